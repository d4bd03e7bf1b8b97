//! Repair brings back every sound frame of a store that can't be opened, says what is missing, and
//! leaves the old store as it was.

use crate::processes::{Script, copy};
use journal::{Deed, EventStore, Head, ReadError, Seal, StoredBatch, Time, Trace};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store_sled::{Options, Order, Repaired, RepairedDuel, SledStore, put_in_place, repair};
use tempfile::TempDir;
use testkit::store_suite::{Writer, entry};

const DUELS: u64 = 4;
const BATCHES: usize = 300;

fn open(folder: &Path) -> SledStore {
    SledStore::open(folder, Options::default()).expect("it opens")
}

/// A store of which only a little of the log is kept, so that most lies in sled alone.
fn template(folder: &Path, log_bytes: u64) {
    let mut options = Options::default();
    options.log_bytes = log_bytes;
    let store = SledStore::open(folder, options).expect("it opens");
    for duel in 1..=DUELS {
        let mut script = Script::new(duel);
        for _ in 0..BATCHES {
            let (after, batch) = script.next();
            let appended = store.append(script.writer.duel, after, &batch);
            appended.expect("nobody else writes");
        }
    }
}

fn order<'a>(store: &'a Path, from: &'a [PathBuf], into: &'a Path) -> Order<'a> {
    Order {
        store,
        from,
        others: &[],
        into,
        wait: Duration::from_secs(5),
        by: "the head judge",
        at: Time(9),
        reason: "the disk was damaged",
    }
}

fn repaired(store: &Path, from: &[PathBuf], into: &Path) -> Repaired {
    repair(&order(store, from, into), &mut |_, _| {}).expect("it can be written")
}

fn whole(duel: u64) -> u32 {
    let mut script = Script::new(duel);
    (0..BATCHES).for_each(|_| drop(script.next()));
    script.writer.head.number
}

fn of(repaired: &Repaired, duel: u64) -> &RepairedDuel {
    let id = Writer::new(duel, duel).duel;
    let mut all = repaired.duels.iter();
    all.find(|found| found.id == id).expect("it was found")
}

/// Everything in the new store is as it was written, up to where the repair says.
fn check(into: &Path, repaired: &Repaired) {
    let store = open(into);
    for duel in 1..=DUELS {
        let Some(found) = repaired
            .duels
            .iter()
            .find(|found| found.id == Writer::new(duel, duel).duel)
        else {
            continue;
        };
        let mut script = Script::new(duel);
        script.check(&store).expect("what is there is sound");
        assert_eq!(script.writer.head.number, found.whole_to);
        if found.whole_to > 0 && found.beside_missing == 0 {
            let beside = store.beside(found.id, 0, u32::MAX).expect("it is there");
            assert!(!beside.is_empty());
        }
        if found.whole_to > 0 {
            let (after, batch) = script.next();
            let appended = store.append(found.id, after, &batch);
            appended.expect("the new store can be written on");
        }
    }
}

#[test]
fn a_sound_store_is_brought_back_whole_from_its_raw_files() {
    for log_bytes in [0, 1 << 30] {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        template(&old, log_bytes);
        let before = digests(&old);
        let found = repaired(&old, &[], &new);
        assert_eq!(digests(&old), before, "the old store is as it was");
        assert_eq!(found.duels.len() as u64, DUELS);
        for duel in 1..=DUELS {
            let found = of(&found, duel);
            assert!(found.is_whole(), "{found:?}");
            assert_eq!((found.whole_to, found.known_to), (whole(duel), whole(duel)));
            assert_eq!(found.name, format!("duel {duel}"));
            assert!(!found.helped && found.conflicts.is_empty());
        }
        check(&new, &found);
        let store = open(&new);
        assert_eq!(store.traces(0, 9).expect("they can be read"), Vec::new());
        let listed = store.duels(None, 9).expect("it can be read");
        assert_eq!(listed.len() as u64, DUELS);
    }
}

fn digests(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("it is there").flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => all.extend(digests(&path)),
            // Whoever holds the store signs there.
            false if path.ends_with("LOCK") || path.ends_with("WANT") => {}
            false => all.push((path.clone(), fs::read(path).expect("it can be read"))),
        }
    }
    all.sort();
    all
}

