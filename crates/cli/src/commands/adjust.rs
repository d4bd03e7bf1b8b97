//! `takeback adjust`: a judge's repair, step by step, in place of going back.

use super::entries::at_desk;
use crate::arguments::Adjust;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::excerpt::underlined;
use crate::exit::Exit;
use crate::lookup::Names;
use crate::named;
use crate::opened::Opened;
use crate::signing;
use duel::{Event, Position};
use journal::Words;
use notation::NotationError;
use wording::args;

/// Puts it right.
pub(super) fn run(options: &Adjust, context: &mut Context) -> Outcome {
    let (opened, steps) = duel_and_steps(&options.words, context)?;
    let mut desk = at_desk(&opened, &options.writing, context)?;
    let events = events(steps, desk.table.position(), context)?;
    let words = Words {
        text: Some(options.reason.clone()),
        by: signing::by(&options.by, true, context),
        ..Words::default()
    };
    let about = options.about.as_deref();
    let about =
        about.map(|about| opened.place(Some(about), opened.history.current(), &context.words));
    let about = about.transpose()?;
    if let Some(about) = about
        && let Some(at) = judge::put_right_at(&opened.history, opened.history.current().id, about)
    {
        context.note("adjust-again", args![about: about, at: at]);
    }
    let batch = desk.table.put_right(events, about, Some(words));
    desk.taken(batch, context)?;
    desk.print(context)?;
    desk.say_who_is_awaited(context);
    Ok(Exit::Done)
}

/// The duel named first, if the first word isn't a step, and the steps.
fn duel_and_steps<'w>(
    words: &'w [String],
    context: &mut Context,
) -> Outcome<(Opened, &'w [String])> {
    let shelf = context.shelf()?;
    let Some((first, rest)) = words.split_first() else {
        return Err(Failure::new(Code::Usage));
    };
    let (duel, steps) = match shelf.find(first) {
        Ok(_) if rest.is_empty() => {
            let what = context.text("adjust-no-step", args![duel: first.as_str()]);
            return Err(Failure::new(Code::Usage).with("what", what));
        }
        Ok(_) => (Some(first.as_str()), rest),
        // A step has several words; what has none between its letters was to be a duel's name.
        Err(_) if first.contains(char::is_whitespace) => (None, words),
        Err(failure) => return Err(failure),
    };
    let opened = shelf.read(duel)?;
    context.adopt(&shelf, &opened.entry)?;
    named::say_which(duel.is_some(), &opened.entry, &shelf, context);
    Ok((opened, steps))
}

/// What the steps state, each in the position after the one before it.
pub(super) fn events(
    steps: &[String],
    position: &Position,
    context: &Context,
) -> Outcome<Vec<Event>> {
    let mut position = position.clone();
    let mut all = Vec::new();
    for step in steps {
        let read = notation::parse_repair(step).and_then(|written| {
            notation::repair(&written, &position, &context.cards, &Names(&context.cards))
        });
        let events = read.map_err(|error| mistaken(step, &error, context))?;
        for event in events {
            position.apply(&event).map_err(|mismatch| {
                let failure = Failure::new(Code::Repair).with("step", step);
                failure.because(&mismatch)
            })?;
            all.push(event);
        }
    }
    Ok(all)
}

fn mistaken(step: &str, error: &NotationError, context: &Context) -> Failure {
    let (column, length) = (error.at.column as usize, error.at.length as usize);
    let failure = Failure::new(Code::Mistake)
        .at(std::path::Path::new("adjust"), 1, error.at.column)
        .with("what", error.message(&context.words))
        .excerpt(underlined(step, 1, column, length));
    let hint = error.hint(&context.words);
    failure.hint(hint.unwrap_or_else(|| context.text("adjust-steps-hint", args![])))
}
