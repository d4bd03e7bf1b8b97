//! How duels lie on the shelf: in chunks of whole batches, read back with
//! their checks. Which key holds what is in [`values`](crate::values).

use crate::frame::{self, Flaw, Kind, Lens, Pen};
use crate::item::Item;
use crate::reading::Reading;
use crate::shelf::{Change, Shelf, ShelfFault};
use crate::values::{
    CHUNK_BATCHES, GENERATION, batch_value, beside_change, beside_key, beyond, chunk_of,
    chunk_value, entry_key, entry_value, key, last_key, read_batch, read_beside, read_entry_value,
    read_value,
};
use journal::{Begins, Beside, BesideKey, DuelEntry, DuelId, Head, Seal, SealedBatch, StoredBatch};
use std::collections::BTreeMap;

/// A chunk with this many records is rolled into one value.
const CHUNK_RECORDS: u32 = 64;
/// A chunk with this many bytes is closed; sled wants its values small.
const CHUNK_BYTES: usize = 8 << 10;
/// A chunk with more bytes stays in single batches.
const ROLLED_BYTES_MOST: usize = 16 << 10;
/// How many duels are remembered between appends.
const TAILS_MOST: usize = 4_096;

/// Why the books can't answer.
#[derive(Debug)]
pub(crate) enum BookFault {
    /// The shelf can't.
    Shelf(ShelfFault),
    /// No such duel.
    NoSuchDuel(DuelId),
    /// Records that are not what was written.
    Damaged {
        /// The first of them.
        first: u32,
        /// The last of them.
        last: u32,
        /// What is wrong.
        what: String,
    },
}

impl From<ShelfFault> for BookFault {
    fn from(fault: ShelfFault) -> Self {
        Self::Shelf(fault)
    }
}

/// What the books answer.
pub(crate) type Answer<T> = Result<T, BookFault>;

/// The duels on a shelf.
pub(crate) struct Books {
    shelf: Box<dyn Shelf>,
    tails: BTreeMap<DuelId, Tail>,
}

/// Where a duel's next batch goes.
#[derive(Clone)]
struct Tail {
    begins: Begins,
    head: Head,
    chunk: u32,
    batches: u8,
    records: u32,
    bytes: usize,
}

impl Books {
    pub(crate) fn new(shelf: Box<dyn Shelf>) -> Self {
        Self {
            shelf,
            tails: BTreeMap::new(),
        }
    }

    /// Which sync of the shelf was the last; none on a shelf never written.
    pub(crate) fn generation(&self) -> Answer<Option<u64>> {
        let Some(value) = self.shelf.get(&GENERATION)? else {
            return Ok(None);
        };
        let read = || Lens::new(frame::open_whole(Kind::Generation, &value)?).u64();
        let damaged = |flaw| ShelfFault::Damaged(format!("its mark of the last sync: {flaw}"));
        Ok(Some(read().map_err(damaged)?))
    }

    /// Marks the shelf as one that was written.
    pub(crate) fn mark(&mut self, generation: u64) -> Answer<()> {
        let value = Pen::default().u64(generation).seal(Kind::Generation);
        Ok(self.shelf.apply(vec![(GENERATION.to_vec(), Some(value))])?)
    }

    /// Returns when everything so far, and the mark of this sync, is on the disk.
    pub(crate) fn sync(&mut self, generation: u64) -> Answer<()> {
        self.mark(generation)?;
        Ok(self.shelf.sync()?)
    }

    /// Does what the log says, unless it was done.
    pub(crate) fn replay(&mut self, items: &[Item]) -> Answer<()> {
        items.iter().try_for_each(|item| match item {
            Item::Append(duel, batch) => match self.head(*duel)? {
                Some(head) if head.number >= batch.head.number => Ok(()),
                _ => self.keep(*duel, batch),
            },
            Item::Beside(duel, entries) => self.put_again(*duel, entries),
        })
    }

