//! How a store is connected to.

use std::time::Duration;

/// How a store is connected to. [`PgOptions::default`] is right for a command.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PgOptions {
    /// How many connections append at most, to each server. Two more read, so that reading goes on
    /// while appends wait for their standbys.
    pub connections: usize,
    /// How long an answer may take, connecting included. An append that takes longer is `Unknown`.
    pub deadline: Duration,
    /// How often the heads of followed duels are looked at.
    pub look: Duration,
    /// Whether tables may be made and changed. Where they may not, connecting to a server that
    /// needs it says what is to be run.
    pub migrate: bool,
}

impl Default for PgOptions {
    fn default() -> Self {
        Self {
            connections: 8,
            deadline: Duration::from_secs(10),
            look: Duration::from_millis(25),
            migrate: true,
        }
    }
}
