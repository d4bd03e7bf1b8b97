//! What is so while a card is face-up.

use crate::common::{monster, sound, wrong};

fn standing(one: &str) -> String {
    monster(&format!("kind: Continuous([{one}])"))
}

const THIS: &str = "(places: [Monsters], filter: (this: true))";

#[test]
fn a_change_of_nothing_is_a_mistake() {
    let text = format!("Change(of: {THIS}, what: Atk, by: Plus(^Fixed(0)))");
    wrong(&standing(&text), "changes nothing");
}

#[test]
fn negating_has_words_of_its_own() {
    let text = format!("Is(of: {THIS}, what: ^Negated, to: Fixed(1))");
    let found = wrong(&standing(&text), "isn't negated by a number");
    assert_eq!(found.hint.as_deref(), Some("write `Negates(…)`"));
}

#[test]
fn a_value_that_reads_itself_never_settles() {
    let sum = "Sum(Atk, Each(places: [Monsters], filter: (this: true)))";
    let change = format!("Change(of: {THIS}, what: Atk, by: ^Plus({sum}))");
    wrong(&standing(&change), "never settles");
    let all = "Sum(Atk, Each(places: [Monsters]))";
    wrong(
        &standing(&format!("Is(of: {THIS}, what: Atk, to: ^{all})")),
        "never settles",
    );
    let printed = sum.replace("Sum", "Printed");
    sound(&standing(&format!(
        "Is(of: {THIS}, what: Atk, to: {printed})"
    )));
    sound(&standing(&format!("Is(of: {THIS}, what: Def, to: {sum})")));
}

#[test]
fn a_condition_on_what_it_switches_never_settles() {
    let sum = "Sum(Atk, Each(places: [Monsters], filter: (this: true)))";
    let change = format!("Change(of: {THIS}, what: Atk, by: Minus(Fixed(500)))");
    let text = format!("While(^More({sum}, Fixed(1000)), [{change}])");
    wrong(&standing(&text), "never settles");
    sound(&standing(&format!("While(Turn(Own), [{change}])")));
}

#[test]
fn something_holds_while_something_holds() {
    wrong(&standing("While(Turn(Own), ^[])"), "nothing is so");
}

#[test]
fn parts_of_standing_effects_are_checked_like_all_others() {
    wrong(
        &standing("Negates(places: [Field], filter: (face_up: true, face_down: ^true))"),
        "at once",
    );
    wrong(
        &standing(
            "While(Turn(Own), [Forbids(side: Own, what: Attack, with: (race: [^\"Rokc\"]))])",
        ),
        "is no type",
    );
}

#[test]
fn nothing_is_so_of_the_lowest_or_the_highest() {
    let lowest = "^(places: [Monsters], lowest: Atk)";
    let change = format!("Change(of: {lowest}, what: Atk, by: Plus(Fixed(100)))");
    wrong(&standing(&change), "never settles");
    let negates = "Negates(^places: [Monsters], lowest: Atk)";
    wrong(&standing(negates), "never settles");
}

#[test]
fn what_is_so_changes_no_card_that_could_be_meant() {
    let change = format!("Change(of: {THIS}, what: Atk, by: Plus(Half(^Its(Atk))))");
    wrong(&standing(&change), "no instruction changes a card");
}
