//! The [`EventStore`] a [`SledStore`] is.

use crate::store::{Shared, SledStore};
use journal::{
    AppendError, Appended, Beside, Deed, DuelEntry, DuelId, EventStore, Head, Limits, ReadError,
    SealedBatch, StoredBatch, Trace,
};
use std::sync::PoisonError;
use std::time::{Duration, Instant};

/// How often a follower looks for what another process appended.
const LOOK: Duration = Duration::from_millis(20);

impl EventStore for SledStore {
    fn append(
        &self,
        duel: DuelId,
        after: Head,
        batch: &SealedBatch,
    ) -> Result<Appended, AppendError> {
        self.shared().append(duel, after, batch)
    }

    fn read(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError> {
        let Limits { records, bytes } = limits;
        self.shared()
            .ask(move |books| books.read(duel, from, records, bytes))
    }

    fn head(&self, duel: DuelId) -> Result<Head, ReadError> {
        self.duel(duel).map(|entry| entry.head)
    }

    fn duels(&self, after: Option<DuelId>, most: usize) -> Result<Vec<DuelEntry>, ReadError> {
        self.shared().ask(move |books| books.duels(after, most))
    }

    fn duel(&self, duel: DuelId) -> Result<DuelEntry, ReadError> {
        let entry = self.shared().ask(move |books| books.listed(duel))?;
        entry.ok_or(ReadError::NoSuchDuel(duel))
    }

    fn follow(
        &self,
        duel: DuelId,
        last: u32,
        timeout: Duration,
    ) -> Result<Vec<StoredBatch>, ReadError> {
        let until = Instant::now() + timeout;
        loop {
            let seen = self.shared().seen();
            let from = last.saturating_add(1);
            let mut more = self.read(duel, from, Limits::default())?;
            more.retain(|batch| batch.first > last);
            if !more.is_empty() || !self.shared().wait_for_more(&seen, until) {
                return Ok(more);
            }
        }
    }

    fn beside(&self, duel: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError> {
        self.shared()
            .ask(move |books| books.beside(duel, first, last.max(first)))
    }

    fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError> {
        self.shared().put_beside(duel, entries)
    }

    fn remove(&self, trace: &Trace) -> Result<(), AppendError> {
        let deed = Deed::Removed;
        self.shared().do_deed(&Trace {
            deed,
            ..trace.clone()
        })
    }

    fn archive(&self, trace: &Trace) -> Result<(), AppendError> {
        let deed = Deed::Archived;
        self.shared().do_deed(&Trace {
            deed,
            ..trace.clone()
        })
    }

    fn rename(&self, duel: DuelId, name: &str) -> Result<(), AppendError> {
        self.shared().rename(duel, name)
    }

    fn leave_trace(&self, trace: &Trace) -> Result<(), AppendError> {
        self.shared().leave_trace(trace)
    }

    fn traces(&self, skip: usize, most: usize) -> Result<Vec<Trace>, ReadError> {
        let (skip, most) = (skip as u64, most as u64);
        self.shared().ask(move |books| books.traces(skip, most))
    }
}

/// What a follower had seen of the store: appends of this process, the log's end for others.
struct Seen {
    appended: u64,
    stamp: (String, u64),
}

impl Shared {
    fn seen(&self) -> Seen {
        let appended = self.lock().appended;
        Seen {
            appended,
            stamp: self.ground.stamp(),
        }
    }

    /// Waits until there is more than was seen; false when the time is up before.
    fn wait_for_more(&self, seen: &Seen, until: Instant) -> bool {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            let state = self.lock();
            if state.appended != seen.appended {
                return true;
            }
            let waited = self.changed.wait_timeout(state, left.min(LOOK));
            drop(waited.unwrap_or_else(PoisonError::into_inner));
            if self.ground.stamp() != seen.stamp {
                return true;
            }
        }
    }
}
