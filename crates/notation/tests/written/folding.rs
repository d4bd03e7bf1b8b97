//! Applying the events of every written duel allocates nothing, counted by an allocator that counts.

use crate::common::{Shipped, play};
use crate::duels::all_duels;
use duel::{Event, Position};

/// So many cards that are chosen, targeted or moved at once have room in place.
const CHOSEN: usize = 4;
const MOVED: usize = 16;

/// Whether an event names more cards in one list than a position has room for in place.
fn names_many(event: &Event) -> bool {
    use duel::{Action, Picked};
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
fn applying_the_events_of_every_written_duel_allocates_nothing() {
    let cards = Shipped::new();
    let mut counted = 0;
    for (path, text) in all_duels() {
        let Ok(played) = play(&text, &cards) else {
            continue;
        };
        let mut position = Position::new();
        for event in &played.events {
            let begun = position.turn > 0;
            let info = allocation_counter::measure(|| {
                position.apply(event).expect("it was applied before");
            });
            let none = !begun || info.count_total == 0 || names_many(event);
            assert!(none, "{path}: {event:?}");
            counted += u32::from(begun);
        }
    }
    assert!(counted > 10_000, "only {counted} events");
}
