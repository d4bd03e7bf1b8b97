//! `takeback finding`, `ruling`, `appeal`, `penalty` and `note`: what a judge decides and
//! writes down, and what is said against it.

use super::{at_desk, duel_and, enter, signed};
use crate::arguments::{Account, Appeal, Finding, Note, Penalty, Ruling};
use crate::commands::explain::nearest;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use duel::{Bench, Desk, Event, RuleId, Seat, Standing};
use journal::Words;
use wording::args;

/// Says what an account of what happened counts as.
pub(in crate::commands) fn finding(options: &Finding, context: &mut Context) -> Outcome {
    let (opened, [line]) = duel_and(
        &options.words,
        &options.writing,
        context,
        "finding DUEL LINE",
    )?;
    let line = opened.line(Some(line))?.id;
    let standing = match options.standing {
        Account::A => Standing::Claimed(Seat::A),
        Account::B => Standing::Claimed(Seat::B),
        Account::Witness => Standing::Witnessed,
        Account::Agreed => Standing::Agreed,
        Account::Found => Standing::Found,
    };
    let words = signed(options.reason.as_deref().unwrap_or_default(), &options.by);
    let entry = Desk::StandingGiven { line, standing };
    enter(&opened, entry, words, &options.writing, context)
}

/// Writes a ruling down.
pub(in crate::commands) fn ruling(options: &Ruling, context: &mut Context) -> Outcome {
    let usage = "ruling DUEL PLACE TEXT";
    let (opened, [place, text]) = duel_and(&options.words, &options.writing, context, usage)?;
    let about = record(&opened, place, context)?;
    let by = if options.head {
        Bench::Head
    } else {
        Bench::Floor
    };
    let appeals = options.appeals;
    if let Some(number) = appeals {
        is_ruling(&opened, number)?;
    }
    let entry = Desk::Ruled { about, by, appeals };
    enter(
        &opened,
        entry,
        signed(text, &options.by),
        &options.writing,
        context,
    )
}

/// Writes down that a seat doesn't accept a ruling.
pub(in crate::commands) fn appeal(options: &Appeal, context: &mut Context) -> Outcome {
    let (opened, [number]) = duel_and(
        &options.words,
        &options.writing,
        context,
        "appeal DUEL RECORD --seat A",
    )?;
    let ruling = record(&opened, number, context)?;
    is_ruling(&opened, ruling)?;
    let by = options.seat.seat();
    let words = signed(options.reason.as_deref().unwrap_or_default(), &[]);
    let entry = Desk::Appealed { by, ruling };
    enter(&opened, entry, words, &options.writing, context)
}

/// Writes a penalty down that a judge gave.
pub(in crate::commands) fn penalty(options: &Penalty, context: &mut Context) -> Outcome {
    let (opened, [text]) = duel_and(
        &options.words,
        &options.writing,
        context,
        "penalty DUEL TEXT --seat A",
    )?;
    let about = options.about.as_deref();
    let about = about
        .map(|place| record(&opened, place, context))
        .transpose()?;
    let seat = options.seat.seat();
    let entry = Desk::PenaltyEntered { seat, about };
    enter(
        &opened,
        entry,
        signed(text, &options.by),
        &options.writing,
        context,
    )
}

/// Writes a note.
pub(in crate::commands) fn note(options: &Note, context: &mut Context) -> Outcome {
    let (opened, [text]) = duel_and(&options.words, &options.writing, context, "note DUEL TEXT")?;
    let mut desk = at_desk(&opened, &options.writing, context)?;
    let batch = desk.table.note(Words::said(text));
    desk.taken(batch, context)?;
    desk.print(context)?;
    Ok(Exit::Done)
}

pub(super) fn record(opened: &Opened, place: &str, context: &Context) -> Outcome<u32> {
    opened.place(Some(place), opened.history.current(), &context.words)
}

/// An appeal is against a ruling.
fn is_ruling(opened: &Opened, number: u32) -> Outcome<()> {
    let record = opened.history.record(number);
    match record.map(|record| &record.event) {
        Some(Event::Desk(Desk::Ruled { .. })) => Ok(()),
        _ => Err(Failure::new(Code::NoRuling).count("number", number)),
    }
}

/// A rule there is.
pub(super) fn rule(id: &str, context: &Context) -> Outcome<RuleId> {
    let known = rules::Rule::ALL
        .iter()
        .find(|rule| rule.id().eq_ignore_ascii_case(id));
    match known {
        Some(rule) => Ok(rule.rule_id()),
        None => Err(unknown_rule(id, context)),
    }
}

/// With the rules that look most like it, if some do.
fn unknown_rule(id: &str, context: &Context) -> Failure {
    let is_rule = |id: &String| rules::Rule::ALL.iter().any(|rule| rule.id() == id.as_str());
    let near: Vec<String> = nearest(id).into_iter().filter(is_rule).collect();
    let failure = Failure::new(Code::NoRule).with("id", id);
    match near.is_empty() {
        true => failure.hint(context.text("explain-where", args![])),
        false => failure.with("nearest", near.join(", ")),
    }
}
