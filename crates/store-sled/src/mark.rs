//! The mark that says that a folder is a store, and of which version: its file FORMAT.
//!
//! A store is made log first: the log's first segment, synced, and FORMAT last. So a folder with
//! FORMAT has had a log, and one that hasn't got it any more is damaged, and never taken for new.
//! A folder without FORMAT may become a store when nothing is in it but what a making that was
//! cut short leaves. Only regular files are opened: a pipe would be waited for.

use crate::error::OpenError;
use crate::log::begin;
use crate::medium::{Disk, sync_folder};
use crate::segment::HEAD_BYTES;
use std::fs::{self, DirEntry, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// The version of the folder's layout.
const VERSION: u32 = 1;
const FORMAT: &str = "FORMAT";
const FORMAT_NEW: &str = "FORMAT.new";
const MARK: &str = "takeback store ";
/// No mark is longer.
const MARK_MOST: u64 = 64;
const FIRST_SEGMENT: &str = "00000001.log";

/// True when the folder is a store of ours, false when it may become one.
pub(crate) fn is_marked(path: &Path) -> Result<bool, OpenError> {
    let check = |bytes: Vec<u8>| check_mark(path, &bytes).map(|()| true);
    if let Some(bytes) = read(path)? {
        return check(bytes);
    }
    let unmarked = check_unmarked(path);
    // Another process may have made the store meanwhile.
    match read(path)? {
        Some(bytes) => check(bytes),
        None => unmarked.map(|()| false),
    }
}

/// Makes a folder a store. A crash on the way leaves one that can still be made one.
pub(crate) fn make(path: &Path) -> io::Result<()> {
    let log = path.join("log");
    fs::create_dir_all(&log)?;
    begin(&mut Disk::new(&log)?)?;
    sync_folder(path)?;
    let new = path.join(FORMAT_NEW);
    let mut file = File::create(&new)?;
    writeln!(file, "{MARK}{VERSION}")?;
    file.sync_all()?;
    fs::rename(new, path.join(FORMAT))?;
    sync_folder(path)?;
    path.parent()
        .filter(|parent| !parent.as_os_str().is_empty())
        .map_or(Ok(()), sync_folder)
}

pub(crate) fn not_ours(path: &Path, found: &str) -> OpenError {
    OpenError::NotOurs {
        path: path.to_path_buf(),
        found: found.into(),
    }
}

fn read(path: &Path) -> Result<Option<Vec<u8>>, OpenError> {
    let mark = path.join(FORMAT);
    let io = |cause| OpenError::io(&mark, cause);
    match fs::metadata(&mark) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(io(error)),
        Ok(found) if !found.is_file() => return Err(unclear(path, "is no regular file")),
        Ok(_) => {}
    }
    let mut bytes = Vec::new();
    let file = File::open(&mark).map_err(io)?;
    file.take(MARK_MOST).read_to_end(&mut bytes).map_err(io)?;
    Ok(Some(bytes))
}

fn check_mark(path: &Path, bytes: &[u8]) -> Result<(), OpenError> {
    match version(bytes) {
        Some(VERSION) => Ok(()),
        Some(found) if found > VERSION => Err(OpenError::Version {
            path: path.to_path_buf(),
            found: found.to_string(),
            known: VERSION,
        }),
        _ => Err(unclear(path, "doesn't say what it should")),
    }
}

/// The version a mark names, when it reads to the letter as a store writes it.
fn version(bytes: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(bytes).ok()?;
    let version = text.strip_prefix(MARK)?.strip_suffix('\n')?.parse().ok()?;
    (text == format!("{MARK}{version}\n")).then_some(version)
}

/// FORMAT isn't what a store writes: damage where a store's data lies beside it.
fn unclear(path: &Path, what: &str) -> OpenError {
    match data(path) {
        Some(data) => damaged(path, what, data),
        None => not_ours(path, &format!("its file FORMAT {what}")),
    }
}

fn damaged(path: &Path, what: &str, data: &str) -> OpenError {
    let detail = format!("the file FORMAT {what}; the data beside it ({data}) is there, untouched");
    OpenError::damaged(&path.join(FORMAT), detail)
}

/// The names of what a store's data is in, where there is any.
fn data(path: &Path) -> Option<&'static str> {
    let log = entries(&path.join("log")).is_ok_and(|found| found.iter().any(is_segment));
    match (log, path.join("sled").join("db").exists()) {
        (true, true) => Some("log and sled"),
        (true, false) => Some("log"),
        (false, true) => Some("sled"),
        (false, false) => None,
    }
}

fn is_segment(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let number = name.to_str().and_then(|name| name.strip_suffix(".log"));
    number.is_some_and(|number| number.len() >= 8 && number.bytes().all(|b| b.is_ascii_digit()))
}

/// A folder with anything in it, but what a making that was cut short leaves, is no new store.
fn check_unmarked(path: &Path) -> Result<(), OpenError> {
    let io = |cause| OpenError::io(path, cause);
    let entries = entries(path).map_err(io)?;
    let foreign = entries.iter().find(|entry| !is_leftover(entry));
    match (foreign, data(path)) {
        (None, _) => Ok(()),
        (Some(_), Some(data)) => Err(damaged(path, "is missing", data)),
        (Some(entry), None) => {
            let name = entry.file_name();
            let found = format!("there is “{}” in it", name.to_string_lossy());
            Err(not_ours(path, &found))
        }
    }
}

/// True for what a making that was cut short leaves: locks, a mark, a log that holds nothing.
fn is_leftover(entry: &DirEntry) -> bool {
    let kind = entry.file_type();
    match entry.file_name().to_str() {
        Some("LOCK" | "WANT" | FORMAT_NEW) => kind.is_ok_and(|kind| kind.is_file()),
        Some("log") => entries(&entry.path()).is_ok_and(|found| found.iter().all(is_unbegun)),
        _ => false,
    }
}

/// True for a first segment of which no more than its head was written.
fn is_unbegun(entry: &DirEntry) -> bool {
    let short = |found: fs::Metadata| found.is_file() && found.len() <= HEAD_BYTES;
    entry.file_name() == FIRST_SEGMENT && entry.metadata().is_ok_and(short)
}

fn entries(path: &Path) -> io::Result<Vec<DirEntry>> {
    fs::read_dir(path)?.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_making_that_was_cut_short_anywhere_can_be_done_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        let new = |path: &Path| !is_marked(path).unwrap();
        fs::create_dir(path.join("log")).unwrap();
        assert!(new(path));
        for length in [0, 7, HEAD_BYTES as usize] {
            fs::write(path.join("log").join(FIRST_SEGMENT), vec![0; length]).unwrap();
            fs::write(path.join(FORMAT_NEW), "take").unwrap();
            assert!(new(path));
        }
        make(path).unwrap();
        assert!(is_marked(path).unwrap());
    }

    #[test]
    fn only_a_whole_mark_names_a_version() {
        assert_eq!(version(b"takeback store 1\n"), Some(1));
        assert_eq!(version(b"takeback store 12\n"), Some(12));
        for bytes in [
            &b"takeback store 1"[..],
            b"takeback store \n",
            b"takeback store 1x\n",
            b"takeback store 01\n",
            b"takeback store +7\n",
            b"takeback stose 7\n",
            b"",
        ] {
            assert_eq!(version(bytes), None, "{bytes:?}");
        }
    }
}
