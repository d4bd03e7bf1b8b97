//! Where the cards imported from the user's databases are kept: one file in the user's data
//! directory.

use crate::error::{Code, Failure, Outcome};
use crate::files;
use cards::imported::{Imported, MOST_STORED, StoredError};
use etcetera::BaseStrategy;
use std::io::Write;
use std::path::{Path, PathBuf};

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
