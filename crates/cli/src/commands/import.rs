//! `takeback import`: takes journals that were exported into the store. Again changes nothing.

use crate::arguments::Import as Options;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::exported::{self, Exported};
use crate::opened::unread;
use crate::responses::only_for_judges;
use crate::shelf::{Shelf, busy_with, not_opened};
use journal::{AppendError, DuelEntry, ImportError, Imported};
use serde_json::json;
use std::path::Path;
use store_sled::OpenError;
use wording::args;

/// Imports them. A file is checked whole before anything of it is written.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "import", context)?;
    let mut shelf = None;
    for path in &options.files {
        let file = exported::opened(path, &context.words)?;
        let entry = sound(&file, path)?;
        let shelf = match &shelf {
            Some(shelf) => shelf,
            None => shelf.insert(context.shelf()?),
        };
        one(&file, &entry, path, shelf, context)?;
    }
    Ok(Exit::Done)
}

/// The duel in a file, once it was found that its events can have happened.
fn sound(file: &Exported, path: &Path) -> Outcome<DuelEntry> {
    let named = path.display().to_string();
    let (store, duel) = (file.store(), file.duel());
    journal::verify(store, duel).map_err(|error| unread(&named, &error))?;
    let entry = store.duel(duel);
    entry.map_err(|error| unread(&named, &error.into()))
}

fn one(
    file: &Exported,
    entry: &DuelEntry,
    path: &Path,
    shelf: &Shelf,
    context: &mut Context,
) -> Outcome<()> {
    let imported = journal::import(file.store(), entry.id, None, shelf.store());
    let imported = imported.map_err(|error| failed(&error, entry, path))?;
    let Imported { head, added, .. } = imported;
    let (name, path) = (entry.name.as_str(), path.display().to_string());
    context.recorded(name, head.number);
    context.object(json!({
        "kind": "imported", "duel": entry.id.to_string(), "name": name, "path": path,
        "records": head.number, "added": added, "seal": head.seal.to_string(),
    }));
    let handle = shelf.handle(entry.id, name);
    context.say(
        "import-done",
        args![duel: handle, path: path, records: head.number, added: added],
    );
    Ok(())
}

fn failed(error: &ImportError, entry: &DuelEntry, path: &Path) -> Failure {
    let error = match error {
        ImportError::Source(error) => return unread(&path.display().to_string(), error),
        ImportError::Store(error) => return crate::opened::store_error(&entry.name, error),
        ImportError::Append(error) => error,
        other => return Failure::bug(other),
    };
    if let Some(behind) = OpenError::behind(error) {
        return not_opened(behind);
    }
    let with = |code| {
        let failure = Failure::new(code).with("duel", &entry.name);
        failure.with("path", path.display())
    };
    match error {
        AppendError::Conflict { expected, .. } => {
            with(Code::Fork).count("from", expected.number + 1)
        }
        AppendError::Busy { holder } => busy_with(holder),
        AppendError::Full(_) => with(Code::Full).because(error),
        AppendError::Damaged(_) => with(Code::Damaged).because(error),
        _ => with(Code::Io).because(error),
    }
}
