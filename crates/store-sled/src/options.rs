//! How a store is opened.

use std::time::Duration;

/// How a store is opened. [`Options::default`] is right for a command.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// How long another process is waited for. Long enough that a dozen which read or write at the
    /// same time on a busy machine all have their turn.
    pub wait: Duration,
    /// How long sled may take for an answer before it counts as damaged.
    pub deadline: Duration,
    /// How long the store is kept before another process that waits has its turn, so that a command
    /// needn't open it anew for each thing it asks.
    pub turn: Duration,
    /// How long the store is kept when nothing is asked of it.
    pub idle: Duration,
    /// How much memory sled may use for what it has read.
    pub cache_bytes: u64,
    /// How much of the log is kept besides what sled hasn't synced. As long as the log reaches back
    /// to the beginning, a sled that is damaged is made anew from it.
    pub log_bytes: u64,
    /// Answers before the disk has it: for an import that is begun again after a crash. Nothing
    /// is ever half there, but the last batches may be gone.
    pub relaxed: bool,
    /// How long a segment of the log gets.
    pub(crate) segment_bytes: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            wait: Duration::from_secs(10),
            turn: Duration::from_millis(50),
            deadline: Duration::from_secs(10),
            idle: Duration::from_millis(40),
            cache_bytes: 64 << 20,
            log_bytes: 64 << 20,
            relaxed: false,
            segment_bytes: 1 << 20,
        }
    }
}
