//! One file: RON text to a typed value.
//!
//! The extensions `implicit_some`, `unwrap_newtypes` and `unwrap_variant_newtypes` are on, so that
//! a file reads `Spell(QuickPlay)` and `least: 1` where the types say more.

use super::{CardError, checks, locate, spelling};
use ron::{Options, extensions::Extensions};
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
    let (card, mistakes) = checked(file, text)?;
    match mistakes.into_iter().next() {
        None => Ok(card),
        Some(mistake) => Err(mistake),
    }
}

/// Every mistake in a card file's text, in the order of the text; `file` is only its name.
///
/// What isn't even spelled right is one mistake, for what follows can't be told then. Only what
/// the text itself tells is checked; see [`check`](crate::check) for the cards it names.
#[must_use]
pub fn check_text(file: &Path, text: &str) -> Vec<CardError> {
    checked(file, text).map_or_else(|error| vec![error], |(_, mistakes)| mistakes)
}

/// The definition, with what is wrong with it.
fn checked(file: &Path, text: &str) -> Result<(CardDef, Vec<CardError>), CardError> {
    let card: CardDef = parse(file, text)?;
    let mistakes = checks::card(&card).into_iter();
    let mut errors: Vec<CardError> = mistakes
        .map(|mistake| locate::error(file, text, mistake))
        .collect();
    errors.sort_by_key(|error| (error.line, error.column));
    Ok((card, errors))
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
        .map_err(|error| spelling::explain(file, text, &error))
}
