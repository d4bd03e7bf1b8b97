//! The keys and values of duels on the shelf.
//!
//! ```text
//! 0                                          the shelf's generation, the first duel, the traces
//! duel ‖ 0 (u32)          ‖ 0                its entry: name, head, what is beside, next duel
//! duel ‖ chunk (u32)      ‖ 0 to 63          a batch, by its place in the chunk
//! duel ‖ chunk (u32)      ‖ 64               the whole chunk, once it has 64 records
//! duel ‖ 0xFFFFFFFF       ‖ about ‖ kind     an entry beside the journal
//! 26 times 0xFF           ‖ number (u64)     a trace of what was done to a duel, see `traces`
//! ```
//!
//! All numbers in keys are big-endian. A chunk is named by the number of its first record and
//! holds whole batches. Every value is a frame and says again whose it is and which numbers it
//! has; what disagrees with its key is damage. So is what is missing, and it can be told: batches
//! are numbered up to the entry's head, an entry counts and sums up what lies beside, and each
//! duel's entry names the next one.
//!
//! A duel's entry and the entries beside its journal count the changes made to them (`revision`),
//! so that a scan of the raw file, where older ones may still lie, can tell which was the last. An
//! entry that was erased leaves an empty one, which such a scan takes for the last word.

use crate::frame::{self, Flaw, Kind, Lens, Pen};
use crate::item::{read_begins, read_entry, write_begins, write_entry};
use crate::shelf::Change;
use journal::{Begins, Beside, BesideKey, DuelEntry, DuelId, Head, Seal, SealedBatch, StoredBatch};

/// A chunk has this many batches at most, and this is the place of the rolled value.
pub(crate) const CHUNK_BATCHES: u8 = 64;
/// The key of what is kept about the shelf as a whole.
pub(crate) const WHOLE: [u8; 1] = [0];
/// Where a chunk's number would be in the key of an entry beside the journal.
const BESIDE: u32 = u32::MAX;

/// The last key a batch of a duel may have.
pub(crate) fn last_key(duel: DuelId) -> Vec<u8> {
    key(duel, BESIDE - 1, u8::MAX)
}

pub(crate) fn key(duel: DuelId, chunk: u32, place: u8) -> Vec<u8> {
    let mut key = Vec::with_capacity(21);
    key.extend_from_slice(&duel.0);
    key.extend_from_slice(&chunk.to_be_bytes());
    key.push(place);
    key
}

pub(crate) fn chunk_of(key: &[u8]) -> Option<u32> {
    let chunk = key.get(16..20)?;
    Some(u32::from_be_bytes(chunk.try_into().ok()?))
}

pub(crate) fn entry_key(duel: DuelId) -> Vec<u8> {
    key(duel, 0, 0)
}

pub(crate) fn beside_key(duel: DuelId, of: BesideKey) -> Vec<u8> {
    let mut key = duel.0.to_vec();
    key.extend_from_slice(&BESIDE.to_be_bytes());
    key.extend_from_slice(&of.about.to_be_bytes());
    key.push(of.kind);
    key
}

/// An entry beside a journal, as it lies on the shelf.
pub(crate) fn beside_value(duel: DuelId, entry: &Beside, revision: u64) -> Vec<u8> {
    let mut pen = Pen::default();
    write_entry(pen.raw(&duel.0), entry);
    pen.u64(revision).seal(Kind::Beside)
}

/// Reads one, with the revision it was written under.
pub(crate) fn read_beside(duel: DuelId, value: &[u8]) -> Result<(Beside, u64), Flaw> {
    let mut lens = body(Kind::Beside, duel, value)?;
    let entry = read_entry(&mut lens)?;
    let revision = lens.u64()?;
    lens.end().map(|()| (entry, revision))
}

/// What is kept about the shelf as a whole.
#[derive(Clone, Copy, Default)]
pub(crate) struct Whole {
    /// Which sync of it was the last.
    pub(crate) generation: u64,
    /// The first duel, by id.
    pub(crate) first: Option<DuelId>,
    /// How many traces there are.
    pub(crate) traces: u64,
    /// The check of the last of them.
    pub(crate) last_trace: [u8; frame::AFTER],
}

