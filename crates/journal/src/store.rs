//! What every store does: keep sealed batches whole, after a stated head, and give them back.
//!
//! A store sees bytes only. Sealing, encoding and reading records is done by
//! [`Sealer`](crate::Sealer) and [`Reader`](crate::Reader); no store knows what an event is.
//! Calls block; servers make them from threads that may.

use crate::{DuelId, Head, Time};
use std::time::Duration;

/// The most records one batch may have.
pub const BATCH_RECORDS_MOST: usize = 4_096;
/// The most bytes one batch may have, beside entries included.
pub const BATCH_BYTES_MOST: usize = 1 << 20;

/// One batch, sealed: kept whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedBatch {
    /// The numbers and bytes that go into the journal.
    pub stored: StoredBatch,
    /// What lies beside these records and may be erased later. Kept in the same stroke.
    pub beside: Vec<Beside>,
    /// The head after the batch.
    pub head: Head,
    /// Given with the first batch of a duel, and only with it: the duel is made by it.
    pub begins: Option<Begins>,
}

/// What a store keeps about a duel besides its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begins {
    /// A name for people; nothing hangs on it.
    pub name: String,
    /// When the duel was made.
    pub created: Time,
}

/// The bytes of one batch. They hold its writer's nonce, so two writers never write the same ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredBatch {
    /// The number of its first record.
    pub first: u32,
    /// How many records it has, at least 1.
    pub count: u32,
    /// The packed records, see `docs/journal-format.md`.
    pub bytes: Vec<u8>,
}

impl StoredBatch {
    /// The number of its last record.
    #[must_use]
    pub const fn last(&self) -> u32 {
        self.first.saturating_add(self.count).saturating_sub(1)
    }
}

/// Which entry beside a journal. Ordered by the record it is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BesideKey {
    /// The record it is about; 0 for the duel as a whole.
    pub about: u32,
    /// Which kind of entry; the journal knows what it means.
    pub kind: u8,
}

/// One entry beside a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beside {
    /// Which.
    pub key: BesideKey,
    /// Its bytes; empty once it has been erased.
    pub bytes: Vec<u8>,
}

/// What an append did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The head after the batch.
    pub head: Head,
    /// True when the very same batch was there already (others may follow it).
    pub repeated: bool,
}

/// How much one call may give back. At least one batch is given whatever its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Records at most.
    pub records: usize,
    /// Bytes at most.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            records: 4_096,
            bytes: 1 << 20,
        }
    }
}

/// One duel in the list of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuelEntry {
    /// Its id.
    pub id: DuelId,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created: Time,
    /// Where its journal ends.
    pub head: Head,
    /// True once it has been archived: it can be read, and nothing more is appended.
    pub archived: bool,
}

/// What was done to a duel as a whole, where its journal can't say it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// The duel was taken out of the store.
    Removed,
    /// The duel was archived: it can be read, and nothing more is appended.
    Archived,
    /// Names or free texts of it were erased.
    Erased,
    /// It was brought back from damaged files.
    Repaired,
}

/// A trace of such a deed. It stays when the duel is gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// What was done.
    pub deed: Deed,
    /// To which duel.
    pub duel: DuelId,
    /// Where its journal ended.
    pub head: Head,
    /// When.
    pub at: Time,
    /// Who did it, as they named themselves.
    pub by: String,
    /// Why, in their words.
    pub reason: String,
}

/// The cause of a store's error.
pub type StoreCause = Box<dyn std::error::Error + Send + Sync>;

