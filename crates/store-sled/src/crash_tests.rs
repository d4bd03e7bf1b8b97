//! What is left of a store when the power fails, the process dies, the disk is full or lies:
//! everything that was acknowledged, whole, and nothing else that could be mistaken for it.

use crate::options::Options;
use crate::sim::{Crash, Dice, Faults, Image, SimGround};
use crate::store::SledStore;
use journal::{AppendError, EventStore, Limits, SealedBatch, StoredBatch};
use std::time::Duration;
use testkit::store_suite::{Writer, entry};

fn options(segment_bytes: u64) -> Options {
    Options {
        segment_bytes,
        log_bytes: 4 * segment_bytes,
        idle: Duration::from_millis(4),
        ..Options::default()
    }
}

fn open(ground: &SimGround, segment_bytes: u64) -> SledStore {
    let store = SledStore::stand_on(Box::new(ground.clone()), options(segment_bytes));
    store.unwrap_or_else(|error| panic!("it opens after any crash: {error}"))
}

fn all(store: &SledStore, writer: &Writer) -> Vec<StoredBatch> {
    let limits = Limits {
        records: 1_000_000,
        bytes: 1 << 30,
    };
    match store.read(writer.duel, 1, limits) {
        Ok(batches) => batches,
        Err(journal::ReadError::NoSuchDuel(_)) => Vec::new(),
        Err(error) => panic!("what is there is sound: {error}"),
    }
}

/// Writes batches of many sizes to a simulated store; gives them and every image on the way.
fn history(seed: u64, count: usize, segment_bytes: u64) -> (Vec<SealedBatch>, Vec<Image>) {
    let ground = SimGround::new(seed);
    let mut dice = Dice::new(seed);
    let mut writer = Writer::new(1, seed);
    let store = open(&ground, segment_bytes);
    let batches = (0..count).map(|index| {
        let batch = writer.write(&store, 1 + dice.roll(9) as u32, 16 + dice.roll(1_500));
        ground.world().acknowledged = index + 1;
        batch
    });
    let batches = batches.collect();
    drop(store);
    (batches, ground.images())
}

/// What is left is a whole number of batches from the beginning, all acknowledged ones among them,
/// and the next batch can be appended.
fn check(image: &Image, crash: Crash, seed: u64, batches: &[SealedBatch], segment_bytes: u64) {
    let ground = image.crashed(crash, seed);
    let mut writer = Writer::new(1, 1);
    let store = open(&ground, segment_bytes);
    let left = all(&store, &writer);
    let acknowledged = image.acknowledged;
    assert!(
        left.len() >= acknowledged,
        "{} of {acknowledged} batches are left",
        left.len()
    );
    assert!(
        left.iter()
            .zip(batches)
            .all(|(left, batch)| *left == batch.stored),
        "seed {seed}"
    );
    if let Some(last) = left.len().checked_sub(1) {
        writer.head = store.head(writer.duel).unwrap();
        assert_eq!(writer.head, batches[last].head);
        assert_eq!(
            store.beside(writer.duel, 0, u32::MAX).unwrap().len(),
            left.len()
        );
    }
    writer.write(&store, 2, 100);
    drop(store);
    // Opened again, nothing has moved.
    assert_eq!(
        all(&open(&ground, segment_bytes), &writer).len(),
        left.len() + 1
    );
}

#[test]
fn only_synced_bytes_hold_everything_acknowledged_at_every_moment() {
    for (seed, segment_bytes) in [(1, 1 << 20), (2, 3_000), (3, 9_000)] {
        let (batches, images) = history(seed, 70, segment_bytes);
        for image in &images {
            check(image, Crash::Strict, seed, &batches, segment_bytes);
        }
    }
}

#[test]
fn torn_and_reordered_writes_leave_whole_batches_at_every_moment() {
    for (seed, segment_bytes) in [(4, 1 << 20), (5, 3_000), (6, 9_000)] {
        let (batches, images) = history(seed, 50, segment_bytes);
        for (index, image) in images.iter().enumerate() {
            for round in 0..3 {
                let seed = seed * 1_000_000 + index as u64 * 10 + round;
                check(image, Crash::Torn, seed, &batches, segment_bytes);
            }
        }
    }
}

#[test]
fn a_process_that_dies_leaves_whole_batches_at_every_moment() {
    let (batches, images) = history(7, 60, 3_000);
    for (index, image) in images.iter().enumerate() {
        check(image, Crash::Killed, index as u64, &batches, 3_000);
    }
}

