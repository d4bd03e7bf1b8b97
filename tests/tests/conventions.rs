//! The conventions of this repository, as tests that say what to do instead.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use system_tests::{files, root};

/// Which of our crates each crate may use; `None`: any. The table of ARCHITECTURE.md.
const ARROWS: &[(&str, Option<&[&str]>)] = &[
    ("duel", Some(&[])),
    ("rules", Some(&["duel"])),
    ("cards", Some(&["duel", "rules"])),
    ("wording", Some(&["duel", "rules"])),
    ("notation", Some(&["duel", "rules", "wording"])),
    ("journal", Some(&["duel"])),
    ("store-sled", Some(&["journal"])),
    ("store-postgres", Some(&["journal"])),
    ("timeline", Some(&["duel", "journal"])),
    ("table", Some(&["duel", "rules", "journal", "timeline"])),
    ("judge", Some(&["duel", "rules", "journal", "timeline"])),
    ("interop", Some(&["duel", "rules", "cards", "journal"])),
    (
        "testkit",
        Some(&["duel", "rules", "notation", "journal", "table"]),
    ),
    ("takeback", None),
    ("system-tests", None),
    ("xtask", Some(&[])),
    ("verifier", Some(&[])),
    ("conformance", Some(&["duel", "rules", "cards", "wording"])),
    ("simulate", None),
    ("bench", None),
    ("load", None),
];

/// The packages that only test.
const TESTERS: &[&str] = &["system-tests", "simulate", "bench", "load"];

/// The crates of which a test may use any other: nothing there reaches the product.
const SPINE: &[&str] = &["duel", "rules", "journal", "timeline", "table", "judge"];

fn metadata() -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = std::process::Command::new(cargo)
        .args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ])
        .current_dir(root())
        .output()
        .expect("cargo metadata runs");
    serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON")
}

fn short(name: &str) -> &str {
    name.strip_prefix("takeback-").unwrap_or(name)
}

fn array<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn source_files() -> Vec<std::path::PathBuf> {
    let folders = ["crates", "tools", "tests"];
    folders
        .iter()
        .flat_map(|folder| files(&root().join(folder), "rs"))
        .collect()
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root())
        .unwrap_or(path)
        .display()
        .to_string()
}

