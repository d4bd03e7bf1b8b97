//! Mistakes in card files: each is found, at its line and column, with what could be meant.

use cards::{CardError, check, check_profiles, read, read_text};
use std::{fs, path::Path};

/// A sound trap with these fields in its only mode.
fn trap(mode: &str) -> String {
    effect(
        "Trap(Normal)",
        &format!("kind: CardActivation, modes: [({mode})]"),
    )
}

/// A sound monster with this effect.
fn monster(fields: &str) -> String {
    effect(GOLEM, fields)
}

const GOLEM: &str = r#"Monster(attribute: "EARTH", race: "Rock", level: 4, atk: 1000, def: 1000)"#;

fn effect(kind: &str, fields: &str) -> String {
    format!(
        "(\n  passcode: 7,\n  names: (en: \"Test\"),\n  kind: {kind},\n  effects: [\n    ({fields}),\n  ],\n)"
    )
}

fn mistake(text: &str) -> CardError {
    read_text(Path::new("test.ron"), text).expect_err(text)
}

fn says(text: &str, message: &str) {
    let found = mistake(text);
    assert!(
        found.message.contains(message),
        "{found} — expected “{message}”"
    );
    assert_eq!(found.line, 6, "{found}");
    assert!(found.column > 1, "{found}");
}

fn sound(text: &str) {
    read_text(Path::new("test.ron"), text).unwrap_or_else(|error| panic!("{text}\n{error}"));
}

const DESTROYS: &str = "resolve: [(act: Destroy(Each(place: Monsters)))]";

#[test]
fn the_examples_here_are_sound_without_their_mistakes() {
    sound(&trap(DESTROYS));
    sound(&monster(&format!("kind: Ignition, modes: [({DESTROYS})]")));
    sound(&trap(
        "targets: (pool: (place: Monsters), least: 1, most: 2), resolve: [(act: Destroy(Targets))]",
    ));
}

#[test]
fn a_misspelt_field_is_told_with_its_place_and_the_nearest_name() {
    let text = trap("resolv: [(act: PayLp(1))]");
    let found = mistake(&text);
    assert_eq!(
        (found.line, found.hint.as_deref()),
        (6, Some("did you mean `resolve`?"))
    );
    assert_eq!(
        found.column,
        text.lines().nth(5).unwrap().find("resolv").unwrap() + 1
    );
}

#[test]
fn a_misspelt_word_is_told_with_the_nearest_one() {
    let found = mistake(&trap("resolve: [(act: Destory(Targets))]"));
    assert_eq!(found.hint.as_deref(), Some("did you mean `Destroy`?"));
    let deep = mistake(&trap(
        "resolve: [(act: Destroy(Each(place: Monsters, sied: Own)))]",
    ));
    assert_eq!(deep.hint.as_deref(), Some("did you mean `side`?"));
}

#[test]
fn a_misspelt_field_inside_an_alternative_is_told_too() {
    let found = mistake(&trap(
        "answers: Activation(by: Either, kinds: [TrapCard], thta: SpecialSummons), resolve: [(act: NegateActivation)]",
    ));
    assert_eq!(found.hint.as_deref(), Some("did you mean `that`?"));
}

#[test]
fn a_word_like_no_other_is_answered_with_all_that_are_possible() {
    let found = mistake(&trap("resolve: [(act: Destroy(Each(place: Xyzzyplugh)))]"));
    let hint = found.hint.unwrap();
    assert!(
        hint.contains("Monsters") && hint.contains("Graveyard"),
        "{hint}"
    );
}

#[test]
fn a_missing_field_and_a_missing_bracket_are_told() {
    let found = mistake("(passcode: 7, kind: Trap(Normal))");
    assert_eq!(found.hint.as_deref(), Some("write `names: …` here"));
    assert!(mistake("(passcode: 7,").line > 0);
    assert!(mistake("").line > 0);
}

#[test]
fn an_error_reads_as_file_line_column_message_and_hint() {
    let line = mistake(&trap("resolv: []")).to_string();
    assert!(line.starts_with("test.ron:6:"), "{line}");
    assert!(line.ends_with("(did you mean `resolve`?)"), "{line}");
}

