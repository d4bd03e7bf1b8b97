//! `takeback play`: appends actions to a duel, one line of a written duel each; without a line, a
//! prompt to record at the speed of play.
//!
//! `play/session.rs` is what the prompt does with what is typed, `play/complete.rs` what can be
//! typed next, `play/command.rs` the words besides the lines; `play/editor.rs` is the terminal,
//! `play/plain.rs` the same without one. A line goes one way, wherever it was typed: [`open`], then
//! [`append`].

mod command;
mod complete;
mod editor;
mod plain;
mod session;

use crate::arguments::{As, Play};
use crate::context::Context;
use crate::desk::{Desk, Pen};
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::files;
use crate::lookup::Names;
use crate::named;
use crate::scripts::{self, Written};
use crate::shelf::Shelf;
use journal::DuelEntry;
use notation::script::{Deed, Statement};
use notation::{Mistake, NotationError, Runner};
use session::Session;
use std::io::IsTerminal;
use std::path::Path;
use std::sync::Arc;
use wording::args;

/// Plays them.
pub(super) fn run(options: &Play, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let (entry, lines) = duel_and_lines(&options.words, &shelf, context)?;
    if lines.is_empty() {
        return prompt(entry, options, shelf, context);
    }
    let appending = Appending {
        entry: &entry,
        role: options.role,
        dry_run: options.dry_run,
    };
    let typed = Typed::of(&lines, context)?;
    let (written, mut desk) = open(&typed, &appending, &shelf, context)?;
    context.read_as(options.role);
    desk.say_what_if(context);
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    append(&written, &mut desk, context)?;
    desk.say_who_is_awaited(context);
    Ok(Exit::Done)
}

/// The prompt: on a terminal with a line editor, else line by line.
fn prompt(entry: DuelEntry, options: &Play, shelf: Shelf, context: &mut Context) -> Outcome {
    let session = Session::new(entry, options.role, options.dry_run, &shelf);
    // Between two lines the store is anybody's.
    drop(shelf);
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    match terminal && !context.out.is_json() {
        true => editor::run(session, options.role, context),
        false => plain::run(session, &mut std::io::stdin().lock(), context),
    }
}

/// Where lines are appended, and by whom.
#[derive(Clone, Copy, Debug)]
struct Appending<'a> {
    entry: &'a DuelEntry,
    role: As,
    dry_run: bool,
}

/// Reads lines, and opens the duel for them: the cards they declare are known from then on.
fn open(
    typed: &Typed,
    at: &Appending<'_>,
    shelf: &Shelf,
    context: &mut Context,
) -> Outcome<(Written, Desk)> {
    let written = typed.written(context)?;
    only_own(at.role, &written, context)?;
    context.adopt(shelf, at.entry)?;
    context.declare_more(&written, shelf, at.entry, at.dry_run)?;
    let desk = Desk::open(at.entry, shelf, at.dry_run, at.role, context)?;
    Ok((written, desk))
}

/// The duel named first, or the one last written to, and the lines.
fn duel_and_lines(
    words: &[String],
    shelf: &Shelf,
    context: &mut Context,
) -> Outcome<(DuelEntry, Vec<String>)> {
    let Some((first, rest)) = words.split_first() else {
        let entry = shelf.last_written()?;
        named::say_which(false, &entry, shelf, context);
        return Ok((entry, Vec::new()));
    };
    match shelf.find(first) {
        Ok(entry) => Ok((entry, rest.to_vec())),
        // What can't be a duel's name is a line for the duel last written to.
        Err(_) if first == "-" || first.contains(char::is_whitespace) => {
            let entry = shelf.last_written()?;
            named::say_which(false, &entry, shelf, context);
            Ok((entry, words.to_vec()))
        }
        Err(failure) => Err(failure),
    }
}

/// Lines as they were typed.
#[derive(Clone, Debug)]
struct Typed {
    text: String,
    /// The key of where.
    place: &'static str,
}

impl Typed {
    /// Each typed one is a line of the text, `-` is the standard input.
    fn of(lines: &[String], context: &Context) -> Outcome<Self> {
        let (mut text, mut place) = (String::new(), "typed-on");
        for line in lines {
            if line == "-" {
                place = "typed-into";
                text.push_str(&standard_input(context)?);
            } else {
                text.push_str(line);
            }
            text.push('\n');
        }
        Ok(Self { text, place })
    }

    /// One line, with its number among those that were typed.
    fn at(line: &str, number: usize) -> Self {
        let mut text = "\n".repeat(number.saturating_sub(1));
        text.push_str(line);
        let place = "typed-into";
        Self { text, place }
    }

    fn written(&self, context: &Context) -> Outcome<Written> {
        let name = context.text(self.place, args![]);
        let written = Written::of(Path::new(&name), self.text.clone(), &context.words)?;
        let set_up =
            written.script.entries.iter().find(|entry| {
                matches!(entry.says.value, Statement::Header(_) | Statement::SetUp(_))
            });
        match set_up {
            Some(entry) => {
                let error = NotationError::new(entry.says.span, Mistake::TooLate);
                Err(written.mistake(&error, &context.words))
            }
            None => Ok(written),
        }
    }
}

/// Lines as a written duel: each typed one is a line of it, `-` is the standard input.
pub(super) fn written(lines: &[String], context: &Context) -> Outcome<Written> {
    Typed::of(lines, context)?.written(context)
}

/// A seat says only its own lines, and asserts nothing: whether a line of the other seat can be
/// played, and whether an assertion holds, would tell what the other one holds.
fn only_own(role: As, written: &Written, context: &Context) -> Outcome<()> {
    if role == As::Judge {
        return Ok(());
    }
    let own = |statement: &Statement| match statement {
        Statement::Line(line) => match line.deed {
            Deed::Seat { by, .. } => role.role().seat() == Some(by),
            Deed::BothPass(_)
            | Deed::BothPassUntil(..)
            | Deed::Chance(_)
            | Deed::Coin(_)
            | Deed::Die(_)
            | Deed::Told { .. } => false,
        },
        Statement::Refused { .. } | Statement::Check(_) | Statement::Card(_) => false,
        Statement::Blank | Statement::Header(_) | Statement::SetUp(_) => true,
    };
    let entries = &written.script.entries;
    let Some(others) = entries.iter().find(|entry| !own(&entry.says.value)) else {
        return Ok(());
    };
    let what = context.text("role-own-lines", args![role: role.typed()]);
    Err(Failure::new(Code::Role)
        .with("what", what)
        .excerpt(written.excerpt(others.says.span)))
}

fn standard_input(context: &Context) -> Outcome<String> {
    let name = context.text("typed-into", args![]);
    let name = Path::new(&name);
    scripts::text_of_bytes(name, files::bounded(std::io::stdin().lock(), name)?)
}

/// Plays lines on, printing what is recorded.
fn append(written: &Written, desk: &mut Desk, context: &mut Context) -> Outcome<()> {
    let cards = Arc::clone(&context.cards);
    let names = Names(&cards);
    let mut runner = Runner::new(Pen { desk, context }, &cards, &names);
    let played = runner.play(written.script.play());
    let actions = runner.actions();
    let Pen { desk, context } = runner.into_sink();
    played.map_err(|error| scripts::stopped(error, actions, written, desk, context))
}
