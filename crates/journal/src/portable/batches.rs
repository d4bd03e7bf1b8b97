//! Blocks of records: batches one after the other, with what they share said once.

use super::front::take;
use super::{FileWrong, Form};
use crate::reader::{Sealing, Standing};
use crate::seal::batch_check;
use crate::verify::Wrong;
use crate::wire::{
    self, BatchHead, Fault, Nonce, Packed, Records, Shown, ShownRecords, decode, encode,
};
use crate::{DuelId, Head, Seal, StoredBatch};

/// How many bytes the check of a batch has.
const CHECK: usize = 4;
/// The bit that says that a nonce follows; above it stands the version.
const NONCE_SAID: u8 = 1;

/// What a batch leaves out when it is as in the batch before it.
#[derive(Clone, Copy)]
struct Shared {
    duel: DuelId,
    /// The number of the next record, and of the next batch.
    next: u32,
    batch: u32,
    at: i64,
    nonce: Option<Nonce>,
}

impl Shared {
    const fn new(duel: DuelId, next: u32, batch: u32) -> Self {
        Self {
            duel,
            next,
            batch,
            at: 0,
            nonce: None,
        }
    }

    fn check(&self, bytes: &[u8]) -> [u8; CHECK] {
        let place = [self.next.to_le_bytes(), self.batch.to_le_bytes()].concat();
        batch_check(&[&self.duel.0, &place, bytes])
    }

    /// The head of a batch, as it is written after the one before.
    fn head(&self, head: &BatchHead, count: u32) -> Vec<u8> {
        let said = self.nonce != Some(head.nonce);
        let mut bytes = encode(&count);
        bytes.extend(encode(&head.at.wrapping_sub(self.at)));
        bytes.push(head.version << 1 | u8::from(said));
        bytes.extend(head.nonce.iter().filter(|_| said));
        bytes
    }

    fn move_on(&mut self, head: &BatchHead, count: u32) {
        self.next = self.next.saturating_add(count);
        self.batch = self.batch.saturating_add(1);
        self.at = head.at;
        self.nonce = Some(head.nonce);
    }
}

/// Writes the payload of a block of records.
pub(crate) struct Packer {
    pub(crate) first: u32,
    pub(crate) count: u32,
    pub(crate) payload: Vec<u8>,
    shared: Shared,
}

impl Packer {
    /// Begins a block after a place in a journal.
    pub(crate) fn after(duel: DuelId, before: Head, batches: u32) -> Self {
        let first = before.number.saturating_add(1);
        let batch = batches.saturating_add(1);
        let mut payload = before.seal.0.to_vec();
        payload.extend(encode(&batch));
        Self {
            first,
            count: 0,
            payload,
            shared: Shared::new(duel, first, batch),
        }
    }

    pub(crate) fn add(&mut self, batch: &StoredBatch) -> Result<(), Fault> {
        let stored = wire::Stored::open(batch.first, batch.count, &batch.bytes)?;
        self.add_records(&stored.head, batch.count, stored.bytes());
        Ok(())
    }

    /// Adds a batch by its head and the bytes of its records.
    pub(crate) fn add_records(&mut self, head: &BatchHead, count: u32, records: &[u8]) {
        let mut bytes = self.shared.head(head, count);
        bytes.extend(records);
        let check = self.shared.check(&bytes);
        self.payload.extend(bytes);
        self.payload.extend(check);
        self.shared.move_on(head, count);
        self.count = self.count.saturating_add(count);
    }
}

/// Reads the payload of a block of records, batch by batch.
pub(crate) struct Unpacker<'a> {
    /// The seal before its first record, as the block states it.
    pub(crate) before: Seal,
    shared: Shared,
    rest: &'a [u8],
    /// The last record there may be.
    last: u32,
}

/// One batch of a block: its bytes fit their check.
pub(crate) struct Opened<'a> {
    pub(crate) head: BatchHead,
    pub(crate) first: u32,
    pub(crate) records: Vec<Packed>,
    /// The bytes of its records.
    bytes: &'a [u8],
}

/// One batch of a block, of whatever records: its bytes fit their check.
pub(crate) struct Unpacked<R> {
    pub(crate) head: BatchHead,
    pub(crate) records: Vec<R>,
}

/// Reads the records of a batch, which begin the bytes: gives them and what follows them.
type Read<'r, 'a, R> =
    &'r dyn Fn(BatchHead, (u32, u32), &'a [u8]) -> Result<(Vec<R>, &'a [u8]), Fault>;

fn whole(
    head: BatchHead,
    (first, count): (u32, u32),
    bytes: &[u8],
) -> Result<(Vec<Packed>, &[u8]), Fault> {
    let mut read = Records::new(head, first, count, bytes);
    let mut records = Vec::new();
    while let Some(packed) = read.next()? {
        records.push(packed);
    }
    Ok((records, read.rest()))
}

fn shown(
    head: BatchHead,
    (first, count): (u32, u32),
    bytes: &[u8],
) -> Result<(Vec<Shown>, &[u8]), Fault> {
    let mut read = ShownRecords::new(head, first, count, bytes);
    let mut records = Vec::new();
    while let Some(shown) = read.next()? {
        records.push(shown);
    }
    Ok((records, read.rest()))
}

/// A batch that was read, with its bytes.
type OpenedWith<'a, R> = (Unpacked<R>, &'a [u8]);

/// Damage in a block of records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InBlock {
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) what: FileWrong,
}

