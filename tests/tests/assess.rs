//! `takeback assess`, and the assessment `rewind` shows: for a judge alone, in each language, with
//! the fields programs rely on, and never a penalty.

use serde_json::Value;
use system_tests::{Outcome, Sandbox, files, root};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    let run = sandbox.run(&format!("takeback run {DISPUTE}"));
    assert_eq!(run.code, Some(0), "{}", run.printed);
    sandbox
}

fn done(sandbox: &mut Sandbox, command: &str) -> String {
    let Outcome { printed, code } = sandbox.run(command);
    assert_eq!(code, Some(0), "{command}: {printed}");
    printed
}

fn assessment(printed: &str) -> Value {
    let objects = printed.lines().filter(|line| line.starts_with('{'));
    let mut objects = objects.map(|line| serde_json::from_str::<Value>(line).expect("an object"));
    let found = objects.find(|object| object["kind"] == "assessment");
    found.expect("an assessment")
}

#[test]
fn nobody_but_a_judge_is_told() {
    let mut sandbox = sandbox();
    for role in ["A", "B", "spectator"] {
        for json in ["", "--json"] {
            let command = format!("takeback assess forgot-to-ask 40 --as {role} {json}");
            let Outcome { printed, code } = sandbox.run(&command);
            assert_eq!(code, Some(7), "{printed}");
            for told in ["Mind Crush", "Stratos", "Waboku"] {
                assert!(!printed.contains(told), "{printed}");
            }
        }
    }
}

#[test]
fn the_object_has_what_programs_rely_on() {
    let mut sandbox = sandbox();
    let printed = done(&mut sandbox, "takeback assess forgot-to-ask 40 --json");
    let it = assessment(&printed);
    assert_eq!(it["to"], 40);
    assert_eq!(it["grade"], "complex");
    assert_eq!(it["policy"]["id"], "kde");
    assert_eq!(it["decisions"]["A"], 11);
    assert_eq!(it["learned"]["A"][0]["weight"], "heavy");
    assert_eq!(it["learned"]["A"][0]["card"]["name"], "Mind Crush");
    for list in [
        "reasons",
        "unknown",
        "random",
        "net",
        "plan",
        "alternatives",
        "back",
    ] {
        assert!(it[list].is_array(), "{list}");
    }
    // The strict order has every record since, the latest first.
    let plan = it["plan"].as_array().expect("a list");
    assert_eq!(plan.len() as u64, it["records"].as_u64().expect("a number"));
    assert!(
        plan[0]
            .as_str()
            .is_some_and(|line| line.starts_with("116:"))
    );
    assert!(
        plan[plan.len() - 1]
            .as_str()
            .is_some_and(|line| line.starts_with("41:"))
    );
}

#[test]
fn every_reason_has_its_document_or_says_that_it_has_none() {
    let mut sandbox = sandbox();
    let printed = done(
        &mut sandbox,
        "takeback assess forgot-to-ask 40 --policy grand-archive",
    );
    assert!(
        printed.contains("Reverting Errored Game States"),
        "{printed}"
    );
    assert!(printed.contains("another game's"), "{printed}");
    let printed = done(
        &mut sandbox,
        "takeback assess forgot-to-ask 40 --policy ocg-japan --json",
    );
    let it = assessment(&printed);
    let reasons = it["reasons"].as_array().expect("a list");
    assert!(
        reasons
            .iter()
            .any(|reason| reason["source"]["document"].is_string())
    );
    assert!(reasons.iter().all(|reason| {
        let source = &reason["source"];
        source.is_null() || source["read"].is_string()
    }));
}

#[test]
fn the_policy_is_picked_by_its_name_alone_and_an_unknown_one_is_refused() {
    let mut sandbox = sandbox();
    let command = "takeback assess forgot-to-ask 40 --json --lang zh-Hant";
    let unasked = assessment(&done(&mut sandbox, command));
    assert_eq!(unasked["policy"]["id"], "kde");
    let command = "takeback assess forgot-to-ask 40 --json --policy ocg-chinese";
    let chinese = assessment(&done(&mut sandbox, command));
    assert_eq!(chinese["policy"]["id"], "ocg-chinese");
    assert_eq!(chinese["grade"], "accepted");
    let wrong = sandbox.run("takeback assess forgot-to-ask 40 --policy house");
    assert_eq!(wrong.code, Some(2), "{}", wrong.printed);
    assert!(wrong.printed.contains("grand-archive"), "{}", wrong.printed);
    let early = sandbox.run("takeback assess forgot-to-ask 2");
    assert_eq!(early.code, Some(3), "{}", early.printed);
}

