//! Tests that sound journals are found sound, and impossible ones named by record and reason.

use super::made::Maker;
use super::sample::{START, Writer, entry, rewound, sample, set_up, window};
use crate::{
    Damage, Entry, EventStore, Follows, Limits, Reader, Record, Sealer, Source, Time, Verified,
    VerifyError, Words, Wrong, erased_words, read_all, verify,
};
use duel::{CardId, Event, How, Mismatch, Position, Seat};
use std::collections::BTreeMap;

fn verified(writer: &Writer) -> Result<Verified, Damage> {
    verify(&writer.store, writer.duel()).map_err(|error| match error {
        VerifyError::Damage(damage) => damage,
        error => panic!("{error}"),
    })
}

fn records(writer: &Writer) -> Vec<Record> {
    read_all(&writer.store, writer.duel())
        .expect("it is sound")
        .0
}

#[test]
fn a_sound_journal_is_counted() {
    let writer = sample();
    let head = writer.sealer.head();
    let expected = Verified {
        duel: writer.duel(),
        records: 26,
        batches: 6,
        lines: 2,
        erased: 0,
        seal: head.seal,
    };
    assert_eq!(verified(&writer), Ok(expected));
}

#[test]
fn what_is_read_is_what_was_recorded() {
    let writer = sample();
    let records = records(&writer);
    let pass = &records[11];
    assert_eq!((pass.number, pass.follows, pass.batch), (12, Some(11), 2));
    assert_eq!(pass.at, Time(START.0 + 1_500));
    assert_eq!(pass.happened_at, Some(Time(START.0 - 60_000)));
    assert_eq!(pass.source, Source::Seat(Seat::A));
    assert_eq!(pass.event, window(1, How::Gesture)[1]);
    let words = pass.words.as_ref().expect("they lie beside it");
    assert_eq!(words.text.as_deref(), Some("ok, go on"));
    assert_eq!(words.by, ["Anna"]);
    let follows: Vec<_> = records[16..24].iter().map(|r| r.follows).collect();
    let line_2 = [
        None,
        Some(12),
        Some(19),
        Some(20),
        Some(21),
        None,
        Some(22),
        Some(24),
    ];
    assert_eq!(records[17].number, 18);
    assert_eq!(follows[1..], line_2[..7]);
}

#[test]
fn pages_of_one_batch_read_the_same_as_one_page() {
    let writer = sample();
    let one = Limits {
        records: 1,
        bytes: 1,
    };
    let reader = Reader::open(&writer.store, writer.duel()).expect("it is there");
    let mut reader = reader.with_limits(one);
    let mut read = Vec::new();
    while let Some(batch) = reader.next_batch().expect("it is sound") {
        assert_eq!(batch.seals.last(), Some(&batch.head.seal));
        read.extend(batch.records);
    }
    assert_eq!(read, records(&writer));
}

#[test]
fn a_sealer_opened_at_the_end_goes_on_as_the_one_that_wrote() {
    let mut writer = sample();
    let opened = Sealer::open(&writer.store, writer.duel()).expect("it is there");
    assert_eq!(opened.head(), writer.sealer.head());
    assert_eq!(opened.batches(), 6);
    writer.sealer = opened;
    writer.events(window(4, How::Spoken));
    assert_eq!(verified(&writer).map(|v| v.batches), Ok(7));
}

#[test]
fn erasing_words_keeps_every_seal_valid() {
    let writer = sample();
    let before = verified(&writer).expect("it is sound");
    let store = &writer.store;
    store
        .put_beside(writer.duel(), &[erased_words(12)])
        .expect("it is there");
    let after = verified(&writer).expect("it is sound");
    assert_eq!(
        after,
        Verified {
            erased: 1,
            ..before
        }
    );
    let records = records(&writer);
    assert_eq!(records[11].words, None);
    assert!(records[17].words.is_some());
    let beside = store.beside(writer.duel(), 1, u32::MAX).expect("there");
    assert!(beside.iter().all(|entry| entry.key.about != 12));
}

#[test]
fn a_record_that_follows_another_than_its_line_is_at_is_named() {
    let mut writer = sample();
    let mut entries: Vec<Entry> = window(4, How::Spoken).into_iter().map(entry).collect();
    entries[0].follows = Some(Follows::Record(3));
    writer.entries(entries);
    let wrong = Wrong::Follows {
        found: Some(3),
        right: Some(26),
    };
    assert_eq!(verified(&writer), Err(Damage::new(27, 27, wrong)));
}

#[test]
fn a_record_may_follow_the_desk_record_after_the_one_its_line_is_at() {
    let mut writer = sample();
    writer.events(vec![Event::Note]);
    let mut entries: Vec<Entry> = window(4, How::Spoken).into_iter().map(entry).collect();
    entries[0].follows = Some(Follows::Record(27));
    writer.entries(entries);
    assert!(verified(&writer).is_ok());
}

