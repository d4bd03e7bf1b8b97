//! Seals: how records, veiled parts and words are hashed. Bytes in, hashes out.
//!
//! Every use has a key of its own, so that a hash made for one can never be taken for another.

use crate::{DuelId, Head, Seal};
use blake3::Hasher;
use std::sync::LazyLock;

/// A key for one use of the hash.
struct Domain(LazyLock<[u8; 32]>);

static GENESIS: Domain = Domain(LazyLock::new(|| key("takeback v1 genesis")));
static RECORD: Domain = Domain(LazyLock::new(|| key("takeback v1 record")));
static SEAL: Domain = Domain(LazyLock::new(|| key("takeback v1 seal")));
static VEIL: Domain = Domain(LazyLock::new(|| key("takeback v1 veil")));
static WORDS: Domain = Domain(LazyLock::new(|| key("takeback v1 words")));
static BLOCK: Domain = Domain(LazyLock::new(|| key("takeback v1 file block")));
static BATCH: Domain = Domain(LazyLock::new(|| key("takeback v1 file batch")));
static LINES: Domain = Domain(LazyLock::new(|| key("takeback v1 lines")));
static SECRET: Domain = Domain(LazyLock::new(|| key("takeback v1 secret check")));

fn key(context: &str) -> [u8; 32] {
    blake3::derive_key(context, b"")
}

impl Domain {
    fn hash(&self, parts: &[&[u8]]) -> [u8; 32] {
        let mut hasher = Hasher::new_keyed(&self.0);
        for part in parts {
            hasher.update(part);
        }
        *hasher.finalize().as_bytes()
    }
}

/// A salt: without it nobody can try out what was committed to.
pub(crate) type Salt = [u8; 16];

/// `c`: commits to a veiled part without showing it.
pub(crate) fn veil_commitment(salt: &Salt, part: &[u8]) -> [u8; 32] {
    VEIL.hash(&[salt, part])
}

/// Commits to words without keeping them.
pub(crate) fn words_commitment(salt: &Salt, words: &[u8]) -> [u8; 32] {
    WORDS.hash(&[salt, words])
}

/// `r_n`: the hash of a record's canonical bytes.
pub(crate) fn record_hash(canonical: &[u8]) -> [u8; 32] {
    RECORD.hash(&[canonical])
}

/// The salt of an audience's veiled part in record `number`.
pub(crate) fn veil_salt(secret: &[u8; 32], number: u32) -> Salt {
    let hash = blake3::keyed_hash(secret, &number.to_le_bytes());
    let mut salt = [0; 16];
    salt.copy_from_slice(&hash.as_bytes()[..16]);
    salt
}

/// Eight bytes by which damage to a secret is told from damage to the records.
pub(crate) fn secret_check(duel: DuelId, kind: u8, secret: &[u8; 32]) -> [u8; 8] {
    let hash = SECRET.hash(&[&duel.0, &[kind], secret]);
    let mut check = [0; 8];
    check.copy_from_slice(&hash[..8]);
    check
}

/// Eight bytes by which damage to a block of a portable file is found.
pub(crate) fn block_check(parts: &[&[u8]]) -> [u8; 8] {
    Seal(BLOCK.hash(parts)).tag()
}

/// Hashes all lines of a journal in text, so that what no seal stands for isn't changed by accident.
pub(crate) fn lines_hasher() -> Hasher {
    Hasher::new_keyed(&LINES.0)
}

/// Four bytes by which damage to one batch in a portable file is found.
pub(crate) fn batch_check(parts: &[&[u8]]) -> [u8; 4] {
    Seal(BATCH.hash(parts)).tag()
}

impl Seal {
    /// `seal_n`, from `seal_{n-1}` and `r_n`.
    pub(crate) fn then(self, record: &[u8; 32]) -> Self {
        Self(SEAL.hash(&[&self.0, record]))
    }

    /// Its first bytes, kept behind each batch so that damage can be located.
    pub(crate) fn tag<const N: usize>(self) -> [u8; N] {
        let mut tag = [0; N];
        tag.copy_from_slice(&self.0[..N]);
        tag
    }
}

/// How many bytes of the seal after its last record a stored batch carries.
pub(crate) const TAG: usize = 8;

/// The version of the seals. It is hashed into the first one, so it outlives every wire version: a
/// journal goes on with the seals it began with.
pub(crate) const SEAL_VERSION: u8 = 1;

impl Head {
    /// The head before the first record of a duel: number 0 and `seal_0`.
    #[must_use]
    pub fn before_all(duel: DuelId) -> Self {
        Self {
            number: 0,
            seal: Seal(GENESIS.hash(&[&[SEAL_VERSION], &duel.0])),
        }
    }
}
