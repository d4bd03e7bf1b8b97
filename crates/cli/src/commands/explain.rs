//! `takeback explain`: a rule, a rule profile or the code of an error, in words.

use crate::arguments::Explain;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::rulebook::{self, Row};
use cards::NamedProfile;
use rules::Rule;
use serde_json::{Map, Value, json};
use wording::args;

/// Explains one.
pub(super) fn run(options: &Explain, context: &mut Context) -> Outcome {
    let id = options.id.as_str();
    let code = Code::ALL.iter().find(|c| c.id().eq_ignore_ascii_case(id));
    if let Some(row) = rulebook::find(id) {
        explain_rule(row, context);
    } else if let Some(code) = code {
        explain_code(*code, context);
    } else if let Some(profile) = cards::profile(id) {
        explain_profile(&profile, context);
    } else {
        return Err(unknown(id, context));
    }
    Ok(Exit::Done)
}

/// A rule: in the reader's words where the engine refuses by it, else as the document says it.
fn explain_rule(row: Row, context: &mut Context) {
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
        Some(title) => format!("{}: {title}\n{sentence}", row.id),
        None => format!("{}: {sentence}", row.id),
    };
    context.out.line(head);
    context.say("explain-rule-source", args![source: row.source]);
}

fn explain_code(code: Code, context: &mut Context) {
    let text = context.text(&format!("explain-{}", code.id()), args![]);
    let exit = code.exit() as u8;
    context.object(json!({"kind": "explanation", "id": code.id(), "text": text, "exit": exit}));
    context.out.line(format!("{}: {text}", code.id()));
    context.say("explain-exit", args![exit: exit]);
}

fn explain_profile(profile: &NamedProfile, context: &mut Context) {
    let flags = flags(profile);
    let (since, until) = (profile.since.as_deref(), profile.until.as_deref());
    let names: Vec<&str> = profile.names().skip(1).collect();
    context.object(json!({
        "kind": "explanation", "id": profile.id, "title": profile.title, "names": names,
        "since": since, "until": until, "flags": flags,
    }));
    let dates = args![
        id: profile.id.as_str(), title: profile.title.as_str(), names: names.join(", "),
        since: since.unwrap_or("none"), until: until.unwrap_or("none"),
    ];
    context.say("explain-profile", dates);
    for (flag, value) in &flags {
        let value = value.as_str().map_or_else(|| value.to_string(), snake);
        context.out.line(format!("  {flag}: {value}"));
    }
    let file = format!("data/rules/{}.ron", profile.id.to_lowercase());
    context.say("explain-profile-source", args![file: file]);
}

fn flags(profile: &NamedProfile) -> Map<String, Value> {
    match serde_json::to_value(profile.flags) {
        Ok(Value::Object(flags)) => flags,
        _ => Map::new(),
    }
}

/// `AfterSummon` as `after summon`.
fn snake(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(c.to_lowercase());
    }
    words
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
fn nearest(id: &str) -> Vec<String> {
    let typed = id.to_lowercase();
    let most = 1 + typed.chars().count() / 4;
    let rules = rulebook::rows().map(|row| row.id.to_owned());
    let codes = Code::ALL.iter().map(|code| code.id().to_owned());
    let profiles = cards::profiles()
        .into_iter()
        .flat_map(|profile| profile.names().map(str::to_owned).collect::<Vec<_>>());
    let mut all: Vec<(usize, String)> = rules
        .chain(codes)
        .chain(profiles)
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
    }

    #[test]
    fn flags_are_said_in_small_words() {
        assert_eq!(snake("AfterSummonOrChain"), "after summon or chain");
    }
}
