//! Proofs to hand over: that one record is in the journal a checkpoint was made of, and that a
//! later checkpoint was made of a journal that only grew.
//!
//! A record's proof is a `tlog-proof` of C2SP: its "extra" line holds the seal before the record and
//! the record's canonical bytes, in which what is hidden is only committed to. A proof of growth
//! has both notes in it. Whoever checks needs neither the journal nor a store.

use crate::beside::Secrets;
use crate::checkpoint::{Against, Checkpoint};
use crate::note::{NOTE_BYTES_MOST, Note, NoteError, Signer};
use crate::seal::record_hash;
use crate::tree::{Collector, Node, check_consistency, check_inclusion, leaf};
use crate::verify::{Damage, VerifyError, Wrong, verify_with};
use crate::wire::{self, Fault};
use crate::{DuelId, EventStore, Limits, PublicKey, Record, Seal, StoredBatch, base64};
use std::fmt;

/// The most bytes a proof may have.
pub const PROOF_BYTES_MOST: usize = 1 << 20;
/// No path in a tree of 2^64 leaves is longer.
const STEPS_MOST: usize = 64;

const RECORD: &str = "c2sp.org/tlog-proof@v1";
const GROWTH: &str = "takeback/growth-proof@v1";

/// That a record is in the journal a checkpoint was made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordProof {
    number: u32,
    before: Seal,
    canonical: Vec<u8>,
    path: Vec<Node>,
    note: Note,
}

/// That the journal of a later checkpoint begins with the whole journal of an earlier one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GrowthProof {
    path: Vec<Node>,
    earlier: Note,
    later: Note,
}

/// Either of them, as read from a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Of a record.
    Record(RecordProof),
    /// Of growth.
    Growth(GrowthProof),
}

/// What a record's proof shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProvenRecord {
    /// The checkpoint whose journal the record is in.
    pub checkpoint: Checkpoint,
    /// Who signed it.
    pub signers: Vec<Signer>,
    /// The record, with its open part only: a hidden face is 0, a hidden pick unknown, and words
    /// aren't there.
    pub record: Record,
    /// True when a part of the record is hidden.
    pub veiled: bool,
    /// True when words were sealed with it.
    pub words: bool,
}

/// What a proof of growth shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProvenGrowth {
    /// The earlier checkpoint, and who signed it.
    pub earlier: (Checkpoint, Vec<Signer>),
    /// The later one, and who signed it.
    pub later: (Checkpoint, Vec<Signer>),
}

/// Why there is no proof, or why it shows nothing.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// It isn't written as a proof is.
    #[error("it isn't written as a proof is")]
    Form,
    /// It is longer than any proof.
    #[error("a proof has at most {PROOF_BYTES_MOST} bytes")]
    TooLarge,
    /// A note in it is none, or can't be relied on.
    #[error("{0}")]
    Note(NoteError),
    /// The record in it can't be read.
    #[error("{0}")]
    Record(Fault),
    /// The checkpoint was made over fewer records.
    #[error("the checkpoint was made over {size} records")]
    Beyond {
        /// Over how many records it was made.
        size: u32,
    },
    /// The later checkpoint isn't later, or of another duel.
    #[error("the later checkpoint doesn't come after the earlier one in the same duel")]
    NotLater,
    /// The hashes don't lead to the root.
    #[error("it doesn't lead to the root that was signed")]
    Wrong,
    /// The journal is damaged, isn't the one the checkpoint was made of, or can't be read.
    #[error(transparent)]
    Journal(#[from] VerifyError),
}

fn checkpoint_of(note: &Note) -> Result<Checkpoint, ProofError> {
    let read = Checkpoint::parse(note.text());
    read.map_err(|error| ProofError::Note(NoteError::Checkpoint(error)))
}

fn signed(note: &Note, known: &[PublicKey]) -> Result<(Checkpoint, Vec<Signer>), ProofError> {
    let signers = note.signers(known).map_err(ProofError::Note)?;
    Ok((checkpoint_of(note)?, signers))
}

/// Verifies a journal, that these checkpoints were made of it, and shows each seal on the way with
/// its record's number.
fn walk(
    store: &dyn EventStore,
    checkpoints: &[Checkpoint],
    each: &mut dyn FnMut(u32, &Seal),
) -> Result<(), VerifyError> {
    let Some(&Checkpoint { duel, .. }) = checkpoints.first() else {
        return Ok(());
    };
    let mut against = Against::new(duel, checkpoints)?;
    let mut number = 0;
    verify_with(store, duel, &mut |batch| {
        batch.seals.iter().try_for_each(|seal| {
            number += 1;
            each(number, seal);
            against.add(seal)
        })
    })?;
    against.end()?;
    Ok(())
}