/// Damages a copy of the store in many ways; after each the repair brings back everything that
/// lies before the first frame that is gone, and says truly what is missing.
#[test]
fn after_any_damage_to_sled_every_sound_frame_is_brought_back() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let old = folder.path().join("old");
    template(&old, 0);
    let bytes = fs::read(old.join("sled").join("db")).expect("it is there");
    let mut brought = 0;
    for (index, part) in [0.11, 0.29, 0.43, 0.57, 0.71, 0.83, 0.97]
        .into_iter()
        .enumerate()
    {
        let at = (bytes.len() as f64 * part) as usize;
        let mut harmed = bytes.clone();
        match index % 3 {
            0 => harmed.truncate(at),
            1 => harmed[at..(at + 4_096).min(bytes.len())].fill(0),
            _ => (at..bytes.len())
                .step_by(9_000)
                .for_each(|at| harmed[at] ^= 4),
        }
        let damaged = folder.path().join(format!("damaged-{index}"));
        copy(&old, &damaged);
        fs::write(damaged.join("sled").join("db"), &harmed).expect("it can be written");
        let new = folder.path().join(format!("new-{index}"));
        let found = repaired(&damaged, &[], &new);
        if !new.exists() {
            assert_eq!(found.duels, Vec::new());
            continue;
        }
        for duel in &found.duels {
            let holes: u32 = duel.missing.iter().map(|(a, b)| b - a + 1).sum();
            let rescued: u32 = duel.rescued.iter().map(|(a, b)| b - a + 1).sum();
            assert_eq!(duel.whole_to + holes + rescued, duel.known_to, "{duel:?}");
            brought += duel.whole_to;
        }
        check(&new, &found);
        // With the rescued frames and the sound store a second repair is whole.
        let again = folder.path().join(format!("again-{index}"));
        let found = repaired(&new, std::slice::from_ref(&old), &again);
        assert!(found.duels.iter().all(RepairedDuel::is_whole), "{found:?}");
    }
    assert!(brought > 2_000, "a good deal was brought back: {brought}");
}

#[test]
fn what_is_missing_is_taken_from_another_store() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (old, backup) = (folder.path().join("old"), folder.path().join("backup"));
    template(&old, 0);
    copy(&old, &backup);
    let db = old.join("sled").join("db");
    let bytes = fs::read(&db).expect("it is there");
    fs::write(&db, &bytes[..bytes.len() / 3]).expect("it can be written");
    let new = folder.path().join("new");
    let found = repaired(&old, std::slice::from_ref(&backup), &new);
    assert!(found.duels.iter().all(RepairedDuel::is_whole), "{found:?}");
    assert!(found.duels.iter().any(|duel| duel.helped));
    check(&new, &found);
    // The same from a store that is open.
    let store = open(&backup);
    let others: [&dyn EventStore; 1] = [&store];
    let new = folder.path().join("other");
    let order = Order {
        others: &others,
        ..order(&old, &[], &new)
    };
    let found = repair(&order, &mut |_, _| {}).expect("it can be written");
    let whole_of = |duel: &RepairedDuel| duel.missing.is_empty() && duel.whole_to > 0;
    assert!(found.duels.iter().all(whole_of), "{found:?}");
    let traces = open(&new).traces(0, 9).expect("they can be read");
    assert!(traces.iter().all(|trace| trace.deed == Deed::Repaired));
    assert!(!traces.is_empty());
}

