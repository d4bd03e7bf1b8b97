//! Players' decks: files and links in and out, lists of forbidden cards, and what is wrong.

use cards::deck::{
    Deck, DeckWrong, Finding, ForbiddenList, ListWrong, Part, Rules, check, read_lists,
};
use cards::{Format, Known, catalogue};
use duel::Passcode;
use proptest::prelude::*;

const WABOKU: Passcode = Passcode(12_607_053);
const STARDUST: Passcode = Passcode(44_508_094);
const GORZ_TOKEN: Passcode = Passcode(44_330_099);

fn format(name: &str) -> Format {
    let known = cards::formats()
        .into_iter()
        .find(|known| known.answers_to(name));
    match known {
        Some(Known::Format(format)) => *format,
        other => panic!("{name}: {other:?}"),
    }
}

/// What is wrong, without the cards nobody knows.
fn wrong(deck: &Deck, name: &str, list: Option<&ForbiddenList>) -> Vec<Finding> {
    let (format, cards) = (format(name), catalogue());
    let rules = Rules {
        format: &format,
        list,
        cards: &cards,
    };
    let findings = check(deck, &rules).into_iter();
    findings.filter(Finding::is_wrong).collect()
}

/// Forty cards nobody knows.
fn forty() -> Deck {
    Deck {
        main: (1..=40).map(Passcode).collect(),
        ..Deck::default()
    }
}

#[test]
fn a_deck_file_is_read_as_players_write_it() {
    let text = "\u{feff}#created by a player\r\n#main\r\n12607053\r\n12607053 # twice\r\n\r\n#extra\r\n44508094\r\n!side\r\n04206964\r\n";
    let deck = Deck::read(text).expect("a deck");
    assert_eq!(deck.main, [WABOKU, WABOKU]);
    assert_eq!(deck.extra, [STARDUST]);
    assert_eq!(deck.side, [Passcode(4_206_964)]);
    assert_eq!(Deck::read(&deck.to_ydk()), Ok(deck));
}

#[test]
fn what_is_no_passcode_is_told_with_its_line() {
    let error = |text: &str| Deck::read(text).map_err(|error| (error.line, error.wrong));
    let no = |line, text: &str| Err((line, DeckWrong::NoPasscode(text.to_owned())));
    assert_eq!(error("#main\nWaboku\n"), no(2, "Waboku"));
    assert_eq!(error("#main\n1\n-5\n"), no(3, "-5"));
    assert_eq!(error("0"), no(1, "0"));
    assert_eq!(error("4294967296"), no(1, "4294967296"));
    assert_eq!(error("#main\n#extra\n"), Err((1, DeckWrong::Empty)));
    let many = "1\n".repeat(1_001);
    assert_eq!(error(&many), Err((1_001, DeckWrong::TooMany(Part::Main))));
}

#[test]
fn a_link_that_is_cut_or_changed_is_told() {
    let error = |text: &str| Deck::read(text).map_err(|error| error.wrong);
    assert_eq!(error("ydke://TV7AAA==!a!!!"), Err(DeckWrong::Parts(4)));
    assert_eq!(
        error("ydke://TV7AAA==!a_b=!!"),
        Err(DeckWrong::Base64(Part::Extra))
    );
    assert_eq!(error("ydke://TV7A!!!"), Err(DeckWrong::CutOff(Part::Main)));
    assert_eq!(error("ydke://!!!"), Err(DeckWrong::Empty));
    let unpadded = Deck::read("ydke://TV7AAA").expect("the padding may be missing");
    assert_eq!(unpadded.main, [WABOKU]);
}

#[test]
fn a_file_of_lists_has_several_with_comments_and_one_of_what_is_allowed() {
    let text = "#[2005][New]\n!2005\n12607053 1 --Waboku\n44508094 0\n\n!New\n$whitelist\n12607053 3--all\n";
    let lists = read_lists(text).expect("lists");
    assert_eq!(lists.len(), 2);
    assert_eq!(lists[0].name, "2005");
    assert!(!lists[0].only_named && lists[1].only_named);
    assert_eq!(lists[0].copies[&STARDUST], 0);
    assert_eq!(lists[1].copies[&WABOKU], 3);
}