/// Why a batch was not appended. Reads after "failed to append to the duel: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AppendError {
    /// The journal doesn't end where the writer thought: somebody else appended.
    #[error(
        "record {} was to be the last one, but it is record {}{}",
        expected.number,
        actual.number,
        if expected.number == actual.number { " with another seal" } else { "" }
    )]
    Conflict {
        /// The head the writer stated.
        expected: Head,
        /// The head there is.
        actual: Head,
    },
    /// Whether the batch is there can't be told. Append the same one again to learn it.
    #[error("the store gave no answer; the batch may or may not be there")]
    Unknown(#[source] StoreCause),
    /// Somebody else holds the store.
    #[error("the store is in use by {holder}")]
    Busy {
        /// Who, as far as it is known.
        holder: String,
    },
    /// There is no room left; nothing was written.
    #[error("there is no room left to write to")]
    Full(#[source] StoreCause),
    /// The store couldn't be written; nothing of the batch is there.
    #[error("the store can't be written")]
    Io(#[source] StoreCause),
    /// The batch is larger than a batch may be.
    #[error(
        "the batch has {records} records in {bytes} bytes, at most {BATCH_RECORDS_MOST} in {BATCH_BYTES_MOST} can be kept"
    )]
    TooLarge {
        /// Its records.
        records: usize,
        /// Its bytes, beside entries included.
        bytes: usize,
    },
    /// The batch contradicts itself or the head it is to follow: a bug of the writer.
    #[error("the batch is malformed: {0}")]
    Malformed(&'static str),
    /// The store has no duel with this id (for entries beside a journal).
    #[error("there is no duel {0}")]
    NoSuchDuel(DuelId),
    /// The duel was archived; nothing more can be appended to it.
    #[error("the duel was archived, nothing can be appended to it any more")]
    Archived,
    /// The duel was removed, and its id can't be used again.
    #[error("the duel was removed{}", by_whom(trace))]
    Removed {
        /// By whom, when and why.
        trace: Box<Trace>,
    },
    /// The store can't do this.
    #[error("this store can't {0}")]
    Unsupported(&'static str),
    /// What is there already is damaged.
    #[error("the journal is damaged")]
    Damaged(#[source] ReadError),
}

/// Why nothing could be read. Reads after "failed to read the duel: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The store has no duel with this id.
    #[error("there is no duel {0}")]
    NoSuchDuel(DuelId),
    /// The duel was removed.
    #[error("the duel was removed{}", by_whom(trace))]
    Removed {
        /// By whom, when and why.
        trace: Box<Trace>,
    },
    /// Stored bytes fail their check. Everything before `first` can be read.
    #[error("records {first} to {last} are damaged: {what}")]
    Damaged {
        /// The first record that can't be read.
        first: u32,
        /// The last one the damage reaches to, as far as it can be told.
        last: u32,
        /// What is wrong.
        what: String,
    },
    /// Somebody else holds the store.
    #[error("the store is in use by {holder}")]
    Busy {
        /// Who, as far as it is known.
        holder: String,
    },
    /// The store couldn't be read.
    #[error("the store can't be read")]
    Io(#[source] StoreCause),
}

fn by_whom(trace: &Trace) -> String {
    let who = match trace.by.as_str() {
        "" => String::new(),
        by => format!(" by {by}"),
    };
    let why = match trace.reason.as_str() {
        "" => String::new(),
        reason => format!(": {reason}"),
    };
    format!("{who} after record {}{why}", trace.head.number)
}

/// A place where journals are kept.
///
/// Obligations, checked by one conformance suite for every store: a batch is there whole or not at
/// all; `append` answers only when it is durable; exactly one of several appenders after the same
/// head wins; the same batch twice is there once; `follow` gives every batch once and in order;
/// nothing that fails its check is ever given back.
pub trait EventStore: Send + Sync {
    /// Appends a batch after the stated head.
    ///
    /// Before the first batch of a duel the head is [`Head::before_all`](crate::Head::before_all).
    ///
    /// # Errors
    /// See [`AppendError`]. Except after `Unknown`, nothing of the batch is there.
    fn append(
        &self,
        duel: DuelId,
        after: Head,
        batch: &SealedBatch,
    ) -> Result<Appended, AppendError>;

    /// Gives whole batches in order, beginning with the one that holds record `from` (0 and 1 are
    /// both the beginning). Empty when the journal ends before `from`.
    ///
    /// # Errors
    /// See [`ReadError`]. Sound batches before damage are given first; the error comes when damage
    /// is the first thing there would be to give.
    fn read(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError>;

    /// Where the journal ends.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn head(&self, duel: DuelId) -> Result<Head, ReadError>;

    /// A page of the duels, ordered by id, after the one given, at most `most`.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn duels(&self, after: Option<DuelId>, most: usize) -> Result<Vec<DuelEntry>, ReadError>;

    /// One duel of the list.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn duel(&self, duel: DuelId) -> Result<DuelEntry, ReadError>;

    /// Waits until there is a batch that begins after record `last`, and gives it and what follows
    /// it. Empty when the time is up.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn follow(
        &self,
        duel: DuelId,
        last: u32,
        timeout: Duration,
    ) -> Result<Vec<StoredBatch>, ReadError>;

    /// The entries beside the journal that are about records `first` to `last` (0: the duel as a
    /// whole), in the order of their keys.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn beside(&self, duel: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError>;

    /// Replaces entries beside the journal; empty bytes erase one for good.
    ///
    /// # Errors
    /// See [`AppendError`].
    fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError>;

    /// Takes a whole duel out of the store, and keeps the trace of it in the same stroke. Its id
    /// can't be used again: reading it and appending to it say `Removed`.
    ///
    /// # Errors
    /// `Conflict` when the journal doesn't end at `trace.head`; else see [`AppendError`].
    fn remove(&self, trace: &Trace) -> Result<(), AppendError> {
        let _ = trace;
        Err(AppendError::Unsupported("remove duels"))
    }

    /// Archives a finished duel, and keeps the trace of it in the same stroke: it can be read as
    /// before, and appending to it says `Archived`.
    ///
    /// # Errors
    /// `Conflict` when the journal doesn't end at `trace.head`; else see [`AppendError`].
    fn archive(&self, trace: &Trace) -> Result<(), AppendError> {
        let _ = trace;
        Err(AppendError::Unsupported("archive duels"))
    }

    /// Gives a duel another name.
    ///
    /// # Errors
    /// See [`AppendError`].
    fn rename(&self, duel: DuelId, name: &str) -> Result<(), AppendError> {
        let _ = (duel, name);
        Err(AppendError::Unsupported("rename duels"))
    }

    /// Keeps a trace of what was done by other calls (`put_beside`, a repair).
    ///
    /// # Errors
    /// See [`AppendError`].
    fn leave_trace(&self, trace: &Trace) -> Result<(), AppendError> {
        let _ = trace;
        Err(AppendError::Unsupported("keep traces"))
    }

    /// The traces after the first `skip`, in the order in which they were left, at most `most`.
    ///
    /// # Errors
    /// See [`ReadError`].
    fn traces(&self, skip: usize, most: usize) -> Result<Vec<Trace>, ReadError> {
        let _ = (skip, most);
        Ok(Vec::new())
    }
}

impl SealedBatch {
    /// What a store checks before it keeps a batch after `after`.
    ///
    /// # Errors
    /// `TooLarge` or `Malformed`.
    pub fn check(&self, after: Head) -> Result<(), AppendError> {
        let records = self.stored.count as usize;
        let beside: usize = self.beside.iter().map(|entry| entry.bytes.len()).sum();
        let bytes = self.stored.bytes.len() + beside;
        if records > BATCH_RECORDS_MOST || bytes > BATCH_BYTES_MOST {
            return Err(AppendError::TooLarge { records, bytes });
        }
        if records == 0 {
            return Err(AppendError::Malformed("it has no records"));
        }
        if after.number.checked_add(1) != Some(self.stored.first)
            || after.number.checked_add(self.stored.count) != Some(self.head.number)
        {
            return Err(AppendError::Malformed(
                "its numbers don't follow the stated head",
            ));
        }
        if self.begins.is_some() != (after.number == 0) {
            return Err(AppendError::Malformed(
                "the first batch, and no other, makes the duel",
            ));
        }
        Ok(())
    }
}
