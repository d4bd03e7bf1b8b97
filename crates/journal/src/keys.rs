//! Keys that sign notes: Ed25519, written as the note format of C2SP writes them.

use crate::base64;
use crate::chance::{self, Chance};
use ed25519_dalek as ed25519;
use ed25519_dalek::Signer as _;
use sha2::{Digest, Sha256};
use std::fmt;
use std::io;
use std::str::FromStr;

/// The first four bytes of the hash over a key and its name. It finds a key; it proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId(pub [u8; 4]);

/// A public key with the name of who signs with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicKey {
    name: String,
    id: KeyId,
    key: ed25519::VerifyingKey,
}

/// A secret key with the name of who signs with it. Its text is the secret: keep it where nobody
/// else reads it.
#[derive(Clone)]
pub struct SecretKey {
    public: PublicKey,
    key: ed25519::SigningKey,
}

/// Why a text is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum KeyError {
    /// It isn't built as a key is.
    #[error("it isn't written as a key is: NAME+HEX+BASE64")]
    Form,
    /// The name is empty, or has a space, a plus or a control character in it.
    #[error("a key's name has at least one letter, and no space, no + and no control character")]
    Name,
    /// A public key was expected, and this is the secret one.
    #[error("this is a secret key; only the public one is to be given away")]
    Secret,
    /// It is of another kind than Ed25519.
    #[error("kind {0} of keys isn't used here, only kind 1, Ed25519")]
    Kind(u8),
    /// The id doesn't belong to the name and the key.
    #[error("its id doesn't fit its name and its bytes, so one of them was changed")]
    Id,
    /// It isn't a point on the curve, or one whose signatures prove nothing.
    #[error("its bytes are no key that proves anything")]
    Weak,
}

const ED25519: u8 = 1;
const SECRET: &str = "PRIVATE+KEY+";

/// The longest a key's name may be, in bytes.
pub const KEY_NAME_MOST: usize = 256;

/// Whether a key can have this name.
///
/// # Errors
/// `KeyError::Name`.
pub(crate) fn check_name(name: &str) -> Result<(), KeyError> {
    let stray = |c: char| c.is_whitespace() || c.is_control() || c == '+';
    match name.is_empty() || name.len() > KEY_NAME_MOST || name.contains(stray) {
        true => Err(KeyError::Name),
        false => Ok(()),
    }
}

impl PublicKey {
    fn new(name: &str, key: ed25519::VerifyingKey) -> Result<Self, KeyError> {
        check_name(name)?;
        if key.is_weak() {
            return Err(KeyError::Weak);
        }
        Ok(Self {
            name: name.to_owned(),
            id: id_of(name, key.as_bytes()),
            key,
        })
    }

    /// Who signs with it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// By what a signature says which key made it, together with the name.
    #[must_use]
    pub const fn id(&self) -> KeyId {
        self.id
    }

    /// Whether these bytes are this key's signature under the text.
    #[must_use]
    pub(crate) fn signed(&self, text: &str, signature: &[u8]) -> bool {
        let signature = ed25519::Signature::from_slice(signature);
        signature.is_ok_and(|made| self.key.verify_strict(text.as_bytes(), &made).is_ok())
    }
}

impl SecretKey {
    /// A new key.
    ///
    /// # Errors
    /// When the name can't be one (`InvalidInput`, from [`KeyError`]), or there are no random bytes.
    pub fn random(name: &str, chance: &mut dyn Chance) -> io::Result<Self> {
        let seed = chance::array(chance)?;
        let invalid = |error| io::Error::new(io::ErrorKind::InvalidInput, error);
        Self::from_seed(name, &seed).map_err(invalid)
    }

    fn from_seed(name: &str, seed: &[u8; 32]) -> Result<Self, KeyError> {
        let key = ed25519::SigningKey::from_bytes(seed);
        let public = PublicKey::new(name, key.verifying_key())?;
        Ok(Self { public, key })
    }

    /// The key others check with.
    #[must_use]
    pub const fn public(&self) -> &PublicKey {
        &self.public
    }

    /// The key as text, to be kept secret.
    #[must_use]
    pub fn text(&self) -> String {
        let PublicKey { name, id, .. } = &self.public;
        format!("{SECRET}{name}+{id}+{}", tail(self.key.as_bytes()))
    }

    pub(crate) fn sign(&self, text: &str) -> [u8; 64] {
        self.key.sign(text.as_bytes()).to_bytes()
    }
}

/// The last part of a key's text.
fn tail(key: &[u8; 32]) -> String {
    base64::encode(&[&[ED25519][..], key].concat())
}

fn id_of(name: &str, public: &[u8; 32]) -> KeyId {
    let mut hasher = Sha256::new();
    hasher.update(name.as_bytes());
    hasher.update([b'\n', ED25519]);
    hasher.update(public);
    let [a, b, c, d, ..] = <[u8; 32]>::from(hasher.finalize());
    KeyId([a, b, c, d])
}

/// Name, id and bytes of a key's text.
fn parts(text: &str) -> Result<(&str, KeyId, [u8; 32]), KeyError> {
    let mut parts = text.split('+');
    let name = parts.next().ok_or(KeyError::Form)?;
    let id = parts.next().and_then(unhex).ok_or(KeyError::Form)?;
    // A plus is also a letter of the last part.
    let rest: Vec<&str> = parts.collect();
    let bytes = base64::decode(&rest.join("+")).ok_or(KeyError::Form)?;
    let (&kind, key) = bytes.split_first().ok_or(KeyError::Form)?;
    if kind != ED25519 {
        return Err(KeyError::Kind(kind));
    }
    let key = key.try_into().map_err(|_| KeyError::Form)?;
    Ok((name, id, key))
}

fn unhex(text: &str) -> Option<KeyId> {
    let digit = |b: &u8| b.is_ascii_digit() || (b'a'..=b'f').contains(b);
    let written = text.len() == 8 && text.as_bytes().iter().all(digit);
    let number = u32::from_str_radix(text, 16).ok().filter(|_| written)?;
    Some(KeyId(number.to_be_bytes()))
}

impl FromStr for PublicKey {
    type Err = KeyError;
    fn from_str(text: &str) -> Result<Self, KeyError> {
        if text.starts_with(SECRET) {
            return Err(KeyError::Secret);
        }
        let (name, id, bytes) = parts(text)?;
        let key = ed25519::VerifyingKey::from_bytes(&bytes).map_err(|_| KeyError::Weak)?;
        let public = Self::new(name, key)?;
        match public.id == id {
            true => Ok(public),
            false => Err(KeyError::Id),
        }
    }
}

impl FromStr for SecretKey {
    type Err = KeyError;
    fn from_str(text: &str) -> Result<Self, KeyError> {
        let (name, id, seed) = parts(text.strip_prefix(SECRET).ok_or(KeyError::Form)?)?;
        let secret = Self::from_seed(name, &seed)?;
        match secret.public.id == id {
            true => Ok(secret),
            false => Err(KeyError::Id),
        }
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, id, key } = self;
        write!(f, "{name}+{id}+{}", tail(key.as_bytes()))
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretKey({}+{}+..)", self.public.name, self.public.id)
    }
}

impl fmt::Display for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyId({self})")
    }
}
