//! Operations: batches as they were written, and which of them an undo takes back next.

use crate::History;
use duel::{Desk, Event};
use journal::Record;

/// One batch of the journal: what was written at once, whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Its number.
    pub number: u32,
    /// Its first record.
    pub first: u32,
    /// Its last record.
    pub last: u32,
    /// The duel event the journal stood at before it; 0 before the set-up.
    pub before: u32,
    /// The line it stood on before it.
    pub left: u32,
    /// The batch it takes back, when it is an undo.
    pub undoes: Option<u32>,
    /// The batch that took it back.
    pub undone_by: Option<u32>,
}

impl History {
    /// All batches in append order.
    #[must_use]
    pub fn batches(&self) -> &[Batch] {
        &self.batches
    }

    /// A batch by its number.
    #[must_use]
    pub fn batch(&self, number: u32) -> Option<&Batch> {
        let at = self
            .batches
            .binary_search_by_key(&number, |batch| batch.number)
            .ok()?;
        Some(&self.batches[at])
    }

    /// The batch an undo takes back next: the last one that is no undo and was not taken back.
    /// `None` when only the set-up is left.
    #[must_use]
    pub fn to_undo(&self) -> Option<&Batch> {
        self.batches
            .iter()
            .rev()
            .find(|batch| batch.undoes.is_none() && batch.undone_by.is_none() && batch.before > 0)
    }

    /// The undo a redo takes back next: the last one, unless something else was done since.
    #[must_use]
    pub fn to_redo(&self) -> Option<&Batch> {
        let since = self.batches.iter().rev();
        let mut undone = since.take_while(|batch| batch.undoes.is_some());
        undone.find(|batch| batch.undone_by.is_none() && !self.is_redo(batch))
    }

    /// True for a batch that takes back an undo.
    #[must_use]
    pub fn is_redo(&self, batch: &Batch) -> bool {
        let undone = batch.undoes.and_then(|number| self.batch(number));
        undone.is_some_and(|undone| undone.undoes.is_some())
    }

    /// The line that taking a batch back goes on along, where that is no new one: the one stood on,
    /// if the batch only wrote something at the desk; the one it left, if it only went to another
    /// line and the one it left still stands where it stood.
    #[must_use]
    pub fn returns_to(&self, batch: &Batch) -> Option<u32> {
        let left = || {
            let line = self.line(batch.left)?;
            (line.tip == batch.before).then_some(line.id)
        };
        match self.record(batch.first)?.event {
            Event::Desk(Desk::LineSwitched { .. })
            | Event::Rewound {
                undoes: Some(_), ..
            } => left(),
            Event::Desk(_) | Event::Note => Some(self.current),
            _ => None,
        }
    }

    /// Takes note of a record's batch, before the record itself is added.
    pub(crate) fn note_batch(&mut self, record: &Record) {
        let (before, left) = (self.tip(), self.current);
        match self.batches.last_mut() {
            Some(batch) if batch.number == record.batch => batch.last = record.number,
            _ => self.batches.push(Batch {
                number: record.batch,
                first: record.number,
                last: record.number,
                before,
                left,
                undoes: None,
                undone_by: None,
            }),
        }
        if let Event::Rewound {
            undoes: Some(undone),
            ..
        } = record.event
        {
            self.note_undo(record.batch, undone);
        }
    }

    /// An undo takes its batch back; what takes an undo back puts its batch in force again.
    fn note_undo(&mut self, by: u32, undone: u32) {
        let mut again = None;
        for batch in self.batches.iter_mut().rev() {
            if batch.number == by {
                batch.undoes = Some(undone);
            } else if batch.number == undone {
                batch.undone_by = Some(by);
                again = batch.undoes;
            } else if Some(batch.number) == again {
                batch.undone_by = None;
            }
        }
    }
}
