//! Files that `export` wrote, read again: which of the two formats it is, and what is wrong with
//! one.

use crate::damages;
use crate::error::{Code, Failure, Outcome};
use journal::{
    DuelId, EventStore, Fault, FileDamage, FileError, FileWrong, Form, MemoryStore, PortableFile,
    Wrong, check_file, read_lines,
};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use wording::Wording;

/// A journal in a file, every byte of which was checked.
#[derive(Debug)]
pub(crate) enum Exported {
    /// A portable file; it is read as it is needed.
    Portable(Box<PortableFile>),
    /// JSON Lines, all of them in memory.
    Lines(MemoryStore, DuelId),
}

impl Exported {
    /// Checks a file and opens it.
    ///
    /// # Errors
    /// When it is no journal, of a later version, damaged, or can't be read.
    pub(crate) fn open(path: &Path) -> Result<Self, FileError> {
        let mut file = BufReader::new(open(path)?);
        if file.fill_buf()?.first() == Some(&b'{') {
            let (store, duel) = read_lines(&mut file)?;
            return Ok(Self::Lines(store, duel));
        }
        if check_file(&mut file)?.form == Form::Redacted {
            return Err(FileError::Redacted);
        }
        let file = PortableFile::open(BufReader::new(open(path)?))?;
        Ok(Self::Portable(Box::new(file)))
    }

    /// The journal, as a store.
    pub(crate) fn store(&self) -> &dyn EventStore {
        match self {
            Self::Portable(file) => &**file,
            Self::Lines(store, _) => store,
        }
    }

    /// The duel.
    pub(crate) const fn duel(&self) -> DuelId {
        match self {
            Self::Portable(file) => file.id(),
            Self::Lines(_, duel) => *duel,
        }
    }
}

/// A folder opens on some systems, and then can't be read.
fn open(path: &Path) -> std::io::Result<File> {
    let file = File::open(path)?;
    match file.metadata()?.is_dir() {
        true => Err(std::io::ErrorKind::IsADirectory.into()),
        false => Ok(file),
    }
}

/// The version a file's records are of, where it is that which can't be read.
fn version(damage: &FileDamage) -> Option<u8> {
    match damage.what {
        FileWrong::Journal(Wrong::Bytes(Fault::UnknownVersion(version))) => Some(version),
        _ => None,
    }
}

/// The damage of a file, where it is damaged and nothing else.
pub(crate) fn damage(error: &FileError) -> Option<&FileDamage> {
    match error {
        FileError::Damaged(damage) if version(damage).is_none() => Some(damage),
        _ => None,
    }
}

/// A file that can't be read, as a failure.
#[must_use]
pub(crate) fn unread(path: &Path, error: &FileError, words: &Wording) -> Failure {
    let with = |code| Failure::new(code).with("path", path.display());
    match error {
        FileError::NotOurs => with(Code::NoJournal),
        FileError::Redacted => with(Code::PartialCopy),
        FileError::Version { found, .. } => with(Code::Version).with("found", found),
        FileError::Damaged(damage) => match version(damage) {
            Some(found) => with(Code::Version).with("found", found),
            None => with(Code::BadFile).with("what", damages::of_file(damage, words)),
        },
        FileError::Io(error) => Failure::io(path, error),
        _ => with(Code::Io).because(error),
    }
}

/// True for a word that means a file, not a duel: it ends like one, has a folder before it, or is
/// one.
pub(crate) fn is_file(word: &str) -> bool {
    let path = Path::new(word);
    let ends = path
        .extension()
        .is_some_and(|end| end == "takeback" || end == "jsonl");
    ends || path.components().count() > 1 || path.is_file()
}

/// Opens a file that is to be imported.
///
/// # Errors
/// When it can't be.
pub(crate) fn opened(path: &Path, words: &Wording) -> Outcome<Exported> {
    Exported::open(path).map_err(|error| unread(path, &error, words))
}
