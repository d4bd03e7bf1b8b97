//! What is entered at the desk: one record each, which changes no position. It is checked here,
//! whoever enters it; and since it doesn't depend on where the duel stands, it is tried again
//! when somebody else appended meanwhile.

use crate::desk::AT_THE_DESK;
use crate::draft::Draft;
use crate::{Batch, MatchFault, Table, TableError};
use duel::{Bench, Desk, Event};
use journal::{Time, Words};
use std::sync::Arc;
use timeline::{History, Place, PlaceError};

/// How often it is tried when somebody else appends meanwhile.
const TRIED_MOST: u32 = 32;

impl Table {
    /// Writes a note. It changes no position.
    ///
    /// # Errors
    /// Why it couldn't be kept.
    pub fn note(&mut self, words: Words) -> Result<Batch, TableError> {
        self.write(&Event::Note, Some(words), None)
    }

    /// Writes an entry of the desk. It changes no position.
    ///
    /// # Errors
    /// What [`Table::check`] finds, or why it couldn't be kept.
    pub fn enter(&mut self, entry: Desk, words: Option<Words>) -> Result<Batch, TableError> {
        self.enter_as_of(entry, words, None)
    }

    /// The same, of what happened at another time than it is written.
    ///
    /// # Errors
    /// As for [`Table::enter`].
    pub fn enter_as_of(
        &mut self,
        entry: Desk,
        words: Option<Words>,
        happened_at: Option<Time>,
    ) -> Result<Batch, TableError> {
        match entry {
            Desk::LineSwitched { line, .. } => self.switch(line, words),
            entry => self.write(&Event::Desk(entry), words, happened_at),
        }
    }

    fn write(
        &mut self,
        event: &Event,
        words: Option<Words>,
        happened_at: Option<Time>,
    ) -> Result<Batch, TableError> {
        for _ in 1..TRIED_MOST {
            match self.write_once(event, words.clone(), happened_at) {
                // The table has read what somebody else did: the entry goes after it.
                Err(TableError::Conflict { .. }) => {}
                other => return other,
            }
        }
        self.write_once(event, words, happened_at)
    }

    fn write_once(
        &mut self,
        event: &Event,
        words: Option<Words>,
        happened_at: Option<Time>,
    ) -> Result<Batch, TableError> {
        if let Event::Desk(entry) = event {
            self.check(entry, words.as_ref())?;
        }
        let catalogue = Arc::clone(&self.tools.catalogue);
        let tip = self.history().tip();
        let mut draft = Draft::new(self.position().clone(), tip, &catalogue, happened_at);
        draft.put(event.clone(), AT_THE_DESK, words)?;
        let asks = draft.due();
        self.record(draft, asks)
    }

    /// Checks that an entry can be made: what it is about is there and is what it has to be.
    ///
    /// # Errors
    /// The [`TableError`] that says what is wrong.
    pub fn check(&self, entry: &Desk, words: Option<&Words>) -> Result<(), TableError> {
        self.check_records(entry)?;
        let history = self.history();
        match *entry {
            Desk::Marked { .. } => nameable(words, |name| format!("mark:{name}")),
            Desk::LineNamed { line } => self.check_line_name(line, words),
            Desk::StandingGiven { line, .. } => match history.line(line) {
                None => Err(TableError::NoSuchLine { line }),
                Some(_) if history.is_what_if(line) => Err(TableError::OnlyTried { line }),
                Some(_) => Ok(()),
            },
            Desk::Ruled {
                by,
                appeals: Some(ruling),
                ..
            } => decides_again(history, ruling, by),
            Desk::Appealed { ruling, .. } => match ruled(history, ruling)? {
                Bench::Head => Err(TableError::LastWord { ruling }),
                Bench::Floor => Ok(()),
            },
            Desk::CallEnded { call, .. } if !history.open_calls().contains(&call) => {
                Err(TableError::NoOpenCall { call })
            }
            Desk::TimeCalled => match number_of(history, |entry| *entry == Desk::TimeCalled) {
                Some(record) => Err(TableError::TimeWasCalled { record }),
                None => Ok(()),
            },
            Desk::MatchStated { .. } => {
                let fault = MatchFault::of(entry, words.map_or(&[], |words| &words.by));
                fault.map_or(Ok(()), |fault| Err(TableError::Match(fault)))
            }
            _ => Ok(()),
        }
    }

