//! The windows a seat was owed and not given: "you forgot to ask your opponent".
//!
//! Every `Skipped` answer of a line is one; so is a mandatory trigger that was left out; so, in a
//! record of a table where unmentioned passes are read as given, is a window that nothing in the
//! recording tells of, if the seat could have used it. A turn without any chain owes the other
//! player nine or ten windows, so the list is ranked: what had to be done and wasn't, then the
//! windows in which the seat could have acted, then those of which the record can't tell, then
//! those in which there was nothing to do.

use crate::due::LeftOut;
use crate::ledger::{Entry, Given, Owed, path, windows};
use crate::{Cost, Could, FoldError, Note, Settled, Standing, could, due, noted, walk};
use duel::{
    Because, CardId, Event, How, Mode, Passcode, Phase, Position, Reading, Seat, Trigger,
    WindowKind,
};
use rules::Catalogue;
use timeline::History;

/// Which missed windows are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only those of this seat.
    pub seat: Option<Seat>,
    /// Only the first of the list as it is ranked.
    pub first: bool,
    /// The line; the current one when it isn't given.
    pub line: Option<u32>,
}

/// A window a seat was owed and not given. For a judge alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// The seat that was owed it.
    pub seat: Seat,
    /// How it was missed.
    pub left: Left,
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
    /// The record that says how it was left.
    pub at: u32,
    /// The record to go back to: there the seat is asked in this window.
    pub go_back_to: u32,
    /// What the seat could have done with what it held then, as far as the record knows it.
    pub could: Vec<Could>,
    /// Cards it held then that the record doesn't know, not even by now.
    pub cannot_tell: Vec<CardId>,
    /// The triggers that had to be activated in it and weren't.
    pub forgotten: Vec<Forgotten>,
    /// What has happened since, on this line.
    pub cost: Cost,
    /// What the desk has written about it since.
    pub notes: Vec<Note>,
    /// What that makes of it.
    pub settled: Option<Settled>,
    /// The repairs made since that don't say what they put right.
    pub repairs: Vec<u32>,
}

/// How a window was missed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Left {
    /// A trigger that had to be activated was left out by the seat itself.
    Forgotten,
    /// The seat was not asked; it may have had a trigger that had to be activated.
    NotAsked,
    /// The recording doesn't mention it: it is only read as passed.
    NotMentioned,
}

/// A trigger that had to be activated and wasn't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forgotten {
    /// The card.
    pub card: CardId,
    /// Its face, where the record knows it.
    pub face: Option<Passcode>,
    /// The effect's number.
    pub effect: u8,
    /// The record that says that its condition was met.
    pub met: u32,
    /// The record that activated it after all, too late.
    pub late: Option<u32>,
    /// How many chains have ended on the line since it was left out, before it came too late if it
    /// did.
    pub chains: u32,
}

impl Missed {
    /// How it stands.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        Standing::of(self.could.as_slice(), self.cannot_tell.as_slice())
    }

    const fn rank(&self) -> (bool, bool, Standing, Left, u32) {
        let asked = !self.leaves_out();
        let settled = self.settled.is_some();
        // Of those that nothing tells apart the newest costs least to go back to.
        let at = match self.standing() {
            Standing::Could if asked => u32::MAX - self.at,
            _ => self.at,
        };
        (settled, asked, self.standing(), self.left, at)
    }

    /// Whether a trigger that had to be activated was left out, whoever's doing it was.
    #[must_use]
    pub const fn leaves_out(&self) -> bool {
        matches!(self.left, Left::Forgotten) || !self.forgotten.is_empty()
    }
}

/// The windows of a line that a seat was owed and not given: mandatory triggers left out first,
/// then by [`Standing`], then in order, but the newest first of those in which the seat could have
/// acted; what was put right or ruled on comes last.
///
/// For a judge alone: see the head of the crate.
///
/// ```
/// use judge::{Filter, missed};
///
/// let cards = rules::Catalogue::new(Vec::new(), duel::Digest([0; 32]));
/// let nobody = missed(&timeline::History::default(), &cards, Filter::default());
/// assert_eq!(nobody, Ok(Vec::new()));
/// ```
///
/// # Errors
/// [`FoldError`] when there is no such line, or it can't be folded.
pub fn missed(
    history: &History,
    cards: &Catalogue,
    filter: Filter,
) -> Result<Vec<Missed>, FoldError> {
    let line = filter.line.unwrap_or(history.current().id);
    let path = path(history, line)?;
    let look = Look {
        history,
        cards,
        path: &path,
        line,
    };
    let mut found = Vec::new();
    for entry in &windows(history, &path)? {
        for owed in &entry.owed {
            if filter.seat.is_none_or(|wanted| wanted == owed.seat) {
                found.extend(look.at(entry, owed)?);
            }
        }
    }
    found.sort_by_key(Missed::rank);
    if filter.first {
        found.truncate(1);
    }
    Ok(found)
}

