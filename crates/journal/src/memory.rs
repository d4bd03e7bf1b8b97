//! A store in memory: for tests, dry runs and the interpreter of written duels.

use crate::{
    AppendError, Appended, Beside, BesideKey, Deed, DuelEntry, DuelId, EventStore, Head, Limits,
    ReadError, SealedBatch, StoredBatch, Trace,
};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Keeps duels for as long as it lives.
#[derive(Debug, Default)]
pub struct MemoryStore {
    books: Mutex<Books>,
    appended: Condvar,
}

#[derive(Debug, Default)]
struct Books {
    duels: BTreeMap<DuelId, Kept>,
    traces: Vec<Trace>,
}

#[derive(Debug)]
struct Kept {
    entry: DuelEntry,
    batches: Vec<StoredBatch>,
    beside: BTreeMap<BesideKey, Vec<u8>>,
}

impl MemoryStore {
    /// Every change is made whole under the lock, so a panic elsewhere can't leave half of one.
    fn locked(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, duel: DuelId, give: impl FnOnce(&Kept) -> T) -> Result<T, ReadError> {
        self.locked().kept(duel).map(give)
    }
}

impl Books {
    fn kept(&self, duel: DuelId) -> Result<&Kept, ReadError> {
        self.duels
            .get(&duel)
            .ok_or_else(|| match self.removed(duel) {
                Some(trace) => ReadError::Removed { trace },
                None => ReadError::NoSuchDuel(duel),
            })
    }

    fn kept_mut(&mut self, duel: DuelId) -> Result<&mut Kept, AppendError> {
        if let Some(trace) = self.removed(duel) {
            return Err(AppendError::Removed { trace });
        }
        let kept = self.duels.get_mut(&duel);
        kept.ok_or(AppendError::NoSuchDuel(duel))
    }

    /// The trace of a duel that was taken out.
    fn removed(&self, duel: DuelId) -> Option<Box<Trace>> {
        let is = |trace: &&Trace| trace.duel == duel && trace.deed == Deed::Removed;
        self.traces.iter().find(is).cloned().map(Box::new)
    }

    /// The duel a trace is about, as long as it ends where the trace says.
    fn at(&mut self, trace: &Trace) -> Result<&mut Kept, AppendError> {
        let kept = self.kept_mut(trace.duel)?;
        let (expected, actual) = (trace.head, kept.entry.head);
        if expected == actual {
            Ok(kept)
        } else {
            Err(AppendError::Conflict { expected, actual })
        }
    }
}

impl Kept {
    fn new(duel: DuelId, batch: &SealedBatch) -> Option<Self> {
        let begins = batch.begins.as_ref()?;
        Some(Self {
            entry: DuelEntry {
                id: duel,
                name: begins.name.clone(),
                created: begins.created,
                head: Head::before_all(duel),
                archived: false,
            },
            batches: Vec::new(),
            beside: BTreeMap::new(),
        })
    }

    fn push(&mut self, batch: &SealedBatch) {
        self.batches.push(batch.stored.clone());
        self.put(&batch.beside);
        self.entry.head = batch.head;
    }

    fn put(&mut self, entries: &[Beside]) {
        for entry in entries {
            if entry.bytes.is_empty() {
                self.beside.remove(&entry.key);
            } else {
                self.beside.insert(entry.key, entry.bytes.clone());
            }
        }
    }

    /// Where the batch that holds a record lies.
    fn index_of(&self, number: u32) -> usize {
        self.batches.partition_point(|batch| batch.last() < number)
    }

    fn holds(&self, stored: &StoredBatch) -> bool {
        self.batches.get(self.index_of(stored.first)) == Some(stored)
    }

    fn read(&self, from: u32, limits: Limits) -> Vec<StoredBatch> {
        let mut given = Vec::new();
        let (mut records, mut bytes) = (0, 0);
        for batch in &self.batches[self.index_of(from)..] {
            records += batch.count as usize;
            bytes += batch.bytes.len();
            if !given.is_empty() && (records > limits.records || bytes > limits.bytes) {
                break;
            }
            given.push(batch.clone());
        }
        given
    }
}

