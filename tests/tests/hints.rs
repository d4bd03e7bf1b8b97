//! What somebody is told who is about to go astray: what is missing, what comes first, what else
//! there is of that name.

use serde_json::Value;
use system_tests::Sandbox;

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

/// A trigger on the chain that will have its player choose.
const LATER: &str = "\
mode witness
passes implied
turn 3 of A, main phase 1
seat A  hand: 3 cards   monsters: Cannon Soldier, Sangan, Gemini Elf
seat B  hand: 4 cards   set: Waboku

A activates Cannon Soldier tributing Sangan
both pass
A activates Cannon Soldier tributing Gemini Elf
";

/// Two cards have to be discarded.
const TWO: &str = "\
mode witness
turn 3 of A, main phase 1
seat A  hand: Graceful Charity, Sangan   deck: Waboku, Mind Crush, Gemini Elf, 20 cards
seat B  hand: 2 cards

A activates Graceful Charity
both pass
A chooses Sangan
";

/// A turn whose first line skips to its main phase.
const HASTY: &str = "\
mode witness
turn 6 of B, main phase 2
seat A  hand: 2 cards  deck: Gemini Elf, 20 cards
seat B  hand: 1 card  monsters: Summoned Skull

B ends the turn
A passes
A passes
A summons Sangan
";

/// Attacks that go through.
const BATTLE: &str = "\
mode witness
turn 3 of A, battle phase
seat A  hand: 1 card  monsters: Summoned Skull, Gemini Elf
seat B  hand: 2 cards  monsters: Cannon Soldier

A attacks Cannon Soldier with Summoned Skull
A attacks directly with Gemini Elf
A moves to main phase 2
";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