#[test]
fn a_passcode_of_zero_and_an_empty_name_are_mistakes() {
    let zero = mistake(&trap(DESTROYS).replace("passcode: 7", "passcode: 0"));
    assert_eq!((zero.line, zero.column), (2, 13));
    let blank = mistake(&trap(DESTROYS).replace("\"Test\"", "\" \""));
    assert!(blank.message.contains("name is empty"), "{blank}");
}

#[test]
fn printed_values_are_checked() {
    let swap = |from, to| mistake(&effect(&GOLEM.replace(from, to), "kind: Quick, modes: []"));
    let race = swap("Rock", "Rokc");
    assert_eq!(
        (race.line, race.hint.as_deref()),
        (4, Some("did you mean `Rock`?"))
    );
    assert!(swap("EARTH", "EART").message.contains("attribute"));
    assert!(swap("level: 4", "level: 13").message.contains("level"));
    assert!(swap("atk: 1000", "atk: -1").message.contains("ATK"));
    assert!(swap("def: 1000", "def: -1").message.contains("DEF"));
}

#[test]
fn a_spell_or_trap_is_activated_exactly_one_way() {
    let none = "(passcode: 7, names: (en: \"Test\"), kind: Trap(Normal))";
    assert!(mistake(none).message.contains("can't be used"));
    let one = format!("kind: CardActivation, modes: [({DESTROYS})]");
    let two = mistake(&effect("Trap(Normal)", &format!("{one}), ({one}")));
    assert!(two.message.contains("modes of one"), "{two}");
}

#[test]
fn an_effect_needs_modes_and_a_mode_needs_something_to_do() {
    says(&monster("kind: Ignition, modes: []"), "no mode");
    says(&trap("resolve: []"), "does nothing");
}

#[test]
fn an_effect_must_suit_its_card() {
    says(
        &monster(&format!("kind: CardActivation, modes: [({DESTROYS})]")),
        "isn't activated",
    );
    let trap_with = |kind| {
        let own = format!("kind: CardActivation, modes: [({DESTROYS})]");
        effect(
            "Trap(Continuous)",
            &format!("{own}), (kind: {kind}, modes: [({DESTROYS})]"),
        )
    };
    says(&trap_with("Ignition"), "belong to monsters");
    says(&trap_with("Quick"), "belong to monsters");
}

#[test]
fn the_first_instruction_depends_on_nothing() {
    for gate in ["IfDone", "IfNotDone"] {
        says(
            &trap(&format!("resolve: [(act: NegateSummon, when: {gate})]")),
            "none before it",
        );
        let cost =
            format!("kind: Ignition, cost: [(act: PayLp(1), when: {gate})], modes: [({DESTROYS})]");
        says(&monster(&cost), "none before it");
    }
}

#[test]
fn a_cost_is_payable() {
    for act in [
        "NegateSummon",
        "Destroy(Targets)",
        "Tribute(Targets)",
        "AddFromDeck(filter: (), count: 1)",
    ] {
        let fields = format!("kind: Ignition, cost: [(act: {act})], modes: [({DESTROYS})]");
        says(&monster(&fields), "this is no cost");
    }
}

#[test]
fn targets_are_declared_and_used() {
    let targets = "targets: (pool: (place: Monsters), least: 1, most: 1)";
    says(
        &trap(&format!("{targets}, {DESTROYS}")),
        "nothing under `resolve`",
    );
    says(
        &trap("resolve: [(act: Destroy(Targets))]"),
        "has no `targets`",
    );
}

#[test]
fn what_is_hidden_is_no_target() {
    for place in ["Hand", "Deck"] {
        let targets = format!("targets: (pool: (place: {place}), least: 1, most: 1)");
        says(
            &trap(&format!("{targets}, resolve: [(act: Destroy(Targets))]")),
            "hidden place",
        );
    }
}

#[test]
fn least_is_at_most_most() {
    for (least, most, message) in [(2, 1, "over the most"), (0, 0, "targets no card")] {
        let targets = format!("targets: (pool: (place: Monsters), least: {least}, most: {most})");
        says(
            &trap(&format!("{targets}, resolve: [(act: Destroy(Targets))]")),
            message,
        );
    }
    for (least, most, message) in [(2, 1, "over the most"), (0, 0, "picks no card")] {
        let picked =
            format!("Picked(pool: (place: Monsters), least: Fixed({least}), most: Fixed({most}))");
        says(
            &trap(&format!("resolve: [(act: Destroy({picked}))]")),
            message,
        );
    }
}