#[test]
fn a_desk_record_follows_nothing() {
    let mut writer = sample();
    let mut note = entry(Event::Note);
    note.follows = Some(Follows::Record(26));
    writer.entries(vec![note]);
    let wrong = Wrong::Follows {
        found: Some(26),
        right: None,
    };
    assert_eq!(verified(&writer), Err(Damage::new(27, 27, wrong)));
}

#[test]
fn going_back_to_where_one_is_or_further_on_is_named() {
    for to in [0, 27, 28, u32::MAX] {
        let mut writer = sample();
        writer.events(vec![rewound(to)]);
        let damage = Damage::new(27, 27, Wrong::RewindTo(to));
        assert_eq!(verified(&writer), Err(damage));
    }
    let mut writer = sample();
    writer.events(vec![rewound(26)]);
    assert_eq!(verified(&writer).map(|v| v.lines), Ok(3));
}

#[test]
fn undoing_a_batch_that_is_not_before_it_is_named() {
    let undo = |batch| Event::Rewound {
        to: 5,
        kind: duel::RewindKind::Correction,
        undoes: Some(batch),
        extension: None,
    };
    let mut writer = sample();
    writer.events(vec![undo(6)]);
    assert!(verified(&writer).is_ok());
    writer.events(vec![undo(8)]);
    let damage = Damage::new(28, 28, Wrong::Undoes(8));
    assert_eq!(verified(&writer), Err(damage));
}

#[test]
fn an_event_that_cannot_be_is_named() {
    let mut writer = sample();
    writer.events(vec![Event::SummonSucceeded { card: CardId(35) }]);
    let wrong = Wrong::Mismatch(Mismatch::NothingUnderWay("summon of this card"));
    assert_eq!(verified(&writer), Err(Damage::new(27, 27, wrong)));
}

#[test]
fn an_event_that_can_be_on_one_line_may_not_be_on_another() {
    // On the first line window 3 comes after record 17; the second has had it.
    let mut writer = sample();
    writer.events(vec![rewound(17)]);
    writer.events(window(3, How::Spoken));
    assert!(verified(&writer).is_ok());
    writer.events(vec![rewound(26)]);
    writer.events(window(3, How::Spoken));
    let damage = verified(&writer).expect_err("window 3 was there");
    assert!(matches!(damage.what, Wrong::Mismatch(_)), "{damage}");
    assert_eq!(damage.first, 32);
}

/// Thousands of records and hundreds of rewinds, to records of every line: more than fit between
/// two snapshots. Each position the fold goes back to is checked by the window number that must
/// come next there.
#[test]
fn lines_fold_from_wherever_they_begin() {
    let mut writer = Writer::new(9);
    let mut maker = Maker::new(9);
    writer.events(set_up());
    // For each record at which no window is open: how many there have been.
    let mut windows = BTreeMap::from([(10, 0)]);
    for round in 0..700 {
        if round % 3 == 2 {
            let places: Vec<u32> = windows.keys().copied().collect();
            writer.events(vec![rewound(places[maker.below(places.len())])]);
        }
        let at = writer.tip.expect("play has begun");
        let mut opened = windows[&at];
        for _ in 0..3 {
            opened += 1;
            writer.events(window(opened, How::Silence));
            windows.insert(writer.tip.expect("play has begun"), opened);
        }
    }
    let verified = verified(&writer).expect("it is sound");
    assert_eq!(verified.lines, 234);
    assert!(verified.records > 6_000);
}

#[test]
fn random_events_never_panic_whatever_they_do_to_the_position() {
    let mut maker = Maker::new(11);
    for _ in 0..2_000 {
        let mut position = Position::new();
        for event in set_up() {
            position.apply(&event).expect("the set-up folds");
        }
        for _ in 0..300 {
            let event: Event = maker.make();
            let before = position.clone();
            if position.apply(&event).is_err() {
                assert_eq!(
                    position, before,
                    "a mismatch leaves the position: {event:?}"
                );
            }
        }
    }
}

#[test]
fn a_chain_longer_than_its_numbers_go_cannot_be() {
    let link = |link| Event::LinkAdded {
        link,
        seat: Seat::A,
        card: CardId(35),
        effect: 0,
        mode: 0,
        kind: duel::LinkKind::MonsterEffect,
        speed: 1,
        targets: Default::default(),
        declared: None,
        word: None,
    };
    let mut writer = sample();
    for number in 1..=u8::MAX {
        writer.events(vec![link(number)]);
    }
    assert!(verified(&writer).is_ok());
    writer.events(vec![link(0)]);
    let damage = verified(&writer).expect_err("there is no link 0");
    assert!(matches!(damage.what, Wrong::Mismatch(_)), "{damage}");
}

#[test]
fn words_that_say_nothing_are_not_kept() {
    let mut writer = sample();
    let mut note = entry(Event::Note);
    note.words = Some(Words::default());
    writer.entries(vec![note]);
    assert_eq!(records(&writer)[26].words, None);
    assert_eq!(verified(&writer).map(|v| v.erased), Ok(0));
}
