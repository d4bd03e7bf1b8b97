//! A portable file that is read like a store: what is sound in it can be read, whatever else isn't.

use super::batches::{InBlock, Unpacker};
use super::block::{BLOCK_BYTES_MOST, CHECK, HEADER, Header, Kind, expand};
use super::check::{head_of, read_block};
use super::front::{self, END, End, Front, START};
use super::{Definition, FileDamage, FileError, FileWrong, Form, Tie, beside};
use crate::beside::Secrets;
use crate::reader::Standing;
use crate::{
    AppendError, Appended, Beside, DuelEntry, DuelId, EventStore, Head, Limits, ReadError, Seal,
    SealedBatch, StoredBatch,
};
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What a portable file is read from.
trait Medium: Read + Seek + Send {}
impl<T: Read + Seek + Send> Medium for T {}

/// A portable file, opened. It is a store of one duel that nothing can be appended to.
///
/// Opening reads the headers of its blocks and no more; a block is read when something in it is
/// asked for, and one is in memory at a time. Damage is no obstacle to opening as long as the head
/// or the end of the file is sound: reading says where it is, and goes on behind it. (To learn of
/// every damage there is, use [`check_file`](super::check_file).)
pub struct PortableFile {
    medium: Mutex<Box<dyn Medium>>,
    form: Form,
    front: Front,
    tie: Tie,
    /// Blocks of records with what lies beside them, in order.
    places: Vec<Place>,
    definitions: Vec<Place>,
    secrets: Secrets,
    damage: Option<FileDamage>,
}

/// Where a block lies.
#[derive(Clone, Copy, Debug)]
struct Place {
    index: u32,
    at: u64,
    header: Header,
    /// The block beside it.
    beside: Option<(u32, u64, Header)>,
}

impl std::fmt::Debug for PortableFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PortableFile")
            .field("form", &self.form)
            .field("duel", &self.tie.duel)
            .finish_non_exhaustive()
    }
}

impl PortableFile {
    /// Opens a file.
    ///
    /// # Errors
    /// When it is no portable file or of a later version, when neither its head nor its end is
    /// sound, or when it can't be read.
    pub fn open(from: impl Read + Seek + Send + 'static) -> Result<Self, FileError> {
        Opening::open(Box::new(from))
    }

    /// What it holds of its duel.
    #[must_use]
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The duel.
    #[must_use]
    pub const fn id(&self) -> DuelId {
        self.tie.duel
    }

    /// The damage that was seen while it was opened, if any. There may be more.
    #[must_use]
    pub const fn damage(&self) -> Option<&FileDamage> {
        self.damage.as_ref()
    }

    /// The card definitions that travel with it, in the order of their digests.
    ///
    /// # Errors
    /// When they are damaged, or the file can't be read.
    pub fn definitions(&self) -> Result<Vec<Definition>, FileError> {
        let mut all = Vec::new();
        for place in &self.definitions {
            let (payload, sound) = self.payload(place.index, place.at, &place.header)?;
            let read = payload
                .and_then(|payload| beside::unpack_definitions(place.header.count, &payload));
            match read {
                Ok(definitions) if sound => all.extend(definitions),
                read => {
                    let what = read.err().unwrap_or(FileWrong::Check);
                    return Err(FileDamage::whole(place.index, what).into());
                }
            }
        }
        Ok(all)
    }

    /// Every change is a seek followed by a read, so a panic in between leaves nothing wrong.
    fn medium(&self) -> MutexGuard<'_, Box<dyn Medium>> {
        self.medium.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The payload of a block, and whether its check fits.
    fn payload(&self, index: u32, at: u64, header: &Header) -> io::Result<Checked> {
        let mut medium = self.medium();
        checked(&mut **medium, &self.tie, index, at, header)
    }

