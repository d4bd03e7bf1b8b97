//! What is written at the desk, each command a process of its own.

use serde_json::Value;
use system_tests::Sandbox;

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

/// A sandbox in which the dispute was recorded.
fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    sandbox
}

/// Runs a command with `--json` and gives its objects.
fn objects(sandbox: &mut Sandbox, command: &str, code: i32) -> Vec<Value> {
    let outcome = sandbox.run(&format!("takeback {command} --json 2>/dev/null"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    outcome.printed.lines().map(parse).collect()
}

/// The first record a command wrote.
fn written(sandbox: &mut Sandbox, command: &str) -> Value {
    let all = objects(sandbox, command, 0);
    let record = all.into_iter().find(|object| object["kind"] == "record");
    record.unwrap_or_else(|| panic!("{command} wrote nothing"))
}

fn refused(sandbox: &mut Sandbox, command: &str, code: i32, error: &str) {
    let all = objects(sandbox, command, code);
    assert_eq!(all[0]["code"], error, "{command}: {all:?}");
}

#[test]
fn a_repair_is_written_step_by_step_and_the_duel_goes_on_from_there() {
    let mut sandbox = sandbox();
    let before = objects(&mut sandbox, "status", 0)[0].clone();
    let command =
        "adjust forgot-to-ask 'B loses 700 LP' 'B gains 200 LP' --reason 'pay now' --by Kim";
    let all = objects(&mut sandbox, command, 0);
    let events: Vec<&Value> = all.iter().map(|record| &record["event"]).collect();
    assert_eq!(events, ["adjusted", "lp_changed", "lp_changed"]);
    assert_eq!(
        (&all[0]["steps"], &all[0]["reason"]),
        (&2.into(), &"pay now".into())
    );
    assert_eq!(
        (&all[1]["by"], &all[2]["to"]),
        (&(-700).into(), &7500.into())
    );
    let after = objects(&mut sandbox, "status", 0)[0].clone();
    assert_eq!(after["seats"]["B"]["lp"], 7500);
    assert_eq!(after["window"], before["window"]);
    let no_zone = "adjust 'Waboku to spell zone 6' --reason x";
    refused(&mut sandbox, no_zone, 2, "mistake");
    refused(
        &mut sandbox,
        "adjust 'Nonsense to hand' --reason x",
        2,
        "mistake",
    );
    let nowhere = "adjust 'Waboku to monster zone 1' 'Waboku to monster zone 1' --reason x";
    let failed = sandbox.run(&format!("takeback {nowhere}"));
    assert_ne!(failed.code, Some(0), "{}", failed.printed);
    objects(&mut sandbox, "verify", 0);
}

/// A sandbox in which a duel was written and recorded.
fn recorded(text: &str) -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    sandbox.write("one.duel", text);
    objects(&mut sandbox, "run ~/one.duel", 0);
    sandbox
}

/// The wrong life points ended the duel: once they are right it goes on.
#[test]
fn a_duel_that_ended_by_wrong_life_points_goes_on_when_they_are_put_right() {
    let mut sandbox = recorded(
        "rules P7\nmode witness\npasses implied\nturn 3 of A, main phase 1\n\
         seat A  hand: 4 cards  monsters: Cannon Soldier, Gemini Elf\n\
         seat B  hand: 4 cards  lp: 500\n\n\
         A activates Cannon Soldier tributing Gemini Elf\nboth pass\n",
    );
    assert!(!objects(&mut sandbox, "status", 0)[0]["result"].is_null());
    written(&mut sandbox, "adjust one 'B has 400 LP' --reason sheet");
    assert!(objects(&mut sandbox, "status", 0)[0]["result"].is_null());
    objects(&mut sandbox, "play one 'A moves on'", 0);
    written(&mut sandbox, "adjust one 'B has 0 LP' --reason sheet");
    assert!(!objects(&mut sandbox, "status", 0)[0]["result"].is_null());
    let audit = &objects(&mut sandbox, "audit one", 1)[0];
    assert_eq!(audit["diverges"], serde_json::json!([]), "{audit}");
}

/// A monster that is being summoned isn't put back by a move: the summon would go on without it.
/// Going back takes it back.
#[test]
fn a_summon_under_way_is_taken_back_by_going_back() {
    let mut sandbox = recorded(
        "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
         seat A  hand: Gemini Elf\nseat B  hand: 1 card\n\nA summons Gemini Elf\n",
    );
    let put_back = "adjust one \"Gemini Elf to A's hand\" --reason back";
    refused(&mut sandbox, put_back, 2, "mistake");
    let shown = sandbox.run("takeback log one --passes").printed;
    let open = shown
        .lines()
        .find(|line| line.contains("Open state"))
        .and_then(|line| line.split_whitespace().next())
        .expect("the open state before it");
    written(&mut sandbox, &format!("rewind one {open} --reason back"));
    let hand = sandbox.run("takeback show one").printed;
    assert!(hand.contains("Hand: Gemini Elf"), "{hand}");
}

/// Taking back what moved nothing leaves the duel where it stands, on its line.
#[test]
fn undoing_a_note_starts_no_line_and_loses_no_ruling() {
    let mut sandbox = sandbox();
    written(
        &mut sandbox,
        "ruling forgot-to-ask 40 'B may answer' --by Kim",
    );
    written(&mut sandbox, "note forgot-to-ask x");
    objects(&mut sandbox, "undo forgot-to-ask", 0);
    objects(&mut sandbox, "redo forgot-to-ask", 0);
    objects(&mut sandbox, "undo forgot-to-ask", 0);
    assert_eq!(objects(&mut sandbox, "lines", 0).len(), 1);
    let log = sandbox.run("takeback log forgot-to-ask").printed;
    assert!(log.contains("B may answer"), "{log}");
    objects(&mut sandbox, "undo forgot-to-ask", 0);
    assert_eq!(objects(&mut sandbox, "lines", 0).len(), 1);
    objects(&mut sandbox, "undo forgot-to-ask", 0);
    assert_eq!(
        objects(&mut sandbox, "lines", 0).len(),
        2,
        "something said moved the duel"
    );
    objects(&mut sandbox, "verify", 0);
}

#[test]
fn records_and_lines_have_names_that_places_use() {
    let mut sandbox = sandbox();
    let marked = written(&mut sandbox, "mark forgot-to-ask @-3 'the summon'");
    let at = objects(&mut sandbox, "status --at 'mark:the summon'", 0);
    assert_eq!(at[0]["number"], marked["at_record"]);
    objects(&mut sandbox, "rewind @-6 --reason 'B was not asked'", 0);
    let lines = objects(&mut sandbox, "lines", 0);
    let line = lines[1]["line"].as_str().expect("a name").to_owned();
    written(&mut sandbox, &format!("name forgot-to-ask {line} ruled"));
    let named = objects(&mut sandbox, "lines", 0);
    assert_eq!(named[1]["line"], "ruled");
    let as_b = objects(&mut sandbox, "lines --as B", 0);
    assert_eq!(as_b[1]["line"], line, "a name is a judge's words");
    objects(&mut sandbox, "show --at ruled@", 0);
    refused(
        &mut sandbox,
        "name forgot-to-ask main ruled",
        2,
        "line-name-taken",
    );
    refused(&mut sandbox, "name forgot-to-ask main 'a@b'", 2, "bad-name");
}

#[test]
fn the_duel_goes_on_along_the_line_that_is_switched_to() {
    let mut sandbox = sandbox();
    let tip = objects(&mut sandbox, "status", 0)[0]["number"].clone();
    objects(&mut sandbox, "rewind @-6 --reason 'B was not asked'", 0);
    let switched = written(&mut sandbox, "switch forgot-to-ask main");
    assert_eq!(
        (&switched["event"], &switched["to"]),
        (&"line_switched".into(), &tip)
    );
    // What A had said ahead there doesn't count any more: that is a record of its own.
    let there = objects(&mut sandbox, "status", 0)[0]["number"].clone();
    let current = |sandbox: &mut Sandbox| -> (Value, usize) {
        let lines = objects(sandbox, "lines", 0);
        let current = lines.iter().find(|line| line["current"] == true);
        (current.expect("one")["line"].clone(), lines.len())
    };
    let undone = written(&mut sandbox, "undo");
    assert_eq!(undone["rewind_kind"], "return");
    assert_ne!(objects(&mut sandbox, "status", 0)[0]["number"], tip);
    assert_ne!(current(&mut sandbox), ("main".into(), 2));
    objects(&mut sandbox, "redo", 0);
    assert_eq!(objects(&mut sandbox, "status", 0)[0]["number"], there);
    assert_eq!(current(&mut sandbox), ("main".into(), 2));
    refused(&mut sandbox, "redo", 3, "nothing-to-redo");
    refused(&mut sandbox, "switch forgot-to-ask 99", 3, "no-line");
    objects(&mut sandbox, "verify", 0);
}

#[test]
fn rulings_appeals_and_the_head_judges_word_are_linked() {
    let mut sandbox = sandbox();
    let ruling = written(
        &mut sandbox,
        "ruling forgot-to-ask @ 'pay the 700 now' --by Kim",
    );
    let number = ruling["number"].as_u64().expect("a number");
    let appeal = written(
        &mut sandbox,
        &format!("appeal forgot-to-ask {number} --seat A"),
    );
    assert_eq!(
        (&appeal["seat"], &appeal["ruling"]),
        (&"A".into(), &number.into())
    );
    let head = format!("ruling @ 'the ruling stands' --head --appeals {number} --by Lee");
    let head = written(&mut sandbox, &head);
    assert_eq!(
        (&head["by"], &head["appeals"]),
        (&"head".into(), &number.into())
    );
    refused(
        &mut sandbox,
        "appeal forgot-to-ask 3 --seat A",
        3,
        "no-ruling",
    );
}

#[test]
fn a_call_gives_the_time_lost_and_the_match_pages_over_its_duels() {
    let mut sandbox = sandbox();
    let stated = "match forgot-to-ask --event Regional --players Anna Bruno --round 4 --table 12 \
                  --game 2 --score 1 0 --began B --sided 3 5";
    let stated = written(&mut sandbox, stated);
    assert_eq!(stated["score"], serde_json::json!({"A": 1, "B": 0}));
    let call = written(&mut sandbox, "call forgot-to-ask --seat B");
    let over = written(&mut sandbox, "call forgot-to-ask --end --extension 185");
    assert_eq!(
        (&over["call"], &over["extension"]),
        (&call["number"], &185.into())
    );
    refused(&mut sandbox, "call forgot-to-ask --end", 3, "no-call");
    written(&mut sandbox, "call --time");
    written(
        &mut sandbox,
        "penalty 'a caution' --seat A --about @ --by Kim",
    );
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    written(
        &mut sandbox,
        "match forgot-to-ask-2 --event Regional --round 4 --table 12 --game 1",
    );
    let pages = objects(&mut sandbox, "match forgot-to-ask", 0);
    let names: Vec<&Value> = pages.iter().map(|page| &page["name"]).collect();
    assert_eq!(names, ["forgot-to-ask-2", "forgot-to-ask"]);
    assert_eq!(
        (&pages[1]["extension"], &pages[1]["result"]),
        (&185.into(), &"open".into())
    );
}

/// A store with three duels: Anna against Bruno in two of them, one of them damaged.
#[test]
fn a_players_duels_are_shown_with_the_penalties_that_only_a_judge_reads() {
    let mut sandbox = sandbox();
    for _ in 0..2 {
        objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    }
    let of = |name: &str, players: &str, rest: &str| {
        format!("match {name} --event Cup --players {players} --round 1 --table 2 {rest}")
    };
    written(&mut sandbox, &of("forgot-to-ask", "Anna Bruno", ""));
    let second = of("forgot-to-ask-2", "bruno ANNA", "--game 2 --score 0 1");
    written(&mut sandbox, &second);
    // Another match of the same event, round and table: other players.
    written(
        &mut sandbox,
        &of("forgot-to-ask-3", "Cy Dee", "--game 3 --score 1 1"),
    );
    written(
        &mut sandbox,
        "penalty forgot-to-ask 'a caution' --seat A --by Kim",
    );
    written(
        &mut sandbox,
        "penalty forgot-to-ask 'a warning' --seat B --by Kim",
    );
    let names =
        |pages: &[Value]| -> Vec<Value> { pages.iter().map(|page| page["name"].clone()).collect() };
    let both = ["forgot-to-ask", "forgot-to-ask-2"].map(Value::from);
    let pages = objects(&mut sandbox, "match forgot-to-ask", 0);
    assert_eq!(names(&pages), both);
    assert_eq!(pages[0]["penalties"].as_array().map(Vec::len), Some(2));
    let anna = objects(&mut sandbox, "match --player anna", 0);
    assert_eq!(names(&anna), both);
    let seats: Vec<&Value> = anna.iter().map(|page| &page["seat"]).collect();
    assert_eq!(seats, ["A", "B"]);
    let penalty = &anna[0]["penalties"][0];
    assert_eq!(
        (&penalty["text"], &penalty["player"], &penalty["by"][0]),
        (&"a caution".into(), &"Anna".into(), &"Kim".into())
    );
    assert_eq!(anna[0]["penalties"].as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&anna[0]["round"], &anna[1]["game"]),
        (&1.into(), &2.into())
    );
    for role in ["A", "spectator"] {
        let command = format!("match --player Anna --as {role}");
        let pages = objects(&mut sandbox, &command, 0);
        assert_eq!(names(&pages), both);
        let own = role == "A";
        assert_eq!(pages.iter().all(|page| page["penalties"].is_null()), !own);
        // A player is told the own penalties, and nobody else's.
        let read = sandbox.run(&format!("takeback {command}")).printed;
        assert_eq!(read.contains("caution"), own, "{read}");
    }
    objects(&mut sandbox, "match --player Zed", 1);
}

