//! The place grammar: every form, every error, and what each resolves to.

mod common;

use common::{Script, chain, phase, set_lp, turn, window};
use duel::{Event, Phase};
use journal::Seal;
use timeline::{MAIN, Place, PlaceError, Range};

/// Turn 1 from main phase 1 (2), a chain of 1 (3–7), a chain of 3 (8–18), end phase (19), turn 2
/// (20), its draw phase (21), standby (22), main phase 1 (23), LP (24).
fn duel() -> Script {
    let mut script = Script::begun();
    script.batch(chain(1));
    script.batch(chain(3));
    script.batch(vec![phase(Phase::End), turn(2), phase(Phase::Draw)]);
    script.batch(vec![phase(Phase::Standby), phase(Phase::Main1), set_lp(5)]);
    script
}

fn resolve(script: &Script, text: &str) -> Result<u32, PlaceError> {
    Place::parse(text)?.resolve(&script.history, script.history.current().id)
}

#[test]
fn every_form_of_a_place_means_one_record() {
    let mut script = duel();
    script.history.put_seal(7, Seal([0xab; 32]));
    script.history.put_seal(17, Seal([0xac; 32]));
    for (text, number) in [
        ("1", 1),
        ("24", 24),
        (" 24 ", 24),
        ("@", 24),
        ("@-0", 24),
        ("@-3", 21),
        ("@-23", 1),
        ("t1", 2),
        ("t1.mp1", 2),
        ("t1.ep", 19),
        ("t1.c1", 3),
        ("t1.c1.l1", 3),
        ("t1.c2", 8),
        ("t1.c2.l3", 10),
        ("T1.C2.L3", 10),
        ("t2", 20),
        ("t2.dp", 21),
        ("t2.SP", 22),
        ("t2.mp1", 23),
        ("main@7", 7),
        ("1@7", 7),
        ("main@", 24),
        ("main@-1", 23),
        ("main@t1.c2", 8),
        ("seal:ab", 7),
        ("seal:AC", 17),
    ] {
        assert_eq!(resolve(&script, text), Ok(number), "{text}");
    }
}

#[test]
fn a_place_that_is_written_out_reads_back_the_same() {
    for text in [
        "118",
        "@",
        "@-3",
        "t3",
        "t3.mp1",
        "t3.dp",
        "t3.c2",
        "t3.c2.l3",
        "main@118",
        "140@",
        "140@-3",
        "140@t3.c2",
        "seal:0a1b",
        "mark:before the chain",
    ] {
        let place = Place::parse(text).expect("it is a place");
        assert_eq!(place.to_string(), text);
    }
    for text in [
        "100..118",
        "100..",
        "..118",
        "..",
        "140@100..@-1",
        "t1..t2",
        "@",
    ] {
        let range = Range::parse(text).expect("it is a range");
        assert_eq!(range.to_string(), text);
    }
}

