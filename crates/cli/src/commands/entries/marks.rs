//! `takeback mark`, `name` and `switch`: names for records and lines, and going on along a line.

use super::{at_desk, duel_and, enter, signed};
use crate::arguments::{Mark, Name, Switch};
use crate::carried;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::signing;
use duel::Desk;
use journal::Words;
use timeline::{Place, PlaceError};
use wording::args;

/// Marks a record.
pub(in crate::commands) fn mark(options: &Mark, context: &mut Context) -> Outcome {
    let (opened, [place, name]) = duel_and(
        &options.words,
        ("mark", ["<PLACE>", "<NAME>"]),
        &options.writing,
        context,
    )?;
    let at = opened.place(Some(place), opened.history.current(), &context.words)?;
    readable(&format!("mark:{name}"), name, context)?;
    let words = Words::said(name);
    enter(
        &opened,
        Desk::Marked { at },
        words,
        &options.writing,
        context,
    )
}

/// Names a line.
pub(in crate::commands) fn name(options: &Name, context: &mut Context) -> Outcome {
    let (opened, [line, name]) = duel_and(
        &options.words,
        ("name", ["<LINE>", "<NAME>"]),
        &options.writing,
        context,
    )?;
    let line = opened.line(Some(line))?.id;
    readable(&format!("{name}@1"), name, context)?;
    free(name, line, &opened, context)?;
    let entry = Desk::LineNamed { line };
    enter(&opened, entry, Words::said(name), &options.writing, context)
}

/// Goes on along another line.
pub(in crate::commands) fn switch(options: &Switch, context: &mut Context) -> Outcome {
    let (opened, [line]) = duel_and(
        &options.words,
        ("switch", ["<LINE>"]),
        &options.writing,
        context,
    )?;
    let line = opened.line(Some(line))?.id;
    let mut desk = at_desk(&opened, &options.writing, context)?;
    let reason = options.reason.as_deref().unwrap_or_default();
    let overturns = desk
        .table
        .history()
        .overturned(opened.history.current().id, line);
    let said = if reason.is_empty() { "no" } else { "yes" };
    crate::commands::rewind::overturns(overturns, said, context);
    let by = signing::by(&options.by, overturns.is_some(), context);
    let words = Some(signed(reason, by)).filter(|words| !words.is_empty());
    let batch = desk.table.switch(line, words);
    desk.taken(batch, context)?;
    desk.print(context)?;
    carried::say(&opened, desk.table.history(), context)?;
    desk.say_who_is_awaited(context);
    Ok(Exit::Done)
}

/// A name has to be one that a place can use.
fn readable(place: &str, name: &str, context: &Context) -> Outcome<()> {
    if name.contains('@') {
        return Err(no_name(name, context.text("name-at", args![])));
    }
    if name.contains("..") || name.contains(':') || name.trim() != name {
        return Err(no_name(name, context.text("name-part", args![])));
    }
    match Place::parse(place) {
        Err(error @ PlaceError::Syntax { .. }) => {
            let what = crate::places::why(&error, &context.words);
            Err(no_name(name, what))
        }
        _ => Ok(()),
    }
}

/// Why something can't be a name.
fn no_name(name: &str, what: String) -> Failure {
    Failure::new(Code::NoSuchName)
        .with("name", name)
        .with("what", what)
}

/// No line may be called as another is: `main`, a number, or a name that was given.
fn free(name: &str, line: u32, opened: &Opened, context: &Context) -> Outcome<()> {
    if name.parse::<u32>().is_ok() {
        return Err(no_name(name, context.text("name-number", args![])));
    }
    let taken = opened
        .history
        .line_named(name)
        .is_some_and(|other| other.id != line);
    if taken {
        return Err(Failure::new(Code::LineNameTaken).with("name", name));
    }
    Ok(())
}
