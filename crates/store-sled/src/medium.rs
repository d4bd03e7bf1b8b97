//! Where the head log writes: a folder of files that grow at their end, and what a sync of them
//! means.
//!
//! The log reaches the disk only through [`Medium`], so that tests can put a disk under it that
//! forgets what was not synced, tears writes, changes their order and fills up.
//!
//! What is assumed of a real disk: what was written before a `sync` that succeeded is there
//! afterwards; a file's name is there after `sync_names`; anything else may be there in part, in
//! pieces, or not at all.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A folder of files that only grow at their end.
pub(crate) trait Medium: Send {
    /// The names there are, in no order.
    fn names(&self) -> io::Result<Vec<String>>;
    /// All bytes of a file, at most `most` of them.
    fn read(&self, name: &str, most: u64) -> io::Result<Vec<u8>>;
    /// How long a file is.
    fn length(&self, name: &str) -> io::Result<u64>;
    /// Makes an empty file; what it had is gone.
    fn create(&mut self, name: &str) -> io::Result<()>;
    /// Writes at the end of a file. After an error any part of it may be there.
    fn append(&mut self, name: &str, bytes: &[u8]) -> io::Result<()>;
    /// Cuts a file to a length.
    fn cut(&mut self, name: &str, length: u64) -> io::Result<()>;
    /// Returns when the bytes of a file are on the disk.
    fn sync(&mut self, name: &str) -> io::Result<()>;
    /// Gives a file another name, in the place of what had it; after a crash one or the other.
    fn rename(&mut self, from: &str, to: &str) -> io::Result<()>;
    /// Removes a file.
    fn remove(&mut self, name: &str) -> io::Result<()>;
    /// Returns when the names made and removed are on the disk.
    fn sync_names(&mut self) -> io::Result<()>;
}

/// A folder on a disk.
pub(crate) struct Disk {
    folder: PathBuf,
    /// The file written last, kept open.
    open: Option<(String, File)>,
}

impl Disk {
    /// A folder there is. One that is gone is damage: it was made with the store.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        match std::fs::metadata(folder) {
            Ok(found) if found.is_dir() => {}
            Ok(_) => return Err(damage("it is no folder".into())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(damage(GONE.into()));
            }
            Err(error) => return Err(error),
        }
        Ok(Self {
            folder: folder.to_path_buf(),
            open: None,
        })
    }

    fn file(&mut self, name: &str) -> io::Result<&mut File> {
        if self.open.as_ref().is_none_or(|(open, _)| open != name) {
            let path = self.folder.join(name);
            check_regular(&path)?;
            let file = OpenOptions::new().append(true).open(path);
            let file = file.map_err(unwritable)?;
            self.open = Some((name.to_owned(), file));
        }
        let (_, file) = self.open.as_mut().expect("it was opened just now");
        Ok(file)
    }
}

impl Medium for Disk {
    fn names(&self) -> io::Result<Vec<String>> {
        let entries = std::fs::read_dir(&self.folder)?;
        entries
            .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
            .collect()
    }

    fn read(&self, name: &str, most: u64) -> io::Result<Vec<u8>> {
        let path = self.folder.join(name);
        if self.length(name)? > most {
            return Err(damage(format!("{name} is larger than {most} bytes")));
        }
        std::fs::read(path)
    }

    fn length(&self, name: &str) -> io::Result<u64> {
        let path = self.folder.join(name);
        check_regular(&path)?;
        Ok(std::fs::metadata(path)?.len())
    }

    fn create(&mut self, name: &str) -> io::Result<()> {
        self.open = None;
        let path = self.folder.join(name);
        check_regular(&path)?;
        File::create(path).map(drop).map_err(unwritable)
    }

    fn append(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.file(name)?.write_all(bytes)
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.file(name)?.set_len(length)
    }

    fn sync(&mut self, name: &str) -> io::Result<()> {
        self.file(name)?.sync_data()
    }

    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        self.open = None;
        std::fs::rename(self.folder.join(from), self.folder.join(to))
    }

    fn remove(&mut self, name: &str) -> io::Result<()> {
        self.open = None;
        std::fs::remove_file(self.folder.join(name))
    }

    fn sync_names(&mut self) -> io::Result<()> {
        sync_folder(&self.folder)
    }
}

/// Returns when the names in a folder are on the disk.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// What is said of a store with a mark and without a log.
pub(crate) const GONE: &str =
    "the log is gone, though there was one; nothing was made in its place";

/// An error that says that something isn't what was written.
pub(crate) fn damage(detail: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, detail)
}

/// Fails at once where something else than a regular file lies: opening a pipe would wait for its
/// other end. Where nothing lies, whoever opens it says so.
pub(crate) fn check_regular(path: &Path) -> io::Result<()> {
    match std::fs::metadata(path) {
        Ok(found) if found.is_file() => Ok(()),
        Ok(_) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            Err(damage(format!("{name} is no regular file")))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// What is said where a store that is there can't be written to: what can be done about it.
pub(crate) fn unwritable(error: io::Error) -> io::Error {
    match error.kind() {
        kind @ (io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied) => {
            io::Error::new(
                kind,
                format!("the store can't be written here ({error}); {COPY}"),
            )
        }
        _ => error,
    }
}

const COPY: &str = "a copy of it in a folder that can be written to can be read";

/// True when an error says that there is no room left.
pub(crate) fn is_full(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge
    )
}

/// The error of a disk that has only so many bytes left.
pub(crate) fn full(room: u64) -> io::Error {
    let why = format!(
        "only {} KiB are left, and what is kept has to stay readable",
        room >> 10
    );
    io::Error::new(io::ErrorKind::StorageFull, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_medium_that_is_read_only_is_told_with_what_can_be_done() {
        for kind in [
            io::ErrorKind::ReadOnlyFilesystem,
            io::ErrorKind::PermissionDenied,
        ] {
            let told = unwritable(io::Error::from(kind));
            assert_eq!(told.kind(), kind);
            assert!(told.to_string().contains("can't be written here"), "{told}");
            assert!(told.to_string().ends_with(COPY), "{told}");
        }
        let full = unwritable(io::Error::from(io::ErrorKind::StorageFull));
        assert!(!full.to_string().contains(COPY), "{full}");
    }
}
