//! Asking the conditions of an action, one by one: `answer` stops at the first that fails, `whynot`
//! hears them all. Both ask the same questions in the same order.

use crate::verdict::Broken;
use crate::{Rule, Truth};
use alloc::vec::Vec;
use duel::{Seat, Zone};

/// One condition of an action, and whether it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The rule it is by.
    pub rule: Rule,
    /// Whether it holds.
    pub truth: Truth,
    /// Where the cards are that the record would have to know to say: whose, in which zone, and how
    /// many it doesn't know there. Empty unless the truth is unknown.
    pub missing: Vec<(Seat, Zone, u8)>,
}

/// Who asks, and what was heard so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inquiry {
    all: bool,
    open: bool,
    heard: Vec<Check>,
}

impl Inquiry {
    /// Stops at the first condition that fails.
    pub(crate) fn first() -> Self {
        Self::default()
    }

    /// Hears every condition.
    pub(crate) fn of_all() -> Self {
        Self {
            all: true,
            ..Self::default()
        }
    }

    /// Hears every condition, as far as everybody can see whether it holds.
    pub(crate) fn of_all_open() -> Self {
        Self {
            all: true,
            open: true,
            ..Self::default()
        }
    }

    /// Whether it leaves out what not everybody can see.
    pub(crate) const fn hears_only_open(&self) -> bool {
        self.open
    }

    pub(crate) const fn hears_all(&self) -> bool {
        self.all
    }

    /// Asks a condition.
    #[inline]
    pub(crate) fn ask(&mut self, rule: impl Into<Broken>, truth: Truth) -> Result<(), Broken> {
        if self.all {
            self.hear(rule.into().rule, truth, Vec::new());
            return Ok(());
        }
        if truth.may() {
            Ok(())
        } else {
            Err(rule.into())
        }
    }

    /// Asks what gives the rule it breaks.
    pub(crate) fn ask_for(
        &mut self,
        kept: Rule,
        broken: Result<(), impl Into<Broken>>,
    ) -> Result<(), Broken> {
        match broken {
            Ok(()) => self.ask(kept, Truth::Yes),
            Err(broken) => self.ask(broken, Truth::No),
        }
    }

    pub(crate) fn hear(&mut self, rule: Rule, truth: Truth, missing: Vec<(Seat, Zone, u8)>) {
        self.heard.push(Check {
            rule,
            truth,
            missing,
        });
    }

    /// What was heard, the conditions that fail first, then those nobody can say.
    pub(crate) fn heard(mut self) -> Vec<Check> {
        self.heard.sort_by_key(|check| match check.truth {
            Truth::No => 0,
            Truth::Unknown => 1,
            Truth::Yes => 2,
        });
        self.heard
    }
}
