//! The clock of a round: every second is lost once, and no more is given back than was left.

mod common;

use common::Script;
use duel::{Desk, Event, RewindKind};
use journal::Time;
use timeline::RoundClock;

const MINUTE: i64 = 60_000;

/// A duel that begins at 0 in a round of 40 minutes.
fn round() -> Script {
    let mut script = Script::begun();
    write(&mut script, 0, stated(Some(40)));
    script
}

fn stated(minutes: Option<u16>) -> Event {
    Event::Desk(Desk::MatchStated {
        round: 4,
        table: 12,
        game: 1,
        best_of: 3,
        score: (0, 0),
        began: None,
        sided: (0, 0),
        minutes,
    })
}

fn write(script: &mut Script, at: i64, event: Event) -> u32 {
    script.written(Time(at), None, event)
}

fn call(script: &mut Script, at: i64) -> u32 {
    write(script, at, Event::Desk(Desk::JudgeCalled { by: None }))
}

fn clock(script: &Script) -> RoundClock {
    RoundClock::of(&[&script.history])
}

/// Ends a call with what is owed for it.
fn end(script: &mut Script, call: u32, at: i64) -> u32 {
    let owed = clock(script).owed(call, Time(at));
    let extension = u16::try_from(owed).expect("it is short");
    write(script, at, Event::Desk(Desk::CallEnded { call, extension }));
    owed
}

#[test]
fn the_clock_runs_from_the_first_record_and_stands_still_in_a_call() {
    let mut script = round();
    let left = |script: &Script, at| clock(script).left(Time(at));
    assert_eq!(left(&script, 10 * MINUTE), Some(30 * 60));
    let one = call(&mut script, 10 * MINUTE);
    assert_eq!(left(&script, 17 * MINUTE), Some(30 * 60));
    assert_eq!(end(&mut script, one, 18 * MINUTE), 8 * 60);
    assert_eq!(left(&script, 18 * MINUTE), Some(30 * 60));
    assert_eq!(left(&script, 60 * MINUTE), Some(0));
    let clock = clock(&script);
    assert_eq!((clock.extension(), clock.lost(Time(0))), (480, 480));
    assert_eq!(clock.end(), Some(Time(48 * MINUTE)));
}

#[test]
fn calls_that_overlap_lose_the_same_seconds_once() {
    let mut script = round();
    let one = call(&mut script, 10 * MINUTE);
    let two = call(&mut script, 11 * MINUTE);
    assert_eq!(end(&mut script, two, 14 * MINUTE), 3 * 60);
    assert_eq!(clock(&script).held(), Some(Time(10 * MINUTE)));
    assert_eq!(end(&mut script, one, 15 * MINUTE), 2 * 60);
    assert_eq!(clock(&script).extension(), 5 * 60);
    assert_eq!(clock(&script).lost(Time(0)), 5 * 60);
    assert_eq!(clock(&script).left(Time(15 * MINUTE)), Some(30 * 60));
}

#[test]
fn no_more_is_given_back_than_was_left() {
    let mut script = round();
    let one = call(&mut script, 38 * MINUTE);
    assert_eq!(end(&mut script, one, 50 * MINUTE), 2 * 60);
    let late = call(&mut script, 55 * MINUTE);
    assert_eq!(end(&mut script, late, 58 * MINUTE), 0);
    // Once time is called, only what was given is left.
    let mut script = round();
    write(&mut script, 20 * MINUTE, Event::Desk(Desk::TimeCalled));
    let late = call(&mut script, 21 * MINUTE);
    assert_eq!(end(&mut script, late, 25 * MINUTE), 0);
}

#[test]
fn what_a_ruling_gave_back_is_not_given_back_again_when_the_call_ends() {
    let mut script = round();
    let one = call(&mut script, 10 * MINUTE);
    let rewound = Event::Rewound {
        to: script.history.tip(),
        kind: RewindKind::Judge,
        undoes: None,
        extension: Some(120),
    };
    write(&mut script, 14 * MINUTE, rewound);
    assert_eq!(end(&mut script, one, 15 * MINUTE), 3 * 60);
    assert_eq!(clock(&script).extension(), 5 * 60);
}

#[test]
fn where_nobody_said_how_long_the_round_is_no_clock_is_shown_but_time_is_given_back() {
    let mut script = Script::begun();
    let one = call(&mut script, 10 * MINUTE);
    assert_eq!(end(&mut script, one, 12 * MINUTE), 2 * 60);
    assert_eq!(clock(&script).left(Time(15 * MINUTE)), None);
}

#[test]
fn the_round_goes_on_over_the_duels_of_a_match_and_begins_when_it_was_said_to() {
    let mut first = round();
    let one = call(&mut first, 10 * MINUTE);
    end(&mut first, one, 15 * MINUTE);
    let mut second = Script::begun();
    write(&mut second, 30 * MINUTE, stated(None));
    let both = RoundClock::of(&[&first.history, &second.history]);
    assert_eq!(both.left(Time(31 * MINUTE)), Some(14 * 60));
    let began = Some(Time(-5 * MINUTE));
    second.written(Time(31 * MINUTE), began, stated(Some(50)));
    let both = RoundClock::of(&[&first.history, &second.history]);
    assert_eq!((both.minutes, both.began), (Some(50), began));
}
