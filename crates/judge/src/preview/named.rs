//! What was said on a line, with its cards as a scratch line has them.

use duel::{CardId, Picked, Position, Row, Which};
use rules::Said;

/// No card has this identity.
const NOWHERE: CardId = CardId(u32::MAX);

/// What was said, with every card by the identity it has on the scratch line. `None` where a card
/// that was there isn't.
pub(super) fn translated(said: &Said, real: &Position, scratch: &Position) -> Option<Said> {
    let mut named = Vec::new();
    let action = said.action.map(|which| {
        let which = card(*which, real, scratch, &named)?;
        named.push(which);
        Some(which)
    })?;
    let by = said.by;
    Some(Said { by, action })
}

/// What was said, with its cards lying nowhere.
pub(super) fn nowhere(said: &Said) -> Option<Said> {
    let action = said.action.map(|_| Some(Which::Card(NOWHERE)))?;
    let by = said.by;
    Some(Said { by, action })
}

/// The card that is meant: the same one, or, where its identity was lost (its pile was mixed) or is
/// another card's there, one of its place with its face.
fn card(which: Which, real: &Position, scratch: &Position, named: &[Which]) -> Option<Which> {
    let Which::Card(id) = which else {
        return Some(which);
    };
    let there = scratch.card(id);
    let Some(row) = real.card(id) else {
        return there.map(|_| which);
    };
    // A card of a pile has its identity only since it was told: another one may have been told there.
    let another =
        |there: &Row| there.face.is_some() && row.face.is_some() && there.face != row.face;
    let taken = there.is_some_and(another);
    if there.is_some() && !taken {
        return Some(which);
    }
    let (seat, zone) = (row.place.seat, row.place.zone);
    let there = |other: &&Row| (other.place.seat, other.place.zone) == (seat, zone);
    let free = |id: CardId| !named.contains(&Which::Card(id));
    let mut same = scratch.rows.iter().filter(there);
    let same = same.find(|other| other.face == row.face && row.face.is_some() && free(other.id));
    if let Some(same) = same {
        return Some(Which::Card(same.id));
    }
    // Which of the others it would be nobody can say where the line told it from a pile.
    let face = row.face.filter(|_| !taken)?;
    Some(Which::Unseen { seat, zone, face })
}

/// Whether what is picked is what was made, whichever card of a pile a told face stands for.
pub(super) fn is_picked(said: &Picked<Which>, made: &Picked, scratch: &Position) -> bool {
    let (Picked::Cards(said), Picked::Cards(made)) = (said, made) else {
        let followed = |which: &Which| match which {
            Which::Card(card) => Some(*card),
            Which::Unseen { .. } => None,
        };
        return said.map(followed).as_ref() == Some(made);
    };
    let is_one = |which: &Which| match which {
        Which::Card(card) => made.contains(card),
        Which::Unseen { face, .. } => {
            let mut rows = made.iter().filter_map(|card| scratch.card(*card));
            rows.any(|row| row.face == Some(*face))
        }
    };
    said.len() == made.len() && said.iter().all(is_one)
}
