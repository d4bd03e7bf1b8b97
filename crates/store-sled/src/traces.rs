//! Traces of what was done to duels as a whole, and doing it: a duel is removed, archived, or gets
//! another name.
//!
//! Traces are numbered from 1, and each holds the check of the one before; the shelf as a whole
//! holds their count and the check of the last. So none can be missing or another one unnoticed.
//!
//! A duel that was removed leaves a stone in the list of duels: an entry with nothing but its head
//! and the number of the trace. It keeps the id from being used again, and a log that is done again
//! from bringing the duel back.

use crate::books::{Answer, BookFault, Books};
use crate::frame::{self, Flaw, Kind, Lens, Pen};
use crate::shelf::{Change, ShelfFault};
use crate::values::{Entry, State, Sum, WHOLE, Whole, key};
use journal::{Begins, Deed, DuelId, Head, Seal, Time, Trace};

/// A trace's texts are not longer than this together.
pub(crate) const TRACE_BYTES_MOST: usize = 64 << 10;

/// The key of a trace: behind every duel's.
pub(crate) fn trace_key(number: u64) -> Vec<u8> {
    let mut key = vec![u8::MAX; 26];
    key.extend_from_slice(&number.to_be_bytes());
    key
}

/// Writes a trace with its number.
pub(crate) fn write_trace(pen: &mut Pen, number: u64, trace: &Trace) {
    let deed = match trace.deed {
        Deed::Removed => 1,
        Deed::Archived => 2,
        Deed::Erased => 3,
        Deed::Repaired => 4,
    };
    pen.u64(number).byte(deed).raw(&trace.duel.0);
    pen.u32(trace.head.number).raw(&trace.head.seal.0);
    pen.raw(&trace.at.0.to_le_bytes());
    pen.sized(trace.by.as_bytes());
    pen.sized(trace.reason.as_bytes());
}

/// Reads one.
pub(crate) fn read_trace(lens: &mut Lens<'_>) -> Result<(u64, Trace), Flaw> {
    let number = lens.u64()?;
    let deed = match lens.byte()? {
        1 => Deed::Removed,
        2 => Deed::Archived,
        3 => Deed::Erased,
        4 => Deed::Repaired,
        _ => return Err(Flaw::Body),
    };
    let duel = DuelId(lens.array()?);
    let (end, seal) = (lens.u32()?, Seal(lens.array()?));
    let trace = Trace {
        deed,
        duel,
        head: Head { number: end, seal },
        at: Time(i64::from_le_bytes(lens.array()?)),
        by: lens.text()?,
        reason: lens.text()?,
    };
    Ok((number, trace))
}

/// A trace as it lies on the shelf.
pub(crate) fn trace_value(number: u64, trace: &Trace, before: [u8; frame::AFTER]) -> Vec<u8> {
    let mut pen = Pen::default();
    write_trace(&mut pen, number, trace);
    pen.raw(&before).seal(Kind::Trace)
}

/// A trace from the shelf, with its number and the check of the one before.
pub(crate) fn read_trace_value(value: &[u8]) -> Result<(u64, Trace, [u8; frame::AFTER]), Flaw> {
    let mut lens = Lens::new(frame::open_whole(Kind::Trace, value)?);
    let (number, trace) = read_trace(&mut lens)?;
    let before = lens.array()?;
    lens.end().map(|()| (number, trace, before))
}

impl Books {
    /// How many traces there are.
    pub(crate) fn count_traces(&self) -> Answer<u64> {
        Ok(self.whole()?.map_or(0, |whole| whole.traces))
    }

    /// The traces after the first `skip`, at most `most`.
    pub(crate) fn traces(&self, skip: u64, most: u64) -> Answer<Vec<Trace>> {
        let whole = self.whole()?.unwrap_or_default();
        let end = whole.traces.min(skip.saturating_add(most));
        let mut given = Vec::new();
        let mut check = None;
        for number in skip + 1..=end {
            let (value, trace, before) = self.trace_at(number)?;
            if check.is_some_and(|check| check != before) {
                return Err(trace_fault(number, "it doesn't follow the one before"));
            }
            check = value.last_chunk().copied();
            given.push(trace);
        }
        match check {
            Some(check) if end == whole.traces && check != whole.last_trace => {
                Err(trace_fault(end, "it isn't the last one that was left"))
            }
            _ => Ok(given),
        }
    }

    fn trace_at(&self, number: u64) -> Answer<(Vec<u8>, Trace, [u8; frame::AFTER])> {
        let value = self.shelf.get(&trace_key(number))?;
        let value = value.ok_or_else(|| trace_fault(number, "it is gone"))?;
        match read_trace_value(&value) {
            Ok((found, trace, before)) if found == number => Ok((value, trace, before)),
            Ok(_) => Err(trace_fault(number, "it is another one")),
            Err(flaw) => Err(trace_fault(number, &flaw.to_string())),
        }
    }

    /// What is said of a duel that was removed.
    pub(crate) fn removed(&self, number: u64) -> BookFault {
        match self.trace_at(number) {
            Ok((_, trace, _)) => BookFault::Removed(Box::new(trace)),
            Err(fault) => fault,
        }
    }

