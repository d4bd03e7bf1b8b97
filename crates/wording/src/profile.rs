//! Rule profiles in words: what each flag is about, and what its value says.

use crate::{Arg, Wording, args};
use duel::{FlagKind, Profile};

/// A flag in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlagWords {
    /// Its name: `ignition`.
    pub flag: &'static str,
    /// Its value, as a written duel has it: `AfterSummon`.
    pub value: String,
    /// What it says: "Ignition effects: in the open state only".
    pub text: String,
}

impl FlagWords {
    /// The flag with its value, as a written duel has them.
    pub(crate) fn said(&self) -> String {
        format!("{} {}", self.flag, self.value)
    }
}

impl Wording {
    /// Where something of a profile or a format is known from: the data name it in English, and its
    /// words are the key; the text itself where the language has no words for it.
    #[must_use]
    pub fn source(&self, text: &str) -> String {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        let key = std::iter::once("source").chain(words).collect::<Vec<_>>();
        let key = key.join("-").to_ascii_lowercase();
        match self.has(&key) {
            true => self.text(&key, &[]),
            false => text.to_owned(),
        }
    }

    /// Every flag of a profile in words, in the order of the table.
    #[must_use]
    pub fn profile(&self, profile: &Profile) -> Vec<FlagWords> {
        let flags = Profile::FLAGS.iter();
        flags.map(|flag| self.flag(profile, flag)).collect()
    }

    fn flag(&self, profile: &Profile, flag: &'static str) -> FlagWords {
        let value = profile.written(flag).unwrap_or_default().into_owned();
        let about = self.text(&format!("flag-{flag}"), args![]);
        let key = format!("flag-{flag}.value");
        let says = self.text(&key, args![value: number_or_word(&value), day: day(&value)]);
        let text = self.text("flag-line", args![about: about, says: says]);
        FlagWords { flag, value, text }
    }

    /// Which values a flag takes.
    #[must_use]
    pub fn flag_values(&self, kind: FlagKind) -> String {
        match kind {
            FlagKind::Words(values) => self.joined(values),
            FlagKind::Truth => self.text("flag-truth", args![]),
            FlagKind::Day => self.text("flag-day", args![]),
            FlagKind::Zones => self.text("flag-zones-from", args![]),
        }
    }
}

/// A value that is a number as a number: messages tell 0 from other numbers by it.
fn number_or_word(value: &str) -> Arg<'_> {
    value
        .parse::<u32>()
        .map_or_else(|_| Arg::from(value), Arg::from)
}

/// `20100424` as `2010-04-24`.
pub(crate) fn day(digits: &str) -> String {
    match (digits.get(..4), digits.get(4..6), digits.get(6..)) {
        (Some(year), Some(month), Some(day)) => format!("{year}-{month}-{day}"),
        _ => digits.to_owned(),
    }
}
