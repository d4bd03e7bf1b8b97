//! The rules a written duel names: a profile or a format, a region and a day, and what is changed
//! in them.

use super::{At, Entry, Header, Script, Statement};
use duel::Region;

/// The rules of a duel, as they are named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// What they are taken from.
    pub base: At<RulesBase>,
    /// The flags that are changed.
    pub changes: Vec<FlagChange>,
}

/// What rules are taken from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesBase {
    /// A profile or a format, by its name; with a colon and a day where the format takes one.
    Named(String),
    /// What held in a region on a day.
    Held(Region, String),
}

/// A flag with another value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlagChange {
    /// The flag.
    pub flag: At<String>,
    /// Its value.
    pub value: At<String>,
}

impl Rules {
    /// The rules of this name.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            base: At::unwritten(RulesBase::Named(name.into())),
            changes: Vec::new(),
        }
    }
}

impl Script {
    /// The rules, if the file names some.
    #[must_use]
    pub fn rules(&self) -> Option<&Rules> {
        self.headers().find_map(|header| match header {
            Header::Rules(rules) => Some(rules),
            _ => None,
        })
    }

    /// Puts the duel under these rules, whatever the file says.
    pub fn put_under(&mut self, rules: Rules) {
        let named = |entry: &Entry| matches!(entry.says.value, Statement::Header(Header::Rules(_)));
        self.entries.retain(|entry| !named(entry));
        let says = At::unwritten(Statement::Header(Header::Rules(rules)));
        let comment = None;
        self.entries.insert(0, Entry { says, comment });
    }
}
