//! Cached positions. They make seeking fast and can be thrown away at any time.

use duel::Position;
use std::collections::BTreeMap;

/// How many events lie between two snapshots at first.
const EVERY: u32 = 16;
/// How many snapshots are kept; beyond it every other one is dropped.
const MOST: usize = 512;

/// Positions by the record they stand at.
#[derive(Clone, Debug)]
pub(crate) struct Snapshots {
    every: u32,
    most: usize,
    kept: BTreeMap<u32, Position>,
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
        }
    }

    pub(crate) fn get(&self, number: u32) -> Option<&Position> {
        self.kept.get(&number)
    }

    /// The snapshot at a record with so many events behind it, if it is one that is kept.
    pub(crate) fn at_depth(&self, number: u32, depth: u32) -> Option<&Position> {
        if !depth.is_multiple_of(self.every) {
            return None;
        }
        self.get(number)
    }

    /// Keeps the position if its turn has come.
    pub(crate) fn offer(&mut self, number: u32, position: &Position) {
        if !position.moment.is_multiple_of(self.every) || self.kept.contains_key(&number) {
            return;
        }
        self.kept.insert(number, position.clone());
        while self.kept.len() > self.most {
            self.thin();
        }
    }

    /// Drops about every other snapshot, and keeps fewer from now on.
    fn thin(&mut self) {
        self.every = self.every.saturating_mul(2);
        let every = self.every;
        self.kept
            .retain(|_, position| position.moment.is_multiple_of(every));
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

    #[cfg(test)]
    pub(crate) fn get_mut(&mut self, number: u32) -> Option<&mut Position> {
        self.kept.get_mut(&number)
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.kept.len()
    }
}
