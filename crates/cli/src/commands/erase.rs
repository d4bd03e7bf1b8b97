//! `takeback erase`: names and free texts of a duel, on the demand of whoever they are about.
//!
//! They lie beside the sealed records with their salts, so every seal stays valid. The duel gets
//! another name where its own has the name in it, an entry of the desk and a trace say what was
//! done, and the store is compacted: nothing of it is left on this disk. Backups and files that were
//! handed out are elsewhere.

use super::missed::only_for_judges;
use super::remove::trace;
use crate::arguments::{As, Erase};
use crate::context::Context;
use crate::desk::{Desk as Table, not_appended};
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::{store_error, unread};
use crate::shelf::{Shelf, short_id};
use duel::Desk;
use journal::{Beside, Deed, DuelEntry, Words, erased_words};
use serde_json::json;
use std::collections::BTreeSet;
use wording::args;

/// What is to be erased.
struct Wanted {
    records: BTreeSet<u32>,
    /// The name the duel gets, where its own has to go.
    name: Option<String>,
}

/// Erases it.
pub(super) fn run(options: &Erase, context: &mut Context) -> Outcome {
    only_for_judges(options.writing.role, "care", context)?;
    let shelf = context.shelf()?;
    let entry = shelf.find(&options.duel)?;
    let wanted = wanted(options, &entry, &shelf, context)?;
    match options.writing.dry_run {
        true => context.note("dry-run", args![]),
        false => erase(options, &entry, &wanted, &shelf, context)?,
    }
    tell(options, &entry, &wanted, context);
    Ok(Exit::Done)
}

fn wanted(options: &Erase, entry: &DuelEntry, shelf: &Shelf, context: &Context) -> Outcome<Wanted> {
    let which = (
        options.name.is_some(),
        options.all_words,
        !options.record.is_empty(),
    );
    if !matches!(
        which,
        (true, false, false) | (false, true, false) | (false, false, true)
    ) {
        let what = context.text("erase-what", args![]);
        return Err(Failure::new(Code::Usage).with("what", what));
    }
    let there = with_words(entry, shelf)?;
    let none = || Failure::new(Code::NoWords).with("duel", &entry.name);
    let (records, name) = match &options.name {
        Some(name) => (naming(name, entry, shelf)?, renamed(name, entry)),
        None if options.all_words => (there, Some(unnamed(entry))),
        None => {
            let asked: BTreeSet<u32> = options.record.iter().copied().collect();
            if let Some(record) = asked.iter().find(|record| !there.contains(record)) {
                return Err(none().count("record", *record));
            }
            (asked, None)
        }
    };
    let name = name.filter(|name| *name != entry.name);
    match records.is_empty() && name.is_none() {
        true => Err(none().count("record", 0)),
        false => Ok(Wanted { records, name }),
    }
}

/// The records that have words beside them.
fn with_words(entry: &DuelEntry, shelf: &Shelf) -> Outcome<BTreeSet<u32>> {
    let beside = shelf.store().beside(entry.id, 1, u32::MAX);
    let beside = beside.map_err(|error| store_error(&entry.name, &error))?;
    let is_words = |kept: &&Beside| kept.key == erased_words(kept.key.about).key;
    let words = beside.iter().filter(is_words);
    Ok(words.map(|kept| kept.key.about).collect())
}

/// The records in whose words a name stands.
fn naming(name: &str, entry: &DuelEntry, shelf: &Shelf) -> Outcome<BTreeSet<u32>> {
    let read = journal::read_all(shelf.store(), entry.id);
    let (records, _) = read.map_err(|error| unread(&entry.name, &error))?;
    let has = |words: &Words| {
        let texts = words.text.iter().chain(words.statements.iter().flatten());
        texts.chain(&words.by).any(|text| holds(text, name))
    };
    let named = records
        .iter()
        .filter(|record| record.words.as_ref().is_some_and(has));
    Ok(named.map(|record| record.number).collect())
}

/// True when a text has a name in it, in whichever case.
fn holds(text: &str, name: &str) -> bool {
    text.to_lowercase().contains(&name.to_lowercase())
}

fn renamed(name: &str, entry: &DuelEntry) -> Option<String> {
    holds(&entry.name, name).then(|| unnamed(entry))
}

/// A name that says nothing.
fn unnamed(entry: &DuelEntry) -> String {
    format!("duel-{}", short_id(entry.id))
}

fn erase(
    options: &Erase,
    entry: &DuelEntry,
    wanted: &Wanted,
    shelf: &Shelf,
    context: &mut Context,
) -> Outcome<()> {
    let store = shelf.store();
    let failed = |error| not_appended(&error, &entry.name);
    let entries: Vec<Beside> = wanted.records.iter().map(|n| erased_words(*n)).collect();
    if !entries.is_empty() {
        store.put_beside(entry.id, &entries).map_err(failed)?;
    }
    if let Some(name) = &wanted.name {
        store.rename(entry.id, name).map_err(failed)?;
    }
    let entry = store
        .duel(entry.id)
        .map_err(|error| store_error(&entry.name, &error))?;
    if !entry.archived {
        note(options, &entry, wanted, shelf, context);
    }
    let head = store.head(entry.id).unwrap_or(entry.head);
    let entry = DuelEntry { head, ..entry };
    let left = trace(
        Deed::Erased,
        &entry,
        (&options.by, &options.reason),
        context,
    );
    store.leave_trace(&left).map_err(failed)?;
    shelf.compact()
}

/// Enters at the desk that words were erased. A duel that can't be read has its trace only.
fn note(options: &Erase, entry: &DuelEntry, wanted: &Wanted, shelf: &Shelf, context: &Context) {
    let Ok(mut desk) = Table::open(entry, shelf, false, As::Judge, context) else {
        return;
    };
    let words = Words {
        text: Some(options.reason.clone()),
        by: vec![options.by.clone()],
        ..Words::default()
    };
    let abouts: Vec<u32> = match options.record.is_empty() {
        true => vec![0],
        false => wanted.records.iter().copied().collect(),
    };
    for about in abouts {
        let entered = desk
            .table
            .enter_as_of(Desk::Erased { about }, Some(words.clone()), None);
        if entered.is_err() {
            return;
        }
    }
}

fn tell(options: &Erase, entry: &DuelEntry, wanted: &Wanted, context: &mut Context) {
    let name = wanted.name.as_deref().unwrap_or(&entry.name);
    let records: Vec<u32> = wanted.records.iter().copied().collect();
    context.object(json!({
        "kind": "erased", "duel": entry.id.to_string(), "name": name, "records": records,
        "renamed": wanted.name.is_some(), "dry_run": options.writing.dry_run,
    }));
    context.say("erased", args![duel: name, texts: records.len()]);
    if wanted.name.is_some() {
        context.say("erased-renamed", args![duel: name]);
    }
    context.note("erased-elsewhere", args![]);
}
