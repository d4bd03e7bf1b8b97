//! Random legal duels from a seed, with everything checked that must hold in any duel.
//!
//! [`run`] plays so many duels with [`play`], each from the seed and its number alone: a random
//! beginning ([`start`](draw::start)) and players who choose by chance among what they are offered.
//! What is checked is in [`checks`]. A [`Failed`] duel is cut down ([`shrunk`](shrink::shrunk)) and
//! written out ([`written`](written::written)); [`report`] says what came of a run.
#![forbid(unsafe_code)]

mod book;
mod case;
pub mod checks;
pub mod draw;
mod failure;
mod lookup;
mod played;
pub mod player;
mod random;
pub mod report;
pub mod shrink;
mod start;
mod usage;
pub mod written;

pub use book::{Also, Book};
pub use case::{Case, Dealt, play};
pub use failure::Failure;
pub use played::Played;
pub use random::Random;
pub use start::{Laid, Start};
pub use usage::{Resolved, Usage, Used};

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many duels.
    pub duels: u64,
    /// The number of the first.
    pub first: u64,
    /// The seed.
    pub seed: u64,
    /// How many at once.
    pub jobs: usize,
    /// The only rules, if not all.
    pub rules: Option<String>,
    /// Go on after a duel that fails.
    pub keep_going: bool,
}

/// A duel that failed.
#[derive(Clone, Debug)]
pub struct Failed {
    /// Its number.
    pub number: u64,
    /// What doesn't hold.
    pub failure: Failure,
    /// The duel as it was played.
    pub case: Case,
}

/// What came of a run.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// What was played, without the duels that failed.
    pub played: Played,
    /// The duels that failed, by their numbers: one, or with [`Options::keep_going`] all.
    pub failed: Vec<Failed>,
}

impl Outcome {
    fn take(&mut self, number: u64, outcome: Result<Played, Box<(Case, Failure)>>) {
        match outcome {
            Ok(played) => self.played = std::mem::take(&mut self.played).and(played),
            Err(failed) => {
                let (case, failure) = *failed;
                self.failed.push(Failed {
                    number,
                    failure,
                    case,
                });
            }
        }
    }
}

/// Plays the duels, up to the first that fails. `played` is told how many were played so far, and
/// how many of them failed.
#[must_use]
pub fn run(book: &Book, options: &Options, played: &(dyn Fn(u64, u64) + Sync)) -> Outcome {
    let next = AtomicU64::new(options.first);
    let end = AtomicU64::new(options.first + options.duels);
    let all = Mutex::new(Outcome::default());
    let rules = options.rules.as_deref();
    let seed = options.seed;
    let dealt = Dealt { book, seed, rules };
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= end.load(Ordering::Relaxed) {
                return;
            }
            let outcome = play(dealt, number);
            if outcome.is_err() && !options.keep_going {
                end.fetch_min(number, Ordering::Relaxed);
            }
            let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
            all.take(number, outcome);
            let failed = all.failed.len() as u64;
            played(all.played.duels() + failed, failed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..options.jobs.max(1) {
            scope.spawn(work);
        }
    });
    let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    all.failed.sort_by_key(|failed| failed.number);
    if !options.keep_going {
        all.failed.truncate(1);
    }
    all
}