impl Whole {
    pub(crate) fn value(self) -> Vec<u8> {
        let mut pen = Pen::default();
        write_link(pen.u64(self.generation), self.first);
        pen.u64(self.traces).raw(&self.last_trace).seal(Kind::Whole)
    }

    pub(crate) fn change(self) -> Change {
        (WHOLE.to_vec(), Some(self.value()))
    }

    pub(crate) fn read(value: &[u8]) -> Result<Self, Flaw> {
        let mut lens = Lens::new(frame::open_whole(Kind::Whole, value)?);
        let (generation, first) = (lens.u64()?, read_link(&mut lens)?);
        let (traces, last_trace) = (lens.u64()?, lens.array()?);
        lens.end().map(|()| Self {
            generation,
            first,
            traces,
            last_trace,
        })
    }
}

/// How many entries lie beside a journal, and all their checks mixed together.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    count: u32,
    mix: [u8; frame::AFTER],
}

impl Sum {
    pub(crate) fn add(&mut self, value: &[u8]) {
        self.count = self.count.wrapping_add(1);
        self.mix(value);
    }

    /// How many there are.
    pub(crate) const fn count(&self) -> u32 {
        self.count
    }

    pub(crate) fn take(&mut self, value: &[u8]) {
        self.count = self.count.wrapping_sub(1);
        self.mix(value);
    }

    fn mix(&mut self, value: &[u8]) {
        if let Some(check) = value.last_chunk::<{ frame::AFTER }>() {
            self.mix
                .iter_mut()
                .zip(check)
                .for_each(|(mix, byte)| *mix ^= byte);
        }
    }
}

/// What may still be done with a duel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// Everything.
    Live,
    /// It can be read.
    Archived,
    /// Nothing: it was removed, and this is the number of the trace of it.
    Removed(u64),
}

/// What is kept about a duel as a whole.
#[derive(Clone)]
pub(crate) struct Entry {
    pub(crate) begins: Begins,
    pub(crate) head: Head,
    /// What lies beside its journal.
    pub(crate) beside: Sum,
    /// The next duel, by id.
    pub(crate) next: Option<DuelId>,
    pub(crate) state: State,
    /// Counts the changes of it.
    pub(crate) revision: u64,
}

impl Entry {
    pub(crate) fn value(&self, duel: DuelId) -> Vec<u8> {
        let mut pen = Pen::default();
        pen.raw(&duel.0)
            .u32(self.head.number)
            .raw(&self.head.seal.0);
        pen.u32(self.beside.count).raw(&self.beside.mix);
        write_begins(write_link(&mut pen, self.next), &self.begins);
        let (state, trace) = match self.state {
            State::Live => (0, 0),
            State::Archived => (1, 0),
            State::Removed(trace) => (2, trace),
        };
        pen.byte(state)
            .u64(trace)
            .u64(self.revision)
            .seal(Kind::Entry)
    }

    /// The entry as it is to be written next.
    pub(crate) fn next_revision(self) -> Self {
        let revision = self.revision + 1;
        Self { revision, ..self }
    }

    pub(crate) fn change(&self, duel: DuelId) -> Change {
        (entry_key(duel), Some(self.value(duel)))
    }

    pub(crate) fn read(duel: DuelId, value: &[u8]) -> Result<Self, Flaw> {
        let mut lens = body(Kind::Entry, duel, value)?;
        let entry = Self::read_body(&mut lens)?;
        lens.end().map(|()| entry)
    }

    fn read_body(lens: &mut Lens<'_>) -> Result<Self, Flaw> {
        let (number, seal) = (lens.u32()?, Seal(lens.array()?));
        let head = Head { number, seal };
        let beside = Sum {
            count: lens.u32()?,
            mix: lens.array()?,
        };
        let next = read_link(lens)?;
        let begins = read_begins(lens)?;
        let state = match (lens.byte()?, lens.u64()?) {
            (0, 0) => State::Live,
            (1, 0) => State::Archived,
            (2, trace) => State::Removed(trace),
            _ => return Err(Flaw::Body),
        };
        Ok(Self {
            begins,
            head,
            beside,
            next,
            state,
            revision: lens.u64()?,
        })
    }

