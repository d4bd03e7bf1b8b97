//! From one position to a later one, record by record: what was shuffled, which cards can't be
//! told apart any more, and what each record did to the table.

use super::{Reverse, steps};
use crate::FoldError;
use duel::{BySeat, CardId, Event, Place, Position, Row, Seat, Zone};
use timeline::History;

/// What happened to the cards between two positions.
pub(super) struct Track {
    pub(super) then: Position,
    pub(super) now: Position,
    /// Which decks were shuffled.
    pub(super) shuffled: BySeat<bool>,
    /// The cards that lay in a deck while it was shuffled, by their row.
    pub(super) in_shuffle: Vec<bool>,
    /// For each row another one it can't be told apart from, up to the first of them.
    same: Vec<usize>,
    /// Every record, in order.
    pub(super) reverse: Vec<Reverse>,
}

impl Track {
    pub(super) fn along(
        history: &History,
        path: &[u32],
        then: Position,
    ) -> Result<Self, FoldError> {
        let mut track = Self {
            now: then.clone(),
            in_shuffle: vec![false; then.rows.len()],
            same: (0..then.rows.len()).collect(),
            then,
            shuffled: BySeat([false, false]),
            reverse: Vec::new(),
        };
        for &number in path {
            track.step(history, number)?;
        }
        Ok(track)
    }

    /// From a record of another line to the tip of this one, by what both have done to the cards
    /// since they parted.
    pub(super) fn around(
        history: &History,
        fork: Position,
        there: &[u32],
        here: &[u32],
    ) -> Result<Self, FoldError> {
        let then = Self::along(history, there, fork.clone())?;
        let mut track = Self::along(history, here, fork)?;
        let (shared, all) = (track.then.rows.len(), then.now.rows.len());
        for row in 0..shared {
            track.in_shuffle[row] |= then.in_shuffle[row];
            track.join(row, then.first(row));
        }
        for seat in Seat::BOTH {
            track.shuffled[seat] |= then.shuffled[seat];
        }
        // A token that was made there only isn't on the table: it comes from nowhere.
        let tokens = then.now.rows[shared..].iter().enumerate();
        for (n, token) in tokens {
            let mut row = *token;
            row.id = CardId(u32::MAX - n as u32);
            row.place = Place::pile(token.owner, Zone::Gone);
            row.attached = None;
            track.now.rows.insert(shared + n, row);
        }
        track.leave_shuffled_to_their_faces();
        track.in_shuffle.resize(all, false);
        track.same.extend(shared..all);
        track.then = then.now;
        Ok(track)
    }

    fn step(&mut self, history: &History, number: u32) -> Result<(), FoldError> {
        let last = history.last();
        let record = history
            .record(number)
            .ok_or(FoldError::NoSuchRecord { number, last })?;
        let before = self.now.clone();
        self.now
            .apply(&record.event)
            .map_err(|mismatch| FoldError::Mismatch {
                record: number,
                mismatch,
            })?;
        self.note(&before, &record.event);
        let all: Vec<usize> = (0..before.rows.len()).collect();
        let steps = steps::between(&before, &self.now, &all, BySeat([true, true]));
        let shuffle = steps::of_shuffle(&record.event);
        let steps = steps.into_iter().chain(shuffle).collect();
        self.reverse.push(Reverse { at: number, steps });
        Ok(())
    }

    fn note(&mut self, before: &Position, event: &Event) {
        let renewed: Vec<usize> = (0..self.then.rows.len())
            .filter(|row| before.rows[*row].id != self.now.rows[*row].id)
            .collect();
        if let Event::Shuffled { seat } = event {
            self.shuffled[*seat] = true;
            for row in renewed {
                self.in_shuffle[row] = true;
            }
            return;
        }
        self.join_unseen(before, event);
        for (n, row) in renewed.iter().enumerate() {
            let place = super::pile(before.rows[*row].place);
            let with = renewed[..n]
                .iter()
                .find(|r| super::pile(before.rows[**r].place) == place);
            if let Some(with) = with {
                self.join(*with, *row);
            }
        }
    }

    /// A card nobody has named that leaves a hand may be any of those of that hand nobody has named:
    /// the record tells them apart, the table can't.
    fn join_unseen(&mut self, before: &Position, event: &Event) {
        let Event::CardsMoved { moves, .. } = event else {
            return;
        };
        let rows = |fits: &dyn Fn(&Row) -> bool| {
            let rows = before.rows.iter().take(self.then.rows.len()).enumerate();
            let fitting = rows.filter(|(_, row)| row.face.is_none() && fits(row));
            fitting.map(|(n, _)| n).collect::<Vec<usize>>()
        };
        let leave = |row: &Row| {
            let mut from = moves.iter().filter(|one| one.card == row.id);
            from.any(|one| one.from.zone == Zone::Hand && one.to.zone != Zone::Hand)
        };
        let mut pairs = Vec::new();
        for left in rows(&leave) {
            let seat = before.rows[left].place.seat;
            let hand = |row: &Row| (row.place.seat, row.place.zone) == (seat, Zone::Hand);
            pairs.extend(rows(&hand).into_iter().map(|other| (left, other)));
        }
        for (left, other) in pairs.into_iter().filter(|(left, other)| left != other) {
            self.join(left, other);
        }
    }

    /// What lay in a deck while it was shuffled is matched by its face, not picked.
    fn leave_shuffled_to_their_faces(&mut self) {
        let groups = self.groups();
        self.same = (0..self.same.len()).collect();
        for group in groups {
            let followed = group.into_iter().filter(|row| !self.in_shuffle[*row]);
            let followed: Vec<usize> = followed.collect();
            for row in followed.iter().skip(1) {
                self.same[*row] = followed[0];
            }
        }
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.first(one), self.first(other));
        let (first, second) = (one.min(other), one.max(other));
        self.same[second] = first;
    }

    fn first(&self, mut row: usize) -> usize {
        while self.same[row] != row {
            row = self.same[row];
        }
        row
    }

    /// The groups of cards that can't be told apart, by rows.
    pub(super) fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = vec![Vec::new(); self.same.len()];
        for row in 0..self.same.len() {
            groups[self.first(row)].push(row);
        }
        groups.retain(|group| group.len() > 1);
        groups
    }
}
