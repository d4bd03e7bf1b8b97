//! Taking the store: the shelf is opened and brought up to what the log says.
//!
//! Where sled's files turn out to be damaged and the log still reaches back to the first batch,
//! the files are set aside and the shelf is filled again from the log. Where it doesn't, the
//! damage is reported.

use crate::books::BookFault;
use crate::error::OpenError;
use crate::ground::{Ground, gate_error};
use crate::log::{HeadLog, How};
use crate::medium::{GONE, full, unwritable};
use crate::options::Options;
use crate::segment::{LogFault, numbers};
use crate::session::Session;
use crate::shelf::ShelfFault;
use crate::worker::{Gone, Worker};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// A sync of everything may take this many times as long as an answer.
pub(crate) const SYNC_DEADLINES: u32 = 6;
/// sled writes when it is opened, and what it writes on a full disk may be damaged: with less room
/// than this it isn't opened.
const OPENING_ROOM: u64 = 1 << 20;

/// Why the store can't be used.
pub(crate) struct Lost {
    pub(crate) why: OpenError,
    /// sled is at fault; another one may be made from the log.
    shelf: bool,
    /// This process can't open this sled again.
    pub(crate) for_good: bool,
}

impl Lost {
    /// Until it is tried again.
    pub(crate) const fn now(why: OpenError) -> Self {
        let (shelf, for_good) = (false, false);
        Self {
            why,
            shelf,
            for_good,
        }
    }

    const fn shelf(why: OpenError) -> Self {
        let (shelf, for_good) = (true, false);
        Self {
            why,
            shelf,
            for_good,
        }
    }

    /// The thread that has sled gives no answer.
    pub(crate) fn gone(ground: &dyn Ground, gone: &Gone) -> Self {
        let why = OpenError::damaged(&ground.path().join("sled"), gone);
        let for_good = !matches!(gone, Gone::Failed(_));
        Self {
            why,
            shelf: for_good,
            for_good,
        }
    }
}

/// What is known from before.
#[derive(Clone, Default)]
pub(crate) struct Before {
    /// A sync of the log failed.
    pub(crate) doubtful: bool,
    /// What is on the shelf was found to be damaged.
    pub(crate) damaged: bool,
    /// This process can't open this sled again, and why.
    pub(crate) dead: Option<OpenError>,
}

/// Takes the store and opens it; says whether the shelf was filled again from the log.
pub(crate) fn open(
    ground: &dyn Ground,
    options: &Options,
    before: &Before,
) -> Result<(Session, bool), Lost> {
    let entered = ground.enter(options.wait);
    entered.map_err(|fault| Lost::now(gate_error(ground.path(), fault)))?;
    let opened = inside(ground, options, before);
    if opened.is_err() {
        ground.leave();
    }
    opened
}

fn inside(
    ground: &dyn Ground,
    options: &Options,
    before: &Before,
) -> Result<(Session, bool), Lost> {
    if ground.room() < OPENING_ROOM {
        return Err(Lost::now(OpenError::io(ground.path(), full(ground.room()))));
    }
    check_log(ground)?;
    let tidied = ground.tidy();
    tidied.map_err(|cause| Lost::now(OpenError::io(ground.path(), unwritable(cause))))?;
    let lost = match &before.dead {
        Some(why) => Lost {
            why: why.clone(),
            shelf: true,
            for_good: true,
        },
        None if before.damaged && reaches_back(ground) => Lost::shelf(OpenError::damaged(
            &ground.path().join("sled"),
            "it was read with damage",
        )),
        None => match try_open(ground, options, before.doubtful) {
            Ok(session) => return Ok((session, false)),
            Err(lost) => lost,
        },
    };
    if !lost.shelf || !reaches_back(ground) {
        return Err(lost);
    }
    let aside = ground.set_aside();
    aside.map_err(|cause| Lost::now(OpenError::io(ground.path(), cause)))?;
    try_open(ground, options, before.doubtful).map(|session| (session, true))
}

/// Without a log nothing is opened: sled would be made anew, and a store that was lost be empty.
fn check_log(ground: &dyn Ground) -> Result<(), Lost> {
    let folder = ground.path().join("log");
    let io = |cause| Lost::now(OpenError::io(&folder, cause));
    let medium = ground.medium().map_err(io)?;
    match numbers(&*medium) {
        Ok(numbers) if numbers.is_empty() => Err(Lost::now(OpenError::damaged(&folder, GONE))),
        Ok(_) => Ok(()),
        Err(fault) => Err(log_lost(&folder, fault)),
    }
}

