//! `takeback status`: who may act and why, and, for a judge, what each seat could do.

use crate::arguments::{As, Read};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::offers;
use crate::reading::Reading;
use crate::records::position_json;
use crate::rounds;
use duel::{Event, Position, Seat};
use rules::Next;
use serde_json::{Value, json};
use wording::args;

/// Shows it.
pub(super) fn run(options: &Read, context: &mut Context) -> Outcome {
    let (duel, at) = (options.duel.as_deref(), options.at.as_deref());
    let reading = Reading::open(duel, at, &options.standing, context)?;
    let stands = reading.stand()?;
    let next = rules::next(stands.full(), &context.cards);
    print(&reading, stands.seen(), &next, context);
    // What a seat could do is advice: it is for the judge alone.
    let advice = (reading.role == As::Judge).then_some(stands.full());
    let mut object = position_json(stands.seen(), reading.at, &next, &context.cards);
    if let Some(full) = advice {
        let could = |seat| offers::lines(full, &context.cards, seat, &context.words);
        object.insert(
            "could".into(),
            json!({"A": could(Seat::A), "B": could(Seat::B)}),
        );
        print_could(full, context);
    }
    object.extend(clock(&reading, context)?);
    context.object(object);
    Ok(Exit::Done)
}

/// The clock of the round, where one was stated.
fn clock(reading: &Reading, context: &mut Context) -> Outcome<Option<(String, Value)>> {
    let clock = rounds::clock(&reading.opened, context)?;
    if clock.minutes.is_none() {
        return Ok(None);
    }
    let now = context.now();
    let line = rounds::line(&clock, now, context);
    line.into_iter()
        .for_each(|line| context.out.line(line.trim_start()));
    Ok(Some(("clock".to_owned(), rounds::json(&clock, now))))
}

fn print(reading: &Reading, seen: &Position, next: &Next, context: &mut Context) {
    context.say(
        "show-head",
        args![duel: reading.opened.entry.name.as_str(), at: reading.at],
    );
    let mut lines = context.words.heading(seen);
    lines.extend(context.words.chain_lines(seen, &context.cards));
    lines.extend(context.words.awaited(next, seen));
    lines.extend(ended(seen, context));
    lines.iter().for_each(|line| context.out.line(line));
}

/// Who won, and why.
fn ended(seen: &Position, context: &Context) -> Option<String> {
    let (result, reason) = seen.result?;
    let event = Event::DuelEnded { result, reason };
    Some(
        context
            .words
            .sentence_of(seen, seen, &context.cards, &event),
    )
}

fn print_could(full: &Position, context: &mut Context) {
    for seat in Seat::BOTH {
        let offered = offers::offered(full, &context.cards, seat, &context.words);
        if offered.lines.is_empty() {
            continue;
        }
        let player = context.words.player(seat).to_owned();
        context.say("status-could", args![seat: player]);
        let listed = offered.listed(&context.words);
        listed.iter().for_each(|line| context.out.line(line));
    }
}
