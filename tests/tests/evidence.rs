//! Evidence that leaves the machine, from the outside: keys, checkpoints, proofs, and a store that
//! its own holder rewrites as a whole.

use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use system_tests::{Outcome, Sandbox};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";
/// With these the same duel gets the same id, whenever it is run.
const AGAIN: &str = "TAKEBACK_SEED=77 TAKEBACK_CLOCK=2025-03-01T18:00:00Z";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

fn ends(sandbox: &mut Sandbox, command: &str, with: i32) -> String {
    let Outcome { printed, code } = sandbox.run(command);
    assert_eq!(code, Some(with), "{command}: {printed}");
    printed
}

/// The first object of this kind.
fn object(printed: &str, kind: &str) -> Value {
    let objects = printed.lines().filter(|line| line.starts_with('{'));
    let mut objects = objects.map(|line| serde_json::from_str::<Value>(line).expect("an object"));
    let found = objects.find(|object| object["kind"] == kind);
    found.unwrap_or_else(|| panic!("no {kind} in {printed}"))
}

/// A duel in the store, a judge's key, and a checkpoint in `~/note`.
fn signed() -> Sandbox {
    let mut sandbox = sandbox();
    ends(&mut sandbox, &format!("{AGAIN} takeback run {DISPUTE}"), 0);
    ends(&mut sandbox, "takeback keys new judge", 0);
    ends(&mut sandbox, "takeback checkpoint --key judge -o ~/note", 0);
    sandbox
}

fn mode(sandbox: &Sandbox, name: &str) -> u32 {
    let path = sandbox.home().join(name);
    let found = fs::metadata(path).expect("it is there");
    found.permissions().mode() & 0o777
}

#[test]
fn a_secret_key_is_readable_by_its_owner_alone_or_isnt_used() {
    let mut sandbox = signed();
    let (folder, file) = (".config/takeback/keys", ".config/takeback/keys/judge.key");
    assert_eq!(
        (mode(&sandbox, folder), mode(&sandbox, file)),
        (0o700, 0o600)
    );
    let printed = ends(&mut sandbox, "takeback keys new judge --json", 2);
    assert_eq!(object(&printed, "error")["code"], "key-taken");
    for open in [file, folder] {
        ends(&mut sandbox, &format!("chmod g+rx ~/{open}"), 0);
        let printed = ends(&mut sandbox, "takeback checkpoint --key judge --json", 6);
        assert_eq!(object(&printed, "error")["code"], "key-mode", "{printed}");
        ends(&mut sandbox, &format!("chmod go= ~/{open}"), 0);
    }
    ends(&mut sandbox, "takeback checkpoint --key judge", 0);
    let printed = ends(&mut sandbox, "takeback checkpoint --key nobody --json", 3);
    assert_eq!(object(&printed, "error")["code"], "no-key");
}

#[test]
fn no_command_prints_a_secret_key() {
    let mut sandbox = signed();
    let secret = fs::read_to_string(sandbox.home().join(".config/takeback/keys/judge.key"));
    let secret = secret.expect("it is there");
    let tail = secret.trim().rsplit('+').next().expect("a key");
    for command in [
        "takeback keys list".to_owned(),
        "takeback keys list --json".to_owned(),
        "takeback keys show judge".to_owned(),
        "takeback checkpoint --key judge --json".to_owned(),
        format!("takeback keys add '{}'; true", secret.trim()),
        format!("takeback verify --key '{}'; true", secret.trim()),
    ] {
        let printed = ends(&mut sandbox, &command, 0);
        assert!(!printed.contains(tail), "{command}: {printed}");
    }
}

#[test]
fn a_journal_is_the_one_that_was_signed_and_what_came_later_is_told_apart() {
    let mut sandbox = signed();
    let printed = ends(&mut sandbox, "takeback verify --against ~/note", 0);
    assert!(
        printed.contains("Not rewritten since /home/you/note"),
        "{printed}"
    );
    assert!(printed.contains("that judge signed"), "{printed}");
    assert!(!printed.contains("accident"), "{printed}");
    ends(&mut sandbox, "takeback note 'signed at table 4'", 0);
    let printed = ends(&mut sandbox, "takeback verify --against ~/note", 0);
    assert!(printed.contains("One record came later"), "{printed}");
    let printed = ends(&mut sandbox, "takeback verify --against ~/note --json", 0);
    let against = &object(&printed, "verified")["against"][0];
    assert_eq!(against["signers"][0]["known"], true);
    assert_eq!(against["records"], 116);
    let printed = ends(&mut sandbox, "takeback verify", 0);
    assert!(
        printed.contains("not rewriting by whoever holds the store"),
        "{printed}"
    );
}

