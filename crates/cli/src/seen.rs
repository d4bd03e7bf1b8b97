//! A line as one role reads it: each record with the positions around it, redacted.

use crate::arguments::As;
use duel::{Event, Mismatch, Position, Role, Seat, View};
use journal::Record;
use timeline::History;
use wording::Viewer;

impl As {
    /// The role.
    #[must_use]
    pub(crate) const fn role(self) -> Role {
        match self {
            Self::A => Role::Seat(Seat::A),
            Self::B => Role::Seat(Seat::B),
            Self::Judge => Role::Judge,
            Self::Spectator => Role::Spectator,
        }
    }

    /// The reader of sentences.
    #[must_use]
    pub(crate) const fn viewer(self) -> Viewer {
        match self {
            Self::A => Viewer::Seat(Seat::A),
            Self::B => Viewer::Seat(Seat::B),
            Self::Judge => Viewer::Judge,
            Self::Spectator => Viewer::Spectator,
        }
    }

    /// As it is typed.
    #[must_use]
    pub(crate) const fn typed(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::Judge => "judge",
            Self::Spectator => "spectator",
        }
    }
}

/// A record as the role reads it.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    /// The record's number.
    pub(crate) number: u32,
    /// The position before it.
    pub(crate) before: Position,
    /// What happened.
    pub(crate) event: Event,
    /// The position after it.
    pub(crate) after: Position,
}

/// A fold of events with a role's reading beside it.
#[derive(Clone, Debug)]
pub(crate) struct Fold {
    full: Position,
    view: View,
    seen: Position,
}

impl Fold {
    /// Stands before the first event.
    #[must_use]
    pub(crate) fn new(role: Role) -> Self {
        let (full, view) = (Position::new(), View::new(role));
        let seen = view.position(&full);
        Self { full, view, seen }
    }

    /// Goes over one record.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn step(&mut self, record: &Record) -> Result<Seen, Mismatch> {
        let event = self.view.see(&self.full, &record.event);
        if !record.event.is_desk() {
            self.full.apply(&record.event)?;
        }
        let after = self.view.position(&self.full);
        let before = std::mem::replace(&mut self.seen, after.clone());
        Ok(Seen {
            number: record.number,
            before,
            event,
            after,
        })
    }

    /// The full position. For the engine's ears only.
    #[must_use]
    pub(crate) const fn full(&self) -> &Position {
        &self.full
    }

    /// The position as the role reads it.
    #[must_use]
    pub(crate) const fn seen(&self) -> &Position {
        &self.seen
    }

    /// The role.
    #[must_use]
    pub(crate) const fn role(&self) -> Role {
        self.view.role()
    }
}

/// Walks a line, giving each of its records as the role reads it.
#[derive(Debug)]
pub(crate) struct Walk<'h> {
    history: &'h History,
    numbers: std::vec::IntoIter<u32>,
    fold: Fold,
}

impl<'h> Walk<'h> {
    /// Walks the records of a line up to one of them, desk events among them.
    #[must_use]
    pub(crate) fn new(history: &'h History, line: u32, last: u32, role: Role) -> Self {
        let mut numbers = history.records_of(line);
        numbers.retain(|number| *number <= last);
        Self {
            history,
            numbers: numbers.into_iter(),
            fold: Fold::new(role),
        }
    }

    /// The next record.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn step(&mut self) -> Result<Option<(Seen, &'h Record)>, Mismatch> {
        let next = self
            .numbers
            .next()
            .and_then(|number| self.history.record(number));
        let Some(record) = next else { return Ok(None) };
        self.fold.step(record).map(|seen| Some((seen, record)))
    }

    /// Goes to the end, and gives the fold there.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn finish(mut self) -> Result<Fold, Mismatch> {
        while self.step()?.is_some() {}
        Ok(self.fold)
    }
}
