//! The game: what a seat may say, and what follows.
//!
//! Three functions over plain data:
//!
//! * [`answer`] takes what a seat says and gives exactly one event, or a [`Refusal`];
//! * [`next`] gives exactly one event that follows by itself, or says whom the duel waits for;
//! * [`offers`] holds what a seat could do.
//!
//! A batch is `answer`, `apply`, then `next` and `apply` until it asks; when the event `answer`
//! gave only made way for what was said ([`makes_way`]), `answer` is called again.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod catalogue;
mod said;
pub mod vocabulary;

pub use catalogue::Catalogue;
pub use said::{Ask, Next, Question, Refusal, Rule, Said, Truth, makes_way};

use duel::{Event, Position, Seat};

/// Takes what a seat says. Gives exactly one event: what was said, or, where something has to be
/// recorded before it (an identity, a window that is jumped over), that; see [`makes_way`].
///
/// # Errors
/// A [`Refusal`] with the rule. In a witness record only what cannot be is refused.
pub fn answer(_position: &Position, _cards: &Catalogue, _said: &Said) -> Result<Event, Refusal> {
    unreachable!()
}

/// Gives the one event that follows by itself, or whom the duel waits for.
pub fn next(_position: &Position, _cards: &Catalogue) -> Next {
    unreachable!()
}

/// What a seat could do now.
pub fn offers<'a>(position: &'a Position, cards: &'a Catalogue, seat: Seat) -> Offers<'a> {
    Offers {
        position,
        cards,
        seat,
    }
}

/// What a seat could do now: [`Offers::contains`] is exact, [`Offers::iter`] lists what is known
/// and finite (no declared names, no unidentified cards).
#[derive(Clone, Copy, Debug)]
pub struct Offers<'a> {
    position: &'a Position,
    cards: &'a Catalogue,
    seat: Seat,
}

impl<'a> Offers<'a> {
    /// True exactly when [`answer`] would record this as legal, now, without anything before it.
    #[must_use]
    pub fn contains(&self, _said: &Said) -> bool {
        unreachable!()
    }

    /// What is known to be possible, passes first.
    pub fn iter(&self) -> impl Iterator<Item = Said> + use<'a> {
        let _ = (self.position, self.cards, self.seat);
        core::iter::empty()
    }
}
