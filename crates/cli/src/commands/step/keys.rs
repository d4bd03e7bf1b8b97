//! The keys of the debugger: one table, from which it is told, drawn and tested. `docs/step.md`
//! lists the same.

use super::command::Command;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use timeline::{Stop, Way};

/// What is asked for before a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prompt {
    /// A value to watch.
    Value,
    /// A condition.
    Condition,
    /// A place to go to.
    Place,
    /// A place to compare with.
    Diff,
    /// What `why` is asked about.
    Why,
}

impl Prompt {
    /// As the messages have it.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Value => "value",
            Self::Condition => "condition",
            Self::Place => "place",
            Self::Diff => "diff",
            Self::Why => "why",
        }
    }

    /// What is done with what was typed. Nothing typed: nothing is done, but where there is
    /// something to compare with or to look for already.
    pub(super) fn command(self, typed: &str) -> Option<Command> {
        let given = Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty());
        Some(match (self, given) {
            (Self::Condition, text) => Command::Find(text, Way::Forwards),
            (Self::Diff, place) => Command::Diff(place),
            (Self::Value, value) => Command::Watch(value?),
            (Self::Place, place) => Command::Go(place?),
            (Self::Why, what) => Command::Why(what?),
        })
    }
}

/// What a key does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Does something at once.
    Do(Command),
    /// Asks for something first.
    Ask(Prompt),
    /// Turns the board.
    Turn,
    /// Shows the whole board, or no longer.
    Whole,
    /// Shows the keys, or no longer.
    Help,
}

/// A pair of keys.
pub(super) struct Key {
    /// The end of the key of its explanation.
    pub(super) id: &'static str,
    /// Those that go forwards, or just do it.
    pub(super) forwards: &'static [&'static str],
    /// Those that go backwards.
    pub(super) backwards: &'static [&'static str],
    act: fn(Way) -> Act,
}

/// Every key.
pub(super) const KEYS: &[Key] = &[
    both("event", &["→", "j"], &["←", "k"], |way| {
        travel(Stop::Event, way)
    }),
    both("ends", &["↓", "End"], &["↑", "Home"], |way| {
        Act::Do(Command::End(way))
    }),
    both("line", &["Shift+→"], &["Shift+←"], |way| {
        Act::Do(Command::NextLine(way))
    }),
    both("question", &["a"], &["A"], |way| {
        travel(Stop::Question, way)
    }),
    both("not-asked", &["s"], &["S"], |way| {
        travel(Stop::NotAsked, way)
    }),
    both("missed", &["m"], &["M"], |way| {
        Act::Do(Command::Missed(way))
    }),
    both("window", &["o"], &["O"], |way| travel(Stop::Window, way)),
    both("chain", &["c"], &["C"], |way| travel(Stop::Chain, way)),
    both("link", &["l"], &["L"], |way| travel(Stop::Link, way)),
    both("trigger", &["r"], &["R"], |way| travel(Stop::Trigger, way)),
    both("phase", &["p"], &["P"], |way| travel(Stop::Phase, way)),
    both("turn", &["t"], &["T"], |way| travel(Stop::Turn, way)),
    both("irregularity", &["i"], &["I"], |way| {
        travel(Stop::Irregularity, way)
    }),
    one("watch", &["v"], |_| Act::Ask(Prompt::Value)),
    both("until", &["u"], &["U"], |way| {
        Act::Do(Command::Until(None, way))
    }),
    one("find", &["/"], |_| Act::Ask(Prompt::Condition)),
    both("again", &["n"], &["N"], |way| {
        Act::Do(Command::Find(None, way))
    }),
    one("go", &["g"], |_| Act::Ask(Prompt::Place)),
    one("why", &["w"], |_| Act::Ask(Prompt::Why)),
    one("mark", &["x"], |_| Act::Do(Command::Mark)),
    one("diff", &["d"], |_| Act::Ask(Prompt::Diff)),
    one("flip", &["f"], |_| Act::Turn),
    one("board", &["b"], |_| Act::Whole),
    one("help", &["?"], |_| Act::Help),
    one("quit", &["q"], |_| Act::Do(Command::Quit)),
];

const fn both(
    id: &'static str,
    forwards: &'static [&'static str],
    backwards: &'static [&'static str],
    act: fn(Way) -> Act,
) -> Key {
    Key {
        id,
        forwards,
        backwards,
        act,
    }
}