/// The records of a line that leave out what had to be activated: fewer questions than [`missed`]
/// asks, and none about the hands.
///
/// For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when there is no such line, or it can't be folded.
pub fn forgotten(history: &History, line: u32) -> Result<Vec<u32>, FoldError> {
    let path = path(history, line)?;
    let mut found = Vec::new();
    for entry in windows(history, &path)? {
        let owed = entry.owed.iter().filter(|owed| owed.go_back_to.is_some());
        let left_out = owed.filter(|owed| due::left_out(entry.because, owed.given).is_some());
        found.extend(left_out.filter_map(|owed| owed.at));
    }
    Ok(found)
}

/// A line that is looked through.
struct Look<'a> {
    history: &'a History,
    cards: &'a Catalogue,
    path: &'a [u32],
    line: u32,
}

impl Look<'_> {
    /// The window as one seat missed it, if it did.
    fn at(&self, entry: &Entry, owed: &Owed) -> Result<Option<Missed>, FoldError> {
        let (Some(at), Some(go_back_to)) = (owed.at, owed.go_back_to) else {
            return Ok(None);
        };
        if !might_be_missed(entry, owed) {
            return Ok(None);
        }
        let position = self.history.position_at(go_back_to)?;
        let rest = walk::after(self.path, go_back_to);
        let Some(left) = left(entry, owed, &position) else {
            return Ok(None);
        };
        let seen = could::in_position(self.history, self.cards, rest, position.clone(), owed.seat);
        if left == Left::NotMentioned && seen.could.is_empty() && seen.cannot_tell.is_empty() {
            return Ok(None);
        }
        let forgotten = match due::is_mandatory(entry.because) {
            true => self.forgotten(&position, owed.seat, at),
            false => Vec::new(),
        };
        let cost = Cost::of(self.history, rest, position)?;
        let notes = noted::notes(self.history, self.line, |record| {
            let there = |one: &Forgotten| one.met == record;
            entry.is_meant(record) || forgotten.iter().any(there)
        });
        Ok(Some(Missed {
            seat: owed.seat,
            left,
            window: entry.window,
            kind: entry.kind,
            because: entry.because,
            turn: entry.turn,
            phase: entry.phase,
            at,
            go_back_to,
            could: seen.could,
            cannot_tell: seen.cannot_tell,
            forgotten,
            cost,
            settled: Settled::of(&notes),
            notes,
            repairs: noted::repairs(self.history, rest),
        }))
    }

    /// The mandatory triggers of a seat that its answer leaves out.
    fn forgotten(&self, before: &Position, seat: Seat, at: u32) -> Vec<Forgotten> {
        let triggers = due::triggers(before, seat);
        let found = triggers.map(|trigger| self.one_forgotten(trigger, before, at));
        found.collect()
    }

    fn one_forgotten(&self, trigger: &Trigger, before: &Position, at: u32) -> Forgotten {
        let (card, effect) = (trigger.card, trigger.effect);
        let rest = walk::after(self.path, at);
        let late = due::activated_late(self.history, rest, trigger);
        let until = late.unwrap_or(u32::MAX);
        let ended = |n: &&u32| **n < until && self.event(**n) == Some(&Event::ChainEnded);
        Forgotten {
            card,
            face: before.card(card).and_then(|row| row.face),
            effect,
            met: self.met(trigger, at),
            late,
            chains: rest.iter().filter(ended).count() as u32,
        }
    }

    /// The last record before that says that the trigger's condition was met.
    fn met(&self, trigger: &Trigger, at: u32) -> u32 {
        let before = &self.path[..self.path.partition_point(|n| *n < at)];
        let says = |number: &&u32| {
            matches!(self.event(**number), Some(Event::TriggerMet { card, effect, .. })
                if (*card, *effect) == (trigger.card, trigger.effect))
        };
        before.iter().rev().find(says).copied().unwrap_or(at)
    }

    fn event(&self, number: u32) -> Option<&Event> {
        self.history.record(number).map(|record| &record.event)
    }
}

fn might_be_missed(entry: &Entry, owed: &Owed) -> bool {
    match owed.given {
        given if due::left_out(entry.because, given).is_some() => true,
        Given::NotAsked => true,
        Given::Passed { how, mentioned } => how == How::Silence && !mentioned,
        _ => false,
    }
}

/// How a window was missed, seen from the position in which the seat held it.
fn left(entry: &Entry, owed: &Owed, before: &Position) -> Option<Left> {
    let read_so = (before.mode, before.reading) == (Mode::Witness, Reading::Implied);
    match (due::left_out(entry.because, owed.given), owed.given) {
        (Some(LeftOut::Passed), _) => Some(Left::Forgotten),
        (Some(LeftOut::NotAsked), _) | (None, Given::NotAsked) => Some(Left::NotAsked),
        (None, Given::Passed { .. }) if read_so => Some(Left::NotMentioned),
        _ => None,
    }
}
