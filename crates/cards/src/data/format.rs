//! Formats as files: a rule profile with what a format changes in it, life points, hand, deck
//! sizes, and which cards may be played. Each fact with its source.

use super::Sourced;
use serde::{Deserialize, Serialize};

/// What a name of a format stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Known {
    /// A format.
    Format(Box<Format>),
    /// A game of its own, which isn't played here.
    OtherGame(OtherGame),
}

/// A format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// Its name: `edison`.
    pub name: String,
    /// Other names it answers to.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// What it is, for a reader.
    pub title: String,
    /// The id of its rule profile.
    pub profile: Sourced<String>,
    /// What it changes in the profile.
    #[serde(default)]
    pub changes: Vec<Change>,
    /// The life points a duel begins with.
    pub lp: Sourced<u32>,
    /// How many cards a duel begins with.
    pub hand: Sourced<u8>,
    /// How many cards the main deck has.
    pub main: Sourced<Size>,
    /// How many cards the extra deck has.
    pub extra: Sourced<Size>,
    /// How many cards the side deck has.
    pub side: Sourced<Size>,
    /// Kinds of cards that can't be played at all.
    #[serde(default)]
    pub banned: Vec<Sourced<Kind>>,
    /// The list of forbidden and limited cards.
    pub list: Sourced<List>,
}

/// A flag that a format changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The flag's name.
    pub flag: String,
    /// Its value, as a written duel has it.
    pub value: String,
    /// Where that is known from.
    pub because: String,
}

/// How many cards a deck has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// At least.
    pub least: u16,
    /// At most; none: without end.
    #[serde(default)]
    pub most: Option<u16>,
}

/// A kind of cards that a format may ban.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Link monsters.
    Link,
    /// Pendulum monsters.
    Pendulum,
}

/// Which list of forbidden and limited cards holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum List {
    /// The current one of the region.
    Current,
    /// The current one, its forbidden cards counted as limited.
    NothingForbidden,
    /// That of a day, a month or a year.
    Of(String),
    /// That of the day written behind the format's name.
    OfTheDay,
    /// None; cards cost points, and a deck has this many.
    Points(u16),
    /// One of the format's own.
    Own,
}

/// A game that isn't played here, and is known by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherGame {
    /// Its name: `rush`.
    pub name: String,
    /// Other names it answers to.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// What it is, for a reader.
    pub title: Sourced<String>,
}

impl Known {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Format(format) => &format.name,
            Self::OtherGame(game) => &game.name,
        }
    }

    /// Every name it answers to.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let aliases = match self {
            Self::Format(format) => &format.aliases,
            Self::OtherGame(game) => &game.aliases,
        };
        std::iter::once(self.name()).chain(aliases.iter().map(String::as_str))
    }

    /// True when it answers to this name. Case doesn't matter.
    #[must_use]
    pub fn answers_to(&self, name: &str) -> bool {
        self.names().any(|own| own.eq_ignore_ascii_case(name))
    }
}

impl Format {
    /// True for a format that is written with a day: `time-wizard:2010-04-24`.
    #[must_use]
    pub fn takes_a_day(&self) -> bool {
        self.list.value == List::OfTheDay
    }
}
