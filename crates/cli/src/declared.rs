//! The cards a duel declares: said in its file, kept beside its journal, and known to every command
//! that reads it.

use crate::desk::not_appended;
use crate::error::Outcome;
use crate::imported;
use crate::lookup::Names;
use crate::opened::store_error;
use crate::scripts::Written;
use cards::imported::Imported;
use journal::{DuelEntry, EventStore};
use notation::NotationError;
use notation::script::Script;
use rules::Catalogue;
use std::fmt::Write;
use std::sync::Arc;

/// The catalogue with the cards that a file says the kind of.
///
/// # Errors
/// A card whose text is known, or that is said twice.
pub(crate) fn with(
    script: &Script,
    cards: &Arc<Catalogue>,
) -> Result<Arc<Catalogue>, NotationError> {
    let declared = notation::declared(script, &Names(cards))?;
    if declared.is_empty() {
        return Ok(Arc::clone(cards));
    }
    let all = declared.into_iter().chain(cards.iter().cloned());
    Ok(Arc::new(cards::catalogue_of(all.collect())))
}

/// What is kept of a file: its lines that say what kind of card a name is, and what is known of the
/// imported cards it names that aren't among these cards.
///
/// # Errors
/// When what was imported can't be read.
pub(crate) fn lines(written: &Written, known: &Catalogue) -> Outcome<String> {
    let mut lines = written
        .script
        .cards()
        .fold(String::new(), |mut text, card| {
            let _ = writeln!(text, "{card}");
            text
        });
    let imported = imported::named(written, known)?;
    if !imported.is_empty() {
        let _ = writeln!(lines, "{IMPORTED}{}", imported.to_text());
    }
    Ok(lines)
}

/// Before what is kept of imported cards: a comment, for whoever reads the other lines.
const IMPORTED: &str = "; imported ";

/// The imported cards that kept lines hold. A line that was changed holds none.
fn imported_in(lines: &str) -> Imported {
    let mut all = Imported::default();
    let texts = lines.lines().filter_map(|line| line.strip_prefix(IMPORTED));
    for cards in texts.filter_map(Imported::from_text) {
        all.merge(cards);
    }
    all
}

/// These definitions and imported cards, of which a definition wins.
fn joined(imported: &Imported, cards: &Arc<Catalogue>) -> Arc<Catalogue> {
    match imported.is_empty() {
        true => Arc::clone(cards),
        false => Arc::new(cards::catalogue_with(
            cards.iter().cloned().collect(),
            imported,
        )),
    }
}

/// The catalogue with the cards that a duel of a store declares.
///
/// # Errors
/// When what lies beside it can't be read.
pub(crate) fn of(
    store: &dyn EventStore,
    entry: &DuelEntry,
    cards: &Arc<Catalogue>,
) -> Outcome<Arc<Catalogue>> {
    let lines = journal::read_declared_cards(store, entry.id)
        .map_err(|error| store_error(&entry.name, &error))?;
    let cards = &joined(&imported_in(&lines), cards);
    let script = notation::parse(&lines).unwrap_or_default();
    // A card whose text became known since keeps what it was declared as under its old number.
    let declared = script.cards().map(notation::declaration);
    let all: Vec<_> = declared.chain(cards.iter().cloned()).collect();
    Ok(match all.len() == cards.iter().count() {
        true => Arc::clone(cards),
        false => Arc::new(cards::catalogue_of(all)),
    })
}

/// Keeps [`lines`] beside a duel, with what it declares already.
///
/// # Errors
/// When it can't be read or written.
pub(crate) fn keep(lines: &str, store: &dyn EventStore, entry: &DuelEntry) -> Outcome<()> {
    let before = journal::read_declared_cards(store, entry.id)
        .map_err(|error| store_error(&entry.name, &error))?;
    let all = before + lines;
    store
        .put_beside(entry.id, &[journal::declared_cards(&all)])
        .map_err(|error| not_appended(&error, &entry.name))
}

/// The catalogue with the cards a file declares and the imported ones it names, before anything of
/// it is played.
///
/// # Errors
/// A mistake in it, or that what was imported can't be read.
pub(crate) fn checked(
    written: &Written,
    cards: &Arc<Catalogue>,
    words: &wording::Wording,
) -> Outcome<Arc<Catalogue>> {
    let cards = joined(&imported::named(written, cards)?, cards);
    with(&written.script, &cards).map_err(|error| written.mistake(&error, words))
}
