//! Tests of growing: what a later version adds, an older batch may not say. Under test there is a
//! second version, in which `Desk::Erased` is new (see `wire/versions.rs`).

use super::made::Maker;
use super::sample::{Altered, Writer, sample, set_up, window};
use crate::wire;
use crate::{Fault, VerifyError, WIRE_VERSION, Wrong, verify};
use duel::{Desk, Event, How};

const ERASED: Event = Event::Desk(Desk::Erased { about: 12 });
const OLD: Event = Event::Desk(Desk::TimeCalled);

/// A journal with batches of version 1, 2 and 1 again.
fn mixed() -> Writer {
    let mut writer = sample();
    writer.events(vec![ERASED, OLD]);
    writer.events(window(4, How::Spoken));
    writer
}

fn damage(store: &Altered) -> Wrong {
    match verify(store, store.entry.id) {
        Err(VerifyError::Damage(damage)) => damage.what,
        result => panic!("{result:?}"),
    }
}

#[test]
fn a_batch_is_written_in_the_lowest_version_that_can_say_it() {
    let store = Altered::of(&mixed());
    let versions: Vec<u8> = store.batches.iter().map(|batch| batch.bytes[0]).collect();
    assert_eq!(versions, [1, 1, 1, 1, 1, 1, 2, 1]);
}

#[test]
fn a_journal_of_several_versions_is_read_whole() {
    let store = Altered::of(&mixed());
    let verified = verify(&store, store.entry.id).expect("it is sound");
    assert_eq!((verified.records, verified.batches), (31, 8));
}

#[test]
fn a_batch_of_an_older_version_that_says_something_newer_is_refused() {
    let mut store = Altered::of(&mixed());
    store.batches[6].bytes[0] = 1;
    assert_eq!(damage(&store), Wrong::Bytes(Fault::Undecodable));
}

#[test]
fn a_batch_that_claims_a_version_it_has_no_need_of_is_refused() {
    let mut store = Altered::of(&mixed());
    store.batches[5].bytes[0] = 2;
    assert_eq!(damage(&store), Wrong::Bytes(Fault::NotCanonical));
}

#[test]
fn a_version_that_is_to_come_is_named() {
    let mut store = Altered::of(&mixed());
    store.batches[5].bytes[0] = WIRE_VERSION + 1;
    let wrong = Wrong::Bytes(Fault::UnknownVersion(WIRE_VERSION + 1));
    assert_eq!(damage(&store), wrong);
}

#[test]
fn the_seals_do_not_depend_on_the_wire_version() {
    let mut writer = Writer::new(7);
    writer.events(set_up());
    let before = writer.sealer.head();
    assert_eq!(before.number, 10);
    // The first seal hashes SEAL_VERSION, which is 1 although the newest wire version is 2 here.
    assert_eq!(WIRE_VERSION, 2);
    let genesis = crate::Head::before_all(writer.duel());
    let key = blake3::derive_key("takeback v1 genesis", b"");
    let bytes = [&[1], &writer.duel().0[..]].concat();
    assert_eq!(genesis.seal.0, *blake3::keyed_hash(&key, &bytes).as_bytes());
}

/// Every enum of the wire is in the table, with the number of variants it has now. A variant that
/// is added fails here until the version is named that knows it.
#[test]
fn the_table_of_versions_knows_every_enum_and_every_variant() {
    let mut maker = Maker::new(1);
    for _ in 0..20_000 {
        wire::any_event(&mut maker).expect("every event can be made");
    }
    let made = maker.made.iter();
    let made: Vec<(&str, u32)> = made
        .map(|(name, variants)| (*name, variants.len() as u32))
        .collect();
    assert_eq!(wire::known_now(), made);
}

#[test]
fn two_clones_of_a_sealer_never_share_a_nonce() {
    let writer = sample();
    let (one, other) = (writer.sealer.clone(), writer.sealer.clone());
    let mut chance = crate::SeededChance::new(5);
    let mut nonce = |sealer: &crate::Sealer| {
        let note = vec![super::sample::entry(Event::Note)];
        let sealed = sealer.seal(super::sample::START, note, &mut chance);
        let bytes = sealed.expect("it seals").batch.stored.bytes;
        wire::unpack_head(&bytes).expect("it is sound").0.nonce
    };
    let first = nonce(&one);
    assert_eq!(nonce(&one), first, "a writer keeps its own");
    assert_ne!(nonce(&other), first);
    assert_ne!(nonce(&writer.sealer), first);
    assert_ne!(nonce(&one.clone()), first);
}
