//! Positions: whichever way one comes to a record, the fold gives the same.

mod common;

use common::{Script, gain, rewound, set_lp};
use duel::{Event, Mismatch, Position};
use proptest::prelude::*;
use timeline::{Cursor, FoldError, History, MAIN};

/// Main line 1 to 6; line 7 goes back to 4; records 8 and 9 on it.
fn two_lines() -> History {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2), set_lp(3), set_lp(4)]);
    script.rewind(4);
    script.batch(vec![set_lp(8), set_lp(9)]);
    script.history
}

fn lp(position: &Position) -> u32 {
    position.lp[duel::Seat::B]
}

#[test]
fn a_cursor_walks_along_its_line_both_ways() {
    let history = two_lines();
    let mut cursor = Cursor::new(&history);
    assert_eq!((cursor.number(), cursor.line()), (0, 7));
    let mut seen = Vec::new();
    while let Some(number) = cursor.forward().expect("the journal folds") {
        seen.push(number);
    }
    assert_eq!(seen, [1, 2, 3, 4, 8, 9]);
    assert_eq!(lp(cursor.position()), 9);
    let mut back = Vec::new();
    while let Some(number) = cursor.back().expect("the journal folds") {
        back.push(number);
    }
    assert_eq!(back, [8, 4, 3, 2, 1, 0]);
    assert_eq!(cursor.position(), &Position::new());
}

#[test]
fn a_cursor_stays_on_its_line_when_the_record_is_on_it() {
    let history = two_lines();
    let mut cursor = Cursor::new(&history);
    cursor.go_to(3).expect("it folds");
    assert_eq!(cursor.line(), 7);
    cursor.go_to(6).expect("it folds");
    assert_eq!((cursor.line(), lp(cursor.position())), (MAIN, 4));
    assert_eq!(cursor.forward(), Ok(None));
    cursor
        .go_on_line(7)
        .expect("it folds")
        .expect("there is such a line");
    assert_eq!((cursor.line(), cursor.number()), (7, 4));
    assert_eq!(cursor.forward(), Ok(Some(8)));
    assert!(cursor.go_on_line(5).expect("it folds").is_none());
}

#[test]
fn the_position_at_a_rewind_is_the_one_gone_back_to() {
    let history = two_lines();
    let mut cursor = Cursor::new(&history);
    assert_eq!(cursor.position_at(7), cursor.position_at(4));
    let step = cursor.step(7).expect("it folds");
    assert_eq!((lp(&step.before), lp(&step.after)), (4, 2));
    let step = cursor.step(8).expect("it folds");
    assert_eq!((lp(&step.before), lp(&step.after)), (2, 8));
    assert_eq!(cursor.number(), 0);
}

#[test]
fn a_record_that_does_not_exist_is_said_with_the_last_one() {
    let history = two_lines();
    let mut cursor = Cursor::new(&history);
    cursor.go_to(5).expect("it folds");
    for number in [0, 10, u32::MAX] {
        let none = FoldError::NoSuchRecord { number, last: 9 };
        assert_eq!(cursor.go_to(number).err(), Some(none.clone()));
        assert_eq!(cursor.position_before(number).err(), Some(none.clone()));
        assert_eq!(history.position_at(number).err(), Some(none));
    }
    assert_eq!(cursor.number(), 5);
}

#[test]
fn a_fact_that_cannot_be_is_said_with_its_record() {
    let mut script = Script::begun();
    script.batch(vec![gain(8000), gain(8000), set_lp(1)]);
    let history = script.history;
    let mut cursor = Cursor::new(&history);
    assert!(cursor.go_to(3).is_ok());
    for number in [4, 5] {
        let Err(FoldError::Mismatch { record, mismatch }) = cursor.go_to(number) else {
            panic!("record 4 can't be");
        };
        assert_eq!(record, 4);
        assert!(matches!(mismatch, Mismatch::LifePoints { was: 8100, .. }));
    }
    assert!(cursor.forward().is_err());
    assert_eq!(
        (cursor.number(), cursor.position().lp[duel::Seat::A]),
        (3, 8100)
    );
}

#[derive(Clone, Debug)]
enum Written {
    Events(u8),
    Rewind(prop::sample::Index),
    Note,
}

fn written() -> impl Strategy<Value = Written> {
    prop_oneof![
        4 => (1_u8..9).prop_map(Written::Events),
        2 => any::<prop::sample::Index>().prop_map(Written::Rewind),
        1 => Just(Written::Note),
    ]
}

fn write(journal: &[Written]) -> History {
    let mut script = Script::begun();
    for batch in journal {
        let last = script.history.last();
        script.batch(match batch {
            Written::Events(count) => (1..=u32::from(*count))
                .map(|n| set_lp(last * 10 + n))
                .collect(),
            Written::Rewind(to) => vec![rewound(to.index(last as usize) as u32 + 1, None)],
            Written::Note => vec![Event::Note],
        });
    }
    script.history
}

proptest! {
    #[test]
    fn from_any_snapshot_is_as_from_the_start(
        journal in prop::collection::vec(written(), 1..30),
        visits in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        every in 1_u32..9,
        most in 1_usize..9,
    ) {
        let history = write(&journal);
        let mut cursor = Cursor::new(&history).with_snapshots(every, most);
        for visit in visits {
            let number = visit.index(history.last() as usize) as u32 + 1;
            let fold = history.position_at(number).expect("it folds");
            prop_assert_eq!(cursor.go_to(number).expect("it folds"), &fold);
            prop_assert!(history.is_on(number, cursor.line()));
        }
        prop_assert_eq!(cursor.check_snapshots(), Ok(vec![]));
    }

    #[test]
    fn every_line_is_a_path_from_the_first_record_to_its_tip(
        journal in prop::collection::vec(written(), 1..30),
    ) {
        let history = write(&journal);
        for info in history.lines() {
            let path = history.path_of(info.line.id);
            prop_assert_eq!(path.last(), Some(&info.line.tip));
            prop_assert_eq!(path.first(), Some(&1));
            let own = path.iter().filter(|n| history.line_of(**n) == Some(info.line.id)).count();
            prop_assert_eq!(own, info.line.records as usize);
            let listed = history.records_of(info.line.id);
            prop_assert!(path.iter().all(|n| listed.contains(n) && history.is_on(*n, info.line.id)));
            for pair in path.windows(2) {
                prop_assert_eq!(history.record(pair[1]).and_then(|r| r.follows), Some(pair[0]));
            }
        }
    }

    #[test]
    fn undoing_everything_ends_at_the_set_up(journal in prop::collection::vec(written(), 0..12)) {
        let mut script = Script::begun();
        for batch in &journal {
            let last = script.history.last();
            match batch {
                Written::Events(n) => script.batch(vec![set_lp(last * 10 + u32::from(*n))]),
                Written::Rewind(to) => script.rewind(to.index(last as usize) as u32 + 1),
                Written::Note => script.batch(vec![Event::Note]),
            };
        }
        for _ in &journal {
            script.undo();
        }
        prop_assert_eq!(script.history.to_undo(), None);
        prop_assert_eq!(script.history.tip(), 2);
    }
}
