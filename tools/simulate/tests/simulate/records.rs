//! The records of a duel: a record that doesn't follow, a position that reads back as another, a
//! snapshot that leads elsewhere and a journal that isn't sound are noticed.

use crate::support::{notices, sound, told};
use ::journal::Record;
use duel::{CardId, Event, Position, Seat};
use simulate::Random;
use simulate::checks::records::{encoded, follow_one_another, reads_back};
use simulate::checks::snapshots::Stops;
use simulate::checks::{Running, journal};
use testkit::play::Play;

/// Walks the journal of the duel after something was done to its records.
fn walk(change: impl FnOnce(&mut Vec<Record>)) {
    let play = sound();
    let mut records = journal::written(&play);
    change(&mut records);
    follow_one_another(&play, &records, |_, _| {});
}

fn at(records: &[Record], is: impl Fn(&Event) -> bool) -> usize {
    let found = records.iter().position(|record| is(&record.event));
    found.expect("the duel has one of these")
}

#[test]
fn the_records_of_a_sound_duel_follow_one_another() {
    walk(|_| {});
}

#[test]
fn a_whole_sound_duel_holds() {
    let play = sound();
    let played = Running::new(crate::support::book(), 1).whole(&play, 1);
    assert_eq!(played.events, play.events.len() as u64);
    assert!(played.usage.cards.len() >= 8, "{:?}", played.usage.cards);
}

#[test]
fn a_record_that_is_not_the_one_that_follows_is_noticed() {
    notices("follows from where it stands", || {
        walk(|records| {
            let at = at(records, |event| matches!(event, Event::LpChanged { .. }));
            if let Event::LpChanged { by, to, .. } = &mut records[at].event {
                *by -= 1;
                *to -= 1;
            }
        });
    });
}

#[test]
fn a_record_that_is_left_out_is_noticed() {
    notices("follows from where it stands", || {
        walk(|records| {
            let at = at(records, |event| matches!(event, Event::WindowClosed { .. }));
            records.remove(at);
        });
    });
}

#[test]
fn a_record_while_somebody_is_awaited_is_noticed() {
    notices("is recorded while", || {
        walk(|records| {
            let mut extra = records.last().expect("a record").clone();
            extra.event = Event::Shuffled { seat: Seat::A };
            records.push(extra);
        });
    });
}

#[test]
fn something_said_while_something_follows_is_noticed() {
    let mut play = sound();
    let records = journal::written(&play);
    let mut taken = play.script.iter_mut().rev();
    let last = taken.find(|said| said.refused.is_none());
    last.expect("something was said").at -= 1;
    notices("was said too early", || {
        follow_one_another(&play, &records, |_, _| {});
    });
}

#[test]
fn a_record_that_can_not_be_is_noticed() {
    notices("record 2: ", || {
        walk(|records| {
            records[1].event = Event::SummonSucceeded { card: CardId(77) };
        });
    });
}

#[test]
fn a_duel_that_ends_elsewhere_than_its_journal_is_noticed() {
    let mut play = sound();
    let records = journal::written(&play);
    play.position.lp[Seat::A] += 1;
    notices("the journal ends elsewhere", || {
        follow_one_another(&play, &records, |_, _| {});
    });
}

#[test]
fn a_position_that_reads_back_as_another_is_noticed() {
    let play = sound();
    reads_back(&encoded(&play.position), &play.position, play.cards);
    let other = Position::new();
    notices("a position reads back as another", || {
        reads_back(&encoded(&other), &play.position, play.cards);
    });
    let mut longer = encoded(&play.position);
    longer.push(0);
    notices("is written otherwise", || {
        reads_back(&longer, &play.position, play.cards);
    });
    notices("can be read back", || {
        reads_back(&[1, 2], &other, play.cards)
    });
}

fn stops(play: &Play<'_>, change: impl Fn(&mut Position)) {
    let records = journal::written(play);
    let mut stops = Stops::of(records.len(), &mut Random::new(3));
    for (record, (_, mut after)) in records.iter().zip(told(play)) {
        change(&mut after);
        stops.note(record, &after);
    }
    stops.stand(&records);
}

#[test]
fn a_snapshot_that_leads_elsewhere_is_noticed() {
    stops(&sound(), |_| {});
    notices("a snapshot leads elsewhere at record", || {
        stops(&sound(), |after| after.lp[Seat::B] += 1);
    });
}

#[test]
fn a_journal_that_can_not_be_folded_is_noticed() {
    let mut play = sound();
    play.events[2] = Event::SummonSucceeded { card: CardId(77) };
    notices("a sound journal", || {
        let _ = journal::written(&play);
    });
}

#[test]
fn a_journal_that_gives_other_events_is_noticed() {
    let play = sound();
    let records = journal::written(&play);
    notices("the journal gives other events", || {
        journal::gives(&records[1..], &play.events);
    });
}
