//! `takeback explain`: a rule or the code of an error, in words.

use crate::arguments::Explain;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use rules::Rule;
use serde_json::json;
use wording::args;

/// Explains one.
pub(super) fn run(options: &Explain, context: &mut Context) -> Outcome {
    let id = options.id.as_str();
    if let Some(rule) = Rule::ALL
        .iter()
        .find(|rule| rule.id().eq_ignore_ascii_case(id))
    {
        explain_rule(*rule, context);
        return Ok(Exit::Done);
    }
    if let Some(code) = Code::ALL
        .iter()
        .find(|code| code.id().eq_ignore_ascii_case(id))
    {
        explain_code(*code, context);
        return Ok(Exit::Done);
    }
    Err(Failure::new(Code::NoRule)
        .with("id", id)
        .with("nearest", nearest(id)))
}

fn explain_rule(rule: Rule, context: &mut Context) {
    let (title, sentence) = context.words.rule(rule);
    context.object(json!({
        "kind": "explanation", "id": rule.id(), "title": title, "text": sentence,
        "source": "docs/rules-model.md",
    }));
    context
        .out
        .line(format!("{}: {title}\n{sentence}", rule.id()));
    context.say("explain-rule-source", args![]);
}

fn explain_code(code: Code, context: &mut Context) {
    let text = context.text(&format!("explain-{}", code.id()), args![]);
    let exit = code.exit() as u8;
    context.object(json!({"kind": "explanation", "id": code.id(), "text": text, "exit": exit}));
    context.out.line(format!("{}: {text}", code.id()));
    context.say("explain-exit", args![exit: exit]);
}

/// The ids that look most like this one.
fn nearest(id: &str) -> String {
    let typed = id.to_lowercase();
    let rules = Rule::ALL.iter().map(|rule| rule.id());
    let codes = Code::ALL.iter().map(|code| code.id());
    let mut all: Vec<&str> = rules.chain(codes).collect();
    all.sort_by_key(|known| distance(&typed, &known.to_lowercase()));
    all.into_iter().take(3).collect::<Vec<_>>().join(", ")
}

/// How many letters have to be put in, left out or replaced.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (at, theirs) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *theirs);
            diagonal = row[at + 1];
            row[at + 1] = replaced.min(diagonal + 1).min(row[at] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_rule_is_found_again() {
        assert!(nearest("FET-HOLDR").starts_with("FET-HOLDER"));
        assert!(nearest("ambigous").starts_with("ambiguous"));
    }
}
