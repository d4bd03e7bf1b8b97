//! What the log keeps: the things a writer asked for, in full, so that they can be done again.

use crate::frame::{Flaw, Lens, Pen};
use crate::traces::{read_trace, write_trace};
use journal::{
    Begins, Beside, BesideKey, Deed, DuelId, Head, Seal, SealedBatch, StoredBatch, Time, Trace,
};

/// One thing a writer asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// A batch, with what lies beside it.
    Append(DuelId, SealedBatch),
    /// Entries beside a journal were replaced or erased.
    Beside(DuelId, Vec<Beside>),
    /// A duel got another name.
    Name(DuelId, String),
    /// A duel was removed or archived, with the number of the trace of it.
    Deed(u64, Trace),
    /// A trace was left of what other calls did, with its number.
    Note(u64, Trace),
}

impl Item {
    pub(crate) const fn duel(&self) -> DuelId {
        match self {
            Self::Append(duel, _) | Self::Beside(duel, _) | Self::Name(duel, _) => *duel,
            Self::Deed(_, trace) | Self::Note(_, trace) => trace.duel,
        }
    }

    /// The number of its trace, for those that leave one.
    pub(crate) const fn number_mut(&mut self) -> Option<&mut u64> {
        match self {
            Self::Deed(number, _) | Self::Note(number, _) => Some(number),
            Self::Append(..) | Self::Beside(..) | Self::Name(..) => None,
        }
    }

    /// True for those that leave a trace.
    pub(crate) const fn leaves_trace(&self) -> bool {
        matches!(self, Self::Deed(..) | Self::Note(..))
    }

    /// True for what takes something away that must not stay in the log either.
    pub(crate) fn erases(&self) -> bool {
        match self {
            Self::Append(..) | Self::Note(..) => false,
            Self::Beside(_, entries) => entries.iter().any(|entry| entry.bytes.is_empty()),
            Self::Name(..) => true,
            Self::Deed(_, trace) => trace.deed == Deed::Removed,
        }
    }

    /// Bytes it takes in the log, roughly; never too few by more than the fixed fields.
    pub(crate) fn weight(&self) -> usize {
        let entries =
            |entries: &[Beside]| entries.iter().map(|e| e.bytes.len() + 16).sum::<usize>();
        match self {
            Self::Append(_, batch) => batch.stored.bytes.len() + entries(&batch.beside),
            Self::Beside(_, list) => entries(list),
            Self::Name(_, name) => name.len(),
            Self::Deed(_, trace) | Self::Note(_, trace) => trace.by.len() + trace.reason.len(),
        }
    }

    pub(crate) fn write(&self, pen: &mut Pen) {
        match self {
            Self::Append(duel, batch) => {
                pen.byte(1).raw(&duel.0);
                write_batch(pen, batch);
            }
            Self::Beside(duel, entries) => {
                pen.byte(2).raw(&duel.0);
                write_entries(pen, entries);
            }
            Self::Name(duel, name) => {
                pen.byte(3).raw(&duel.0).sized(name.as_bytes());
            }
            Self::Deed(number, trace) => write_trace(pen.byte(4), *number, trace),
            Self::Note(number, trace) => write_trace(pen.byte(5), *number, trace),
        }
    }

    pub(crate) fn read(lens: &mut Lens<'_>) -> Result<Self, Flaw> {
        match lens.byte()? {
            1 => Ok(Self::Append(DuelId(lens.array()?), read_batch(lens)?)),
            2 => Ok(Self::Beside(DuelId(lens.array()?), read_entries(lens)?)),
            3 => Ok(Self::Name(DuelId(lens.array()?), lens.text()?)),
            4 => read_trace(lens).map(|(number, trace)| Self::Deed(number, trace)),
            5 => read_trace(lens).map(|(number, trace)| Self::Note(number, trace)),
            _ => Err(Flaw::Body),
        }
    }
}

fn write_batch(pen: &mut Pen, batch: &SealedBatch) {
    pen.u32(batch.stored.first).u32(batch.stored.count);
    pen.raw(&batch.head.seal.0).sized(&batch.stored.bytes);
    match &batch.begins {
        None => pen.byte(0),
        Some(begins) => write_begins(pen.byte(1), begins),
    };
    write_entries(pen, &batch.beside);
}

fn read_batch(lens: &mut Lens<'_>) -> Result<SealedBatch, Flaw> {
    let (first, count) = (lens.u32()?, lens.u32()?);
    let seal = Seal(lens.array()?);
    let bytes = lens.sized()?.to_vec();
    let stored = StoredBatch {
        first,
        count,
        bytes,
    };
    let begins = match lens.byte()? {
        0 => None,
        1 => Some(read_begins(lens)?),
        _ => return Err(Flaw::Body),
    };
    let number = stored.last();
    let head = Head { number, seal };
    let beside = read_entries(lens)?;
    Ok(SealedBatch {
        stored,
        beside,
        head,
        begins,
    })
}

/// Writes a duel's name and when it was made.
pub(crate) fn write_begins<'a>(pen: &'a mut Pen, begins: &Begins) -> &'a mut Pen {
    pen.raw(&begins.created.0.to_le_bytes());
    pen.sized(begins.name.as_bytes())
}

/// Reads them.
pub(crate) fn read_begins(lens: &mut Lens<'_>) -> Result<Begins, Flaw> {
    let created = Time(i64::from_le_bytes(lens.array()?));
    let name = lens.text()?;
    Ok(Begins { name, created })
}

fn write_entries(pen: &mut Pen, entries: &[Beside]) {
    pen.u32(u32::try_from(entries.len()).expect("entries are bounded by a batch's bytes"));
    for entry in entries {
        write_entry(pen, entry);
    }
}

fn read_entries(lens: &mut Lens<'_>) -> Result<Vec<Beside>, Flaw> {
    let count = lens.u32()?;
    (0..count).map(|_| read_entry(lens)).collect()
}

/// Writes an entry beside a journal.
pub(crate) fn write_entry<'a>(pen: &'a mut Pen, entry: &Beside) -> &'a mut Pen {
    pen.u32(entry.key.about).byte(entry.key.kind);
    pen.sized(&entry.bytes)
}

/// Reads one.
pub(crate) fn read_entry(lens: &mut Lens<'_>) -> Result<Beside, Flaw> {
    let (about, kind) = (lens.u32()?, lens.byte()?);
    let bytes = lens.sized()?.to_vec();
    Ok(Beside {
        key: BesideKey { about, kind },
        bytes,
    })
}
