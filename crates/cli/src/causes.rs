//! Why something went wrong beneath: an error of another crate, or of the system, as a fact that is
//! said in the reader's language.

use crate::damages;
use crate::opened::with_causes;
use duel::Mismatch;
use journal::{AppendError, Damage, ReadError, VerifyError};
use std::error::Error;
use std::io;
use std::sync::Arc;
use table::TableError;
use timeline::{FoldError, HistoryError, ReadHistoryError};
use wording::{Wording, args};

/// What went wrong beneath.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Beneath {
    wrong: Wrong,
    /// As the error says it itself, for programs and for a report about a bug.
    pub(crate) detail: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Wrong {
    /// A record of a journal.
    Damage(Box<Damage>),
    /// A case of the message `cause`, with the number it is about.
    Plain(&'static str, u32),
}

impl Beneath {
    /// What an error comes from: the first in its chain of causes that there are words for.
    #[must_use]
    pub(crate) fn of(error: &(dyn Error + 'static)) -> Self {
        let mut next = Some(error);
        let mut found = None;
        while let (Some(error), None) = (next, &found) {
            (found, next) = (wrong(error), error.source());
        }
        Self {
            wrong: found.unwrap_or(Wrong::Plain("other", 0)),
            detail: with_causes(error),
        }
    }

    /// It in words, without a full stop.
    #[must_use]
    pub(crate) fn said(&self, words: &Wording) -> String {
        match &self.wrong {
            Wrong::Damage(damage) => damages::what(damage, words),
            Wrong::Plain(cause, number) => {
                let number = number.to_string();
                words.text("cause", args![cause: *cause, number: number])
            }
        }
    }
}

fn wrong(error: &(dyn Error + 'static)) -> Option<Wrong> {
    let damage = |damage: &Damage| Wrong::Damage(Box::new(damage.clone()));
    if let Some(found) = error.downcast_ref::<Damage>() {
        return Some(damage(found));
    }
    if let Some(VerifyError::Damage(found)) = error.downcast_ref() {
        return Some(damage(found));
    }
    if let Some(ReadHistoryError::Verify(VerifyError::Damage(found))) = error.downcast_ref() {
        return Some(damage(found));
    }
    plain(error).map(|(cause, number)| Wrong::Plain(cause, number))
}

fn plain(error: &(dyn Error + 'static)) -> Option<(&'static str, u32)> {
    if let Some(error) = error.downcast_ref::<io::Error>() {
        return Some(system(error));
    }
    if let Some(error) = error.downcast_ref::<Arc<io::Error>>() {
        return Some(system(error));
    }
    if let Some(error) = error.downcast_ref() {
        return Some(folded(error));
    }
    if let Some(error) = error.downcast_ref() {
        return Some(("history", from(error)));
    }
    if let Some(error) = error.downcast_ref() {
        return Some((mismatch(error), 0));
    }
    match (
        error.downcast_ref(),
        error.downcast_ref(),
        error.downcast_ref(),
    ) {
        (Some(ReadError::Damaged { first, .. }), ..) => Some(("bytes", *first)),
        (_, Some(AppendError::Damaged(_)), _) => Some(("bytes", 0)),
        (.., Some(TableError::NoPosition(error))) => Some(folded(error)),
        _ => None,
    }
}

fn folded(error: &FoldError) -> (&'static str, u32) {
    match error {
        FoldError::NoSuchRecord { number, .. } => ("no_record", *number),
        FoldError::Mismatch { record, .. } => ("record", *record),
    }
}

const fn from(error: &HistoryError) -> u32 {
    match error {
        HistoryError::Number { found, .. } => *found,
        HistoryError::Follows { number, .. }
        | HistoryError::RewindsTo { number, .. }
        | HistoryError::SwitchesTo { number, .. }
        | HistoryError::Batch { number, .. } => *number,
    }
}

/// What can't be about a record or a step of a repair.
#[must_use]
pub(crate) const fn mismatch(mismatch: &Mismatch) -> &'static str {
    match mismatch {
        Mismatch::NoSuchCard(_) => "no_card",
        Mismatch::NotThere { .. } => "not_there",
        Mismatch::Occupied { .. } => "occupied",
        Mismatch::OtherFace { .. } => "other_face",
        Mismatch::NotInPool { .. } => "not_in_pool",
        _ => "mismatch",
    }
}

/// What the system says, and the number of its error.
fn system(error: &io::Error) -> (&'static str, u32) {
    use io::ErrorKind as Kind;
    let cause = match error.kind() {
        Kind::NotFound => "not_found",
        Kind::PermissionDenied => "permission",
        Kind::AlreadyExists => "exists",
        Kind::NotADirectory => "no_folder",
        Kind::IsADirectory => "folder",
        Kind::ReadOnlyFilesystem => "read_only",
        Kind::StorageFull | Kind::QuotaExceeded => "full",
        Kind::BrokenPipe => "gone",
        _ => "system",
    };
    let number = error.raw_os_error().unwrap_or_default();
    (cause, number.unsigned_abs())
}
