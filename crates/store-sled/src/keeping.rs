//! Writing in the books: what the log has is put where it belongs, each item whole or not at all.

use crate::books::{Answer, BookFault, Books, Tail, damage};
use crate::frame::Flaw;
use crate::item::Item;
use crate::shelf::Change;
use crate::values::{
    CHUNK_BATCHES, Entry, State, Sum, Whole, batch_value, beside_key, beside_value, chunk_value,
    key, read_batch, read_beside,
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
        let whole = self.whole()?.unwrap_or_default();
        let whole = Whole {
            generation,
            ..whole
        };
        Ok(self.shelf.apply(vec![whole.change()])?)
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
            let duel = item.duel();
            let (number, is_removed) = match done.entry(duel) {
                btree_map::Entry::Occupied(done) => *done.get(),
                btree_map::Entry::Vacant(place) => *place.insert(self.standing(duel)?),
            };
            let is_done = match item {
                Item::Append(_, batch) => batch.head.number <= number,
                Item::Deed(..) | Item::Note(..) => false,
                Item::Beside(..) | Item::Name(..) => is_removed,
            };
            if !is_done {
                self.do_one(item)?;
                done.insert(duel, self.standing(duel)?);
            }
        }
        Ok(())
    }

    /// The number of a duel's last record, and whether it was removed.
    fn standing(&self, duel: DuelId) -> Answer<(u32, bool)> {
        let entry = self.entry(duel)?;
        let is_removed = |entry: &Entry| matches!(entry.state, State::Removed(_));
        Ok(entry.map_or((0, false), |entry| (entry.head.number, is_removed(&entry))))
    }

    /// Does what was written to the log just now.
    pub(crate) fn do_all(&mut self, items: &[Item]) -> Answer<()> {
        items.iter().try_for_each(|item| self.do_one(item))
    }

    fn do_one(&mut self, item: &Item) -> Answer<()> {
        match item {
            Item::Append(duel, batch) => self.keep(*duel, batch),
            Item::Beside(duel, entries) => self.put_beside(*duel, entries),
            Item::Name(duel, name) => self.rename(*duel, name),
            Item::Deed(number, trace) => self.do_deed(*number, trace),
            Item::Note(number, trace) => self.note(*number, trace),
        }
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
        tail.entry.revision += 1;
        changes.extend(self.rolled(duel, &tail, single)?);
        changes.extend(self.beside_changes(duel, &batch.beside, &mut tail.entry)?);
        self.settle(duel, tail, changes)
    }

    /// A new duel, linked between its neighbours.
    fn begin(
        &mut self,
        duel: DuelId,
        batch: &SealedBatch,
        changes: &mut Vec<Change>,
    ) -> Answer<Tail> {
        let begins = batch.begins.clone().ok_or(BookFault::NoSuchDuel(duel))?;
        let head = Head {
            number: 0,
            seal: batch.head.seal,
        };
        let entry = Entry {
            begins,
            head,
            beside: Sum::default(),
            next: None,
            state: State::Live,
            revision: 0,
        };
        let entry = self.link(duel, entry, changes)?;
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
        tail.entry.revision += 1;
        let changes = self.beside_changes(duel, entries, &mut tail.entry)?;
        if changes.is_empty() {
            return Ok(());
        }
        self.settle(duel, tail, changes)
    }

    /// Makes changes to a duel, its entry among them.
    fn settle(&mut self, duel: DuelId, tail: Tail, mut changes: Vec<Change>) -> Answer<()> {
        changes.push(tail.entry.change(duel));
        self.shelf.apply(changes)?;
        self.remember(duel, tail);
        Ok(())
    }

    /// What is to be changed beside a journal; the entry gets the sum after it.
    fn beside_changes(
        &self,
        duel: DuelId,
        entries: &[Beside],
        entry: &mut Entry,
    ) -> Answer<Vec<Change>> {
        let wanted: BTreeMap<_, _> = entries.iter().map(|entry| (entry.key, entry)).collect();
        let mut changes = Vec::new();
        for (of, wanted) in wanted {
            let key = beside_key(duel, of);
            let there = self.shelf.get(&key)?;
            let read = there.as_deref().map(|value| read_beside(duel, value));
            let is_there = match &read {
                Some(Ok((there, _))) => there.bytes == wanted.bytes,
                Some(Err(_)) => false,
                None => wanted.bytes.is_empty(),
            };
            if !is_there {
                let value = beside_value(duel, wanted, entry.revision);
                there.iter().for_each(|there| entry.beside.take(there));
                entry.beside.add(&value);
                changes.push((key, Some(value)));
            }
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
