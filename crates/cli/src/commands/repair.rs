//! `takeback repair`: what is sound in a damaged store is brought into a new one.

use super::missed::only_for_judges;
use crate::arguments::Repair;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::with_causes;
use crate::progress::Progress;
use crate::shelf::{Shelf, busy};
use journal::{EventStore, PortableFile};
use serde_json::json;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store_sled::{Order, RepairError, Repaired, RepairedDuel, put_in_place, repair};
use wording::{Arg, args};

/// How long another process is waited for that has the store.
const WAIT: Duration = Duration::from_secs(10);
/// How a portable file begins.
const PORTABLE: &[u8] = b"TAKEBACK";
/// Into how many steps the progress is divided.
const STEPS: u64 = 100;

/// Repairs it.
pub(super) fn run(options: &Repair, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "care", context)?;
    let store = match &options.damaged {
        Some(folder) => folder.clone(),
        None => context.store_folder()?,
    };
    let into = options.into.clone().unwrap_or_else(|| made_beside(&store));
    let (portable, from) = sources(&options.from)?;
    let others: Vec<&dyn EventStore> = portable.iter().map(|file| file as _).collect();
    let reason = context.text("repair-reason", args![]);
    let order = Order {
        store: &store,
        from: &from,
        others: &others,
        into: &into,
        wait: WAIT,
        by: options.by.as_deref().unwrap_or("takeback repair"),
        at: context.now(),
        reason: &reason,
    };
    let repaired = looked_through(&order)?;
    let exit = tell(&repaired, context);
    if repaired.duels.iter().all(|duel| duel.whole_to == 0) && repaired.removed == 0 {
        context.say("repair-nothing", args![path: store.display().to_string()]);
        return Ok(Exit::Damaged);
    }
    let exit = exit.max(verify(&into, &repaired, context)?);
    settle(options, &store, &into, context)?;
    Ok(exit)
}

fn made_beside(store: &Path) -> PathBuf {
    let mut name = store.as_os_str().to_owned();
    name.push(".repaired");
    PathBuf::from(name)
}

/// Portable files are asked like stores, everything else is scanned.
fn sources(from: &[PathBuf]) -> Outcome<(Vec<PortableFile>, Vec<PathBuf>)> {
    let (mut portable, mut scanned) = (Vec::new(), Vec::new());
    for path in from {
        std::fs::metadata(path).map_err(|error| Failure::io(path, &error))?;
        let opened = opened(path).map_err(|error| Failure::io(path, &error))?;
        let file = opened.and_then(|file| PortableFile::open(file).ok());
        match file {
            Some(file) => portable.push(file),
            None => scanned.push(path.clone()),
        }
    }
    Ok((portable, scanned))
}

/// The file, where it begins as a portable one does.
fn opened(path: &Path) -> std::io::Result<Option<File>> {
    if !path.is_file() {
        return Ok(None);
    }
    let mut begins = Vec::new();
    let file = File::open(path)?;
    file.take(PORTABLE.len() as u64).read_to_end(&mut begins)?;
    match begins == PORTABLE {
        true => File::open(path).map(Some),
        false => Ok(None),
    }
}

fn looked_through(order: &Order<'_>) -> Outcome<Repaired> {
    let progress = Progress::new(STEPS as usize);
    let mut shown = 0;
    let repaired = repair(order, &mut |seen, all| {
        let step = seen * STEPS / all.max(1);
        progress.begin("");
        (shown..step).for_each(|_| progress.done());
        shown = shown.max(step);
    });
    progress.end();
    repaired.map_err(|error| failure(&error))
}

fn failure(error: &RepairError) -> Failure {
    match error {
        RepairError::Busy { holder } => busy(holder.unwrap_or(0)),
        RepairError::Exists { path } => Failure::new(Code::Exists).with("path", path.display()),
        RepairError::Io { path, cause } => Failure::io(path, cause),
        other => Failure::bug(with_causes(other)),
    }
}

/// Says of each duel up to where it is whole, and what is missing.
fn tell(repaired: &Repaired, context: &mut Context) -> Exit {
    let mut exit = Exit::Done;
    for (path, why) in &repaired.unread {
        let path = path.display().to_string();
        context.object(json!({"kind": "unread", "path": path, "what": why}));
        context.say("repair-unread", args![path: path, what: why.as_str()]);
        exit = Exit::Damaged;
    }
    for duel in &repaired.duels {
        exit = exit.max(tell_duel(duel, context));
    }
    exit
}

fn tell_duel(duel: &RepairedDuel, context: &mut Context) -> Exit {
    context.object(json!({
        "kind": "repaired", "duel": duel.id.to_string(), "name": duel.name,
        "records": duel.whole_to, "known": duel.known_to, "missing": duel.missing,
        "rescued": duel.rescued, "words_missing": duel.beside_missing,
        "conflicts": duel.conflicts, "helped": duel.helped,
    }));
    let key = match (duel.is_whole(), duel.whole_to) {
        (true, _) => "repair-whole",
        (false, 0) => "repair-lost",
        (false, _) => "repair-partly",
    };
    let (name, missing) = (duel.name.as_str(), ranges(&duel.missing));
    context.say(
        key,
        args![
            duel: name, records: duel.whole_to, missing: missing,
            words: duel.beside_missing, gaps: duel.missing.len(),
        ],
    );
    if !duel.rescued.is_empty() {
        let ranges = ranges(&duel.rescued);
        context.say("repair-rescued", args![duel: name, records: ranges]);
    }
    if let Some(first) = duel.conflicts.first() {
        context.say("repair-conflict", args![duel: name, record: *first]);
    }
    match duel.is_whole() {
        true => Exit::Done,
        false => Exit::Damaged,
    }
}

/// Ranges of records, as a person reads them.
fn ranges(ranges: &[(u32, u32)]) -> String {
    let range = |(first, last): &(u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    };
    let all: Vec<String> = ranges.iter().map(range).collect();
    all.join(", ")
}

/// Checks the seals of what was brought back.
fn verify(into: &Path, repaired: &Repaired, context: &mut Context) -> Outcome {
    let shelf = Shelf::open(into.to_path_buf())?;
    let mut exit = Exit::Done;
    for duel in repaired.duels.iter().filter(|duel| duel.whole_to > 0) {
        if let Err(error) = journal::verify(shelf.store(), duel.id) {
            let what = with_causes(&error);
            let id = duel.id.to_string();
            context.object(json!({"kind": "damage", "duel": id, "name": duel.name, "what": what}));
            context.say(
                "repair-unsound",
                args![duel: duel.name.as_str(), what: what],
            );
            exit = Exit::Damaged;
        }
    }
    Ok(exit)
}

/// Says where the new store is, or puts it in the place of the damaged one.
fn settle(options: &Repair, store: &Path, into: &Path, context: &mut Context) -> Outcome<()> {
    let new = into.display().to_string();
    if !options.in_place {
        context.object(json!({"kind": "repair", "store": new}));
        context.say("repair-made", args![path: new.as_str()]);
        context.next_step("next-step", &["duels", "--store", &new]);
        return Ok(());
    }
    let kept = put_in_place(store, into).map_err(|error| Failure::io(store, &error))?;
    let (store, kept) = (store.display().to_string(), kept.display().to_string());
    context.object(json!({"kind": "repair", "store": store, "kept": kept}));
    context.say(
        "repair-in-place",
        &[("path", Arg::from(store)), ("kept", Arg::from(kept))],
    );
    Ok(())
}
