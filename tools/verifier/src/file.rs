//! The portable file: its blocks in their order, and the journal in them.

use crate::Checked;
use crate::records::{Batch, Reading, keyed};
use crate::tables::Tables;
use crate::values::Rest;
use ruzstd::decoding::FrameDecoder;
use std::collections::BTreeMap;

const MOST: u32 = 5 << 18;

/// What was found sound.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) role: u8,
    pub(crate) duel: [u8; 16],
    pub(crate) seals: Vec<[u8; 32]>,
    /// How many records are only told.
    pub(crate) told: u32,
}

struct Block {
    kind: u8,
    first: u32,
    count: u32,
    payload: Vec<u8>,
}

struct Head {
    duel: [u8; 16],
    records: u32,
    batches: u32,
    seal: [u8; 32],
    role: u8,
}

/// Checks a whole file.
pub(crate) fn check(bytes: &[u8], tables: &Tables) -> Checked<Found> {
    let mut rest = Rest(bytes);
    let start: [u8; 16] = rest.array()?;
    if &start[..13] != b"TAKEBACK\r\n\x1a\n\x01" || start[13] > 1 || start[14..] != [0, 0] {
        return Err("no portable file of version 1".into());
    }
    // The head's block is tied to the duel that it names itself.
    let duel = Rest(rest.0.get(18..).unwrap_or_default()).array()?;
    let mut blocks = Vec::new();
    while !rest.0.is_empty() {
        let block = block(&mut rest, &start, &duel, blocks.len())?;
        blocks.push(block);
    }
    let [first, between @ .., last] = &blocks[..] else {
        return Err("a file has a head and an end".into());
    };
    let head = head(first)?;
    if head.duel != duel || last.kind != 9 || (head.role > 0) != (start[13] == 1) || head.role > 3 {
        return Err("head and end don't fit the file".into());
    }
    let mut journal = Journal::new(&head, tables);
    between.iter().try_for_each(|block| journal.block(block))?;
    journal.end(&head)?;
    end(&last.payload, &head, blocks.len(), first.payload.len())?;
    Ok(Found {
        role: head.role,
        duel,
        seals: journal.seals,
        told: journal.told,
    })
}

fn block(rest: &mut Rest<'_>, start: &[u8], duel: &[u8; 16], index: usize) -> Checked<Block> {
    let header = rest.take(18)?;
    let (kind, coding) = (header[0], header[1]);
    let mut numbers = Rest(&header[2..]);
    let (first, count) = (numbers.fixed()?, numbers.fixed()?);
    let (stored, raw) = (numbers.fixed()?, numbers.fixed()?);
    if stored.max(raw) > MOST {
        return Err(format!("block {index} is too large"));
    }
    let payload = rest.take(stored as usize)?;
    let number = (index as u32).to_le_bytes();
    let check = keyed("file block", &[start, duel, &number, header, payload]);
    if check[..8] != *rest.take(8)? {
        return Err(format!("the bytes of block {index} were changed"));
    }
    let payload = match coding {
        0 if stored == raw => payload.to_vec(),
        1 if stored < raw => expand(payload, raw as usize)?,
        _ => return Err(format!("block {index} is coded in no known way")),
    };
    Ok(Block {
        kind,
        first,
        count,
        payload,
    })
}

fn expand(payload: &[u8], raw: usize) -> Checked<Vec<u8>> {
    let mut decoder = FrameDecoder::new();
    decoder.set_max_window_size(MOST.into());
    let mut bytes = vec![0; raw];
    match decoder.decode_all(payload, &mut bytes) {
        Ok(length) if length == raw => Ok(bytes),
        _ => Err("what was compressed can't be taken apart".into()),
    }
}

fn head(block: &Block) -> Checked<Head> {
    let mut rest = Rest(&block.payload);
    let duel = rest.array()?;
    rest.signed()?;
    let (records, batches) = (rest.small()?, rest.small()?);
    let (seal, role) = (rest.array()?, rest.byte()?);
    let name = rest.unsigned()?;
    if block.kind != 1 || rest.0.len() as u64 != name {
        return Err("the first block is no head".into());
    }
    Ok(Head {
        duel,
        records,
        batches,
        seal,
        role,
    })
}

fn end(payload: &[u8], head: &Head, blocks: usize, bytes: usize) -> Checked<()> {
    let mut rest = Rest(payload);
    let (duel, seal): ([u8; 16], [u8; 32]) = (rest.array()?, rest.array()?);
    rest.take(8)?;
    let numbers = [rest.fixed()?, rest.fixed()?, rest.fixed()?, rest.fixed()?];
    let said = [head.records, head.batches, blocks as u32, bytes as u32];
    let same = (duel, seal, rest.byte()?) == (head.duel, head.seal, head.role);
    match same && numbers == said && rest.0.is_empty() {
        true => Ok(()),
        false => Err("the end doesn't fit the head".into()),
    }
}

/// The journal, as far as it was read.
struct Journal<'t> {
    duel: [u8; 16],
    reading: Reading<'t>,
    seal: [u8; 32],
    seals: Vec<[u8; 32]>,
    batches: u32,
    told: u32,
    /// Words that lie beside the records of the next block.
    words: BTreeMap<u32, Vec<u8>>,
}