#[test]
fn an_act_that_does_nothing_is_a_mistake() {
    for act in [
        "PayLp(0)",
        "AddFromDeck(filter: (), count: 0)",
        "DiscardAtRandom(side: Own, count: 0)",
        "Damage(side: Own, amount: Fixed(0))",
    ] {
        assert_eq!(
            mistake(&trap(&format!("resolve: [(act: {act})]"))).line,
            6,
            "{act}"
        );
    }
}

#[test]
fn speed_one_answers_nothing() {
    let mode = format!("answers: SummonAttempt(by: Either), {DESTROYS}");
    says(
        &monster(&format!("kind: Ignition, modes: [({mode})]")),
        "spell speed 1",
    );
    let spell = |kind| effect(kind, &format!("kind: CardActivation, modes: [({mode})]"));
    says(&spell("Spell(Normal)"), "spell speed 1");
    sound(&spell("Spell(QuickPlay)"));
}

#[test]
fn what_can_never_happen_is_not_waited_for() {
    let answers = |what: &str| trap(&format!("answers: {what}, {DESTROYS}"));
    says(
        &answers("Activation(by: Either, kinds: [])"),
        "no kind of activation",
    );
    says(
        &answers("Happening(Summoned(what: This, by: Either))"),
        "never summoned",
    );
    says(
        &answers("Happening(Summoned(what: Any(class: [Spell]), by: Either))"),
        "only monsters",
    );
    let trigger = "kind: Trigger(mandatory: true, timing: If, event: Summoned(what: Any(class: [Trap]), by: Own))";
    says(
        &monster(&format!("{trigger}, modes: [({DESTROYS})]")),
        "only monsters",
    );
}

#[test]
fn only_what_is_answered_is_negated() {
    says(&trap("resolve: [(act: NegateSummon)]"), "doesn't answer");
    says(
        &trap("answers: SummonAttempt(by: Own), resolve: [(act: NegateActivation)]"),
        "doesn't answer",
    );
    sound(&trap(
        "answers: SummonAttempt(by: Own), resolve: [(act: NegateSummon)]",
    ));
}

#[test]
fn nothing_is_done_to_the_negated_before_it_is_negated() {
    says(
        &trap(
            "answers: SummonAttempt(by: Own), resolve: [(act: Destroy(Negated)), (act: NegateSummon)]",
        ),
        "nothing is negated before",
    );
}

#[test]
fn a_declared_name_is_asked_for_and_an_asked_name_declared() {
    says(
        &trap(&format!("declares_name: true, {DESTROYS}")),
        "nothing asks for it",
    );
    says(
        &trap("resolve: [(act: Discard(Each(place: Hand, filter: (declared_name: true))))]"),
        "no `declares_name: true`",
    );
}

#[test]
fn that_monster_needs_something_that_happened() {
    says(
        &trap("resolve: [(act: Destroy(Each(place: Occasion)))]"),
        "no happening",
    );
    sound(&trap(
        "answers: Happening(Summoned(what: Any(), by: Own)), resolve: [(act: Destroy(Each(place: Occasion)))]",
    ));
}

#[test]
fn tributes_come_from_the_field_and_discards_from_a_hand() {
    let wrong = "monsters are tributed from the monster zones";
    says(&trap("resolve: [(act: Tribute(Each(place: Hand)))]"), wrong);
    says(
        &trap("resolve: [(act: Discard(Each(place: Monsters)))]"),
        wrong,
    );
    let picked = "Tribute(Picked(pool: (place: Deck), least: Fixed(1), most: Fixed(1)))";
    says(
        &monster(&format!(
            "kind: Ignition, cost: [(act: {picked})], modes: [({DESTROYS})]"
        )),
        wrong,
    );
}

#[test]
fn a_name_is_locked_only_after_a_card_moved() {
    let lock = "(act: Linger(side: Own, rule: CannotActivateMoved))";
    says(&trap(&format!("resolve: [{lock}]")), "moves no card");
    sound(&trap(&format!(
        "resolve: [(act: AddFromDeck(filter: (), count: 1)), {lock}]"
    )));
}

#[test]
fn a_filter_that_no_card_fits_is_a_mistake() {
    let filter = |filter: &str| {
        trap(&format!(
            "resolve: [(act: AddFromDeck(filter: ({filter}), count: 1))]"
        ))
    };
    says(&filter("class: [Spell], level_at_most: 4"), "no card fits");
    says(
        &filter("atk_at_least: 2000, atk_at_most: 1000"),
        "no card fits",
    );
    let both = filter("name: 7, declared_name: true");
    says(
        &both.replace("[(resolve", "[(declares_name: true, resolve"),
        "one name",
    );
}

