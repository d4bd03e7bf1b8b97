//! `takeback preview`: what would follow if something else were said at a place, and whether the
//! rest of the line would still be legal after it. Nothing is written.
//!
//! For a judge alone: it plays what a seat holds.

use super::play::written;
use crate::arguments::{As, Preview as Options};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome, Refused};
use crate::exit::Exit;
use crate::lookup::Names;
use crate::misread;
use crate::offers;
use crate::opened::Opened;
use crate::responses::{only_for_judges, position_at, unfolded};
use crate::scripts::Written;
use crate::shelf::Shelf;
use duel::{Asker, Event, Position, WindowKind};
use journal::DuelEntry;
use judge::{Rest, Scratch, Stop};
use notation::{RunError, Runner, Sink, SinkError, TraceLine};
use rules::{Check, Refusal, Rule, Said, Truth};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use timeline::{History, Place};
use wording::contract::{check_json, event_json};
use wording::{Difference, Wording, args};

/// Shows it.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    only_for_judges(options.standing.role, "preview", context)?;
    let shelf = context.shelf()?;
    let (entry, place, lines) = asked(&options.words, &shelf, context)?;
    context.adopt(&shelf, &entry)?;
    let opened = Opened::read(shelf.store(), entry)?;
    let named = options.standing.line.as_deref();
    let line = opened.line(named)?;
    let at = opened.place(Some(place), line, &context.words)?;
    let line = opened.line_at(at, line, named, &context.words)?;
    let at = opened.history.base(at).unwrap_or(at);
    let written = written(lines, context)?;
    context.read_as(As::Judge);
    opened.say_what_if(line, context);
    let cards = Arc::clone(&context.cards);
    let stand = Scratch::at(&opened.history, &cards, at);
    let scratch = stand.map_err(|error| unfolded(&opened, &error))?;
    let trying = Trying {
        history: &opened.history,
        at,
        scratch,
    };
    let mut scratch = say(trying, &written, context)?;
    let rest = judge::rest_of_line(&mut scratch, &opened.history, line, at);
    let rest = rest.map_err(|error| unfolded(&opened, &error))?;
    let preview = Preview {
        opened: &opened,
        line,
        at,
        lines,
        scratch: &scratch,
        rest: &rest,
    };
    preview.show(context)?;
    Ok(match preview.irregular().is_empty() {
        true => Exit::Done,
        false => Exit::Findings,
    })
}

/// The duel, which may be left out, the place, and the lines.
fn asked<'w>(
    words: &'w [String],
    shelf: &Shelf,
    context: &Context,
) -> Outcome<(DuelEntry, &'w str, &'w [String])> {
    match words {
        [duel, place, lines @ ..] if !lines.is_empty() && Place::parse(place).is_ok() => {
            Ok((shelf.find(duel)?, place, lines))
        }
        [place, lines @ ..] if !lines.is_empty() => Ok((shelf.last_written()?, place, lines)),
        [only] if crate::named::is_duel(only, shelf) => {
            let missing = "<PLACE> <ACTION>";
            Err(crate::named::only_a_duel("preview", only, missing, context))
        }
        [_] => Err(misread::missing("preview", "<ACTION>", &context.words)),
        _ => Err(misread::missing("preview", "<PLACE>", &context.words)),
    }
}

/// A scratch line that lines of a written duel are played on.
struct Trying<'c> {
    history: &'c History,
    /// Where the scratch line begins.
    at: u32,
    scratch: Scratch<'c>,
}

impl Sink for Trying<'_> {
    type Error = Infallible;

    fn position(&self) -> &Position {
        self.scratch.position()
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        let led_there = self.history.events_to(self.at);
        led_there.chain(self.scratch.events()).for_each(see);
    }

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<Infallible>> {
        self.scratch.say(said).map_err(SinkError::Refused)
    }
}

/// Says the lines.
fn say<'c>(trying: Trying<'c>, written: &Written, context: &Context) -> Outcome<Scratch<'c>> {
    let cards = trying.scratch.cards();
    let names = Names(cards);
    let mut runner = Runner::new(trying, cards, &names);
    let played = runner.play(written.script.play());
    let scratch = runner.into_sink().scratch;
    match played {
        Ok(()) => Ok(scratch),
        Err(error) => Err(failure(&error, scratch.position(), written, context)),
    }
}

