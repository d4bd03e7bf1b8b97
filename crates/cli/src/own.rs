//! Card files of one's own: a folder that is read beside the shipped cards.

use crate::error::{Code, Failure, Outcome};
use crate::files;
use rules::Catalogue;
use std::path::{Path, PathBuf};

/// The folder that was named, on the command line or in the environment.
fn folder(given: Option<&Path>) -> Option<PathBuf> {
    let set = || std::env::var_os("TAKEBACK_CARDS").filter(|set| !set.is_empty());
    given
        .map(Path::to_path_buf)
        .or_else(|| set().map(PathBuf::from))
}

/// The shipped cards, and those of the folder that was named. A card of the folder replaces a
/// shipped one with its passcode.
///
/// # Errors
/// The first mistake in the folder's files, or that it can't be read.
pub(crate) fn catalogue(given: Option<&Path>) -> Outcome<Catalogue> {
    let shipped = cards::catalogue();
    let Some(folder) = folder(given) else {
        return Ok(shipped);
    };
    every_file(&folder)?;
    let own = cards::load(&folder).map_err(|mistakes| {
        let first = mistakes.first().map(ToString::to_string);
        Failure::new(Code::CardFile).with("what", first.unwrap_or_default())
    })?;
    let all = shipped.iter().cloned().chain(own).collect();
    Ok(cards::catalogue_of(all))
}

/// Checks that a folder's card files are files that can be read, and that there is one.
///
/// # Errors
/// What they are instead.
pub(crate) fn every_file(folder: &Path) -> Outcome<()> {
    let io = |error| Failure::io(folder, &error);
    let mut none = true;
    for entry in std::fs::read_dir(folder).map_err(io)? {
        let path = entry.map_err(io)?.path();
        if path.extension().is_some_and(|ending| ending == "ron") {
            files::check(&path)?;
            none = false;
        }
    }
    match none {
        true => Err(Failure::new(Code::NoCardFiles).with("path", folder.display())),
        false => Ok(()),
    }
}
