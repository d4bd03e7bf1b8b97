//! What is printed on a card.

use crate::common::{DESTROYS, GOLEM, card, effects, trap, wrong};

/// The golem with a change to what is printed.
fn golem(from: &str, to: &str) -> String {
    assert!(GOLEM.contains(from), "{from}");
    card(&GOLEM.replace(from, to), "archetypes: []")
}

const LINK: &str = r#"Monster(attribute: "DARK", race: "Cyberse", level: 2, atk: 1000, kind: Link, arrows: [Left, Right])"#;

const ANY: &str = "summoning: (materials: (parts: [(least: 2, most: 2)]))";

#[test]
fn a_passcode_of_zero_and_an_empty_name_are_mistakes() {
    let text = trap(DESTROYS);
    wrong(&text.replace(" 7,", " ^0,"), "0 is no passcode");
    wrong(&text.replace("\"Test\"", "^\" \""), "a name is empty");
    let second = text.replace("\"Test\"", "\"Test\", it: ^\"Prova \"");
    wrong(&second, "ends with a space");
}

#[test]
fn an_empty_archetype_is_a_mistake() {
    wrong(&card(GOLEM, "archetypes: [\"HERO\", ^\"\"]"), "empty");
}

#[test]
fn attributes_and_types_are_those_of_the_game() {
    let race = wrong(&golem("\"Rock\"", "^\"Rokc\""), "`Rokc` is no type");
    assert_eq!(race.hint.as_deref(), Some("did you mean `Rock`?"));
    wrong(&golem("\"EARTH\"", "^\"EART\""), "`EART` is no attribute");
}

#[test]
fn printed_values_are_within_their_bounds() {
    wrong(&golem("level: 4", "level: ^13"), "level over 12");
    wrong(&golem("atk: 1000", "atk: ^-1"), "ATK is never negative");
    wrong(&golem("def: 1000", "def: ^-1"), "DEF is never negative");
    wrong(&golem("def: 1000", "def: 0, scale: ^14"), "over 13");
}

#[test]
fn a_link_monster_has_an_arrow_for_each_point_of_its_rating_and_no_defence() {
    let link = |from: &str, to: &str| card(&LINK.replace(from, to), ANY);
    crate::common::sound(&card(LINK, ANY));
    wrong(&link("[Left, Right]", "^[Left]"), "as many arrows");
    wrong(&link("Right", "^Left"), "there already");
    wrong(&link("atk: 1000", "atk: 1000, def: ^0"), "has no DEF");
    wrong(&link("kind: Link", "kind: Link, scale: ^1"), "no pendulum");
    wrong(&link("kind: Link", "kind: Link, tuner: ^true"), "no Tuner");
    let arrows = golem("def: 1000", "def: 1000, arrows: ^[Top]");
    wrong(&arrows, "only a Link monster has arrows");
}

#[test]
fn a_token_has_no_effects_and_no_other_frame() {
    let token = GOLEM.replace("def: 1000", "def: 1000, token: true");
    let effect = format!("(kind: Ignition, modes: [({DESTROYS})])");
    let text = effects(&token, &effect).replace("effects: [", "effects: ^[");
    wrong(&text, "a token has no effects");
    let fusion = token.replace("token: true", "kind: Ritual, token: ^true");
    wrong(&card(&fusion, "archetypes: []"), "in no deck");
}

#[test]
fn a_spell_or_trap_is_activated_exactly_one_way() {
    let none = "(passcode: 7, names: (en: \"Test\"), kind: Trap(Normal), effects: ^[])";
    wrong(none, "so it can't be used");
    let one = format!("(kind: CardActivation, modes: [({DESTROYS})])");
    let two = wrong(
        &effects("Trap(Normal)", &format!("{one}, ^{one}")),
        "several",
    );
    assert_eq!(two.hint.as_deref(), Some("make them `modes` of one effect"));
}

#[test]
fn earlier_texts_end_on_real_days_in_their_order() {
    let one = format!("(kind: CardActivation, modes: [({DESTROYS})])");
    let other = one.replace("Each(places: [Monsters])", "Each(places: [Field])");
    let third = one.replace("Each(places: [Monsters])", "Each(places: [Hand])");
    let earlier = |first: &str, second: &str| {
        let text = format!(
            "earlier: [(until: {first}, effects: [{third}]), (until: {second}, effects: [{other}])]"
        );
        card("Trap(Normal)", &format!("effects: [{one}], {text}"))
    };
    crate::common::sound(&earlier("20041231", "20141231"));
    wrong(&earlier("^20041301", "20141231"), "is no day");
    wrong(&earlier("^20030229", "20141231"), "is no day");
    wrong(&earlier("20141231", "^20141231"), "no later than");
    let same = format!("effects: [{one}], earlier: [^(until: 20041231, effects: [{one}])]");
    wrong(&card("Trap(Normal)", &same), "the same as the one after");
}

#[test]
fn an_earlier_text_is_checked_like_the_present_one() {
    let one = format!("(kind: CardActivation, modes: [({DESTROYS})])");
    let nothing = one.replace(DESTROYS, "resolve: [(act: PayLp(^Fixed(0)))]");
    let text = format!("effects: [{one}], earlier: [(until: 20041231, effects: [{nothing}])]");
    wrong(&card("Trap(Normal)", &text), "pays nothing");
    let none = format!("effects: [{one}], earlier: [(until: 20041231, effects: ^[])]");
    wrong(&card("Trap(Normal)", &none), "can't be used");
}
