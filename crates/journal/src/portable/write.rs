//! Writes a portable file from a store.

use super::batches::Packer;
use super::block::{BLOCK_BYTES_MOST, Header, Kind};
use super::front::{self, End, Front};
use super::{Coding, Definition, Form, Tie, beside};
use crate::reader::Reader;
use crate::{Beside, DuelId, EventStore, Head, ReadError, VerifyError};
use std::io;

/// A block of records is closed with the batch that brings it to so many,
pub(crate) const RECORDS_A_BLOCK: u32 = 256;
/// or to so many bytes, with what lies beside. A compressed one goes on to this in any case: what
/// is small compresses badly.
pub(crate) const BYTES_A_BLOCK: usize = 1 << 16;

/// How a file is to be written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Export<'a> {
    /// How its blocks are.
    pub coding: Coding,
    /// The card definitions that travel with it, in any order.
    pub definitions: &'a [Definition],
}

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenFile {
    /// The duel.
    pub duel: DuelId,
    /// Where its journal ends in the file.
    pub head: Head,
    /// How many bytes the file has.
    pub bytes: u64,
}

/// Why a file wasn't written. Reads after "failed to write the file: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// The journal can't be read, or is damaged.
    #[error("the journal can't be read")]
    Journal(#[from] VerifyError),
    /// Nothing is hidden from a judge, who gets the whole file.
    #[error("nothing is hidden from a judge, who gets the whole file")]
    NothingHidden,
    /// The file couldn't be written.
    #[error("it can't be written")]
    Io(#[from] io::Error),
}

impl From<ReadError> for ExportError {
    fn from(error: ReadError) -> Self {
        Self::Journal(error.into())
    }
}

/// Writes a duel with everything in it as one file. Every record is checked on the way, and no more
/// than a page of them is in memory. The same journal gives the same bytes, wherever it is kept.
///
/// # Errors
/// When the journal can't be read or a record is wrong, or the file can't be written. What has been
/// written by then is no whole file.
pub fn write_file(
    store: &dyn EventStore,
    duel: DuelId,
    how: &Export<'_>,
    out: &mut dyn io::Write,
) -> Result<WrittenFile, ExportError> {
    let entry = store.duel(duel)?;
    let mut reader = Reader::up_to(store, duel, entry.head)?;
    let batches = crate::reader::batch_of(store, duel, entry.head)?;
    let front = Front {
        duel: duel.0,
        created: entry.created.0,
        records: entry.head.number,
        batches,
        seal: entry.head.seal.0,
        role: 0,
        name: entry.name,
    };
    let mut out = Out::begin(out, &front, Form::Full, how.coding)?;
    out.definitions(how.definitions)?;
    let mut about_all = store.beside(duel, 0, 0)?;
    about_all.retain(|entry| !entry.bytes.is_empty());
    let mut pile = Pile::new(duel, reader.head(), 0, about_all);
    while let Some((stored, batch)) = reader.next_stored()? {
        let last = stored.last();
        pile.beside
            .extend(reader.beside(stored.first, last).filter(kept).cloned());
        pile.packer
            .add(&stored)
            .expect("a batch that was read can be read again");
        if pile.is_full(how.coding) {
            out.pile(&pile)?;
            pile = Pile::new(duel, batch.head, batch.number, Vec::new());
        }
    }
    out.pile(&pile)?;
    out.finish(&front)
}

fn kept(entry: &&Beside) -> bool {
    !entry.bytes.is_empty()
}

/// The next block of records, and what goes before it.
struct Pile {
    packer: Packer,
    beside: Vec<Beside>,
}

impl Pile {
    fn new(duel: DuelId, after: Head, batches: u32, beside: Vec<Beside>) -> Self {
        let packer = Packer::after(duel, after, batches);
        Self { packer, beside }
    }

    fn is_full(&self, coding: Coding) -> bool {
        let beside: usize = self.beside.iter().map(|entry| entry.bytes.len()).sum();
        let bytes = self.packer.payload.len() + beside;
        let many = coding == Coding::Plain && self.packer.count >= RECORDS_A_BLOCK;
        many || bytes >= BYTES_A_BLOCK
    }
}

/// A file while it is being written.
pub(crate) struct Out<'a> {
    out: &'a mut dyn io::Write,
    tie: Tie,
    coding: Coding,
    blocks: u32,
    bytes: u64,
}

impl<'a> Out<'a> {
    pub(crate) fn begin(
        out: &'a mut dyn io::Write,
        front: &Front,
        form: Form,
        coding: Coding,
    ) -> io::Result<Self> {
        let start = front::start(form);
        out.write_all(&start)?;
        let mut out = Self {
            out,
            tie: front.tie(start),
            coding: Coding::Plain,
            blocks: 0,
            bytes: start.len() as u64,
        };
        out.block(Kind::Head, 0, 0, &front.bytes())?;
        out.coding = coding;
        Ok(out)
    }

    pub(crate) fn block(
        &mut self,
        kind: Kind,
        first: u32,
        count: u32,
        payload: &[u8],
    ) -> io::Result<()> {
        if payload.len() > BLOCK_BYTES_MOST as usize {
            let what = "a card definition is larger than a block may be";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, what));
        }
        let header = Header {
            kind,
            coding: self.coding,
            first,
            count,
            stored: 0,
            raw: 0,
        };
        let block = self.tie.block(self.blocks, header, payload);
        self.out.write_all(&block)?;
        self.blocks += 1;
        self.bytes += block.len() as u64;
        Ok(())
    }

    fn definitions(&mut self, definitions: &[Definition]) -> io::Result<()> {
        let mut definitions = definitions.to_vec();
        definitions.sort_by_key(|one| one.digest);
        definitions.dedup_by_key(|one| one.digest);
        let mut rest = &definitions[..];
        while !rest.is_empty() {
            let mut bytes = 0;
            let many = rest.iter().take_while(|one| {
                bytes += one.bytes.len();
                bytes <= BYTES_A_BLOCK
            });
            let (block, left) = rest.split_at(many.count().max(1));
            let payload = beside::pack_definitions(block);
            self.block(Kind::Definitions, 0, block.len() as u32, &payload)?;
            rest = left;
        }
        Ok(())
    }

    fn pile(&mut self, pile: &Pile) -> io::Result<()> {
        self.records(&pile.packer, &pile.beside)
    }

    /// A block of records, and before it one of what lies beside them.
    pub(crate) fn records(&mut self, packer: &Packer, entries: &[Beside]) -> io::Result<()> {
        if packer.count == 0 {
            return Ok(());
        }
        if !entries.is_empty() {
            let payload = beside::pack(entries);
            self.block(Kind::Beside, packer.first, entries.len() as u32, &payload)?;
        }
        self.block(Kind::Records, packer.first, packer.count, &packer.payload)
    }

    pub(crate) fn finish(mut self, front: &Front) -> Result<WrittenFile, ExportError> {
        let end = End::of(front, self.blocks + 1);
        self.coding = Coding::Plain;
        self.block(Kind::End, 0, 0, &end.bytes())?;
        self.out.flush()?;
        Ok(WrittenFile {
            duel: self.tie.duel,
            head: front.head(),
            bytes: self.bytes,
        })
    }
}
