//! `apply` is a fold over facts and allocates nothing: counted by an allocator that counts.
//!
//! When play begins the position makes room for what a duel comes to; from then on nothing is
//! allocated, but for events that name more cards in one list than a position has room for in
//! place.

use bench::duels::{long, many};
use duel::{Action, Event, Picked, Position};
use simulate::Book;
use timeline::{Condition, NoNames, Search};

/// So many cards chosen or targeted at once have room in place.
const CHOSEN: usize = 4;
/// So many cards moved by one step have room in place.
const MOVED: usize = 16;

/// The events that made `apply` allocate once play had begun.
fn allocating(events: &[Event]) -> Vec<String> {
    let mut position = Position::new();
    let mut found = Vec::new();
    for event in events {
        let begun = position.turn > 0;
        let info = allocation_counter::measure(|| {
            position.apply(event).expect("it was applied before");
        });
        let many = names_many(event) || paid_many(&position, event);
        if begun && info.count_total > 0 && !many {
            found.push(format!("{event:?}"));
        }
    }
    found
}

/// A link remembers what its cost moved.
fn paid_many(position: &Position, event: &Event) -> bool {
    let last = position.chain.last();
    matches!(event, Event::LinkAdded { .. }) && last.is_some_and(|link| link.paid.len() > CHOSEN)
}

fn names_many(event: &Event) -> bool {
    let chosen = |picked: &Picked| matches!(picked, Picked::Cards(cards) if cards.len() > CHOSEN);
    match event {
        Event::Said {
            action: Action::Choose(picked) | Action::Outcome(picked),
            ..
        }
        | Event::ChoiceMade { picked, .. }
        | Event::RandomOutcome { picked, .. } => chosen(picked),
        Event::LinkAdded { targets, .. } => targets.len() > CHOSEN,
        Event::CardsMoved { moves, .. } => moves.len() > MOVED,
        _ => false,
    }
}

#[test]
fn applying_the_events_of_random_duels_allocates_nothing() {
    let book = Book::shipped();
    for duel in many(&book, 200, 60) {
        let found = allocating(&duel.events);
        assert!(found.is_empty(), "{} events: {}", found.len(), found[0]);
    }
}

#[test]
fn applying_the_events_of_a_long_duel_allocates_nothing() {
    let found = allocating(&long(&Book::shipped(), 5_000).events);
    assert!(found.is_empty(), "{} events: {}", found.len(), found[0]);
}

#[test]
fn asking_a_condition_allocates_nothing() {
    for text in bench::find::CONDITIONS {
        let condition = Condition::read(text, &NoNames).expect("a condition");
        let mut search = Search::new(&condition);
        let mut position = Position::new();
        for event in &long(&Book::shipped(), 1_000).events {
            position.apply(event).expect("it was applied before");
            let info = allocation_counter::measure(|| {
                std::hint::black_box((search.after(event, &position), condition.holds(&position)));
            });
            assert_eq!(info.count_total, 0, "{text}: {event:?}");
        }
    }
}

#[test]
fn the_counter_sees_an_allocation() {
    let info = allocation_counter::measure(|| {
        std::hint::black_box(vec![1_u8]);
    });
    assert_eq!(info.count_total, 1);
}
