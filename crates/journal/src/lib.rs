//! The journal of a duel: records, their wire form, their seals, and where they are kept.
#![forbid(unsafe_code)]

mod record;
mod seal;
mod store;

pub use record::{
    DuelId, Entry, Follows, Head, Knowledge, Record, Seal, Source, Time, Unreadable, Words,
};
pub use store::{
    Appended, AppendError, BATCH_BYTES_MOST, BATCH_RECORDS_MOST, Begins, Beside, BesideKey,
    DuelEntry, EventStore, Limits, ReadError, SealedBatch, StoreCause, StoredBatch,
};

/// The wire version this crate writes.
pub const WIRE_VERSION: u8 = 1;
