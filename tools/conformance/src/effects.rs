//! Which of our effects the peer's effect numbers mean.
//!
//! The peer counts what its card scripts register: one printed effect may have several numbers, one
//! for each event it waits for. `peer-cards.json` lists them with their kinds; a kind of which we
//! have one effect needs nothing more, the others are told apart in `effects.ron`.

use rules::vocabulary::{CardDef, Effect, EffectKind};
use serde::Deserialize;
use std::collections::BTreeMap;

const PEER_CARDS: &str = include_str!("../data/peer-cards.json");
const TOLD_APART: &str = include_str!("../data/effects.ron");

#[derive(Deserialize)]
struct PeerCard {
    name: String,
    #[serde(default)]
    effects: Vec<PeerEffect>,
}

#[derive(Deserialize)]
struct PeerEffect {
    i: u8,
    r#type: String,
}

/// The peer's effect numbers, by card name.
#[derive(Debug)]
pub struct PeerEffects {
    kinds: BTreeMap<(String, u8), String>,
    told_apart: BTreeMap<String, Vec<(u8, Vec<u8>)>>,
    names: BTreeMap<u32, String>,
}

impl PeerEffects {
    /// The table.
    ///
    /// # Errors
    /// What is wrong with its files.
    pub fn load() -> Result<Self, String> {
        let cards: BTreeMap<String, PeerCard> =
            serde_json::from_str(PEER_CARDS).map_err(|e| format!("peer-cards.json: {e}"))?;
        let told_apart = ron::from_str(TOLD_APART).map_err(|e| format!("effects.ron: {e}"))?;
        let mut kinds = BTreeMap::new();
        let mut names = BTreeMap::new();
        for (code, card) in cards {
            names.extend(code.parse().ok().map(|code: u32| (code, card.name.clone())));
            for effect in card.effects {
                kinds.insert((card.name.clone(), effect.i), effect.r#type);
            }
        }
        Ok(Self {
            kinds,
            told_apart,
            names,
        })
    }

    /// The name behind a passcode, under which a card may have several.
    pub(crate) fn name(&self, code: u32) -> Option<&str> {
        self.names.get(&code).map(String::as_str)
    }

    /// Our effects that the peer's number may mean.
    pub(crate) fn ours(&self, def: &CardDef, number: u8) -> Vec<u8> {
        let name = &def.names.en;
        if let Some(told) = self.told_apart.get(name) {
            let known = told.iter().find(|(peer, _)| *peer == number);
            if let Some((_, ours)) = known {
                return ours.clone();
            }
        }
        let kind = self.kinds.get(&(name.clone(), number));
        let of_kind: Vec<u8> = numbered(&def.effects)
            .filter(|(_, effect)| kind.is_some_and(|kind| is_kind(&effect.kind, kind)))
            .map(|(n, _)| n)
            .collect();
        if of_kind.is_empty() {
            let usable = |effect: &Effect| !matches!(effect.kind, EffectKind::Continuous(_));
            return numbered(&def.effects)
                .filter(|(_, e)| usable(e))
                .map(|(n, _)| n)
                .collect();
        }
        of_kind
    }

    /// All effects of ours that one number of the peer's may mean together with this one: the
    /// first of them stands for all.
    pub(crate) fn stands_for(&self, def: &CardDef, ours: u8) -> u8 {
        let numbers = self.kinds.keys().filter(|(name, _)| *name == def.names.en);
        let mut first = ours;
        for (_, number) in numbers {
            let group = self.ours(def, *number);
            if group.contains(&ours) {
                first = first.min(group.iter().copied().min().unwrap_or(ours));
            }
        }
        first
    }
}

fn numbered(effects: &[Effect]) -> impl Iterator<Item = (u8, &Effect)> {
    effects
        .iter()
        .enumerate()
        .map(|(n, effect)| (n as u8, effect))
}

fn is_kind(kind: &EffectKind, peers: &str) -> bool {
    match kind {
        EffectKind::CardActivation => peers == "activate",
        EffectKind::Ignition => peers == "ignition",
        EffectKind::Quick => peers == "quick_optional",
        EffectKind::MandatoryQuick => peers == "quick_mandatory",
        EffectKind::Trigger {
            mandatory: true, ..
        } => peers == "trigger_mandatory",
        EffectKind::Trigger { .. } => peers == "trigger_optional",
        EffectKind::Continuous(_) => false,
    }
}