impl EventStore for MemoryStore {
    fn append(
        &self,
        duel: DuelId,
        after: Head,
        batch: &SealedBatch,
    ) -> Result<Appended, AppendError> {
        batch.check(after)?;
        let conflict = |actual| AppendError::Conflict {
            expected: after,
            actual,
        };
        let mut books = self.locked();
        if let Some(trace) = books.removed(duel) {
            return Err(AppendError::Removed { trace });
        }
        match books.duels.entry(duel) {
            Entry::Occupied(mut there) => {
                let kept = there.get_mut();
                if kept.holds(&batch.stored) {
                    let head = batch.head;
                    let repeated = true;
                    return Ok(Appended { head, repeated });
                }
                if kept.entry.archived {
                    return Err(AppendError::Archived);
                }
                if kept.entry.head != after {
                    return Err(conflict(kept.entry.head));
                }
                kept.push(batch);
            }
            Entry::Vacant(place) => {
                let begin = Head::before_all(duel);
                let kept = Kept::new(duel, batch).filter(|_| after == begin);
                place.insert(kept.ok_or(conflict(begin))?).push(batch);
            }
        }
        self.appended.notify_all();
        Ok(Appended {
            head: batch.head,
            repeated: false,
        })
    }

    fn read(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError> {
        self.with(duel, |kept| kept.read(from, limits))
    }

    fn head(&self, duel: DuelId) -> Result<Head, ReadError> {
        self.with(duel, |kept| kept.entry.head)
    }

    fn duels(&self, after: Option<DuelId>, most: usize) -> Result<Vec<DuelEntry>, ReadError> {
        let books = self.locked();
        let behind = |id: &DuelId| after.is_none_or(|after| *id > after);
        let page = books.duels.iter().filter(|(id, _)| behind(id)).take(most);
        Ok(page.map(|(_, kept)| kept.entry.clone()).collect())
    }

    fn duel(&self, duel: DuelId) -> Result<DuelEntry, ReadError> {
        self.with(duel, |kept| kept.entry.clone())
    }

    fn follow(
        &self,
        duel: DuelId,
        last: u32,
        timeout: Duration,
    ) -> Result<Vec<StoredBatch>, ReadError> {
        let until = Instant::now() + timeout;
        let mut books = self.locked();
        loop {
            let more = books
                .kept(duel)?
                .read(last.saturating_add(1), Limits::default());
            let left = until.saturating_duration_since(Instant::now());
            if !more.is_empty() || left.is_zero() {
                return Ok(more);
            }
            books = self
                .appended
                .wait_timeout(books, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }

    fn beside(&self, duel: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError> {
        let key = |about, kind| BesideKey { about, kind };
        self.with(duel, |kept| {
            let about = kept
                .beside
                .range(key(first, 0)..=key(last.max(first), u8::MAX));
            about
                .map(|(&key, bytes)| Beside {
                    key,
                    bytes: bytes.clone(),
                })
                .collect()
        })
    }

    fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError> {
        self.locked().kept_mut(duel)?.put(entries);
        Ok(())
    }

    fn remove(&self, trace: &Trace) -> Result<(), AppendError> {
        let mut books = self.locked();
        books.at(trace)?;
        books.duels.remove(&trace.duel);
        books.traces.push(trace.clone());
        Ok(())
    }

    fn archive(&self, trace: &Trace) -> Result<(), AppendError> {
        let mut books = self.locked();
        let kept = books.at(trace)?;
        if kept.entry.archived {
            return Err(AppendError::Archived);
        }
        kept.entry.archived = true;
        books.traces.push(trace.clone());
        Ok(())
    }

    fn rename(&self, duel: DuelId, name: &str) -> Result<(), AppendError> {
        name.clone_into(&mut self.locked().kept_mut(duel)?.entry.name);
        Ok(())
    }

    fn leave_trace(&self, trace: &Trace) -> Result<(), AppendError> {
        self.locked().traces.push(trace.clone());
        Ok(())
    }

    fn traces(&self, skip: usize, most: usize) -> Result<Vec<Trace>, ReadError> {
        let books = self.locked();
        Ok(books.traces.iter().skip(skip).take(most).cloned().collect())
    }
}
