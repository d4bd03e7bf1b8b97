//! `takeback undo`: takes back the last operation that wasn't taken back yet, by appending.

use super::missed::only_for_judges;
use crate::arguments::{As, Undo};
use crate::context::Context;
use crate::desk::Desk;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::named;
use crate::operation;
use serde_json::json;
use wording::args;

/// Takes it back.
pub(super) fn run(options: &Undo, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "undo", context)?;
    let shelf = context.shelf()?;
    let entry = shelf.entry(options.duel.as_deref())?;
    named::say_which(options.duel.is_some(), &entry, &shelf, context);
    let mut desk = Desk::open(&entry, &shelf, options.dry_run, As::Judge, context)?;
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    let history = desk.table.history();
    let undone = history.to_undo().map(|batch| {
        let said = operation::said(history, batch, As::Judge.role(), context);
        (*batch, said)
    });
    let batch = desk.table.undo(None);
    desk.taken(batch, context)?;
    desk.print(context)?;
    if let Some((undone, said)) = undone {
        let (first, last, records) = (undone.first, undone.last, undone.last - undone.first + 1);
        let (said, tries) = (said.as_str(), tries_key(&desk));
        context.object(json!({
            "kind": "undone", "batch": undone.number, "first": first, "last": last, "text": said,
        }));
        context.say(
            "undo-end",
            args![said: said, first: first, last: last, records: records, tries: tries],
        );
    }
    desk.say_who_is_awaited(context);
    Ok(Exit::Done)
}

/// As the messages have it that nothing is kept.
pub(super) const fn tries_key(desk: &Desk) -> &'static str {
    if desk.tries() { "yes" } else { "no" }
}
