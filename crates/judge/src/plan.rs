//! The plan for the table: how two players put a duel back to an earlier record with the cards in
//! their hands.
//!
//! It leads with the net: every card that lies elsewhere now goes straight back, and what else
//! comes back with it. The strict reverse order of every record since is the audit form beside it.
//! What the record can't tell apart is picked at random among the cards it may have been, with the
//! seed said, so that anybody can pick again.

mod back;
mod matching;
mod pick;
mod steps;
mod track;

pub use back::{Back, Known};
pub use pick::Pick;
pub use steps::{Kept, Step};

use crate::{FoldError, walk};
use duel::{BySeat, CardId, Place, Position, Seat, Zone};
use timeline::History;

/// How a duel is put back to an earlier record. For a judge alone: it names hidden cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The record to stand at.
    pub to: u32,
    /// The position to reach.
    pub then: Position,
    /// The position as it is.
    pub now: Position,
    /// The net: every move, turn and number, all from the position as it is. Cards are named by
    /// their identities now.
    pub net: Vec<Step>,
    /// What comes back without anything being moved.
    pub back: Back,
    /// Where chance had to choose.
    pub picks: Vec<Pick>,
    /// The seed it chose by.
    pub seed: u64,
    /// Places of the earlier position whose card can't be told any more: it was mixed into a deck
    /// and no record knows its face.
    pub lost: Vec<Place>,
    /// Which decks were shuffled since.
    pub shuffled: BySeat<bool>,
    /// Where the record lies on another line: the last record both have. The cards go from the table
    /// as it is straight to that record.
    pub fork: Option<u32>,
    /// Every record since, the latest first, with what has to be undone of it.
    pub reverse: Vec<Reverse>,
}

/// One record taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reverse {
    /// The record.
    pub at: u32,
    /// What it did to the table, the other way round. Empty where it moved nothing. Cards are named
    /// by their identities after the record.
    pub steps: Vec<Step>,
}

impl Plan {
    /// The plan for a line's tip, back to one of its records, or to one of another line it shares
    /// its beginning with. The reverse order then ends where the two part.
    ///
    /// ```
    /// use judge::{FoldError, Plan};
    ///
    /// let nothing = Plan::of(&timeline::History::default(), 0, 1, 0);
    /// assert!(matches!(nothing, Err(FoldError::NoSuchRecord { .. })));
    /// ```
    ///
    /// # Errors
    /// [`FoldError`] when the line has no such record, or can't be folded.
    pub fn of(history: &History, line: u32, number: u32, seed: u64) -> Result<Self, FoldError> {
        let path = history.path_of(line);
        if let Ok(base) = walk::base(history, &path, number) {
            let then = history.position_at(base)?;
            let track = track::Track::along(history, walk::after(&path, base), then)?;
            return Ok(Self::from(track, number, seed));
        }
        let other = history.path(number);
        let both = path.iter().zip(&other).take_while(|(one, two)| one == two);
        let shared = both.count();
        let last = path.last().copied().unwrap_or(0);
        let fork = shared.checked_sub(1).map(|at| path[at]);
        let fork = fork.ok_or(FoldError::NoSuchRecord { number, last })?;
        let (here, there) = (&path[shared..], &other[shared..]);
        let track = track::Track::around(history, history.position_at(fork)?, there, here)?;
        let fork = Some(fork);
        Ok(Self {
            fork,
            ..Self::from(track, number, seed)
        })
    }

    /// Whether a seat's deck lies in the end as it lay: it isn't shuffled, and no card that goes back
    /// into it is picked at random or lost.
    #[must_use]
    pub fn keeps_deck(&self, seat: Seat) -> bool {
        let here = |place: &Place| (place.seat, place.zone) == (seat, Zone::Deck);
        let picked = self.picks.iter().any(|pick| self.may_lie(pick, here));
        !self.shuffled[seat] && !picked && !self.lost.iter().any(here)
    }

    /// Whether the picked cards, or one of those they were picked among, go there.
    fn may_lie(&self, pick: &Pick, here: impl Fn(&Place) -> bool) -> bool {
        let goes = |step: &Step| match step {
            Step::Move { card, to, .. } => pick.candidates.contains(card) && here(to),
            _ => false,
        };
        here(&pick.to) || self.net.iter().any(goes)
    }

    /// The seats whose deck is shuffled while the record goes on with an order it knows.
    #[must_use]
    pub fn reordered(&self) -> Vec<Seat> {
        let known = |seat: Seat| {
            let mut deck = self.then.zone(seat, Zone::Deck);
            deck.any(|row| row.face.is_some() && row.known_to == 0)
        };
        let seats = Seat::BOTH.into_iter();
        seats
            .filter(|seat| self.shuffled[*seat] && known(*seat))
            .collect()
    }

    fn from(track: track::Track, to: u32, seed: u64) -> Self {
        let mut matched = matching::matched(&track);
        let picks = pick::pick(&track, &mut matched, seed);
        let ordered = BySeat(track.shuffled.0.map(|shuffled| !shuffled));
        let mut net = steps::between(&track.then, &track.now, &matched.from, ordered);
        steps::name_found(&mut net, &track, &matched);
        net.extend(steps::shuffles(&track, &matched));
        let back = back::back(&track.then, &track.now, &matched.from);
        let lost = matched.lost.iter().map(|t| track.then.rows[*t].place);
        let lost = lost.collect();
        let track::Track {
            then,
            now,
            shuffled,
            mut reverse,
            ..
        } = track;
        reverse.reverse();
        Self {
            to,
            then,
            now,
            net,
            back,
            picks,
            seed,
            lost,
            shuffled,
            fork: None,
            reverse,
        }
    }
}

/// Where the card with this identity stands in the list of cards.
fn row_of(position: &Position, card: CardId) -> Option<usize> {
    position.rows.iter().position(|row| row.id == card)
}

/// The pile a place is in; on the field every zone is one of its own.
fn pile(place: Place) -> Place {
    let slot = match place.zone.on_field() {
        true => place.slot,
        false => 0,
    };
    Place { slot, ..place }
}

/// Both seats with something of each.
fn each<T>(of: impl Fn(Seat) -> T) -> [T; 2] {
    Seat::BOTH.map(of)
}