#[test]
fn what_was_removed_archived_renamed_and_erased_stays_so() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    let mut writers: Vec<_> = (1..=4).map(|number| Writer::new(number, number)).collect();
    let store = open(&old);
    for writer in &mut writers {
        (0..90).for_each(|_| drop(writer.write(&store, 2, 80)));
    }
    let trace = |deed, writer: &Writer| Trace {
        deed,
        duel: writer.duel,
        head: writer.head,
        at: Time(5),
        by: "the head judge".into(),
        reason: "as the rules say".into(),
    };
    let left = [
        trace(Deed::Removed, &writers[0]),
        trace(Deed::Archived, &writers[1]),
        trace(Deed::Erased, &writers[2]),
    ];
    let words = entry(1, 9, b"what was said");
    store
        .put_beside(writers[2].duel, &[words])
        .expect("it is there");
    store.remove(&left[0]).expect("it is there");
    store.archive(&left[1]).expect("it is there");
    store
        .put_beside(writers[2].duel, &[entry(1, 9, b"")])
        .expect("it is there");
    store
        .rename(writers[2].duel, "table 4")
        .expect("it is there");
    store.leave_trace(&left[2]).expect("it is kept");
    drop(store);
    fs::remove_dir_all(old.join("log")).expect("it is there");

    let found = repaired(&old, &[], &new);
    assert_eq!((found.duels.len(), found.removed), (3, 1));
    let store = open(&new);
    assert_eq!(store.traces(0, 9).expect("they can be read"), left);
    let gone = store.head(writers[0].duel);
    assert!(matches!(gone, Err(ReadError::Removed { .. })), "{gone:?}");
    assert!(store.duel(writers[1].duel).expect("it is there").archived);
    let renamed = store.duel(writers[2].duel).expect("it is there");
    assert_eq!(
        (renamed.name.as_str(), renamed.archived),
        ("table 4", false)
    );
    let words = store.beside(writers[2].duel, 1, 1).expect("it is there");
    assert!(words.iter().all(|entry| entry.key.kind != 9), "{words:?}");
    assert_eq!(
        store.duel(writers[3].duel).expect("it is there").name,
        "duel 4"
    );
}

#[test]
fn a_repaired_store_can_be_put_in_the_place_of_the_old_one() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (old, new) = (folder.path().join("store"), folder.path().join("new"));
    template(&old, 0);
    fs::write(old.join("sled").join("db"), "nothing").expect("it can be written");
    repaired(&old, &[], &new);
    for number in 1..=2 {
        if !new.exists() {
            copy(&old, &new);
        }
        let kept = put_in_place(&old, &new).expect("it can be renamed");
        assert_eq!(kept, folder.path().join(format!("store.damaged-{number}")));
        assert!(kept.join("FORMAT").exists() && !new.exists());
        open(&old);
    }
}

#[test]
fn what_is_no_store_gives_nothing_and_nothing_is_made() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    fs::create_dir(&old).expect("a folder can be made");
    fs::write(old.join("letter.txt"), "TKB\u{1}B and so on").expect("it can be written");
    let found = repaired(&old, &[], &new);
    assert_eq!((found.duels, found.frames), (Vec::new(), 0));
    assert!(!new.exists());
    let nowhere = folder.path().join("nowhere");
    assert!(repair(&order(&nowhere, &[], &new), &mut |_, _| {}).is_err());
    assert!(repair(&order(&old, &[], &old), &mut |_, _| {}).is_err());
}

#[test]
fn where_two_versions_are_found_the_stores_own_is_taken_and_the_other_kept() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let written: Vec<(Head, Vec<StoredBatch>)> = [(&one, 1), (&two, 2)]
        .map(|(path, nonce)| {
            let store = open(path);
            let mut writer = Writer::new(1, nonce);
            let batches = (0..5).map(|_| writer.write(&store, 2, 60).stored).collect();
            (writer.head, batches)
        })
        .into();
    let new = folder.path().join("new");
    let found = repaired(&one, std::slice::from_ref(&two), &new);
    assert_eq!(found.duels[0].conflicts, [1, 3, 5, 7, 9]);
    let store = open(&new);
    let duel = found.duels[0].id;
    assert_eq!(store.head(duel).expect("it is there"), written[0].0);
    let read = store.read(duel, 1, journal::Limits::default());
    assert_eq!(read.expect("it is sound"), written[0].1);
    let rescued = new.join("rescued").join(format!("{duel}.frames"));
    assert!(fs::metadata(rescued).expect("it is kept").len() > 300);
    assert_ne!(written[0].0.seal, Seal([0; 32]));
}

#[test]
fn a_store_that_somebody_has_isnt_repaired_meanwhile() {
    let folder: TempDir = tempfile::tempdir().expect("a folder can be made");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    drop(open(&old));
    let lock = fs::File::options()
        .write(true)
        .open(old.join("LOCK"))
        .expect("it is there");
    lock.lock().expect("it is free");
    let order = Order {
        wait: Duration::from_millis(50),
        ..order(&old, &[], &new)
    };
    let refused = repair(&order, &mut |_, _| {}).expect_err("somebody has it");
    assert!(matches!(refused, store_sled::RepairError::Busy { .. }));
}
