//! What somebody who reads the program for the first time has to be told outright: what was left
//! out, why something can't be, which line to name.

use serde_json::Value;
use system_tests::Sandbox;

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";
const FORGOTTEN: &str = "data/duels/disputes/forgotten-sangan.duel";
const EARLY: &str = "data/duels/seeds/S07-ignition-priority.duel";
const TODAY: &str = "data/duels/seeds/S07-ignition-priority-today.duel";
const MISSED_TIMING: &str = "data/duels/rulings/C50-goblindbergh-brings-stratos.duel";

/// A sandbox in which duels were recorded.
fn sandbox(duels: &[&str]) -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    for duel in duels {
        says(&mut sandbox, &format!("run {duel}"), 0);
    }
    sandbox
}

/// What a command prints.
fn says(sandbox: &mut Sandbox, command: &str, code: i32) -> String {
    let outcome = sandbox.run(&format!("takeback {command}"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    outcome.printed
}

/// The first object of a kind that a command prints.
fn object(sandbox: &mut Sandbox, command: &str, code: i32, kind: &str) -> Value {
    let printed = says(sandbox, &format!("{command} --json 2>/dev/null"), code);
    let parse = |line: &str| serde_json::from_str::<Value>(line).expect("an object");
    let mut all = printed.lines().map(parse);
    let found = all.find(|object| object["kind"] == kind);
    found.unwrap_or_else(|| panic!("no {kind} in {printed}"))
}

#[test]
fn run_ends_with_what_was_forgotten_and_offers_missed() {
    let mut sandbox = sandbox(&[]);
    let printed = says(&mut sandbox, &format!("run {FORGOTTEN}"), 0);
    let last: Vec<&str> = printed.lines().rev().take(3).collect();
    assert!(
        last[2].ends_with("a trigger effect that has to be activated was left out."),
        "{printed}"
    );
    assert!(last[0].ends_with("missed forgotten-sangan"), "{printed}");
    let duel = object(&mut sandbox, &format!("run {FORGOTTEN}"), 0, "duel");
    assert_eq!(
        (&duel["forgotten"], &duel["not_asked"]),
        (&1.into(), &1.into())
    );
    let duel = object(&mut sandbox, &format!("run {TODAY}"), 0, "duel");
    assert_eq!(
        (&duel["forgotten"], &duel["not_asked"]),
        (&0.into(), &0.into())
    );
}

#[test]
fn diff_of_places_says_that_the_rules_differ() {
    let mut sandbox = sandbox(&[EARLY, TODAY]);
    let places = "diff S07-ignition-priority 20 S07-ignition-priority-today 20";
    let printed = says(&mut sandbox, places, 1);
    assert!(printed.contains("The rules: P2e / P7"), "{printed}");
    assert!(!printed.contains("after 20 records"), "{printed}");
    let diff = object(&mut sandbox, places, 1, "diff");
    assert_eq!(diff["differences"][0]["what"], "rules");
    assert_eq!(diff["differences"][1], Value::Null);
}

#[test]
fn whynot_names_what_fails_and_where_a_trigger_missed_its_timing() {
    let mut sandbox = sandbox(&[MISSED_TIMING]);
    let asked = "whynot 'A activates Elemental HERO Stratos'";
    let printed = says(&mut sandbox, asked, 0);
    assert!(printed.contains("TRIG-MET"), "{printed}");
    assert!(!printed.contains("Holds:"), "{printed}");
    assert!(
        printed.contains("Record 44: Elemental HERO Stratos misses its timing"),
        "{printed}"
    );
    let all = says(&mut sandbox, &format!("{asked} --all"), 0);
    assert_eq!(all.matches("Holds:").count(), 19, "{all}");
    let refusal = object(&mut sandbox, asked, 0, "refusal");
    assert_eq!(refusal["trigger"]["at"], 44);
    assert_eq!(refusal["conditions"].as_array().map(Vec::len), Some(20));
}

#[test]
fn whynot_says_where_a_condition_was_met_that_nobody_used() {
    let mut sandbox = sandbox(&[FORGOTTEN]);
    let missed = object(&mut sandbox, "missed", 1, "missed");
    let met = &missed["forgotten"][0]["met"];
    let printed = says(&mut sandbox, "whynot 'A activates Sangan'", 0);
    let told = format!("Its condition was met at record {met};");
    assert!(printed.contains(&told), "{printed}");
}

#[test]
fn a_claim_says_that_there_were_later_moments() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let claim = "claim --dry-run --seat B 'Mind Crush'";
    let printed = says(&mut sandbox, claim, 0);
    assert!(
        printed.contains("this one. After that action there were 2 later moments."),
        "{printed}"
    );
    for line in printed.lines().filter(|line| line.starts_with("Owed")) {
        let after = line.split(". ").skip(1);
        let lower = |part: &str| part.starts_with(|c: char| c.is_ascii_lowercase());
        assert!(!after.into_iter().any(lower), "{line}");
    }
    let later = object(&mut sandbox, claim, 0, "claim");
    assert_eq!(later["later"], 2);
}

#[test]
fn a_claim_about_no_card_says_what_a_claim_is_about() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let alone = says(&mut sandbox, "claim --seat B forgot-to-ask", 2);
    assert!(alone.contains("is the name of a duel"), "{alone}");
    for words in ["'to be asked'", "'B summons Sangan'"] {
        let printed = says(&mut sandbox, &format!("claim --seat B {words}"), 3);
        assert!(printed.contains("missed --seat B"), "{printed}");
        assert!(printed.contains("whynot 'B …'"), "{printed}");
    }
}

