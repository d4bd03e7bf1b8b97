//! Tests that seals are computed as `docs/journal-format.md` says, written out here once more.

use super::sample::{START, entry, sample};
use crate::{Beside, DuelId, EventStore, Follows, Head, MemoryStore, Sealer, SeededChance, Words};
use duel::{Audience, CardId, Event, Knowing, Passcode, Seat};

fn keyed(used: &str, bytes: &[u8]) -> [u8; 32] {
    let key = blake3::derive_key(&format!("takeback v1 {used}"), b"");
    *blake3::keyed_hash(&key, bytes).as_bytes()
}

/// A duel of one batch, its stored bytes, and what lies beside it.
fn one_batch(events: Vec<Event>, words: Option<Words>) -> (DuelId, Head, Vec<u8>, Vec<Beside>) {
    let store = MemoryStore::default();
    let mut chance = SeededChance::new(3);
    let duel = DuelId::random(&mut chance).expect("bytes");
    let mut sealer = Sealer::begin(duel, "table 4", &mut chance).expect("bytes");
    let mut entries: Vec<_> = events.into_iter().map(entry).collect();
    entries[0].follows = None;
    if let Some(second) = entries.get_mut(1) {
        second.follows = Some(Follows::Record(1));
    }
    entries[0].words = words;
    let sealed = sealer.seal(START, entries, &mut chance).expect("it seals");
    let stored = sealed.batch.stored.bytes.clone();
    sealer.append(&store, sealed).expect("it is the first");
    let beside = store.beside(duel, 0, u32::MAX).expect("it is there");
    (duel, sealer.head(), stored, beside)
}

fn genesis(duel: DuelId) -> [u8; 32] {
    keyed("genesis", &[&[1], &duel.0[..]].concat())
}

/// 1,770,000,000,000 as zigzag and varint.
const AT: [u8; 9] = [0xfd, 0x00, 0x48, 0x71, 0x38, 0x38, 0x03, 0x00, 0x00];

#[test]
fn a_note_is_sealed_as_the_document_says() {
    let (duel, head, stored, beside) = one_batch(vec![Event::Note], Some(Words::said("hm")));
    let nonce = &stored[11..19];
    let spoken = beside.last().expect("words lie beside it");
    assert_eq!((spoken.key.about, spoken.key.kind), (1, 3));
    assert_eq!(&spoken.bytes[16..], b"\x01\x02hm\x00\x00\x00");
    let words = keyed("words", &spoken.bytes);
    let canonical = [
        // number, follows nothing, batch, a nonce
        &[1, 0, 1, 1],
        nonce,
        &AT,
        // no other time, engine, decided, a note, nothing veiled, words
        &[0, 3, 3, 41, 0, 1],
        &words,
    ]
    .concat();
    let record = keyed("record", &canonical);
    let seal = keyed("seal", &[genesis(duel), record].concat());
    assert_eq!((head.number, head.seal.0), (1, seal));
    assert!(stored.ends_with(&seal[..8]), "the tag begins the seal");
}

#[test]
fn a_face_told_to_a_seat_is_sealed_as_a_commitment() {
    let known = Event::CardKnown {
        card: CardId(2),
        face: Passcode(200),
        to: Audience::Seat(Seat::B),
        how: Knowing::Told,
    };
    let (duel, head, stored, beside) = one_batch(vec![Event::Note, known], None);
    let secret: [u8; 32] = beside[1].bytes[..32].try_into().expect("a secret");
    let check = keyed("secret check", &[&duel.0[..], &[1], &secret].concat());
    assert_eq!(beside[1].bytes[32..], check[..8]);
    let salt = &blake3::keyed_hash(&secret, &2_u32.to_le_bytes()).as_bytes()[..16].to_vec();
    let commitment = keyed("veil", &[salt, &[200][..]].concat());
    let note = [&[1, 0, 1, 1], &stored[11..19], &AT, &[0, 3, 3, 41, 0, 0]].concat();
    let first = keyed("seal", &[genesis(duel), keyed("record", &note)].concat());
    let canonical = [
        // number, follows record 1, batch, no nonce
        &[2, 1, 1, 1, 0],
        &AT[..],
        // no other time, engine, decided, card known: 2, face 0, to B, told; something veiled
        &[0, 3, 3, 4, 2, 0, 1, 1, 1, 1],
        &commitment,
        &[0],
    ]
    .concat();
    let second = keyed("seal", &[first, keyed("record", &canonical)].concat());
    assert_eq!(head.seal.0, second);
}

/// While version 1 is a draft this may change with the bytes. From the first release on it stays,
/// and journals of every version are kept as files.
#[test]
fn the_sample_journal_has_the_head_it_has_had() {
    let head = sample().sealer.head();
    assert_eq!(
        (head.number, head.seal.to_string().as_str()),
        (26, GOLDEN),
        "the bytes of version 1 have changed"
    );
}

const GOLDEN: &str = "a311b55eac80e3a789b93fb4ecff14f4b59989e6d73573b23c0d25e6d5f41e0b";
