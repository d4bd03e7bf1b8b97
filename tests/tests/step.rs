//! The debugger line by line, through the program: for screen readers and for scripts.

use serde_json::Value;
use system_tests::Sandbox;

fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    let run = sandbox.run("takeback run data/duels/seeds/S17-forgot-to-ask.duel");
    assert_eq!(run.code, Some(0), "{}", run.printed);
    sandbox
}

/// What a session prints, without the note about the role.
fn session(sandbox: &mut Sandbox, commands: &[&str], options: &str) -> Vec<String> {
    let typed = commands.join("\n");
    sandbox.write("commands", &typed);
    let outcome = sandbox.run(&format!("takeback step --plain {options} < ~/commands"));
    assert_eq!(outcome.code, Some(0), "{}", outcome.printed);
    let lines = outcome
        .printed
        .lines()
        .skip_while(|line| line.starts_with("Reading as"));
    lines.map(str::to_owned).collect()
}

/// The record a sentence is about.
fn record(line: &str) -> u32 {
    let rest = line
        .strip_prefix("Record ")
        .unwrap_or_else(|| panic!("{line}"));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[test]
fn each_step_is_a_sentence_and_back_is_where_one_came_from() {
    let mut sandbox = sandbox();
    let said = session(
        &mut sandbox,
        &[
            "first",
            "next",
            "next chain",
            "next",
            "back chain",
            "back",
            "quit",
            "next",
        ],
        "",
    );
    assert_eq!(said.len(), 7, "{said:#?}");
    let at: Vec<u32> = said.iter().map(|line| record(line)).collect();
    let chain = at[3];
    assert_eq!(at[1..], [1, 2, chain, chain + 1, chain, chain - 1]);
}

#[test]
fn a_watched_value_is_run_to_and_asked_about() {
    let mut sandbox = sandbox();
    let said = session(
        &mut sandbox,
        &[
            "first",
            "watch chain.len",
            "until",
            "why chain.1",
            "back not asked",
            "next not asked",
        ],
        "--at 2",
    );
    let all = said.join("\n");
    assert!(all.contains("chain.len is 0."), "{all}");
    assert!(all.contains("chain.len was 0 and is 1."), "{all}");
    assert!(all.contains("Link 1 of the chain"), "{all}");
    assert!(all.contains("No question is left out before this"), "{all}");
    assert!(all.contains("B was not asked."), "{all}");
}

#[test]
fn a_mistake_is_said_and_the_session_goes_on() {
    let mut sandbox = sandbox();
    let said = session(
        &mut sandbox,
        &[
            "go t99",
            "jump",
            "until B.lpp",
            "# nothing",
            "",
            "diff",
            "board",
            "last",
        ],
        "--at 3",
    );
    let all = said.join("\n");
    for part in [
        "turn 99",
        "“jump”",
        "column 1",
        "No place is marked",
        "Hand:",
    ] {
        assert!(all.contains(part), "{part} in\n{all}");
    }
    assert!(said.last().is_some_and(|line| record(line) > 3), "{all}");
}

#[test]
fn programs_get_the_records() {
    let mut sandbox = sandbox();
    let said = session(&mut sandbox, &["next", "nonsense", "quit"], "--at 3 --json");
    let objects: Vec<Value> = said
        .iter()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    let kinds: Vec<&str> = objects.iter().filter_map(|o| o["kind"].as_str()).collect();
    assert_eq!(kinds, ["record", "record", "error"], "{said:#?}");
    assert_eq!(objects[1]["number"], 4);
}

#[test]
fn it_speaks_every_language_and_begins_where_it_is_told() {
    let mut sandbox = sandbox();
    for (lang, place) in [("en", "turn 3"), ("it", "turno 3"), ("zh-Hant", "3")] {
        let said = session(
            &mut sandbox,
            &["here", "help"],
            &format!("--at t3 --lang {lang}"),
        );
        let all = said.join("\n").to_lowercase();
        assert!(all.contains(place) && all.contains("next kind"), "{all}");
        assert!(!all.contains("step-"), "{all}");
    }
}

#[test]
fn what_b_holds_changes_no_byte_of_what_the_others_step_through() {
    let commands = [
        "first",
        "next",
        "next",
        "next window",
        "next chain",
        "next question",
        "next not asked",
        "back trigger",
        "next missed",
        "watch priority",
        "until",
        "until B.hand",
        "find in(\"Mind Crush\", B.hand)",
        "board",
        "priority",
        "why priority",
        "last",
        "help",
    ];
    let printed = |card: &str, role: &str| -> Vec<String> {
        let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
        sandbox.write(
            "one.duel",
            &format!(
                "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
                 seat A  hand: Reinforcement of the Army  \
                 shuffled deck: Elemental HERO Stratos, 34 cards\n\
                 seat B  hand: {card}  set: Waboku\n\n\
                 A activates Reinforcement of the Army\nB passes\nA passes\n"
            ),
        );
        let run = sandbox.run("takeback run ~/one.duel");
        assert_eq!(run.code, Some(0), "{}", run.printed);
        let mut all = session(&mut sandbox, &commands, &format!("--as {role}"));
        all.extend(session(
            &mut sandbox,
            &commands,
            &format!("--as {role} --json"),
        ));
        all
    };
    for role in ["A", "spectator"] {
        assert_eq!(
            printed("Mind Crush", role),
            printed("Effect Veiler", role),
            "{role}"
        );
    }
    assert_ne!(
        printed("Mind Crush", "judge"),
        printed("Effect Veiler", "judge")
    );
}