fn says(sandbox: &mut Sandbox, command: &str, code: i32) -> String {
    let outcome = sandbox.run(&format!("takeback {command}"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    outcome.printed
}

/// What a written duel's end is told with.
fn played(text: &str, code: i32) -> (Sandbox, String) {
    let mut sandbox = sandbox();
    sandbox.write("one.duel", text);
    let printed = says(&mut sandbox, "run \"$HOME/one.duel\"", code);
    (sandbox, printed)
}

#[test]
fn adjust_without_a_step_and_with_a_misspelt_duel_says_so() {
    let mut sandbox = sandbox();
    says(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let bare = says(&mut sandbox, "adjust forgot-to-ask --reason x", 2);
    assert!(
        bare.contains("what is to be put right in forgot-to-ask is missing"),
        "{bare}"
    );
    let misspelt = says(
        &mut sandbox,
        "adjust forgot-to-aks 'B has 3 LP' --reason x",
        3,
    );
    assert!(
        misspelt.contains("no duel is called forgot-to-aks"),
        "{misspelt}"
    );
    says(&mut sandbox, "adjust 'B has 3000 LP' --reason x", 0);
}

#[test]
fn a_choice_that_comes_later_is_named_with_whose_it_is() {
    let (_, printed) = played(LATER, 5);
    assert!(printed.contains("(CHOICE-FIRST)"), "{printed}");
    let first = "once everybody has passed (say: both pass): A has to choose cards";
    assert!(printed.contains(first), "{printed}");
    assert!(
        !printed.contains("what is different on the table"),
        "{printed}"
    );
}

#[test]
fn a_wrong_number_of_cards_is_answered_with_the_right_one() {
    let (_, printed) = played(TWO, 5);
    assert!(
        printed.contains("A has to choose cards for the effect: 2 cards."),
        "{printed}"
    );
    assert!(!printed.contains("can't have happened"), "{printed}");
}

#[test]
fn who_skips_to_the_main_phase_has_left_the_phases_before_it() {
    let (_, printed) = played(HASTY, 0);
    assert!(!printed.contains("Irregular"), "{printed}");
    assert!(printed.contains("Main phase 1 begins"), "{printed}");
}

#[test]
fn a_file_that_was_run_before_says_so_and_names_both_duels() {
    let mut sandbox = sandbox();
    let first = says(&mut sandbox, &format!("run {DISPUTE}"), 0);
    assert!(!first.contains("already"), "{first}");
    let again = says(&mut sandbox, &format!("run {DISPUTE}"), 0);
    assert!(
        again.contains("A duel called forgot-to-ask is in the store already"),
        "{again}"
    );
    assert!(again.contains("recorded as forgot-to-ask-2"), "{again}");
}

#[test]
fn a_list_of_names_is_in_order_and_says_how_many_more_there_are() {
    let mut sandbox = sandbox();
    says(&mut sandbox, &format!("run {DISPUTE}"), 0);
    says(&mut sandbox, "rewind forgot-to-ask 40 --reason x", 0);
    let asked = says(
        &mut sandbox,
        "play forgot-to-ask 'B activates Mind Crush'",
        0,
    );
    let how = "B activates CARD declaring CARD";
    assert!(asked.contains(how), "{asked}");
    let status = says(&mut sandbox, "status forgot-to-ask", 0);
    let names: Vec<&str> = status
        .lines()
        .filter(|line| line.contains(" declares "))
        .collect();
    assert_eq!(names.len(), 40, "{status}");
    assert!(names.is_sorted(), "{status}");
    let more = status.lines().find(|line| line.contains("… and "));
    assert!(more.is_some_and(|line| line.ends_with(" more")), "{status}");
    let refused = says(&mut sandbox, "play forgot-to-ask 'A passes'", 5);
    assert!(refused.contains("… and "), "{refused}");
}

#[test]
fn a_report_and_the_results_of_an_audit_replace_only_their_own() {
    let mut sandbox = sandbox();
    says(&mut sandbox, &format!("run {DISPUTE}"), 0);
    sandbox.write("evidence.duel", "title Evidence\n");
    let commands = [
        "report forgot-to-ask 60 --html",
        "audit forgot-to-ask --junit",
    ];
    for (command, code) in commands.into_iter().zip([0, 1]) {
        let refused = says(
            &mut sandbox,
            &format!("{command} \"$HOME/evidence.duel\""),
            2,
        );
        assert!(
            refused.contains("isn't a file that this command wrote"),
            "{refused}"
        );
        for _ in 0..2 {
            let name = command.split(' ').next().unwrap_or_default();
            says(
                &mut sandbox,
                &format!("{command} \"$HOME/{name}.out\""),
                code,
            );
        }
    }
    let other = says(
        &mut sandbox,
        "audit forgot-to-ask --junit \"$HOME/report.out\"",
        2,
    );
    assert!(other.contains("isn't a file"), "{other}");
    let kept = std::fs::read_to_string(sandbox.home().join("evidence.duel"));
    assert_eq!(kept.ok().as_deref(), Some("title Evidence\n"));
}

#[test]
fn a_direct_attack_is_shown_and_step_agrees_with_missed() {
    let (mut sandbox, _) = played(BATTLE, 0);
    let log = says(&mut sandbox, "log one", 0);
    assert!(
        log.contains("battle damage from Summoned Skull: 6900 LP left."),
        "{log}"
    );
    let show = says(&mut sandbox, "show one", 0);
    assert!(
        show.contains("Summoned Skull has attacked Cannon Soldier this turn."),
        "{show}"
    );
    assert!(
        show.contains("Gemini Elf has attacked directly this turn."),
        "{show}"
    );
    assert!(
        !show.contains("Summoned Skull has attacked directly"),
        "{show}"
    );
    let missed = says(&mut sandbox, "missed one", 1);
    assert!(missed.contains("can't be told"), "{missed}");
    let step = sandbox.run("printf 'next missed\\n' | takeback step one --plain --at 12");
    assert!(step.printed.contains("can't be told"), "{}", step.printed);
    assert!(!step.printed.contains("nothing to say"), "{}", step.printed);
}

#[test]
fn a_preview_of_something_illegal_says_so_first_and_finds_something() {
    let mut sandbox = sandbox();
    says(&mut sandbox, &format!("run {DISPUTE}"), 0);
    let line = "preview forgot-to-ask @ 'B activates Mind Crush'";
    let printed = says(&mut sandbox, line, 1);
    let head: Vec<&str> = printed
        .lines()
        .skip_while(|line| !line.contains("what would"))
        .collect();
    assert!(head[1].starts_with("That isn't legal there: "), "{printed}");
    let json = says(&mut sandbox, &format!("{line} --json 2>/dev/null"), 1);
    let objects = json
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let preview = objects
        .into_iter()
        .find(|object| object["kind"] == "preview");
    let irregular = preview.map(|object| object["irregular"].clone());
    assert!(irregular.is_some_and(|rules| rules.as_array().is_some_and(|all| !all.is_empty())));
    says(&mut sandbox, "preview forgot-to-ask 60 'B passes'", 0);
}

/// Cards a repair could mean, and cards something is under way with.
const ON_THE_WAY: &str = "\
mode witness
turn 3 of A, main phase 1
seat A  hand: Monster Reborn, Breaker the Magical Warrior, 1 card  graveyard: Summoned Skull  \
deck: Elemental HERO Stratos, 20 cards
seat B  hand: Honest  set: Book of Moon  deck: Elemental HERO Stratos, 20 cards

";

#[test]
fn a_repair_says_which_card_it_could_mean_and_takes_the_only_one_that_can_go_there() {
    let (mut sandbox, _) = played(&format!("{ON_THE_WAY}A moves to battle phase\n"), 0);
    let adjust = |sandbox: &mut Sandbox, step: &str, code| {
        let command = format!("adjust one \"{step}\" --reason x --dry-run");
        says(sandbox, &command, code)
    };
    let several = adjust(&mut sandbox, "A's card from the hand to A's deck", 2);
    assert!(several.contains("Monster Reborn in A's hand"), "{several}");
    let own = adjust(&mut sandbox, "Elemental HERO Stratos to A's hand", 0);
    assert!(own.contains("from A's deck to A's hand"), "{own}");
    let other = adjust(&mut sandbox, "Book of Moon to A's hand", 2);
    assert!(other.contains("isn't that player's"), "{other}");
    assert!(other.contains("takeback adjust --help"), "{other}");
}

#[test]
fn what_is_under_way_is_taken_back_by_going_back_and_not_by_a_move() {
    let chain = "A activates Monster Reborn targeting Summoned Skull\n";
    let (mut sandbox, _) = played(&format!("{ON_THE_WAY}{chain}"), 0);
    let command = "adjust one \"Monster Reborn to A's hand\" --reason x";
    let refused = says(&mut sandbox, command, 2);
    assert!(refused.contains("is being activated"), "{refused}");
    let summon = "A summons Breaker the Magical Warrior\n";
    let (mut sandbox, _) = played(&format!("{ON_THE_WAY}{summon}"), 0);
    let command = "adjust one \"Breaker the Magical Warrior to A's hand\" --reason x";
    let refused = says(&mut sandbox, command, 2);
    assert!(refused.contains("is being summoned"), "{refused}");
}

/// An effect that isn't written out is the one that could be used from where the card is.
#[test]
fn whynot_is_about_the_effect_that_is_nearest_to_being_legal() {
    let battle = "mode witness\nturn 3 of A, battle phase\n\
                  seat A  hand: 1 card  monsters: Gemini Elf\n\
                  seat B  hand: Honest  monsters: Summoned Skull\n\n\
                  A attacks Summoned Skull with Gemini Elf\nboth pass\n";
    let (mut sandbox, _) = played(battle, 0);
    let why = says(&mut sandbox, "whynot one 'B activates Honest'", 0);
    assert!(!why.contains("ACT-FROM"), "{why}");
}

/// Of a large choice not every combination is made: how many more there are is then no number.
#[test]
fn a_list_that_is_not_whole_says_at_least_how_many_more_there_are() {
    let names = "Gemini Elf, Sangan, Summoned Skull, Vorse Raider, Cannon Soldier, Waboku, Mind \
                 Crush, Mirror Force, Trap Hole, Book of Moon, Honest, Kuriboh, Pot of Greed, \
                 Monster Reborn, Mystical Space Typhoon, Nobleman of Crossout, Magic Drain, Dark \
                 Bribe, Enemy Controller, Spirit Reaper, Dandylion, Goblin Zombie, Card Trooper, \
                 Supply Squad";
    let duel = format!(
        "mode witness\nturn 3 of A, main phase 1\nseat A  hand: Graceful Charity, {names}  \
         deck: 20 cards\nseat B  hand: 2 cards\n\nA activates Graceful Charity\nboth pass\n"
    );
    let (mut sandbox, _) = played(&duel, 0);
    let refused = says(&mut sandbox, "play one 'A sets Waboku'", 5);
    assert!(refused.contains("… and at least "), "{refused}");
}

#[test]
fn whynot_is_about_what_the_line_names_for_a_cost_or_a_target_as_well() {
    let duel = "mode witness\nturn 3 of A, main phase 1\n\
        seat A  hand: Snatch Steal  monsters: Cannon Soldier, Vorse Raider  graveyard: Gemini Elf\n\
        seat B  monsters: Summoned Skull\n\n";
    let (mut sandbox, _) = played(duel, 0);
    for (line, code) in [
        ("A activates Cannon Soldier tributing Vorse Raider", 1),
        ("A activates Cannon Soldier tributing Gemini Elf", 0),
        ("A activates Snatch Steal targeting Summoned Skull", 1),
        ("A activates Snatch Steal targeting Vorse Raider", 0),
    ] {
        let why = says(&mut sandbox, &format!("whynot one '{line}'"), code);
        assert_eq!(why.contains("CHOICE-OFFERED"), code == 0, "{why}");
    }
}

#[test]
fn a_record_that_is_not_on_the_line_that_is_named_is_an_error() {
    let mut sandbox = sandbox();
    says(&mut sandbox, &format!("run {DISPUTE}"), 0);
    says(&mut sandbox, "rewind forgot-to-ask 40 --reason x --by K", 0);
    for command in [
        "show forgot-to-ask --at 118",
        "sheet forgot-to-ask --at 118",
        "status forgot-to-ask --at 118",
        "ledger forgot-to-ask --since 118",
        "missed forgot-to-ask --at 118",
        "claim forgot-to-ask --seat B 'Mind Crush' --when 118",
        "preview forgot-to-ask 118 'B passes'",
    ] {
        let refused = says(&mut sandbox, &format!("{command} --line main"), 3);
        let said = "record 118 is not on line main";
        assert!(refused.contains(said), "{command}: {refused}");
    }
    let refused = says(&mut sandbox, "mark forgot-to-ask 50 12", 2);
    assert!(refused.contains("“12” can't be a name"), "{refused}");
}

#[test]
fn the_sheet_for_programs_begins_with_what_both_begin_with() {
    let (mut sandbox, _) = played(
        "mode witness\nturn 3 of A, main phase 1\nseat B  lp: 1500\n\n",
        0,
    );
    let sheet = says(&mut sandbox, "sheet one --json 2>/dev/null", 0);
    let first: Value = serde_json::from_str(sheet.trim()).expect("one object");
    assert_eq!(first["number"], Value::Null);
    assert_eq!(
        (&first["lp"]["A"], &first["lp"]["B"]),
        (&8000.into(), &1500.into())
    );
}

/// What an effect would have changed that no step of a repair can say is said all the same.
#[test]
fn late_names_what_no_step_of_a_repair_can_say() {
    let tokens = "mode witness\nturn 3 of A, main phase 1\n\
        seat A  monsters: Cannon Soldier, Dandylion  hand: Pot of Greed  deck: 30 cards\n\
        seat B  hand: 2 cards  deck: 30 cards\n\n\
        A activates Cannon Soldier tributing Dandylion\nboth pass\nA activates Pot of Greed\n";
    let top_card = "mode witness\nturn 3 of A, main phase 1\n\
        seat A  monsters: Goblin Zombie  hand: Pot of Greed  deck: 30 cards\n\
        seat B  hand: 2 cards  deck: 30 cards\n\n\
        A moves to battle phase\nA attacks directly with Goblin Zombie\n\
        A moves to main phase 2\nA activates Pot of Greed\n";
    for (duel, said) in [
        (tokens, "Fluff Token is Special Summoned"),
        (top_card, "A card goes from B's deck to B's graveyard"),
    ] {
        let (mut sandbox, _) = played(duel, 0);
        let missed = says(&mut sandbox, "missed one --first --json 2>/dev/null", 1);
        let first = missed.lines().next().unwrap_or_default();
        let first: Value = serde_json::from_str(first).expect("an object");
        let late = format!("late one {} 'it is mandatory' --by K", first["at"]);
        let told = says(&mut sandbox, &format!("{late} --json 2>/dev/null"), 0);
        let late = told
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let mut late = late.filter(|object| object["kind"] == "late");
        let due = late.next().expect("what changes")["due"][0].clone();
        let left_out = due["left_out"].as_array().expect("a list");
        assert!(
            left_out
                .iter()
                .any(|text| text.as_str().is_some_and(|text| text.contains(said))),
            "{due}"
        );
        assert_eq!(due["whole"], false);
    }
}
