//! The keys and values of duels on the shelf.
//!
//! ```text
//! 0                                          the shelf's generation, with every sync
//! duel ‖ 0 (u32)          ‖ 0                its entry: name, when it was made, head
//! duel ‖ chunk (u32)      ‖ 0 to 63          a batch, by its place in the chunk
//! duel ‖ chunk (u32)      ‖ 64               the whole chunk, once it has 64 records
//! duel ‖ 0xFFFFFFFF       ‖ about ‖ kind     an entry beside the journal
//! ```
//!
//! All numbers in keys are big-endian. A chunk is named by the number of its first record and
//! holds whole batches. Every value is a frame and says again whose it is and which numbers it
//! has; what disagrees with its key is damage.

use crate::frame::{self, Flaw, Kind, Lens, Pen};
use crate::item::{read_begins, read_entry, write_begins, write_entry};
use crate::shelf::Change;
use journal::{Begins, Beside, BesideKey, DuelEntry, DuelId, Head, Seal, SealedBatch, StoredBatch};

/// A chunk has this many batches at most, and this is the place of the rolled value.
pub(crate) const CHUNK_BATCHES: u8 = 64;
/// The key of the shelf's generation.
pub(crate) const GENERATION: [u8; 1] = [0];
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

/// A key after every key of a duel and before every key of the next.
pub(crate) fn beyond(duel: DuelId) -> Vec<u8> {
    let mut key = duel.0.to_vec();
    key.extend_from_slice(&[u8::MAX; 16]);
    key
}

pub(crate) fn beside_key(duel: DuelId, of: BesideKey) -> Vec<u8> {
    let mut key = duel.0.to_vec();
    key.extend_from_slice(&BESIDE.to_be_bytes());
    key.extend_from_slice(&of.about.to_be_bytes());
    key.push(of.kind);
    key
}

/// Puts an entry beside the journal, or takes away one that is erased.
pub(crate) fn beside_change(duel: DuelId, entry: &Beside) -> Change {
    if entry.bytes.is_empty() {
        return (beside_key(duel, entry.key), None);
    }
    let mut pen = Pen::default();
    let value = write_entry(pen.raw(&duel.0), entry).seal(Kind::Beside);
    (beside_key(duel, entry.key), Some(value))
}

pub(crate) fn read_beside(duel: DuelId, value: &[u8]) -> Result<Beside, Flaw> {
    let mut lens = body(Kind::Beside, duel, value)?;
    let entry = read_entry(&mut lens)?;
    lens.end().map(|()| entry)
}

pub(crate) fn entry_value(duel: DuelId, begins: &Begins, head: Head) -> Vec<u8> {
    let mut pen = Pen::default();
    pen.raw(&duel.0).u32(head.number).raw(&head.seal.0);
    write_begins(&mut pen, begins).seal(Kind::Entry)
}

pub(crate) fn read_entry_value(duel: DuelId, value: &[u8]) -> Result<DuelEntry, Flaw> {
    let mut lens = body(Kind::Entry, duel, value)?;
    let (number, seal) = (lens.u32()?, Seal(lens.array()?));
    let Begins { name, created } = read_begins(&mut lens)?;
    lens.end()?;
    Ok(DuelEntry {
        id: duel,
        name,
        created,
        head: Head { number, seal },
    })
}

pub(crate) fn batch_value(duel: DuelId, batch: &SealedBatch) -> Vec<u8> {
    let mut pen = Pen::default();
    pen.raw(&duel.0)
        .u32(batch.stored.first)
        .raw(&batch.head.seal.0);
    pen.u32(batch.stored.count)
        .sized(&batch.stored.bytes)
        .seal(Kind::Batch)
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

/// The body of a frame, after the duel's id.
fn body(kind: Kind, duel: DuelId, value: &[u8]) -> Result<Lens<'_>, Flaw> {
    let mut lens = Lens::new(frame::open_whole(kind, value)?);
    if lens.array()? == duel.0 {
        Ok(lens)
    } else {
        Err(Flaw::Body)
    }
}
