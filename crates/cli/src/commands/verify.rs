//! `takeback verify`: seals, order and a fold of everything, duel by duel; against checkpoints that
//! left the machine, where there are some; and the proofs of others, which need no store.
//!
//! It says what that proves. Seals alone show accident: whoever holds the store can make others.

use super::checkpoint::other_duel;
use crate::arguments::{As, Verify};
use crate::context::Context;
use crate::damages;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::notes::{self, Signed};
use crate::opened::{store_error, with_causes};
use crate::proofs;
use journal::{Checkpoint, Damage, DuelEntry, EventStore, Verified, VerifyError};
use serde_json::{Value, json};
use std::path::Path;
use wording::args;

/// Checks the duels and files named, or all duels.
pub(super) fn run(options: &Verify, context: &mut Context) -> Outcome {
    if options.role != As::Judge {
        context.read_as(options.role);
    }
    let known = notes::known(&options.key, &context.words)?;
    let against = options.against.iter();
    let against = against.map(|path| notes::signed(path, &known, &context.words));
    let against = against.collect::<Outcome<Vec<_>>>()?;
    let (files, duels): (Vec<_>, Vec<_>) = options
        .duels
        .iter()
        .partition(|word| proofs::is_one(Path::new(word.as_str())));
    let mut exit = Exit::Done;
    for file in &files {
        exit = exit.max(proofs::check(Path::new(file.as_str()), &known, context)?);
    }
    if files.is_empty() || !duels.is_empty() {
        exit = exit.max(all(&duels, &against, context)?);
    }
    Ok(exit)
}

fn all(duels: &[&String], against: &[Signed], context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let entries = match (duels, against) {
        ([], []) => shelf.entries()?,
        ([], against) => of_notes(against, &shelf.entries()?)?,
        (duels, _) => duels
            .iter()
            .map(|name| shelf.find(name))
            .collect::<Outcome<Vec<_>>>()?,
    };
    let stray = |signed: &&Signed| entries.iter().all(|e| e.id != signed.checkpoint.duel);
    if let Some(stray) = against.iter().find(stray) {
        let named: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
        return Err(other_duel(&stray.checkpoint, &named.join(", ")));
    }
    let mut exit = Exit::Done;
    for entry in &entries {
        let about = |signed: &&Signed| signed.checkpoint.duel == entry.id;
        let against: Vec<&Signed> = against.iter().filter(about).collect();
        exit = exit.max(one(shelf.store(), entry, &against, context)?);
    }
    match entries.is_empty() {
        true => context.say("duels-none", args![]),
        false if against.is_empty() => context.say("verify-accident", args![]),
        false => {}
    }
    Ok(exit)
}

/// The duels that checkpoints are of, each once.
fn of_notes(against: &[Signed], entries: &[DuelEntry]) -> Outcome<Vec<DuelEntry>> {
    let mut wanted: Vec<DuelEntry> = Vec::new();
    for Signed { checkpoint, .. } in against {
        let id = checkpoint.duel;
        let entry = entries.iter().find(|entry| entry.id == id);
        let none = || {
            Failure::new(Code::NoDuel)
                .with("name", id)
                .with("short", "no")
        };
        let entry = entry.ok_or_else(none)?;
        if wanted.iter().all(|there| there.id != id) {
            wanted.push(entry.clone());
        }
    }
    Ok(wanted)
}

fn one(
    store: &dyn EventStore,
    entry: &DuelEntry,
    against: &[&Signed],
    context: &mut Context,
) -> Outcome {
    match checked(store, entry, against) {
        Ok(verified) => {
            good(entry, &verified, against, context);
            Ok(Exit::Done)
        }
        Err(VerifyError::Damage(damage)) => {
            bad(entry, &damage, context);
            Ok(Exit::Damaged)
        }
        Err(VerifyError::Store(error)) => Err(store_error(&entry.name, &error)),
    }
}

/// Against what was carried away, and against what lies beside the journal too.
fn checked(
    store: &dyn EventStore,
    entry: &DuelEntry,
    against: &[&Signed],
) -> Result<Verified, VerifyError> {
    let kept = journal::kept_notes(store, entry.id);
    // Damage of the journal itself is told before that of what lies beside it.
    let beside = kept.as_deref().unwrap_or_default();
    let beside = beside.iter().map(|(checkpoint, _)| *checkpoint);
    let given = against.iter().map(|signed| signed.checkpoint);
    let all: Vec<Checkpoint> = given.chain(beside).collect();
    let (verified, _) = journal::verify_against(store, entry.id, &all)?;
    kept.map(|_| verified)
}

fn good(entry: &DuelEntry, verified: &Verified, against: &[&Signed], context: &mut Context) {
    let (name, records) = (entry.name.as_str(), verified.records);
    let seal = verified.seal.to_string();
    let mut object = json!({
        "kind": "verified", "duel": entry.id.to_string(), "name": name, "records": records,
        "seal": seal,
    });
    if !against.is_empty() {
        object["against"] = against.iter().map(|signed| signed_json(signed)).collect();
    }
    context.object(object);
    context.say(
        "verify-good",
        args![duel: name, records: records, seal: seal],
    );
    for signed in against {
        let (path, size) = (signed.path.display().to_string(), signed.checkpoint.size);
        let path = wording::visible(&path).into_owned();
        let (by, others) = by_whom(signed);
        context.say(
            "verify-against",
            args![records: size, path: path, by: by, later: records.saturating_sub(size)],
        );
        if !others.is_empty() {
            context.say("note-unknown", args![signers: others]);
        }
    }
}

fn by_whom(signed: &Signed) -> (String, String) {
    let names = |known| notes::names(&signed.signers, known);
    (names(true), names(false))
}

fn signed_json(signed: &Signed) -> Value {
    json!({
        "path": signed.path.display().to_string(), "records": signed.checkpoint.size,
        "root": notes::root(&signed.checkpoint), "signers": notes::signers_json(&signed.signers),
    })
}

fn bad(entry: &DuelEntry, damage: &Damage, context: &mut Context) {
    let (name, record, last) = (entry.name.as_str(), damage.first, damage.last);
    context.object(json!({
        "kind": "damage", "duel": entry.id.to_string(), "name": name, "record": record,
        "last": last, "what": with_causes(damage), "wrong": damages::kind(&damage.what),
    }));
    let sound = record.saturating_sub(1);
    let what = damages::what(damage, &context.words);
    let key = match damages::is_rewritten(&damage.what) {
        true => "verify-rewritten",
        false => "verify-bad",
    };
    context.say(key, args![duel: name, what: what, sound: sound]);
}
