//! What a player could do, as both accounts tell it.

use crate::ours::Ours;
use crate::play::Bench;
use crate::stretch::Asked;
use crate::theirs::Theirs;
use duel::{Action, CardId, Passcode, Phase, Row, Seat, Which, Zone};
use rules::vocabulary::{EffectKind, Occasion};
use rules::{Rule, Said};

/// Something a player could do.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Deed {
    /// What, in the peer's words.
    pub(crate) what: String,
    /// With which card.
    pub(crate) face: Passcode,
    /// Where it is.
    pub(crate) zone: Option<(Seat, Zone)>,
    /// Which of its effects: the first of those that aren't told apart.
    pub(crate) effect: u8,
}

impl Deed {
    fn plain(what: &str) -> Self {
        Self {
            what: what.to_owned(),
            face: Passcode(0),
            zone: None,
            effect: 0,
        }
    }
}

/// What the peer says could be done.
pub(crate) fn theirs(bench: &Bench, theirs: &Theirs, asked: &Asked) -> Vec<Deed> {
    if asked.ask.what == "effectyn" {
        let card = asked.ask.card.into_iter();
        return card
            .map(|id| deed(bench, theirs, "activate", id, None))
            .collect();
    }
    // The peer may list one printed effect once for each event it waits for.
    let mut once: Vec<Deed> = Vec::new();
    let mut seen: Vec<(u32, u8)> = Vec::new();
    for choice in asked.ask.choices() {
        let what = if choice.deed.is_empty() {
            "activate"
        } else {
            &choice.deed
        };
        let Some(id) = choice.card else {
            once.push(Deed::plain(what));
            continue;
        };
        let one = deed(bench, theirs, what, id, choice.effect);
        if what == "activate" {
            if seen.contains(&(id, one.effect)) {
                continue;
            }
            seen.push((id, one.effect));
        }
        once.push(one);
    }
    once.sort();
    once
}

fn deed(bench: &Bench, theirs: &Theirs, what: &str, id: u32, effect: Option<u8>) -> Deed {
    let face = theirs.face(id);
    let ours = effects(bench, face, effect);
    Deed {
        what: what.to_owned(),
        face,
        zone: theirs.cards.get(&id).and_then(|card| card.place),
        effect: if what == "activate" {
            ours.first().copied().unwrap_or(0)
        } else {
            0
        },
    }
}

/// True for the use of an effect that belongs to a phase.
pub(crate) fn is_of_phase(bench: &Bench, deed: &Deed) -> bool {
    let def = bench
        .cards
        .get(deed.face)
        .filter(|_| deed.what == "activate");
    let effect = def.and_then(|def| def.effects.get(usize::from(deed.effect)));
    effect.is_some_and(|effect| {
        matches!(
            effect.kind,
            EffectKind::Trigger {
                event: Occasion::Phase { .. },
                ..
            }
        )
    })
}

/// Our effects that a number of the peer's may mean; without one, any trigger.
pub(crate) fn effects(bench: &Bench, face: Passcode, number: Option<u8>) -> Vec<u8> {
    let Some(def) = bench.cards.get(face) else {
        return Vec::new();
    };
    let all = || (0..def.effects.len() as u8).collect::<Vec<u8>>();
    let Some(number) = number else {
        let is_trigger = |n: &u8| {
            matches!(
                def.effects[usize::from(*n)].kind,
                EffectKind::Trigger {
                    mandatory: false,
                    ..
                }
            )
        };
        let triggers: Vec<u8> = all().into_iter().filter(is_trigger).collect();
        return if triggers.is_empty() { all() } else { triggers };
    };
    let ours = bench.effects.ours(def, number);
    let mut ours: Vec<u8> = if ours.is_empty() { all() } else { ours };
    ours.sort_unstable();
    ours
}

