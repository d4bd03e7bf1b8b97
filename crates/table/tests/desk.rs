//! Going back, taking back, noting.

mod support;

use duel::{
    Action, Answer, Asker, Cause, Desk, Event, How, Mismatch, Mode, Phase, Point, RewindKind,
    Seat::A, Seat::B, WindowKind, Zone,
};
use journal::{Record, Source, Words};
use proptest::prelude::*;
use rules::{Next, offers};
use support::{PASS, Side, Test};
use table::{Batch, TableError};
use timeline::MAIN;

const JUDGE: RewindKind = RewindKind::Judge;

fn events(batch: &Batch) -> Vec<&Event> {
    batch.records.iter().map(|record| &record.event).collect()
}

/// The story up to the summon for which B was never asked.
fn too_fast() -> Test {
    let mut t = Test::story(Mode::Witness);
    t.search();
    t.ok(A, t.summon(A, "Elemental HERO Stratos"));
    t
}

fn skipped(t: &Test) -> u32 {
    t.find(|e| {
        matches!(
            e,
            Event::WindowAnswered {
                seat: B,
                answer: Answer::Skipped,
                ..
            }
        )
    })
}

#[test]
fn going_back_to_where_a_seat_was_not_asked_asks_it() {
    let mut t = too_fast();
    let last = t.table.history().last();
    let to = skipped(&t) - 1;
    let words = Words {
        text: Some("B was not asked".to_owned()),
        by: vec!["Judge Rossi".to_owned()],
        statements: [None, Some("I had Mind Crush".to_owned())],
    };
    let batch = t
        .table
        .rewind(to, JUDGE, Some(words.clone()))
        .expect("it is there");
    let rewound = &batch.records[0];
    assert_eq!(
        rewound.event,
        Event::Rewound {
            to,
            kind: JUDGE,
            undoes: None,
            extension: None
        }
    );
    assert_eq!(
        (rewound.number, rewound.follows, rewound.source),
        (last + 1, None, Source::Judge)
    );
    assert_eq!(rewound.words, Some(words));
    let asked = &batch.records[1];
    assert!(matches!(
        asked.event,
        Event::WindowAsked {
            seat: B,
            by: Asker::Judge,
            ..
        }
    ));
    assert_eq!(asked.follows, Some(to));
    assert_eq!(batch.records.len(), 2);
    assert_eq!(support::asked(&batch.asks), Some((B, WindowKind::Free)));
    // B uses Mind Crush now, and the duel goes on from there; the old line is still there.
    t.ok(B, t.activate(B, "Mind Crush"));
    let history = t.table.history();
    assert_eq!(history.line(MAIN).map(|line| line.tip), Some(last));
    assert_eq!(history.current().id, last + 1);
    assert!(history.is_on(to, last + 1) && !history.is_on(to + 1, last + 1));
    t.check();
}

#[test]
fn going_back_into_a_resolution_goes_on_from_there_as_it_did() {
    let mut t = Test::story(Mode::Strict);
    t.search();
    let last = t.table.history().last();
    let began = t.find(|e| matches!(e, Event::ChoiceMade { .. }));
    for to in began..last {
        let batch = t.table.rewind(to, JUDGE, None).expect("it is there");
        let again: Vec<Event> = (to + 1..=last).map(|n| t.event(n).clone()).collect();
        let again: Vec<&Event> = again.iter().collect();
        assert_eq!(
            events(&batch)[1..again.len() + 1],
            again,
            "from record {to}"
        );
        assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    }
    t.check();
}

#[test]
fn going_back_to_a_choice_stands_there_and_another_can_be_made() {
    let mut t = Test::story(Mode::Strict);
    t.search();
    let asked = t.find(|e| matches!(e, Event::ChoiceAsked { .. }));
    let batch = t.table.rewind(asked, JUDGE, None).expect("it is there");
    assert_eq!(batch.records.len(), 1);
    assert!(matches!(
        batch.asks,
        Next::Ask(rules::Ask {
            seat: A,
            question: rules::Question::Choice(_)
        })
    ));
    t.ok(A, t.choose(A, "Elemental HERO Sparkman"));
    let hand: Vec<_> = t
        .table
        .position()
        .zone(A, Zone::Hand)
        .filter_map(|row| row.face)
        .collect();
    assert!(hand.contains(&support::face("Elemental HERO Sparkman")));
    assert!(!hand.contains(&support::face("Elemental HERO Stratos")));
    t.check();
}