/// The commands of one table, each at its minute.
#[test]
fn the_clock_of_a_round_counts_a_second_once_and_gives_back_no_more_than_was_left() {
    let mut sandbox = sandbox();
    let at = |sandbox: &mut Sandbox, minute: u32, command: &str| -> Vec<Value> {
        let clock = format!("TAKEBACK_CLOCK=2026-02-01T18:{minute:02}:00Z");
        let line = format!("{clock} takeback {command} --json 2>/dev/null");
        let outcome = sandbox.run(&line);
        assert_eq!(outcome.code, Some(0), "{command}: {}", outcome.printed);
        let parse = |line: &str| serde_json::from_str(line).expect("an object");
        outcome.printed.lines().map(parse).collect()
    };
    let stated = "match forgot-to-ask --round 1 --table 2 --minutes 40 \
                  --started 2026-02-01T19:00:00+01:00";
    at(&mut sandbox, 1, stated);
    at(&mut sandbox, 10, "call forgot-to-ask --seat A");
    at(&mut sandbox, 12, "call forgot-to-ask --seat B");
    let held = at(&mut sandbox, 14, "status forgot-to-ask");
    assert_eq!(held[0]["clock"]["left"], 30 * 60);
    assert_eq!(held[0]["clock"]["held_since"], "2026-02-01T18:10:00Z");
    let second = at(&mut sandbox, 15, "call forgot-to-ask --end");
    assert_eq!(second[0]["extension"], 180);
    let first = at(
        &mut sandbox,
        15,
        "call --end --happened-at 2026-02-01T18:16:00Z",
    );
    assert!((179..=181).contains(&first[0]["extension"].as_u64().expect("a number")));
    assert_eq!(first[0]["happened_at"], "2026-02-01T18:16:00Z");
    let shown = sandbox.run("TAKEBACK_CLOCK=2026-02-01T18:20:00Z takeback match forgot-to-ask");
    assert!(
        shown
            .printed
            .contains("40 minutes, from 2026-02-01 18:00 UTC"),
        "{}",
        shown.printed
    );
    written(&mut sandbox, "call forgot-to-ask --time");
    refused(&mut sandbox, "call forgot-to-ask --time", 3, "time-called");
}

