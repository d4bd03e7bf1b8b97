//! What a judge asks after having gone back: about a place on the line that was left, about what was
//! undone, put right or picked meanwhile, and about what was only tried out.

use serde_json::Value;
use system_tests::{Outcome, Sandbox};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";
const FORGOTTEN: &str = "data/duels/disputes/forgotten-sangan.duel";

/// B draws, then sets a card nobody has seen: it may be the one drawn.
const MIXED: &str = "\
title Mixed
rules P7
mode witness
passes implied
turn 1 of A, end phase
seat A  hand: Waboku  deck: 9 cards
seat B  hand: 3 cards  deck: 9 cards

A ends the turn
B moves to main phase 1
B sets a card
";

fn sandbox(duel: &str) -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    sandbox.write("mixed.duel", MIXED);
    ends(&mut sandbox, &format!("takeback run {duel}"), 0);
    sandbox
}

fn ends(sandbox: &mut Sandbox, command: &str, with: i32) -> String {
    let Outcome { printed, code } = sandbox.run(command);
    assert_eq!(code, Some(with), "{command}: {printed}");
    printed
}

/// The objects of this kind, or of this event.
fn objects(printed: &str, kind: &str) -> Vec<Value> {
    let lines = printed.lines().filter(|line| line.starts_with('{'));
    let all = lines.map(|line| serde_json::from_str::<Value>(line).expect("an object"));
    all.filter(|object| object["kind"] == kind || object["event"] == kind)
        .collect()
}

fn object(printed: &str, kind: &str) -> Value {
    let found = objects(printed, kind).into_iter().next();
    found.unwrap_or_else(|| panic!("no {kind} in {printed}"))
}

/// A duel that was taken back, and went on another way: its place 100 lies on the line left.
fn gone_back() -> Sandbox {
    let mut sandbox = sandbox(DISPUTE);
    ends(
        &mut sandbox,
        "takeback rewind forgot-to-ask 40 --reason x",
        0,
    );
    ends(&mut sandbox, "takeback play forgot-to-ask 'B passes'", 0);
    sandbox
}

#[test]
fn a_place_on_the_line_that_was_left_is_answered_on_that_line() {
    let mut sandbox = gone_back();
    let d = "forgot-to-ask";
    for when in ["100", "main@100"] {
        let claim = format!("takeback claim {d} --seat B 'Mind Crush' --when {when} --dry-run");
        let printed = ends(&mut sandbox, &format!("{claim} --json"), 1);
        assert_eq!(object(&printed, "claim")["line"], "main");
    }
    let printed = ends(
        &mut sandbox,
        &format!("takeback ledger {d} --since 100 --json"),
        0,
    );
    assert!(!objects(&printed, "ledger").is_empty());
    let printed = ends(
        &mut sandbox,
        &format!("takeback missed {d} --at 101 --json"),
        1,
    );
    assert_eq!(objects(&printed, "missed").len(), 2);
    let preview = format!("takeback preview {d} 100 'B passes' --json");
    let printed = ends(&mut sandbox, &preview, 0);
    let it = object(&printed, "preview");
    assert_eq!(
        (&it["line"], &it["first_illegal"]),
        (&"main".into(), &Value::Null)
    );
    assert!(
        it["compared_with"]
            .as_u64()
            .is_some_and(|at| (100..118).contains(&at))
    );
}

#[test]
fn an_assessment_says_which_line_it_is_about_and_starts_from_the_table() {
    let mut sandbox = gone_back();
    let printed = ends(&mut sandbox, "takeback assess forgot-to-ask 100 --json", 0);
    let it = object(&printed, "assessment");
    assert_eq!(it["line"], 1);
    assert_ne!(it["table_line"], 1);
    let net = it["net"].to_string();
    // Stratos lies in A's hand now, and was on the field at record 100.
    assert!(
        net.contains("Stratos") && net.contains("monster zone"),
        "{net}"
    );
    let told = ends(&mut sandbox, "takeback assess forgot-to-ask 100", 0);
    assert!(told.contains("Record 100 lies on line main"), "{told}");
    let back = ends(
        &mut sandbox,
        "takeback rewind forgot-to-ask 100 --reason y",
        0,
    );
    assert!(back.contains("Record 100 lies on line main"), "{back}");
    assert!(back.contains("monster zone"), "{back}");
}

