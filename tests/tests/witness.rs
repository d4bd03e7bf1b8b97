//! Every kind of irregularity that has a written duel under `data/duels/witness`: which rule the
//! record names, and what `missed` and `audit` find.

use serde_json::Value;
use std::collections::BTreeSet;
use system_tests::{Sandbox, files, root};

/// The file, the rules its irregularities name, and how the questions were left that weren't asked.
type Kind = (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

const KINDS: &[Kind] = &[
    ("not-asked", &[], &["not_asked"]),
    ("asked-too-late", &["ACT-ANSWERS"], &["not_asked"]),
    ("wrong-spell-speed", &["SPEED-CHAIN"], &[]),
    ("set-this-turn", &["ACT-SET-TURN"], &[]),
    ("not-the-right-phase", &["FET-MAIN"], &[]),
    ("cost-not-paid", &["ACT-COST"], &[]),
    ("target-gone", &[], &[]),
    ("once-per-turn-exceeded", &["SUMMON-ONCE"], &[]),
    (
        "mandatory-effect-forgotten",
        &["TRIG-MANDATORY"],
        &["forgotten"],
    ),
    ("wrong-trigger-order", &[], &["not_asked"]),
    ("out-of-turn", &["FET-HOLDER"], &[]),
    (
        "played-on-after-two-passes",
        &["FET-HOLDER", "ACT-ANSWERS"],
        &[],
    ),
    ("card-exposed-by-accident", &[], &[]),
    ("holding", &[], &[]),
    ("shortcut-to-the-battle-phase", &[], &[]),
    ("two-sheets-differ", &[], &[]),
];

fn objects(sandbox: &mut Sandbox, command: &str) -> Vec<Value> {
    let outcome = sandbox.run(&format!("takeback {command} --json 2>/dev/null"));
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    outcome.printed.lines().map(parse).collect()
}

fn words<'v>(list: impl IntoIterator<Item = &'v Value>, field: &str) -> Vec<String> {
    let word = |one: &Value| one[field].as_str().unwrap_or_default().to_owned();
    list.into_iter().map(word).collect()
}

#[test]
fn every_kind_names_its_rule_and_is_found_by_missed_and_audit() {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    for (name, rules, left) in KINDS {
        let file = format!("data/duels/witness/{name}.duel");
        objects(&mut sandbox, &format!("run {file}"));
        let found = &objects(&mut sandbox, &format!("audit {file}"))[0];
        let irregular = found["irregularities"].as_array().expect("a list");
        assert_eq!(words(irregular, "rule"), *rules, "{name}");
        assert_eq!(found["diverges"], serde_json::json!([]), "{name}");
        assert!(found["stopped"].is_null(), "{name}");
        let missed = objects(&mut sandbox, &format!("missed {name}"));
        let missed: Vec<&Value> = missed
            .iter()
            .filter(|one| one["kind"] == "missed")
            .collect();
        let of_the_kind = words(missed.iter().copied().take(left.len()), "left");
        assert_eq!(of_the_kind, *left, "{name}");
        assert_eq!(missed.is_empty(), left.is_empty(), "{name}");
    }
}

#[test]
fn every_written_duel_of_the_folder_is_a_kind_of_the_table() {
    let stem = |path: std::path::PathBuf| {
        let stem = path.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    };
    let folder = files(&root().join("data/duels/witness"), "duel");
    let there: BTreeSet<String> = folder.into_iter().map(stem).collect();
    let named: BTreeSet<String> = KINDS.iter().map(|(name, ..)| (*name).to_owned()).collect();
    assert_eq!(there, named);
}
