//! Names looked up: the caller knows the cards, the rule profiles and the formats.

use crate::error::{Mistake, NotationError};
use crate::script::{Rules, Span};
use duel::{FlagKind, Passcode, Profile, Region};

/// What a card's name may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// This card.
    One(Passcode),
    /// Any of these cards.
    Several(Vec<String>),
    /// No card.
    None {
        /// Names that look like it, nearest first.
        nearest: Vec<String>,
    },
}

/// The rules of a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// What they are called, with what was changed.
    pub name: String,
    /// Their flags.
    pub profile: Profile,
    /// The life points a duel begins with.
    pub lp: u32,
    /// How many cards a duel begins with.
    pub hand: u8,
    /// How many cards a main deck has at least.
    pub deck: u16,
}

/// Why there are no such rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoRules {
    /// Nothing has this name.
    Unknown {
        /// The profiles and formats there are.
        known: Vec<String>,
    },
    /// The name is another game's.
    OtherGame {
        /// What the game is called.
        title: String,
        /// The profiles and formats there are.
        known: Vec<String>,
    },
    /// The format takes a day, and none is written.
    NeedsADay,
    /// A day is written, and this takes none.
    TakesNoDay,
    /// No day of the calendar.
    NoDay {
        /// What is written.
        text: String,
    },
    /// Nothing is known to have held there then.
    NothingHeld {
        /// Where.
        region: Region,
        /// When.
        day: String,
        /// What held last before that day, and until when.
        before: Option<(String, String)>,
        /// What held first after it, and since when.
        after: Option<(String, String)>,
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
        flag: String,
        /// The values it takes.
        kind: FlagKind,
    },
}

/// Finds cards, rule profiles and formats by what a person calls them.
pub trait Lookup {
    /// The card with this name (in any language), passcode, or beginning of a name.
    fn card(&self, text: &str) -> Found;
    /// Whether the text of a card with exactly this name is known.
    fn knows(&self, name: &str) -> bool {
        matches!(self.card(name), Found::One(_))
    }
    /// The rules of a profile, of a format, or of a region and a day, with their changes.
    ///
    /// # Errors
    /// Why there are none.
    fn rules(&self, rules: &Rules) -> Result<Ruleset, NoRules>;
}

/// The face a name means.
pub(crate) fn face(lookup: &dyn Lookup, name: &str, at: Span) -> Result<Passcode, NotationError> {
    let name = name.to_owned();
    let mistake = match lookup.card(&name) {
        Found::One(face) => return Ok(face),
        Found::Several(could) => Mistake::SeveralCards { name, could },
        Found::None { nearest } => Mistake::UnknownCard { name, nearest },
    };
    Err(NotationError::new(at, mistake))
}

/// The rules that are meant.
///
/// # Errors
/// When there are none, with the place of the name, the flag or the value that there isn't.
pub fn ruleset(lookup: &dyn Lookup, rules: &Rules) -> Result<Ruleset, NotationError> {
    lookup.rules(rules).map_err(|why| {
        let changed = |change: usize| rules.changes.get(change);
        let part = match &why {
            NoRules::NoFlag { change } => changed(*change).map(|one| &one.flag),
            NoRules::NoValue { change, .. } => changed(*change).map(|one| &one.value),
            _ => None,
        };
        let (name, at) = match part {
            Some(part) => (part.value.clone(), part.span),
            None => (rules.base.value.to_string(), rules.base.span),
        };
        let why = Box::new(why);
        NotationError::new(at, Mistake::NoRules { name, why })
    })
}
