//! How far a run is, on the standard error.

use std::io::IsTerminal as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Says now and then how far it is.
pub(crate) struct Progress {
    all: u64,
    began: Instant,
    said: Mutex<Instant>,
    terminal: bool,
}

impl Progress {
    pub(crate) fn new(all: u64) -> Self {
        let began = Instant::now();
        Self {
            all,
            began,
            said: Mutex::new(began),
            terminal: std::io::stderr().is_terminal(),
        }
    }

    /// So many duels are played, and so many of them failed.
    pub(crate) fn show(&self, played: u64, failed: u64) {
        let every = Duration::from_secs(if self.terminal { 1 } else { 20 });
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.elapsed() < every {
            return;
        }
        *said = Instant::now();
        let seconds = self.began.elapsed().as_secs_f64();
        let rate = played as f64 / seconds;
        let left = self.all.saturating_sub(played) as f64 / rate;
        let all = self.all;
        let line = format!(
            "{played} of {all} duels, {failed} failed, {rate:.1} a second, {left:.0} s to go"
        );
        if self.terminal {
            eprint!("\r{line}   ");
        } else {
            eprintln!("{line}");
        }
    }

    /// The seconds it took.
    pub(crate) fn end(&self) -> f64 {
        if self.terminal {
            eprint!("\r");
        }
        self.began.elapsed().as_secs_f64()
    }
}
