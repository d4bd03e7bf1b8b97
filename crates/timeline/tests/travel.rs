//! Travelling along a line: every stop is of its kind, none is jumped over, and back is the same
//! way as forwards.

mod common;

use common::{Script, chain, phase, rewound, set_lp, turn, window};
use duel::{Answer, Asker, Because, CardId, Event, How, Phase, Seat, WindowKind};
use proptest::prelude::*;
use timeline::{Condition, Cursor, History, NoNames, Road, Stop, Watched, Way, Worth};

#[derive(Clone, Debug)]
enum Written {
    Turn,
    Phase,
    Window(bool, bool),
    Chain(u8),
    Lp(u32),
    Rewind(prop::sample::Index),
    Note,
}

fn written() -> impl Strategy<Value = Written> {
    prop_oneof![
        Just(Written::Turn),
        Just(Written::Phase),
        any::<(bool, bool)>().prop_map(|(asked, skipped)| Written::Window(asked, skipped)),
        (1_u8..4).prop_map(Written::Chain),
        (0_u32..3).prop_map(Written::Lp),
        any::<prop::sample::Index>().prop_map(Written::Rewind),
        Just(Written::Note),
    ]
}

/// A window with both answers.
fn asked_and_answered(number: u32, asked: bool, skipped: bool) -> Vec<Event> {
    let opened = Event::WindowOpened {
        window: number,
        kind: WindowKind::Free,
        owed: (Seat::A, Some(Seat::B)),
        because: Because::AllPassed,
    };
    let answer = |seat, answer| Event::WindowAnswered {
        window: number,
        seat,
        answer,
    };
    let ask = Event::WindowAsked {
        window: number,
        seat: Seat::B,
        by: Asker::Seat(Seat::A),
    };
    let mut events = vec![opened, answer(Seat::A, Answer::Passed(How::Spoken))];
    if asked {
        events.push(ask);
    }
    let last = if skipped && !asked {
        Answer::Skipped
    } else {
        Answer::Passed(How::Spoken)
    };
    events.push(answer(Seat::B, last));
    events.push(Event::WindowClosed { window: number });
    events
}

fn write(journal: &[Written]) -> History {
    let mut script = Script::begun();
    for one in journal {
        let position = script.history.position_at(script.history.last());
        let position = position.expect("it folds");
        let last = script.history.last();
        let next = position.windows + 1;
        let batch = match one {
            Written::Turn => vec![turn(position.turn + 1)],
            Written::Phase => vec![phase(Phase::Battle)],
            Written::Window(asked, skipped) => asked_and_answered(next, *asked, *skipped),
            Written::Chain(links) => chain(*links),
            Written::Lp(lp) => vec![set_lp(*lp)],
            Written::Rewind(to) => vec![rewound(to.index(last as usize) as u32 + 1, None)],
            Written::Note => vec![Event::Note],
        };
        let mut tried = script.clone();
        tried.batch(batch);
        // What can't follow here isn't written.
        if tried.history.position_at(tried.history.last()).is_ok() {
            script = tried;
        }
    }
    script.history
}

/// Every stop from where the cursor stands to the end.
fn all(cursor: &mut Cursor<'_>, mut next: impl FnMut(&mut Cursor<'_>) -> Option<u32>) -> Vec<u32> {
    let mut found = Vec::new();
    while let Some(number) = next(cursor) {
        assert_eq!(cursor.number(), number);
        found.push(number);
    }
    found
}

