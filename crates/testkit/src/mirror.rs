//! The same thing with the seats exchanged: an event, a position, an action.
//!
//! What is mirrored is written out as `postcard` writes it, with every seat turned into the other
//! and what stands by seat exchanged, and read back. So a new event or field needs nothing here.
//! Rows keep their numbers: a mirrored set-up brings the same cards in the same order, to the other
//! side.

mod write;

use serde::{Serialize, de::DeserializeOwned};

/// The same with the seats exchanged.
///
/// # Panics
/// When it can't be written out and read back.
#[must_use]
pub fn mirrored<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let mut bytes = Vec::new();
    let written = value.serialize(write::Mirror::new(&mut bytes));
    written.expect("plain data of known lengths");
    postcard::from_bytes(&bytes).expect("what was written can be read")
}
