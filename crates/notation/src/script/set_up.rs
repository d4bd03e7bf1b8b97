//! What a seat begins with.

use super::{At, CardRef, Lies};
use duel::{Seat, Word};

/// What a seat begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// The seat.
    pub seat: Seat,
    /// What, in the order written.
    pub parts: Vec<SetUpPart>,
}

/// One part of a seat's set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpPart {
    /// Cards in a place.
    Cards {
        /// Where.
        place: At<SetUpPlace>,
        /// Which; the top card first in a pile.
        cards: Vec<At<SetUpCard>>,
    },
    /// Materials under an Xyz monster of this set-up.
    Materials {
        /// The monster.
        under: CardRef,
        /// Which.
        cards: Vec<At<SetUpCard>>,
    },
    /// Life points.
    Lp(u32),
}

/// A place cards begin in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetUpPlace {
    /// The hand.
    Hand,
    /// The deck, in this order, top first.
    Deck,
    /// The deck, in an order nobody knows.
    ShuffledDeck,
    /// Set: spells and traps, and monsters face-down.
    Set,
    /// Monsters on the field.
    Monsters,
    /// Face-up spells and traps.
    Spells,
    /// The field zone.
    FieldZone,
    /// The graveyard, top first.
    Graveyard,
    /// Banished cards.
    Banished,
    /// The extra deck.
    ExtraDeck,
    /// The pendulum zones.
    Pendulum,
}

impl SetUpPlace {
    /// All places, with their words.
    pub const ALL: [(Self, &'static str); 11] = [
        (Self::Hand, "hand"),
        (Self::ShuffledDeck, "shuffled deck"),
        (Self::ExtraDeck, "extra deck"),
        (Self::Deck, "deck"),
        (Self::Set, "set"),
        (Self::Monsters, "monsters"),
        (Self::Spells, "spells"),
        (Self::FieldZone, "field zone"),
        (Self::Pendulum, "pendulum zones"),
        (Self::Graveyard, "graveyard"),
        (Self::Banished, "banished"),
    ];
}

/// A card, or unidentified cards, of a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUpCard {
    /// Which.
    pub what: SetUpWhat,
    /// How it lies, where that is said.
    pub lies: Option<Lies>,
    /// The zone's number, from 1, where it is said.
    pub zone: Option<u8>,
    /// Counters on it: how many, and which.
    pub counters: Vec<(u16, Word)>,
    /// The monster of the set-up it is equipped or bound to.
    pub tied: Option<(Tie, CardRef)>,
}

/// How a card on the field belongs to a monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tie {
    /// It equips the monster.
    Equipped,
    /// It is bound to the monster by its effect.
    Bound,
}

/// A known card, or a number of unidentified ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpWhat {
    /// A card by its name.
    Named(String),
    /// So many cards nobody has identified.
    Unidentified(u8),
}
