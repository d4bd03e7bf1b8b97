//! Record by record: what follows by itself follows from the position alone, every law holds, and
//! whatever snapshot is taken gives the position that folding from the start gives.

use crate::random::Random;
use duel::{Event, Passcode, Position};
use journal::Record;
use rules::{Catalogue, Next, next};
use std::collections::BTreeMap;
use testkit::play::Play;
use testkit::sound::{self, Audit};
use timeline::{Cursor, History};

/// How many records are stood at by way of snapshots.
const STOOD_AT: usize = 6;

/// Walks the journal of a duel, and gives the faces that were activated in it.
///
/// # Panics
/// At the first record that doesn't hold.
pub(crate) fn follow_one_another(
    play: &Play<'_>,
    records: &[Record],
    random: &mut Random,
) -> Vec<Passcode> {
    let mut activated = Vec::new();
    let said: BTreeMap<usize, usize> = said_at(play);
    let mut audit = Audit::default();
    let mut position = Position::new();
    let history = History::new(records.iter().cloned()).expect("records that follow one another");
    let mut wanted: Vec<usize> = (0..STOOD_AT).map(|_| random.below(records.len())).collect();
    wanted.sort_unstable();
    let mut cursor = Cursor::new(&history).with_snapshots(4, 32);
    for (n, record) in records.iter().enumerate() {
        if n >= play.set_up {
            given_by_next(&position, play.cards, n, record, &said);
        }
        let fits = position.apply(&record.event);
        fits.unwrap_or_else(|wrong| panic!("record {}: {wrong}", record.number));
        if n + 1 >= play.set_up {
            sound::position(&position, play.cards);
        }
        audit.follow(&record.event, &position);
        activated.extend(activates(&record.event, &position));
        if wanted.contains(&n) {
            reads_back(&position, play.cards);
            let stood = cursor.position_at(record.number).expect("it folds");
            assert!(
                stood == position,
                "a snapshot leads elsewhere at {}",
                record.number
            );
        }
    }
    assert!(position == play.position, "the journal ends elsewhere");
    // Backwards, where every step comes from a snapshot.
    for n in wanted.iter().rev() {
        let number = records[*n].number;
        let stood = cursor.go_to(number).expect("it folds").clone();
        let folded = history.position_at(number).expect("it folds");
        assert!(stood == folded, "a snapshot leads elsewhere at {number}");
    }
    assert_eq!(cursor.check_snapshots(), Ok(Vec::new()), "wrong snapshots");
    activated
}

fn activates(event: &Event, after: &Position) -> Option<Passcode> {
    match event {
        Event::LinkAdded { .. } => after.chain.last()?.face,
        _ => None,
    }
}

/// The events with which something said begins. (An answer may need several, one after the other.)
fn said_at(play: &Play<'_>) -> BTreeMap<usize, usize> {
    let taken = play.script.iter().filter(|spoken| spoken.refused.is_none());
    taken.map(|spoken| (spoken.at, 0)).collect()
}

/// What follows by itself is what `next` gives; where it gives nothing, somebody spoke.
fn given_by_next(
    position: &Position,
    cards: &Catalogue,
    n: usize,
    record: &Record,
    said: &BTreeMap<usize, usize>,
) {
    match next(position, cards) {
        Next::Event(event) => {
            let raised = matches!(record.event, Event::LoopFound { .. });
            assert!(
                event == record.event || raised,
                "record {} is {:?}; {event:?} follows from where it stands",
                record.number,
                record.event
            );
            assert!(
                !said.contains_key(&n),
                "record {} was said too early",
                record.number
            );
        }
        awaited => {
            let way = matches!(
                record.event,
                Event::WindowAnswered { .. } | Event::CardKnown { .. } | Event::Said { .. }
            );
            let answers = said.contains_key(&n) || way || is_answer(&record.event);
            assert!(answers, "{:?} is recorded while {awaited:?}", record.event);
        }
    }
}

const fn is_answer(event: &Event) -> bool {
    matches!(
        event,
        Event::ChoiceMade { .. }
            | Event::RandomOutcome { .. }
            | Event::WindowAsked { .. }
            | Event::WindowHeld { .. }
    )
}

/// A position written out and read back is the same, and leads on the same.
fn reads_back(position: &Position, cards: &Catalogue) {
    let bytes = postcard::to_allocvec(position).expect("a position can be written");
    let again: Position = postcard::from_bytes(&bytes).expect("and read back");
    assert!(again == *position, "a position reads back as another");
    assert!(
        next(&again, cards) == next(position, cards),
        "it leads elsewhere"
    );
}