impl RecordProof {
    /// Makes the proof of a record under a checkpoint. Verifies the whole journal first, and that
    /// the checkpoint was made of it; who signed it is for the reader of the proof to ask.
    ///
    /// # Errors
    /// See [`ProofError`].
    pub fn make(store: &dyn EventStore, number: u32, note: &Note) -> Result<Self, ProofError> {
        let checkpoint = checkpoint_of(note)?;
        let Checkpoint { duel, size, .. } = checkpoint;
        let index = u64::from(number).wrapping_sub(1);
        let collector = Collector::inclusion(index, u64::from(size));
        let mut collector = collector.ok_or(ProofError::Beyond { size })?;
        let mut before = crate::Head::before_all(duel).seal;
        walk(store, &[checkpoint], &mut |at, seal| {
            if at <= size {
                collector.add(seal);
            }
            if at + 1 == number {
                before = *seal;
            }
        })?;
        Ok(Self {
            number,
            before,
            canonical: sealed_bytes(store, duel, number)?,
            path: collector.finish(),
            note: note.clone(),
        })
    }

    /// What it shows, relying on these keys.
    ///
    /// # Errors
    /// `Note` when no known key signed the checkpoint, `Wrong` when the proof doesn't hold.
    pub fn check(&self, known: &[PublicKey]) -> Result<ProvenRecord, ProofError> {
        let (checkpoint, signers) = signed(&self.note, known)?;
        let seal = self.before.then(&record_hash(&self.canonical));
        let (index, size) = (u64::from(self.number) - 1, u64::from(checkpoint.size));
        if !check_inclusion(leaf(&seal), index, size, &self.path, &checkpoint.root) {
            return Err(ProofError::Wrong);
        }
        let open = wire::read_canonical(&self.canonical).map_err(ProofError::Record)?;
        if open.record.number != self.number {
            return Err(ProofError::Wrong);
        }
        Ok(ProvenRecord {
            checkpoint,
            signers,
            record: open.record,
            veiled: open.veiled.is_some(),
            words: open.words.is_some(),
        })
    }

    fn parse(lines: &str, note: &str) -> Option<Self> {
        let mut lines = lines.split('\n');
        let extra = base64::decode(lines.next()?.strip_prefix("extra ")?)?;
        let (before, canonical) = extra.split_first_chunk()?;
        let index = lines.next()?.strip_prefix("index ")?;
        Some(Self {
            number: index.parse::<u32>().ok()?.checked_add(1)?,
            before: Seal(*before),
            canonical: canonical.to_vec(),
            path: nodes(lines)?,
            note: Note::parse(note.as_bytes()).ok()?,
        })
    }
}

/// The canonical bytes of one record of a journal that was verified.
fn sealed_bytes(store: &dyn EventStore, duel: DuelId, number: u32) -> Result<Vec<u8>, VerifyError> {
    let limits = Limits {
        records: 1,
        bytes: 1,
    };
    let batches = store.read(duel, number, limits)?;
    let cut = || Damage::new(number, number, Wrong::CutOff);
    let batch = batches.first().ok_or_else(cut)?;
    let secrets = Secrets::read(duel, &store.beside(duel, 0, 0)?)
        .map_err(|what| Damage::new(number, number, what))?;
    sealed_in(batch, number, &secrets).map_err(|what| Damage::new(number, number, what).into())
}

fn sealed_in(batch: &StoredBatch, wanted: u32, secrets: &Secrets) -> Result<Vec<u8>, Wrong> {
    let (head, mut at) = wire::unpack_head(&batch.bytes).map_err(Wrong::Bytes)?;
    let mut before = None;
    for number in batch.first..=wanted {
        let rest = batch.bytes.get(at..).unwrap_or_default();
        let (packed, taken) = wire::unpack(&head, before, number, rest).map_err(Wrong::Bytes)?;
        at += taken;
        if number == wanted {
            let commit = |veiled: &_| secrets.commit(number, veiled);
            return wire::canonical(&head, number == batch.first, &packed, commit);
        }
        if !packed.event.is_desk() {
            before = Some(number);
        }
    }
    Err(Wrong::CutOff)
}

