//! Tests of the wire form: one way to write each record, and no other way is read.

use super::made::Maker;
use crate::wire::{self, BatchHead, Fault, Packed};
use crate::{Knowledge, Source, Time, WIRE_VERSION, Words};
use duel::{Action, Answer, Audience, CardId, Event, How, Knowing, Passcode, Phase, Picked, Seat};

const HEAD: BatchHead = BatchHead {
    version: 1,
    batch: 3,
    at: 1_770_000_000_000,
    nonce: *b"a nonce!",
};

/// The head of a batch that may say anything.
const NEWEST: BatchHead = BatchHead {
    version: WIRE_VERSION,
    ..HEAD
};

fn packed(number: u32, event: Event) -> Packed {
    Packed {
        number,
        follows: (!event.is_desk()).then_some(number - 1),
        happened_at: None,
        source: Source::Engine,
        knowledge: Knowledge::Decided,
        event,
        words: None,
    }
}

fn any_packed(maker: &mut Maker) -> (Option<u32>, Packed) {
    let number = 2 + maker.below(100_000) as u32;
    let before = (maker.below(2) == 0).then_some(number - 1);
    let sources = [
        Source::Seat(Seat::A),
        Source::Seat(Seat::B),
        Source::Judge,
        Source::Engine,
        Source::Import,
    ];
    let knowledge = [
        Knowledge::Seen,
        Knowledge::Told,
        Knowledge::Inferred,
        Knowledge::Decided,
    ];
    let record = Packed {
        follows: [None, Some(number - 1), Some(1)][maker.below(3)],
        happened_at: [None, Some(Time(-5)), Some(Time(i64::MAX))][maker.below(3)],
        source: sources[maker.below(sources.len())],
        knowledge: knowledge[maker.below(knowledge.len())],
        words: [None, Some([7; 32])][maker.below(2)],
        ..packed(number, maker.make())
    };
    (before, record)
}

fn round_trip(before: Option<u32>, record: &Packed) {
    let bytes = wire::pack(&NEWEST, before, record);
    let (read, taken) =
        wire::unpack(&NEWEST, before, record.number, &bytes).expect("what is written is read");
    assert_eq!((&read, taken), (record, bytes.len()), "{bytes:02x?}");
}

#[test]
fn every_variant_of_every_event_reads_back_as_it_was_written() {
    let mut maker = Maker::new(1);
    for _ in 0..250_000 {
        let (before, record) = any_packed(&mut maker);
        round_trip(before, &record);
    }
    for (name, variants) in &maker.made {
        for (variant, times) in variants {
            assert!(*times > 0, "{name}::{variant} was never made");
        }
    }
    assert_eq!(maker.made["Event"].len(), EVENTS, "a new event: see EVENTS");
}

/// How many events there are. When one is added: at the end of `wire/event.rs`, and in the list
/// below, where the test compares its number.
const EVENTS: usize = 57;

#[test]
fn the_numbers_of_events_stay_what_they_are() {
    let known = Event::CardKnown {
        card: CardId(3),
        face: Passcode(5_318_639),
        to: Audience::Seat(Seat::B),
        how: Knowing::Told,
    };
    let passed = Event::WindowAnswered {
        window: 300,
        seat: Seat::A,
        answer: Answer::Passed(How::Gesture),
    };
    let rewound = Event::Rewound {
        to: 7,
        kind: duel::RewindKind::Judge,
        undoes: None,
        extension: None,
    };
    let cases: [(Event, &[u8]); 4] = [
        // flags, event 4, card, open face 0, seat, B, told | face as a four-byte number
        (known, b"\x1b\x04\x03\x00\x01\x01\x01\xfc\xef\x27\x51\x00"),
        // flags, event 12, window 300, A, passed, open "in silence" | gesture
        (passed, b"\x1b\x0c\xfb\x2c\x01\x00\x01\x05\x01"),
        (rewound, b"\x1b\x28\x07\x00\x00\x00"),
        (Event::Note, b"\x1b\x29"),
    ];
    for (event, bytes) in cases {
        assert_eq!(wire::pack(&HEAD, None, &packed(9, event)), bytes);
    }
}

#[test]
fn a_number_written_longer_than_it_need_be_is_refused() {
    let short = b"\x1b\x07\x02";
    let long = b"\x1b\x07\xfb\x02\x00";
    let event = Event::PhaseEntered {
        phase: Phase::Main1,
    };
    let read = wire::unpack(&HEAD, None, 9, short).expect("the short one is read");
    assert_eq!(read, (packed(9, event), short.len()));
    assert_eq!(wire::unpack(&HEAD, None, 9, long), Err(Fault::NotCanonical));
}

#[test]
fn what_need_not_be_said_may_not_be_said() {
    // "follows the record one before" is what is read when nothing is said.
    let said = b"\x3b\x01\x07\x02";
    assert_eq!(wire::unpack(&HEAD, None, 9, said), Err(Fault::NotCanonical));
}

#[test]
fn a_hidden_thing_in_the_open_part_is_refused() {
    // The pass of the case above, with the gesture where everybody reads it.
    let open = b"\x1b\x0c\xfb\x2c\x01\x00\x01\x01\x01";
    assert_eq!(wire::unpack(&HEAD, None, 9, open), Err(Fault::NotCanonical));
}

