//! The records of one duel with an index over them: what each follows, on which line it is.
//!
//! The main type is [`History`]. It is filled record by record in append order and refuses a
//! record that can't come next; it never looks into the game.

use crate::{Batch, Line, MAIN};
use duel::{Definitions, Desk, Event, RewindKind};
use journal::{Record, Seal};
use std::collections::BTreeMap;
use thiserror::Error;

/// A record that can't come next in this journal.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum HistoryError {
    /// Numbers count up from 1.
    #[error("record {found} comes where record {expected} must")]
    Number {
        /// The number that comes next.
        expected: u32,
        /// The number the record has.
        found: u32,
    },
    /// A duel event follows the tip of its line, a desk event follows nothing.
    #[error("record {number} follows {follows:?}, its line stands at {tip:?}")]
    Follows {
        /// The record.
        number: u32,
        /// What it says it follows.
        follows: Option<u32>,
        /// What it has to follow.
        tip: Option<u32>,
    },
    /// A rewind goes back to an earlier record of the duel.
    #[error("record {number} goes back to {to}, which is no earlier record with a position")]
    RewindsTo {
        /// The record.
        number: u32,
        /// Where it says it goes back to.
        to: u32,
    },
    /// The duel goes on along another line only where that stands.
    #[error("record {number} goes on along line {line} at {to}, where it doesn't stand")]
    SwitchesTo {
        /// The record.
        number: u32,
        /// The line it names.
        line: u32,
        /// Where it says the line stands.
        to: u32,
    },
    /// Batches count up, and each is written whole.
    #[error("record {number} is of batch {found}, after batch {last}")]
    Batch {
        /// The record.
        number: u32,
        /// The batch it says it is of.
        found: u32,
        /// The batch of the record before it.
        last: u32,
    },
}

/// The records of one duel, in append order, with what follows what.
///
/// Record *n* is the *n*-th, from 1. Every record has a *base*: the duel event whose fold gives
/// the position at that record. For a duel event it is the record itself, for a rewind the place
/// gone back to, for any other desk event the tip of the line at that time.
#[derive(Clone, Debug)]
pub struct History {
    records: Vec<Record>,
    entries: Vec<Entry>,
    pub(crate) lines: Vec<Line>,
    pub(crate) current: u32,
    pub(crate) desk: Vec<u32>,
    pub(crate) batches: Vec<Batch>,
    seals: BTreeMap<u32, Seal>,
    pub(crate) plain: bool,
}

/// What the index keeps about a record.
#[derive(Clone, Copy, Debug)]
struct Entry {
    base: u32,
    home: u32,
    depth: u32,
}

/// Where a history ends.
#[derive(Clone, Copy)]
struct End {
    last: u32,
    batch: u32,
    tip: u32,
}

impl End {
    /// Checks that a record can come next, and gives its base.
    fn check(self, history: &History, record: &Record) -> Result<u32, HistoryError> {
        let number = record.number;
        let expected = self.last.saturating_add(1);
        if expected != number {
            let found = number;
            return Err(HistoryError::Number { expected, found });
        }
        let (found, last) = (record.batch, self.batch);
        if found < last || found == 0 {
            return Err(HistoryError::Batch {
                number,
                found,
                last,
            });
        }
        let desk = record.event.is_desk();
        let (follows, tip) = (
            record.follows,
            Some(self.tip).filter(|tip| !desk && *tip > 0),
        );
        if follows != tip {
            return Err(HistoryError::Follows {
                number,
                follows,
                tip,
            });
        }
        match record.event {
            Event::Rewound {
                to,
                kind: RewindKind::Return,
                undoes,
                ..
            } => history.return_base(number, to, undoes),
            Event::Rewound { to, .. } => history.rewind_base(number, to),
            Event::Desk(Desk::LineSwitched { line, to }) => history.switch_base(number, line, to),
            _ if desk => Ok(self.tip),
            _ => Ok(number),
        }
    }
}

impl Default for History {
    fn default() -> Self {
        Self {
            records: Vec::new(),
            entries: Vec::new(),
            lines: vec![Line::main()],
            current: MAIN,
            desk: Vec::new(),
            batches: Vec::new(),
            seals: BTreeMap::new(),
            plain: false,
        }
    }
}

impl History {
    /// Indexes records in append order.
    ///
    /// # Errors
    /// [`HistoryError`] names the first record that can't come where it is.
    pub fn new(records: impl IntoIterator<Item = Record>) -> Result<Self, HistoryError> {
        let mut history = Self::default();
        for record in records {
            history.push(record)?;
        }
        Ok(history)
    }

    /// Adds the next record.
    ///
    /// # Errors
    /// [`HistoryError`] when it can't come next; nothing is added then.
    pub fn push(&mut self, record: Record) -> Result<(), HistoryError> {
        let base = self.end().check(self, &record)?;
        let number = record.number;
        self.note_batch(&record);
        match record.event {
            Event::Rewound {
                kind: RewindKind::Return,
                undoes,
                ..
            } => {
                // It was checked that it returns to a line.
                self.current = self.returns(undoes).unwrap_or(self.current);
            }
            Event::Rewound { kind, undoes, .. } => {
                let parent = self.line_of(base).unwrap_or(MAIN);
                let begun = Line::begun(number, parent, self.current, base, kind, undoes);
                self.lines.push(begun);
                self.current = number;
            }
            Event::Desk(Desk::LineSwitched { line, .. }) => self.current = line,
            _ => {}
        }
        if matches!(record.event, Event::Desk(_)) {
            self.desk.push(number);
        }
        let at = self.current_index();
        let line = &mut self.lines[at];
        if base == number {
            line.first.get_or_insert(number);
            line.records += 1;
        }
        line.tip = base;
        let home = line.id;
        let depth = match base == number {
            true => self.depth(record.follows.unwrap_or(0)) + 1,
            false => self.depth(base),
        };
        self.entries.push(Entry { base, home, depth });
        self.records.push(record);
        Ok(())
    }

