//! Why something wasn't recorded, or a duel can't be opened.

use crate::MatchFault;
use duel::{Digest, Event, Mismatch};
use journal::{AppendError, Damage, Head, ReadError, SealError, VerifyError};
use rules::Refusal;
use std::io;
use thiserror::Error;
use timeline::{FoldError, HistoryError, ReadHistoryError};

/// Why something wasn't recorded. Reads after "failed to go on with the duel: ".
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum TableError {
    /// The rules said no.
    #[error("the rules refuse it ({})", .0.rule.id())]
    Refused(Refusal),
    /// The set-up can't begin a duel.
    #[error("the set-up can't begin a duel: {0}")]
    SetUp(SetUpFault),
    /// Somebody else appended meanwhile. The table has read what they did and stands behind it.
    #[error(
        "somebody else appended: record {} was to be the last one, it is record {}",
        expected.number,
        actual.number
    )]
    Conflict {
        /// Where the journal ended for this table.
        expected: Head,
        /// Where it ends.
        actual: Head,
    },
    /// The store didn't take the batch.
    #[error("the batch wasn't appended: {0}")]
    Append(#[source] AppendError),
    /// The store couldn't be read.
    #[error("the duel couldn't be read: {0}")]
    Read(#[source] ReadError),
    /// The journal is damaged.
    #[error("the journal is damaged: {0}")]
    Damaged(#[source] Damage),
    /// The records don't make a history.
    #[error("the records don't make a history: {0}")]
    History(#[source] HistoryError),
    /// There is no position at a record.
    #[error(transparent)]
    NoPosition(FoldError),
    /// The record to go back to doesn't exist.
    #[error("there is no record {number}, the last is {last}")]
    NoSuchRecord {
        /// The record.
        number: u32,
        /// The last one there is.
        last: u32,
    },
    /// The record to go back to belongs to the set-up.
    #[error("record {to} belongs to the set-up, play began with record {play}")]
    BeforePlay {
        /// The record.
        to: u32,
        /// Where play began.
        play: u32,
    },
    /// The record to go back to lies in the middle of a judge's repair.
    #[error("record {to} lies in the middle of a repair, {left} more steps follow it")]
    InRepair {
        /// The record.
        to: u32,
        /// How many steps follow.
        left: u16,
    },
    /// There is no such line.
    #[error("there is no line {line}")]
    NoSuchLine {
        /// Its id.
        line: u32,
    },
    /// A line that is only looked at is nobody's account of what happened.
    #[error("line {line} was only tried out")]
    OnlyTried {
        /// Its id.
        line: u32,
    },
    /// What is to be a name can't be one.
    #[error("a name for a line or a record has to be one that a place can use")]
    BadName {
        /// What was given as one; empty where nothing was.
        name: String,
    },
    /// Another line has that name.
    #[error("line {line} has that name")]
    NameTaken {
        /// Its id.
        line: u32,
    },
    /// A record isn't a ruling, or one that was taken back.
    #[error("record {number} is no ruling")]
    NoRuling {
        /// The record.
        number: u32,
    },
    /// The head judge's word is the last: there is no appeal against it.
    #[error("the head judge made the ruling of record {ruling}: there is no appeal against it")]
    LastWord {
        /// Its record.
        ruling: u32,
    },
    /// A ruling is decided again by the head judge alone.
    #[error("only the head judge decides again about the ruling of record {ruling}")]
    NotTheHeadJudge {
        /// Its record.
        ruling: u32,
    },
    /// A ruling is decided again only after an appeal.
    #[error("nobody appealed against the ruling of record {ruling}")]
    NotAppealed {
        /// Its record.
        ruling: u32,
    },
    /// A record isn't a call of a judge that is open.
    #[error("record {call} is no call that is open")]
    NoOpenCall {
        /// The record.
        call: u32,
    },
    /// Time is called once.
    #[error("time was called at record {record}")]
    TimeWasCalled {
        /// Its record.
        record: u32,
    },
    /// A match that can't be.
    #[error("the match can't be: {0}")]
    Match(MatchFault),
    /// A repair can't be done.
    #[error("step {step} of the repair can't be: {mismatch}")]
    Repair {
        /// Which step, from 1; 0 for the repair as a whole.
        step: usize,
        /// Why it can't be.
        mismatch: Mismatch,
    },
    /// Nothing was taken back, or something else was done since.
    #[error("nothing that was undone can be redone")]
    NothingToRedo,
    /// Only the set-up is left.
    #[error("nothing is left to be undone")]
    NothingToUndo,
    /// The batch couldn't be sealed.
    #[error("the batch couldn't be sealed: {0}")]
    Seal(#[source] SealError),
    /// There are no random bytes to be had.
    #[error("there are no random bytes to be had: {0}")]
    Chance(#[source] io::Error),
    /// A bug: the rules gave an event that can't be.
    #[error("the rules gave an event that can't be ({mismatch}): {event:?}")]
    Impossible {
        /// The event.
        event: Box<Event>,
        /// Why it can't be.
        mismatch: Mismatch,
    },
    /// A bug: the rules never came to rest.
    #[error("{records} records and no rest")]
    NoRest {
        /// How many records there would be.
        records: usize,
    },
}

/// What is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetUpFault {
    /// Its first event doesn't begin a duel.
    #[error("its first event doesn't begin a duel")]
    Beginning,
    /// It says nowhere that play begins.
    #[error("it says nowhere that play begins")]
    NoPlay,
    /// It is to be played with other card definitions than those in use.
    #[error("it names other card definitions than those in use")]
    Catalogue {
        /// The definitions it names.
        said: Digest,
        /// Those in use.
        used: Digest,
    },
    /// One of its events can't be.
    #[error("its event {number} can't be: {mismatch}")]
    Event {
        /// Which event, from 1.
        number: usize,
        /// Why.
        mismatch: Mismatch,
    },
}

impl TableError {
    /// What can't be, as a step of a repair.
    pub(crate) fn in_repair(self, step: usize) -> Self {
        match self {
            Self::Impossible { mismatch, .. } => Self::Repair { step, mismatch },
            other => other,
        }
    }
}

impl From<VerifyError> for TableError {
    fn from(error: VerifyError) -> Self {
        match error {
            VerifyError::Damage(damage) => Self::Damaged(damage),
            VerifyError::Store(error) => Self::Read(error),
        }
    }
}

impl From<ReadHistoryError> for TableError {
    fn from(error: ReadHistoryError) -> Self {
        match error {
            ReadHistoryError::Verify(error) => error.into(),
            ReadHistoryError::History(error) => Self::History(error),
        }
    }
}

impl From<FoldError> for TableError {
    fn from(error: FoldError) -> Self {
        match error {
            FoldError::NoSuchRecord { number, last } => Self::NoSuchRecord { number, last },
            FoldError::Mismatch { .. } => Self::NoPosition(error),
        }
    }
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<SetUpFault> for TableError {
    fn from(fault: SetUpFault) -> Self {
        Self::SetUp(fault)
    }
}

impl From<SealError> for TableError {
    fn from(error: SealError) -> Self {
        Self::Seal(error)
    }
}
