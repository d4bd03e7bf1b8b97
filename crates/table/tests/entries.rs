//! What is entered at the desk: checked by the table itself, and written after what somebody else
//! wrote meanwhile.

mod support;

use duel::{Bench, Desk, Event, Mode, RewindKind, Seat::A, Seat::B, Standing};
use journal::{EventStore, Time, Words};
use std::sync::Arc;
use support::{PASS, Test, tools};
use table::{MatchFault, Table, TableError};
use timeline::MAIN;

fn entered(t: &mut Test, entry: Desk) -> u32 {
    let batch = t.table.enter(entry, None).expect("it is kept");
    batch.records[0].number
}

fn refused(t: &mut Test, entry: Desk) -> TableError {
    let head = t.table.head();
    let error = t.table.enter(entry, None).expect_err("it is refused");
    assert_eq!(t.table.head(), head, "nothing was written");
    error
}

fn ruled(by: Bench, appeals: Option<u32>) -> Desk {
    let about = 5;
    Desk::Ruled { about, by, appeals }
}

#[test]
fn an_appeal_is_against_a_ruling_and_the_head_judge_has_the_last_word() {
    let mut t = Test::story(Mode::Witness);
    let by = A;
    let no_ruling = refused(&mut t, Desk::Appealed { by, ruling: 5 });
    assert!(matches!(no_ruling, TableError::NoRuling { number: 5 }));
    let ruling = entered(&mut t, ruled(Bench::Floor, None));
    let early = refused(&mut t, ruled(Bench::Head, Some(ruling)));
    assert!(matches!(early, TableError::NotAppealed { ruling: of } if of == ruling));
    entered(&mut t, Desk::Appealed { by, ruling });
    let floor = refused(&mut t, ruled(Bench::Floor, Some(ruling)));
    assert!(matches!(floor, TableError::NotTheHeadJudge { .. }));
    let last = entered(&mut t, ruled(Bench::Head, Some(ruling)));
    let again = refused(&mut t, Desk::Appealed { by, ruling: last });
    assert!(matches!(again, TableError::LastWord { ruling } if ruling == last));
    t.check();
}

#[test]
fn a_ruling_that_was_taken_back_is_none() {
    let mut t = Test::story(Mode::Witness);
    let ruling = entered(&mut t, ruled(Bench::Floor, None));
    t.table.undo(None).expect("the ruling");
    let gone = refused(&mut t, Desk::Appealed { by: A, ruling });
    assert!(matches!(gone, TableError::NoRuling { .. }));
}

#[test]
fn a_call_ends_once_and_time_is_called_once() {
    let mut t = Test::story(Mode::Witness);
    let ended = |call| Desk::CallEnded { call, extension: 0 };
    let call = entered(&mut t, Desk::JudgeCalled { by: Some(B) });
    let other = refused(&mut t, ended(call - 1));
    assert!(matches!(other, TableError::NoOpenCall { .. }));
    entered(&mut t, ended(call));
    let twice = refused(&mut t, ended(call));
    assert!(matches!(twice, TableError::NoOpenCall { .. }));
    let called = entered(&mut t, Desk::TimeCalled);
    let twice = refused(&mut t, Desk::TimeCalled);
    assert!(matches!(twice, TableError::TimeWasCalled { record } if record == called));
    t.table.undo(None).expect("the call of time");
    entered(&mut t, Desk::TimeCalled);
}

#[test]
fn what_was_only_tried_out_is_nobodys_account_and_nothing_goes_on_from_it() {
    let mut t = Test::story(Mode::Witness);
    t.search();
    let to = t.table.history().tip();
    let tried = t.table.rewind(to, RewindKind::WhatIf, None);
    let line = tried.expect("it is there").records[0].number;
    t.ok(A, PASS);
    let on_it = t.table.history().tip();
    let standing = Standing::Found;
    let found = refused(&mut t, Desk::StandingGiven { line, standing });
    assert!(matches!(found, TableError::OnlyTried { line: of } if of == line));
    let back = t.table.rewind(on_it, RewindKind::Judge, None);
    assert!(
        matches!(back, Err(TableError::OnlyTried { .. })),
        "{back:?}"
    );
    let more = t.table.rewind(on_it, RewindKind::WhatIf, None);
    more.expect("one can look on");
    let real = t.table.rewind(to, RewindKind::Judge, None);
    real.expect("that happened");
}

