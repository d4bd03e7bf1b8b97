//! [`SledStore`]: appends in groups, reads, follows, and gives way to other processes.
//!
//! Writers put what they want into a queue. Whoever finds nobody leading leads: takes the queue,
//! decides each wish against the heads, writes what is accepted as one group, syncs it once, and
//! hands out the answers. Meanwhile others queue up for the next group and readers read.

use crate::books::{BookFault, Books};
use crate::error::{OpenError, holder_in_words};
use crate::ground::{Folder, Ground};
use crate::group::Queue;
use crate::opening::{Before, Lost, open, shelf_error};
use crate::options::Options;
use crate::session::Session;
use crate::shelf::ShelfFault;
use crate::worker::Gone;
use journal::ReadError;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

/// The store on this machine. See the head of the crate.
pub struct SledStore {
    shared: Arc<Shared>,
    keeper: Option<JoinHandle<()>>,
}

/// What the threads of a store share.
pub(crate) struct Shared {
    pub(crate) ground: Box<dyn Ground>,
    pub(crate) options: Options,
    state: Mutex<State>,
    /// Something has changed that somebody may wait for.
    pub(crate) changed: Condvar,
    /// The store was opened or the keeper is to end.
    kept: Condvar,
}

pub(crate) type Locked<'a> = MutexGuard<'a, State>;

pub(crate) struct State {
    /// The store, while this process has it.
    pub(crate) session: Option<Session>,
    /// How many threads are reading.
    readers: usize,
    pub(crate) queue: Queue,
    /// Somebody writes a group.
    pub(crate) leading: bool,
    /// Another process waits: whoever comes now waits too, until it had its turn.
    yielding: bool,
    /// What is to be known at the next opening.
    before: Before,
    /// Damage was read and an opening that may repair it asked for, which is done once only.
    refilled: bool,
    /// The shelf was filled again from the log.
    was_refilled: bool,
    /// Counts what was appended here.
    pub(crate) appended: u64,
    last_used: Instant,
    /// Since when this process has the store.
    entered: Instant,
    ending: bool,
}

impl SledStore {
    /// Opens the store in a folder; makes it when there is none.
    ///
    /// # Errors
    /// See [`OpenError`]. An answer comes within `options.wait` and `options.deadline` together,
    /// whatever state the files are in.
    pub fn open(path: &Path, options: Options) -> Result<Self, OpenError> {
        let ground = Folder::new(path, &options)?;
        Self::stand_on(Box::new(ground), options)
    }

    /// True when sled's files were damaged and have been made anew from the log. The damaged ones
    /// lie beside them in `sled.damaged`.
    #[must_use]
    pub fn was_refilled(&self) -> bool {
        self.shared.lock().was_refilled
    }

    /// Where the store is.
    #[must_use]
    pub fn where_is(&self) -> &Path {
        self.shared.ground.path()
    }

    pub(crate) fn stand_on(ground: Box<dyn Ground>, options: Options) -> Result<Self, OpenError> {
        let shared = Arc::new(Shared::new(ground, options));
        drop(shared.enter(shared.lock())?);
        let path = shared.ground.path().to_path_buf();
        let own = Arc::clone(&shared);
        let keeper = thread::Builder::new()
            .name("takeback-store-keeper".into())
            .spawn(move || own.keep())
            .map_err(|cause| OpenError::io(&path, cause))?;
        Ok(Self {
            shared,
            keeper: Some(keeper),
        })
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        self.shared.lock().ending = true;
        self.shared.kept.notify_all();
        if let Some(keeper) = self.keeper.take() {
            // The keeper closes the store; were it to panic, the log would have everything.
            let _ = keeper.join();
        }
    }
}

impl std::fmt::Debug for SledStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SledStore")
            .field("path", &self.where_is())
            .finish_non_exhaustive()
    }
}

impl Shared {
    fn new(ground: Box<dyn Ground>, options: Options) -> Self {
        let state = State {
            session: None,
            readers: 0,
            queue: Queue::default(),
            leading: false,
            yielding: false,
            before: Before::default(),
            refilled: false,
            was_refilled: false,
            appended: 0,
            last_used: Instant::now(),
            entered: Instant::now(),
            ending: false,
        };
        let (changed, kept) = (Condvar::new(), Condvar::new());
        Self {
            ground,
            options,
            state: Mutex::new(state),
            changed,
            kept,
        }
    }

