//! Automatic passing, and what a seat has said ahead: both come back with the position, and are
//! suspended by every kind of going back until the seat says them again.

mod support;

use duel::{
    Action, Ahead, Answer, Event, Goal, How, Mode, Phase, RewindKind, Seat, Seat::A, Seat::B,
    Setting, WindowKind,
};
use journal::Source;
use support::{PASS, Side, Test};
use table::Batch;

const ON: Action<duel::Which> = Action::Automatic { on: true };
const OFF: Action<duel::Which> = Action::Automatic { on: false };
const COUNTS: Setting = Setting {
    passes: true,
    suspended: false,
};
const SUSPENDED: Setting = Setting {
    passes: true,
    suspended: true,
};

/// Whether a seat passes in a batch by a setting of its own.
fn passes_by_setting(batch: &Batch, seat: Seat) -> bool {
    let passes = |event: &Event| matches!(event, Event::WindowAnswered { seat: s, answer: Answer::Passed(How::Setting), .. } if *s == seat);
    batch.records.iter().any(|record| passes(&record.event))
}

/// B passes automatically while A searches, which takes three windows.
fn searched() -> Test {
    let mut t = Test::story(Mode::Strict);
    t.ok(B, ON);
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    t.ok(A, PASS);
    t.ok(A, t.choose(A, "Elemental HERO Stratos"));
    t
}

/// The window in which B could have answered the activation.
fn chain_window(t: &Test) -> u32 {
    t.find(|e| {
        matches!(
            e,
            Event::WindowOpened {
                kind: WindowKind::Chain,
                ..
            }
        )
    })
}

#[test]
fn a_seat_that_passes_automatically_is_not_asked_where_it_could_only_respond() {
    let mut t = Test::story(Mode::Strict);
    t.ok(B, ON);
    let batch = t.ok(A, t.activate(A, "Reinforcement of the Army"));
    assert!(passes_by_setting(&batch, B));
    assert_eq!(t.asked(), Some((A, WindowKind::Chain)));
    t.ok(B, OFF);
    t.ok(A, PASS);
    t.ok(A, t.choose(A, "Elemental HERO Stratos"));
    t.ok(A, PASS);
    assert_eq!(t.asked(), Some((B, WindowKind::Free)), "it is asked again");
    t.check();
}

#[test]
fn the_open_state_is_never_left_by_a_setting() {
    let mut t = Test::story(Mode::Strict);
    t.ok(A, ON);
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
}

#[test]
fn a_seat_that_said_wait_is_awaited() {
    let mut t = Test::story(Mode::Strict);
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    t.ok(B, Action::Hold);
    t.ok(B, ON);
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
}

#[test]
fn a_setting_said_in_an_open_window_passes_in_it() {
    let mut t = Test::story(Mode::Strict);
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    let batch = t.ok(B, ON);
    assert!(passes_by_setting(&batch, B));
    assert_eq!(batch.records[0].source, Source::Seat(B));
    assert_eq!(batch.records[1].source, Source::Engine);
}

#[test]
fn after_every_kind_of_going_back_nothing_passes_by_itself_past_the_point() {
    for kind in [
        RewindKind::Judge,
        RewindKind::Agreed,
        RewindKind::Correction,
        RewindKind::WhatIf,
    ] {
        let mut t = searched();
        let to = chain_window(&t);
        let batch = t.table.rewind(to, kind, None).expect("it is there");
        assert!(!passes_by_setting(&batch, B), "{kind:?}");
        assert_eq!(t.asked(), Some((B, WindowKind::Chain)), "{kind:?}");
        assert_eq!(t.table.position().settings[B], SUSPENDED, "{kind:?}");
        t.check();
    }
}

#[test]
fn no_record_leads_on_by_a_setting_when_it_is_gone_back_to() {
    let last = searched().table.history().last();
    let play = searched().find(|e| matches!(e, Event::SettingChanged { .. }));
    for to in play..=last {
        let mut t = searched();
        let batch = t
            .table
            .rewind(to, RewindKind::Judge, None)
            .expect("it is there");
        assert!(!passes_by_setting(&batch, B), "record {to}");
    }
}

#[test]
fn an_undo_suspends_and_a_redo_stands_where_the_duel_stood() {
    let mut t = searched();
    t.table.undo(None).expect("the choice is taken back");
    assert_eq!(t.table.position().settings[B], SUSPENDED);
    t.table.redo(None).expect("it counts again");
    assert_eq!(t.table.position().settings[B], COUNTS);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
}

#[test]
fn going_on_along_another_line_suspends_as_well() {
    let mut t = searched();
    let to = chain_window(&t);
    t.table
        .rewind(to, RewindKind::WhatIf, None)
        .expect("it is there");
    t.table.switch(timeline::MAIN, None).expect("it is there");
    assert_eq!(t.table.position().settings[B], SUSPENDED);
    t.check();
}

#[test]
fn settings_come_back_with_the_position() {
    let mut t = searched();
    let (on, window) = (
        t.find(|e| matches!(e, Event::SettingChanged { .. })),
        chain_window(&t),
    );
    t.ok(B, OFF);
    let history = t.table.history();
    let setting = |at| history.position_at(at).expect("it is there").settings[B];
    assert_eq!(setting(on - 1), Setting::default());
    assert_eq!(setting(on), COUNTS);
    assert_eq!(setting(window), COUNTS);
    assert_eq!(setting(history.last()), Setting::default());
    // Before it was said there is nothing to suspend.
    t.table
        .rewind(on - 1, RewindKind::Judge, None)
        .expect("play had begun");
    assert_eq!(t.table.position().settings[B], Setting::default());
}

#[test]
fn a_setting_that_is_said_again_counts_again() {
    let mut t = searched();
    let to = chain_window(&t);
    t.table
        .rewind(to, RewindKind::Judge, None)
        .expect("it is there");
    let batch = t.ok(B, ON);
    assert!(passes_by_setting(&batch, B));
    assert_eq!(t.table.position().settings[B], COUNTS);
    assert_eq!(t.asked(), Some((A, WindowKind::Chain)));
    t.check();
}

#[test]
fn an_agreement_is_suspended_until_it_is_said_again() {
    let mut t = Test::new(Mode::Strict, Side::default(), Side::default());
    t.ok(A, Action::MoveOn { to: None });
    let agreed = t.ok(B, Action::AgreeUpTo { to: Phase::End });
    let to = agreed.records[0].number;
    assert_eq!(t.table.position().goal(B), Some(Goal::Reach(Phase::End)));
    let batch = t
        .table
        .rewind(to, RewindKind::Correction, None)
        .expect("it is there");
    let suspended = Ahead {
        goal: Goal::Reach(Phase::End),
        suspended: true,
    };
    let by_itself = |event: &Event| {
        matches!(
            event,
            Event::WindowAnswered {
                answer: Answer::Passed(How::AgreedUpTo),
                ..
            }
        )
    };
    assert!(!batch.records.iter().any(|record| by_itself(&record.event)));
    assert!([None, Some(suspended)].contains(&t.table.position().goals[B]));
    assert_eq!(t.table.position().goal(B), None);
    assert_eq!(t.asked(), Some((B, WindowKind::PhaseEnd)));
    t.ok(B, Action::AgreeUpTo { to: Phase::End });
    assert_eq!(t.table.position().goal(B), Some(Goal::Reach(Phase::End)));
}
