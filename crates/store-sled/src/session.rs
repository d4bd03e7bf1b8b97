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
    ends: BTreeMap<DuelId, End>,
    /// How many traces there are, once that was asked.
    traces: Option<u64>,
    deadline: Duration,
}

/// Where a journal ends, and whether more may be appended.
#[derive(Clone, Copy)]
pub(crate) struct End {
    pub(crate) head: Head,
    pub(crate) is_archived: bool,
}

impl Session {
    pub(crate) fn new(worker: Worker, log: HeadLog, deadline: Duration) -> Self {
        let (log, ends, traces) = (Some(log), BTreeMap::new(), None);
        Self {
            worker,
            log,
            ends,
            traces,
            deadline,
        }
    }

    /// Closes the store and gives it back. What the log holds is safe whatever comes back.
    pub(crate) fn close(self, ground: &dyn Ground) -> Result<(), Lost> {
        let closed = self.shut(ground);
        ground.leave();
        closed
    }

    /// Closes the store, and keeps other processes out.
    pub(crate) fn shut(mut self, ground: &dyn Ground) -> Result<(), Lost> {
        let settled = self.log.as_mut().map_or(Ok(()), HeadLog::settle);
        let ended = self.worker.end();
        ended.map_err(|gone| Lost::gone(ground, &gone))?;
        settled.map_err(|cause| Lost::now(OpenError::io(&ground.path().join("log"), cause)))
    }

    /// Where a duel ends; none when there is no such duel.
    pub(crate) fn end(&mut self, duel: DuelId) -> Result<Result<Option<End>, BookFault>, Gone> {
        if let Some(end) = self.ends.get(&duel) {
            return Ok(Ok(Some(*end)));
        }
        let entry = self.worker.ask(move |books| books.listed(duel))?;
        let end = entry.map(|entry| {
            entry.map(|entry| End {
                head: entry.head,
                is_archived: entry.archived,
            })
        });
        if let Ok(Some(end)) = end {
            self.note_end(duel, end);
        }
        Ok(end)
    }

    fn note_end(&mut self, duel: DuelId, end: End) {
        if self.ends.len() >= HEADS_MOST {
            self.ends.clear();
        }
        self.ends.insert(duel, end);
    }

    /// How many traces there are.
    pub(crate) fn traces(&mut self) -> Result<Result<u64, BookFault>, Gone> {
        if let Some(count) = self.traces {
            return Ok(Ok(count));
        }
        let count = self.worker.ask(|books| books.count_traces())?;
        self.traces = count.as_ref().ok().copied();
        Ok(count)
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
        items.iter().for_each(|item| self.note(item));
        // When the thread is gone the next call learns it; the log has what was lost.
        let _ = self.worker.tell(move |books| books.do_all(&items));
    }

    fn note(&mut self, item: &Item) {
        match item {
            Item::Append(duel, batch) => {
                let (head, is_archived) = (batch.head, false);
                self.note_end(*duel, End { head, is_archived });
            }
            Item::Deed(number, trace) | Item::Note(number, trace) => {
                self.traces = Some(*number);
                self.ends.remove(&trace.duel);
            }
            Item::Beside(..) | Item::Name(..) => {}
        }
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
