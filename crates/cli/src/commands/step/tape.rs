//! A line as one role reads it, to be walked both ways: the debugger's road.
//!
//! Whatever the debugger shows is made of the role's own reading of the line, so what the role may
//! not know never comes near the screen.

use crate::error::Failure;
use crate::reading::Reading;
use crate::seen::{Fold, Seen};
use duel::{Event, Position};
use journal::Record;
use std::ops::Range;
use timeline::{History, Road};

/// A fold is kept before every so many records.
const SPACING: usize = 64;

/// A line as one role reads it, and where one stands on it.
#[derive(Debug)]
pub(super) struct Tape {
    reading: Reading,
    numbers: Vec<u32>,
    events: Vec<Event>,
    kept: Vec<Fold>,
    /// Stands after so many of the line's records.
    done: usize,
    fold: Fold,
    last: Option<Seen>,
}

impl Tape {
    /// Stands where a reading does.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(super) fn new(reading: Reading) -> Result<Self, Failure> {
        let (at, line) = (reading.at, reading.line);
        let fold = Fold::new(reading.role.role());
        let mut tape = Self {
            reading,
            numbers: Vec::new(),
            events: Vec::new(),
            kept: Vec::new(),
            done: 0,
            fold,
            last: None,
        };
        tape.take_line(line, at)?;
        Ok(tape)
    }

    /// Walks along another line from now on, standing at one of its records.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(super) fn take_line(&mut self, line: u32, at: u32) -> Result<(), Failure> {
        self.reading.line = line;
        self.numbers = self.history().records_of(line);
        (self.events, self.kept) = (Vec::new(), Vec::new());
        let mut fold = Fold::new(self.reading.role.role());
        for (index, number) in self.numbers.iter().enumerate() {
            if index.is_multiple_of(SPACING) {
                self.kept.push(fold.clone());
            }
            self.events.push(self.over(&mut fold, *number)?.event);
        }
        self.done = usize::MAX;
        self.stand(at).map(|_| ())
    }

    /// The duel's history.
    pub(super) const fn history(&self) -> &History {
        &self.reading.opened.history
    }

    /// The duel, the line, the place and the role.
    pub(super) const fn reading(&self) -> &Reading {
        &self.reading
    }

    /// The position stood at, as the role reads it.
    pub(super) const fn seen(&self) -> &Position {
        self.fold.seen()
    }

    /// The fold stood at.
    pub(super) const fn fold(&self) -> &Fold {
        &self.fold
    }

    /// The record stood at, as the role reads it. `None` before the first.
    pub(super) fn record(&self) -> Option<(&Seen, &Record)> {
        let seen = self.last.as_ref()?;
        Some((seen, self.history().record(seen.number)?))
    }

    /// How many records of the line lie behind, the one stood at among them.
    pub(super) const fn done(&self) -> usize {
        self.done
    }

    /// These records of the line, counted from its first, as the role reads them.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(super) fn stretch(&self, range: Range<usize>) -> Result<Vec<Seen>, Failure> {
        let end = range.end.min(self.numbers.len());
        let (mut fold, from) = self.kept_before(range.start);
        let mut all = Vec::new();
        for index in from..end {
            let seen = self.over(&mut fold, self.numbers[index])?;
            if index >= range.start {
                all.push(seen);
            }
        }
        Ok(all)
    }

    fn kept_before(&self, done: usize) -> (Fold, usize) {
        let at = (done / SPACING).min(self.kept.len().saturating_sub(1));
        match self.kept.get(at) {
            Some(fold) => (fold.clone(), at * SPACING),
            None => (Fold::new(self.reading.role.role()), 0),
        }
    }

    fn over(&self, fold: &mut Fold, number: u32) -> Result<Seen, Failure> {
        let record = self.history().record(number);
        let record = record.expect("a line is made of records");
        fold.step(record)
            .map_err(|error| self.reading.mismatch(&error))
    }

    /// Goes on to where so many records are done.
    fn walk_to(&mut self, done: usize) -> Result<(), Failure> {
        if done == self.done {
            return Ok(());
        }
        let (mut fold, mut at, mut last) = match self.done <= done && done - self.done <= SPACING {
            true => (self.fold.clone(), self.done, None),
            false => {
                let (fold, at) = self.kept_before(done.saturating_sub(1));
                (fold, at, None)
            }
        };
        while at < done {
            last = Some(self.over(&mut fold, self.numbers[at])?);
            at += 1;
        }
        (self.fold, self.done, self.last) = (fold, done, last);
        Ok(())
    }
}

impl Road for Tape {
    type Error = Failure;

    fn at(&self) -> u32 {
        self.last.as_ref().map_or(0, |seen| seen.number)
    }

    fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    fn event(&self, number: u32) -> Option<&Event> {
        let index = self.numbers.binary_search(&number).ok()?;
        self.events.get(index)
    }

    fn stand(&mut self, number: u32) -> Result<&Position, Failure> {
        let done = self.numbers.partition_point(|n| *n <= number);
        self.walk_to(done)?;
        self.reading.at = self.at();
        Ok(self.fold.seen())
    }
}

#[cfg(test)]
mod tests {
    use super::super::rehearsed::tape;
    use crate::arguments::As;
    use crate::seen::Walk;
    use timeline::Road;

    #[test]
    fn wherever_one_comes_from_the_position_is_the_one_of_the_walk() {
        for role in [As::Judge, As::A, As::Spectator] {
            let mut tape = tape("seeds/S17-forgot-to-ask", role);
            let numbers = tape.numbers().to_vec();
            let line = tape.reading().line;
            let jumps = numbers.iter().rev().chain(&numbers).step_by(3);
            for number in jumps.copied().collect::<Vec<_>>() {
                tape.stand(number).expect("it folds");
                let walk = Walk::new(tape.history(), line, number, role.role());
                let right = walk.finish().expect("it folds");
                assert_eq!(tape.seen(), right.seen(), "{role:?} {number}");
                assert_eq!(tape.at(), number);
                let told = tape
                    .record()
                    .map(|(seen, record)| (seen.number, record.number));
                assert_eq!(told, Some((number, number)));
            }
            tape.stand(0).expect("before the first");
            assert!((tape.at(), tape.record().is_none()) == (0, true));
        }
    }

    #[test]
    fn a_stretch_is_what_one_reads_standing_there() {
        let mut tape = tape("seeds/S17-forgot-to-ask", As::B);
        let stretch = tape.stretch(10..20).expect("it folds");
        assert_eq!(stretch.len(), 10);
        for seen in stretch {
            tape.stand(seen.number).expect("it folds");
            let (here, _) = tape.record().expect("a record");
            assert_eq!((&here.event, &here.after), (&seen.event, &seen.after));
        }
    }
}