#[test]
fn a_store_rewritten_as_a_whole_is_sound_by_itself_and_found_by_the_checkpoint() {
    let mut sandbox = signed();
    ends(&mut sandbox, "rm -r ~/.local/share/takeback", 0);
    let duel = fs::read_to_string(system_tests::root().join(DISPUTE)).expect("a duel");
    let changed: Vec<&str> = duel
        .lines()
        .filter(|line| !line.starts_with("! "))
        .collect();
    let last = changed.len() - 1;
    sandbox.write("forgot-to-ask.duel", &(changed[..last].join("\n") + "\n"));
    let run = format!("{AGAIN} takeback run ~/forgot-to-ask.duel");
    ends(&mut sandbox, &run, 0);
    ends(&mut sandbox, "takeback note 'one more'", 0);
    ends(&mut sandbox, "takeback verify", 0);
    let printed = ends(&mut sandbox, "takeback verify --against ~/note --json", 4);
    let found = object(&printed, "damage");
    assert!(
        found["wrong"] == "checkpoint" || found["wrong"] == "beyond",
        "{printed}"
    );
    let printed = ends(&mut sandbox, "takeback verify --against ~/note", 4);
    assert!(printed.contains("rewritten or cut off"), "{printed}");
}

#[test]
fn a_store_put_back_to_an_earlier_state_is_found() {
    let mut sandbox = signed();
    ends(&mut sandbox, "cp -r ~/.local/share/takeback ~/earlier", 0);
    ends(&mut sandbox, "takeback note 'the ruling'", 0);
    ends(
        &mut sandbox,
        "takeback checkpoint --key judge -o ~/later",
        0,
    );
    let printed = ends(
        &mut sandbox,
        "takeback verify --store ~/earlier --against ~/later --json",
        4,
    );
    let found = object(&printed, "damage");
    assert_eq!(
        (&found["wrong"], &found["record"]),
        (&"beyond".into(), &117.into())
    );
    ends(
        &mut sandbox,
        "takeback verify --store ~/earlier --against ~/note",
        0,
    );
}

#[test]
fn a_note_of_a_stranger_a_forged_one_and_one_of_another_duel_count_for_nothing() {
    let mut sandbox = signed();
    ends(
        &mut sandbox,
        "TAKEBACK_KEYS=~/theirs takeback keys new judge",
        0,
    );
    let theirs = "TAKEBACK_KEYS=~/theirs takeback checkpoint --key judge -o ~/theirs/note";
    ends(&mut sandbox, theirs, 0);
    let printed = ends(
        &mut sandbox,
        "takeback verify --against ~/theirs/note --json",
        3,
    );
    assert_eq!(object(&printed, "error")["code"], "unknown-signer");
    let note = fs::read_to_string(sandbox.home().join("note")).expect("it is there");
    sandbox.write("forged", &note.replace("\n116\n", "\n115\n"));
    let printed = ends(&mut sandbox, "takeback verify --against ~/forged --json", 4);
    assert_eq!(object(&printed, "error")["code"], "bad-checkpoint");
    ends(&mut sandbox, "takeback new --name other", 0);
    let printed = ends(
        &mut sandbox,
        "takeback verify other --against ~/note --json",
        3,
    );
    assert_eq!(object(&printed, "error")["code"], "other-duel");
}

#[test]
fn both_players_can_sign_after_the_judge_and_only_known_keys_count() {
    let mut sandbox = signed();
    for name in ["Anna", "Ben"] {
        let keys = format!("TAKEBACK_KEYS=~/{name} takeback");
        ends(&mut sandbox, &format!("{keys} keys new {name}"), 0);
        let sign = format!("{keys} checkpoint --key {name} --co-sign ~/note -o ~/note");
        ends(&mut sandbox, &sign, 0);
    }
    let printed = ends(&mut sandbox, "takeback verify --against ~/note", 0);
    assert!(
        printed.contains("Also signed by Anna, Ben, whose key"),
        "{printed}"
    );
    let anna = ends(
        &mut sandbox,
        "TAKEBACK_KEYS=~/Anna takeback keys show Anna",
        0,
    );
    ends(
        &mut sandbox,
        &format!("takeback keys add {}", anna.trim()),
        0,
    );
    let printed = ends(&mut sandbox, "takeback verify --against ~/note", 0);
    assert!(printed.contains("that judge, Anna signed"), "{printed}");
    // With --key, no other one counts.
    let only = format!("takeback verify --against ~/note --key {}", anna.trim());
    let printed = ends(&mut sandbox, &only, 0);
    assert!(printed.contains("that Anna signed"), "{printed}");
}