/// What our engine says could be done in this window; `open`: phases to go to among it.
pub(crate) fn ours(bench: &Bench, ours: &Ours<'_>, seat: Seat, open: bool) -> Vec<Deed> {
    let offers = rules::offers(&ours.position, ours.cards, seat);
    let mut seen: Vec<(CardId, String, u8)> = Vec::new();
    let mut deeds = Vec::new();
    for said in offers.iter() {
        let Some((what, card, effect)) = told(&said, open, ours) else {
            continue;
        };
        let Some(card) = card else {
            deeds.push(Deed::plain(what));
            continue;
        };
        let face = ours.face(card);
        let effect = bench.cards.get(face).map_or(0, |def| match what {
            "activate" => bench.effects.stands_for(def, effect),
            _ => 0,
        });
        if seen.contains(&(card, what.to_owned(), effect)) {
            continue;
        }
        seen.push((card, what.to_owned(), effect));
        let zone = ours
            .position
            .card(card)
            .map(|row| (row.place.seat, row.place.zone));
        deeds.push(Deed {
            what: what.to_owned(),
            face,
            zone,
            effect,
        });
    }
    deeds.sort();
    deeds
}

fn told(said: &Said, open: bool, ours: &Ours<'_>) -> Option<(&'static str, Option<CardId>, u8)> {
    let id = |which: &Which| match which {
        Which::Card(card) => Some(*card),
        Which::Unseen { .. } => None,
    };
    let battle = ours.position.phase == Phase::Battle;
    Some(match &said.action {
        Action::Activate { card, effect } => ("activate", Some(id(card)?), *effect),
        Action::Summon { card } => ("summon", Some(id(card)?), 0),
        Action::SpecialSummon { card, .. } => ("special_summon", Some(id(card)?), 0),
        Action::SetMonster { card } => ("set_monster", Some(id(card)?), 0),
        Action::SetSpell { card } => ("set_spell_trap", Some(id(card)?), 0),
        Action::FlipSummon { card } | Action::ChangePosition { card } => {
            ("change_position", Some(id(card)?), 0)
        }
        Action::Attack { card, .. } => ("attack", Some(id(card)?), 0),
        Action::MoveOn { to: Some(to) } if open => match to {
            Phase::Battle if !battle => ("battle_phase", None, 0),
            Phase::Main2 if battle => ("main2", None, 0),
            Phase::End => ("end_phase", None, 0),
            _ => return None,
        },
        _ => return None,
    })
}

/// What would be said to do it here, to learn why it can't be done: with the copy that comes
/// nearest to it.
pub(crate) fn said(bench: &Bench, ours: &Ours<'_>, seat: Seat, deed: &Deed) -> Option<Said> {
    let (owner, zone) = deed.zone?;
    let copies = ours
        .position
        .zone(owner, zone)
        .filter(|row| row.face == Some(deed.face));
    let all: Vec<Said> = copies
        .filter_map(|row| said_with(bench, row, seat, deed))
        .collect();
    let elsewhere = |said: &Said| {
        let refusal = ours.refuses(said);
        refusal.is_some_and(|refusal| refusal.rule == Rule::From)
    };
    let near = all.iter().find(|said| !elsewhere(said)).cloned();
    near.or_else(|| all.into_iter().next())
}

fn said_with(bench: &Bench, row: &Row, seat: Seat, deed: &Deed) -> Option<Said> {
    let card = Which::Card(row.id);
    let action = match deed.what.as_str() {
        "activate" => {
            let def = bench.cards.get(deed.face)?;
            let numbers = 0..def.effects.len() as u8;
            let effect = numbers
                .into_iter()
                .find(|n| bench.effects.stands_for(def, *n) == deed.effect)
                .unwrap_or(deed.effect);
            Action::Activate { card, effect }
        }
        "summon" => Action::Summon { card },
        "special_summon" => Action::SpecialSummon { card, way: 0 },
        "set_monster" => Action::SetMonster { card },
        "set_spell_trap" => Action::SetSpell { card },
        "change_position" if !row.posture.face_up() => Action::FlipSummon { card },
        "change_position" => Action::ChangePosition { card },
        _ => return None,
    };
    Some(Said { by: seat, action })
}
