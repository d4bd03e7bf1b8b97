//! Backups: every duel of a store into a folder of plain files, while others go on writing.
//!
//! ```text
//! DIR/MANIFEST             "takeback backup 1", then a line for each duel, see below; made last
//! DIR/duels/ID.frames      the batches of a duel, what lies beside it, its entry: as frames
//! DIR/traces.frames        the traces of what was done to whole duels
//! ```
//!
//! A line of the manifest: the id, the number and the seal of the head, a sum of what lies beside
//! and of the name, a sum of the file. A duel whose head and sum are as the manifest says isn't
//! written again. Each file takes its place only when it is on the disk, so a backup that is cut
//! short anywhere leaves the one before, with some duels newer. A duel that was removed from the
//! store is removed from the backup, too, and what was erased is gone with the next backup.
//!
//! `repair` reads these files like any others.

use crate::found::UNKNOWN;
use crate::frame::AFTER;
use crate::medium::sync_folder;
use crate::traces::trace_value;
use crate::values::{CHUNK_BATCHES, Entry, State, Sum, beside_value, chunk_value, single_value};
use journal::{
    Begins, Beside, Deed, DuelEntry, DuelId, EventStore, Head, Limits, ReadError, StoredBatch,
    Trace,
};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

const MARK: &str = "takeback backup 1";
const MANIFEST: &str = "MANIFEST";
/// So many duels and traces are asked for at a time.
const PAGE: usize = 256;
/// So much of a journal is read and written at a time.
const PAGE_OF_JOURNAL: Limits = Limits {
    records: 1_024,
    bytes: 256 << 10,
};

/// What a backup did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BackedUp {
    /// Duels whose files were written.
    pub written: usize,
    /// Duels that were as the backup had them.
    pub unchanged: usize,
    /// Duels that were removed from the store, and now from the backup.
    pub removed: usize,
    /// Bytes written.
    pub bytes: u64,
    /// Duels that can't be read, and why; what the backup had of them stays.
    pub unread: Vec<(DuelId, String)>,
}

/// Why there is no backup. Reads after "failed to back up the store: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// The folder has something else in it.
    #[error("{} is not empty and no backup", path.display())]
    NotOurs {
        /// The folder.
        path: PathBuf,
    },
    /// The list of duels or the traces can't be read.
    #[error("the store can't be read")]
    Store(#[source] ReadError),
    /// The disk says no.
    #[error("{} can't be written", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        #[source]
        cause: io::Error,
    },
}

/// Writes every duel of a store into a folder; the next time only what has changed. `progress` is
/// told how many duels were looked at.
///
/// # Errors
/// See [`BackupError`]. The backup that was there before is still one.
pub fn back_up(
    store: &dyn EventStore,
    into: &Path,
    progress: &mut dyn FnMut(usize),
) -> Result<BackedUp, BackupError> {
    let io = |cause| BackupError::Io {
        path: into.to_path_buf(),
        cause,
    };
    let mut manifest = Manifest::read(into)?;
    std::fs::create_dir_all(into.join("duels")).map_err(io)?;
    let (mut done, mut seen, mut after) = (BackedUp::default(), 0, None);
    loop {
        let page = store.duels(after, PAGE).map_err(BackupError::Store)?;
        let Some(last) = page.last() else { break };
        after = Some(last.id);
        for entry in page {
            one(store, &entry, into, &mut manifest, &mut done).map_err(io)?;
            seen += 1;
            progress(seen);
        }
    }
    let traces = traces(store)?;
    done.removed = forget(&traces, into, &mut manifest).map_err(io)?;
    let written = write_traces(&traces, into);
    written.and_then(|()| manifest.write(into)).map_err(io)?;
    Ok(done)
}

