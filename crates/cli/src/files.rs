//! Reading files that somebody named: regular ones of a bounded size, and nothing else.

use crate::error::{Code, Failure, Outcome};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The most bytes a written duel or a card file may have: 1 MiB.
pub(crate) const MOST: u64 = 1 << 20;

/// Checks, without opening it, that a path names a regular file that isn't too large.
///
/// # Errors
/// What it is instead.
pub(crate) fn check(path: &Path) -> Outcome<()> {
    check_up_to(MOST, path)
}

/// The same with another bound.
///
/// # Errors
/// What it is instead.
pub(crate) fn check_up_to(most: u64, path: &Path) -> Outcome<()> {
    let found = std::fs::metadata(path).map_err(|error| Failure::io(path, &error))?;
    if found.is_dir() {
        return Err(Failure::new(Code::Folder).with("path", path.display()));
    }
    if !found.is_file() {
        return Err(Failure::new(Code::NoRegularFile).with("path", path.display()));
    }
    match found.len() > most {
        true => Err(too_large(path)),
        false => Ok(()),
    }
}

/// The bytes of a regular file.
///
/// # Errors
/// When it is no such file, is too large, or can't be read.
pub(crate) fn read(path: &Path) -> Outcome<Vec<u8>> {
    read_up_to(MOST, path)
}

/// The same with another bound.
///
/// # Errors
/// When it is no such file, is too large, or can't be read.
pub(crate) fn read_up_to(most: u64, path: &Path) -> Outcome<Vec<u8>> {
    check_up_to(most, path)?;
    let file = File::open(path).map_err(|error| Failure::io(path, &error))?;
    bounded_by(most, file, path)
}

/// Everything a reader gives, which `path` names in messages.
///
/// # Errors
/// When it is too much, or can't be read.
pub(crate) fn bounded(from: impl Read, path: &Path) -> Outcome<Vec<u8>> {
    bounded_by(MOST, from, path)
}

fn bounded_by(most: u64, from: impl Read, path: &Path) -> Outcome<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = from.take(most + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::io(path, &error))?;
    match bytes.len() as u64 > most {
        true => Err(too_large(path)),
        false => Ok(bytes),
    }
}

fn too_large(path: &Path) -> Failure {
    Failure::new(Code::TooLarge).with("path", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_read_than_a_file_may_have() {
        let name = Path::new("endless");
        let most = bounded(std::io::repeat(b'x').take(MOST), name);
        assert_eq!(most.map(|bytes| bytes.len() as u64).ok(), Some(MOST));
        let more = bounded(std::io::repeat(b'x'), name);
        assert_eq!(more.err().map(|failure| failure.code), Some(Code::TooLarge));
    }

    #[test]
    fn a_device_and_a_folder_are_no_files_to_read() {
        let code = |path| read(Path::new(path)).err().map(|failure| failure.code);
        assert_eq!(code("/dev/zero"), Some(Code::NoRegularFile));
        assert_eq!(code("/"), Some(Code::Folder));
        assert_eq!(code("/no/such/file"), Some(Code::NoFile));
    }
}
