//! What the debugger can be told, and how the plain mode reads it from a line.

use timeline::{Stop, Way};

/// Something the debugger can be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// To the nearest record of a kind.
    Travel(Stop, Way),
    /// To the last record of the line, or to its first.
    End(Way),
    /// To the nearest question a judge would ask about.
    Missed(Way),
    /// To the next change of a value; without one, of any that is watched.
    Until(Option<String>, Way),
    /// To the nearest record after which a condition holds; without one, the last again.
    Find(Option<String>, Way),
    /// To a place.
    Go(String),
    /// To the next line, or the one before.
    NextLine(Way),
    /// To a line by its name.
    Line(String),
    /// Watches a value, or no longer.
    Watch(String),
    /// Marks the place.
    Mark,
    /// What differs from a place; without one, from the marked one.
    Diff(Option<String>),
    /// Why something is as it is.
    Why(String),
    /// Says where one stands.
    Here,
    /// Says what lies on the table.
    Board,
    /// Says the chain.
    Chain,
    /// Says who is asked.
    Priority,
    /// Says what is watched.
    Watches,
    /// Lists the commands.
    Help,
    /// Ends.
    Quit,
}

/// The commands of the plain mode as they are written, each with the end of the key of its
/// explanation.
pub(super) const COMMANDS: &[(&str, &str)] = &[
    ("next", "next"),
    ("back", "back"),
    ("next KIND, back KIND", "kind"),
    ("first, last", "ends"),
    ("go PLACE", "go"),
    ("until VALUE, back until VALUE", "until"),
    ("find CONDITION, back find CONDITION", "find"),
    ("line NAME", "line"),
    ("watch VALUE", "watch"),
    ("mark", "mark"),
    ("diff PLACE", "diff"),
    ("why WHAT", "why"),
    ("here, board, chain, priority, watches", "show"),
    ("help", "help"),
    ("quit", "quit"),
];

/// The kinds that can be gone to, as they are written.
pub(super) const KINDS: &[(&str, Stop)] = &[
    ("event", Stop::Event),
    ("window", Stop::Window),
    ("chain", Stop::Chain),
    ("link", Stop::Link),
    ("trigger", Stop::Trigger),
    ("phase", Stop::Phase),
    ("turn", Stop::Turn),
    ("question", Stop::Question),
    ("not asked", Stop::NotAsked),
    ("irregularity", Stop::Irregularity),
];

impl Command {
    /// Reads a line of the plain mode. `None` when it is no command.
    pub(super) fn read(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let given = (!rest.is_empty()).then(|| rest.to_owned());
        Some(match (word.to_ascii_lowercase().as_str(), given) {
            ("next" | "n", _) => return moving(rest, Way::Forwards),
            ("back" | "b", _) => return moving(rest, Way::Backwards),
            ("until" | "find", _) => return moving(line, Way::Forwards),
            ("go", Some(place)) => Self::Go(place),
            ("line", Some(name)) => Self::Line(name),
            ("watch", Some(value)) => Self::Watch(value),
            ("why", Some(what)) => Self::Why(what),
            ("diff", place) => Self::Diff(place),
            (word, None) => return alone(word),
            _ => return None,
        })
    }
}

fn alone(word: &str) -> Option<Command> {
    Some(match word {
        "first" => Command::End(Way::Backwards),
        "last" => Command::End(Way::Forwards),
        "mark" => Command::Mark,
        "here" => Command::Here,
        "board" => Command::Board,
        "chain" => Command::Chain,
        "priority" => Command::Priority,
        "watches" => Command::Watches,
        "help" | "?" => Command::Help,
        "quit" | "q" | "exit" => Command::Quit,
        _ => return None,
    })
}

/// What stands behind `next` or `back`.
fn moving(rest: &str, way: Way) -> Option<Command> {
    let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let more = Some(more.trim().to_owned()).filter(|more| !more.is_empty());
    let kind = KINDS
        .iter()
        .find(|(kind, _)| kind.eq_ignore_ascii_case(rest));
    match (word, kind) {
        ("", _) => Some(Command::Travel(Stop::Event, way)),
        ("until", _) => Some(Command::Until(more, way)),
        ("find", _) => Some(Command::Find(more, way)),
        (_, Some((_, stop))) => Some(Command::Travel(*stop, way)),
        ("missed", _) if more.is_none() => Some(Command::Missed(way)),
        ("line", _) if more.is_none() => Some(Command::NextLine(way)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_the_command_it_is() {
        let value = || Some("B.lp".to_owned());
        for (line, command) in [
            ("next", Command::Travel(Stop::Event, Way::Forwards)),
            (" back ", Command::Travel(Stop::Event, Way::Backwards)),
            ("next chain", Command::Travel(Stop::Chain, Way::Forwards)),
            (
                "back not asked",
                Command::Travel(Stop::NotAsked, Way::Backwards),
            ),
            ("next missed", Command::Missed(Way::Forwards)),
            ("next line", Command::NextLine(Way::Forwards)),
            ("until B.lp", Command::Until(value(), Way::Forwards)),
            ("back until B.lp", Command::Until(value(), Way::Backwards)),
            ("until", Command::Until(None, Way::Forwards)),
            ("find B.lp", Command::Find(value(), Way::Forwards)),
            ("back find", Command::Find(None, Way::Backwards)),
            ("go t3.c2", Command::Go("t3.c2".to_owned())),
            ("diff", Command::Diff(None)),
            ("why B.lp", Command::Why("B.lp".to_owned())),
            ("QUIT", Command::Quit),
        ] {
            assert_eq!(Command::read(line), Some(command), "{line}");
        }
        for line in ["", "nxt", "go", "next week", "quit now", "back missed one"] {
            assert_eq!(Command::read(line), None, "{line}");
        }
    }

    #[test]
    fn every_kind_can_be_written() {
        assert_eq!(KINDS.len(), Stop::ALL.len());
        assert!(
            Stop::ALL
                .iter()
                .all(|stop| KINDS.iter().any(|(_, kind)| kind == stop))
        );
    }
}
