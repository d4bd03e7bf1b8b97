//! The golden journals: files of every released version, which every later version must read as
//! they are, and write again byte for byte.
//!
//! They are written once, by `cargo xtask golden`, and never over one that is there.

use journal::{
    AppendError, Appended, Beside, Coding, DuelEntry, DuelId, Entry, EventStore, Export, Follows,
    Head, Knowledge, Limits, MemoryStore, PortableFile, ReadError, SealedBatch, Sealer,
    SeededChance, Source, StoredBatch, Time, Words, check_file, import, read_all, read_lines,
    verify, write_file, write_lines,
};
use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

#[path = "../src/tests/made.rs"]
mod made;
#[path = "../src/tests/sample.rs"]
#[expect(dead_code, reason = "other tests use the rest of it")]
mod sample;

use sample::{Writer, entry, rewound, set_up, window};

/// The version whose journals are written now.
const VERSION: &str = "v1";

fn folder() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("tests/golden").join(VERSION)
}

/// One batch: a duel that has only begun.
fn small() -> Writer {
    let mut writer = Writer::new(101);
    writer.events(set_up());
    writer
}

/// Several blocks, four lines, rewinds into each of them.
fn lines() -> Writer {
    let mut writer = Writer::new(102);
    writer.events(set_up());
    for number in 1..=150 {
        writer.events(window(number, duel::How::Spoken));
    }
    for back in [100, 40, 460] {
        writer.events(vec![rewound(back)]);
        let number = (back - 10) / 3 + 1;
        writer.events(window(number, duel::How::Silence));
    }
    writer
}

/// Words of every kind, some of them erased.
fn words() -> Writer {
    let mut writer = sample::sample();
    let note = |text: &str| Entry {
        words: Some(Words::said(text)),
        ..entry(duel::Event::Note)
    };
    writer.entries(vec![
        note("我放棄優先權"),
        note("a\nb\u{0}c"),
        note("erased since"),
    ]);
    let erased = journal::erased_words(29);
    let kept = writer.store.put_beside(writer.duel(), &[erased]);
    kept.expect("it is there");
    writer
}

/// Every event with every variant there is, as chance makes them: it can't have happened.
fn events() -> Writer {
    let mut writer = Writer::new(104);
    let mut maker = made::Maker::new(104);
    writer.events(vec![duel::Event::ChainEnded]);
    for _ in 0..100 {
        let entries = (0..50).map(|_| {
            let event: duel::Event = maker.make();
            let mut made = entry(event);
            if made.follows.is_some() {
                made.follows = Some(Follows::Record(1));
            }
            made
        });
        writer.entries(entries.collect());
    }
    writer
}

const NAMES: [&str; 4] = ["small", "lines", "words", "events"];

fn made(name: &str) -> Writer {
    match name {
        "small" => small(),
        "lines" => lines(),
        "words" => words(),
        _ => events(),
    }
}

fn file_of(store: &dyn EventStore, duel: DuelId, coding: Coding) -> Vec<u8> {
    let mut bytes = Vec::new();
    let how = Export {
        coding,
        definitions: &[],
    };
    write_file(store, duel, &how, &mut bytes).expect("it is sound");
    bytes
}

fn lines_of(store: &dyn EventStore, duel: DuelId) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_lines(store, duel, &mut bytes).expect("it is sound");
    bytes
}

