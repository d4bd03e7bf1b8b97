//! Standing at any record of a long duel in memory.

use crate::measure::{micros, part};
use crate::report::{Row, Unit};
use crate::{Recorded, SEED};
use duel::Event;
use journal::{Knowledge, Record, Source, Time};
use simulate::Random;
use std::time::{Duration, Instant};
use timeline::{Cursor, History};

/// How many records are gone to.
const SEEKS: usize = 2_000;

/// The rows of standing at a record.
#[must_use]
pub fn rows(longest: &Recorded) -> Vec<Row> {
    let all = &longest.events;
    let mut large = seeks(&history(all));
    let mut small = seeks(&history(&all[..all.len() / 4]));
    let beside = format!("of {} events", all.len() / 4);
    let anew = micros(from_the_start(&history(all)));
    let at = format!("stand at any record of {} events", all.len());
    let mut row = |part_of: usize, wanted: f64| {
        let value = micros(part(&mut large, part_of));
        Row::new(format!("{at}, {part_of} of 100"), value, Unit::Micros)
            .wanted(wanted)
            .beside(beside.clone(), micros(part(&mut small, part_of)))
    };
    let mut rows = vec![row(50, 1.0), row(99, 5.0)];
    let refold = Row::new("the last record folded from the start", anew, Unit::Micros);
    rows.push(refold);
    rows
}

/// The events as the records of one journal.
fn history(events: &[Event]) -> History {
    let record = |(n, event): (usize, &Event)| {
        let number = n as u32 + 1;
        Record {
            number,
            follows: Some(number - 1).filter(|follows| *follows > 0),
            batch: number,
            at: Time(0),
            happened_at: None,
            source: Source::Engine,
            knowledge: Knowledge::Decided,
            event: event.clone(),
            words: None,
        }
    };
    let records = events.iter().enumerate().map(record);
    History::new(records).expect("the numbers follow each other")
}

/// How long it takes to go to random records, one after the other, once all snapshots are there.
fn seeks(history: &History) -> Vec<Duration> {
    let last = history.records().len();
    let mut cursor = Cursor::new(history);
    cursor.go_to(last as u32).expect("it folds");
    let mut random = Random::new(SEED);
    let mut go = |_| {
        let number = random.between(1, last) as u32;
        let start = Instant::now();
        std::hint::black_box(cursor.go_to(number).expect("it folds"));
        start.elapsed()
    };
    (0..SEEKS).map(&mut go).collect()
}

fn from_the_start(history: &History) -> Duration {
    crate::measure::time(|| {
        let mut cursor = Cursor::new(history);
        let last = history.records().len() as u32;
        std::hint::black_box(cursor.go_to(last).expect("it folds"));
    })
}