#[test]
fn what_a_seat_had_said_ahead_ends_when_it_is_asked_again() {
    let mut t = Test::story(Mode::Witness);
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::End),
        },
    );
    while t.asked().is_some_and(|(seat, _)| seat == B) {
        t.ok(B, PASS);
    }
    let passed = t.find(|e| {
        matches!(
            e,
            Event::WindowAnswered {
                seat: A,
                answer: Answer::Passed(How::MovedOn),
                ..
            }
        )
    });
    let batch = t
        .table
        .rewind(passed - 1, JUDGE, None)
        .expect("it is there");
    assert!(matches!(
        batch.records[1].event,
        Event::WindowAsked {
            seat: A,
            by: Asker::Judge,
            ..
        }
    ));
    assert_eq!(batch.records.len(), 2);
    assert_eq!(support::asked(&batch.asks).map(|(seat, _)| seat), Some(A));
    assert_eq!(t.table.position().goals[A], None);
}

#[test]
fn the_set_up_and_records_that_do_not_exist_cannot_be_gone_back_to() {
    let mut t = Test::story(Mode::Strict);
    let play = t.find(|e| matches!(e, Event::PlayBegan { .. }));
    let (head, last) = (t.table.head(), t.table.history().last());
    for number in [0, last + 1, u32::MAX] {
        match t.table.rewind(number, JUDGE, None) {
            Err(TableError::NoSuchRecord { number: n, last: l }) => {
                assert_eq!((n, l), (number, last))
            }
            other => panic!("{other:?}"),
        }
    }
    for to in [1, play - 1] {
        match t.table.rewind(to, JUDGE, None) {
            Err(TableError::BeforePlay { to: t, play: p }) => assert_eq!((t, p), (to, play)),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(t.table.head(), head);
    t.table.rewind(play, JUDGE, None).expect("play had begun");
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
}

#[test]
fn a_line_can_be_gone_back_to_by_any_record_of_it_its_rewind_included() {
    let mut t = too_fast();
    let (tip, to) = (t.table.history().tip(), skipped(&t) - 1);
    let summoned = t.table.position().clone();
    let line = t
        .table
        .rewind(to, JUDGE, None)
        .expect("it is there")
        .records[0]
        .number;
    t.table
        .rewind(tip, JUDGE, None)
        .expect("the old line is still there");
    assert_eq!(t.table.position().rows, summoned.rows);
    let batch = t
        .table
        .rewind(line, JUDGE, None)
        .expect("it stands where it went back to");
    assert_eq!(
        batch.records[0].event,
        Event::Rewound {
            to,
            kind: JUDGE,
            undoes: None,
            extension: None
        }
    );
    assert_eq!(t.asked(), Some((B, WindowKind::Free)));
    t.check();
}

#[test]
fn only_a_judges_ruling_says_that_a_judge_asked() {
    for kind in [JUDGE, RewindKind::Agreed, RewindKind::Correction] {
        let mut t = too_fast();
        let to = skipped(&t) - 1;
        let batch = t.table.rewind(to, kind, None).expect("it is there");
        let asked = |e: &Event| {
            matches!(
                e,
                Event::WindowAsked {
                    by: Asker::Judge,
                    ..
                }
            )
        };
        let asks = batch.records.iter().any(|record| asked(&record.event));
        assert_eq!(asks, kind == JUDGE, "{kind:?}");
        assert_eq!(t.asked(), Some((B, WindowKind::Free)));
    }
}

#[test]
fn undo_takes_back_the_last_operation_and_then_the_one_before() {
    let mut t = Test::story(Mode::Strict);
    let start = t.table.position().clone();
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    let activated = t.table.position().clone();
    t.ok(B, PASS);
    let batch = t
        .table
        .undo(Some(Words::said("B said nothing")))
        .expect("there is a last one");
    assert!(matches!(
        batch.records[0].event,
        Event::Rewound {
            kind: RewindKind::Correction,
            undoes: Some(3),
            ..
        }
    ));
    assert_eq!(batch.records.len(), 1);
    assert_eq!(t.table.position(), &activated);
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
    t.table.undo(None).expect("there is one before");
    assert_eq!(t.table.position(), &start);
    let head = t.table.head();
    assert!(matches!(t.table.undo(None), Err(TableError::NothingToUndo)));
    assert_eq!(t.table.head(), head);
    t.check();
}

#[test]
fn what_is_said_after_an_undo_is_undone_before_what_came_before_it() {
    let mut t = Test::story(Mode::Strict);
    t.ok(A, t.activate(A, "Reinforcement of the Army")); // batch 2
    t.ok(B, PASS); // batch 3
    t.table.undo(None).expect("batch 3");
    t.ok(B, t.activate(B, "Waboku")); // batch 5
    let undone: Vec<Option<u32>> = (0..2)
        .map(
            |_| match t.table.undo(None).expect("there is one").records[0].event {
                Event::Rewound { undoes, .. } => undoes,
                ref other => panic!("{other:?}"),
            },
        )
        .collect();
    assert_eq!(undone, [Some(5), Some(2)]);
    t.check();
}

#[test]
fn a_rewind_can_be_undone() {
    let mut t = too_fast();
    let (tip, position) = (t.table.history().tip(), t.table.position().clone());
    t.table
        .rewind(skipped(&t) - 1, JUDGE, None)
        .expect("it is there");
    t.table.undo(None).expect("a rewind is an operation");
    assert_eq!(
        (t.table.history().tip(), t.table.position()),
        (tip, &position)
    );
    t.check();
}

#[test]
fn a_note_changes_nothing_but_the_journal() {
    let mut t = Test::story(Mode::Strict);
    let (tip, position) = (t.table.history().tip(), t.table.position().clone());
    let batch = t
        .table
        .note(Words::said("table 4 got five minutes more"))
        .expect("it is kept");
    assert_eq!(events(&batch), [&Event::Note]);
    assert_eq!(batch.records[0].follows, None);
    assert_eq!(
        (t.table.history().tip(), t.table.position()),
        (tip, &position)
    );
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    assert_eq!(t.record(batch.head.number + 1).follows, Some(tip));
    t.check();
}

fn pays(seat: duel::Seat, by: i32, to: u32) -> Event {
    let cause = Cause::REPAIR;
    Event::LpChanged {
        seat,
        by,
        to,
        cause,
    }
}

#[test]
fn a_repair_puts_facts_right_and_the_duel_stands_where_it_stood() {
    let mut t = too_fast();
    let (asks, before) = (t.table.awaited(), t.table.position().clone());
    let words = Words::said("the 700 are paid now");
    let batch = t
        .table
        .adjust(vec![pays(B, -700, 7300)], Some(words.clone()));
    let batch = batch.expect("it can be");
    assert_eq!(
        events(&batch),
        [&Event::Adjusted { steps: 1 }, &pays(B, -700, 7300)]
    );
    assert_eq!(batch.records[0].words, Some(words));
    let after = t.table.position();
    assert_eq!((after.lp[B], after.repairs), (7300, 0));
    assert_eq!((t.table.awaited(), after.point), (asks, before.point));
    assert_eq!(
        (&after.happened, &after.occasion),
        (&before.happened, &before.occasion)
    );
    t.check();
}

#[test]
fn a_repair_says_which_record_it_puts_right_and_nothing_that_is_not_there() {
    let mut t = too_fast();
    let steps = || vec![pays(B, -700, 7300)];
    let none = t.table.head().number + 1;
    match t.table.put_right(steps(), Some(none), None) {
        Err(TableError::NoSuchRecord { number, .. }) => assert_eq!(number, none),
        other => panic!("{other:?}"),
    }
    let batch = t
        .table
        .put_right(steps(), Some(5), None)
        .expect("it can be");
    let last = events(&batch).pop();
    assert_eq!(last, Some(&Event::Desk(Desk::PutRight { about: 5 })));
    t.check();
}

#[test]
fn a_repair_that_moves_a_card_sets_nothing_off() {
    let mut t = too_fast();
    let duel::Which::Card(card) = t.card(A, "Elemental HERO Stratos") else {
        panic!("it is known");
    };
    let from = t.table.position().card(card).expect("it is there").place;
    let moves = vec![duel::Move {
        card,
        from,
        to: duel::Place::pile(A, Zone::Graveyard),
        posture: duel::Posture::FaceUp,
    }];
    let cause = Cause::REPAIR;
    let happened = t.table.position().happened.len();
    let batch = t
        .table
        .adjust(vec![Event::CardsMoved { moves, cause }], None);
    batch.expect("it can be");
    let position = t.table.position();
    assert_eq!(position.happened.len(), happened);
    let there = position
        .rows
        .iter()
        .filter(|row| row.place.zone == Zone::Graveyard);
    assert!(there.count() > 0);
    t.check();
}

#[test]
fn a_repair_that_cant_be_names_its_step_and_writes_nothing() {
    let mut t = too_fast();
    let head = t.table.head();
    let wrong = vec![pays(B, -700, 7300), pays(B, -100, 9)];
    match t.table.adjust(wrong, None) {
        Err(TableError::Repair { step: 2, mismatch }) => {
            assert!(matches!(mismatch, Mismatch::LifePoints { .. }));
        }
        other => panic!("{other:?}"),
    }
    match t.table.adjust(vec![Event::ChainEnded], None) {
        Err(TableError::Repair { step: 1, .. }) => {}
        other => panic!("{other:?}"),
    }
    match t.table.adjust(Vec::new(), None) {
        Err(TableError::Repair { step: 0, .. }) => {}
        other => panic!("{other:?}"),
    }
    assert_eq!((t.table.head(), t.table.position().lp[B]), (head, 8000));
    t.check();
}

#[test]
fn nobody_stands_in_the_middle_of_a_repair() {
    let mut t = too_fast();
    let steps = vec![pays(B, -700, 7300), pays(A, 100, 8100)];
    let batch = t.table.adjust(steps, None).expect("it can be");
    let first = batch.records[0].number;
    for to in [first, first + 1] {
        match t.table.rewind(to, JUDGE, None) {
            Err(TableError::InRepair { to: said, .. }) => assert_eq!(said, to),
            other => panic!("{other:?}"),
        }
    }
    t.table
        .rewind(first + 2, JUDGE, None)
        .expect("it is whole there");
    t.check();
}

#[test]
fn an_entry_about_what_isnt_there_is_refused() {
    let mut t = too_fast();
    let last = t.table.history().last();
    match t.table.enter(Desk::Marked { at: last + 1 }, None) {
        Err(TableError::NoSuchRecord { number, .. }) => assert_eq!(number, last + 1),
        other => panic!("{other:?}"),
    }
    match t.table.enter(Desk::LineNamed { line: 7 }, None) {
        Err(TableError::NoSuchLine { line: 7 }) => {}
        other => panic!("{other:?}"),
    }
    match t.table.switch(7, None) {
        Err(TableError::NoSuchLine { line: 7 }) => {}
        other => panic!("{other:?}"),
    }
    t.table
        .enter(Desk::JudgeCalled { by: Some(B) }, None)
        .expect("it is kept");
    t.check();
}

#[test]
fn a_switched_line_goes_on_and_the_store_reads_back_the_same() {
    let mut t = too_fast();
    let (tip, asks) = (t.table.history().tip(), t.table.awaited());
    t.table
        .rewind(skipped(&t) - 1, JUDGE, None)
        .expect("it is there");
    let line = t.table.history().current().id;
    t.ok(B, PASS);
    t.table.switch(MAIN, None).expect("it is there");
    assert_eq!((t.table.history().tip(), t.table.awaited()), (tip, asks));
    t.ok(A, PASS);
    assert_eq!(t.table.history().current().id, MAIN);
    t.table.switch(line, None).expect("it is there");
    t.table.undo(None).expect("the switch");
    assert_eq!(t.table.history().current().id, MAIN);
    t.table.redo(None).expect("its undo");
    assert_eq!(t.table.history().current().id, line);
    assert_eq!(t.table.history().lines().len(), 2);
    t.check();
}

#[test]
fn redo_stands_where_the_undo_had_left() {
    let mut t = too_fast();
    let (tip, position) = (t.table.history().tip(), t.table.position().clone());
    t.table.undo(None).expect("there is something");
    assert_ne!(t.table.history().tip(), tip);
    t.table.redo(None).expect("there is something");
    assert_eq!(
        (t.table.history().tip(), t.table.position()),
        (tip, &position)
    );
    assert_eq!(t.table.history().current().id, MAIN);
    assert_eq!(t.table.history().lines().len(), 2);
    match t.table.redo(None) {
        Err(TableError::NothingToRedo) => {}
        other => panic!("{other:?}"),
    }
    t.check();
}

/// Plays a duel by picking among what is possible.
fn play(t: &mut Test, picks: &[u16]) {
    for pick in picks {
        let (position, catalogue) = (t.table.position(), t.table.catalogue());
        let said: Vec<_> = [A, B]
            .iter()
            .flat_map(|seat| {
                offers(position, catalogue, *seat)
                    .iter()
                    .collect::<Vec<_>>()
            })
            .filter(|said| said.action != Action::Concede)
            .collect();
        if said.is_empty() {
            return;
        }
        let said = &said[*pick as usize % said.len()];
        t.table.say(said, None, None).expect("it was offered");
    }
}

fn busy(mode: Mode) -> Test {
    let a = Side {
        hand: &[
            "Reinforcement of the Army",
            "Sangan",
            "Cannon Soldier",
            "Mystical Space Typhoon",
        ],
        set: &["Solemn Warning", "Torrential Tribute"],
        deck: &[
            "Gemini Elf",
            "Elemental HERO Stratos",
            "Elemental HERO Sparkman",
            "Sangan",
        ],
    };
    let b = Side {
        hand: &["Red Gadget", "Yellow Gadget"],
        set: &[
            "Mind Crush",
            "Waboku",
            "Trap Hole",
            "Seven Tools of the Bandit",
        ],
        deck: &["Sangan", "Yellow Gadget", "Green Gadget", "Gemini Elf"],
    };
    Test::new(mode, a, b)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn from_every_record_the_record_that_follows_comes_again(
        picks in prop::collection::vec(any::<u16>(), 1..25),
        witness: bool,
    ) {
        let mut t = busy(if witness { Mode::Witness } else { Mode::Strict });
        play(&mut t, &picks);
        let last = t.table.history().last();
        for to in 1..last {
            let began = t.table.history().position_at(to).expect("it folds").point != Point::SettingUp;
            let Ok(batch) = t.table.rewind(to, JUDGE, None) else {
                prop_assert!(!began, "record {} can be gone back to", to);
                continue;
            };
            let follows = t.record(to + 1).clone();
            let suspends = |r: &&Record| matches!(r.event, Event::SettingChanged { suspended: true, .. });
            let suspended = batch.records.iter().any(|r| suspends(&r));
            let since: Vec<_> = batch.records[1..].iter().filter(|r| !suspends(r)).collect();
            let again = since.first().map(|r| &r.event);
            match follows.source {
                // Said by somebody: the duel waits there, and who is awaited in a window is asked.
                Source::Seat(_) => prop_assert!(since.len() <= 1),
                Source::Engine => {
                    let asked = matches!(again, Some(Event::WindowAsked { by: Asker::Judge, .. }));
                    let passes = matches!(follows.event, Event::WindowAnswered { answer: Answer::Passed(_), .. });
                    // What had been said ahead is asked for again.
                    let chosen = matches!(follows.event, Event::PhaseEntered { .. });
                    let asks = matches!(again, Some(Event::ChoiceAsked { .. }));
                    prop_assert!(
                        again == Some(&follows.event) || (asked && passes) || (suspended && chosen && asks)
                    );
                }
                _ => prop_assert!(false, "the set-up is before play"),
            }
        }
        t.check();
    }

    #[test]
    fn undoing_everything_comes_back_to_the_set_up(picks in prop::collection::vec(any::<u16>(), 1..15)) {
        let mut t = busy(Mode::Strict);
        let mut stood = vec![t.table.position().clone()];
        for pick in &picks {
            let before = t.table.history().last();
            play(&mut t, &[*pick]);
            if t.table.history().last() > before {
                stood.push(t.table.position().clone());
            }
        }
        stood.pop();
        for position in stood.iter().rev() {
            t.table.undo(None).expect("there is one");
            let mut expected = position.clone();
            for suspended in position.suspensions() {
                expected.apply(&suspended).expect("it is a setting");
            }
            prop_assert_eq!(t.table.position(), &expected);
        }
        prop_assert!(matches!(t.table.undo(None), Err(TableError::NothingToUndo)));
        t.check();
    }
}