impl GrowthProof {
    /// Makes the proof that one checkpoint's journal begins with another's. Verifies the whole
    /// journal first, and that both were made of it.
    ///
    /// # Errors
    /// See [`ProofError`].
    pub fn make(store: &dyn EventStore, earlier: &Note, later: &Note) -> Result<Self, ProofError> {
        let (was, is) = (checkpoint_of(earlier)?, checkpoint_of(later)?);
        let collector = Collector::consistency(was.size.into(), is.size.into());
        let same = was.duel == is.duel;
        let mut collector = collector.filter(|_| same).ok_or(ProofError::NotLater)?;
        walk(store, &[was, is], &mut |at, seal| {
            if at <= is.size {
                collector.add(seal);
            }
        })?;
        Ok(Self {
            path: collector.finish(),
            earlier: earlier.clone(),
            later: later.clone(),
        })
    }

    /// What it shows, relying on these keys.
    ///
    /// # Errors
    /// `Note` when no known key signed one of the checkpoints, `NotLater` when they don't belong
    /// together, `Wrong` when the proof doesn't hold.
    pub fn check(&self, known: &[PublicKey]) -> Result<ProvenGrowth, ProofError> {
        let (earlier, later) = (signed(&self.earlier, known)?, signed(&self.later, known)?);
        let (was, is) = (&earlier.0, &later.0);
        if was.duel != is.duel || was.size > is.size {
            return Err(ProofError::NotLater);
        }
        let from = (u64::from(was.size), &was.root);
        let to = (u64::from(is.size), &is.root);
        match check_consistency(from, to, &self.path) {
            true => Ok(ProvenGrowth { earlier, later }),
            false => Err(ProofError::Wrong),
        }
    }

    fn parse(lines: &str, notes: &str) -> Option<Self> {
        let mut lines = lines.split('\n');
        let length = lines.next()?.strip_prefix("earlier ")?;
        let length = length
            .parse()
            .ok()
            .filter(|&bytes| bytes <= NOTE_BYTES_MOST)?;
        let (earlier, later) = notes.split_at_checked(length)?;
        Some(Self {
            path: nodes(lines)?,
            earlier: Note::parse(earlier.as_bytes()).ok()?,
            later: Note::parse(later.as_bytes()).ok()?,
        })
    }
}

fn nodes<'l>(lines: impl Iterator<Item = &'l str>) -> Option<Vec<Node>> {
    let node = |line| base64::decode(line)?.try_into().ok();
    let nodes: Option<Vec<Node>> = lines.take(STEPS_MOST + 1).map(node).collect();
    nodes.filter(|nodes| nodes.len() <= STEPS_MOST)
}

impl Proof {
    /// Whether a file begins as a proof does.
    #[must_use]
    pub fn is_one(bytes: &[u8]) -> bool {
        [RECORD, GROWTH]
            .iter()
            .any(|first| bytes.starts_with(first.as_bytes()))
    }

    /// Reads a proof. There is one way to write each. Says nothing of whether it holds.
    ///
    /// # Errors
    /// When it isn't one.
    pub fn parse(bytes: &[u8]) -> Result<Self, ProofError> {
        if bytes.len() > PROOF_BYTES_MOST {
            return Err(ProofError::TooLarge);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| ProofError::Form)?;
        let (lines, notes) = text.split_once("\n\n").ok_or(ProofError::Form)?;
        let (first, lines) = lines.split_once('\n').ok_or(ProofError::Form)?;
        let read = match first {
            RECORD => RecordProof::parse(lines, notes).map(Self::Record),
            GROWTH => GrowthProof::parse(lines, notes).map(Self::Growth),
            _ => None,
        };
        let written = |proof: &Self| proof.to_string() == text;
        read.filter(written).ok_or(ProofError::Form)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(proof) => proof.fmt(f),
            Self::Growth(proof) => proof.fmt(f),
        }
    }
}

impl fmt::Display for RecordProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let extra = base64::encode(&[&self.before.0[..], &self.canonical].concat());
        writeln!(f, "{RECORD}\nextra {extra}\nindex {}", self.number - 1)?;
        steps(f, &self.path)?;
        write!(f, "\n{}", self.note)
    }
}

impl fmt::Display for GrowthProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let earlier = self.earlier.to_string();
        writeln!(f, "{GROWTH}\nearlier {}", earlier.len())?;
        steps(f, &self.path)?;
        write!(f, "\n{earlier}{}", self.later)
    }
}

fn steps(f: &mut fmt::Formatter<'_>, path: &[Node]) -> fmt::Result {
    path.iter()
        .try_for_each(|node| writeln!(f, "{}", base64::encode(node)))
}
