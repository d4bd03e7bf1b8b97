//! Lines, operations and the order of records in a history.

mod common;

use common::{Script, rewound, set_lp};
use duel::{Definitions, Digest, Engine, Event, RewindKind};
use timeline::{HistoryError, MAIN};

#[test]
fn a_duel_that_was_never_rewound_has_the_main_line_only() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2)]);
    let lines = script.history.lines();
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0].line.id, lines[0].name.as_str()), (MAIN, "main"));
    assert_eq!((lines[0].line.first, lines[0].line.tip), (Some(1), 4));
    assert_eq!((lines[0].line.records, lines[0].current), (4, true));
}

#[test]
fn a_rewind_starts_a_line_and_the_old_one_stays() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2), set_lp(3)]); // 3 to 5
    let id = script.rewind(3);
    script.batch(vec![set_lp(7), set_lp(8)]); // 7 and 8
    let history = &script.history;
    let lines = history.lines();
    assert_eq!(id, 6);
    assert_eq!((lines[0].line.tip, lines[0].current), (5, false));
    let line = lines[1].line;
    assert_eq!(
        (line.parent, line.from, line.left),
        (Some(MAIN), Some(3), Some(MAIN))
    );
    assert_eq!((line.first, line.tip, line.records), (Some(7), 8, 2));
    assert_eq!((lines[1].name.as_str(), lines[1].current), ("6", true));
    assert_eq!(line.kind, Some(RewindKind::Judge));
    assert_eq!(history.record(7).and_then(|r| r.follows), Some(3));
    assert_eq!(history.path_of(6), [1, 2, 3, 7, 8]);
    assert_eq!(history.records_of(6), [1, 2, 3, 6, 7, 8]);
    assert_eq!(history.records_of(MAIN), [1, 2, 3, 4, 5]);
}

#[test]
fn a_line_without_records_stands_where_it_went_back_to() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1)]);
    let id = script.rewind(2);
    let line = *script.history.current();
    assert_eq!(
        (line.id, line.first, line.tip, line.records),
        (id, None, 2, 0)
    );
    assert_eq!(script.history.base(id), Some(2));
    assert_eq!(script.history.tip(), 2);
}

#[test]
fn a_line_branches_off_the_line_that_holds_the_record_gone_back_to() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2)]); // 3, 4
    script.rewind(3); // 5
    script.batch(vec![set_lp(3)]); // 6
    script.rewind(2); // 7: on the main line, though line 5 was current
    script.rewind(6); // 8: on line 5
    script.rewind(8); // 9: where line 8 stands, which is record 6
    let history = &script.history;
    let of = |id| history.line(id).map(|l| (l.parent, l.from, l.left));
    assert_eq!(of(7), Some((Some(1), Some(2), Some(5))));
    assert_eq!(of(8), Some((Some(5), Some(6), Some(7))));
    assert_eq!(of(9), Some((Some(5), Some(6), Some(8))));
    let tree: Vec<(u32, u32)> = history
        .lines()
        .iter()
        .map(|l| (l.line.id, l.depth))
        .collect();
    assert_eq!(tree, [(1, 0), (5, 1), (8, 2), (9, 2), (7, 1)]);
    assert!(history.is_on(3, 5) && history.is_on(6, 9) && history.is_on(2, 9));
    assert!(!history.is_on(4, 5) && !history.is_on(6, 7) && !history.is_on(99, 1));
}

#[test]
fn a_note_changes_no_position_and_starts_no_line() {
    let mut script = Script::begun();
    let note = script.batch(vec![Event::Note]);
    script.batch(vec![set_lp(5)]);
    let history = &script.history;
    assert_eq!(history.base(note), Some(2));
    assert_eq!(history.record(4).and_then(|r| r.follows), Some(2));
    assert_eq!(history.lines().len(), 1);
    assert_eq!(
        (history.line_of(note), history.current().records),
        (Some(MAIN), 3)
    );
}

#[test]
fn the_position_before_a_record_is_where_what_it_follows_stands() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2)]); // 3, 4
    script.rewind(3); // 5
    script.batch(vec![set_lp(3)]); // 6
    let before = |n| script.history.before(n);
    assert_eq!(
        (before(1), before(4), before(5), before(6)),
        (Some(0), Some(3), Some(4), Some(3))
    );
    assert_eq!((before(0), before(7)), (None, None));
}

