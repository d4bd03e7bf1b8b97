//! `takeback undo`: takes back the last operation that wasn't taken back yet, by appending.

use super::missed::only_for_judges;
use crate::arguments::{As, Undo};
use crate::carried;
use crate::context::Context;
use crate::desk::Desk;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::named;
use crate::opened::Opened;
use crate::operation;
use journal::DuelEntry;
use serde_json::json;
use timeline::History;
use wording::args;

/// Takes it back.
pub(super) fn run(options: &Undo, context: &mut Context) -> Outcome {
    once(options, context)?.say_who_is_awaited(context);
    Ok(Exit::Done)
}

/// Takes it back, and gives the desk it stands at then.
pub(super) fn once(options: &Undo, context: &mut Context) -> Outcome<Desk> {
    only_for_judges(options.role, "undo", context)?;
    let shelf = context.shelf()?;
    let entry = shelf.entry(options.duel.as_deref())?;
    named::say_which(options.duel.is_some(), &entry, &shelf, context);
    context.adopt(&shelf, &entry)?;
    let mut desk = Desk::open(&entry, &shelf, options.dry_run, As::Judge, context)?;
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    let history = desk.table.history();
    let moved = history
        .to_undo()
        .is_some_and(|batch| carried::moves(history, batch));
    let before = opened(&entry, history, moved);
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
    if let Some(before) = before {
        carried::say(&before, desk.table.history(), context)?;
    }
    Ok(desk)
}

/// The duel as it stood before, where the cards may have to be put otherwise.
pub(super) fn opened(entry: &DuelEntry, history: &History, moved: bool) -> Option<Opened> {
    moved.then(|| Opened {
        entry: entry.clone(),
        history: history.clone(),
    })
}

/// As the messages have it that nothing is kept.
pub(super) const fn tries_key(desk: &Desk) -> &'static str {
    if desk.tries() { "yes" } else { "no" }
}
