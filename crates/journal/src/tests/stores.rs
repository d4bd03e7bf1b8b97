//! Tests of appending after a head, with the store in memory. What every store must do is in the
//! conformance suite of `testkit`.

use super::sample::{START, Writer, entry, sample, window};
use crate::{
    AppendError, BATCH_RECORDS_MOST, Entry, EventStore, Follows, Head, MemoryStore, Reader,
    SealError, Sealed, Sealer, SeededChance, Words,
};
use duel::{Event, How};
use std::time::Duration;

fn next_window(writer: &Writer) -> Vec<Entry> {
    let mut entries: Vec<Entry> = window(4, How::Spoken).into_iter().map(entry).collect();
    entries[0].follows = writer.tip.map(Follows::Record);
    entries
}

fn sealed(writer: &Writer, seed: u64) -> Sealed {
    let mut chance = SeededChance::new(seed);
    let entries = next_window(writer);
    let sealed = writer.sealer.seal(START, entries, &mut chance);
    sealed.expect("it can be sealed")
}

#[test]
fn of_two_writers_with_the_same_records_one_wins_and_the_other_is_told() {
    let writer = sample();
    let (mut first, mut second) = (writer.sealer.clone(), writer.sealer.clone());
    let seal = |sealer: &Sealer, seed| {
        let mut chance = SeededChance::new(seed);
        let sealed = sealer.seal(START, next_window(&writer), &mut chance);
        sealed.expect("it can be sealed")
    };
    let (one, other) = (seal(&first, 1), seal(&second, 2));
    assert_eq!(one.records, other.records);
    assert_ne!(one.batch.stored, other.batch.stored);
    first.append(&writer.store, one).expect("it is the first");
    let before = second.head();
    match second.append(&writer.store, other) {
        Err(AppendError::Conflict { expected, actual }) => {
            assert_eq!((expected, actual), (before, first.head()));
        }
        result => panic!("{result:?}"),
    }
    assert_eq!(second.head(), before, "who lost hasn't moved");
}

#[test]
fn the_same_batch_twice_is_there_once_even_when_others_follow_it() {
    let mut writer = sample();
    let (after, batch) = (writer.sealer.head(), sealed(&writer, 1));
    let append = |batch: &Sealed| {
        let answer = writer
            .store
            .append(writer.sealer.duel(), after, &batch.batch);
        answer.expect("it is there")
    };
    assert!(!append(&batch).repeated);
    assert!(append(&batch).repeated);
    writer.sealer.appended(&batch);
    writer.tip = Some(29);
    writer.events(window(5, How::Spoken));
    let duel = writer.duel();
    let again = writer.store.append(duel, after, &batch.batch);
    let again = again.expect("it is there");
    assert_eq!((again.repeated, again.head.number), (true, 29));
    assert_eq!(
        writer.store.head(duel).expect("there"),
        writer.sealer.head()
    );
    assert_eq!(writer.sealer.head().number, 32);
}

#[test]
fn a_duel_is_made_by_its_first_batch_only() {
    let store = MemoryStore::default();
    let writer = sample();
    let batch = sealed(&writer, 1);
    let missing = store.append(writer.duel(), writer.sealer.head(), &batch.batch);
    assert!(matches!(
        missing,
        Err(AppendError::Conflict {
            actual: Head { number: 0, .. },
            ..
        })
    ));
    assert!(store.head(writer.duel()).is_err());
    assert!(store.duels(None, 10).expect("it can be read").is_empty());
    let mut with_name = batch.batch;
    with_name.begins = Some(crate::Begins {
        name: "another".to_owned(),
        created: START,
    });
    let twice = writer
        .store
        .append(writer.duel(), writer.sealer.head(), &with_name);
    assert!(matches!(twice, Err(AppendError::Malformed(_))));
}

#[test]
fn many_writers_at_once_all_get_in_one_after_the_other() {
    let writer = sample();
    let (store, duel) = (&writer.store, writer.duel());
    std::thread::scope(|scope| {
        for seed in 0..8 {
            scope.spawn(move || {
                let mut chance = SeededChance::new(seed);
                for _ in 0..20 {
                    loop {
                        let mut sealer = Sealer::open(store, duel).expect("it is there");
                        let note = vec![entry(Event::Note)];
                        let batch = sealer.seal(START, note, &mut chance).expect("it seals");
                        match sealer.append(store, batch) {
                            Ok(_) => break,
                            Err(AppendError::Conflict { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
            });
        }
    });
    let verified = crate::verify(store, duel).expect("it is sound");
    assert_eq!((verified.records, verified.batches), (26 + 160, 6 + 160));
}

#[test]
fn a_reader_that_waits_gets_what_is_appended_later_once() {
    let mut writer = sample();
    let store = std::mem::take(&mut writer.store);
    let mut reader = Reader::open(&store, writer.duel()).expect("it is there");
    let mut read = 0;
    while let Some(batch) = reader.next_batch().expect("it is sound") {
        read += batch.records.len();
    }
    assert_eq!(read, 26);
    assert!(!reader.wait(Duration::from_millis(1)).expect("it is there"));
    let batch = sealed(&writer, 1);
    std::thread::scope(|scope| {
        let (store, sealer) = (&store, &mut writer.sealer);
        scope.spawn(move || sealer.append(store, batch).expect("it is the next"));
        assert!(reader.wait(Duration::from_secs(20)).expect("it is there"));
    });
    let next = reader.next_batch().expect("it is sound").expect("one more");
    assert_eq!(next.records[0].number, 27);
    assert_eq!(reader.next_batch().expect("it is sound"), None);
}

#[test]
fn what_cannot_be_sealed_is_refused() {
    let writer = sample();
    let seal = |entries| {
        let sealed = writer
            .sealer
            .seal(START, entries, &mut SeededChance::new(1));
        sealed.expect_err("it can't be sealed")
    };
    assert!(matches!(seal(Vec::new()), SealError::Empty));
    let mut ahead = entry(Event::ChainEnded);
    ahead.follows = Some(Follows::Record(27));
    assert!(matches!(
        seal(vec![ahead]),
        SealError::Follows { number: 27, .. }
    ));
    let alone = entry(Event::ChainEnded);
    assert!(matches!(seal(vec![alone]), SealError::Follows { .. }));
    let many = vec![entry(Event::Note); BATCH_RECORDS_MOST + 1];
    assert!(matches!(seal(many), SealError::TooLarge { .. }));
    let mut long = entry(Event::Note);
    long.words = Some(Words::said("long ".repeat(300_000)));
    assert!(matches!(seal(vec![long]), SealError::TooLarge { .. }));
}

#[test]
fn duels_are_listed_in_pages() {
    let store = MemoryStore::default();
    for seed in 0..7 {
        let mut chance = SeededChance::new(seed);
        let duel = crate::DuelId::random(&mut chance).expect("bytes");
        let mut sealer = Sealer::begin(duel, format!("table {seed}"), &mut chance).expect("bytes");
        let note = vec![entry(Event::Note)];
        let batch = sealer.seal(START, note, &mut chance).expect("it seals");
        sealer.append(&store, batch).expect("it is the first");
    }
    let all = store.duels(None, 100).expect("it can be read");
    assert_eq!(all.len(), 7);
    assert!(all.is_sorted_by_key(|entry| entry.id));
    let first = store.duels(None, 3).expect("it can be read");
    let rest = store.duels(Some(first[2].id), 100).expect("it can be read");
    assert_eq!([first, rest].concat(), all);
}
