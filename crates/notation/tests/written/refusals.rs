//! What the rules refuse is told apart from what is written wrong, and leaves nothing behind.

use crate::common::{Shipped, begin, play};
use notation::script::Statement;
use notation::{RunError, Sink, parse_line};
use wording::{Language, Wording};

const TABLE: &str = "turn 2 of A, main phase 1
passes written
seat A  hand: Sangan, Summoned Skull  monsters: Cannon Soldier, Gemini Elf
seat B  set: Waboku, Mind Crush  monsters: Gemini Elf
";

/// The rule that refuses a line.
fn rule(text: &str, cards: &Shipped) -> &'static str {
    match play(text, cards) {
        Err(RunError::Refused { refusal, .. } | RunError::Absent { refusal, .. }) => {
            refusal.rule.id()
        }
        Err(other) => panic!("{text}: {other:?}"),
        Ok(_) => panic!("{text} was played"),
    }
}

#[test]
fn a_card_that_is_not_there_or_has_no_effect_is_refused_by_the_rules() {
    let cards = Shipped::new();
    for (line, refused) in [
        // Not there at all, as far as A may know.
        ("A activates Waboku", "CARD-PLACE"),
        ("A sets Waboku", "CARD-PLACE"),
        ("A summons Gemini Elf", "CARD-PLACE"),
        ("A sets a card", "CARD-PLACE"),
        ("A flip summons Sangan", "CARD-PLACE"),
        ("A changes the position of Sangan", "CARD-PLACE"),
        ("A shows Waboku from the hand", "CARD-PLACE"),
        ("A activates Cannon Soldier in zone 4", "CARD-PLACE"),
        // There, but not A's.
        ("B activates Cannon Soldier", "ACT-FROM"),
        ("A activates B's set Waboku", "ACT-FROM"),
        // There, but without such an effect.
        ("A activates Summoned Skull", "ACT-EFFECT"),
        ("A activates Gemini Elf", "ACT-EFFECT"),
        ("A activates Cannon Soldier effect 2", "ACT-EFFECT"),
        // Nothing is asked for.
        ("A chooses Sangan", "CHOICE-OFFERED"),
        ("A chooses Waboku from the hand", "CHOICE-OFFERED"),
        ("chance picks Trap Hole", "CHOICE-OFFERED"),
    ] {
        let text = format!("{TABLE}{line}\n");
        assert_eq!(rule(&text, &cards), refused, "{line}");
        // And so it can be written in a file.
        let text = format!("{TABLE}refused {refused}: {line}\n");
        let played = play(&text, &cards).map(|_| ());
        assert!(played.is_ok(), "{line}: {played:?}");
    }
}

#[test]
fn what_is_not_there_is_said_with_the_card_and_where_it_is() {
    let cards = Shipped::new();
    let words = Wording::new(Language::En);
    let (script, mut runner) = begin(&format!("{TABLE}A summons Gemini Elf\n"), &cards);
    let error = runner.play(script.play()).expect_err("A holds none");
    let said = error.message(&words, runner.sink().position(), &cards.0);
    assert!(said.is_some_and(|said| said.contains("no such card") && said.contains("Gemini Elf")));
    let hint = error.hint(&words).unwrap_or_default();
    assert!(hint.contains("A's monster zone 2"), "{hint}");
    let RunError::Absent { refusal, .. } = error else {
        panic!("{error:?}")
    };
    assert!(refusal.impossible && refusal.awaited.is_none());
}

#[test]
fn both_pass_is_refused_where_nobody_is_owed_an_answer() {
    let cards = Shipped::new();
    let open = format!("{TABLE}both pass\n");
    assert_eq!(rule(&open, &cards), "FET-OPEN-PASS");
    let asked = format!("{TABLE}A activates Cannon Soldier\n! A to choose\nboth pass\n");
    assert_eq!(rule(&asked, &cards), "CHOICE-FIRST");
    let over = format!("{TABLE}A concedes\n! the duel is over\nboth pass\n");
    assert_eq!(rule(&over, &cards), "DUEL-PLAYING");
}

