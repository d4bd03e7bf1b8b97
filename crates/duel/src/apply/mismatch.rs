//! Facts that can't be.

use crate::{CardId, Passcode, Place, Seat};

/// A fact that can't be: the journal it came from cannot be this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// No card has this identity (any more).
    NoSuchCard(CardId),
    /// The card isn't where the event says it came from.
    NotThere {
        /// The card.
        card: CardId,
        /// Where the event says it is.
        said: Place,
        /// Where it is.
        is: Place,
    },
    /// Another card is in the zone already.
    Occupied {
        /// The zone.
        place: Place,
        /// The card in it.
        by: CardId,
    },
    /// The record knows another face of this card.
    OtherFace {
        /// The card.
        card: CardId,
        /// The face the event gives it.
        said: Passcode,
        /// The face it has.
        is: Passcode,
    },
    /// The pile it comes from has no such face left.
    NotInPool {
        /// Whose deck.
        owner: Seat,
        /// The face.
        face: Passcode,
    },
    /// More cards than a duel can have.
    TooManyCards {
        /// How many there would be.
        cards: usize,
    },
    /// Another window, or none, is open.
    NotThisWindow {
        /// The window the event names.
        said: u32,
        /// The window that is open.
        open: Option<u32>,
    },
    /// The seat isn't owed in the window, or has answered.
    NotOwed {
        /// The window.
        window: u32,
        /// The seat.
        seat: Seat,
    },
    /// Another link comes next.
    NotThisLink {
        /// The link the event names.
        said: u8,
        /// The link that would be right.
        right: u8,
    },
    /// Life points don't add up.
    LifePoints {
        /// Whose.
        seat: Seat,
        /// What they were.
        was: u32,
        /// By how much they changed.
        by: i32,
        /// What the event says they are.
        said: u32,
    },
    /// Counters don't add up.
    Counters {
        /// The card.
        card: CardId,
        /// How many it had.
        was: u16,
        /// By how many they changed.
        by: i32,
        /// What the event says there are.
        said: u16,
    },
    /// The event needs something under way that isn't: a choice, a summon, a step.
    NothingUnderWay(&'static str),
    /// The duel has begun already, or hasn't begun.
    OutOfOrder(&'static str),
}

impl core::fmt::Display for Mismatch {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NoSuchCard(card) => write!(f, "no card has the identity {}", card.0),
            Self::NotThere { card, said, is } => {
                write!(
                    f,
                    "card {} is said to be in {said:?} but is in {is:?}",
                    card.0
                )
            }
            Self::Occupied { place, by } => write!(f, "{place:?} already holds card {}", by.0),
            Self::OtherFace { card, said, is } => {
                write!(
                    f,
                    "card {} is said to be {} but is {}",
                    card.0, said.0, is.0
                )
            }
            Self::NotInPool { owner, face } => {
                write!(f, "the deck of seat {owner} has no {} left", face.0)
            }
            Self::TooManyCards { cards } => write!(f, "{cards} cards, at most 255 can be followed"),
            Self::NotThisWindow { said, open } => {
                write!(f, "the event is about window {said}, open is {open:?}")
            }
            Self::NotOwed { window, seat } => {
                write!(f, "seat {seat} owes no answer in window {window}")
            }
            Self::NotThisLink { said, right } => {
                write!(f, "the event is about link {said}, next is link {right}")
            }
            Self::LifePoints {
                seat,
                was,
                by,
                said,
            } => {
                write!(
                    f,
                    "life points of seat {seat}: {was} changed by {by} is not {said}"
                )
            }
            Self::Counters {
                card,
                was,
                by,
                said,
            } => write!(
                f,
                "counters on card {}: {was} changed by {by} is not {said}",
                card.0
            ),
            Self::NothingUnderWay(what) => write!(f, "no {what} is under way"),
            Self::OutOfOrder(what) => write!(f, "{what} comes out of order"),
        }
    }
}

impl core::error::Error for Mismatch {}
