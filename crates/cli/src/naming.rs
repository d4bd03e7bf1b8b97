//! Names of duels: which there can be, and how one is made from a file's name.

use std::path::Path;
use timeline::{Place, PlaceError};

/// How many digits of an id name its duel, at least.
pub(crate) const ID_LEAST: usize = 4;

/// Why a text can't be the name of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfit {
    /// It isn't made of letters, digits, - and _, or doesn't begin with a letter.
    Letters,
    /// It would be read as the start of an id.
    Id,
    /// It would be read as a place.
    Place,
}

impl Unfit {
    /// As the messages have it.
    #[must_use]
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Id => "id",
            Self::Place => "place",
        }
    }
}

/// Why a duel can't be called so; `None` when it can.
#[must_use]
pub(crate) fn unfit(name: &str) -> Option<Unfit> {
    let letters = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let begins = name.chars().next().is_some_and(char::is_alphabetic);
    if is_id(name) {
        Some(Unfit::Id)
    } else if !matches!(Place::parse(name), Err(PlaceError::Syntax { .. })) {
        Some(Unfit::Place)
    } else if begins && name.chars().all(letters) {
        None
    } else {
        Some(Unfit::Letters)
    }
}

/// True for what is read as an id or the start of one.
#[must_use]
pub(crate) fn is_id(text: &str) -> bool {
    (ID_LEAST..=32).contains(&text.len()) && text.chars().all(|c| c.is_ascii_hexdigit())
}

/// A name made from a file's name, and, where the file's own couldn't be kept, why.
#[must_use]
pub(crate) fn from_file(path: &Path) -> (String, Option<Unfit>) {
    let stem = path
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned());
    let plain: String = stem.unwrap_or_default().chars().map(plain).collect();
    let trimmed = plain.trim_matches('-');
    match unfit(trimmed) {
        None => (trimmed.to_owned(), None),
        Some(_) if trimmed.is_empty() => ("duel".to_owned(), Some(Unfit::Letters)),
        Some(why) => (format!("duel-{trimmed}"), Some(why)),
    }
}

fn plain(c: char) -> char {
    if c.is_alphanumeric() || c == '_' {
        c
    } else {
        '-'
    }
}

/// The name itself, or with the first number that makes it a new one.
#[must_use]
pub(crate) fn unused(name: &str, taken: &[&str]) -> String {
    let numbered = (2_u32..).map(|number| format!("{name}-{number}"));
    let mut all = std::iter::once(name.to_owned()).chain(numbered);
    all.find(|name| !taken.contains(&name.as_str()))
        .expect("there are more numbers than duels")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_told_apart_from_ids_and_places() {
        for name in ["forgot-to-ask", "S30_b", "Überraschung", "duel2", "bee"] {
            assert_eq!(unfit(name), None, "{name}");
        }
        for (name, why) in [
            ("", Unfit::Letters),
            ("-x", Unfit::Letters),
            ("a b", Unfit::Letters),
            ("2nd", Unfit::Letters),
            ("3f9c", Unfit::Id),
            ("beef", Unfit::Id),
            ("t3", Unfit::Place),
            ("t99999999999999", Unfit::Place),
            ("118", Unfit::Place),
            ("@", Unfit::Place),
        ] {
            assert_eq!(unfit(name), Some(why), "{name}");
        }
    }

    #[test]
    fn a_file_gives_its_duel_a_name() {
        let name = |path| from_file(Path::new(path));
        let kept = |name: &str| (name.to_owned(), None);
        let changed = |name: &str, why| (name.to_owned(), Some(why));
        assert_eq!(name("data/forgot-to-ask.duel"), kept("forgot-to-ask"));
        assert_eq!(name("my duel (2).duel"), kept("my-duel--2"));
        assert_eq!(name("t3.duel"), changed("duel-t3", Unfit::Place));
        assert_eq!(name("beef.duel"), changed("duel-beef", Unfit::Id));
        assert_eq!(name("/"), changed("duel", Unfit::Letters));
    }

    #[test]
    fn the_second_duel_of_a_name_is_numbered() {
        assert_eq!(unused("one", &[]), "one");
        assert_eq!(unused("one", &["one", "one-2"]), "one-3");
    }
}