proptest! {
    #[test]
    fn every_stop_is_found_both_ways_and_nothing_else_is(
        journal in prop::collection::vec(written(), 1..25),
        pick in any::<prop::sample::Index>(),
    ) {
        let history = write(&journal);
        let lines = history.lines();
        let line = lines[pick.index(lines.len())].line.id;
        let path = history.path_of(line);
        let mut cursor = Cursor::new(&history);
        cursor.go_on_line(line).expect("it folds").expect("it is there");
        for stop in Stop::ALL {
            let is = |n: &u32| history.record(*n).is_some_and(|record| stop.is(&record.event));
            let expected: Vec<u32> = path.iter().copied().filter(is).collect();
            cursor.stand(0).expect("it is there");
            let ahead = all(&mut cursor, |c| c.travel(stop, Way::Forwards).expect("it folds"));
            prop_assert_eq!(&ahead, &expected, "{:?}", stop);
            cursor.stand(*path.last().expect("it began")).expect("it folds");
            let tip = cursor.number();
            let mut behind = all(&mut cursor, |c| c.travel(stop, Way::Backwards).expect("it folds"));
            behind.reverse();
            behind.extend(expected.last().filter(|last| **last == tip));
            prop_assert_eq!(&behind, &expected, "{:?} backwards", stop);
        }
    }

    #[test]
    fn next_then_previous_comes_back(
        journal in prop::collection::vec(written(), 1..25),
        pick in any::<prop::sample::Index>(),
    ) {
        let history = write(&journal);
        let path = history.path(history.last());
        let mut cursor = Cursor::new(&history);
        for stop in Stop::ALL {
            cursor.go_to(path[pick.index(path.len())]).expect("it folds");
            let Some(first) = cursor.travel(stop, Way::Forwards).expect("it folds") else {
                continue;
            };
            let there = cursor.position().clone();
            prop_assert_eq!(history.position_at(first), Ok(there.clone()));
            if cursor.travel(stop, Way::Forwards).expect("it folds").is_some() {
                prop_assert_eq!(cursor.travel(stop, Way::Backwards), Ok(Some(first)));
                prop_assert_eq!(cursor.position(), &there);
            }
        }
    }

    #[test]
    fn a_watched_value_is_stopped_at_wherever_it_changes(
        journal in prop::collection::vec(written(), 1..25),
    ) {
        let history = write(&journal);
        let watched = ["B.lp", "turn", "chain.len"];
        let watched = watched.map(|text| Watched::read(text, &NoNames).expect(text));
        let worth = |n: u32| -> Vec<Worth> {
            let position = match n {
                0 => duel::Position::new(),
                n => history.position_at(n).expect("it folds"),
            };
            watched.iter().map(|one| one.worth(&position)).collect()
        };
        let path = history.path(history.last());
        let before = std::iter::once(0).chain(path.iter().copied());
        let changed = before.zip(&path).filter(|(before, n)| worth(*before) != worth(**n));
        let expected: Vec<u32> = changed.map(|(_, n)| *n).collect();
        let mut cursor = Cursor::new(&history);
        let go = |c: &mut Cursor<'_>, way| c.travel_to_change(&watched, way).expect("it folds");
        let ahead = all(&mut cursor, |c| go(c, Way::Forwards));
        prop_assert_eq!(&ahead, &expected);
        let mut behind = all(&mut cursor, |c| go(c, Way::Backwards));
        behind.reverse();
        behind.extend(expected.last());
        prop_assert_eq!(&behind, &expected);
    }
}

#[test]
fn where_there_is_nothing_further_it_stays() {
    let mut script = Script::begun();
    script.batch(vec![window(1), set_lp(5)]);
    let mut cursor = Cursor::new(&script.history);
    cursor.go_to(4).expect("it folds");
    assert_eq!(cursor.travel(Stop::Chain, Way::Backwards), Ok(None));
    assert_eq!(cursor.travel(Stop::Window, Way::Forwards), Ok(None));
    let five = Condition::read("B.lp == 5", &NoNames).expect("it reads");
    assert_eq!(cursor.travel_to(&five, Way::Forwards), Ok(None));
    assert_eq!(cursor.travel_to(&five, Way::Backwards), Ok(None));
    assert_eq!((cursor.number(), cursor.position().lp[Seat::B]), (4, 5));
    cursor.go_to(2).expect("it folds");
    assert_eq!(cursor.travel_to(&five, Way::Forwards), Ok(Some(4)));
    assert_eq!(cursor.travel(Stop::Window, Way::Backwards), Ok(Some(3)));
}

#[test]
fn a_stop_is_the_kind_of_event_it_says() {
    let met = Event::TriggerMet {
        card: CardId(0),
        effect: 0,
        seat: Seat::A,
        mandatory: false,
    };
    assert!(Stop::Trigger.is(&met) && Stop::Event.is(&met) && !Stop::Link.is(&met));
    assert!(Stop::Chain.is(&common::link(1)) && !Stop::Chain.is(&common::link(2)));
    assert!(Stop::Link.is(&common::link(2)));
    let asked = asked_and_answered(1, true, true);
    let questions = |stop: Stop| asked.iter().filter(|event| stop.is(event)).count();
    assert_eq!(
        (questions(Stop::Question), questions(Stop::NotAsked)),
        (1, 0)
    );
    let not_asked = asked_and_answered(1, false, true);
    let questions = |stop: Stop| not_asked.iter().filter(|event| stop.is(event)).count();
    assert_eq!(
        (questions(Stop::Question), questions(Stop::NotAsked)),
        (1, 1)
    );
}

#[test]
fn what_the_properties_travel_has_something_to_stop_at() {
    let journal = [
        Written::Turn,
        Written::Phase,
        Written::Window(true, false),
        Written::Window(false, true),
        Written::Chain(2),
        Written::Lp(1),
    ];
    let history = write(&journal);
    let count = |stop: Stop| {
        let is = |number: &u32| {
            let record = history.record(*number);
            record.is_some_and(|record| stop.is(&record.event))
        };
        history
            .path(history.last())
            .iter()
            .filter(|n| is(n))
            .count()
    };
    let counts = [
        (Stop::Window, 2),
        (Stop::Chain, 1),
        (Stop::Link, 2),
        (Stop::Phase, 3),
        (Stop::Turn, 2),
        (Stop::Question, 2),
        (Stop::NotAsked, 1),
    ];
    for (stop, expected) in counts {
        assert_eq!(count(stop), expected, "{stop:?}");
    }
}
