//! Whose turn it is: one process at a time has the store, in the order of asking.
//!
//! Two files are locked, not written to by anybody else: `LOCK` is held by who has the store,
//! `WANT` by who is next. A holder looks at `WANT` after each thing it did and gives way when it
//! is taken, so a process that writes on and on doesn't keep others out. The system frees both
//! when a process dies.

use crate::medium::check_regular;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long between two looks at a lock.
const PAUSE: Duration = Duration::from_millis(2);

/// The two lock files.
pub(crate) struct Gate {
    lock: File,
    want: File,
}

/// Why the store can't be had.
#[derive(Debug)]
pub(crate) enum GateFault {
    /// Another process has it; its id, where it could be read.
    Busy(Option<u32>),
    /// The lock files can't be used.
    Io(io::Error),
}

impl Gate {
    /// Opens the lock files, and makes them when they aren't there.
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        let file = |name| {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            let path = folder.join(name);
            check_regular(&path)?;
            options.open(path)
        };
        Ok(Self {
            lock: file("LOCK")?,
            want: file("WANT")?,
        })
    }

    /// Waits for the store, at most this long.
    pub(crate) fn enter(&self, wait: Duration) -> Result<(), GateFault> {
        let until = Instant::now() + wait;
        self.until_locked(&self.want, until)?;
        let entered = self.until_locked(&self.lock, until);
        self.want.unlock().map_err(GateFault::Io)?;
        entered?;
        // Who it is is said for people only; a full disk must not keep anybody out.
        let _ = self.sign();
        Ok(())
    }

    /// Gives the store to whoever is next.
    pub(crate) fn leave(&self) {
        // An unlock that fails leaves a lock that ends with the process.
        let _ = self.lock.unlock();
    }

    /// True when another process waits for the store.
    pub(crate) fn is_wanted(&self) -> bool {
        match self.want.try_lock() {
            Ok(()) => self.want.unlock().is_err(),
            Err(_) => true,
        }
    }

    fn until_locked(&self, file: &File, until: Instant) -> Result<(), GateFault> {
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(()),
                Err(TryLockError::Error(error)) => return Err(GateFault::Io(error)),
                Err(TryLockError::WouldBlock) if Instant::now() >= until => {
                    return Err(GateFault::Busy(self.holder()));
                }
                Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            }
        }
    }

    fn sign(&self) -> io::Result<()> {
        let mut file = &self.lock;
        file.seek(SeekFrom::Start(0))?;
        writeln!(file, "{:<10}", std::process::id())
    }

    fn holder(&self) -> Option<u32> {
        let mut file = &self.lock;
        let mut text = String::new();
        file.seek(SeekFrom::Start(0)).ok()?;
        file.take(32).read_to_string(&mut text).ok()?;
        text.trim().parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(20);

    #[test]
    fn the_second_to_ask_is_told_who_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let (first, second) = (
            Gate::new(folder.path()).unwrap(),
            Gate::new(folder.path()).unwrap(),
        );
        first.enter(SHORT).unwrap();
        let own = std::process::id();
        assert!(matches!(second.enter(SHORT), Err(GateFault::Busy(Some(pid))) if pid == own));
        first.leave();
        second.enter(SHORT).unwrap();
    }

    #[test]
    fn who_has_it_sees_that_another_waits() {
        let folder = tempfile::tempdir().unwrap();
        let (first, second) = (
            Gate::new(folder.path()).unwrap(),
            Gate::new(folder.path()).unwrap(),
        );
        first.enter(SHORT).unwrap();
        assert!(!first.is_wanted());
        thread::scope(|scope| {
            let waiting = scope.spawn(|| {
                second
                    .enter(Duration::from_secs(10))
                    .map(|()| second.leave())
            });
            while !first.is_wanted() {
                thread::sleep(PAUSE);
            }
            first.leave();
            waiting.join().unwrap().unwrap();
        });
        assert!(!first.is_wanted());
    }
}
