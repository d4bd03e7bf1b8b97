//! One duel, read from the store and checked: its records with the index over them.

use crate::arguments::As;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::places;
use crate::records::line_name;
use journal::{Damage, DuelEntry, EventStore, Fault, ReadError, VerifyError, Wrong};
use store_sled::OpenError;
use timeline::{History, Line, Place, PlaceError, ReadHistoryError};
use wording::{Wording, args};

/// A duel that was read.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// Its entry in the store's list.
    pub(crate) entry: DuelEntry,
    /// Its records.
    pub(crate) history: History,
}

impl Opened {
    /// Reads the whole duel.
    ///
    /// # Errors
    /// When the store can't be read, or the journal is damaged.
    pub(crate) fn read(store: &dyn EventStore, entry: DuelEntry) -> Outcome<Self> {
        let read = History::read(store, entry.id);
        let (history, _) = read.map_err(|error| unread_history(&entry.name, &error))?;
        Ok(Self { entry, history })
    }

    /// The same as a role reads it: what a judge called lines and records is the judge's alone.
    #[must_use]
    pub(crate) fn read_by(mut self, role: As) -> Self {
        if role != As::Judge {
            self.history = self.history.in_plain_names();
        }
        self
    }

    /// The line of this name; without one, the current line.
    ///
    /// # Errors
    /// When there is no such line.
    pub(crate) fn line(&self, name: Option<&str>) -> Outcome<&Line> {
        let Some(name) = name else {
            return Ok(self.history.current());
        };
        self.history.line_named(name).ok_or_else(|| {
            let names: Vec<String> = self.history.lines().into_iter().map(|l| l.name).collect();
            let failure = Failure::new(Code::NoLine).with("duel", &self.entry.name);
            failure.with("line", name).with("lines", names.join(", "))
        })
    }

    /// Says that a line is a what-if line: nothing of it happened at the table.
    pub(crate) fn say_what_if(&self, line: u32, context: &mut Context) {
        if self.history.is_what_if(line) {
            let line = line_name(&self.history, line, context.words.viewer());
            context.note("line-what-if", args![line: line]);
        }
    }

    /// The record a place means; without one, the tip of the line.
    ///
    /// # Errors
    /// When there is no such place.
    pub(crate) fn place(&self, place: Option<&str>, line: &Line, words: &Wording) -> Outcome<u32> {
        let place = place.unwrap_or("@");
        Place::parse(place)
            .and_then(|place| place.resolve(&self.history, line.id))
            .map_err(|error| self.no_place(place, &error, words))
    }

    /// The line a record is read on: the one stood on, where the record is on it, otherwise its own.
    /// A line that was named has to have the record.
    ///
    /// # Errors
    /// When a line was named that hasn't got it.
    pub(crate) fn line_at(
        &self,
        number: u32,
        stood: &Line,
        named: Option<&str>,
        words: &Wording,
    ) -> Outcome<u32> {
        let line = self.history.line_with(number, stood.id);
        if named.is_none() || line == stood.id {
            return Ok(line);
        }
        let error = PlaceError::NotOnLine {
            number,
            line: self.history.name_of(stood.id),
            own: self.history.name_of(line),
        };
        Err(self.no_place(&number.to_string(), &error, words))
    }

    /// Why a place can't be gone to.
    #[must_use]
    pub(crate) fn no_place(&self, place: &str, error: &PlaceError, words: &Wording) -> Failure {
        let code = match error {
            PlaceError::Syntax { .. } => Code::BadPlace,
            _ => Code::NoPlace,
        };
        let what = places::why(error, words);
        let failure = Failure::new(code).with("place", place).with("what", what);
        failure
            .with("duel", &self.entry.name)
            .count("last", self.history.last())
    }
}

/// A history that couldn't be read, as a failure.
fn unread_history(duel: &str, error: &ReadHistoryError) -> Failure {
    match error {
        ReadHistoryError::Verify(error) => unread(duel, error),
        ReadHistoryError::History(error) => Failure::new(Code::Damaged)
            .with("duel", duel)
            .because(error),
    }
}

/// A journal that couldn't be read, as a failure.
#[must_use]
pub(crate) fn unread(duel: &str, error: &VerifyError) -> Failure {
    match error {
        VerifyError::Store(error) => store_error(duel, error),
        VerifyError::Damage(damage) if version(damage).is_some() => {
            let found = version(damage).unwrap_or_default();
            Failure::new(Code::Version)
                .with("path", duel)
                .with("found", found)
        }
        other => Failure::new(Code::Damaged)
            .with("duel", duel)
            .because(other),
    }
}

/// The version of a batch, where it is one that isn't known here.
#[must_use]
pub(crate) const fn version(damage: &Damage) -> Option<u8> {
    match damage.what {
        Wrong::Bytes(Fault::UnknownVersion(version)) => Some(version),
        _ => None,
    }
}

/// A store's answer, as a failure.
#[must_use]
pub(crate) fn store_error(duel: &str, error: &ReadError) -> Failure {
    if let Some(behind) = OpenError::behind(error) {
        return crate::shelf::not_opened(behind);
    }
    if let Some(failure) = crate::server::behind(error) {
        return failure;
    }
    if let ReadError::Busy { holder } = error {
        return crate::shelf::busy_with(holder);
    }
    let failure = match error {
        ReadError::NoSuchDuel(_) => Failure::new(Code::NoDuel).with("name", duel),
        ReadError::Removed { trace } => return crate::shelf::removed(&trace.by),
        ReadError::Damaged { .. } => Failure::new(Code::Damaged),
        _ => Failure::new(Code::Io),
    };
    failure.with("duel", duel).because(error)
}

/// An error with what caused it, in one line.
#[must_use]
pub(crate) fn with_causes(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    let mut text = error.to_string();
    for cause in causes {
        let cause = cause.to_string();
        if !text.contains(&cause) {
            text.push_str(": ");
            text.push_str(&cause);
        }
    }
    text
}
