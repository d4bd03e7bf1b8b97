//! The conformance suite of stores: what every [`EventStore`] owes its callers, one check for each
//! obligation.
//!
//! A check is given a [`Bed`]: something that makes fresh stores and opens the same one again. It
//! panics with what was promised and what was found. A store's test calls [`run`]; the names of
//! [`CHECKS`] say what passed.

use journal::{
    AppendError, Begins, Beside, BesideKey, DuelId, EventStore, Head, Limits, ReadError, Seal,
    SealedBatch, StoredBatch, Time,
};
use std::sync::{Arc, Barrier};
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
        a_batch_is_there_whole,
    ),
    (
        "1. a batch that is refused leaves nothing",
        a_refused_batch_leaves_nothing,
    ),
    (
        "1. the size of a batch is bounded",
        the_size_of_a_batch_is_bounded,
    ),
    (
        "2. what was acknowledged is there in a store opened anew",
        opened_anew,
    ),
    (
        "3. exactly one of several writers after the same head wins",
        one_writer_wins,
    ),
    (
        "3. a head with another seal is a conflict",
        another_seal_is_a_conflict,
    ),
    (
        "3. a head that was never there is a conflict",
        a_head_never_there_is_a_conflict,
    ),
    (
        "3. writers of different duels don't disturb each other",
        duels_are_apart,
    ),
    (
        "4. the same batch again is told as repeated",
        the_same_batch_is_repeated,
    ),
    (
        "4. the same batch from many at once is there once",
        the_same_batch_from_many,
    ),
    (
        "5. follow gives every batch once, in order",
        follow_gives_every_batch_once,
    ),
    ("5. follow ends when its time is up", follow_ends),
    ("5. follow goes on after a new beginning", follow_goes_on),
    (
        "6. read begins with the batch that holds the record",
        read_begins_inside_a_batch,
    ),
    ("6. read keeps to its limits", read_keeps_to_its_limits),
    (
        "6. a long journal reads back as it was written",
        a_long_journal,
    ),
    (
        "6. large batches read back as they were written",
        large_batches,
    ),
    ("an unknown duel is said to be unknown", an_unknown_duel),
    ("the list of duels comes in pages", the_list_comes_in_pages),
    (
        "entries beside a journal are replaced and erased",
        entries_beside,
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
        let appended = store
            .append(self.duel, after, &batch)
            .expect("nobody else writes");
        assert_eq!((appended.head, appended.repeated), (batch.head, false));
        batch
    }
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

fn a_batch_is_there_whole(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let batches = [writer.write(&*store, 3, 40), writer.write(&*store, 1, 20)];
    assert_eq!(all(&*store, writer.duel), stored(&batches));
    assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
    let entries = store.beside(writer.duel, 0, 10).expect("it is there");
    let expected: Vec<Beside> = batches
        .iter()
        .flat_map(|batch| batch.beside.clone())
        .collect();
    assert_eq!(entries, expected);
}

fn a_refused_batch_leaves_nothing(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let first = writer.write(&*store, 3, 40);
    let mut other = Writer::new(1, 2);
    let late = other.next(2, 40);
    let refused = store.append(writer.duel, Head::before_all(writer.duel), &late);
    assert!(
        matches!(refused, Err(AppendError::Conflict { .. })),
        "{refused:?}"
    );
    assert_eq!(
        all(&*store, writer.duel),
        stored(std::slice::from_ref(&first))
    );
    assert_eq!(
        store.beside(writer.duel, 0, 10).expect("it is there"),
        first.beside
    );
    assert_eq!(store.duel(writer.duel).expect("it is there").name, "duel 1");
}

fn the_size_of_a_batch_is_bounded(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let after = writer.head;
    let batch = writer.next(1, journal::BATCH_BYTES_MOST + 1);
    let refused = store.append(writer.duel, after, &batch);
    assert!(
        matches!(refused, Err(AppendError::TooLarge { .. })),
        "{refused:?}"
    );
    assert!(matches!(
        store.head(writer.duel),
        Err(ReadError::NoSuchDuel(_))
    ));
    let mut malformed = Writer::new(1, 1).next(2, 40);
    malformed.stored.count = 3;
    let refused = store.append(writer.duel, after, &malformed);
    assert!(
        matches!(refused, Err(AppendError::Malformed(_))),
        "{refused:?}"
    );
}

