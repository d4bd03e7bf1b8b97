//! `takeback explain`: a rule, a rule profile, a format or the code of an error, in words.

use crate::arguments::Explain;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::rulebook::{self, RuleRow};
use crate::rulesets;
use crate::scripts;
use cards::{Day, Known};
use notation::script::RulesBase;
use rules::Rule;
use serde_json::json;
use wording::args;

/// Explains one.
pub(super) fn run(options: &Explain, context: &mut Context) -> Outcome {
    let id = options.id.as_str();
    let code = Code::ALL.iter().find(|c| c.id().eq_ignore_ascii_case(id));
    if let Some(row) = rulebook::find(id) {
        explain_rule(row, context);
    } else if let Some(code) = code {
        explain_code(*code, context);
    } else if !explain_rules(id, context)? {
        return Err(unknown(id, context));
    }
    Ok(Exit::Done)
}

/// A rule: in the reader's words where the engine refuses by it, else as the document says it.
fn explain_rule(row: RuleRow, context: &mut Context) {
    let known = Rule::ALL.iter().find(|rule| rule.id() == row.id);
    let (title, sentence) = match known {
        Some(rule) => {
            let (title, sentence) = context.words.rule(*rule);
            (Some(title), sentence)
        }
        None => (None, row.rule.to_owned()),
    };
    context.object(json!({
        "kind": "explanation", "id": row.id, "title": title, "text": sentence,
        "source": row.source, "document": "docs/rules-model.md",
    }));
    let head = match title {
        Some(title) => format!("{}\n{sentence}", headed(row.id, &title, context)),
        None => headed(row.id, &sentence, context),
    };
    context.out.line(head);
    context.say("explain-rule-source", args![source: row.source]);
}

/// "ID: what it is about".
fn headed(id: &str, text: &str, context: &Context) -> String {
    context.text("explain-head", args![id: id, text: text])
}

fn explain_code(code: Code, context: &mut Context) {
    let text = context.text(&format!("explain-{}", code.id()), args![]);
    let exit = code.exit() as u8;
    context.object(json!({"kind": "explanation", "id": code.id(), "text": text, "exit": exit}));
    context.out.line(headed(code.id(), &text, context));
    context.say("explain-exit", args![exit: exit]);
}

/// A profile, a format or another game, by its name, or what held in a region on a day. False when
/// it is none of them.
fn explain_rules(id: &str, context: &mut Context) -> Outcome<bool> {
    if let Some(profile) = cards::profile(id) {
        rulesets::profile(&profile, context);
        return Ok(true);
    }
    let (name, day) = id.split_once(':').unwrap_or((id, ""));
    match cards::formats().iter().find(|known| known.answers_to(name)) {
        Some(Known::Format(format)) if day.is_empty() || format.takes_a_day() => {
            rulesets::format(format, Day::read(day), context);
        }
        Some(Known::OtherGame(game)) => rulesets::other_game(game, context),
        _ => return explain_day(id, context),
    }
    Ok(true)
}

/// What held in a region on a day.
fn explain_day(id: &str, context: &mut Context) -> Outcome<bool> {
    let base = notation::parse_rules(id).map(|rules| rules.base.value);
    let Ok(RulesBase::Held(region, text)) = base else {
        return Ok(false);
    };
    // It says itself what is wrong with a day on which nothing is known.
    scripts::asked_rules(id, context)?;
    let held = Day::read(&text).and_then(|day| cards::bundle_on(region, day).ok());
    if let Some(profile) = &held {
        rulesets::profile(profile, context);
    }
    Ok(held.is_some())
}

/// What was typed names nothing.
fn unknown(id: &str, context: &Context) -> Failure {
    let failure = Failure::new(Code::NoRule).with("id", id);
    let near = nearest(id);
    match near.is_empty() {
        true => failure.hint(context.text("explain-where", args![])),
        false => failure.with("nearest", near.join(", ")),
    }
}

/// The ids that look most like this one, if they look like it.
pub(super) fn nearest(id: &str) -> Vec<String> {
    let typed = id.to_lowercase();
    let most = 1 + typed.chars().count() / 5;
    let rules = rulebook::rows().map(|row| row.id.to_owned());
    let codes = Code::ALL.iter().map(|code| code.id().to_owned());
    let profiles = cards::profiles()
        .into_iter()
        .flat_map(|profile| profile.names().map(str::to_owned).collect::<Vec<_>>());
    let formats = cards::formats()
        .into_iter()
        .flat_map(|known| known.names().map(str::to_owned).collect::<Vec<_>>());
    let mut all: Vec<(usize, String)> = rules
        .chain(codes)
        .chain(profiles)
        .chain(formats)
        .map(|known| (distance(&typed, &known.to_lowercase()), known))
        .filter(|(distance, _)| *distance <= most)
        .collect();
    all.sort();
    all.into_iter().take(3).map(|(_, known)| known).collect()
}

/// How many letters have to be put in, left out or replaced.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (at, theirs) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *theirs);
            diagonal = row[at + 1];
            row[at + 1] = replaced.min(diagonal + 1).min(row[at] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_rule_is_found_again_and_nothing_far_off_is_suggested() {
        assert_eq!(nearest("FET-HOLDR")[0], "FET-HOLDER");
        assert_eq!(nearest("ambigous"), ["ambiguous"]);
        assert_eq!(nearest("edisn")[0], "edison");
        assert!(nearest("something else entirely").is_empty());
        assert!(nearest("NOPE").is_empty());
    }
}
