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
use crate::trail::{Recounted, tell};
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

    fn look(
        &self,
        entry: &DuelEntry,
        shelf: &Shelf,
        context: &mut Context,
    ) -> Outcome<Vec<Recounted>> {
        context.adopt(shelf, entry)?;
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

    fn print(&self, entry: &DuelEntry, told: &[Recounted], context: &mut Context) {
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
fn stretches(told: &[Recounted], backwards: bool) -> impl Iterator<Item = &[Recounted]> {
    told.chunk_by(move |one, next| match backwards {
        true => next.number + 1 == one.number,
        false => one.number + 1 == next.number,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rehearsal::{context, recorded_in, seeds};
    use timeline::{FIELDS, Wrong};

    const PAGE: &str = include_str!("../../../../docs/find.md");

    /// The examples of the page: a duel, a condition, the first record after which it holds.
    fn examples() -> Vec<(String, String, Option<u32>)> {
        let (mut duel, mut found) = (None, Vec::new());
        for line in PAGE.lines() {
            if let Some(name) = line.strip_prefix("```find ") {
                duel = Some(name.to_owned());
            } else if line.starts_with("```") {
                duel = None;
            } else if let (Some(duel), Some((text, number))) = (&duel, line.split_once(" -> ")) {
                let number = number.trim().parse().ok();
                found.push((duel.clone(), text.trim().to_owned(), number));
            }
        }
        found
    }

    #[test]
    fn the_examples_of_the_page_are_true() {
        let context = context();
        let examples = examples();
        assert!(examples.len() > 12, "{examples:?}");
        for (duel, text, expected) in examples {
            let condition = condition(&text, &context).unwrap_or_else(|e| panic!("{text}: {e:?}"));
            let (mut position, mut search) = (Position::new(), Search::new(&condition));
            let first = recorded_in(&duel, &context).into_iter().find(|record| {
                position.apply(&record.event).expect("it folds");
                search.after(&record.event, &position)
            });
            let number = first.map(|record| record.number);
            assert_eq!(number, expected, "{duel}: {text}");
        }
    }

    #[test]
    fn the_page_has_every_name() {
        for field in FIELDS {
            let written = format!("`{}`", field.replace("S.", "A."));
            assert!(PAGE.contains(&written), "docs/find.md lacks {written}");
        }
    }

    /// Conditions that tell about every value a field takes.
    fn about(field: &str) -> Vec<String> {
        let context = context();
        let field = field.replace("S.", "B.");
        let numbers = [
            0, 1, 2, 3, 4, 5, 6, 8, 12, 20, 33, 34, 35, 60, 5_000, 7_000, 7_999,
        ];
        let above = numbers.map(|number| format!("{field} > {number}"));
        let read = |text: &str| condition(text, &context);
        if read(&above[0]).is_ok() {
            return above.to_vec();
        }
        if read(&field).is_ok() {
            return vec![field];
        }
        let names = timeline::Condition::read(&format!("{field} == nothing"), &timeline::NoNames);
        match names.map_err(|error| error.wrong) {
            Err(Wrong::NoSuchWord { known, .. }) => known
                .iter()
                .map(|word| format!("{field} == {word}"))
                .collect(),
            other => panic!("{field}: {other:?}"),
        }
    }

    #[test]
    fn what_is_not_asked_again_has_not_changed() {
        let context = context();
        let cards = [
            "chained(Sangan)",
            "in(Sangan, graveyard)",
            "atk(Sangan) > 0",
        ];
        let texts = FIELDS.iter().flat_map(|field| about(field));
        let conditions: Vec<_> = texts
            .chain(cards.map(str::to_owned))
            .map(|text| condition(&text, &context).unwrap_or_else(|e| panic!("{text}: {e:?}")))
            .collect();
        for duel in seeds() {
            let mut position = Position::new();
            let mut searches: Vec<_> = conditions.iter().map(Search::new).collect();
            for record in recorded_in(&format!("seeds/{duel}"), &context) {
                position.apply(&record.event).expect("it folds");
                for (search, condition) in searches.iter_mut().zip(&conditions) {
                    let holds = search.after(&record.event, &position);
                    let number = record.number;
                    assert_eq!(
                        holds,
                        condition.holds(&position),
                        "{duel} {number}: {condition:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn records_in_a_row_are_told_together() {
        let told = |number| Recounted {
            number,
            place: String::new(),
            text: String::new(),
            rule: None,
            weight: crate::trail::Weight::Happened,
            object: serde_json::Value::Null,
        };
        let lengths = |numbers: &[u32], backwards| -> Vec<usize> {
            let told: Vec<Recounted> = numbers.iter().map(|n| told(*n)).collect();
            stretches(&told, backwards)
                .map(<[Recounted]>::len)
                .collect()
        };
        assert_eq!(lengths(&[3, 4, 5, 9], false), [3, 1]);
        assert_eq!(lengths(&[9, 5, 4, 3], true), [1, 3]);
    }
}
