//! What a player says of the turn by doing the next thing: the steps and phases that are left
//! without a word.
//!
//! At a table nobody says "draw phase, standby phase, main phase 1": who summons is in a main
//! phase, who attacks in the Battle Step. The turn player alone says so, of the own turn and up to
//! its End Phase: a turn is ended aloud.

use crate::activation::Attempt;
use crate::game::Game;
use crate::vocabulary::{Condition, EffectKind, Occasion};
use duel::{Action, Choice, ChoiceKind, Event, Phase, Picked, Reading, Seat, Step};

impl Game<'_> {
    /// Whether who does this leaves the open state that is here by doing it: a step of the battle
    /// phase, or a phase before the one the action belongs to.
    pub(crate) fn leaves_unsaid(&self, by: Seat, action: &Action) -> bool {
        self.leaves_step_unsaid(by, action) || self.leaves_phase_unsaid(by, action)
    }

    /// Whoever declares an attack leaves the Start Step, and the Battle Step of the attack before,
    /// by saying it. So does an effect of the damage step that an attack is on the way to.
    fn leaves_step_unsaid(&self, by: Seat, action: &Action) -> bool {
        let way = match action {
            Action::Attack { .. } => self.p.step == Some(Step::Start) || self.p.attack.is_some(),
            Action::Activate { .. } => self.p.attack.is_some(),
            _ => false,
        };
        way && (by == self.turn_player() || self.p.reading == Reading::Implied)
    }

    /// Only the turn player leaves a phase, and never the last one.
    pub(crate) fn leaves_phase_unsaid(&self, by: Seat, action: &Action) -> bool {
        let mut later = Phase::ALL.into_iter().filter(|phase| *phase > self.p.phase);
        by == self.turn_player()
            && !self.is_done_in(self.p.phase, by, action)
            && later.any(|phase| self.is_done_in(phase, by, action))
    }

    /// The choice of the next phase, where what is done tells it: the phase it is done in.
    pub(crate) fn phase_told(&self, by: Seat, action: &Action, choice: &Choice) -> Option<Event> {
        if (choice.what, choice.seat) != (ChoiceKind::Phase, by) {
            return None;
        }
        let mut options = self.phases_after().into_iter();
        let phase = options.find(|phase| self.is_done_in(*phase, by, action))?;
        Some(Event::ChoiceMade {
            seat: by,
            picked: Picked::Phase(phase),
            hidden: false,
        })
    }

    /// Whether the turn player does such a thing in this phase, as far as the phase is concerned.
    fn is_done_in(&self, phase: Phase, by: Seat, action: &Action) -> bool {
        match action {
            Action::Attack { .. } => phase == Phase::Battle,
            Action::Summon { .. }
            | Action::SetMonster { .. }
            | Action::SetSpell { .. }
            | Action::FlipSummon { .. }
            | Action::SpecialSummon { .. }
            | Action::PendulumSummon
            | Action::GeminiSummon { .. }
            | Action::ChangePosition { .. } => phase.is_main(),
            Action::Activate { card, effect } => {
                match Attempt::new(*self, by, *card, *effect) {
                    Ok(attempt) => attempt.is_used_in(phase),
                    // One that is drawn on the way there.
                    Err(_) => phase.is_main(),
                }
            }
            _ => false,
        }
    }
}

impl Attempt<'_> {
    /// Whether the turn player uses it in this phase, as far as the phase is concerned.
    fn is_used_in(&self, phase: Phase) -> bool {
        match &self.effect.kind {
            EffectKind::Trigger { event, .. } => match event {
                Occasion::Phase { phase: own, turn } => {
                    *own == phase && turn.covers(self.seat, self.game.turn_player())
                }
                // It waits for something else than a phase.
                _ => phase == self.game.p.phase,
            },
            _ if self.speed() < 2 => phase.is_main(),
            _ => {
                let mut modes = self.effect.modes.iter();
                modes.any(|mode| mode.requires.iter().all(|one| may_hold_in(one, phase)))
            }
        }
    }
}

/// Whether a condition may hold in this phase, as far as it is about the phase.
fn may_hold_in(condition: &Condition, phase: Phase) -> bool {
    match condition {
        Condition::Phase(phases) => phases.contains(&phase),
        Condition::Any(all) => all.iter().any(|one| may_hold_in(one, phase)),
        Condition::All(all) => all.iter().all(|one| may_hold_in(one, phase)),
        _ => true,
    }
}
