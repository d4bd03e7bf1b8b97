//! Standing at a record: positions along a line, forwards and backwards.
//!
//! The main type is [`Cursor`]. Whatever its snapshots hold, a position is what the fold of the
//! records gives; a snapshot that isn't as it was taken is dropped and the fold decides.

use crate::{History, snapshots::Snapshots};
use duel::{Mismatch, Position};
use thiserror::Error;

/// Why there is no position at a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FoldError {
    /// The journal has no such record.
    #[error("there is no record {number}, the last is {last}")]
    NoSuchRecord {
        /// The number asked for.
        number: u32,
        /// The last record there is.
        last: u32,
    },
    /// The journal can't be this game: the first record that can't be.
    #[error("record {record} can't be: {mismatch}")]
    Mismatch {
        /// The record.
        record: u32,
        /// What can't be about it.
        mismatch: Mismatch,
    },
}

/// A record with the positions on both sides of it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The record's number.
    pub number: u32,
    /// The position before it.
    pub before: Position,
    /// The position after it.
    pub after: Position,
}

/// Stands at one record of a line.
///
/// ```
/// use duel::{Cause, Event, Seat};
/// use journal::{Knowledge, Record, Source, Time};
/// use timeline::{Cursor, History};
///
/// let gains = |number| Record {
///     number,
///     follows: Some(number - 1).filter(|follows| *follows > 0),
///     batch: 1,
///     at: Time(0),
///     happened_at: None,
///     source: Source::Engine,
///     knowledge: Knowledge::Decided,
///     event: Event::LpChanged { seat: Seat::A, by: 100, to: 8000 + 100 * number, cause: Cause::RULE },
///     words: None,
/// };
/// let history = History::new((1..=3).map(gains))?;
/// let mut cursor = Cursor::new(&history);
/// assert_eq!(cursor.go_to(2)?.lp[Seat::A], 8200);
/// assert_eq!(cursor.forward()?, Some(3));
/// assert_eq!(cursor.back()?, Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Cursor<'h> {
    history: &'h History,
    snapshots: Snapshots,
    line: u32,
    path: Vec<u32>,
    at: u32,
    position: Position,
    /// Where a position is folded before it counts.
    next: Position,
    ahead: Vec<u32>,
}

impl<'h> Cursor<'h> {
    /// Stands before the first record of the current line.
    #[must_use]
    pub fn new(history: &'h History) -> Self {
        Self {
            history,
            snapshots: Snapshots::default(),
            line: history.current().id,
            path: history.path_of(history.current().id),
            at: 0,
            position: Position::new(),
            next: Position::new(),
            ahead: Vec::new(),
        }
    }

    /// The same with a snapshot every so many events, and at most so many of them.
    #[must_use]
    pub fn with_snapshots(mut self, every: u32, most: usize) -> Self {
        self.snapshots = Snapshots::new(every, most);
        self
    }