fn opened_anew(bed: &dyn Bed) {
    let mut writer = Writer::new(1, 1);
    let mut batches = Vec::new();
    for round in 0..5 {
        let store = bed.open();
        assert_eq!(round == 0, store.head(writer.duel).is_err());
        batches.extend((0..7).map(|_| writer.write(&*store, 2, 50)));
        drop(store);
        let store = bed.open();
        assert_eq!(all(&*store, writer.duel), stored(&batches));
        assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
    }
}

fn one_writer_wins(bed: &dyn Bed) {
    const WRITERS: u64 = 6;
    let store = bed.open();
    let mut duel = Writer::new(1, 99);
    duel.write(&*store, 1, 20);
    for round in 0..10 {
        let after = duel.head;
        let barrier = Barrier::new(WRITERS as usize);
        let attempt = |nonce| {
            let mut writer = Writer {
                nonce: 100 * round + nonce,
                ..duel.clone()
            };
            let batch = writer.next(2, 30);
            barrier.wait();
            (store.append(duel.duel, after, &batch), writer)
        };
        let outcomes: Vec<_> = thread::scope(|scope| {
            let attempt = &attempt;
            let threads: Vec<_> = (0..WRITERS)
                .map(|n| scope.spawn(move || attempt(n)))
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().expect("no panic"))
                .collect()
        });
        let winners: Vec<_> = outcomes
            .iter()
            .filter(|(outcome, _)| outcome.is_ok())
            .collect();
        assert_eq!(winners.len(), 1, "exactly one wins: {outcomes:?}");
        duel.head = winners[0].1.head;
        for (outcome, _) in &outcomes {
            if let Err(error) = outcome {
                let AppendError::Conflict { expected, actual } = error else {
                    panic!("the others get a conflict, not {error:?}");
                };
                assert_eq!((*expected, *actual), (after, duel.head));
            }
        }
        assert_eq!(store.head(duel.duel).expect("it is there"), duel.head);
    }
}

fn another_seal_is_a_conflict(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 3, 40);
    let mut restored = writer.clone();
    restored.head.seal = Seal([9; 32]);
    let after = restored.head;
    let batch = restored.next(1, 20);
    match store.append(writer.duel, after, &batch) {
        Err(AppendError::Conflict { expected, actual }) => {
            assert_eq!((expected, actual), (after, writer.head));
        }
        other => panic!("another seal is a conflict, not {other:?}"),
    }
    let mut foreign = Writer::new(2, 2);
    let before = Head {
        number: 0,
        seal: Seal([9; 32]),
    };
    let begin = foreign.next(1, 20);
    let refused = store.append(foreign.duel, before, &begin);
    assert!(
        matches!(refused, Err(AppendError::Conflict { .. })),
        "{refused:?}"
    );
}

fn a_head_never_there_is_a_conflict(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 2, 40);
    let there = writer.head;
    writer.next(2, 40);
    let ahead = writer.head;
    let batch = writer.next(2, 40);
    match store.append(writer.duel, ahead, &batch) {
        Err(AppendError::Conflict { actual, .. }) => assert_eq!(actual, there),
        other => panic!("a head that was never there is a conflict, not {other:?}"),
    }
    let mut nowhere = Writer::new(2, 2);
    nowhere.next(1, 20);
    let after = nowhere.head;
    match store.append(nowhere.duel, after, &nowhere.next(1, 20)) {
        Err(AppendError::Conflict { actual, .. }) => {
            assert_eq!(actual, Head::before_all(nowhere.duel));
        }
        other => panic!("an absent duel is a conflict, not {other:?}"),
    }
}

