//! The response ledger: every window of a line, who was owed it, and what became of the question.
//!
//! A window says when it opened and after what; for each owed seat, whether it was asked and by
//! whom, whether it said that it was thinking, and what answer it gave or that nobody asked it.
//! [`ledger`] adds what the seat could have done with what it held, as far as the record knows.

use crate::{Could, FoldError, Note, Standing, could, noted, walk};
use duel::{
    Answer, Asker, Because, CardId, DamageTiming, Event, How, Phase, Position, Seat, Step,
    WindowKind,
};
use journal::{Knowledge, Record};
use rules::Catalogue;
use timeline::History;

/// A window of a line. For a judge alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The window's number.
    pub window: u32,
    /// What it was for.
    pub kind: WindowKind,
    /// Why it opened.
    pub because: Because,
    /// The turn it was in.
    pub turn: u16,
    /// The phase it was in.
    pub phase: Phase,
    /// The step of the battle phase it was in.
    pub step: Option<Step>,
    /// The timing of the damage step it was in.
    pub timing: Option<DamageTiming>,
    /// The record of the last thing that happened before it opened.
    pub after: Option<u32>,
    /// The record that opened it.
    pub opened: u32,
    /// The record that closed it; `None` while it is open.
    pub closed: Option<u32>,
    /// How many actions were said on the line before it opened.
    pub said: u32,
    /// The seats that were owed it, in their order.
    pub owed: Vec<Owed>,
    /// What the desk has written about it since.
    pub notes: Vec<Note>,
}

impl Entry {
    /// Whether a record is meant by somebody who speaks of this window: one of its own, one to go back
    /// to for it, or what it opened for.
    #[must_use]
    pub fn is_meant(&self, record: u32) -> bool {
        let own = self.opened..=self.closed.unwrap_or(u32::MAX);
        let back = |owed: &Owed| owed.go_back_to == Some(record);
        let met = matches!(self.because, Because::TriggersMet { .. });
        let for_it = met && self.after == Some(record);
        own.contains(&record) || for_it || self.owed.iter().any(back)
    }
}

/// What became of the question for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owed {
    /// The seat.
    pub seat: Seat,
    /// The record that says it was asked aloud, and who asked.
    pub asked: Option<(u32, Asker)>,
    /// The record that says it was thinking.
    pub held: Option<u32>,
    /// What answer it gave.
    pub given: Given,
    /// The record of that answer.
    pub at: Option<u32>,
    /// The record after which it was the seat's turn to answer.
    pub go_back_to: Option<u32>,
    /// What it could have done with what it held, as far as the record knows; empty where it acted.
    pub could: Vec<Could>,
    /// Cards it held that the record doesn't know, not even by now.
    pub cannot_tell: Vec<CardId>,
}

/// The answer of an owed seat, as the record has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Given {
    /// It acted.
    Acted,
    /// It passed.
    Passed {
        /// How.
        how: How,
        /// False where nobody said or did anything that tells it: the record only reads so.
        mentioned: bool,
    },
    /// It was not asked.
    NotAsked,
    /// The seat before it acted: its turn to answer didn't come.
    Released,
    /// It is still to answer.
    Awaited,
}

impl Owed {
    /// How it stands with what the seat could have done; `None` where it acted, or where its turn to
    /// answer didn't come.
    #[must_use]
    pub const fn standing(&self) -> Option<Standing> {
        match (self.given, self.go_back_to) {
            (Given::Acted | Given::Released, _) | (_, None) => None,
            _ => Some(Standing::of(
                self.could.as_slice(),
                self.cannot_tell.as_slice(),
            )),
        }
    }

    const fn awaited(seat: Seat) -> Self {
        Self {
            seat,
            asked: None,
            held: None,
            given: Given::Awaited,
            at: None,
            go_back_to: None,
            could: Vec::new(),
            cannot_tell: Vec::new(),
        }
    }
}

/// The windows of a line that were open after a record, with what each owed seat could have done.
///
/// For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when there is no such line, or it can't be folded.
pub fn ledger(
    history: &History,
    cards: &Catalogue,
    line: u32,
    since: u32,
) -> Result<Vec<Entry>, FoldError> {
    let path = path(history, line)?;
    let mut entries = windows(history, &path)?;
    entries.retain(|entry| entry.closed.is_none_or(|closed| closed > since));
    for entry in &mut entries {
        entry.notes = noted::notes(history, line, |record| entry.is_meant(record));
    }
    for owed in entries.iter_mut().flat_map(|entry| &mut entry.owed) {
        let (Some(at), false) = (owed.go_back_to, owed.given == Given::Acted) else {
            continue;
        };
        let seen = could::at(history, cards, &path, at, owed.seat)?;
        (owed.could, owed.cannot_tell) = (seen.could, seen.cannot_tell);
    }
    Ok(entries)
}

/// The windows of a line after a record in which a seat wasn't asked: who goes back there has to ask in
/// each that comes up again.
///
/// For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when there is no such line, or it can't be folded.
pub fn not_asked(
    history: &History,
    line: u32,
    since: u32,
) -> Result<Vec<(Entry, Seat)>, FoldError> {
    let path = path(history, line)?;
    let mut found = Vec::new();
    for entry in windows(history, &path)? {
        let skipped =
            |owed: &&Owed| owed.given == Given::NotAsked && owed.at.is_some_and(|at| at > since);
        let seats: Vec<Seat> = entry
            .owed
            .iter()
            .filter(skipped)
            .map(|owed| owed.seat)
            .collect();
        found.extend(seats.into_iter().map(|seat| (entry.clone(), seat)));
    }
    Ok(found)
}

