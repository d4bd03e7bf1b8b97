//! The peer's account: its steps folded into where every card is.

use crate::fact::{Fact, Where};
use crate::trace::{At, Card, Step, Trace};
use duel::{Passcode, Phase, Seat, Zone};
use std::collections::BTreeMap;

/// A card as the peer has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TheirCard {
    /// Its face.
    pub(crate) face: Passcode,
    /// Whose it is.
    pub(crate) owner: Seat,
    /// Where it is; `None`: nowhere.
    pub(crate) place: Option<Where>,
    /// True when it lies face-down on the field or banished.
    pub(crate) down: bool,
    /// True for a monster in defense position.
    pub(crate) defense: bool,
}

/// The peer's account up to a step.
#[derive(Clone, Debug)]
pub(crate) struct Theirs {
    /// Every card, by its number.
    pub(crate) cards: BTreeMap<u32, TheirCard>,
    /// Life points.
    pub(crate) lp: [i64; 2],
    /// What happened since the last comparison.
    pub(crate) facts: Vec<Fact<u32>>,
    /// The phase.
    pub(crate) phase: Option<Phase>,
    /// Links whose effect was negated since the last comparison.
    pub(crate) disabled: Vec<u8>,
    /// The link being built: who, and with which card.
    building: Option<(Seat, u32)>,
}

pub(crate) const fn seat(player: u8) -> Seat {
    if player == 0 { Seat::A } else { Seat::B }
}

fn zone(name: &str) -> Option<Zone> {
    Some(match name {
        "deck" => Zone::Deck,
        "hand" => Zone::Hand,
        "grave" => Zone::Graveyard,
        "banished" => Zone::Banished,
        "extra" => Zone::Extra,
        "monster" => Zone::Monster,
        "spell" => Zone::Spell,
        "field" => Zone::Field,
        _ => return None,
    })
}

/// A place, as far as it is compared.
pub(crate) fn place(at: &At) -> Option<Where> {
    Some((seat(at.player), zone(&at.zone)?))
}

pub(crate) fn phase(name: &str) -> Option<Phase> {
    Some(match name {
        "draw" => Phase::Draw,
        "standby" => Phase::Standby,
        "main1" => Phase::Main1,
        "battle_start" => Phase::Battle,
        "main2" => Phase::Main2,
        "end" => Phase::End,
        _ => return None,
    })
}

impl Theirs {
    /// The account before the first step. `face` tells a card's face by its name.
    pub(crate) fn new(
        trace: &Trace,
        face: impl Fn(&str) -> Option<Passcode>,
    ) -> Result<Self, String> {
        let mut cards = BTreeMap::new();
        for card in trace.setup.cards.iter().chain(&trace.tokens) {
            let face = face(&card.name).ok_or_else(|| format!("no card file for {}", card.name))?;
            cards.insert(card.id, Self::card(card, face));
        }
        for id in trace.setup.decks.iter().flatten() {
            if !cards.contains_key(id) {
                return Err(format!("a deck names card {id}, which isn't there"));
            }
        }
        Ok(Self {
            cards,
            lp: trace.lp.map(i64::from),
            facts: Vec::new(),
            phase: None,
            disabled: Vec::new(),
            building: None,
        })
    }

    fn card(card: &Card, face: Passcode) -> TheirCard {
        let mut theirs = TheirCard {
            face,
            owner: seat(card.owner),
            place: None,
            down: false,
            defense: false,
        };
        if let Some(at) = &card.at {
            theirs.put(at);
        }
        theirs
    }

    /// Takes one step in.
    pub(crate) fn fold(&mut self, step: &Step) {
        match step {
            Step::Turn { p, n } => self.facts.push(Fact::Turn(seat(*p), *n)),
            Step::Phase { name } => {
                self.phase = phase(name);
                self.facts.extend(self.phase.map(Fact::Phase));
            }
            Step::Chaining { p, card, .. } => self.building = Some((seat(*p), *card)),
            Step::Chained { link } => {
                let built = self.building.take();
                self.facts
                    .extend(built.map(|(seat, card)| Fact::Link(*link, seat, card)));
            }
            Step::ChainDisabled { link } => self.disabled.push(*link),
            Step::ChainNegated { link } => self.facts.push(Fact::Negated(*link)),
            Step::ChainSolving { link } => self.facts.push(Fact::Solving(*link)),
            Step::ChainEnd => self.facts.push(Fact::ChainEnd),
            Step::DamageStepStart => self.facts.push(Fact::DamageStep),
            Step::Attack { card, target } => self.facts.push(Fact::Attack(*card, *target)),
            Step::Damage { p, n } | Step::PayLp { p, n } => self.life(*p, -i64::from(*n)),
            Step::Recover { p, n } => self.life(*p, i64::from(*n)),
            Step::Draw { p, cards } => {
                for card in cards {
                    self.go(*card, Some((seat(*p), Zone::Hand)));
                }
            }
            Step::Move { card, to, .. } => {
                self.go(*card, to.as_ref().and_then(place));
                if let Some(to) = to {
                    self.lies(*card, to.position.as_deref());
                }
            }
            Step::PosChange { card, to } => self.lies(*card, Some(to)),
            Step::Summoning { card, at }
            | Step::FlipSummoning { card, at }
            | Step::SpecialSummoning { card, at } => self.lies(*card, at.position.as_deref()),
            Step::Swap { cards, now_at } | Step::ShuffleSetCards { cards, now_at } => {
                for (card, at) in cards.iter().zip(now_at) {
                    self.go(*card, place(at));
                    self.lies(*card, at.position.as_deref());
                }
            }
            _ => {}
        }
    }

    fn life(&mut self, p: u8, by: i64) {
        let lp = &mut self.lp[usize::from(p.min(1))];
        let by = by.max(-*lp);
        *lp += by;
        if by != 0 {
            self.facts.push(Fact::Lp(seat(p), by));
        }
    }

    fn go(&mut self, id: u32, to: Option<Where>) {
        let Some(card) = self.cards.get_mut(&id) else {
            return;
        };
        self.facts.push(Fact::Moved(id, card.place, to));
        card.place = to;
        card.down = false;
        card.defense = false;
    }

    fn lies(&mut self, id: u32, position: Option<&str>) {
        if let Some(card) = self.cards.get_mut(&id) {
            card.lie(position);
        }
    }

    /// Leaves out the first so many facts in the order in which they are compared.
    pub(crate) fn leave_out(&mut self, count: usize) {
        let kept = self.facts.iter().filter(|fact| !fact.is_nothing());
        // Facts of one group may be counted in any order: the prefix ends with a whole group.
        self.facts = kept.skip(count).cloned().collect();
    }

    /// The face of a card.
    pub(crate) fn face(&self, id: u32) -> Passcode {
        self.cards.get(&id).map_or(Passcode(0), |card| card.face)
    }
}

impl TheirCard {
    fn put(&mut self, at: &At) {
        self.place = place(at);
        self.lie(at.position.as_deref());
    }

    fn lie(&mut self, position: Option<&str>) {
        if let Some(position) = position {
            self.down = position.starts_with("down");
            self.defense = position.ends_with("def");
        }
    }
}
