//! A duel that fails is cut down, and written so that it can be played.

use duel::{Event, Position};
use simulate::{Book, Failed, Options, report, run, shrink, written};

/// A fault that is put in on purpose: somebody attacks.
fn nobody_attacks(event: &Event, _: &Position) {
    let attack = matches!(event, Event::AttackDeclared { .. });
    assert!(!attack, "somebody attacks");
}

fn options() -> Options {
    Options {
        duels: 400,
        first: 0,
        seed: 7,
        jobs: 1,
        rules: None,
        keep_going: false,
    }
}

fn failed(book: &Book) -> Failed {
    let mut outcome = run(book, &options(), &|_, _| {});
    outcome.failed.pop().expect("in some duel somebody attacks")
}

fn attacks(text: &str) -> bool {
    let play = written::read(super::support::book(), text);
    let play = play.unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
    let attack = |event: &Event| matches!(event, Event::AttackDeclared { .. });
    play.events.iter().any(attack)
}

#[test]
fn a_duel_that_fails_is_cut_down_to_what_fails_alike() {
    let book = Book::shipped().checking(nobody_attacks);
    let failed = failed(&book);
    assert_eq!(failed.failure.what, "somebody attacks");
    let short = shrink::shrunk(&book, failed.case.clone(), &failed.failure);
    assert!(short.decisions.len() < failed.case.decisions.len());
    assert!(short.start.cards.len() <= 3, "{:?}", short.start.cards);
    assert_eq!(short.again(&book).err(), Some(failed.failure));
    assert!(short.again(super::support::book()).is_ok());
}

#[test]
fn what_is_printed_names_the_seed_and_is_a_duel_that_shows_it() {
    let book = Book::shipped().checking(nobody_attacks);
    let outcome = run(&book, &options(), &|_, _| {});
    let number = outcome.failed[0].number;
    let text = report::told(&book, &options(), &outcome);
    assert!(
        text.contains(&format!("--seed 7 --duel {number}\n")),
        "{text}"
    );
    assert!(text.contains("somebody attacks"), "{text}");
    assert!(text.lines().count() < 40, "{text}");
    assert!(attacks(&text), "{text}");
}

#[test]
fn a_duel_that_does_not_fail_is_left_as_it_is() {
    let book = Book::shipped().checking(nobody_attacks);
    let failed = failed(&book);
    let sound = super::support::book();
    let same = shrink::shrunk(sound, failed.case.clone(), &failed.failure);
    assert_eq!(same.decisions, failed.case.decisions);
    assert_eq!(same.start, failed.case.start);
}

#[test]
fn every_kind_of_failure_is_told_once() {
    let book = Book::shipped().checking(nobody_attacks);
    let options = Options {
        keep_going: true,
        duels: 60,
        ..options()
    };
    let outcome = run(&book, &options, &|_, _| {});
    assert!(outcome.failed.len() > 1, "{}", outcome.failed.len());
    assert_eq!(report::by_kind(&outcome.failed).len(), 1);
}