#[test]
fn it_names_no_penalty_in_any_language() {
    let mut sandbox = sandbox();
    let words = [
        (
            "en",
            &[
                "penalty",
                "warning",
                "caution",
                "game loss",
                "disqualif",
                "cheat",
            ][..],
        ),
        (
            "it",
            &[
                "penalità",
                "ammonizione",
                "avvertimento",
                "squalific",
                "barare",
            ],
        ),
        ("zh-Hant", &["警告", "判負", "罰則", "失格", "作弊"]),
    ];
    for (language, words) in words {
        let command = format!("takeback assess forgot-to-ask 40 --lang {language} --policy mtg");
        let mut text = done(&mut sandbox, &command).to_lowercase();
        let folder = root().join("data/locales").join(language);
        let assess = files(&folder, "ftl")
            .into_iter()
            .find(|p| p.ends_with("assess.ftl"));
        let path = assess.expect("the file of the sentences");
        text.push_str(
            &std::fs::read_to_string(path)
                .expect("a file")
                .to_lowercase(),
        );
        for word in words {
            assert!(!text.contains(word), "{language}: {word}");
        }
    }
}

#[test]
fn a_rewind_shows_the_assessment_first_and_keeps_both_statements() {
    let mut sandbox = sandbox();
    let command = "takeback rewind forgot-to-ask 40 --reason 'B was not asked' --by Kim \
        --statement-a 'I asked' --statement-b 'I was not asked'";
    let printed = done(&mut sandbox, command);
    let grade = printed.find("complex.").expect("the grade");
    let record = printed.find("I was not asked").expect("the statement");
    assert!(grade < record, "{printed}");
    assert!(
        printed.contains("To be asked aloud again: B, "),
        "{printed}"
    );
    let log = done(&mut sandbox, "takeback log forgot-to-ask");
    let kept = "“B was not asked” (Kim)\n         A: “I asked”\n         B: “I was not asked”";
    assert!(log.contains(kept), "{log}");
    let again = done(&mut sandbox, "takeback assess forgot-to-ask 60 --json");
    let conduct = assessment(&again)["conduct"].to_string();
    assert!(conduct.contains("taken back once before"), "{conduct}");
}

#[test]
fn a_seed_gives_the_same_plan_again() {
    let mut sandbox = sandbox();
    let plan = |sandbox: &mut Sandbox, seed: &str| {
        let command = format!("takeback assess forgot-to-ask 40 --json {seed}");
        assessment(&done(sandbox, &command))
    };
    let default = plan(&mut sandbox, "");
    let seed = format!("--seed {}", default["seed"]);
    assert_eq!(plan(&mut sandbox, &seed), default);
}

#[test]
fn what_a_ruling_made_public_does_not_count_against_it() {
    let mut sandbox = sandbox();
    let before = assessment(&done(
        &mut sandbox,
        "takeback assess forgot-to-ask 40 --json",
    ));
    done(
        &mut sandbox,
        "takeback rewind forgot-to-ask 40 --reason x --by Kim",
    );
    let play = "play forgot-to-ask 'B activates Mind Crush declaring Elemental HERO Stratos'";
    done(
        &mut sandbox,
        &format!("takeback {play} 'A passes' 'B passes'"),
    );
    let command = "takeback assess forgot-to-ask 40 --line main --json";
    let after = assessment(&done(&mut sandbox, command));
    assert_eq!(after["grade"], before["grade"]);
    assert_eq!(after["learned"], before["learned"]);
}

#[test]
fn what_happens_by_itself_after_the_plan_is_said() {
    let mut sandbox = sandbox();
    // The deck has been shuffled for the search; the spell card still lies in its zone.
    let middle = assessment(&done(
        &mut sandbox,
        "takeback assess forgot-to-ask 35 --json",
    ));
    let moved = |it: &Value| it["onward"].to_string().contains("to A's graveyard");
    assert!(moved(&middle), "{}", middle["onward"]);
    let rest = assessment(&done(
        &mut sandbox,
        "takeback assess forgot-to-ask 40 --json",
    ));
    assert!(!moved(&rest), "{}", rest["onward"]);
}