    /// Does what was written to the log just now.
    pub(crate) fn do_all(&mut self, items: &[Item]) -> Answer<()> {
        items.iter().try_for_each(|item| match item {
            Item::Append(duel, batch) => self.keep(*duel, batch),
            Item::Beside(duel, entries) => self.put_beside(*duel, entries),
        })
    }

    fn put_again(&mut self, duel: DuelId, entries: &[Beside]) -> Answer<()> {
        let mut missing = Vec::new();
        for entry in entries {
            let (key, value) = beside_change(duel, entry);
            if self.shelf.get(&key)? != value {
                missing.push((key, value));
            }
        }
        if missing.is_empty() {
            Ok(())
        } else {
            Ok(self.shelf.apply(missing)?)
        }
    }

    /// Puts a batch where it belongs. It must follow the duel's head.
    fn keep(&mut self, duel: DuelId, batch: &SealedBatch) -> Answer<()> {
        let mut tail = match self.tail(duel)? {
            Some(tail) => tail,
            None => Tail::before(duel, batch)?,
        };
        if tail.head.number + 1 != batch.stored.first {
            let (first, last) = (tail.head.number + 1, batch.stored.first.saturating_sub(1));
            return Err(damage(first, last, "sled has lost them"));
        }
        let mut changes = vec![self.place(duel, &mut tail, batch)?];
        self.roll(duel, &mut tail, &mut changes)?;
        changes.extend(batch.beside.iter().map(|entry| beside_change(duel, entry)));
        changes.push((
            entry_key(duel),
            Some(entry_value(duel, &tail.begins, tail.head)),
        ));
        self.shelf.apply(changes)?;
        self.remember(duel, tail);
        Ok(())
    }

    /// Puts the batch into the tail's chunk, or into a new one when that is closed.
    fn place(&self, duel: DuelId, tail: &mut Tail, batch: &SealedBatch) -> Answer<Change> {
        if tail.is_closed() {
            (tail.chunk, tail.batches) = (batch.stored.first, 0);
            (tail.records, tail.bytes) = (0, 0);
        }
        let key = key(duel, tail.chunk, tail.batches);
        tail.batches += 1;
        tail.records += batch.stored.count;
        tail.bytes += batch.stored.bytes.len();
        tail.head = batch.head;
        Ok((key, Some(batch_value(duel, batch))))
    }

    /// Rolls a chunk that is full into one value; `changes` has its last batch.
    fn roll(&self, duel: DuelId, tail: &mut Tail, changes: &mut Vec<Change>) -> Answer<()> {
        if !tail.is_closed() || tail.batches < 2 || tail.bytes > ROLLED_BYTES_MOST {
            return Ok(());
        }
        let last = changes.pop().and_then(|(_, value)| value);
        let mut batches = self.singles(duel, tail)?;
        let last = last.map(|value| read_batch(duel, &value)).transpose();
        batches.extend(last.map_err(|flaw| damage(tail.head.number, tail.head.number, flaw))?);
        let batches: Vec<_> = batches.into_iter().map(|(stored, _)| stored).collect();
        let rolled = chunk_value(duel, &batches, tail.head.seal);
        changes.push((key(duel, tail.chunk, CHUNK_BATCHES), Some(rolled)));
        changes.extend((0..tail.batches - 1).map(|place| (key(duel, tail.chunk, place), None)));
        Ok(())
    }

    /// The batches of the tail's chunk that are on the shelf already.
    fn singles(&self, duel: DuelId, tail: &Tail) -> Answer<Vec<(StoredBatch, Seal)>> {
        let mut first = tail.chunk;
        let mut batches = Vec::new();
        for place in 0..tail.batches - 1 {
            let value = self.shelf.get(&key(duel, tail.chunk, place))?;
            let read = value
                .ok_or(Flaw::Short)
                .and_then(|value| read_batch(duel, &value));
            let batch = read.map_err(|flaw| damage(first, tail.head.number, flaw))?;
            first = batch.0.last() + 1;
            batches.push(batch);
        }
        Ok(batches)
    }

