//! One file: RON text to a typed value.
//!
//! The extensions `implicit_some`, `unwrap_newtypes` and `unwrap_variant_newtypes` are on, so that
//! a file reads `Spell(QuickPlay)` and `least: 1` where the types say more.

use super::{CardError, checks, locate};
use ron::{Error, Options, error::SpannedError, extensions::Extensions};
use rules::vocabulary::CardDef;
use serde::de::DeserializeOwned;
use std::{fs, path::Path};

/// Reads a card file. Only what this file alone tells is checked; see
/// [`check`](crate::check) for a folder.
///
/// # Errors
/// The first mistake in the file, or that it can't be read.
pub fn read(file: &Path) -> Result<CardDef, CardError> {
    read_text(file, &load(file)?)
}

/// Reads a card file's text; `file` is only its name.
///
/// # Errors
/// The first mistake in the text.
pub fn read_text(file: &Path, text: &str) -> Result<CardDef, CardError> {
    let card: CardDef = parse(file, text)?;
    match checks::card(&card).into_iter().next() {
        None => Ok(card),
        Some(mistake) => Err(locate::error(file, text, mistake)),
    }
}

/// The text of a file.
pub(super) fn load(file: &Path) -> Result<String, CardError> {
    fs::read_to_string(file).map_err(|error| CardError::whole(file, error.to_string()))
}

/// The text as a value, nothing checked but the types.
pub(super) fn parse<T: DeserializeOwned>(file: &Path, text: &str) -> Result<T, CardError> {
    let extensions = Extensions::IMPLICIT_SOME
        | Extensions::UNWRAP_NEWTYPES
        | Extensions::UNWRAP_VARIANT_NEWTYPES;
    Options::default()
        .with_default_extension(extensions)
        .from_str(text)
        .map_err(|error| explain(file, error))
}

fn explain(file: &Path, error: SpannedError) -> CardError {
    CardError {
        file: file.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
        message: error.code.to_string(),
        hint: hint(&error.code),
    }
}

fn hint(error: &Error) -> Option<String> {
    match error {
        Error::NoSuchStructField {
            expected, found, ..
        }
        | Error::NoSuchEnumVariant {
            expected, found, ..
        } => Some(nearest(found, expected)),
        Error::MissingStructField { field, .. } => Some(format!("write `{field}: …` here")),
        Error::ExpectedStructLikeEnd | Error::ExpectedArrayEnd | Error::ExpectedComma => {
            Some("a comma or a closing bracket is missing before this".to_owned())
        }
        _ => None,
    }
}

/// Which of the possible words was meant, or all of them when none is near.
pub(super) fn nearest(found: &str, possible: &[&str]) -> String {
    let distance = |word: &&&str| strsim::osa_distance(&found.to_lowercase(), &word.to_lowercase());
    match possible.iter().min_by_key(distance) {
        Some(word) if distance(&word) <= 2.max(found.chars().count() / 3) => {
            format!("did you mean `{word}`?")
        }
        _ => format!("possible here: {}", possible.join(", ")),
    }
}
