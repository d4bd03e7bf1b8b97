//! The store as its users meet it, on servers made for the purpose: what it promises, what a crash
//! or the loss of a standby leaves, which servers it refuses.
#![cfg(unix)]

mod conformance;
mod keeping;
mod kill;
mod quorum;
mod refused;
mod writing;

use journal::EventStore;
use std::sync::Arc;
use std::time::Duration;
use store_postgres::{ConnectError, PgOptions, PostgresStore};

/// Connects as a program does.
fn open(url: &str) -> Arc<PostgresStore> {
    Arc::new(connect(url, PgOptions::default()).unwrap_or_else(|error| panic!("{url}: {error:?}")))
}

/// Connects, and gives up waiting for answers soon.
fn hasty(url: &str, deadline: Duration) -> Arc<PostgresStore> {
    let mut options = PgOptions::default();
    options.deadline = deadline;
    Arc::new(connect(url, options).expect("it can be opened"))
}

fn connect(url: &str, options: PgOptions) -> Result<PostgresStore, ConnectError> {
    PostgresStore::connect(&url.parse().expect("an address"), options)
}

/// All batches of a duel.
fn all(store: &dyn EventStore, duel: journal::DuelId) -> Vec<journal::StoredBatch> {
    let mut all: Vec<journal::StoredBatch> = Vec::new();
    loop {
        let from = all.last().map_or(1, |batch| batch.last() + 1);
        let more = store.read(duel, from, journal::Limits::default());
        let more = more.expect("the journal is sound");
        if more.is_empty() {
            return all;
        }
        all.extend(more);
    }
}
