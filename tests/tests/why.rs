//! `why` and `followed`, over the duels of the repository: every way back ends where something was
//! said, chosen or given, and the two directions agree.

use serde_json::Value;
use system_tests::{Sandbox, files, root};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

fn objects(sandbox: &mut Sandbox, command: &str, code: i32) -> Vec<Value> {
    let outcome = sandbox.run(&format!("takeback {command} --json 2>/dev/null"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    outcome.printed.lines().map(parse).collect()
}

fn numbers(list: &Value) -> Vec<u64> {
    let list = list.as_array().expect("a list");
    list.iter().map(|n| n.as_u64().expect("a number")).collect()
}

fn steps(why: &Value) -> Vec<(u64, &str)> {
    let steps = why["steps"].as_array().expect("steps");
    let one = |step: &'_ Value| step["number"].as_u64().expect("a number");
    steps
        .iter()
        .map(|step| (one(step), step["event"].as_str().expect("an event")))
        .collect()
}

#[test]
fn a_discarded_card_is_followed_back_to_what_was_said() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let why = objects(&mut sandbox, "why 'Elemental HERO Avian'", 0);
    let events: Vec<&str> = steps(&why[0]).iter().map(|(_, event)| *event).collect();
    assert_eq!(events[0], "cards_moved");
    assert!(events.contains(&"link_resolving"), "{events:?}");
    assert!(events.contains(&"link_added"), "{events:?}");
    assert_eq!(events.last(), Some(&"said"));
    let last = why[0]["steps"].as_array().and_then(|all| all.last());
    assert_eq!(last.expect("a step")["rule"], "FET-FREE");
}

#[test]
fn the_absence_of_a_window_has_its_rule() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let why = objects(&mut sandbox, "why window --at t3.c1", 0);
    assert_eq!(
        why[0]["rule"],
        Value::Null,
        "the first link is added: {}",
        why[0]
    );
    let why = objects(&mut sandbox, "why window --at 29", 0);
    assert_eq!(why[0]["rule"], "CHAIN-RESOLVE", "{}", why[0]);
}

#[test]
fn what_cannot_be_asked_about_is_told_apart_from_what_is_not_there() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    for what in ["nonsense", "chain.x", "A.foo", "A.monster.9", "lp"] {
        let error = objects(&mut sandbox, &format!("why {what}"), 2);
        assert_eq!(error[0]["code"], "bad-what", "{what}");
    }
    for what in ["chain.1", "Sangan"] {
        let error = objects(&mut sandbox, &format!("why {what}"), 3);
        assert_eq!(error[0]["code"], "no-what", "{what}");
    }
}

#[test]
fn in_every_seed_the_two_directions_agree() {
    let mut sandbox = sandbox();
    let duels = files(&root().join("data/duels/seeds"), "duel");
    for duel in duels.iter().step_by(3) {
        let path = duel.strip_prefix(root()).expect("within").display();
        let run = format!("takeback run {path} --json 2>/dev/null");
        sandbox.run(&run);
        for what in ["A.lp", "B.lp", "priority", "window", "phase", "A.monster.1"] {
            let why = objects(&mut sandbox, &format!("why {what}"), 0);
            agrees(&mut sandbox, &why[0], &format!("{path}: {what}"));
        }
    }
}

/// The steps go back, and each but the last is among what followed the last.
fn agrees(sandbox: &mut Sandbox, why: &Value, about: &str) {
    let steps = steps(why);
    assert!(
        steps.windows(2).all(|two| two[1].0 < two[0].0),
        "{about}: {steps:?}"
    );
    let (root, event) = *steps.last().expect("a step");
    let ends = why["root"].as_str().expect("a root");
    assert_eq!(ends == "said", event == "said", "{about}: {steps:?}");
    if ends != "said" || steps.iter().any(|(_, event)| *event == "window_opened") {
        return;
    }
    let followed = objects(sandbox, &format!("followed {root}"), 0);
    let came = numbers(&followed[0]["came"]);
    for (number, event) in &steps[..steps.len() - 1] {
        assert!(came.contains(number), "{about}: {number} {event} of {root}");
    }
}