#[test]
fn a_match_that_cant_be_is_refused() {
    let mut t = Test::story(Mode::Witness);
    let stated = |round, table, game, score| Desk::MatchStated {
        round,
        table,
        game,
        best_of: 3,
        score,
        began: None,
        sided: (0, 0),
        minutes: Some(40),
    };
    let cases = [
        (stated(0, 1, 1, (0, 0)), MatchFault::Number),
        (stated(1, 0, 1, (0, 0)), MatchFault::Number),
        (stated(1, 1, 2, (1, 1)), MatchFault::TooManyWon),
        (stated(1, 1, 4, (2, 0)), MatchFault::Over),
    ];
    for (entry, fault) in cases {
        let error = refused(&mut t, entry);
        assert!(
            matches!(error, TableError::Match(found) if found == fault),
            "{error:?}"
        );
    }
    let words = Words {
        by: vec!["Ann".to_owned(), "Ann".to_owned()],
        ..Words::default()
    };
    let same = t.table.enter(stated(1, 1, 1, (0, 0)), Some(words));
    assert!(matches!(
        same,
        Err(TableError::Match(MatchFault::SamePlayers))
    ));
    entered(&mut t, stated(1, 1, 3, (1, 1)));
}

#[test]
fn a_name_is_one_that_a_place_can_use_and_no_other_line_has() {
    let mut t = Test::story(Mode::Witness);
    t.search();
    let tip = t.table.history().tip();
    t.table
        .rewind(tip, RewindKind::Judge, None)
        .expect("it is there");
    let line = t.table.history().current().id;
    for name in ["a@b", "12", "", "a..b", "mark:x", " x"] {
        let named = t
            .table
            .enter(Desk::LineNamed { line }, Some(Words::said(name)));
        assert!(
            matches!(named, Err(TableError::BadName { .. })),
            "{name}: {named:?}"
        );
    }
    let main = t
        .table
        .enter(Desk::LineNamed { line }, Some(Words::said("main")));
    assert!(matches!(main, Err(TableError::NameTaken { line: MAIN })));
    let named = t
        .table
        .enter(Desk::LineNamed { line }, Some(Words::said("other")));
    named.expect("it is free");
}

/// Two desks stand behind the same record; each writes, and neither is told to say it again.
#[test]
fn an_entry_goes_after_what_another_desk_wrote_meanwhile() {
    let mut t = Test::story(Mode::Witness);
    let store: Arc<dyn EventStore> = t.store.clone();
    let duel = t.table.duel();
    let mut other = Table::open(tools(store, 9), duel).expect("it opens");
    let first = other
        .note(Words::said("the other desk"))
        .expect("it is kept");
    let call = entered(&mut t, Desk::JudgeCalled { by: Some(B) });
    assert_eq!(call, first.records[0].number + 1);
    // What an entry needs is looked at again: the call is over by now.
    other.refresh().expect("it is read");
    let ended = |extension| Desk::CallEnded { call, extension };
    entered(&mut t, ended(30));
    let twice = other.enter(ended(40), None);
    assert!(
        matches!(twice, Err(TableError::NoOpenCall { .. })),
        "{twice:?}"
    );
    // What a seat says depends on where the duel stands: that is still told.
    t.table.note(Words::said("more")).expect("it is kept");
    let action = t.activate(A, "Reinforcement of the Army");
    let said = rules::Said { by: A, action };
    let said = other.say(&said, None, None);
    assert!(matches!(said, Err(TableError::Conflict { .. })), "{said:?}");
    t.check();
}

#[test]
fn notes_of_many_desks_at_once_are_all_kept() {
    const EACH: usize = 12;
    let mut t = Test::story(Mode::Witness);
    let duel = t.table.duel();
    let before = t.table.history().last() as usize;
    std::thread::scope(|scope| {
        for desk in 0..3 {
            let store: Arc<dyn EventStore> = t.store.clone();
            scope.spawn(move || {
                let mut table = Table::open(tools(store, 50 + desk), duel).expect("it opens");
                for number in 0..EACH {
                    let words = Words::said(format!("{desk}: {number}"));
                    table.note(words).expect("it is kept");
                }
            });
        }
    });
    t.table.refresh().expect("it is read");
    let notes = t.table.history().records()[before..].iter();
    let mut texts: Vec<&str> = notes
        .filter(|record| record.event == Event::Note)
        .filter_map(|record| record.words.as_ref()?.text.as_deref())
        .collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), 3 * EACH);
    t.check();
}

#[test]
fn what_happened_earlier_says_when() {
    let mut t = Test::story(Mode::Witness);
    let then = Some(Time(77));
    let called = Desk::JudgeCalled { by: None };
    let batch = t.table.enter_as_of(called, None, then).expect("it is kept");
    assert_eq!(batch.records[0].happened_at, then);
}
