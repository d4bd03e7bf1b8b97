//! What lies beside a journal of the cards it declares: lines that say what kind of card a name is.
//!
//! The journal doesn't read them. The digest of the card definitions in its records is a digest of
//! them too, so a line that was changed is found by whoever plays the duel again.

use crate::{Beside, BesideKey, DuelId, EventStore, ReadError};

/// The kind of entry that holds declared cards.
const CARDS: u8 = 5;
const KEY: BesideKey = BesideKey {
    about: 0,
    kind: CARDS,
};

/// The entry that keeps the declared cards of a duel, one line each.
#[must_use]
pub fn declared_cards(lines: &str) -> Beside {
    Beside {
        key: KEY,
        bytes: lines.as_bytes().to_vec(),
    }
}

/// The lines of the cards a duel declares; empty where it declares none.
///
/// # Errors
/// Why the store can't be read. Bytes that are no text are read as far as they are.
pub fn read_declared_cards(store: &dyn EventStore, duel: DuelId) -> Result<String, ReadError> {
    let entries = store.beside(duel, 0, 0)?;
    let lines = entries.iter().find(|entry| entry.key == KEY);
    Ok(lines.map_or_else(String::new, |entry| {
        String::from_utf8_lossy(&entry.bytes).into_owned()
    }))
}
