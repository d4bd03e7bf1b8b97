//! The order of system calls: the bytes of a batch are written, then synced, and only then is the
//! writer told. Run under `strace`; where there is none, the same is proven on a simulated disk
//! (`crash_tests`) and this test says that it was left out.

use crate::processes::{FOLDER, ROLE, Script, arguments, role};
use journal::EventStore;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use store_sled::{Options, SledStore};
use testkit::proof::skip;

const BATCHES: usize = 25;

/// Not a test by itself: the process that is watched.
#[test]
fn the_process_that_is_watched() {
    let Some((_, folder)) = role() else { return };
    let store = SledStore::open(Path::new(&folder), Options::default()).expect("it opens");
    let mut script = Script::new(1);
    for _ in 0..BATCHES {
        let (after, batch) = script.next();
        store
            .append(script.writer.duel, after, &batch)
            .expect("nobody else writes");
        std::io::stdout()
            .write_all(b"\nwritten\n")
            .expect("the parent listens");
    }
}

#[test]
fn the_system_is_asked_to_sync_before_the_writer_is_told() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let out = folder.path().join("calls");
    let watched = Command::new("strace")
        .args([
            "-f",
            "-y",
            "-s",
            "16",
            "-e",
            "trace=write,fdatasync,fsync",
            "-o",
        ])
        .arg(&out)
        .arg(std::env::current_exe().expect("a test knows where it is"))
        .args(arguments("trace::the_process_that_is_watched"))
        .env(ROLE, "write")
        .env(FOLDER, folder.path().join("store"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !watched.is_ok_and(|status| status.success()) {
        skip(
            "a proof of the store on this machine",
            "strace is not installed or may not watch processes here",
        );
        return;
    }
    let calls = calls(&std::fs::read_to_string(out).expect("strace wrote it"));
    let told: Vec<usize> = (0..calls.len()).filter(|at| tells(&calls[*at])).collect();
    assert_eq!(told.len(), BATCHES);
    let mut from = 0;
    for at in told {
        assert!(
            is_synced(&calls[from..at]),
            "not written and synced: {:#?}",
            &calls[from..=at]
        );
        from = at + 1;
    }
}

/// The whole calls in the order of their ends; what was interrupted is put together again.
fn calls(text: &str) -> Vec<String> {
    let mut unfinished = BTreeMap::new();
    let mut calls = Vec::new();
    for line in text.lines() {
        let Some((process, call)) = line.split_once(' ') else {
            continue;
        };
        let call = call.trim_start();
        if let Some(begin) = call.strip_suffix(" <unfinished ...>") {
            unfinished.insert(process, begin.to_owned());
        } else if let Some((_, end)) = call.split_once(" resumed>") {
            let begin = unfinished.remove(process).unwrap_or_default();
            calls.push(format!("{begin}{end}"));
        } else {
            calls.push(call.to_owned());
        }
    }
    calls
}

fn tells(call: &str) -> bool {
    call.starts_with("write(1") && call.contains("written")
}

/// True when something was written to the log, and the log was synced after the last of it.
fn is_synced(calls: &[String]) -> bool {
    let of_the_log = |call: &&String| call.contains("/store/log/");
    let last: Vec<_> = calls.iter().filter(of_the_log).collect();
    let written = last.iter().any(|call| call.starts_with("write("));
    let synced = |call: &&String| call.starts_with("fdatasync(") && call.ends_with("= 0");
    written && last.last().is_some_and(synced)
}
