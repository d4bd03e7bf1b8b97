//! Puts what a scan of a duel's batches meets in order, and notices what is missing or damaged.

use crate::books::{Answer, damage};
use crate::values::{chunk_of, read_value};
use journal::{DuelId, StoredBatch};

/// A reading from one record on, within limits.
pub(crate) struct Reading {
    duel: DuelId,
    from: u32,
    records: usize,
    bytes: usize,
    /// The number the next batch should begin with.
    due: u32,
    /// Damage that was met and not yet passed: its first record and what is wrong.
    bad: Option<(u32, String)>,
    /// Where the damage ends, once that is known.
    bad_to: Option<u32>,
    given: Vec<StoredBatch>,
    full: bool,
}

impl Reading {
    pub(crate) fn new(duel: DuelId, from: u32, chunk: u32, records: usize, bytes: usize) -> Self {
        let (bad, bad_to, given) = (None, None, Vec::new());
        Self {
            duel,
            from,
            records,
            bytes,
            due: chunk,
            bad,
            bad_to,
            given,
            full: false,
        }
    }

    /// Takes a value; false when the scan can end.
    pub(crate) fn take(&mut self, key: &[u8], value: &[u8]) -> bool {
        let (chunk, place) = (chunk_of(key).unwrap_or(0), key.last().copied().unwrap_or(0));
        match read_value(self.duel, place, value) {
            Ok((batches, _)) if batches.first().is_some_and(|batch| batch.first >= chunk) => {
                batches.into_iter().all(|batch| self.take_batch(batch))
            }
            Ok(_) => self.note(chunk, "the value lies under another key".into()),
            Err(flaw) => self.note(chunk, flaw.to_string()),
        }
    }

    fn note(&mut self, chunk: u32, what: String) -> bool {
        if self.bad.is_none() {
            self.bad = Some((self.due.max(chunk), what));
        }
        true
    }

    fn take_batch(&mut self, batch: StoredBatch) -> bool {
        if batch.last() < self.due {
            // A batch that was rolled and whose single was not removed yet.
            return true;
        }
        if batch.first != self.due && self.bad.is_none() {
            self.bad = Some((self.due, "they are gone".into()));
        }
        if self.bad.is_some() {
            if !self.given.is_empty() || batch.first > self.from {
                self.bad_to = Some(batch.first.saturating_sub(1));
                return false;
            }
            self.bad = None;
        }
        self.due = batch.last().saturating_add(1);
        self.give(batch)
    }

    fn give(&mut self, batch: StoredBatch) -> bool {
        if batch.last() < self.from {
            return true;
        }
        let (count, length) = (batch.count as usize, batch.bytes.len());
        let fits = count <= self.records && length <= self.bytes;
        if !fits && !self.given.is_empty() {
            self.full = true;
            return false;
        }
        self.records = self.records.saturating_sub(count);
        self.bytes = self.bytes.saturating_sub(length);
        self.given.push(batch);
        true
    }

    pub(crate) fn end(self, head: u32) -> Answer<Vec<StoredBatch>> {
        if !self.given.is_empty() || self.full {
            return Ok(self.given);
        }
        let (first, what) = self
            .bad
            .unwrap_or_else(|| (self.due, "they are gone".into()));
        Err(damage(first, self.bad_to.unwrap_or(head).max(first), what))
    }
}
