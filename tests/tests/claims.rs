//! `claim`, `ledger`, `preview` and what `missed` says of a mandatory effect: for a judge alone,
//! with the fields and the exits programs rely on.

use serde_json::Value;
use system_tests::{Outcome, Sandbox};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";
const FORGOTTEN: &str = "data/duels/disputes/forgotten-sangan.duel";

fn sandbox(duel: &str) -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    let run = sandbox.run(&format!("takeback run {duel}"));
    assert_eq!(run.code, Some(0), "{}", run.printed);
    sandbox
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

#[test]
fn a_claim_ends_with_0_when_all_of_it_is_so_and_with_1_when_not() {
    let mut sandbox = sandbox(DISPUTE);
    let claim = "takeback claim --dry-run --seat B";
    let printed = ends(&mut sandbox, &format!("{claim} 'Mind Crush' --json"), 0);
    let it = object(&printed, "claim");
    assert_eq!((&it["owed"], &it["asked"]), (&true.into(), &false.into()));
    assert_eq!((&it["held"], &it["legal"]), (&"yes".into(), &true.into()));
    assert_eq!(
        (&it["stands"], &it["go_back_to"]),
        (&"yes".into(), &40.into())
    );
    assert_eq!(it["cost"]["decisions"]["A"], 11);
    ends(
        &mut sandbox,
        &format!("{claim} 'Mind Crush' --when t3.c1"),
        0,
    );
    ends(
        &mut sandbox,
        &format!("{claim} 'Mind Crush' --when t3.c2"),
        1,
    );
    ends(
        &mut sandbox,
        &format!("{claim} 'Mystical Space Typhoon'"),
        1,
    );
    ends(&mut sandbox, &format!("{claim} 'No Such Card'"), 3);
    ends(
        &mut sandbox,
        &format!("{claim} 'Mind Crush' --when 9999"),
        3,
    );
}

#[test]
fn that_it_was_claimed_is_written_down_as_it_was_told() {
    let mut sandbox = sandbox(DISPUTE);
    let records = |sandbox: &mut Sandbox| ends(sandbox, "takeback log --json", 0).lines().count();
    let before = records(&mut sandbox);
    ends(
        &mut sandbox,
        "takeback claim --dry-run --seat B 'Mind Crush'",
        0,
    );
    assert_eq!(records(&mut sandbox), before);
    let command = "takeback claim --seat B 'Mind Crush' --when 22 --json";
    let record = object(&ends(&mut sandbox, command, 0), "record");
    assert_eq!(
        (&record["event"], &record["seat"]),
        (&"claim".into(), &"B".into())
    );
    assert_eq!(record["at_record"], 22);
    assert_eq!(records(&mut sandbox), before + 1);
}

#[test]
fn nobody_but_a_judge_is_answered() {
    let mut sandbox = sandbox(DISPUTE);
    for role in ["A", "B", "spectator"] {
        for command in [
            "ledger",
            "claim --seat B 'Mind Crush'",
            "preview 40 'B passes'",
        ] {
            let line = format!("takeback {command} --as {role}");
            let printed = ends(&mut sandbox, &line, 7);
            assert!(!printed.contains("Mind Crush"), "{printed}");
        }
    }
}

#[test]
fn the_ledger_says_what_became_of_each_question() {
    let mut sandbox = sandbox(DISPUTE);
    let printed = ends(&mut sandbox, "takeback ledger --since 39 --json", 0);
    let first = object(&printed, "ledger");
    let b = &first["owed"][1];
    assert_eq!((&b["seat"], &b["answer"]), (&"B".into(), &"skipped".into()));
    assert_eq!(b["could"][0]["line"], "B activates Mind Crush");
}

#[test]
fn a_preview_names_the_first_action_that_would_no_longer_be_legal() {
    let mut sandbox = sandbox(DISPUTE);
    let line = "B activates Mind Crush declaring Elemental HERO Stratos";
    let printed = ends(
        &mut sandbox,
        &format!("takeback preview 40 '{line}' --json"),
        0,
    );
    let it = object(&printed, "preview");
    assert_eq!(it["first_illegal"]["record"], 44);
    assert_eq!(it["first_illegal"]["rule"], "CARD-PLACE");
    assert_eq!(it["compared_with"], 43);
    ends(&mut sandbox, "takeback preview 40 'B activates Waboku'", 5);
    let same = ends(&mut sandbox, "takeback preview 100 'B passes' --json", 0);
    let same = object(&same, "preview");
    assert_eq!(same["first_illegal"], Value::Null);
    assert_eq!(same["ends"], Value::Array(Vec::new()));
}

#[test]
fn a_mandatory_effect_left_out_is_found_two_chains_later() {
    let mut sandbox = sandbox(FORGOTTEN);
    let printed = ends(&mut sandbox, "takeback missed --first --json", 1);
    let it = object(&printed, "missed");
    assert_eq!(
        (&it["seat"], &it["left"]),
        (&"A".into(), &"forgotten".into())
    );
    assert_eq!(it["forgotten"][0]["card"]["name"], "Sangan");
    assert_eq!(it["forgotten"][0]["chains_since"], 2);
}

