//! `takeback verify`: seals, order and a fold of everything, duel by duel; against checkpoints that
//! left the machine, where there are some; and the proofs of others, which need no store.
//!
//! It says what that proves. Seals alone show accident: whoever holds the store can make others.

use super::checkpoint::other_duel;
use crate::arguments::{As, Verify};
use crate::context::Context;
use crate::copies::{self, Checked, by_whom};
use crate::damages;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::exported::{self, Exported};
use crate::notes::{self, Signed};
use crate::opened::{store_error, unread, version, with_causes};
use crate::proofs;
use crate::shelf::Shelf;
use journal::{Checkpoint, Damage, DuelEntry, EventStore, FileDamage, Verified, VerifyError};
use serde_json::{Value, json};
use std::path::Path;
use wording::args;

/// Checks the duels and files named, or all duels. For files alone no store is opened, nor made.
pub(super) fn run(options: &Verify, context: &mut Context) -> Outcome {
    if options.role != As::Judge {
        context.read_as(options.role);
    }
    let known = notes::known(&options.key, &context.words)?;
    let against = options.against.iter();
    let against = against.map(|path| notes::signed(path, &known, &context.words));
    let against = against.collect::<Outcome<Vec<_>>>()?;
    let (proofs, words): (Vec<_>, Vec<_>) = options
        .duels
        .iter()
        .partition(|word| proofs::is_one(Path::new(word.as_str())));
    let mut exit = Exit::Done;
    for file in &proofs {
        exit = exit.max(proofs::check(Path::new(file.as_str()), &known, context)?);
    }
    let (copies, words): (Vec<_>, Vec<_>) = words
        .into_iter()
        .partition(|word| copies::is_one(Path::new(word.as_str())));
    let mut left: Vec<&Signed> = against.iter().collect();
    for file in &copies {
        exit = exit.max(copied(
            Path::new(file.as_str()),
            &against,
            &mut left,
            context,
        )?);
    }
    let named = !(proofs.is_empty() && copies.is_empty());
    if named && words.is_empty() {
        return match left.first() {
            Some(stray) if proofs.is_empty() => {
                Err(other_duel(&stray.checkpoint, &options.duels.join(", ")))
            }
            _ => Ok(exit),
        };
    }
    let left: Vec<Signed> = left.into_iter().cloned().collect();
    Ok(exit.max(all(&words, &left, context)?))
}

/// A copy for one role. The checkpoints it was compared with aren't left.
fn copied<'a>(
    path: &'a Path,
    against: &'a [Signed],
    left: &mut Vec<&Signed>,
    context: &mut Context,
) -> Outcome {
    let copy = match copies::check(path, against, context)? {
        Checked::Sound(copy) => copy,
        Checked::Damaged(damage) => {
            left.clear();
            return Ok(bad_file(&damage, path, context));
        }
    };
    let json = copy.against.iter().map(|signed| signed_json(signed));
    copy.tell(json.collect(), context);
    compared(&copy.against, copy.records(), context);
    if copy.against.is_empty() {
        context.say("verify-accident", args![]);
    }
    left.retain(|signed| !copy.against.iter().any(|used| used.path == signed.path));
    Ok(Exit::Done)
}

fn all(words: &[&String], against: &[Signed], context: &mut Context) -> Outcome {
    let (files, duels): (Vec<_>, Vec<_>) = words.iter().partition(|word| exported::is_file(word));
    let (files, mut exit) = opened(&files, context)?;
    let shelf = match words.is_empty() || !duels.is_empty() {
        true => Some(context.shelf()?),
        false => None,
    };
    let mut subjects = Vec::new();
    if let Some(shelf) = &shelf {
        let entries = entries(shelf, &duels, against)?;
        subjects.extend(entries.into_iter().map(|entry| Subject {
            store: shelf.store(),
            entry,
            path: None,
        }));
    }
    for (path, file) in &files {
        subjects.push(in_file(path, file)?);
    }
    exit = exit.max(each(&subjects, against, context)?);
    if words.is_empty() && subjects.is_empty() {
        context.say("duels-none", args![]);
    }
    Ok(exit)
}

/// What is checked: a duel, and the file it is in where it is in one.
struct Subject<'a> {
    store: &'a dyn EventStore,
    entry: DuelEntry,
    path: Option<&'a Path>,
}

impl Subject<'_> {
    /// As people read it.
    fn said(&self) -> String {
        match self.path {
            Some(path) => format!("{} ({})", shown(path), self.entry.name),
            None => self.entry.name.clone(),
        }
    }

    /// An object about it, with the file where there is one.
    fn object(&self, mut object: Value) -> Value {
        if let Some(path) = self.path {
            object["path"] = path.display().to_string().into();
        }
        object
    }
}

/// A path as it may be printed.
fn shown(path: &Path) -> String {
    wording::visible(&path.display().to_string()).into_owned()
}

/// The duels of the store that are meant.
fn entries(shelf: &Shelf, duels: &[&&String], against: &[Signed]) -> Outcome<Vec<DuelEntry>> {
    match (duels, against) {
        ([], []) => shelf.entries(),
        ([], against) => of_notes(against, &shelf.entries()?),
        (duels, _) => duels.iter().map(|name| shelf.find(name)).collect(),
    }
}

