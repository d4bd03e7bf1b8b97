//! Finding: the fold with a condition asked after every event, beside the bare fold of the same
//! events.

use crate::Recorded;
use crate::measure::{rate, time};
use crate::report::{Row, Unit};
use duel::{Event, Position};
use timeline::{Condition, NoNames, Search};

/// What is looked for: life points, which few events change, and cards, which many do.
pub const CONDITIONS: [&str; 3] = [
    "B.lp < 4000",
    "A.monsters >= 4 && chain.len >= 3",
    "A.hand > 20",
];

/// The rows of finding.
#[must_use]
pub fn rows(duels: &[Recorded], longest: &Recorded) -> Vec<Row> {
    let all: Vec<&[Event]> = duels
        .iter()
        .chain([longest])
        .map(|duel| &*duel.events)
        .collect();
    let bare = speed(&all, None);
    let one = |text: &&str| {
        let read = Condition::read(text, &NoNames);
        let condition = read.expect("these are conditions");
        let found = speed(&all, Some(&condition));
        Row::new(format!("find {text}"), found, Unit::EventsASecond).beside("the bare fold", bare)
    };
    CONDITIONS.iter().map(one).collect()
}

/// How many events a second, over all of these duels.
fn speed(duels: &[&[Event]], condition: Option<&Condition>) -> f64 {
    let count = duels.iter().map(|events| events.len()).sum();
    let taken = duels.iter().map(|events| {
        time(|| {
            std::hint::black_box(found(events, condition));
        })
    });
    rate(count, taken.sum())
}

/// After how many events it holds.
fn found(events: &[Event], condition: Option<&Condition>) -> usize {
    let mut position = Position::new();
    let mut search = condition.map(Search::new);
    let mut found = 0;
    for event in events {
        position.apply(event).expect("it was applied before");
        if let Some(search) = &mut search {
            found += usize::from(search.after(event, &position));
        }
    }
    found + usize::from(position.turn)
}
