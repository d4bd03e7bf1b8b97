//! Checks a portable file in one pass, in a stream, with one block in memory.

use super::batches::{InBlock, Unpacker};
use super::block::{CHECK, HEADER, Header, Kind, expand};
use super::front::{self, End, Front, START};
use super::redacted::{copied, role_of, seals};
use super::{FileDamage, FileError, FileWrong, Form, Tie, beside};
use crate::beside::{NOTE, Secrets};
use crate::checkpoint::{Against, Checkpoint};
use crate::reader::Standing;
use crate::{Beside, DuelId, Head, Record, Seal, Time};
use duel::Role;
use std::io::{self, Read};

/// What was found sound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileVerified {
    /// What the file holds of its duel.
    pub form: Form,
    /// Whose copy it is; a judge's is the whole.
    pub role: Role,
    /// How many records are hidden as a whole, and only told of.
    pub told: u32,
    /// The duel.
    pub duel: DuelId,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created: Time,
    /// How many records it has.
    pub records: u32,
    /// How many batches.
    pub batches: u32,
    /// How many records had words that were erased since.
    pub erased: u32,
    /// How many card definitions travel with it.
    pub definitions: u32,
    /// How many blocks the file has.
    pub blocks: u32,
    /// The seal after the last record.
    pub seal: Seal,
}

/// Checks every byte of a portable file, and every seal of the journal in it. Whether its events
/// can have happened is what [`verify`](crate::verify()) says of the same file, opened as a
/// [`PortableFile`](super::PortableFile).
///
/// # Errors
/// When it is no portable file or of a later version, at the first damage, or when it can't be
/// read.
pub fn check_file(from: &mut dyn Read) -> Result<FileVerified, FileError> {
    check_file_against(from, &[]).map(|(verified, _)| verified)
}

/// The same, and that the journal in it is the one these checkpoints were made of. Gives the
/// checkpoint of its head besides. A redacted file leads to the same root as the whole one.
///
/// # Errors
/// As `check_file`; a checkpoint that doesn't fit is damage of the journal.
pub fn check_file_against(
    from: &mut dyn Read,
    checkpoints: &[Checkpoint],
) -> Result<(FileVerified, Checkpoint), FileError> {
    check(from, checkpoints, &mut drop)
}

fn check(
    from: &mut dyn Read,
    checkpoints: &[Checkpoint],
    each: &mut dyn FnMut(CopyRecord),
) -> Result<(FileVerified, Checkpoint), FileError> {
    let mut start = [0; START];
    let got = fill(from, &mut start)?;
    if got < START {
        return Err(front::cut(&start[..got]));
    }
    let form = front::read_start(&start)?;
    let (header, stored, check) = read_block(from)?.map_err(|what| FileDamage::whole(0, what))?;
    let front = head_of(start, &header, &stored, check)?;
    let role = role_of(form, front.role).map_err(|what| FileDamage::whole(0, what))?;
    let against = Against::new(DuelId(front.duel), checkpoints);
    let against = against.map_err(|damage| FileDamage::journal(0, damage))?;
    let mut checker = Checker::new(from, (start, form, role), front, against);
    while checker.block(each)? {}
    checker.at_end()?;
    checker.found()
}

/// One record of a redacted file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CopyRecord {
    /// What its reader may know. Words are never in it.
    pub record: Record,
    /// How much of it is as it was sealed.
    pub cover: Covered,
}

/// How much of a record is as it was sealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Covered {
    /// All of it.
    Sealed,
    /// All but a hidden part, which is committed to.
    Veiled,
    /// Nothing: it is told by who made the copy, and only its hash is sealed. Cards are named in it
    /// by other identities than in the sealed ones.
    Told,
}

/// The records of a redacted file, once all of it was checked.
///
/// # Errors
/// As [`check_file`]; a whole file has none of them.
pub fn read_copy(from: &mut dyn Read) -> Result<Vec<CopyRecord>, FileError> {
    let mut copied = Vec::new();
    check(from, &[], &mut |record| copied.push(record))?;
    Ok(copied)
}

/// The head of a file, if its block is sound.
pub(super) fn head_of(
    start: [u8; START],
    header: &Header,
    stored: &[u8],
    check: [u8; CHECK],
) -> Result<Front, FileDamage> {
    let wrong = |what| FileDamage::whole(0, what);
    if header.kind != Kind::Head {
        return Err(wrong(FileWrong::Header));
    }
    let front = Front::read(stored).map_err(|_| wrong(FileWrong::Check))?;
    if front.tie(start).check(0, header, stored) != check {
        return Err(wrong(FileWrong::Check));
    }
    Ok(front)
}

