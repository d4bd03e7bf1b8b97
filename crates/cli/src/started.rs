//! How the program was started, so that the next command can be printed as it must be typed.

use std::path::Path;

/// How the program was started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Started {
    program: String,
    store: Option<String>,
}

impl Started {
    /// Finds out from the process: through `cargo run`, by a path, or by its name.
    #[must_use]
    pub(crate) fn detect(store: Option<&Path>) -> Self {
        let through_cargo = std::env::var("CARGO_PKG_NAME").is_ok_and(|name| name == "takeback")
            && std::env::var_os("CARGO").is_some();
        let typed = std::env::args().next().unwrap_or_default();
        Self::new(through_cargo, &typed, store)
    }

    fn new(through_cargo: bool, typed: &str, store: Option<&Path>) -> Self {
        let program = if through_cargo {
            "cargo run --release --".to_owned()
        } else if typed.contains('/') && !installed(Path::new(typed)) {
            quoted(typed)
        } else {
            "takeback".to_owned()
        };
        let store = store.map(|store| quoted(&store.display().to_string()));
        Self { program, store }
    }

    /// A command line as it must be typed: the program, the words (quoted where the shell needs
    /// it), and the store where one was given.
    #[must_use]
    pub(crate) fn command(&self, words: &[&str]) -> String {
        let quoted_words = words.iter().map(|word| quoted(word));
        let mut line = vec![self.program.clone()];
        line.extend(quoted_words);
        if let Some(store) = &self.store {
            line.extend(["--store".to_owned(), store.clone()]);
        }
        line.join(" ")
    }
}

/// True when the name alone starts this very file.
fn installed(typed: &Path) -> bool {
    let Some(name) = typed.file_name().filter(|name| *name == "takeback") else {
        return false;
    };
    let Some(path) = std::env::var_os("PATH") else {
        return false;
    };
    let first = std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|f| f.is_file());
    first.is_some_and(|first| first == typed)
}

/// The word as a shell reads it back.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./:@+=,".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_command_is_typed_as_this_one_was() {
        let line = |cargo, typed| Started::new(cargo, typed, None).command(&["missed", "one"]);
        assert_eq!(
            line(true, "target/release/takeback"),
            "cargo run --release -- missed one"
        );
        assert_eq!(line(false, "takeback"), "takeback missed one");
        assert_eq!(
            line(false, "./target/debug/takeback"),
            "./target/debug/takeback missed one"
        );
    }

    #[test]
    fn a_store_that_was_named_is_named_again() {
        let started = Started::new(false, "takeback", Some(Path::new("my store")));
        assert_eq!(
            started.command(&["lines"]),
            "takeback lines --store 'my store'"
        );
    }

    #[test]
    fn words_are_quoted_where_the_shell_needs_it() {
        let started = Started::new(false, "takeback", None);
        let line = started.command(&["play", "one", "B activates Giant's Wrath"]);
        assert_eq!(line, r"takeback play one 'B activates Giant'\''s Wrath'");
    }
}
