//! Cached positions. They make seeking fast and can be thrown away at any time.

use duel::{Position, Row};
use std::collections::BTreeMap;
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
}

impl Snapshot {
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
    /// that is kept; says whether it is.
    pub(crate) fn restore(&self, number: u32, depth: u32, into: &mut Position) -> bool {
        if !depth.is_multiple_of(self.every) {
            return false;
        }
        let kept = self.kept.get(&number);
        kept.inspect(|kept| kept.restore(into)).is_some()
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
        Snapshot {
            base: Arc::clone(&self.base),
            changed: changed.into(),
            rest,
        }
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

    pub(crate) fn clear(&mut self) {
        self.kept.clear();
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
