//! Checkpoints and proofs that somebody hands in: reading them, and what is wrong with one.

use crate::error::{Code, Failure, Outcome};
use crate::files;
use crate::keyring::Keyring;
use journal::{
    Checkpoint, CheckpointError, Note, NoteError, ProofError, PublicKey, Signer, VerifyError,
};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use wording::{Wording, args};

/// A checkpoint from a file, signed by somebody known.
#[derive(Clone, Debug)]
pub(crate) struct Signed {
    /// The file.
    pub(crate) path: PathBuf,
    /// The checkpoint.
    pub(crate) checkpoint: Checkpoint,
    /// Who signed it.
    pub(crate) signers: Vec<Signer>,
}

/// The keys that count: those that were given, or else all of the folder.
///
/// # Errors
/// When one isn't a key, or the folder can't be read.
pub(crate) fn known(given: &[String], words: &Wording) -> Outcome<Vec<PublicKey>> {
    let ring = Keyring::find()?;
    if given.is_empty() {
        let known = ring.known(words)?.into_iter();
        return Ok(known.map(|kept| kept.public).collect());
    }
    given.iter().map(|key| ring.public(key, words)).collect()
}

/// Reads a note's file, whoever signed it.
///
/// # Errors
/// When it is no checkpoint.
pub(crate) fn note(path: &Path, words: &Wording) -> Outcome<(Checkpoint, Note)> {
    let bad = |error| bad_note(path, &error, words);
    let note = Note::parse(&files::read(path)?).map_err(bad)?;
    let checkpoint = Checkpoint::parse(note.text()).map_err(NoteError::Checkpoint);
    Ok((checkpoint.map_err(bad)?, note))
}

/// Reads a note's file that somebody known signed.
///
/// # Errors
/// When it is no checkpoint, or nobody known signed it.
pub(crate) fn signed(path: &Path, known: &[PublicKey], words: &Wording) -> Outcome<Signed> {
    let read = journal::read_checkpoint(&files::read(path)?, known);
    let (checkpoint, signers) = read.map_err(|error| bad_note(path, &error, words))?;
    Ok(Signed {
        path: path.to_owned(),
        checkpoint,
        signers,
    })
}

/// What is wrong with a note, as a failure.
#[must_use]
pub(crate) fn bad_note(path: &Path, error: &NoteError, words: &Wording) -> Failure {
    if let NoteError::NobodyKnown { signers } = error {
        let failure = Failure::new(Code::UnknownSigner).with("path", path.display());
        return failure.with("signers", signers.join(", "));
    }
    let failure = Failure::new(Code::BadCheckpoint).with("path", path.display());
    failure.with("why", why(error, words))
}

fn why(error: &NoteError, words: &Wording) -> String {
    let (name, line) = match error {
        NoteError::Forged { name } => (name.as_str(), 0),
        NoteError::SignatureLine(line) => ("", *line as u32),
        _ => ("", 0),
    };
    let wrong = match error {
        NoteError::TooLarge => "large",
        NoteError::NotText => "text",
        NoteError::SignatureLine(_) => "line",
        NoteError::TooManySignatures => "many",
        NoteError::Forged { .. } => "forged",
        NoteError::Checkpoint(CheckpointError::Origin) => "origin",
        NoteError::Checkpoint(CheckpointError::Size) => "size",
        NoteError::Checkpoint(CheckpointError::Root) => "root",
        NoteError::Checkpoint(_) => "checkpoint",
        _ => "form",
    };
    words.text("note-wrong", args![wrong: wrong, name: name, line: line])
}

/// What is wrong with a proof's file, as a failure. `journal` says what a damaged journal is.
///
/// # Errors
/// None: it is the failure.
#[must_use]
pub(crate) fn bad_proof(
    path: &Path,
    error: &ProofError,
    words: &Wording,
    journal: &dyn Fn(&VerifyError) -> Failure,
) -> Failure {
    let wrong = match error {
        ProofError::Note(error) => return bad_note(path, error, words),
        ProofError::Journal(error) => return journal(error),
        ProofError::TooLarge => "large",
        ProofError::Record(_) => "record",
        ProofError::Beyond { .. } => "beyond",
        ProofError::NotLater => "later",
        ProofError::Wrong => "wrong",
        _ => "form",
    };
    let size = match error {
        ProofError::Beyond { size } => *size,
        _ => 0,
    };
    let why = words.text("proof-wrong", args![wrong: wrong, size: size]);
    let failure = Failure::new(Code::BadProof).with("path", path.display());
    failure.with("why", why)
}

/// The names of the signers that are known, or of those that aren't.
#[must_use]
pub(crate) fn names(signers: &[Signer], known: bool) -> String {
    let counted = signers.iter().filter(|signer| signer.known == known);
    let names: Vec<_> = counted.map(|signer| signer.name.as_str()).collect();
    wording::visible(&names.join(", ")).into_owned()
}

/// Who signed, for programs.
#[must_use]
pub(crate) fn signers_json(signers: &[Signer]) -> Value {
    let signer = |signer: &Signer| {
        json!({
            "name": signer.name, "id": signer.id.to_string(), "known": signer.known,
        })
    };
    signers.iter().map(signer).collect()
}

/// A root as text, as a note has it.
#[must_use]
pub(crate) fn root(checkpoint: &Checkpoint) -> String {
    let text = checkpoint.text();
    text.lines().nth(2).unwrap_or_default().to_owned()
}
