//! Single lines: what each says, and how it is written canonically.

use notation::script::{
    CardRef, Chosen, Deed, Facing, Lies, Line, Noun, Pick, Spot, Statement, Verb,
};
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
        "A activates Effect Veiler effect 2",
        "A activates Chain Strike",
        "A summons Battle Fader",
        "! Chain Strike in A's hand",
        "! Link Disciple on A's field",
        "! Battle Fader is negated",
        "A chooses Nothing Personal",
        "A activates [Link 2 Heaven]",
        "A activates [An Effect 2]",
        "A activates [Any Effect] effect 2",
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
        "A attacks Gemini Elf with Summoned Skull",
        "A attacks B's set monster in zone 2 with A's Sangan in zone 1 \"that one\"",
        "A attacks directly with Summoned Skull",
        "A attacks directly",
        "A attacks Gemini Elf",
        "A cancels the attack",
        "A special summons Chaos Emperor Dragon by way 1 banishing Sangan, Gemini Elf",
        "A special summons Gorz in defense position",
        "A synchro summons Stardust Dragon using X, Y in attack position",
        "A xyz summons X using Y, Z",
        "A link summons X using Y, Z",
        "A fusion summons X using Y, Z",
        "A ritual summons X",
        "A pendulum summons",
        "A pendulum summons in defense position",
        "A pendulum summons X, Y from the extra deck in attack position",
        "A gemini summons X",
        "A activates X declaring Winged Beast detaching Y discarding Z",
        "A activates X choosing 3",
        "A chooses yes",
        "A chooses no",
        "A chooses 3",
        "A chooses attack position",
        "A chooses face-down defense position",
        "A chooses X using Y, Z in defense position",
        "A discards X, Y",
        "A declares LIGHT",
        "coin: heads",
        "coin: tails",
        "die: 4",
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
        "! start step",
        "! damage step",
        "! damage step, at the start",
        "! damage step, before calculation",
        "! damage step, damage inflicted",
        "! attack of A's Gemini Elf on B's set monster in zone 2",
        "! direct attack of Gemini Elf",
        "! no attack",
        "! summon of Sangan",
        "! no summon",
        "! Summoned Skull has 2500 ATK",
        "! A's Summoned Skull in zone 2 has 1200 DEF",
        "! Sangan has level 3",
        "! X has 1 Spell counter",
        "! X has 3 Spell counters",
        "! X has 2 materials",
        "! X is negated",
        "! X is not negated",
        "! X is in defense position",
        "! X is face-down",
        "! X is face-up",
        "! X is equipped to A's Gemini Elf",
        "! X is bound to Gemini Elf",
        "! X is in zone 6",
        "! a set card in zone 2 is face-down",
        "! at first A's X has 2 materials",
        "! link 2 is Sangan",
        "! link 2 is A's Sangan",
        "! link 1 has spell speed 3",
        "! A to choose the attack target",
        "! A to choose whether",
        "! Sangan triggered",
        "! B's Peten missed its timing",
        "! lingering effect of Waboku",
        "! no lingering effect of Waboku",
        "! A wins",
        "! B wins by effect",
        "! the duel is a draw",
        "! the duel is a draw by life points",
        "! a loop was found",
        "! Sangan in A's extra deck",
        "! Sangan among A's materials",
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
        ("A activates X discarding Y", "A activates X discarding Y"),
        (
            "A activates X banishing Y tributing Z declaring aqua",
            "A activates X declaring aqua banishing Y tributing Z",
        ),
        ("A attacks with X -> Y", "A attacks Y with X"),
        ("A attacks with X directly", "A attacks directly with X"),
        (
            "A attacks [Maiden with Eyes of Blue] with X",
            "A attacks [Maiden with Eyes of Blue] with X",
        ),
        (
            "A special summons X in attack",
            "A special summons X in attack position",
        ),
        (
            "A synchro summons X in defence by way 2 using Y, Z",
            "A synchro summons X by way 2 using Y, Z in defense position",
        ),
        ("A does", "A chooses yes"),
        ("Coin: Heads", "coin: heads"),
        (
            "! Damage Step, Before Calculation",
            "! damage step, before calculation",
        ),
        ("! X has 1800 atk", "! X has 1800 ATK"),
        ("! X is set", "! X is face-down"),
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
    assert!(matches!(picks[0].value, Pick::Declared(_)), "{picks:?}");
}

fn chosen(line: &str) -> Chosen {
    match verb(line) {
        Verb::Choose { chosen, .. } => chosen,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn what_is_chosen_is_a_card_only_where_it_is_nothing_else() {
    for (line, wanted) in [
        ("A chooses Main Phase 2", Chosen::Phase(duel::Phase::Main2)),
        ("A chooses nothing", Chosen::Nothing),
        ("A chooses mode 1", Chosen::Mode(1)),
        ("A chooses yes", Chosen::Whether(true)),
        ("A does \"yes, please\"", Chosen::Whether(true)),
        ("A doesn't", Chosen::Whether(false)),
        ("A doesn’t", Chosen::Whether(false)),
        ("A does not", Chosen::Whether(false)),
        ("A chooses 800", Chosen::Number(800)),
        ("A chooses defence position", Chosen::Lies(Lies::Defense)),
        ("A chooses face-down", Chosen::Lies(Lies::Set)),
    ] {
        assert_eq!(chosen(line), wanted, "{line}");
    }
    for line in [
        "A chooses [Nothing]",
        "A chooses [yes]",
        "A chooses [800]",
        "A chooses 40044918",
        "A chooses 00010000",
        "A chooses face-down card in zone 2",
        "A chooses No Entry!!",
    ] {
        assert!(matches!(chosen(line), Chosen::Cards(_)), "{line}");
    }
}

#[test]
fn a_set_up_says_what_lies_where_and_what_belongs_to_it() {
    for line in [
        "seat A  monsters: X in attack in zone 6 with 3 Spell counters, Y set, Z in defense",
        "seat A  monsters: X  materials of A's X in zone 2: Sangan, 2 cards  hand: 3 cards",
        "seat A  spells: Axe of Despair equipped to X, Y in zone 2 bound to B's X in zone 1  lp: 100",
        "seat A  extra deck: X face-up, Y  banished: X set, Y  pendulum zones: X, Y in zone 2",
    ] {
        let script = parse(line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        assert_eq!(script.to_string().trim_end(), line);
    }
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
