//! `takeback log`: the events of a line, readable, as a role may read them.

use crate::arguments::Log;
use crate::context::Context;
use crate::error::{Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::printer::Printer;
use crate::shelf::Shelf;
use journal::DuelEntry;
use timeline::{Place, PlaceError, Range};
use wording::args;

/// Prints them.
pub(super) fn run(options: &Log, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let (entry, range) = duel_and_range(&options.words, &shelf)?;
    context.adopt(&shelf, &entry)?;
    let opened = Opened::read(shelf.store(), entry)?.read_by(options.standing.role);
    let line = opened.line(options.standing.line.as_deref())?.id;
    let wanted = wanted(&opened, line, range, options, context)?;
    context.read_as(options.standing.role);
    opened.say_what_if(line, context);
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
    context: &Context,
) -> Outcome<Vec<u32>> {
    let (history, words) = (&opened.history, &context.words);
    let mut numbers = match range {
        None => history.records_of(line),
        Some(text) => Range::parse(text)
            .and_then(|range| range.resolve(history, line))
            .map_err(|error| not_on_one_line(opened, line, text, &error, context))?,
    };
    if let Some(at) = &options.at {
        let stood = history.line(line).unwrap_or_else(|| history.current());
        let last = opened.place(Some(at), stood, words)?;
        numbers.retain(|number| *number <= last);
    }
    Ok(numbers)
}

/// Why a range can't be printed: where its ends are on another line than the one stood on, with
/// what to type instead.
fn not_on_one_line(
    opened: &Opened,
    line: u32,
    text: &str,
    error: &PlaceError,
    context: &Context,
) -> Failure {
    let failure = opened.no_place(text, error, &context.words);
    if !matches!(error, PlaceError::NotOnLine { .. }) {
        return failure;
    }
    match ends(opened, line, text) {
        Some(ends) => failure.hint(instead(opened, ends, context)),
        None => failure,
    }
}

/// The records at the two ends of a range, whichever line they are on.
fn ends(opened: &Opened, line: u32, text: &str) -> Option<[u32; 2]> {
    let history = &opened.history;
    let range = Range::parse(text).ok()?;
    let end = |place: &Option<Place>| place.as_ref()?.resolve(history, line).ok();
    let (start, last) = (end(&range.start), end(&range.end));
    Some([start.or(last)?, last.or(start)?])
}

/// The line that has both, or one line for each.
fn instead(opened: &Opened, [first, last]: [u32; 2], context: &Context) -> String {
    let (history, duel) = (&opened.history, opened.entry.name.as_str());
    let command = |range: &str, line: u32| {
        let name = history.name_of(line);
        context
            .started
            .command(&["log", duel, range, "--line", &name])
    };
    let has_both = |line: &u32| history.is_on(first, *line) && history.is_on(last, *line);
    let both = history
        .lines()
        .into_iter()
        .map(|info| info.line.id)
        .find(has_both);
    if let Some(line) = both {
        let command = command(&format!("{first}..{last}"), line);
        return context.text("log-other-line", args![command: command]);
    }
    let own = |record| history.line_of(record).unwrap_or(timeline::MAIN);
    let first = command(&format!("{first}.."), own(first));
    let last = command(&format!("..{last}"), own(last));
    context.text("log-two-lines", args![first: first, last: last])
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
