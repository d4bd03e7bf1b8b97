//! The cards imported from the user's databases: one file in the user's data directory.
//!
//! A duel doesn't depend on it: what is known of the cards a duel names is kept beside the duel.

use crate::error::{Code, Failure, Outcome};
use crate::files;
use crate::scripts::Written;
use cards::imported::{Imported, Library, MOST_STORED, StoredError};
use duel::Passcode;
use etcetera::BaseStrategy;
use rules::Catalogue;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// The file. It needn't be there.
///
/// # Errors
/// When the system doesn't say where the user's data goes.
pub(crate) fn path() -> Outcome<PathBuf> {
    let base = etcetera::choose_base_strategy().map_err(|_| Failure::new(Code::NoHome))?;
    Ok(base
        .data_dir()
        .join("takeback-cards")
        .join("imported.cards"))
}

/// What was imported; nothing where nothing was, or where nobody says where it would be.
///
/// # Errors
/// When it can't be read.
pub(crate) fn read() -> Outcome<Imported> {
    match path() {
        Ok(path) if path.exists() => read_from(&path),
        _ => Ok(Imported::default()),
    }
}

/// The same with its names in order, read once.
///
/// # Errors
/// When it can't be read.
pub(crate) fn library() -> Outcome<&'static Library> {
    static READ: OnceLock<Library> = OnceLock::new();
    if let Some(library) = READ.get() {
        return Ok(library);
    }
    let library = Library::new(read()?);
    Ok(READ.get_or_init(|| library))
}

/// The imported cards that a file names and doesn't declare, without those that are known.
///
/// # Errors
/// When what was imported can't be read.
pub(crate) fn named(written: &Written, known: &Catalogue) -> Outcome<Imported> {
    let library = library()?;
    if library.is_empty() {
        return Ok(Imported::default());
    }
    let mut found = library.mentioned(&written.text);
    found.retain(|card| known.get(*card).is_none());
    for card in written.script.cards() {
        let own = library.called(&card.name.value);
        found.retain(|card| !own.contains(card));
    }
    Ok(library.slice(&found))
}

/// These cards and those imported ones.
pub(crate) fn with(codes: &BTreeSet<Passcode>, cards: &Arc<Catalogue>) -> Outcome<Arc<Catalogue>> {
    let slice = library()?.slice(codes);
    Ok(match slice.is_empty() {
        true => Arc::clone(cards),
        false => Arc::new(cards::catalogue_with(
            cards.iter().cloned().collect(),
            &slice,
        )),
    })
}

fn read_from(path: &Path) -> Outcome<Imported> {
    let bytes = files::read_up_to(MOST_STORED, path)?;
    Imported::from_bytes(&bytes).map_err(|error| {
        let code = match error {
            StoredError::Version => Code::Version,
            StoredError::Other | StoredError::Damaged => Code::CardsDamaged,
        };
        Failure::new(code)
            .with("path", path.display())
            .with("found", "?")
    })
}

/// Keeps it, whole or not at all.
///
/// # Errors
/// When it can't be written.
pub(crate) fn write(imported: &Imported) -> Outcome<PathBuf> {
    let path = path()?;
    let io = |error: std::io::Error| Failure::io(&path, &error);
    let folder = path.parent().expect("the file lies in a folder of ours");
    std::fs::create_dir_all(folder).map_err(io)?;
    let beside = path.with_extension("new");
    let mut file = std::fs::File::create(&beside).map_err(io)?;
    file.write_all(&imported.to_bytes()).map_err(io)?;
    file.sync_all().map_err(io)?;
    std::fs::rename(&beside, &path).map_err(io)?;
    Ok(path)
}
