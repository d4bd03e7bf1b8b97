//! The fold: how many events a second `Position::apply` takes.

use crate::Recorded;
use crate::measure::{rate, time};
use crate::report::{Row, Unit};
use duel::{Event, Position};

/// The rows of the fold.
#[must_use]
pub fn rows(duels: &[Recorded], longest: &Recorded) -> Vec<Row> {
    let quarter = &longest.events[..longest.events.len() / 4];
    let (small, large) = (speed(&[quarter]), speed(&[&longest.events]));
    let all: Vec<&[Event]> = duels.iter().map(|duel| &*duel.events).collect();
    let name = format!("fold, one duel of {} events", longest.events.len());
    vec![
        Row::new(name, large, Unit::EventsASecond)
            .wanted(20e6)
            .beside(format!("of {} events", quarter.len()), small),
        Row::new("fold, random duels", speed(&all), Unit::EventsASecond).wanted(20e6),
    ]
}

/// How many events a second, over all of these duels.
fn speed(duels: &[&[Event]]) -> f64 {
    let count = duels.iter().map(|events| events.len()).sum();
    let taken = duels.iter().map(|events| {
        time(|| {
            std::hint::black_box(folded(events));
        })
    });
    rate(count, taken.sum())
}

fn folded(events: &[Event]) -> Position {
    let mut position = Position::new();
    for event in events {
        position.apply(event).expect("it was applied before");
    }
    position
}
