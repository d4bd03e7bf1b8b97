//! Declared cards: what the rules decide without their text, and what is told.

use crate::common::{Shipped, play};
use duel::{Answer, Event, Outcome, Seat};
use notation::RunError;

fn cards_of(text: &str) -> Shipped {
    Shipped::with(text)
}

fn refused(text: &str) -> String {
    match play(text, &cards_of(text)) {
        Err(RunError::Refused { refusal, .. } | RunError::Absent { refusal, .. }) => {
            refusal.rule.id().to_owned()
        }
        Err(error) => panic!("{error:?}"),
        Ok(_) => panic!("it was played"),
    }
}

const SPELLS: &str = "turn 3 of A, main phase 1\npasses written\n\
    card Plain Spell: normal spell\ncard Fast Spell: quick-play spell\n\
    card Plain Trap: normal trap\ncard Last Word: counter trap\n\
    seat A  hand: Plain Spell, Fast Spell, Plain Trap\n\
    seat B  hand: Plain Spell, Fast Spell  set: Last Word\n";

#[test]
fn the_kind_of_a_declared_card_decides_its_speed_and_its_place() {
    for (lines, rule) in [
        ("A activates Plain Trap", "ACT-FROM"),
        ("B activates Plain Spell", "FET-HOLDER"),
        ("A sets Plain Trap\nA activates Plain Trap", "ACT-SET-TURN"),
        (
            "A activates Fast Spell\nB activates Plain Spell",
            "SPEED-CHAIN",
        ),
        (
            "A activates Fast Spell\nB activates Fast Spell",
            "ACT-QUICK-PLAY",
        ),
        (
            "A activates Plain Spell\nB activates Last Word\nA activates Fast Spell",
            "SPEED-CHAIN",
        ),
    ] {
        assert_eq!(refused(&format!("{SPELLS}{lines}\n")), rule, "{lines}");
    }
}

#[test]
fn what_cannot_have_happened_is_not_taken() {
    for told in [
        "destroy Gemini Elf in the graveyard",
        "discard Sangan on the field",
        "detach Sangan",
        "negate link 1",
        "negate the summon",
        "negate the attack",
        "summon Sangan on the field",
        "remove 1 Spell counter from Sangan",
    ] {
        let text = format!(
            "{SPELLS}seat A  graveyard: Gemini Elf  monsters: Sangan\n\
             A activates Plain Spell\nboth pass\neffect: {told}\n"
        );
        assert_eq!(refused(&text), "CHOICE-OFFERED", "{told}");
    }
}

#[test]
fn an_effect_that_nothing_is_told_of_keeps_the_duel_waiting() {
    let text = format!("{SPELLS}A activates Plain Spell\nboth pass\nA sets Plain Trap\n");
    assert_eq!(refused(&text), "CHOICE-FIRST");
}

fn outcome(lines: &str) -> Option<Outcome> {
    let text = format!("{SPELLS}A activates Plain Spell\nboth pass\n{lines}\n");
    let cards = cards_of(&text);
    let duel = play(&text, &cards).unwrap_or_else(|error| panic!("{error:?}"));
    duel.events.iter().find_map(|event| match event {
        Event::LinkResolved { outcome, .. } => Some(*outcome),
        _ => None,
    })
}

#[test]
fn an_effect_resolves_as_it_is_told() {
    assert_eq!(outcome("effect: nothing"), Some(Outcome::NoEffect));
    assert_eq!(outcome("effect: A draws 2"), None, "more can be told");
    assert_eq!(
        outcome("effect: A draws 2\nA passes"),
        Some(Outcome::Applied),
        "whoever goes on has told all"
    );
    assert_eq!(
        outcome("effect: something\neffect: done"),
        Some(Outcome::NoEffect)
    );
}

#[test]
fn what_is_told_together_is_one_moment_and_what_is_told_after_it_makes_a_trigger_miss() {
    let played = |joint: &str| {
        let text = format!(
            "{SPELLS}seat A  monsters: Peten the Dark Clown\n\
             A activates Plain Spell\nboth pass\neffect: destroy Peten the Dark Clown\n\
             {joint}: A draws 1\neffect: done\n"
        );
        let cards = cards_of(&text);
        let duel = play(&text, &cards).unwrap_or_else(|error| panic!("{error:?}"));
        duel.events
            .iter()
            .any(|event| matches!(event, Event::TriggerMissed { .. }))
    };
    assert!(!played("also"));
    assert!(played("effect"));
}

#[test]
fn a_declared_trigger_goes_before_a_fast_effect_and_on_top_of_other_triggers() {
    let text = "mode witness\nturn 3 of A, main phase 1\n\
        card Guard Dog: monster, level 4, EARTH, Beast, ATK 1500\n\
        seat A  hand: Guard Dog  seat_b\n"
        .replace("  seat_b", "")
        + "seat B  monsters: Guard Dog\n\
        A summons Guard Dog\nboth pass\nA activates Guard Dog as a trigger\n\
        B activates Guard Dog as a trigger\n! chain 2\n! no irregularity\n";
    let cards = cards_of(&text);
    let duel = play(&text, &cards).unwrap_or_else(|error| panic!("{error:?}"));
    let skipped = |event: &Event| {
        matches!(
            event,
            Event::WindowAnswered {
                seat: Seat::B,
                answer: Answer::Skipped,
                ..
            }
        )
    };
    assert!(!duel.events.iter().any(skipped));
}

#[test]
fn a_card_whose_text_is_known_is_not_declared_and_no_card_twice() {
    for text in [
        "card Sangan: monster\nturn 1 of A\n",
        "card New Card: monster\ncard new card: normal trap\nturn 1 of A\n",
    ] {
        let script = notation::parse(text).expect("it reads");
        let error = notation::declared(&script, &Shipped::new()).expect_err("it is known");
        assert!(matches!(error.mistake, notation::Mistake::KnownCard { .. }));
    }
}
