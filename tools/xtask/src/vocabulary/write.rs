//! The model and the examples as Markdown.

use super::examples::Examples;
use super::model::{Chapter, Field, Holds, Is, Shape, Type, Variant, named};
use std::fmt::Write as _;

const INTRODUCTION: &str = "\
# The vocabulary of card files

What a file under `data/cards/` can say. This reference is made from the comments of
`crates/rules/src/vocabulary/` by `cargo xtask vocabulary`, with the shortest example of each word
that the shipped cards have; a test fails when it is out of date. How a card is added from nothing,
and which words of a text become what here, is in [guides/add-a-card.md](guides/add-a-card.md).

A card file is [RON](https://docs.rs/ron): one value of the type [CardDef](#carddef).

* A type with fields is written `(field: value, …)`, in any order. What may be left out says what
  holds then.
* A type with alternatives is written as one of its words. What a word has in brackets follows it:
  `PayLp(Fixed(1000))`. Where that is a type with fields, these are written without brackets of
  their own: `Each(places: [Monsters])`.
* A list is written `[…]`, a text `\"…\"`. What may be missing is simply left out, or is `None` where
  it has to be said (`atk: None` for \"?\"); `Some(…)` is never needed.
* `takeback cards check FILE` says what is wrong with a file, at which line and column;
  `takeback cards show NAME` says the effects of a card back in words.

";

/// The whole reference.
pub(crate) fn markdown(chapters: &[Chapter], examples: &Examples) -> String {
    let mut text = INTRODUCTION.to_owned();
    for chapter in chapters {
        let links: Vec<String> = chapter.types.iter().map(|kind| link(&kind.name)).collect();
        let _ = writeln!(text, "* {} {}", chapter.title, links.join(", "));
    }
    for chapter in chapters {
        let _ = writeln!(text, "\n## {}", chapter.title.trim_end_matches('.'));
        for kind in &chapter.types {
            of(kind, chapters, examples, &mut text);
        }
    }
    text
}

fn of(kind: &Type, chapters: &[Chapter], examples: &Examples, text: &mut String) {
    let _ = writeln!(text, "\n### {}\n\n{}\n", kind.name, kind.doc);
    match &kind.shape {
        Shape::Fields(fields) => {
            text.push_str("| field | is | left out | means | example |\n|---|---|---|---|---|\n");
            for field in fields {
                let cells = [
                    format!("`{}`", field.name),
                    said(&field.is, chapters),
                    field.default.clone().unwrap_or_else(|| "never".to_owned()),
                    field.doc.clone(),
                    example(&kind.name, &field.name, examples),
                ];
                row(&cells, text);
            }
        }
        Shape::Variants(variants) => {
            text.push_str("| word | means | example |\n|---|---|---|\n");
            for variant in variants {
                let cells = [
                    word(variant),
                    meaning(variant, chapters),
                    example(&kind.name, &variant.name, examples),
                ];
                row(&cells, text);
            }
        }
    }
}

fn row(cells: &[String], text: &mut String) {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    let _ = writeln!(text, "| {} |", cells.join(" | "));
}

fn word(variant: &Variant) -> String {
    match variant.holds {
        Holds::Nothing => format!("`{}`", variant.name),
        _ => format!("`{}(…)`", variant.name),
    }
}

/// What a word means, and what it has in brackets.
fn meaning(variant: &Variant, chapters: &[Chapter]) -> String {
    let mut text = variant.doc.clone();
    if variant.is_default {
        text.push_str(" What holds where nothing is said.");
    }
    match &variant.holds {
        Holds::Nothing => {}
        Holds::Values(values) => {
            let values: Vec<String> = values.iter().map(|is| bracketed(is, chapters)).collect();
            let _ = write!(text, "<br>In brackets: {}.", values.join(", then "));
        }
        Holds::Fields(fields) => {
            for field in fields {
                text.push_str(&field_of(field, chapters));
            }
        }
    }
    text
}

fn field_of(field: &Field, chapters: &[Chapter]) -> String {
    let left_out = match &field.default {
        Some(default) => format!("; {default} if left out"),
        None => String::new(),
    };
    let is = said(&field.is, chapters);
    format!("<br>`{}` ({is}{left_out}): {}", field.name, field.doc)
}

/// A value in brackets: a type's fields stand there by themselves.
fn bracketed(is: &Is, chapters: &[Chapter]) -> String {
    let fields = |name: &str| {
        named(chapters, name).is_some_and(|kind| matches!(kind.shape, Shape::Fields(_)))
    };
    match is {
        Is::One(name) if fields(name) => format!("the fields of {}", link(name)),
        is => said(is, chapters),
    }
}

/// What is written, in words.
fn said(is: &Is, chapters: &[Chapter]) -> String {
    match is {
        Is::List(inner) => format!("list of {}", said(inner, chapters)),
        Is::Maybe(inner) => said(inner, chapters),
        Is::One(name) if named(chapters, name).is_some() => link(name),
        Is::One(name) => match name.as_str() {
            "String" => "text".to_owned(),
            "Word" => "short text".to_owned(),
            "Passcode" => "passcode".to_owned(),
            "bool" => "`true` or `false`".to_owned(),
            "u8" | "u16" | "u32" | "i32" => "number".to_owned(),
            other => format!("`{other}`"),
        },
    }
}

fn link(name: &str) -> String {
    format!("[{name}](#{})", name.to_lowercase())
}

fn example(kind: &str, word: &str, examples: &Examples) -> String {
    let key = (kind.to_owned(), word.to_owned());
    examples.get(&key).map_or_else(String::new, |example| {
        format!("`{}` ({})", example.spelled, example.card)
    })
}