#[test]
fn an_assessment_names_its_own_measure_once_and_each_source_once() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let printed = says(&mut sandbox, "assess 40", 0);
    assert_eq!(printed.matches("program's own.\n").count(), 1, "{printed}");
    let source = "A, determining an infraction";
    assert_eq!(printed.matches(source).count(), 1, "{printed}");
    let back = printed
        .lines()
        .find(|line| line.contains("only to record 79"));
    let back = back.expect("going back less far");
    assert!(back.contains("There B is asked (free window"), "{back}");
}

#[test]
fn statements_are_a_line_for_each_player() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let back = "rewind 40 --reason 'not asked' --by Kim --statement-a 'I did | A: ask' \
        --statement-b 'No.\nA: yes'";
    let printed = says(&mut sandbox, back, 0);
    let wanted = "“not asked” (Kim)\n         A: “I did | A: ask”\n         B: “No. A: yes”\n";
    assert!(printed.contains(wanted), "{printed}");
    let lines = says(&mut sandbox, "lines", 0);
    assert!(lines.contains("\n      A: “I did | A: ask”\n"), "{lines}");
    let rewound = object(&mut sandbox, "log 117 --line 117", 0, "record");
    assert_eq!(rewound["reason"], "not asked");
    assert_eq!(rewound["statements"]["B"], "No. A: yes");
}

#[test]
fn a_range_over_two_lines_names_the_line_to_read() {
    let mut sandbox = sandbox(&[DISPUTE]);
    says(&mut sandbox, "rewind 40 --reason 'not asked'", 0);
    let printed = says(&mut sandbox, "log 100..110", 3);
    assert!(
        printed.contains("log forgot-to-ask 100..110 --line main"),
        "{printed}"
    );
    let printed = says(&mut sandbox, "log 100..118", 3);
    for command in ["100.. --line main", "..118 --line 117"] {
        assert!(printed.contains(command), "{printed}");
    }
}

#[test]
fn a_preview_tells_the_judge_to_ask() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let printed = says(&mut sandbox, "preview 40 'B passes'", 0);
    assert!(printed.contains("  Ask B: any response?"), "{printed}");
    assert!(!printed.contains("The judge asks"), "{printed}");
}

#[test]
fn decisions_are_said_to_count_passes() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let printed = says(&mut sandbox, "missed --first", 1);
    assert!(
        printed.contains("decisions A 11 and B 6 (passes counted)"),
        "{printed}"
    );
}

#[test]
fn a_repair_keeps_every_card_where_its_kind_may_lie() {
    let mut sandbox = sandbox(&[DISPUTE]);
    for (step, why) in [
        ("Waboku to monster zone 2", "a monster zone is for monsters"),
        (
            "Waboku to the field zone",
            "the field zone is for field spells",
        ),
        (
            "Gemini Elf to spell zone 3",
            "a spell and trap zone is for spells",
        ),
        ("Gemini Elf to pendulum zone 1", "for pendulum monsters"),
        (
            "B gains 1000000 LP",
            "B would have 1008000 life points; a player has from 0 to 1000000",
        ),
    ] {
        let printed = says(&mut sandbox, &format!("adjust '{step}' --reason x"), 2);
        assert!(printed.contains(why), "{step}: {printed}");
    }
    let most = "adjust 'B has 1000000 LP' 'Gemini Elf to monster zone 3' --reason x";
    says(&mut sandbox, most, 0);
}

#[test]
fn a_repair_knows_which_zones_the_rules_have() {
    let mut sandbox = sandbox(&[EARLY]);
    for step in [
        "Cannon Soldier to monster zone 6",
        "Cannon Soldier to pendulum zone 1",
    ] {
        let printed = says(&mut sandbox, &format!("adjust '{step}' --reason x"), 2);
        assert!(
            printed.contains("under the rules of this duel there is no"),
            "{printed}"
        );
    }
}

#[test]
fn a_claim_without_a_moment_says_that_one_was_chosen_and_names_the_last() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let printed = says(&mut sandbox, "claim --dry-run --seat B 'Mind Crush'", 0);
    assert!(
        printed.contains("No moment was named. Mind Crush could"),
        "{printed}"
    );
    let when = says(
        &mut sandbox,
        "claim --dry-run --seat B 'Mind Crush' --when 40",
        0,
    );
    assert!(!when.contains("No moment was named"), "{when}");
    sandbox.write("later.duel", LATER);
    let path = sandbox.home().join("later.duel");
    says(&mut sandbox, &format!("run {}", path.display()), 0);
    let claim = object(
        &mut sandbox,
        "claim later --dry-run --seat B Waboku",
        0,
        "claim",
    );
    let elsewhere = claim["elsewhere"].as_array().expect("others");
    let places: Vec<_> = elsewhere.iter().map(|one| &one["go_back_to"]).collect();
    assert_eq!(
        (&claim["go_back_to"], &claim["moments"]),
        (&54.into(), &6.into())
    );
    assert_eq!(places, [47, 40, 31, 62]);
}

