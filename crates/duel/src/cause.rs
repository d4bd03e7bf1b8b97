//! Why things happened, and the memory of what happened since the last window.

use crate::{CardId, DamageTiming, LinkKind, Passcode, Phase, Place, Posture, Seat, Zone};
use serde::{Deserialize, Serialize};

/// Under which head something happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Paid to activate.
    Cost,
    /// Done by a resolving effect.
    Effect,
    /// Destroyed by a resolving effect.
    Destroyed,
    /// Tributed for a summon, or used as its material.
    Material,
    /// Tributed as a cost.
    Tributed,
    /// Discarded by an effect.
    Discarded,
    /// Drawn by an effect.
    Drawn,
    /// A material taken off an Xyz monster.
    Detached,
    /// A battle.
    Battle,
    /// Put on the field to be activated.
    Activation,
    /// Summoned.
    Summon,
    /// Set.
    Set,
    /// A rule of the game: the normal draw, cards that leave after the chain, the hand limit.
    Rule,
    /// Given with the set-up.
    SetUp,
    /// Put right by a judge.
    Repair,
}

/// The cause of a step: under which head, by which seat, by which card, in which link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cause {
    /// Under which head.
    pub reason: Reason,
    /// The seat whose action or effect it was.
    pub by: Option<Seat>,
    /// The card it came from.
    pub card: Option<CardId>,
    /// The chain link it belongs to (being built, for a cost); 0 for none.
    pub link: u8,
}

impl Cause {
    /// A rule of the game, nobody's action.
    pub const RULE: Self = Self {
        reason: Reason::Rule,
        by: None,
        card: None,
        link: 0,
    };
    /// Put right by a judge.
    pub const REPAIR: Self = Self {
        reason: Reason::Repair,
        by: None,
        card: None,
        link: 0,
    };
    /// Given with the set-up.
    pub const SET_UP: Self = Self {
        reason: Reason::SetUp,
        by: None,
        card: None,
        link: 0,
    };

    /// A seat's action outside a chain.
    #[must_use]
    pub const fn action(reason: Reason, by: Seat) -> Self {
        Self {
            reason,
            by: Some(by),
            card: None,
            link: 0,
        }
    }
}

/// How a monster is summoned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Method {
    /// Normal Summon without tributes.
    Normal,
    /// Tribute Summon.
    Tribute,
    /// Flip Summon.
    Flip,
    /// Special Summon.
    Special,
    /// A Gemini monster, summoned again.
    Gemini,
    /// Fusion Summon.
    Fusion,
    /// Ritual Summon.
    Ritual,
    /// Synchro Summon.
    Synchro,
    /// Xyz Summon.
    Xyz,
    /// Link Summon.
    Link,
    /// Pendulum Summon.
    Pendulum,
}

impl Method {
    /// True for every Special Summon.
    #[must_use]
    pub const fn is_special(self) -> bool {
        !matches!(
            self,
            Self::Normal | Self::Tribute | Self::Flip | Self::Gemini
        )
    }
}

/// One thing that happened, as triggers and responses see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Happened {
    /// A card moved.
    Moved {
        /// The card, by its identity after the move.
        card: CardId,
        /// Its face, if the record knows it.
        face: Option<Passcode>,
        /// Where it was.
        from: Place,
        /// Where it went.
        to: Place,
        /// Whether it was face-up where it was.
        was_face_up: bool,
        /// What it was attached to where it was.
        attached: Option<CardId>,
        /// Whether its effects were negated where it was.
        negated: bool,
    },
    /// A summon succeeded.
    Summoned {
        /// The monster.
        card: CardId,
        /// Who summoned it.
        by: Seat,
        /// How.
        method: Method,
        /// Where it came from.
        from: Zone,
    },
    /// A card was set.
    Set {
        /// The card.
        card: CardId,
    },
    /// A monster changed its position.
    Turned {
        /// The card.
        card: CardId,
        /// How it lay.
        from: Posture,
        /// How it lies now.
        to: Posture,
    },
    /// A link has resolved, and nothing else of what it did is kept here.
    Resolved,
    /// A card or an effect of a card was activated.
    Activated {
        /// The card.
        card: CardId,
        /// Who activated it.
        by: Seat,
        /// What kind of activation.
        kind: LinkKind,
    },
    /// An attack was declared.
    Attacked {
        /// The attacker.
        card: CardId,
        /// The monster attacked, if it is not a direct attack.
        target: Option<CardId>,
    },
    /// Damage was calculated between these.
    Battled {
        /// The attacker.
        card: CardId,
        /// The monster attacked.
        target: Option<CardId>,
    },
    /// A seat gained life points.
    Gained {
        /// The seat.
        seat: Seat,
        /// How much.
        by: u32,
    },
    /// A seat lost life points by damage.
    Damaged {
        /// The seat.
        seat: Seat,
        /// How much.
        by: u32,
    },
    /// A phase began.
    PhaseBegan(Phase),
    /// A timing of the damage step began.
    TimingBegan(DamageTiming),
}

/// What happened, when in the resolution, and why. `link` and `group` tell "when" from "if".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Happening {
    /// What happened.
    pub what: Happened,
    /// Why.
    pub cause: Cause,
    /// Counts groups of things that happened at once; equal numbers are simultaneous.
    pub group: u32,
}