    /// The duel event it stands at, 0 before the first.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.at
    }

    /// The line it walks along.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// The position it stands at.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Goes to a record. The line walked along stays if the record is on it; otherwise it
    /// becomes the line the record was written on.
    ///
    /// # Errors
    /// [`FoldError`]; the cursor then stays where it was.
    pub fn go_to(&mut self, number: u32) -> Result<&Position, FoldError> {
        let base = self.base(number)?;
        self.fold_to(base)?;
        if !self.history.is_on(number, self.line)
            && let Some(line) = self.history.line_of(number)
        {
            self.take_line(line);
        }
        self.stand(base);
        Ok(&self.position)
    }

    /// The history it walks in.
    #[must_use]
    pub const fn history(&self) -> &'h History {
        self.history
    }

    /// The duel events of the line, in order.
    #[must_use]
    pub fn path(&self) -> &[u32] {
        &self.path
    }

    /// Stands before the first record.
    ///
    /// # Errors
    /// [`FoldError`]; the cursor then stays where it was.
    pub fn go_before_the_first(&mut self) -> Result<&Position, FoldError> {
        self.fold_to(0)?;
        self.stand(0);
        Ok(&self.position)
    }

    /// Walks along another line from now on. Stays where it is if that is on the line, and goes
    /// to the last record both share otherwise. `None` when there is no such line.
    ///
    /// # Errors
    /// [`FoldError`]; the cursor then stays where it was.
    pub fn go_on_line(&mut self, line: u32) -> Result<Option<&Position>, FoldError> {
        if self.history.line(line).is_none() {
            return Ok(None);
        }
        let path = self.history.path_of(line);
        let shared = self
            .history
            .upwards(self.at)
            .find(|n| path.binary_search(n).is_ok());
        let base = shared.unwrap_or(0);
        self.fold_to(base)?;
        self.take_line(line);
        self.stand(base);
        Ok(Some(&self.position))
    }

    /// Goes one duel event forward along the line. `None` at its tip.
    ///
    /// # Errors
    /// [`FoldError`]; the cursor then stays where it was.
    pub fn forward(&mut self) -> Result<Option<u32>, FoldError> {
        let next = self.path.partition_point(|n| *n <= self.at);
        let Some(number) = self.path.get(next).copied() else {
            return Ok(None);
        };
        // What can't be leaves the position as it was.
        self.history.apply(number, &mut self.position)?;
        self.snapshots.offer(number, &self.position);
        self.at = number;
        Ok(Some(number))
    }

    /// Goes one duel event back along the line. `None` before the first.
    ///
    /// # Errors
    /// [`FoldError`]; the cursor then stays where it was.
    pub fn back(&mut self) -> Result<Option<u32>, FoldError> {
        let Some(record) = self.history.record(self.at) else {
            return Ok(None);
        };
        let before = record.follows.unwrap_or(0);
        self.fold_to(before)?;
        self.stand(before);
        Ok(Some(before))
    }

    /// The position at a record, without going there.
    ///
    /// # Errors
    /// [`FoldError`] when there is none.
    pub fn position_at(&mut self, number: u32) -> Result<Position, FoldError> {
        let base = self.base(number)?;
        self.fold_to(base)?;
        Ok(self.next.clone())
    }

    /// The position before a record: where what it follows stands, or, for a desk event, where
    /// the journal stood before it.
    ///
    /// # Errors
    /// [`FoldError`] when there is none.
    pub fn position_before(&mut self, number: u32) -> Result<Position, FoldError> {
        let before = self.history.before(number);
        self.fold_to(before.ok_or_else(|| self.no_such(number))?)?;
        Ok(self.next.clone())
    }

    /// A record with the positions before and after it.
    ///
    /// # Errors
    /// [`FoldError`] when there are none.
    pub fn step(&mut self, number: u32) -> Result<Step, FoldError> {
        let before = self.position_before(number)?;
        let after = self.position_at(number)?;
        Ok(Step {
            number,
            before,
            after,
        })
    }

    /// Compares every snapshot with the fold from the start, drops those that differ, and gives
    /// the records they stood at: none, unless something is broken.
    ///
    /// # Errors
    /// [`FoldError`] when the journal itself can't be folded.
    pub fn check_snapshots(&mut self) -> Result<Vec<u32>, FoldError> {
        let mut wrong = Vec::new();
        for number in self.snapshots.numbers() {
            let right = self.history.position_at(number)?;
            if self.snapshots.get(number).as_ref() != Some(&right) {
                self.snapshots.remove(number);
                wrong.push(number);
            }
        }
        Ok(wrong)
    }

    fn take_line(&mut self, line: u32) {
        self.line = line;
        self.path = self.history.path_of(line);
    }

    /// Stands where a position was folded for.
    fn stand(&mut self, at: u32) {
        self.at = at;
        std::mem::swap(&mut self.position, &mut self.next);
    }

    fn base(&self, number: u32) -> Result<u32, FoldError> {
        self.history
            .base(number)
            .ok_or_else(|| self.no_such(number))
    }

    const fn no_such(&self, number: u32) -> FoldError {
        self.history.no_such(number)
    }

    /// Folds the position at a duel event, from the nearest position that is at hand.
    fn fold_to(&mut self, base: u32) -> Result<(), FoldError> {
        let mut ahead = std::mem::take(&mut self.ahead);
        ahead.clear();
        let found = self.nearest(base, &mut ahead);
        if !found {
            self.next = Position::new();
        }
        let folded = self.fold(ahead.iter().rev());
        self.ahead = ahead;
        folded
    }

    /// Takes the nearest position on the way up that is at hand, if there is one, and notes the
    /// records below it.
    fn nearest(&mut self, base: u32, ahead: &mut Vec<u32>) -> bool {
        for number in self.history.upwards(base) {
            if number == self.at {
                self.next.clone_from(&self.position);
                return true;
            }
            let depth = self.history.depth(number);
            if self.snapshots.restore(number, depth, &mut self.next) {
                return true;
            }
            ahead.push(number);
        }
        false
    }

    fn fold<'n>(&mut self, numbers: impl Iterator<Item = &'n u32>) -> Result<(), FoldError> {
        for number in numbers {
            self.history.apply(*number, &mut self.next)?;
            self.snapshots.offer(*number, &self.next);
        }
        Ok(())
    }
}