/// True when the log has everything from the first batch on.
fn reaches_back(ground: &dyn Ground) -> bool {
    ground
        .medium()
        .is_ok_and(|medium| HeadLog::reaches_back(&*medium))
}

fn try_open(ground: &dyn Ground, options: &Options, doubtful: bool) -> Result<Session, Lost> {
    let worker = start(ground, options)?;
    match fill(ground, &worker, options, doubtful) {
        Ok(log) => {
            let unfinished = log.owes_forgetting();
            let mut session = Session::new(worker, log, options.deadline);
            if unfinished {
                // Whoever asked for it had no answer. Where it fails now, the next opening does it.
                let _ = session.rotate(true);
            }
            Ok(session)
        }
        Err(lost) => match worker.end() {
            Err(gone @ (Gone::Hung(_) | Gone::Panicked(_))) => Err(Lost::gone(ground, &gone)),
            _ => Err(lost),
        },
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
            Err(gone) => return Err(Lost::gone(ground, &gone)),
        };
        match fault {
            ShelfFault::Busy if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
            fault => return Err(shelf_lost(&path, fault)),
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
    let gone = |gone: Gone| Lost::gone(ground, &gone);
    let book = |fault| book_lost(ground, fault);
    let shelf = worker
        .ask(|books| books.generation())
        .map_err(gone)?
        .map_err(book)?;
    let (log, items) = open_log(ground, options, shelf, doubtful)?;
    let generation = log.generation();
    let deadline = options.deadline * SYNC_DEADLINES;
    let filled = worker.ask_within(deadline, move |books| {
        books.replay(&items)?;
        match shelf {
            Some(shelf) if shelf >= generation => Ok(()),
            None if items.is_empty() => books.mark(generation),
            // It had lost what it had synced, or is made anew: what it has now is to last.
            _ => books.sync(generation),
        }
    });
    filled.map_err(gone)?.map_err(book)?;
    Ok(log)
}

fn open_log(
    ground: &dyn Ground,
    options: &Options,
    shelf: Option<u64>,
    doubtful: bool,
) -> Result<(HeadLog, Vec<crate::item::Item>), Lost> {
    let folder = ground.path().join("log");
    let io = |cause| Lost::now(OpenError::io(&folder, cause));
    let how = How {
        segment_bytes: options.segment_bytes,
        kept_bytes: options.log_bytes,
        doubtful,
    };
    let opened = HeadLog::open(ground.medium().map_err(io)?, shelf, how);
    opened.map_err(|fault| log_lost(&folder, fault))
}

fn log_lost(folder: &Path, fault: LogFault) -> Lost {
    Lost::now(match fault {
        LogFault::Io(cause) => OpenError::io(folder, cause),
        LogFault::Damaged { name, detail } => OpenError::damaged(&folder.join(name), detail),
    })
}

fn book_lost(ground: &dyn Ground, fault: BookFault) -> Lost {
    let path = ground.path().join("sled");
    let detail = match fault {
        BookFault::Shelf(fault) => return shelf_lost(&path, fault),
        BookFault::NoSuchDuel(duel) => format!("it has lost the beginning of duel {duel}"),
        BookFault::Removed(trace) => format!("it has lost that duel {} was removed", trace.duel),
        BookFault::Damaged { first, last, what } => {
            format!("records {first} to {last} of a duel: {what}")
        }
    };
    Lost::shelf(OpenError::damaged(&path, detail))
}

/// Nobody has sled's files who hasn't the store, but a thread that hangs.
fn shelf_lost(path: &Path, fault: ShelfFault) -> Lost {
    let shelf = matches!(fault, ShelfFault::Busy | ShelfFault::Damaged(_));
    let why = shelf_error(path, fault);
    Lost {
        why,
        shelf,
        for_good: false,
    }
}

/// What is said of a shelf that doesn't do what it was asked.
pub(crate) fn shelf_error(path: &Path, fault: ShelfFault) -> OpenError {
    match fault {
        ShelfFault::Busy => OpenError::Busy {
            path: path.to_path_buf(),
            holder: None,
        },
        ShelfFault::Io(cause) => OpenError::io(path, cause),
        ShelfFault::Damaged(detail) => OpenError::damaged(path, detail),
    }
}