#[test]
fn every_answer_comes_after_a_sync_of_what_was_written() {
    let ground = SimGround::new(8);
    let store = open(&ground, 1 << 20);
    let mut writer = Writer::new(1, 8);
    for _ in 0..20 {
        ground.world().trace.clear();
        writer.write(&store, 2, 300);
        let trace = ground.world().trace.clone();
        let log: Vec<_> = trace.iter().filter(|act| act.ends_with(".log")).collect();
        assert_eq!(log, ["append 00000001.log", "sync 00000001.log"]);
    }
}

#[test]
fn a_relaxed_store_doesnt_sync_but_keeps_batches_whole() {
    let ground = SimGround::new(9);
    let relaxed = Options {
        relaxed: true,
        ..options(1 << 20)
    };
    let store = SledStore::stand_on(Box::new(ground.clone()), relaxed).unwrap();
    let mut writer = Writer::new(1, 9);
    let batches: Vec<_> = (0..40).map(|_| writer.write(&store, 2, 400)).collect();
    for (index, image) in ground.images().iter().enumerate() {
        let crashed = image.crashed(Crash::Torn, index as u64);
        let left = all(&open(&crashed, 1 << 20), &writer);
        assert!(
            left.iter()
                .zip(&batches)
                .all(|(left, batch)| *left == batch.stored)
        );
    }
    drop(store);
    let closed = ground.world().crashed(Crash::Strict, 1);
    assert_eq!(
        all(&open(&closed, 1 << 20), &writer).len(),
        40,
        "closing it syncs it"
    );
}

#[test]
fn a_full_disk_refuses_whole_batches_and_stays_usable() {
    let ground = SimGround::new(10);
    let store = open(&ground, 1 << 20);
    let mut writer = Writer::new(1, 10);
    writer.write(&store, 2, 300);
    for room in [0, 1, 100, 250] {
        ground.world().faults.room = Some(room);
        let before = writer.clone();
        let batch = writer.next(2, 300);
        let refused = store.append(writer.duel, before.head, &batch);
        assert!(matches!(refused, Err(AppendError::Full(_))), "{refused:?}");
        assert_eq!(
            store.head(writer.duel).unwrap(),
            before.head,
            "nothing was written"
        );
        let strict = ground.world().crashed(Crash::Strict, 1);
        assert_eq!(
            open(&strict, 1 << 20).head(writer.duel).unwrap(),
            before.head
        );
        ground.world().faults.room = None;
        let appended = store.append(writer.duel, before.head, &batch).unwrap();
        assert_eq!((appended.head, appended.repeated), (batch.head, false));
    }
}

#[test]
fn a_writer_who_asks_again_after_a_lost_answer_is_never_there_twice() {
    let mut unknown = 0;
    for seed in 0..20 {
        let ground = SimGround::new(seed);
        let store = open(&ground, 3_000);
        let mut writer = Writer::new(1, seed);
        let mut batches = vec![writer.write(&store, 1, 200)];
        ground.world().faults = Faults {
            bad_syncs: 4,
            no_cuts: seed % 2 == 0,
            room: None,
        };
        while batches.len() < 15 {
            let after = writer.head;
            let batch = writer.next(2, 300);
            unknown += usize::from(ask_until_answered(&store, &writer, after, &batch));
            batches.push(batch);
            check_strictly(&ground, &writer, &batches);
        }
        ground.world().faults = Faults::default();
        let stored: Vec<_> = batches.into_iter().map(|batch| batch.stored).collect();
        assert_eq!(all(&store, &writer), stored);
        drop(store);
        assert_eq!(all(&open(&ground, 3_000), &writer), stored);
    }
    assert!(unknown > 5, "answers were lost: {unknown}");
}

/// What was acknowledged is there when the power fails now.
fn check_strictly(ground: &SimGround, writer: &Writer, batches: &[SealedBatch]) {
    let mut crashed = ground.world().clone();
    crashed.faults = Faults::default();
    let crashed = crashed.crashed(Crash::Strict, 1);
    assert_eq!(all(&open(&crashed, 3_000), writer).len(), batches.len());
}

/// Appends a batch until it is there; true when one of the answers was lost.
fn ask_until_answered(
    store: &SledStore,
    writer: &Writer,
    after: journal::Head,
    batch: &SealedBatch,
) -> bool {
    let mut unknown = false;
    for _ in 0..500 {
        match store.append(writer.duel, after, batch) {
            Ok(appended) => {
                assert_eq!(appended.head, batch.head);
                return unknown;
            }
            Err(AppendError::Unknown(_)) => unknown = true,
            Err(AppendError::Io(_)) => {}
            Err(error) => panic!("{error:?}"),
        }
    }
    panic!("it is never answered");
}

