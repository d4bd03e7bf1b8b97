//! The thread that owns the shelf, so that nobody waits for sled longer than agreed.
//!
//! On damaged files sled may panic in any call, or never come back from it. So sled lives on a
//! thread of its own: what is asked of it is a job, an answer is waited for until a deadline, a
//! panic ends the thread and is told as what it is. A thread that hangs is left behind; the store
//! then answers everything with the reason, and the process can end.

use crate::books::{BookFault, Books};
use crate::shelf::{Shelf, ShelfFault, one_line};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The name of the thread sled runs on. A panic on it is sled's own and is reported as damage.
pub const SLED_THREAD: &str = "takeback-sled";

/// How many jobs may wait.
const JOBS_MOST: usize = 64;

enum Job {
    Do(Box<dyn FnOnce(&mut Books) + Send>),
    Close(SyncSender<()>),
}

/// What opens the shelf; called on the thread.
pub(crate) type Opening = Box<dyn FnOnce() -> Result<Box<dyn Shelf>, ShelfFault> + Send>;

/// Why the thread gives no answer.
#[derive(Clone, Debug)]
pub(crate) enum Gone {
    /// It has not come back for this long.
    Hung(Duration),
    /// sled panicked, and said this.
    Panicked(String),
    /// An earlier change failed on the shelf; it is in the log.
    Failed(String),
}

impl std::fmt::Display for Gone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Hung(time) => write!(f, "sled has not answered for {} s", time.as_secs_f32()),
            Self::Panicked(said) => write!(f, "sled gave up: {said}"),
            Self::Failed(why) => write!(f, "sled refused a change: {why}"),
        }
    }
}

/// The thread, from outside. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Worker {
    jobs: SyncSender<Job>,
    gone: Arc<Mutex<Option<Gone>>>,
    deadline: Duration,
}

impl Worker {
    /// Starts the thread and opens the shelf on it.
    pub(crate) fn start(
        opening: Opening,
        deadline: Duration,
    ) -> Result<Result<Self, ShelfFault>, Gone> {
        let (jobs, inbox) = sync_channel::<Job>(JOBS_MOST);
        let (opened, answer) = sync_channel(1);
        let gone = Arc::new(Mutex::new(None));
        let worker = Self {
            jobs,
            gone: Arc::clone(&gone),
            deadline,
        };
        thread::Builder::new()
            .name(SLED_THREAD.into())
            .spawn(move || run(opening, &opened, &inbox, &gone))
            .map_err(|error| Gone::Failed(error.to_string()))?;
        let opened = worker.wait(&answer)?;
        Ok(opened.map(|()| worker))
    }

    /// Asks for something and waits for it.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Books) -> T + Send + 'static,
    ) -> Result<T, Gone> {
        self.ask_within(self.deadline, job)
    }

    /// The same for what may take longer than an answer does.
    pub(crate) fn ask_within<T: Send + 'static>(
        &self,
        deadline: Duration,
        job: impl FnOnce(&mut Books) -> T + Send + 'static,
    ) -> Result<T, Gone> {
        let (sender, answer) = sync_channel(1);
        self.send(Job::Do(Box::new(move |books| {
            let _ = sender.send(job(books));
        })))?;
        wait(&answer, deadline, &self.gone)
    }

    /// Asks for a change that is in the log already; doesn't wait for it.
    pub(crate) fn tell(
        &self,
        job: impl FnOnce(&mut Books) -> Result<(), BookFault> + Send + 'static,
    ) -> Result<(), Gone> {
        let gone = Arc::clone(&self.gone);
        self.send(Job::Do(Box::new(move |books| {
            if let Err(fault) = job(books) {
                set(&gone, Gone::Failed(one_line(&format!("{fault:?}"))));
            }
        })))
    }

    /// Why the thread is not to be used any more, if so.
    pub(crate) fn gone(&self) -> Option<Gone> {
        self.gone
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Ends the thread after what it has been asked, and waits until sled is closed.
    pub(crate) fn end(self) -> Result<(), Gone> {
        let (closed, answer) = sync_channel(1);
        if let Some(gone @ (Gone::Hung(_) | Gone::Panicked(_))) = self.gone() {
            return Err(gone);
        }
        self.push(Job::Close(closed))?;
        self.wait(&answer)
    }

    fn send(&self, job: Job) -> Result<(), Gone> {
        self.gone().map_or(Ok(()), Err)?;
        self.push(job)
    }

    fn push(&self, mut job: Job) -> Result<(), Gone> {
        let until = Instant::now() + self.deadline;
        loop {
            match self.jobs.try_send(job) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(self.lost()),
                Err(TrySendError::Full(_)) if Instant::now() > until => {
                    return Err(set(&self.gone, Gone::Hung(self.deadline)));
                }
                Err(TrySendError::Full(back)) => job = back,
            }
            thread::sleep(Duration::from_micros(200));
        }
    }

    fn wait<T>(&self, answer: &Receiver<T>) -> Result<T, Gone> {
        wait(answer, self.deadline, &self.gone)
    }

    fn lost(&self) -> Gone {
        self.gone()
            .unwrap_or_else(|| Gone::Failed("its thread has ended".into()))
    }
}

fn wait<T>(
    answer: &Receiver<T>,
    deadline: Duration,
    gone: &Mutex<Option<Gone>>,
) -> Result<T, Gone> {
    answer.recv_timeout(deadline).map_err(|error| match error {
        RecvTimeoutError::Timeout => set(gone, Gone::Hung(deadline)),
        RecvTimeoutError::Disconnected => set(
            gone,
            Gone::Panicked("its thread ended without an answer".into()),
        ),
    })
}

/// Remembers the first reason and gives it back.
fn set(gone: &Mutex<Option<Gone>>, why: Gone) -> Gone {
    let mut gone = gone.lock().unwrap_or_else(PoisonError::into_inner);
    gone.get_or_insert(why).clone()
}

fn run(
    opening: Opening,
    opened: &SyncSender<Result<(), ShelfFault>>,
    inbox: &Receiver<Job>,
    gone: &Mutex<Option<Gone>>,
) {
    let mut books = match guarded(opening, gone) {
        Some(Ok(shelf)) => Books::new(shelf),
        Some(Err(fault)) => {
            let _ = opened.send(Err(fault));
            return;
        }
        None => return,
    };
    let _ = opened.send(Ok(()));
    while let Ok(job) = inbox.recv() {
        let failed = gone
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_some();
        let job = match job {
            // What was asked after a change that failed would be answered without it.
            Job::Do(_) if failed => continue,
            Job::Do(job) => job,
            Job::Close(closed) => {
                let done = guarded(move || drop(books), gone);
                let _ = done.map(|()| closed.send(()));
                return;
            }
        };
        if guarded(|| job(&mut books), gone).is_none() {
            // Closing a sled that has panicked may hang; the process gives its files back.
            std::mem::forget(books);
            return;
        }
    }
    let _ = guarded(move || drop(books), gone);
}

/// Runs something of sled's; nothing when it panicked, and the reason is kept.
fn guarded<T>(work: impl FnOnce() -> T, gone: &Mutex<Option<Gone>>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work))
        .map_err(|said| set(gone, Gone::Panicked(said_in_panic(&*said))))
        .ok()
}

fn said_in_panic(said: &(dyn Any + Send)) -> String {
    let text = said
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| said.downcast_ref::<String>().map(String::as_str));
    one_line(text.unwrap_or("(nothing)"))
}
