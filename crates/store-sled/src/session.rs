//! A store while this process has it: its log, its shelf, and the heads seen so far.
//!
//! Opening brings the shelf up to what the log says; closing hands everything to the system.

use crate::books::BookFault;
use crate::error::OpenError;
use crate::ground::{Ground, gate_error};
use crate::item::Item;
use crate::log::{HeadLog, How, LogFault, WriteFault};
use crate::options::Options;
use crate::shelf::ShelfFault;
use crate::worker::{Gone, Worker};
use journal::{DuelId, Head};
use std::collections::BTreeMap;
use std::thread;
use std::time::{Duration, Instant};

/// How many heads are remembered.
const HEADS_MOST: usize = 65_536;
/// A sync of everything may take this many times as long as an answer.
const SYNC_DEADLINES: u32 = 6;

/// A store while this process has it.
pub(crate) struct Session {
    pub(crate) worker: Worker,
    /// Away while a group is being synced.
    log: Option<HeadLog>,
    heads: BTreeMap<DuelId, Head>,
    deadline: Duration,
}

/// Why a session can't go on: sled is lost to this process, or it may be opened again.
pub(crate) enum Lost {
    /// Not before the process ends.
    ForGood(OpenError),
    /// Until it is opened again.
    ForNow(OpenError),
}

impl Lost {
    pub(crate) fn why(&self) -> &OpenError {
        match self {
            Self::ForGood(why) | Self::ForNow(why) => why,
        }
    }
}

impl Session {
    /// Takes the store and opens it; `doubtful` when a sync of its log failed before.
    pub(crate) fn open(
        ground: &dyn Ground,
        options: &Options,
        doubtful: bool,
    ) -> Result<Self, Lost> {
        let entered = ground.enter(options.wait);
        entered.map_err(|fault| Lost::ForNow(gate_error(ground.path(), fault)))?;
        let opened = Self::open_inside(ground, options, doubtful);
        if opened.is_err() {
            ground.leave();
        }
        opened
    }

    fn open_inside(ground: &dyn Ground, options: &Options, doubtful: bool) -> Result<Self, Lost> {
        let worker = start(ground, options)?;
        match fill(ground, &worker, options, doubtful) {
            Ok(log) => Ok(Self {
                worker,
                log: Some(log),
                heads: BTreeMap::new(),
                deadline: options.deadline,
            }),
            Err(lost) => {
                let ended = worker.end();
                Err(ended.map_or_else(|gone| self::gone(ground, &gone), |()| lost))
            }
        }
    }

    /// Closes the store and gives it back. What the log holds is safe whatever comes back.
    pub(crate) fn close(mut self, ground: &dyn Ground) -> Result<(), Lost> {
        let settled = self.log.as_mut().map_or(Ok(()), HeadLog::settle);
        let ended = self.worker.end();
        ground.leave();
        ended.map_err(|gone| self::gone(ground, &gone))?;
        settled.map_err(|cause| Lost::ForNow(OpenError::io(&ground.path().join("log"), cause)))
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
        let gone = self.worker.gone().map(|gone| self::gone(ground, &gone));
        let broken = self.is_doubtful();
        gone.or_else(|| {
            let path = ground.path().join("log");
            let why = "the end of the log is not known";
            broken.then(|| Lost::ForNow(OpenError::io(&path, std::io::Error::other(why))))
        })
    }
}

/// Opens the shelf. sled frees its file a moment after it was closed, so a busy one is waited for.
fn start(ground: &dyn Ground, options: &Options) -> Result<Worker, Lost> {
    let path = ground.path().join("sled");
    let until = Instant::now() + options.wait;
    loop {
        let fault = match Worker::start(ground.shelf(), options.deadline) {
            Ok(Ok(worker)) => return Ok(worker),
            Ok(Err(fault)) => fault,
            Err(gone) => return Err(self::gone(ground, &gone)),
        };
        match fault {
            ShelfFault::Busy if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
            fault => return Err(Lost::ForNow(shelf_error(&path, fault))),
        }
    }
}

/// Opens the log and brings the shelf up to it.
fn fill(
    ground: &dyn Ground,
    worker: &Worker,
    options: &Options,
    doubtful: bool,
) -> Result<HeadLog, Lost> {
    let gone = |gone: Gone| self::gone(ground, &gone);
    let book = |fault| Lost::ForNow(book_error(ground, fault));
    let generation = worker
        .ask(|books| books.generation())
        .map_err(gone)?
        .map_err(book)?;
    let how = How {
        segment_bytes: options.segment_bytes,
        doubtful,
    };
    let folder = ground.path().join("log");
    let medium = ground
        .medium()
        .map_err(|cause| Lost::ForNow(OpenError::io(&folder, cause)))?;
    let (log, items) = HeadLog::open(medium, generation, how).map_err(|fault| {
        Lost::ForNow(match fault {
            LogFault::Io(cause) => OpenError::io(&folder, cause),
            LogFault::Damaged { name, detail } => OpenError::damaged(&folder.join(name), detail),
        })
    })?;
    let deadline = options.deadline * SYNC_DEADLINES;
    let filled = worker.ask_within(deadline, move |books| {
        if generation.is_none() {
            books.mark(0)?;
        }
        books.replay(&items)
    });
    filled.map_err(gone)?.map_err(book)?;
    Ok(log)
}

fn gone(ground: &dyn Ground, gone: &Gone) -> Lost {
    let why = OpenError::damaged(&ground.path().join("sled"), gone);
    match gone {
        Gone::Hung(_) | Gone::Panicked(_) => Lost::ForGood(why),
        Gone::Failed(_) => Lost::ForNow(why),
    }
}

fn book_error(ground: &dyn Ground, fault: BookFault) -> OpenError {
    let path = ground.path().join("sled");
    match fault {
        BookFault::Shelf(fault) => shelf_error(&path, fault),
        BookFault::NoSuchDuel(duel) => {
            OpenError::damaged(&path, format!("it has lost the beginning of duel {duel}"))
        }
        BookFault::Damaged { first, last, what } => OpenError::damaged(
            &path,
            format!("records {first} to {last} of a duel: {what}"),
        ),
    }
}

pub(crate) fn shelf_error(path: &std::path::Path, fault: ShelfFault) -> OpenError {
    match fault {
        ShelfFault::Busy => OpenError::Busy {
            path: path.to_path_buf(),
            holder: None,
        },
        ShelfFault::Io(cause) => OpenError::io(path, cause),
        ShelfFault::Damaged(detail) => OpenError::damaged(path, detail),
    }
}
