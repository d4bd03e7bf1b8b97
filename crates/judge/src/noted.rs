//! What the desk has written about a record since: what nobody knew then, what was put right, what a
//! judge ruled. [`notes`] is the one place that says which entries those are.

use crate::walk;
use duel::{Desk, Event, RuleId};
use std::ops::RangeInclusive;
use timeline::History;

/// An entry of the desk about something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The record of the entry.
    pub at: u32,
    /// The record it is about.
    pub about: u32,
    /// What it says.
    pub what: Noted,
}

/// What an entry of the desk says of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Noted {
    /// What nobody knew then.
    LateFact {
        /// The rule it comes from, where one is named.
        rule: Option<RuleId>,
    },
    /// It was put right.
    PutRight,
    /// A judge has ruled on it.
    Ruled,
}

/// What has become of something that went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Settled {
    /// A repair on the line says that it puts it right.
    PutRight {
        /// The record of the repair's entry.
        at: u32,
    },
    /// A judge has ruled on it.
    Ruled {
        /// The record of the ruling.
        at: u32,
    },
}

impl Settled {
    /// The record that says so.
    #[must_use]
    pub const fn at(self) -> u32 {
        match self {
            Self::PutRight { at } | Self::Ruled { at } => at,
        }
    }

    /// What these entries make of it: a repair before a ruling, the newest first.
    #[must_use]
    pub fn of(notes: &[Note]) -> Option<Self> {
        let newest = |what: &Noted| {
            let mut all = notes.iter().rev();
            all.find(|note| note.what == *what).map(|note| note.at)
        };
        let put_right = newest(&Noted::PutRight).map(|at| Self::PutRight { at });
        put_right.or_else(|| newest(&Noted::Ruled).map(|at| Self::Ruled { at }))
    }
}

/// What the desk has written about records of a line, in order: nothing that was taken back, and of
/// repairs only those made on that line. `about` says which records are meant.
///
/// For a judge alone: a late fact tells what the hands hold.
#[must_use]
pub fn notes(history: &History, line: u32, about: impl Fn(u32) -> bool) -> Vec<Note> {
    let note = |at: u32, entry: &Desk| {
        let (about, what) = match entry {
            Desk::LateFact { about, rule } => (*about, Noted::LateFact { rule: rule.clone() }),
            Desk::PutRight { about } if history.is_on(at, line) => (*about, Noted::PutRight),
            Desk::Ruled { about, .. } => (*about, Noted::Ruled),
            _ => return None,
        };
        Some(Note { at, about, what })
    };
    let entries = history.desk_entries();
    let notes = entries.filter_map(|(record, entry)| note(record.number, entry));
    let mut notes: Vec<Note> = notes.filter(|note| about(note.about)).collect();
    notes.reverse();
    notes
}

/// The record that what is said along with this one puts right; none where it says none.
#[must_use]
pub fn puts_right(history: &History, number: u32) -> Option<u32> {
    let batch = history.record(number)?.batch;
    let mut entries = history.desk_entries();
    entries.find_map(|(record, entry)| match entry {
        Desk::PutRight { about } if record.batch == batch => Some(*about),
        _ => None,
    })
}

/// The last record of a line that puts right what is wrong at this one.
#[must_use]
pub fn put_right_at(history: &History, line: u32, number: u32) -> Option<u32> {
    let notes = notes(history, line, |about| about == number);
    let mut newest = notes.iter().rev();
    newest
        .find(|note| note.what == Noted::PutRight)
        .map(|note| note.at)
}

/// The repairs among these records that don't say what they put right.
pub(crate) fn repairs(history: &History, rest: &[u32]) -> Vec<u32> {
    let says = |batch: u32| {
        let mut entries = history.desk_entries();
        entries.any(|(r, e)| r.batch == batch && matches!(e, Desk::PutRight { .. }))
    };
    let records = rest.iter().filter_map(|number| history.record(*number));
    let repairs = records.filter(|record| matches!(record.event, Event::Adjusted { .. }));
    let open = repairs.filter(|record| !says(record.batch));
    open.map(|record| record.number).collect()
}

/// The records of the window in which an answer was given, from what it opened for: the trigger's
/// condition was met right before it.
pub(crate) fn around(history: &History, path: &[u32], answer: u32) -> RangeInclusive<u32> {
    let is = |n: &u32, fits: fn(&Event) -> bool| history.record(*n).is_some_and(|r| fits(&r.event));
    let before = &path[..path.partition_point(|n| *n <= answer)];
    let met = |n: &&u32| is(n, |event| matches!(event, Event::TriggerMet { .. }));
    let first = before.iter().rev().find(met).copied().unwrap_or(answer);
    let closes = |n: &&u32| is(n, |event| matches!(event, Event::WindowClosed { .. }));
    let last = walk::after(path, answer).iter().find(closes).copied();
    first..=last.unwrap_or(answer)
}
