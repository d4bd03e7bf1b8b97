//! Cards as they are spoken of, and how they lie.

use super::At;
use duel::{Posture, Seat};

/// A card as it is spoken of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardRef {
    /// Whose side it is on, where that is said.
    pub side: Option<Seat>,
    /// Set or face-up, where that is said.
    pub facing: Option<Facing>,
    /// Its name, or only "card" or "monster".
    pub noun: Noun,
    /// Where it is, where that is said.
    pub place: Option<Spot>,
    /// Where it is written.
    pub at: At<()>,
}

/// What a card is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Noun {
    /// By its name or passcode.
    Name(String),
    /// "card": a spell or trap, or any card of a pile.
    #[default]
    Card,
    /// "monster".
    Monster,
}

/// Face-up or set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Face-down on the field.
    Set,
    /// Face-up.
    Up,
}

/// A place a spoken-of card is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A numbered zone of the field, from 1.
    Zone(u8),
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The graveyard.
    Graveyard,
    /// Banished.
    Banished,
    /// The field.
    Field,
    /// The extra deck.
    Extra,
    /// Under an Xyz monster, as its material.
    Material,
}

/// How a monster lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lies {
    /// Face-up attack position.
    Attack,
    /// Face-up defense position.
    Defense,
    /// Face-down; a monster in defense position.
    Set,
    /// Face-up, where there is no battle position.
    Up,
}

impl Lies {
    /// The posture of a monster on the field that lies so.
    #[must_use]
    pub const fn of_a_monster(self) -> Posture {
        match self {
            Self::Attack => Posture::FaceUpAttack,
            Self::Defense => Posture::FaceUpDefense,
            Self::Set => Posture::FaceDownDefense,
            Self::Up => Posture::FaceUp,
        }
    }
}