fn golden(name: &str, end: &str) -> Vec<u8> {
    let path = folder().join(format!("{name}.{end}"));
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
#[ignore = "it writes; cargo xtask golden runs it"]
fn write_the_golden_journals() {
    let folder = folder();
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut heads = String::new();
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    for name in NAMES {
        let writer = made(name);
        let (store, duel) = (&writer.store, writer.duel());
        let head = store.head(duel).expect("it is there");
        heads.push_str(&format!("{name} {} {}\n", head.number, head.seal));
        let path = |end: &str| folder.join(format!("{name}.{end}"));
        files.push((path("takeback"), file_of(store, duel, Coding::Plain)));
        files.push((path("zstd.takeback"), file_of(store, duel, Coding::Zstd)));
        files.push((path("jsonl"), lines_of(store, duel)));
    }
    files.push((folder.join("HEADS"), heads.into_bytes()));
    let there: Vec<_> = files.iter().filter(|(path, _)| path.exists()).collect();
    assert!(
        there.is_empty(),
        "{} is there already: golden journals are never written again",
        there[0].0.display()
    );
    for (path, bytes) in files {
        fs::write(&path, bytes).expect("it can be written");
    }
}

/// Name, number of records, seal.
fn heads() -> Vec<(String, Head)> {
    let text = String::from_utf8(fs::read(folder().join("HEADS")).expect("it is there"));
    let text = text.expect("it is text");
    let heads = text.lines().map(|line| {
        let mut words = line.split(' ');
        let mut next = || words.next().expect("three words");
        let name = next().to_owned();
        let number = next().parse().expect("a number");
        let seal = next().parse().expect("a seal");
        (name, Head { number, seal })
    });
    heads.collect()
}

#[test]
fn every_golden_journal_is_read_and_has_its_head() {
    let heads = heads();
    assert_eq!(
        heads.iter().map(|(name, _)| name).collect::<Vec<_>>(),
        NAMES
    );
    for (name, head) in heads {
        for end in ["takeback", "zstd.takeback"] {
            let found = check_file(&mut &golden(&name, end)[..]).expect(&name);
            assert_eq!(
                (found.records, found.seal),
                (head.number, head.seal),
                "{name}"
            );
        }
    }
}

#[test]
fn every_golden_journal_is_written_again_byte_for_byte() {
    for name in NAMES {
        let plain = golden(name, "takeback");
        let lines = golden(name, "jsonl");
        for end in ["takeback", "zstd.takeback"] {
            let file = PortableFile::open(Cursor::new(golden(name, end))).expect(name);
            let store = MemoryStore::default();
            import(&file, file.id(), None, &store).expect(name);
            assert!(
                file_of(&store, file.id(), Coding::Plain) == plain,
                "{name}.{end}"
            );
            assert!(lines_of(&store, file.id()) == lines, "{name}.{end}");
        }
        let (store, duel) = read_lines(&mut &lines[..]).expect(name);
        assert!(
            file_of(&store, duel, Coding::Plain) == plain,
            "{name}.jsonl"
        );
    }
}

#[test]
fn what_can_have_happened_in_a_golden_journal_still_can() {
    for (name, lines, erased) in [("small", 1, 0), ("lines", 4, 0), ("words", 2, 1)] {
        let file = PortableFile::open(Cursor::new(golden(name, "takeback"))).expect(name);
        let verified = verify(&file, file.id()).expect(name);
        assert_eq!((verified.lines, verified.erased), (lines, erased), "{name}");
    }
}

/// The names of the variants an event uses.
fn names(event: &duel::Event, found: &mut BTreeSet<String>) {
    let text = format!("{event:?}");
    found.insert(
        text.split([' ', '(', '{'])
            .next()
            .unwrap_or_default()
            .to_owned(),
    );
    if let duel::Event::Desk(entry) = event {
        let text = format!("{entry:?}");
        let name = text.split([' ', '(', '{']).next().unwrap_or_default();
        found.insert(format!("Desk::{name}"));
    }
}

#[test]
fn the_golden_journals_have_every_event_of_their_version() {
    let file = PortableFile::open(Cursor::new(golden("events", "takeback"))).expect("it opens");
    let (records, _) = read_all(&file, file.id()).expect("it is sound");
    let mut found = BTreeSet::new();
    for record in &records {
        names(&record.event, &mut found);
    }
    assert_eq!(found.len(), 57 + 16, "{found:?}");
}
