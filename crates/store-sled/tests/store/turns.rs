//! Who may have a store, who is told to wait for whom, and what is refused because it is no store.

use crate::processes::Script;
use journal::{AppendError, EventStore, ReadError};
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use store_sled::{OpenError, Options, SledStore};

fn patient() -> Options {
    Options::default()
}

fn hurried() -> Options {
    let mut options = Options::default();
    options.wait = Duration::from_millis(60);
    options
}

fn open(folder: &Path) -> SledStore {
    SledStore::open(folder, patient()).expect("it opens")
}

fn write(store: &SledStore, script: &mut Script) {
    let (after, batch) = script.next();
    store
        .append(script.writer.duel, after, &batch)
        .expect("nobody else writes this duel");
}

#[test]
fn a_store_is_made_where_there_is_none() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("not").join("yet");
    let store = open(&path);
    assert_eq!(store.where_is(), path);
    assert_eq!(store.duels(None, 9).expect("it can be read"), Vec::new());
}

#[test]
fn a_store_that_is_open_and_idle_keeps_nobody_out() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let stores = [
        open(folder.path()),
        open(folder.path()),
        open(folder.path()),
    ];
    let mut script = Script::new(1);
    for round in 0..12 {
        write(&stores[round % 3], &mut script);
    }
    for store in &stores {
        Script::new(1)
            .check(store)
            .expect("all of them see all of it");
    }
}

#[test]
fn writers_in_several_hands_take_turns() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    thread::scope(|scope| {
        for duel in 1..=3 {
            let store = open(folder.path());
            scope.spawn(move || {
                let mut script = Script::new(duel);
                (0..60).for_each(|_| write(&store, &mut script));
            });
        }
    });
    let store = open(folder.path());
    assert_eq!(store.duels(None, 9).expect("it can be read").len(), 3);
    (1..=3).for_each(|duel| Script::new(duel).check(&store).expect("it is sound"));
}

#[test]
fn a_store_held_by_another_process_is_busy_and_its_holder_is_named() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let store = SledStore::open(folder.path(), hurried()).expect("it opens");
    let mut script = Script::new(1);
    write(&store, &mut script);
    thread::sleep(Duration::from_millis(200));
    let holder = fs::File::options()
        .write(true)
        .open(folder.path().join("LOCK"))
        .expect("it is there");
    holder.lock().expect("it is free");
    fs::write(folder.path().join("LOCK"), "4711      \n").expect("it can be written");

    let began = Instant::now();
    let error = SledStore::open(folder.path(), hurried()).expect_err("it is held");
    assert!(
        matches!(
            error,
            OpenError::Busy {
                holder: Some(4711),
                ..
            }
        ),
        "{error}"
    );
    assert!(
        error.to_string().ends_with("is in use by process 4711"),
        "{error}"
    );
    assert!(began.elapsed() < Duration::from_secs(5));
    let (after, batch) = script.next();
    let refused = store.append(script.writer.duel, after, &batch);
    assert!(
        matches!(&refused, Err(AppendError::Busy { holder }) if holder == "process 4711"),
        "{refused:?}"
    );
    let refused = store.head(script.writer.duel);
    assert!(
        matches!(&refused, Err(ReadError::Busy { holder }) if holder == "process 4711"),
        "{refused:?}"
    );

    holder.unlock().expect("it was locked");
    store
        .append(script.writer.duel, after, &batch)
        .expect("it is free again");
}

#[test]
fn what_is_no_store_of_ours_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("file");
    fs::write(&file, "hello").expect("it can be written");
    let error = SledStore::open(&file, patient()).expect_err("a file is no store");
    assert!(matches!(error, OpenError::NotOurs { .. }), "{error}");
    let error = SledStore::open(&file.join("below"), patient()).expect_err("nor is below one");
    assert!(matches!(error, OpenError::Io { .. }), "{error}");

    let error = SledStore::open(folder.path(), patient()).expect_err("other people's files");
    assert!(matches!(error, OpenError::NotOurs { .. }), "{error}");
    assert!(
        error.to_string().contains("there is “file” in it"),
        "{error}"
    );
    assert_eq!(
        fs::read_dir(folder.path()).expect("it is there").count(),
        1,
        "nothing was added"
    );
}

#[test]
fn a_folder_of_sled_alone_is_no_store_of_ours() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let inner = folder.path().join("inner");
    drop(open(&inner));
    let error = SledStore::open(&inner.join("sled"), patient()).expect_err("it has no mark");
    assert!(matches!(error, OpenError::NotOurs { .. }), "{error}");
}

#[test]
fn a_store_of_a_later_version_is_refused_with_both_versions() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    drop(open(folder.path()));
    fs::write(folder.path().join("FORMAT"), "takeback store 7\n").expect("it can be written");
    let error = SledStore::open(folder.path(), patient()).expect_err("it is not known");
    let OpenError::Version { found, known, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!((found.as_str(), *known), ("7", 1));
}

#[test]
fn a_store_without_its_log_is_damaged_and_not_empty() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut script = Script::new(1);
    let store = open(folder.path());
    (0..5).for_each(|_| write(&store, &mut script));
    drop(store);
    fs::remove_dir_all(folder.path().join("log")).expect("it is there");
    let error = SledStore::open(folder.path(), patient()).expect_err("the log is gone");
    assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
}

#[test]
fn a_store_without_sled_is_filled_again_while_the_log_has_it_all() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut script = Script::new(1);
    let store = open(folder.path());
    (0..50).for_each(|_| write(&store, &mut script));
    drop(store);
    fs::remove_dir_all(folder.path().join("sled")).expect("it is there");
    let mut again = Script::new(1);
    again.check(&open(folder.path())).expect("it is sound");
    assert_eq!(again.writer.head, script.writer.head);
}

#[test]
fn the_reason_a_store_cant_be_opened_is_found_behind_a_readers_error() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let store = open(folder.path());
    thread::sleep(Duration::from_millis(300));
    fs::write(folder.path().join("log").join("00000001.log"), [7; 500]).expect("it can be written");
    let error = store.duels(None, 9).expect_err("the log is damaged");
    let reason = OpenError::behind(&error).expect("it is there");
    assert!(matches!(reason, OpenError::Damaged { .. }), "{reason}");
}
