//! `takeback remove`: a whole duel is taken out of the store, and a trace of it stays.

use super::missed::only_for_judges;
use super::traces::word;
use crate::arguments::PutAway;
use crate::context::Context;
use crate::desk::not_appended;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::shelf::Shelf;
use journal::{Deed, DuelEntry, Trace};
use serde_json::json;
use wording::args;

/// Removes it, and leaves nothing of it on the disk.
pub(super) fn run(options: &PutAway, context: &mut Context) -> Outcome {
    let (shelf, entry) = put_away(options, Deed::Removed, context)?;
    if !options.writing.dry_run {
        shelf.compact()?;
    }
    tell(Deed::Removed, &entry, options.writing.dry_run, context);
    Ok(Exit::Done)
}

/// Removes or archives a duel.
///
/// # Errors
/// When there is no such duel, it went on meanwhile, or the store can't be written.
pub(super) fn put_away(
    options: &PutAway,
    deed: Deed,
    context: &mut Context,
) -> Outcome<(Shelf, DuelEntry)> {
    only_for_judges(options.writing.role, "care", context)?;
    let shelf = context.shelf()?;
    let entry = shelf.find(&options.duel)?;
    let trace = trace(deed, &entry, (&options.by, &options.reason), context);
    if options.writing.dry_run {
        context.note("dry-run", args![]);
    } else {
        let done = match deed {
            Deed::Removed => shelf.store().remove(&trace),
            _ => shelf.store().archive(&trace),
        };
        done.map_err(|error| not_appended(&error, &entry.name))?;
    }
    Ok((shelf, entry))
}

/// The trace of a deed that is done now.
#[must_use]
pub(super) fn trace(
    deed: Deed,
    entry: &DuelEntry,
    (by, reason): (&str, &str),
    context: &Context,
) -> Trace {
    Trace {
        deed,
        duel: entry.id,
        head: entry.head,
        at: context.now(),
        by: by.to_owned(),
        reason: reason.to_owned(),
    }
}

/// Says what became of a duel.
pub(super) fn tell(deed: Deed, entry: &DuelEntry, dry_run: bool, context: &mut Context) {
    let records = entry.head.number;
    context.object(json!({
        "kind": word(deed), "duel": entry.id.to_string(), "name": entry.name,
        "records": records, "dry_run": dry_run,
    }));
    let key = match deed {
        Deed::Removed => "removed",
        _ => "archived",
    };
    context.say(key, args![duel: entry.name.as_str(), records: records]);
}
