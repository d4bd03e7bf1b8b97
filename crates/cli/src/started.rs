//! How the program was started, so that the next command can be printed as it must be typed.

use std::path::Path;

/// How the program was started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Started {
    program: String,
    /// The folders that were named, as options.
    folders: Vec<(&'static str, String)>,
}

impl Started {
    /// Finds out from the process: through `cargo run`, by a path, or by its name.
    #[must_use]
    pub(crate) fn detect(store: Option<&Path>, cards: Option<&Path>) -> Self {
        let through_cargo = std::env::var("CARGO_PKG_NAME").is_ok_and(|name| name == "takeback")
            && std::env::var_os("CARGO").is_some();
        let typed = std::env::args().next().unwrap_or_default();
        let folders = [("--cards", cards), ("--store", store)];
        Self::new(through_cargo, &typed, folders)
    }

    fn new(through_cargo: bool, typed: &str, folders: [(&'static str, Option<&Path>); 2]) -> Self {
        let program = if through_cargo {
            "cargo run --release --".to_owned()
        } else if typed.contains('/') && !installed(Path::new(typed)) {
            quoted(typed)
        } else {
            "takeback".to_owned()
        };
        let named = |(option, folder): (_, Option<&Path>)| {
            Some((option, quoted(&crate::server::shown(folder?))))
        };
        let folders = folders.into_iter().filter_map(named).collect();
        Self { program, folders }
    }

    /// A command line as it must be typed: the program, the words (quoted where the shell needs
    /// it), and the folders that were named.
    #[must_use]
    pub(crate) fn command(&self, words: &[&str]) -> String {
        let quoted_words = words.iter().map(|word| quoted(word));
        let mut line = vec![self.program.clone()];
        line.extend(quoted_words);
        for (option, folder) in &self.folders {
            line.extend([(*option).to_owned(), folder.clone()]);
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

    const NONE: [(&str, Option<&Path>); 2] = [("--cards", None), ("--store", None)];

    #[test]
    fn the_next_command_is_typed_as_this_one_was() {
        let line = |cargo, typed| Started::new(cargo, typed, NONE).command(&["missed", "one"]);
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
    fn folders_that_were_named_are_named_again() {
        let store = ("--store", Some(Path::new("my store")));
        let started = Started::new(false, "takeback", [NONE[0], store]);
        assert_eq!(
            started.command(&["lines"]),
            "takeback lines --store 'my store'"
        );
        let cards = ("--cards", Some(Path::new("mine")));
        let started = Started::new(false, "takeback", [cards, NONE[1]]);
        assert_eq!(started.command(&["lines"]), "takeback lines --cards mine");
    }

    #[test]
    fn words_are_quoted_where_the_shell_needs_it() {
        let started = Started::new(false, "takeback", NONE);
        let line = started.command(&["play", "one", "B activates Giant's Wrath"]);
        assert_eq!(line, r"takeback play one 'B activates Giant'\''s Wrath'");
    }
}
