//! Record by record: what follows by itself follows from the position alone, every law holds, and a
//! position that is written out and read back is the same.

use duel::{Event, Position};
use journal::Record;
use rules::{Catalogue, Next, next};
use std::collections::BTreeSet;
use testkit::play::Play;
use testkit::sound::{self, Audit};

/// Walks the journal of a duel, and shows every event with the position after it to `follow`.
///
/// # Panics
/// At the first record that doesn't hold.
pub fn follow_one_another(
    play: &Play<'_>,
    records: &[Record],
    mut follow: impl FnMut(&Record, &Position),
) {
    let said = said_at(play);
    let mut audit = Audit::default();
    let mut position = Position::new();
    for (n, record) in records.iter().enumerate() {
        if n >= play.set_up {
            let expected = next(&position, play.cards);
            given_by_next(&expected, record, said.contains(&n));
        }
        let fits = position.apply(&record.event);
        fits.unwrap_or_else(|wrong| panic!("record {}: {wrong}", record.number));
        if n + 1 >= play.set_up {
            sound::position(&position, play.cards);
            reads_back(&encoded(&position), &position, play.cards);
        }
        audit.follow(&record.event, &position);
        follow(record, &position);
    }
    assert!(position == play.position, "the journal ends elsewhere");
}

/// The events with which something said begins.
fn said_at(play: &Play<'_>) -> BTreeSet<usize> {
    let taken = play.script.iter().filter(|spoken| spoken.refused.is_none());
    taken.map(|spoken| spoken.at).collect()
}

/// What follows by itself is what `next` gives; where it gives nothing, somebody spoke.
fn given_by_next(expected: &Next, record: &Record, said: bool) {
    let number = record.number;
    match expected {
        Next::Event(event) => {
            // A loop is raised from outside, after so many events.
            let raised = matches!(record.event, Event::LoopFound { .. });
            assert!(
                *event == record.event || raised,
                "record {number} is {:?}; {event:?} follows from where it stands",
                record.event
            );
            assert!(!said, "record {number} was said too early");
        }
        awaited => assert!(
            said || makes_way(&record.event),
            "{:?} is recorded while {awaited:?}",
            record.event
        ),
    }
}

/// What an answer may be made of besides the event it begins with.
const fn makes_way(event: &Event) -> bool {
    matches!(
        event,
        Event::WindowAnswered { .. }
            | Event::CardKnown { .. }
            | Event::Said { .. }
            | Event::ChoiceMade { .. }
            | Event::RandomOutcome { .. }
            | Event::WindowAsked { .. }
            | Event::WindowHeld { .. }
    )
}

/// The bytes of a position.
///
/// # Panics
/// When it has none.
#[must_use]
pub fn encoded(position: &Position) -> Vec<u8> {
    postcard::to_allocvec(position).expect("a position can be written")
}

/// The bytes of a position, read back, are the same position, and lead on the same.
///
/// # Panics
/// When they don't.
pub fn reads_back(bytes: &[u8], position: &Position, cards: &Catalogue) {
    let again: Position = postcard::from_bytes(bytes).expect("a position can be read back");
    assert!(again == *position, "a position reads back as another");
    assert!(
        next(&again, cards) == next(position, cards),
        "a position that was read back leads elsewhere"
    );
    assert!(
        encoded(&again) == bytes,
        "a position that was read back is written otherwise"
    );
}
