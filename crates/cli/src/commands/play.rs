//! `takeback play`: appends actions to a duel, one line of a written duel each.

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
use std::path::Path;
use std::sync::Arc;
use wording::args;

/// Plays them.
pub(super) fn run(options: &Play, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let (entry, lines) = duel_and_lines(&options.words, &shelf, context)?;
    let written = written(&lines, context)?;
    only_own(options.role, &written, context)?;
    context.adopt(&shelf, &entry)?;
    context.declare_more(&written, &shelf, &entry, options.dry_run)?;
    let mut desk = Desk::open(&entry, &shelf, options.dry_run, options.role, context)?;
    context.read_as(options.role);
    desk.say_what_if(context);
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    play(&written, &mut desk, context)?;
    desk.say_who_is_awaited(context);
    Ok(Exit::Done)
}

/// The duel named first, or the one last written to, and the lines.
fn duel_and_lines(
    words: &[String],
    shelf: &Shelf,
    context: &mut Context,
) -> Outcome<(DuelEntry, Vec<String>)> {
    let (first, rest) = words
        .split_first()
        .ok_or_else(|| Failure::new(Code::Usage))?;
    match shelf.find(first) {
        Ok(_) if rest.is_empty() => {
            let what = context.text("play-no-line", args![]);
            Err(Failure::new(Code::Usage).with("what", what))
        }
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

/// The lines as a text: each typed one is a line of it, `-` is the standard input.
pub(super) fn written(lines: &[String], context: &Context) -> Outcome<Written> {
    let mut text = String::new();
    let mut name = "typed-on";
    for line in lines {
        if line == "-" {
            name = "typed-into";
            text.push_str(&standard_input(context)?);
        } else {
            text.push_str(line);
        }
        text.push('\n');
    }
    let name = context.text(name, args![]);
    let written = Written::of(Path::new(&name), text, &context.words)?;
    let set_up = written
        .script
        .entries
        .iter()
        .find(|entry| matches!(entry.says.value, Statement::Header(_) | Statement::SetUp(_)));
    match set_up {
        Some(entry) => {
            let error = NotationError::new(entry.says.span, Mistake::TooLate);
            Err(written.mistake(&error, &context.words))
        }
        None => Ok(written),
    }
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

fn play(written: &Written, desk: &mut Desk, context: &mut Context) -> Outcome<()> {
    let cards = Arc::clone(&context.cards);
    let names = Names(&cards);
    let mut runner = Runner::new(Pen { desk, context }, &cards, &names);
    let played = runner.play(written.script.play());
    let actions = runner.actions();
    let Pen { desk, context } = runner.into_sink();
    played.map_err(|error| scripts::stopped(error, actions, written, desk, context))
}
