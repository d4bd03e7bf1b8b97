//! Imported cards: what the numbers of a database stand for, how they are kept, and how they stand
//! beside card files.

use cards::imported::{Fact, Imported, Library, Read, StoredError};
use cards::{Found, catalogue, catalogue_with, find, search};
use duel::Passcode;
use rules::vocabulary::{Arrow, CardKind, MonsterKind, Spell, Trap};
use std::collections::BTreeMap;

fn fact(kind: u32) -> Fact {
    Fact {
        kind,
        atk: 1000,
        def: 1000,
        level: 4,
        race: 1,
        attribute: 1,
        ..Fact::default()
    }
}

fn read(cards: &[(u32, Fact, &str)]) -> Read {
    let cards = cards.iter().map(|(code, fact, name)| {
        let named = (fact.clone(), (*name).to_owned());
        (Passcode(*code), named)
    });
    Read {
        cards: cards.collect(),
        left_out: Vec::new(),
    }
}

fn sample() -> Imported {
    let mut imported = Imported::default();
    imported.add(
        read(&[
            (901, fact(0x11), "Plain Knight"),
            (902, fact(0x21), "Busy Knight"),
            (903, fact(0x1_0002), "Quick Wit"),
            (904, fact(0x10_0004), "Countermand"),
        ]),
        "en",
    );
    imported.add(read(&[(902, fact(0x21), "Cavaliere Indaffarato")]), "it");
    imported
}

#[test]
fn kinds_and_spell_speeds_come_from_the_bits() {
    let spell = |kind, speed| (CardKind::Spell(kind), Some(speed));
    let trap = |kind, speed| (CardKind::Trap(kind), Some(speed));
    let cases = [
        (0x2, spell(Spell::Normal, 1)),
        (0x82, spell(Spell::Ritual, 1)),
        (0x1_0002, spell(Spell::QuickPlay, 2)),
        (0x2_0002, spell(Spell::Continuous, 1)),
        (0x4_0002, spell(Spell::Equip, 1)),
        (0x8_0002, spell(Spell::Field, 1)),
        (0x4, trap(Trap::Normal, 2)),
        (0x2_0004, trap(Trap::Continuous, 2)),
        (0x10_0004, trap(Trap::Counter, 3)),
        // A trap that becomes a monster is a trap.
        (0x104, trap(Trap::Normal, 2)),
    ];
    for (bits, expected) in cases {
        let fact = fact(bits);
        assert_eq!((fact.card_kind(), fact.spell_speed()), expected, "{bits:x}");
    }
    assert_eq!(fact(0x11).spell_speed(), None);
    assert_eq!(fact(0x21).spell_speed(), Some(1));
}

#[test]
fn a_monster_has_its_values_scales_and_arrows() {
    let monster = |fact: &Fact| match fact.card_kind() {
        CardKind::Monster(monster) => monster,
        other => panic!("{other:?}"),
    };
    let pendulum = Fact {
        level: 0x0804_0007,
        atk: -2,
        race: 0x2000,
        attribute: 0x20,
        ..fact(0x100_0021)
    };
    let pendulum = monster(&pendulum);
    assert_eq!((pendulum.level, pendulum.scale), (7, Some(8)));
    assert_eq!((pendulum.atk, pendulum.def), (None, Some(1000)));
    assert_eq!(
        (pendulum.race.as_str(), pendulum.attribute.as_str()),
        ("Dragon", "DARK")
    );
    let link = Fact {
        def: 0x82,
        level: 2,
        ..fact(0x400_0021)
    };
    let link = monster(&link);
    assert_eq!((link.kind, link.def), (MonsterKind::Link, None));
    assert_eq!(link.arrows, [Arrow::Top, Arrow::Bottom]);
    let strange = monster(&Fact {
        race: 0,
        attribute: 1 << 20,
        ..fact(0x11)
    });
    assert_eq!(
        (strange.race.as_str(), strange.attribute.as_str()),
        ("?", "?")
    );
}

#[test]
fn what_is_kept_reads_back_and_any_change_is_noticed() {
    let imported = sample();
    let bytes = imported.to_bytes();
    assert_eq!(Imported::from_bytes(&bytes), Ok(imported));
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(Imported::from_bytes(&changed).is_err(), "byte {at}");
        assert!(Imported::from_bytes(&bytes[..at]).is_err(), "cut at {at}");
    }
    assert_eq!(
        Imported::from_bytes(b"something else"),
        Err(StoredError::Other)
    );
    let later = b"takeback imported cards 2\n";
    assert_eq!(Imported::from_bytes(later), Err(StoredError::Version));
}

#[test]
fn adding_says_what_is_new_and_what_changed() {
    let mut imported = sample();
    let again = imported.add(read(&[(901, fact(0x11), "Plain Knight")]), "en");
    assert_eq!((again.cards, again.new, again.changed), (1, 0, 0));
    let changed = imported.add(
        read(&[(901, fact(0x21), "Plain Knight"), (905, fact(2), "New")]),
        "en",
    );
    assert_eq!((changed.cards, changed.new, changed.changed), (2, 1, 1));
    let languages: Vec<_> = imported.languages().collect();
    assert_eq!(languages, [("en", 5), ("it", 1)]);
}

