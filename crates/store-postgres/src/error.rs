//! Why a store can't be connected to.

use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::Error;

/// Why a store can't be connected to. Reads after "failed to open the store: ".
///
/// `place` is the server's address without its password. Calls on an open store carry one of these
/// as the cause of `Io` where they had to connect again; [`ConnectError::behind`] finds it.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConnectError {
    /// Nobody answers there, or lets us in.
    #[error("{place} doesn't let us in")]
    Unreachable {
        /// The server.
        place: String,
        /// What it or the system says.
        #[source]
        cause: Arc<Error>,
    },
    /// It doesn't answer in time.
    #[error("{place} gave no answer within {after:?}")]
    Late {
        /// The server.
        place: String,
        /// How long it was waited for.
        after: Duration,
    },
    /// The server is set so that journals aren't safe on it.
    #[error("{place} has {setting} = {found}, and has to have {wanted}")]
    Refused {
        /// The server.
        place: String,
        /// The setting.
        setting: &'static str,
        /// What it is.
        found: String,
        /// What it has to be.
        wanted: &'static str,
    },
    /// Its tables are those of a later program.
    #[error("{place} has tables of version {found}, this program knows version {known}")]
    Schema {
        /// The server.
        place: String,
        /// Their version.
        found: i32,
        /// The version this program knows.
        known: i32,
    },
    /// It needs tables that may not be made by this user, or weren't to be made.
    #[error("{place} has no tables for duels, and they may not be made here")]
    MayNotMigrate {
        /// The server.
        place: String,
        /// What is to be run by somebody who may.
        sql: String,
    },
    /// Making or changing its tables failed.
    #[error("{place} refused to make the tables for duels")]
    Migration {
        /// The server.
        place: String,
        /// What it says.
        #[source]
        cause: Arc<Error>,
    },
    /// It is another one of several servers than the address says.
    #[error(
        "{place} is server {} of {}, not {} of {} as the address says",
        found.0 + 1, found.1, wanted.0 + 1, wanted.1
    )]
    Shard {
        /// The server.
        place: String,
        /// Which it is, from 0, of how many.
        found: (i32, i32),
        /// Which it would have to be.
        wanted: (i32, i32),
    },
    /// This machine can't do it.
    #[error("this machine can't connect to anything")]
    Io(#[source] Arc<std::io::Error>),
}

impl ConnectError {
    /// The reason a server couldn't be connected to, where that is what lies behind an error.
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
}