    /// Replaces entries beside a journal.
    fn put_beside(&mut self, duel: DuelId, entries: &[Beside]) -> Answer<()> {
        let changes = entries
            .iter()
            .map(|entry| beside_change(duel, entry))
            .collect();
        Ok(self.shelf.apply(changes)?)
    }

    /// The entries beside a journal about records `first` to `last`.
    pub(crate) fn beside(&self, duel: DuelId, first: u32, last: u32) -> Answer<Vec<Beside>> {
        self.head(duel)?.ok_or(BookFault::NoSuchDuel(duel))?;
        let from = beside_key(
            duel,
            BesideKey {
                about: first,
                kind: 0,
            },
        );
        let to = beside_key(
            duel,
            BesideKey {
                about: last,
                kind: u8::MAX,
            },
        );
        let (mut entries, mut bad) = (Vec::new(), None);
        self.shelf.scan(&from, &to, &mut |key, value| {
            match read_beside(duel, value) {
                Ok(entry) if beside_key(duel, entry.key) == key => entries.push(entry),
                Ok(_) => bad = Some(Flaw::Body),
                Err(flaw) => bad = Some(flaw),
            }
            bad.is_none()
        })?;
        match bad {
            Some(flaw) => {
                let first = entries.last().map_or(first, |entry| entry.key.about);
                Err(damage(first, last, format!("an entry beside them: {flaw}")))
            }
            None => Ok(entries),
        }
    }

    /// The head of a duel, also when its entry is damaged.
    pub(crate) fn head(&self, duel: DuelId) -> Answer<Option<Head>> {
        if let Some(tail) = self.tails.get(&duel) {
            return Ok(Some(tail.head));
        }
        match self.shelf.get(&entry_key(duel))? {
            None => Ok(self.last(duel)?.map(|last| last.head)),
            Some(value) => match read_entry_value(duel, &value) {
                Ok(entry) => Ok(Some(entry.head)),
                Err(_) => Ok(self.last(duel)?.map(|last| last.head)),
            },
        }
    }

    /// One duel of the list.
    pub(crate) fn entry(&self, duel: DuelId) -> Answer<Option<DuelEntry>> {
        let value = self.shelf.get(&entry_key(duel))?;
        value
            .map(|value| read_entry_value(duel, &value))
            .transpose()
            .map_err(|flaw| damage(0, 0, format!("the entry of duel {duel}: {flaw}")))
    }

    /// A page of the list. Sound entries before damage are given first.
    pub(crate) fn duels(&self, after: Option<DuelId>, most: usize) -> Answer<Vec<DuelEntry>> {
        let mut page = Vec::new();
        let mut from = after.map_or_else(|| vec![0; 16], beyond);
        while page.len() < most {
            let Some(duel) = self.first_duel(&from)? else {
                break;
            };
            match self.entry(duel) {
                Ok(Some(entry)) => page.push(entry),
                Ok(None) | Err(_) if !page.is_empty() => break,
                Ok(None) => return Err(damage(0, 0, format!("duel {duel} has lost its entry"))),
                Err(fault) => return Err(fault),
            }
            from = beyond(duel);
        }
        Ok(page)
    }

    fn first_duel(&self, from: &[u8]) -> Answer<Option<DuelId>> {
        let mut found = None;
        self.shelf.scan(from, &[u8::MAX; 32], &mut |key, _| {
            found = key.first_chunk().map(|id| DuelId(*id));
            found.is_none()
        })?;
        Ok(found)
    }

    /// The batch that begins with record `first`, if there is one.
    pub(crate) fn batch_at(&self, duel: DuelId, first: u32) -> Answer<Option<StoredBatch>> {
        let batches = self.read(duel, first, 1, 0)?;
        Ok(batches
            .into_iter()
            .next()
            .filter(|batch| batch.first == first))
    }

