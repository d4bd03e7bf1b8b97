//! What was typed, before it is read: enough of it to answer in the right language and form.

use crate::context;
use std::ffi::OsString;
use wording::Language;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Typed(Vec<OsString>);

impl Typed {
    /// The process's own words, the program's name first.
    #[must_use]
    pub(crate) fn new() -> Self {
        Self(std::env::args_os().collect())
    }

    /// Words that a test types.
    #[cfg(test)]
    pub(crate) fn of(words: &[&str]) -> Self {
        Self(words.iter().map(OsString::from).collect())
    }

    /// The words.
    pub(crate) fn words(&self) -> impl Iterator<Item = &OsString> + Clone {
        self.0.iter()
    }

    /// True when it is to be answered for programs.
    #[must_use]
    pub(crate) fn json(&self) -> bool {
        self.options().any(|word| word == "--json")
    }

    /// The language that `--lang` names, and else the locale's.
    #[must_use]
    pub(crate) fn language(&self) -> Language {
        let mut words = self.options();
        let mut asked = None;
        while let Some(word) = words.next() {
            match word.strip_prefix("--lang") {
                Some("") => asked = words.next(),
                Some(tag) if tag.starts_with('=') => asked = tag.get(1..),
                _ => {}
            }
        }
        asked
            .and_then(Language::from_tag)
            .unwrap_or_else(context::locale)
    }

    /// The words up to `--`, behind which nothing is an option.
    fn options(&self) -> impl Iterator<Item = &str> {
        let words = self
            .words()
            .skip(1)
            .map(|word| word.to_str().unwrap_or_default());
        words.take_while(|word| *word != "--")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &str) -> Typed {
        Typed(line.split(' ').map(OsString::from).collect())
    }

    #[test]
    fn the_language_is_known_before_the_rest_is_read() {
        for line in [
            "t --lang it x",
            "t x --nonsense --lang=it",
            "t --lang en --lang it",
        ] {
            assert_eq!(typed(line).language(), Language::It, "{line}");
        }
        assert_eq!(typed("t play -- --lang it").language(), context::locale());
        assert_eq!(typed("t --lang").language(), context::locale());
    }

    #[test]
    fn what_stands_behind_two_dashes_is_no_option() {
        assert!(typed("t play --json").json());
        assert!(!typed("t play -- --json").json());
    }
}
