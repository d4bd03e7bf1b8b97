//! Everything that is checked of a duel: while it is played, and as a whole.
//!
//! A check says what doesn't hold with a panic; `failure::caught` makes a
//! [`Failure`](crate::Failure) of it.

pub mod audited;
pub mod journal;
pub mod mirror;
pub mod records;
pub mod snapshots;

use crate::book::Book;
use crate::played::Played;
use crate::player::{Decision, anything};
use crate::random::Random;
use duel::Seat;
use rules::{Next, Said, next, offers};
use testkit::play::Play;
use testkit::{agreement, pairs, sound};

/// How many things that may be wrong are asked about wherever somebody is awaited.
const MUTATED: usize = 4;
/// How many of the things offered are asked about there.
const OFFERED: usize = 3;
/// At one of so many such places, all that is offered is compared with the seats exchanged.
const MIRRORED: usize = 4;

/// Checks a duel while it is played.
#[derive(Debug)]
pub struct Running<'b> {
    book: &'b Book,
    random: Random,
    asked: u64,
}

impl<'b> Running<'b> {
    /// The same seed asks about the same things.
    #[must_use]
    pub const fn new(book: &'b Book, seed: u64) -> Self {
        Self {
            book,
            random: Random::new(seed),
            asked: 0,
        }
    }

    /// Where somebody is awaited: they can go on, and `offers`, `answer` and `whynot` agree on
    /// some of what could be said. What is asked about is in `asking` meanwhile.
    ///
    /// # Panics
    /// When something doesn't hold.
    pub fn at_rest(&mut self, play: &Play<'_>, asking: &mut Option<Decision>) {
        let (position, cards) = (&play.position, &self.book.cards);
        for _ in 0..MUTATED {
            let said = anything(self.book, position, &mut self.random);
            *asking = play.named(&said.action).map(|action| (said.by, action));
            agreement::check(position, cards, &said);
        }
        *asking = None;
        let Next::Ask(ask) = next(position, cards) else {
            return;
        };
        sound::somebody_can_go_on(position, cards);
        let offered: Vec<_> = offers(position, cards, ask.seat).iter().collect();
        for _ in 0..OFFERED.min(offered.len()) {
            let said = self.random.pick(&offered);
            *asking = play.named(&said.action).map(|action| (said.by, action));
            listed_is_legal(said, agreement::check(position, cards, said));
        }
        *asking = None;
        if self.random.below(MIRRORED) == 0 {
            mirror::offers_are_mirrored(position, cards, ask.seat, &offered);
        }
        self.asked += (MUTATED + OFFERED) as u64;
    }

    /// The same for one thing that is about to be said.
    ///
    /// # Panics
    /// When something doesn't hold.
    pub fn before(&mut self, play: &Play<'_>, (by, action): &Decision) {
        let (position, cards) = (&play.position, &self.book.cards);
        let Some(said) = play.spoken(*by, action) else {
            return;
        };
        sound::somebody_can_go_on(position, cards);
        let legal = agreement::check(position, cards, &said);
        if offers(position, cards, *by).iter().any(|one| one == said) {
            listed_is_legal(&said, legal);
        }
    }

    /// What is offered here is mirrored on the other side: asked wherever it might have failed.
    ///
    /// # Panics
    /// When it isn't.
    pub fn mirrored(&self, play: &Play<'_>) {
        let (position, cards) = (&play.position, &self.book.cards);
        if let Next::Ask(ask) = next(position, cards) {
            let offered: Vec<_> = offers(position, cards, ask.seat).iter().collect();
            mirror::offers_are_mirrored(position, cards, ask.seat, &offered);
        }
    }

    /// When it has been played: every record, the journal, the other side, and what roles read.
    ///
    /// # Panics
    /// At the first thing that doesn't hold.
    #[must_use]
    pub fn whole(mut self, play: &Play<'_>, seed: u64) -> Played {
        self.random = Random::new(seed);
        let written = journal::written(play);
        let mut played = Played::of(play, self.asked);
        let mut stops = snapshots::Stops::of(written.len(), &mut self.random);
        records::follow_one_another(play, &written, |record, after| {
            if let Some(also) = self.book.also {
                also(&record.event, after);
            }
            played.count(&record.event, after);
            stops.note(record, after);
        });
        stops.stand(&written);
        audited::differs_nowhere(&written, &self.book.cards);
        mirror::mirrors(play);
        for hidden in Seat::BOTH {
            let numbers: Vec<u8> = (0..12).map(|_| self.random.bits() as u8).collect();
            nobody_can_tell(play, hidden, &numbers);
        }
        played
    }
}

/// Exchanges what a seat hides, and compares what the other seat and a spectator read.
///
/// # Panics
/// When one of them can tell.
pub fn nobody_can_tell(play: &Play<'_>, hidden: Seat, numbers: &[u8]) {
    if let Err(difference) = pairs::check_play(play, hidden, numbers) {
        let (first, second) = (&difference.first, &difference.second);
        panic!(
            "{:?} can tell what {hidden} hides: reads\n{first}\nor\n{second}",
            difference.role
        )
    }
}

fn listed_is_legal(said: &Said, legal: bool) {
    assert!(legal, "{said:?} is listed as offered and isn't legal");
}
