//! The languages beside English: the same messages with the same variables and the same forms, and
//! nothing left in English.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use wording::Language;

/// Forms that depend on a number, which every language has of its own.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Variables that a language may use where English doesn't, and why it is given them.
const OFFERED: &[(&str, &[&str])] = &[
    // Adjectives agree with their noun.
    ("defined-adjective", &["noun", "count"]),
    // Half of a player's life points reads otherwise than half of another number.
    ("defined-half", &["lp"]),
    // Nouns are counted by measure words.
    ("defined-so-many", &["class"]),
    ("defined-up-to", &["class"]),
    // Titles stand in the files of profiles and formats, in English.
    ("ruleset-title", &["id"]),
    // Names of types are translated, and some are two words.
    ("word", &["id"]),
];

/// Variables that only English needs: its articles.
const ENGLISH_ALONE: &[(&str, &[&str])] = &[("defined-a", &["vowel"])];

/// Texts that are the same in English and in another language: names and signs.
const SAME: &[&str] = &[
    // Statements in the players' words.
    "statement",
    "help-name-FILE",
    "help-name-RECORD",
    "noted",
    "report-entry",
    "report-moment",
    "why-counted",
    "rule-FET-OPEN",
    "rule-BATTLE-STEP",
    "flag-truth",
];

/// What a message is made of.
#[derive(Default)]
struct Facts {
    variables: BTreeSet<String>,
    /// Those of them that can be read, and don't only choose a form.
    shown: BTreeSet<String>,
    /// What is told apart by each variable.
    forms: BTreeMap<String, BTreeSet<String>>,
    others: BTreeSet<String>,
    text: String,
}

impl Facts {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => {
                if let InlineExpression::VariableReference { id } = inline {
                    self.shown.insert(id.name.to_owned());
                }
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector {
                        let key = match variant.key {
                            VariantKey::Identifier { name } => name,
                            VariantKey::NumberLiteral { value } => value,
                        };
                        let forms = self.forms.entry(id.name.to_owned()).or_default();
                        forms.insert(key.to_owned());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.others.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

type Messages = BTreeMap<String, Facts>;

/// Every message of a language, attributes as `key.attribute`, with what it is made of. What a
/// message refers to counts as its own.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in language.files() {
        let Ok(resource) = FluentResource::try_new((*text).to_owned()) else {
            panic!("{name} of {} can't be read", language.tag());
        };
        for entry in resource.entries() {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut add = |key: String, pattern: &Pattern<&str>| {
                messages.entry(key).or_default().pattern(pattern);
            };
            let key = message.id.name;
            message
                .value
                .iter()
                .for_each(|value| add(key.to_owned(), value));
            for attribute in &message.attributes {
                add(format!("{key}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    messages
}

/// The variables of a message and of those it refers to.
fn variables(messages: &Messages, key: &str) -> BTreeSet<String> {
    let Some(facts) = messages.get(key) else {
        return BTreeSet::new();
    };
    let mut all = facts.variables.clone();
    for other in &facts.others {
        all.extend(variables(messages, other));
    }
    all
}

/// What a message and those it refers to tell apart.
fn forms(messages: &Messages, key: &str) -> BTreeSet<(String, String)> {
    let Some(facts) = messages.get(key) else {
        return BTreeSet::new();
    };
    let own = facts.forms.iter();
    let mut all: BTreeSet<(String, String)> = own
        .flat_map(|(name, keys)| keys.iter().map(|key| (name.clone(), key.clone())))
        .collect();
    for other in &facts.others {
        all.extend(forms(messages, other));
    }
    all
}

fn listed(list: &[(&str, &[&str])], key: &str, variable: &str) -> bool {
    list.iter()
        .any(|(message, variables)| *message == key && variables.contains(&variable))
}

/// What is wrong with the languages beside English, message by message.
fn mistakes(of: impl Fn(&Messages, &Messages, &str) -> Vec<String>) -> Vec<String> {
    let english = messages(Language::En);
    assert!(english.len() > 700, "{}", english.len());
    let mut all = Vec::new();
    for language in [Language::It, Language::ZhHant] {
        let own = messages(language);
        for key in english.keys().chain(own.keys()).collect::<BTreeSet<_>>() {
            let found = of(&english, &own, key).into_iter();
            all.extend(found.map(|what| format!("{} {key}: {what}", language.tag())));
        }
    }
    all
}

#[test]
fn every_language_has_the_messages_of_english_and_no_others() {
    let all =
        mistakes(
            |english, own, key| match (english.contains_key(key), own.contains_key(key)) {
                (true, true) => vec![],
                (true, false) => vec!["is missing".to_owned()],
                (false, _) => vec!["isn't in English".to_owned()],
            },
        );
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn a_message_is_filled_with_the_same_variables_in_every_language() {
    let all = mistakes(|english, own, key| {
        let (theirs, ours) = (variables(english, key), variables(own, key));
        let told = forms(english, key);
        // A number that English words are bent by, and nothing else.
        let bends = |variable: &str| {
            let shown = english
                .get(key)
                .is_some_and(|facts| facts.shown.contains(variable));
            let mut of = told.iter().filter(|(name, _)| name == variable).peekable();
            !shown && of.peek().is_some() && of.all(|(_, key)| PLURALS.contains(&key.as_str()))
        };
        let unknown = ours.difference(&theirs);
        let unknown = unknown.filter(|variable| !listed(OFFERED, key, variable));
        let lost = theirs.difference(&ours);
        let lost = lost.filter(|name| !listed(ENGLISH_ALONE, key, name) && !bends(name));
        unknown
            .map(|name| format!("${name} isn't given"))
            .chain(lost.map(|name| format!("${name} is left out")))
            .collect()
    });
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn what_english_tells_apart_is_told_apart_in_every_language() {
    let all = mistakes(|english, own, key| {
        let ours = forms(own, key);
        let plural = |form: &str| PLURALS.contains(&form);
        let lost = forms(english, key).into_iter().filter(|(name, form)| {
            let told = ours.contains(&(name.clone(), form.clone()));
            !told && !plural(form) && !listed(ENGLISH_ALONE, key, name)
        });
        lost.map(|(name, form)| format!("${name} [{form}] isn't told apart"))
            .collect()
    });
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn nothing_is_left_in_english() {
    let letters = |facts: Option<&Facts>| -> String {
        let text = facts.map_or("", |facts| facts.text.as_str());
        text.chars()
            .filter(|letter| letter.is_alphabetic())
            .collect()
    };
    let all = mistakes(|english, own, key| {
        let (theirs, ours) = (letters(english.get(key)), letters(own.get(key)));
        let same = !theirs.is_empty() && theirs == ours && !SAME.contains(&key);
        same.then(|| format!("is English: {ours}"))
            .into_iter()
            .collect()
    });
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn what_is_allowed_to_be_otherwise_is() {
    let english = messages(Language::En);
    let others = [Language::It, Language::ZhHant].map(messages);
    for (key, names) in OFFERED {
        for name in *names {
            let used = others.iter().any(|own| variables(own, key).contains(*name));
            assert!(used, "nobody needs ${name} of {key}");
        }
    }
    for key in SAME {
        let same = |own: &&Messages| own[*key].text == english[*key].text;
        assert!(others.iter().any(|own| same(&own)), "{key} is translated");
    }
}
