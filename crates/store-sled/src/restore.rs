//! Fills a new store with what was found: duel by duel, whole chunks at a time, and its log after
//! that. The folder gets its name last, so one that was begun and not finished is no store.

use crate::books::{BookFault, Books};
use crate::found::UNKNOWN;
use crate::log::{HeadLog, How};
use crate::mark::make;
use crate::medium::{Disk, sync_folder};
use crate::segment::LogFault;
use crate::shelf::{Change, ShelfFault, SledShelf};
use crate::values::{
    CHUNK_BATCHES, Entry, State, Sum, beside_key, beside_value, chunk_value, key, single_value,
};
use journal::{Begins, Beside, DuelId, Head, Seal, StoredBatch, Trace};
use std::io;
use std::path::{Path, PathBuf};

/// A chunk is closed with this many records or bytes.
const CHUNK_RECORDS: u32 = 64;
const CHUNK_BYTES: usize = 8 << 10;
/// So many entries are written at once.
const ENTRIES_AT_ONCE: usize = 256;
/// How much memory sled may use for what it has read.
const CACHE_BYTES: u64 = 64 << 20;

/// A store that is being filled.
pub(crate) struct Filling {
    books: Books,
    path: PathBuf,
    traces: u64,
}

/// A duel that is being filled.
pub(crate) struct FillingDuel<'a> {
    books: &'a mut Books,
    duel: DuelId,
    entry: Entry,
    pending: Vec<StoredBatch>,
    seal: Seal,
}

impl Filling {
    /// Begins a store in a folder that isn't there yet.
    pub(crate) fn begin(path: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(path)?;
        let shelf = SledShelf::open(&path.join("sled"), CACHE_BYTES).map_err(shelf_io)?;
        let mut books = Books::new(Box::new(shelf));
        books.mark(0).map_err(book_io)?;
        let (path, traces) = (path.to_path_buf(), 0);
        Ok(Self {
            books,
            path,
            traces,
        })
    }

    /// Begins a duel.
    pub(crate) fn duel(
        &mut self,
        duel: DuelId,
        begins: Begins,
        is_archived: bool,
    ) -> io::Result<FillingDuel<'_>> {
        let state = if is_archived {
            State::Archived
        } else {
            State::Live
        };
        let head = Head {
            number: 0,
            seal: UNKNOWN,
        };
        let entry = Entry {
            begins,
            head,
            beside: Sum::default(),
            next: None,
            state,
            revision: 1,
        };
        let mut changes = Vec::new();
        let linked = self.books.link(duel, entry, &mut changes);
        let entry = linked.map_err(book_io)?;
        self.books.shelf.apply(changes).map_err(shelf_io)?;
        Ok(FillingDuel {
            books: &mut self.books,
            duel,
            entry,
            pending: Vec::new(),
            seal: UNKNOWN,
        })
    }

    /// Keeps a trace; one of a removed duel keeps its id, too.
    pub(crate) fn trace(&mut self, trace: &Trace) -> io::Result<()> {
        self.traces += 1;
        self.books.note(self.traces, trace).map_err(book_io)
    }

    /// Ends the store: everything is on the disk, and the folder gets its name.
    pub(crate) fn end(mut self, name: &Path) -> io::Result<()> {
        self.books.sync(1).map_err(book_io)?;
        drop(self.books);
        make(&self.path)?;
        let how = How {
            segment_bytes: 1 << 20,
            kept_bytes: 0,
            doubtful: false,
        };
        let medium = Box::new(Disk::new(&self.path.join("log"))?);
        let (mut log, _) = HeadLog::open(medium, Some(1), how).map_err(log_io)?;
        // The log has nothing of what is on the shelf, and mustn't look as if it had.
        log.rotate(1)?;
        log.forget()?;
        std::fs::rename(&self.path, name)?;
        name.parent()
            .filter(|parent| !parent.as_os_str().is_empty())
            .map_or(Ok(()), sync_folder)
    }
}

impl FillingDuel<'_> {
    /// Adds the next batch, and the seal after it where that is known.
    pub(crate) fn batch(&mut self, batch: StoredBatch, seal: Option<Seal>) -> io::Result<()> {
        let records: u32 = self.pending.iter().map(|batch| batch.count).sum();
        let bytes: usize = self.pending.iter().map(|batch| batch.bytes.len()).sum();
        let is_full = self.pending.len() >= usize::from(CHUNK_BATCHES)
            || records >= CHUNK_RECORDS
            || bytes + batch.bytes.len() > CHUNK_BYTES;
        if is_full {
            self.flush()?;
        }
        self.entry.head.number = batch.last();
        self.seal = seal.unwrap_or(UNKNOWN);
        self.pending.push(batch);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        let batches = std::mem::take(&mut self.pending);
        let change: Change = match &batches[..] {
            [] => return Ok(()),
            [one] => {
                let value = single_value(self.duel, one, self.seal);
                (key(self.duel, one.first, 0), Some(value))
            }
            [first, ..] => {
                let value = chunk_value(self.duel, &batches, self.seal);
                (key(self.duel, first.first, CHUNK_BATCHES), Some(value))
            }
        };
        self.books.shelf.apply(vec![change]).map_err(shelf_io)
    }

    /// Ends the duel with what lies beside it; `seal` is the one after its last record.
    pub(crate) fn end(
        mut self,
        seal: Seal,
        entries: &mut dyn Iterator<Item = io::Result<Beside>>,
    ) -> io::Result<u32> {
        self.seal = seal;
        self.flush()?;
        self.entry.head.seal = seal;
        let mut changes = Vec::new();
        for entry in entries {
            let entry = entry?;
            let value = beside_value(self.duel, &entry, 1);
            self.entry.beside.add(&value);
            changes.push((beside_key(self.duel, entry.key), Some(value)));
            if changes.len() >= ENTRIES_AT_ONCE {
                let full = std::mem::take(&mut changes);
                self.books.shelf.apply(full).map_err(shelf_io)?;
            }
        }
        changes.push(self.entry.change(self.duel));
        self.books.shelf.apply(changes).map_err(shelf_io)?;
        Ok(self.entry.beside.count())
    }
}

fn shelf_io(fault: ShelfFault) -> io::Error {
    match fault {
        ShelfFault::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

fn book_io(fault: BookFault) -> io::Error {
    match fault {
        BookFault::Shelf(fault) => shelf_io(fault),
        other => io::Error::other(format!("{other:?}")),
    }
}

fn log_io(fault: LogFault) -> io::Error {
    match fault {
        LogFault::Io(error) => error,
        LogFault::Damaged { name, detail } => io::Error::other(format!("{name}: {detail}")),
    }
}
