//! Mistakes: each is found, at its place, and says what helps.

use crate::common::{Shipped, begin, play};
use notation::{NotationError, Options, RunError, parse, set_up};
use wording::{Language, Wording};

/// The line with the place underlined, as a reader sees it.
fn underlined(text: &str, error: &NotationError) -> String {
    let line = text
        .lines()
        .nth(error.at.line as usize - 1)
        .unwrap_or_default();
    let before = " ".repeat(error.at.column as usize - 1);
    let marks = "^".repeat(error.at.length as usize);
    format!("{line}\n{before}{marks}")
}

#[track_caller]
fn mistaken(text: &str, error: &NotationError, marked: &str, message: &str, hint: Option<&str>) {
    let words = Wording::new(Language::En);
    let seen = underlined(text, error);
    let marks = seen.lines().nth(1).unwrap_or_default();
    let place = marks.trim_start().len();
    let from = marks.len() - place;
    let chars: Vec<char> = seen.lines().next().unwrap_or_default().chars().collect();
    let to = (from + place).min(chars.len());
    let found: String = chars[from.min(to)..to].iter().collect();
    assert_eq!(found, marked, "\n{seen}\n{error:?}");
    let said = error.message(&words);
    assert!(said.contains(message), "{said}\n{seen}");
    let helps = error.hint(&words);
    match hint {
        None => assert_eq!(helps, None),
        Some(hint) => assert!(
            helps.clone().unwrap_or_default().contains(hint),
            "{helps:?}"
        ),
    }
}

#[test]
fn a_line_that_cannot_be_read_is_underlined_where_it_goes_wrong() {
    let cases: &[(&str, &str, &str, Option<&str>)] = &[
        ("", "", "nothing here", Some("A activates")),
        ("; only a comment", ";", "nothing here", Some("A activates")),
        (
            "turn 10000 of A",
            "10000",
            "is not a number from 1 to 9999",
            None,
        ),
        (
            "A activtes Waboku",
            "activtes",
            "was expected",
            Some("activates"),
        ),
        ("A", "", "the line ends here", None),
        ("A activates", "", "a card was expected", None),
        (
            "A activates Waboku targeting",
            "",
            "a card was expected",
            None,
        ),
        ("A activates [Waboku", "[Waboku", "other half of [", None),
        (
            "A asks \"anything?",
            "\"anything?",
            "other half of \"",
            None,
        ),
        ("A passes loudly", "loudly", "should end before", None),
        ("A passes \"a\" b", "b", "should end before", None),
        ("C passes", "C", "was expected", None),
        ("rulse P7", "rulse", "was expected", Some("rules")),
        ("mode strct", "strct", "strict or witness", Some("strict")),
        ("rules", "", "a rule profile", None),
        ("rules P7 now", "now", "should end before", None),
        ("rules P7 with", "", "a flag", None),
        ("rules P7 with ignition", "", ": was expected", None),
        ("rules P7 with ignition:", "", "a value", None),
        ("rules P7 with ignition: None,", "", "a flag", None),
        ("rules time-wizard:", "", "a day", None),
        ("rules 2010-04-24", "", "OCG", None),
        ("rules 2010-04-24 EU", "EU", "OCG or TCG", None),
        (
            "rules P7 with replay: A, replay: B",
            "replay",
            "said twice",
            None,
        ),
        ("turn zero of A", "zero", "number from 1", None),
        (
            "turn 3 of A, main phase 3",
            "main",
            "main phase 1",
            Some("main phase 1"),
        ),
        ("turn 3 A", "A", "of was expected", None),
        ("seat A", "", "hand", None),
        ("seat A hnad: Waboku", "hnad", "hand", Some("hand")),
        ("seat A hand: Waboku ste: Sangan", "ste", "set", Some("set")),
        ("seat A hand Waboku", "Waboku", ": was expected", None),
        ("seat A hand:", "", "a card was expected", None),
        (
            "seat A hand: Waboku,, Sangan",
            ",",
            "a card was expected",
            None,
        ),
        (
            "seat A hand: 300 cards",
            "300",
            "number from 1 to 255",
            None,
        ),
        ("seat A lp: many", "many", "number from 1", None),
        (
            "seat A set: Sangan in zone 6",
            "6",
            "number from 1 to 5",
            None,
        ),
        (
            "seat A monsters: Sangan in zone 8",
            "8",
            "number from 1 to 7",
            None,
        ),
        (
            "A activates B's set card 8",
            "8",
            "number from 1 to 7",
            None,
        ),
        ("A activates X in zone 0", "0", "number from 1 to 7", None),
        ("A attacks with X", "", "-> or directly", None),
        ("A attacks with X at Y", "", "-> or directly", None),
        ("A attacks", "", "a card was expected", None),
        ("A attacks X wiht Y and Z,", ",", "should end before", None),
        (
            "A special sumons X",
            "special",
            "was expected",
            Some("special summons"),
        ),
        ("A synchro summons X using", "", "a card was expected", None),
        (
            "A link summons X using Y using Z",
            "using Z",
            "said twice",
            None,
        ),
        (
            "A special summons X by way 1 by way 2",
            "by way 2",
            "said twice",
            None,
        ),
        (
            "A special summons X in attack position in defense position",
            "in defense position",
            "said twice",
            None,
        ),
        (
            "A special summons X targeting Y",
            "targeting Y",
            "should end before",
            None,
        ),
        (
            "A activates X discarding Y discarding Z",
            "discarding Z",
            "said twice",
            None,
        ),
        ("A activates X choosing Y", "Y", "mode or a number", None),
        ("coin: edge", "edge", "heads or tails", None),
        ("coin heads", "heads", ": was expected", None),
        ("die: 7", "7", "number from 1 to 6", None),
        ("A discards", "", "a card was expected", None),
        ("! damage step, soon", "soon", "before calculation", None),
        ("! attack of X", "", "on was expected", None),
        ("! X has a mirror", "a", "number from 0", None),
        ("! X has 3 Spell", "", "counters", None),
        ("! X is sad", "sad", "in defense position", None),
        (
            "! link 1 has spell speed 4",
            "4",
            "number from 1 to 3",
            None,
        ),
        (
            "seat A  monsters: X with 2 Spell counters with 1 Spell counter",
            "with 1 Spell counter",
            "said twice",
            None,
        ),
        (
            "seat A  monsters: X with 2 much too long for a word counters",
            "much too long for a word",
            "at most 23 characters",
            None,
        ),
        ("seat A  materials of X Sangan", "", ": was expected", None),
        (
            "seat A  spells: X equipped to",
            "",
            "a card was expected",
            None,
        ),
        ("! at first B passed", "", "in A's", None),
        ("A activates X effect 21", "21", "number from 1 to 20", None),
        (
            "A activates X targeting Y targeting Z",
            "targeting Z",
            "said twice",
            None,
        ),
        (
            "A activates X effect 1 targeting Y effect 2",
            "effect 2",
            "said twice",
            None,
        ),
        ("A chooses mode two", "two", "number from 1 to 20", None),
        ("A moves to the moon", "moon", "battle phase", None),
        ("both passes", "passes", "pass was expected", Some("pass")),
        ("refused: A passes", ":", "a rule id was expected", None),
        ("refused FET-OPEN A passes", "A", ": was expected", None),
        ("! B is sad", "is", "was not asked", None),
        ("! Sangan in the hand", "", "in A's", None),
        ("! Sangan in A's pocket", "pocket", "hand", None),
        ("! link 1 fizzled", "fizzled", "applied", None),
        ("title x\ntitle y", "title y", "said twice", None),
        (
            "A passes\ntitle y",
            "title y",
            "before the first action",
            None,
        ),
        (
            "A passes\nseat A hand: Waboku",
            "seat A hand: Waboku",
            "before the first action",
            None,
        ),
    ];
    for (text, marked, message, hint) in cases {
        match parse(text) {
            Ok(script) => panic!("{text} was read as {script:?}"),
            Err(error) => mistaken(text, &error, marked, message, *hint),
        }
    }
}