    /// Nothing panics while it holds the state half changed.
    pub(crate) fn lock(&self) -> Locked<'_> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn wait<'a>(&self, state: Locked<'a>) -> Locked<'a> {
        self.changed
            .wait(state)
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes sure that this process has the store.
    pub(crate) fn enter<'a>(&'a self, mut state: Locked<'a>) -> Result<Locked<'a>, OpenError> {
        while state.yielding && state.session.is_some() {
            state = self.wait(state);
        }
        if state.is_idle() && self.is_to_close(&state) {
            self.close(&mut state);
        }
        if state.session.is_none() {
            let opened = open(&*self.ground, &self.options, &state.before);
            let (session, refilled) = opened.map_err(|lost| state.bury(lost))?;
            state.session = Some(session);
            state.was_refilled |= refilled;
            state.before = Before::default();
            state.entered = Instant::now();
            self.kept.notify_all();
        }
        state.last_used = Instant::now();
        Ok(state)
    }

    /// To be called after everything that used the store: gives way to another process, after a
    /// turn of its own.
    pub(crate) fn leave(&self, mut state: Locked<'_>) {
        state.last_used = Instant::now();
        let had_its_turn = state.entered.elapsed() >= self.options.turn;
        let wanted = state.session.is_some() && had_its_turn && self.ground.is_wanted();
        state.yielding |= wanted;
        if state.is_idle() && state.yielding {
            self.close(&mut state);
        }
        drop(state);
        self.changed.notify_all();
    }

    fn is_to_close(&self, state: &State) -> bool {
        let lost = |session: &Session| session.is_lost(&*self.ground).is_some();
        state.before.damaged || state.session.as_ref().is_some_and(lost)
    }

    fn close(&self, state: &mut State) {
        state.before.doubtful |= state.session.as_ref().is_some_and(Session::is_doubtful);
        let closed = state
            .session
            .take()
            .map(|session| session.close(&*self.ground));
        if let Some(Err(lost)) = closed {
            state.bury(lost);
        }
        state.yielding = false;
    }

    /// Asks the shelf for something. A shelf that was lost or is damaged is opened again once.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        question: impl Fn(&mut Books) -> Result<T, BookFault> + Send + Clone + 'static,
    ) -> Result<T, ReadError> {
        let first = self.ask_once(question.clone())?;
        let again = match &first {
            Ok(Err(fault)) if is_damage(fault) => self.may_refill(),
            Ok(_) => false,
            Err(_) => true,
        };
        let answer = if again {
            self.ask_once(question)?
        } else {
            first
        };
        match answer {
            Ok(answer) => answer.map_err(|fault| self.book_error(fault)),
            Err(gone) => Err(self.lost(&gone)),
        }
    }

    /// True once: what is on the shelf is damaged, and is to be made anew where that is possible.
    fn may_refill(&self) -> bool {
        let mut state = self.lock();
        let may = !state.refilled;
        state.before.damaged |= may;
        state.refilled = true;
        may
    }

    fn ask_once<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Books) -> Result<T, BookFault> + Send + 'static,
    ) -> Result<Result<Result<T, BookFault>, Gone>, ReadError> {
        let mut state = self.enter(self.lock()).map_err(|why| read_error(&why))?;
        let session = state.session.as_ref().expect("it was entered");
        let worker = session.worker.clone();
        state.readers += 1;
        drop(state);
        let answer = worker.ask(question);
        let mut state = self.lock();
        state.readers -= 1;
        self.leave(state);
        Ok(answer)
    }

    pub(crate) fn lost(&self, gone: &Gone) -> ReadError {
        read_error(&OpenError::damaged(&self.ground.path().join("sled"), gone))
    }

    pub(crate) fn book_error(&self, fault: BookFault) -> ReadError {
        match fault {
            BookFault::NoSuchDuel(duel) => ReadError::NoSuchDuel(duel),
            BookFault::Removed(trace) => ReadError::Removed { trace },
            BookFault::Damaged { first, last, what } => ReadError::Damaged { first, last, what },
            BookFault::Shelf(fault) => {
                read_error(&shelf_error(&self.ground.path().join("sled"), fault))
            }
        }
    }

    /// Closes the store when nothing was asked of it for a while, and at the end.
    fn keep(&self) {
        let mut state = self.lock();
        while !state.ending {
            let since = state.last_used.elapsed();
            let idle = self.options.idle;
            if state.session.is_none() {
                state = self
                    .kept
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
            } else if state.is_idle() && since >= idle {
                self.close(&mut state);
                self.changed.notify_all();
            } else {
                let rest = idle.saturating_sub(since).max(idle / 4);
                let waited = self.kept.wait_timeout(state, rest);
                state = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
        }
        self.close(&mut state);
    }
}

impl State {
    /// True when the store may be closed.
    pub(crate) fn is_idle(&self) -> bool {
        self.readers == 0 && !self.leading
    }

    pub(crate) fn bury(&mut self, lost: Lost) -> OpenError {
        if lost.for_good {
            self.before.dead = Some(lost.why.clone());
        }
        lost.why
    }
}

fn is_damage(fault: &BookFault) -> bool {
    match fault {
        BookFault::Damaged { .. } | BookFault::Shelf(ShelfFault::Damaged(_)) => true,
        BookFault::Shelf(_) | BookFault::NoSuchDuel(_) | BookFault::Removed(_) => false,
    }
}

/// What a reader is told when the store couldn't be opened.
pub(crate) fn read_error(why: &OpenError) -> ReadError {
    match why {
        OpenError::Busy { holder, .. } => ReadError::Busy {
            holder: holder_in_words(*holder),
        },
        why => ReadError::Io(Box::new(why.clone())),
    }
}
