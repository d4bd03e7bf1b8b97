//! Checkpoints: the root of the tree over a journal, as a text that people sign.
//!
//! Once a checkpoint has left the machine, nobody can give the journal other records before it
//! without that being found. Which duel it is of and over how many records is always checked; a
//! journal that doesn't reach that far is never taken for the one that was signed.

use crate::note::{Note, NoteError, Signer};
use crate::reader::Batch;
use crate::tree::{Node, Tree};
use crate::verify::{Damage, Verified, VerifyError, Wrong, verify_with};
use crate::{DuelId, EventStore, PublicKey, Seal, SecretKey, base64};

/// How far a journal went and what its tree was then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Checkpoint {
    /// The duel.
    pub duel: DuelId,
    /// How many records it had; at least one.
    pub size: u32,
    /// The root of the tree over their seals.
    pub root: Node,
}

/// Why the text of a note is no checkpoint of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CheckpointError {
    /// It isn't three lines.
    #[error("a checkpoint is three lines: where it is from, how many records, the root")]
    Form,
    /// It isn't of a duel.
    #[error("its first line names no duel")]
    Origin,
    /// The number of records isn't one.
    #[error("its second line isn't a number of records")]
    Size,
    /// The root isn't a hash.
    #[error("its third line isn't a root")]
    Root,
}

/// What the first line begins with; the duel's id follows.
const ORIGIN: &str = "takeback/duel/";

impl Checkpoint {
    /// The text that is signed, with the line feed that ends it.
    #[must_use]
    pub fn text(&self) -> String {
        let Self { duel, size, root } = self;
        format!("{ORIGIN}{duel}\n{size}\n{}\n", base64::encode(root))
    }

    /// Reads the text of a note. There is one way to write each checkpoint; lines beyond the third
    /// are refused.
    ///
    /// # Errors
    /// What it isn't.
    pub fn parse(text: &str) -> Result<Self, CheckpointError> {
        let lines = text.strip_suffix('\n').ok_or(CheckpointError::Form)?;
        let lines: Vec<&str> = lines.split('\n').take(4).collect();
        let [origin, size, root] = lines[..] else {
            return Err(CheckpointError::Form);
        };
        let read = Self {
            duel: duel_of(origin).ok_or(CheckpointError::Origin)?,
            size: size_of(size).ok_or(CheckpointError::Size)?,
            root: root_of(root).ok_or(CheckpointError::Root)?,
        };
        match read.text() == text {
            true => Ok(read),
            false => Err(CheckpointError::Form),
        }
    }

    /// A note with this checkpoint and its first signature.
    #[must_use]
    pub fn sign(&self, key: &SecretKey) -> Note {
        Note::sign(self.text(), key)
    }

    /// Adds another signature to a note that holds exactly this checkpoint.
    ///
    /// # Errors
    /// When the note says something else, or has too many signatures.
    pub fn co_sign(&self, note: &mut Note, key: &SecretKey) -> Result<(), NoteError> {
        match note.text() == self.text() {
            true => note.co_sign(key),
            false => Err(NoteError::Checkpoint(CheckpointError::Form)),
        }
    }
}

fn duel_of(origin: &str) -> Option<DuelId> {
    origin.strip_prefix(ORIGIN)?.parse().ok()
}

fn size_of(line: &str) -> Option<u32> {
    line.parse().ok().filter(|&size| size > 0)
}

fn root_of(line: &str) -> Option<Node> {
    base64::decode(line)?.try_into().ok()
}

/// Reads a checkpoint that somebody known signed.
///
/// # Errors
/// When it is no such note, a known key's signature isn't good, or nobody known signed it.
pub fn read_checkpoint(
    bytes: &[u8],
    known: &[PublicKey],
) -> Result<(Checkpoint, Vec<Signer>), NoteError> {
    let note = Note::parse(bytes)?;
    let checkpoint = Checkpoint::parse(note.text()).map_err(NoteError::Checkpoint)?;
    Ok((checkpoint, note.signers(known)?))
}

/// Verifies a whole journal and gives the checkpoint of its head.
///
/// # Errors
/// The first record that is wrong, and how; or why the store can't be read.
pub fn checkpoint(
    store: &dyn EventStore,
    duel: DuelId,
) -> Result<(Verified, Checkpoint), VerifyError> {
    verify_against(store, duel, &[])
}

/// Verifies a whole journal, and that it is the one these checkpoints were made of. Gives the
/// checkpoint of its head besides.
///
/// # Errors
/// The first record that is wrong; the records from the last checkpoint that fits to the first one
/// that doesn't; or why the store can't be read.
pub fn verify_against(
    store: &dyn EventStore,
    duel: DuelId,
    checkpoints: &[Checkpoint],
) -> Result<(Verified, Checkpoint), VerifyError> {
    let mut against = Against::new(duel, checkpoints)?;
    let verified = verify_with(store, duel, &mut |batch: &Batch| {
        batch.seals.iter().try_for_each(|seal| against.add(seal))
    })?;
    let root = against.end()?;
    let size = verified.records;
    Ok((verified, Checkpoint { duel, size, root }))
}

/// Compares the tree with checkpoints while the seals of a journal go by.
#[derive(Debug)]
pub(crate) struct Against {
    tree: Tree,
    /// Those still to come, the nearest last.
    wanted: Vec<Checkpoint>,
    /// Up to where the last one was right.
    right: u32,
}

impl Against {
    pub(crate) fn new(duel: DuelId, checkpoints: &[Checkpoint]) -> Result<Self, Damage> {
        let mut wanted = checkpoints.to_vec();
        wanted.sort_by_key(|checkpoint| std::cmp::Reverse(checkpoint.size));
        if let Some(other) = wanted.iter().find(|checkpoint| checkpoint.duel != duel) {
            return Err(Damage::new(1, other.size, Wrong::OtherDuel(other.duel)));
        }
        Ok(Self {
            tree: Tree::default(),
            wanted,
            right: 0,
        })
    }

    pub(crate) fn add(&mut self, seal: &Seal) -> Result<(), Damage> {
        self.tree.add(seal);
        let size = self.tree.size();
        while let Some(next) = self
            .wanted
            .last()
            .filter(|next| u64::from(next.size) == size)
        {
            let size = next.size;
            if next.root != self.tree.root() {
                let first = self.right.saturating_add(1);
                return Err(Damage::new(first, size, Wrong::Checkpoint { size }));
            }
            self.right = size;
            self.wanted.pop();
        }
        Ok(())
    }

    /// The root of the whole tree, once every seal has gone by.
    pub(crate) fn end(self) -> Result<Node, Damage> {
        let Some(next) = self.wanted.last() else {
            return Ok(self.tree.root());
        };
        let size = next.size;
        let first = u32::try_from(self.tree.size() + 1).unwrap_or(size);
        Err(Damage::new(first, size, Wrong::CheckpointBeyond { size }))
    }
}