#[test]
fn what_is_wrong_in_a_file_of_lists_is_told_with_its_line() {
    let error = |text: &str| read_lists(text).map_err(|error| (error.line, error.wrong));
    assert_eq!(error("# nothing\n"), Err((1, ListWrong::Empty)));
    assert_eq!(error("\n12607053 1\n"), Err((2, ListWrong::NoList)));
    assert_eq!(error("!\n"), Err((1, ListWrong::NoName)));
    let no = Err((2, ListWrong::NoPasscode("Waboku 1".into())));
    assert_eq!(error("!A\nWaboku 1\n"), no);
    assert_eq!(error("!A\n12607053\n"), Err((2, ListWrong::NoCopies)));
    assert_eq!(error("!A\n12607053 4\n"), Err((2, ListWrong::NoCopies)));
    assert_eq!(
        error("!A\n$points\n"),
        Err((2, ListWrong::Unknown("$points".into())))
    );
}

#[test]
fn a_deck_of_forty_is_sound_and_one_of_thirty_nine_is_too_small() {
    let mut deck = forty();
    assert_eq!(wrong(&deck, "advanced", None), []);
    deck.main.pop();
    let found = wrong(&deck, "advanced", None);
    assert!(
        matches!(
            found[..],
            [Finding::Size {
                part: Part::Main,
                has: 39,
                ..
            }]
        ),
        "{found:?}"
    );
}

#[test]
fn copies_count_over_all_parts_and_a_list_says_how_many() {
    let mut deck = forty();
    deck.main.extend([WABOKU, WABOKU]);
    deck.side = vec![WABOKU];
    assert_eq!(wrong(&deck, "advanced", None), []);
    let list = |copies: u8, only_named| ForbiddenList {
        name: "a list".into(),
        only_named,
        copies: [(WABOKU, copies)].into(),
    };
    let (card, has) = (WABOKU, 3);
    let two = Finding::Copies {
        card,
        has,
        most: 2,
        listed: true,
    };
    assert_eq!(wrong(&deck, "advanced", Some(&list(2, false))), [two]);
    let none = Finding::Forbidden { card };
    assert_eq!(wrong(&deck, "advanced", Some(&list(0, false))), [none]);
    // Where nothing is forbidden, what is forbidden elsewhere is limited.
    let one = Finding::Copies {
        card,
        has,
        most: 1,
        listed: true,
    };
    assert_eq!(wrong(&deck, "traditional", Some(&list(0, false))), [one]);
    let not = wrong(&deck, "advanced", Some(&list(3, true)));
    assert_eq!(not.len(), 40, "all but Waboku");
    assert!(not.contains(&Finding::NotOnTheList { card: Passcode(1) }));
    deck.side.push(WABOKU);
    let four = Finding::Copies {
        card,
        has: 4,
        most: 3,
        listed: false,
    };
    assert_eq!(wrong(&deck, "advanced", None), [four]);
}

#[test]
fn a_card_in_a_part_it_cannot_be_in_is_found() {
    let mut deck = forty();
    deck.main.push(STARDUST);
    deck.extra.extend([WABOKU, GORZ_TOKEN]);
    let misplaced = |card, part, belongs| Finding::WrongPart {
        card,
        part,
        belongs,
    };
    assert_eq!(
        wrong(&deck, "advanced", None),
        [
            misplaced(STARDUST, Part::Main, Some(Part::Extra)),
            misplaced(WABOKU, Part::Extra, Some(Part::Main)),
            misplaced(GORZ_TOKEN, Part::Extra, None),
        ]
    );
}

proptest! {
    #[test]
    fn a_deck_reads_back_from_its_file_and_its_link(
        main in prop::collection::vec(1_u32.., 1..80),
        extra in prop::collection::vec(1_u32.., 0..20),
        side in prop::collection::vec(1_u32.., 0..20),
    ) {
        let cards = |codes: Vec<u32>| codes.into_iter().map(Passcode).collect();
        let deck = Deck { main: cards(main), extra: cards(extra), side: cards(side) };
        prop_assert_eq!(Deck::read(&deck.to_ydk()), Ok(deck.clone()));
        prop_assert_eq!(Deck::read(&deck.to_ydke()), Ok(deck));
    }

    #[test]
    fn no_text_stops_the_readers(text in ".{0,200}", link in "ydke://[A-Za-z0-9+/=!]{0,60}") {
        let _ = (Deck::read(&text), Deck::read(&link), read_lists(&text));
    }
}
