//! The records of one duel with an index over them: what each follows, on which line it is.
//!
//! The main type is [`History`]. It is filled record by record in append order and refuses a
//! record that can't come next; it never looks into the game.

use crate::{Batch, Line, MAIN};
use duel::{Digest, Event};
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
    bases: Vec<u32>,
    homes: Vec<u32>,
    pub(crate) lines: Vec<Line>,
    pub(crate) batches: Vec<Batch>,
    seals: BTreeMap<u32, Seal>,
}

impl Default for History {
    fn default() -> Self {
        Self {
            records: Vec::new(),
            bases: Vec::new(),
            homes: Vec::new(),
            lines: vec![Line::main()],
            batches: Vec::new(),
            seals: BTreeMap::new(),
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
        self.check_order(&record)?;
        let number = record.number;
        let base = match record.event {
            Event::Rewound { to, .. } => self.rewind_base(number, to)?,
            ref event if event.is_desk() => self.tip(),
            _ => number,
        };
        self.note_batch(&record);
        if let Event::Rewound { kind, undoes, .. } = record.event {
            let left = self.current().id;
            let parent = self.line_of(base).unwrap_or(MAIN);
            self.lines
                .push(Line::begun(number, parent, left, base, kind, undoes));
        }
        let line = self.lines.last_mut().expect("the main line always exists");
        if base == number {
            line.first.get_or_insert(number);
            line.records += 1;
        }
        line.tip = base;
        self.homes.push(line.id);
        self.bases.push(base);
        self.records.push(record);
        Ok(())
    }

    fn check_order(&self, record: &Record) -> Result<(), HistoryError> {
        let (expected, found) = (self.last() + 1, record.number);
        if expected != found {
            return Err(HistoryError::Number { expected, found });
        }
        let last = self.records.last().map_or(0, |r| r.batch);
        if record.batch < last || record.batch == 0 {
            let (number, found) = (record.number, record.batch);
            return Err(HistoryError::Batch {
                number,
                found,
                last,
            });
        }
        let tip = if record.event.is_desk() {
            None
        } else {
            Some(self.tip()).filter(|tip| *tip > 0)
        };
        if record.follows != tip {
            let (number, follows) = (record.number, record.follows);
            return Err(HistoryError::Follows {
                number,
                follows,
                tip,
            });
        }
        Ok(())
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
        self.bases.get(index(number)?).copied()
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
        self.homes.get(index(number)?).copied()
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

    /// The digest of the card definitions in use at a record.
    #[must_use]
    pub fn catalogue_at(&self, number: u32) -> Option<Digest> {
        self.upwards(number)
            .find_map(|n| match self.record(n)?.event {
                Event::DuelBegan { catalogue, .. } | Event::CatalogueChanged { catalogue } => {
                    Some(catalogue)
                }
                _ => None,
            })
    }
}

/// Where a record stands in the list.
fn index(number: u32) -> Option<usize> {
    (number as usize).checked_sub(1)
}