#[test]
fn a_set_up_that_cannot_be_is_underlined() {
    let cases: &[(&str, &str, &str, Option<&str>)] = &[
        (
            "seat A  hand: Wabuko",
            "Wabuko",
            "no card is called",
            Some("Waboku"),
        ),
        (
            "seat A  hand: Qqqqqqqq",
            "Qqqqqqqq",
            "no card is called",
            Some("cards list"),
        ),
        (
            "seat A  hand: Elemental",
            "Elemental",
            "several names",
            None,
        ),
        ("rules P99", "P99", "no rule profile", Some("P7")),
        (
            "rules P7 with igniton: None",
            "igniton",
            "no flag",
            Some("ignition"),
        ),
        (
            "rules P7 with ignition: Sometimes",
            "Sometimes",
            "ignition has no value",
            Some("AfterSummon"),
        ),
        (
            "seat A  monsters: Waboku",
            "Waboku",
            "can't begin under \"monsters\"",
            None,
        ),
        (
            "seat A  spells: Sangan",
            "Sangan",
            "can't begin under \"spells\"",
            None,
        ),
        (
            "seat A  hand: Sangan in attack",
            "Sangan in attack",
            "can't begin",
            None,
        ),
        (
            "seat A  set: Sangan in attack",
            "Sangan in attack",
            "can't begin",
            None,
        ),
        ("seat A  extra deck: Sangan", "Sangan", "can't begin", None),
        (
            "seat A  hand: Sangan with 1 Spell counter",
            "Sangan with 1 Spell counter",
            "can't begin",
            None,
        ),
        (
            "seat A  monsters: 1 card",
            "1 card",
            "face-up under \"monsters\" has a name",
            Some("unidentified card under \"set\""),
        ),
        (
            "seat A  spells: 2 cards",
            "2 cards",
            "face-up under \"spells\"",
            Some("under \"set\""),
        ),
        (
            "rules P7\nseat A  monsters: Sangan in zone 6, Gemini Elf in zone 6",
            "Gemini Elf in zone 6",
            "zone 6",
            None,
        ),
        (
            "rules P7\nseat A  monsters: Sangan in zone 6\nseat B  monsters: Gemini Elf in zone 7",
            "Gemini Elf in zone 7",
            "zone 7",
            None,
        ),
        (
            "rules P2e\nseat A  monsters: Sangan in zone 6",
            "Sangan in zone 6",
            "there is no such zone",
            None,
        ),
        (
            "seat A  materials of Sangan: Gemini Elf",
            "Sangan",
            "no monster that this set-up",
            Some("under \"monsters\""),
        ),
        (
            "seat A  monsters: Sangan, Sangan  materials of Sangan: Gemini Elf",
            "Sangan",
            "any of several",
            Some("in zone 2"),
        ),
        (
            "seat A  monsters: Sangan  materials of Sangan: Gemini Elf in zone 2",
            "Gemini Elf in zone 2",
            "can't begin under \"materials of\"",
            None,
        ),
        (
            "seat A  spells: Call of the Haunted bound to Sangan",
            "Sangan",
            "no monster that this set-up",
            Some("under \"monsters\""),
        ),
        (
            "seat A  monsters: Emissary of Darkness Token",
            "Emissary of Darkness Token",
            "is a token",
            Some("by an effect"),
        ),
        (
            "seat A  set: Waboku in zone 1, Trap Hole in zone 1",
            "Trap Hole in zone 1",
            "zone 1",
            None,
        ),
        ("seat A  set: 6 cards", "6 cards", "no zone left", None),
        (
            "seat A  deck: 200 cards  hand: 60 cards",
            "hand",
            "at most 255",
            None,
        ),
        (
            "seat A  deck: Sangan  shuffled deck: Waboku",
            "shuffled deck",
            "said twice",
            None,
        ),
    ];
    let cards = Shipped::new();
    for (text, marked, message, hint) in cases {
        let script = parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        match set_up(&script, &cards.0, &cards, Options::default()) {
            Ok(events) => panic!("{text} began with {events:?}"),
            Err(error) => mistaken(text, &error, marked, message, *hint),
        }
    }
}

