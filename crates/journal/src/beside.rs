//! What lies beside the sealed records: the audiences' secrets, and words with their salts.
//!
//! Words and their salt can be erased together: the commitment stays in the record, every seal
//! stays valid, and nothing is left to guess from. Secrets stay as long as the journal does.

use crate::chance::{self, Chance};
use crate::seal::{Salt, secret_check, veil_commitment, veil_salt, words_commitment};
use crate::verify::Wrong;
use crate::wire::{self, Veiled};
use crate::{Beside, BesideKey, DuelId, Words};
use duel::{Audience, Seat};
use std::io;

/// The kind of entry that holds words. Secrets come before it; what comes behind it is sealed by
/// nothing here and has signatures of its own.
pub(crate) const WORDS: u8 = 3;
/// The kind of entry that holds the note of a checkpoint, about the last record it covers.
pub(crate) const NOTE: u8 = 4;
const SALT: usize = size_of::<Salt>();

/// The secrets of a duel's audiences: seat A, seat B, the judge.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secrets([Option<[u8; 32]>; 3]);

impl std::fmt::Debug for Secrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secrets(..)")
    }
}

const fn kind_of(audience: Audience) -> u8 {
    match audience {
        Audience::Seat(Seat::A) => 0,
        Audience::Seat(Seat::B) => 1,
        Audience::Judge | Audience::All => 2,
    }
}

const fn audience_of(kind: u8) -> Audience {
    match kind {
        0 => Audience::Seat(Seat::A),
        1 => Audience::Seat(Seat::B),
        _ => Audience::Judge,
    }
}

impl Secrets {
    /// Nobody's: of a journal whose secrets are lost.
    pub(crate) const fn none() -> Self {
        Self([None; 3])
    }

    pub(crate) fn random(chance: &mut dyn Chance) -> io::Result<Self> {
        let mut secret = || chance::array(chance).map(Some);
        Ok(Self([secret()?, secret()?, secret()?]))
    }

    /// These: seat A's, seat B's, the judge's.
    pub(crate) const fn of(secrets: [Option<[u8; 32]>; 3]) -> Self {
        Self(secrets)
    }

    /// Seat A's, seat B's, the judge's.
    pub(crate) const fn all(&self) -> [Option<[u8; 32]>; 3] {
        self.0
    }

    /// The entries that keep them.
    pub(crate) fn entries(&self, duel: DuelId) -> Vec<Beside> {
        let kept = (0..).zip(&self.0);
        kept.filter_map(|(kind, secret)| {
            let secret = secret.as_ref()?;
            let mut bytes = secret.to_vec();
            bytes.extend(secret_check(duel, kind, secret));
            let key = BesideKey { about: 0, kind };
            Some(Beside { key, bytes })
        })
        .collect()
    }

    /// Reads them from the entries about the duel as a whole.
    pub(crate) fn read(duel: DuelId, entries: &[Beside]) -> Result<Self, Wrong> {
        let mut secrets = Self::none();
        for entry in entries {
            let kind = entry.key.kind;
            let Some(place) = secrets.0.get_mut(usize::from(kind)) else {
                continue;
            };
            if entry.key.about != 0 || entry.bytes.is_empty() {
                continue;
            }
            *place = Some(read_secret(duel, kind, &entry.bytes)?);
        }
        Ok(secrets)
    }

    /// Reads those that are sound.
    pub(crate) fn sound(duel: DuelId, entries: &[Beside]) -> Self {
        let mut secrets = Self::none();
        for entry in entries.iter().filter(|entry| entry.key.about == 0) {
            if let Some(place) = secrets.0.get_mut(usize::from(entry.key.kind)) {
                *place = read_secret(duel, entry.key.kind, &entry.bytes).ok();
            }
        }
        secrets
    }

    /// The commitment to a veiled part of a record.
    pub(crate) fn commit(&self, number: u32, veiled: &Veiled) -> Result<[u8; 32], Wrong> {
        let salt = self.salt(number, veiled.audience)?;
        Ok(veil_commitment(&salt, &veiled.part))
    }

    /// The salt of a veiled part of a record.
    pub(crate) fn salt(&self, number: u32, audience: Audience) -> Result<Salt, Wrong> {
        let secret = self.0[usize::from(kind_of(audience))].as_ref();
        let secret = secret.ok_or(Wrong::SecretMissing(audience))?;
        Ok(veil_salt(secret, number))
    }
}

fn read_secret(duel: DuelId, kind: u8, bytes: &[u8]) -> Result<[u8; 32], Wrong> {
    let wrong = || Wrong::SecretChanged(audience_of(kind));
    let (secret, check) = bytes.split_first_chunk::<32>().ok_or_else(wrong)?;
    if secret_check(duel, kind, secret) != check {
        return Err(wrong());
    }
    Ok(*secret)
}

/// Words with a fresh salt, and the commitment that goes into the record.
pub(crate) fn keep_words(
    number: u32,
    words: &Words,
    chance: &mut dyn Chance,
) -> io::Result<(Beside, [u8; 32])> {
    let salt: Salt = chance::array(chance)?;
    let text = wire::encode_words(words);
    let commitment = words_commitment(&salt, &text);
    let mut bytes = salt.to_vec();
    bytes.extend(text);
    let key = words_key(number);
    Ok((Beside { key, bytes }, commitment))
}

/// The words of a record, from what lies beside it; `None` when they were erased.
pub(crate) fn read_words(
    number: u32,
    committed: Option<[u8; 32]>,
    beside: &[Beside],
) -> Result<Option<Words>, Wrong> {
    let (committed, bytes) = match (committed, kept_words(number, beside)) {
        (_, None) => return Ok(None),
        (None, Some(_)) => return Err(Wrong::WordsUncommitted),
        (Some(committed), Some(bytes)) => (committed, bytes),
    };
    let (salt, text) = bytes
        .split_first_chunk::<SALT>()
        .ok_or(Wrong::WordsChanged)?;
    if words_commitment(salt, text) != committed {
        return Err(Wrong::WordsChanged);
    }
    wire::decode_words(text)
        .map(Some)
        .map_err(|_| Wrong::WordsChanged)
}

/// The bytes that keep the words of a record, if it has some that weren't erased. `beside` is in
/// order.
pub(crate) fn kept_words(number: u32, beside: &[Beside]) -> Option<&[u8]> {
    let found = beside.binary_search_by_key(&words_key(number), |entry| entry.key);
    let bytes = beside[found.ok()?].bytes.as_slice();
    Some(bytes).filter(|bytes| !bytes.is_empty())
}

const fn words_key(number: u32) -> BesideKey {
    BesideKey {
        about: number,
        kind: WORDS,
    }
}

/// The entry that, put beside a journal, erases the words of a record with their salt.
#[must_use]
pub const fn erased_words(number: u32) -> Beside {
    Beside {
        key: words_key(number),
        bytes: Vec::new(),
    }
}
