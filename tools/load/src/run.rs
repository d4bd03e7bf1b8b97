//! One run: tables act when they are due, watchers follow, and in the end all is compared.

use crate::options::Options;
use crate::table::{Table, Went};
use crate::tally::Tally;
use crate::watcher::{Seen, watch};
use bench::Recorded;
use journal::{Deed, EventStore, Limits, StoredBatch, Time, Trace};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

/// How much memory a watcher's thread may have for its calls.
const STACK: usize = 256 << 10;

/// Runs all tables at this pace.
///
/// Gives what came of it, and the tables.
pub(crate) fn run<'d>(
    store: &dyn EventStore,
    duels: &'d [Recorded],
    options: &Options,
    pace: Duration,
) -> Result<(Tally, Vec<Table<'d>>), String> {
    let tables = tables(store, duels, options)?;
    let ended = AtomicBool::new(false);
    let begins = Instant::now() + Duration::from_millis(500);
    let mut tally = Tally::default();
    let seen = thread::scope(|scope| {
        let watchers = match options.watched {
            true => watchers(scope, store, &tables, &ended)?,
            false => Vec::new(),
        };
        let shares = tables.chunks(tables.len().div_ceil(options.workers));
        let writers: Vec<_> = shares
            .enumerate()
            .map(|(worker, share)| {
                let schedule = Schedule {
                    begins: begins + pace.mul_f64(worker as f64 / options.workers as f64 / 7.0),
                    pace,
                    lasts: options.lasts,
                };
                scope.spawn(move || schedule.write(store, share))
            })
            .collect();
        let written: Vec<_> = writers.into_iter().map(ScopedJoinHandle::join).collect();
        ended.store(true, Ordering::SeqCst);
        for written in written {
            tally.add(written.map_err(|_| "a writer panicked")??);
        }
        let joined = watchers.into_iter().map(ScopedJoinHandle::join);
        joined
            .collect::<Result<Vec<Seen>, _>>()
            .map_err(|_| "a watcher panicked".to_owned())
    })?;
    for (table, seen) in tables.iter().zip(seen) {
        compare(table, &seen.batches, &mut tally);
        tally.failed += u64::from(seen.failures);
        tally.delays.extend(seen.delays.into_iter().skip(1));
    }
    for table in &tables {
        compare(table, &all(store, table)?, &mut tally);
        tally.batches += table.told().len() as u64;
    }
    tally.sort();
    Ok((tally, tables))
}

/// Archives every table's duel.
pub(crate) fn archive(store: &dyn EventStore, tables: &[Table<'_>]) -> Result<(), String> {
    for table in tables {
        let head = store.head(table.duel).map_err(|error| error.to_string())?;
        let trace = Trace {
            deed: Deed::Archived,
            duel: table.duel,
            head,
            at: Time(0),
            by: String::new(),
            reason: "the run is over".to_owned(),
        };
        store.archive(&trace).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// New duels, each with its first batch written.
fn tables<'d>(
    store: &dyn EventStore,
    duels: &'d [Recorded],
    options: &Options,
) -> Result<Vec<Table<'d>>, String> {
    let cycle = duels.iter().cycle().take(options.tables).zip(0..);
    let tables = cycle.map(|(duel, number)| Table::new(duel, number));
    let tables: Result<Vec<Table<'d>>, _> = tables.collect();
    let tables = tables.map_err(|error| error.to_string())?;
    let begun = thread::scope(|scope| {
        let shares = tables.chunks(tables.len().div_ceil(options.workers));
        let threads: Vec<_> = shares
            .map(|share| scope.spawn(move || begin(store, share)))
            .collect();
        let joined = threads.into_iter().map(ScopedJoinHandle::join);
        joined.collect::<Result<Vec<_>, _>>()
    });
    for begun in begun.map_err(|_| "a writer panicked")? {
        begun?;
    }
    Ok(tables)
}

/// Writes the first batch of each.
fn begin(store: &dyn EventStore, tables: &[Table<'_>]) -> Result<(), String> {
    for table in tables {
        match table.act(store)? {
            Went::Well | Went::WellAfter(_) => {}
            other => return Err(format!("a duel can't begin: {other:?}")),
        }
    }
    Ok(())
}

fn watchers<'s, 'e>(
    scope: &'s Scope<'s, 'e>,
    store: &'e dyn EventStore,
    tables: &'e [Table<'_>],
    ended: &'e AtomicBool,
) -> Result<Vec<ScopedJoinHandle<'s, Seen>>, String> {
    let one = |table| {
        let thread = Builder::new().stack_size(STACK);
        thread.spawn_scoped(scope, move || watch(store, table, ended))
    };
    let all: Result<Vec<_>, _> = tables.iter().map(one).collect();
    all.map_err(|error| error.to_string())
}

