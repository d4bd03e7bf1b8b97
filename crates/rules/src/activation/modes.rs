//! The modes of an effect: which of them can be used.

use super::Attempt;
use crate::vocabulary::{Answers, EffectKind, Instruction, Mode};
use crate::{Rule, Truth};
use duel::Link;

impl<'a> Attempt<'a> {
    /// At least one mode can be used; of a single one the rule it breaks is told.
    pub(crate) fn some_mode(&self) -> Result<(), Rule> {
        if self.effect.modes.is_empty() {
            return Ok(());
        }
        let mut broken = Rule::Requires;
        for mode in &self.effect.modes {
            match self.check_mode(mode) {
                Ok(()) => return Ok(()),
                Err(rule) => broken = rule,
            }
        }
        Err(broken)
    }

    pub(super) fn check_mode(&self, mode: &'a Mode) -> Result<(), Rule> {
        for (rule, truth) in self.mode_conditions(mode) {
            if !truth.may() {
                return Err(rule);
            }
        }
        Ok(())
    }

    /// The conditions of one mode, in the order they are told, each asked as it is reached.
    pub(crate) fn mode_conditions(&self, mode: &'a Mode) -> impl Iterator<Item = (Rule, Truth)> {
        let all = Self::OPEN_PART.iter().chain(&Self::HIDDEN_PART);
        all.map(move |(rule, holds)| (*rule, holds(self, mode)))
    }

    pub(super) fn pays_openly(&self, mode: &Mode) -> Truth {
        match mode.cost.iter().all(Instruction::is_public) {
            true => self.pays(mode),
            false => Truth::Yes,
        }
    }

    pub(super) fn requires_openly(&self, mode: &Mode) -> Truth {
        self.requires(mode, true)
    }

    pub(super) fn requires_and_could_resolve(&self, mode: &Mode) -> Truth {
        // What the text of a declared card requires isn't known.
        let text = match self.effect.is_told() {
            true => Truth::Unknown,
            false => self.requires(mode, false),
        };
        text.and(|| self.could_resolve(mode))
    }

    /// Whether what this mode costs by itself can be paid.
    pub(super) fn pays(&self, mode: &Mode) -> Truth {
        self.game.payable(&mode.cost, self.user())
    }

    /// The conditions that everybody can see, or the others.
    pub(super) fn requires(&self, mode: &Mode, public: bool) -> Truth {
        let conditions = mode.requires.iter();
        conditions
            .filter(|condition| condition.is_public() == public)
            .fold(Truth::Yes, |so_far, condition| {
                so_far.and(|| self.game.holds(condition, self.user(), None))
            })
    }

    pub(super) fn has_targets(&self, mode: &Mode) -> Truth {
        // TRIG-MANDATORY: it is activated without a target where there is none.
        if self.is_mandatory() {
            return Truth::Yes;
        }
        mode.targets.as_ref().map_or(Truth::Yes, |targets| {
            let found = self.game.targetable(targets, Some(mode), self.user());
            found.at_least(usize::from(targets.least))
        })
    }

    pub(super) fn could_resolve(&self, mode: &Mode) -> Truth {
        if self.is_mandatory() {
            return Truth::Yes;
        }
        self.game.could_do_first(&mode.resolve, self.user())
    }

    pub(super) fn is_mandatory(&self) -> bool {
        matches!(
            self.effect.kind,
            EffectKind::Trigger {
                mandatory: true,
                ..
            } | EffectKind::MandatoryQuick
        )
    }

    /// The modes that can be used as far as everybody can see.
    pub(crate) fn open_modes(&self) -> impl Iterator<Item = u8> + use<'a> {
        let this = *self;
        (0..this.effect.modes.len() as u8).filter(move |&n| {
            let mode = &this.effect.modes[usize::from(n)];
            Self::OPEN_PART
                .iter()
                .all(|(_, holds)| holds(&this, mode).may())
        })
    }

    /// Whether this mode can be used, hidden facts included.
    pub(crate) fn mode_may_be_used(&self, mode: u8) -> bool {
        self.effect
            .modes
            .get(usize::from(mode))
            .is_some_and(|mode| self.check_mode(mode).is_ok())
    }

    pub(super) fn answers(&self, mode: &Mode) -> Truth {
        let p = self.game.p;
        match &mode.answers {
            // FET-NEG: before a summon only what answers it. The window is settled by the time the
            // mode is asked for, the attempt is still there.
            None => Truth::of(p.summon.is_none() || !p.chain.is_empty()),
            Some(Answers::SummonAttempt {
                by,
                methods,
                single,
            }) => {
                // FET-NEG: only the first link of the window negates the summon.
                let attempt = p.summon.filter(|_| p.chain.is_empty());
                Truth::of(attempt.is_some_and(|summon| {
                    by.covers(self.seat, summon.seat)
                        && crate::numbers::covers(methods, summon.method)
                        && (!single || p.joined.is_empty())
                }))
            }
            Some(answers @ Answers::Activation { from, that, .. }) => match p.chain.last() {
                Some(link) if answers.takes(self.seat, link) => {
                    let there = from.is_empty() || self.game.lies_in_any(link.from, from);
                    Truth::of(there).and(|| self.would_any(link, that))
                }
                _ => Truth::No,
            },
            Some(Answers::Happening(occasion)) => self.game.answers_occasion(occasion, self.user()),
        }
    }

    pub(super) fn would_any(&self, link: &Link, that: &[crate::vocabulary::Does]) -> Truth {
        if that.is_empty() {
            return Truth::Yes;
        }
        let number = self.game.p.chain.len() as u8;
        that.iter().fold(Truth::No, |so_far, does| {
            so_far.or(|| self.game.would(number, link, *does, self.user()))
        })
    }
}
