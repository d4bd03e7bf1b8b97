//! `takeback whynot`: the conditions that an action fails at a place, each with the rule it is by,
//! and where a trigger effect that is asked about came to nothing. All conditions on request. Where
//! the action is possible, what the line names for it (a cost, targets, a mode) has to be as well.

use crate::arguments::{As, WhyNot};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::known::known_to;
use crate::lookup::Names;
use crate::reading::Reading;
use crate::scripts::Written;
use crate::set_off::{SetOff, set_off};
use crate::shelf::Shelf;
use duel::{Event, Position, Seat};
use judge::Scratch;
use notation::script::{At, Line, Statement};
use notation::{RunError, Runner, Sink, SinkError};
use rules::{Check, Said, Truth};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;
use wording::{args, contract::check_json};

/// Says why, or why not.
pub(super) fn run(options: &WhyNot, context: &mut Context) -> Outcome {
    let (duel, line) = duel_and_line(&options.words, &context.shelf()?);
    let reading = Reading::open(duel, options.at.as_deref(), &options.standing, context)?;
    let stands = reading.stand()?;
    let written = {
        let name = context.text("typed-on", args![]);
        Written::of(Path::new(&name), line.to_owned(), &context.words)?
    };
    let position = known_to(reading.role.role(), stands.full());
    let said = said(&written, &position, context)?;
    only_own(reading.role, &said, context)?;
    let mut checks = rules::whynot(&position, &context.cards, &said);
    let mut trigger = None;
    if !holds(&checks) {
        trigger = set_off(&reading, &said, &position, context)?;
    } else if let Some(named) = named(&written, position, reading.role.role().seat(), context)? {
        checks = [named, checks].concat();
    }
    let legal = holds(&checks);
    let answer = Answer { checks, trigger };
    answer.print(line, options.all, context);
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

fn holds(checks: &[Check]) -> bool {
    checks.iter().all(|check| check.truth != Truth::No)
}

/// The position with what a line leads to there.
struct Tried<'c> {
    scratch: Scratch<'c>,
    eyes: Option<Seat>,
}

impl Sink for Tried<'_> {
    type Error = Infallible;

    fn position(&self) -> &Position {
        self.scratch.position()
    }

    fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// A line that a player says asserts nothing about what was before.
    fn past(&self, _: &mut dyn FnMut(&Event)) {}

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<Infallible>> {
        self.scratch.say(said).map_err(SinkError::Refused)
    }
}

/// The conditions that what the line names for a possible action fails: its cost, its targets, its
/// mode. None where they can be named.
fn named(
    written: &Written,
    position: Position,
    eyes: Option<Seat>,
    context: &Context,
) -> Outcome<Option<Vec<Check>>> {
    let Some(line) = spoken(written) else {
        return Ok(None);
    };
    let cards = &context.cards;
    let scratch = Scratch::from(position, cards);
    let names = Names(cards);
    let mut runner = Runner::new(Tried { scratch, eyes }, cards, &names);
    let refusal = match runner.line(line) {
        Ok(_) => return Ok(None),
        Err(RunError::Refused { refusal, .. } | RunError::Absent { refusal, .. }) => refusal,
        Err(RunError::Mistaken(error)) => return Err(written.mistake(&error, &context.words)),
        Err(_) => return Ok(None),
    };
    let (rule, truth, missing) = (refusal.rule, Truth::No, Vec::new());
    Ok(Some(vec![Check {
        rule,
        truth,
        missing,
    }]))
}

/// The first line that a player says.
fn spoken(written: &Written) -> Option<&At<Statement>> {
    let mut entries = written.script.entries.iter().map(|entry| &entry.says);
    entries.find(|says| matches!(says.value, Statement::Line(_)))
}

/// What the line says first.
fn said(written: &Written, position: &Position, context: &Context) -> Outcome<Said> {
    let line = spoken(written).and_then(|says| {
        let Statement::Line(value) = &says.value else {
            return None;
        };
        Some(At {
            value: value.clone(),
            span: says.span,
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

/// Why, or why not.
struct Answer {
    checks: Vec<Check>,
    trigger: Option<SetOff>,
}

impl Answer {
    fn of(&self, truth: Truth) -> impl Iterator<Item = &Check> {
        self.checks.iter().filter(move |check| check.truth == truth)
    }

    /// The conditions that are named: those that fail; where none does, those of which the record
    /// can't tell; on request all.
    fn named(&self, all: bool) -> Vec<&Check> {
        let failing: Vec<&Check> = self.of(Truth::No).collect();
        match (all, failing.is_empty()) {
            (true, _) => self.checks.iter().collect(),
            (_, false) => failing,
            (_, true) => self.of(Truth::Unknown).collect(),
        }
    }

    fn print(&self, line: &str, all: bool, context: &mut Context) {
        let failed = self.of(Truth::No).count();
        let count = self.checks.len();
        let head = context.text(
            "whynot-head",
            args![line: line, failed: failed, count: count],
        );
        context.object(self.as_object(&head, context));
        context.out.line(head);
        let named = self.named(all);
        for check in &named {
            let text = context.words.check(check);
            let line = format!("  {:<16}  {text}", check.rule.id());
            context.out.line(line);
        }
        if let Some(trigger) = &self.trigger {
            let text = trigger.said(context);
            context.out.line(text);
        }
        let rest = count - named.len();
        if rest > 0 {
            context.say("whynot-rest", args![count: rest]);
        }
    }

    fn as_object(&self, head: &str, context: &Context) -> Value {
        let conditions = self.checks.iter();
        let conditions: Vec<_> = conditions
            .map(|check| check_json(&context.words, check))
            .collect();
        json!({
            "kind": "refusal", "rule": self.of(Truth::No).next().map(|check| check.rule.id()),
            "text": head, "conditions": conditions,
            "trigger": self.trigger.as_ref().map(SetOff::as_object),
        })
    }
}
