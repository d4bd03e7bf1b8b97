//! The conformance suite of stores: what every [`EventStore`] owes its callers, one check for each
//! obligation.
//!
//! A check is given a [`Bed`]: something that makes fresh stores and opens the same one again. It
//! panics with what was promised and what was found. A store's test calls [`run`]; the names of
//! [`CHECKS`] say what passed.

mod appending;
mod care;
mod races;
mod reading;

use crate::faulty::asks_again;
use journal::{
    AppendError, Appended, Begins, Beside, BesideKey, DuelId, EventStore, Head, Limits, ReadError,
    Seal, SealedBatch, StoredBatch, Time,
};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// A store on which one check is run.
pub trait Bed {
    /// Opens the store of this bed: empty the first time, with everything in it after that. What
    /// was opened before may still be open.
    fn open(&self) -> Arc<dyn EventStore>;
}

impl<F: Fn() -> Arc<dyn EventStore>> Bed for F {
    fn open(&self) -> Arc<dyn EventStore> {
        self()
    }
}

/// One check: what it proves, and how.
pub type Check = (&'static str, fn(&dyn Bed));

/// Every check there is.
pub const CHECKS: &[Check] = &[
    (
        "1. a batch is there whole, with what lies beside it",
        appending::a_batch_is_there_whole,
    ),
    (
        "1. a batch that is refused leaves nothing",
        appending::a_refused_batch_leaves_nothing,
    ),
    (
        "1. the size of a batch is bounded",
        appending::the_size_of_a_batch_is_bounded,
    ),
    (
        "2. what was acknowledged is there in a store opened anew",
        appending::opened_anew,
    ),
    (
        "3. exactly one of two writers after the same head wins",
        races::one_of_two_wins,
    ),
    (
        "3. exactly one of six writers after the same head wins",
        races::one_of_six_wins,
    ),
    (
        "3. a head with another seal is a conflict",
        appending::another_seal_is_a_conflict,
    ),
    (
        "3. a head that was never there is a conflict",
        appending::a_head_never_there_is_a_conflict,
    ),
    (
        "3. writers of different duels don't disturb each other",
        appending::duels_are_apart,
    ),
    (
        "4. the same batch again is told as repeated",
        races::the_same_batch_is_repeated,
    ),
    (
        "4. the same batch from many at once is there once",
        races::the_same_batch_from_many,
    ),
    (
        "5. follow gives every batch once, in order",
        reading::follow_gives_every_batch_once,
    ),
    ("5. follow ends when its time is up", reading::follow_ends),
    (
        "5. follow goes on after a new beginning",
        reading::follow_goes_on,
    ),
    (
        "6. read begins with the batch that holds the record",
        reading::read_begins_inside_a_batch,
    ),
    (
        "6. read keeps to its limits",
        reading::read_keeps_to_its_limits,
    ),
    (
        "6. a long journal reads back as it was written",
        reading::a_long_journal,
    ),
    (
        "6. large batches read back as they were written",
        reading::large_batches,
    ),
    (
        "an unknown duel is said to be unknown",
        reading::an_unknown_duel,
    ),
    (
        "the list of duels comes in pages",
        reading::the_list_comes_in_pages,
    ),
    (
        "entries beside a journal are replaced and erased",
        appending::entries_beside,
    ),
    (
        "a removed duel leaves a trace and nothing else",
        care::a_removed_duel_leaves_a_trace_only,
    ),
    (
        "an archived duel is read and not written",
        care::an_archived_duel_is_read_and_not_written,
    ),
    (
        "a duel that went on is neither removed nor archived",
        care::a_duel_that_went_on_is_neither_removed_nor_archived,
    ),
    ("a renamed duel goes on", care::a_renamed_duel_goes_on),
    (
        "traces come in the order they were left, in pages",
        care::traces_come_in_order_and_in_pages,
    ),
];

/// Runs every check, each on a bed of its own.
///
/// # Panics
/// When a store breaks a promise, with the promise's name.
pub fn run<B: Bed>(make: impl Fn() -> B) {
    for (name, check) in CHECKS {
        let bed = make();
        let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(&bed)));
        assert!(checked.is_ok(), "a store doesn't hold this: {name}");
    }
}

/// A writer of made-up batches: bytes no journal can read, but heads that follow each other.
#[derive(Clone, Debug)]
pub struct Writer {
    /// The duel it writes.
    pub duel: DuelId,
    /// The head its next batch follows.
    pub head: Head,
    nonce: u64,
}