fn duels_are_apart(bed: &dyn Bed) {
    let store = bed.open();
    let write = |number| {
        let mut writer = Writer::new(number, number);
        let batches: Vec<_> = (0..20)
            .map(|n| writer.write(&*store, 1 + n % 3, 30))
            .collect();
        (writer, batches)
    };
    let written: Vec<_> = thread::scope(|scope| {
        let write = &write;
        let threads: Vec<_> = (1..=8).map(|n| scope.spawn(move || write(n))).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    for (writer, batches) in &written {
        assert_eq!(all(&*store, writer.duel), stored(batches));
        assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
    }
}

fn the_same_batch_is_repeated(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let heads: Vec<Head> = std::iter::once(writer.head)
        .chain((0..100).map(|_| writer.write(&*store, 1, 40).head))
        .collect();
    let mut again = Writer::new(1, 1);
    for after in &heads[..100] {
        let batch = again.next(1, 40);
        let appended = store
            .append(again.duel, *after, &batch)
            .expect("it is there");
        assert_eq!((appended.head, appended.repeated), (batch.head, true));
    }
    assert_eq!(all(&*store, writer.duel).len(), 100);
    assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
}

fn the_same_batch_from_many(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let after = writer.head;
    let batch = writer.next(2, 40);
    let outcomes: Vec<_> = thread::scope(|scope| {
        let append = || {
            store
                .append(writer.duel, after, &batch)
                .expect("it is there")
        };
        let threads: Vec<_> = (0..6).map(|_| scope.spawn(append)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    assert_eq!(
        outcomes.iter().filter(|outcome| !outcome.repeated).count(),
        1
    );
    assert!(outcomes.iter().all(|outcome| outcome.head == batch.head));
    assert_eq!(all(&*store, writer.duel), vec![batch.stored]);
}

fn follow_gives_every_batch_once(bed: &dyn Bed) {
    const BATCHES: usize = 150;
    let (store, other) = (bed.open(), bed.open());
    let mut writer = Writer::new(1, 1);
    let first = writer.write(&*store, 2, 30);
    let (duel, until) = (writer.duel, Instant::now() + Duration::from_secs(60));
    let follow = |store: &dyn EventStore| {
        let mut seen: Vec<StoredBatch> = Vec::new();
        while seen.len() < BATCHES && Instant::now() < until {
            let last = seen.last().map_or(0, StoredBatch::last);
            let more = store.follow(duel, last, Duration::from_secs(5));
            seen.extend(more.expect("the journal is sound"));
        }
        seen
    };
    let (written, followed) = thread::scope(|scope| {
        let followers = [&store, &store, &other];
        let threads = followers.map(|store| scope.spawn(|| follow(&**store)));
        let mut written = vec![first];
        written.extend((1..BATCHES).map(|n| writer.write(&*store, 1 + n as u32 % 3, 30)));
        (
            written,
            threads.map(|thread| thread.join().expect("no panic")),
        )
    });
    for seen in followed {
        assert_eq!(seen, stored(&written));
    }
}

fn follow_ends(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 2, 30);
    let before = Instant::now();
    let more = store
        .follow(writer.duel, 2, Duration::from_millis(60))
        .expect("it is there");
    assert_eq!(more, Vec::new());
    assert!(
        before.elapsed() >= Duration::from_millis(60),
        "it waits as long as it was told"
    );
    assert!(
        before.elapsed() < Duration::from_secs(20),
        "and not much longer"
    );
}

fn follow_goes_on(bed: &dyn Bed) {
    let mut writer = Writer::new(1, 1);
    let mut seen = Vec::new();
    let mut written = Vec::new();
    for _ in 0..4 {
        let store = bed.open();
        written.extend((0..3).map(|_| writer.write(&*store, 2, 30)));
        let last = seen.last().map_or(0, StoredBatch::last);
        seen.extend(
            store
                .follow(writer.duel, last, Duration::ZERO)
                .expect("it is there"),
        );
        assert_eq!(seen, stored(&written));
    }
}

fn read_begins_inside_a_batch(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let batches: Vec<_> = (0..90)
        .map(|n| writer.write(&*store, 1 + n % 4, 30))
        .collect();
    for (index, batch) in batches.iter().enumerate() {
        for from in batch.stored.first..=batch.stored.last() {
            let read = store
                .read(writer.duel, from, Limits::default())
                .expect("it is sound");
            assert_eq!(read, stored(&batches[index..]), "from record {from}");
        }
    }
    let beyond = store.read(writer.duel, writer.head.number + 1, Limits::default());
    assert_eq!(
        beyond.expect("there is nothing, and that is no error"),
        Vec::new()
    );
    let zero = store
        .read(writer.duel, 0, Limits::default())
        .expect("it is sound");
    assert_eq!(zero, stored(&batches));
}

fn read_keeps_to_its_limits(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let batches: Vec<_> = (0..100).map(|_| writer.write(&*store, 2, 50)).collect();
    let read = |records, bytes| {
        let read = store.read(writer.duel, 1, Limits { records, bytes });
        read.expect("it is sound").len()
    };
    assert_eq!(
        (read(10, 1_000), read(11, 1_000), read(100, 150)),
        (5, 5, 3)
    );
    assert_eq!(
        (read(0, 0), read(1, 1)),
        (1, 1),
        "one batch is given whatever its size"
    );
    let mut paged = Vec::new();
    while paged.len() < batches.len() {
        let from = paged
            .last()
            .map_or(1, |batch: &StoredBatch| batch.last() + 1);
        let limits = Limits {
            records: 14,
            bytes: 10_000,
        };
        paged.extend(store.read(writer.duel, from, limits).expect("it is sound"));
    }
    assert_eq!(paged, stored(&batches));
}

fn a_long_journal(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let sizes = (0..700_u32).map(|n| (1 + n * 7 % 5, 16 + (n * 37 % 211) as usize));
    let batches: Vec<_> = sizes
        .map(|(count, bytes)| writer.write(&*store, count, bytes))
        .collect();
    assert_eq!(all(&*store, writer.duel), stored(&batches));
    drop(store);
    assert_eq!(all(&*bed.open(), writer.duel), stored(&batches));
}

fn large_batches(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let sizes = [
        1_000, 40_000, 20, 200_000, 70_000, 1_000_000, 30, 40, 33_000, 33_000,
    ];
    let batches: Vec<_> = sizes.map(|bytes| writer.write(&*store, 60, bytes)).into();
    let many = writer.write(&*store, 4_000, 90_000);
    let batches: Vec<_> = batches.into_iter().chain([many]).collect();
    assert_eq!(all(&*store, writer.duel), stored(&batches));
    drop(store);
    assert_eq!(all(&*bed.open(), writer.duel), stored(&batches));
}

fn an_unknown_duel(bed: &dyn Bed) {
    let store = bed.open();
    Writer::new(1, 1).write(&*store, 1, 20);
    let id = Writer::new(2, 2).duel;
    let unknown = |error: ReadError| matches!(error, ReadError::NoSuchDuel(named) if named == id);
    assert!(store.head(id).is_err_and(unknown));
    assert!(store.duel(id).is_err_and(unknown));
    assert!(store.read(id, 1, Limits::default()).is_err_and(unknown));
    assert!(store.beside(id, 0, 9).is_err_and(unknown));
    assert!(store.follow(id, 0, Duration::ZERO).is_err_and(unknown));
    let put = store.put_beside(id, &[entry(0, 1, b"a")]);
    assert!(
        matches!(put, Err(AppendError::NoSuchDuel(named)) if named == id),
        "{put:?}"
    );
}

fn the_list_comes_in_pages(bed: &dyn Bed) {
    let store = bed.open();
    assert_eq!(store.duels(None, 10).expect("it can be read"), Vec::new());
    let mut writers: Vec<_> = (0..23).map(|number| Writer::new(number, number)).collect();
    for writer in &mut writers {
        writer.write(&*store, 1, 20);
        writer.write(&*store, 2, 20);
    }
    writers.sort_by_key(|writer| writer.duel);
    let (mut listed, mut after) = (Vec::new(), None);
    loop {
        let page = store.duels(after, 5).expect("it can be read");
        assert!(page.len() <= 5);
        let Some(last) = page.last() else { break };
        after = Some(last.id);
        listed.extend(page);
    }
    let found: Vec<_> = listed.iter().map(|entry| (entry.id, entry.head)).collect();
    let expected: Vec<_> = writers
        .iter()
        .map(|writer| (writer.duel, writer.head))
        .collect();
    assert_eq!(found, expected);
    for (entry, writer) in listed.iter().zip(&writers) {
        assert_eq!(entry.name, format!("duel {}", writer.nonce));
        assert_eq!(&store.duel(writer.duel).expect("it is there"), entry);
    }
}

fn entries_beside(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 3, 40);
    let duel = writer.duel;
    store
        .put_beside(duel, &[entry(0, 1, b"secret"), entry(2, 3, b"words")])
        .expect("it is there");
    store
        .put_beside(duel, &[entry(2, 3, b"other words"), entry(3, 3, b"more")])
        .expect("also");
    let about = |store: &dyn EventStore, first, last| store.beside(duel, first, last).expect("so");
    assert_eq!(about(&*store, 0, 0), [entry(0, 1, b"secret")]);
    assert_eq!(
        about(&*store, 2, 3),
        [entry(2, 3, b"other words"), entry(3, 3, b"more")]
    );
    store
        .put_beside(duel, &[entry(2, 3, b"")])
        .expect("it is there");
    drop(store);
    let store = bed.open();
    assert_eq!(
        about(&*store, 2, 2),
        Vec::new(),
        "what is erased stays erased"
    );
    assert_eq!(about(&*store, 3, u32::MAX), [entry(3, 3, b"more")]);
    assert_eq!(all(&*store, duel).len(), 1, "the journal is as it was");
}
