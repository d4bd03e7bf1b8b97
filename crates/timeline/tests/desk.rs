//! Marks, names, standings, other lines, and taking back and forth.

mod common;

use common::{Script, rewound, set_lp};
use duel::{Desk, Event, RewindKind, Seat, Standing};
use journal::{Record, Words};
use timeline::{Batch, HistoryError, MAIN, Place};

/// Writes an entry of the desk with words beside it.
fn enter(script: &mut Script, entry: Desk, words: &str) -> u32 {
    script.batch(Vec::new());
    let record = Record {
        words: Some(Words::said(words)),
        ..script.next(Event::Desk(entry))
    };
    script.history.push(record).expect("it can come next");
    script.history.last()
}

fn switch(script: &mut Script, line: u32) -> u32 {
    let to = script.history.line(line).expect("it is there").tip;
    script.batch(vec![Event::Desk(Desk::LineSwitched { line, to })])
}

fn redo(script: &mut Script) -> u32 {
    let batch = *script
        .history
        .to_redo()
        .expect("there is something to redo");
    script.batch(vec![rewound(batch.before, Some(batch.number))])
}

/// Main line 1 to 5; line 6 from 3, with 7.
fn two_lines() -> Script {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2), set_lp(3)]);
    script.rewind(3);
    script.batch(vec![set_lp(7)]);
    script
}

#[test]
fn a_marked_record_is_a_place_and_the_last_mark_of_a_name_counts() {
    let mut script = two_lines();
    enter(&mut script, Desk::Marked { at: 4 }, "the summon");
    let place = |script: &Script| {
        let place = Place::parse("mark:the summon").expect("it is a place");
        place.resolve(&script.history, MAIN)
    };
    assert_eq!(place(&script), Ok(4));
    enter(&mut script, Desk::Marked { at: 5 }, "the summon");
    assert_eq!(place(&script), Ok(5));
    script.undo();
    assert_eq!(place(&script), Ok(4));
    script.undo();
    assert!(place(&script).is_err());
}

#[test]
fn a_line_goes_by_the_name_it_was_given_last() {
    let mut script = two_lines();
    assert_eq!(script.history.name_of(6), "6");
    enter(&mut script, Desk::LineNamed { line: 6 }, "as B says");
    assert_eq!(script.history.name_of(6), "as B says");
    let by_name = script.history.line_named("as B says").map(|line| line.id);
    assert_eq!(by_name, Some(6));
    enter(&mut script, Desk::LineNamed { line: MAIN }, "as B says");
    assert_eq!(script.history.name_of(6), "6", "another line has it by now");
    let by_name = script.history.line_named("as B says").map(|line| line.id);
    assert_eq!(by_name, Some(MAIN));
    assert_eq!(script.history.line_named("6").map(|line| line.id), Some(6));
}

#[test]
fn what_an_account_counts_as_is_what_was_said_of_it_last() {
    let mut script = two_lines();
    assert_eq!(script.history.standing_of(6), None);
    for standing in [Standing::Claimed(Seat::B), Standing::Found] {
        let given = Desk::StandingGiven { line: 6, standing };
        enter(&mut script, given, "");
        assert_eq!(script.history.standing_of(6), Some(standing));
    }
    script.undo();
    let left = script.history.standing_of(6);
    assert_eq!(left, Some(Standing::Claimed(Seat::B)));
}

#[test]
fn a_line_that_is_switched_to_goes_on_from_where_it_stands() {
    let mut script = two_lines();
    let at = switch(&mut script, MAIN);
    assert_eq!((at, script.history.tip()), (8, 5));
    script.batch(vec![set_lp(9)]); // 9
    assert_eq!(script.history.record(9).and_then(|r| r.follows), Some(5));
    assert_eq!(script.history.path_of(MAIN), [1, 2, 3, 4, 5, 9]);
    assert_eq!(script.history.path_of(6), [1, 2, 3, 7]);
    assert_eq!(script.history.current().id, MAIN);
    switch(&mut script, 6); // 10
    script.batch(vec![set_lp(10)]); // 11
    assert_eq!(script.history.path_of(6), [1, 2, 3, 7, 11]);
    assert_eq!(script.history.line_of(11), Some(6));
    assert_eq!(
        script.history.position_at(11).map(|p| p.lp[Seat::B]),
        Ok(10)
    );
    assert_eq!(script.history.lines().len(), 2);
}

