//! `takeback why`: the record that made something as it is, what that came of, and so on back to an
//! action, a choice or the set-up, each with the rule it rests on.

use crate::arguments::Why;
use crate::asked::{asked, named, stands};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::reading::Reading;
use crate::shelf::Shelf;
use crate::trail::{causes, tell};
use duel::{Point, Position};
use rules::Rule;
use serde_json::json;
use timeline::{Causes, Root, Watch, What};
use wording::args;

/// Says why.
pub(super) fn run(options: &Why, context: &mut Context) -> Outcome {
    let (duel, text) = duel_and_what(&options.words, &context.shelf()?);
    let reading = Reading::open(duel, options.at.as_deref(), &options.standing, context)?;
    let stood = reading.stand()?;
    let seen = stood.seen();
    let found = asked(text, seen, reading.at, context)?;
    let mut watches: Vec<Watch> = found.iter().map(|what| Watch::new(*what)).collect();
    let causes = causes(&reading, reading.at, &mut watches)?;
    for (what, watch) in found.into_iter().zip(watches) {
        let way = Way {
            what,
            numbers: causes.back(watch.since()),
            root: root(&causes, watch.since()),
        };
        print(&way, &reading, seen, context)?;
    }
    Ok(Exit::Done)
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

fn print(way: &Way, reading: &Reading, seen: &Position, context: &mut Context) -> Outcome<()> {
    let mut told = tell(reading, &way.numbers, context)?;
    told.reverse();
    let (about, value) = (
        named(way.what, seen, context),
        stands(way.what, seen, context),
    );
    let none = no_window(way.what, seen);
    let steps: Vec<_> = told.iter().map(|told| told.object.clone()).collect();
    context.object(json!({
        "kind": "why", "duel": reading.opened.entry.id.to_string(), "at": reading.at,
        "about": about, "value": value, "since": way.numbers.first(), "root": root_id(way.root),
        "rule": none.map(Rule::id), "steps": steps,
    }));
    context.say(
        "why-head",
        args![about: about, value: value, at: reading.at],
    );
    if let Some(rule) = none {
        let (title, sentence) = context.words.rule(rule);
        let (id, title) = (rule.id(), title.as_str());
        context.say("why-none", args![id: id, title: title, sentence: sentence]);
    }
    for told in &told {
        context.out.line(told.line(context));
    }
    context.say("why-root", args![root: root_id(way.root)]);
    Ok(())
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
