//! `takeback why`: the record that made something as it is, what that came of, and so on back to an
//! action, a choice or the set-up, each with the rule it rests on.

use crate::arguments::Why;
use crate::asked::{asked, named, stands};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::fought::{Counted, counted};
use crate::reading::Reading;
use crate::shelf::Shelf;
use crate::trail::{causes, tell};
use duel::{Point, Position};
use rules::Rule;
use serde_json::{Value, json};
use timeline::{Causes, Root, Watch, What};
use wording::args;

/// Says why.
pub(super) fn run(options: &Why, context: &mut Context) -> Outcome {
    let (duel, text) = duel_and_what(&options.words, &context.shelf()?);
    let reading = Reading::open(duel, options.at.as_deref(), &options.standing, context)?;
    for answer in answers(&reading, text, context)? {
        context.object(answer.object);
        for line in answer.lines {
            context.out.line(line);
        }
    }
    Ok(Exit::Done)
}

/// An answer, for programs and for people.
pub(super) struct Answer {
    object: Value,
    /// Its lines.
    pub(super) lines: Vec<String>,
}

/// Why what a text names is as it is where one reads.
pub(super) fn answers(reading: &Reading, text: &str, context: &Context) -> Outcome<Vec<Answer>> {
    let stood = reading.stand()?;
    let seen = stood.seen();
    let found = asked(text, seen, reading.at, context)?;
    let mut watches: Vec<Watch> = found.iter().map(|what| Watch::new(*what)).collect();
    let causes = causes(reading, reading.at, &mut watches)?;
    let ways = found.into_iter().zip(watches).map(|(what, watch)| Way {
        what,
        numbers: causes.back(watch.since()),
        root: root(&causes, watch.since()),
    });
    ways.map(|way| answer(&way, reading, seen, context))
        .collect()
}

/// The way back from something to where it begins.
struct Way {
    what: What,
    numbers: Vec<u32>,
    root: Root,
}

fn root(causes: &Causes, since: u32) -> Root {
    let last = causes.back(since).last().copied();
    last.and_then(|n| causes.root(n)).unwrap_or(Root::Course)
}

/// The duel named first, if one is, and what is asked about.
fn duel_and_what<'a>(words: &'a [String], shelf: &Shelf) -> (Option<&'a str>, &'a str) {
    match words {
        [duel, what] => (Some(duel), what),
        [what] if shelf.find(what).is_err() => (None, what),
        [duel] => (Some(duel), ""),
        _ => (None, ""),
    }
}

fn answer(way: &Way, reading: &Reading, seen: &Position, context: &Context) -> Outcome<Answer> {
    let mut told = tell(reading, &way.numbers, context)?;
    told.reverse();
    let (about, value) = (
        named(way.what, seen, context),
        stands(way.what, seen, context),
    );
    let none = no_window(way.what, seen);
    let counted = match way.numbers.first() {
        Some(since) => counted(reading, *since, context)?,
        None => Vec::new(),
    };
    let steps: Vec<_> = told.iter().map(|told| told.object.clone()).collect();
    let object = json!({
        "kind": "why", "duel": reading.opened.entry.id.to_string(), "at": reading.at,
        "about": about, "value": value, "since": way.numbers.first(), "root": root_id(way.root),
        "rule": none.map(Rule::id), "steps": steps,
        "counted": counted.iter().map(Counted::json).collect::<Vec<_>>(),
    });
    let head = args![about: about, value: value, at: reading.at];
    let mut lines = vec![context.text("why-head", head)];
    if let Some(rule) = none {
        let (title, sentence) = context.words.rule(rule);
        let (id, title) = (rule.id(), title.as_str());
        lines.push(context.text("why-none", args![id: id, title: title, sentence: sentence]));
    }
    let mut told = told.iter().map(|told| told.line(context));
    lines.extend(told.next());
    lines.extend(counted.iter().map(|one| one.line(context)));
    lines.extend(told);
    lines.push(context.text("why-root", args![root: root_id(way.root)]));
    Ok(Answer { object, lines })
}

const fn root_id(root: Root) -> &'static str {
    match root {
        Root::Said => "said",
        Root::Chosen => "chosen",
        Root::SetUp => "set_up",
        Root::Told => "told",
        Root::Repaired => "repaired",
        Root::Course => "course",
    }
}

/// The rule under which nobody is asked anything here.
fn no_window(what: What, position: &Position) -> Option<Rule> {
    let asked = position.window.is_some() || what != What::Window;
    match position.point {
        _ if asked => None,
        Point::SettingUp | Point::Ready => Some(Rule::NotPlaying),
        _ if position.result.is_some() => Some(Rule::NotPlaying),
        _ if position.choice.is_some() => Some(Rule::ChoiceFirst),
        Point::Resolving => Some(Rule::Resolving),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_asked_while_a_chain_resolves() {
        let mut position = Position::new();
        position.point = Point::Resolving;
        assert_eq!(no_window(What::Window, &position), Some(Rule::Resolving));
        assert_eq!(no_window(What::Turn, &position), None);
    }
}
