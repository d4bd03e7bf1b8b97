//! A writing process is killed at random moments, again and again, and nothing it was told is
//! written is ever gone.

use crate::processes::{Script, process, role};
use journal::EventStore;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};
use store_sled::{Options, SledStore};
use testkit::proof::{proven, times};

/// How often it is killed, unless the large number is asked for; and that.
const KILLS: (u64, u64) = (50, 1_000);
const DUELS: u64 = 2;

/// Not a test by itself: the process that is killed.
#[test]
fn the_process_that_writes() {
    let Some((_, folder)) = role() else { return };
    let store = SledStore::open(Path::new(&folder), Options::default()).expect("it opens");
    let write = |duel| {
        let mut script = Script::new(duel);
        script.check(&store).expect("it is sound");
        loop {
            let (after, batch) = script.next();
            store
                .append(script.writer.duel, after, &batch)
                .expect("nobody else writes");
            let said = format!("\nwritten {duel} {}\n", batch.head.number);
            std::io::stdout()
                .write_all(said.as_bytes())
                .expect("the parent listens");
        }
    };
    thread::scope(|scope| {
        for duel in 1..=DUELS {
            scope.spawn(move || write(duel));
        }
    });
}

#[test]
fn a_killed_process_leaves_everything_it_was_told_is_written() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut told = [0; DUELS as usize];
    let kills = times(KILLS.0, KILLS.1);
    for round in 0..kills {
        let mut child = process("kill::the_process_that_writes", "write", folder.path())
            .spawn()
            .expect("it starts");
        for (duel, number) in
            listen_and_kill(&mut child, Duration::from_micros(round * 1_700 % 40_000))
        {
            told[duel] = told[duel].max(number);
        }
        let store = SledStore::open(folder.path(), Options::default()).expect("it opens");
        for duel in 1..=DUELS {
            let mut script = Script::new(duel);
            script
                .check(&store)
                .unwrap_or_else(|wrong| panic!("round {round}, duel {duel}: {wrong}"));
            let (there, told) = (script.writer.head.number, told[duel as usize - 1]);
            assert!(
                there >= told,
                "round {round}: {told} was told, {there} is there"
            );
        }
    }
    assert!(
        told.iter().all(|number| *number > 500),
        "it wrote a good deal: {told:?}"
    );
    proven(
        "kills of a writing process, with all it was told there",
        kills,
    );
}

/// Kills a process so long after the first thing it was told; gives everything it was told.
fn listen_and_kill(child: &mut Child, after: Duration) -> Vec<(usize, u32)> {
    let stdout = child.stdout.take().expect("it is piped");
    let mut told = Vec::new();
    let mut kill_at = None;
    let mut child = Some(child);
    for line in BufReader::new(stdout).lines().map_while(Result::ok) {
        if let Some((duel, number)) = line
            .strip_prefix("written ")
            .and_then(|s| s.split_once(' '))
        {
            let duel: usize = duel.parse().expect("a number");
            // The last line may be cut off by the kill, which makes its number smaller only.
            told.push((duel - 1, number.parse().unwrap_or(0)));
            kill_at.get_or_insert_with(|| Instant::now() + after);
        }
        if kill_at.is_some_and(|at| Instant::now() >= at)
            && let Some(child) = child.take()
        {
            child.kill().expect("it can be killed");
            child.wait().expect("it is gone");
        }
    }
    assert!(kill_at.is_some(), "it wrote something before it ended");
    told
}
