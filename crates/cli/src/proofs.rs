//! Proofs from files: what one shows, in words. No store is opened, and no journal is needed.

use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::files;
use crate::notes::{self, bad_proof, signers_json};
use crate::opened::unread;
use duel::{Event, Position};
use journal::{Checkpoint, Proof, ProvenGrowth, ProvenRecord, PublicKey, Signer};
use serde_json::{Value, json};
use std::path::Path;
use wording::{Viewer, args, contract};

/// Whether a file by this name begins as a proof does.
#[must_use]
pub(crate) fn is_one(path: &Path) -> bool {
    path.is_file() && files::read(path).is_ok_and(|bytes| Proof::is_one(&bytes))
}

/// Checks a proof and says what it shows.
///
/// # Errors
/// When it doesn't hold, or no known key signed its checkpoints.
pub(crate) fn check(path: &Path, known: &[PublicKey], context: &mut Context) -> Outcome {
    let failed = |error: &_, context: &Context| {
        let name = path.display().to_string();
        bad_proof(path, error, &context.words, &|error| unread(&name, error))
    };
    let proof = Proof::parse(&files::read(path)?).map_err(|error| failed(&error, context))?;
    match proof {
        Proof::Record(proof) => {
            let shown = proof
                .check(known)
                .map_err(|error| failed(&error, context))?;
            record(path, &shown, context);
        }
        Proof::Growth(proof) => {
            let shown = proof
                .check(known)
                .map_err(|error| failed(&error, context))?;
            growth(path, &shown, context);
        }
    }
    Ok(Exit::Done)
}

fn record(path: &Path, shown: &ProvenRecord, context: &mut Context) {
    let ProvenRecord {
        checkpoint,
        signers,
        record,
        veiled,
        words,
    } = shown;
    let (at, duel) = (record.at.to_string(), checkpoint.duel.to_string());
    let text = read_alone(&record.event, context);
    context.object(json!({
        "kind": "proven", "of": "record", "path": path.display().to_string(), "duel": duel,
        "number": record.number, "at": at, "source": record.source.as_str(),
        "knowledge": record.knowledge.as_str(), "event": contract::event_name(&record.event),
        "text": text, "hidden_part": veiled, "words": words,
        "checkpoint": point(checkpoint, signers),
    }));
    let by = notes::names(signers, true);
    context.say(
        "proven-record",
        args![number: record.number, duel: duel, records: checkpoint.size, by: by],
    );
    let hidden = if *veiled { "yes" } else { "no" };
    context.say("proven-says", args![at: at, text: text, hidden: hidden]);
    unknown(signers, context);
}

/// An event as everybody reads it, without the duel around it: cards have no names there.
fn read_alone(event: &Event, context: &Context) -> String {
    let (nothing, cards) = (Position::new(), &context.cards);
    let words = context.words.clone().for_viewer(Viewer::Spectator);
    words.sentence_of(&nothing, &nothing, cards, event)
}

fn growth(path: &Path, shown: &ProvenGrowth, context: &mut Context) {
    let ((was, by), (is, later_by)) = (&shown.earlier, &shown.later);
    context.object(json!({
        "kind": "proven", "of": "growth", "path": path.display().to_string(),
        "duel": is.duel.to_string(), "earlier": point(was, by), "later": point(is, later_by),
    }));
    let duel = is.duel.to_string();
    context.say(
        "proven-growth",
        args![
            duel: duel, earlier: was.size, later: is.size, by: notes::names(by, true),
            later_by: notes::names(later_by, true),
        ],
    );
    unknown(by, context);
    unknown(later_by, context);
}

fn unknown(signers: &[Signer], context: &mut Context) {
    let others = notes::names(signers, false);
    if !others.is_empty() {
        context.say("note-unknown", args![signers: others]);
    }
}

fn point(checkpoint: &Checkpoint, signers: &[Signer]) -> Value {
    json!({
        "records": checkpoint.size, "root": notes::root(checkpoint),
        "signers": signers_json(signers),
    })
}