    /// Checks that records could be added one after the other, and adds none.
    ///
    /// # Errors
    /// [`HistoryError`] at the first that couldn't.
    pub fn check_next(&self, records: &[Record]) -> Result<(), HistoryError> {
        let mut end = self.end();
        for record in records {
            let tip = end.check(self, record)?;
            let (last, batch) = (record.number, record.batch);
            end = End { last, batch, tip };
        }
        Ok(())
    }

    fn end(&self) -> End {
        End {
            last: self.last(),
            batch: self.records.last().map_or(0, |record| record.batch),
            tip: self.tip(),
        }
    }

    fn switch_base(&self, number: u32, line: u32, to: u32) -> Result<u32, HistoryError> {
        let stands = self.line(line).map(|line| line.tip);
        stands
            .filter(|tip| *tip == to && to > 0)
            .ok_or(HistoryError::SwitchesTo { number, line, to })
    }

    /// The line that a return goes to.
    fn returns(&self, undoes: Option<u32>) -> Option<u32> {
        self.returns_to(self.batch(undoes?)?)
    }

    fn return_base(&self, number: u32, to: u32, undoes: Option<u32>) -> Result<u32, HistoryError> {
        let line = self.returns(undoes).and_then(|line| self.line(line));
        let tip = line.map(|line| line.tip).filter(|tip| *tip == to && to > 0);
        tip.ok_or(HistoryError::RewindsTo { number, to })
    }

    fn rewind_base(&self, number: u32, to: u32) -> Result<u32, HistoryError> {
        self.base(to)
            .filter(|base| *base > 0)
            .ok_or(HistoryError::RewindsTo { number, to })
    }

    /// Remembers the seal the journal had after a record (kept at the end of each batch).
    pub fn put_seal(&mut self, number: u32, seal: Seal) {
        self.seals.insert(number, seal);
    }

    /// The seals known, by the record they stand after.
    pub fn seals(&self) -> impl Iterator<Item = (u32, Seal)> {
        self.seals.iter().map(|(number, seal)| (*number, *seal))
    }

    /// All records in append order.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// A record by its number.
    #[must_use]
    pub fn record(&self, number: u32) -> Option<&Record> {
        self.records.get(index(number)?)
    }

    /// The number of the last record, 0 when there is none.
    #[must_use]
    pub const fn last(&self) -> u32 {
        self.records.len() as u32
    }

    /// The duel event whose fold gives the position at a record; 0 for a desk event before the
    /// first duel event.
    #[must_use]
    pub fn base(&self, number: u32) -> Option<u32> {
        Some(self.entries.get(index(number)?)?.base)
    }

    /// How many duel events lead to a record; 0 where there is none.
    pub(crate) fn depth(&self, number: u32) -> u32 {
        let entry = index(number).and_then(|at| self.entries.get(at));
        entry.map_or(0, |entry| entry.depth)
    }

    /// The duel event that leads to the position *before* a record: what a duel event follows,
    /// where the line stood before a desk event. 0 at the beginning.
    #[must_use]
    pub fn before(&self, number: u32) -> Option<u32> {
        let record = self.record(number)?;
        Some(if record.event.is_desk() {
            self.base(number - 1).unwrap_or(0)
        } else {
            record.follows.unwrap_or(0)
        })
    }

    /// The line a record was written on.
    #[must_use]
    pub fn line_of(&self, number: u32) -> Option<u32> {
        Some(self.entries.get(index(number)?)?.home)
    }

    /// The duel event the journal stands at: the tip of the current line. 0 when empty.
    #[must_use]
    pub fn tip(&self) -> u32 {
        self.current().tip
    }

    /// The duel events from the first to the base of a record, along what each follows.
    #[must_use]
    pub fn path(&self, number: u32) -> Vec<u32> {
        let mut path: Vec<u32> = self.upwards(number).collect();
        path.reverse();
        path
    }

    /// The base of a record, then what it follows, and so on up to the first.
    pub fn upwards(&self, number: u32) -> impl Iterator<Item = u32> {
        let base = self.base(number).filter(|base| *base > 0);
        std::iter::successors(base, |n| self.record(*n)?.follows)
    }

    /// The duel events from the first to the base of a record, along what each follows.
    pub fn events_to(&self, number: u32) -> impl Iterator<Item = &Event> {
        let path = self.path(number).into_iter();
        path.filter_map(|number| Some(&self.record(number)?.event))
    }

    /// The card definitions and the engine in use at a record.
    #[must_use]
    pub fn definitions_at(&self, number: u32) -> Option<Definitions> {
        self.upwards(number)
            .find_map(|n| self.record(n)?.event.definitions())
    }
}

/// Where a record stands in the list.
fn index(number: u32) -> Option<usize> {
    (number as usize).checked_sub(1)
}
