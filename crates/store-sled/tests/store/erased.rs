//! What was erased, renamed or removed is in no file of the store any more, once it was compacted;
//! and compacting loses nothing else, wherever it is cut short.

use crate::processes::{Script, copy};
use journal::{Deed, EventStore, Time, Trace};
use std::fs;
use std::path::Path;
use store_sled::{Options, SledStore};
use testkit::store_suite::{Writer, entry};

const WORDS: &[u8] = b"Anna said that she had not drawn yet";
const NAME: &str = "Anna against Bruno, table 4";
const NONCE: u64 = 0x0BAD_CAFE_1BAD_CAFE;

fn open(folder: &Path) -> SledStore {
    SledStore::open(folder, Options::default()).expect("it opens")
}

/// True when any file of a folder holds these bytes.
fn holds(folder: &Path, bytes: &[u8]) -> bool {
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    entries.into_iter().any(|entry| match entry.path() {
        path if path.is_dir() => holds(&path, bytes),
        path => {
            let all = fs::read(path).expect("it can be read");
            all.windows(bytes.len()).any(|part| part == bytes)
        }
    })
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

/// A store with other duels, one with words and a name to forget, and one to remove.
fn filled(folder: &Path) -> [Writer; 2] {
    let store = open(folder);
    for duel in 1..=3 {
        let mut script = Script::new(duel);
        for _ in 0..200 {
            let (after, batch) = script.next();
            let appended = store.append(script.writer.duel, after, &batch);
            appended.expect("nobody else writes");
        }
    }
    let (mut spoken, mut removed) = (Writer::new(11, 11), Writer::new(12, NONCE));
    (0..80).for_each(|_| drop(spoken.write(&store, 2, 90)));
    (0..80).for_each(|_| drop(removed.write(&store, 2, 90)));
    store
        .put_beside(spoken.duel, &[entry(2, 9, WORDS)])
        .expect("it is there");
    store.rename(spoken.duel, NAME).expect("it is there");
    [spoken, removed]
}

fn check(folder: &Path) {
    let store = open(folder);
    for duel in 1..=3 {
        let mut script = Script::new(duel);
        script.check(&store).expect("the others are as they were");
        let beside = store.beside(script.writer.duel, 0, u32::MAX);
        assert_eq!(beside.expect("it is there").len(), 200);
    }
}

#[test]
fn what_was_erased_renamed_or_removed_is_in_no_file_of_the_store() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let [mut spoken, removed] = filled(folder.path());
    let told = [WORDS, NAME.as_bytes(), &NONCE.to_le_bytes()];
    for bytes in told {
        assert!(holds(folder.path(), bytes), "it is there before");
    }
    let store = open(folder.path());
    store
        .put_beside(spoken.duel, &[entry(2, 9, b"")])
        .expect("it is there");
    store.rename(spoken.duel, "table 4").expect("it is there");
    store
        .leave_trace(&trace(Deed::Erased, &spoken))
        .expect("it is kept");
    store
        .remove(&trace(Deed::Removed, &removed))
        .expect("it is there");
    store.compact().expect("there is room");
    // While the store is open, and after it was closed and opened again.
    for round in 0..2 {
        for bytes in told {
            assert!(!holds(folder.path(), bytes), "round {round}: it is left");
        }
        assert_eq!(store.traces(0, 9).expect("they can be read").len(), 2);
        let words = store.beside(spoken.duel, 2, 2).expect("it is there");
        assert!(words.iter().all(|entry| entry.key.kind != 9), "{words:?}");
        spoken.write(&store, 1, 40);
    }
    drop(store);
    check(folder.path());
}

/// What the files are like, and how they come to be so.
type State = (&'static str, fn(&Path));

#[test]
fn a_compacting_that_was_cut_short_leaves_the_old_files_or_the_new_ones() {
    let states: [State; 4] = [
        ("a copy was begun", |sled| {
            copy(sled, &sled.with_extension("new"));
            fs::write(sled.with_extension("new").join("db"), "half").expect("it can be written");
        }),
        ("the old one was moved away", |sled| {
            copy(sled, &sled.with_extension("new"));
            fs::rename(sled, sled.with_extension("old")).expect("it is there");
        }),
        ("the new one is in its place", |sled| {
            copy(sled, &sled.with_extension("old"));
        }),
        ("the old one is half gone", |sled| {
            fs::create_dir(sled.with_extension("old")).expect("it can be made");
        }),
    ];
    for (state, cut) in states {
        let folder = tempfile::tempdir().expect("a folder can be made");
        filled(folder.path());
        cut(&folder.path().join("sled"));
        check(folder.path());
        for left in ["sled.new", "sled.old"] {
            assert!(!folder.path().join(left).exists(), "{state}: {left}");
        }
    }
}

#[test]
fn a_store_is_compacted_while_others_read_and_write_it() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let store = open(folder.path());
    let other = open(folder.path());
    std::thread::scope(|scope| {
        for (number, store) in [(1, &store), (2, &store), (3, &other)] {
            scope.spawn(move || {
                let mut script = Script::new(number);
                for _ in 0..60 {
                    let (after, batch) = script.next();
                    let appended = store.append(script.writer.duel, after, &batch);
                    appended.expect("nobody else writes this duel");
                }
            });
        }
        for _ in 0..4 {
            store.compact().expect("there is room");
        }
    });
    for duel in 1..=3 {
        let mut script = Script::new(duel);
        script.check(&other).expect("it is sound");
        assert!(script.writer.head.number > 100);
    }
}
