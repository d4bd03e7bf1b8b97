//! `takeback cards`: what the catalogue holds, and whether card files are sound.

use super::imports;
use crate::arguments::Cards;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::{files, imported, own};
use cards::{CardError, Found};
use rules::vocabulary::CardDef;
use serde_json::json;
use std::path::{Path, PathBuf};
use wording::args;

/// Runs the command.
pub(super) fn run(what: &Cards, context: &mut Context) -> Outcome {
    match what {
        Cards::List => list(context),
        Cards::Show { name } => show(&name.join(" "), context),
        Cards::Check { paths } => check(paths, context),
        Cards::Find { text, most } => imports::find(&text.join(" "), *most, context),
        Cards::Import(options) => imports::import(options, context),
    }
}

fn list(context: &mut Context) -> Outcome {
    let mut all: Vec<CardDef> = context.cards.iter().cloned().collect();
    let words = context.words.clone();
    all.sort_by(|one, other| words.name(&one.names).cmp(words.name(&other.names)));
    for card in &all {
        context.object(card_json(card));
        context.out.line(format!(
            "{:>8}  {}",
            card.passcode.0,
            words.name(&card.names)
        ));
    }
    Ok(Exit::Done)
}

/// A card as programs read it. `declared`: only its kind is known, and whoever records a duel tells
/// what it does.
pub(super) fn card_json(card: &CardDef) -> serde_json::Value {
    json!({
        "kind": "card", "passcode": card.passcode.0, "name": card.names.en,
        "declared": card.declared,
        "names": {
            "en": card.names.en, "it": card.names.it, "zh-Hant": card.names.zh_hant,
            "ja": card.names.ja,
        },
    })
}

fn show(name: &str, context: &mut Context) -> Outcome {
    context.cards = imported::with(&imported::library()?.meant(name), &context.cards)?;
    let card = found(name, context)?;
    let lines = context.words.card_in_words(&card, &context.cards);
    let mut object = card_json(&card);
    object["text"] = json!(lines);
    context.object(object);
    lines.iter().for_each(|line| context.out.line(line));
    Ok(Exit::Done)
}

/// The card a name means.
pub(super) fn found(name: &str, context: &Context) -> Outcome<CardDef> {
    let names = |cards: &[&CardDef]| -> String {
        cards
            .iter()
            .map(|card| card.names.en.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    match cards::find(&context.cards, name) {
        Found::One(card) => Ok(card.clone()),
        Found::Several(could) => Err(Failure::new(Code::Cards)
            .with("name", name)
            .with("could", names(&could))),
        Found::None { nearest } if nearest.is_empty() => {
            let list = context.started.command(&["cards", "list"]);
            let hint = context.text("cards-all", args![command: list]);
            Err(Failure::new(Code::NoCard).with("name", name).hint(hint))
        }
        Found::None { nearest } => Err(Failure::new(Code::NoCard)
            .with("name", name)
            .with("nearest", names(&nearest))),
    }
}

fn check(paths: &[PathBuf], context: &mut Context) -> Outcome {
    let usual = [PathBuf::from("data/cards")];
    let paths = if paths.is_empty() { &usual } else { paths };
    let mut mistakes = 0_usize;
    for path in paths {
        for error in mistakes_in(path)? {
            mistakes += 1;
            print(&error, context);
        }
    }
    if mistakes == 0 {
        context.say("cards-sound", args![]);
        return Ok(Exit::Done);
    }
    context.say("cards-mistakes", args![count: mistakes]);
    Ok(Exit::Findings)
}

fn mistakes_in(path: &Path) -> Outcome<Vec<CardError>> {
    if path.is_dir() {
        own::every_file(path)?;
    } else {
        files::check(path)?;
    }
    Ok(cards::check(path))
}

fn print(error: &CardError, context: &mut Context) {
    context.object(json!({
        "kind": "error", "code": Code::CardFile.id(), "exit": Exit::Findings as u8,
        "message": error.message, "hint": error.hint, "file": error.file.display().to_string(),
        "line": error.line, "column": error.column,
    }));
    context.out.line(error.to_string());
}