    /// Whole batches from the one that holds `from` on.
    pub(crate) fn read(
        &self,
        duel: DuelId,
        from: u32,
        records: usize,
        bytes: usize,
    ) -> Answer<Vec<StoredBatch>> {
        let head = self.head(duel)?.ok_or(BookFault::NoSuchDuel(duel))?;
        let from = from.max(1);
        if from > head.number {
            return Ok(Vec::new());
        }
        let last = self
            .shelf
            .last(&key(duel, 1, 0), &key(duel, from, u8::MAX))?;
        let chunk = last.and_then(|(key, _)| chunk_of(&key)).unwrap_or(1);
        let mut reading = Reading::new(duel, from, chunk, records, bytes);
        let to = last_key(duel);
        self.shelf
            .scan(&key(duel, chunk, 0), &to, &mut |key, value| {
                reading.take(key, value)
            })?;
        reading.end(head.number)
    }

    fn tail(&self, duel: DuelId) -> Answer<Option<Tail>> {
        if let Some(tail) = self.tails.get(&duel) {
            return Ok(Some(tail.clone()));
        }
        let Some(entry) = self.entry(duel)? else {
            return Ok(None);
        };
        let last = self
            .last(duel)?
            .ok_or_else(|| damage(1, entry.head.number, "they are gone"))?;
        if last.head != entry.head {
            return Err(damage(
                last.head.number + 1,
                entry.head.number,
                "they are gone",
            ));
        }
        let begins = Begins {
            name: entry.name,
            created: entry.created,
        };
        Ok(Some(self.measure(duel, begins, &last)?))
    }

    /// How full the last chunk is.
    fn measure(&self, duel: DuelId, begins: Begins, last: &Last) -> Answer<Tail> {
        let (head, chunk) = (last.head, last.chunk);
        let mut tail = Tail {
            begins,
            head,
            chunk,
            batches: last.place + 1,
            records: 0,
            bytes: 0,
        };
        tail.records = head.number + 1 - chunk;
        let to = key(duel, chunk, u8::MAX);
        self.shelf
            .scan(&key(duel, chunk, 0), &to, &mut |_, value| {
                tail.bytes += value.len();
                true
            })?;
        Ok(tail)
    }

    /// The last value of a duel's journal, where it is sound.
    fn last(&self, duel: DuelId) -> Answer<Option<Last>> {
        let to = last_key(duel);
        let Some((key, value)) = self.shelf.last(&key(duel, 1, 0), &to)? else {
            return Ok(None);
        };
        let (chunk, place) = chunk_of(&key).zip(key.last().copied()).unwrap_or((1, 0));
        let batches = read_value(duel, place, &value);
        let batches = batches.map_err(|flaw| damage(chunk, chunk, flaw))?;
        let number = batches.0.last().map_or(chunk, StoredBatch::last);
        let head = Head {
            number,
            seal: batches.1,
        };
        Ok(Some(Last { head, chunk, place }))
    }

    fn remember(&mut self, duel: DuelId, tail: Tail) {
        if self.tails.len() >= TAILS_MOST {
            self.tails.clear();
        }
        self.tails.insert(duel, tail);
    }
}

struct Last {
    head: Head,
    chunk: u32,
    place: u8,
}

impl Tail {
    fn before(duel: DuelId, batch: &SealedBatch) -> Answer<Self> {
        let begins = batch.begins.clone().ok_or(BookFault::NoSuchDuel(duel))?;
        let head = Head {
            number: 0,
            seal: batch.head.seal,
        };
        Ok(Self {
            begins,
            head,
            chunk: 1,
            batches: 0,
            records: 0,
            bytes: 0,
        })
    }

    const fn is_closed(&self) -> bool {
        self.batches >= CHUNK_BATCHES || self.records >= CHUNK_RECORDS || self.bytes >= CHUNK_BYTES
    }
}

/// Damage to records, as a fault.
pub(crate) fn damage(first: u32, last: u32, what: impl ToString) -> BookFault {
    BookFault::Damaged {
        first,
        last,
        what: what.to_string(),
    }
}
