//! Why a store can't be opened.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why a store can't be opened. Reads after "failed to open the store: ".
///
/// Calls on an open store carry one of these as the cause of `Io` when the store had to be opened
/// again and couldn't be; [`OpenError::behind`] finds it.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// Its files are not what was written. What the log still holds can be brought back.
    #[error("{} is damaged: {detail}", path.display())]
    Damaged {
        /// The damaged file or folder.
        path: PathBuf,
        /// What is wrong with it.
        detail: String,
    },
    /// Another process has it and didn't give it back in time.
    #[error("{} is in use by {}", path.display(), holder_in_words(*holder))]
    Busy {
        /// The store.
        path: PathBuf,
        /// The id of the process that has it, where it is known.
        holder: Option<u32>,
    },
    /// There is something there that no store of ours is.
    #[error("{} is not a store of takeback: {found}", path.display())]
    NotOurs {
        /// Where it was looked for.
        path: PathBuf,
        /// What is there instead.
        found: String,
    },
    /// A store of a version this program doesn't know.
    #[error("{} is a store of version {found}, this program knows version {known}", path.display())]
    Version {
        /// The store.
        path: PathBuf,
        /// Its version.
        found: String,
        /// The version that can be read.
        known: u32,
    },
    /// The disk says no.
    #[error("{} can't be read or written", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        #[source]
        cause: Arc<io::Error>,
    },
}

impl OpenError {
    /// The reason a store couldn't be opened, where that is what lies behind an error.
    #[must_use]
    pub fn behind<'a>(error: &'a (dyn std::error::Error + 'static)) -> Option<&'a Self> {
        let mut next = Some(error);
        while let Some(error) = next {
            if let Some(found) = error.downcast_ref() {
                return Some(found);
            }
            next = error.source();
        }
        None
    }

    /// What the system says, or what was found to be damaged on the way.
    pub(crate) fn io(path: &Path, cause: io::Error) -> Self {
        if cause.kind() == io::ErrorKind::InvalidData {
            return Self::damaged(path, cause);
        }
        Self::Io {
            path: path.to_path_buf(),
            cause: Arc::new(cause),
        }
    }

    pub(crate) fn damaged(path: &Path, detail: impl ToString) -> Self {
        Self::Damaged {
            path: path.to_path_buf(),
            detail: detail.to_string(),
        }
    }
}

pub(crate) fn holder_in_words(holder: Option<u32>) -> String {
    match holder {
        Some(pid) if pid == std::process::id() => "this process".into(),
        Some(pid) => format!("process {pid}"),
        None => "another process".into(),
    }
}
