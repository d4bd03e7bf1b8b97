//! What an operation was, in words: the line that was said, or what the desk did.

use crate::context::Context;
use crate::printer::quoted;
use crate::seen::{Fold, Walk};
use duel::{Event, Role};
use journal::{Knowledge, Record, Source};
use timeline::{Batch, History};
use wording::{Wording, args};

/// The operation of a batch as one sentence without its full stop, as a role reads it.
#[must_use]
pub(crate) fn said(history: &History, batch: &Batch, role: Role, context: &Context) -> String {
    let wanted = telling(history, batch);
    let mut fold = standing(history, batch.before, role);
    for number in batch.first..=wanted {
        let Some(record) = history.record(number) else {
            break;
        };
        if record.event.is_desk() {
            let event = fold.step(record).map_or(Event::Note, |seen| seen.event);
            return desk(record, &event, role, context);
        }
        let Ok(seen) = fold.step(record) else { break };
        if number == wanted {
            let (words, cards) = (&context.words, &context.cards);
            let text = words.sentence_of(&seen.before, &seen.after, cards, &seen.event);
            let text = Wording::unstopped(&text);
            return format!("{text}{}", spoken(record, role, context));
        }
    }
    String::new()
}

/// What the desk did.
fn desk(record: &Record, event: &Event, role: Role, context: &Context) -> String {
    match event {
        Event::Rewound { to, .. } => context.text("operation-rewind", args![to: *to]),
        Event::Desk(_) => {
            let nowhere = duel::Position::new();
            let cards = &context.cards;
            let text = context.words.sentence_of(&nowhere, &nowhere, cards, event);
            format!(
                "{}{}",
                Wording::unstopped(&text),
                spoken(record, role, context)
            )
        }
        _ => context.text("operation-note", args![]),
    }
}

/// The record that says what the operation was: what a seat said, else the first.
fn telling(history: &History, batch: &Batch) -> u32 {
    let record = |number: &u32| history.record(*number);
    let said = |number: &u32| {
        record(number).is_some_and(|record| {
            matches!(record.source, Source::Seat(_)) && record.knowledge == Knowledge::Seen
        })
    };
    let told = |number: &u32| {
        record(number).is_some_and(|record| matches!(record.source, Source::Seat(_)))
    };
    let numbers = || batch.first..=batch.last;
    let desk = record(&batch.first).is_some_and(|record| record.event.is_desk());
    let found = numbers().find(said).or_else(|| numbers().find(told));
    found.filter(|_| !desk).unwrap_or(batch.first)
}

fn standing(history: &History, before: u32, role: Role) -> Fold {
    let line = history.line_of(before).unwrap_or(timeline::MAIN);
    let walked = Walk::new(history, line, before, role).finish();
    // The history was folded when it was read, so it folds again.
    walked.unwrap_or_else(|_| Fold::new(role))
}

/// The words beside it, for the judge.
fn spoken(record: &Record, role: Role, context: &Context) -> String {
    let words = record.words.as_ref().filter(|_| role == Role::Judge);
    let Some(words) = words.filter(|_| !matches!(record.event, Event::DuelBegan { .. })) else {
        return String::new();
    };
    match &words.text {
        Some(text) => {
            let spoken = quoted("spoken", text, &words.by, context);
            context.words.gap() + spoken.trim()
        }
        None => String::new(),
    }
}
