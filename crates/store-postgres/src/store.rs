//! The store: which server a duel is on, and the calls every store has.

use crate::follow::Follows;
use crate::io::Io;
use crate::shard::Shard;
use crate::trouble::Trouble;
use crate::{ConnectError, PgOptions, StoreUrl};
use journal::{
    AppendError, Appended, Beside, DuelEntry, DuelId, EventStore, Head, Limits, ReadError,
    SealedBatch, StoredBatch, Trace,
};
use std::sync::Arc;
use std::time::Duration;

/// Duels on PostgreSQL. Calls block, and may be made from as many threads as there are.
pub struct PostgresStore {
    inner: Arc<Inner>,
}

/// What the threads of the store share.
pub(crate) struct Inner {
    pub(crate) shards: Vec<Shard>,
    pub(crate) follows: Follows,
    pub(crate) options: PgOptions,
}

impl PostgresStore {
    /// Connects to every server of the address, and makes their tables where there are none.
    ///
    /// # Errors
    /// When one of them can't be reached, isn't safe, or isn't the one the address says.
    pub fn connect(url: &StoreUrl, options: PgOptions) -> Result<Self, ConnectError> {
        let io = Io::start().map_err(|error| ConnectError::Io(Arc::new(error)))?;
        let io = Arc::new(io);
        let servers = url.servers();
        let connect = |(place, config)| {
            let which = (place, servers.len());
            Shard::connect(&io, config, which, &options)
        };
        let shards: Result<Vec<Shard>, ConnectError> =
            servers.iter().enumerate().map(connect).collect();
        let inner = Inner {
            shards: shards?,
            follows: Follows::default(),
            options,
        };
        Ok(Self {
            inner: Arc::new(inner),
        })
    }

    fn of(&self, duel: DuelId) -> &Shard {
        self.inner.shard(duel)
    }
}

impl Inner {
    /// Which server a duel is on: equal parts of the ids, in their order.
    pub(crate) fn place(&self, duel: DuelId) -> usize {
        let begins = usize::from(u16::from_be_bytes([duel.0[0], duel.0[1]]));
        (begins * self.shards.len()) >> 16
    }

    pub(crate) fn shard(&self, duel: DuelId) -> &Shard {
        &self.shards[self.place(duel)]
    }
}

impl EventStore for PostgresStore {
    fn append(
        &self,
        duel: DuelId,
        after: Head,
        batch: &SealedBatch,
    ) -> Result<Appended, AppendError> {
        self.of(duel).append(duel, after, batch)
    }

    fn read(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError> {
        self.of(duel).read(duel, from, limits)
    }

    fn head(&self, duel: DuelId) -> Result<Head, ReadError> {
        Ok(self.duel(duel)?.head)
    }

    fn duels(&self, after: Option<DuelId>, most: usize) -> Result<Vec<DuelEntry>, ReadError> {
        let mut page = Vec::new();
        // The servers have the ids in order, so that one page goes on where the other ends.
        let first = after.map_or(0, |after| self.inner.place(after));
        for shard in &self.inner.shards[first..] {
            let left = most - page.len();
            if left == 0 {
                break;
            }
            page.extend(shard.duels(after, left).map_err(Trouble::reading)?);
        }
        Ok(page)
    }

    fn duel(&self, duel: DuelId) -> Result<DuelEntry, ReadError> {
        Ok(self.of(duel).there(duel)?.entry)
    }

    fn follow(
        &self,
        duel: DuelId,
        last: u32,
        timeout: Duration,
    ) -> Result<Vec<StoredBatch>, ReadError> {
        self.inner.follow(duel, last, timeout)
    }

    fn beside(&self, duel: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError> {
        self.of(duel).beside(duel, first, last)
    }

    fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError> {
        self.of(duel).put_beside(duel, entries)
    }

    fn remove(&self, trace: &Trace) -> Result<(), AppendError> {
        self.of(trace.duel).remove(trace)
    }

    fn archive(&self, trace: &Trace) -> Result<(), AppendError> {
        self.of(trace.duel).archive(trace)
    }

    fn rename(&self, duel: DuelId, name: &str) -> Result<(), AppendError> {
        self.of(duel).rename(duel, name)
    }

    fn leave_trace(&self, trace: &Trace) -> Result<(), AppendError> {
        self.of(trace.duel).leave_trace(trace)
    }

    /// On several servers the traces are put in order by their times.
    fn traces(&self, skip: usize, most: usize) -> Result<Vec<Trace>, ReadError> {
        if let [only] = &self.inner.shards[..] {
            return only.traces(skip, most);
        }
        let reached = skip.saturating_add(most);
        let mut all = Vec::new();
        for shard in &self.inner.shards {
            all.extend(shard.traces(0, reached)?);
        }
        all.sort_by_key(|trace| trace.at);
        Ok(all.into_iter().skip(skip).take(most).collect())
    }
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PostgresStore")
            .field("servers", &self.inner.shards.len())
            .finish_non_exhaustive()
    }
}
