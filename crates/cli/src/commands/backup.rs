//! `takeback backup`: every duel into a folder, while others write; the next time what has changed.

use super::missed::only_for_judges;
use crate::arguments::Backup;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::store_error;
use crate::progress::Progress;
use crate::shelf::short_id;
use serde_json::json;
use store_sled::{BackedUp, BackupError, back_up};
use wording::args;

/// Backs the store up.
pub(super) fn run(options: &Backup, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "care", context)?;
    let shelf = context.shelf()?;
    let progress = Progress::new(shelf.entries()?.len());
    let done = back_up(shelf.store(), &options.folder, &mut |_| {
        progress.begin("");
        progress.done();
    });
    progress.end();
    let done = done.map_err(|error| failure(&error))?;
    Ok(tell(&done, &options.folder.display().to_string(), context))
}

fn tell(done: &BackedUp, folder: &str, context: &mut Context) -> Exit {
    let mut exit = Exit::Done;
    for (duel, why) in &done.unread {
        let id = duel.to_string();
        context.object(json!({"kind": "not-backed-up", "duel": id, "what": why}));
        context.say(
            "backup-unread",
            args![duel: short_id(*duel), what: why.as_str()],
        );
        exit = Exit::Damaged;
    }
    context.object(json!({
        "kind": "backup", "folder": folder, "written": done.written,
        "unchanged": done.unchanged, "removed": done.removed, "bytes": done.bytes,
    }));
    let (written, unchanged) = (done.written, done.unchanged);
    context.say(
        "backup-done",
        args![folder: folder, written: written, unchanged: unchanged, removed: done.removed],
    );
    exit
}

fn failure(error: &BackupError) -> Failure {
    match error {
        BackupError::NotOurs { path } => {
            Failure::new(Code::NotABackup).with("path", path.display())
        }
        BackupError::Store(error) => store_error("", error),
        BackupError::Io { path, cause } => Failure::io(path, cause),
        other => Failure::bug(other),
    }
}