const TABLE: &str = "turn 2 of A, main phase 1
passes written
seat A  hand: Sangan, Waboku  set: Waboku, Waboku  monsters: Cannon Soldier, Gemini Elf
seat B  set: Mind Crush  monsters: Gemini Elf
";

#[test]
fn a_line_that_does_not_fit_the_duel_is_underlined() {
    let cases: &[(&str, &str, &str, Option<&str>)] = &[
        (
            "A summons Wabuko",
            "Wabuko",
            "no card is called",
            Some("Waboku"),
        ),
        (
            "A activates set Waboku",
            "set Waboku",
            "any of several",
            Some("in zone 2"),
        ),
        (
            "A activates Waboku in zone 1 targeting Gemini Elf",
            "targeting Gemini Elf",
            "didn't ask",
            None,
        ),
        (
            "A activates Waboku in zone 1 choosing mode 2",
            "choosing mode 2",
            "didn't ask",
            None,
        ),
        (
            "A activates Cannon Soldier declaring Waboku tributing Gemini Elf",
            "declaring Waboku",
            "didn't ask",
            None,
        ),
        (
            "! Wabuko in A's hand",
            "Wabuko",
            "no card is called",
            Some("Waboku"),
        ),
        ("A shows a card", "a card", "a card name", None),
    ];
    let cards = Shipped::new();
    for (line, marked, message, hint) in cases {
        let text = format!("{TABLE}{line}");
        match play(&text, &cards) {
            Err(RunError::Mistaken(error)) => mistaken(&text, &error, marked, message, *hint),
            Err(other) => panic!("{line}: {other:?}"),
            Ok(_) => panic!("{line} was played"),
        }
    }
}

#[test]
fn a_refused_line_leaves_what_came_before_it_and_says_the_rule() {
    let cards = Shipped::new();
    let text = format!("{TABLE}A sets Waboku from the hand\nA summons Sangan\n");
    let (script, mut runner) = begin(&text, &cards);
    let Err(error) = runner.play(script.play()) else {
        panic!("A summons in a free window")
    };
    assert_eq!(error.at().line, 6);
    assert_eq!(runner.actions(), 1);
    let RunError::Refused { refusal, .. } = &error else {
        panic!("{error:?}")
    };
    assert_eq!(refusal.rule.id(), "FET-OPEN");
    let words = Wording::new(Language::En);
    let said = error.message(&words, &runner.sink().position, &cards.0);
    assert!(said.is_some_and(|said| !said.is_empty()));
}

#[test]
fn what_should_have_been_refused_and_is_not_ends_the_run() {
    let cards = Shipped::new();
    let words = Wording::new(Language::En);
    for (line, wanted) in [
        (
            "refused FET-OPEN: A summons Sangan",
            "nothing of it was recorded",
        ),
        ("refused FET-OPEN: B passes", "is refused by FET-HOLDER"),
    ] {
        let (script, mut runner) = begin(&format!("{TABLE}{line}"), &cards);
        let error = runner.play(script.play()).expect_err(line);
        let said = error.message(&words, &runner.sink().position, &cards.0);
        assert!(
            said.clone().unwrap_or_default().contains(wanted),
            "{said:?}"
        );
    }
}
