//! Windows: moments at which a named seat is owed the chance to act.

use crate::{DamageTiming, How, Phase, Seat, Step};
use serde::{Deserialize, Serialize};

/// What a window is for. Who may do what in it is decided in the crate `rules`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum WindowKind {
    /// Open state: the turn player may take any action.
    Open,
    /// A summon was declared: it may be negated.
    SummonNegation,
    /// Free window: fast effects, after an action or a chain.
    Free,
    /// The chain may be answered.
    Chain,
    /// Triggers that met their condition may be activated by their owner.
    Trigger,
    /// The turn player wants to leave the phase.
    PhaseEnd,
    /// The turn player wants to leave the step of the battle phase.
    StepEnd,
    /// A timing of the damage step.
    DamageStep,
}

/// Why a window opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Because {
    /// A phase began.
    PhaseBegan(Phase),
    /// Everybody passed after the last thing that happened.
    AllPassed,
    /// A summon was declared.
    SummonDeclared,
    /// A summon succeeded.
    SummonSucceeded,
    /// A card was set.
    CardSet,
    /// A monster changed its position.
    PositionChanged,
    /// The normal draw was made.
    Drawn,
    /// A chain of so many links ended.
    ChainEnded {
        /// How many links it had.
        links: u8,
    },
    /// A link was added to the chain.
    LinkAdded {
        /// Its number.
        link: u8,
    },
    /// Triggers met their condition; mandatory ones are settled first.
    TriggersMet {
        /// True for mandatory triggers.
        mandatory: bool,
    },
    /// The turn player moves on from the phase.
    MovesOn(Phase),
    /// The turn player moves on from the step of the battle phase.
    LeavesStep(Step),
    /// A step of the battle phase began.
    StepBegan(Step),
    /// An attack was declared.
    AttackDeclared,
    /// A timing of the damage step began.
    TimingBegan(DamageTiming),
    /// Something else happened outside a chain.
    Happened,
}

/// The answer of an owed seat in a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The seat acted; the seats after it are released.
    Acted,
    /// The seat passed.
    Passed(How),
    /// The seat was owed the question and the duel went on without it.
    Skipped,
}

/// An open window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Window {
    /// Its number in the duel, from 1.
    pub number: u32,
    /// What it is for.
    pub kind: WindowKind,
    /// The seat owed first, and the one owed after it, if any.
    pub owed: (Seat, Option<Seat>),
    /// Their answers so far, in the same order.
    pub answers: [Option<Answer>; 2],
    /// Whether each was asked aloud.
    pub asked: [bool; 2],
    /// Whether each said that it is thinking.
    pub held: [bool; 2],
    /// Why it opened.
    pub because: Because,
    /// An irregularity was recorded about how it was left.
    pub irregular: bool,
}

impl Window {
    /// The owed seat that has to answer now. `None` when the window is only waiting to be closed.
    #[must_use]
    #[inline]
    pub fn holder(&self) -> Option<Seat> {
        if self.answers.contains(&Some(Answer::Acted)) {
            return None;
        }
        match (self.answers[0], self.owed.1, self.answers[1]) {
            (None, _, _) => Some(self.owed.0),
            (Some(_), Some(second), None) => Some(second),
            _ => None,
        }
    }

    /// Which of the two places the seat is owed in.
    #[must_use]
    #[inline]
    pub fn rank(&self, seat: Seat) -> Option<usize> {
        if self.owed.0 == seat {
            Some(0)
        } else if self.owed.1 == Some(seat) {
            Some(1)
        } else {
            None
        }
    }

    /// How many owed seats have answered without acting.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.answers
            .iter()
            .filter(|a| matches!(a, Some(Answer::Passed(_) | Answer::Skipped)))
            .count() as u8
    }

    /// True when a seat acted in it.
    #[must_use]
    pub fn acted(&self) -> bool {
        self.answers.contains(&Some(Answer::Acted))
    }
}
