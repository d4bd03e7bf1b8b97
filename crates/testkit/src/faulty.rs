//! A store that fails now and then, the way disks and networks do: an answer gets lost, whether or
//! not the thing was done; it is refused; there is no room; it takes a while.
//!
//! What goes wrong is decided by a seed, so the same calls in the same order fail alike.

use journal::{
    AppendError, Appended, Beside, DuelEntry, DuelId, EventStore, Head, Limits, ReadError,
    SealedBatch, StoreCause, StoredBatch, Trace,
};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How often what goes wrong, in a thousand calls that write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// It is done, and the answer gets lost.
    pub done_and_lost: u32,
    /// It isn't done, and the answer gets lost.
    pub undone_and_lost: u32,
    /// It is refused, and not done.
    pub refused: u32,
    /// There is no room, and it isn't done.
    pub full: u32,
    /// It takes up to a millisecond longer.
    pub slow: u32,
    /// Decides which calls.
    pub seed: u64,
}

impl Plan {
    /// A bit of everything.
    #[must_use]
    pub const fn rough(seed: u64) -> Self {
        Self {
            done_and_lost: 120,
            undone_and_lost: 80,
            refused: 60,
            full: 40,
            slow: 20,
            seed,
        }
    }
}

/// What has gone wrong so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mishaps {
    /// Answers lost of what was done.
    pub done_and_lost: u64,
    /// Answers lost of what was not done.
    pub undone_and_lost: u64,
    /// Refusals, for want of room or another reason.
    pub refused: u64,
}

/// A store over another one.
#[derive(Debug)]
pub struct Faulty<S> {
    inner: S,
    plan: Plan,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    dice: u64,
    mishaps: Mishaps,
}

enum Fate {
    Done,
    DoneAndLost,
    UndoneAndLost,
    Refused,
    Full,
    Slow(Duration),
}

impl<S> Faulty<S> {
    /// A store that fails according to a plan.
    #[must_use]
    pub const fn new(inner: S, plan: Plan) -> Self {
        let state = State {
            dice: plan.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D,
            mishaps: Mishaps {
                done_and_lost: 0,
                undone_and_lost: 0,
                refused: 0,
            },
        };
        Self {
            inner,
            plan,
            state: Mutex::new(state),
        }
    }

    /// The store under it, where nothing fails.
    pub const fn inner(&self) -> &S {
        &self.inner
    }

    /// What has gone wrong so far.
    pub fn mishaps(&self) -> Mishaps {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.mishaps
    }

    fn fate(&self) -> Fate {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let mut left = state.roll(1_000);
        let Plan { slow, full, .. } = self.plan;
        let mut is = |part: u32| {
            let is = left < part;
            left = left.saturating_sub(part);
            is
        };
        if is(self.plan.done_and_lost) {
            state.mishaps.done_and_lost += 1;
            return Fate::DoneAndLost;
        }
        if is(self.plan.undone_and_lost) {
            state.mishaps.undone_and_lost += 1;
            return Fate::UndoneAndLost;
        }
        if is(self.plan.refused) {
            state.mishaps.refused += 1;
            return Fate::Refused;
        }
        if is(full) {
            state.mishaps.refused += 1;
            return Fate::Full;
        }
        match is(slow) {
            true => Fate::Slow(Duration::from_micros(u64::from(state.roll(1_000)))),
            false => Fate::Done,
        }
    }

    fn write<T>(&self, write: impl FnOnce(&S) -> Result<T, AppendError>) -> Result<T, AppendError> {
        match self.fate() {
            Fate::Done => write(&self.inner),
            Fate::Slow(time) => {
                std::thread::sleep(time);
                write(&self.inner)
            }
            Fate::DoneAndLost => match write(&self.inner) {
                Ok(_) => Err(AppendError::Unknown(cause("the answer got lost"))),
                Err(error) => Err(error),
            },
            Fate::UndoneAndLost => Err(AppendError::Unknown(cause("the question got lost"))),
            Fate::Refused => Err(AppendError::Io(cause("the disk didn't take it"))),
            Fate::Full => Err(AppendError::Full(cause("there is no room today"))),
        }
    }
}

impl State {
    fn roll(&mut self, sides: u32) -> u32 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as u32 % sides
    }
}

fn cause(said: &str) -> StoreCause {
    said.into()
}

/// True for answers after which the same thing is asked again: it may be there, or it isn't.
#[must_use]
pub const fn asks_again(error: &AppendError) -> bool {
    matches!(
        error,
        AppendError::Unknown(_) | AppendError::Io(_) | AppendError::Full(_)
    )
}

impl<S: EventStore> EventStore for Faulty<S> {
    fn append(
        &self,
        duel: DuelId,
        after: Head,
        batch: &SealedBatch,
    ) -> Result<Appended, AppendError> {
        self.write(|inner| inner.append(duel, after, batch))
    }

    fn read(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError> {
        self.inner.read(duel, from, limits)
    }

    fn head(&self, duel: DuelId) -> Result<Head, ReadError> {
        self.inner.head(duel)
    }

    fn duels(&self, after: Option<DuelId>, most: usize) -> Result<Vec<DuelEntry>, ReadError> {
        self.inner.duels(after, most)
    }

    fn duel(&self, duel: DuelId) -> Result<DuelEntry, ReadError> {
        self.inner.duel(duel)
    }

    fn follow(
        &self,
        duel: DuelId,
        last: u32,
        timeout: Duration,
    ) -> Result<Vec<StoredBatch>, ReadError> {
        self.inner.follow(duel, last, timeout)
    }

    fn beside(&self, duel: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError> {
        self.inner.beside(duel, first, last)
    }

    fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError> {
        self.write(|inner| inner.put_beside(duel, entries))
    }

    fn remove(&self, trace: &Trace) -> Result<(), AppendError> {
        self.write(|inner| inner.remove(trace))
    }

    fn archive(&self, trace: &Trace) -> Result<(), AppendError> {
        self.write(|inner| inner.archive(trace))
    }

    fn rename(&self, duel: DuelId, name: &str) -> Result<(), AppendError> {
        self.write(|inner| inner.rename(duel, name))
    }

    /// Never fails here: a trace that is left twice would be there twice.
    fn leave_trace(&self, trace: &Trace) -> Result<(), AppendError> {
        self.inner.leave_trace(trace)
    }

    fn traces(&self, skip: usize, most: usize) -> Result<Vec<Trace>, ReadError> {
        self.inner.traces(skip, most)
    }
}
