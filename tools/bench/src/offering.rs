//! `offers` for both seats, wherever a window is open.

use crate::Recorded;
use crate::duels::say_again;
use crate::measure::{REPETITIONS, micros, part};
use crate::report::{Row, Unit};
use duel::{Position, Seat};
use rules::offers;
use simulate::Book;
use std::time::{Duration, Instant};

/// The rows of `offers`.
#[must_use]
pub fn rows(book: &Book, short: &[Recorded], long: &[Recorded]) -> Vec<Row> {
    let mut early = times(book, &windows(book, short));
    let mut late = times(book, &windows(book, long));
    let beside = |what: &Recorded| format!("duels of {} decisions", what.said.len());
    vec![
        Row::new(
            "offers for both seats, median",
            micros(part(&mut late, 50)),
            Unit::Micros,
        )
        .wanted(2.0)
        .beside(beside(&short[0]), micros(part(&mut early, 50))),
        Row::new(
            "offers for both seats, 99 of 100",
            micros(part(&mut late, 99)),
            Unit::Micros,
        )
        .beside(beside(&short[0]), micros(part(&mut early, 99))),
    ]
}

/// Every position with an open window.
fn windows(book: &Book, duels: &[Recorded]) -> Vec<Position> {
    let mut found = Vec::new();
    for duel in duels {
        let mut position = duel.start.clone();
        for said in &duel.said {
            if position.window.is_some() {
                found.push(position.clone());
            }
            say_again(&mut position, &book.cards, said);
        }
    }
    found
}

fn times(book: &Book, positions: &[Position]) -> Vec<Duration> {
    positions
        .iter()
        .map(|position| taken(book, position))
        .collect()
}

/// How long both seats take in one position: the median.
fn taken(book: &Book, position: &Position) -> Duration {
    let once = |_| {
        let start = Instant::now();
        for seat in Seat::BOTH {
            std::hint::black_box(offers(position, &book.cards, seat).iter().count());
        }
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..REPETITIONS).map(once).collect();
    part(&mut times, 50)
}
