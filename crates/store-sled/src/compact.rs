//! Compacting: the shelf is copied into a fresh one, which takes its place. So nothing is left on the
//! disk of what was erased or removed; sled's own file keeps it until it happens to write over it.
//!
//! Others wait meanwhile, in this process and in others: about as long as reading and writing what
//! is kept takes. A crash on the way leaves the old shelf or the new one.

use crate::books::{Answer, BookFault, Books};
use crate::error::OpenError;
use crate::ground::Ground;
use crate::log::WriteFault;
use crate::opening::{Lost, SYNC_DEADLINES, shelf_error};
use crate::session::Session;
use crate::shelf::Shelf;
use crate::store::{Shared, SledStore, State};
use crate::worker::{Gone, Worker};
use std::time::Duration;

/// So much is copied at once.
const PAGE_BYTES: usize = 1 << 20;

impl SledStore {
    /// Copies the store into fresh files and drops the old ones, the log included: nothing is left
    /// on the disk of what was erased or removed. Everybody else waits meanwhile.
    ///
    /// # Errors
    /// See [`OpenError`]. Then the old files are there, and it can be asked for again.
    pub fn compact(&self) -> Result<(), OpenError> {
        self.shared().compact()
    }
}

impl Shared {
    fn compact(&self) -> Result<(), OpenError> {
        let mut state = self.lock();
        loop {
            state = self.enter(state)?;
            if state.is_idle() {
                break;
            }
            state = self.wait(state);
        }
        let compacted = self.compact_held(&mut state);
        self.leave(state);
        compacted
    }

    fn compact_held(&self, state: &mut State) -> Result<(), OpenError> {
        let ground = &*self.ground;
        let session = state.session.as_mut().expect("it was entered");
        session
            .rotate(true)
            .map_err(|fault| log_error(ground, fault))?;
        let deadline = self.options.deadline * SYNC_DEADLINES;
        copy(ground, &session.worker, deadline)?;
        let session = state.session.take().expect("it was there just now");
        let renewed = renew(ground, session);
        ground.leave();
        renewed.map_err(|lost| state.bury(lost))
    }
}

fn renew(ground: &dyn Ground, session: Session) -> Result<(), Lost> {
    session.shut(ground)?;
    let renewed = ground.renew();
    renewed.map_err(|cause| Lost::now(OpenError::io(ground.path(), cause)))
}

/// Copies the shelf page by page, each within its deadline.
fn copy(ground: &dyn Ground, worker: &Worker, deadline: Duration) -> Result<(), OpenError> {
    let gone = |gone: Gone| Lost::gone(ground, &gone).why;
    let path = ground.path().join("sled");
    let shelf = |fault| shelf_error(&path, fault);
    let book = |fault| match fault {
        BookFault::Shelf(fault) => shelf(fault),
        other => OpenError::damaged(&path, format!("{other:?}")),
    };
    let opening = ground.fresh();
    let opened = worker.ask_within(deadline, move |_| opening());
    let mut target = opened.map_err(gone)?.map_err(shelf)?;
    let mut from = Some(Vec::new());
    while let Some(key) = from {
        let copied = worker.ask_within(deadline, move |books| {
            let next = books.copy_page(&mut *target, &key);
            (target, next)
        });
        let (back, next) = copied.map_err(gone)?;
        from = next.map_err(book)?;
        target = back;
    }
    let synced = worker.ask_within(deadline, move |_| {
        let synced = target.sync();
        drop(target);
        synced
    });
    synced.map_err(gone)?.map_err(shelf)
}

impl Books {
    /// Copies the keys from `from` on to another shelf, about so many as one page has; gives the
    /// key to go on with.
    fn copy_page(&self, target: &mut dyn Shelf, from: &[u8]) -> Answer<Option<Vec<u8>>> {
        let (mut changes, mut bytes) = (Vec::new(), 0);
        self.shelf.scan(from, &[u8::MAX; 64], &mut |key, value| {
            bytes += key.len() + value.len();
            changes.push((key.to_vec(), Some(value.to_vec())));
            bytes < PAGE_BYTES
        })?;
        let next = changes.last().map(|(key, _)| [&key[..], &[0]].concat());
        target.apply(changes)?;
        Ok(next.filter(|_| bytes >= PAGE_BYTES))
    }
}

fn log_error(ground: &dyn Ground, fault: WriteFault) -> OpenError {
    let path = ground.path().join("log");
    match fault {
        WriteFault::Full(cause) | WriteFault::Io(cause) | WriteFault::Unknown(cause) => {
            OpenError::io(&path, cause)
        }
    }
}
