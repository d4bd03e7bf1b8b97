//! The rules a person means: a bundle by its id, a format by its name, or what held in a region on
//! a day; and single flags changed.

use crate::{Day, Format, Known, NamedProfile, OtherGame, formats, profiles};
use duel::{FlagError, FlagKind, Profile, Region};

/// The usual life points, hand and least deck, where no format says otherwise (rulebook).
const USUAL: (u32, u8, u16) = (8000, 5, 40);

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A bundle or a format by its name; a format's day stands behind a colon.
    Named(String),
    /// What held in a region on a day.
    Held(Region, String),
}

/// The rules of a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// What they are called: `P7`, `edison`, `P7 with ignition: AfterSummon`.
    pub name: String,
    /// The flags, with what the format and the changes made of them.
    pub profile: Profile,
    /// The bundle they are made of.
    pub bundle: NamedProfile,
    /// The format, where one was named.
    pub format: Option<Format>,
    /// The day of the list, where the format takes one.
    pub day: Option<Day>,
}

/// Why there are no such rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesetError {
    /// Nothing has this name.
    Unknown {
        /// The name.
        name: String,
    },
    /// The name is another game's.
    OtherGame(OtherGame),
    /// The format takes a day, and none is given.
    NeedsADay {
        /// The format.
        format: String,
    },
    /// A day is given, and this takes none.
    TakesNoDay {
        /// The bundle or format.
        name: String,
    },
    /// No day of the calendar.
    NoDay {
        /// What was written.
        text: String,
    },
    /// Nothing we know of held there then.
    NothingHeld {
        /// Where.
        region: Region,
        /// When.
        day: Day,
        /// The bundle before that day, with its last day.
        before: Option<Neighbour>,
        /// The bundle after it, with its first day.
        after: Option<Neighbour>,
    },
    /// No flag has this name.
    NoFlag {
        /// Which of the changes.
        change: usize,
    },
    /// The flag doesn't take this value.
    NoValue {
        /// Which of the changes.
        change: usize,
        /// The flag.
        flag: &'static str,
        /// The values it takes.
        kind: FlagKind,
    },
}

/// A bundle next to a day, with its day nearest to that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Neighbour {
    /// The bundle.
    pub id: String,
    /// Its first or last day.
    pub day: Day,
}

impl Ruleset {
    /// The life points a duel begins with.
    #[must_use]
    pub fn lp(&self) -> u32 {
        self.format
            .as_ref()
            .map_or(USUAL.0, |format| format.lp.value)
    }

    /// How many cards a duel begins with.
    #[must_use]
    pub fn hand(&self) -> u8 {
        self.format
            .as_ref()
            .map_or(USUAL.1, |format| format.hand.value)
    }

    /// How many cards the main deck has at least.
    #[must_use]
    pub fn deck(&self) -> u16 {
        self.format
            .as_ref()
            .map_or(USUAL.2, |format| format.main.value.least)
    }

    fn of_bundle(bundle: NamedProfile) -> Self {
        Self {
            name: bundle.id.clone(),
            profile: bundle.flags,
            bundle,
            format: None,
            day: None,
        }
    }

    fn of_format(format: Format, day: Option<Day>) -> Self {
        let bundle = crate::profile(&format.profile.value);
        let bundle = bundle.expect("a format with an unknown profile doesn't pass the build");
        let mut profile = bundle.flags;
        for change in &format.changes {
            let set = profile.set(&change.flag, &change.value);
            set.expect("a format with a flag that isn't there doesn't pass the build");
        }
        let name = match day {
            Some(day) => format!("{}:{day}", format.name),
            None => format.name.clone(),
        };
        Self {
            name,
            profile,
            bundle,
            format: Some(format),
            day,
        }
    }