#[test]
fn a_shelf_that_lost_what_it_had_synced_is_filled_again_from_the_log() {
    let ground = SimGround::new(11);
    let store = open(&ground, 4_000);
    let mut writer = Writer::new(1, 11);
    let mut batches: Vec<_> = (0..5).map(|_| writer.write(&store, 2, 700)).collect();
    let early = ground.world().clone();
    batches.extend((0..12).map(|_| writer.write(&store, 2, 700)));
    drop(store);
    let regressed = ground
        .world()
        .with_shelf_of(&early)
        .crashed(Crash::Strict, 1);
    let stored: Vec<_> = batches.iter().map(|batch| batch.stored.clone()).collect();
    assert_eq!(all(&open(&regressed, 4_000), &writer), stored);
}

#[test]
fn a_shelf_that_lost_more_than_the_log_keeps_is_damaged_and_not_empty() {
    let ground = SimGround::new(12);
    let store = open(&ground, 2_000);
    let mut writer = Writer::new(1, 12);
    writer.write(&store, 2, 700);
    let early = ground.world().clone();
    (0..60).for_each(|_| drop(writer.write(&store, 2, 700)));
    drop(store);
    let regressed = ground
        .world()
        .with_shelf_of(&early)
        .crashed(Crash::Strict, 1);
    let error = SledStore::stand_on(Box::new(regressed), options(2_000)).unwrap_err();
    assert!(matches!(error, crate::OpenError::Damaged { .. }), "{error}");
}

#[test]
fn a_shelf_that_lost_its_mark_is_made_anew_and_that_is_said() {
    let ground = SimGround::new(15);
    let store = open(&ground, 1 << 20);
    assert!(!store.was_refilled());
    let mut writer = Writer::new(1, 15);
    (0..5).for_each(|_| drop(writer.write(&store, 2, 200)));
    drop(store);
    let mark = ground.world().shelf_keys().remove(0);
    ground.world().lose(&[mark]);
    let store = open(&ground, 1 << 20);
    assert!(store.was_refilled());
    assert_eq!(store.duels(None, 9).unwrap().len(), 1);
    assert_eq!(all(&store, &writer).len(), 5);
}

#[test]
fn damage_that_is_met_while_reading_is_undone_from_the_log() {
    let ground = SimGround::new(16);
    let store = open(&ground, 1 << 20);
    let mut writer = Writer::new(1, 16);
    (0..5).for_each(|_| drop(writer.write(&store, 2, 200)));
    assert_eq!(
        all(&store, &writer).len(),
        5,
        "and so they are on the shelf"
    );
    let keys = ground.world().shelf_keys();
    ground.world().lose(&keys[2..4]);
    assert_eq!(all(&store, &writer).len(), 5);
    assert!(store.was_refilled());
}

#[test]
fn damage_inside_the_log_is_told_from_a_torn_write_at_its_end() {
    let ground = SimGround::new(13);
    let store = open(&ground, 1 << 20);
    let mut writer = Writer::new(1, 13);
    (0..10).for_each(|_| drop(writer.write(&store, 2, 200)));
    drop(store);
    let length = ground.world().log_length("00000001.log");
    let mut refused = 0;
    for at in (0..length).step_by(7) {
        let damaged = ground.world().crashed(Crash::Strict, 1);
        damaged.world().flip("00000001.log", at);
        match SledStore::stand_on(Box::new(damaged), options(1 << 20)) {
            Err(error) => {
                assert!(matches!(error, crate::OpenError::Damaged { .. }), "{error}");
                refused += 1;
            }
            Ok(store) => assert!(all(&store, &writer).len() >= 9, "byte {at}"),
        }
    }
    assert!(
        refused > 200,
        "flips before the last group are all found: {refused}"
    );
}

#[test]
fn what_is_erased_is_in_no_file_of_the_log_any_more() {
    let ground = SimGround::new(14);
    let store = open(&ground, 1 << 20);
    let mut writer = Writer::new(1, 14);
    writer.write(&store, 2, 200);
    store
        .put_beside(writer.duel, &[entry(1, 9, b"a name to forget")])
        .unwrap();
    assert!(ground.world().log_holds(b"a name to forget"));
    store.put_beside(writer.duel, &[entry(1, 9, b"")]).unwrap();
    assert!(!ground.world().log_holds(b"a name to forget"));
    let strict = ground.world().crashed(Crash::Strict, 1);
    assert_eq!(
        open(&strict, 1 << 20)
            .beside(writer.duel, 1, 1)
            .unwrap()
            .len(),
        1
    );
}