#[test]
fn what_the_line_that_was_left_showed_is_still_known() {
    let mut sandbox = sandbox(DISPUTE);
    ends(
        &mut sandbox,
        "takeback rewind forgot-to-ask 60 --reason x",
        0,
    );
    let learned = |sandbox: &mut Sandbox| {
        let printed = ends(sandbox, "takeback assess forgot-to-ask t3 --json", 0);
        object(&printed, "assessment")["learned"]["A"].clone()
    };
    let known = learned(&mut sandbox);
    let crush = known.as_array().into_iter().flatten();
    let crush = crush.filter(|lesson| lesson["card"]["name"] == "Mind Crush");
    let crush: Vec<_> = crush.collect();
    assert_eq!(crush.len(), 1, "{known}");
    assert_eq!(
        (&crush[0]["left"], &crush[0]["weight"]),
        (&true.into(), &"heavy".into())
    );
    // A line that was only tried out shows nobody anything.
    let mut sandbox = self::sandbox(DISPUTE);
    let what_if = "takeback rewind forgot-to-ask 60 --kind what-if --reason x";
    ends(&mut sandbox, what_if, 0);
    ends(&mut sandbox, "takeback switch forgot-to-ask main", 0);
    ends(&mut sandbox, "takeback undo forgot-to-ask", 0);
}

#[test]
fn what_was_undone_is_no_fact_about_anybody() {
    let mut sandbox = sandbox(DISPUTE);
    let d = "forgot-to-ask";
    ends(
        &mut sandbox,
        &format!("takeback rewind {d} 60 --reason x"),
        0,
    );
    let conduct = |sandbox: &mut Sandbox| {
        let printed = ends(sandbox, &format!("takeback assess {d} 50 --json"), 0);
        object(&printed, "assessment")["conduct"].to_string()
    };
    assert!(conduct(&mut sandbox).contains("taken back"));
    ends(&mut sandbox, &format!("takeback undo {d}"), 0);
    assert!(!conduct(&mut sandbox).contains("taken back"));
    ends(
        &mut sandbox,
        &format!("takeback claim {d} --seat B 'Mind Crush'"),
        0,
    );
    ends(&mut sandbox, &format!("takeback undo {d}"), 0);
    let asked = format!("takeback assess {d} 50 --asked-by B --json");
    let printed = ends(&mut sandbox, &asked, 0);
    let conduct = object(&printed, "assessment")["conduct"].to_string();
    assert!(!conduct.contains("claim"), "{conduct}");
}

#[test]
fn an_extension_that_was_undone_is_not_given() {
    let mut sandbox = sandbox(DISPUTE);
    let d = "forgot-to-ask";
    let stated = "--event E --players A B --round 1 --table 2 --game 1";
    ends(&mut sandbox, &format!("takeback match {d} {stated}"), 0);
    ends(&mut sandbox, &format!("takeback call {d}"), 0);
    ends(
        &mut sandbox,
        &format!("takeback call {d} --end --extension 120"),
        0,
    );
    let given = |sandbox: &mut Sandbox| {
        let printed = ends(sandbox, &format!("takeback match {d} --json"), 0);
        object(&printed, "match")["extension"].clone()
    };
    assert_eq!(given(&mut sandbox), 120);
    ends(&mut sandbox, &format!("takeback undo {d}"), 0);
    assert_eq!(given(&mut sandbox), 0);
}

#[test]
fn a_line_that_was_only_tried_out_decides_no_duel_and_says_what_it_is() {
    let mut sandbox = sandbox(DISPUTE);
    let d = "forgot-to-ask";
    let stated = "--event E --players A B --round 1 --table 2 --game 1";
    ends(&mut sandbox, &format!("takeback match {d} {stated}"), 0);
    ends(
        &mut sandbox,
        &format!("takeback rewind {d} 60 --kind what-if --reason x"),
        0,
    );
    let played = ends(&mut sandbox, &format!("takeback play {d} 'A concedes'"), 0);
    assert!(played.contains("what-if line"), "{played}");
    let printed = ends(&mut sandbox, &format!("takeback match {d} --json"), 0);
    assert_eq!(object(&printed, "match")["result"], "open");
    for command in ["status", "show", "match", "log"] {
        let printed = ends(&mut sandbox, &format!("takeback {command} {d}"), 0);
        assert!(printed.contains("what-if line"), "{command}: {printed}");
    }
    let main = ends(&mut sandbox, &format!("takeback show {d} --line main"), 0);
    assert!(!main.contains("what-if line"), "{main}");
}