    /// Removes or archives a duel, unless it was done already.
    pub(crate) fn do_deed(&mut self, number: u64, trace: &Trace) -> Answer<()> {
        let mut changes = self.trace_changes(number, trace)?;
        if changes.is_empty() {
            return Ok(());
        }
        match trace.deed {
            Deed::Removed => self.bury(number, trace, &mut changes)?,
            _ => self.close(trace.duel, &mut changes)?,
        }
        self.tails.remove(&trace.duel);
        Ok(self.shelf.apply(changes)?)
    }

    /// Keeps a trace of something done already. That a duel was removed keeps its id, too.
    pub(crate) fn note(&mut self, number: u64, trace: &Trace) -> Answer<()> {
        let mut changes = self.trace_changes(number, trace)?;
        let removed = trace.deed == Deed::Removed;
        if !changes.is_empty() && removed && self.entry(trace.duel)?.is_none() {
            let stone = stone(number, trace, None);
            self.link(trace.duel, stone, &mut changes)?;
        }
        Ok(self.shelf.apply(changes)?)
    }

    /// The changes that keep a trace; none when it is kept already.
    fn trace_changes(&self, number: u64, trace: &Trace) -> Answer<Vec<Change>> {
        let whole = self.whole()?.unwrap_or_default();
        if number <= whole.traces {
            return Ok(Vec::new());
        }
        if number != whole.traces + 1 {
            return Err(trace_fault(whole.traces + 1, "it is gone"));
        }
        let value = trace_value(number, trace, whole.last_trace);
        let last_trace = value.last_chunk().copied().unwrap_or_default();
        let whole = Whole {
            traces: number,
            last_trace,
            ..whole
        };
        Ok(vec![whole.change(), (trace_key(number), Some(value))])
    }

    /// Takes everything of a duel off the shelf and puts a stone in its place.
    fn bury(&mut self, number: u64, trace: &Trace, changes: &mut Vec<Change>) -> Answer<()> {
        let duel = trace.duel;
        let entry = self.entry(duel)?.ok_or(BookFault::NoSuchDuel(duel))?;
        let (from, to) = (key(duel, 1, 0), vec![u8::MAX; 9]);
        let to = [&duel.0[..], &to].concat();
        self.shelf.scan(&from, &to, &mut |key, _| {
            changes.push((key.to_vec(), None));
            true
        })?;
        changes.push(stone(number, trace, entry.next).change(duel));
        self.forget_count(duel);
        Ok(())
    }

    fn close(&mut self, duel: DuelId, changes: &mut Vec<Change>) -> Answer<()> {
        let entry = self.live(duel)?.ok_or(BookFault::NoSuchDuel(duel))?;
        let state = State::Archived;
        changes.push(Entry { state, ..entry }.next_revision().change(duel));
        Ok(())
    }

    /// Gives a duel another name.
    pub(crate) fn rename(&mut self, duel: DuelId, name: &str) -> Answer<()> {
        let mut entry = self.live(duel)?.ok_or(BookFault::NoSuchDuel(duel))?;
        if entry.begins.name == name {
            return Ok(());
        }
        name.clone_into(&mut entry.begins.name);
        let entry = entry.next_revision();
        self.shelf.apply(vec![entry.change(duel)])?;
        if let Some(tail) = self.tails.get_mut(&duel) {
            tail.entry = entry;
        }
        Ok(())
    }

    /// Links a new entry between its neighbours.
    pub(crate) fn link(
        &mut self,
        duel: DuelId,
        entry: Entry,
        changes: &mut Vec<Change>,
    ) -> Answer<Entry> {
        let (before, next) = self.neighbours(duel)?;
        if let Some(before) = before {
            let there = self.entry(before)?.ok_or(BookFault::NoSuchDuel(before))?;
            let next = Some(duel);
            changes.push(Entry { next, ..there }.next_revision().change(before));
            self.tails.remove(&before);
        } else {
            let first = Some(duel);
            let whole = self.whole_after(changes)?;
            changes.push(Whole { first, ..whole }.change());
        }
        let entry = Entry { next, ..entry };
        changes.push(entry.change(duel));
        Ok(entry)
    }

    /// What is kept about the shelf as a whole once these changes are made.
    fn whole_after(&self, changes: &[Change]) -> Answer<Whole> {
        let changed = changes.iter().rev().find(|(key, _)| *key == WHOLE);
        match changed.and_then(|(_, value)| Whole::read(value.as_deref()?).ok()) {
            Some(whole) => Ok(whole),
            None => Ok(self.whole()?.unwrap_or_default()),
        }
    }
}

/// What stays of a duel that was removed.
fn stone(number: u64, trace: &Trace, next: Option<DuelId>) -> Entry {
    Entry {
        begins: Begins {
            name: String::new(),
            created: Time(0),
        },
        head: trace.head,
        beside: Sum::default(),
        next,
        state: State::Removed(number),
        revision: 0,
    }
}

fn trace_fault(number: u64, what: &str) -> BookFault {
    ShelfFault::Damaged(format!("trace {number} of what was done to duels: {what}")).into()
}
