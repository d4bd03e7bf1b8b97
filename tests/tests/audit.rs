//! The audit of files and stores, as a process of its own.

use serde_json::Value;
use system_tests::Sandbox;

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

fn objects(sandbox: &mut Sandbox, command: &str, code: i32) -> Vec<Value> {
    let outcome = sandbox.run(&format!("takeback {command} --json 2>/dev/null"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    outcome.printed.lines().map(parse).collect()
}

#[test]
fn a_folder_of_written_duels_is_audited_and_differs_nowhere() {
    let mut sandbox = sandbox();
    let found = objects(&mut sandbox, "audit data/duels --jobs 2", 1);
    let (total, duels) = found.split_last().expect("a total");
    assert_eq!(total["kind"], "audited");
    assert_eq!(total["duels"], duels.len());
    assert!(duels.len() > 500, "{}", duels.len());
    for duel in duels {
        assert_eq!(duel["diverges"], serde_json::json!([]), "{duel}");
        assert!(duel["compared"].as_u64() > Some(0), "{duel}");
        assert!(duel["stopped"].is_null(), "{duel}");
    }
    let dispute = duels.iter().find(|duel| duel["missed"][0]["could"] == true);
    assert!(
        dispute.is_some(),
        "the question that was not asked is found"
    );
}

/// Trying something out takes no finding away.
#[test]
fn what_was_only_tried_out_leaves_the_findings_where_they_are() {
    let mut sandbox = sandbox();
    objects(
        &mut sandbox,
        "run data/duels/disputes/forgot-to-ask.duel",
        0,
    );
    let missed =
        |sandbox: &mut Sandbox| objects(sandbox, "audit forgot-to-ask", 1)[0]["missed"].clone();
    let before = missed(&mut sandbox);
    assert_eq!(before.as_array().map(Vec::len), Some(2));
    objects(&mut sandbox, "rewind 40 --kind what-if --reason w", 0);
    assert_eq!(missed(&mut sandbox), before);
}

/// A file whose end was never played isn't clean.
#[test]
fn a_written_duel_that_stops_before_its_end_is_a_finding() {
    let mut sandbox = sandbox();
    let begun = "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
                 seat A  hand: Gemini Elf, 1 card\nseat B  hand: 1 card\n\n";
    for (line, why) in [
        ("A summons Waboku\n", "refused"),
        ("! A: lp 5\n", "check"),
        ("refused CARD-PLACE: A sets Gemini Elf\n", "not-refused"),
    ] {
        sandbox.write("stops.duel", &format!("{begun}{line}A sets Gemini Elf\n"));
        let found = objects(&mut sandbox, "audit ~/stops.duel", 1);
        assert_eq!(found[0]["stopped"]["why"], why, "{}", found[0]);
        assert_eq!(found[1]["findings"], 1, "{}", found[1]);
    }
}

#[test]
fn the_store_is_audited_with_what_the_desk_did_told_apart() {
    let mut sandbox = sandbox();
    assert_eq!(objects(&mut sandbox, "audit", 0).len(), 0);
    objects(
        &mut sandbox,
        "run data/duels/disputes/forgot-to-ask.duel",
        0,
    );
    objects(
        &mut sandbox,
        "rewind @-6 --reason 'both agree' --kind agreed",
        0,
    );
    objects(
        &mut sandbox,
        "adjust 'B loses 700 LP' --reason 'pay now'",
        0,
    );
    objects(&mut sandbox, "undo", 0);
    let found = objects(&mut sandbox, "audit forgot-to-ask", 1);
    assert_eq!(
        found[0]["went_back"],
        serde_json::json!({"agreed": 1, "undo": 1})
    );
    assert_eq!(found[0]["repairs"].as_array().map(Vec::len), Some(1));
    assert_eq!(found[0]["diverges"], serde_json::json!([]));
    let store = sandbox.home().join(".local/share/takeback");
    let again = objects(&mut sandbox, &format!("audit {}", store.display()), 1);
    assert_eq!(found, again, "the store by its folder");
}

#[test]
fn a_report_for_continuous_integration_has_a_case_for_each_duel() {
    let mut sandbox = sandbox();
    let file = sandbox.home().join("audit.xml");
    let command = format!("audit data/duels/disputes --junit {}", file.display());
    objects(&mut sandbox, &command, 1);
    let report = std::fs::read_to_string(&file).expect("it was written");
    assert!(
        report.contains("<testsuites") && report.contains("forgot-to-ask.duel"),
        "{report}"
    );
    assert!(report.contains("<failure"), "{report}");
}

#[test]
fn what_cannot_be_audited_says_why() {
    let mut sandbox = sandbox();
    let folder = sandbox.home().join("empty");
    std::fs::create_dir_all(&folder).expect("a folder");
    let found = objects(&mut sandbox, &format!("audit {}", folder.display()), 3);
    assert_eq!(found[0]["code"], "nothing-to-audit");
    assert_eq!(
        objects(&mut sandbox, "audit no-such-duel", 3)[0]["code"],
        "no-duel"
    );
    assert_eq!(objects(&mut sandbox, "audit --as A", 7)[0]["code"], "role");
}

/// A duel that was begun with other card definitions and goes on with those at hand: what differs
/// is named with the definitions that were in use there, and isn't called foul play.
#[test]
fn what_was_played_with_other_cards_is_named_from_where_to_where() {
    let mut sandbox = sandbox();
    let shipped = std::fs::read_to_string("../data/cards/cannon-soldier.ron").expect("shipped");
    let own = sandbox.home().join("cards");
    std::fs::create_dir_all(&own).expect("a folder");
    let other = shipped.replace("amount: Fixed(500)", "amount: Fixed(700)");
    assert_ne!(shipped, other);
    std::fs::write(own.join("cannon-soldier.ron"), other).expect("a file");
    let duel = "rules P7\nmode witness\npasses implied\nturn 3 of A, main phase 1\n\
                seat A  monsters: Cannon Soldier, Gemini Elf\nseat B  hand: 1 card\n\n\
                A activates Cannon Soldier tributing Gemini Elf\nboth pass\n";
    sandbox.write("soldier.duel", duel);
    objects(&mut sandbox, "run ~/soldier.duel --cards ~/cards", 0);
    objects(&mut sandbox, "play 'A ends the turn'", 0);
    let found = &objects(&mut sandbox, "audit soldier", 1)[0];
    assert_eq!(found["others"].as_array().map(Vec::len), Some(1));
    assert_eq!(found["others"][0]["record"], 1);
    let used = &found["others"][0];
    assert_ne!(used["cards"], found["at_hand"]["cards"]);
    assert_eq!(used["engine"], found["at_hand"]["engine"]);
    assert_eq!(
        found["diverges"][0]["others"]["cards"], used["cards"],
        "{found}"
    );
    // The other way round, what was played since is what the others don't know.
    let found = &objects(&mut sandbox, "audit soldier --cards ~/cards", 1)[0];
    assert_eq!(found["diverges"], serde_json::json!([]));
    assert!(found["others"][0]["record"].as_u64() > Some(1), "{found}");
}
