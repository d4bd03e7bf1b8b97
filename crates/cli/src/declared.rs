//! The cards a duel declares: said in its file, kept beside its journal, and known to every command
//! that reads it.

use crate::desk::not_appended;
use crate::error::Outcome;
use crate::lookup::Names;
use crate::opened::store_error;
use crate::scripts::Written;
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

/// The lines of a file that say what kind of card a name is, as they are kept.
#[must_use]
pub(crate) fn lines(script: &Script) -> String {
    script.cards().fold(String::new(), |mut text, card| {
        let _ = writeln!(text, "{card}");
        text
    })
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
    let script = notation::parse(&lines).unwrap_or_default();
    // A card whose text became known since keeps what it was declared as under its old number.
    let declared = script.cards().map(notation::declaration);
    let all: Vec<_> = declared.chain(cards.iter().cloned()).collect();
    Ok(match all.len() == cards.iter().count() {
        true => Arc::clone(cards),
        false => Arc::new(cards::catalogue_of(all)),
    })
}

/// Keeps what lines declare beside a duel, with what it declares already.
///
/// # Errors
/// When it can't be read or written.
pub(crate) fn keep(written: &Written, store: &dyn EventStore, entry: &DuelEntry) -> Outcome<()> {
    let before = journal::read_declared_cards(store, entry.id)
        .map_err(|error| store_error(&entry.name, &error))?;
    let all = before + &lines(&written.script);
    store
        .put_beside(entry.id, &[journal::declared_cards(&all)])
        .map_err(|error| not_appended(&error, &entry.name))
}

/// Checks what a file declares before anything of it is played.
///
/// # Errors
/// A mistake in it.
pub(crate) fn checked(
    written: &Written,
    cards: &Arc<Catalogue>,
    words: &wording::Wording,
) -> Outcome<Arc<Catalogue>> {
    with(&written.script, cards).map_err(|error| written.mistake(&error, words))
}
