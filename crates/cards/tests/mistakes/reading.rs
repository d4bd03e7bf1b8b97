//! What isn't spelled right, or is of another type.

use crate::common::{DESTROYS, does, mistakes, monster, sound, trap, wrong};

#[test]
fn the_examples_here_are_sound_without_their_mistakes() {
    sound(&trap(DESTROYS));
    sound(&monster(&format!("kind: Ignition, modes: [({DESTROYS})]")));
    sound(&trap(
        "targets: (pool: (places: [Monsters]), least: 1, most: 2), resolve: [(act: Destroy(Targets))]",
    ));
}

#[test]
fn a_misspelt_field_is_told_with_its_place_and_the_nearest_name() {
    let found = wrong(&trap("^resolv: [(act: PayLp(Fixed(1)))]"), "resolv");
    assert_eq!(found.hint.as_deref(), Some("did you mean `resolve`?"));
}

#[test]
fn a_misspelt_word_is_told_with_the_nearest_one() {
    let found = wrong(&does("(act: ^Destory(Targets))"), "Destory");
    assert_eq!(found.hint.as_deref(), Some("did you mean `Destroy`?"));
    let deep = does("(act: Destroy(Each(places: [Monsters], ^sied: Own)))");
    let deep = wrong(&deep, "sied");
    assert_eq!(deep.hint.as_deref(), Some("did you mean `side`?"));
}

#[test]
fn a_misspelt_field_inside_an_alternative_is_told_too() {
    let text = "answers: Activation(by: Either, kinds: [TrapCard], ^thta: [Draws]), resolve: [(act: NegateActivation)]";
    let found = wrong(&trap(text), "thta");
    assert_eq!(found.hint.as_deref(), Some("did you mean `that`?"));
}

#[test]
fn a_word_like_no_other_is_answered_with_all_that_are_possible() {
    let found = wrong(
        &does("(act: Destroy(Each(places: [^Xyzzyplugh])))"),
        "Xyzzyplugh",
    );
    let hint = found.hint.unwrap_or_default();
    assert!(
        hint.contains("Monsters") && hint.contains("Graveyard"),
        "{hint}"
    );
}

#[test]
fn a_missing_field_and_a_missing_bracket_are_told() {
    let found = wrong("(passcode: 7, kind: Trap(Normal)^)", "names");
    assert_eq!(found.hint.as_deref(), Some("write `names: …` here"));
    for text in ["(passcode: 7,", "", "(", "passcode: 7"] {
        let found = mistakes(text);
        assert!(found.len() == 1 && found[0].line > 0, "{text}: {found:?}");
    }
}

#[test]
fn a_value_of_another_type_is_told_at_its_place() {
    for (text, message) in [
        (
            "(act: AddFromDeck(filter: (), count: ^\"one\"))",
            "a whole number",
        ),
        ("(act: AddFromDeck(filter: (), count: ^300))", "too large"),
        ("(act: Draw(side: Own, count: Fixed(^-1)))", "too small"),
        ("(may: ^1, act: EndBattlePhase)", "`true` or `false`"),
        (
            "(act: Draw(side: ^\"Own\", count: Done))",
            "without quotation",
        ),
        (
            "(act: Destroy(Each(^(places: [Field]))))",
            "one bracket too many",
        ),
        (
            "(act: Destroy(Each(places: [Field], filter: ^[])))",
            "opening bracket",
        ),
        ("(act: Destroy(^))", "something is missing"),
        ("(act: EndBattlePhase, ^act: EndBattlePhase)", "said twice"),
        ("(act: Draw(side: Own^))", "`count` is missing"),
        (
            "(act: PutCounters(what: This, counter: ^\"\", count: Done))",
            "a word of 1 to 23",
        ),
    ] {
        wrong(&does(text), message);
    }
    let text = trap(DESTROYS).replace("passcode: 7", "passcode: ^-7");
    wrong(&text, "too small");
}

#[test]
fn a_number_where_an_amount_belongs_is_told_how_to_be_written() {
    let found = wrong(&does("(act: PayLp(^1000))"), "is a number");
    assert_eq!(found.hint.as_deref(), Some("write `Fixed(1000)`"));
}

#[test]
fn a_single_word_where_a_list_belongs_is_told_how_to_be_written() {
    let found = wrong(&does("(act: Destroy(Each(places: ^Monsters)))"), "list");
    assert_eq!(found.hint.as_deref(), Some("write `[Monsters]`"));
}

#[test]
fn a_condition_that_ron_reads_as_nothing_is_told_how_to_be_written() {
    let text = "(kind: CardActivation, from_hand_if: None^(side: Own, places: [Field]), modes: [])";
    let found = wrong(&crate::common::effects("Trap(Normal)", text), "comma");
    let hint = found.hint.unwrap_or_default();
    assert!(hint.contains("Not(Exists("), "{hint}");
}

#[test]
fn an_error_reads_as_file_line_column_message_and_hint() {
    let line = mistakes(&trap("resolv: []"))[0].to_string();
    assert!(line.starts_with("test.ron:6:"), "{line}");
    assert!(line.ends_with("(did you mean `resolve`?)"), "{line}");
}

#[test]
fn comments_and_brackets_in_names_do_not_move_the_place() {
    let text = "// (a comment [\n(\n  /* ( */ passcode: 7,\n  names: (en: \"A \\\" ( B\"),\n  kind: Trap(Normal), // )\n  effects: [(kind: CardActivation,\n    modes: [\n      (resolve: [(act: PayLp(^Fixed(0)))])])],\n)";
    wrong(text, "pays nothing");
}

#[test]
fn several_mistakes_are_told_in_the_order_of_the_text() {
    let text = does("(act: PayLp(Fixed(0))), (act: Damage(side: Own, amount: Fixed(0)))")
        .replace("passcode: 7", "passcode: 0");
    let lines: Vec<usize> = mistakes(&text).iter().map(|error| error.line).collect();
    assert_eq!(lines, [2, 6, 6]);
}
