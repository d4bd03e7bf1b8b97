//! What the debugger says of the place one stands at: the record, the board, the chain, who is
//! asked, why something is so, what differs.

use super::command::COMMANDS;
use super::tape::Tape;
use crate::commands::{diff_places, why as asked_why};
use crate::context::Context;
use crate::error::Outcome;
use crate::opened::Opened;
use crate::reading::Reading;
use crate::responses::{as_written, line, only_for_judges, position_at, unfolded};
use crate::seen::{Seen, Walk};
use duel::Seat;
use judge::{Filter, Missed};
use timeline::Road;
use wording::args;

/// How many things a seat could have said are told.
const FEW: usize = 3;

/// A record as one sentence.
pub(super) fn sentence(seen: &Seen, context: &Context) -> String {
    let (words, cards) = (&context.words, &context.cards);
    words.sentence_of(&seen.before, &seen.after, cards, &seen.event)
}

/// The record one stands at.
pub(super) fn here(tape: &Tape, context: &Context) -> Vec<String> {
    let Some((seen, _)) = tape.record() else {
        return vec![context.text("step-before", args![])];
    };
    let text = sentence(seen, context);
    let after = &seen.after;
    let said = match after.turn {
        0 => context.text("step-at-set-up", args![at: seen.number, text: text]),
        turn => {
            let place = context.words.place(turn, after.phase, after.step);
            context.text("step-at", args![at: seen.number, place: place, text: text])
        }
    };
    vec![said]
}

/// Both sides, the one that lies above first.
pub(super) fn board(tape: &Tape, below: Seat, context: &Context) -> Vec<String> {
    let sides = [below.other(), below];
    sides
        .into_iter()
        .flat_map(|seat| side(tape, seat, context))
        .collect()
}

/// One side.
pub(super) fn side(tape: &Tape, seat: Seat, context: &Context) -> Vec<String> {
    context.words.side(tape.seen(), &context.cards, seat)
}

/// The attack, the summon and the links under way.
pub(super) fn chain(tape: &Tape, context: &Context) -> Vec<String> {
    let lines = context.words.chain_lines(tape.seen(), &context.cards);
    match lines.is_empty() {
        true => vec![context.text("step-no-chain", args![])],
        false => lines,
    }
}

/// The moment, the window with its answers, who is asked.
pub(super) fn priority(tape: &Tape, context: &Context) -> Vec<String> {
    let (words, seen) = (&context.words, tape.seen());
    let next = rules::next(tape.fold().full(), &context.cards);
    let mut lines = words.heading(seen);
    lines.extend(words.awaited(&next, seen));
    lines.extend(words.ended(seen, &context.cards));
    lines
}

/// Why something is as it is.
pub(super) fn why(reading: &Reading, what: &str, context: &Context) -> Outcome<Vec<String>> {
    let answers = asked_why::answers(reading, what, context)?;
    Ok(answers.into_iter().flat_map(|one| one.lines).collect())
}

/// What differs between a place and where one stands.
pub(super) fn diff(tape: &Tape, line: u32, at: u32, context: &Context) -> Outcome<Vec<String>> {
    let reading = tape.reading();
    let walk = Walk::new(tape.history(), line, at, reading.role.role());
    let other = walk.finish().map_err(|error| reading.mismatch(&error))?;
    let both = [other.seen(), tape.seen()];
    let found = context.words.every_difference(both, &context.cards);
    let names = [at, tape.at()].map(|at| format!("{} {at}", reading.opened.entry.name));
    Ok(diff_places::said(found, &names, context))
}

/// The questions a judge would ask about, in the order of the line. For a judge alone.
pub(super) fn missed(reading: &Reading, context: &Context) -> Outcome<Vec<Missed>> {
    only_for_judges(reading.role, "missed", context)?;
    let opened = &reading.opened;
    let filter = Filter {
        line: Some(reading.line),
        ..Filter::default()
    };
    let found = judge::missed(&opened.history, &context.cards, filter);
    let mut found = found.map_err(|error| unfolded(opened, &error))?;
    found.sort_by_key(|missed| missed.at);
    found.dedup_by_key(|missed| missed.at);
    Ok(found)
}

/// What could have been said there.
pub(super) fn could(missed: &Missed, opened: &Opened, context: &Context) -> Outcome<String> {
    let before = position_at(opened, missed.go_back_to)?;
    let could = missed.could.iter().take(FEW);
    let said: Vec<String> = could
        .map(|one| as_written(&context.words, &line(one, &before, context)))
        .collect();
    let seat = context.words.player(missed.seat).to_owned();
    let (count, said) = (missed.could.len(), said.join("; "));
    Ok(context.text(
        "step-missed",
        args![
            seat: seat, back: missed.go_back_to, count: count, said: said,
            unknown: missed.cannot_tell.len(),
        ],
    ))
}

/// The commands of the plain mode.
pub(super) fn commands(context: &Context) -> Vec<String> {
    let one = |(written, id): &(&str, &str)| {
        let told = context.text(&format!("step-command-{id}"), args![]);
        format!("{written}: {told}")
    };
    COMMANDS.iter().map(one).collect()
}
