//! The tables of `docs/journal-format.md`, parsed: which types there are, and what they are made of.

use crate::Checked;
use std::collections::BTreeMap;

const DOCUMENT: &str = include_str!("../../../docs/journal-format.md");

/// How a value is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Type {
    /// One byte.
    Byte,
    /// One byte, 0 or 1.
    Bool,
    /// A varint.
    Unsigned,
    /// Zigzag, then a varint.
    Signed,
    /// So many bytes.
    Bytes(usize),
    /// A length and text.
    Text,
    /// A length and elements.
    List(Box<Type>),
    /// 0, or 1 and a value.
    Optional(Box<Type>),
    /// Two values.
    Pair(Box<Type>, Box<Type>),
    /// One that has a table.
    Named(String),
}

/// The fields of a variant or of a struct.
pub(crate) type Fields = Vec<(String, Type)>;

/// What a named type is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Variants, each with its name.
    Enum(Vec<(String, Fields)>),
    /// Fields.
    Struct(Fields),
}

/// Every type by its name.
#[derive(Debug)]
pub(crate) struct Tables(BTreeMap<String, Shape>);

impl Tables {
    pub(crate) fn read() -> Checked<Self> {
        let (_, rest) = DOCUMENT
            .split_once("\n## Events\n")
            .ok_or("the document has no events")?;
        let (events, rest) = rest
            .split_once("\n### Their parts\n")
            .ok_or("the document has no parts")?;
        let parts = rest.split("\n## ").next().unwrap_or_default();
        let mut all = BTreeMap::new();
        all.insert(
            "Event".to_owned(),
            Shape::Enum(
                rows(events)
                    .filter(|cells| cells[0].parse::<u32>().is_ok())
                    .map(event)
                    .collect::<Checked<_>>()?,
            ),
        );
        for row in rows(parts) {
            let [name, made] = row[..] else { continue };
            if !name.is_empty() && !name.starts_with('-') {
                all.insert(name.to_owned(), shape(made)?);
            }
        }
        Ok(Self(all))
    }

    pub(crate) fn shape(&self, name: &str) -> Checked<&Shape> {
        self.0
            .get(name)
            .ok_or_else(|| format!("the document has no type {name}"))
    }
}

/// The cells of each row of a table, but for its head.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let rows = text
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    rows.map(|row| row.split(" | ").map(str::trim).collect::<Vec<_>>())
        .filter(|cells: &Vec<&str>| cells.len() > 1)
}

fn event(cells: Vec<&str>) -> Checked<(String, Fields)> {
    let name = cells.get(1).copied().unwrap_or_default().trim_matches('`');
    let fields = cells.get(2).copied().unwrap_or_default();
    Ok((name.to_owned(), fields_of(fields)?))
}

fn shape(made: &str) -> Checked<Shape> {
    if !made.starts_with("0 ") {
        return fields_of(made).map(Shape::Struct);
    }
    let variant = |text: &str| -> Checked<(String, Fields)> {
        let (_, text) = text.split_once(' ').ok_or("a variant without a number")?;
        let (name, fields) = text.split_once(" (").unwrap_or((text, ")"));
        let fields = fields.strip_suffix(')').unwrap_or(fields);
        Ok((name.to_owned(), fields_of(fields)?))
    };
    split(made)
        .into_iter()
        .map(variant)
        .collect::<Checked<_>>()
        .map(Shape::Enum)
}

/// The parts between the commas that are in no brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0_u32, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(text[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[begin..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn fields_of(text: &str) -> Checked<Fields> {
    let field = |text: &str| -> Checked<(String, Type)> {
        let (name, made) = text.split_once(": ").ok_or(format!("no field: {text}"))?;
        Ok((name.to_owned(), type_of(made)?))
    };
    split(text).into_iter().map(field).collect()
}

fn type_of(text: &str) -> Checked<Type> {
    let text = text.trim();
    if let Some(inner) = text.strip_prefix("optional ") {
        return Ok(Type::Optional(Box::new(type_of(inner)?)));
    }
    if let Some(inner) = text.strip_prefix("list of ") {
        return Ok(Type::List(Box::new(type_of(inner)?)));
    }
    if let Some(pair) = text.strip_prefix('(') {
        let [one, other] = split(pair.trim_end_matches(')'))[..] else {
            return Err(format!("no pair: {text}"));
        };
        return Ok(Type::Pair(
            Box::new(type_of(one)?),
            Box::new(type_of(other)?),
        ));
    }
    if let Some(length) = text.strip_prefix("[u8; ") {
        let length = length.trim_end_matches(']').parse();
        return length
            .map(Type::Bytes)
            .map_err(|_| format!("no length: {text}"));
    }
    // What stands in brackets behind a type is a remark.
    Ok(match text.split(" (").next().unwrap_or(text) {
        "u8" => Type::Byte,
        "bool" => Type::Bool,
        "u16" | "u32" | "u64" | "Card" | "Face" => Type::Unsigned,
        "i32" | "i64" => Type::Signed,
        "text" | "Word" => Type::Text,
        name => Type::Named(name.to_owned()),
    })
}
