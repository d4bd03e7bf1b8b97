//! One sentence that answers several windows.

use crate::common::{Memory, Shipped, play};
use duel::{Answer, Event, How, Seat};
use notation::RunError;

/// How often a seat was not asked.
fn not_asked(duel: &Memory<'_>, by: Seat) -> usize {
    let skipped = |event: &&Event| matches!(event, Event::WindowAnswered { seat, answer: Answer::Skipped, .. } if *seat == by);
    duel.events.iter().filter(skipped).count()
}

#[test]
fn one_sentence_of_both_answers_every_window_up_to_the_place_they_name() {
    let cards = Shipped::new();
    let text = "mode witness\nturn 3 of A, main phase 1\nseat A  monsters: Summoned Skull\n\
        both pass until the battle step \"battle phase?\"\n! battle step\n\
        A attacks directly with Summoned Skull\nboth pass until the damage step\n\
        ! damage step, at the start\nboth pass until main phase 2\n! turn 3 of A, main phase 2\n! B: lp 5500\n";
    let duel = play(text, &cards).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(not_asked(&duel, Seat::B), 0);
    let spoken = |event: &&Event| {
        matches!(
            event,
            Event::WindowAnswered {
                seat: Seat::B,
                answer: Answer::Passed(How::Spoken),
                ..
            }
        )
    };
    let agreed = |event: &&Event| {
        matches!(
            event,
            Event::WindowAnswered {
                seat: Seat::B,
                answer: Answer::Passed(How::AgreedUpTo),
                ..
            }
        )
    };
    assert!(duel.events.iter().filter(agreed).count() > duel.events.iter().filter(spoken).count());
}

#[test]
fn both_pass_until_the_open_state_and_not_beyond_the_turn() {
    let cards = Shipped::new();
    let text = "mode witness\nturn 3 of A, main phase 1\nseat A  hand: Pot of Greed\n\
        A activates Pot of Greed\nboth pass until the open state\n! A to answer in the open state\n";
    assert!(play(text, &cards).is_ok());
    let text = "mode witness\nturn 3 of A, end phase\nboth pass until main phase 1\n";
    let Err(RunError::Refused { refusal, .. }) = play(text, &cards) else {
        panic!("the turn was over before");
    };
    assert_eq!(refusal.rule, rules::Rule::PhaseOrder);
}

#[test]
fn whoever_is_asked_only_about_a_hand_may_ask_the_other() {
    let cards = Shipped::new();
    let text = "mode witness\nturn 3 of A, battle phase\nseat A  monsters: Summoned Skull\n\
        seat B  hand: 3 cards  set: Mirror Force\n\
        A attacks directly with Summoned Skull\n! B to answer in the trigger window\n\
        B asks \"Wait, may I?\"\n! A to answer in the free window\n";
    let duel = play(text, &cards).unwrap_or_else(|error| panic!("{error:?}"));
    let asked = |event: &Event| matches!(event, Event::WindowAsked { seat: Seat::A, .. });
    assert!(duel.events.iter().any(asked));
}
