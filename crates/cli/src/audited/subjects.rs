//! The duels that are audited: of the store, of another store's folder, of written files and
//! folders of them.

use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::shelf::Shelf;
use journal::{DuelEntry, EventStore};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A duel to audit.
#[derive(Debug)]
pub(crate) struct Subject {
    /// What it is called.
    pub(crate) name: String,
    /// Where it is.
    pub(crate) origin: Origin,
}

/// Where a duel is.
pub(crate) enum Origin {
    /// In a store.
    Stored(Arc<dyn EventStore>, DuelEntry),
    /// A written duel.
    File(PathBuf),
}

impl fmt::Debug for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stored(_, entry) => entry.fmt(f),
            Self::File(path) => path.fmt(f),
        }
    }
}

/// The duels that paths mean; without a path, those of the store.
///
/// # Errors
/// When a path is neither a duel of the store, nor a file, nor a folder with something to audit.
pub(crate) fn subjects(paths: &[String], context: &Context) -> Outcome<Vec<Subject>> {
    if paths.is_empty() {
        return stored(&context.shelf()?);
    }
    let mut subjects = Vec::new();
    for typed in paths {
        let path = Path::new(typed);
        if crate::server::is_address(path) {
            subjects.extend(stored(&Shelf::open(path.to_owned())?)?);
        } else if path.is_dir() {
            subjects.extend(folder(path)?);
        } else if path.exists() || path.extension().is_some() {
            crate::files::check(path)?;
            subjects.push(file(path));
        } else {
            let shelf = context.shelf()?;
            let entry = shelf.find(typed)?;
            subjects.push(of(&shelf, entry));
        }
    }
    Ok(subjects)
}

fn stored(shelf: &Shelf) -> Outcome<Vec<Subject>> {
    let entries = shelf.entries()?;
    Ok(entries.into_iter().map(|entry| of(shelf, entry)).collect())
}

fn of(shelf: &Shelf, entry: DuelEntry) -> Subject {
    Subject {
        name: entry.name.clone(),
        origin: Origin::Stored(shelf.shared(), entry),
    }
}

fn file(path: &Path) -> Subject {
    Subject {
        name: path.display().to_string(),
        origin: Origin::File(path.to_owned()),
    }
}

/// A store, or a folder with written duels, those of its folders too.
fn folder(path: &Path) -> Outcome<Vec<Subject>> {
    if path.join("FORMAT").is_file() {
        return stored(&Shelf::open(path.to_owned())?);
    }
    let mut found = Vec::new();
    written(path, &mut found)?;
    found.sort();
    match found.is_empty() {
        true => Err(Failure::new(Code::NothingToAudit).with("path", path.display())),
        false => Ok(found.iter().map(|path| file(path)).collect()),
    }
}

fn written(folder: &Path, found: &mut Vec<PathBuf>) -> Outcome<()> {
    let entries = std::fs::read_dir(folder).map_err(|error| Failure::io(folder, &error))?;
    for entry in entries {
        let entry = entry.map_err(|error| Failure::io(folder, &error))?;
        let kind = entry
            .file_type()
            .map_err(|error| Failure::io(folder, &error))?;
        let path = entry.path();
        if kind.is_dir() {
            written(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "duel") {
            found.push(path);
        }
    }
    Ok(())
}