impl<'a> Unpacker<'a> {
    /// Begins a block that holds these records.
    pub(crate) fn open(
        duel: DuelId,
        first: u32,
        last: u32,
        payload: &'a [u8],
    ) -> Result<Self, InBlock> {
        let wrong = || InBlock {
            first,
            last,
            what: FileWrong::NotCanonical,
        };
        let mut rest = payload;
        let before = Seal(take(&mut rest).ok_or_else(wrong)?);
        let (batch, taken): (u32, _) = decode(rest).map_err(|_| wrong())?;
        if encode(&batch).len() != taken || last < first {
            return Err(wrong());
        }
        Ok(Self {
            before,
            shared: Shared::new(duel, first, batch),
            rest: &rest[taken..],
            last,
        })
    }

    /// How many batches come before the next one.
    pub(crate) const fn batches(&self) -> u32 {
        self.shared.batch.saturating_sub(1)
    }

    /// True when no bytes are left.
    pub(crate) const fn is_through(&self) -> bool {
        self.rest.is_empty()
    }

    /// The last record of the batches read.
    pub(crate) const fn last_read(&self) -> u32 {
        self.shared.next.saturating_sub(1)
    }

    /// The next batch; `None` behind the last.
    pub(crate) fn next(&mut self) -> Result<Option<Opened<'a>>, InBlock> {
        let first = self.shared.next;
        let read = self.next_of(&whole)?;
        Ok(read.map(|(Unpacked { head, records }, bytes)| Opened {
            head,
            first,
            records,
            bytes,
        }))
    }

    /// The next batch of a redacted file; `None` behind the last.
    pub(crate) fn next_shown(&mut self) -> Result<Option<Unpacked<Shown>>, InBlock> {
        Ok(self.next_of(&shown)?.map(|(batch, _)| batch))
    }

    /// Goes over the next batch of a file of this form; false behind the last.
    pub(crate) fn skip(&mut self, form: Form) -> Result<bool, InBlock> {
        match form {
            Form::Full => self.next().map(|batch| batch.is_some()),
            Form::Redacted => self.next_shown().map(|batch| batch.is_some()),
        }
    }

    fn next_of<R>(&mut self, read: Read<'_, 'a, R>) -> Result<Option<OpenedWith<'a, R>>, InBlock> {
        let first = self.shared.next;
        let (last, what) = match (self.rest.is_empty(), first > self.last) {
            (true, true) => return Ok(None),
            (false, false) => match self.batch(read) {
                Ok(opened) => return Ok(Some(opened)),
                Err(found) => found,
            },
            _ => (self.last, FileWrong::NotCanonical),
        };
        let first = first.min(self.last);
        let last = last.clamp(first, self.last);
        Err(InBlock { first, last, what })
    }

    fn batch<R>(&mut self, read: Read<'_, 'a, R>) -> Result<OpenedWith<'a, R>, (u32, FileWrong)> {
        let first = self.shared.next;
        let bytes = |fault| FileWrong::Journal(Wrong::Bytes(fault));
        let (count, head, taken) =
            read_head(&self.shared, self.rest).map_err(|fault| (self.last, bytes(fault)))?;
        let last = first.saturating_add(count - 1);
        if last > self.last {
            return Err((self.last, FileWrong::NotCanonical));
        }
        let read = read(head, (first, count), &self.rest[taken..]);
        let (records, mut behind) = read.map_err(|fault| (last, bytes(fault)))?;
        let end = self.rest.len() - behind.len();
        let check = take::<CHECK>(&mut behind).ok_or((last, bytes(Fault::CutShort)))?;
        if self.shared.check(&self.rest[..end]) != check {
            return Err((last, FileWrong::Batch));
        }
        let bytes = &self.rest[taken..end];
        self.rest = behind;
        self.shared.move_on(&head, count);
        Ok((Unpacked { head, records }, bytes))
    }
}

/// Reads the head of a batch: how many records it has, the head as it is stored, and how many bytes
/// it took.
fn read_head(shared: &Shared, bytes: &[u8]) -> Result<(u32, BatchHead, usize), Fault> {
    let (count, taken): (u32, _) = decode(bytes)?;
    let mut rest = &bytes[taken..];
    let (later, taken): (i64, _) = decode(rest)?;
    rest = &rest[taken..];
    let [how] = take(&mut rest).ok_or(Fault::CutShort)?;
    let version = how >> 1;
    wire::known_version(version)?;
    let nonce = match (how & NONCE_SAID, shared.nonce) {
        (0, Some(nonce)) => nonce,
        (0, None) => return Err(Fault::Undecodable),
        _ => take(&mut rest).ok_or(Fault::CutShort)?,
    };
    let head = BatchHead {
        version,
        batch: shared.batch,
        at: shared.at.wrapping_add(later),
        nonce,
    };
    let taken = bytes.len() - rest.len();
    if count == 0 || shared.head(&head, count) != bytes[..taken] {
        return Err(Fault::NotCanonical);
    }
    Ok((count, head, taken))
}

impl Opened<'_> {
    pub(crate) fn last(&self) -> u32 {
        let count = self.records.len() as u32;
        self.first.saturating_add(count).saturating_sub(1)
    }

    /// The batch as a store keeps it, and its seals. `standing` is where it begins.
    pub(crate) fn seal(self, standing: &Standing) -> Result<(StoredBatch, Sealing<'_>), InBlock> {
        let (first, last) = (self.first, self.last());
        let mut bytes = wire::pack_head(&self.head);
        bytes.extend(self.bytes);
        let count = self.records.len() as u32;
        let mut sealing = Sealing::after(standing, self.head);
        for packed in self.records {
            let number = packed.number;
            sealing.add(packed).map_err(|what| InBlock {
                first: number,
                last,
                what: FileWrong::Journal(what),
            })?;
        }
        bytes.extend(sealing.after.tag::<{ crate::seal::TAG }>());
        let stored = StoredBatch {
            first,
            count,
            bytes,
        };
        Ok((stored, sealing))
    }
}
