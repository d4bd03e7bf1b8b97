//! `takeback whynot`: every condition of an action at a place, those that fail first, with the rule
//! each is by.

use crate::arguments::{As, WhyNot};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::known::known_to;
use crate::lookup::Names;
use crate::reading::Reading;
use crate::scripts::Written;
use crate::shelf::Shelf;
use duel::Position;
use notation::script::{At, Line, Statement};
use rules::{Check, Said, Truth};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use wording::{args, contract::check_json};

/// Says why, or why not.
pub(super) fn run(options: &WhyNot, context: &mut Context) -> Outcome {
    let (duel, line) = duel_and_line(&options.words, &context.shelf()?);
    let reading = Reading::open(duel, options.at.as_deref(), &options.standing, context)?;
    let stands = reading.stand()?;
    let written = Written::of(Path::new("the line"), line.to_owned(), &context.words)?;
    let position = known_to(reading.role.role(), stands.full());
    let said = said(&written, &position, context)?;
    only_own(reading.role, &said, context)?;
    let checks = rules::whynot(&position, &context.cards, &said);
    print(&checks, line, context);
    let legal = checks.iter().all(|check| check.truth != Truth::No);
    Ok(if legal { Exit::Findings } else { Exit::Done })
}

/// The duel named first, if one is, and the line.
fn duel_and_line<'a>(words: &'a [String], shelf: &Shelf) -> (Option<&'a str>, &'a str) {
    match words {
        [duel, line] => (Some(duel), line),
        [line] if shelf.find(line).is_err() => (None, line),
        [duel] => (Some(duel), ""),
        _ => (None, ""),
    }
}

/// What the line says first. What it chooses later is no condition of it.
fn said(written: &Written, position: &Position, context: &Context) -> Outcome<Said> {
    let line = written.script.entries.iter().find_map(|entry| {
        let Statement::Line(value) = &entry.says.value else {
            return None;
        };
        Some(At {
            value: value.clone(),
            span: entry.says.span,
        })
    });
    let line: At<Line> = line.ok_or_else(|| {
        let what = context.text("whynot-no-line", args![]);
        Failure::new(Code::Usage).with("what", what)
    })?;
    let cards = Arc::clone(&context.cards);
    let plan = notation::interpret(&line, position, &cards, &Names(&cards))
        .map_err(|error| written.mistake(&error, &context.words))?;
    let first = plan.steps.into_iter().next().map(|step| step.said);
    first.ok_or_else(|| {
        let what = context.text("whynot-no-line", args![]);
        Failure::new(Code::Usage).with("what", what)
    })
}

/// A seat asks about its own lines: what the other one could do would tell what it holds.
fn only_own(role: As, said: &Said, context: &Context) -> Outcome<()> {
    if role == As::Judge || role.role().seat() == Some(said.by) {
        return Ok(());
    }
    let what = context.text("role-own-lines", args![role: role.typed()]);
    Err(Failure::new(Code::Role).with("what", what))
}

fn print(checks: &[Check], line: &str, context: &mut Context) {
    let failed: Vec<&Check> = checks.iter().filter(|c| c.truth == Truth::No).collect();
    let conditions: Vec<_> = checks
        .iter()
        .map(|check| check_json(&context.words, check))
        .collect();
    let head = context.text(
        "whynot-head",
        args![line: line, failed: failed.len(), count: checks.len()],
    );
    context.object(json!({
        "kind": "refusal", "rule": failed.first().map(|check| check.rule.id()),
        "text": head, "conditions": conditions,
    }));
    context.out.line(head);
    for check in checks {
        let text = context.words.check(check);
        context
            .out
            .line(format!("  {:<16}  {text}", check.rule.id()));
    }
}