/// Reads as many bytes as there are, at most the buffer full.
fn fill(from: &mut dyn Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut got = 0;
    while got < buffer.len() {
        match from.read(&mut buffer[got..]) {
            Ok(0) => break,
            Ok(more) => got += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(got)
}

type Raw = (Header, Vec<u8>, [u8; CHECK]);

/// Reads the next block as it stands there.
pub(super) fn read_block(from: &mut dyn Read) -> io::Result<Result<Raw, FileWrong>> {
    let mut header = [0; HEADER];
    if fill(from, &mut header)? < HEADER {
        return Ok(Err(FileWrong::CutOff));
    }
    let Some(header) = Header::read(&header) else {
        return Ok(Err(FileWrong::Header));
    };
    let mut stored = vec![0; header.stored as usize];
    let mut check = [0; CHECK];
    if fill(from, &mut stored)? < stored.len() || fill(from, &mut check)? < CHECK {
        return Ok(Err(FileWrong::CutOff));
    }
    Ok(Ok((header, stored, check)))
}

/// A check under way.
struct Checker<'a> {
    from: &'a mut dyn Read,
    form: Form,
    role: Role,
    front: Front,
    tie: Tie,
    against: Against,
    /// How many records are only told.
    told: u32,
    /// The number of the next block.
    index: u32,
    standing: Standing,
    /// What was read beside the records to come.
    beside: Option<Vec<Beside>>,
    definitions: u32,
    erased: u32,
}

impl<'a> Checker<'a> {
    fn new(
        from: &'a mut dyn Read,
        (start, form, role): ([u8; START], Form, Role),
        front: Front,
        against: Against,
    ) -> Self {
        let tie = front.tie(start);
        Self {
            from,
            form,
            role,
            against,
            told: 0,
            tie,
            index: 1,
            standing: Standing {
                duel: tie.duel,
                secrets: Secrets::none(),
                head: Head::before_all(tie.duel),
                batch: 0,
            },
            front,
            beside: None,
            definitions: 0,
            erased: 0,
        }
    }

    const fn next(&self) -> u32 {
        self.standing.head.number.saturating_add(1)
    }

    /// Damage from the next record to the end.
    const fn damage(&self, what: FileWrong) -> FileDamage {
        let (first, last) = (self.next(), self.front.records);
        let block = self.index;
        if first > last {
            return FileDamage::whole(block, what);
        }
        FileDamage {
            block,
            first,
            last,
            what,
        }
    }

    fn in_block(&self, InBlock { first, last, what }: InBlock) -> FileDamage {
        FileDamage {
            block: self.index,
            first,
            last,
            what,
        }
    }

    /// Reads and checks one block; false when it was the end.
    fn block(&mut self, each: &mut dyn FnMut(CopyRecord)) -> Result<bool, FileError> {
        let read = read_block(self.from)?;
        let (header, stored, check) = read.map_err(|what| self.damage(what))?;
        if self.tie.check(self.index, &header, &stored) != check {
            return Err(self.located(&header, stored).into());
        }
        let payload = expand(&header, stored).map_err(|what| self.damage(what))?;
        match header.kind {
            Kind::Definitions => self.definitions(&header, &payload)?,
            Kind::Beside => self.beside(&header, &payload)?,
            Kind::Records => self.records(&header, &payload, each)?,
            Kind::End => {
                self.end(&payload)?;
                return Ok(false);
            }
            Kind::Head => return Err(self.damage(FileWrong::Order).into()),
        }
        self.index += 1;
        Ok(true)
    }

    /// Where in a block the damage lies that its check has found.
    fn located(&self, header: &Header, stored: Vec<u8>) -> FileDamage {
        let (next, last) = (self.next(), self.front.records);
        let elsewhere = header.kind != Kind::Records || header.first != next || next > last;
        if elsewhere {
            return self.damage(FileWrong::Check);
        }
        match expand(header, stored) {
            Ok(payload) => self.in_block(first_damage(
                (self.tie.duel, self.form),
                (next, last),
                &payload,
            )),
            Err(_) => self.in_block(InBlock {
                first: next,
                last: header.last().clamp(next, last),
                what: FileWrong::Check,
            }),
        }
    }

    fn definitions(&mut self, header: &Header, payload: &[u8]) -> Result<(), FileDamage> {
        if self.next() > 1 || self.beside.is_some() || header.first != 0 {
            return Err(self.damage(FileWrong::Order));
        }
        let read = beside::unpack_definitions(header.count, payload);
        let read = read.map_err(|what| self.damage(what))?;
        self.definitions += read.len() as u32;
        Ok(())
    }

    fn beside(&mut self, header: &Header, payload: &[u8]) -> Result<(), FileDamage> {
        let next = self.next();
        if header.first != next || self.beside.is_some() {
            return Err(self.damage(FileWrong::Order));
        }
        let entries = beside::unpack(header.count, payload).map_err(|what| self.damage(what))?;
        let about_all = entries.partition_point(|entry| entry.key.about == 0);
        if next == 1 {
            let secrets = Secrets::read(self.tie.duel, &entries[..about_all]);
            self.standing.secrets =
                secrets.map_err(|what| self.damage(FileWrong::Journal(what)))?;
        }
        let shown = |entry: &Beside| self.form == Form::Full || entry.key.kind == NOTE;
        if !entries.iter().all(shown) {
            return Err(self.damage(FileWrong::Order));
        }
        let early = entries
            .iter()
            .any(|entry| (1..next).contains(&entry.key.about));
        if early || (next > 1 && about_all > 0) {
            return Err(self.damage(FileWrong::Order));
        }
        self.beside = Some(entries);
        Ok(())
    }

    fn records(
        &mut self,
        header: &Header,
        payload: &[u8],
        each: &mut dyn FnMut(CopyRecord),
    ) -> Result<(), FileDamage> {
        let (first, last) = (header.first, header.last());
        if first != self.next() || last > self.front.records || header.count == 0 {
            return Err(self.damage(FileWrong::Order));
        }
        let entries = self.beside.take().unwrap_or_default();
        if entries.last().is_some_and(|entry| entry.key.about > last) {
            return Err(self.damage(FileWrong::Order));
        }
        let mut unpacker = Unpacker::open(self.tie.duel, first, last, payload)
            .map_err(|found| self.in_block(found))?;
        let follows = unpacker.before == self.standing.head.seal;
        if !follows || unpacker.batches() != self.standing.batch {
            return Err(self.damage(FileWrong::Order));
        }
        if self.form == Form::Redacted {
            return self.shown(&mut unpacker, each);
        }
        while let Some(opened) = unpacker.next().map_err(|found| self.in_block(found))? {
            let sealed = opened.seal(&self.standing);
            let (_, sealing) = sealed.map_err(|found| self.in_block(found))?;
            let batch = sealing
                .finish(&entries)
                .map_err(|damage| FileDamage::journal(self.index, damage))?;
            self.standing.head = batch.head;
            self.standing.batch = batch.number;
            self.erased += batch.erased.len() as u32;
            self.compare(&batch.seals)?;
        }
        Ok(())
    }

    /// The records of a redacted file.
    fn shown(
        &mut self,
        unpacker: &mut Unpacker<'_>,
        each: &mut dyn FnMut(CopyRecord),
    ) -> Result<(), FileDamage> {
        while let Some(batch) = unpacker
            .next_shown()
            .map_err(|found| self.in_block(found))?
        {
            let last = unpacker.last_read();
            let seals = seals(self.standing.head.seal, &batch);
            let (told, seals) =
                seals.map_err(|(first, what)| self.in_block(InBlock { first, last, what }))?;
            let Some(&seal) = seals.last() else { continue };
            self.standing.head = Head { number: last, seal };
            self.standing.batch = batch.head.batch;
            self.told += told;
            self.compare(&seals)?;
            copied(batch).for_each(&mut *each);
        }
        Ok(())
    }

    fn compare(&mut self, seals: &[Seal]) -> Result<(), FileDamage> {
        let block = self.index;
        let mut seals = seals.iter();
        let found = seals.try_for_each(|seal| self.against.add(seal));
        found.map_err(|damage| FileDamage::journal(block, damage))
    }

    fn end(&mut self, payload: &[u8]) -> Result<(), FileDamage> {
        let sealed = (self.standing.head, self.standing.batch);
        if sealed != (self.front.head(), self.front.batches) || self.beside.is_some() {
            let last = self.standing.head.number;
            return Err(FileDamage {
                block: self.index,
                first: last,
                last,
                what: FileWrong::Journal(crate::Wrong::Head),
            });
        }
        let end = End::of(&self.front, self.index + 1);
        if end.bytes()[..] == *payload {
            Ok(())
        } else {
            Err(self.damage(FileWrong::End))
        }
    }

    fn at_end(&mut self) -> Result<(), FileError> {
        match fill(self.from, &mut [0])? {
            0 => Ok(()),
            _ => Err(self.damage(FileWrong::Trailing).into()),
        }
    }

    fn found(self) -> Result<(FileVerified, Checkpoint), FileError> {
        let block = self.index;
        let root = self.against.end();
        let root = root.map_err(|damage| FileDamage::journal(block, damage))?;
        let checkpoint = Checkpoint {
            duel: self.tie.duel,
            size: self.front.records,
            root,
        };
        let verified = FileVerified {
            form: self.form,
            role: self.role,
            told: self.told,
            duel: self.tie.duel,
            created: self.front.created(),
            records: self.front.records,
            batches: self.front.batches,
            erased: self.erased,
            definitions: self.definitions,
            blocks: self.index + 1,
            seal: self.standing.head.seal,
            name: self.front.name,
        };
        Ok((verified, checkpoint))
    }
}

/// The first batch of a block whose bytes don't fit their check; the whole block where all do, so
/// that it is its own bytes that were changed. Any of these records may be in it.
fn first_damage(
    (duel, form): (DuelId, Form),
    (first, last): (u32, u32),
    payload: &[u8],
) -> InBlock {
    let mut unpacker = match Unpacker::open(duel, first, last, payload) {
        Ok(unpacker) => unpacker,
        Err(found) => return found,
    };
    let what = loop {
        match unpacker.skip(form) {
            Ok(true) => {}
            Err(found) if !unpacker.is_through() => {
                let what = FileWrong::Batch;
                return InBlock { what, ..found };
            }
            Ok(false) | Err(_) => break FileWrong::Check,
        }
    };
    let last = unpacker.last_read().max(first);
    InBlock { first, last, what }
}
