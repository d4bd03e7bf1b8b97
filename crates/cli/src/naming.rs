//! Names of duels: which there can be, and how one is made from a file's name.

use std::path::Path;
use timeline::Place;

/// True when a duel can be called so: it can't be taken for an id, a place or an option.
#[must_use]
pub(crate) fn is_name(name: &str) -> bool {
    let letters = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let begins = name.chars().next().is_some_and(char::is_alphabetic);
    let id = name.len() <= 32 && name.chars().all(|c| c.is_ascii_hexdigit());
    begins && name.chars().all(letters) && !id && Place::parse(name).is_err()
}

/// A name made from a file's name.
#[must_use]
pub(crate) fn from_file(path: &Path) -> String {
    let stem = path
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned());
    let plain: String = stem.unwrap_or_default().chars().map(plain).collect();
    let trimmed = plain.trim_matches('-');
    match trimmed {
        name if is_name(name) => name.to_owned(),
        "" => "duel".to_owned(),
        rest => format!("duel-{rest}"),
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
        for name in ["forgot-to-ask", "S30_b", "Überraschung", "duel2"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "t3", "118", "@", "3f9c", "beef", "-x", "a b", "2nd"] {
            assert!(!is_name(name), "{name}");
        }
    }

    #[test]
    fn a_file_gives_its_duel_a_name() {
        let name = |path| from_file(Path::new(path));
        assert_eq!(name("data/forgot-to-ask.duel"), "forgot-to-ask");
        assert_eq!(name("my duel (2).duel"), "my-duel--2");
        assert_eq!(name("t3.duel"), "duel-t3");
        assert_eq!(name("/"), "duel");
    }

    #[test]
    fn the_second_duel_of_a_name_is_numbered() {
        assert_eq!(unused("one", &[]), "one");
        assert_eq!(unused("one", &["one", "one-2"]), "one-3");
    }
}
