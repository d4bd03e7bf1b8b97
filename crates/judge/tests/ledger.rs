//! The response ledger: every window, and what became of the question for each seat owed it.

mod support;

use duel::{Action, Answer, Asker, Event, How, Seat, WindowKind, Zone};
use judge::{Entry, FoldError, Given, Owed, Standing, ledger};
use support::{Table, too_fast};

fn since(table: &Table, record: u32) -> Vec<Entry> {
    let line = table.history.current().id;
    ledger(&table.history, &table.cards, line, record).expect("a line that folds")
}

#[test]
fn every_window_of_the_line_is_in_it_once() {
    let table = too_fast(&["Mind Crush"]);
    let opened: Vec<u32> = table
        .history
        .records()
        .iter()
        .filter(|record| matches!(record.event, Event::WindowOpened { .. }))
        .map(|record| record.number)
        .collect();
    let entries = since(&table, 0);
    assert_eq!(entries.iter().map(|e| e.opened).collect::<Vec<_>>(), opened);
}

#[test]
fn the_answers_are_those_of_the_records() {
    let table = too_fast(&["Mind Crush"]);
    for entry in since(&table, 0) {
        for owed in &entry.owed {
            let Some(at) = owed.at else {
                assert!(matches!(owed.given, Given::Awaited | Given::Released));
                continue;
            };
            let record = table.history.record(at).expect("a record");
            let Event::WindowAnswered {
                window,
                seat,
                answer,
            } = record.event
            else {
                panic!("{record:?}")
            };
            assert_eq!((window, seat), (entry.window, owed.seat));
            let fits = match answer {
                Answer::Acted => owed.given == Given::Acted,
                Answer::Skipped => owed.given == Given::NotAsked,
                Answer::Passed(how) => {
                    owed.given
                        == Given::Passed {
                            how,
                            mentioned: true,
                        }
                }
            };
            assert!(fits, "{owed:?} {answer:?}");
        }
    }
}

#[test]
fn who_was_not_asked_stands_there_with_what_could_have_been_done() {
    let table = too_fast(&["Mind Crush"]);
    let entries = since(&table, 0);
    let free = entries.iter().find(|entry| entry.kind == WindowKind::Free);
    let b = &free.expect("a free window").owed[1];
    assert_eq!((b.seat, b.given), (Seat::B, Given::NotAsked));
    assert_eq!(b.standing(), Some(Standing::Could));
    assert_eq!(b.could[0].face, table.face("Mind Crush"));
}

#[test]
fn what_can_not_be_checked_is_not_called_clean() {
    let table = too_fast(&[""]);
    let entries = since(&table, 0);
    let of_b = entries.iter().flat_map(|entry| &entry.owed);
    let of_b = of_b.filter(|owed| owed.seat == Seat::B);
    let standings: Vec<_> = of_b.filter_map(Owed::standing).collect();
    assert!(!standings.is_empty());
    assert!(standings.iter().all(|one| *one == Standing::CannotTell));
}

#[test]
fn a_question_and_thinking_are_told_with_their_records() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Deck, &["Elemental HERO Stratos"])
        .give(Seat::A, Zone::Hand, &["Waboku"])
        .give(Seat::B, Zone::Spell, &["Mind Crush"])
        .begin();
    let card = table.card(Seat::A, "Waboku");
    table.say(Seat::A, Action::SetSpell { card });
    table.say(Seat::A, Action::Ask);
    table.say(Seat::B, Action::Hold);
    let entries = since(&table, 0);
    let last = entries.last().expect("a window");
    let [a, b] = &last.owed[..] else {
        panic!("{last:?}")
    };
    let how = How::AskedTheOther;
    let mentioned = true;
    assert_eq!(a.given, Given::Passed { how, mentioned });
    assert_eq!(b.given, Given::Awaited);
    assert_eq!(b.asked.map(|(_, by)| by), Some(Asker::Seat(Seat::A)));
    assert_eq!(b.held, Some(table.history.last()));
    assert_eq!(last.closed, None);
    assert_eq!(b.go_back_to, Some(table.history.last()));
}

#[test]
fn since_a_record_only_what_was_open_after_it() {
    let table = too_fast(&["Mind Crush"]);
    let all = since(&table, 0);
    let middle = all[all.len() / 2].opened;
    let later = since(&table, middle);
    assert_eq!(later[..], all[all.len() / 2..]);
    assert_eq!(since(&table, table.history.last()).len(), 1);
}

#[test]
fn a_seat_is_released_when_the_one_before_it_acts() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Hand, &["Waboku"])
        .give(Seat::A, Zone::Spell, &["Mind Crush"])
        .give(Seat::B, Zone::Hand, &["Gemini Elf"])
        .begin();
    let card = table.card(Seat::A, "Waboku");
    table.say(Seat::A, Action::SetSpell { card });
    let card = table.card(Seat::A, "Mind Crush");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    let entries = since(&table, 0);
    let free = entries.iter().find(|entry| entry.kind == WindowKind::Free);
    let free = free.expect("a free window");
    assert_eq!(free.owed[0].given, Given::Acted);
    assert_eq!(free.owed[1].given, Given::Released);
}

#[test]
fn there_is_no_ledger_of_a_line_that_is_not_there() {
    let table = too_fast(&[]);
    let found = ledger(&table.history, &table.cards, 77, 0);
    assert!(matches!(
        found,
        Err(FoldError::NoSuchRecord { number: 77, .. })
    ));
}

#[test]
fn a_pass_by_a_setting_is_told_from_one_that_was_said() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Deck, &["Elemental HERO Stratos"])
        .give(Seat::A, Zone::Hand, &["Waboku"])
        .give(Seat::B, Zone::Spell, &["Mind Crush"])
        .begin();
    table.say(Seat::B, Action::Automatic { on: true });
    let card = table.card(Seat::A, "Waboku");
    table.say(Seat::A, Action::SetSpell { card });
    table.say(Seat::A, Action::Pass(How::Spoken));
    let entries = since(&table, 0);
    let free = entries.iter().rfind(|entry| entry.owed.len() == 2);
    let [a, b] = &free.expect("the window after the set").owed[..] else {
        panic!("{free:?}")
    };
    let how = |owed: &Owed| match owed.given {
        Given::Passed { how, .. } => Some(how),
        _ => None,
    };
    assert_eq!(how(a), Some(How::Spoken));
    assert_eq!(how(b), Some(How::Setting));
}
