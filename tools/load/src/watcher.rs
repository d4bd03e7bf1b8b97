//! A watcher: follows one duel, and notices whatever doesn't come once and in order.

use crate::table::Table;
use journal::{EventStore, StoredBatch};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a watcher waits at a time.
const WAIT: Duration = Duration::from_secs(1);
/// How long what was written last may still be on its way when the writers have ended.
const LAST: Duration = Duration::from_secs(20);

/// What a watcher saw.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) batches: Vec<StoredBatch>,
    /// How long after its acknowledgement each batch came; zero for one that came before it.
    pub(crate) delays: Vec<Duration>,
    pub(crate) failures: u32,
}

/// Follows a table until its writer has ended and everything came.
pub(crate) fn watch(store: &dyn EventStore, table: &Table<'_>, ended: &AtomicBool) -> Seen {
    let mut seen = Seen::default();
    let mut until = None;
    loop {
        let last = seen.batches.last().map_or(0, StoredBatch::last);
        if ended.load(Ordering::SeqCst) {
            let until = *until.get_or_insert_with(|| Instant::now() + LAST);
            let written = table.told().last().map_or(0, |told| told.batch.last());
            if last >= written || Instant::now() > until {
                return seen;
            }
        }
        match store.follow(table.duel, last, WAIT) {
            Ok(batches) => seen.take(batches, table),
            Err(_) => seen.failures += 1,
        }
    }
}

impl Seen {
    fn take(&mut self, batches: Vec<StoredBatch>, table: &Table<'_>) {
        let now = Instant::now();
        let told = table.told();
        for batch in batches {
            let told = told.get(self.batches.len());
            let delay = told.map_or(Duration::ZERO, |told| {
                now.saturating_duration_since(told.at)
            });
            self.delays.push(delay);
            self.batches.push(batch);
        }
    }
}