/// When tables act.
#[derive(Clone, Copy)]
struct Schedule {
    begins: Instant,
    pace: Duration,
    lasts: Duration,
}

impl Schedule {
    /// Lets these tables act, each when it is due, until the time is up.
    fn write(self, store: &dyn EventStore, tables: &[Table<'_>]) -> Result<Tally, String> {
        let step = self.pace / u32::try_from(tables.len().max(1)).unwrap_or(u32::MAX);
        let first = (0_u32..)
            .zip(tables)
            .map(|(place, _)| self.begins + step * place);
        let mut due: BinaryHeap<_> = first.zip(0..).map(Reverse).collect();
        let ends = self.begins + self.lasts;
        let mut tally = Tally::default();
        while let Some(Reverse((at, place))) = due.pop() {
            if at >= ends {
                break;
            }
            thread::sleep(at.saturating_duration_since(Instant::now()));
            let table: &Table<'_> = &tables[place];
            match table.act(store)? {
                Went::Well => tally.waits.push(at.elapsed()),
                Went::WellAfter(unknown) => {
                    tally.unknown += u64::from(unknown);
                    tally.waits.push(at.elapsed());
                }
                Went::Conflict => tally.conflicts += 1,
                Went::Failed => tally.failed += 1,
            }
            due.push(Reverse((at + self.pace, place)));
        }
        tally.lasted = self.begins.elapsed();
        Ok(tally)
    }
}

/// Everything the store has of a table.
fn all(store: &dyn EventStore, table: &Table<'_>) -> Result<Vec<StoredBatch>, String> {
    let mut all: Vec<StoredBatch> = Vec::new();
    loop {
        let from = all.last().map_or(1, |batch| batch.last() + 1);
        let more = store.read(table.duel, from, Limits::default());
        let more = more.map_err(|error| error.to_string())?;
        if more.is_empty() {
            return Ok(all);
        }
        all.extend(more);
    }
}

/// What is missing, doubled or out of order among batches, as far as they were acknowledged.
fn compare(table: &Table<'_>, there: &[StoredBatch], tally: &mut Tally) {
    let told = table.told();
    let firsts: std::collections::BTreeMap<u32, &StoredBatch> =
        there.iter().map(|batch| (batch.first, batch)).collect();
    tally.doubled += (there.len() - firsts.len()) as u64;
    tally.disordered += there
        .windows(2)
        .filter(|two| two[1].first <= two[0].first)
        .count() as u64;
    let lost = |told: &&crate::table::Told| firsts.get(&told.batch.first) != Some(&&told.batch);
    tally.lost += told.iter().filter(lost).count() as u64;
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::MemoryStore;

    #[test]
    fn everything_that_was_acknowledged_is_found_and_what_is_taken_away_is_missed() {
        let duels = bench::duels::many(&simulate::Book::shipped(), 2, 20);
        let words = "--server --tables 6 --workers 3 --seconds 0.5".split(' ');
        let options = Options::read(words.map(str::to_owned)).expect("it reads");
        let store = MemoryStore::default();
        let tally = run(&store, &duels, &options, Duration::from_millis(50));
        let (tally, tables) = tally.expect("a store in memory");
        archive(&store, &tables).expect("a store in memory");
        assert!(tally.is_whole(), "{tally:?}");
        assert!(tally.waits.len() >= 30, "they acted at their pace");
        assert_eq!(tally.failed + tally.conflicts + tally.unknown, 0);
        let table = Table::new(&duels[0], 1).expect("numbers");
        for _ in 0..3 {
            table.act(&store).expect("a store in memory");
        }
        let mut there = all(&store, &table).expect("it reads");
        let mut tally = Tally::default();
        there.swap(1, 2);
        compare(&table, &there, &mut tally);
        assert_eq!((tally.lost, tally.disordered), (0, 1));
        there.truncate(2);
        there.push(there[0].clone());
        compare(&table, &there, &mut tally);
        assert_eq!((tally.lost, tally.doubled), (1, 1));
    }
}
