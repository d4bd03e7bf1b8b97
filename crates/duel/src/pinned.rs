//! What a journal pins at its beginning: the definitions, and how the record is kept.

use alloc::borrow::Cow;
use serde::{Deserialize, Serialize};

/// A digest of definitions that a journal pins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Digest(pub [u8; 32]);

/// As 64 hexadecimal digits; with a precision, as so many.
///
/// ```
/// let digest = duel::Digest([0xAB; 32]);
/// assert_eq!(format!("{digest:.5}"), "ababa");
/// assert_eq!(digest.to_string().len(), 64);
/// ```
impl core::fmt::Display for Digest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let digits = self.0.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        digits
            .take(f.precision().unwrap_or(64))
            .try_for_each(|digit| write!(f, "{digit:x}"))
    }
}

/// The edition of an engine: another one may make other records of the same answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Engine(pub u32);

impl core::fmt::Display for Engine {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}

/// What the records of a duel are made with, beside the rules it is played under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Definitions {
    /// The digest of the card definitions.
    pub catalogue: Digest,
    /// The edition of the engine.
    pub engine: Engine,
}

/// The id of a rule, as `docs/rules-model.md` lists it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RuleId(pub Cow<'static, str>);

impl core::fmt::Display for RuleId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a journal is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// The engine is the table: the first irregularity is refused.
    Strict,
    /// The journal says what happened, right or wrong.
    Witness,
}

/// How windows that nobody mentions are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reading {
    /// Passes are written: an owed seat that isn't mentioned was not asked.
    Written,
    /// Passes are implied: an owed seat that isn't mentioned passed in silence.
    Implied,
}