/// Backs up one duel, unless it is as the manifest says.
fn one(
    store: &dyn EventStore,
    entry: &DuelEntry,
    into: &Path,
    manifest: &mut Manifest,
    done: &mut BackedUp,
) -> io::Result<()> {
    let Some(content) = Content::of(store, entry) else {
        done.unread.push((entry.id, "what lies beside it".into()));
        return Ok(());
    };
    let file = path_of(into, entry.id);
    let there = manifest.lines.get(&entry.id);
    if there.is_some_and(|line| line.is_of(&content)) && file.is_file() {
        done.unchanged += 1;
        return Ok(());
    }
    match write_duel(store, &content, &file)? {
        Ok((sum, bytes)) => {
            let line = Line {
                head: entry.head,
                content: content.sum(),
                file: sum,
            };
            manifest.lines.insert(entry.id, line);
            done.written += 1;
            done.bytes += bytes;
        }
        Err(error) => done.unread.push((entry.id, error.to_string())),
    }
    Ok(())
}

/// What is kept of a duel besides its batches.
struct Content<'a> {
    entry: &'a DuelEntry,
    beside: Vec<Beside>,
}

impl<'a> Content<'a> {
    /// None when it can't be read.
    fn of(store: &dyn EventStore, entry: &'a DuelEntry) -> Option<Self> {
        let last = entry.head.number;
        let beside = store.beside(entry.id, 0, last).ok()?;
        Some(Self { entry, beside })
    }

    fn sum(&self) -> blake3::Hash {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.value());
        for entry in &self.beside {
            hasher.update(&beside_value(self.entry.id, entry, 1));
        }
        hasher.finalize()
    }

    /// The duel's entry, as a store would keep it.
    fn value(&self) -> Vec<u8> {
        let mut sum = Sum::default();
        for entry in &self.beside {
            sum.add(&beside_value(self.entry.id, entry, 1));
        }
        let entry = Entry {
            begins: Begins {
                name: self.entry.name.clone(),
                created: self.entry.created,
            },
            head: self.entry.head,
            beside: sum,
            next: None,
            state: match self.entry.archived {
                true => State::Archived,
                false => State::Live,
            },
            revision: 1,
        };
        entry.value(self.entry.id)
    }
}

fn path_of(into: &Path, duel: DuelId) -> PathBuf {
    into.join("duels").join(format!("{duel}.frames"))
}

/// Writes a duel's file; the inner error says why it can't be read.
fn write_duel(
    store: &dyn EventStore,
    content: &Content<'_>,
    path: &Path,
) -> io::Result<Result<(blake3::Hash, u64), ReadError>> {
    let mut file = NewFile::begin(path)?;
    let (duel, end) = (content.entry.id, content.entry.head.number);
    let mut from = 1;
    while from <= end {
        let page = match store.read(duel, from, PAGE_OF_JOURNAL) {
            Ok(page) => page,
            Err(error) => return Ok(Err(error)),
        };
        let mut page: Vec<StoredBatch> = page;
        page.retain(|batch| batch.last() <= end);
        let Some(last) = page.last() else { break };
        from = last.last() + 1;
        for chunk in page.chunks(usize::from(CHUNK_BATCHES)) {
            file.write(&frame_of(duel, chunk, content.entry.head))?;
        }
    }
    for entry in &content.beside {
        file.write(&beside_value(duel, entry, 1))?;
    }
    file.write(&content.value())?;
    file.end().map(Ok)
}

/// Batches as a frame. Only the seal of the head is known to who reads a store.
fn frame_of(duel: DuelId, batches: &[StoredBatch], head: Head) -> Vec<u8> {
    let last = batches.last().map_or(0, StoredBatch::last);
    let seal = if last == head.number {
        head.seal
    } else {
        UNKNOWN
    };
    match batches {
        [one] => single_value(duel, one, seal),
        many => chunk_value(duel, many, seal),
    }
}