/// The files, opened; those that are damaged are told at once.
fn opened<'a>(files: &[&&'a String], context: &mut Context) -> Outcome<(Opened<'a>, Exit)> {
    let (mut opened, mut exit) = (Vec::new(), Exit::Done);
    for file in files {
        let path = Path::new(file.as_str());
        match Exported::open(path) {
            Ok(file) => opened.push((path, file)),
            Err(error) => match exported::damage(&error) {
                Some(damage) => exit = exit.max(bad_file(damage, path, context)),
                None => return Err(exported::unread(path, &error, &context.words)),
            },
        }
    }
    Ok((opened, exit))
}

type Opened<'a> = Vec<(&'a Path, Exported)>;

fn in_file<'a>(path: &'a Path, file: &'a Exported) -> Outcome<Subject<'a>> {
    let entry = file.store().duel(file.duel());
    let entry = entry.map_err(|error| store_error(&path.display().to_string(), &error))?;
    Ok(Subject {
        store: file.store(),
        entry,
        path: Some(path),
    })
}

fn each(subjects: &[Subject<'_>], against: &[Signed], context: &mut Context) -> Outcome {
    let stray = |signed: &&Signed| {
        let about = |subject: &Subject<'_>| subject.entry.id == signed.checkpoint.duel;
        !subjects.iter().any(about)
    };
    if let Some(stray) = against.iter().find(stray) {
        let named: Vec<String> = subjects.iter().map(Subject::said).collect();
        return Err(other_duel(&stray.checkpoint, &named.join(", ")));
    }
    let mut exit = Exit::Done;
    for subject in subjects {
        let about = |signed: &&Signed| signed.checkpoint.duel == subject.entry.id;
        let against: Vec<&Signed> = against.iter().filter(about).collect();
        exit = exit.max(one(subject, &against, context)?);
    }
    if against.is_empty() && !subjects.is_empty() {
        context.say("verify-accident", args![]);
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

fn one(subject: &Subject<'_>, against: &[&Signed], context: &mut Context) -> Outcome {
    match checked(subject.store, &subject.entry, against) {
        Ok(verified) => {
            good(subject, &verified, against, context);
            Ok(Exit::Done)
        }
        Err(VerifyError::Damage(damage)) if version(&damage).is_none() => {
            bad(subject, &damage, context);
            Ok(Exit::Damaged)
        }
        Err(error) => Err(unread(&subject.said(), &error)),
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

fn good(subject: &Subject<'_>, verified: &Verified, against: &[&Signed], context: &mut Context) {
    let (entry, records) = (&subject.entry, verified.records);
    let (name, seal) = (subject.said(), verified.seal.to_string());
    let mut object = subject.object(json!({
        "kind": "verified", "duel": entry.id.to_string(), "name": entry.name, "records": records,
        "seal": seal,
    }));
    if !against.is_empty() {
        object["against"] = against.iter().map(|signed| signed_json(signed)).collect();
    }
    context.object(object);
    context.say(
        "verify-good",
        args![duel: name, records: records, seal: seal],
    );
    compared(against, records, context);
}

/// What the checkpoints prove of a journal of so many records.
fn compared(against: &[&Signed], records: u32, context: &mut Context) {
    for signed in against {
        let (path, size) = (shown(&signed.path), signed.checkpoint.size);
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

fn signed_json(signed: &Signed) -> Value {
    json!({
        "path": signed.path.display().to_string(), "records": signed.checkpoint.size,
        "root": notes::root(&signed.checkpoint), "signers": notes::signers_json(&signed.signers),
    })
}

fn bad(subject: &Subject<'_>, damage: &Damage, context: &mut Context) {
    let (entry, name) = (&subject.entry, subject.said());
    let (record, last) = (damage.first, damage.last);
    context.object(subject.object(json!({
        "kind": "damage", "duel": entry.id.to_string(), "name": entry.name, "record": record,
        "last": last, "what": with_causes(damage), "wrong": damages::kind(&damage.what),
    })));
    let sound = record.saturating_sub(1);
    let what = damages::what(damage, &context.words);
    let key = match damages::is_rewritten(&damage.what) {
        true => "verify-rewritten",
        false => "verify-bad",
    };
    context.say(key, args![duel: name, what: what, sound: sound]);
}

/// A file whose bytes aren't those that were written.
fn bad_file(damage: &FileDamage, path: &Path, context: &mut Context) -> Exit {
    context.object(json!({
        "kind": "damage", "path": path.display().to_string(), "record": damage.first,
        "last": damage.last, "block": damage.block, "what": damage.to_string(),
        "wrong": damages::kind_of_file(damage),
    }));
    let what = damages::of_file(damage, &context.words);
    let key = match damages::is_rewritten_file(damage) {
        true => "verify-rewritten",
        false => "verify-bad",
    };
    match damage.first.checked_sub(1) {
        Some(sound) => {
            context.say(key, args![duel: shown(path), what: what, sound: sound]);
        }
        None => context.say("verify-bad-file", args![path: shown(path), what: what]),
    }
    Exit::Damaged
}
