//! Tests that every change behind the journal's back is found, and where it is.

use super::sample::{Altered, Writer, sample};
use crate::wire;
use crate::{Damage, Fault, Head, Reader, Seal, StoredBatch, Verified, VerifyError, Wrong, verify};
use duel::{Audience, Seat};

fn check(store: &Altered) -> Result<Verified, Damage> {
    verify(store, store.entry.id).map_err(|error| match error {
        VerifyError::Damage(damage) => damage,
        error => panic!("{error}"),
    })
}

fn altered(change: impl FnOnce(&mut Altered)) -> Damage {
    let mut store = Altered::of(&sample());
    change(&mut store);
    check(&store).expect_err("it was tampered with")
}

/// For each byte of a batch the record it belongs to; those of its head to the first, those of its
/// tag to the last.
fn owners(batch: &StoredBatch) -> Vec<u32> {
    let (head, mut at) = wire::unpack_head(&batch.bytes).expect("it is sound");
    let mut owners = vec![batch.first; at];
    let mut before = None;
    for number in batch.first..=batch.last() {
        let (record, taken) =
            wire::unpack(&head, before, number, &batch.bytes[at..]).expect("it is sound");
        owners.extend(vec![number; taken]);
        at += taken;
        if !record.event.is_desk() {
            before = Some(number);
        }
    }
    owners.extend([batch.last(); 8]);
    assert_eq!(owners.len(), batch.bytes.len());
    owners
}

#[test]
fn every_flipped_byte_is_found_and_located_in_its_batch() {
    let sound = Altered::of(&sample());
    assert!(check(&sound).is_ok());
    let (mut flips, mut to_the_record) = (0, 0);
    for (at, batch) in sound.batches.iter().enumerate() {
        for (byte, owner) in owners(batch).into_iter().enumerate() {
            for mask in [0x01, 0x80, 0xff, 0x10] {
                let mut store = sound.clone();
                store.batches[at].bytes[byte] ^= mask;
                let damage = check(&store).expect_err("a byte was flipped");
                let place = format!("batch {at} byte {byte}: {damage}");
                assert!(damage.first >= batch.first, "{place}");
                assert!(damage.last <= batch.last(), "{place}");
                match damage.what {
                    Wrong::Seal => assert_eq!(damage.first, batch.first, "{place}"),
                    // What isn't to be decoded any more may be a record or two behind the flip.
                    _ => assert!(damage.first >= owner, "{place}"),
                }
                flips += 1;
                to_the_record += u32::from(damage.first == owner);
            }
        }
    }
    assert!(flips > 1_000, "{flips}");
    assert!(to_the_record > flips / 4, "{to_the_record} of {flips}");
}

#[test]
fn what_is_before_the_damage_can_be_read() {
    let mut store = Altered::of(&sample());
    let sound = store.clone();
    store.batches[3].bytes[30] ^= 1;
    let mut reader = Reader::open(&store, store.entry.id).expect("it opens");
    let mut whole = Reader::open(&sound, sound.entry.id).expect("it opens");
    for _ in 0..3 {
        let read = reader.next_batch().expect("it is sound");
        assert_eq!(read, whole.next_batch().expect("it is sound"));
    }
    assert!(reader.next_batch().is_err());
}

#[test]
fn every_cut_in_the_last_batch_is_found_in_it() {
    let sound = Altered::of(&sample());
    let last = sound.batches.last().expect("there are some");
    for end in 0..last.bytes.len() {
        let mut store = sound.clone();
        store.batches[5].bytes.truncate(end);
        let damage = check(&store).expect_err("the tail was cut");
        assert!((24..=26).contains(&damage.first), "cut to {end}: {damage}");
        assert_eq!(damage.last, 26, "cut to {end}");
    }
}

#[test]
fn bytes_behind_a_batch_are_found() {
    let damage = altered(|store| store.batches[1].bytes.push(0));
    let wrong = Wrong::Bytes(Fault::Trailing(1));
    assert_eq!(damage, Damage::new(13, 13, wrong));
    // Bytes slipped in before the tag are no better.
    let damage = altered(|store| {
        let tag = store.batches[1].bytes.len() - 8;
        store.batches[1].bytes.insert(tag, 0);
    });
    assert_eq!(damage.what, Wrong::Bytes(Fault::Trailing(1)));
}

#[test]
fn a_missing_batch_is_found_where_it_was() {
    let damage = altered(|store| drop(store.batches.pop()));
    assert_eq!(damage, Damage::new(24, 26, Wrong::CutOff));
    let damage = altered(|store| drop(store.batches.remove(2)));
    assert_eq!(damage, Damage::new(14, 14, Wrong::Number { found: 18 }));
    let damage = altered(|store| drop(store.batches.remove(0)));
    assert_eq!(damage, Damage::new(1, 1, Wrong::Number { found: 11 }));
    let damage = altered(|store| store.batches.clear());
    assert_eq!(damage, Damage::new(1, 26, Wrong::CutOff));
}