fn traces(store: &dyn EventStore) -> Result<Vec<Trace>, BackupError> {
    let mut all = Vec::new();
    loop {
        let page = store.traces(all.len(), PAGE).map_err(BackupError::Store)?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

fn write_traces(traces: &[Trace], into: &Path) -> io::Result<()> {
    let mut file = NewFile::begin(&into.join("traces.frames"))?;
    let mut before = [0; AFTER];
    for (number, trace) in (1..).zip(traces) {
        let value = trace_value(number, trace, before);
        before = value.last_chunk().copied().unwrap_or_default();
        file.write(&value)?;
    }
    file.end().map(drop)
}

/// Takes duels that were removed out of the backup.
fn forget(traces: &[Trace], into: &Path, manifest: &mut Manifest) -> io::Result<usize> {
    let mut removed = 0;
    let gone = traces.iter().filter(|trace| trace.deed == Deed::Removed);
    for trace in gone {
        manifest.lines.remove(&trace.duel);
        match std::fs::remove_file(path_of(into, trace.duel)) {
            Ok(()) => removed += 1,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(removed)
}

/// What a backup says it has.
#[derive(Default)]
struct Manifest {
    lines: BTreeMap<DuelId, Line>,
}

struct Line {
    head: Head,
    content: blake3::Hash,
    file: blake3::Hash,
}

impl Line {
    fn is_of(&self, content: &Content<'_>) -> bool {
        self.head == content.entry.head && self.content == content.sum()
    }
}

impl Manifest {
    /// An empty one for a folder that is empty or isn't there. A line that makes no sense is left
    /// out: its duel is backed up anew.
    fn read(folder: &Path) -> Result<Self, BackupError> {
        let path = folder.to_path_buf();
        let io = |cause| BackupError::Io {
            path: path.clone(),
            cause,
        };
        match std::fs::read_to_string(folder.join(MANIFEST)) {
            Ok(text) if text.lines().next() == Some(MARK) => {
                let lines = text.lines().skip(1).filter_map(line).collect();
                Ok(Self { lines })
            }
            Ok(_) => Err(BackupError::NotOurs { path }),
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(io(error)),
            Err(_) => match is_free(folder).map_err(io)? {
                true => Ok(Self::default()),
                false => Err(BackupError::NotOurs { path }),
            },
        }
    }

    fn write(&self, folder: &Path) -> io::Result<()> {
        let mut file = NewFile::begin(&folder.join(MANIFEST))?;
        file.write(format!("{MARK}\n").as_bytes())?;
        for (duel, line) in &self.lines {
            let Head { number, seal } = line.head;
            let (content, sum) = (line.content, line.file);
            file.write(format!("{duel} {number} {seal} {content} {sum}\n").as_bytes())?;
        }
        file.end().map(drop)
    }
}

/// True for a folder that isn't there, is empty, or in which a first backup was cut short.
fn is_free(folder: &Path) -> io::Result<bool> {
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        entries => entries?,
    };
    for entry in entries {
        let name = entry?.file_name();
        let is_ours = matches!(
            name.to_str(),
            Some("duels" | "traces.frames" | "traces.frames.new" | "MANIFEST.new")
        );
        if !is_ours {
            return Ok(false);
        }
    }
    Ok(true)
}

fn line(text: &str) -> Option<(DuelId, Line)> {
    let mut words = text.split(' ');
    let duel = words.next()?.parse().ok()?;
    let number = words.next()?.parse().ok()?;
    let seal = blake3::Hash::from_hex(words.next()?).ok()?;
    let (content, file) = (words.next()?, words.next()?);
    let line = Line {
        head: Head {
            number,
            seal: journal::Seal(*seal.as_bytes()),
        },
        content: blake3::Hash::from_hex(content).ok()?,
        file: blake3::Hash::from_hex(file).ok()?,
    };
    words.next().is_none().then_some((duel, line))
}

/// A file that takes its place only when all of it is on the disk.
struct NewFile {
    path: PathBuf,
    new: PathBuf,
    file: BufWriter<File>,
    hasher: blake3::Hasher,
    bytes: u64,
}

impl NewFile {
    fn begin(path: &Path) -> io::Result<Self> {
        let mut new = path.as_os_str().to_owned();
        new.push(".new");
        let new = PathBuf::from(new);
        let file = BufWriter::new(File::create(&new)?);
        Ok(Self {
            path: path.to_path_buf(),
            new,
            file,
            hasher: blake3::Hasher::new(),
            bytes: 0,
        })
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hasher.update(bytes);
        self.bytes += bytes.len() as u64;
        self.file.write_all(bytes)
    }

    fn end(self) -> io::Result<(blake3::Hash, u64)> {
        let file = self
            .file
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        std::fs::rename(&self.new, &self.path)?;
        self.path.parent().map_or(Ok(()), sync_folder)?;
        Ok((self.hasher.finalize(), self.bytes))
    }
}