#[test]
fn a_ruling_to_go_back_keeps_reason_statements_and_extension_apart() {
    let mut sandbox = sandbox();
    let command = "rewind forgot-to-ask 60 --reason 'not asked' --statement-a 'I asked' \
                   --statement-b 'I had Mind Crush\nA: never' --extension 125 --by Kim";
    let rewound = written(&mut sandbox, command);
    assert_eq!(
        (&rewound["reason"], &rewound["extension"], &rewound["by"][0]),
        (&"not asked".into(), &125.into(), &"Kim".into())
    );
    assert_eq!(rewound["statements"]["A"], "I asked");
    let line = &objects(&mut sandbox, "lines forgot-to-ask", 0)[1];
    assert_eq!(
        (&line["extension"], &line["statements"]),
        (&125.into(), &rewound["statements"])
    );
    let shown = sandbox.run("takeback log forgot-to-ask 117..").printed;
    for part in [
        "2:05 are added",
        "“not asked” (Kim)",
        "“I asked”",
        "Mind Crush",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    objects(&mut sandbox, "verify", 0);
}

#[test]
fn who_decides_is_said_once_for_all_or_it_is_said_that_nobody_is_named() {
    let mut sandbox = sandbox();
    let named = sandbox.run("TAKEBACK_JUDGE='Kim Lee' takeback ruling @ 'play on' --json");
    assert!(named.printed.contains("Kim Lee"), "{}", named.printed);
    let unsigned = sandbox.run("takeback ruling @ 'play on'");
    assert_eq!(unsigned.code, Some(0));
    assert!(
        unsigned.printed.contains("TAKEBACK_JUDGE"),
        "{}",
        unsigned.printed
    );
}

#[test]
fn only_one_line_is_found_to_have_happened_and_leaving_a_ruling_is_told() {
    let mut sandbox = sandbox();
    objects(
        &mut sandbox,
        "rewind forgot-to-ask 60 --reason 'not asked' --by Kim",
        0,
    );
    written(&mut sandbox, "finding main --by Kim");
    written(&mut sandbox, "finding 117 --by Kim");
    let standing = |line: &Value| line["standing"]["standing"].clone();
    let lines = objects(&mut sandbox, "lines forgot-to-ask", 0);
    assert_eq!(
        lines.iter().map(standing).collect::<Vec<_>>(),
        [Value::Null, "found".into()]
    );
    refused(&mut sandbox, "finding main 117", 2, "usage");
    let both = objects(
        &mut sandbox,
        "finding forgot-to-ask main 117 --standing A",
        0,
    );
    assert_eq!(both.len(), 2);
    let left = sandbox.run("takeback switch forgot-to-ask main");
    assert!(
        left.printed.contains("the ruling of record 117"),
        "{}",
        left.printed
    );
    let audit = &objects(&mut sandbox, "audit forgot-to-ask", 1)[0];
    assert_eq!(audit["went_back"]["overturned"], 1, "{audit}");
    // Taken back, the ruling counts again; a correction that leaves it is no better than a switch.
    objects(&mut sandbox, "undo forgot-to-ask", 0);
    let audit = &objects(&mut sandbox, "audit forgot-to-ask", 1)[0];
    assert_eq!(audit["went_back"]["overturned"], Value::Null, "{audit}");
    let slip = "takeback rewind forgot-to-ask main@116 --kind correction --reason slip";
    let slip = sandbox.run(slip).printed;
    assert!(slip.contains("the ruling of record 117"), "{slip}");
    let audit = &objects(&mut sandbox, "audit forgot-to-ask", 1)[0];
    assert_eq!(audit["went_back"]["overturned"], 1, "{audit}");
}

#[test]
fn what_a_judge_writes_for_judges_is_a_note_to_the_others() {
    let mut sandbox = sandbox();
    let late = written(
        &mut sandbox,
        "late @-3 'it was mandatory' --rule TRIG-MANDATORY",
    );
    assert_eq!(
        (&late["event"], &late["words"]),
        (&"late_fact".into(), &"it was mandatory".into())
    );
    let penalty = written(&mut sandbox, "penalty 'a caution' --seat A --by Kim");
    let finding = written(
        &mut sandbox,
        "finding main --standing B --reason 'as B tells it'",
    );
    assert_eq!(
        (&finding["standing"], &finding["seat"]),
        (&"claimed".into(), &"B".into())
    );
    for role in ["A", "B", "spectator"] {
        let log = objects(&mut sandbox, &format!("log forgot-to-ask --as {role}"), 0);
        let of = |record: &Value| {
            let number = &record["number"];
            log.iter()
                .find(|read| read["number"] == *number)
                .expect("it is read")
                .clone()
        };
        // A penalty is given to the player's face; what the judge wrote beside it isn't.
        let own = if role == "A" { "penalty" } else { "note" };
        for (hidden, event) in [(&late, "note"), (&penalty, own)] {
            let read = of(hidden);
            assert_eq!(
                (&read["event"], &read["words"]),
                (&event.into(), &Value::Null)
            );
        }
        assert_eq!(of(&finding)["words"], Value::Null);
    }
    for command in [
        "mark @ x",
        "name main x",
        "switch main",
        "adjust 'A has 1 LP' --reason x",
        "finding main",
        "ruling @ x",
        "appeal 3 --seat A",
        "late @ x",
        "penalty x --seat A",
        "note x",
        "call",
        "match --round 1 --table 1",
        "redo",
        "undo",
    ] {
        refused(&mut sandbox, &format!("{command} --as B"), 7, "role");
    }
}

#[test]
fn a_claim_is_answered_and_written_down() {
    let mut sandbox = sandbox();
    let missed = objects(&mut sandbox, "missed forgot-to-ask --first", 1);
    let could = &missed[0]["could"][0]["card"];
    let card = could["name"].as_str().expect("a name").to_owned();
    let records = objects(&mut sandbox, "duels", 0)[0]["records"].clone();
    let claim = format!("claim forgot-to-ask --seat B '{card}'");
    let tried = objects(&mut sandbox, &format!("{claim} --dry-run"), 0);
    assert_eq!(tried[0]["go_back_to"], missed[0]["go_back_to"]);
    assert_eq!(objects(&mut sandbox, "duels", 0)[0]["records"], records);
    let told = objects(&mut sandbox, &claim, 0);
    let record = told
        .iter()
        .find(|object| object["kind"] == "record")
        .expect("it is kept");
    assert_eq!(
        (&record["event"], &record["seat"]),
        (&"claim".into(), &"B".into())
    );
    assert!(
        record["at_record"].is_null(),
        "where it fits is for the judge alone"
    );
    refused(&mut sandbox, &format!("{claim} --as A"), 7, "role");
}

#[test]
fn a_duels_name_that_stands_alone_is_no_text_for_another_duel() {
    let mut sandbox = sandbox();
    objects(
        &mut sandbox,
        "run data/duels/disputes/forgotten-sangan.duel",
        0,
    );
    let last = objects(&mut sandbox, "status", 0)[0]["at"].clone();
    for (command, missing) in [
        ("penalty forgot-to-ask --seat A", "<TEXT>"),
        ("note forgot-to-ask", "<TEXT>"),
        ("ruling forgot-to-ask 'We go back'", "<PLACE>"),
        ("late forgot-to-ask 30", "<TEXT>"),
        ("mark forgot-to-ask 30", "<NAME>"),
        ("name forgot-to-ask main", "<NAME>"),
        ("switch forgot-to-ask", "<LINE>"),
        ("finding forgot-to-ask", "<LINE>"),
        ("appeal forgot-to-ask --seat A", "<RECORD>"),
        ("claim forgot-to-ask --seat A", "<CARD>"),
        ("rewind forgot-to-ask --reason x", "<PLACE>"),
    ] {
        refused(&mut sandbox, command, 2, "usage");
        let told = sandbox.run(&format!("takeback {command}")).printed;
        assert!(told.contains(missing), "{command}: {told}");
    }
    assert_eq!(objects(&mut sandbox, "status", 0)[0]["at"], last);
}

#[test]
fn a_command_that_writes_says_into_which_duel_when_none_was_typed() {
    let mut sandbox = sandbox();
    let meant = "In duel forgot-to-ask, the one last written to:";
    for command in [
        "note 'a text'",
        "undo",
        "redo",
        "call",
        "mark 30 here",
        "rewind 30 --reason x",
    ] {
        let told = sandbox.run(&format!("takeback {command}")).printed;
        assert!(told.contains(meant), "{command}: {told}");
    }
    let told = sandbox.run("takeback note forgot-to-ask 'a text'").printed;
    assert!(!told.contains(meant), "{told}");
}

#[test]
fn what_is_not_said_of_a_match_is_as_it_was_stated_or_as_the_written_duel_says() {
    let heads = "event Regional\nround 4\ntable 17\nplayer A Anna\nplayer B Bruno\n";
    let mut sandbox = recorded(&format!("{heads}seat A hand: Pot of Greed\nA moves on\n"));
    let name = objects(&mut sandbox, "duels", 0)[0]["name"].clone();
    let name = name.as_str().expect("a name");
    let first = written(
        &mut sandbox,
        &format!("match {name} --minutes 40 --started 2025-03-01T09:00:00Z"),
    );
    assert_eq!((&first["round"], &first["table"]), (&4.into(), &17.into()));
    let second = written(&mut sandbox, &format!("match {name} --score 1 0 --game 2"));
    assert_eq!(
        (&second["round"], &second["minutes"]),
        (&4.into(), &40.into())
    );
    assert_eq!(second["happened_at"], "2025-03-01T09:00:00Z");
    let page = &objects(&mut sandbox, &format!("match {name}"), 0)[0];
    assert_eq!(page["event"], "Regional");
    assert_eq!(page["players"], serde_json::json!(["Anna", "Bruno"]));
    let swapped = sandbox.run(&format!("takeback match {name} --players Bruno Anna"));
    assert!(
        swapped.printed.contains("the other way round"),
        "{}",
        swapped.printed
    );
}

#[test]
fn a_call_that_ends_before_it_began_or_gives_more_than_the_round_is_refused() {
    let mut sandbox = sandbox();
    written(
        &mut sandbox,
        "match forgot-to-ask --round 1 --table 2 --minutes 40",
    );
    written(
        &mut sandbox,
        "call forgot-to-ask --happened-at 2025-03-01T09:30:00Z",
    );
    let end = "call forgot-to-ask --end";
    let early = format!("{end} --happened-at 2025-03-01T09:29:00Z");
    refused(&mut sandbox, &early, 2, "usage");
    for extension in ["6000", "100:00", "-5", "soon"] {
        refused(
            &mut sandbox,
            &format!("{end} --extension {extension}"),
            2,
            "usage",
        );
    }
    let over = written(&mut sandbox, &format!("{end} --extension 3:00"));
    assert_eq!(over["extension"], 180);
}

#[test]
fn what_undoes_a_going_back_says_what_has_to_be_done_at_the_table() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, "rewind forgot-to-ask 40 --reason why", 0);
    for command in [
        "undo forgot-to-ask",
        "redo forgot-to-ask",
        "switch forgot-to-ask main",
    ] {
        let all = objects(&mut sandbox, command, 0);
        let plan = all.iter().find(|object| object["kind"] == "plan");
        let plan = plan.unwrap_or_else(|| panic!("{command}: {all:?}"));
        let moves = plan["net"].as_array().expect("a list");
        assert!(
            moves
                .iter()
                .any(|line| line.as_str().is_some_and(|line| line.contains("Waboku")))
        );
    }
    objects(&mut sandbox, "note forgot-to-ask hm", 0);
    let all = objects(&mut sandbox, "undo forgot-to-ask", 0);
    assert!(all.iter().all(|object| object["kind"] != "plan"), "{all:?}");
}

