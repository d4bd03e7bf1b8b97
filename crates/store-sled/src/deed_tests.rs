//! What is left of deeds to whole duels when the power fails or the process dies at any moment:
//! done or not done, never half, and what was to be forgotten is in no file of the log.

use crate::options::Options;
use crate::sim::{Crash, Image, SimGround};
use crate::store::SledStore;
use journal::{Deed, EventStore, Limits, ReadError, Time, Trace};
use std::time::Duration;
use testkit::store_suite::{Writer, entry};

const WORDS: &[u8] = b"what was said at the table";
const NAME: &str = "a name to forget";

fn open(ground: &SimGround) -> SledStore {
    let options = Options {
        segment_bytes: 5_000,
        log_bytes: 20_000,
        idle: Duration::from_millis(4),
        ..Options::default()
    };
    let store = SledStore::stand_on(Box::new(ground.clone()), options);
    store.unwrap_or_else(|error| panic!("it opens after any crash: {error}"))
}

fn trace(deed: Deed, writer: &Writer) -> Trace {
    Trace {
        deed,
        duel: writer.duel,
        head: writer.head,
        at: Time(7),
        by: "the head judge".into(),
        reason: format!("{deed:?}"),
    }
}

/// What the script does, in order; each step is acknowledged before the next.
struct Script {
    writers: [Writer; 3],
    images: Vec<Image>,
}

fn script(seed: u64) -> Script {
    let ground = SimGround::new(seed);
    let store = open(&ground);
    let mut writers = [1, 2, 3].map(|number| Writer::new(number, number));
    for _ in 0..12 {
        for writer in &mut writers {
            writer.write(&store, 2, 300);
        }
    }
    let [erased, archived, removed] = &writers;
    let acts: [&dyn Fn(); 7] = [
        &|| {
            store
                .put_beside(erased.duel, &[entry(1, 9, WORDS)])
                .unwrap();
        },
        &|| store.rename(erased.duel, NAME).unwrap(),
        &|| store.put_beside(erased.duel, &[entry(1, 9, b"")]).unwrap(),
        &|| store.rename(erased.duel, "table 4").unwrap(),
        &|| store.leave_trace(&trace(Deed::Erased, erased)).unwrap(),
        &|| store.archive(&trace(Deed::Archived, archived)).unwrap(),
        &|| store.remove(&trace(Deed::Removed, removed)).unwrap(),
    ];
    for (index, act) in acts.iter().enumerate() {
        act();
        ground.world().acknowledged = index + 1;
    }
    drop(store);
    let images = ground.images();
    Script { writers, images }
}

fn check(image: &Image, crash: Crash, seed: u64, writers: &[Writer; 3]) {
    let [erased, archived, removed] = writers;
    let ground = image.crashed(crash, seed);
    let store = open(&ground);
    let done = image.acknowledged;
    if done == 0 {
        return;
    }
    let words = store.beside(erased.duel, 1, 1).unwrap();
    let has_words = words.iter().any(|entry| entry.bytes == WORDS);
    let name = store.duel(erased.duel).unwrap().name;
    assert!(done < 3 || !has_words, "what was erased is back");
    assert!(done < 4 || name == "table 4", "the name is back: {name}");
    if done >= 2 && !has_words {
        assert!(!ground.world().log_holds(WORDS), "it is in the log");
    }
    if done >= 2 && name == "table 4" {
        assert!(!ground.world().log_holds(NAME.as_bytes()), "so is the name");
    }
    let traces = store.traces(0, 9).unwrap();
    let left = [
        trace(Deed::Erased, erased),
        trace(Deed::Archived, archived),
        trace(Deed::Removed, removed),
    ];
    assert_eq!(traces, left[..traces.len()]);
    assert!(traces.len() >= done.saturating_sub(4), "a trace is gone");
    let is_archived = store.duel(archived.duel).unwrap().archived;
    assert_eq!(is_archived, traces.len() >= 2, "done with its trace or not");
    match store.read(removed.duel, 1, Limits::default()) {
        Ok(batches) => assert_eq!((batches.len(), traces.len() < 3), (12, true)),
        Err(ReadError::Removed { trace }) => assert_eq!(*trace, left[2]),
        Err(error) => panic!("{error}"),
    }
    // Everything goes on, and opened again nothing has moved.
    erased.clone().write(&store, 1, 100);
    drop(store);
    assert_eq!(open(&ground).traces(0, 9).unwrap(), traces);
}

#[test]
fn a_deed_is_done_or_not_at_every_moment_of_a_crash() {
    for seed in 1..=2 {
        let script = script(seed);
        for (index, image) in script.images.iter().enumerate() {
            let seed = seed * 1_000_000 + index as u64 * 10;
            check(image, Crash::Strict, seed, &script.writers);
            check(image, Crash::Killed, seed + 1, &script.writers);
            check(image, Crash::Torn, seed + 2, &script.writers);
            check(image, Crash::Torn, seed + 3, &script.writers);
        }
    }
}

#[test]
fn a_removed_duel_is_in_no_file_of_the_log_any_more() {
    let ground = SimGround::new(1);
    let store = open(&ground);
    let mut writer = Writer::new(1, 0x0BAD_CAFE_0BAD_CAFE);
    (0..30).for_each(|_| drop(writer.write(&store, 2, 300)));
    let nonce = 0x0BAD_CAFE_0BAD_CAFE_u64.to_le_bytes();
    assert!(ground.world().log_holds(&nonce));
    store.remove(&trace(Deed::Removed, &writer)).unwrap();
    assert!(!ground.world().log_holds(&nonce));
    let keys = ground.world().shelf_keys();
    let left = keys.iter().filter(|key| key.starts_with(&writer.duel.0));
    assert_eq!(left.count(), 1, "the stone alone");
}

#[test]
fn a_trace_that_is_gone_or_another_one_is_missed() {
    let ground = SimGround::new(2);
    let store = open(&ground);
    let mut writer = Writer::new(1, 1);
    writer.write(&store, 2, 300);
    for _ in 0..5 {
        writer.write(&store, 1, 50);
        store.leave_trace(&trace(Deed::Erased, &writer)).unwrap();
    }
    // With its log dropped the shelf can't be filled again.
    store.rename(writer.duel, "other").unwrap();
    drop(store);
    let keys = ground.world().shelf_keys();
    let traces: Vec<_> = keys.iter().filter(|key| key[..] > [0xFF; 26][..]).collect();
    assert_eq!(traces.len(), 5);
    for (at, key) in traces.iter().enumerate() {
        let damaged = ground.apart();
        damaged.world().lose(&[(*key).clone()]);
        assert!(open(&damaged).traces(0, 9).is_err(), "{at} is gone");
        let damaged = ground.apart();
        if damaged.world().swap(key, traces[(at + 1) % 5]) {
            assert!(open(&damaged).traces(0, 9).is_err(), "{at} is another one");
        }
    }
}
