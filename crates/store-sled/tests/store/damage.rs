//! Damage to the files of a store: within bounded time there is either a clear error or
//! everything reads as it was written. Never silence, never a hang. Where the log reaches back to
//! the beginning, everything reads as it was written whatever happened to sled's files.
//!
//! Each damaged store is opened by a process of its own, so that one that hangs can be ended.

use crate::processes::{Script, copy, process, role};
use journal::EventStore;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};
use store_sled::{Options, Order, SledStore, repair};
use testkit::proof::{proven, times};

/// The large proof damages so many times as many stores.
const LARGE: u64 = 40;
const DUELS: u64 = 6;
const BATCHES: usize = 700;
/// sled's deadline in these tests, and the one of the whole process.
const DEADLINE: Duration = Duration::from_secs(2);
const PROCESS_DEADLINE: Duration = Duration::from_secs(60);

/// Not a test by itself: the process that opens a damaged store and reads all of it.
#[test]
fn the_process_that_reads() {
    let Some((_, folder)) = role() else { return };
    println!("\nfound: {}", read_all(Path::new(&folder)));
    // A thread that hangs in sled ends here, as it would in a command.
    std::process::exit(0);
}

fn read_all(folder: &Path) -> String {
    let mut options = Options::default();
    options.deadline = DEADLINE;
    let store = match SledStore::open(folder, options) {
        Ok(store) => store,
        Err(error) => return format!("refused, {error}"),
    };
    let listed = match store.duels(None, 100) {
        Ok(listed) => listed.len() as u64,
        Err(error) => return format!("refused, the list: {error}"),
    };
    for duel in 1..=DUELS {
        let mut script = Script::new(duel);
        if let Err(wrong) = script.check(&store) {
            return if wrong.contains("another one") {
                format!("wrong, {wrong}")
            } else {
                format!("refused, {wrong}")
            };
        }
        let head = script.writer.head.number;
        if head != whole(duel) || listed != DUELS {
            return format!("wrong, duel {duel} ends at {head}, {listed} duels are listed");
        }
        let beside = store.beside(script.writer.duel, 0, u32::MAX);
        match beside {
            Ok(beside) if beside.len() == BATCHES => {}
            Ok(beside) => return format!("wrong, {} entries beside duel {duel}", beside.len()),
            Err(error) => return format!("refused, {error}"),
        }
    }
    "equal".into()
}

/// The number of the last record of a duel.
fn whole(duel: u64) -> u32 {
    let mut script = Script::new(duel);
    (0..BATCHES).for_each(|_| drop(script.next()));
    script.writer.head.number
}

/// A store with several segments of log, of which so much is kept.
fn template(folder: &Path, log_bytes: u64) {
    let mut options = Options::default();
    options.log_bytes = log_bytes;
    let store = SledStore::open(folder, options).expect("it opens");
    let write = |duel| {
        let mut script = Script::new(duel);
        for _ in 0..BATCHES {
            let (after, batch) = script.next();
            store
                .append(script.writer.duel, after, &batch)
                .expect("nobody else writes");
        }
    };
    thread::scope(|scope| {
        for duel in 1..=DUELS {
            scope.spawn(move || write(duel));
        }
    });
}

/// Opens a damaged store in a process of its own and gives what that found.
fn found(folder: &Path) -> String {
    let mut child = process("damage::the_process_that_reads", "read", folder)
        .spawn()
        .expect("it starts");
    let until = Instant::now() + PROCESS_DEADLINE;
    while child.try_wait().expect("it can be asked").is_none() {
        if Instant::now() > until {
            child.kill().expect("it can be killed");
            return "hangs".into();
        }
        thread::sleep(Duration::from_millis(5));
    }
    said(child)
}

fn said(child: Child) -> String {
    let output = child.wait_with_output().expect("it has ended");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("found: ").map(str::to_owned));
    line.unwrap_or_else(|| {
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        format!("died, {}: {error}", output.status)
    })
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    files
}

/// One thing done to one file.
#[derive(Clone, Copy, Debug)]
enum Harm {
    Flip(f64),
    Cut(f64),
    Zero(f64),
}

fn harm(file: &Path, harm: Harm) {
    let mut bytes = fs::read(file).expect("it can be read");
    let at = |part: f64| (bytes.len() as f64 * part) as usize;
    match harm {
        Harm::Flip(part) => {
            let at = at(part);
            // Empty stretches of sled's file hold nothing that could be damaged.
            let at = (at..bytes.len()).find(|at| bytes[*at] != 0).unwrap_or(at);
            bytes[at] ^= 0x04;
        }
        Harm::Cut(part) => bytes.truncate(at(part)),
        Harm::Zero(part) => {
            let from = at(part) / 4_096 * 4_096;
            let to = (from + 4_096).min(bytes.len());
            bytes[from..to].fill(0);
        }
    }
    fs::write(file, bytes).expect("it can be written");
}

/// What the last of some processes found, or the first that found everything.
fn found_by(processes: usize, folder: &Path) -> String {
    let mut found = self::found(folder);
    for _ in 1..processes {
        if found == "equal" {
            break;
        }
        found = self::found(folder);
    }
    found
}

