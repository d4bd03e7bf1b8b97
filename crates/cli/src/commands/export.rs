//! `takeback export`: a duel as a file, to keep or to hand over as evidence; for a player or a
//! spectator what that role may know, which leads to the same seals.

use crate::arguments::{As, Export as Options, Format};
use crate::context::Context;
use crate::error::{Failure, Outcome};
use crate::exit::Exit;
use crate::opened::unread;
use crate::responses::only_for_judges;
use crate::written_file;
use journal::{Coding, DuelEntry, EventStore, Export, ExportError, WrittenFile};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use wording::args;

/// Writes it.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    if options.format == Format::Jsonl {
        only_for_judges(options.role, "export", context)?;
    }
    let shelf = context.shelf()?;
    let entry = shelf.entry(options.duel.as_deref())?;
    let (path, store) = (options.output.as_path(), shelf.store());
    let written = match options.format {
        Format::Takeback if options.role != As::Judge => {
            context.read_as(options.role);
            written_file::stream(path, written_file::JOURNAL, |out| {
                let copy = journal::write_redacted(store, entry.id, options.role.role(), out);
                failed(copy, path, &entry)
            })
        }
        Format::Takeback => written_file::stream(path, written_file::JOURNAL, |out| {
            let coding = match options.zstd {
                true => Coding::Zstd,
                false => Coding::Plain,
            };
            let definitions = &[];
            let how = Export {
                coding,
                definitions,
            };
            failed(
                journal::write_file(store, entry.id, &how, out),
                path,
                &entry,
            )
        }),
        Format::Jsonl => written_file::stream(path, written_file::LINES, |out| {
            lines(store, &entry, path, out)
        }),
    }?;
    tell(&written, &entry, path, context);
    Ok(Exit::Done)
}

fn lines(
    store: &dyn EventStore,
    entry: &DuelEntry,
    path: &Path,
    out: &mut dyn Write,
) -> Outcome<WrittenFile> {
    failed(journal::write_lines(store, entry.id, out), path, entry)
}

fn failed(
    written: Result<WrittenFile, ExportError>,
    path: &Path,
    entry: &DuelEntry,
) -> Outcome<WrittenFile> {
    written.map_err(|error| match error {
        ExportError::Journal(error) => unread(&entry.name, &error),
        ExportError::Io(error) => written_file::refused(path, &error),
        other => Failure::bug(other),
    })
}

fn tell(written: &WrittenFile, entry: &DuelEntry, path: &Path, context: &mut Context) {
    let (records, seal) = (written.head.number, written.head.seal.to_string());
    let path = path.display().to_string();
    context.object(json!({
        "kind": "exported", "duel": entry.id.to_string(), "name": entry.name, "path": path,
        "records": records, "seal": seal, "bytes": written.bytes,
    }));
    let name = entry.name.as_str();
    context.say(
        "export-done",
        args![duel: name, path: path.as_str(), records: records, seal: seal],
    );
    context.next_step("export-next", &["verify", path.as_str()]);
}
