//! `takeback undo`: takes back the last operation that wasn't taken back yet, by appending.

use crate::arguments::Undo;
use crate::context::Context;
use crate::desk::Desk;
use crate::error::Outcome;
use crate::exit::Exit;
use wording::args;

/// Takes it back.
pub(super) fn run(options: &Undo, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let entry = shelf.entry(options.duel.as_deref())?;
    let mut desk = Desk::open(&entry, &shelf, options.dry_run, context)?;
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    let undone = desk.table.history().to_undo().copied();
    let batch = desk.table.undo(None);
    desk.taken(batch, context)?;
    desk.print(context)?;
    if let Some(undone) = undone {
        let (first, last, records) = (undone.first, undone.last, undone.last - undone.first + 1);
        context.say(
            "undo-end",
            args![duel: desk.name.as_str(), first: first, last: last, records: records],
        );
    }
    desk.say_who_is_awaited(context);
    Ok(Exit::Done)
}
