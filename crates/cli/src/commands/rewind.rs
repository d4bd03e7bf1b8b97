//! `takeback rewind`: goes back to a place on a new line, with the seat that is awaited there
//! asked. What it takes away is said first; nothing is deleted.

use super::missed::{cost, cost_json, only_for_judges};
use super::undo::tries_key;
use crate::arguments::{Kind, Rewind};
use crate::context::Context;
use crate::desk::Desk;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::shelf::Shelf;
use duel::RewindKind;
use journal::{DuelEntry, Words};
use judge::Cost;
use serde_json::json;
use wording::args;

/// Goes back.
pub(super) fn run(options: &Rewind, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "rewind", context)?;
    let shelf = context.shelf()?;
    let (entry, place) = duel_and_place(&options.words, &shelf)?;
    let opened = Opened::read(shelf.store(), entry)?;
    let to = opened.place(Some(place), opened.history.current(), &context.words)?;
    let mut trial = Desk::open(&opened.entry, &shelf, true, options.role, context)?;
    let tried = trial.table.rewind(to, kind(options.kind), None);
    trial.taken(tried, context)?;
    say_cost(&opened, to, context);
    let mut desk = Desk::open(
        &opened.entry,
        &shelf,
        options.dry_run,
        options.role,
        context,
    )?;
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    let words = Words {
        text: Some(options.reason.clone()),
        by: options.by.clone(),
    };
    let batch = desk.table.rewind(to, kind(options.kind), Some(words));
    desk.taken(batch, context)?;
    desk.print(context)?;
    end(&desk, options.dry_run, context);
    Ok(Exit::Done)
}

/// The duel named first, or the one last written to, and the place.
fn duel_and_place<'w>(words: &'w [String], shelf: &Shelf) -> Outcome<(DuelEntry, &'w str)> {
    match words {
        [duel, place] => Ok((shelf.find(duel)?, place)),
        [place] => Ok((shelf.last_written()?, place)),
        _ => Err(Failure::new(Code::Usage).with("what", "rewind DUEL PLACE")),
    }
}

/// What lies between the place and the tip. A place on another line takes nothing away from this.
fn say_cost(opened: &Opened, to: u32, context: &mut Context) {
    let history = &opened.history;
    let Ok(between) = Cost::since(history, history.current().id, to) else {
        return;
    };
    let text = cost(&between, context);
    context.out.line(text);
    context.object(json!({"kind": "cost", "to": to, "cost": cost_json(&between)}));
}

const fn kind(kind: Kind) -> RewindKind {
    match kind {
        Kind::Judge => RewindKind::Judge,
        Kind::Agreed => RewindKind::Agreed,
        Kind::Correction => RewindKind::Correction,
    }
}

fn end(desk: &Desk, dry_run: bool, context: &mut Context) {
    let history = desk.table.history();
    let line = history.name_of(history.current().id);
    context.say("rewind-end", args![line: line, tries: tries_key(desk)]);
    desk.say_who_is_awaited(context);
    if dry_run {
        return;
    }
    let name = desk.handle.clone();
    let lines = desk.awaited_lines(context);
    if let Some(line) = lines.first() {
        context.next_step("rewind-next", &["play", &name, line]);
    }
    context.next_step("rewind-lines", &["lines", &name]);
}
