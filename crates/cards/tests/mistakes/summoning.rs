//! How a monster is summoned: materials and ways.

use crate::common::{DESTROYS, GOLEM, card, effects, sound, wrong};

/// A monster of this kind, summoned like this.
fn summoned(kind: &str, summoning: &str) -> String {
    let more = match kind {
        "Main" => String::new(),
        "Link" => ", kind: Link, arrows: [Top, Left, Right, Bottom]".to_owned(),
        kind => format!(", kind: {kind}"),
    };
    let def = if kind == "Link" { "" } else { ", def: 0" };
    let kind = format!(r#"Monster(attribute: "DARK", race: "Fiend", level: 4, atk: 0{def}{more})"#);
    card(&kind, &format!("summoning: ({summoning})"))
}

fn materials(kind: &str, parts: &str) -> String {
    summoned(kind, &format!("materials: (parts: {parts})"))
}

fn way(kind: &str, fields: &str) -> String {
    let parts = match kind {
        "Main" => "",
        _ => "materials: (parts: [(least: 2, most: 2)]), ",
    };
    summoned(kind, &format!("{parts}ways: [({fields})]"))
}

const FREE: &str = "requires: [Turn(Own)]";

#[test]
fn only_monsters_are_summoned() {
    let activation = format!("(kind: CardActivation, modes: [({DESTROYS})])");
    let text = effects("Trap(Normal)", &activation);
    let text = text.replace("effects:", "summoning: ^(no_normal: true), effects:");
    wrong(&text, "only monsters are summoned");
}

#[test]
fn a_monster_of_the_extra_deck_has_materials_and_another_has_none() {
    for kind in ["Fusion", "Xyz"] {
        let text = summoned(kind, "").replace("summoning: (", "summoning: ^(");
        wrong(&text, "summoned with materials");
    }
    sound(&summoned("Fusion", "special: OwnWayOnly"));
    let parts = "^(parts: [(least: 1, most: 1)])";
    let text = summoned("Main", &format!("materials: {parts}"));
    wrong(&text, "has no materials of its own");
    sound(&materials("Xyz", "[(least: 2, most: 2)]"));
}

#[test]
fn materials_are_some_monsters() {
    wrong(&materials("Xyz", "^[]"), "takes no monster");
    wrong(
        &materials("Xyz", "[(least: 0, most: ^0)]"),
        "takes no monster",
    );
    wrong(&materials("Xyz", "[(least: ^2, most: 1)]"), "over the most");
    let filter = "[(filter: (face_up: true, face_down: ^true), least: 2, most: 2)]";
    wrong(&materials("Xyz", filter), "face-up and face-down");
}

#[test]
fn a_synchro_monster_takes_a_tuner_and_another() {
    let tuner = "(filter: (tuner: true), least: 1, most: 1)";
    wrong(&materials("Synchro", "^[(least: 2, most: 2)]"), "a Tuner");
    wrong(
        &materials("Synchro", &format!("^[{tuner}]")),
        "beside a Tuner",
    );
    sound(&materials(
        "Synchro",
        &format!("[{tuner}, (least: 1, most: 9)]"),
    ));
}

#[test]
fn a_link_monster_takes_no_more_monsters_than_its_rating() {
    wrong(&materials("Link", "^[(least: 5, most: 5)]"), "too many");
    sound(&materials("Link", "[(least: 4, most: 4)]"));
}

#[test]
fn a_fusion_monster_takes_more_than_one() {
    wrong(
        &materials("Fusion", "^[(least: 1, most: 1)]"),
        "more than one",
    );
}

#[test]
fn who_is_never_normal_summoned_takes_no_tributes() {
    let text = summoned("Main", "no_normal: true, tributes: ^3");
    wrong(&text, "never Normal Summoned");
    sound(&summoned("Main", "tributes: 3"));
}

#[test]
fn a_way_fits_its_monster() {
    sound(&way("Main", FREE));
    let method = |method| format!("method: ^{method}, {FREE}");
    wrong(
        &way("Main", &method("Xyz")),
        "isn't Special Summoned like this",
    );
    wrong(
        &way("Main", &method("Normal")),
        "isn't Special Summoned like",
    );
    let from = |place| format!("from: [^{place}], {FREE}");
    wrong(&way("Main", &from("ExtraDeck")), "from there");
    wrong(&way("Xyz", &from("Hand")), "from there");
    wrong(&way("Main", &from("Monsters")), "from there");
}

#[test]
fn a_way_on_top_is_an_xyz_monsters_and_says_of_what() {
    let parts = "materials: (parts: [(least: 1, most: 1)])";
    wrong(
        &way("Main", &format!("{parts}, on_top: ^true")),
        "only an Xyz",
    );
    wrong(&way("Xyz", &format!("{FREE}, on_top: ^true")), "no monster");
    sound(&way("Xyz", &format!("{parts}, on_top: true")));
}

#[test]
fn a_way_needs_something() {
    let text = way("Main", "").replace("ways: [(", "ways: [^(");
    wrong(&text, "would never end");
    sound(&way("Main", "limit: OncePerTurnByName"));
}

#[test]
fn a_way_is_paid_with_what_can_be_paid() {
    wrong(
        &way("Main", "cost: [(act: PayLp(^Fixed(0)))]"),
        "pays nothing",
    );
    wrong(&way("Main", "cost: [(act: ^Destroy(This))]"), "no cost");
}

#[test]
fn the_golem_is_sound() {
    sound(&card(GOLEM, "summoning: (tributes: 2)"));
}
