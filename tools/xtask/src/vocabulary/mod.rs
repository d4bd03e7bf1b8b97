//! `cargo xtask vocabulary`: writes `docs/vocabulary.md`, the reference of what a card file can say.
//!
//! The types are read from the sources of the vocabulary (`read.rs` into `model.rs`), an example of
//! each word from the shipped card files (`ron.rs`, `examples.rs`), and `write.rs` puts both into
//! Markdown. Nothing of the reference is written by hand but its introduction.

mod examples;
mod model;
mod read;
mod ron;
mod write;

use crate::steps::root;
use std::error::Error;
use std::fs;

/// The reference, from the root of the workspace.
const REFERENCE: &str = "docs/vocabulary.md";

/// The files of the vocabulary, in the order of the reference.
const FILES: [&str; 5] = ["card", "effect", "filter", "act", "standing"];

/// The words a card file takes from what a duel is: the file and the types in it.
const BORROWED: [(&str, &[&str]); 4] = [
    ("cause", &["Method"]),
    ("place", &["Phase", "DamageTiming"]),
    ("event", &["Value"]),
    ("lingering", &["Forbidden"]),
];

/// Writes the reference.
pub(crate) fn write() -> Result<(), Box<dyn Error>> {
    let text = reference()?;
    Ok(fs::write(root().join(REFERENCE), text)?)
}

/// The reference as it has to be.
fn reference() -> Result<String, Box<dyn Error>> {
    let chapters = read::chapters()?;
    let examples = examples::from_cards(&chapters)?;
    Ok(write::markdown(&chapters, &examples))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_is_what_the_code_says() {
        let written = fs::read_to_string(root().join(REFERENCE)).unwrap_or_default();
        let text = reference().expect("the vocabulary can be read");
        let first = written.lines().zip(text.lines()).find(|(a, b)| a != b);
        assert!(
            written == text,
            "{REFERENCE} is out of date: run `cargo xtask vocabulary`; first difference: {first:?}"
        );
    }

    #[test]
    fn every_word_has_a_meaning() {
        for chapter in read::chapters().expect("the vocabulary can be read") {
            for kind in &chapter.types {
                assert!(!kind.doc.is_empty(), "{} has no comment", kind.name);
                for (word, doc) in kind.words() {
                    assert!(!doc.is_empty(), "{}::{word} has no comment", kind.name);
                }
            }
        }
    }
}
