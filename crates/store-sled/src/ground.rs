//! Where a store stands: its folder with the mark that it is ours, its lock, its log, its shelf.
//!
//! ```text
//! DIR/FORMAT      "takeback store 1", made last, see `mark`
//! DIR/LOCK        who has the store     DIR/WANT   who is next
//! DIR/log/        the head log          DIR/sled/  sled's files
//! DIR/sled.damaged/   sled's files that were replaced because they were damaged
//! DIR/sled.new/       a copy of sled that is being made; DIR/sled.old/ what it has replaced
//! DIR/rescued/        what a repair has found and couldn't use
//! ```
//!
//! The rest of the crate sees [`Ground`], so that a test can stand on another one.

use crate::error::OpenError;
use crate::gate::{Gate, GateFault};
use crate::mark::{is_marked, make, not_ours};
use crate::medium::{Disk, Medium, sync_folder, unwritable};
use crate::options::Options;
use crate::shelf::{Shelf, ShelfFault, SledShelf};
use crate::worker::Opening;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a store stands on.
pub(crate) trait Ground: Send + Sync {
    /// Where it is, for people.
    fn path(&self) -> &Path;
    /// Takes the store for this process, or waits for it.
    fn enter(&self, wait: Duration) -> Result<(), GateFault>;
    /// Gives it back.
    fn leave(&self);
    /// True when another process waits for it.
    fn is_wanted(&self) -> bool;
    /// Where the log is.
    fn medium(&self) -> io::Result<Box<dyn Medium>>;
    /// How the shelf is opened.
    fn shelf(&self) -> Opening;
    /// How an empty shelf is opened beside it, to be put in its place.
    fn fresh(&self) -> Opening;
    /// Puts that shelf in the place of the one there is, of which nothing is left.
    fn renew(&self) -> io::Result<()>;
    /// Ends what a crash has left of that.
    fn tidy(&self) -> io::Result<()>;
    /// Puts the shelf's files where they are in nobody's way, so that a new shelf can be made.
    fn set_aside(&self) -> io::Result<()>;
    /// How many bytes can still be written.
    fn room(&self) -> u64;
    /// Something that is different after every append of any process.
    fn stamp(&self) -> (String, u64);
}

/// A folder on a disk.
pub(crate) struct Folder {
    path: PathBuf,
    gate: Gate,
    cache_bytes: u64,
}

impl Folder {
    /// Makes the folder a store when it is empty; refuses what isn't ours.
    pub(crate) fn new(path: &Path, options: &Options) -> Result<Self, OpenError> {
        let io = |cause| OpenError::io(path, cause);
        if path.exists() && !path.is_dir() {
            return Err(not_ours(path, "it is a file"));
        }
        std::fs::create_dir_all(path).map_err(io)?;
        let marked = is_marked(path)?;
        let gate =
            Gate::new(path).map_err(|cause| io(if marked { unwritable(cause) } else { cause }))?;
        if !marked {
            gate.enter(options.wait)
                .map_err(|fault| gate_error(path, fault))?;
            let made = if is_marked(path)? { Ok(()) } else { make(path) };
            gate.leave();
            made.map_err(io)?;
        }
        let path = path.to_path_buf();
        Ok(Self {
            path,
            gate,
            cache_bytes: options.cache_bytes,
        })
    }
}

impl Ground for Folder {
    fn path(&self) -> &Path {
        &self.path
    }

    fn enter(&self, wait: Duration) -> Result<(), GateFault> {
        self.gate.enter(wait)
    }

    fn leave(&self) {
        self.gate.leave();
    }

    fn is_wanted(&self) -> bool {
        self.gate.is_wanted()
    }

    fn medium(&self) -> io::Result<Box<dyn Medium>> {
        Ok(Box::new(Disk::new(&self.path.join("log"))?))
    }

    fn shelf(&self) -> Opening {
        let (folder, cache_bytes) = (self.path.join("sled"), self.cache_bytes);
        Box::new(move || {
            let shelf = SledShelf::open(&folder, cache_bytes)?;
            Ok(Box::new(shelf) as Box<dyn Shelf>)
        })
    }

    fn fresh(&self) -> Opening {
        let (folder, cache_bytes) = (self.path.join(NEW), self.cache_bytes);
        Box::new(move || {
            remove(&folder).map_err(ShelfFault::Io)?;
            let shelf = SledShelf::open(&folder, cache_bytes)?;
            Ok(Box::new(shelf) as Box<dyn Shelf>)
        })
    }

    fn renew(&self) -> io::Result<()> {
        let (sled, old) = (self.path.join("sled"), self.path.join(OLD));
        std::fs::rename(&sled, &old)?;
        sync_folder(&self.path)?;
        std::fs::rename(self.path.join(NEW), &sled)?;
        sync_folder(&self.path)?;
        self.drop_old()
    }

    fn tidy(&self) -> io::Result<()> {
        let (sled, old) = (self.path.join("sled"), self.path.join(OLD));
        if old.exists() && !sled.exists() {
            std::fs::rename(&old, &sled)?;
        }
        if old.exists() {
            self.drop_old()?;
        }
        remove(&self.path.join(NEW))
    }

    fn set_aside(&self) -> io::Result<()> {
        let aside = self.path.join("sled.damaged");
        if aside.exists() {
            std::fs::remove_dir_all(&aside)?;
        }
        std::fs::rename(self.path.join("sled"), aside)?;
        sync_folder(&self.path)
    }

    fn room(&self) -> u64 {
        // Where it can't be told, a write that fails tells it.
        fs2::available_space(&self.path).unwrap_or(u64::MAX)
    }

    fn stamp(&self) -> (String, u64) {
        let names = std::fs::read_dir(self.path.join("log"))
            .into_iter()
            .flatten()
            .flatten();
        let newest = names
            .filter(|entry| entry.path().extension().is_some_and(|end| end == "log"))
            .max_by_key(std::fs::DirEntry::file_name);
        let stamp = newest.and_then(|entry| {
            let length = entry.metadata().ok()?.len();
            Some((entry.file_name().to_string_lossy().into_owned(), length))
        });
        stamp.unwrap_or_default()
    }
}

/// Where sled's files are copied to, and where the old ones wait for their end.
const NEW: &str = "sled.new";
const OLD: &str = "sled.old";

impl Folder {
    /// What was to be forgotten may lie in damaged files that were set aside, too.
    fn drop_old(&self) -> io::Result<()> {
        remove(&self.path.join("sled.damaged"))?;
        remove(&self.path.join(OLD))?;
        sync_folder(&self.path)
    }
}

/// Removes a folder, unless it isn't there.
fn remove(folder: &Path) -> io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The error of a lock that couldn't be had.
pub(crate) fn gate_error(path: &Path, fault: GateFault) -> OpenError {
    match fault {
        GateFault::Busy(holder) => OpenError::Busy {
            path: path.to_path_buf(),
            holder,
        },
        GateFault::Io(cause) => OpenError::io(path, cause),
    }
}
