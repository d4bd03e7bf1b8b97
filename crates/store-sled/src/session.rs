//! A store while this process has it: its log, its shelf, and the heads seen so far.
//!
//! How it is opened is in [`opening`](crate::opening); closing hands everything to the system.

use crate::books::BookFault;
use crate::error::OpenError;
use crate::ground::Ground;
use crate::item::Item;
use crate::log::{HeadLog, WriteFault};
use crate::opening::{Lost, SYNC_DEADLINES};
use crate::worker::{Gone, Worker};
use journal::{DuelId, Head};
use std::collections::BTreeMap;
use std::time::Duration;

/// How many heads are remembered.
const HEADS_MOST: usize = 65_536;

/// A store while this process has it.
pub(crate) struct Session {
    pub(crate) worker: Worker,
    /// Away while a group is being synced.
    log: Option<HeadLog>,
    heads: BTreeMap<DuelId, Head>,
    deadline: Duration,
}

impl Session {
    pub(crate) fn new(worker: Worker, log: HeadLog, deadline: Duration) -> Self {
        let (log, heads) = (Some(log), BTreeMap::new());
        Self {
            worker,
            log,
            heads,
            deadline,
        }
    }

    /// Closes the store and gives it back. What the log holds is safe whatever comes back.
    pub(crate) fn close(mut self, ground: &dyn Ground) -> Result<(), Lost> {
        let settled = self.log.as_mut().map_or(Ok(()), HeadLog::settle);
        let ended = self.worker.end();
        ground.leave();
        ended.map_err(|gone| Lost::gone(ground, &gone))?;
        settled.map_err(|cause| Lost::now(OpenError::io(&ground.path().join("log"), cause)))
    }

    /// The head of a duel; none when there is no such duel.
    pub(crate) fn head(&mut self, duel: DuelId) -> Result<Result<Option<Head>, BookFault>, Gone> {
        if let Some(head) = self.heads.get(&duel) {
            return Ok(Ok(Some(*head)));
        }
        let head = self.worker.ask(move |books| books.head(duel))?;
        if let Ok(Some(head)) = head {
            self.note_head(duel, head);
        }
        Ok(head)
    }

    fn note_head(&mut self, duel: DuelId, head: Head) {
        if self.heads.len() >= HEADS_MOST {
            self.heads.clear();
        }
        self.heads.insert(duel, head);
    }

    /// Takes the log away, to write to it while others read.
    pub(crate) fn take_log(&mut self) -> Option<HeadLog> {
        self.log.take()
    }

    /// Brings it back.
    pub(crate) fn give_log(&mut self, log: HeadLog) {
        self.log = Some(log);
    }

    /// Puts on the shelf what is in the log now.
    pub(crate) fn shelve(&mut self, items: Vec<Item>) {
        for item in &items {
            if let Item::Append(duel, batch) = item {
                self.note_head(*duel, batch.head);
            }
        }
        // When the thread is gone the next call learns it; the log has what was lost.
        let _ = self.worker.tell(move |books| books.do_all(&items));
    }

    /// Syncs the shelf and begins a new segment of the log when one is due; `forget` drops every
    /// older one, for what was erased.
    pub(crate) fn rotate(&mut self, forget: bool) -> Result<(), WriteFault> {
        let Some(log) = self.log.as_mut().filter(|log| forget || log.is_due()) else {
            return Ok(());
        };
        let generation = log.generation() + 1;
        let deadline = self.deadline * SYNC_DEADLINES;
        let synced = self
            .worker
            .ask_within(deadline, move |books| books.sync(generation));
        let rotated = match synced {
            Ok(Ok(())) => log.rotate(generation),
            Ok(Err(fault)) => Err(std::io::Error::other(format!("{fault:?}"))),
            Err(gone) => Err(std::io::Error::other(gone.to_string())),
        };
        let rotated = rotated.and_then(|()| if forget { log.forget() } else { Ok(()) });
        rotated.map_err(|error| {
            log.put_off();
            WriteFault::Io(error)
        })
    }

    /// True when a sync of the log has failed and what is there now can't be told.
    pub(crate) fn is_doubtful(&self) -> bool {
        self.log.as_ref().is_some_and(HeadLog::is_broken)
    }

    /// Why the session must end, if it must.
    pub(crate) fn is_lost(&self, ground: &dyn Ground) -> Option<Lost> {
        let gone = self.worker.gone().map(|gone| Lost::gone(ground, &gone));
        let broken = self.is_doubtful();
        gone.or_else(|| {
            let path = ground.path().join("log");
            let why = "the end of the log is not known";
            broken.then(|| Lost::now(OpenError::io(&path, std::io::Error::other(why))))
        })
    }
}
