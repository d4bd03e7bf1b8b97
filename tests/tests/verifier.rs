//! The second verifier, which was written from the document alone, on files that `export` wrote: it
//! finds the same seals and roots, and the same damage.

use serde_json::Value;
use system_tests::{Outcome, Sandbox};

const DUELS: [&str; 3] = [
    "data/duels/disputes/forgot-to-ask.duel",
    "data/duels/disputes/forgotten-sangan.duel",
    "data/duels/examples/a-short-turn.duel",
];

fn ends(sandbox: &mut Sandbox, command: &str) -> String {
    let Outcome { printed, code } = sandbox.run(command);
    assert_eq!(code, Some(0), "{command}: {printed}");
    printed
}

fn object(printed: &str, kind: &str) -> Value {
    let objects = printed.lines().filter(|line| line.starts_with('{'));
    let mut objects = objects.map(|line| serde_json::from_str::<Value>(line).expect("an object"));
    let found = objects.find(|object| object["kind"] == kind);
    found.unwrap_or_else(|| panic!("no {kind} in {printed}"))
}

fn second(arguments: &[&str], sandbox: &Sandbox) -> Result<String, String> {
    let home = sandbox.home().display().to_string();
    let arguments = arguments
        .iter()
        .map(|argument| argument.replace('~', &home));
    verifier::run(&arguments.collect::<Vec<_>>())
}

/// A line of what the second verifier found.
fn line<'f>(found: &'f str, name: &str) -> &'f str {
    let mut lines = found.lines().filter_map(|line| line.split_once(' '));
    lines
        .find(|(first, _)| *first == name)
        .map_or("", |(_, rest)| rest)
}

#[test]
fn both_verifiers_find_the_same_seal_and_root_in_every_copy() {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    ends(&mut sandbox, "takeback keys new judge");
    let key = ends(&mut sandbox, "takeback keys show judge");
    for duel in DUELS
        .into_iter()
        .filter(|duel| system_tests::root().join(duel).exists())
    {
        ends(&mut sandbox, &format!("takeback run {duel}"));
        ends(
            &mut sandbox,
            "rm -f ~/note && takeback checkpoint --key judge -o ~/note",
        );
        let seal = ends(&mut sandbox, "takeback export -o ~/full.takeback --json");
        let seal = object(&seal, "exported")["seal"]
            .to_string()
            .replace('"', "");
        ends(&mut sandbox, "takeback export -o ~/packed.takeback --zstd");
        for role in ["A", "B", "spectator"] {
            ends(
                &mut sandbox,
                &format!("takeback export --as {role} -o ~/{role}.takeback"),
            );
            let verify = format!("takeback verify ~/{role}.takeback --against ~/note --json");
            let ours = object(&ends(&mut sandbox, &verify), "verified");
            let path = format!("~/{role}.takeback");
            let found = second(&[&path, "~/note", key.trim()], &sandbox).expect("it is sound");
            assert_eq!(line(&found, "told"), ours["told"].to_string());
            assert_eq!(line(&found, "form"), "redacted");
            assert_eq!(line(&found, "seal"), seal);
        }
        for whole in ["~/full.takeback", "~/packed.takeback"] {
            let found = second(&[whole, "~/note", key.trim()], &sandbox).expect("it is sound");
            assert_eq!(line(&found, "form"), "full");
            assert_eq!(line(&found, "seal"), seal);
            assert!(line(&found, "signed").starts_with("judge "), "{found}");
        }
    }
}

#[test]
fn the_second_verifier_refuses_what_was_changed() {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    ends(&mut sandbox, &format!("takeback run {}", DUELS[0]));
    for role in ["judge", "B"] {
        let path = format!("~/{role}.takeback");
        ends(
            &mut sandbox,
            &format!("takeback export --as {role} -o {path}"),
        );
        let file = sandbox.home().join(format!("{role}.takeback"));
        let bytes = std::fs::read(&file).expect("it was written");
        for at in (0..bytes.len()).step_by(37) {
            let mut changed = bytes.clone();
            changed[at] ^= 1;
            std::fs::write(&file, changed).expect("a file");
            assert!(second(&[&path], &sandbox).is_err(), "byte {at}");
        }
    }
}
