//! `takeback cards import` and `takeback cards find`: the user's own card databases in, and every
//! card by a part of its name.

use super::cards::{card_json, found};
use crate::arguments::ImportCards;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::{files, imported};
use cards::imported::{Imported, LeftOut, Read};
use duel::Passcode;
use rules::{Catalogue, vocabulary::CardDef};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::Path;
use wording::{Language, args};

/// The most bytes a database may have: 1 GiB.
const MOST: u64 = 1 << 30;

/// How many of the rows that were left out are named.
const NAMED: usize = 10;

/// Looks for cards.
pub(super) fn find(text: &str, most: usize, context: &mut Context) -> Outcome {
    let library = imported::library()?;
    let (own, _) = cards::search(&context.cards, text, usize::MAX);
    let mut all: Vec<Passcode> = own.into_iter().map(|card| card.passcode).collect();
    let more = library.containing(text);
    all.extend(
        more.into_iter()
            .filter(|card| context.cards.get(*card).is_none()),
    );
    if all.is_empty() {
        // The failure names the nearest ones.
        context.cards = imported::with(&library.meant(text), &context.cards)?;
        found(text, context)?;
    }
    let shown: BTreeSet<Passcode> = all.iter().take(most).copied().collect();
    let catalogue = imported::with(&shown, &context.cards)?;
    for card in all
        .iter()
        .take(most)
        .filter_map(|card| catalogue.get(*card))
    {
        context.object(card_json(card));
        let line = line(card, &catalogue, context);
        context.out.line(format!("{:>8}  {line}", card.passcode.0));
    }
    if all.len() > most {
        let more = all.len() - most;
        context.note("cards-more", args![count: more]);
    }
    Ok(Exit::Done)
}

fn line(card: &CardDef, catalogue: &Catalogue, context: &Context) -> String {
    let words = &context.words;
    let (name, kind) = (words.name(&card.names), words.card_kind(card, catalogue));
    let others: Vec<&str> = card.names.all().filter(|other| *other != name).collect();
    match others.is_empty() {
        true => words.text("card-line", args![name: name, kind: kind]),
        false => {
            let others = words.joined(&others);
            words.text(
                "card-line-others",
                args![name: name, others: others, kind: kind],
            )
        }
    }
}

/// Takes databases over.
pub(super) fn import(options: &ImportCards, context: &mut Context) -> Outcome {
    let mut kept = match options.anew {
        true => Imported::default(),
        false => imported::read()?,
    };
    for file in &options.files {
        take(file, &mut kept, context)?;
    }
    let languages: Vec<String> = kept
        .languages()
        .map(|(tag, count)| format!("{tag} {count}"))
        .collect();
    let mut summary = json!({
        "kind": "imported_cards", "cards": kept.len(), "digest": kept.digest().to_string(),
        "languages": kept.languages().map(|(tag, _)| tag).collect::<Vec<_>>(),
        "path": null,
    });
    let said = args![count: kept.len(), languages: context.words.joined(&languages)];
    if options.dry_run {
        context.note("dry-run", args![]);
        context.say("import-would", said);
    } else {
        let path = imported::write(&kept)?;
        summary["path"] = json!(path.display().to_string());
        context.say("import-kept", said);
    }
    context.object(summary);
    if !options.dry_run {
        context.next_step("import-next", &["cards", "find", "TEXT"]);
    }
    Ok(Exit::Done)
}

/// The language of a database's names, and the database.
fn named<'f>(file: &'f str, context: &Context) -> (String, &'f str) {
    let usual = context.asked_language().map_or("en", Language::tag);
    match file.split_once('=') {
        Some((tag, path)) if is_tag(tag) => (canonical(tag), path),
        _ => (usual.to_owned(), file),
    }
}

/// True for `ja`, `zh-Hans` and their like.
fn is_tag(text: &str) -> bool {
    let mut parts = text.split('-');
    let first = parts.next().unwrap_or_default();
    let letters = |part: &str| part.chars().all(|c| c.is_ascii_alphanumeric());
    let long = |part: &str| (2..=8).contains(&part.len());
    matches!(first.len(), 2 | 3) && letters(first) && parts.all(|part| long(part) && letters(part))
}

fn canonical(tag: &str) -> String {
    Language::from_tag(tag).map_or_else(|| tag.to_owned(), |language| language.tag().to_owned())
}

fn take(file: &str, kept: &mut Imported, context: &mut Context) -> Outcome<()> {
    let (language, path) = named(file, context);
    files::check_up_to(MOST, Path::new(path))?;
    let read = database(Path::new(path))?;
    let left_out = read.left_out.clone();
    let added = kept.add(read, &language);
    context.object(json!({
        "kind": "card_database", "path": path, "language": language, "cards": added.cards,
        "new": added.new, "changed": added.changed,
        "left_out": left_out.iter().map(|(row, why)| json!({"row": row, "why": why.id()})).collect::<Vec<_>>(),
    }));
    context.say(
        "import-read",
        args![path: path, language: language, count: added.cards, new: added.new, changed: added.changed],
    );
    say_left_out(&left_out, context);
    Ok(())
}

fn say_left_out(left_out: &[(i64, LeftOut)], context: &mut Context) {
    if left_out.is_empty() {
        return;
    }
    context.say("import-left-out", args![count: left_out.len()]);
    for (row, why) in left_out.iter().take(NAMED) {
        let row = row.to_string();
        context.say("import-row", args![row: row, why: why.id()]);
    }
    if left_out.len() > NAMED {
        context.say("import-rows-more", args![count: left_out.len() - NAMED]);
    }
}

#[cfg(feature = "cdb")]
fn database(path: &Path) -> Outcome<Read> {
    use cards::imported::{CdbError, read_cdb};
    read_cdb(path).map_err(|error| {
        let (what, table, column) = match &error {
            CdbError::Database(_) => ("database", "", ""),
            CdbError::NoTable(table) => ("table", *table, ""),
            CdbError::NoColumn(table, column) => ("column", *table, *column),
            CdbError::TooMany(table) => ("rows", *table, ""),
        };
        let failure = Failure::new(Code::NoDatabase).with("path", path.display());
        let failure = failure.with("why", what).with("table", table);
        failure.with("column", column).with("detail", error)
    })
}

#[cfg(not(feature = "cdb"))]
fn database(path: &Path) -> Outcome<Read> {
    Err(Failure::new(Code::NoDatabases).with("path", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_stands_before_a_database_and_a_path_may_have_the_sign_too() {
        assert!(is_tag("ja") && is_tag("zh-Hans") && is_tag("pt-BR"));
        assert!(!is_tag("a") && !is_tag("cards/x") && !is_tag("/home") && !is_tag("ja-"));
        assert_eq!(canonical("ZH-hant"), "zh-Hant");
        assert_eq!(canonical("ja"), "ja");
    }
}
