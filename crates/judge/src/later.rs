//! What the record learned later of cards it didn't know at a position.
//!
//! A set card that is turned up in turn 3 was that card in turn 2 as well: what its controller
//! could have done then is judged by its face. Only cards that kept their identity count; one
//! that was told from among several may have been another then.

use duel::{CardId, Event, Passcode, Position};
use journal::Record;
use timeline::History;

/// A face the record learned later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Later {
    pub(crate) at: u32,
    pub(crate) card: CardId,
    pub(crate) face: Passcode,
}

/// Puts the faces that the records of `path` tell into a position that comes before them.
pub(crate) fn fill_in(history: &History, path: &[u32], position: &mut Position) -> Vec<Later> {
    let mut found = Vec::new();
    for record in path.iter().filter_map(|n| history.record(*n)) {
        if let Some(later) = told(record, position) {
            put(position, later);
            found.push(later);
        }
    }
    found
}

fn told(record: &Record, position: &Position) -> Option<Later> {
    let Event::CardKnown { card, face, .. } = record.event else {
        return None;
    };
    let unknown = position.card(card).is_some_and(|row| row.face.is_none());
    let at = record.number;
    unknown.then_some(Later { at, card, face })
}

fn put(position: &mut Position, later: Later) {
    let Some(row) = position.rows.iter_mut().find(|row| row.id == later.card) else {
        return;
    };
    row.face = Some(later.face);
    if core::mem::take(&mut row.pooled) {
        let pool = &mut position.pool[row.owner];
        if let Some(n) = pool.iter().position(|face| *face == later.face) {
            pool.swap_remove(n);
        }
    }
}
