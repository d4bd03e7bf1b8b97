//! `takeback sheet`: the life points of both players, change by change, as they keep them on paper.

use crate::arguments::Read;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::reading::Reading;
use crate::trail::{Recounted, tell};
use duel::{BySeat, Event, Seat};
use serde_json::json;
use wording::args;

/// A change of life points.
struct Change {
    /// The record.
    number: u32,
    seat: Seat,
    by: i32,
    /// What both have after it.
    lp: BySeat<u32>,
}

/// Prints them.
pub(super) fn run(options: &Read, context: &mut Context) -> Outcome {
    let at = options.at.as_deref();
    let reading = Reading::open(options.duel.as_deref(), at, &options.standing, context)?;
    let (begun, changes) = changes(&reading)?;
    let numbers: Vec<u32> = changes.iter().map(|change| change.number).collect();
    let told = tell(&reading, &numbers, context)?;
    let name = reading.opened.entry.name.clone();
    let head = args![duel: name.as_str(), count: changes.len(), at: reading.at];
    context.say("sheet-head", head);
    let names = Seat::BOTH.map(|seat| context.words.player(seat).to_owned());
    print_row("", &names, "", context);
    let first = context.text("sheet-begun", args![]);
    begun_object(begun, &first, &reading, context);
    print_row("", &begun.0.map(|lp| lp.to_string()), &first, context);
    for (change, told) in changes.iter().zip(&told) {
        object(change, told, &reading, context);
        let both = change.lp.0.map(|lp| lp.to_string());
        let text = format!("{} ({})", told.text, told.place);
        print_row(&change.number.to_string(), &both, &text, context);
    }
    Ok(Exit::Done)
}

/// What both began with, and every change up to the place, with its record.
fn changes(reading: &Reading) -> Outcome<(BySeat<u32>, Vec<Change>)> {
    let mut walk = reading.walk();
    let (mut begun, mut found) = (BySeat([8000; 2]), Vec::new());
    while let Some((seen, _)) = walk.step().map_err(|error| reading.mismatch(&error))? {
        match &seen.event {
            Event::PlayBegan { .. } => {
                begun = seen.after.lp;
                found.clear();
            }
            Event::LpChanged { seat, by, .. } => {
                found.push(Change {
                    number: seen.number,
                    seat: *seat,
                    by: *by,
                    lp: seen.after.lp,
                });
            }
            _ => {}
        }
    }
    Ok((begun, found))
}

/// What both begin with, before any change.
fn begun_object(begun: BySeat<u32>, text: &str, reading: &Reading, context: &mut Context) {
    let [a, b] = begun.0;
    context.object(json!({
        "kind": "lp", "duel": reading.opened.entry.id.to_string(), "number": null, "place": null,
        "seat": null, "by": null, "lp": {"A": a, "B": b}, "text": text,
    }));
}

fn object(change: &Change, told: &Recounted, reading: &Reading, context: &mut Context) {
    let [a, b] = change.lp.0;
    context.object(json!({
        "kind": "lp", "duel": reading.opened.entry.id.to_string(), "number": change.number,
        "place": told.place, "seat": change.seat.letter(), "by": change.by,
        "lp": {"A": a, "B": b}, "text": told.text,
    }));
}

/// A line of the sheet: the record, what both have, and what happened.
fn print_row(number: &str, both: &[String; 2], text: &str, context: &mut Context) {
    let [a, b] = both;
    let line = format!("{number:>6}  {a:>8}  {b:>8}  {text}");
    context.out.line(line.trim_end());
}
