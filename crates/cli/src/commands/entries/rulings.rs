//! `takeback finding`, `ruling`, `appeal`, `penalty` and `note`: what a judge decides and
//! writes down, and what is said against it.

use super::{at_desk, duel_and, enter, signed};
use crate::arguments::{Account, Appeal, As, Finding, Note, Penalty, Ruling};
use crate::commands::explain::nearest;
use crate::commands::missed::only_for_judges;
use crate::context::Context;
use crate::desk::Desk as Table;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::named;
use crate::opened::Opened;
use crate::signing;
use duel::{Bench, Desk, RuleId, Seat, Standing};
use journal::Words;
use wording::args;

/// Says what an account of what happened counts as.
pub(in crate::commands) fn finding(options: &Finding, context: &mut Context) -> Outcome {
    let (opened, names) = duel_and_lines(options, context)?;
    let lines = names.iter().map(|name| Ok(opened.line(Some(name))?.id));
    let lines: Vec<u32> = lines.collect::<Outcome<_>>()?;
    let standing = match options.standing {
        Account::A => Standing::Claimed(Seat::A),
        Account::B => Standing::Claimed(Seat::B),
        Account::Witness => Standing::Witnessed,
        Account::Agreed => Standing::Agreed,
        Account::Found => Standing::Found,
    };
    if lines.len() > 1 && standing.is_of_one_line() {
        let what = context.text("finding-one", args![]);
        return Err(Failure::new(Code::Usage).with("what", what));
    }
    let by = signing::by(&options.by, standing == Standing::Found, context);
    let words = signed(options.reason.as_deref().unwrap_or_default(), by);
    let entries = || {
        lines.iter().map(|line| Desk::StandingGiven {
            line: *line,
            standing,
        })
    };
    // All of them, or none.
    let shelf = context.shelf()?;
    let tried = Table::open(&opened.entry, &shelf, true, As::Judge, context)?;
    for entry in entries() {
        let fits = tried.table.check(&entry, Some(&words));
        fits.map_err(|error| tried.failure(&error, context))?;
    }
    for entry in entries() {
        enter(&opened, entry, words.clone(), &options.writing, context)?;
    }
    Ok(Exit::Done)
}

/// The duel named first, if the first word isn't a line of the one last written to, and the lines.
fn duel_and_lines<'w>(
    options: &'w Finding,
    context: &mut Context,
) -> Outcome<(Opened, &'w [String])> {
    only_for_judges(options.writing.role, "desk", context)?;
    let shelf = context.shelf()?;
    let words = &options.words[..];
    let (duel, lines) = match words {
        [first, rest @ ..] if !rest.is_empty() && shelf.find(first).is_ok() => (Some(first), rest),
        all => (None, all),
    };
    let opened = shelf.read(duel.map(String::as_str))?;
    context.adopt(&shelf, &opened.entry)?;
    if let [only] = words
        && opened.history.line_named(only).is_none()
        && named::is_duel(only, &shelf)
    {
        return Err(named::only_a_duel("finding", only, "<LINE>", context));
    }
    named::say_which(duel.is_some(), &opened.entry, &shelf, context);
    Ok((opened, lines))
}

/// Writes a ruling down.
pub(in crate::commands) fn ruling(options: &Ruling, context: &mut Context) -> Outcome {
    let wanted = ("ruling", ["<PLACE>", "<TEXT>"]);
    let (opened, [place, text]) = duel_and(&options.words, wanted, &options.writing, context)?;
    let about = record(&opened, place, context)?;
    let by = if options.head {
        Bench::Head
    } else {
        Bench::Floor
    };
    let appeals = options.appeals;
    let entry = Desk::Ruled { about, by, appeals };
    let words = signed(text, signing::by(&options.by, true, context));
    enter(&opened, entry, words, &options.writing, context)
}

/// Writes down that a seat doesn't accept a ruling.
pub(in crate::commands) fn appeal(options: &Appeal, context: &mut Context) -> Outcome {
    let (opened, [number]) = duel_and(
        &options.words,
        ("appeal", ["<RECORD>"]),
        &options.writing,
        context,
    )?;
    let ruling = record(&opened, number, context)?;
    let by = options.seat.seat();
    let words = signed(options.reason.as_deref().unwrap_or_default(), Vec::new());
    let entry = Desk::Appealed { by, ruling };
    enter(&opened, entry, words, &options.writing, context)
}

/// Writes a penalty down that a judge gave.
pub(in crate::commands) fn penalty(options: &Penalty, context: &mut Context) -> Outcome {
    let (opened, [text]) = duel_and(
        &options.words,
        ("penalty", ["<TEXT>"]),
        &options.writing,
        context,
    )?;
    let about = options.about.as_deref();
    let about = about
        .map(|place| record(&opened, place, context))
        .transpose()?;
    let seat = options.seat.seat();
    let entry = Desk::PenaltyEntered { seat, about };
    let words = signed(text, signing::by(&options.by, true, context));
    enter(&opened, entry, words, &options.writing, context)
}

/// Writes a note.
pub(in crate::commands) fn note(options: &Note, context: &mut Context) -> Outcome {
    let (opened, [text]) = duel_and(
        &options.words,
        ("note", ["<TEXT>"]),
        &options.writing,
        context,
    )?;
    let mut desk = at_desk(&opened, &options.writing, context)?;
    let batch = desk.table.note(Words::said(text));
    let batch = desk.taken(batch, context)?;
    desk.print_own(&batch, context)?;
    Ok(Exit::Done)
}

pub(super) fn record(opened: &Opened, place: &str, context: &Context) -> Outcome<u32> {
    opened.place(Some(place), opened.history.current(), &context.words)
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