#[test]
fn a_text_that_is_no_place_says_from_where() {
    for (text, column) in [
        ("", 1),
        ("x", 1),
        ("-3", 1),
        ("11x", 3),
        ("@3", 2),
        ("@-", 3),
        ("@-x", 3),
        ("@-3x", 4),
        ("t", 2),
        ("t3.", 4),
        ("t3.xp", 4),
        ("t3.c", 5),
        ("t3.cx", 5),
        ("t3.c2.", 7),
        ("t3.c2.3", 7),
        ("t3.c2.l", 8),
        ("tü", 2),
        ("main@x", 6),
        ("main@@", 6),
        ("seal:", 6),
        ("seal:abx", 8),
        ("mark:", 6),
        ("１１８", 1),
    ] {
        match Place::parse(text) {
            Err(PlaceError::Syntax { column: found, .. }) => assert_eq!(found, column, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    let long = "a".repeat(10_000);
    let Err(PlaceError::Syntax { text, .. }) = Place::parse(&long) else {
        panic!("a long text is no place");
    };
    assert_eq!(text.len(), 200);
}

#[test]
fn a_number_larger_than_any_is_no_mistake_of_writing() {
    for (text, number) in [
        ("99999999999", "99999999999"),
        ("@-99999999999", "99999999999"),
        ("t70000", "70000"),
        ("t3.c2.l999", "999"),
        ("main@99999999999", "99999999999"),
    ] {
        let number = number.to_owned();
        assert_eq!(Place::parse(text), Err(PlaceError::TooLarge { number }));
    }
}

#[test]
fn a_place_that_does_not_exist_says_what_there_is() {
    let script = duel();
    let line = || "main".to_owned();
    for (text, error) in [
        (
            "0",
            PlaceError::NoSuchRecord {
                number: 0,
                last: 24,
            },
        ),
        (
            "25",
            PlaceError::NoSuchRecord {
                number: 25,
                last: 24,
            },
        ),
        ("@-24", PlaceError::TooFarBack { back: 24, most: 23 }),
        (
            "t3",
            PlaceError::NoSuchTurn {
                turn: 3,
                line: line(),
                first: 1,
                last: 2,
            },
        ),
        (
            "t0",
            PlaceError::NoSuchTurn {
                turn: 0,
                line: line(),
                first: 1,
                last: 2,
            },
        ),
        (
            "t1.bp",
            PlaceError::NoSuchPhase {
                turn: 1,
                phase: Phase::Battle,
                line: line(),
            },
        ),
        (
            "t1.dp",
            PlaceError::NoSuchPhase {
                turn: 1,
                phase: Phase::Draw,
                line: line(),
            },
        ),
        (
            "t1.c3",
            PlaceError::NoSuchChain {
                turn: 1,
                chain: 3,
                chains: 2,
                line: line(),
            },
        ),
        (
            "t1.c0",
            PlaceError::NoSuchChain {
                turn: 1,
                chain: 0,
                chains: 2,
                line: line(),
            },
        ),
        (
            "t2.c1",
            PlaceError::NoSuchChain {
                turn: 2,
                chain: 1,
                chains: 0,
                line: line(),
            },
        ),
        (
            "t1.c2.l4",
            PlaceError::NoSuchLink {
                turn: 1,
                chain: 2,
                link: 4,
                links: 3,
                line: line(),
            },
        ),
        (
            "t1.c2.l0",
            PlaceError::NoSuchLink {
                turn: 1,
                chain: 2,
                link: 0,
                links: 3,
                line: line(),
            },
        ),
        (
            "9@1",
            PlaceError::NoSuchLine {
                name: "9".to_owned(),
            },
        ),
        (
            "side@1",
            PlaceError::NoSuchLine {
                name: "side".to_owned(),
            },
        ),
        (
            "seal:00",
            PlaceError::NoSuchSeal {
                prefix: "00".to_owned(),
            },
        ),
        (
            "mark:x",
            PlaceError::NoSuchMark {
                name: "x".to_owned(),
            },
        ),
    ] {
        assert_eq!(resolve(&script, text), Err(error), "{text}");
    }
}

#[test]
fn a_seal_named_by_too_few_digits_is_ambiguous() {
    let mut script = duel();
    script.history.put_seal(7, Seal([0xab; 32]));
    script.history.put_seal(17, Seal([0xac; 32]));
    let prefix = "a".to_owned();
    let numbers = vec![7, 17];
    assert_eq!(
        resolve(&script, "seal:a"),
        Err(PlaceError::AmbiguousSeal { prefix, numbers })
    );
}

#[test]
fn relative_places_follow_the_line_one_stands_on() {
    let mut script = duel();
    script.rewind(10); // 25
    script.batch(vec![Event::ChainClosed { links: 3 }]); // 26
    assert_eq!(resolve(&script, "@"), Ok(26));
    assert_eq!(resolve(&script, "@-1"), Ok(10));
    assert_eq!(resolve(&script, "main@-1"), Ok(23));
    assert_eq!(resolve(&script, "24"), Ok(24));
    let line = "25".to_owned();
    let none = PlaceError::NoSuchTurn {
        turn: 2,
        line,
        first: 1,
        last: 1,
    };
    assert_eq!(resolve(&script, "t2"), Err(none));
    assert_eq!(resolve(&script, "main@t2"), Ok(20));
    let off = |number, line: &str, own: &str| PlaceError::NotOnLine {
        number,
        line: line.to_owned(),
        own: own.to_owned(),
    };
    assert_eq!(resolve(&script, "25@24"), Err(off(24, "25", "main")));
    assert_eq!(resolve(&script, "main@26"), Err(off(26, "main", "25")));
    assert_eq!(resolve(&script, "25@10"), Ok(10));
    let on_main = Place::parse("@")
        .expect("a place")
        .resolve(&script.history, MAIN);
    assert_eq!(on_main, Ok(24));
}

#[test]
fn a_range_gives_the_records_of_the_line_between_both_ends() {
    let mut script = Script::begun();
    script.batch(vec![set_lp(1), set_lp(2), set_lp(3)]); // 3 to 5
    script.rewind(3); // 6
    script.batch(vec![set_lp(7), set_lp(8), Event::Note]); // 7 to 9
    let range =
        |text: &str| Range::parse(text)?.resolve(&script.history, script.history.current().id);
    assert_eq!(range("2..7"), Ok(vec![2, 3, 6, 7]));
    assert_eq!(range("7.."), Ok(vec![7, 8, 9]));
    assert_eq!(range("..2"), Ok(vec![1, 2]));
    assert_eq!(range(".."), Ok(vec![1, 2, 3, 6, 7, 8, 9]));
    assert_eq!(range("@-1..@"), Ok(vec![7, 8]));
    assert_eq!(range("main@3..5"), Ok(vec![3, 4, 5]));
    assert_eq!(range("main@3..main@5"), Ok(vec![3, 4, 5]));
    assert_eq!(range("7"), Ok(vec![7]));
    assert_eq!(
        range("7..3"),
        Err(PlaceError::Backwards { start: 7, end: 3 })
    );
    let off = PlaceError::NotOnLine {
        number: 4,
        line: "6".to_owned(),
        own: "main".to_owned(),
    };
    assert_eq!(range("4..7"), Err(off));
    assert!(matches!(
        range("3..10"),
        Err(PlaceError::NoSuchRecord {
            number: 10,
            last: 9
        })
    ));
    assert!(matches!(range("3...5"), Err(PlaceError::Syntax { .. })));
}

#[test]
fn a_duel_that_began_before_its_first_turn_has_its_turn_where_the_turn_began() {
    let mut script = Script::default();
    let mut events = Script::begun();
    let began = events.history.record(1).expect("it began").event.clone();
    let play = Event::PlayBegan {
        turn: 1,
        seat: duel::Seat::A,
        phase: None,
    };
    events.batch(vec![window(1)]);
    script.batch(vec![began, play, turn(1), phase(Phase::Draw)]);
    assert_eq!(resolve(&script, "t1"), Ok(3));
    assert_eq!(resolve(&script, "t1.dp"), Ok(4));
}

#[test]
fn a_phase_that_was_not_entered_is_named_as_people_name_it() {
    let said = |phase| {
        let (turn, line) = (3, "main".to_owned());
        PlaceError::NoSuchPhase { turn, phase, line }.to_string()
    };
    assert_eq!(
        said(Phase::Main2),
        "turn 3 didn't enter main phase 2 on line main"
    );
    for phase in Phase::ALL {
        assert!(!said(phase).contains(&format!("{phase:?} ")), "{phase:?}");
    }
}
