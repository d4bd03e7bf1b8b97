//! `takeback followed`: what came of a record, what was done later with what it had changed, and
//! what stands without it.

use crate::arguments::Followed as Options;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::reading::Reading;
use crate::shelf::Shelf;
use crate::trail::{Recounted, Weight, causes, tell};
use serde_json::json;
use timeline::Place;
use wording::args;

/// Says what followed.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    let (duel, place) = duel_and_place(&options.words, &context.shelf()?);
    let reading = Reading::open(duel, Some(place), &options.standing, context)?;
    let history = &reading.opened.history;
    let record = history.record(reading.at);
    if record.is_none_or(|record| record.event.is_desk()) {
        let failure = Failure::new(Code::NoWhat).with("text", place);
        return Err(failure.count("at", reading.at));
    }
    let tip = history
        .line(reading.line)
        .map_or(reading.at, |line| line.tip);
    let last = history.records_of(reading.line).last().copied();
    let causes = causes(&reading, last.unwrap_or(tip).max(tip), &mut [])?;
    let found = causes.followed(reading.at);
    let tell = |numbers: &[u32]| tell(&reading, numbers, context);
    let lists = [
        ("came", tell(&found.came)?),
        ("depends", tell(&found.depends)?),
        ("stands", tell(&found.stands)?),
    ];
    let first = tell(&[reading.at])?;
    print(&reading, &first, &lists, context);
    Ok(Exit::Done)
}

/// The duel named first, if one is, and the place.
fn duel_and_place<'a>(words: &'a [String], shelf: &Shelf) -> (Option<&'a str>, &'a str) {
    match words {
        [duel, place] => (Some(duel), place),
        [place] if Place::parse(place).is_ok() || shelf.find(place).is_err() => (None, place),
        [duel] => (Some(duel), "@"),
        _ => (None, "@"),
    }
}

fn print(
    reading: &Reading,
    first: &[Recounted],
    lists: &[(&str, Vec<Recounted>); 3],
    context: &mut Context,
) {
    let numbers = |told: &[Recounted]| told.iter().map(|told| told.number).collect::<Vec<_>>();
    let [came, depends, stands] = lists;
    context.object(json!({
        "kind": "followed", "duel": reading.opened.entry.id.to_string(), "at": reading.at,
        "came": numbers(&came.1), "depends": numbers(&depends.1), "stands": numbers(&stands.1),
    }));
    for told in lists.iter().flat_map(|(_, told)| told) {
        context.object(told.object.clone());
    }
    for told in first {
        context.out.line(told.line(context));
    }
    for (key, told) in lists {
        // Of what stands on its own only what somebody said is listed; the rest goes with it.
        let least = match *key {
            "came" => Weight::Window,
            "depends" => Weight::Happened,
            _ => Weight::Said,
        };
        let shown: Vec<&Recounted> = told.iter().filter(|told| told.weight >= least).collect();
        let count = told.len();
        context.say(
            &format!("followed-{key}"),
            args![count: count, shown: shown.len()],
        );
        for told in shown {
            let text = format!("{:>5}  {}", told.number, told.text);
            context.out.line(text);
        }
    }
}
