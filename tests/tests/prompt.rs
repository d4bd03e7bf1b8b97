//! The prompt of `play` without a terminal, through the program: what is recorded, what is refused,
//! and what stands when the program is killed in between.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdout, Stdio};
use system_tests::Sandbox;

const NEW: &str = "mode witness\npasses written\nturn 3 of A, main phase 1\n\
    seat A  hand: Sangan, Waboku, 2 cards\nseat B  hand: 4 cards  set: 1 card\n";

fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    sandbox.write("table.duel", NEW);
    let run = sandbox.run("takeback new ~/table.duel --name table");
    assert_eq!(run.code, Some(0), "{}", run.printed);
    sandbox
}

/// What a session prints, and how it ends.
fn session(sandbox: &mut Sandbox, lines: &[&str], options: &str) -> (String, Option<i32>) {
    sandbox.write("lines", &lines.join("\n"));
    let outcome = sandbox.run(&format!("takeback play table {options} < ~/lines"));
    (outcome.printed, outcome.code)
}

/// The sentences of the line the duel stands on.
fn log(sandbox: &mut Sandbox) -> String {
    sandbox.run("takeback log table --passes").printed
}

#[test]
fn lines_are_recorded_as_they_come_and_marks_are_lines() {
    let mut sandbox = sandbox();
    let (said, code) = session(&mut sandbox, &["A summons Sangan", "."], "");
    assert_eq!(code, Some(0), "{said}");
    let (mut other, written) = (self::sandbox(), ["A summons Sangan", "both pass"]);
    let same = written.map(|line| format!("'{line}'")).join(" ");
    assert_eq!(
        other.run(&format!("takeback play table {same}")).code,
        Some(0)
    );
    assert_eq!(log(&mut sandbox), log(&mut other));
}

#[test]
fn a_refused_line_is_said_with_its_number_and_the_rest_goes_on() {
    let mut sandbox = sandbox();
    let lines = ["A summons Sangan", "A jumps", "both pass"];
    let (said, code) = session(&mut sandbox, &lines, "");
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("the standard input:2:3"), "{said}");
    let log = log(&mut sandbox);
    assert!(log.contains("B passed"), "{log}");
}

#[test]
fn one_undo_takes_back_one_line_and_redo_brings_all_of_it_back() {
    let mut sandbox = sandbox();
    let shown = |sandbox: &mut Sandbox| sandbox.run("takeback show table").printed;
    let start = session(&mut sandbox, &["A summons Sangan"], "");
    assert_eq!(start.1, Some(0), "{}", start.0);
    let position = |shown: String| shown.lines().skip(2).map(str::to_owned).collect::<Vec<_>>();
    let before = position(shown(&mut sandbox));
    let (said, code) = session(&mut sandbox, &["both pass", "undo"], "");
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(position(shown(&mut sandbox)), before, "{said}");
    let (said, code) = session(&mut sandbox, &["both pass", "undo", "redo"], "");
    assert_eq!(code, Some(0), "{said}");
    assert_ne!(position(shown(&mut sandbox)), before, "{said}");
}

#[test]
fn a_card_is_declared_in_between_and_what_it_does_is_asked_for() {
    let mut sandbox = sandbox();
    let lines = [
        "card Lightning Rod: normal spell",
        "A activates Lightning Rod",
        "both pass",
        "effect: A draws 1",
        "effect: done",
    ];
    let (said, code) = session(&mut sandbox, &lines, "");
    assert_eq!(code, Some(0), "{said}");
    assert!(
        said.contains("Known from now on in this duel: Lightning Rod"),
        "{said}"
    );
    assert!(
        said.contains("To be told now: what the card does"),
        "{said}"
    );
}

#[test]
fn a_seat_says_only_its_own_lines_and_learns_nothing_of_the_other() {
    let mut sandbox = sandbox();
    let (said, code) = session(
        &mut sandbox,
        &["B passes", "undo", "quit", "A jumps"],
        "--as A",
    );
    assert_eq!(code, Some(7), "{said}");
    assert!(!said.contains("jumps"), "{said}");
}

#[test]
fn nothing_to_read_is_a_mistake_and_a_try_keeps_nothing() {
    let mut sandbox = sandbox();
    let before = log(&mut sandbox);
    assert_eq!(session(&mut sandbox, &[], "").1, Some(2));
    let (said, code) = session(&mut sandbox, &["A summons Sangan", "undo"], "--dry-run");
    assert!(code.is_some(), "{said}");
    assert_eq!(log(&mut sandbox), before);
}

/// Reads what is printed up to a line that holds this.
fn until(printed: &mut BufReader<ChildStdout>, wanted: &str) {
    let mut line = String::new();
    while !line.contains(wanted) {
        line.clear();
        let read = printed.read_line(&mut line).expect("it prints");
        assert!(read > 0, "it ended before {wanted}");
    }
}

#[test]
fn what_was_acknowledged_stands_when_the_program_is_killed() {
    let mut sandbox = sandbox();
    let mut command = sandbox.shell("exec takeback play table");
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::null()).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("its input");
    let mut printed = BufReader::new(child.stdout.take().expect("its output"));
    for (line, told) in [
        ("A summons Sangan", "Sangan"),
        ("A passes", "A passed"),
        ("B passes", "B passed"),
    ] {
        writeln!(input, "{line}").expect("it reads");
        until(&mut printed, told);
    }
    child.kill().expect("it is killed");
    child.wait().expect("it ended");
    let log = log(&mut sandbox);
    assert!(
        log.contains("Sangan") && log.contains("A passed") && log.contains("B passed"),
        "{log}"
    );
    assert_eq!(sandbox.run("takeback verify table").code, Some(0));
}
