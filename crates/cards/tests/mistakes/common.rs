//! Sound card files to put a mistake into, and what is said of it.

use cards::{CardError, check_text};
use std::path::Path;

/// A mode that is sound anywhere.
pub(crate) const DESTROYS: &str = "resolve: [(act: Destroy(Each(places: [Monsters])))]";

/// A monster of the main deck.
pub(crate) const GOLEM: &str =
    r#"Monster(attribute: "EARTH", race: "Rock", level: 4, atk: 1000, def: 1000)"#;

/// A card of this kind with more fields.
pub(crate) fn card(kind: &str, more: &str) -> String {
    format!("(\n  passcode: 7,\n  names: (en: \"Test\"),\n  kind: {kind},\n  {more},\n)")
}

/// A card of this kind with these effects.
pub(crate) fn effects(kind: &str, effects: &str) -> String {
    card(kind, &format!("effects: [\n    {effects},\n  ]"))
}

/// A normal trap with these fields in its only mode.
pub(crate) fn trap(mode: &str) -> String {
    effects(
        "Trap(Normal)",
        &format!("(kind: CardActivation, modes: [({mode})])"),
    )
}

/// A normal trap that does this when it resolves.
pub(crate) fn does(list: &str) -> String {
    trap(&format!("resolve: [{list}]"))
}

/// A monster with an effect of these fields.
pub(crate) fn monster(fields: &str) -> String {
    effects(GOLEM, &format!("({fields})"))
}

/// A monster with an ignition effect of this cost.
pub(crate) fn cost(list: &str) -> String {
    monster(&format!(
        "kind: Ignition, cost: [{list}], modes: [({DESTROYS})]"
    ))
}

/// Every mistake in a text.
pub(crate) fn mistakes(text: &str) -> Vec<CardError> {
    check_text(Path::new("test.ron"), text)
}

/// Checks that a text without its caret has this one mistake, where the caret stands.
pub(crate) fn wrong(marked: &str, message: &str) -> CardError {
    let (before, after) = marked.split_once('^').expect("a caret at the place");
    let text = format!("{before}{after}");
    let found = mistakes(&text);
    let [only] = found.as_slice() else {
        panic!("{text}\nexpected “{message}”, found {found:#?}");
    };
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    assert_eq!((only.line, only.column), (line, column), "{text}\n{only}");
    assert!(
        only.message.contains(message),
        "{only}\nexpected “{message}”"
    );
    only.clone()
}

/// Checks that a text has no mistake.
pub(crate) fn sound(text: &str) {
    let found = mistakes(text);
    assert!(found.is_empty(), "{text}\n{found:#?}");
}