#[test]
fn a_switch_to_where_no_line_stands_is_refused() {
    let mut script = two_lines();
    for (line, to) in [(MAIN, 4), (99, 5), (6, 5)] {
        let record = script.next(Event::Desk(Desk::LineSwitched { line, to }));
        let error = HistoryError::SwitchesTo {
            number: 8,
            line,
            to,
        };
        assert_eq!(script.history.push(record), Err(error));
    }
    switch(&mut script, MAIN);
}

#[test]
fn redo_goes_forward_again_as_far_as_was_undone_and_no_further() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1)]); // batch 2
    script.batch(vec![set_lp(2)]); // batch 3
    assert!(script.history.to_redo().is_none());
    let lp = |script: &Script| {
        let tip = script.history.tip();
        script.history.position_at(tip).map(|p| p.lp[Seat::B])
    };
    script.undo();
    script.undo();
    assert_eq!(lp(&script), Ok(8000));
    redo(&mut script);
    assert_eq!(lp(&script), Ok(1));
    redo(&mut script);
    assert_eq!(lp(&script), Ok(2));
    assert!(script.history.to_redo().is_none());
    script.undo();
    assert_eq!(lp(&script), Ok(1), "what was redone can be undone again");
    redo(&mut script);
    script.undo();
    script.undo();
    assert_eq!(lp(&script), Ok(8000));
    script.batch(vec![set_lp(5)]);
    assert!(
        script.history.to_redo().is_none(),
        "something else was done"
    );
}

#[test]
fn a_switch_is_taken_back_onto_the_line_it_left_and_so_is_that() {
    let mut script = two_lines();
    let left = script.history.current().id;
    switch(&mut script, MAIN);
    let back = |script: &mut Script, batch: Batch| {
        let (to, undoes) = (batch.before, Some(batch.number));
        let kind = RewindKind::Return;
        script.batch(vec![Event::Rewound {
            to,
            kind,
            undoes,
            extension: None,
        }]);
        let lines = script.history.lines().len();
        (script.history.current().id, lines)
    };
    let switched = *script.history.to_undo().expect("the switch");
    assert_eq!(script.history.returns_to(&switched), Some(left));
    assert_eq!(back(&mut script, switched), (left, 2));
    let undo = *script.history.to_redo().expect("its undo");
    assert_eq!(back(&mut script, undo), (MAIN, 2));
    assert!(script.history.to_redo().is_none());
}

#[test]
fn nothing_returns_to_a_line_that_has_gone_on_or_was_never_left() {
    let mut script = two_lines();
    let said = *script.history.to_undo().expect("something was said");
    assert_eq!(script.history.returns_to(&said), None);
    let main = script.history.line(MAIN).expect("it is there").tip;
    let switched = switch(&mut script, MAIN);
    let batch = *script.history.to_undo().expect("the switch");
    switch(&mut script, 6);
    script.batch(vec![set_lp(9)]);
    assert_eq!(
        script.history.returns_to(&batch),
        None,
        "line 6 has gone on"
    );
    let record = script.next(Event::Rewound {
        to: main,
        kind: RewindKind::Return,
        undoes: Some(batch.number),
        extension: None,
    });
    let (number, to) = (record.number, main);
    assert!(switched < number);
    let error = HistoryError::RewindsTo { number, to };
    assert_eq!(script.history.push(record), Err(error));
}

#[test]
fn what_was_only_written_at_the_desk_is_taken_back_along_the_line_stood_on() {
    let mut script = two_lines();
    let line = script.history.current().id;
    enter(&mut script, Desk::Marked { at: 4 }, "a slip");
    let mark = *script.history.to_undo().expect("the mark");
    assert_eq!(script.history.returns_to(&mark), Some(line));
    let (to, undoes) = (script.history.tip(), Some(mark.number));
    let kind = RewindKind::Return;
    script.batch(vec![Event::Rewound {
        to,
        kind,
        undoes,
        extension: None,
    }]);
    let history = &script.history;
    assert_eq!((history.current().id, history.lines().len()), (line, 2));
    assert_eq!(history.marked("a slip"), None);
    let undo = *history.to_redo().expect("its undo");
    assert_eq!(history.returns_to(&undo), Some(line));
}
