//! What came of what along a line, as one role reads it, and its records as a command prints them.
//!
//! Everything is made of the role's own reading of the line, so what it may not know isn't in it.

use crate::context::Context;
use crate::error::Outcome;
use crate::printer::machinery;
use crate::reading::Reading;
use crate::records::record_json;
use crate::resting::rests_on;
use crate::seen::{Seen, Walk};
use duel::Event;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use timeline::{Causes, Watch};
use wording::args;

/// Reads a line up to a record, and watches what is asked about on the way.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn causes(reading: &Reading, last: u32, watched: &mut [Watch]) -> Outcome<Causes> {
    let mut causes = Causes::default();
    let mut walk = walk(reading, last);
    while let Some((seen, _)) = walk.step().map_err(|error| reading.mismatch(&error))? {
        let Seen {
            number,
            before,
            event,
            after,
        } = &seen;
        causes.note(*number, before, event, after);
        if !event.is_desk() {
            for watch in watched.iter_mut() {
                watch.look(*number, after);
            }
        }
    }
    Ok(causes)
}

fn walk(reading: &Reading, last: u32) -> Walk<'_> {
    let history = &reading.opened.history;
    Walk::new(history, reading.line, last, reading.role.role())
}

/// How much a record tells a reader of a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Weight {
    /// It only moves the machine on, or answers a window without anything coming of it.
    Machinery,
    /// A window opened.
    Window,
    /// Something happened.
    Happened,
    /// A seat said something.
    Said,
}

const fn weight(event: &Event) -> Weight {
    match event {
        Event::StepBegan { .. } => Weight::Machinery,
        Event::WindowOpened { .. } => Weight::Window,
        Event::Said { .. } => Weight::Said,
        event if machinery(event) => Weight::Machinery,
        _ => Weight::Happened,
    }
}

/// A record, told.
#[derive(Debug)]
pub(crate) struct Recounted {
    /// Its number.
    pub(crate) number: u32,
    /// The turn and the phase after it.
    pub(crate) place: String,
    /// Its sentence.
    pub(crate) text: String,
    /// The rule it rests on: the id, and the title in words.
    pub(crate) rule: Option<(String, String)>,
    /// How much it tells.
    pub(crate) weight: Weight,
    /// For programs.
    pub(crate) object: Value,
}

/// Tells these records of the line, in order.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn tell(
    reading: &Reading,
    numbers: &[u32],
    context: &Context,
) -> Outcome<Vec<Recounted>> {
    let wanted: BTreeSet<u32> = numbers.iter().copied().collect();
    let Some(last) = wanted.last() else {
        return Ok(Vec::new());
    };
    let mut told = Vec::new();
    let mut walk = walk(reading, *last);
    while let Some((seen, record)) = walk.step().map_err(|error| reading.mismatch(&error))? {
        if wanted.contains(&seen.number) {
            told.push(one(reading, &seen, record, context));
        }
    }
    Ok(told)
}

fn one(reading: &Reading, seen: &Seen, record: &journal::Record, context: &Context) -> Recounted {
    let opened = &reading.opened;
    let (words, cards) = (&context.words, &context.cards);
    let Seen {
        number,
        before,
        event,
        after,
    } = seen;
    let rule = rests_on(event, before).map(|rule| (rule.id().to_owned(), words.rule(rule).0));
    let rule = rule.or_else(|| broken(event));
    let mut object = record_json(
        opened.entry.id,
        &opened.history,
        (seen, record),
        cards,
        words,
    );
    if let Some(object) = object.as_object_mut() {
        object.insert("rule".into(), json!(rule.as_ref().map(|(id, _)| id)));
    }
    Recounted {
        number: *number,
        place: words.place(after.turn, after.phase, after.step),
        text: words.sentence_of(before, after, cards, event) + &repaired(reading, *number, context),
        rule,
        weight: weight(event),
        object,
    }
}

/// What a record puts right, and where it was put right itself; empty where it is neither.
fn repaired(reading: &Reading, number: u32, context: &Context) -> String {
    let (history, words) = (&reading.opened.history, &context.words);
    let puts = judge::puts_right(history, number);
    let puts = puts.map(|about| words.text("event-put-right", args![about: about]));
    let put = judge::put_right_at(history, reading.line, number);
    let put = put.map(|at| words.text("trail-put-right", args![at: at]));
    let said = puts.into_iter().chain(put);
    said.map(|text| format!("{}{text}", words.gap())).collect()
}

/// An irregularity names its rule itself.
fn broken(event: &Event) -> Option<(String, String)> {
    match event {
        Event::Irregularity { rule, .. } => Some((rule.to_string(), String::new())),
        _ => None,
    }
}

impl Recounted {
    /// The line for people: the number, the sentence, the rule.
    #[must_use]
    pub(crate) fn line(&self, context: &Context) -> String {
        let Self { number, text, .. } = self;
        match self.rule.as_ref().filter(|(_, title)| !title.is_empty()) {
            None => format!("{number:>5}  {text}"),
            Some((id, title)) => {
                let (id, title) = (id.as_str(), title.as_str());
                let rule = context.text("trail-rule", args![id: id, title: title]);
                format!("{number:>5}  {text}{}{rule}", context.words.gap())
            }
        }
    }
}
