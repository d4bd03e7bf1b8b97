//! The difference of any two places is the same the other way round, and empty only between equals.

use serde_json::Value;
use system_tests::Sandbox;

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

/// The object of a difference.
fn diff(sandbox: &mut Sandbox, from: &str, to: &str) -> Value {
    let line = format!("takeback diff forgot-to-ask {from} {to} --json 2>/dev/null");
    let outcome = sandbox.run(&line);
    let differs = Some(i32::from(from != to));
    assert_eq!(outcome.code, differs, "{line}: {}", outcome.printed);
    serde_json::from_str(outcome.printed.trim()).expect("an object")
}

/// What differs, with the two sides exchanged.
fn exchanged(differences: &Value) -> Vec<Value> {
    let differences = differences.as_array().expect("a list");
    let swapped = differences.iter().cloned().map(|mut one| {
        one["values"].as_array_mut().expect("two values").reverse();
        one
    });
    swapped.collect()
}

#[test]
fn a_difference_is_mirrored_when_the_sides_are_exchanged_and_empty_only_between_equals() {
    let mut sandbox = sandbox();
    sandbox.run("takeback run data/duels/disputes/forgot-to-ask.duel");
    sandbox.run("takeback rewind forgot-to-ask 40 --reason x");
    sandbox.run("takeback play forgot-to-ask 'B activates Mind Crush'");
    let places = ["12", "40", "main@79", "main@116", "@"];
    let mut compared = 0;
    for (n, from) in places.iter().enumerate() {
        for to in &places[n..] {
            let one = diff(&mut sandbox, from, to);
            let other = diff(&mut sandbox, to, from);
            let differences = one["differences"].as_array().expect("a list");
            assert_eq!(
                exchanged(&other["differences"]),
                *differences,
                "{from} {to}"
            );
            assert_eq!(one["from"], other["to"], "{from} {to}");
            assert_eq!(one["same"], Value::Bool(from == to), "{from} {to}");
            assert_eq!(differences.is_empty(), from == to, "{from} {to}");
            compared += differences.len();
        }
    }
    assert!(compared > 20, "{compared}");
}

/// What both have said isn't denied of one of them.
#[test]
fn what_both_sides_have_used_is_not_told_as_nothing() {
    let mut sandbox = sandbox();
    sandbox.run("takeback run data/duels/disputes/forgot-to-ask.duel");
    let printed = sandbox.run("takeback diff forgot-to-ask 40 100").printed;
    assert!(
        printed.contains("forgot-to-ask 40: nothing else\n"),
        "{printed}"
    );
}