#[test]
fn a_time_that_has_not_come_is_refused() {
    let mut sandbox = sandbox();
    for line in [
        "call forgot-to-ask --happened-at 9999-01-01T00:00:00Z",
        "match forgot-to-ask --round 1 --table 1 --started 2030-01-01T00:00:00Z",
    ] {
        refused(&mut sandbox, line, 2, "usage");
    }
}

#[test]
fn a_finding_over_several_lines_is_whole_or_not_at_all() {
    let mut sandbox = sandbox();
    let rewind = "rewind forgot-to-ask 40 --kind what-if --reason look";
    objects(&mut sandbox, rewind, 0);
    let records = |sandbox: &mut Sandbox| objects(sandbox, "duels", 0)[0]["records"].clone();
    let before = records(&mut sandbox);
    let lines = &objects(&mut sandbox, "lines forgot-to-ask", 0);
    let tried = lines.last().and_then(|line| line["line"].as_str());
    let tried = tried.expect("a line that was tried");
    let finding = format!("takeback finding forgot-to-ask main {tried} --standing a");
    assert_ne!(sandbox.run(&finding).code, Some(0));
    assert_eq!(records(&mut sandbox), before);
}

#[test]
fn a_match_that_only_the_written_duel_names_is_told_from_its_headers() {
    let heads = "event Regional\nround 4\ntable 17\nplayer A Anna\nplayer B Bruno\n";
    let mut sandbox = recorded(&format!("{heads}seat A hand: Pot of Greed\nA moves on\n"));
    let shown = sandbox.run("takeback match").printed;
    for told in ["Regional", "17", "Anna", "Bruno"] {
        assert!(shown.contains(told), "{shown}");
    }
    written(&mut sandbox, "match --minutes 40");
    written(&mut sandbox, "penalty --seat A Slow");
    let own = sandbox.run("takeback match --player Anna --as A").printed;
    assert!(own.contains("Slow"), "{own}");
    let others = sandbox.run("takeback match --player Anna --as B").printed;
    assert!(!others.contains("Slow"), "{others}");
}
