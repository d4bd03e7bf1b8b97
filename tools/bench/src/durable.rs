//! Durable appends: one at a time, many duels at once, and while many follow; each beside what the
//! disk itself takes.

use crate::disk::{self, Plain};
use crate::measure::{REPETITIONS, micros, part, rate};
use crate::report::{Row, Unit};
use crate::sealed::{Ready, ready};
use crate::{Recorded, SEED};
use journal::{EventStore, SeededChance, StoredBatch};
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use store_sled::{Options, SledStore};

/// How many batches are appended one after the other.
const ALONE: usize = 300;
/// How many duels are written at once, and how many batches of each.
const AT_ONCE: usize = 64;
const EACH: usize = 40;
/// How many follow one duel, and how fast it is written.
const FOLLOWERS: usize = 50;
const PACE: Duration = Duration::from_millis(10);

/// The rows of appending.
///
/// # Panics
/// When the disk refuses.
#[must_use]
pub fn rows(recorded: &[Recorded]) -> Vec<Row> {
    let folder = disk::folder();
    let kind = disk::kind(folder.path());
    let store = SledStore::open(&folder.path().join("store"), Options::default());
    let store = store.expect("a store");
    let mut plain = Plain::new(folder.path());
    let mut chance = SeededChance::new(SEED);
    let mut duels = recorded.iter().cycle();
    let mut next = |batches: usize| {
        let duel = duels.next().expect("some were recorded");
        ready(&duel.events, batches, &mut chance)
    };
    let mut rows = one_at_a_time(&store, &mut plain, &mut next, &kind);
    rows.push(many_at_once(&store, &mut plain, &mut next));
    rows.push(followed(&store, &mut next));
    rows
}

fn one_at_a_time(
    store: &SledStore,
    plain: &mut Plain,
    next: &mut dyn FnMut(usize) -> Ready,
    kind: &str,
) -> Vec<Row> {
    let (mut times, mut bare) = (Vec::new(), Vec::new());
    let (mut bytes, mut bare_bytes) = (Vec::new(), Vec::new());
    for _ in 0..REPETITIONS {
        let duel = next(ALONE);
        let (time, sent) = counted(|| duel.append(store));
        times.push(time);
        bytes.extend(sent);
        let (time, sent) = counted(|| {
            duel.batches
                .chunks(1)
                .for_each(|one| plain.append(one.iter()));
        });
        bare.push(time);
        bare_bytes.extend(sent);
    }
    let speed = |times: &mut [Duration]| rate(ALONE, part(times, 50));
    let (value, bare) = (speed(&mut times), speed(&mut bare));
    let name = format!("durable append, one action at a time ({kind})");
    let mut rows = vec![
        Row::new(name, value, Unit::AppendsASecond)
            .wanted(0.35 * bare)
            .beside("a plain file, synced", bare),
    ];
    if !bytes.is_empty() && !bare_bytes.is_empty() {
        let an_action = |bytes: &mut [u64]| part(bytes, 50) as f64 / ALONE as f64;
        let name = "sent to the disk for an action";
        let row = Row::new(name, an_action(&mut bytes), Unit::Bytes);
        rows.push(row.beside("a plain file, synced", an_action(&mut bare_bytes)));
    }
    rows
}

/// How long something takes and how many bytes it sends to disks.
fn counted(work: impl FnOnce()) -> (Duration, Option<u64>) {
    let before = disk::written();
    let start = Instant::now();
    work();
    let time = start.elapsed();
    let sent = disk::written()
        .zip(before)
        .map(|(after, before)| after - before);
    (time, sent)
}

fn many_at_once(store: &SledStore, plain: &mut Plain, next: &mut dyn FnMut(usize) -> Ready) -> Row {
    let (mut speeds, mut bare) = (Vec::new(), Vec::new());
    for _ in 0..REPETITIONS {
        let duels: Vec<Ready> = (0..AT_ONCE).map(|_| next(EACH)).collect();
        let records: usize = duels.iter().map(Ready::records).sum();
        speeds.push(rate(records, at_once(store, &duels)) as u64);
        let start = Instant::now();
        for round in 0..EACH {
            plain.append(duels.iter().map(|duel| &duel.batches[round]));
        }
        bare.push(rate(records, start.elapsed()) as u64);
    }
    let name = format!("durable append, {AT_ONCE} duels at once");
    Row::new(name, part(&mut speeds, 50) as f64, Unit::EventsASecond)
        .wanted(60_000.0)
        .beside(
            format!("a plain file, one sync per {AT_ONCE}"),
            part(&mut bare, 50) as f64,
        )
}

fn at_once(store: &SledStore, duels: &[Ready]) -> Duration {
    let barrier = Barrier::new(duels.len() + 1);
    let mut start = Instant::now();
    thread::scope(|scope| {
        for duel in duels {
            scope.spawn(|| {
                barrier.wait();
                duel.append(store);
            });
        }
        barrier.wait();
        start = Instant::now();
    });
    start.elapsed()
}

/// How long an append takes at a steady pace while many follow.
fn followed(store: &SledStore, next: &mut dyn FnMut(usize) -> Ready) -> Row {
    let mut alone = waits(store, &next(ALONE), 0);
    let mut watched = waits(store, &next(ALONE), FOLLOWERS);
    let name = format!("append under {FOLLOWERS} followers, 99 of 100");
    Row::new(name, micros(part(&mut watched, 99)), Unit::Micros)
        .wanted(5_000.0)
        .beside("without followers", micros(part(&mut alone, 99)))
}

fn waits(store: &SledStore, duel: &Ready, followers: usize) -> Vec<Duration> {
    let ended = AtomicBool::new(false);
    let follow = || {
        let mut last = 0;
        while !ended.load(Ordering::SeqCst) {
            let more = store.follow(duel.duel, last, Duration::from_millis(200));
            last = more
                .ok()
                .and_then(|more| more.last().map(StoredBatch::last))
                .unwrap_or(last);
        }
    };
    thread::scope(|scope| {
        let mut waits = Vec::new();
        for (number, (after, batch)) in duel.batches.iter().enumerate() {
            let start = Instant::now();
            let appended = store.append(duel.duel, *after, batch);
            appended.expect("room on the disk");
            waits.push(start.elapsed());
            if number == 0 {
                (0..followers).for_each(|_| drop(scope.spawn(follow)));
            }
            thread::sleep(PACE.saturating_sub(start.elapsed()));
        }
        ended.store(true, Ordering::SeqCst);
        waits
    })
}
