//! What lies behind the log: an ordered map of keys and values that may forget what was not
//! synced, but never forgets an earlier change and keeps a later one.
//!
//! [`Shelf`] is what the rest of the crate needs of it, [`SledShelf`] is sled. Only this file
//! sees sled. Nothing here knows what keys and values mean.

use crate::medium::{check_regular, is_full, sync_folder, unwritable};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// A change: a key, and its new value or none.
pub(crate) type Change = (Vec<u8>, Option<Vec<u8>>);

/// A key and its value.
pub(crate) type Pair = (Vec<u8>, Vec<u8>);

/// Why a shelf can't do what it was asked.
#[derive(Debug)]
pub(crate) enum ShelfFault {
    /// Another process has it open.
    Busy,
    /// It can't be read or written.
    Io(io::Error),
    /// Its files are not what was written.
    Damaged(String),
}

/// An ordered map on some disk.
pub(crate) trait Shelf: Send {
    /// The value of a key.
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, ShelfFault>;
    /// Calls `each` for keys from `from` up to and with `to`, in order, until it answers false.
    fn scan(
        &self,
        from: &[u8],
        to: &[u8],
        each: &mut dyn FnMut(&[u8], &[u8]) -> bool,
    ) -> Result<(), ShelfFault>;
    /// The last key from `from` up to and with `to`, and its value.
    fn last(&self, from: &[u8], to: &[u8]) -> Result<Option<Pair>, ShelfFault>;
    /// Makes changes, all of them or none.
    fn apply(&mut self, changes: Vec<Change>) -> Result<(), ShelfFault>;
    /// Returns when all changes so far are on the disk.
    fn sync(&mut self) -> Result<(), ShelfFault>;
}

/// sled, in a folder of its own.
pub(crate) struct SledShelf {
    db: sled::Db,
    folder: PathBuf,
    /// sled's file, opened beside sled: a sync of it is what sled's own flush leaves out.
    file: File,
    /// The folder's names were synced since it was opened.
    named: bool,
}

impl SledShelf {
    /// Opens sled or makes it. May hang or panic on damaged files: call it where that is bounded.
    pub(crate) fn open(folder: &Path, cache_bytes: u64) -> Result<Self, ShelfFault> {
        check_files(folder)?;
        let db = sled::Config::new()
            .path(folder)
            .cache_capacity(cache_bytes)
            .flush_every_ms(None)
            .open()
            .map_err(fault)?;
        let file = File::options()
            .write(true)
            .open(folder.join("db"))
            .map_err(ShelfFault::Io)?;
        let folder = folder.to_path_buf();
        Ok(Self {
            db,
            folder,
            file,
            named: false,
        })
    }

    fn sync_names(&mut self) -> io::Result<()> {
        if !self.named {
            sync_folder(&self.folder)?;
            self.folder.parent().map_or(Ok(()), sync_folder)?;
            self.named = true;
        }
        Ok(())
    }

    /// sled puts large values into files of their own.
    fn sync_blobs(&self) -> io::Result<()> {
        let blobs = self.folder.join("blobs");
        if !blobs.is_dir() {
            return Ok(());
        }
        for entry in std::fs::read_dir(&blobs)? {
            File::options()
                .write(true)
                .open(entry?.path())?
                .sync_data()?;
        }
        sync_folder(&blobs)
    }
}

impl Shelf for SledShelf {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, ShelfFault> {
        let value = self.db.get(key).map_err(fault)?;
        Ok(value.map(|value| value.to_vec()))
    }

    fn scan(
        &self,
        from: &[u8],
        to: &[u8],
        each: &mut dyn FnMut(&[u8], &[u8]) -> bool,
    ) -> Result<(), ShelfFault> {
        for pair in self.db.range(from..=to) {
            let (key, value) = pair.map_err(fault)?;
            if !each(&key, &value) {
                break;
            }
        }
        Ok(())
    }

    fn last(&self, from: &[u8], to: &[u8]) -> Result<Option<Pair>, ShelfFault> {
        let pair = self
            .db
            .range(from..=to)
            .next_back()
            .transpose()
            .map_err(fault)?;
        Ok(pair.map(|(key, value)| (key.to_vec(), value.to_vec())))
    }

    fn apply(&mut self, changes: Vec<Change>) -> Result<(), ShelfFault> {
        let mut batch = sled::Batch::default();
        for (key, value) in changes {
            match value {
                Some(value) => batch.insert(key, value),
                None => batch.remove(key),
            }
        }
        self.db.apply_batch(batch).map_err(fault)
    }

    fn sync(&mut self) -> Result<(), ShelfFault> {
        self.db.flush().map_err(fault)?;
        // sled's flush ends in sync_file_range, which is no promise (spacejam/sled#1452).
        self.file.sync_data().map_err(ShelfFault::Io)?;
        self.sync_blobs().map_err(ShelfFault::Io)?;
        self.sync_names().map_err(ShelfFault::Io)
    }
}

/// sled opens what it finds, and would wait for a pipe.
fn check_files(folder: &Path) -> Result<(), ShelfFault> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries.flatten().filter(|entry| !entry.path().is_dir()) {
        check_regular(&entry.path()).map_err(|error| ShelfFault::Damaged(error.to_string()))?;
    }
    Ok(())
}

fn fault(error: sled::Error) -> ShelfFault {
    match error {
        sled::Error::Io(error) if is_held(&error) => ShelfFault::Busy,
        sled::Error::Io(error) if is_of_the_disk(&error) => ShelfFault::Io(unwritable(error)),
        sled::Error::Corruption { .. } => {
            ShelfFault::Damaged("sled read something that fails its check".into())
        }
        other => ShelfFault::Damaged(one_line(&other.to_string())),
    }
}

/// sled says only in words that somebody else has its file.
fn is_held(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::WouldBlock || error.to_string().contains("acquire lock")
}

/// Told apart from errors sled makes itself out of what it reads.
fn is_of_the_disk(error: &io::Error) -> bool {
    error.raw_os_error().is_some() || is_full(error)
}

/// The first line of what somebody else's code says, without its colours and reports.
pub(crate) fn one_line(text: &str) -> String {
    text.lines()
        .next()
        .unwrap_or_default()
        .chars()
        .take(200)
        .collect()
}