/// Why a line couldn't be said there.
fn failure(
    error: &RunError<Infallible>,
    position: &Position,
    written: &Written,
    context: &Context,
) -> Failure {
    let at = error.at();
    let failure = match error {
        RunError::Mistaken(error) => written.mistake(error, &context.words),
        RunError::Refused { refusal, .. } | RunError::Absent { refusal, .. } => {
            refused(refusal, position, context)
        }
        _ => {
            let what = error.message(&context.words, position, &context.cards);
            Failure::new(Code::Assertion).with("what", what.unwrap_or_default())
        }
    };
    failure
        .at(&written.path, at.line, at.column)
        .excerpt(written.excerpt(at))
}

fn refused(refusal: &Refusal, position: &Position, context: &Context) -> Failure {
    let seat = refusal.awaited.unwrap_or(refusal.seat);
    Failure::refused(Refused {
        rule: refusal.rule.id(),
        text: context.words.refusal(refusal, position, &context.cards),
        legal: offers::offered(position, &context.cards, seat, &context.words),
    })
}

/// What is shown.
struct Preview<'a> {
    opened: &'a Opened,
    line: u32,
    at: u32,
    lines: &'a [String],
    scratch: &'a Scratch<'a>,
    rest: &'a Rest,
}

impl Preview<'_> {
    fn show(&self, context: &mut Context) -> Outcome<()> {
        let duel = self.opened.entry.name.as_str();
        let line = self.opened.history.name_of(self.line);
        context.say("preview-head", args![duel: duel, line: line, at: self.at]);
        for rule in self.irregular() {
            let (_, text) = context.words.rule(rule);
            context.say("preview-irregular", args![text: text, rule: rule.id()]);
        }
        let account = self.account(context);
        context.say("preview-follows", args![]);
        for (line, _) in account.iter().take(self.rest.settled) {
            if let Some(line) = line {
                context.out.line(format!("  {line}"));
            }
        }
        if self.rest.passes > 0 {
            context.say("preview-passes", args![count: self.rest.passes]);
        }
        self.told(context);
        self.rest_of_line(context);
        let awaited = context
            .words
            .awaited(&self.scratch.awaited(), self.scratch.position());
        if let Some(text) = awaited {
            context.out.line(text);
        }
        // Where it waits, nothing has come of it yet that could be compared.
        let differences = match self.rest.waits {
            true => Vec::new(),
            false => self.differences(context)?,
        };
        if !self.rest.waits {
            self.end(&differences, context);
        }
        let object = self.as_object(account, &differences, context);
        context.object(object);
        Ok(())
    }

    /// The rules that what was said breaks.
    fn irregular(&self) -> Vec<Rule> {
        let settled = self.scratch.events().iter().take(self.rest.settled);
        let broken = settled.filter_map(|event| match event {
            Event::Irregularity { rule, .. } => Some(rule),
            _ => None,
        });
        let known = |rule: &duel::RuleId| Rule::ALL.iter().find(|known| known.rule_id() == *rule);
        broken.filter_map(known).copied().collect()
    }

    /// What happens on the scratch line, as lines of a trace and as objects for programs.
    fn account(&self, context: &Context) -> Vec<(Option<String>, Value)> {
        let mut before = self.scratch.start().clone();
        let mut account = Vec::new();
        for event in self.scratch.events() {
            let mut after = before.clone();
            // The events were folded when they were made, so they fold.
            let _ = after.apply(event);
            let (words, cards) = (&context.words, &context.cards);
            let line = TraceLine::of(words, cards, &before, &after, event);
            let line = line.map(|line| instruct(line, &before, event, words));
            let mut object = event_json(&before, &after, cards, event, words.viewer());
            let text = words.sentence_of(&before, &after, cards, event);
            object.insert("text".into(), json!(text));
            account.push((line.map(|line| line.to_string()), Value::Object(object)));
            before = after;
        }
        account
    }

    /// What of the line is supposed again, and what no longer comes up.
    fn told(&self, context: &mut Context) {
        let decided = judge::decisions(&self.opened.history, self.line).unwrap_or_default();
        let line = |record: u32, context: &Context| {
            let said = decided
                .iter()
                .find(|one| one.record == record)?
                .said
                .clone();
            let before = self.opened.history.before(record)?;
            let before = self.opened.history.position_at(before).ok()?;
            Some(context.words.said(&said, &before, &context.cards))
        };
        let again = self.rest.again.map(|record| ("preview-again", record));
        let dropped = self.rest.dropped.iter();
        let dropped = dropped.map(|record| ("preview-dropped", *record));
        for (key, record) in again.into_iter().chain(dropped) {
            let line = line(record, context).unwrap_or_default();
            context.say(key, args![record: record, line: line]);
        }
    }

    fn rest_of_line(&self, context: &mut Context) {
        let count = self.rest.legal.len();
        if self.rest.waits {
            context.say("preview-waits", args![count: count]);
            return;
        }
        let Some(stop) = &self.rest.stop else {
            context.say("preview-all-legal", args![count: count]);
            return;
        };
        let line = said(stop, context);
        context.say(
            "preview-not-legal",
            args![count: count, record: stop.record, line: line],
        );
        for check in failing(stop) {
            let text = context.words.check(check);
            context.say("preview-reason", args![text: text, rule: check.rule.id()]);
        }
    }

    /// What differs between the line and the scratch line where that ends.
    fn differences(&self, context: &Context) -> Outcome<Vec<Difference>> {
        let real = position_at(self.opened, self.rest.compared)?;
        let both = [&real, self.scratch.position()];
        Ok(context.words.differences(both, &context.cards))
    }

    fn end(&self, differences: &[Difference], context: &mut Context) {
        if differences.is_empty() {
            return context.say("preview-end-same", args![]);
        }
        context.say("preview-end", args![place: self.rest.compared]);
        for difference in differences {
            let [first, second] = &difference.values;
            context.say(
                "preview-end-line",
                args![
                    about: difference.about.as_str(), first: first.as_str(), second: second.as_str(),
                ],
            );
        }
    }

    fn as_object(
        &self,
        account: Vec<(Option<String>, Value)>,
        differences: &[Difference],
        context: &Context,
    ) -> Value {
        let follows = account.into_iter().take(self.rest.settled);
        let follows: Vec<Value> = follows.map(|(_, object)| object).collect();
        let ends: Vec<Value> = differences
            .iter()
            .map(|one| {
                json!({
                    "what": one.what, "seat": one.seat.map(duel::Seat::letter),
                    "values": one.values,
                })
            })
            .collect();
        let irregular: Vec<&str> = self.irregular().into_iter().map(Rule::id).collect();
        json!({
            "kind": "preview", "duel": self.opened.entry.name, "line": self.opened.history.name_of(self.line),
            "at": self.at, "irregular": irregular, "waits": self.rest.waits, "lines": self.lines,
            "follows": follows, "passes": self.rest.passes, "legal": self.rest.legal,
            "again": self.rest.again, "dropped": self.rest.dropped,
            "first_illegal": self.rest.stop.as_ref().map(|stop| stop_json(stop, context)),
            "compared_with": self.rest.compared, "ends": ends,
        })
    }
}