/// The records of a line.
pub(crate) fn path(history: &History, line: u32) -> Result<Vec<u32>, FoldError> {
    if history.line(line).is_none() {
        let last = history.last();
        return Err(FoldError::NoSuchRecord { number: line, last });
    }
    Ok(history.path_of(line))
}

/// Every window of a line, without what the seats could have done.
pub(crate) fn windows(history: &History, path: &[u32]) -> Result<Vec<Entry>, FoldError> {
    let mut book = Book::default();
    let end = walk::along(history, path, Position::new(), |record, before| {
        book.write(record, before);
    })?;
    book.leave_open(&end, path.last().copied());
    Ok(book.entries)
}

/// The ledger while it is written.
#[derive(Default)]
struct Book {
    entries: Vec<Entry>,
    after: Option<u32>,
    said: u32,
    /// The last thing said: by whom, in which record, and what that follows.
    last_said: Option<(Seat, u32, Option<u32>)>,
}

impl Book {
    fn write(&mut self, record: &Record, before: &Position) {
        match &record.event {
            Event::WindowOpened { .. } => self.open(record, before),
            Event::WindowAsked { window, seat, by } => {
                let asked = Some((record.number, *by));
                self.owed(*window, *seat, |owed| owed.asked = asked);
            }
            Event::WindowHeld { window, seat } => {
                let held = Some(record.number);
                self.owed(*window, *seat, |owed| owed.held = held);
            }
            Event::WindowAnswered { window, seat, .. } => self.answer(record, *window, *seat),
            Event::WindowClosed { window } => self.close(*window, record.number),
            event => {
                if let Event::Said { by, .. } = event {
                    self.said += 1;
                    self.last_said = Some((*by, record.number, record.follows));
                }
                if tells(event) {
                    self.after = Some(record.number);
                }
            }
        }
    }

    fn open(&mut self, record: &Record, before: &Position) {
        let Event::WindowOpened {
            window,
            kind,
            owed,
            because,
        } = record.event
        else {
            return;
        };
        let seats = [Some(owed.0), owed.1].into_iter().flatten();
        self.entries.push(Entry {
            window,
            kind,
            because,
            turn: before.turn,
            phase: before.phase,
            step: before.step,
            timing: before.timing,
            after: self.after,
            opened: record.number,
            closed: None,
            said: self.said,
            owed: seats.map(Owed::awaited).collect(),
            notes: Vec::new(),
        });
    }

    fn answer(&mut self, record: &Record, window: u32, seat: Seat) {
        let Event::WindowAnswered { answer, .. } = record.event else {
            return;
        };
        let given = given(answer, record.knowledge);
        // An answer that was given by saying something is given where that was said.
        let said = self
            .last_said
            .filter(|(by, number, _)| *by == seat && Some(*number) == record.follows);
        let stood = said.map_or(record.follows, |(_, _, follows)| follows);
        self.owed(window, seat, |owed| {
            owed.given = given;
            owed.at = Some(record.number);
            owed.go_back_to = stood;
        });
    }

    fn close(&mut self, window: u32, at: u32) {
        if let Some(entry) = self.entry(window) {
            entry.closed = Some(at);
            let left = entry.owed.iter_mut();
            left.filter(|owed| owed.given == Given::Awaited)
                .for_each(|owed| owed.given = Given::Released);
        }
    }

    /// The window the line ends in: whoever is to answer stands at the tip.
    fn leave_open(&mut self, end: &Position, tip: Option<u32>) {
        let Some((window, holder)) = end.window.zip(end.holder()) else {
            return;
        };
        self.owed(window.number, holder, |owed| owed.go_back_to = tip);
    }

    fn owed(&mut self, window: u32, seat: Seat, change: impl FnOnce(&mut Owed)) {
        let entry = self.entry(window);
        let owed = entry.and_then(|entry| entry.owed.iter_mut().find(|owed| owed.seat == seat));
        if let Some(owed) = owed {
            change(owed);
        }
    }

    fn entry(&mut self, window: u32) -> Option<&mut Entry> {
        let mut newest = self.entries.iter_mut().rev();
        newest.find(|entry| entry.window == window)
    }
}

pub(crate) fn given(answer: Answer, knowledge: Knowledge) -> Given {
    match answer {
        Answer::Acted => Given::Acted,
        Answer::Skipped => Given::NotAsked,
        Answer::Passed(how) => Given::Passed {
            how,
            mentioned: how != How::Silence || knowledge != Knowledge::Inferred,
        },
    }
}

/// Whether an event is something that happened at the table, and not a part of the machinery.
const fn tells(event: &Event) -> bool {
    matches!(
        event,
        Event::Said { .. }
            | Event::TurnBegan { .. }
            | Event::PhaseEntered { .. }
            | Event::StepEntered { .. }
            | Event::TimingEntered { .. }
            | Event::LinkAdded { .. }
            | Event::ChainEnded
            | Event::SummonDeclared { .. }
            | Event::SummonSucceeded { .. }
            | Event::SummonNegated { .. }
            | Event::SpecialSummoned { .. }
            | Event::CardSet { .. }
            | Event::PositionChanged { .. }
            | Event::CardsMoved { .. }
            | Event::LpChanged { .. }
            | Event::TriggerMet { .. }
            | Event::AttackDeclared { .. }
            | Event::AttackRetargeted { .. }
            | Event::AttackStopped { .. }
            | Event::DamageCalculated { .. }
            | Event::PlayBegan { .. }
    )
}
