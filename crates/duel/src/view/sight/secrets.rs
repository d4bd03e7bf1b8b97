//! Picks under way that a role may not read, and until when they stay secret.

use crate::{ChoiceKind, Position};
use smallvec::SmallVec;

/// Picks under way that the role may not read.
#[derive(Clone, Debug, Default)]
pub(in crate::view) struct Secrets {
    /// What was picked in the step.
    pub(in crate::view) step: SmallVec<[ChoiceKind; 4]>,
    /// What was chosen for the action.
    pub(in crate::view) intent: bool,
    /// Which cards go for the hand limit.
    pub(in crate::view) hand_limit: bool,
    /// What the attacker does.
    pub(in crate::view) reply: bool,
}

impl Secrets {
    /// Where it isn't known what was picked openly.
    pub(super) fn everything() -> Self {
        Self {
            step: SmallVec::from_slice(&IN_STEP),
            intent: true,
            hand_limit: true,
            reply: true,
        }
    }

    /// A pick was made that the role may not read.
    pub(super) fn add(&mut self, what: ChoiceKind, in_step: bool) {
        match what {
            ChoiceKind::HandLimit => self.hand_limit = true,
            ChoiceKind::AttackTarget => self.reply = true,
            ChoiceKind::Phase => {}
            ChoiceKind::Cost | ChoiceKind::Cards => self.step.push(ChoiceKind::Cards),
            _ if in_step && IN_STEP.contains(&what) => self.step.push(what),
            _ => self.intent = true,
        }
    }

    /// What is over is no secret any more.
    pub(super) fn forget(&mut self, now: &Position) {
        self.step.retain(|what| {
            now.frame.as_ref().is_some_and(|frame| match what {
                ChoiceKind::Whether => frame.whether.is_some(),
                ChoiceKind::Number => frame.number.is_some(),
                ChoiceKind::Posture => frame.posture.is_some(),
                ChoiceKind::Material => frame.materials.is_some(),
                _ => frame.picked.is_some(),
            })
        });
        self.intent &= now.intent.is_some();
        self.hand_limit &= now.picked.is_some();
        self.reply &= now.attack.is_some_and(|attack| attack.reply.is_some());
    }

    pub(super) fn of_step(&self, what: ChoiceKind) -> bool {
        self.step.contains(&what)
    }
}

/// What a frame keeps of choices; what is picked for a cost is kept as other cards are.
const IN_STEP: [ChoiceKind; 5] = [
    ChoiceKind::Cards,
    ChoiceKind::Material,
    ChoiceKind::Posture,
    ChoiceKind::Whether,
    ChoiceKind::Number,
];
