//! Cached positions. They make seeking fast and can be thrown away at any time: one that isn't as it
//! was taken is thrown away when it is wanted, and the fold decides.

use duel::{Position, Row};
use rustc_hash::FxHasher;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// How many events lie between two snapshots at first.
const EVERY: u32 = 16;
/// How many snapshots are kept; beyond it every other one is dropped.
const MOST: usize = 512;
/// Once more than one card in so many differs, the next snapshots have cards of their own to share.
const SHARE: usize = 4;

/// Positions by the record they stand at.
#[derive(Clone, Debug)]
pub(crate) struct Snapshots {
    every: u32,
    most: usize,
    kept: BTreeMap<u32, Snapshot>,
    /// The cards that the next snapshots are told apart from.
    base: Arc<[Row]>,
}

/// A position, its cards as far as they differ from those many snapshots share: most of them lie
/// in their decks all the while.
#[derive(Clone, Debug)]
struct Snapshot {
    base: Arc<[Row]>,
    changed: Box<[(u8, Row)]>,
    /// Everything but the cards.
    rest: Position,
    /// What it came to when it was taken, without the shared cards.
    sum: u64,
}

impl Snapshot {
    fn new(base: Arc<[Row]>, changed: Box<[(u8, Row)]>, rest: Position) -> Self {
        let mut snapshot = Self {
            base,
            changed,
            rest,
            sum: 0,
        };
        snapshot.sum = snapshot.comes_to();
        snapshot
    }

    fn comes_to(&self) -> u64 {
        // The cards that many share are left out: adding them up takes as long as the whole fold.
        let mut hasher = FxHasher::default();
        self.changed.hash(&mut hasher);
        self.rest.hash(&mut hasher);
        hasher.finish()
    }

    /// Whether it is as it was taken.
    fn is_whole(&self) -> bool {
        self.sum == self.comes_to()
    }

    /// The position again, in the room that another one has already.
    fn restore(&self, into: &mut Position) {
        let mut rows = std::mem::take(&mut into.rows);
        rows.clear();
        rows.extend_from_slice(&self.base);
        for (number, row) in &self.changed {
            rows[usize::from(*number)] = *row;
        }
        into.clone_from(&self.rest);
        into.rows = rows;
    }
}

impl Default for Snapshots {
    fn default() -> Self {
        Self::new(EVERY, MOST)
    }
}

impl Snapshots {
    pub(crate) fn new(every: u32, most: usize) -> Self {
        Self {
            every: every.max(1),
            most: most.max(1),
            kept: BTreeMap::new(),
            base: Arc::new([]),
        }
    }

    pub(crate) fn get(&self, number: u32) -> Option<Position> {
        let mut position = Position::new();
        self.kept.get(&number)?.restore(&mut position);
        Some(position)
    }

    /// Puts the snapshot at a record with so many events behind it into a position, if it is one
    /// that is kept, and as it was taken; says whether it is. One that isn't is dropped.
    pub(crate) fn restore(&mut self, number: u32, depth: u32, into: &mut Position) -> bool {
        if !depth.is_multiple_of(self.every) {
            return false;
        }
        let Some(kept) = self.kept.get(&number) else {
            return false;
        };
        if !kept.is_whole() {
            self.kept.remove(&number);
            return false;
        }
        kept.restore(into);
        true
    }

    /// Keeps the position if its turn has come.
    pub(crate) fn offer(&mut self, number: u32, position: &Position) {
        if !position.moment.is_multiple_of(self.every) || self.kept.contains_key(&number) {
            return;
        }
        let snapshot = self.taken_of(position);
        self.kept.insert(number, snapshot);
        while self.kept.len() > self.most {
            self.thin();
        }
    }

    fn taken_of(&mut self, position: &Position) -> Snapshot {
        let mut rest = position.clone();
        let rows = std::mem::take(&mut rest.rows);
        let mut changed = changes(&self.base, &rows);
        if rows.len() != self.base.len() || changed.len() > rows.len() / SHARE {
            changed.clear();
            self.base = rows.into();
        }
        Snapshot::new(Arc::clone(&self.base), changed.into(), rest)
    }

    /// Drops about every other snapshot, and keeps fewer from now on.
    fn thin(&mut self) {
        self.every = self.every.saturating_mul(2);
        let every = self.every;
        self.kept
            .retain(|_, kept| kept.rest.moment.is_multiple_of(every));
        if self.every >= 1 << 30 {
            self.kept.clear();
        }
    }

    pub(crate) fn numbers(&self) -> Vec<u32> {
        self.kept.keys().copied().collect()
    }

    pub(crate) fn remove(&mut self, number: u32) {
        self.kept.remove(&number);
    }

    /// What a snapshot has beside the cards.
    #[cfg(test)]
    pub(crate) fn get_mut(&mut self, number: u32) -> Option<&mut Position> {
        self.kept.get_mut(&number).map(|kept| &mut kept.rest)
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.kept.len()
    }
}

/// The cards that differ. A position has no more than a byte can count.
fn changes(base: &[Row], rows: &[Row]) -> Vec<(u8, Row)> {
    let pairs = (0_u8..=u8::MAX).zip(base.iter().zip(rows));
    let differ = pairs.filter(|(_, (old, new))| old != new);
    differ.map(|(number, (_, new))| (number, *new)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::{Cause, Event, Move, Place, Posture, Seat, Zone};

    const CARDS: u8 = 40;

    /// Cards go from the top of a deck to the graveyard, one after the other.
    fn positions() -> Vec<Position> {
        let mut position = Position::new();
        let entered = Event::CardsEntered {
            owner: Seat::A,
            to: Place::pile(Seat::A, Zone::Deck),
            count: CARDS,
            posture: Posture::FaceDown,
        };
        position.apply(&entered).expect("the deck was empty");
        let mut all = vec![position.clone()];
        while let Some(top) = position.top(Seat::A, Zone::Deck) {
            let moves = vec![Move {
                card: top.id,
                from: top.place,
                to: Place::pile(Seat::A, Zone::Graveyard),
                posture: Posture::FaceUp,
            }];
            let cause = Cause::RULE;
            let moved = Event::CardsMoved { moves, cause };
            position.apply(&moved).expect("it is the card on top");
            all.push(position.clone());
        }
        all
    }

    fn snapshots(positions: &[Position]) -> Snapshots {
        let mut snapshots = Snapshots::new(1, 64);
        for position in positions {
            snapshots.offer(position.moment, position);
        }
        snapshots
    }

    #[test]
    fn a_snapshot_gives_back_every_card_wherever_it_went() {
        let positions = positions();
        let mut snapshots = snapshots(&positions);
        assert_eq!(positions.len(), usize::from(CARDS) + 1);
        let mut into = Position::new();
        for position in positions.iter().rev() {
            let number = position.moment;
            assert!(snapshots.restore(number, number, &mut into));
            assert_eq!(&into, position);
            assert_eq!(snapshots.get(number).as_ref(), Some(position));
        }
    }

    #[test]
    fn snapshots_share_the_cards_that_stay_where_they_are() {
        let snapshots = snapshots(&positions());
        let bases: Vec<_> = snapshots.kept.values().map(|kept| &kept.base).collect();
        let shared = bases.windows(2).filter(|two| Arc::ptr_eq(two[0], two[1]));
        assert!(shared.count() > usize::from(CARDS) / 2);
        let most = usize::from(CARDS) / SHARE;
        assert!(
            snapshots
                .kept
                .values()
                .all(|kept| kept.changed.len() <= most)
        );
    }
}