    /// Changes flags, and is called after the changes.
    fn change(&mut self, changes: &[(String, String)]) -> Result<(), RulesetError> {
        for (number, (text, value)) in changes.iter().enumerate() {
            let no_flag = RulesetError::NoFlag { change: number };
            let flag = Profile::flag(text).ok_or_else(|| no_flag.clone())?;
            let kind = Profile::kind(flag).ok_or_else(|| no_flag.clone())?;
            match self.profile.set(flag, value) {
                Ok(()) => {}
                Err(FlagError::NoFlag) => return Err(no_flag),
                Err(FlagError::NoValue) => {
                    let change = number;
                    return Err(RulesetError::NoValue { change, flag, kind });
                }
            }
            let value = self.profile.written(flag).unwrap_or_default();
            let joined = if number == 0 { " with" } else { "," };
            self.name.push_str(&format!("{joined} {flag}: {value}"));
        }
        Ok(())
    }
}

/// The rules asked for, with these flags changed.
///
/// ```
/// use cards::{Asked, ruleset};
/// let edison = ruleset(&Asked::Named("edison".into()), &[]).expect("a shipped format");
/// assert_eq!(edison.bundle.id, "P2e");
/// assert_eq!(edison.profile.texts, 20_100_424);
/// ```
///
/// # Errors
/// When there are no such rules, or a change can't be made.
pub fn ruleset(asked: &Asked, changes: &[(String, String)]) -> Result<Ruleset, RulesetError> {
    let mut rules = match asked {
        Asked::Named(name) => named(name)?,
        Asked::Held(region, day) => {
            let no_day = || RulesetError::NoDay { text: day.clone() };
            bundle_on(*region, Day::read(day).ok_or_else(no_day)?).map(Ruleset::of_bundle)?
        }
    };
    rules.change(changes)?;
    Ok(rules)
}

fn named(text: &str) -> Result<Ruleset, RulesetError> {
    let (name, day) = match text.split_once(':') {
        Some((name, day)) => (name.trim(), Some(day.trim())),
        None => (text.trim(), None),
    };
    let no_day = || RulesetError::TakesNoDay {
        name: name.to_owned(),
    };
    if let Some(bundle) = crate::profile(name) {
        return day.map_or(Ok(Ruleset::of_bundle(bundle)), |_| Err(no_day()));
    }
    let unknown = || RulesetError::Unknown {
        name: text.to_owned(),
    };
    let known = formats().into_iter().find(|known| known.answers_to(name));
    let format = match known.ok_or_else(unknown)? {
        Known::OtherGame(game) => return Err(RulesetError::OtherGame(game)),
        Known::Format(format) => *format,
    };
    match (format.takes_a_day(), day) {
        (false, None) => Ok(Ruleset::of_format(format, None)),
        (false, Some(_)) => Err(no_day()),
        (true, None) => Err(RulesetError::NeedsADay {
            format: format.name,
        }),
        (true, Some(text)) => {
            let wrong = || RulesetError::NoDay {
                text: text.to_owned(),
            };
            let day = Day::read(text).ok_or_else(wrong)?;
            Ok(Ruleset::of_format(format, Some(day)))
        }
    }
}

/// The bundle that held in a region on a day.
///
/// # Errors
/// When none of those we know did: with the nearest ones.
pub fn bundle_on(region: Region, day: Day) -> Result<NamedProfile, RulesetError> {
    let there = profiles()
        .into_iter()
        .filter(|bundle| bundle.region == region);
    let (held, not): (Vec<_>, Vec<_>) = there.partition(|bundle| bundle.held_on(day));
    if let Some(bundle) = held.into_iter().next() {
        return Ok(bundle);
    }
    let next_to = |bundle: &NamedProfile, day: Option<Day>| {
        let id = bundle.id.clone();
        day.map(|day| Neighbour { id, day })
    };
    let last = not
        .iter()
        .filter_map(|bundle| next_to(bundle, bundle.last_day()));
    let first = not
        .iter()
        .filter_map(|bundle| next_to(bundle, bundle.first_day()));
    Err(RulesetError::NothingHeld {
        region,
        day,
        before: last
            .filter(|next| next.day < day)
            .max_by_key(|next| next.day),
        after: first
            .filter(|next| day < next.day)
            .min_by_key(|next| next.day),
    })
}
