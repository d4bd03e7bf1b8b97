//! The engine: how many decisions a second random legal duels take.

use crate::Recorded;
use crate::duels::{is_decision, say_again};
use crate::measure::{rate, time};
use crate::report::{Row, Unit};
use rules::{Next, next, offers};
use simulate::Book;

/// The rows of the engine: the duels again, decision by decision, all records made and applied.
#[must_use]
pub fn rows(book: &Book, short: &[Recorded], long: &[Recorded]) -> Vec<Row> {
    let (less, more) = (speed(book, short, true), speed(book, long, true));
    let beside = format!("duels of {} decisions", short[0].said.len());
    let name = format!("decisions, offers asked, duels of {}", long[0].said.len());
    vec![
        Row::new(name, more, Unit::DecisionsASecond)
            .wanted(0.4e6)
            .beside(beside, less),
        Row::new(
            "decisions, play only",
            speed(book, long, false),
            Unit::DecisionsASecond,
        ),
        Row::new("records a decision", records(book, long), Unit::Records),
    ]
}

fn decisions(duels: &[Recorded]) -> usize {
    let said = duels.iter().flat_map(|duel| &duel.said);
    said.filter(|said| is_decision(said)).count()
}

fn speed(book: &Book, duels: &[Recorded], asks: bool) -> f64 {
    let taken = duels.iter().map(|duel| {
        time(|| {
            std::hint::black_box(again(book, duel, asks));
        })
    });
    rate(decisions(duels), taken.sum())
}

fn records(book: &Book, duels: &[Recorded]) -> f64 {
    let all: usize = duels.iter().map(|duel| again(book, duel, false)).sum();
    all as f64 / decisions(duels) as f64
}

/// Plays a duel again, from where somebody is awaited for the first time. Gives how many records
/// it made.
fn again(book: &Book, duel: &Recorded, asks: bool) -> usize {
    let mut position = duel.start.clone();
    let mut awaited = next(&position, &book.cards);
    let mut records = 0;
    for said in &duel.said {
        if asks && let Next::Ask(ask) = awaited {
            let offered = offers(&position, &book.cards, ask.seat).iter();
            std::hint::black_box(offered.count());
        }
        let (made, then) = say_again(&mut position, &book.cards, said);
        (records, awaited) = (records + made, then);
    }
    records
}
