//! `takeback find`: the records after which a condition on the position holds, in one duel or in
//! all of them, as a role may know it.

use crate::arguments::Find;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::faces::condition;
use crate::opened::Opened;
use crate::progress::Progress;
use crate::reading::Reading;
use crate::seen::Fold;
use crate::shelf::Shelf;
use crate::trail::{Told, tell};
use duel::{Position, Role};
use journal::DuelEntry;
use serde_json::json;
use timeline::{Condition, Search};
use wording::args;

/// Looks for them.
pub(super) fn run(options: &Find, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let (duel, text) = duel_and_text(options, &shelf);
    let condition = condition(text, context)?;
    let entries = match options.in_all {
        true => shelf.entries()?,
        false => vec![shelf.entry(duel)?],
    };
    context.read_as(options.standing.role);
    let mut looking = Looking {
        options,
        condition: &condition,
        found: 0,
        failed: Exit::Done,
    };
    looking.through(&entries, &shelf, context)?;
    if looking.found == 0 {
        let name = entries.first().map_or("", |entry| entry.name.as_str());
        let args = args![duel: name, text: text, duels: entries.len()];
        context.say("find-none", args);
    }
    let exit = if looking.found == 0 {
        Exit::Findings
    } else {
        Exit::Done
    };
    Ok(exit.max(looking.failed))
}

/// The duel named first, if one is, and the condition.
fn duel_and_text<'a>(options: &'a Find, shelf: &Shelf) -> (Option<&'a str>, &'a str) {
    match &options.words[..] {
        [duel, text] => (Some(duel), text),
        [text] if options.in_all || shelf.find(text).is_err() => (None, text),
        [duel] => (Some(duel), ""),
        _ => (None, ""),
    }
}

/// What is looked for, and what came of it so far.
struct Looking<'o> {
    options: &'o Find,
    condition: &'o Condition,
    found: usize,
    failed: Exit,
}

impl Looking<'_> {
    /// Looks through duels. One that can't be read keeps none of the others back.
    fn through(
        &mut self,
        entries: &[DuelEntry],
        shelf: &Shelf,
        context: &mut Context,
    ) -> Outcome<()> {
        let progress = Progress::new(entries.len());
        for entry in entries {
            progress.begin(&entry.name);
            match self.look(entry, shelf, context) {
                Ok(told) => {
                    self.found += told.len();
                    progress.aside(|| self.print(entry, &told, context));
                }
                Err(failure) if self.options.in_all => {
                    progress.aside(|| self.failed = self.failed.max(context.fail(&failure)));
                }
                Err(failure) => return Err(failure),
            }
            progress.done();
        }
        progress.end();
        Ok(())
    }

    fn look(&self, entry: &DuelEntry, shelf: &Shelf, context: &Context) -> Outcome<Vec<Told>> {
        let opened = Opened::read(shelf.store(), entry.clone())?;
        let reading = Reading::of(opened, None, &self.options.standing, context)?;
        let numbers = self.numbers(&reading)?;
        tell(&reading, &numbers, context)
    }

    /// The records after which it holds: the first, the last, or all of them.
    fn numbers(&self, reading: &Reading) -> Outcome<Vec<u32>> {
        let first = !self.options.all && !self.options.reverse;
        let mut numbers = match reading.role.role() {
            Role::Judge => self.in_full(reading, first)?,
            role => self.as_read(reading, role, first)?,
        };
        if self.options.reverse && !self.options.all {
            numbers.drain(..numbers.len().saturating_sub(1));
        }
        if self.options.reverse {
            numbers.reverse();
        }
        Ok(numbers)
    }

    /// For a judge: over the bare fold.
    fn in_full(&self, reading: &Reading, first: bool) -> Outcome<Vec<u32>> {
        let history = &reading.opened.history;
        let (mut position, mut search) = (Position::new(), Search::new(self.condition));
        let mut found = Vec::new();
        for number in history.path_of(reading.line) {
            let Some(record) = history.record(number) else {
                continue;
            };
            let applied = position.apply(&record.event);
            applied.map_err(|error| reading.mismatch(&error))?;
            if search.after(&record.event, &position) {
                found.push(number);
                if first {
                    break;
                }
            }
        }
        Ok(found)
    }

    /// For anybody else: over the positions as the role reads them.
    fn as_read(&self, reading: &Reading, role: Role, first: bool) -> Outcome<Vec<u32>> {
        let history = &reading.opened.history;
        let mut fold = Fold::new(role);
        let mut found = Vec::new();
        for number in history.path_of(reading.line) {
            let Some(record) = history.record(number) else {
                continue;
            };
            let step = fold.step(record);
            step.map_err(|error| reading.mismatch(&error))?;
            if self.condition.holds(fold.seen()) {
                found.push(number);
                if first {
                    break;
                }
            }
        }
        Ok(found)
    }

    fn print(&self, entry: &DuelEntry, told: &[Told], context: &mut Context) {
        for one in told {
            context.object(json!({
                "kind": "found", "duel": entry.id.to_string(), "name": entry.name,
                "number": one.number, "place": one.place, "text": one.text,
            }));
        }
        for stretch in stretches(told, self.options.reverse) {
            let (Some(first), Some(last)) = (stretch.first(), stretch.last()) else {
                continue;
            };
            let args = args![
                duel: entry.name.as_str(), first: first.number, last: last.number,
                count: stretch.len(), place: first.place.as_str(), text: first.text.as_str(),
            ];
            context.say("find-found", args);
        }
    }
}

/// Records that follow one another without a gap, together.
fn stretches(told: &[Told], backwards: bool) -> impl Iterator<Item = &[Told]> {
    told.chunk_by(move |one, next| match backwards {
        true => next.number + 1 == one.number,
        false => one.number + 1 == next.number,
    })
}
