//! `takeback checkpoint`: the root of a duel's journal as a signed note, to be carried away.
//!
//! The whole journal is verified first, and that it still is the one every checkpoint beside it was
//! made of: nobody signs two journals of one duel without noticing.

use super::missed::only_for_judges;
use crate::arguments::MakeCheckpoint;
use crate::context::Context;
use crate::desk::not_appended;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::keyring::Keyring;
use crate::notes;
use crate::opened::unread;
use crate::written_file;
use journal::{Checkpoint, DuelEntry, EventStore, Note, SecretKey};
use serde_json::json;
use std::path::Path;
use wording::args;

/// Makes it, or signs one that somebody else made.
pub(super) fn run(options: &MakeCheckpoint, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "checkpoint", context)?;
    let key = Keyring::find()?.secret(&options.key, &context.words)?;
    let given = options.co_sign.as_deref();
    let given = given.map(|path| notes::note(path, &context.words));
    let given = given.transpose()?;
    let shelf = context.shelf()?;
    let entry = shelf.entry(options.duel.as_deref())?;
    let (checkpoint, note) = match given {
        None => made(shelf.store(), &entry, &key)?,
        Some(given) => co_signed(shelf.store(), &entry, given, &key, context)?,
    };
    let kept = journal::keep_note(shelf.store(), &checkpoint, &note);
    kept.map_err(|error| not_appended(&error, &entry.name))?;
    if let Some(path) = &options.out {
        written_file::write(path, &note.to_string(), &checkpoint.text())?;
    }
    tell(&entry, &checkpoint, &note, options.out.as_deref(), context);
    Ok(Exit::Done)
}

/// The checkpoints that have to fit: all that lie beside the journal, and one more.
fn verified(
    store: &dyn EventStore,
    entry: &DuelEntry,
    more: Option<Checkpoint>,
) -> Outcome<Checkpoint> {
    let failed = |error| unread(&entry.name, &error);
    let kept = journal::kept_notes(store, entry.id).map_err(failed)?;
    let kept = kept.into_iter().map(|(checkpoint, _)| checkpoint);
    let all: Vec<Checkpoint> = kept.chain(more).collect();
    let (_, head) = journal::verify_against(store, entry.id, &all).map_err(failed)?;
    Ok(head)
}

fn made(store: &dyn EventStore, entry: &DuelEntry, key: &SecretKey) -> Outcome<(Checkpoint, Note)> {
    let checkpoint = verified(store, entry, None)?;
    Ok((checkpoint, checkpoint.sign(key)))
}

fn co_signed(
    store: &dyn EventStore,
    entry: &DuelEntry,
    (checkpoint, mut note): (Checkpoint, Note),
    key: &SecretKey,
    context: &Context,
) -> Outcome<(Checkpoint, Note)> {
    if checkpoint.duel != entry.id {
        return Err(other_duel(&checkpoint, &entry.name));
    }
    verified(store, entry, Some(checkpoint))?;
    let signed = checkpoint.co_sign(&mut note, key);
    signed.map_err(|error| notes::bad_note(Path::new("--co-sign"), &error, &context.words))?;
    Ok((checkpoint, note))
}

/// A checkpoint of a duel that isn't the one in question.
#[must_use]
pub(super) fn other_duel(checkpoint: &Checkpoint, name: &str) -> Failure {
    Failure::new(Code::OtherDuel)
        .with("id", checkpoint.duel)
        .with("duel", name)
}

fn tell(
    entry: &DuelEntry,
    checkpoint: &Checkpoint,
    note: &Note,
    path: Option<&Path>,
    context: &mut Context,
) {
    let (name, records) = (entry.name.as_str(), checkpoint.size);
    let text = note.to_string();
    context.object(json!({
        "kind": "checkpoint", "duel": entry.id.to_string(), "name": name, "records": records,
        "root": notes::root(checkpoint), "note": text,
        "path": path.map(|path| path.display().to_string()),
    }));
    match path {
        None => context.out.line(text),
        Some(path) => {
            let path = path.display().to_string();
            let path = wording::visible(&path).into_owned();
            context.say(
                "checkpoint-written",
                args![duel: name, records: records, path: path],
            );
        }
    }
    context.note("checkpoint-carry", args![]);
}