#[test]
fn a_late_fact_says_what_changes_and_the_step_it_prints_can_be_taken() {
    let mut sandbox = sandbox(FORGOTTEN);
    let late = "takeback late forgotten-sangan 40 'it was mandatory' --rule TRIG-MANDATORY --json";
    let it = object(&ends(&mut sandbox, late, 0), "late");
    let due = &it["due"][0];
    assert_eq!(
        (&due["seat"], &due["mandatory"]),
        (&"A".into(), &true.into())
    );
    assert_eq!((&due["at"], &due["go_back_to"]), (&41.into(), &40.into()));
    let missed = object(&ends(&mut sandbox, "takeback missed --json", 1), "missed");
    assert_eq!(missed["notes"][0]["text"], "it was mandatory");
    assert_eq!(missed["notes"][0]["rule"], "TRIG-MANDATORY");
    let printed = ends(&mut sandbox, "takeback ledger --since 39 --json", 0);
    assert_eq!(object(&printed, "ledger")["notes"][0]["at"], 114);
    let lp = "takeback late forgotten-sangan 38 'it was 300' --dry-run --json";
    ends(&mut sandbox, lp, 0);
}

#[test]
fn who_was_run_over_is_told_as_not_asked_and_every_count_agrees() {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    let duel = "title Run over\nrules P7\nmode witness\npasses written\n\
        turn 4 of B, main phase 1\n\
        seat A  hand: 1 card  monsters: Sangan  deck: Gemini Elf, 20 cards\n\
        seat B  hand: Smashing Ground, Gemini Elf\n\n\
        B activates Smashing Ground\nboth pass\nB summons Gemini Elf\n";
    sandbox.write("over.duel", duel);
    let run = ends(&mut sandbox, "takeback run ~/over.duel", 0);
    let missed = ends(&mut sandbox, "takeback missed", 1);
    assert!(missed.contains("1. A was not asked"), "{missed}");
    assert!(!missed.contains("A left out"), "{missed}");
    let asked = "2 questions were not asked";
    assert!(
        run.contains(asked) && missed.contains(asked),
        "{run}\n{missed}"
    );
    let first = object(&ends(&mut sandbox, "takeback missed --json", 1), "missed");
    assert_eq!(first["left"], "not_asked");
    assert_eq!(first["forgotten"][0]["card"]["name"], "Sangan");
    let assess = format!("takeback assess {}", first["go_back_to"]);
    let assessed = ends(&mut sandbox, &assess, 0);
    assert!(assessed.contains("2 questions left out"), "{assessed}");
}

/// The last attack has just been declared: a window for triggers comes before the free one.
const ATTACKS: &str = "mode witness
turn 6 of A, battle phase
seat A  hand: 2 cards  monsters: Summoned Skull, Gemini Elf
seat B  hand: 1 card  set: Mirror Force

A moves on
A attacks directly with Gemini Elf
A attacks directly with Summoned Skull
";

#[test]
fn a_window_that_comes_next_is_nothing_to_go_back_for() {
    let mut sandbox = sandbox(DISPUTE);
    sandbox.write("attacks.duel", ATTACKS);
    let path = sandbox.home().join("attacks.duel");
    ends(&mut sandbox, &format!("takeback run {}", path.display()), 0);
    let claim = "takeback claim attacks --dry-run --seat B 'Mirror Force'";
    let printed = ends(&mut sandbox, &format!("{claim} --json"), 0);
    let it = object(&printed, "claim");
    assert_eq!(
        (&it["stands"], &it["moment"]),
        (&"open".into(), &Value::Null)
    );
    assert_eq!(it["soon"]["because"], "attack_declared", "{it}");
    let said = ends(&mut sandbox, claim, 0);
    assert!(said.contains("nothing has to be taken back"), "{said}");
    assert!(!said.contains("To go back and ask"), "{said}");
}

#[test]
fn a_mandatory_effect_of_the_other_players_is_named() {
    let mut sandbox = sandbox(FORGOTTEN);
    let claim = "takeback claim --dry-run --seat B Sangan";
    let it = object(&ends(&mut sandbox, &format!("{claim} --json"), 1), "claim");
    assert_eq!(it["others"], 40);
    let said = ends(&mut sandbox, claim, 1);
    assert!(said.contains("Sangan was A's to activate"), "{said}");
}

#[test]
fn a_repair_is_named_where_what_it_puts_right_is_read() {
    let mut sandbox = sandbox(FORGOTTEN);
    let adjust = "takeback adjust 'B has 8000 LP' --about 38 --reason x --by Kim";
    ends(&mut sandbox, adjust, 0);
    for read in ["sheet", "followed 38", "why B.lp"] {
        let printed = ends(&mut sandbox, &format!("takeback {read}"), 0);
        assert!(
            printed.contains("ut right at record") || printed.contains("record 38"),
            "{printed}"
        );
    }
    let again = ends(&mut sandbox, &format!("{adjust} --dry-run"), 0);
    assert!(
        again.contains("What is wrong at record 38 was put right"),
        "{again}"
    );
}
