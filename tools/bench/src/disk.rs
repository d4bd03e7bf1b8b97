//! A folder on a disk, and the plain file that stores are compared with.

use journal::{Head, SealedBatch};
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use tempfile::TempDir;

/// A folder beside this program: there a sync costs what it costs, which in a file system in
/// memory it doesn't.
///
/// # Panics
/// When there is no room for a folder.
#[must_use]
pub fn folder() -> TempDir {
    let program = std::env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent);
    let made = beside.and_then(|beside| TempDir::new_in(beside).ok());
    made.unwrap_or_else(|| tempfile::tempdir().expect("a folder"))
}

/// What kind of file system a folder is in, as the system calls it.
#[must_use]
pub fn kind(folder: &Path) -> String {
    let mounts = std::fs::read_to_string("/proc/mounts").unwrap_or_default();
    let fields = mounts.lines().filter_map(|line| {
        let mut fields = line.split(' ').skip(1);
        Some((fields.next()?, fields.next()?))
    });
    let around = fields.filter(|(at, _)| folder.starts_with(at));
    let nearest = around.max_by_key(|(at, _)| at.len());
    nearest
        .map_or("an unknown file system", |(_, kind)| kind)
        .to_owned()
}

/// A file to which batches are appended as they are.
pub struct Plain {
    file: File,
}

impl Plain {
    /// A new one.
    ///
    /// # Panics
    /// When the disk refuses.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        let file = File::create(folder.join("plain"));
        Self {
            file: file.expect("room on the disk"),
        }
    }

    /// Writes batches, and syncs once.
    ///
    /// # Panics
    /// When the disk refuses.
    pub fn append<'b>(&mut self, batches: impl Iterator<Item = &'b (Head, SealedBatch)>) {
        for (_, batch) in batches {
            let written = self.file.write_all(&batch.stored.bytes);
            written.expect("room on the disk");
        }
        self.file.sync_data().expect("a disk that syncs");
    }
}

/// How many bytes this process has sent to disks so far, where the system counts them.
#[must_use]
pub fn written() -> Option<u64> {
    let counted = std::fs::read_to_string("/proc/self/io").ok()?;
    let line = counted
        .lines()
        .find(|line| line.starts_with("write_bytes:"))?;
    line.split(' ').nth(1)?.parse().ok()
}