/// A line is tried, and the duel stands where it stood.
#[track_caller]
fn leaves_nothing(begun: &str, line: &str) {
    let cards = Shipped::new();
    let (script, mut runner) = begin(begun, &cards);
    runner.play(script.play()).expect("it plays so far");
    let (events, position) = {
        let memory = runner.sink();
        (memory.events.len(), memory.position.clone())
    };
    let actions = runner.actions();
    let read = parse_line(line).expect("it can be read");
    assert!(!matches!(read.value, Statement::Blank));
    let played = runner.line(&read);
    assert!(played.is_err(), "{line} was played");
    assert_eq!(runner.sink().events.len(), events, "{line}: {played:?}");
    assert_eq!(runner.sink().position, position, "{line}");
    assert_eq!(runner.actions(), actions);
}

#[test]
fn what_should_be_refused_and_is_not_leaves_nothing() {
    leaves_nothing(TABLE, "refused FET-OPEN: A summons Sangan");
    leaves_nothing(TABLE, "refused FET-OPEN: A ends the turn");
    leaves_nothing(
        TABLE,
        "refused ACT-COST: A activates Cannon Soldier tributing Gemini Elf",
    );
    // The activation would be taken, its cost would not.
    leaves_nothing(
        TABLE,
        "refused ACT-COST: A activates Cannon Soldier tributing B's Gemini Elf",
    );
    let witness = TABLE.replace("passes written", "mode witness");
    leaves_nothing(&witness, "refused SUMMON-TRIBUTE: A summons Summoned Skull");
}

#[test]
fn a_line_is_recorded_whole_or_not_at_all() {
    for line in [
        "A activates Cannon Soldier tributing B's Gemini Elf",
        "A activates Cannon Soldier tributing Sangan",
        "A activates Cannon Soldier tributing Qqqqqqqq",
        "A activates Cannon Soldier declaring Waboku tributing Gemini Elf",
        "A summons Summoned Skull tributing Sangan",
    ] {
        leaves_nothing(TABLE, line);
    }
}

#[test]
fn after_a_check_that_fails_nothing_is_recorded() {
    let cards = Shipped::new();
    let text = format!("{TABLE}A summons Sangan\n! chain 1\nboth pass\n");
    let (script, mut runner) = begin(&text, &cards);
    let error = runner.play(script.play()).expect_err("there is no chain");
    assert!(matches!(error, RunError::Check { .. }));
    assert_eq!((error.at().line, runner.actions()), (6, 1));
    leaves_nothing(&format!("{TABLE}A summons Sangan\n"), "! chain 1");
}

#[test]
fn the_set_up_can_be_checked_as_it_was_before_the_normal_draw() {
    let cards = Shipped::new();
    let text = "turn 3 of A\nseat A  hand: Waboku, Sangan\n! 3 cards in A's hand\n\
                ! at first 2 cards in A's hand\n! at first Waboku in A's hand\n\
                ! at first 35 cards in A's deck\nA moves to main phase 1\nA summons Sangan\n\
                ! at first no Sangan on A's field\n! at first B: lp 8000\n";
    let played = play(text, &cards).map(|_| ());
    assert!(played.is_ok(), "{played:?}");
    for (wrong, says) in [
        (
            "! at first 3 cards in A's hand",
            "There are 2 such cards there",
        ),
        ("! at first A: lp 7000", "The life points are 8000"),
    ] {
        let (script, mut runner) = begin(&format!("{text}{wrong}\n"), &cards);
        let error = runner.play(script.play()).expect_err(wrong);
        let words = Wording::new(Language::En);
        let said = error.message(&words, runner.sink().position(), &cards.0);
        assert!(said.clone().unwrap_or_default().contains(says), "{said:?}");
    }
}

#[test]
fn characters_that_cannot_be_seen_are_mistakes_wherever_they_stand() {
    for text in [
        "title A\u{1b}[2Jduel",
        "player B B\u{202e}ob",
        "event x\u{7}",
        "A asks \"any\u{2066}thing?\"",
        "A activates Wa\u{200b}boku",
        "A activates [Waboku\u{85}]",
        "A passes ; com\u{200f}ment",
        "A passes\rB passes",
        "rules P7\u{0}",
    ] {
        let error = notation::parse(text).expect_err("it hides something");
        let said = error.message(&Wording::new(Language::En));
        assert!(said.starts_with("the character U+"), "{text:?}: {said}");
        assert!(!said.contains(wording::is_unseen), "{said:?}");
        let at = text.chars().nth(error.at.column as usize - 1);
        assert!(at.is_some_and(wording::is_unseen), "{text:?}: {error:?}");
    }
    assert!(notation::parse("\u{feff}title\tA duel\r\nA passes\r\n").is_ok());
}
