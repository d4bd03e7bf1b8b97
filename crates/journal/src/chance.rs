//! Where random bytes come from: the system, or a seed where a test wants the same ones again.

use crate::DuelId;
use std::io;

/// A source of random bytes: ids, secrets, salts, nonces. Never used for the game itself.
pub trait Chance {
    /// Fills the bytes.
    ///
    /// # Errors
    /// When the system has no random bytes to give.
    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()>;
}

/// The system's random bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemChance;

/// The same bytes for the same seed: for tests and transcripts, never for a real duel.
#[derive(Clone, Debug)]
pub struct SeededChance(blake3::OutputReader);

impl SeededChance {
    /// Begins the bytes of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("takeback seeded chance for tests");
        hasher.update(&seed.to_le_bytes());
        Self(hasher.finalize_xof())
    }
}

impl Chance for SystemChance {
    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        getrandom::fill(bytes).map_err(|error| io::Error::other(error.to_string()))
    }
}

impl Chance for SeededChance {
    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        self.0.fill(bytes);
        Ok(())
    }
}

/// So many random bytes.
pub(crate) fn array<const N: usize>(chance: &mut dyn Chance) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    chance.fill(&mut bytes)?;
    Ok(bytes)
}

impl DuelId {
    /// A new random id.
    ///
    /// # Errors
    /// When there are no random bytes to be had.
    pub fn random(chance: &mut dyn Chance) -> io::Result<Self> {
        array(chance).map(Self)
    }
}
