//! What a seat could have done at a record, with what it held then.

use crate::{FoldError, held, later, later::Later, walk};
use duel::{Action, CardId, Passcode, Position, Row, Seat, Which};
use rules::{Catalogue, Said};
use timeline::History;

/// Something a seat could have done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Could {
    /// With which card, by its identity then.
    pub card: CardId,
    /// The card's face.
    pub face: Passcode,
    /// With which of its effects.
    pub effect: u8,
    /// What it would have said.
    pub said: Said,
    /// The later record that tells the face, where the record didn't know it then.
    pub known_since: Option<u32>,
}

/// What can be said about a missed window, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// The seat could have acted.
    Could,
    /// The record doesn't know all it held.
    CannotTell,
    /// There was nothing it could have done.
    Nothing,
}

impl Standing {
    pub(crate) const fn of(could: &[Could], cannot_tell: &[CardId]) -> Self {
        match (could, cannot_tell) {
            ([_, ..], _) => Self::Could,
            ([], [_, ..]) => Self::CannotTell,
            ([], []) => Self::Nothing,
        }
    }
}

/// What a seat had at a record.
pub(crate) struct Seen {
    /// What the seat could have done.
    pub(crate) could: Vec<Could>,
    /// The cards it held that the record doesn't know.
    pub(crate) cannot_tell: Vec<CardId>,
}

/// What a seat had at a record of a line, by what the rest of the line tells as well.
pub(crate) fn at(
    history: &History,
    cards: &Catalogue,
    path: &[u32],
    at: u32,
    seat: Seat,
) -> Result<Seen, FoldError> {
    let position = history.position_at(at)?;
    Ok(in_position(
        history,
        cards,
        walk::after(path, at),
        position,
        seat,
    ))
}

/// The same from a position that comes before the records of `rest`.
pub(crate) fn in_position(
    history: &History,
    cards: &Catalogue,
    rest: &[u32],
    mut then: Position,
    seat: Seat,
) -> Seen {
    let told = later::fill_in(history, rest, &mut then);
    Seen {
        could: could(&then, cards, seat, &told),
        cannot_tell: unknown(&then, seat),
    }
}

fn could(then: &Position, cards: &Catalogue, seat: Seat, told: &[Later]) -> Vec<Could> {
    let offers = rules::offers(then, cards, seat);
    offers
        .iter()
        .filter_map(|said| {
            let Action::Activate {
                card: Which::Card(card),
                effect,
            } = said.action
            else {
                return None;
            };
            Some(Could {
                card,
                face: then.card(card)?.face?,
                effect,
                said,
                known_since: told.iter().find(|l| l.card == card).map(|l| l.at),
            })
        })
        .collect()
}

fn unknown(then: &Position, seat: Seat) -> Vec<CardId> {
    let mine = |row: &&Row| row.place.seat == seat && held::keeps(row) && row.face.is_none();
    then.rows.iter().filter(mine).map(|row| row.id).collect()
}