#[test]
fn a_card_whose_effects_nobody_told_is_declared_and_one_without_effects_is_known() {
    let cards = catalogue_with(catalogue().iter().cloned().collect(), &sample());
    let declared = |code| cards.get(Passcode(code)).map(|card| card.declared);
    assert_eq!(declared(901), Some(false));
    assert_eq!(declared(902), Some(true));
    assert_eq!(declared(904), Some(true));
    assert_eq!(declared(12_607_053), Some(false), "a card with a file");
    assert_ne!(cards.digest(), catalogue().digest());
    let other = catalogue_with(catalogue().iter().cloned().collect(), &Imported::default());
    assert_eq!(other.digest(), catalogue().digest(), "nothing imported");
}

#[test]
fn a_card_file_wins_over_an_imported_card_and_over_its_other_printings() {
    let mut imported = sample();
    let printing = Fact {
        alias: 12_607_053,
        ..fact(4)
    };
    imported.add(
        read(&[
            (12_607_053, fact(0x21), "Another Name"),
            (12_607_054, printing, "Waboku"),
        ]),
        "en",
    );
    let cards = catalogue_with(catalogue().iter().cloned().collect(), &imported);
    for code in [12_607_053, 12_607_054] {
        let card = cards.get(Passcode(code)).expect("it is there");
        assert_eq!((card.names.en.as_str(), card.effects.len()), ("Waboku", 1));
        assert_eq!(card.name(), Passcode(12_607_053));
        assert!(!card.declared);
    }
    let Found::One(found) = find(&cards, "waboku") else {
        panic!("one card, whatever it is printed on");
    };
    assert_eq!(found.passcode, Passcode(12_607_053));
}

#[test]
fn imported_cards_are_found_in_any_language_by_beginnings_and_by_passcode() {
    let cards = catalogue_with(catalogue().iter().cloned().collect(), &sample());
    for text in [
        "Busy Knight",
        "busy",
        "cavaliere ind",
        "Indaffarato",
        "902",
        "00000902",
    ] {
        assert!(
            matches!(find(&cards, text), Found::One(card) if card.passcode.0 == 902),
            "{text}"
        );
    }
    let Found::None { nearest } = find(&cards, "Bussy Knihgt") else {
        panic!("no card is spelled so");
    };
    assert_eq!(nearest[0].passcode, Passcode(902));
    let (found, count) = search(&cards, "knight", 1);
    assert_eq!(found.len(), 1);
    assert!(count > 2, "{count}");
}

#[test]
fn thirty_thousand_names_are_searched_without_a_pause() {
    let cards: BTreeMap<_, _> = (1..=13_000)
        .map(|code| {
            let named = (fact(0x21), format!("Card of the {code}th kind"));
            (Passcode(code), named)
        })
        .collect();
    let mut imported = Imported::default();
    for language in ["en", "it", "ja"] {
        let cards = cards.clone();
        let left_out = Vec::new();
        imported.add(Read { cards, left_out }, language);
    }
    let library = Library::new(imported);
    assert_eq!(library.containing("kind").len(), 13_000);
    let begun = std::time::Instant::now();
    for code in 1..=1_000 {
        let found = library.meant(&format!("card of the {code}th kind"));
        assert!(found.contains(&Passcode(code)));
    }
    // A thousand of them, so that a busy machine doesn't decide: each is far below 50 ms.
    assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
}

#[test]
fn a_written_duel_brings_the_imported_cards_it_names_and_no_others() {
    let mut imported = sample();
    imported.add(
        read(&[
            (905, fact(0x21), "Busy Bee"),
            (90_600, fact(2), "Quiet Night"),
        ]),
        "en",
    );
    imported.add(read(&[(905, fact(0x21), "忙碌的蜂")]), "zh-Hant");
    let library = Library::new(imported);
    let named = |text: &str| -> Vec<u32> {
        library
            .mentioned(text)
            .into_iter()
            .map(|card| card.0)
            .collect()
    };
    assert_eq!(
        named("A activates Quick Wit targeting B's set card 2"),
        [903]
    );
    assert_eq!(
        named("seat A  hand: [busy knight], Cavaliere Indaffarato"),
        [902]
    );
    assert_eq!(
        named("A summons Quiet"),
        [90_600],
        "the beginning of a name"
    );
    assert_eq!(named("A發動忙碌的蜂"), [905], "a script without gaps");
    assert_eq!(named("B activates 00090600"), [90_600]);
    assert_eq!(named("A passes\nboth pass"), []);
    let slice = library.slice(&library.mentioned("Quick Wit"));
    assert_eq!(slice.len(), 1);
    assert_eq!(Imported::from_text(&slice.to_text()), Some(slice));
    assert_eq!(Imported::from_text("something"), None);
}
