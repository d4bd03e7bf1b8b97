//! Standing at any record of any duel of a store on disk, and the whole program doing that once.

use crate::measure::{micros, part};
use crate::report::{Row, Unit};
use crate::sealed::{append, number};
use crate::{Recorded, SEED};
use journal::{DuelId, SeededChance};
use simulate::Random;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use store_sled::{Options, SledStore};
use timeline::{Cursor, History};

/// How many duels the large store has, and the small one.
const DUELS: [usize; 2] = [2_000, 100];
/// How many records are gone to.
const SEEKS: usize = 1_000;
/// How often the program is run.
const RUNS: usize = 41;

/// The rows of a store; the program is measured where there is one.
///
/// # Panics
/// When the disk refuses.
#[must_use]
pub fn rows(recorded: &[Recorded], program: Option<&Path>) -> Vec<Row> {
    let folders = DUELS.map(|duels| Filled::with(recorded, duels));
    let [mut large, mut small] = [&folders[0], &folders[1]].map(Filled::seeks);
    let at = format!("stand at any record of any of {} duels", DUELS[0]);
    let row = |part_of: usize, large: &mut [Duration], small: &mut [Duration]| {
        let row = Row::new(
            format!("{at}, {part_of} of 100"),
            micros(part(large, part_of)),
            Unit::Micros,
        );
        row.beside(
            format!("of {} duels", DUELS[1]),
            micros(part(small, part_of)),
        )
    };
    let mut rows = vec![
        row(50, &mut large, &mut small),
        row(99, &mut large, &mut small).wanted(1_000.0),
    ];
    rows.extend(program.map(|program| folders[1].cold(program)));
    rows
}

/// A store in a folder of its own.
struct Filled {
    folder: tempfile::TempDir,
    /// Its duels, with how many records each has.
    duels: Vec<(DuelId, u32)>,
}

impl Filled {
    /// So many duels, each one of those recorded.
    fn with(recorded: &[Recorded], duels: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut options = Options::default();
        options.relaxed = true;
        let store = SledStore::open(folder.path(), options).expect("a store");
        let mut chance = SeededChance::new(SEED);
        let duels = recorded.iter().cycle().take(duels);
        let duels = duels.map(|duel| (append(&store, duel, &mut chance), number(duel)));
        let duels = duels.collect();
        Self { folder, duels }
    }

    /// How long it takes to read any duel and stand at any record of it.
    fn seeks(&self) -> Vec<Duration> {
        let store = SledStore::open(self.folder.path(), Options::default()).expect("a store");
        let mut random = Random::new(SEED);
        let go = |_| {
            let (duel, records) = *random.pick(&self.duels);
            let number = random.between(1, records as usize) as u32;
            let start = Instant::now();
            let (history, _) = History::read(&store, duel).expect("a sound duel");
            let mut cursor = Cursor::new(&history);
            std::hint::black_box(cursor.go_to(number).expect("it folds"));
            start.elapsed()
        };
        (0..SEEKS).map(go).collect()
    }

    /// How long the program takes to show the position at a record, beside what it takes to say
    /// which version it is.
    fn cold(&self, program: &Path) -> Row {
        let mut random = Random::new(SEED);
        let mut shows = || {
            let (duel, records) = *random.pick(&self.duels);
            let number = random.between(records as usize / 2, records as usize);
            let (duel, number) = (duel.to_string(), number.to_string());
            run(Command::new(program)
                .arg("--store")
                .arg(self.folder.path())
                .args(["show", &duel, "--at", &number]))
        };
        let mut times: Vec<Duration> = (0..RUNS).map(|_| shows()).collect();
        let mut alone: Vec<Duration> = (0..RUNS)
            .map(|_| run(Command::new(program).arg("--version")))
            .collect();
        let name = format!("takeback show --at, {} duels", self.duels.len());
        Row::new(name, micros(part(&mut times, 50)), Unit::Micros)
            .wanted(15_000.0)
            .beside("takeback --version", micros(part(&mut alone, 50)))
    }
}

/// Runs a command to its end and gives how long it took.
fn run(command: &mut Command) -> Duration {
    let start = Instant::now();
    let status = command
        .stdout(Stdio::null())
        .stderr(Stdio::inherit())
        .status();
    let took = start.elapsed();
    assert!(status.is_ok_and(|status| status.success()), "{command:?}");
    took
}
