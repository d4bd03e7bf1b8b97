//! What the desk does to the duel: going back, taking back, putting right. All of it appends.

use crate::draft::Draft;
use crate::set_up::begins_play;
use crate::{Batch, Table, TableError};
use duel::{Asker, Desk, Event, RewindKind};
use journal::{Knowledge, Source, Words};
use rules::Next;
use std::sync::Arc;
use timeline::{Batch as Operation, History};

/// What is done at the desk is seen there.
pub(crate) const AT_THE_DESK: (Source, Knowledge) = (Source::Judge, Knowledge::Seen);

/// What goes along with going back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Along {
    /// The extension that is given for it, in seconds.
    pub extension: Option<u16>,
    /// What was picked at random when the cards were put back.
    pub picks: Vec<Desk>,
    /// The reason, what the players say, and who decides.
    pub words: Option<Words>,
}

impl Table {
    /// Goes back to a record and stands there, on a new line; the old line stays.
    ///
    /// Any record from the beginning of play on will do, in the middle of a batch or of a
    /// resolution too. After a judge's ruling a seat that is awaited in a window there is asked
    /// aloud. What the seats had said ahead is suspended until they say it again, after every kind
    /// of going back. Where nobody is awaited the duel goes on by itself until somebody is. Going back to a desk record is going back to where it stands.
    ///
    /// # Errors
    /// [`TableError::NoSuchRecord`], [`TableError::BeforePlay`], or why it couldn't be kept.
    pub fn rewind(
        &mut self,
        to: u32,
        kind: RewindKind,
        words: Option<Words>,
    ) -> Result<Batch, TableError> {
        let along = Along {
            words,
            ..Along::default()
        };
        self.put_back(to, kind, along)
    }

    /// The same, with the extension that was given for it and what was picked at random when the
    /// cards were put back.
    ///
    /// # Errors
    /// As for [`Table::rewind`].
    pub fn put_back(
        &mut self,
        to: u32,
        kind: RewindKind,
        along: Along,
    ) -> Result<Batch, TableError> {
        let base = playable(self.history(), to)?;
        let line = self.history().line_of(base).unwrap_or_default();
        // The duel doesn't go on from what never happened.
        if kind != RewindKind::WhatIf && self.history().is_what_if(line) {
            return Err(TableError::OnlyTried { line });
        }
        self.go_back(base, (kind, None), along)
    }

    /// Takes back the last operation that was not taken back yet (something said, a rewind, a
    /// note), as the correction of a slip. Again and again it goes further back; it never takes
    /// back an undo.
    ///
    /// # Errors
    /// [`TableError::NothingToUndo`] when only the set-up is left, or why it couldn't be kept.
    pub fn undo(&mut self, words: Option<Words>) -> Result<Batch, TableError> {
        let last = self.history().to_undo();
        let last = *last.ok_or(TableError::NothingToUndo)?;
        self.take_back(&last, words)
    }

    /// Takes back the last undo, unless something else was done since: what it took back counts
    /// again, and the duel goes on along the line it had left.
    ///
    /// # Errors
    /// [`TableError::NothingToRedo`], or why it couldn't be kept.
    pub fn redo(&mut self, words: Option<Words>) -> Result<Batch, TableError> {
        let last = self.history().to_redo();
        let last = *last.ok_or(TableError::NothingToRedo)?;
        self.take_back(&last, words)
    }

    /// Takes a batch back: along the line stood on, where it moved nothing; onto the line it left,
    /// where it only went to another one; and else on a new line.
    fn take_back(&mut self, last: &Operation, words: Option<Words>) -> Result<Batch, TableError> {
        let history = self.history();
        let line = history.returns_to(last).and_then(|line| history.line(line));
        let (to, kind) = match line {
            Some(line) => (line.tip, RewindKind::Return),
            None => (last.before, RewindKind::Correction),
        };
        let along = Along {
            words,
            ..Along::default()
        };
        self.go_back(to, (kind, Some(last.number)), along)
    }

    /// Goes on along another line, from where that stands.
    ///
    /// # Errors
    /// [`TableError::NoSuchLine`], or why it couldn't be kept.
    pub fn switch(&mut self, line: u32, words: Option<Words>) -> Result<Batch, TableError> {
        let known = self.history().line(line);
        let to = known.ok_or(TableError::NoSuchLine { line })?.tip;
        let catalogue = Arc::clone(&self.tools.catalogue);
        let position = self.history().position_at(to)?;
        let mut draft = Draft::new(position, to, &catalogue, None);
        let switched = Event::Desk(Desk::LineSwitched { line, to });
        draft.put(switched, AT_THE_DESK, words)?;
        self.state_definitions(&mut draft, to)?;
        suspend(&mut draft)?;
        let asks = draft.run()?;
        self.record(draft, asks)
    }

