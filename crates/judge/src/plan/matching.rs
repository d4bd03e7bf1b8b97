//! Which card of today is which card of then.
//!
//! A card that never lay in a deck while it was shuffled is followed all the way. Those that did
//! are matched by what is known of them: a face by the same face, an unknown card of a deck by any
//! card that lay in it.

use super::{pile, track::Track};
use duel::{Passcode, Seat, Zone};

/// The matching.
pub(super) struct Matched {
    /// For each card of then the row of the card of now.
    pub(super) from: Vec<usize>,
    /// Cards of then whose card has to be looked for by its face in a pile, with that face.
    pub(super) found: Vec<(usize, Passcode)>,
    /// Cards of then that nobody can verify any more.
    pub(super) lost: Vec<usize>,
}

/// Cards of one owner that were in its deck when that was shuffled.
struct Mixed<'t> {
    track: &'t Track,
    then: Vec<usize>,
    now: Vec<usize>,
    pool: Vec<Passcode>,
    matched: Matched,
}

pub(super) fn matched(track: &Track) -> Matched {
    let mut matched = Matched {
        from: (0..track.then.rows.len()).collect(),
        found: Vec::new(),
        lost: Vec::new(),
    };
    for owner in Seat::BOTH {
        let rows: Vec<usize> = (0..track.then.rows.len())
            .filter(|row| track.in_shuffle[*row] && track.then.rows[*row].owner == owner)
            .collect();
        let mixed = Mixed {
            track,
            then: rows.clone(),
            now: rows,
            pool: track.now.pool[owner].clone(),
            matched,
        };
        matched = mixed.run();
    }
    matched.lost.sort_unstable();
    matched
}

impl Mixed<'_> {
    fn run(mut self) -> Matched {
        self.note_unknown();
        self.round(|m, t, n| m.same_face(t, n) && m.same_pile(t, n));
        self.round(|m, t, n| m.unknown_then(t) && t == n && m.same_pile(t, n));
        self.round(Self::same_face);
        self.look_for_faces();
        self.round(|m, t, n| m.unknown_then(t) && m.same_pile(t, n) && m.unknown_now(n));
        self.round(|m, t, n| m.unknown_then(t) && m.same_pile(t, n));
        self.round(|m, t, n| m.unknown_then(t) && t == n);
        self.round(|m, t, _| m.unknown_then(t));
        self.leave_the_rest();
        self.matched
    }

    /// A card nobody knew that went into a deck from elsewhere is one of the deck since.
    fn note_unknown(&mut self) {
        let then = &self.track.then.rows;
        let gone = self
            .then
            .iter()
            .filter(|t| then[**t].face.is_none() && then[**t].place.zone != Zone::Deck);
        self.matched.lost.extend(gone);
    }

    /// Matches what fits, each card of then with the first card of now.
    fn round(&mut self, fits: impl Fn(&Self, usize, usize) -> bool) {
        for t in self.then.clone() {
            let at = self.now.iter().position(|n| fits(self, t, *n));
            if let Some(at) = at {
                self.take(t, at);
            }
        }
    }

    fn take(&mut self, t: usize, at: usize) {
        self.matched.from[t] = self.now.remove(at);
        self.then.retain(|other| *other != t);
    }

    /// A face known then, which is one of those an unknown card has now.
    fn look_for_faces(&mut self) {
        for t in self.then.clone() {
            let Some(face) = self.track.then.rows[t].face else {
                continue;
            };
            let rows = &self.track.now.rows;
            let pooled = |n: &usize| rows[*n].face.is_none() && rows[*n].pooled;
            let in_deck = |n: &usize| pooled(n) && rows[*n].place.zone == Zone::Deck;
            let mut now = self.now.iter();
            let at = now
                .clone()
                .position(in_deck)
                .or_else(|| now.position(pooled));
            let in_pool = self.pool.iter().position(|f| *f == face);
            if let (Some(at), Some(in_pool)) = (at, in_pool) {
                self.pool.swap_remove(in_pool);
                self.matched.found.push((t, face));
                self.take(t, at);
            }
        }
    }

    /// Cards known then of which nobody can say what became of them.
    fn leave_the_rest(&mut self) {
        for t in self.then.clone() {
            self.matched.lost.push(t);
            self.take(t, 0);
        }
    }

    fn same_face(&self, t: usize, n: usize) -> bool {
        let face = self.track.then.rows[t].face;
        face.is_some() && face == self.track.now.rows[n].face
    }

    fn same_pile(&self, t: usize, n: usize) -> bool {
        pile(self.track.then.rows[t].place) == pile(self.track.now.rows[n].place)
    }

    fn unknown_then(&self, t: usize) -> bool {
        self.track.then.rows[t].face.is_none()
    }

    fn unknown_now(&self, n: usize) -> bool {
        self.track.now.rows[n].face.is_none()
    }
}