impl History {
    /// The position at a record, folded from the start. A [`Cursor`] is faster for many.
    ///
    /// # Errors
    /// [`FoldError`] when there is none.
    pub fn position_at(&self, number: u32) -> Result<Position, FoldError> {
        if self.base(number).is_none() {
            return Err(self.no_such(number));
        }
        let mut position = Position::new();
        for n in self.path(number) {
            self.apply(n, &mut position)?;
        }
        Ok(position)
    }

    /// The duel events of a line, from the first of the journal to its tip.
    #[must_use]
    pub fn path_of(&self, line: u32) -> Vec<u32> {
        self.line(line)
            .map_or_else(Vec::new, |line| self.path(line.tip))
    }

    fn apply(&self, number: u32, position: &mut Position) -> Result<(), FoldError> {
        let record = self.record(number).ok_or_else(|| self.no_such(number))?;
        position
            .apply(&record.event)
            .map_err(|mismatch| FoldError::Mismatch {
                record: number,
                mismatch,
            })
    }

    const fn no_such(&self, number: u32) -> FoldError {
        FoldError::NoSuchRecord {
            number,
            last: self.last(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::{Cause, Event, Passcode, Seat};
    use journal::{Knowledge, Record, Source, Time};

    fn history(events: u32) -> History {
        let records = (1..=events).map(|number| Record {
            number,
            follows: Some(number - 1).filter(|follows| *follows > 0),
            batch: 1,
            at: Time(0),
            happened_at: None,
            source: Source::Engine,
            knowledge: Knowledge::Decided,
            event: Event::LpChanged {
                seat: Seat::A,
                by: 100,
                to: 8000 + 100 * number,
                cause: Cause::RULE,
            },
            words: None,
        });
        History::new(records).expect("the records follow one another")
    }

    #[test]
    fn a_snapshot_that_is_wrong_is_found_and_dropped() {
        let history = history(40);
        let mut cursor = Cursor::new(&history).with_snapshots(10, 8);
        cursor.go_to(40).expect("it folds");
        let wrong = cursor.snapshots.get_mut(20).expect("it was kept");
        wrong.turn = 9;
        assert_eq!(cursor.check_snapshots(), Ok(vec![20]));
        assert_eq!(cursor.check_snapshots(), Ok(vec![]));
    }

    /// Whether what is wrong leads to an impossible fact, or to none.
    #[test]
    fn a_snapshot_that_is_wrong_never_wins_over_the_fold() {
        let history = history(40);
        let spoils: [fn(&mut Position); 3] = [
            |wrong| wrong.turn = 9,
            |wrong| wrong.lp[Seat::A] = 1,
            |wrong| wrong.used_ever.push((Seat::B, Passcode(1), 1)),
        ];
        for spoil in spoils {
            let mut cursor = Cursor::new(&history).with_snapshots(10, 8);
            cursor.go_to(40).expect("it folds");
            spoil(cursor.snapshots.get_mut(20).expect("it was kept"));
            assert_eq!(cursor.go_to(25).cloned(), history.position_at(25));
            assert_eq!(cursor.go_to(21).cloned(), history.position_at(21));
            assert_eq!(cursor.check_snapshots(), Ok(vec![]));
        }
    }

    #[test]
    fn the_number_of_snapshots_is_bounded() {
        let history = history(5_000);
        let mut cursor = Cursor::new(&history).with_snapshots(2, 16);
        cursor.go_to(5_000).expect("it folds");
        assert!((4..=16).contains(&cursor.snapshots.len()));
        assert_eq!(cursor.position_at(3_333), history.position_at(3_333));
    }
}
