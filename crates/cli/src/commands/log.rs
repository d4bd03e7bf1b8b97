//! `takeback log`: the events of a line, readable, as a role may read them.

use crate::arguments::Log;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::opened::Opened;
use crate::printer::Printer;
use crate::shelf::Shelf;
use journal::DuelEntry;
use timeline::Range;
use wording::{Wording, args};

/// Prints them.
pub(super) fn run(options: &Log, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let (entry, range) = duel_and_range(&options.words, &shelf)?;
    let opened = Opened::read(shelf.store(), entry)?.read_by(options.standing.role);
    let line = opened.line(options.standing.line.as_deref())?.id;
    let wanted = wanted(&opened, line, range, options, &context.words)?;
    context.read_as(options.standing.role);
    let (name, last) = (opened.entry.name.as_str(), opened.history.last());
    context.say("log-head", args![duel: name, records: last]);
    print(&opened, &wanted, options, context)?;
    Ok(Exit::Done)
}

/// The duel and the range, either of which may be left out.
fn duel_and_range<'w>(words: &'w [String], shelf: &Shelf) -> Outcome<(DuelEntry, Option<&'w str>)> {
    match words {
        [] => Ok((shelf.last_written()?, None)),
        [duel, range, ..] => Ok((shelf.find(duel)?, Some(range))),
        [one] => match shelf.find(one) {
            Ok(entry) => Ok((entry, None)),
            Err(_) if could_be_range(one) => Ok((shelf.last_written()?, Some(one))),
            Err(failure) => Err(failure),
        },
    }
}

fn could_be_range(text: &str) -> bool {
    text.contains("..") || Range::parse(text).is_ok()
}

/// The records of the line that are wanted.
fn wanted(
    opened: &Opened,
    line: u32,
    range: Option<&str>,
    options: &Log,
    words: &Wording,
) -> Outcome<Vec<u32>> {
    let history = &opened.history;
    let mut numbers = match range {
        None => history.records_of(line),
        Some(text) => Range::parse(text)
            .and_then(|range| range.resolve(history, line))
            .map_err(|error| opened.no_place(text, &error, words))?,
    };
    if let Some(at) = &options.at {
        let stood = history.line(line).unwrap_or_else(|| history.current());
        let last = opened.place(Some(at), stood, words)?;
        numbers.retain(|number| *number <= last);
    }
    Ok(numbers)
}

fn print(opened: &Opened, wanted: &[u32], options: &Log, context: &mut Context) -> Outcome<()> {
    let history = &opened.history;
    let (Some(first), Some(last)) = (wanted.first(), wanted.last()) else {
        return Ok(());
    };
    let line = history.line_of(*last).unwrap_or(timeline::MAIN);
    let role = options.standing.role.role();
    let before = history
        .records_of(line)
        .into_iter()
        .filter(|n| n < first)
        .max();
    let printer = match before {
        Some(before) => Printer::after(opened.entry.id, history, before, role)?,
        None => Printer::new(opened.entry.id, role),
    };
    let mut printer = if options.passes {
        printer
    } else {
        printer.without_passes()
    };
    for number in wanted {
        if let Some(record) = history.record(*number) {
            printer.print(history, record, context)?;
        }
    }
    Ok(())
}
