//! What the prompt of `play` can be told besides lines of a written duel: words, and single marks
//! that stand for the lines that are written most.

use duel::Seat;

/// What is said at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Takes back the last line.
    Undo,
    /// Takes back the last undo.
    Redo,
    /// Prints the last records, or those of a range.
    Log(Option<String>),
    /// Shows the position, or that at a place.
    Show(Option<String>),
    /// Says who is asked and what is open.
    Who,
    /// Lists the commands.
    Help,
    /// Ends.
    Quit,
    /// Both pass.
    BothPass,
    /// Whoever is asked passes.
    Pass,
}

/// The commands with the words for them, those of every language; the first is the one shown.
/// The last part is the end of the key of its explanation.
pub(super) const COMMANDS: &[(Command, &[&str], &str)] = &[
    (Command::BothPass, &["."], "both"),
    (Command::Pass, &[","], "pass"),
    (Command::Undo, &["undo", "annulla", "撤銷"], "undo"),
    (Command::Redo, &["redo", "ripeti", "重做"], "redo"),
    (Command::Who, &["who", "chi", "誰"], "who"),
    (Command::Show(None), &["show", "mostra", "顯示"], "show"),
    (Command::Log(None), &["log", "registro", "紀錄"], "log"),
    (Command::Help, &["help", "aiuto", "說明", "?"], "help"),
    (Command::Quit, &["quit", "exit", "esci", "離開"], "quit"),
];

impl Command {
    /// Reads what was typed. `None` when it is no command, but a line.
    pub(super) fn read(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let given = Some(rest.trim().to_owned()).filter(|rest| !rest.is_empty());
        let lower = word.to_lowercase();
        let found = COMMANDS
            .iter()
            .find(|(_, words, _)| words.contains(&lower.as_str()));
        match (found?.0.clone(), given) {
            (Self::Log(_), range) => Some(Self::Log(range)),
            (Self::Show(_), place) => Some(Self::Show(place)),
            (command, None) => Some(command),
            (_, Some(_)) => None,
        }
    }

    /// The line a mark stands for, where somebody may pass: the seat whose prompt it is, and else
    /// the one that is asked.
    pub(super) fn line(&self, passes: Option<Seat>) -> Option<String> {
        match self {
            Self::BothPass => Some("both pass".to_owned()),
            Self::Pass => passes.map(|seat| format!("{} passes", seat.letter())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_a_word_of_any_language_and_a_line_is_none() {
        for (command, words, _) in COMMANDS {
            for word in *words {
                assert_eq!(Command::read(word).as_ref(), Some(command), "{word}");
            }
        }
        assert_eq!(Command::read(" UNDO "), Some(Command::Undo));
        let place = Some("t2".to_owned());
        assert_eq!(Command::read("show t2"), Some(Command::Show(place)));
        for line in ["A passes", "both pass", "undo A passes", "card X: trap", ""] {
            assert_eq!(Command::read(line), None, "{line}");
        }
    }

    #[test]
    fn no_word_means_two_things_or_begins_a_line_of_a_duel() {
        let mut all: Vec<&str> = COMMANDS
            .iter()
            .flat_map(|(_, words, _)| *words)
            .copied()
            .collect();
        for word in &all {
            assert!(notation::parse_line(word).is_err(), "{word}");
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }

    #[test]
    fn a_mark_is_the_line_it_stands_for() {
        let both = Command::BothPass.line(None);
        assert_eq!(both.as_deref(), Some("both pass"));
        let passes = Command::Pass.line(Some(Seat::B));
        assert_eq!(passes.as_deref(), Some("B passes"));
        assert_eq!(Command::Pass.line(None), None);
    }
}
