//! The main job, end to end, each command a process of its own: a recorded duel, a question that
//! was never asked, and back to it.

use serde_json::Value;
use system_tests::{Sandbox, files, root};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

/// Runs a command with `--json` and gives its objects.
fn objects(sandbox: &mut Sandbox, command: &str, code: i32) -> Vec<Value> {
    let outcome = sandbox.run(&format!("takeback {command} --json 2>/dev/null"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    outcome.printed.lines().map(parse).collect()
}

fn of_kind<'v>(all: &'v [Value], kind: &str) -> Vec<&'v Value> {
    all.iter().filter(|object| object["kind"] == kind).collect()
}

#[test]
fn the_question_that_was_not_asked_is_found_gone_back_to_and_asked() {
    let mut sandbox = sandbox();
    let played = objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let records = of_kind(&played, "record").len();
    assert!(records > 20, "{records}");

    let missed = objects(&mut sandbox, "missed forgot-to-ask", 1);
    let missed = of_kind(&missed, "missed");
    let first = missed[0];
    assert_eq!(first["seat"], "B");
    let could = first["could"].as_array().expect("a list");
    let line = could[0]["line"].as_str().expect("a line");
    assert!(line.starts_with("B activates "), "{line}");
    assert!(missed.len() >= 2, "the second time B held nothing to use");

    let back = first["go_back_to"].as_u64().expect("a record");
    let rewind = format!("rewind forgot-to-ask {back} --reason 'B was not asked' --by Kim");
    let rewound = objects(&mut sandbox, &rewind, 0);
    assert_eq!(of_kind(&rewound, "record")[0]["event"], "rewound");

    let status = objects(&mut sandbox, "status", 0);
    assert_eq!(status[0]["window"]["holder"], "B");

    objects(&mut sandbox, &format!("play forgot-to-ask '{line}'"), 0);
    let lines = objects(&mut sandbox, "lines forgot-to-ask", 0);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!(lines[1]["from"], back);
    assert_eq!(lines[1]["current"], true);

    let verified = objects(&mut sandbox, "verify", 0);
    assert_eq!(verified[0]["kind"], "verified");
    let old = objects(&mut sandbox, "log forgot-to-ask --line main --passes", 0);
    assert_eq!(
        of_kind(&old, "record").len(),
        records,
        "the old line stays as it was"
    );
}

#[test]
fn running_a_file_twice_makes_two_duels() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let duels = objects(&mut sandbox, "duels", 0);
    let names: Vec<_> = duels.iter().map(|duel| duel["name"].as_str()).collect();
    assert_eq!(names, [Some("forgot-to-ask"), Some("forgot-to-ask-2")]);
    assert_ne!(duels[0]["duel"], duels[1]["duel"]);
}

#[test]
fn a_dry_run_writes_nothing() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE} --dry-run"), 0);
    assert!(objects(&mut sandbox, "duels", 0).is_empty());
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let before = objects(&mut sandbox, "duels", 0);
    objects(&mut sandbox, "rewind @-3 --reason x --dry-run", 0);
    objects(&mut sandbox, "undo --dry-run", 0);
    assert_eq!(objects(&mut sandbox, "duels", 0), before);
}

#[test]
fn undo_takes_back_one_operation_after_the_other_and_deletes_nothing() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let records = |sandbox: &mut Sandbox| objects(sandbox, "duels", 0)[0]["records"].as_u64();
    let before = records(&mut sandbox);
    let at = |sandbox: &mut Sandbox| objects(sandbox, "status", 0)[0]["turn"].clone();
    let _ = at(&mut sandbox);
    objects(&mut sandbox, "undo", 0);
    objects(&mut sandbox, "undo", 0);
    assert!(records(&mut sandbox) > before);
    assert_eq!(objects(&mut sandbox, "lines", 0).len(), 3);
}

#[test]
fn what_could_have_been_done_and_going_back_are_for_a_judge_alone() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    for role in ["A", "B", "spectator"] {
        objects(&mut sandbox, &format!("missed --as {role}"), 7);
        objects(
            &mut sandbox,
            &format!("rewind @-1 --reason x --as {role}"),
            7,
        );
    }
}

#[test]
fn every_written_duel_plays_with_its_assertions() {
    let mut sandbox = sandbox();
    let duels = files(&root().join("data/duels"), "duel");
    assert!(duels.len() >= 10, "{duels:?}");
    let mut failures = Vec::new();
    for path in duels {
        let outcome = sandbox.run(&format!("takeback run '{}'", path.display()));
        if outcome.code != Some(0) {
            failures.push(outcome.printed);
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    let verified = objects(&mut sandbox, "verify", 0);
    assert!(
        verified.iter().all(|object| object["kind"] == "verified"),
        "{verified:?}"
    );
}

#[test]
fn the_card_files_are_sound() {
    let mut sandbox = sandbox();
    let outcome = sandbox.run("takeback cards check data/cards");
    assert_eq!(outcome.code, Some(0), "{}", outcome.printed);
}

#[test]
fn a_change_of_one_byte_in_the_store_is_never_read_as_if_nothing_had_happened() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let whole = sandbox.run("takeback log --json").printed;
    let store = sandbox.home().join(".local/share/takeback");
    let every: Vec<_> = all_files(&store)
        .into_iter()
        .map(|path| {
            (
                path.clone(),
                std::fs::read(&path).expect("a file of the store"),
            )
        })
        .collect();
    assert!(!every.is_empty());
    for (path, bytes) in &every {
        let step = (bytes.len() / 4).max(1);
        for at in (0..bytes.len()).step_by(step) {
            lay_out(&store, &every);
            let mut changed = bytes.clone();
            changed[at] ^= 0x20;
            std::fs::write(path, &changed).expect("the changed file");
            let outcome = sandbox.run("takeback log --json 2>/dev/null");
            let same = outcome.code == Some(0) && outcome.printed == whole;
            let said = matches!(outcome.code, Some(3 | 4 | 6 | 8));
            let (name, code) = (path.display(), outcome.code);
            assert!(same || said, "{name}@{at}: {code:?} {}", outcome.printed);
        }
    }
}

/// The store as it was: opening a damaged one may have mended it.
fn lay_out(store: &std::path::Path, files: &[(std::path::PathBuf, Vec<u8>)]) {
    let _ = std::fs::remove_dir_all(store);
    for (path, bytes) in files {
        let folder = path.parent().expect("a file lies in a folder");
        std::fs::create_dir_all(folder).expect("the folder");
        std::fs::write(path, bytes).expect("the file as it was");
    }
}

fn all_files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(all_files(&path));
        } else if path.metadata().is_ok_and(|meta| meta.len() > 0) {
            found.push(path);
        }
    }
    found
}
