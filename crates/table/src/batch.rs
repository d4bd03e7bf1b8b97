//! What one operation recorded.

use journal::{Head, Record};
use rules::Next;

/// A batch as it was recorded, and whom the duel now waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Its number.
    pub number: u32,
    /// Its records.
    pub records: Vec<Record>,
    /// The head after it.
    pub head: Head,
    /// Whom the duel waits for after it.
    pub asks: Next,
}
