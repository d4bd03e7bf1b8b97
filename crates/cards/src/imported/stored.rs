//! Imported cards as they are kept: a line that says what the file is, the digest of what follows,
//! and the cards in the order of their passcodes.

use super::{DIGEST_DOMAIN, Imported};

/// What such a file begins with. Another form of the body gets another number.
const HEAD: &[u8] = b"takeback imported cards 1\n";

/// How many bytes the digest has.
const DIGEST: usize = 32;

/// The most bytes such a file may have: 64 MiB, some fifty times what all cards in four languages
/// take.
pub const MOST_STORED: u64 = 64 << 20;

/// Why bytes are no imported cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoredError {
    /// They are something else.
    #[error("they aren't imported cards")]
    Other,
    /// A later version of the program wrote them.
    #[error("another version of the program wrote them")]
    Version,
    /// They aren't as they were written.
    #[error("they aren't as they were written")]
    Damaged,
}

impl Imported {
    /// What is kept of it, without the head.
    pub(super) fn body(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("facts are plain data of known lengths")
    }

    /// As it is kept.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = self.body();
        let digest = blake3::derive_key(DIGEST_DOMAIN, &body);
        [HEAD, &digest, &body].concat()
    }

    /// Reads it back.
    ///
    /// # Errors
    /// When the bytes are anything but what [`Imported::to_bytes`] gave.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, StoredError> {
        let Some(rest) = bytes.strip_prefix(HEAD) else {
            let ours = HEAD.len() - 2;
            let ours = bytes.get(..ours) == Some(&HEAD[..ours]);
            return Err(if ours {
                StoredError::Version
            } else {
                StoredError::Other
            });
        };
        let (digest, body) = rest.split_at_checked(DIGEST).ok_or(StoredError::Damaged)?;
        if blake3::derive_key(DIGEST_DOMAIN, body) != *digest {
            return Err(StoredError::Damaged);
        }
        postcard::from_bytes(body).map_err(|_| StoredError::Damaged)
    }
}
