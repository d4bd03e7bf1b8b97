//! One spelled example of each word, from the shipped card files.

use super::model::{Chapter, Field, Holds, Is, Shape, Type, named};
use super::ron::{Node, parse};
use crate::steps::root;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;

/// The longest example that is shown.
const LONGEST: usize = 100;

/// An example, and the card it is from.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Example {
    /// How many letters it has: the shortest is shown.
    length: usize,
    /// The card's English name.
    pub(crate) card: String,
    /// The example on one line.
    pub(crate) spelled: String,
}

/// Examples by type and word.
pub(crate) type Examples = BTreeMap<(String, String), Example>;

/// The shortest example of each word that the shipped cards have.
pub(crate) fn from_cards(chapters: &[Chapter]) -> Result<Examples, Box<dyn Error>> {
    let mut paths: Vec<_> = fs::read_dir(root().join("data/cards"))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_, std::io::Error>>()?;
    paths.sort();
    let mut seen = Seen {
        chapters,
        card: String::new(),
        examples: Examples::new(),
    };
    for path in paths {
        let text = fs::read_to_string(&path)?;
        let node = parse(&text).ok_or_else(|| format!("{}: no card", path.display()))?;
        seen.card = english(&node);
        seen.value(&Is::One("CardDef".to_owned()), &node, "");
    }
    Ok(seen.examples)
}

fn english(card: &Node) -> String {
    let names = card.items.iter();
    let mut names = names.filter(|(name, _)| name.as_deref() == Some("names"));
    let english = names.next().and_then(|(_, names)| names.items.first());
    let quoted = english.map_or("\"\"", |(_, name)| name.word.as_str());
    let bare = quoted
        .strip_prefix('"')
        .and_then(|name| name.strip_suffix('"'));
    bare.unwrap_or_default().replace("\\\"", "\"")
}

struct Seen<'a> {
    chapters: &'a [Chapter],
    card: String,
    examples: Examples,
}

impl Seen<'_> {
    fn note(&mut self, kind: &str, word: &str, spelled: String) {
        let length = spelled.chars().count();
        if length > LONGEST {
            return;
        }
        let example = Example {
            length,
            card: self.card.clone(),
            spelled,
        };
        let key = (kind.to_owned(), word.to_owned());
        let shortest = self.examples.entry(key).or_insert_with(|| example.clone());
        if example < *shortest {
            *shortest = example;
        }
    }

    /// Looks through a value of this type. `around` is how the field it stands in is spelled.
    fn value(&mut self, is: &Is, node: &Node, around: &str) {
        match is {
            Is::List(inner) => {
                let items = node.items.iter();
                items.for_each(|(_, item)| self.value(inner, item, around));
            }
            Is::Maybe(inner) => self.value(inner, node, around),
            Is::One(name) => {
                if let Some(kind) = named(self.chapters, name) {
                    self.of(kind, node, around);
                }
            }
        }
    }

    fn of(&mut self, kind: &Type, node: &Node, around: &str) {
        let variants = match &kind.shape {
            Shape::Fields(fields) => return self.fields(&kind.name, fields, node),
            Shape::Variants(variants) => variants,
        };
        let Some(variant) = variants.iter().find(|variant| variant.name == node.word) else {
            return;
        };
        match &variant.holds {
            // A bare word shows where it stands.
            Holds::Nothing if around.is_empty() => {
                self.note(&kind.name, &variant.name, node.spelled());
            }
            Holds::Nothing => self.note(&kind.name, &variant.name, around.to_owned()),
            Holds::Fields(fields) => {
                self.note(&kind.name, &variant.name, node.spelled());
                self.fields(&kind.name, fields, node);
            }
            Holds::Values(values) => {
                self.note(&kind.name, &variant.name, node.spelled());
                self.values(values, node);
            }
        }
    }

    /// What an alternative has in brackets: a single type's fields are written without its own.
    fn values(&mut self, values: &[Is], node: &Node) {
        if let [Is::One(name)] = values
            && let Some(kind) = named(self.chapters, name)
            && let Shape::Fields(fields) = &kind.shape
        {
            self.fields(&kind.name, fields, node);
            return;
        }
        let around = node.spelled();
        for (is, (_, item)) in values.iter().zip(&node.items) {
            self.value(is, item, &around);
        }
    }

    fn fields(&mut self, kind: &str, fields: &[Field], node: &Node) {
        for (name, value) in &node.items {
            let Some(field) = fields
                .iter()
                .find(|field| name.as_ref() == Some(&field.name))
            else {
                continue;
            };
            let around = format!("{}: {}", field.name, value.spelled());
            self.note(kind, &field.name, around.clone());
            self.value(&field.is, value, &around);
        }
    }
}
