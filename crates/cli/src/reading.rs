//! Standing somewhere in a duel to read it: the duel, the line, the record, the role.

use crate::arguments::{As, Standing};
use crate::context::Context;
use crate::error::{Failure, Outcome};
use crate::opened::Opened;
use crate::seen::{Fold, Walk};
use duel::Mismatch;

/// Where a reading command stands.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The duel.
    pub(crate) opened: Opened,
    /// The id of the line.
    pub(crate) line: u32,
    /// The record.
    pub(crate) at: u32,
    /// For whom it reads.
    pub(crate) role: As,
}

impl Reading {
    /// Opens a duel and goes to the place; says as whom it is read.
    ///
    /// # Errors
    /// When there is no such duel, line or place.
    pub(crate) fn open(
        duel: Option<&str>,
        at: Option<&str>,
        standing: &Standing,
        context: &mut Context,
    ) -> Outcome<Self> {
        let opened = context.open(duel)?;
        let reading = Self::of(opened, at, standing, context)?;
        context.read_as(standing.role);
        reading.opened.say_what_if(reading.line, context);
        Ok(reading)
    }

    /// The same in a duel that was read.
    ///
    /// # Errors
    /// When there is no such line or place.
    pub(crate) fn of(
        opened: Opened,
        at: Option<&str>,
        standing: &Standing,
        context: &Context,
    ) -> Outcome<Self> {
        let opened = opened.read_by(standing.role);
        let stood = opened.line(standing.line.as_deref())?;
        let number = opened.place(at, stood, &context.words)?;
        let named = standing.line.as_deref();
        let line = opened.line_at(number, stood, named, &context.words)?;
        Ok(Self {
            opened,
            line,
            at: number,
            role: standing.role,
        })
    }

    /// Walks the line from its first record up to the place, as the role reads it.
    #[must_use]
    pub(crate) fn walk(&self) -> Walk<'_> {
        Walk::new(&self.opened.history, self.line, self.at, self.role.role())
    }

    /// The fold at the place.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn stand(&self) -> Outcome<Fold> {
        self.walk()
            .finish()
            .map_err(|mismatch| self.mismatch(&mismatch))
    }

    /// A journal that can't be this game, as a failure.
    #[must_use]
    pub(crate) fn mismatch(&self, mismatch: &Mismatch) -> Failure {
        let failure = Failure::new(crate::error::Code::Damaged);
        failure
            .with("duel", &self.opened.entry.name)
            .because(mismatch)
    }
}
