//! Writing in the books: what the log has is put where it belongs, each item whole or not at all.

use crate::books::{Answer, BookFault, Books, Tail, damage};
use crate::frame::Flaw;
use crate::item::Item;
use crate::shelf::Change;
use crate::values::{
    CHUNK_BATCHES, Entry, Sum, WHOLE, Whole, batch_value, beside_change, chunk_value, key,
    read_batch,
};
use journal::{Beside, DuelId, Head, Seal, SealedBatch, StoredBatch};
use std::collections::{BTreeMap, btree_map};

/// A chunk with this many records is rolled into one value.
const CHUNK_RECORDS: u32 = 64;
/// A chunk with this many bytes is closed; sled wants its values small.
const CHUNK_BYTES: usize = 8 << 10;
/// A chunk with more bytes stays in single batches.
const ROLLED_BYTES_MOST: usize = 16 << 10;
/// How many duels are remembered between appends.
const TAILS_MOST: usize = 4_096;

impl Books {
    /// Marks the shelf as one that was written.
    pub(crate) fn mark(&mut self, generation: u64) -> Answer<()> {
        let first = self.whole()?.and_then(|whole| whole.first);
        let whole = Whole { generation, first };
        Ok(self.shelf.apply(vec![whole_change(whole)])?)
    }

    /// Returns when everything so far, and the mark of this sync, is on the disk.
    pub(crate) fn sync(&mut self, generation: u64) -> Answer<()> {
        self.mark(generation)?;
        Ok(self.shelf.sync()?)
    }

    /// Does what the log says, unless it was done.
    pub(crate) fn replay(&mut self, items: &[Item]) -> Answer<()> {
        let mut done = BTreeMap::new();
        for item in items {
            match item {
                Item::Beside(duel, entries) => self.put_beside(*duel, entries)?,
                Item::Append(duel, batch) => {
                    let done = match done.entry(*duel) {
                        btree_map::Entry::Occupied(done) => done.into_mut(),
                        btree_map::Entry::Vacant(place) => {
                            place.insert(self.head(*duel)?.map_or(0, |head| head.number))
                        }
                    };
                    if *done < batch.head.number {
                        self.keep(*duel, batch)?;
                        *done = batch.head.number;
                    }
                }
            }
        }
        Ok(())
    }

    /// Does what was written to the log just now.
    pub(crate) fn do_all(&mut self, items: &[Item]) -> Answer<()> {
        items.iter().try_for_each(|item| match item {
            Item::Append(duel, batch) => self.keep(*duel, batch),
            Item::Beside(duel, entries) => self.put_beside(*duel, entries),
        })
    }

    /// Puts a batch where it belongs. It must follow the duel's head.
    fn keep(&mut self, duel: DuelId, batch: &SealedBatch) -> Answer<()> {
        let mut changes = Vec::new();
        let mut tail = match self.tail(duel)? {
            Some(tail) => tail,
            None => self.begin(duel, batch, &mut changes)?,
        };
        let due = tail.entry.head.number + 1;
        if due != batch.stored.first {
            let last = batch.stored.first.saturating_sub(1);
            return Err(damage(due, last, "sled has lost them"));
        }
        let single = tail.place(duel, batch);
        changes.extend(self.rolled(duel, &tail, single)?);
        changes.extend(self.beside_changes(duel, &batch.beside, &mut tail.entry.beside)?);
        changes.push(tail.entry.change(duel));
        self.shelf.apply(changes)?;
        self.remember(duel, tail);
        Ok(())
    }

    /// A new duel, linked between its neighbours.
    fn begin(
        &mut self,
        duel: DuelId,
        batch: &SealedBatch,
        changes: &mut Vec<Change>,
    ) -> Answer<Tail> {
        let begins = batch.begins.clone().ok_or(BookFault::NoSuchDuel(duel))?;
        let (before, next) = self.neighbours(duel)?;
        if let Some(before) = before {
            let entry = self.entry(before)?.ok_or(BookFault::NoSuchDuel(before))?;
            let next = Some(duel);
            changes.push(Entry { next, ..entry }.change(before));
            self.tails.remove(&before);
        } else {
            let whole = self.whole()?.unwrap_or_default();
            changes.push(whole_change(Whole {
                first: Some(duel),
                ..whole
            }));
        }
        let head = Head {
            number: 0,
            seal: batch.head.seal,
        };
        let entry = Entry {
            begins,
            head,
            beside: Sum::default(),
            next,
        };
        Ok(Tail {
            entry,
            chunk: 1,
            batches: 0,
            records: 0,
            bytes: 0,
        })
    }