#[test]
fn another_file_is_not_written_over_by_a_checkpoint() {
    let mut sandbox = signed();
    ends(&mut sandbox, "takeback note 'one more'", 0);
    let printed = ends(
        &mut sandbox,
        "takeback checkpoint --key judge -o ~/note --json",
        2,
    );
    assert_eq!(object(&printed, "error")["code"], "not-own-file");
}

#[test]
fn a_proof_is_checked_without_a_store() {
    let mut sandbox = signed();
    ends(&mut sandbox, "takeback proof 100 -o ~/record.tlog-proof", 0);
    ends(&mut sandbox, "takeback note 'one more'", 0);
    ends(
        &mut sandbox,
        "takeback checkpoint --key judge -o ~/later",
        0,
    );
    ends(&mut sandbox, "takeback proof --since ~/note -o ~/growth", 0);
    let elsewhere = "takeback verify --store ~/nowhere";
    let printed = ends(&mut sandbox, &format!("{elsewhere} ~/record.tlog-proof"), 0);
    assert!(
        printed.contains("Record 100 is in the journal"),
        "{printed}"
    );
    let printed = ends(
        &mut sandbox,
        &format!("{elsewhere} ~/record.tlog-proof --json"),
        0,
    );
    let shown = object(&printed, "proven");
    assert_eq!(
        (&shown["number"], &shown["checkpoint"]["records"]),
        (&100.into(), &116.into())
    );
    let printed = ends(&mut sandbox, &format!("{elsewhere} ~/growth"), 0);
    assert!(
        printed.contains("the 116 records that judge signed are the first of the 117"),
        "{printed}"
    );
    assert!(!sandbox.home().join("nowhere").exists(), "no store is made");
    let proof = fs::read_to_string(sandbox.home().join("record.tlog-proof")).expect("it is there");
    sandbox.write("changed", &proof.replace("index 99", "index 98"));
    let printed = ends(&mut sandbox, &format!("{elsewhere} ~/changed --json"), 4);
    assert_eq!(object(&printed, "error")["code"], "bad-proof");
}

#[test]
fn only_a_judge_signs_the_judges_journal_and_proves_from_it() {
    let mut sandbox = signed();
    for role in ["A", "B", "spectator"] {
        for command in ["proof 100", "checkpoint --key judge"] {
            let printed = ends(
                &mut sandbox,
                &format!("takeback {command} --as {role} --json"),
                7,
            );
            assert_eq!(object(&printed, "error")["code"], "role");
        }
    }
}

#[test]
fn a_proof_without_a_checkpoint_says_what_to_make_first() {
    let mut sandbox = sandbox();
    ends(&mut sandbox, &format!("takeback run {DISPUTE}"), 0);
    let printed = ends(&mut sandbox, "takeback proof 100 --json", 3);
    assert_eq!(object(&printed, "error")["code"], "no-checkpoint");
}

#[test]
fn a_copy_for_one_role_is_verified_and_not_imported() {
    let mut sandbox = sandbox();
    ends(
        &mut sandbox,
        "takeback run data/duels/disputes/forgot-to-ask.duel",
        0,
    );
    ends(&mut sandbox, "takeback export --as A -o ~/copy.takeback", 0);
    ends(&mut sandbox, "takeback verify ~/copy.takeback", 0);
    let refused = ends(&mut sandbox, "takeback import ~/copy.takeback --json", 8);
    assert_eq!(object(&refused, "error")["code"], "partial-copy");
    for lang in ["en", "it", "zh-Hant"] {
        let said = ends(
            &mut sandbox,
            &format!("takeback import ~/copy.takeback --lang {lang}"),
            8,
        );
        assert!(said.contains("copy.takeback"), "{said}");
        assert!(!said.contains('$'), "{said}");
    }
}
