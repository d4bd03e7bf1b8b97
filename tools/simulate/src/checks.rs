//! Everything that is checked of a duel: while it is played, and as a whole.

mod journal;
mod mirror;
mod records;

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

/// Checks a duel while it is played.
pub(crate) struct Running<'b> {
    book: &'b Book,
    random: Random,
    asked: u64,
}

impl<'b> Running<'b> {
    pub(crate) const fn new(book: &'b Book, seed: u64) -> Self {
        Self {
            book,
            random: Random::new(seed),
            asked: 0,
        }
    }

    /// Where somebody is awaited: they can go on, and `offers`, `answer` and `whynot` agree on
    /// some of what could be said. What is asked about is in `asking` meanwhile.
    pub(crate) fn at_rest(&mut self, play: &Play<'_>, asking: &mut Option<Decision>) {
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
        self.asked += (MUTATED + OFFERED) as u64;
    }

    /// The same for one thing that is about to be said.
    pub(crate) fn before(&mut self, play: &Play<'_>, (by, action): &Decision) {
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

    /// When it has been played: every record, the journal, the other side, and what roles read.
    pub(crate) fn whole(mut self, play: &Play<'_>, seed: u64) -> Played {
        self.random = Random::new(seed);
        let written = journal::written(play);
        let activated = records::follow_one_another(play, &written, &mut self.random);
        mirror::mirrors(play);
        let hidden = *self.random.pick(&Seat::BOTH);
        let numbers: Vec<u8> = (0..12).map(|_| self.random.bits() as u8).collect();
        if let Err(difference) = pairs::check_play(play, hidden, &numbers) {
            let (first, second) = (&difference.first, &difference.second);
            panic!(
                "{:?} can tell what {hidden} hides: reads\n{first}\nor\n{second}",
                difference.role
            );
        }
        let mut played = Played::of(play, self.asked);
        played.activates(activated);
        played
    }
}

fn listed_is_legal(said: &Said, legal: bool) {
    assert!(legal, "{said:?} is listed as offered and isn't legal");
}
