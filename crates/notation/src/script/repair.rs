//! A judge's repair, as it is written.

use super::{CardRef, Lies, Spot};
use duel::{Seat, Word, Zone};

/// One step of a repair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RepairStep {
    /// A seat has so many life points.
    Lp(Seat, u32),
    /// A seat gains so many life points, or loses them.
    LpBy(Seat, i32),
    /// A card goes somewhere.
    Moved(CardRef, Goal),
    /// A card on the field lies so.
    Lies(CardRef, Lies),
    /// A card on the field has so many of these counters.
    Counters(CardRef, u16, Word),
    /// A seat's deck is shuffled.
    Shuffled(Seat),
}

/// Where a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// On top of a pile, or under it; its owner's, unless a side is said.
    Pile {
        /// Whose.
        side: Option<Seat>,
        /// Which.
        pile: Spot,
        /// Under it.
        bottom: bool,
    },
    /// To a zone of the field; on the side it is on, unless one is said.
    Zone {
        /// On whose side.
        side: Option<Seat>,
        /// Which kind of zone.
        zone: Zone,
        /// Its number, from 1.
        slot: u8,
        /// How it lies there; face-up (a monster in attack position), unless that is said.
        lies: Option<Lies>,
    },
}