#[test]
fn the_card_picked_at_random_is_the_same_before_and_after_the_ruling_and_stays_recorded() {
    let mut sandbox = sandbox("~/mixed.duel");
    let pick = |printed: &str| {
        let it = object(printed, "assessment");
        (it["seed"].clone(), it["picks"][0]["picked"].clone())
    };
    let to = "t1";
    let assess = format!("takeback assess mixed {to} --json");
    let announced = pick(&ends(&mut sandbox, &assess, 0));
    assert!(announced.1.is_u64(), "{announced:?}");
    ends(&mut sandbox, "takeback ruling mixed 20 'We go back'", 0);
    ends(&mut sandbox, "takeback call mixed", 0);
    assert_eq!(pick(&ends(&mut sandbox, &assess, 0)), announced);
    // Another seed is recorded as well as the one that was announced.
    let back = format!("takeback rewind mixed {to} --reason x --seed 7 --json");
    let done = pick(&ends(&mut sandbox, &back, 0));
    assert_eq!(done.0, 7);
    let log = ends(&mut sandbox, "takeback log mixed --json", 0);
    let entry = object(&log, "random_pick");
    assert_eq!((&entry["seed"], &entry["picked"]), (&done.0, &done.1));
    let again = format!("takeback assess mixed {to} --line main --json");
    assert_eq!(pick(&ends(&mut sandbox, &again, 0)), done);
    // Nobody else reads which it was.
    for role in ["A", "B", "spectator"] {
        let log = ends(
            &mut sandbox,
            &format!("takeback log mixed --as {role} --json"),
            0,
        );
        assert!(objects(&log, "random_pick").is_empty(), "{log}");
    }
}

#[test]
fn what_was_put_right_or_ruled_on_says_so_and_comes_last() {
    let mut sandbox = sandbox(FORGOTTEN);
    let d = "forgotten-sangan";
    let missed = format!("takeback missed {d} --json");
    let first = objects(&ends(&mut sandbox, &missed, 1), "missed");
    assert_eq!(
        (&first[0]["left"], &first[0]["settled"]),
        (&"forgotten".into(), &Value::Null)
    );
    let (at, back) = (first[0]["at"].clone(), first[0]["go_back_to"].clone());
    let ruled = format!("takeback ruling {d} {at} 'Play on'");
    ends(&mut sandbox, &ruled, 0);
    let after = objects(&ends(&mut sandbox, &missed, 1), "missed");
    let last = after.last().expect("an entry");
    assert_eq!(
        (&last["left"], &last["settled"]["by"]),
        (&"forgotten".into(), &"ruling".into())
    );
    let steps = "\"A's Elemental HERO Avian to A's hand\" \"A's deck is shuffled\"";
    ends(
        &mut sandbox,
        &format!("takeback adjust {d} {steps} --about {at} --reason x"),
        0,
    );
    let after = objects(&ends(&mut sandbox, &missed, 1), "missed");
    let last = after.last().expect("an entry");
    assert_eq!(
        (&last["at"], &last["settled"]["by"]),
        (&at, &"repair".into())
    );
    let told = ends(&mut sandbox, &format!("takeback missed {d}"), 1);
    assert!(told.contains("put right at record"), "{told}");
    let assess = format!("takeback assess {d} {back}");
    let told = ends(&mut sandbox, &assess, 0);
    assert!(told.contains("put right at record"), "{told}");
    // Undone, it is open again.
    ends(&mut sandbox, &format!("takeback undo {d}"), 0);
    let after = objects(&ends(&mut sandbox, &missed, 1), "missed");
    assert_eq!(after.last().expect("an entry")["settled"]["by"], "ruling");
}

#[test]
fn a_preview_that_waits_for_a_choice_passes_no_verdict() {
    let mut sandbox = sandbox(FORGOTTEN);
    let d = "forgotten-sangan";
    let printed = ends(
        &mut sandbox,
        &format!("takeback missed {d} --first --json"),
        1,
    );
    let back = object(&printed, "missed")["go_back_to"].clone();
    let preview = format!("takeback preview {d} {back} 'A activates Sangan'");
    let it = object(
        &ends(&mut sandbox, &format!("{preview} --json"), 0),
        "preview",
    );
    assert_eq!(
        (&it["waits"], &it["first_illegal"]),
        (&true.into(), &Value::Null)
    );
    let told = ends(&mut sandbox, &preview, 0);
    assert!(
        told.contains("can't be said yet") && !told.contains("no longer"),
        "{told}"
    );
}

#[test]
fn what_can_not_be_gone_back_to_is_not_assessed() {
    let mut sandbox = sandbox(FORGOTTEN);
    let d = "forgotten-sangan";
    let steps = "\"A's Elemental HERO Avian to A's hand\" \"A's deck is shuffled\"";
    let adjust = format!("takeback adjust {d} {steps} --reason x --json");
    let printed = ends(&mut sandbox, &adjust, 0);
    let number = object(&printed, "adjusted")["number"].clone();
    for command in ["assess", "rewind --reason x"] {
        let command = format!("takeback {command} {d} {number}");
        ends(&mut sandbox, &command, 3);
    }
}