    /// Puts something right by hand: nobody's action, legal in both modes. The duel goes on from
    /// where it stands.
    ///
    /// # Errors
    /// [`TableError::Repair`] at the first step that can't be, or why it couldn't be kept.
    pub fn adjust(&mut self, steps: Vec<Event>, words: Option<Words>) -> Result<Batch, TableError> {
        self.put_right(steps, None, words)
    }

    /// The same, with the record it puts right.
    ///
    /// # Errors
    /// [`TableError::NoSuchRecord`], [`TableError::Repair`] at the first step that can't be, or why
    /// it couldn't be kept.
    pub fn put_right(
        &mut self,
        steps: Vec<Event>,
        about: Option<u32>,
        words: Option<Words>,
    ) -> Result<Batch, TableError> {
        let about = about.map(|about| Desk::PutRight { about });
        about
            .iter()
            .try_for_each(|entry| self.check_records(entry))?;
        let count = u16::try_from(steps.len()).unwrap_or(u16::MAX);
        let catalogue = Arc::clone(&self.tools.catalogue);
        let tip = self.history().tip();
        let mut draft = Draft::new(self.position().clone(), tip, &catalogue, None);
        self.state_definitions(&mut draft, tip)?;
        let begun = (Event::Adjusted { steps: count }, words);
        let steps = steps.into_iter().map(|step| (step, None));
        for (number, (event, words)) in std::iter::once(begun).chain(steps).enumerate() {
            let put = draft.put(event, AT_THE_DESK, words);
            put.map_err(|error| error.in_repair(number))?;
        }
        let asks = draft.run()?;
        if let Some(about) = about {
            draft.put(Event::Desk(about), AT_THE_DESK, None)?;
        }
        self.record(draft, asks)
    }

    fn go_back(
        &mut self,
        base: u32,
        (kind, undoes): (RewindKind, Option<u32>),
        along: Along,
    ) -> Result<Batch, TableError> {
        let catalogue = Arc::clone(&self.tools.catalogue);
        let position = self.history().position_at(base)?;
        let mut draft = Draft::new(position, base, &catalogue, None);
        let rewound = Event::Rewound {
            to: base,
            kind,
            undoes,
            extension: along.extension,
        };
        draft.put(rewound, AT_THE_DESK, along.words)?;
        self.state_definitions(&mut draft, base)?;
        if undoes.is_none() {
            ask_aloud(&mut draft, kind)?;
        }
        // What goes back to where the duel stood restores nothing.
        if kind != RewindKind::Return {
            suspend(&mut draft)?;
        }
        let asks = draft.run()?;
        for pick in along.picks {
            draft.put(Event::Desk(pick), AT_THE_DESK, None)?;
        }
        self.record(draft, asks)
    }
}

/// The duel event a record stands at, if one can go back there: play had begun, and no repair is
/// in the middle of its steps.
///
/// ```
/// let nothing = timeline::History::default();
/// let none = table::playable(&nothing, 1);
/// assert!(matches!(none, Err(table::TableError::NoSuchRecord { .. })));
/// ```
///
/// # Errors
/// [`TableError::NoSuchRecord`], [`TableError::BeforePlay`] or [`TableError::InRepair`].
pub fn playable(history: &History, to: u32) -> Result<u32, TableError> {
    let last = history.last();
    let base = history
        .base(to)
        .ok_or(TableError::NoSuchRecord { number: to, last })?;
    let began = |n: &u32| history.record(*n).is_some_and(|r| begins_play(&r.event));
    if history.upwards(base).any(|n| began(&n)) {
        return match history.position_at(base)?.repairs {
            0 => Ok(base),
            left => Err(TableError::InRepair { to, left }),
        };
    }
    let play = (1..=last).find(began).unwrap_or(last);
    Err(TableError::BeforePlay { to, play })
}

/// Suspends what the seats had said ahead: nothing passes by itself past the point just restored.
fn suspend(draft: &mut Draft<'_>) -> Result<(), TableError> {
    for suspended in draft.position.suspensions() {
        draft.put(suspended, AT_THE_DESK, None)?;
    }
    Ok(())
}

/// Asks the seat that is awaited in a window, if one is. After a judge's ruling always; where the
/// players agreed, or a slip is corrected, only where it would otherwise pass by itself because of
/// what it had said ahead: nobody asked anything then.
fn ask_aloud(draft: &mut Draft<'_>, kind: RewindKind) -> Result<(), TableError> {
    let due = draft.due();
    let Some((window, seat)) = due.in_window(&draft.position) else {
        return Ok(());
    };
    if kind != RewindKind::Judge && matches!(due, Next::Ask(_)) {
        return Ok(());
    }
    let by = Asker::Judge;
    draft.put(Event::WindowAsked { window, seat, by }, AT_THE_DESK, None)
}
