//! Lingering effects: what stays in force after the link that made it has resolved.

use crate::{CardId, Passcode, Seat};
use serde::{Deserialize, Serialize};

/// What a lingering effect does. A closed vocabulary: `apply` stores it, `rules` reads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LingeringRule {
    /// The seat takes no battle damage.
    NoBattleDamage,
    /// The seat's monsters aren't destroyed by battle.
    NoBattleDestruction,
    /// The seat may not activate cards, or effects of cards, with this name.
    CannotActivate(Passcode),
}

/// How long it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// Until the end of the turn with this number.
    EndOfTurn(u16),
}

/// One lingering effect in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lingering {
    /// What it does.
    pub rule: LingeringRule,
    /// The seat it applies to.
    pub seat: Seat,
    /// How long.
    pub until: Until,
    /// The card whose effect made it.
    pub source: CardId,
}
