//! A backup holds every duel as it was at one moment of its own, while others write; the next one
//! writes only what has changed; and a store is made from it again.

use crate::processes::Script;
use journal::{Deed, EventStore, Time, Trace};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use store_sled::{BackedUp, BackupError, Options, Order, RepairedDuel, SledStore, back_up, repair};
use testkit::store_suite::{Writer, entry};

fn open(folder: &Path) -> SledStore {
    SledStore::open(folder, Options::default()).expect("it opens")
}

fn write(store: &SledStore, script: &mut Script, batches: usize) {
    for _ in 0..batches {
        let (after, batch) = script.next();
        let appended = store.append(script.writer.duel, after, &batch);
        appended.expect("nobody else writes");
    }
}

fn backed_up(store: &SledStore, into: &Path) -> BackedUp {
    back_up(store, into, &mut |_| {}).expect("it can be written")
}

/// A store made from a backup alone.
fn restored(backup: &Path, into: &Path) -> SledStore {
    let order = Order {
        store: &into.with_extension("lost"),
        from: &[backup.to_path_buf()],
        others: &[],
        into,
        wait: Duration::from_secs(1),
        by: "",
        at: Time(0),
        reason: "",
    };
    let repaired = repair(&order, &mut |_, _| {}).expect("it can be written");
    assert!(
        repaired.duels.iter().all(RepairedDuel::is_whole),
        "{repaired:?}"
    );
    open(into)
}

fn trace(deed: Deed, writer: &Writer) -> Trace {
    Trace {
        deed,
        duel: writer.duel,
        head: writer.head,
        at: Time(5),
        by: "the head judge".into(),
        reason: "as was asked".into(),
    }
}

#[test]
fn a_backup_is_written_while_others_write_and_a_store_is_made_from_it() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (path, backup) = (folder.path().join("store"), folder.path().join("backup"));
    let store = open(&path);
    let mut scripts: Vec<_> = (1..=5).map(Script::new).collect();
    scripts
        .iter_mut()
        .for_each(|script| write(&store, script, 90));
    let ended = AtomicBool::new(false);
    thread::scope(|scope| {
        let (ended, writing) = (&ended, open(&path));
        let script = &mut scripts[0];
        scope.spawn(move || {
            while !ended.load(Ordering::Relaxed) {
                write(&writing, script, 1);
            }
        });
        for _ in 0..5 {
            let done = backed_up(&store, &backup);
            assert_eq!((done.written + done.unchanged, done.unread.len()), (5, 0));
        }
        ended.store(true, Ordering::Relaxed);
    });
    let again = restored(&backup, &folder.path().join("again"));
    for number in 1..=5 {
        let mut script = Script::new(number);
        script.check(&again).expect("it is as it was written");
        let ahead = &scripts[number as usize - 1].writer.head;
        assert!(script.writer.head.number >= 90 && script.writer.head.number <= ahead.number);
        write(&again, &mut script, 3);
    }
}

#[test]
fn the_next_backup_writes_only_what_has_changed() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (path, backup) = (folder.path().join("store"), folder.path().join("backup"));
    let store = open(&path);
    let mut writers: Vec<_> = (1..=6).map(|number| Writer::new(number, number)).collect();
    for writer in &mut writers {
        (0..9).for_each(|_| drop(writer.write(&store, 2, 60)));
    }
    let words = entry(1, 9, b"what Anna said");
    store
        .put_beside(writers[1].duel, &[words])
        .expect("it is there");
    let first = backed_up(&store, &backup);
    assert_eq!((first.written, first.unchanged), (6, 0));
    let same = backed_up(&store, &backup);
    assert_eq!((same.written, same.unchanged, same.bytes), (0, 6, 0));

    writers[0].write(&store, 1, 20);
    store
        .put_beside(writers[1].duel, &[entry(1, 9, b"")])
        .expect("it is there");
    store
        .rename(writers[2].duel, "table 4")
        .expect("it is there");
    store
        .archive(&trace(Deed::Archived, &writers[3]))
        .expect("it is there");
    store
        .remove(&trace(Deed::Removed, &writers[4]))
        .expect("it is there");
    let next = backed_up(&store, &backup);
    assert_eq!((next.written, next.unchanged, next.removed), (4, 1, 1));
    let file = backup
        .join("duels")
        .join(format!("{}.frames", writers[1].duel));
    let bytes = fs::read(file).expect("it is there");
    assert!(!bytes.windows(9).any(|part| part == b"Anna said"));

    let again = restored(&backup, &folder.path().join("again"));
    for (index, writer) in writers.iter().enumerate() {
        match again.duel(writer.duel) {
            Ok(entry) => assert_eq!(
                (entry.head, entry),
                (writer.head, store.duel(writer.duel).expect("it is there"))
            ),
            Err(error) => assert_eq!(index, 4, "{error}"),
        }
    }
    let traces = again.traces(0, 9).expect("they can be read");
    let left = store.traces(0, 9).expect("they can be read");
    assert_eq!(traces[..left.len()], left);
    let made = traces[left.len()..].iter().map(|trace| trace.deed);
    assert!(made.eq([Deed::Repaired; 5]), "it says where they come from");
}

#[test]
fn a_folder_with_something_else_in_it_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("store");
    let store = open(&path);
    let other = folder.path().join("letters");
    fs::create_dir(&other).expect("it can be made");
    fs::write(other.join("letter.txt"), "dear").expect("it can be written");
    for into in [&other, &path] {
        let refused = back_up(&store, into, &mut |_| {});
        assert!(
            matches!(refused, Err(BackupError::NotOurs { .. })),
            "{refused:?}"
        );
    }
    assert_eq!(fs::read_dir(&other).expect("it is there").count(), 1);
}

#[test]
fn a_backup_that_was_cut_short_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (path, backup) = (folder.path().join("store"), folder.path().join("backup"));
    let store = open(&path);
    let mut script = Script::new(1);
    write(&store, &mut script, 20);
    fs::create_dir_all(backup.join("duels")).expect("it can be made");
    let half = backup.join("duels").join("half.frames.new");
    fs::write(half, "half").expect("it can be written");
    assert_eq!(backed_up(&store, &backup).written, 1);
    restored(&backup, &folder.path().join("again"));
}
