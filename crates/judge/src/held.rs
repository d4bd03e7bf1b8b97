//! "Held then?": yes, no or possibly, never guessed.

use crate::{FoldError, later, walk};
use duel::{CardId, Event, Passcode, Position, Row, Seat, Zone};
use timeline::History;

/// Whether something was held at a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Held {
    /// Certainly not.
    No,
    /// The record can't tell.
    Possible,
    /// Certainly.
    Yes,
}

/// Whether a card was at a moment where it is in this later position. `None`: there is no such
/// card.
///
/// A moment is what [`Position::moment`] counts, on the same line.
///
/// ```
/// use duel::{CardId, Position};
///
/// assert_eq!(judge::held(&Position::new(), CardId(0), 1), None);
/// ```
#[must_use]
pub fn held(position: &Position, card: CardId, moment: u32) -> Option<Held> {
    let row = position.card(card)?;
    Some(match moment {
        _ if moment > row.since => Held::Yes,
        _ if moment > row.since_earliest => Held::Possible,
        _ => Held::No,
    })
}

/// Whether a seat held a card with this face at a record: in its hand or set on its field.
///
/// What the rest of the line shows counts as well: a card set before the record and turned up
/// after it was held; a card told later from among several may have been.
///
/// For a judge alone.
///
/// # Errors
/// [`FoldError`] when the line has no such record, or can't be folded.
pub fn held_then(
    history: &History,
    line: u32,
    number: u32,
    seat: Seat,
    face: Passcode,
) -> Result<Held, FoldError> {
    held_where(history, (line, number), seat, face, |_| true)
}

/// The same, where only some places can hold such a card: an Extra Deck monster is in no hand, a
/// monster under no spell and trap zone.
pub(crate) fn held_where(
    history: &History,
    (line, number): (u32, u32),
    seat: Seat,
    face: Passcode,
    can_be: impl Fn(&Row) -> bool,
) -> Result<Held, FoldError> {
    let path = history.path_of(line);
    let base = walk::base(history, &path, number)?;
    let rest = walk::after(&path, base);
    let position = history.position_at(base)?;
    let mut then = position.clone();
    later::fill_in(history, rest, &mut then);
    if holds(&then, seat, |row| row.face == Some(face)) {
        return Ok(Held::Yes);
    }
    let unknown = |row: &Row| row.face.is_none() && can_be(row) && may_be(&then, row, face);
    if holds(&then, seat, unknown) {
        return Ok(Held::Possible);
    }
    told_later(history, rest, position, seat, face)
}

/// A card told later from among several that may have been there.
fn told_later(
    history: &History,
    path: &[u32],
    position: Position,
    seat: Seat,
    face: Passcode,
) -> Result<Held, FoldError> {
    let moment = position.moment;
    let mut found = Held::No;
    walk::along(history, path, position, |record, before| {
        let Event::CardKnown {
            card, face: known, ..
        } = record.event
        else {
            return;
        };
        let mut after = before.clone();
        let theirs = |row: &&Row| row.place.seat == seat && keeps(row);
        if known == face
            && after.apply(&record.event).is_ok()
            && after.card(card).filter(theirs).is_some()
        {
            found = found.max(held(&after, card, moment).unwrap_or(Held::No));
        }
    })?;
    // It certainly was where it is now, but under an identity the record can't follow back.
    Ok(found.min(Held::Possible))
}

fn holds(position: &Position, seat: Seat, fits: impl Fn(&Row) -> bool) -> bool {
    let mut rows = position.rows.iter();
    rows.any(|row| row.place.seat == seat && keeps(row) && fits(row))
}

/// True where a seat keeps cards to itself: the hand, and face-down on the field.
pub(crate) fn keeps(row: &Row) -> bool {
    row.place.zone == Zone::Hand || (row.place.zone.on_field() && !row.posture.face_up())
}

/// Whether an unidentified card may have this face: of a shuffled deck all of whose faces are
/// known, only those are left.
fn may_be(position: &Position, row: &Row, face: Passcode) -> bool {
    let pool = &position.pool[row.owner];
    let pooled = |other: &&Row| other.pooled && other.owner == row.owner;
    !row.pooled || pool.contains(&face) || position.rows.iter().filter(pooled).count() > pool.len()
}