#[test]
fn the_card_definitions_in_use_are_those_of_the_line() {
    let mut script = Script::begun();
    let used = |digit, engine| Definitions {
        catalogue: Digest([digit; 32]),
        engine: Engine(engine),
    };
    let Definitions { catalogue, engine } = used(2, 3);
    script.batch(vec![Event::DefinitionsChanged { catalogue, engine }]); // 3
    let back = script.rewind(2); // 4
    let at = |n| script.history.definitions_at(n);
    assert_eq!(
        (at(2), at(3), at(back)),
        (Some(used(1, 1)), Some(used(2, 3)), Some(used(1, 1)))
    );
}

#[test]
fn undo_takes_back_one_batch_after_the_other_and_never_an_undo() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2)]); // batch 2: 3, 4
    script.batch(vec![set_lp(3)]); // batch 3: 5
    let next = |script: &Script| script.history.to_undo().map(|b| (b.number, b.before));
    assert_eq!(next(&script), Some((3, 4)));
    script.undo(); // batch 4
    assert_eq!((script.history.tip(), next(&script)), (4, Some((2, 2))));
    script.batch(vec![set_lp(9)]); // batch 5
    assert_eq!(next(&script), Some((5, 4)));
    script.undo();
    script.undo();
    assert_eq!((script.history.tip(), next(&script)), (2, None));
    let undone: Vec<u32> = script
        .history
        .batches()
        .iter()
        .filter_map(|b| b.undoes)
        .collect();
    assert_eq!(undone, [3, 5, 2]);
    assert_eq!(script.history.batch(3).and_then(|b| b.undone_by), Some(4));
}

#[test]
fn a_rewind_can_be_taken_back_like_any_other_batch() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2)]); // batch 2: 3, 4
    script.rewind(3); // batch 3: 5
    script.batch(vec![set_lp(8)]); // batch 4: 6
    script.undo();
    script.undo();
    assert_eq!(script.history.tip(), 4);
    assert_eq!(script.history.to_undo().map(|b| b.number), Some(2));
}

#[test]
fn a_record_that_cannot_come_next_is_refused_and_not_added() {
    let mut script = Script::begun();
    let good = script.next(set_lp(1));
    let mut push = |change: fn(&mut journal::Record)| {
        let mut record = good.clone();
        change(&mut record);
        script.history.push(record).expect_err("it can't come next")
    };
    assert_eq!(
        push(|r| r.number = 4),
        HistoryError::Number {
            expected: 3,
            found: 4
        }
    );
    let follows = |follows| HistoryError::Follows {
        number: 3,
        follows,
        tip: Some(2),
    };
    assert_eq!(push(|r| r.follows = Some(1)), follows(Some(1)));
    assert_eq!(push(|r| r.follows = None), follows(None));
    assert_eq!(
        push(|r| r.batch = 0),
        HistoryError::Batch {
            number: 3,
            found: 0,
            last: 1
        }
    );
    let to = |to| HistoryError::RewindsTo { number: 3, to };
    let rewinds = |to: u32| script.next(rewound(to, None));
    for number in [0, 3, 4, u32::MAX] {
        let mut history = script.history.clone();
        assert_eq!(history.push(rewinds(number)), Err(to(number)));
        assert_eq!(history.lines().len(), 1);
    }
    let mut following = rewinds(1);
    following.follows = Some(2);
    assert!(script.history.push(following).is_err());
    assert_eq!(script.history.last(), 2);
    assert_eq!(script.history.batches().len(), 1);
}

#[test]
fn a_record_is_looked_at_on_the_line_stood_on_or_on_its_own() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2)]); // 3 and 4
    let id = script.rewind(3);
    script.batch(vec![set_lp(7)]);
    let history = &script.history;
    assert_eq!(history.line_with(3, id), id);
    assert_eq!(history.line_with(4, id), MAIN);
    assert_eq!(history.line_with(6, MAIN), id);
}

#[test]
fn what_was_only_tried_out_is_not_the_line_of_the_duel() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2)]);
    let judged = script.rewind(3);
    script.batch(vec![set_lp(5)]);
    let tried = Event::Rewound {
        to: 3,
        kind: RewindKind::WhatIf,
        undoes: None,
        extension: None,
    };
    script.batch(vec![tried, set_lp(9)]);
    let (what_if, tip) = (script.history.current().id, script.history.tip());
    assert_eq!(script.history.of_the_duel().id, judged);
    let under = script.rewind(tip);
    let history = &script.history;
    assert!(history.is_what_if(what_if) && history.is_what_if(under));
    assert!(!history.is_what_if(judged) && !history.is_what_if(MAIN));
    assert_eq!(history.of_the_duel().id, judged);
}
