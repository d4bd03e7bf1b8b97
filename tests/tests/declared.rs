//! Cards nobody has described: declared in a file or on the way, kept with the duel, told of, and
//! read by every command; and files in their canonical form.

use system_tests::Sandbox;

const CHAIN: &str = "data/duels/declared/a-chain-of-unknown-cards.duel";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

fn says(sandbox: &mut Sandbox, command: &str, code: i32) -> String {
    let outcome = sandbox.run(&format!("takeback {command}"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    outcome.printed
}

#[test]
fn every_command_knows_the_cards_a_duel_declares() {
    let mut sandbox = sandbox();
    says(&mut sandbox, &format!("run {CHAIN}"), 0);
    let shown = says(&mut sandbox, "show", 0);
    assert!(shown.contains("Aleister the Invoker"), "{shown}");
    let log = says(&mut sandbox, "log --lang it", 0);
    assert!(log.contains("che cosa fa: distruggere "), "{log}");
    let log = says(&mut sandbox, "log --lang zh-Hant", 0);
    assert!(log.contains("效果處理：破壞"), "{log}");
    says(&mut sandbox, "audit", 0);
    says(&mut sandbox, "audit data/duels/declared", 0);
    says(&mut sandbox, "verify", 0);
    let why = says(&mut sandbox, "why a-chain-of-unknown-cards A.lp --at @", 0);
    assert!(why.contains("Lightning Storm"), "{why}");
}

#[test]
fn a_card_that_comes_up_in_the_middle_is_declared_when_it_does() {
    let mut sandbox = sandbox();
    let duel = "mode witness\nturn 3 of A, main phase 1\nseat A  hand: 2 cards\n";
    sandbox.write("one.duel", duel);
    says(&mut sandbox, "new ~/one.duel", 0);
    let unknown = says(&mut sandbox, "play one 'A activates Card Nobody Knows'", 2);
    assert!(
        unknown.contains("card Card Nobody Knows: quick-play spell"),
        "{unknown}"
    );
    let lines =
        "'card Card Nobody Knows: normal spell' 'A activates Card Nobody Knows' 'both pass'";
    says(&mut sandbox, &format!("play one {lines}"), 0);
    let status = says(&mut sandbox, "status one", 0);
    assert!(status.contains("what the effect does"), "{status}");
    says(
        &mut sandbox,
        "play one 'effect: A draws 2' 'effect: done'",
        0,
    );
    let shown = says(&mut sandbox, "show one", 0);
    assert!(shown.contains("Card Nobody Knows"), "{shown}");
    let audit = says(&mut sandbox, "audit", 0);
    assert!(audit.contains("nothing differs"), "{audit}");
}

#[test]
fn what_a_declared_card_could_have_done_is_unknown() {
    let mut sandbox = sandbox();
    let duel = "mode witness\nturn 3 of A, main phase 1\ncard Quiet Answer: quick-play spell\n\
        seat A  hand: Sangan, Waboku\nseat B  set: Quiet Answer\n\
        A summons Sangan\nA sets Waboku\nA ends the turn\n";
    sandbox.write("quiet.duel", duel);
    says(&mut sandbox, "run ~/quiet.duel", 0);
    let missed = says(&mut sandbox, "missed quiet", 1);
    assert!(missed.contains("Quiet Answer"), "{missed}");
}

#[test]
fn a_file_is_put_in_its_canonical_form_and_only_where_it_isnt() {
    let mut sandbox = sandbox();
    sandbox.write(
        "loose.duel",
        "turn 1 of A\n\n\n  A   ends the turn   ;bye\n",
    );
    let named = says(&mut sandbox, "fmt --check ~/loose.duel", 1);
    assert!(named.contains("loose.duel"), "{named}");
    says(&mut sandbox, "fmt ~/loose.duel", 0);
    says(&mut sandbox, "fmt --check ~/loose.duel", 0);
    let text = sandbox.run("cat ~/loose.duel").printed;
    assert_eq!(text, "turn 1 of A\n\nA ends the turn  ; bye\n");
    let through = says(&mut sandbox, "fmt - <~/loose.duel", 0);
    assert_eq!(through, text);
    sandbox.write("wrong.duel", "A summmons Sangan\n");
    let wrong = says(&mut sandbox, "fmt ~/wrong.duel", 2);
    assert!(wrong.contains("wrong.duel:1:3"), "{wrong}");
    assert_eq!(
        sandbox.run("cat ~/wrong.duel").printed,
        "A summmons Sangan\n"
    );
}
