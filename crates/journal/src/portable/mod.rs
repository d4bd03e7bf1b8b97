//! The portable file: one duel in one file, to hand over, to keep, to check anywhere.
//!
//! * [`write_file`] writes one from a store, [`import`] appends what it holds to another.
//! * [`write_redacted`] writes what one role may know of it; it leads to the same seals.
//! * [`check_file`] reads one in a stream, one block at a time, and names the first damage.
//! * [`PortableFile`] is one that is read like a store, damage or not.
//!
//! The bytes are described in `docs/journal-format.md`.

mod batches;
mod beside;
mod block;
mod check;
mod file;
mod front;
mod import;
mod redacted;
mod write;

pub use check::{CopyRecord, Covered, FileVerified, check_file, check_file_against, read_copy};
pub use file::PortableFile;
pub use import::{ImportError, Imported, import};
pub use redacted::write_redacted;
pub use write::{Export, ExportError, WrittenFile, write_file};

#[cfg(test)]
pub(crate) use block::{Header, Kind};
#[cfg(test)]
pub(crate) use front::{END, End, Front};

use crate::{Damage, DuelId, Wrong};
use std::io;

/// What a file holds of its duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Everything.
    Full,
    /// What one role may know, with commitments in the place of the rest.
    Redacted,
}

/// How the blocks of a file are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Coding {
    /// As they are.
    #[default]
    Plain,
    /// Compressed, each by itself, with zstd.
    Zstd,
}

/// The definition of one card, kept in a file by the digest of its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Definition {
    /// The BLAKE3 hash of the bytes.
    pub digest: [u8; 32],
    /// The bytes. The journal doesn't know what they mean.
    pub bytes: Vec<u8>,
}

impl Definition {
    /// A definition with its digest.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Self {
        let digest = *blake3::hash(&bytes).as_bytes();
        Self { digest, bytes }
    }
}

/// Why a portable file can't be read. Reads after "failed to read the file: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// It is something else.
    #[error("it is no journal of takeback")]
    NotOurs,
    /// It was written by a later version.
    #[error(
        "file version {found} is not known here, only up to {known}; a newer takeback may read it"
    )]
    Version {
        /// The version it states.
        found: u8,
        /// The newest one known.
        known: u8,
    },
    /// It is a copy for one role: it has not all of the duel.
    #[error("it is a copy for one role, without all of the duel")]
    Redacted,
    /// It is damaged.
    #[error(transparent)]
    Damaged(#[from] FileDamage),
    /// It couldn't be read.
    #[error("it can't be read")]
    Io(#[from] io::Error),
}

/// The first thing that is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("block {block}, records {first} to {last}: {what}")]
pub struct FileDamage {
    /// The block it is in, from 0.
    pub block: u32,
    /// The first record that is wrong or missing; all before it are sound. 0: no record is.
    pub first: u32,
    /// The last record the damage reaches to, as far as it can be told; 0: no record is.
    pub last: u32,
    /// What is wrong.
    pub what: FileWrong,
}

/// Kinds of damage to a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileWrong {
    /// The bytes of a block were changed.
    #[error("the bytes of the block don't fit their check")]
    Check,
    /// The bytes of a batch were changed.
    #[error("the bytes of the batch don't fit their check")]
    Batch,
    /// The file ends too early.
    #[error("the file ends before it should")]
    CutOff,
    /// A block is no block, or none of those that may come there.
    #[error("no block that may come here begins here")]
    Header,
    /// A block of another place stands here, or one is missing.
    #[error("a block stands here that belongs elsewhere")]
    Order,
    /// Compressed bytes can't be taken apart, or give more or less than they say.
    #[error("what was compressed can't be taken apart")]
    Compressed,
    /// A block holds something else than it says.
    #[error("the block is not the one way its content is written")]
    NotCanonical,
    /// The end states something else than the beginning.
    #[error("the end doesn't fit the beginning")]
    End,
    /// Bytes follow the end.
    #[error("something follows the end")]
    Trailing,
    /// A definition isn't what its digest says.
    #[error("a definition doesn't fit its digest")]
    Definition,
    /// Its journal is wrong.
    #[error("{0}")]
    Journal(Wrong),
}

impl FileDamage {
    pub(crate) const fn whole(block: u32, what: FileWrong) -> Self {
        Self {
            block,
            first: 0,
            last: 0,
            what,
        }
    }

    pub(crate) fn journal(block: u32, damage: Damage) -> Self {
        Self {
            block,
            first: damage.first,
            last: damage.last,
            what: FileWrong::Journal(damage.what),
        }
    }
}

/// Ties every block of a file to its duel, its place and the file's form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tie {
    pub(crate) start: [u8; front::START],
    pub(crate) duel: DuelId,
}
