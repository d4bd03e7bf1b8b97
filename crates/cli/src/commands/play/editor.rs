//! The prompt on a terminal: a line editor whose completion knows the table, and keys for what is
//! said most.

use super::complete::Scene;
use super::session::{Heard, Session};
use crate::arguments::As;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::output;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{
    Cmd, CompletionType, ConditionalEventHandler, Config, Editor, Event, EventContext,
    EventHandler, Helper, KeyEvent, RepeatCount,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// What a key says by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    /// What is said.
    says: &'static str,
    /// With the control key, whatever is typed; without it, only where nothing is.
    control: bool,
    key: char,
}

const KEYS: [Key; 4] = [
    Key {
        says: ".",
        control: false,
        key: '.',
    },
    Key {
        says: ",",
        control: false,
        key: ',',
    },
    Key {
        says: "undo",
        control: true,
        key: 'Z',
    },
    Key {
        says: "redo",
        control: true,
        key: 'Y',
    },
];

/// Ends the line with what a key says. What was typed is kept for afterwards.
struct Says {
    key: usize,
    /// The key that was pressed, from 1; 0 for none.
    pressed: Arc<AtomicU32>,
}

impl ConditionalEventHandler for Says {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, at: &EventContext<'_>) -> Option<Cmd> {
        if !KEYS[self.key].control && !at.line().is_empty() {
            return None;
        }
        self.pressed.store(self.key as u32 + 1, Ordering::Relaxed);
        Some(Cmd::AcceptLine)
    }
}

/// Completes from the table as it stands.
struct Table(Option<Scene>);

impl Completer for Table {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or(line);
        let found = self.0.as_ref().map(|scene| scene.complete(typed));
        Ok((0, found.unwrap_or_default()))
    }
}

impl Hinter for Table {
    type Hint = String;
}
impl Highlighter for Table {}
impl Validator for Table {}
impl Helper for Table {}

/// The editor, and which of the keys was pressed.
struct Prompt {
    editor: Editor<Table, DefaultHistory>,
    pressed: Arc<AtomicU32>,
}

/// What was typed.
enum Typed {
    /// A line.
    Line(String),
    /// A key that says something, and what stood in the line.
    Key(&'static str, String),
    /// Nothing that counts.
    Nothing,
    /// The end of the input.
    End,
}

impl Prompt {
    fn new() -> rustyline::Result<Self> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .auto_add_history(false)
            .build();
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(Table(None)));
        let pressed = Arc::new(AtomicU32::new(0));
        for (at, key) in KEYS.iter().enumerate() {
            let says = Says {
                key: at,
                pressed: Arc::clone(&pressed),
            };
            let event = match key.control {
                true => KeyEvent::ctrl(key.key),
                false => KeyEvent::from(key.key),
            };
            editor.bind_sequence(event, EventHandler::Conditional(Box::new(says)));
        }
        Ok(Self { editor, pressed })
    }

    fn read(&mut self, prompt: &str, kept: &str) -> rustyline::Result<Typed> {
        self.pressed.store(0, Ordering::Relaxed);
        let line = match self.editor.readline_with_initial(prompt, (kept, "")) {
            Ok(line) => line,
            Err(ReadlineError::Eof) => return Ok(Typed::End),
            Err(ReadlineError::Interrupted) => return Ok(Typed::Nothing),
            Err(error) => return Err(error),
        };
        let pressed = self.pressed.load(Ordering::Relaxed) as usize;
        Ok(match pressed.checked_sub(1).and_then(|at| KEYS.get(at)) {
            Some(key) => Typed::Key(key.says, line),
            None => Typed::Line(line),
        })
    }
}

/// Records at the terminal until it is left.
///
/// # Errors
/// When the terminal doesn't let it, or the duel can't be read.
pub(super) fn run(mut session: Session, role: As, context: &mut Context) -> Outcome {
    session.greet(context)?;
    let mut prompt = Prompt::new().map_err(|error| unusable(&error))?;
    let (mut kept, mut number) = (String::new(), 0);
    loop {
        let stand = session.stand(context)?;
        let scene = stand.scene(role, context);
        prompt.editor.set_helper(Some(Table(Some(scene))));
        context.out.flush();
        let typed = prompt.read(&stand.prompt(context), &kept);
        let (line, again) = match typed.map_err(|error| unusable(&error))? {
            Typed::End => break,
            Typed::Nothing => (String::new(), String::new()),
            Typed::Key(says, line) => (says.to_owned(), line),
            Typed::Line(line) => {
                let _ = prompt.editor.add_history_entry(line.as_str());
                (line, String::new())
            }
        };
        number += 1;
        kept = again;
        match session.hear(&line, number, context) {
            Ok(Heard::Over) => break,
            Ok(Heard::Done) => {}
            Err(failure) => {
                context.fail(&failure);
                // What was refused is kept, to be put right.
                kept = if kept.is_empty() { refused(line) } else { kept };
            }
        }
    }
    Ok(Exit::Done)
}

/// What is kept of a line that was refused: what was typed, not what a key said.
fn refused(line: String) -> String {
    match KEYS.iter().any(|key| key.says == line) {
        true => String::new(),
        false => line,
    }
}

fn unusable(error: &ReadlineError) -> crate::error::Failure {
    match error {
        ReadlineError::Io(error) => output::failure(error),
        other => output::failure(&std::io::Error::other(other.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::super::command::Command;
    use super::*;

    #[test]
    fn every_key_says_a_command() {
        for key in KEYS {
            assert!(Command::read(key.says).is_some(), "{key:?}");
        }
    }

    #[test]
    fn a_line_that_was_refused_is_kept_and_a_key_is_not() {
        assert_eq!(refused("A passes twice".to_owned()), "A passes twice");
        assert_eq!(refused(".".to_owned()), "");
    }
}
