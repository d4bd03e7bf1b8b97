//! Files this program writes: a report, an audit's results. Whole or not at all, and never over
//! somebody else's.

use crate::error::{Code, Failure, Outcome};
use std::fs::{self, File};
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// What a page of a report has in its first lines, and no other file.
pub(crate) const PAGE: &str = "<meta name=\"generator\" content=\"takeback report\">";
/// What the results of an audit have in their first lines.
pub(crate) const RESULTS: &str = "<testsuites name=\"takeback audit\"";

/// What a journal that was exported begins with.
pub(crate) const JOURNAL: &str = "TAKEBACK\r\n\u{1a}\n";
/// The same, as JSON Lines.
pub(crate) const LINES: &str = "{\"kind\":\"journal\"";

/// How much of a file is looked at for the mark.
const HEAD: u64 = 4096;

/// Writes a file, at once: a reader finds the old one or the new one, and nothing in between. One
/// that is there already is replaced only where it has the mark in its first lines.
///
/// # Errors
/// When there is another file, or it can't be written.
pub(crate) fn write(path: &Path, text: &str, mark: &str) -> Outcome<()> {
    stream(path, mark, |out| {
        out.write_all(text.as_bytes())
            .map_err(|error| refused(path, &error))
    })
}

/// The same for what is too large to be in memory: it is written by `put`, which is called once.
///
/// # Errors
/// What `put` gives, or when there is another file, or it can't be written.
pub(crate) fn stream<T>(
    path: &Path,
    mark: &str,
    put: impl FnOnce(&mut dyn Write) -> Outcome<T>,
) -> Outcome<T> {
    let io = |error| refused(path, &error);
    match fs::metadata(path) {
        // What isn't kept, such as a pipe, is written as it is.
        Ok(there) if !there.is_file() && !there.is_dir() => {
            return put(&mut File::create(path).map_err(io)?);
        }
        Ok(there) if there.is_dir() => {
            return Err(Failure::new(Code::Folder).with("path", path.display()));
        }
        Ok(there) if there.len() > 0 && !has(path, mark).map_err(io)? => {
            return Err(Failure::new(Code::NotOwnFile).with("path", path.display()));
        }
        _ => {}
    }
    let whole = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let beside = beside(&whole);
    let written = into(&beside, put, path).and_then(|written| {
        fs::rename(&beside, &whole).map_err(io)?;
        Ok(written)
    });
    if written.is_err() {
        // It may not have been made at all.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn has(path: &Path, mark: &str) -> std::io::Result<bool> {
    let mut head = Vec::new();
    File::open(path)?.take(HEAD).read_to_end(&mut head)?;
    Ok(String::from_utf8_lossy(&head).contains(mark))
}

/// Writes to a new file what is to stand at `path` in the end, and brings it to the disk.
fn into<T>(new: &Path, put: impl FnOnce(&mut dyn Write) -> Outcome<T>, path: &Path) -> Outcome<T> {
    let io = |error| refused(path, &error);
    let mut out = BufWriter::new(File::create(new).map_err(io)?);
    let written = put(&mut out)?;
    let file = out.into_inner().map_err(|error| io(error.into_error()))?;
    file.sync_all().map_err(io)?;
    Ok(written)
}

/// Where it is written first: in the same folder, under a name of this process.
fn beside(path: &Path) -> PathBuf {
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().into_owned());
    let name = name.unwrap_or_default();
    path.with_file_name(format!(".{name}.{}", std::process::id()))
}

/// A file that can't be written, as a failure.
#[must_use]
pub(crate) fn refused(path: &Path, error: &std::io::Error) -> Failure {
    let code = match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => Code::Full,
        _ => Code::Io,
    };
    let failure = Failure::new(code).with("path", path.display());
    failure.because(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own, taken away in the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("takeback-written-{name}-{}", std::process::id());
            let path = std::env::temp_dir().join(name);
            fs::create_dir_all(&path).expect("a folder");
            Self(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn code(outcome: Outcome<()>) -> Option<Code> {
        outcome.err().map(|failure| failure.code)
    }

    #[test]
    fn a_file_of_its_own_is_replaced_and_another_one_is_left() {
        let folder = Folder::new("own");
        let path = folder.0.join("page.html");
        for text in ["one", "two"] {
            let text = format!("{RESULTS}>{text}");
            assert_eq!(code(write(&path, &text, RESULTS)), None);
            assert_eq!(fs::read_to_string(&path).ok(), Some(text));
        }
        assert_eq!(code(write(&path, "page", PAGE)), Some(Code::NotOwnFile));
        let evidence = folder.0.join("one.duel");
        fs::write(&evidence, "title One\n").expect("a file");
        assert_eq!(code(write(&evidence, "page", PAGE)), Some(Code::NotOwnFile));
        assert_eq!(
            fs::read_to_string(&evidence).ok().as_deref(),
            Some("title One\n")
        );
        let left = fs::read_dir(&folder.0).expect("a folder").count();
        assert_eq!(left, 2, "something is left beside them");
    }

    #[test]
    fn a_folder_and_what_cant_be_written_are_said() {
        let folder = Folder::new("not");
        assert_eq!(code(write(&folder.0, "x", PAGE)), Some(Code::Folder));
        let path = folder.0.join("nowhere").join("x.html");
        assert_eq!(code(write(&path, "x", PAGE)), Some(Code::Io));
    }
}
