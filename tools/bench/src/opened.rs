//! Opening a large store, and what an open duel takes of memory: each in a process of its own, so
//! that nothing is warm and nothing else is counted.

use crate::checked::once;
use crate::measure::part;
use crate::report::{Row, Unit};
use crate::sealed::append;
use crate::{Recorded, SEED, disk};
use journal::{DuelId, EventStore, SeededChance};
use std::path::Path;
use std::process::Command;
use store_sled::{Options, SledStore};
use timeline::{Cursor, History};

/// How many events the large store has.
const EVENTS: usize = 1_000_000;
/// How often each process is run.
const RUNS: usize = 7;

/// The word with which this program is asked to be such a process.
pub const CHILD: &str = "--child";

/// The rows.
///
/// # Panics
/// When the disk refuses, or this program can't run itself.
#[must_use]
pub fn rows(recorded: &[Recorded], longest: &Recorded) -> Vec<Row> {
    let large = filled(recorded, EVENTS);
    let small = filled(recorded, EVENTS / 10);
    let single = disk::folder();
    let duel = {
        let store = opened(single.path());
        append(&store, longest, &mut SeededChance::new(SEED))
    };
    let opens = |folder: &Path| run(&["open", &shown(folder)]);
    let ([time, memory], [small_time, small_memory]) = (opens(large.path()), opens(small.path()));
    let id = duel.to_string();
    let [_, verified] = run(&["verify", &shown(single.path()), &id]);
    let [_, held] = run(&["hold", &shown(single.path()), &id]);
    let records = longest.events.len();
    let beside = format!("of {} events", EVENTS / 10);
    vec![
        Row::new(
            format!("open a store of {EVENTS} events"),
            time,
            Unit::Micros,
        )
        .wanted(100_000.0)
        .beside(beside.clone(), small_time),
        Row::new("the memory of that process", memory, Unit::MebiBytes)
            .wanted(100.0)
            .beside(beside, small_memory),
        Row::new(
            format!("the memory to verify {records} records"),
            verified,
            Unit::MebiBytes,
        ),
        Row::new(
            format!("an open duel of {records} events"),
            held,
            Unit::MebiBytes,
        )
        .wanted(2.0),
    ]
}

fn shown(folder: &Path) -> String {
    folder.display().to_string()
}

fn opened(folder: &Path) -> SledStore {
    let mut options = Options::default();
    options.relaxed = true;
    SledStore::open(folder, options).expect("a store")
}

fn filled(recorded: &[Recorded], events: usize) -> tempfile::TempDir {
    let folder = disk::folder();
    let store = opened(folder.path());
    let mut chance = SeededChance::new(SEED);
    let mut written = 0;
    for duel in recorded.iter().cycle() {
        append(&store, duel, &mut chance);
        written += duel.events.len();
        if written >= events {
            break;
        }
    }
    folder
}

/// Runs this program as such a process; the medians of the two figures it prints.
fn run(arguments: &[&str]) -> [f64; 2] {
    let program = std::env::current_exe().expect("a program knows where it is");
    let figures = |_| {
        let output = Command::new(&program).arg(CHILD).args(arguments).output();
        let output = output.expect("this program runs");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut words = said.split_whitespace().map(str::parse);
        let mut word = || words.next().and_then(Result::ok).expect("two figures");
        [word(), word()]
    };
    let all: Vec<[u64; 2]> = (0..RUNS).map(figures).collect();
    let median = |place: usize| {
        let mut figures: Vec<u64> = all.iter().map(|figures| figures[place]).collect();
        part(&mut figures, 50) as f64
    };
    [median(0), median(1) / 1_024.0]
}

/// What such a process does; gives what it prints: microseconds and kibibytes.
///
/// # Panics
/// When it isn't asked for something there is.
#[must_use]
pub fn child(arguments: &[String]) -> String {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (micros, memory) = match arguments[..] {
        ["open", folder] => {
            let ((), took) = once(|| {
                let store = SledStore::open(Path::new(folder), Options::default());
                store.expect("a store").duels(None, 1).expect("its duels");
            });
            (took.as_micros(), status("VmHWM"))
        }
        ["verify", folder, id] => {
            let store = SledStore::open(Path::new(folder), Options::default()).expect("a store");
            let id: DuelId = id.parse().expect("an id");
            let (verified, took) = once(|| journal::verify(&store, id));
            verified.expect("a sound duel");
            (took.as_micros(), status("VmHWM"))
        }
        ["hold", folder, id] => {
            let store = SledStore::open(Path::new(folder), Options::default()).expect("a store");
            let id: DuelId = id.parse().expect("an id");
            store.duel(id).expect("it is there");
            let before = status("VmRSS");
            let (held, took) = once(|| held(&store, id));
            (took.as_micros(), held.saturating_sub(before))
        }
        _ => panic!("nothing is asked for"),
    };
    format!("{micros} {memory}")
}

/// Reads a duel and goes everywhere in it, so that every snapshot is there; gives the memory this
/// process has then.
fn held(store: &SledStore, id: DuelId) -> u64 {
    let (history, _) = History::read(store, id).expect("a sound duel");
    let mut cursor = Cursor::new(&history);
    let last = u32::try_from(history.records().len()).expect("it isn't that long");
    for number in 1..=last {
        cursor.go_to(number).expect("it folds");
    }
    let memory = status("VmRSS");
    std::hint::black_box(&cursor);
    memory
}

/// A figure of this process, in kibibytes.
fn status(name: &str) -> u64 {
    let said = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = said.lines().find(|line| line.starts_with(name));
    let word = line.and_then(|line| line.split_whitespace().nth(1));
    word.and_then(|word| word.parse().ok()).unwrap_or(0)
}
