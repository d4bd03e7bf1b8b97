//! `takeback proof`: that a record is in the journal a checkpoint was made of, or that the journal
//! only grew since an earlier checkpoint; for somebody who has neither the journal nor the store.
//!
//! For a judge alone: a record's open part names cards as the judge tells them apart.

use super::checkpoint::other_duel;
use super::missed::only_for_judges;
use crate::arguments::MakeProof;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::named::Takes;
use crate::notes;
use crate::opened::{Opened, unread};
use crate::shelf::Shelf;
use crate::written_file;
use journal::{Checkpoint, DuelEntry, GrowthProof, Note, ProofError, RecordProof};
use serde_json::json;
use std::path::Path;
use wording::args;

/// Makes it.
pub(super) fn run(options: &MakeProof, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "proof", context)?;
    match options.since.as_deref() {
        Some(since) => growth(since, options, context),
        None => record(options, context),
    }
}

fn record(options: &MakeProof, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let takes = Takes {
        command: "proof",
        words: ["<PLACE>"],
    };
    let (entry, [place]) = takes.split(&options.words, &shelf, context)?;
    let opened = Opened::read(shelf.store(), entry)?;
    let number = opened.place(Some(place), opened.history.current(), &context.words)?;
    let (checkpoint, note) = under(options, &shelf, &opened.entry, number, context)?;
    let made = RecordProof::make(shelf.store(), number, &note);
    let proof = made.map_err(|error| failed(&error, options, &opened.entry, context))?;
    let what = ("record", number, checkpoint.size);
    write(&proof.to_string(), what, &opened.entry, options, context)
}

fn growth(since: &Path, options: &MakeProof, context: &mut Context) -> Outcome {
    let (was, earlier) = notes::note(since, &context.words)?;
    let shelf = context.shelf()?;
    let takes = Takes {
        command: "proof",
        words: [],
    };
    let (entry, []) = takes.split(&options.words, &shelf, context)?;
    if was.duel != entry.id {
        return Err(other_duel(&was, &entry.name));
    }
    let (is, later) = under(options, &shelf, &entry, was.size, context)?;
    let made = GrowthProof::make(shelf.store(), &earlier, &later);
    let proof = made.map_err(|error| failed(&error, options, &entry, context))?;
    let what = ("growth", was.size, is.size);
    write(&proof.to_string(), what, &entry, options, context)
}

/// The checkpoint to prove it under: the one given, or the last one kept that covers the record.
fn under(
    options: &MakeProof,
    shelf: &Shelf,
    entry: &DuelEntry,
    record: u32,
    context: &Context,
) -> Outcome<(Checkpoint, Note)> {
    if let Some(path) = &options.under {
        let (checkpoint, note) = notes::note(path, &context.words)?;
        return match checkpoint.duel == entry.id {
            true => Ok((checkpoint, note)),
            false => Err(other_duel(&checkpoint, &entry.name)),
        };
    }
    let kept = journal::kept_notes(shelf.store(), entry.id);
    let kept = kept.map_err(|error| unread(&entry.name, &error))?;
    let last = kept.into_iter().next_back();
    let none = || {
        let failure = Failure::new(Code::NoCheckpoint).with("duel", &entry.name);
        failure.count("record", record)
    };
    last.filter(|(checkpoint, _)| checkpoint.size >= record)
        .ok_or_else(none)
}

fn failed(
    error: &ProofError,
    options: &MakeProof,
    entry: &DuelEntry,
    context: &Context,
) -> Failure {
    let path = options.under.as_deref().or(options.since.as_deref());
    let path = path.unwrap_or(Path::new(&entry.name));
    notes::bad_proof(path, error, &context.words, &|error| {
        unread(&entry.name, error)
    })
}

fn write(
    text: &str,
    (what, number, size): (&str, u32, u32),
    entry: &DuelEntry,
    options: &MakeProof,
    context: &mut Context,
) -> Outcome {
    if let Some(path) = &options.out {
        written_file::write(path, text, text)?;
    }
    let path = options
        .out
        .as_deref()
        .map(|path| path.display().to_string());
    let name = entry.name.as_str();
    context.object(json!({
        "kind": "proof", "duel": entry.id.to_string(), "name": name, "of": what,
        "number": number, "records": size, "proof": text, "path": path,
    }));
    match path {
        None => context.out.line(text),
        Some(path) => {
            let path = wording::visible(&path).into_owned();
            context.say(
                "proof-written",
                args![of: what, number: number, records: size, duel: name, path: path],
            );
        }
    }
    Ok(Exit::Done)
}
