//! What no card can be, and places where no card is.

use crate::common::{does, sound, trap, wrong};

/// A trap that adds cards which fit.
fn adds(filter: &str) -> String {
    does(&format!("(act: AddFromDeck(filter: ({filter}), count: 1))"))
}

/// A trap that looks for cards which fit in some places.
fn looks(places: &str, filter: &str) -> String {
    let pool = format!("places: [{places}], filter: ({filter})");
    trap(&format!(
        "requires: [Exists({pool})], resolve: [(act: EndBattlePhase)]"
    ))
}

#[test]
fn only_monsters_have_what_monsters_have() {
    for field in [
        "level_at_most: ^4",
        "level_at_least: ^4",
        "atk_at_most: ^1500",
        "def_at_most: ^1500",
        "race: ^[\"Dragon\"]",
        "attribute: ^[\"DARK\"]",
        "tuner: ^true",
        "normal: ^false",
    ] {
        wrong(&adds(&format!("class: [Spell], {field}")), "only monsters");
    }
    sound(&adds("class: [Monster, Spell], level_at_most: 4"));
}

#[test]
fn a_card_is_of_one_class() {
    wrong(
        &adds("class: [Monster], spells: ^[Field]"),
        "has no `Spell`",
    );
    let text = looks("Graveyard", "class: [Spell], monsters: ^[Fusion]");
    wrong(&text, "has no `Monster`");
    let both = wrong(
        &adds("spells: [Field], traps: ^[Counter]"),
        "none is of one",
    );
    assert_eq!(both.hint.as_deref(), Some("write alternatives under `any`"));
}

#[test]
fn numbers_leave_room() {
    wrong(&adds("level_at_least: ^5, level_at_most: 4"), "least level");
    wrong(&adds("level_at_least: ^13"), "no level is over 12");
    wrong(&adds("atk_at_least: ^2000, atk_at_most: 1000"), "least ATK");
    wrong(&adds("atk_at_most: ^-1"), "never negative");
    wrong(&adds("def_at_most: ^-1"), "never negative");
    sound(&adds("level_at_least: 4, level_at_most: 4"));
}

#[test]
fn xyz_and_link_monsters_have_no_level_and_link_monsters_no_defence() {
    let level = "monsters: ^[Xyz, Link], level_at_most: 4";
    wrong(&looks("Monsters", level), "have no level");
    sound(&looks(
        "Monsters",
        "monsters: [Xyz, Synchro], level_at_most: 4",
    ));
    for field in ["def_at_most: ^0", "stands: ^Defense", "face_down: ^true"] {
        let text = looks("Monsters", &format!("monsters: [Link], {field}"));
        wrong(&text, "Link monsters");
    }
}

#[test]
fn nothing_is_two_opposites() {
    wrong(
        &looks("Field", "face_up: true, face_down: ^true"),
        "at once",
    );
    wrong(&looks("Field", "this: true, other: ^true"), "and another");
}

#[test]
fn a_name_that_is_asked_for_is_not_excluded() {
    wrong(&adds("name: [8], not_name: ^[8]"), "is excluded");
    sound(&adds("name: [8, 9], not_name: [8]"));
    let both = "name: [8], declared: ^true";
    let text = trap(&format!(
        "declares: Name, resolve: [(act: Discard(Each(places: [Hand], filter: ({both}))))]"
    ));
    wrong(&text, "the one written or the one declared");
}

#[test]
fn words_are_those_of_the_game() {
    let race = wrong(&adds("race: [\"Dragon\", ^\"Dargon\"]"), "is no type");
    assert_eq!(race.hint.as_deref(), Some("did you mean `Dragon`?"));
    wrong(&adds("attribute: [^\"Dark\"]"), "is no attribute");
}

#[test]
fn a_filter_that_excludes_everything_is_a_mistake() {
    wrong(&adds("none: [^()]"), "excludes every card");
}

#[test]
fn filters_inside_filters_are_checked() {
    let inner = "any: [(class: [Monster]), (class: [Trap], level_at_most: ^4)]";
    wrong(&adds(inner), "only monsters");
}

#[test]
fn cards_are_looked_for_somewhere() {
    let text = "requires: [^Exists(side: Own)], resolve: [(act: EndBattlePhase)]";
    let found = wrong(&trap(text), "nowhere");
    assert_eq!(found.hint.as_deref(), Some("write `places: […]`"));
}

#[test]
fn what_lies_in_a_place_can_lie_there() {
    for (places, filter, message) in [
        ("Monsters", "class: ^[Spell]", "everything is a monster"),
        (
            "SpellsAndTraps",
            "class: ^[Monster]",
            "nothing is a monster",
        ),
        ("Hand, Deck", "monsters: ^[Fusion]", "never in a hand"),
        ("Hand", "face_up: ^true", "aren't face-up"),
        ("Hand", "face_down: ^true", "aren't face-down"),
        ("Graveyard", "face_down: ^true", "aren't face-down"),
        ("Graveyard", "stands: ^Attack", "only cards on the field"),
        ("Hand", "counter: ^\"Spell\"", "only cards on the field"),
        ("Deck", "same_column: ^true", "only cards on the field"),
    ] {
        wrong(&looks(places, filter), message);
    }
    sound(&looks("Hand, Monsters", "face_up: true"));
    sound(&looks("Banished", "face_down: true"));
    wrong(&adds("face_up: ^true"), "aren't face-up");
}

#[test]
fn the_lowest_and_the_highest_are_of_numbers_that_monsters_have() {
    let pool = |rest: &str| {
        let pool = format!("(places: [Field], filter: (face_up: true), {rest})");
        does(&format!("(act: Destroy(Each{pool}))"))
    };
    sound(&pool("lowest: Atk"));
    sound(&pool("highest: Level"));
    wrong(&pool("lowest: Atk, highest: ^Atk"), "write one");
    wrong(&pool("highest: ^Negated"), "isn't a number");
    let traps = "(act: Destroy(Each(places: [Field], filter: (class: [Trap]), lowest: ^Def)))";
    wrong(&does(traps), "only monsters");
}