    /// Checks that the records an entry is about are there.
    pub(crate) fn check_records(&self, entry: &Desk) -> Result<(), TableError> {
        let last = self.history().last();
        match records_of(entry).find(|number| self.history().record(*number).is_none()) {
            Some(number) => Err(TableError::NoSuchRecord { number, last }),
            None => Ok(()),
        }
    }

    fn check_line_name(&self, line: u32, words: Option<&Words>) -> Result<(), TableError> {
        if self.history().line(line).is_none() {
            return Err(TableError::NoSuchLine { line });
        }
        nameable(words, |name| format!("{name}@1"))?;
        let name = words.and_then(|words| words.text.as_deref());
        let named = name.and_then(|name| self.history().line_named(name));
        match named.filter(|other| other.id != line) {
            Some(other) => Err(TableError::NameTaken { line: other.id }),
            None => Ok(()),
        }
    }
}

/// The records an entry of the desk is about.
fn records_of(entry: &Desk) -> impl Iterator<Item = u32> {
    let about = match *entry {
        Desk::Marked { at } => [Some(at), None],
        Desk::Claimed { at, .. } => [at, None],
        Desk::Ruled { about, appeals, .. } => [Some(about), appeals],
        Desk::Appealed { ruling, .. } => [Some(ruling), None],
        Desk::LateFact { about, .. } => [Some(about), None],
        Desk::CallEnded { call, .. } => [Some(call), None],
        Desk::PenaltyEntered { about, .. } => [about, None],
        Desk::PutRight { about } => [Some(about), None],
        Desk::Erased { about } if about > 0 => [Some(about), None],
        _ => [None, None],
    };
    about.into_iter().flatten()
}

/// The record of the last entry like this that wasn't taken back.
fn number_of(history: &History, like: impl Fn(&Desk) -> bool) -> Option<u32> {
    let mut entries = history.desk_entries();
    let found = entries.find(|(_, entry)| like(entry));
    found.map(|(record, _)| record.number)
}

/// Who decided a ruling that wasn't taken back.
fn ruled(history: &History, ruling: u32) -> Result<Bench, TableError> {
    let mut entries = history.desk_entries();
    let found = entries.find(|(record, _)| record.number == ruling);
    match found {
        Some((_, Desk::Ruled { by, .. })) => Ok(*by),
        _ => Err(TableError::NoRuling { number: ruling }),
    }
}

/// A ruling is decided again by the head judge, after an appeal.
fn decides_again(history: &History, ruling: u32, by: Bench) -> Result<(), TableError> {
    ruled(history, ruling)?;
    let appeal = |entry: &Desk| matches!(entry, Desk::Appealed { ruling: of, .. } if *of == ruling);
    match by {
        Bench::Floor => Err(TableError::NotTheHeadJudge { ruling }),
        Bench::Head if number_of(history, appeal).is_none() => {
            Err(TableError::NotAppealed { ruling })
        }
        Bench::Head => Ok(()),
    }
}

/// A name is one that a place can use.
fn nameable(words: Option<&Words>, place: impl Fn(&str) -> String) -> Result<(), TableError> {
    let name = words.and_then(|words| words.text.as_deref());
    let readable = |name: &&str| {
        let place = Place::parse(&place(name));
        let read = !matches!(place, Err(PlaceError::Syntax { .. }));
        let part_of_a_place = name.contains('@') || name.contains("..") || name.contains(':');
        read && !part_of_a_place && name.trim() == *name && name.parse::<u32>().is_err()
    };
    match name.filter(readable) {
        Some(_) => Ok(()),
        None => Err(TableError::BadName {
            name: name.unwrap_or_default().to_owned(),
        }),
    }
}
