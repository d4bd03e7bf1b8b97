//! What the desk does: going back, taking back, noting. All of it appends.

use crate::draft::Draft;
use crate::set_up::begins_play;
use crate::{Batch, Table, TableError};
use duel::{Answer, Asker, Event, RewindKind, Seat};
use journal::{Knowledge, Source, Words};
use rules::{Ask, Next, Question};
use std::sync::Arc;

/// What is done at the desk is seen there.
const AT_THE_DESK: (Source, Knowledge) = (Source::Judge, Knowledge::Seen);

impl Table {
    /// Goes back to a record and stands there, on a new line; the old line stays.
    ///
    /// Any record from the beginning of play on will do, in the middle of a batch or of a
    /// resolution too. After a judge's ruling a seat that is awaited in a window there is asked aloud,
    /// and what the seats had said ahead ends with it. Where nobody is awaited the duel goes on by itself until somebody
    /// is. Going back to a desk record is going back to where it stands.
    ///
    /// # Errors
    /// [`TableError::NoSuchRecord`], [`TableError::BeforePlay`], or why it couldn't be kept.
    pub fn rewind(
        &mut self,
        to: u32,
        kind: RewindKind,
        words: Option<Words>,
    ) -> Result<Batch, TableError> {
        let base = self.playable(to)?;
        self.go_back(base, kind, None, words)
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
        self.go_back(
            last.before,
            RewindKind::Correction,
            Some(last.number),
            words,
        )
    }

    /// Writes a note. It changes no position.
    ///
    /// # Errors
    /// Why it couldn't be kept.
    pub fn note(&mut self, words: Words) -> Result<Batch, TableError> {
        let catalogue = Arc::clone(&self.tools.catalogue);
        let tip = self.history().tip();
        let mut draft = Draft::new(self.position().clone(), tip, &catalogue, None);
        draft.put(Event::Note, AT_THE_DESK, Some(words))?;
        let asks = draft.due();
        self.record(draft, asks)
    }

    /// The duel event a record stands at, if play had begun there.
    fn playable(&self, to: u32) -> Result<u32, TableError> {
        let history = self.history();
        let last = history.last();
        let base = history
            .base(to)
            .ok_or(TableError::NoSuchRecord { number: to, last })?;
        let began = |n: &u32| history.record(*n).is_some_and(|r| begins_play(&r.event));
        if history.upwards(base).any(|n| began(&n)) {
            return Ok(base);
        }
        let play = (1..=last).find(began).unwrap_or(last);
        Err(TableError::BeforePlay { to, play })
    }

    fn go_back(
        &mut self,
        base: u32,
        kind: RewindKind,
        undoes: Option<u32>,
        words: Option<Words>,
    ) -> Result<Batch, TableError> {
        let catalogue = Arc::clone(&self.tools.catalogue);
        let position = self.history().position_at(base)?;
        let mut draft = Draft::new(position, base, &catalogue, None);
        let rewound = Event::Rewound {
            to: base,
            kind,
            undoes,
        };
        draft.put(rewound, AT_THE_DESK, words)?;
        self.state_catalogue(&mut draft, base)?;
        if undoes.is_none() {
            ask_aloud(&mut draft, kind)?;
        }
        let asks = draft.run()?;
        self.record(draft, asks)
    }
}

/// Asks the seat that is awaited in a window, if one is. After a judge's ruling always; where the
/// players agreed, or a slip is corrected, only where it would otherwise pass by itself because of
/// what it had said ahead: nobody asked anything then.
fn ask_aloud(draft: &mut Draft<'_>, kind: RewindKind) -> Result<(), TableError> {
    let Some((window, seat)) = in_window(draft) else {
        return Ok(());
    };
    if kind != RewindKind::Judge && matches!(draft.due(), Next::Ask(_)) {
        return Ok(());
    }
    let by = Asker::Judge;
    draft.put(Event::WindowAsked { window, seat, by }, AT_THE_DESK, None)
}

/// The seat that is awaited in the open window; one that would pass because of what it said
/// ahead is awaited too.
fn in_window(draft: &Draft<'_>) -> Option<(u32, Seat)> {
    let open = draft.position.window?;
    match draft.due() {
        Next::Ask(Ask {
            seat,
            question: Question::Window(_),
        }) => Some((open.number, seat)),
        Next::Event(Event::WindowAnswered {
            window,
            seat,
            answer: Answer::Passed(_),
        }) => Some((window, seat)),
        _ => None,
    }
}