    /// The change that adds a batch, or those that roll its chunk into one value when it is full.
    fn rolled(&self, duel: DuelId, tail: &Tail, single: Change) -> Answer<Vec<Change>> {
        if !tail.is_closed() || tail.batches < 2 || tail.bytes > ROLLED_BYTES_MOST {
            return Ok(vec![single]);
        }
        let mut batches = self.singles(duel, tail)?;
        let last = single
            .1
            .as_deref()
            .map(|value| read_batch(duel, value))
            .transpose();
        let number = tail.entry.head.number;
        batches.extend(last.map_err(|flaw| damage(number, number, flaw))?);
        let batches: Vec<_> = batches.into_iter().map(|(stored, _)| stored).collect();
        let value = chunk_value(duel, &batches, tail.entry.head.seal);
        let mut changes = vec![(key(duel, tail.chunk, CHUNK_BATCHES), Some(value))];
        changes.extend((0..tail.batches - 1).map(|place| (key(duel, tail.chunk, place), None)));
        Ok(changes)
    }

    /// The batches of the tail's chunk that are on the shelf already.
    fn singles(&self, duel: DuelId, tail: &Tail) -> Answer<Vec<(StoredBatch, Seal)>> {
        let mut first = tail.chunk;
        let mut batches = Vec::new();
        for place in 0..tail.batches - 1 {
            let value = self.shelf.get(&key(duel, tail.chunk, place))?;
            let value = value.ok_or(Flaw::Short);
            let read = value.and_then(|value| read_batch(duel, &value));
            let batch = read.map_err(|flaw| damage(first, tail.entry.head.number, flaw))?;
            first = batch.0.last() + 1;
            batches.push(batch);
        }
        Ok(batches)
    }

    /// Replaces entries beside a journal; does nothing where they are what they are to be.
    fn put_beside(&mut self, duel: DuelId, entries: &[Beside]) -> Answer<()> {
        let mut tail = self.tail(duel)?.ok_or(BookFault::NoSuchDuel(duel))?;
        let mut changes = self.beside_changes(duel, entries, &mut tail.entry.beside)?;
        if changes.is_empty() {
            return Ok(());
        }
        changes.push(tail.entry.change(duel));
        self.shelf.apply(changes)?;
        self.remember(duel, tail);
        Ok(())
    }

    /// What is to be changed beside a journal, and the sum after it.
    fn beside_changes(
        &self,
        duel: DuelId,
        entries: &[Beside],
        sum: &mut Sum,
    ) -> Answer<Vec<Change>> {
        let wanted: BTreeMap<_, _> = entries
            .iter()
            .map(|entry| beside_change(duel, entry))
            .collect();
        let mut changes = Vec::new();
        for (key, value) in wanted {
            let there = self.shelf.get(&key)?;
            if there == value {
                continue;
            }
            there.iter().for_each(|there| sum.take(there));
            value.iter().for_each(|value| sum.add(value));
            changes.push((key, value));
        }
        Ok(changes)
    }

    fn remember(&mut self, duel: DuelId, tail: Tail) {
        if self.tails.len() >= TAILS_MOST {
            self.tails.clear();
        }
        self.tails.insert(duel, tail);
    }
}

impl Tail {
    const fn is_closed(&self) -> bool {
        self.batches >= CHUNK_BATCHES || self.records >= CHUNK_RECORDS || self.bytes >= CHUNK_BYTES
    }

    /// Puts a batch into the chunk, or into a new one when that is closed.
    fn place(&mut self, duel: DuelId, batch: &SealedBatch) -> Change {
        if self.is_closed() {
            (self.chunk, self.batches) = (batch.stored.first, 0);
            (self.records, self.bytes) = (0, 0);
        }
        let key = key(duel, self.chunk, self.batches);
        self.batches += 1;
        self.records += batch.stored.count;
        self.bytes += batch.stored.bytes.len();
        self.entry.head = batch.head;
        (key, Some(batch_value(duel, batch)))
    }
}

fn whole_change(whole: Whole) -> Change {
    (WHOLE.to_vec(), Some(whole.value()))
}