impl Writer {
    /// A writer of the duel with this number, before its first batch. `nonce` tells writers apart.
    #[must_use]
    pub fn new(number: u64, nonce: u64) -> Self {
        let duel = DuelId(spread(number, 7));
        Self {
            duel,
            head: Head::before_all(duel),
            nonce,
        }
    }

    /// The next batch, with so many records in so many bytes (at least 16).
    pub fn next(&mut self, count: u32, bytes: usize) -> SealedBatch {
        let first = self.head.number + 1;
        let body = filler(self.nonce, first, bytes.max(16));
        let number = self.head.number + count;
        let head = Head {
            number,
            seal: follow_seal(self.head.seal, &body),
        };
        let begins = (first == 1).then(|| Begins {
            name: format!("duel {}", self.nonce),
            created: Time(i64::from(first)),
        });
        let beside = vec![entry(first, 3, &body[..8])];
        self.head = head;
        SealedBatch {
            stored: StoredBatch {
                first,
                count,
                bytes: body,
            },
            beside,
            head,
            begins,
        }
    }

    /// Appends the next batch and gives it back.
    ///
    /// # Panics
    /// When the store refuses it.
    pub fn write(&mut self, store: &dyn EventStore, count: u32, bytes: usize) -> SealedBatch {
        let after = self.head;
        let batch = self.next(count, bytes);
        let (appended, lost) = ask(store, self.duel, after, &batch);
        let appended = appended.expect("nobody else writes");
        assert_eq!(appended.head, batch.head);
        assert!(!appended.repeated || lost, "it was not there before");
        batch
    }
}

/// Appends a batch; asks again as long as the answer gets lost or the store refuses for now. Says
/// also whether it asked more than once.
pub fn ask(
    store: &dyn EventStore,
    duel: DuelId,
    after: Head,
    batch: &SealedBatch,
) -> (Result<Appended, AppendError>, bool) {
    let mut lost = false;
    for _ in 0..1_000 {
        match store.append(duel, after, batch) {
            Err(error) if asks_again(&error) => lost = true,
            answer => return (answer, lost),
        }
    }
    panic!("it is never answered");
}

/// Asks until there is an answer; what a lost answer had done counts as done.
fn done(mut ask: impl FnMut() -> Result<(), AppendError>) {
    let mut lost = false;
    for _ in 0..1_000 {
        match ask() {
            Ok(()) => return,
            Err(AppendError::Removed { .. } | AppendError::Archived) if lost => return,
            Err(error) if asks_again(&error) => lost = true,
            Err(error) => panic!("nothing stands against it: {error:?}"),
        }
    }
    panic!("it is never answered");
}

/// The reason why something can't be done, asked again where the answer got lost.
fn refusal(mut ask: impl FnMut() -> Result<(), AppendError>) -> AppendError {
    for _ in 0..1_000 {
        match ask() {
            Ok(()) => panic!("it can't be done"),
            Err(error) if asks_again(&error) => {}
            Err(error) => return error,
        }
    }
    panic!("it is never answered");
}

/// An entry beside a journal.
#[must_use]
pub fn entry(about: u32, kind: u8, bytes: &[u8]) -> Beside {
    Beside {
        key: BesideKey { about, kind },
        bytes: bytes.to_vec(),
    }
}

fn spread<const N: usize>(seed: u64, salt: u64) -> [u8; N] {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ salt;
    std::array::from_fn(|_| {
        state ^= state << 13;
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[3]
    })
}

fn filler(nonce: u64, first: u32, length: usize) -> Vec<u8> {
    let pattern: [u8; 61] = spread(nonce ^ (u64::from(first) << 32), 3);
    let mut bytes = nonce.to_le_bytes().to_vec();
    bytes.extend(pattern.iter().cycle().take(length.saturating_sub(8)));
    bytes
}

/// Not a real seal, but one that depends on everything before it.
fn follow_seal(before: Seal, body: &[u8]) -> Seal {
    let mut sum = 0xCBF2_9CE4_8422_2325_u64;
    for byte in before.0.iter().chain(body) {
        sum = (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    }
    Seal(spread(sum, 11))
}

fn all(store: &dyn EventStore, duel: DuelId) -> Vec<StoredBatch> {
    let mut batches: Vec<StoredBatch> = Vec::new();
    loop {
        let from = batches.last().map_or(1, |batch| batch.last() + 1);
        let page = store
            .read(duel, from, Limits::default())
            .expect("the journal is sound");
        if page.is_empty() {
            return batches;
        }
        batches.extend(page);
    }
}

fn stored(batches: &[SealedBatch]) -> Vec<StoredBatch> {
    batches.iter().map(|batch| batch.stored.clone()).collect()
}