#[test]
fn crates_use_only_what_the_table_of_arrows_allows() {
    let metadata = metadata();
    let table: BTreeMap<_, _> = ARROWS.iter().copied().collect();
    let mut wrong = Vec::new();
    for package in array(&metadata, "packages") {
        let name = short(text(package, "name"));
        let Some(allowed) = table.get(name) else {
            wrong.push(format!(
                "{name}: add it to ARCHITECTURE.md and to ARROWS in this file"
            ));
            continue;
        };
        for dependency in array(package, "dependencies") {
            let other = short(text(dependency, "name"));
            let ours = table.contains_key(other) && !dependency["path"].is_null();
            let dev = dependency["kind"] == "dev";
            if ours && !dev && allowed.is_some_and(|allowed| !allowed.contains(&other)) {
                wrong.push(format!(
                    "{name} → {other}: not in the table; move the code instead"
                ));
            }
            if ours && !dev && other == "testkit" && !TESTERS.contains(&name) {
                wrong.push(format!(
                    "{name} → testkit: for tests only, make it a dev-dependency"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_the_store_sees_sled_and_only_the_wire_sees_bincode() {
    let metadata = metadata();
    let owners = [
        ("sled", "store-sled"),
        ("bincode", "journal"),
        ("tokio", "store-postgres"),
        ("tokio-postgres", "store-postgres"),
        ("clap", "takeback"),
    ];
    for package in array(&metadata, "packages") {
        let name = short(text(package, "name"));
        for dependency in array(package, "dependencies") {
            for (third, owner) in owners {
                let theirs = text(dependency, "name") == third && dependency["kind"] != "dev";
                assert!(
                    !theirs || name == owner,
                    "{name} uses {third}: only {owner} may"
                );
            }
        }
    }
}

#[test]
fn the_core_names_no_clock_no_file_and_no_chance() {
    for name in ["duel", "rules"] {
        let head = read(&root().join("crates").join(name).join("src/lib.rs"));
        assert!(head.contains("#![no_std]"), "{name} has to be no_std");
        assert!(
            head.contains("#![forbid(unsafe_code)]"),
            "{name} has to forbid unsafe code"
        );
    }
    for name in SPINE {
        for path in files(&root().join("crates").join(name).join("src"), "rs") {
            if !is_product(&path) {
                continue;
            }
            let code = product(&read(&path));
            for banned in ["SystemTime", "thread_rng", "rand::", "HashMap", "HashSet"] {
                let what = "hand it in as an argument, or keep it in order";
                assert!(!code.contains(banned), "{}: {banned}: {what}", shown(&path));
            }
        }
    }
}

#[test]
fn every_file_opens_with_what_it_is_for() {
    for path in source_files() {
        let opens = read(&path).starts_with("//! ");
        assert!(
            opens,
            "{}: open it with `//! ` and what it is for",
            shown(&path)
        );
    }
}

#[test]
fn nothing_in_the_product_unwraps() {
    for path in files(&root().join("crates"), "rs") {
        if !is_product(&path) {
            continue;
        }
        for (number, line) in product(&read(&path)).lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let what = "use an error, or expect(\"why it holds\")";
            assert!(
                !code.contains(".unwrap()"),
                "{}:{}: {what}",
                shown(&path),
                number + 1
            );
        }
    }
}

#[test]
fn every_rule_is_explained_in_the_rules_model() {
    let model = read(&root().join("docs/rules-model.md"));
    let explained: BTreeSet<&str> = model
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))
        .collect();
    for rule in rules::Rule::ALL {
        let id = rule.id();
        assert!(
            explained.contains(id),
            "docs/rules-model.md doesn't explain {id}"
        );
    }
}

#[test]
fn every_card_file_is_used_by_a_written_duel() {
    let duels: String = files(&root().join("data/duels"), "duel")
        .iter()
        .map(|path| read(path))
        .collect();
    let cards = files(&root().join("data/cards"), "ron");
    assert!(!cards.is_empty(), "data/cards holds no cards");
    for path in cards {
        let name = english_name(&read(&path)).unwrap_or_default();
        let used = !name.is_empty() && duels.contains(&name);
        assert!(
            used,
            "{}: no duel under data/duels uses {name}",
            shown(&path)
        );
    }
}

#[test]
fn texts_of_the_repository_name_no_machine() {
    let ignored = ["target/", ".git/"];
    for ending in ["md", "duel", "ron", "ftl"] {
        for path in files(root(), ending) {
            let name = shown(&path);
            if ignored.iter().any(|i| name.starts_with(i)) {
                continue;
            }
            let found = ["/root/", "/work/", "/tmp/"]
                .iter()
                .find(|p| read(&path).contains(**p));
            assert!(
                found.is_none(),
                "{name}: names a path of somebody's machine"
            );
        }
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", shown(path)))
}

/// True for code that ends up in the program, false for tests beside it.
fn is_product(path: &Path) -> bool {
    let name = shown(path);
    name.contains("/src/") && !name.ends_with("tests.rs") && !name.contains("/tests/")
}

/// A file's code without the tests at its end.
fn product(code: &str) -> String {
    code.split("#[cfg(test)]\nmod ")
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// The English name in a card file: `en: "…"`, where quotation marks have a backslash.
fn english_name(card: &str) -> Option<String> {
    let after = card.split_once("en: \"")?.1;
    let end = after
        .match_indices('"')
        .find(|(at, _)| !after[..*at].ends_with('\\'));
    Some(after[..end?.0].replace('\\', ""))
}