const fn one(id: &'static str, keys: &'static [&'static str], act: fn(Way) -> Act) -> Key {
    both(id, keys, &[], act)
}

const fn travel(stop: Stop, way: Way) -> Act {
    Act::Do(Command::Travel(stop, way))
}

/// What a pressed key does, if it does anything.
pub(super) fn act(event: KeyEvent) -> Option<Act> {
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    if control && event.code == KeyCode::Char('c') {
        return Some(Act::Do(Command::Quit));
    }
    if event
        .modifiers
        .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
    {
        return None;
    }
    let name = name(event)?;
    KEYS.iter().find_map(|key| {
        if key.forwards.contains(&name.as_str()) {
            Some((key.act)(Way::Forwards))
        } else if key.backwards.contains(&name.as_str()) {
            Some((key.act)(Way::Backwards))
        } else {
            None
        }
    })
}

/// A key as the table has it.
fn name(event: KeyEvent) -> Option<String> {
    let shift = event.modifiers.contains(KeyModifiers::SHIFT);
    let plain = match event.code {
        KeyCode::Right => "→",
        KeyCode::Left => "←",
        KeyCode::Up => "↑",
        KeyCode::Down => "↓",
        KeyCode::Home => "Home",
        KeyCode::End => "End",
        KeyCode::Char(c) if shift => return Some(c.to_uppercase().collect()),
        KeyCode::Char(c) => return Some(c.to_string()),
        _ => return None,
    };
    Some(match shift {
        true => format!("Shift+{plain}"),
        false => plain.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::command::{COMMANDS, KINDS};
    use super::*;
    use std::collections::BTreeSet;

    const PAGE: &str = include_str!("../../../../../docs/step.md");

    /// The first cells of the page's rows, without their marks.
    fn rows(after: &str) -> BTreeSet<String> {
        let part = PAGE.split(after).nth(1).expect(after);
        let part = part.split("\n## ").next().unwrap_or(part);
        let rows = part.lines().filter(|line| line.starts_with("| `"));
        rows.map(|row| {
            row.rsplitn(2, " | ")
                .last()
                .expect("cells")
                .replace(['`', '|'], "")
        })
        .map(|cells| cells.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
    }

    #[test]
    fn the_page_has_the_keys_of_the_table() {
        let keys = |key: &Key| [key.forwards, key.backwards].concat().join(" ");
        let table: BTreeSet<String> = KEYS.iter().map(keys).collect();
        assert_eq!(rows("\n## Keys\n"), table);
    }

    #[test]
    fn the_page_has_the_commands_and_the_kinds() {
        for (written, _) in COMMANDS {
            let row = format!("\n| `{}` | ", written.replace(", ", "`, `"));
            assert!(PAGE.contains(&row), "docs/step.md lacks {row}");
        }
        for (kind, _) in KINDS {
            assert!(
                PAGE.contains(&format!("`{kind}`")),
                "docs/step.md lacks {kind}"
            );
        }
    }

    #[test]
    fn no_key_does_two_things() {
        let all: Vec<_> = KEYS
            .iter()
            .flat_map(|key| [key.forwards, key.backwards].concat())
            .collect();
        let each: BTreeSet<_> = all.iter().collect();
        assert_eq!(all.len(), each.len());
    }

    #[test]
    fn capitals_and_shift_go_backwards() {
        let pressed = |code, modifiers| act(KeyEvent::new(code, modifiers));
        let chain = |way| Some(travel(Stop::Chain, way));
        let (none, shift) = (KeyModifiers::NONE, KeyModifiers::SHIFT);
        assert_eq!(pressed(KeyCode::Char('c'), none), chain(Way::Forwards));
        assert_eq!(pressed(KeyCode::Char('C'), shift), chain(Way::Backwards));
        assert_eq!(pressed(KeyCode::Char('C'), none), chain(Way::Backwards));
        let line = Some(Act::Do(Command::NextLine(Way::Backwards)));
        assert_eq!(pressed(KeyCode::Left, shift), line);
        assert_eq!(
            pressed(KeyCode::Left, none),
            Some(travel(Stop::Event, Way::Backwards))
        );
        let quit = Some(Act::Do(Command::Quit));
        assert_eq!(pressed(KeyCode::Char('c'), KeyModifiers::CONTROL), quit);
        assert_eq!(pressed(KeyCode::Char('z'), none), None);
    }
}
