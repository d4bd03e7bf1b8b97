//! What went wrong with a statement, and what that means for the one who asked.

use journal::{AppendError, ReadError, StoreCause};
use std::time::Duration;
use tokio_postgres::Error;
use tokio_postgres::error::{Severity, SqlState};

/// What went wrong with one statement.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It was never sent.
    NotSent(StoreCause),
    /// It was sent, and what came of it can't be told.
    Lost(StoreCause),
    /// The server refused it: nothing of it was done.
    Refused(Error),
}

/// A reason of our own.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Reason {
    /// The deadline passed.
    #[error("the server gave no answer within {0:?}")]
    Late(Duration),
    /// Every connection was in use until the deadline.
    #[error("no connection to the server was free within {0:?}")]
    Crowded(Duration),
    /// The server warned while it committed.
    #[error("the server committed with a warning: its standbys may not have it")]
    Warned,
    /// The store is being closed.
    #[error("the store is being closed")]
    Closing,
    /// The server can only be read.
    #[error("the server is a standby: it can only be read")]
    Standby,
    /// Something else won every time.
    #[error("others changed the same thing at the same time, again and again")]
    Contended,
    /// A row isn't what was asked for.
    #[error("the server answered with {0}")]
    Answer(&'static str),
}

impl Trouble {
    /// What the server or the line said about a statement that was sent.
    pub(crate) fn sent(error: Error) -> Self {
        let said = error.as_db_error();
        if said.is_some_and(|said| said.parsed_severity() == Some(Severity::Error)) {
            return Self::Refused(error);
        }
        Self::Lost(Box::new(error))
    }

    /// True where the same thing once more may go well.
    pub(crate) fn is_passing(&self) -> bool {
        let Self::Refused(error) = self else {
            return matches!(self, Self::NotSent(_));
        };
        let passing = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::UNIQUE_VIOLATION,
        ];
        error.code().is_some_and(|code| passing.contains(code))
    }

    /// As the outcome of a call that changes something.
    pub(crate) fn appending(self) -> AppendError {
        match self {
            Self::NotSent(cause) => AppendError::Io(cause),
            Self::Lost(cause) => AppendError::Unknown(cause),
            Self::Refused(error) => match error.code() {
                Some(code) if *code == SqlState::DISK_FULL => AppendError::Full(Box::new(error)),
                Some(code) if *code == SqlState::READ_ONLY_SQL_TRANSACTION => {
                    AppendError::Io(Box::new(Reason::Standby))
                }
                _ => AppendError::Io(Box::new(error)),
            },
        }
    }

    /// As the outcome of a call that reads.
    pub(crate) fn reading(self) -> ReadError {
        ReadError::Io(match self {
            Self::NotSent(cause) | Self::Lost(cause) => cause,
            Self::Refused(error) => Box::new(error),
        })
    }
}
