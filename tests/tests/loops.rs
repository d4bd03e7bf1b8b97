//! A loop that nobody chooses is raised to the judge, and shown once.

use std::fs;
use system_tests::Sandbox;

/// A monster that changes its position whenever another one does. Two of them never rest.
const RESTLESS: &str = r#"(
    passcode: 900000001,
    names: (en: "Restless Weathercock"),
    kind: Monster(attribute: "WIND", race: "Machine", level: 3, atk: 1000, def: 1000),
    effects: [
        (
            kind: Trigger(
                mandatory: true,
                timing: If,
                event: PositionChanged(Any(class: [Monster], other: true)),
            ),
            modes: [(resolve: [(act: ChangePosition(what: This, to: Other))])],
        ),
    ],
)
"#;

fn duel(actions: &str) -> String {
    format!(
        "rules P7\nmode strict\npasses written\nturn 3 of A, main phase 1\n\
         seat A  monsters: Restless Weathercock, Restless Weathercock\n\n{actions}"
    )
}

fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    let cards = sandbox.home().join("cards");
    fs::create_dir_all(&cards).expect("a folder");
    fs::write(cards.join("restless-weathercock.ron"), RESTLESS).expect("a file");
    sandbox
}

#[test]
fn a_loop_of_mandatory_effects_is_raised_when_it_has_come_round() {
    let mut sandbox = sandbox();
    let turn = "A changes the position of Restless Weathercock in zone 1\n";
    let rounds = "both pass\n".repeat(5);
    let file = duel(&format!("{turn}{rounds}! a loop was found\n"));
    fs::write(sandbox.home().join("loop.duel"), file).expect("a file");
    let outcome = sandbox.run("takeback run ~/loop.duel --cards ~/cards");
    assert_eq!(outcome.code, Some(0), "{}", outcome.printed);
    assert!(
        outcome.printed.contains("it is a loop"),
        "{}",
        outcome.printed
    );
}

#[test]
fn what_was_said_before_runs_no_loop_for_what_must_be_used_is_asked_about_each_time() {
    let mut sandbox = sandbox();
    let file = duel(
        "A changes the position of Restless Weathercock in zone 1\n\
         B agrees until the end phase\nA ends the turn\n",
    );
    fs::write(sandbox.home().join("loop.duel"), file).expect("a file");
    let outcome = sandbox.run("takeback run ~/loop.duel --cards ~/cards");
    let printed = &outcome.printed;
    assert!(!printed.contains("it is a loop"), "{printed}");
    assert!(printed.contains("B may answer the chain"), "{printed}");
}

#[test]
fn what_changes_something_each_time_is_no_loop() {
    let mut sandbox = sandbox();
    let file =
        duel("A changes the position of Restless Weathercock in zone 1\nboth pass\nboth pass\n");
    fs::write(sandbox.home().join("short.duel"), file).expect("a file");
    let outcome = sandbox.run("takeback run ~/short.duel --cards ~/cards");
    assert_eq!(outcome.code, Some(0), "{}", outcome.printed);
    assert!(
        !outcome.printed.contains("it is a loop"),
        "{}",
        outcome.printed
    );
}
