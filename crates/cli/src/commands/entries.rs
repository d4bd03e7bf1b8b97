//! What the desk enters about a duel: marks and names, calls, findings, rulings, penalties, the
//! match. Each is one record; none changes a position.

pub(super) mod calls;
pub(super) mod late;
pub(super) mod marks;
pub(super) mod matches;
pub(super) mod rulings;

use super::missed::only_for_judges;
use crate::arguments::{As, Writing};
use crate::context::Context;
use crate::desk::Desk as Table;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::named::{self, Takes};
use crate::opened::Opened;
use duel::Desk;
use journal::{Time, Unreadable, Words};
use timeline::History;

/// The duel named first, or the one last written to, and the words after it.
fn duel_and<'w, const N: usize>(
    words: &'w [String],
    wanted: (&'static str, [&'static str; N]),
    writing: &Writing,
    context: &mut Context,
) -> Outcome<(Opened, [&'w str; N])> {
    only_for_judges(writing.role, "desk", context)?;
    let shelf = context.shelf()?;
    let (command, after) = wanted;
    let takes = Takes {
        command,
        words: after,
    };
    let (entry, rest) = takes.split(words, &shelf, context)?;
    named::say_which(words.len() > N, &entry, &shelf, context);
    context.adopt(&shelf, &entry)?;
    Ok((Opened::read(shelf.store(), entry)?, rest))
}

/// Writes one entry, and says whom the duel waits for.
fn enter(
    opened: &Opened,
    entry: Desk,
    words: Words,
    writing: &Writing,
    context: &mut Context,
) -> Outcome {
    enter_as_of(opened, entry, words, writing, None, context)?;
    Ok(Exit::Done)
}

/// The same, of what happened at another time than now. Gives the duel after it.
fn enter_as_of(
    opened: &Opened,
    entry: Desk,
    words: Words,
    writing: &Writing,
    happened_at: Option<Time>,
    context: &mut Context,
) -> Outcome<History> {
    let mut desk = at_desk(opened, writing, context)?;
    let words = Some(words).filter(|words| !words.is_empty());
    let batch = desk.table.enter_as_of(entry, words, happened_at);
    let batch = desk.taken(batch, context)?;
    desk.print_own(&batch, context)?;
    desk.say_who_is_awaited(context);
    Ok(desk.table.history().clone())
}

/// A moment that was given, as `2026-02-01T18:30:00+01:00`: one that has come.
fn moment(given: Option<&str>, context: &Context) -> Outcome<Option<Time>> {
    let Some(given) = given else {
        return Ok(None);
    };
    let refused = |key| {
        let found = wording::visible(given);
        let what = context.text(key, wording::args![found: found]);
        Failure::new(Code::Usage).with("what", what)
    };
    let time: Time = given
        .parse()
        .map_err(|_: Unreadable| refused("no-moment"))?;
    match context.is_to_come(time) {
        true => Err(refused("moment-to-come")),
        false => Ok(Some(time)),
    }
}

/// The desk of a duel, for a judge.
pub(super) fn at_desk(opened: &Opened, writing: &Writing, context: &mut Context) -> Outcome<Table> {
    only_for_judges(writing.role, "desk", context)?;
    let shelf = context.shelf()?;
    if writing.dry_run {
        context.note("dry-run", wording::args![]);
    }
    Table::open(&opened.entry, &shelf, writing.dry_run, As::Judge, context)
}

/// A text, and who signed it.
fn signed(text: &str, by: Vec<String>) -> Words {
    Words {
        text: Some(text.to_owned()).filter(|text| !text.is_empty()),
        by,
        ..Words::default()
    }
}