#[test]
fn what_came_depends_and_stands_is_everything_after_it_once() {
    let mut sandbox = sandbox();
    let played = objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let last = played.iter().filter(|o| o["kind"] == "record").count() as u64;
    for number in [18, 44, 80, 104] {
        let followed = objects(&mut sandbox, &format!("followed {number}"), 0);
        let mut all: Vec<u64> = ["came", "depends", "stands"]
            .iter()
            .flat_map(|key| numbers(&followed[0][key]))
            .collect();
        all.sort_unstable();
        assert_eq!(all, (number + 1..=last).collect::<Vec<_>>(), "{number}");
    }
    let followed = objects(&mut sandbox, "followed 18", 0);
    let depends = numbers(&followed[0]["depends"]);
    assert!(depends.contains(&44), "the summon of what was searched");
    assert!(
        numbers(&followed[0]["stands"]).contains(&104),
        "another card"
    );
}

/// Two duels that differ only in what A holds: everything B is told about them is the same.
#[test]
fn what_a_holds_changes_nothing_that_b_is_told() {
    let mut sandbox = sandbox();
    for (name, card) in [("alpha", "Mystical Space Typhoon"), ("omega", "Waboku")] {
        let text = format!(
            "passes implied\nturn 2 of A, main phase 1\n\
             seat A  hand: Cannon Soldier, Mind Crush, {card}  shuffled deck: 30 cards\n\
             seat B  hand: 3 cards  shuffled deck: 30 cards\n\
             A summons Cannon Soldier\nA sets {card}\n\
             A activates Cannon Soldier tributing Cannon Soldier\n\
             A moves to end phase\n"
        );
        let path = sandbox.home().join(format!("{name}.duel"));
        std::fs::write(path, text).expect("a written duel");
        let run = format!("takeback run ~/{name}.duel");
        let outcome = sandbox.run(&run);
        assert_eq!(outcome.code, Some(0), "{}", outcome.printed);
    }
    for command in [
        "why NAME B.lp",
        "why NAME A.spell.1",
        "why NAME priority",
        "followed NAME t2.mp1",
        "diff NAME t2.mp1 @",
        "find NAME 'A.spells == 1 && A.hand < 3' --all",
        "find NAME 'in(Waboku, A.spells) || in(Waboku, A.hand)'",
        "find NAME 'count(\"Mystical Space Typhoon\", A.table) > 0'",
    ] {
        let told = ["alpha", "omega"].map(|name| {
            let command = command.replace("NAME", name);
            let outcome = sandbox.run(&format!("takeback {command} --as B"));
            (outcome.code, outcome.printed.replace(name, "NAME"))
        });
        assert!(matches!(told[0].0, Some(0 | 1)), "{command}: {}", told[0].1);
        assert_eq!(told[0], told[1], "{command}");
    }
}

#[test]
fn battle_damage_names_the_values_that_were_counted() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, "run data/duels/disputes/two-sheets.duel", 0);
    let why = objects(&mut sandbox, "why B.lp --at 66", 0);
    let counted = why[0]["counted"].as_array().expect("a list");
    let values: Vec<&str> = counted
        .iter()
        .map(|one| one["value"].as_str().expect("a value"))
        .collect();
    assert_eq!(values, ["2500, as printed", "1900, as printed"]);
    let why = objects(&mut sandbox, "why B.lp --at 160", 0);
    assert_eq!(why[0]["counted"], Value::Array(Vec::new()), "no battle");
    let duel = "title A weaker monster made stronger\nrules P7\nmode witness\npasses implied\n\
        turn 3 of A, main phase 1\n\
        seat A  monsters: Vorse Raider   hand: Rush Recklessly\n\
        seat B  monsters: Gemini Elf\n\n\
        A activates Rush Recklessly targeting Vorse Raider\nboth pass\n\
        A moves to battle phase\nA attacks Gemini Elf with Vorse Raider\nA moves to main phase 2\n\
        A ends the turn\n";
    sandbox.write("rush.duel", duel);
    objects(&mut sandbox, "run ~/rush.duel", 0);
    let why = objects(&mut sandbox, "why rush B.lp", 0);
    let raider = &why[0]["counted"][0];
    assert_eq!(raider["value"], "2600", "{}", why[0]);
    assert_eq!(raider["made_by"]["event"], "value_changed");
}
