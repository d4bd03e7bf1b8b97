//! What a seat could do, as lines of a written duel.

use duel::{Action, Position, Seat};
use rules::{Catalogue, Said};
use wording::Wording;

/// How many are listed.
const MOST: usize = 40;

/// What a seat could do now: what acts first, then what passes, then what leads far ahead. Giving
/// up and asking for time are always possible and left out.
#[must_use]
pub(crate) fn lines(
    known: &Position,
    cards: &Catalogue,
    seat: Seat,
    words: &Wording,
) -> Vec<String> {
    let offers = rules::offers(known, cards, seat);
    let mut all: Vec<Said> = offers
        .iter()
        .filter(|said| weight(&said.action).is_some())
        .take(MOST)
        .collect();
    all.sort_by_key(|said| weight(&said.action));
    let mut lines: Vec<String> = Vec::new();
    for said in &all {
        let line = words.said(said, known, cards);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// Where an action stands in the list.
const fn weight<C>(action: &Action<C>) -> Option<u8> {
    match action {
        Action::Hold | Action::Concede | Action::Automatic { .. } => None,
        Action::Pass(_) => Some(1),
        Action::Ask => Some(2),
        Action::MoveOn { .. } | Action::EndTurn | Action::AgreeUpTo { .. } => Some(3),
        _ => Some(0),
    }
}
