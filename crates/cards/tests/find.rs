//! What people call cards, and which one they mean.

use cards::{Found, catalogue, find};

fn one(text: &str) -> String {
    match find(&catalogue(), text) {
        Found::One(card) => card.names.en.clone(),
        other => panic!("{text}: {other:?}"),
    }
}

fn names(found: Found<'_>) -> Vec<String> {
    match found {
        Found::Several(cards) | Found::None { nearest: cards } => {
            cards.iter().map(|card| card.names.en.clone()).collect()
        }
        Found::One(card) => panic!("only {}", card.names.en),
    }
}

#[test]
fn a_name_is_found_in_every_language() {
    for name in ["Waboku", "和睦使者", "和睦の使者"] {
        assert_eq!(one(name), "Waboku");
    }
    assert_eq!(one("Congegno Rosso"), "Red Gadget");
    assert_eq!(one("元素－英雄 大氣人"), "Elemental HERO Stratos");
}

#[test]
fn case_accents_punctuation_and_width_make_no_difference() {
    assert_eq!(one("blue eyes WHITE dragon"), "Blue-Eyes White Dragon");
    assert_eq!(one("Rinforzi dell’Esercito"), "Reinforcement of the Army");
    assert_eq!(one("E・HERO エアーマン"), "Elemental HERO Stratos");
    assert_eq!(one("Sàngan"), "Sangan");
}

#[test]
fn a_passcode_is_found_with_and_without_its_zeros() {
    assert_eq!(one("4206964"), "Trap Hole");
    assert_eq!(one("04206964"), "Trap Hole");
}

#[test]
fn the_beginning_of_a_name_is_enough_if_it_is_the_only_one() {
    assert_eq!(one("torr"), "Torrential Tribute");
    assert_eq!(one("Stratos"), "Elemental HERO Stratos");
}

#[test]
fn a_beginning_of_several_names_gives_them_all() {
    let catalogue = catalogue();
    let found = names(find(&catalogue, "elemental hero"));
    let heroes = |name: &&String| name.starts_with("Elemental HERO");
    let all = catalogue.iter().map(|card| &card.names.en);
    assert_eq!(found.len(), all.filter(heroes).count());
    assert!(found.len() > 2 && found.iter().all(|name| heroes(&name)));
}

#[test]
fn a_whole_name_counts_before_a_longer_one_that_begins_so() {
    let mut cards: Vec<_> = catalogue().iter().cloned().collect();
    let mut longer = cards[0].clone();
    longer.passcode.0 = 1;
    longer.names.en = "Waboku the Second".to_owned();
    cards.push(longer);
    let catalogue = cards::catalogue_of(cards);
    assert!(matches!(find(&catalogue, "waboku"), Found::One(card) if card.passcode.0 != 1));
}

#[test]
fn a_misspelt_name_suggests_the_nearest_first() {
    let near = names(find(&catalogue(), "Solem Waring"));
    assert_eq!(near.first().map(String::as_str), Some("Solemn Warning"));
    let gadgets = names(find(&catalogue(), "Rde Gadget"));
    assert_eq!(gadgets.first().map(String::as_str), Some("Red Gadget"));
}

#[test]
fn nothing_and_nonsense_suggest_nothing() {
    for text in ["", "  ", "?!", "xyzzy plugh", "999999999999"] {
        assert_eq!(
            find(&catalogue(), text),
            Found::None { nearest: vec![] },
            "{text}"
        );
    }
}
