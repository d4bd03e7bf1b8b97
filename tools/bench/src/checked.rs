//! Checking a journal: its bytes and seals, with the tree of a checkpoint, and what judges ask of it.

use crate::measure::{rate, time};
use crate::report::{Row, Unit};
use crate::sealed::append;
use crate::{Recorded, SEED};
use journal::{DuelId, EventStore, Limits, MemoryStore, SeededChance, StoredBatch};
use judge::Filter;
use rules::Catalogue;
use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};
use timeline::History;

/// A duel in memory.
struct Kept {
    store: MemoryStore,
    duel: DuelId,
    records: usize,
}

impl Kept {
    fn new(recorded: &Recorded, events: usize) -> Self {
        let store = MemoryStore::default();
        let mut short = recorded.clone();
        short.events.truncate(events);
        let duel = append(&store, &short, &mut SeededChance::new(SEED));
        let records = short.events.len();
        Self {
            store,
            duel,
            records,
        }
    }

    fn history(&self) -> History {
        let read = History::read(&self.store, self.duel);
        read.expect("a sound duel").0
    }

    fn batches(&self) -> Vec<StoredBatch> {
        let all = Limits {
            records: usize::MAX,
            bytes: usize::MAX,
        };
        let read = self.store.read(self.duel, 1, all);
        read.expect("a sound duel")
    }
}

/// The rows of verifying.
///
/// # Panics
/// When a duel that was recorded isn't sound.
#[must_use]
pub fn verify_rows(longest: &Recorded) -> Vec<Row> {
    let all = longest.events.len();
    let [long, short] = [all, all / 4].map(|events| Kept::new(longest, events));
    let verified = |kept: &Kept| {
        let took = time(|| {
            black_box(journal::verify(&kept.store, kept.duel).expect("a sound duel"));
        });
        rate(kept.records, took)
    };
    let (value, small) = (verified(&long), verified(&short));
    let batches = long.batches();
    let hashed = time(|| {
        for batch in &batches {
            black_box(blake3::keyed_hash(&[7; 32], &batch.bytes));
        }
    });
    let with_tree = time(|| {
        black_box(journal::checkpoint(&long.store, long.duel).expect("a sound duel"));
    });
    let unit = Unit::RecordsASecond;
    vec![
        Row::new(format!("verify, {all} records"), value, unit)
            .wanted(2e6)
            .beside("BLAKE3 of the same bytes", rate(all, hashed)),
        Row::new(format!("verify, {} records", all / 4), small, unit)
            .beside(format!("{all} records"), value),
        Row::new(
            "verify with the tree of a checkpoint",
            rate(all, with_tree),
            unit,
        )
        .wanted(1.2e6)
        .beside("without", value),
    ]
}

/// The rows of what judges ask.
///
/// # Panics
/// When a duel that was recorded isn't sound.
#[must_use]
pub fn judge_rows(longest: &Recorded, cards: &Catalogue) -> Vec<Row> {
    let all = longest.events.len();
    let [long, short] = [all, all / 4].map(|events| Kept::new(longest, events));
    let audited = |kept: &Kept| {
        let mut decisions = 0;
        let took = time(|| decisions = audit(kept, cards));
        rate(decisions, took)
    };
    let (value, small) = (audited(&long), audited(&short));
    let jobs = thread::available_parallelism().map_or(1, usize::from);
    let missed = |kept: &Kept| {
        let history = kept.history();
        let took = time(|| {
            let found = judge::missed(&history, cards, Filter::default());
            black_box(found.expect("it folds"));
        });
        took.as_secs_f64() * 1e6
    };
    let unit = Unit::DecisionsASecond;
    vec![
        Row::new(format!("audit, {all} records"), value, unit)
            .wanted(300e3)
            .beside(format!("{} records", all / 4), small),
        Row::new(
            format!("audit, {jobs} duels at once"),
            many(&long, cards, jobs),
            unit,
        )
        .wanted(jobs as f64 * value)
        .beside("one", value),
        Row::new(
            format!("missed, {all} records"),
            missed(&long),
            Unit::Micros,
        )
        .wanted(50_000.0)
        .beside(format!("{} records", all / 4), missed(&short)),
    ]
}

/// Reads, checks and audits a duel; gives how many decisions that were.
fn audit(kept: &Kept, cards: &Catalogue) -> usize {
    let audit = judge::audit(&kept.history(), cards);
    audit.expect("it folds").decisions as usize
}

fn many(kept: &Kept, cards: &Catalogue, jobs: usize) -> f64 {
    let mut decisions = 0;
    let took: Duration = time(|| {
        decisions = thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs)
                .map(|_| scope.spawn(|| audit(kept, cards)))
                .collect();
            let each = threads
                .into_iter()
                .map(|thread| thread.join().expect("no panic"));
            each.sum()
        });
    });
    rate(decisions, took)
}

/// The rows of sizes.
///
/// # Panics
/// When a duel that was recorded can't be written.
#[must_use]
pub fn size_rows(longest: &Recorded) -> Vec<Row> {
    let all = longest.events.len();
    let [long, short] = [all, all / 4].map(|events| Kept::new(longest, events));
    let a_record = |kept: &Kept, coding| {
        let how = journal::Export {
            coding,
            ..journal::Export::default()
        };
        let written = journal::write_file(&kept.store, kept.duel, &how, &mut std::io::sink());
        written.expect("a sound duel").bytes as f64 / kept.records as f64
    };
    let row = |name: &str, coding, wanted: f64| {
        let name = format!("portable file{name}, {all} records, each");
        Row::new(name, a_record(&long, coding), Unit::Bytes)
            .wanted(wanted)
            .beside(format!("{} records", all / 4), a_record(&short, coding))
    };
    let stored: usize = long.batches().iter().map(|batch| batch.bytes.len()).sum();
    vec![
        row("", journal::Coding::Plain, 8.0),
        row(" with zstd", journal::Coding::Zstd, 3.0),
        Row::new(
            "a record in a store",
            stored as f64 / all as f64,
            Unit::Bytes,
        ),
    ]
}

/// How long it takes to do something once.
pub fn once<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}