    /// As the list of duels shows it.
    pub(crate) fn listed(self, id: DuelId) -> DuelEntry {
        let Begins { name, created } = self.begins;
        DuelEntry {
            id,
            name,
            created,
            archived: self.state == State::Archived,
            head: self.head,
        }
    }
}

fn write_link(pen: &mut Pen, duel: Option<DuelId>) -> &mut Pen {
    match duel {
        None => pen.byte(0),
        Some(duel) => pen.byte(1).raw(&duel.0),
    }
}

fn read_link(lens: &mut Lens<'_>) -> Result<Option<DuelId>, Flaw> {
    match lens.byte()? {
        0 => Ok(None),
        1 => Ok(Some(DuelId(lens.array()?))),
        _ => Err(Flaw::Body),
    }
}

pub(crate) fn batch_value(duel: DuelId, batch: &SealedBatch) -> Vec<u8> {
    single_value(duel, &batch.stored, batch.head.seal)
}

/// A batch alone, with the seal after it.
pub(crate) fn single_value(duel: DuelId, batch: &StoredBatch, seal: Seal) -> Vec<u8> {
    let mut pen = Pen::default();
    pen.raw(&duel.0).u32(batch.first).raw(&seal.0);
    pen.u32(batch.count).sized(&batch.bytes).seal(Kind::Batch)
}

pub(crate) fn read_batch(duel: DuelId, value: &[u8]) -> Result<(StoredBatch, Seal), Flaw> {
    let mut lens = body(Kind::Batch, duel, value)?;
    let first = lens.u32()?;
    let seal = Seal(lens.array()?);
    let batch = read_stored(&mut lens, first)?;
    lens.end().map(|()| (batch, seal))
}

/// `batches` are not empty and follow each other; `seal` is the one after the last.
pub(crate) fn chunk_value(duel: DuelId, batches: &[StoredBatch], seal: Seal) -> Vec<u8> {
    let mut pen = Pen::default();
    let first = batches.first().map_or(0, |batch| batch.first);
    let count = u8::try_from(batches.len()).expect("a chunk has 64 batches at most");
    pen.raw(&duel.0).u32(first).raw(&seal.0).byte(count);
    for batch in batches {
        pen.u32(batch.count).sized(&batch.bytes);
    }
    pen.seal(Kind::Chunk)
}

fn read_chunk(duel: DuelId, value: &[u8]) -> Result<(Vec<StoredBatch>, Seal), Flaw> {
    let mut lens = body(Kind::Chunk, duel, value)?;
    let mut first = lens.u32()?;
    let seal = Seal(lens.array()?);
    let mut batches = Vec::new();
    for _ in 0..lens.byte()? {
        let batch = read_stored(&mut lens, first)?;
        first = batch.last().checked_add(1).ok_or(Flaw::Body)?;
        batches.push(batch);
    }
    lens.end().map(|()| (batches, seal))
}

pub(crate) fn read_value(
    duel: DuelId,
    place: u8,
    value: &[u8],
) -> Result<(Vec<StoredBatch>, Seal), Flaw> {
    if place == CHUNK_BATCHES {
        return read_chunk(duel, value);
    }
    read_batch(duel, value).map(|(batch, seal)| (vec![batch], seal))
}

fn read_stored(lens: &mut Lens<'_>, first: u32) -> Result<StoredBatch, Flaw> {
    let count = lens.u32()?;
    let bytes = lens.sized()?.to_vec();
    if count == 0 {
        return Err(Flaw::Body);
    }
    Ok(StoredBatch {
        first,
        count,
        bytes,
    })
}

/// The duel a value says it belongs to.
pub(crate) fn duel_of(value: &[u8]) -> Option<DuelId> {
    let body = value.get(frame::BEFORE..)?;
    Some(DuelId(*body.first_chunk()?))
}

/// The body of a frame, after the duel's id.
fn body(kind: Kind, duel: DuelId, value: &[u8]) -> Result<Lens<'_>, Flaw> {
    let mut lens = Lens::new(frame::open_whole(kind, value)?);
    if lens.array()? == duel.0 {
        Ok(lens)
    } else {
        Err(Flaw::Body)
    }
}