/// B could have used Waboku at every end of a phase or step, and passes at the last one.
const LATER: &str = "rules P7
mode witness
passes written
turn 3 of A, main phase 1
seat A  hand: Sangan, Gemini Elf
seat B  hand: Gemini Elf  set: Waboku

A summons Sangan
A moves to battle phase
A moves to main phase 2
A moves to end phase
B passes
";

#[test]
fn a_claim_about_the_open_window_says_that_the_card_may_still_be_used() {
    let mut sandbox = sandbox(&[DISPUTE]);
    says(&mut sandbox, "rewind 40 --reason 'not asked'", 0);
    let printed = says(&mut sandbox, "claim --dry-run --seat B 'Mind Crush'", 0);
    assert!(printed.contains("B may use Mind Crush in it"), "{printed}");
    for untrue in ["Last moment", "Going back", "not all of it"] {
        assert!(!printed.contains(untrue), "{printed}");
    }
}

#[test]
fn what_a_seat_holds_besides_is_counted_in_words() {
    for language in ["en", "it"] {
        let language = system_tests::root().join("data/locales").join(language);
        let text = std::fs::read_to_string(language.join("claims.ftl")).expect("a file");
        let could = text.split("\nledger-could = ").nth(1).expect("the message");
        let could = could.split("\n}\n").next().expect("its text");
        assert_eq!(could.matches("[one]").count(), 2, "{could}");
    }
}

#[test]
fn an_unknown_rule_and_a_name_that_cant_be_are_told_why() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let printed = says(&mut sandbox, "late 40 x --rule NOPE", 3);
    assert!(!printed.contains('$'), "{printed}");
    let printed = says(&mut sandbox, "late 40 x --rule FET-HOLDR", 3);
    assert!(printed.contains("did you mean FET-HOLDER"), "{printed}");
    let printed = says(&mut sandbox, "name forgot-to-ask main 116", 2);
    assert!(
        printed.contains("a number is always the line's own"),
        "{printed}"
    );
    let printed = says(&mut sandbox, "name forgot-to-ask main 'a@b'", 2);
    assert!(
        printed.contains("@ stands between a line and a record"),
        "{printed}"
    );
}

#[test]
fn a_match_that_cant_be_is_refused() {
    let mut sandbox = sandbox(&[DISPUTE]);
    for stated in [
        "--round 3 --table 1 --players Ann Ann",
        "--round 3 --table 1 --game 9 --score 5 5",
        "--round 3 --table 1 --game 2 --score 1 1",
        "--round 3 --table 1 --best-of 0",
    ] {
        says(&mut sandbox, &format!("match forgot-to-ask {stated}"), 2);
    }
    let last = "match forgot-to-ask --round 3 --table 1 --players Ann Bo --game 3 --score 1 1";
    says(&mut sandbox, last, 0);
}

#[test]
fn both_accounts_of_a_line_are_listed() {
    let mut sandbox = sandbox(&[DISPUTE]);
    says(
        &mut sandbox,
        "finding main --standing A --reason 'my sheet'",
        0,
    );
    says(
        &mut sandbox,
        "finding main --standing B --reason 'my sheet'",
        0,
    );
    let lines = says(&mut sandbox, "lines", 0);
    for seat in ["A", "B"] {
        assert!(
            lines.contains(&format!("what {seat} says happened")),
            "{lines}"
        );
    }
}

#[test]
fn what_is_only_written_down_is_taken_back_without_a_new_line() {
    let mut sandbox = sandbox(&[DISPUTE]);
    says(&mut sandbox, "ruling forgot-to-ask 40 'play on'", 0);
    says(&mut sandbox, "note forgot-to-ask x", 0);
    says(&mut sandbox, "undo", 0);
    let lines = says(&mut sandbox, "lines", 0);
    assert!(lines.contains("has one line"), "{lines}");
    let log = says(&mut sandbox, "log", 0);
    assert!(log.contains("A judge rules about record 40"), "{log}");
    says(&mut sandbox, "redo", 0);
    says(&mut sandbox, "verify", 0);
}

#[test]
fn a_claim_about_a_mandatory_effect_says_that_it_is_one() {
    let mut sandbox = sandbox(&[FORGOTTEN]);
    let printed = says(&mut sandbox, "claim --dry-run --seat A Sangan", 0);
    assert!(printed.contains("had to be"), "{printed}");
}

#[test]
fn a_repair_gives_no_card_to_another_players_hand() {
    let mut sandbox = sandbox(&[DISPUTE]);
    let step = "adjust \"Elemental HERO Stratos to B's hand\" --reason x";
    let printed = says(&mut sandbox, step, 2);
    assert!(printed.contains("its owner's hand"), "{printed}");
    says(
        &mut sandbox,
        "adjust 'Elemental HERO Stratos to hand' --reason x",
        0,
    );
}