/// Damages a copy of the store in each of these ways; gives what was refused by so many processes
/// one after the other, and how often all was equal.
fn suffer(
    template: &Path,
    file_of: impl Fn(&Path) -> Vec<PathBuf>,
    harms: &[Harm],
    processes: usize,
) -> (Vec<String>, usize) {
    let (mut refused, mut equal) = (Vec::new(), 0);
    for kind in harms {
        let count = file_of(template).len();
        for index in 0..count {
            let folder = tempfile::tempdir().expect("a folder can be made");
            copy(template, folder.path());
            let file = &file_of(folder.path())[index];
            harm(file, *kind);
            let found = found_by(processes, folder.path());
            let name = file.strip_prefix(folder.path()).unwrap_or(file).display();
            match found.split(',').next() {
                Some("equal") => equal += 1,
                Some("refused") => {
                    refused.push(format!("{name} {kind:?}: {found}"));
                    mended(folder.path(), *kind);
                }
                _ => panic!("{name} {kind:?}: {found}"),
            }
        }
    }
    (refused, equal)
}

/// A store that was refused is repaired: what is brought back is as it was written, what is said to
/// be missing is all that isn't, and one byte costs one chunk at most.
fn mended(folder: &Path, harm: Harm) {
    let new = tempfile::tempdir().expect("a folder can be made");
    let into = new.path().join("new");
    let order = Order {
        store: folder,
        from: &[],
        others: &[],
        into: &into,
        wait: Duration::from_secs(5),
        by: "",
        at: journal::Time(0),
        reason: "",
    };
    let repaired = repair(&order, &mut |_, _| {}).expect("it can be written");
    if repaired.duels.is_empty() {
        assert!(!matches!(harm, Harm::Flip(_)), "{harm:?}: nothing is left");
        return;
    }
    let store = SledStore::open(&into, Options::default()).expect("the new one opens");
    for duel in 1..=DUELS {
        let mut script = Script::new(duel);
        script.check(&store).expect("what is there is as it was");
        let mut all = repaired.duels.iter();
        let Some(found) = all.find(|found| found.id == script.writer.duel) else {
            continue;
        };
        assert_eq!(script.writer.head.number, found.whole_to);
        let count = |ranges: &[(u32, u32)]| ranges.iter().map(|(a, b)| b - a + 1).sum::<u32>();
        let (missing, rescued) = (count(&found.missing), count(&found.rescued));
        assert_eq!(found.whole_to + missing + rescued, found.known_to);
        let is_small = matches!(harm, Harm::Flip(_));
        assert!(!is_small || missing <= 100, "{harm:?}: {found:?}");
    }
}

fn parts(count: usize) -> impl Iterator<Item = f64> {
    let count = count * times(1, LARGE) as usize;
    (0..count).map(move |index| (index as f64 + 0.37) / count as f64)
}

fn db(folder: &Path) -> Vec<PathBuf> {
    vec![folder.join("sled").join("db")]
}

fn everything_else(folder: &Path) -> Vec<PathBuf> {
    let mut files = files(&folder.join("sled"));
    files.retain(|file| !file.ends_with("db"));
    files.extend(self::files(&folder.join("log")));
    files.push(folder.join("FORMAT"));
    files
}

#[test]
fn damage_to_any_file_is_found_or_does_no_harm_in_bounded_time() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    template(folder.path(), 0);
    assert_eq!(found(folder.path()), "equal", "undamaged, it reads equal");

    let flips: Vec<_> = parts(20).map(Harm::Flip).collect();
    suffer(folder.path(), db, &flips, 1);
    let cuts: Vec<_> = parts(10).map(Harm::Cut).collect();
    let (refused, _) = suffer(folder.path(), db, &cuts, 1);
    assert_eq!(
        refused.len(),
        cuts.len(),
        "what is cut off is missed: {refused:#?}"
    );
    suffer(
        folder.path(),
        db,
        &parts(5).map(Harm::Zero).collect::<Vec<_>>(),
        1,
    );
    let both = [Harm::Flip(0.4), Harm::Cut(0.6)];
    suffer(folder.path(), everything_else, &both, 1);
    let harms = parts(35).count() as u64;
    proven("damaged files of sled, found or without harm", harms);
}

#[test]
fn damage_to_sled_is_undone_while_the_log_reaches_back() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    template(folder.path(), 1 << 30);
    let harms = parts(8)
        .map(Harm::Flip)
        .chain(parts(6).map(Harm::Cut))
        .chain(parts(3).map(Harm::Zero));
    let harms: Vec<_> = harms.collect();
    // sled's threads are shared by all its stores in a process. Where the damaged one has taken
    // them along, the new one isn't answered either, and the next process makes it.
    let (refused, equal) = suffer(folder.path(), db, &harms, 2);
    assert_eq!(refused, Vec::<String>::new());
    assert_eq!(equal, harms.len());
    proven("damaged files of sled, undone from the log", equal as u64);
}
