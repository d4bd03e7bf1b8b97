//! Signed notes, as C2SP describes them: a text, a blank line, and a line for each signature.
//!
//! What isn't written in exactly this way is refused. Signatures of keys that aren't known are kept
//! and can be listed; they never count.

use crate::base64;
use crate::keys::{KeyId, PublicKey, SecretKey, check_name};
use std::fmt;

/// The most bytes a note may have.
pub const NOTE_BYTES_MOST: usize = 64 << 10;
/// The most signatures a note may have.
pub const NOTE_SIGNATURES_MOST: usize = 16;

/// A text with signatures under it. That it reads as a note says nothing of who signed it: ask
/// [`Note::signers`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    text: String,
    signatures: Vec<Signature>,
}

/// One signature.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Signature {
    name: String,
    id: KeyId,
    bytes: Vec<u8>,
}

/// Who signed a note, or says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signer {
    /// The name of the key.
    pub name: String,
    /// Its id.
    pub id: KeyId,
    /// True when the key is known and the signature is its. Else it says nothing.
    pub known: bool,
}

/// Why a text is no note, or not one that can be relied on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoteError {
    /// It is longer than any note.
    #[error("a note has at most {NOTE_BYTES_MOST} bytes")]
    TooLarge,
    /// It isn't UTF-8, or has a control character other than the ends of its lines.
    #[error("a note is plain text, with nothing but a line feed at the end of each line")]
    NotText,
    /// No blank line parts a text from signatures, or a line isn't ended.
    #[error("a note is a text, a blank line, and at least one signature")]
    Form,
    /// A line under the text is no signature.
    #[error("line {0} under the text isn't a signature")]
    SignatureLine(usize),
    /// It has more signatures than a note may.
    #[error("a note has at most {NOTE_SIGNATURES_MOST} signatures")]
    TooManySignatures,
    /// A known key's signature isn't its signature under this text.
    #[error("the signature of {name} isn't {name}'s signature under this text")]
    Forged {
        /// The name of the key.
        name: String,
    },
    /// No key that is known signed it.
    #[error("no key that is known signed it, only {}", .signers.join(", "))]
    NobodyKnown {
        /// Who it says signed it.
        signers: Vec<String>,
    },
    /// Its text is no checkpoint.
    #[error("{0}")]
    Checkpoint(crate::CheckpointError),
}

const DASH: &str = "\u{2014} ";

impl Note {
    /// A note with this text and its first signature. The text ends with a line feed.
    #[must_use]
    pub(crate) fn sign(text: String, key: &SecretKey) -> Self {
        let signatures = vec![Signature::of(&text, key)];
        Self { text, signatures }
    }

    /// Adds another signature. One that the key made before is replaced.
    ///
    /// # Errors
    /// `TooManySignatures`.
    pub(crate) fn co_sign(&mut self, key: &SecretKey) -> Result<(), NoteError> {
        let signature = Signature::of(&self.text, key);
        self.put(signature)
    }

    fn put(&mut self, new: Signature) -> Result<(), NoteError> {
        let same = |old: &&mut Signature| (&old.name, old.id) == (&new.name, new.id);
        if let Some(old) = self.signatures.iter_mut().find(same) {
            *old = new;
        } else if self.signatures.len() < NOTE_SIGNATURES_MOST {
            self.signatures.push(new);
        } else {
            return Err(NoteError::TooManySignatures);
        }
        Ok(())
    }

    /// Adds the signatures of another note under the same text; those that are there stay.
    ///
    /// # Errors
    /// `Form` when the texts differ, `TooManySignatures`.
    pub fn join(&mut self, other: &Self) -> Result<(), NoteError> {
        if self.text != other.text {
            return Err(NoteError::Form);
        }
        let there = |new: &&Signature| {
            let same = |old: &Signature| (&old.name, old.id) == (&new.name, new.id);
            !self.signatures.iter().any(same)
        };
        let new: Vec<_> = other.signatures.iter().filter(there).cloned().collect();
        new.into_iter()
            .try_for_each(|signature| self.put(signature))
    }

    /// Reads a note. Says nothing of whether its signatures are good.
    ///
    /// # Errors
    /// When it isn't written as a note is.
    pub fn parse(bytes: &[u8]) -> Result<Self, NoteError> {
        if bytes.len() > NOTE_BYTES_MOST {
            return Err(NoteError::TooLarge);
        }
        let all = std::str::from_utf8(bytes).map_err(|_| NoteError::NotText)?;
        if all.contains(|c: char| c < ' ' && c != '\n') {
            return Err(NoteError::NotText);
        }
        let (above, below) = all.rsplit_once("\n\n").ok_or(NoteError::Form)?;
        let lines = below.strip_suffix('\n').ok_or(NoteError::Form)?;
        let signatures = (1..)
            .zip(lines.split('\n'))
            .take(NOTE_SIGNATURES_MOST + 1)
            .map(|(number, line)| Signature::parse(line).ok_or(NoteError::SignatureLine(number)))
            .collect::<Result<Vec<_>, _>>()?;
        if signatures.len() > NOTE_SIGNATURES_MOST {
            return Err(NoteError::TooManySignatures);
        }
        let text = format!("{above}\n");
        Ok(Self { text, signatures })
    }

    /// What was signed, with the line feed that ends it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Who signed it.
    ///
    /// # Errors
    /// `Forged` when a known key's signature isn't good, `NobodyKnown` when no known key signed.
    pub fn signers(&self, known: &[PublicKey]) -> Result<Vec<Signer>, NoteError> {
        let signers = self
            .signatures
            .iter()
            .map(|signature| signature.signer(&self.text, known))
            .collect::<Result<Vec<_>, _>>()?;
        if signers.iter().any(|signer| signer.known) {
            return Ok(signers);
        }
        let signers = signers.iter().map(|signer| signer.name.clone()).collect();
        Err(NoteError::NobodyKnown { signers })
    }
}

impl Signature {
    fn of(text: &str, key: &SecretKey) -> Self {
        Self {
            name: key.public().name().to_owned(),
            id: key.public().id(),
            bytes: key.sign(text).to_vec(),
        }
    }

    fn parse(line: &str) -> Option<Self> {
        let (name, bytes) = line.strip_prefix(DASH)?.split_once(' ')?;
        check_name(name).ok()?;
        let bytes = base64::decode(bytes)?;
        let (id, bytes) = bytes.split_first_chunk()?;
        (!bytes.is_empty()).then(|| Self {
            name: name.to_owned(),
            id: KeyId(*id),
            bytes: bytes.to_vec(),
        })
    }

    fn signer(&self, text: &str, known: &[PublicKey]) -> Result<Signer, NoteError> {
        let Self { name, id, bytes } = self;
        let key = known
            .iter()
            .find(|key| (key.name(), key.id()) == (name, *id));
        if key.is_some_and(|key| !key.signed(text, bytes)) {
            let name = name.clone();
            return Err(NoteError::Forged { name });
        }
        Ok(Signer {
            name: name.clone(),
            id: *id,
            known: key.is_some(),
        })
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.text)?;
        for Signature { name, id, bytes } in &self.signatures {
            let bytes = base64::encode(&[&id.0[..], bytes].concat());
            writeln!(f, "{DASH}{name} {bytes}")?;
        }
        Ok(())
    }
}