#[test]
fn every_cut_is_noticed() {
    let mut maker = Maker::new(2);
    for _ in 0..300 {
        let (before, record) = any_packed(&mut maker);
        let bytes = wire::pack(&NEWEST, before, &record);
        for end in 0..bytes.len() {
            let read = wire::unpack(&NEWEST, before, record.number, &bytes[..end]);
            assert!(read.is_err(), "{record:?} cut to {end} of {}", bytes.len());
        }
    }
}

#[test]
fn no_two_spellings_mean_the_same_record() {
    let mut maker = Maker::new(3);
    for _ in 0..1_000 {
        let (before, record) = any_packed(&mut maker);
        let mut bytes = wire::pack(&NEWEST, before, &record);
        let at = maker.below(bytes.len());
        bytes[at] ^= 1 << maker.below(8);
        if let Ok((read, taken)) = wire::unpack(&NEWEST, before, record.number, &bytes) {
            assert!(read != record || taken != bytes.len(), "{record:?}");
        }
    }
}

#[test]
fn random_bytes_are_refused_or_read_but_never_a_panic() {
    let mut maker = Maker::new(4);
    for _ in 0..200_000 {
        let length = maker.below(64);
        let bytes: Vec<u8> = (0..length).map(|_| maker.number() as u8).collect();
        let _ = wire::unpack_head(&bytes);
        let _ = wire::unpack(&HEAD, None, 1, &bytes);
        let _ = wire::decode_words(&bytes);
    }
}

#[test]
fn a_length_that_claims_more_than_there_is_takes_no_memory() {
    // Cards moved: 2^61 moves are claimed, none is there.
    let bytes = b"\x1b\x1f\xfd\xff\xff\xff\xff\xff\xff\xff\x1f";
    let read = wire::unpack(&HEAD, None, 9, bytes);
    assert!(matches!(read, Err(Fault::CutShort | Fault::Undecodable)));
}

#[test]
fn an_unknown_version_is_refused_by_its_number() {
    let mut bytes = wire::pack_head(&HEAD);
    assert_eq!(wire::unpack_head(&bytes), Ok((HEAD, bytes.len())));
    bytes[0] = WIRE_VERSION + 1;
    let unknown = Fault::UnknownVersion(WIRE_VERSION + 1);
    assert_eq!(wire::unpack_head(&bytes), Err(unknown));
    bytes[0] = 0;
    assert_eq!(wire::unpack_head(&bytes), Err(Fault::Undecodable));
    assert_eq!(wire::unpack_head(&[]), Err(Fault::CutShort));
}

#[test]
fn words_read_back_and_nothing_may_follow_them() {
    let words = Words {
        text: Some("我放棄優先權".to_owned()),
        by: vec!["Anna".to_owned()],
        statements: [None, Some("you never asked".to_owned())],
    };
    let mut bytes = wire::encode_words(&words);
    assert_eq!(wire::decode_words(&bytes), Ok(words));
    bytes.push(0);
    assert_eq!(wire::decode_words(&bytes), Err(Fault::Trailing(1)));
}

/// The sealed bytes with every commitment the same: what somebody learns who can open none.
fn open_part(event: Event) -> Vec<u8> {
    let record = packed(9, event);
    wire::canonical(&HEAD, false, &record, |_| Ok::<_, ()>([0xcc; 32])).expect("it commits")
}

fn passed(how: How) -> Event {
    Event::WindowAnswered {
        window: 4,
        seat: Seat::B,
        answer: Answer::Passed(how),
    }
}

#[test]
fn how_a_pass_was_given_leaves_no_trace_in_the_open_part() {
    let hidden = [
        How::Spoken,
        How::Gesture,
        How::Silence,
        How::Setting,
        How::NoResponse,
    ];
    for how in hidden {
        assert!(!how.open());
        assert_eq!(open_part(passed(how)), open_part(passed(How::Silence)));
        let said = |how| Event::Said {
            by: Seat::A,
            action: Action::Pass(how),
        };
        assert_eq!(open_part(said(how)), open_part(said(How::Silence)));
    }
    assert_ne!(
        open_part(passed(How::MovedOn)),
        open_part(passed(How::Silence))
    );
}

#[test]
fn a_face_told_to_one_seat_leaves_no_trace_in_the_open_part() {
    let known = |face, to| Event::CardKnown {
        card: CardId(3),
        face: Passcode(face),
        to,
        how: Knowing::Told,
    };
    for to in [
        Audience::Seat(Seat::A),
        Audience::Seat(Seat::B),
        Audience::Judge,
    ] {
        assert_eq!(open_part(known(1, to)), open_part(known(99_999_999, to)));
    }
    let all = Audience::All;
    assert_ne!(open_part(known(1, all)), open_part(known(2, all)));
    let shown = |face, open| Event::Said {
        by: Seat::A,
        action: Action::Show {
            card: CardId(3),
            face: Passcode(face),
            open,
        },
    };
    assert_eq!(open_part(shown(1, false)), open_part(shown(2, false)));
    assert_ne!(open_part(shown(1, true)), open_part(shown(2, true)));
}

#[test]
fn a_hidden_pick_leaves_no_trace_in_the_open_part_not_even_its_kind() {
    let made = |picked, hidden| Event::ChoiceMade {
        seat: Seat::A,
        picked,
        hidden,
    };
    let cards = || Picked::Cards([CardId(3), CardId(4)].into_iter().collect());
    let name = || Picked::Name(Passcode(7));
    assert_eq!(
        open_part(made(cards(), true)),
        open_part(made(name(), true))
    );
    assert_ne!(
        open_part(made(cards(), false)),
        open_part(made(name(), false))
    );
}