#[test]
fn a_missing_batch_whose_place_was_closed_is_found_by_its_seal() {
    let damage = altered(|store| {
        store.batches.remove(2);
        for batch in &mut store.batches[2..] {
            batch.first -= 4;
        }
        store.entry.head.number -= 4;
    });
    assert_eq!((damage.first, damage.what), (14, Wrong::Seal));
}

#[test]
fn batches_in_another_order_or_twice_are_found() {
    let damage = altered(|store| store.batches.swap(1, 2));
    assert_eq!(damage, Damage::new(11, 11, Wrong::Number { found: 14 }));
    let damage = altered(|store| store.batches.insert(1, store.batches[0].clone()));
    assert_eq!(damage, Damage::new(11, 11, Wrong::Number { found: 1 }));
}

#[test]
fn a_count_that_is_not_the_batchs_own_is_found() {
    let damage = altered(|store| store.batches[1].count += 1);
    assert_eq!(damage.first, 14);
    let damage = altered(|store| store.batches[1].count -= 1);
    assert_eq!(damage.first, 12);
    let damage = altered(|store| store.batches[1].count = 0);
    assert_eq!(damage.first, 11);
    let damage = altered(|store| store.batches[1].count = u32::MAX);
    assert_eq!(damage.first, 14);
}

#[test]
fn a_batch_of_another_duel_is_found() {
    let mut other = Writer::new(8);
    other.events(super::sample::set_up());
    let other = Altered::of(&other);
    let damage = altered(|store| store.batches[0] = other.batches[0].clone());
    assert_eq!((damage.first, damage.what), (1, Wrong::Seal));
}

#[test]
fn a_head_that_is_not_the_records_own_is_found() {
    let damage = altered(|store| store.entry.head.seal = Seal([1; 32]));
    assert_eq!(damage, Damage::new(26, 26, Wrong::Head));
    // An older head over newer records: what is behind it isn't acknowledged.
    let damage = altered(|store| {
        store.entry.head = Head {
            number: 25,
            ..store.entry.head
        };
    });
    assert_eq!(damage, Damage::new(26, 26, Wrong::Head));
}

#[test]
fn changed_words_are_found_at_their_record() {
    let at = |store: &Altered, about| {
        let found = store.beside.iter().position(|e| e.key.about == about);
        found.expect("it has words")
    };
    let length = {
        let store = Altered::of(&sample());
        store.beside[at(&store, 12)].bytes.len()
    };
    for byte in 0..length {
        let damage = altered(|store| {
            let entry = at(store, 12);
            store.beside[entry].bytes[byte] ^= 1;
        });
        assert_eq!(damage, Damage::new(12, 12, Wrong::WordsChanged));
    }
    let damage = altered(|store| {
        let entry = at(store, 12);
        store.beside[entry].bytes.truncate(3);
    });
    assert_eq!(damage, Damage::new(12, 12, Wrong::WordsChanged));
    let damage = altered(|store| {
        let entry = at(store, 12);
        store.beside[entry].key.about = 13;
    });
    assert_eq!(damage, Damage::new(13, 13, Wrong::WordsUncommitted));
}

#[test]
fn a_changed_or_missing_secret_is_told_from_changed_records() {
    let audiences = [
        Audience::Seat(Seat::A),
        Audience::Seat(Seat::B),
        Audience::Judge,
    ];
    let first_hidden = [5, 6, 7];
    for (kind, audience) in audiences.into_iter().enumerate() {
        for byte in 0..40 {
            let damage = altered(|store| store.beside[kind].bytes[byte] ^= 4);
            assert_eq!(damage, Damage::new(1, 26, Wrong::SecretChanged(audience)));
        }
        let damage = altered(|store| drop(store.beside.remove(kind)));
        let number = first_hidden[kind];
        let wrong = Wrong::SecretMissing(audience);
        assert_eq!(damage, Damage::new(number, number, wrong));
    }
}

#[test]
fn the_secrets_of_another_duel_are_not_taken() {
    let other = Altered::of(&Writer::new(8).tap());
    let damage = altered(|store| store.beside[..3].clone_from_slice(&other.beside[..3]));
    let wrong = Wrong::SecretChanged(Audience::Seat(Seat::A));
    assert_eq!(damage, Damage::new(1, 26, wrong));
}

impl Writer {
    fn tap(mut self) -> Self {
        self.events(super::sample::set_up());
        self
    }
}

#[test]
fn random_bytes_in_the_place_of_a_batch_are_found() {
    let mut maker = super::made::Maker::new(5);
    let sound = Altered::of(&sample());
    for _ in 0..2_000 {
        let mut store = sound.clone();
        let length = maker.below(200);
        store.batches[2].bytes = (0..length).map(|_| maker.number() as u8).collect();
        store.batches[2].bytes.insert(0, crate::WIRE_VERSION);
        let damage = check(&store).expect_err("it is no batch");
        assert!((14..=17).contains(&damage.first), "{damage}");
    }
}
