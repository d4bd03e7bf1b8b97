//! Places a card can be, and the parts of a turn.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// A kind of place. Zones of the field carry their number, piles don't.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Zone {
    /// The main deck; the highest slot is the top card.
    Deck,
    /// The hand.
    Hand,
    /// A monster zone: 0 to 4 are the main ones, 5 and 6 the extra monster zones.
    Monster,
    /// A spell and trap zone, 0 to 4.
    Spell,
    /// The field zone.
    Field,
    /// A pendulum zone of its own, 0 and 1 (2014 to 2017; later the outer spell and trap zones).
    Pendulum,
    /// Under an Xyz monster, as its material.
    Material,
    /// The graveyard; the highest slot is the card on top.
    Graveyard,
    /// Banished cards.
    Banished,
    /// The extra deck.
    Extra,
    /// Between declaration and success of a summon: on no field, in no hand.
    Limbo,
    /// Out of the duel: a token that left the field.
    Gone,
}

impl Zone {
    /// True for the zones of the field, where a card is in a numbered zone of its own.
    #[must_use]
    #[inline]
    pub const fn on_field(self) -> bool {
        matches!(
            self,
            Self::Monster | Self::Spell | Self::Field | Self::Pendulum
        )
    }

    /// True for the piles whose cards nobody but their owner may see, or nobody at all.
    #[must_use]
    #[inline]
    pub const fn hidden(self) -> bool {
        matches!(self, Self::Deck | Self::Hand | Self::Extra)
    }

    /// True where a card lies in a pile and `slot` is its rank in it, 0 at the bottom.
    #[must_use]
    #[inline]
    pub const fn is_pile(self) -> bool {
        !self.on_field()
    }
}

/// One place: whose side, which zone, which number.
///
/// On the field `slot` is the zone's number; in a pile it is the rank from the bottom. A place
/// that is a destination in a pile may carry any slot: a card is put on top, or at the bottom
/// with [`Place::BOTTOM`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The side it is on (on the field: who controls the card).
    pub seat: Seat,
    /// The kind of place.
    pub zone: Zone,
    /// The zone's number, or the rank in the pile.
    pub slot: u8,
}

impl Place {
    /// As the slot of a destination in a pile: under everything else.
    pub const BOTTOM: u8 = u8::MAX;

    /// A pile of a seat, as a destination (the card is put on top).
    #[must_use]
    #[inline]
    pub const fn pile(seat: Seat, zone: Zone) -> Self {
        Self {
            seat,
            zone,
            slot: 0,
        }
    }
}

/// A phase of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Draw phase.
    Draw,
    /// Standby phase.
    Standby,
    /// Main phase 1.
    Main1,
    /// Battle phase.
    Battle,
    /// Main phase 2.
    Main2,
    /// End phase.
    End,
}

impl Phase {
    /// The phase that comes after it in a turn that has all of them.
    #[must_use]
    pub const fn following(self) -> Option<Self> {
        match self {
            Self::Draw => Some(Self::Standby),
            Self::Standby => Some(Self::Main1),
            Self::Main1 => Some(Self::Battle),
            Self::Battle => Some(Self::Main2),
            Self::Main2 => Some(Self::End),
            Self::End => None,
        }
    }

    /// All phases in the order of the turn.
    pub const ALL: [Self; 6] = [
        Self::Draw,
        Self::Standby,
        Self::Main1,
        Self::Battle,
        Self::Main2,
        Self::End,
    ];

    /// True for both main phases.
    #[must_use]
    #[inline]
    pub const fn is_main(self) -> bool {
        matches!(self, Self::Main1 | Self::Main2)
    }
}

/// A step of the battle phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Start step.
    Start,
    /// Battle step.
    Battle,
    /// Damage step.
    Damage,
    /// End step.
    End,
}

/// A timing of the damage step. There are five since about 2012; the old rules had seven.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum DamageTiming {
    /// The start of the damage step; a face-down target isn't flipped yet.
    Start,
    /// A face-down target is flipped (a timing of its own in the old rules only).
    Flipped,
    /// Before damage calculation.
    BeforeCalculation,
    /// During damage calculation.
    Calculation,
    /// Battle damage was inflicted (a timing of its own in the old rules only).
    Damaged,
    /// After damage calculation.
    AfterCalculation,
    /// The end of the damage step.
    End,
}

impl DamageTiming {
    /// The seven timings of the old rules.
    pub const SEVEN: [Self; 7] = [
        Self::Start,
        Self::Flipped,
        Self::BeforeCalculation,
        Self::Calculation,
        Self::Damaged,
        Self::AfterCalculation,
        Self::End,
    ];
    /// The five timings since about 2012.
    pub const FIVE: [Self; 5] = [
        Self::Start,
        Self::BeforeCalculation,
        Self::Calculation,
        Self::AfterCalculation,
        Self::End,
    ];
}
