//! What a declared card does, as it is written.

use super::{At, CardRef, Lies};
use duel::{Fate, Negation, Seat, Value, Word};

/// One thing a declared card does. A seat that isn't said is the one that uses the effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tell {
    /// Cards go somewhere.
    Moved(Vec<CardRef>, Fate),
    /// Monsters are Special Summoned.
    Summoned {
        /// Which.
        cards: Vec<CardRef>,
        /// How they lie; attack position, where that isn't said.
        lies: Option<Lies>,
        /// To the other side.
        across: bool,
    },
    /// Tokens are made.
    Tokens {
        /// How many.
        count: u8,
        /// What they are called.
        name: At<String>,
        /// How they lie; attack position, where that isn't said.
        lies: Option<Lies>,
        /// On the other side.
        across: bool,
    },
    /// A seat draws.
    Drawn(Option<Seat>, u8),
    /// A seat gains life points, or loses them.
    LifePoints(Seat, i32),
    /// Monsters are turned.
    Turned(Vec<CardRef>, Lies),
    /// Monsters change their controller.
    Control {
        /// Which.
        cards: Vec<CardRef>,
        /// For this turn only.
        this_turn: bool,
    },
    /// Counters are put on a card, or taken off it.
    Counters(CardRef, Word, i32),
    /// A value becomes a number.
    Becomes {
        /// Of which monsters.
        cards: Vec<CardRef>,
        /// Which value.
        what: Value,
        /// What it becomes.
        to: u32,
        /// For this turn only.
        this_turn: bool,
    },
    /// A link is negated.
    LinkNegated(u8, Negation),
    /// The summon is negated.
    SummonNegated,
    /// The attack is negated.
    AttackNegated,
    /// Effects are negated.
    EffectsNegated {
        /// Of which cards.
        cards: Vec<CardRef>,
        /// For this turn only.
        this_turn: bool,
    },
    /// Cards become materials of the card.
    Attached(Vec<CardRef>),
    /// The card is equipped to a monster.
    Equipped(CardRef),
    /// A deck is shuffled.
    Shuffled(Seat),
    /// Cards are shown.
    Shown(Vec<CardRef>),
    /// A seat wins.
    Won(Seat),
    /// Something the language has no words for.
    Other,
    /// That is all.
    Over,
}