/// What a judge would have to ask is told as something to do: it didn't happen.
fn instruct(line: TraceLine, before: &Position, event: &Event, words: &Wording) -> TraceLine {
    let Event::WindowAsked {
        seat,
        by: Asker::Judge,
        ..
    } = event
    else {
        return line;
    };
    let open = before.window.as_ref().map(|window| window.kind);
    let kind = match open {
        Some(WindowKind::Open) => "open",
        _ => "response",
    };
    let args = args![kind: kind, seat: words.player(*seat)];
    TraceLine {
        text: words.text("preview-ask", args),
        ..line
    }
}

/// The line of a written duel that was said there.
fn said(stop: &Stop, context: &Context) -> String {
    context.words.said(&stop.said, &stop.before, &context.cards)
}

fn failing(stop: &Stop) -> impl Iterator<Item = &Check> {
    let all = stop.conditions.iter();
    all.filter(|check| check.truth == Truth::No)
}

fn stop_json(stop: &Stop, context: &Context) -> Value {
    let conditions: Vec<_> = stop
        .conditions
        .iter()
        .map(|check| check_json(&context.words, check))
        .collect();
    json!({
        "record": stop.record, "line": said(stop, context),
        "rule": failing(stop).next().map(|check| check.rule.id()), "conditions": conditions,
    })
}