    fn known(&self, duel: DuelId) -> Result<(), ReadError> {
        if self.form == Form::Redacted {
            return Err(ReadError::Io("a redacted copy has no whole records".into()));
        }
        if duel == self.tie.duel {
            Ok(())
        } else {
            Err(ReadError::NoSuchDuel(duel))
        }
    }

    fn entry(&self) -> DuelEntry {
        DuelEntry {
            id: self.tie.duel,
            name: self.front.name.clone(),
            created: self.front.created(),
            head: self.front.head(),
            archived: true,
        }
    }

    /// The first and the last record of a block.
    fn range(&self, at: usize) -> (u32, u32) {
        let next = self
            .places
            .get(at + 1)
            .map(|next| next.header.first.saturating_sub(1));
        let last = next.unwrap_or(self.front.records);
        (self.places[at].header.first, last)
    }

    /// The batches of a block up to its first damage, the damage, and the head behind them.
    fn batches(&self, at: usize) -> io::Result<Batches> {
        let place = self.places[at];
        let (first, last) = self.range(at);
        let whole = InBlock {
            first,
            last,
            what: FileWrong::Check,
        };
        let (payload, sound) = self.payload(place.index, place.at, &place.header)?;
        let mut batches = Batches::default();
        let opened = payload.as_deref().map_err(|_| whole.clone());
        let opened = opened.and_then(|payload| Unpacker::open(self.tie.duel, first, last, payload));
        let mut unpacker = match opened {
            Ok(unpacker) => unpacker,
            Err(damage) => {
                batches.damage = Some(damage);
                return Ok(batches);
            }
        };
        let seal = match sound {
            true => Some(unpacker.before),
            false => self.seal_before(at)?,
        };
        let Some(seal) = seal else {
            batches.damage = Some(whole);
            return Ok(batches);
        };
        let standing = Standing {
            duel: self.tie.duel,
            secrets: self.secrets.clone(),
            head: Head {
                number: first.saturating_sub(1),
                seal,
            },
            batch: unpacker.batches(),
        };
        batches.read(standing, &mut unpacker);
        Ok(batches)
    }

    /// The seal before a block that doesn't fit its check, from the block before it.
    fn seal_before(&self, at: usize) -> io::Result<Option<Seal>> {
        let Some(before) = at.checked_sub(1) else {
            return Ok(Some(Head::before_all(self.tie.duel).seal));
        };
        let batches = self.batches(before)?;
        Ok(batches.seal.filter(|_| batches.damage.is_none()))
    }
}

type Checked = (Result<Vec<u8>, FileWrong>, bool);

fn checked(
    medium: &mut dyn Medium,
    tie: &Tie,
    index: u32,
    at: u64,
    header: &Header,
) -> io::Result<Checked> {
    medium.seek(SeekFrom::Start(at))?;
    let mut start = [0; HEADER];
    medium.read_exact(&mut start)?;
    let mut stored = vec![0; header.stored as usize];
    let mut check = [0; CHECK];
    medium.read_exact(&mut stored)?;
    medium.read_exact(&mut check)?;
    let sound = start == header.bytes() && tie.check(index, header, &stored) == check;
    Ok((expand(header, stored), sound))
}

/// What a block of records gives.
#[derive(Default)]
struct Batches {
    batches: Vec<StoredBatch>,
    /// The seal behind the last of them.
    seal: Option<Seal>,
    damage: Option<InBlock>,
}

impl Batches {
    fn read(&mut self, mut standing: Standing, unpacker: &mut Unpacker<'_>) {
        loop {
            self.seal = Some(standing.head.seal);
            let opened = match unpacker.next() {
                Ok(Some(opened)) => opened,
                Ok(None) => return,
                Err(damage) => {
                    self.damage = Some(damage);
                    return;
                }
            };
            let next = match opened.seal(&standing) {
                Ok((stored, sealing)) => {
                    let (number, seal) = (stored.last(), sealing.after);
                    self.batches.push(stored);
                    Head { number, seal }
                }
                Err(damage) => {
                    self.damage = Some(damage);
                    return;
                }
            };
            standing.head = next;
            standing.batch = standing.batch.saturating_add(1);
        }
    }
}

