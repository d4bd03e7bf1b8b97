//! Where times and random bytes come from: the system, or fixed ones for transcripts.
//!
//! `TAKEBACK_CLOCK` (an RFC 3339 time) fixes the clock: each batch is a second after the one
//! before. `TAKEBACK_SEED` (a number) fixes ids and secrets. Both are for tests: they make seals
//! guessable.

use crate::error::{Code, Failure, Outcome};
use journal::{Chance, SeededChance, SystemChance, Time};
use std::io;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use wording::{Wording, args};

/// Gives the time of each batch. Its clones go on together.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    fixed: Option<Arc<AtomicI64>>,
}

impl Clock {
    /// The system's clock, or the one `TAKEBACK_CLOCK` says.
    ///
    /// # Errors
    /// When what it says is no time.
    pub(crate) fn from_environment(words: &Wording) -> Outcome<Self> {
        let Ok(text) = std::env::var("TAKEBACK_CLOCK") else {
            return Ok(Self { fixed: None });
        };
        let time: Time = text
            .parse()
            .map_err(|_| unread("environment-clock", &text, words))?;
        Ok(Self {
            fixed: Some(Arc::new(AtomicI64::new(time.0))),
        })
    }

    /// The time it is, for a comparison: the fixed clock doesn't go on by it.
    #[must_use]
    pub(crate) fn shows(&self) -> Time {
        let fixed = self.fixed.as_ref();
        fixed.map_or_else(system_time, |time| Time(time.load(Ordering::Relaxed)))
    }

    /// The time now.
    #[must_use]
    pub(crate) fn now(&self) -> Time {
        match &self.fixed {
            None => system_time(),
            Some(time) => Time(time.fetch_add(1000, Ordering::Relaxed)),
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "this is where the clock comes from"
)]
fn system_time() -> Time {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Time(since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }))
}

/// Random bytes for ids and secrets. Its clones go on together.
#[derive(Clone, Debug)]
pub(crate) struct Lots {
    seeded: Option<Arc<Mutex<SeededChance>>>,
}

impl Lots {
    /// The system's random bytes, or those that follow from `TAKEBACK_SEED`.
    ///
    /// # Errors
    /// When what it says is no number.
    pub(crate) fn from_environment(words: &Wording) -> Outcome<Self> {
        let Ok(text) = std::env::var("TAKEBACK_SEED") else {
            return Ok(Self { seeded: None });
        };
        let seed = text
            .parse()
            .map_err(|_| unread("environment-seed", &text, words))?;
        Ok(Self {
            seeded: Some(Arc::new(Mutex::new(SeededChance::new(seed)))),
        })
    }
}

impl Chance for Lots {
    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        match &self.seeded {
            None => SystemChance.fill(bytes),
            Some(seeded) => seeded
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .fill(bytes),
        }
    }
}

pub(crate) fn unread(key: &str, found: &str, words: &Wording) -> Failure {
    let found = wording::visible(found);
    let what = words.text(key, args![found: found]);
    Failure::new(Code::Usage).with("what", what)
}
