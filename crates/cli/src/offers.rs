//! What a seat could do, as lines of a written duel.

use duel::{Action, Position, Seat};
use rules::{Catalogue, Said};
use wording::Wording;

/// How many are listed.
const MOST: usize = 40;

/// What a seat could do now, passes first.
#[must_use]
pub(crate) fn lines(
    full: &Position,
    cards: &Catalogue,
    seat: Seat,
    words: &Wording,
) -> Vec<String> {
    let offers = rules::offers(full, cards, seat);
    offers
        .iter()
        .take(MOST)
        .map(|said| words.said(&said, full, cards))
        .collect()
}

/// What a seat could do now besides passing and waiting, then the passes.
#[must_use]
pub(crate) fn acting(
    full: &Position,
    cards: &Catalogue,
    seat: Seat,
    words: &Wording,
) -> Vec<String> {
    let offers: Vec<Said> = rules::offers(full, cards, seat).iter().take(MOST).collect();
    let passes = |said: &&Said| matches!(said.action, Action::Pass(_) | Action::Ask | Action::Hold);
    let (passing, acting): (Vec<&Said>, Vec<&Said>) = offers.iter().partition(passes);
    acting
        .into_iter()
        .chain(passing)
        .map(|said| words.said(said, full, cards))
        .collect()
}