fn damaged(InBlock { first, last, what }: InBlock) -> ReadError {
    let what = what.to_string();
    ReadError::Damaged { first, last, what }
}

fn io_error(error: io::Error) -> ReadError {
    ReadError::Io(error.into())
}

impl EventStore for PortableFile {
    fn append(&self, duel: DuelId, _: Head, batch: &SealedBatch) -> Result<Appended, AppendError> {
        let one = Limits {
            records: 1,
            bytes: 1,
        };
        let there = self.read(duel, batch.stored.first, one);
        match there.map_err(AppendError::Damaged)?.first() {
            Some(stored) if *stored == batch.stored => Ok(Appended {
                head: batch.head,
                repeated: true,
            }),
            _ => Err(AppendError::Archived),
        }
    }

    fn read(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError> {
        self.known(duel)?;
        let from = from.max(1);
        if from > self.front.records {
            return Ok(Vec::new());
        }
        let behind = self
            .places
            .partition_point(|place| place.header.first <= from);
        let mut given = Vec::new();
        let (mut records, mut bytes) = (0, 0);
        let mut next = from;
        for at in behind.saturating_sub(1)..self.places.len() {
            let block = self.batches(at).map_err(io_error)?;
            for batch in block
                .batches
                .into_iter()
                .filter(|batch| batch.last() >= from)
            {
                records += batch.count as usize;
                bytes += batch.bytes.len();
                if !given.is_empty() && (records > limits.records || bytes > limits.bytes) {
                    return Ok(given);
                }
                next = batch.last().saturating_add(1);
                given.push(batch);
            }
            match block.damage {
                // What was asked for lies behind it.
                Some(damage) if damage.last < from => {}
                Some(damage) if given.is_empty() => return Err(damaged(damage)),
                Some(_) => return Ok(given),
                None => {}
            }
        }
        if given.is_empty() {
            return Err(damaged(InBlock {
                first: next,
                last: self.front.records,
                what: FileWrong::CutOff,
            }));
        }
        Ok(given)
    }

    fn head(&self, duel: DuelId) -> Result<Head, ReadError> {
        self.known(duel)?;
        Ok(self.front.head())
    }

    fn duels(&self, after: Option<DuelId>, most: usize) -> Result<Vec<DuelEntry>, ReadError> {
        let behind = after.is_none_or(|after| self.tie.duel > after);
        let some = behind && most > 0 && self.form == Form::Full;
        Ok(some.then(|| self.entry()).into_iter().collect())
    }

    fn duel(&self, duel: DuelId) -> Result<DuelEntry, ReadError> {
        self.known(duel)?;
        Ok(self.entry())
    }

    /// Gives what there is; a file never grows, so there is nothing to wait for.
    fn follow(&self, duel: DuelId, last: u32, _: Duration) -> Result<Vec<StoredBatch>, ReadError> {
        self.read(duel, last.saturating_add(1), Limits::default())
    }

    fn beside(&self, duel: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError> {
        self.known(duel)?;
        let mut found = Vec::new();
        for (at, place) in self.places.iter().enumerate() {
            let (begins, ends) = self.range(at);
            let begins = if at == 0 { 0 } else { begins };
            let Some((index, offset, header)) = place.beside else {
                continue;
            };
            if ends < first || begins > last {
                continue;
            }
            let (payload, _) = self.payload(index, offset, &header).map_err(io_error)?;
            // Each entry is sealed or has a check of its own, so a block that doesn't fit its
            // check is still worth reading.
            let entries = payload.and_then(|payload| beside::unpack(header.count, &payload));
            let entries = entries.map_err(|what| {
                damaged(InBlock {
                    first: begins.max(1),
                    last: ends,
                    what,
                })
            })?;
            let about = |entry: &Beside| (first..=last).contains(&entry.key.about);
            found.extend(entries.into_iter().filter(about));
        }
        Ok(found)
    }

    fn put_beside(&self, _: DuelId, _: &[Beside]) -> Result<(), AppendError> {
        Err(AppendError::Archived)
    }
}

/// How many places that look like a block are tried before the rest of a file is given up.
const TRIES_MOST: u32 = 256;

/// A file that is being opened.
struct Opening {
    medium: Box<dyn Medium>,
    length: u64,
    tie: Tie,
    front: Front,
    damage: Option<FileDamage>,
    /// Where the next block begins, and its number.
    at: u64,
    index: u32,
    /// The next record.
    next: u32,
    places: Vec<Place>,
    definitions: Vec<Place>,
    beside: Option<(u32, u64, Header)>,
}

impl Opening {
    fn open(mut medium: Box<dyn Medium>) -> Result<PortableFile, FileError> {
        let length = medium.seek(SeekFrom::End(0))?;
        medium.seek(SeekFrom::Start(0))?;
        let mut start = [0; START];
        if length < START as u64 {
            let mut start = Vec::new();
            medium.read_to_end(&mut start)?;
            return Err(front::cut(&start));
        }
        medium.read_exact(&mut start)?;
        let form = front::read_start(&start)?;
        let (front, head_bytes, damage) = front_of(&mut *medium, start, length)?;
        let mut opening = Self {
            medium,
            length,
            tie: front.tie(start),
            front,
            damage,
            at: (START + HEADER + CHECK) as u64 + u64::from(head_bytes),
            index: 1,
            next: 1,
            places: Vec::new(),
            definitions: Vec::new(),
            beside: None,
        };
        while opening.block()? {}
        opening.finish(form)
    }

    fn note(&mut self, what: FileWrong) {
        let (first, last) = (self.next, self.front.records);
        let block = self.index;
        self.damage.get_or_insert(if first > last {
            FileDamage::whole(block, what)
        } else {
            FileDamage {
                block,
                first,
                last,
                what,
            }
        });
    }

    /// Finds the next block; false behind the last.
    fn block(&mut self) -> io::Result<bool> {
        let mut header = [0; HEADER];
        self.medium.seek(SeekFrom::Start(self.at))?;
        if self.length.saturating_sub(self.at) < (HEADER + CHECK) as u64 {
            self.note(FileWrong::CutOff);
            return Ok(false);
        }
        self.medium.read_exact(&mut header)?;
        let header = match Header::read(&header) {
            Some(header) if self.fits(&header) && self.is_next(&header)? => header,
            found => {
                let cut = found.is_some_and(|header| !self.fits(&header));
                self.note(if cut {
                    FileWrong::CutOff
                } else {
                    FileWrong::Header
                });
                return self.search();
            }
        };
        self.take(header);
        Ok(header.kind != Kind::End)
    }

    fn fits(&self, header: &Header) -> bool {
        self.length.saturating_sub(self.at) >= header.length()
    }

    /// True when a block may stand here. One that claims to stand elsewhere is asked for its check.
    fn is_next(&mut self, header: &Header) -> io::Result<bool> {
        let first = match header.kind {
            Kind::Records | Kind::Beside => self.next,
            _ => 0,
        };
        if header.first == first {
            return Ok(true);
        }
        self.is_sound(header)
    }

    fn is_sound(&mut self, header: &Header) -> io::Result<bool> {
        let (at, index) = (self.at, self.index);
        Ok(checked(&mut *self.medium, &self.tie, index, at, header)?.1)
    }

    fn take(&mut self, header: Header) {
        let place = Place {
            index: self.index,
            at: self.at,
            header,
            beside: self.beside,
        };
        match header.kind {
            Kind::Records => {
                self.beside = None;
                let last = header.last().min(self.front.records);
                self.next = last.saturating_add(1).max(self.next);
                self.places.push(place);
            }
            Kind::Beside => self.beside = Some((self.index, self.at, header)),
            Kind::Definitions => self.definitions.push(place),
            Kind::Head | Kind::End => {}
        }
        self.at += header.length();
        self.index += 1;
    }

    /// Looks for the next sound block behind one whose header is damaged, no further than a block
    /// can reach and with no more than so many tries.
    fn search(&mut self) -> io::Result<bool> {
        let from = self.at + 1;
        let reach = from + u64::from(BLOCK_BYTES_MOST) + (HEADER + CHECK) as u64;
        let end = self.length.saturating_sub((HEADER + CHECK) as u64 - 1);
        let mut tries = 0;
        self.index += 1;
        for at in from..end.min(reach) {
            if tries == TRIES_MOST {
                break;
            }
            self.at = at;
            self.medium.seek(SeekFrom::Start(at))?;
            let mut header = [0; HEADER];
            self.medium.read_exact(&mut header)?;
            let found = Header::read(&header).filter(|header| self.fits(header));
            tries += u32::from(found.is_some());
            if let Some(header) = found
                && self.is_sound(&header)?
            {
                self.beside = None;
                self.take(header);
                return Ok(header.kind != Kind::End);
            }
        }
        Ok(false)
    }

    fn finish(mut self, form: Form) -> Result<PortableFile, FileError> {
        let secrets = self.secrets()?;
        Ok(PortableFile {
            medium: Mutex::new(self.medium),
            form,
            front: self.front,
            tie: self.tie,
            places: self.places,
            definitions: self.definitions,
            secrets,
            damage: self.damage,
        })
    }

    /// The audiences' secrets, as far as they are sound.
    fn secrets(&mut self) -> io::Result<Secrets> {
        let first = self.places.first().filter(|place| place.header.first == 1);
        let Some((index, at, header)) = first.and_then(|place| place.beside) else {
            return Ok(Secrets::none());
        };
        let (payload, _) = checked(&mut *self.medium, &self.tie, index, at, &header)?;
        let entries = payload.and_then(|payload| beside::unpack(header.count, &payload));
        let entries = entries.unwrap_or_default();
        Ok(Secrets::sound(self.tie.duel, &entries))
    }
}

/// The head of a file and how many bytes it takes; from its end where its own block is damaged.
fn front_of(
    medium: &mut dyn Medium,
    start: [u8; START],
    length: u64,
) -> Result<(Front, u32, Option<FileDamage>), FileError> {
    let head = match read_block(&mut *medium)? {
        Ok((header, stored, check)) => {
            let front = head_of(start, &header, &stored, check);
            front.map(|front| (front, header.stored))
        }
        Err(what) => Err(FileDamage::whole(0, what)),
    };
    let damage = match head {
        Ok((front, bytes)) => return Ok((front, bytes, None)),
        Err(damage) => damage,
    };
    match end_of(medium, start, length)? {
        Some(end) => Ok((end.front(), end.head_bytes, Some(damage))),
        None => Err(damage.into()),
    }
}

/// The end of a file, if it is sound.
fn end_of(medium: &mut dyn Medium, start: [u8; START], length: u64) -> io::Result<Option<End>> {
    const LENGTH: u64 = (HEADER + END + CHECK) as u64;
    let Some(at) = length.checked_sub(LENGTH) else {
        return Ok(None);
    };
    medium.seek(SeekFrom::Start(at))?;
    let Ok((header, stored, check)) = read_block(&mut *medium)? else {
        return Ok(None);
    };
    let end = End::read(&stored).filter(|_| header.kind == Kind::End);
    Ok(end.filter(|end| {
        let tie = end.front().tie(start);
        let index = end.blocks.wrapping_sub(1);
        end.records > 0 && tie.check(index, &header, &stored) == check
    }))
}
