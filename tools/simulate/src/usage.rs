//! What became of each card: how often it was there, and what was done with it.

use duel::{CardId, Event, Outcome, Passcode, Position};
use std::collections::BTreeMap;
use testkit::play::Play;

/// What was done with the cards of one name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Used {
    /// In how many duels one of them was known.
    pub duels: u64,
    /// Activations, of the card and of its effects.
    pub activated: u64,
    /// Summons, of tokens as well.
    pub summoned: u64,
    /// Times it was set.
    pub set: u64,
    /// Attacks.
    pub attacked: u64,
}

impl Used {
    /// True when something was done with one of them.
    #[must_use]
    pub const fn at_all(&self) -> bool {
        self.activated + self.summoned + self.set + self.attacked > 0
    }

    const fn add(&mut self, other: Self) {
        self.duels += other.duels;
        self.activated += other.activated;
        self.summoned += other.summoned;
        self.set += other.set;
        self.attacked += other.attacked;
    }
}

/// How often an effect was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resolved {
    /// It was activated.
    pub activated: u64,
    /// It resolved and did something.
    pub applied: u64,
}

/// What became of all cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// By card.
    pub cards: BTreeMap<Passcode, Used>,
    /// By card and number of the effect, from 0.
    pub effects: BTreeMap<(Passcode, u8), Resolved>,
}

impl Usage {
    /// The cards that are known at the end of a duel were in it.
    pub(crate) fn were_there(&mut self, play: &Play<'_>) {
        let rows = play.position.rows.iter().filter_map(|row| row.face);
        let mut faces: Vec<Passcode> = rows.chain(play.position.pool.0.concat()).collect();
        faces.sort_unstable();
        faces.dedup();
        for face in faces {
            self.card(face).duels += 1;
        }
    }

    /// One event, and the position after it.
    pub(crate) fn count(&mut self, event: &Event, after: &Position) {
        let face = |card: &CardId| after.card(*card).and_then(|row| row.face);
        match event {
            Event::LinkAdded { link, .. } => self.link(after, *link, Outcome::NoEffect),
            Event::LinkResolved { link, outcome } if *outcome == Outcome::Applied => {
                self.link(after, *link, *outcome);
            }
            Event::SummonSucceeded { card }
            | Event::SummonJoined { card, .. }
            | Event::TokenMade { card, .. } => self.summon(face(card)),
            Event::SpecialSummoned { moves, .. } => {
                moves.iter().for_each(|step| self.summon(face(&step.card)));
            }
            Event::CardSet { card, .. } => {
                if let Some(face) = face(card) {
                    self.card(face).set += 1;
                }
            }
            Event::AttackDeclared { card, .. } => {
                if let Some(face) = face(card) {
                    self.card(face).attacked += 1;
                }
            }
            _ => {}
        }
    }

    fn card(&mut self, face: Passcode) -> &mut Used {
        self.cards.entry(face).or_default()
    }

    fn summon(&mut self, face: Option<Passcode>) {
        if let Some(face) = face {
            self.card(face).summoned += 1;
        }
    }

    /// A link that was added, or has resolved.
    fn link(&mut self, after: &Position, link: u8, outcome: Outcome) {
        let Some(link) = after.link(link) else {
            return;
        };
        let Some(face) = link.face else {
            return;
        };
        let effect = self.effects.entry((face, link.effect)).or_default();
        if outcome == Outcome::Applied {
            effect.applied += 1;
        } else {
            effect.activated += 1;
            self.card(face).activated += 1;
        }
    }

    /// Both together.
    pub(crate) fn add(&mut self, other: &Self) {
        for (face, used) in &other.cards {
            self.card(*face).add(*used);
        }
        for (effect, resolved) in &other.effects {
            let mine = self.effects.entry(*effect).or_default();
            mine.activated += resolved.activated;
            mine.applied += resolved.applied;
        }
    }
}