#[test]
fn comments_and_brackets_in_names_do_not_move_the_place() {
    let text = "// (a comment [\n(\n  /* ( */ passcode: 7,\n  names: (en: \"A \\\" ( B\"),\n  kind: Trap(Normal), // )\n  effects: [(kind: CardActivation,\n    modes: [\n      (resolve: [(act: PayLp(0))])])],\n)";
    let found = mistake(text);
    assert_eq!((found.line, found.column), (8, 18), "{found}");
}

/// A folder with these files, checked.
fn folder(files: &[(&str, &str)]) -> Vec<CardError> {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("written");
    }
    check(folder.path())
}

#[test]
fn a_sound_folder_has_no_mistakes() {
    assert_eq!(
        folder(&[("test.ron", &trap(DESTROYS)), ("notes.txt", "not a card")]),
        []
    );
}

#[test]
fn a_file_is_named_after_its_card() {
    let errors = folder(&[("tset.ron", &trap(DESTROYS))]);
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].hint.as_deref(), Some("name it test.ron"));
    assert_eq!((errors[0].line, errors[0].column), (3, 15));
}

#[test]
fn a_passcode_and_a_name_belong_to_one_card() {
    let other = trap(DESTROYS).replace("Test", "Other");
    let errors = folder(&[("test.ron", &trap(DESTROYS)), ("other.ron", &other)]);
    assert!(
        errors
            .iter()
            .any(|error| error.message.starts_with("7 is taken by")),
        "{errors:?}"
    );
    let twin = trap(DESTROYS)
        .replace("passcode: 7", "passcode: 8")
        .replace("\"Test\"", "\"Twin\", it: \"Test\"");
    let errors = folder(&[("test.ron", &trap(DESTROYS)), ("twin.ron", &twin)]);
    assert!(
        errors
            .iter()
            .any(|error| error.message.starts_with("Test is taken by")),
        "{errors:?}"
    );
}

#[test]
fn an_effect_names_a_card_that_exists() {
    let adds = |code: u32| {
        trap(&format!(
            "resolve: [(act: AddFromDeck(filter: (name: {code}), count: 1))]"
        ))
    };
    let errors = folder(&[("test.ron", &adds(8))]);
    assert!(errors[0].message.contains("passcode 8"), "{errors:?}");
    assert_eq!(folder(&[("test.ron", &adds(7))]), [], "its own folder");
    assert_eq!(
        folder(&[("test.ron", &adds(12_607_053))]),
        [],
        "a shipped card"
    );
}

#[test]
fn every_file_of_a_folder_is_told_about() {
    let errors = folder(&[
        ("a.ron", "("),
        ("b.ron", ")"),
        ("test.ron", &trap(DESTROYS)),
    ]);
    assert_eq!(errors.len(), 2, "{errors:?}");
}

#[test]
fn what_cannot_be_read_is_told_without_a_line() {
    let missing = read(Path::new("no/such/card.ron")).unwrap_err();
    assert_eq!((missing.line, missing.column), (0, 0));
    assert!(
        missing.to_string().starts_with("no/such/card.ron: "),
        "{missing}"
    );
    assert_eq!(check(Path::new("no/such/folder")).len(), 1);
}

#[test]
fn a_file_that_is_no_text_is_a_mistake_and_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bytes.ron"), [0xff, 0xfe, 0x00, 0x28]).unwrap();
    assert_eq!(check(folder.path()).len(), 1);
}

#[test]
fn a_profile_has_names_of_its_own_and_real_dates() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/rules/p7.ron");
    let p7 = fs::read_to_string(shipped).unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.ron"), &p7).unwrap();
    fs::write(
        folder.path().join("b.ron"),
        p7.replace("2021-11\"", "Nov 2021\""),
    )
    .unwrap();
    let errors = check_profiles(folder.path());
    assert!(
        errors
            .iter()
            .any(|error| error.message.starts_with("p7 is taken by")),
        "{errors:?}"
    );
    assert!(
        errors
            .iter()
            .any(|error| error.message == "`since` is no date"),
        "{errors:?}"
    );
}
