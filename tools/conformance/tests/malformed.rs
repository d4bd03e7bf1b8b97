//! Files and duels that aren't as they should be: told, and nothing breaks.

mod support;

use std::path::PathBuf;
use support::{bench, data, differs, recorded};
use takeback_conformance::{Kind, files, read, trace::Step};

/// A file of its own for one test.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("a file can be written");
    path
}

#[test]
fn a_missing_file_is_named() {
    let why = read(&data("nothing.jsonl")).expect_err("there is none");
    assert!(why.contains("nothing.jsonl"), "{why}");
}

#[test]
fn a_line_that_is_no_duel_is_told_with_its_number() {
    let why = read(&file("wrong.jsonl", b"\n{\"id\": \"x\"}\n")).expect_err("no duel");
    assert!(why.contains("wrong.jsonl: line 2: "), "{why}");
}

#[test]
fn a_step_without_its_card_is_told_with_its_line() {
    let line = br#"{"id":"x","rules":"modern","lp":[8000,8000],"draw_per_turn":1,
        "setup":{"cards":[],"decks":[[],[]]},"steps":[{"k":"move"}]}"#;
    let one: Vec<u8> = line.iter().copied().filter(|byte| *byte != b'\n').collect();
    let why = read(&file("step.jsonl", &one)).expect_err("a move of nothing");
    assert!(why.contains("line 1: ") && why.contains("card"), "{why}");
}

#[test]
fn a_truncated_file_is_told() {
    let whole = std::fs::read(data("scenarios.jsonl.zst")).expect("the scenarios");
    let why = read(&file("short.jsonl.zst", &whole[..whole.len() / 2])).expect_err("half a file");
    assert!(why.contains("short.jsonl.zst"), "{why}");
}

#[test]
fn a_file_that_isn_t_compressed_but_says_so_is_told() {
    let why = read(&file("plain.jsonl.zst", b"{}\n")).expect_err("not compressed");
    assert!(why.contains("plain.jsonl.zst"), "{why}");
}

#[test]
fn an_empty_folder_is_told() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("empty");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let why = files(&folder).expect_err("no duel there");
    assert!(why.contains("no .jsonl"), "{why}");
}

#[test]
fn a_card_nobody_knows_is_named() {
    let mut trace = recorded("scenarios.jsonl.zst").remove(0);
    trace.setup.cards[0].name = "No Such Card".to_owned();
    let played = bench().play(&trace);
    assert_eq!(played.differences[0].kind, Kind::Broken);
    let why = &played.differences[0].theirs[0];
    assert!(why.contains("No Such Card"), "{why}");
}

#[test]
fn rules_and_switches_nobody_knows_are_named() {
    let mut trace = recorded("scenarios.jsonl.zst").remove(0);
    trace.flags = vec!["upside_down".to_owned()];
    assert!(bench().play(&trace).differences[0].theirs[0].contains("upside_down"));
    trace.rules = "rush".to_owned();
    assert!(bench().play(&trace).differences[0].theirs[0].contains("rush"));
}

#[test]
fn a_deck_of_cards_that_aren_t_there_is_told() {
    let mut trace = recorded("scenarios.jsonl.zst").remove(0);
    trace.setup.decks[0].push(60_000);
    assert!(bench().play(&trace).differences[0].theirs[0].contains("60000"));
}

#[test]
fn steps_of_cards_that_aren_t_there_break_nothing() {
    let bench = bench();
    for trace in recorded("scenarios.jsonl.zst").iter().step_by(5) {
        let mut other = trace.clone();
        for step in &mut other.steps {
            match step {
                Step::Move { card, .. } | Step::Chaining { card, .. } => *card = 60_000,
                Step::Ask(ask) => ask.p = 7,
                _ => {}
            }
        }
        // Whatever comes of it, it comes to an end, and it isn't the same.
        assert!(differs(&bench.play(&other)), "{}", trace.id);
    }
}

#[test]
fn a_trace_cut_off_anywhere_comes_to_an_end() {
    let bench = bench();
    for trace in recorded("scenarios.jsonl.zst").iter().step_by(13) {
        let whole = bench.play(trace).decisions;
        for steps in (0..trace.steps.len()).step_by(11) {
            let mut short = trace.clone();
            short.steps.truncate(steps);
            let given = bench.play(&short).decisions;
            assert!(given <= whole, "{} up to {steps}", trace.id);
        }
    }
}
