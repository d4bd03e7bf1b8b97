//! `takeback redo`: takes back the last undo, by appending.

use super::missed::only_for_judges;
use super::undo::{opened, tries_key};
use crate::arguments::{As, Undo};
use crate::carried;
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
    let undo = history
        .to_redo()
        .and_then(|undo| history.batch(undo.undoes?));
    let moved = undo.is_some_and(|batch| carried::moves(history, batch));
    let before = opened(&entry, history, moved);
    let again = undo.map(|batch| {
        let said = operation::said(history, batch, As::Judge.role(), context);
        (batch.number, said)
    });
    let batch = desk.table.redo(None);
    desk.taken(batch, context)?;
    desk.print(context)?;
    if let Some((number, said)) = again {
        context.object(json!({"kind": "redone", "batch": number, "text": said}));
        context.say("redo-end", args![said: said, tries: tries_key(&desk)]);
    }
    if let Some(before) = before {
        carried::say(&before, desk.table.history(), context)?;
    }
    Ok(desk)
}
