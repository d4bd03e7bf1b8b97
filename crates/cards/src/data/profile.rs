//! Rule profiles as files: flags with a name, a region and the days they held.

use duel::Profile;
use serde::{Deserialize, Serialize};

/// Where a profile's rules held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Region {
    /// Asia.
    Ocg,
    /// The rest of the world.
    Tcg,
}

/// A rule profile with its names and dates.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedProfile {
    /// Its short id: `P7`.
    pub id: String,
    /// Its name: `TCG_2021`.
    pub name: String,
    /// What it is, for a reader.
    pub title: String,
    /// Other names it answers to.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Where it held.
    pub region: Region,
    /// The first day, or its month or year where no more is known: `2021-11`.
    #[serde(default)]
    pub since: Option<String>,
    /// The last day, or its month or year; absent for the current rules.
    #[serde(default)]
    pub until: Option<String>,
    /// The flags, which is what a journal pins.
    pub flags: Profile,
}

impl NamedProfile {
    /// Every name it answers to.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        [&self.id, &self.name]
            .into_iter()
            .chain(&self.aliases)
            .map(String::as_str)
    }

    /// True when it answers to this name. Case doesn't matter.
    #[must_use]
    pub fn answers_to(&self, name: &str) -> bool {
        self.names().any(|own| own.eq_ignore_ascii_case(name))
    }
}

/// True for `2021`, `2021-11` and `2021-11-08`.
pub(super) fn is_date(text: &str) -> bool {
    let mut parts = text.split('-').map(str::parse::<u16>);
    let fits = |part: Option<Result<u16, _>>, range: core::ops::RangeInclusive<u16>| match part {
        None => true,
        Some(value) => value.is_ok_and(|value| range.contains(&value)),
    };
    [4, 7, 10].contains(&text.len())
        && fits(parts.next(), 1999..=2999)
        && fits(parts.next(), 1..=12)
        && fits(parts.next(), 1..=31)
        && parts.next().is_none()
}
