//! The journal of a duel: records, their wire form, their seals, and where they are kept.
//!
//! * [`Entry`] is what is to be recorded, [`Record`] what was.
//! * [`Sealer`] turns entries into a [`SealedBatch`]; an [`EventStore`] keeps it after a stated
//!   [`Head`], whole or not at all; [`Reader`] gives the records back, each checked.
//! * [`verify()`] checks a whole journal and names the first record that is wrong.
//! * [`checkpoint()`] makes the root that is signed as a [`Note`]; [`verify_against()`] checks a journal
//!   against such notes.
//! * [`MemoryStore`] keeps duels in memory; other stores are crates of their own.
//!
//! The bytes are described in `docs/journal-format.md`. This crate knows no rules, no cards and no
//! clock: times and random bytes are arguments.
#![forbid(unsafe_code)]

mod base64;
mod beside;
mod chance;
mod checkpoint;
mod declared;
mod kept;
mod keys;
mod lines;
mod memory;
mod note;
mod portable;
mod proof;
mod reader;
mod record;
mod redact;
mod seal;
mod sealer;
mod store;
#[cfg(test)]
mod tests;
mod tree;
mod verify;
mod wire;

pub use beside::erased_words;
pub use chance::{Chance, SeededChance, SystemChance};
pub use checkpoint::{Checkpoint, CheckpointError, checkpoint, read_checkpoint, verify_against};
pub use declared::{declared_cards, read_declared_cards};
pub use kept::{keep_note, kept_notes};
pub use keys::{KEY_NAME_MOST, KeyError, KeyId, PublicKey, SecretKey};
pub use lines::{read_lines, write_lines};
pub use memory::MemoryStore;
pub use note::{NOTE_BYTES_MOST, NOTE_SIGNATURES_MOST, Note, NoteError, Signer};
pub use portable::{
    Coding, CopyRecord, Covered, Definition, Export, ExportError, FileDamage, FileError,
    FileVerified, FileWrong, Form, ImportError, Imported, PortableFile, WrittenFile, check_file,
    check_file_against, import, read_copy, write_file, write_redacted,
};
pub use proof::{
    GrowthProof, PROOF_BYTES_MOST, Proof, ProofError, ProvenGrowth, ProvenRecord, RecordProof,
};
pub use reader::{Batch, Reader, last_written, read_all};
pub use record::{
    DuelId, Entry, Follows, Head, Knowledge, Record, Seal, Source, Time, Unreadable, Words,
};
pub use sealer::{SealError, Sealed, Sealer};
pub use store::{
    AppendError, Appended, BATCH_BYTES_MOST, BATCH_RECORDS_MOST, Begins, Beside, BesideKey, Deed,
    DuelEntry, EventStore, Limits, ReadError, SealedBatch, StoreCause, StoredBatch, Trace,
};
pub use tree::{Collector, Node, Tree, check_consistency, check_inclusion, leaf};
pub use verify::{Damage, Verified, VerifyError, Wrong, verify};
pub use wire::Fault;

/// The newest wire version. A batch is written in the lowest one that can say it.
pub const WIRE_VERSION: u8 = wire::NEWEST;
