//! Single lines: what each says, and how it is written canonically.

use notation::script::{CardRef, Chosen, Deed, Facing, Line, Noun, Pick, Spot, Statement, Verb};
use notation::{parse, parse_line};

/// The canonical form of a line.
fn canonical(line: &str) -> String {
    match parse_line(line) {
        Ok(read) => read.value.to_string(),
        Err(error) => panic!("{line}: {error:?}"),
    }
}

fn verb(line: &str) -> Verb {
    match parse_line(line).map(|read| read.value) {
        Ok(Statement::Line(Line {
            deed: Deed::Seat { verb, .. },
            ..
        })) => verb,
        other => panic!("{line}: {other:?}"),
    }
}

fn card(line: &str) -> CardRef {
    match verb(line) {
        Verb::Activate { card, .. } => card,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn what_is_canonical_stays_as_it_is() {
    for line in [
        "A activates Waboku",
        "B activates Elemental HERO Stratos effect 2 choosing mode 1 declaring Sangan tributing \
         Gemini Elf, B's Sangan targeting A's set card in zone 3 \"words, spoken; aloud\"",
        "A activates [Set Sail, Ahoy]",
        "A activates [Monster, Reborn] from the graveyard",
        "A passes",
        "A passes by gesture",
        "A passes in silence",
        "A passes automatically",
        "A passes with no response",
        "both pass",
        "both pass in silence",
        "A asks \"anything?\"",
        "B holds \"wait\"",
        "A summons Sangan",
        "A summons Summoned Skull tributing Sangan",
        "A sets Waboku",
        "A sets Sangan in defense",
        "A sets a card",
        "A sets a monster",
        "A flip summons A's set monster in zone 2",
        "A changes the position of Sangan",
        "A moves on",
        "A moves to battle phase",
        "A ends the turn",
        "B agrees until the battle phase",
        "A chooses Sangan, Sangan",
        "A chooses nothing",
        "A chooses something",
        "A chooses mode 2",
        "A chooses main phase 2",
        "A declares Elemental HERO Stratos",
        "chance picks Sangan, Waboku",
        "A shows Sangan",
        "A has Waboku in zone 2",
        "A concedes",
        "refused FET-OPEN: A summons Sangan",
        "! B was not asked",
        "! B was not asked in the free window",
        "! A passed at the end of the phase",
        "! A: lp 0",
        "! Sangan in A's hand",
        "! no Sangan on A's field",
        "! Sangan among B's banished cards",
        "! 1 card in A's hand",
        "! 3 cards in A's graveyard",
        "! no chain",
        "! chain 2",
        "! link 1 had no effect",
        "! link 1 had its activation negated",
        "! A to answer in the summon negation window",
        "! B to answer",
        "! A to choose",
        "! chance to decide",
        "! the duel is over",
        "! irregularity FET-OPEN",
        "! no irregularity",
        "! turn 2 of B, main phase 1",
        "! turn 2 of B",
    ] {
        assert_eq!(canonical(line), line);
    }
}

#[test]
fn other_spellings_are_brought_to_the_canonical_form() {
    for (line, wanted) in [
        ("a  ACTIVATES   waboku", "A activates waboku"),
        ("A activates [Waboku]", "A activates Waboku"),
        ("A activates B’s set Waboku", "A activates B's set Waboku"),
        (
            "A activates B's set card 2",
            "A activates B's set card in zone 2",
        ),
        ("A sets the card", "A sets a card"),
        (
            "A summons The Forceful Sentry",
            "A summons [The Forceful Sentry]",
        ),
        (
            "A activates X targeting Y tributing Z choosing mode 2",
            "A activates X choosing mode 2 tributing Z targeting Y",
        ),
        ("A activates X discarding Y", "A activates X tributing Y"),
        ("A sets Sangan in defence", "A sets Sangan in defense"),
        ("A activates X in hand", "A activates X from the hand"),
        ("A moves to the battle phase", "A moves to battle phase"),
        ("B agrees until end phase", "B agrees until the end phase"),
        (
            "! B was not asked in the negation window",
            "! B was not asked in the summon negation window",
        ),
        ("!A: lp 8000", "! A: lp 8000"),
        ("! no cards in A's hand", "! 0 cards in A's hand"),
        ("  A passes   ; comment", "A passes"),
    ] {
        assert_eq!(canonical(line), wanted, "{line}");
    }
}

#[test]
fn a_card_is_told_by_its_side_its_facing_and_its_place() {
    let read = card("A activates B's set Waboku in zone 2");
    assert_eq!(read.side, Some(duel::Seat::B));
    assert_eq!(read.facing, Some(Facing::Set));
    assert_eq!(read.noun, Noun::Name("Waboku".to_owned()));
    assert_eq!(read.place, Some(Spot::Zone(2)));
    assert_eq!(card("A activates a card").noun, Noun::Card);
    assert_eq!(card("A activates A's face-up monster").noun, Noun::Monster);
    let plain = Noun::Name("A Feather of the Phoenix".to_owned());
    assert_eq!(card("A activates A Feather of the Phoenix").noun, plain);
    let comma = Noun::Name("Gorz, the Emissary".to_owned());
    assert_eq!(card("A activates [Gorz, the Emissary]").noun, comma);
    let with_in = Noun::Name("Monkey in the Middle".to_owned());
    assert_eq!(card("A activates Monkey in the Middle").noun, with_in);
}

#[test]
fn picks_are_kept_in_the_order_in_which_the_duel_asks() {
    let Verb::Activate { picks, effect, .. } =
        verb("A activates X targeting Y, Z effect 2 declaring W")
    else {
        panic!("an activation")
    };
    assert_eq!(effect, Some(2));
    assert!(matches!(picks[0].value, Pick::Name(_)), "{picks:?}");
}

#[test]
fn a_chosen_phase_mode_or_nothing_is_not_a_card() {
    assert_eq!(
        verb("A chooses Main Phase 2"),
        Verb::Choose(Chosen::Phase(duel::Phase::Main2))
    );
    assert_eq!(verb("A chooses nothing"), Verb::Choose(Chosen::Nothing));
    assert_eq!(verb("A chooses mode 1"), Verb::Choose(Chosen::Mode(1)));
    assert!(matches!(
        verb("A chooses [Nothing]"),
        Verb::Choose(Chosen::Cards(_))
    ));
}

#[test]
fn comments_and_empty_lines_stay_and_a_file_is_formatted_the_same_twice() {
    let text = "\u{feff}; head\r\n\r\n\r\ntitle   X  ; why\r\nseat a hand:Waboku,3 cards   \
                set: [Trap Hole] in zone 2  lp: 100\r\n\r\nA passes;x\r\n\r\n";
    let wanted = "; head\n\ntitle X  ; why\nseat A  hand: Waboku, 3 cards  \
                  set: Trap Hole in zone 2  lp: 100\n\nA passes  ; x\n";
    let once = notation::format(text).expect("it can be read");
    assert_eq!(once, wanted);
    assert_eq!(notation::format(&once).expect("it can be read"), once);
}

#[test]
fn a_mark_of_a_comment_inside_quotes_or_brackets_is_none() {
    let script = parse("A asks \"one; two\" ; three\nA activates [X; Y]").expect("read");
    assert_eq!(script.entries[0].comment.as_deref(), Some("three"));
    assert_eq!(script.entries[1].comment, None);
}