impl<'t> Journal<'t> {
    fn new(head: &Head, tables: &'t Tables) -> Self {
        Self {
            duel: head.duel,
            reading: Reading {
                tables,
                redacted: head.role > 0,
                secrets: [None; 3],
            },
            seal: keyed("genesis", &[&[1], &head.duel]),
            seals: Vec::new(),
            batches: 0,
            told: 0,
            words: BTreeMap::new(),
        }
    }

    fn next(&self) -> u32 {
        self.seals.len() as u32 + 1
    }

    fn block(&mut self, block: &Block) -> Checked<()> {
        match block.kind {
            4 if self.seals.is_empty() && !self.reading.redacted => definitions(&block.payload),
            3 if block.first == self.next() => self.beside(&block.payload),
            2 if block.first == self.next() => self.records(block),
            _ => Err("a block stands where none of its kind may".into()),
        }
    }

    fn beside(&mut self, payload: &[u8]) -> Checked<()> {
        let mut rest = Rest(payload);
        while !rest.0.is_empty() {
            let (about, kind, length) = (rest.small()?, rest.byte()?, rest.small()?);
            let bytes = rest.take(length as usize)?;
            match (about, kind) {
                (_, 0..=3) if self.reading.redacted => {
                    return Err("a redacted copy has something hidden beside it".into());
                }
                (0, 0..=2) => self.secret(kind, bytes)?,
                (1.., 3) => drop(self.words.insert(about, bytes.to_vec())),
                _ => {}
            }
        }
        Ok(())
    }

    fn secret(&mut self, kind: u8, bytes: &[u8]) -> Checked<()> {
        let mut rest = Rest(bytes);
        let secret: [u8; 32] = rest.array()?;
        let check = keyed("secret check", &[&self.duel, &[kind], &secret]);
        if check[..8] != *rest.0 {
            return Err(format!("secret {kind} was changed"));
        }
        self.reading.secrets[usize::from(kind)] = Some(secret);
        Ok(())
    }

    fn records(&mut self, block: &Block) -> Checked<()> {
        let mut rest = Rest(&block.payload);
        let (before, batch): ([u8; 32], u32) = (rest.array()?, rest.small()?);
        if before != self.seal || batch != self.batches + 1 {
            return Err(format!("records {} on belong elsewhere", block.first));
        }
        let (mut at, mut nonce) = (0, None);
        while !rest.0.is_empty() {
            (at, nonce) = self.batch(&mut rest, at, nonce)?;
        }
        match self.next() == block.first.saturating_add(block.count) {
            true if self.words.is_empty() => Ok(()),
            _ => Err(format!("the block at record {} isn't whole", block.first)),
        }
    }

    fn batch(
        &mut self,
        rest: &mut Rest<'_>,
        before: i64,
        nonce: Option<[u8; 8]>,
    ) -> Checked<(i64, Option<[u8; 8]>)> {
        let (all, first) = (rest.0, self.next());
        let count = rest.small()?;
        let at = before.wrapping_add(rest.signed()?);
        let how = rest.byte()?;
        let said = match how & 1 {
            1 => Some(rest.array()?),
            _ => nonce,
        };
        let said = said.filter(|_| how >> 1 == 1 && count > 0);
        let batch = Batch {
            number: self.batches + 1,
            at,
            nonce: said.ok_or("no batch of wire version 1")?,
        };
        let mut duel = None;
        for number in first..first.saturating_add(count) {
            let place = (number, number == first);
            let read = self.reading.record(rest, &batch, place, duel)?;
            if !read.desk {
                duel = Some(number);
            }
            self.told += u32::from(read.told);
            self.seal = keyed("seal", &[&self.seal, &read.hash]);
            self.seals.push(self.seal);
            if let Some(words) = self.words.remove(&number) {
                let fits = read.words == Some(keyed("words", &[&words]));
                fits.then_some(())
                    .ok_or(format!("the words of record {number} were changed"))?;
            }
        }
        let bytes = &all[..all.len() - rest.0.len()];
        let place = [first.to_le_bytes(), batch.number.to_le_bytes()].concat();
        let check = keyed("file batch", &[&self.duel, &place, bytes]);
        if check[..4] != *rest.take(4)? {
            return Err(format!(
                "the bytes of the batch at record {first} were changed"
            ));
        }
        self.batches += 1;
        Ok((at, said))
    }

    fn end(&self, head: &Head) -> Checked<()> {
        let counted = (self.next() - 1, self.batches);
        match counted == (head.records, head.batches) && self.seal == head.seal {
            true => Ok(()),
            false => Err("the journal doesn't lead to the seal of the head".into()),
        }
    }
}

fn definitions(payload: &[u8]) -> Checked<()> {
    let mut rest = Rest(payload);
    while !rest.0.is_empty() {
        let digest: [u8; 32] = rest.array()?;
        let length = rest.small()?;
        if *blake3::hash(rest.take(length as usize)?).as_bytes() != digest {
            return Err("a definition doesn't fit its digest".into());
        }
    }
    Ok(())
}
