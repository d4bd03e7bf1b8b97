//! Which window takes which activation.

use super::Attempt;
use crate::Rule;
use crate::vocabulary::{Answers, EffectKind, Mode, Occasion};
use duel::{Because, Happened, HiddenTriggers, Ignition, Link, Window, WindowKind, Zone};

impl Attempt<'_> {
    /// Whether the window takes this kind of activation at all.
    pub(crate) fn in_this_window(&self, window: &Window) -> Result<(), Rule> {
        if let EffectKind::Trigger { event, .. } = &self.effect.kind {
            return self.trigger_in_window(event, window);
        }
        match window.kind {
            WindowKind::Trigger => return Err(Rule::TriggerOnly),
            // FET-A: spell speed 1 belongs to the open state of a main phase.
            WindowKind::Open if self.speed() < 2 && !self.game.p.phase.is_main() => {
                return Err(Rule::MainPhase);
            }
            WindowKind::Open => {}
            WindowKind::SummonNegation => {
                let negates =
                    |mode: &Mode| matches!(mode.answers, Some(Answers::SummonAttempt { .. }));
                if !self.effect.modes.iter().any(negates) {
                    return Err(Rule::NegationOnly);
                }
            }
            // SPEED-CHAIN: speed 2 or more, and at least that of the link on top.
            WindowKind::Chain => {
                let top = self.game.p.chain.last().map_or(0, |link| link.speed);
                if self.speed() < 2 || self.speed() < top {
                    return Err(Rule::SpellSpeed);
                }
            }
            WindowKind::Free if self.speed() < 2 && self.has_ignition_right(window) => {}
            WindowKind::Free
            | WindowKind::PhaseEnd
            | WindowKind::StepEnd
            | WindowKind::DamageStep => {
                if self.speed() < 2 {
                    return Err(Rule::FastEffect);
                }
            }
        }
        Ok(())
    }

    /// Triggers have windows of their own, but for phase effects and those in the hand.
    pub(super) fn trigger_in_window(&self, event: &Occasion, window: &Window) -> Result<(), Rule> {
        let met = match (event, window.kind) {
            (Occasion::Phase { phase, turn }, kind) => {
                let free = matches!(
                    kind,
                    WindowKind::Open | WindowKind::PhaseEnd | WindowKind::StepEnd
                ) || window.because == (Because::TriggersMet { mandatory: true });
                free && self.game.is_phase(*phase)
                    && turn.covers(self.seat, self.game.turn_player())
                    && self.game.p.chain.is_empty()
            }
            (Occasion::Told, kind) => self.may_be_told_now(kind),
            _ if self.is_hidden() => {
                // One that everybody knew of waits like any other.
                self.waits(window) || self.hidden_in_window(window)?
            }
            (_, WindowKind::Trigger) => self.is_waiting_trigger(window)?,
            _ => false,
        };
        if met { Ok(()) } else { Err(Rule::NotATrigger) }
    }

    /// The trigger of a declared card is used where triggers are: before anything else is done, and
    /// on top of other triggers.
    pub(super) fn may_be_told_now(&self, kind: WindowKind) -> bool {
        let trigger = |link: &Link| {
            let effect = self.game.effect(link.face, link.effect);
            effect.is_some_and(|effect| matches!(effect.kind, EffectKind::Trigger { .. }))
        };
        match kind {
            WindowKind::Trigger => true,
            WindowKind::Free | WindowKind::DamageStep | WindowKind::Chain => {
                self.game.p.chain.iter().all(trigger)
            }
            _ => false,
        }
    }

    /// A trigger in a hand that not everybody knows.
    pub(crate) fn is_hidden(&self) -> bool {
        self.row.place.zone == Zone::Hand
    }

    /// SEGOC-HIDDEN: with the optional ones, or in the fast window and on top of the chain.
    pub(super) fn hidden_in_window(&self, window: &Window) -> Result<bool, Rule> {
        let own_tier = self.game.profile().hidden_triggers == HiddenTriggers::OwnTier;
        let fits = match window.kind {
            WindowKind::Trigger => {
                window.because == (Because::TriggersMet { mandatory: false }) && !own_tier
            }
            WindowKind::Free | WindowKind::DamageStep => own_tier,
            WindowKind::Chain => {
                let top = self.game.p.chain.last().map_or(0, |link| link.speed);
                if top > 2 {
                    return Err(Rule::SpellSpeed);
                }
                own_tier
            }
            _ => false,
        };
        Ok(fits && self.game.hidden_trigger_met(self).may())
    }

    pub(super) fn waits(&self, window: &Window) -> bool {
        let mandatory = matches!(window.because, Because::TriggersMet { mandatory: true });
        let mut waiting = self.game.waiting(self.seat, mandatory);
        window.kind == WindowKind::Trigger
            && waiting.any(|t| (t.card, t.effect) == (self.row.id, self.number))
    }

    pub(super) fn is_waiting_trigger(&self, window: &Window) -> Result<bool, Rule> {
        if self.waits(window) {
            Ok(true)
        } else {
            Err(Rule::TriggerOnly)
        }
    }

    /// IGN-PRIORITY: the old rules let the turn player's first right after a summon cover
    /// ignition effects of any own monster.
    pub(super) fn has_ignition_right(&self, window: &Window) -> bool {
        let first_right = window.owed.0 == self.seat
            && self.seat == self.game.turn_player()
            && window.answers[0].is_none();
        let after_summon = self.game.p.occasion.iter().any(
            |happening| matches!(happening.what, Happened::Summoned { by, .. } if by == self.seat),
        );
        let after_chain = matches!(window.because, Because::ChainEnded { .. });
        self.effect.kind == EffectKind::Ignition
            && self.def.monster().is_some()
            && self.game.p.phase.is_main()
            && match self.game.profile().ignition {
                Ignition::None => false,
                // After a chain only fast effects, even where a summon was part of it.
                Ignition::AfterSummon => first_right && after_summon && !after_chain,
                Ignition::AfterSummonOrChain => first_right && (after_summon || after_chain),
                Ignition::AnyFreeWindow => first_right,
            }
    }
}
