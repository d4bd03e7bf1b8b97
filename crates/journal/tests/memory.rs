//! Tests that a portable file is written, checked and read in memory that doesn't grow with it.

use journal::{
    DuelId, Entry, EventStore, Export, Knowledge, Limits, MemoryStore, PortableFile, Sealer,
    SeededChance, Source, Time, Words, check_file, write_file,
};
use std::io::Cursor;

/// A duel of so many batches of a thousand notes, some with words, as a file.
fn file_of(batches: u32) -> Vec<u8> {
    let store = MemoryStore::default();
    let mut chance = SeededChance::new(1);
    let duel = DuelId::random(&mut chance).expect("a seed gives bytes");
    let mut sealer = Sealer::begin(duel, "long", &mut chance).expect("a seed gives bytes");
    for batch in 0..batches {
        let note = |number| Entry {
            follows: None,
            happened_at: None,
            source: Source::Judge,
            knowledge: Knowledge::Seen,
            event: duel::Event::Note,
            words: (number % 50 == 0).then(|| Words::said(format!("note {number} of {batch}"))),
        };
        let notes = (0..1_000).map(note).collect();
        let sealed = sealer.seal(Time(i64::from(batch)), notes, &mut chance);
        let appended = sealer.append(&store, sealed.expect("it seals"));
        appended.expect("it is the next");
    }
    let mut bytes = Vec::new();
    write_file(&store, duel, &Export::default(), &mut bytes).expect("it is sound");
    bytes
}

/// The most bytes held at once while a file is checked, and while it is opened and read.
fn peaks(bytes: &[u8]) -> (u64, u64) {
    let checked = allocation_counter::measure(|| {
        check_file(&mut &bytes[..]).expect("it is sound");
    });
    let copy = Cursor::new(bytes.to_vec());
    let read = allocation_counter::measure(|| {
        let file = PortableFile::open(copy).expect("it is sound");
        let some = Limits {
            records: 1_000,
            bytes: 1 << 16,
        };
        let mut from = 1;
        while let Some(last) = file
            .read(file.id(), from, some)
            .expect("it is sound")
            .last()
            .map(journal::StoredBatch::last)
        {
            from = last + 1;
        }
    });
    (checked.bytes_max, read.bytes_max)
}

#[test]
fn a_file_ten_times_as_long_takes_no_more_memory_to_check_or_to_read() {
    let (short, long) = (file_of(4), file_of(40));
    assert!(long.len() > 9 * short.len());
    let (short, long) = (peaks(&short), peaks(&long));
    println!("check {} B, read {} B", long.0, long.1);
    // The table of blocks grows: some sixty bytes for each block.
    let grown = 40 * 200;
    assert!(long.0 < short.0 + grown, "{short:?} {long:?}");
    assert!(long.1 < short.1 + grown, "{short:?} {long:?}");
    assert!(long.0.max(long.1) < 2 << 20, "{long:?}");
}
