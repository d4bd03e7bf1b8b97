//! The head log: what was asked of the store, in order, synced before anybody gets an answer.
//!
//! ```text
//! log/00000007.log   ┌ segment frame: its number, the shelf's generation when it began
//!                    ├ group frame: sequence, "all before was synced", items
//!                    ├ group frame …
//! ```
//!
//! One group is one write and one sync, so a torn write leaves one bad group at the end and
//! nothing after it: it was never acknowledged and is cut off. A bad group with a sound one after
//! it that says "all before was synced" is no torn write but damage, and is reported.
//!
//! A segment says in its head that the shelf had synced everything before it under a generation.
//! A shelf that comes back with an older generation lost something; what is kept of the log then
//! brings it back, or it is said that it can't.

use crate::frame::{self, Flaw, Kind, Lens, Pen};
use crate::item::Item;
use crate::medium::{Medium, is_full};
use std::io;

/// No segment is ever longer; beyond it the log is full.
const SEGMENT_BYTES_MOST: u64 = 64 << 20;
/// Where a segment is written anew before it takes the place of the old one.
const RENEWED: &str = "renewed";
/// So many items at once when a segment is written anew.
const RENEWED_AT_ONCE: usize = 8;
/// The length of a segment's head.
const HEAD_BYTES: u64 = (frame::BEFORE + 16 + frame::AFTER) as u64;

/// Why the log can't be opened.
#[derive(Debug)]
pub(crate) enum LogFault {
    /// It can't be read or written.
    Io(io::Error),
    /// It isn't what was written.
    Damaged {
        /// In which file.
        name: String,
        /// What is wrong.
        detail: String,
    },
}

/// Why a group was not written.
#[derive(Debug)]
pub(crate) enum WriteFault {
    /// No room; nothing is there.
    Full(io::Error),
    /// It can't be written; nothing is there.
    Io(io::Error),
    /// It may or may not be there.
    Unknown(io::Error),
}

/// How a log is opened.
#[derive(Clone, Copy)]
pub(crate) struct How {
    /// How long a segment gets.
    pub(crate) segment_bytes: u64,
    /// So much is kept behind the newest segment, to bring back what the shelf loses.
    pub(crate) kept_bytes: u64,
    /// A sync of it failed before.
    pub(crate) doubtful: bool,
}

#[derive(Clone, Copy)]
struct Segment {
    number: u64,
    generation: u64,
    bytes: u64,
}

/// The log, open for writing.
pub(crate) struct HeadLog {
    medium: Box<dyn Medium>,
    /// From the oldest kept to the newest; never empty.
    segments: Vec<Segment>,
    /// The sequence number of the last group.
    sequence: u64,
    /// Something was written without a sync.
    unsynced: bool,
    /// The end of the newest segment is not known any more.
    broken: bool,
    how: How,
    /// The length at which the next segment is due.
    due: u64,
}

impl HeadLog {
    /// Opens the log and gives what may be missing on a shelf of this generation, in order. A shelf
    /// that was never written has none.
    pub(crate) fn open(
        mut medium: Box<dyn Medium>,
        shelf: Option<u64>,
        how: How,
    ) -> Result<(Self, Vec<Item>), LogFault> {
        let mut numbers = numbers(&*medium)?;
        drop_unborn(&mut *medium, &mut numbers)?;
        let Some(&newest) = numbers.last() else {
            return Self::begin(medium, shelf, how).map(|log| (log, Vec::new()));
        };
        let mut parsed = parse(&*medium, newest)?;
        if parsed.sound < parsed.found {
            cut(&mut *medium, newest, parsed.sound)?;
        }
        // A writer that was killed may have written this much and not synced it.
        medium.sync(&name(newest)).map_err(LogFault::Io)?;
        let items = std::mem::take(&mut parsed.items);
        let segments = reach_back(&*medium, &numbers, &parsed, shelf.unwrap_or(0))?;
        let mut log = Self::new(medium, how);
        log.segments = segments.iter().map(|parsed| parsed.segment).collect();
        log.sequence = parsed.sequence;
        if how.doubtful {
            log.renew(&items).map_err(LogFault::Io)?;
        }
        let older = segments.into_iter().flat_map(|parsed| parsed.items);
        Ok((log, older.chain(items).collect()))
    }

    /// True when nothing of the log was ever dropped.
    pub(crate) fn reaches_back(medium: &dyn Medium) -> bool {
        numbers(medium).is_ok_and(|numbers| numbers.first() == Some(&1))
    }

    const fn new(medium: Box<dyn Medium>, how: How) -> Self {
        Self {
            medium,
            segments: Vec::new(),
            sequence: 0,
            unsynced: false,
            broken: false,
            how,
            due: how.segment_bytes,
        }
    }

    /// Writes the newest segment anew. After a sync that failed, a system may take for written
    /// what never reached the disk, and no later sync would say so.
    fn renew(&mut self, items: &[Item]) -> io::Result<()> {
        let Segment {
            number, generation, ..
        } = self.newest();
        let mut bytes = segment_head(number, generation);
        self.sequence = 0;
        for group in items.chunks(RENEWED_AT_ONCE) {
            bytes.extend(self.group(group));
            self.sequence += 1;
        }
        self.make(RENEWED, &bytes)?;
        self.medium.rename(RENEWED, &name(number))?;
        self.medium.sync_names()?;
        self.newest_mut().bytes = bytes.len() as u64;
        Ok(())
    }

    fn begin(medium: Box<dyn Medium>, shelf: Option<u64>, how: How) -> Result<Self, LogFault> {
        if shelf.is_some() {
            return Err(LogFault::Damaged {
                name: name(1),
                detail: "there is no log, though there was one".into(),
            });
        }
        let mut log = Self::new(medium, how);
        log.add_segment(1, 0).map_err(LogFault::Io)?;
        Ok(log)
    }

    /// Writes a group and, when `sync` is set, returns only after it is on the disk.
    pub(crate) fn append(&mut self, items: &[Item], sync: bool) -> Result<(), WriteFault> {
        if self.broken {
            let why = "the end of the log is not known; the store is to be opened again";
            return Err(WriteFault::Io(io::Error::other(why)));
        }
        let group = self.group(items);
        let end = self.newest().bytes + group.len() as u64;
        if end > SEGMENT_BYTES_MOST {
            let why = "the log has grown too long, sled behind it can't be synced";
            return Err(WriteFault::Full(io::Error::new(
                io::ErrorKind::StorageFull,
                why,
            )));
        }
        self.write(&group, sync)?;
        self.sequence += 1;
        self.unsynced = !sync;
        self.newest_mut().bytes = end;
        Ok(())
    }

    fn group(&self, items: &[Item]) -> Vec<u8> {
        let mut pen = Pen::default();
        pen.u64(self.sequence + 1).byte(u8::from(!self.unsynced));
        pen.u32(u32::try_from(items.len()).expect("a group is bounded"));
        for item in items {
            item.write(&mut pen);
        }
        pen.seal(Kind::Group)
    }

    fn write(&mut self, group: &[u8], sync: bool) -> Result<(), WriteFault> {
        let name = name(self.newest().number);
        if let Err(error) = self.medium.append(&name, group) {
            self.take_back(&name);
            return Err(if is_full(&error) {
                WriteFault::Full(error)
            } else {
                WriteFault::Io(error)
            });
        }
        if !sync {
            return Ok(());
        }
        self.medium.sync(&name).map_err(|error| {
            if self.take_back(&name) {
                WriteFault::Io(error)
            } else {
                WriteFault::Unknown(error)
            }
        })
    }

    /// Cuts off what a failed write may have left; true when that is certain to hold.
    fn take_back(&mut self, name: &str) -> bool {
        let length = self.newest().bytes;
        let cut = self.medium.cut(name, length);
        let certain = cut.and_then(|()| self.medium.sync(name)).is_ok();
        self.broken = !certain;
        certain
    }

    /// Syncs what was written without a sync.
    pub(crate) fn settle(&mut self) -> io::Result<()> {
        if self.unsynced {
            self.medium.sync(&name(self.newest().number))?;
            self.unsynced = false;
        }
        Ok(())
    }

    /// True when the end of the newest segment is not known and the store must be opened again.
    pub(crate) const fn is_broken(&self) -> bool {
        self.broken
    }

    /// True when the shelf should be synced and a new segment begun.
    pub(crate) fn is_due(&self) -> bool {
        self.newest().bytes >= self.due
    }

    /// The generation the newest segment was begun under.
    pub(crate) fn generation(&self) -> u64 {
        self.newest().generation
    }

    /// Begins a segment; the shelf has synced all before it under `generation`. Drops old ones.
    pub(crate) fn rotate(&mut self, generation: u64) -> io::Result<()> {
        self.settle()?;
        self.add_segment(self.newest().number + 1, generation)?;
        self.due = self.how.segment_bytes;
        self.drop_old(self.how.kept_bytes)
    }

    /// Drops every segment but the newest, for what must not be kept any longer.
    pub(crate) fn forget(&mut self) -> io::Result<()> {
        self.drop_old(0)
    }

    /// Tries a new segment again only after as much as a segment holds.
    pub(crate) fn put_off(&mut self) {
        self.due = self.newest().bytes + self.how.segment_bytes;
    }

    fn add_segment(&mut self, number: u64, generation: u64) -> io::Result<()> {
        let name = name(number);
        let head = segment_head(number, generation);
        let made = self.make(&name, &head);
        if made.is_err() {
            let _ = self.medium.remove(&name);
            return made;
        }
        let bytes = head.len() as u64;
        self.segments.push(Segment {
            number,
            generation,
            bytes,
        });
        Ok(())
    }

    fn make(&mut self, name: &str, head: &[u8]) -> io::Result<()> {
        self.medium.create(name)?;
        self.medium.append(name, head)?;
        self.medium.sync(name)?;
        self.medium.sync_names()
    }

    fn drop_old(&mut self, kept: u64) -> io::Result<()> {
        let mut behind: u64 =
            self.segments.iter().map(|s| s.bytes).sum::<u64>() - self.newest().bytes;
        while self.segments.len() > 1 && behind > kept {
            let oldest = self.segments[0];
            self.medium.remove(&name(oldest.number))?;
            behind -= oldest.bytes;
            self.segments.remove(0);
        }
        Ok(())
    }

    fn newest(&self) -> Segment {
        *self
            .segments
            .last()
            .expect("there is always a newest segment")
    }

    fn newest_mut(&mut self) -> &mut Segment {
        self.segments
            .last_mut()
            .expect("there is always a newest segment")
    }
}

fn segment_head(number: u64, generation: u64) -> Vec<u8> {
    let mut pen = Pen::default();
    pen.u64(number).u64(generation).seal(Kind::Segment)
}

/// The name of a segment's file.
pub(crate) fn name(number: u64) -> String {
    format!("{number:08}.log")
}

fn numbers(medium: &dyn Medium) -> Result<Vec<u64>, LogFault> {
    let names = medium.names().map_err(LogFault::Io)?;
    let mut numbers: Vec<u64> = names
        .iter()
        .filter_map(|name| name.strip_suffix(".log")?.parse().ok())
        .collect();
    numbers.sort_unstable();
    match numbers.windows(2).find(|pair| pair[0] + 1 != pair[1]) {
        Some(gap) => Err(damaged(gap[0] + 1, "the file is missing".into())),
        None => Ok(numbers),
    }
}

/// Removes a newest segment that a crash left before its head was synced: nothing is in it.
fn drop_unborn(medium: &mut dyn Medium, numbers: &mut Vec<u64>) -> Result<(), LogFault> {
    let Some(&newest) = numbers.last() else {
        return Ok(());
    };
    let bytes = read(medium, newest)?;
    if bytes.len() as u64 <= HEAD_BYTES && frame::open(Kind::Segment, &bytes).is_err() {
        medium.remove(&name(newest)).map_err(LogFault::Io)?;
        medium.sync_names().map_err(LogFault::Io)?;
        numbers.pop();
    }
    Ok(())
}

fn cut(medium: &mut dyn Medium, number: u64, length: u64) -> Result<(), LogFault> {
    medium.cut(&name(number), length).map_err(LogFault::Io)
}

fn read(medium: &dyn Medium, number: u64) -> Result<Vec<u8>, LogFault> {
    let most = SEGMENT_BYTES_MOST + frame::BODY_MOST as u64;
    medium
        .read(&name(number), most)
        .map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => damaged(number, error.to_string()),
            _ => LogFault::Io(error),
        })
}

fn damaged(number: u64, detail: String) -> LogFault {
    LogFault::Damaged {
        name: name(number),
        detail,
    }
}

/// What a segment's file holds.
struct Parsed {
    segment: Segment,
    items: Vec<Item>,
    sequence: u64,
    /// The length up to which it is sound, and the length found.
    sound: u64,
    found: u64,
}

impl Parsed {
    const fn of(segment: Segment) -> Self {
        let (sequence, sound, found) = (0, segment.bytes, segment.bytes);
        Self {
            segment,
            items: Vec::new(),
            sequence,
            sound,
            found,
        }
    }
}

/// Reads a segment up to a torn write at its end.
fn parse(medium: &dyn Medium, number: u64) -> Result<Parsed, LogFault> {
    let bytes = read(medium, number)?;
    let mut segment = head(&bytes, number)?;
    let mut at = HEAD_BYTES as usize;
    let (mut items, mut sequence) = (Vec::new(), 0);
    while at < bytes.len() {
        match group(&bytes[at..], sequence) {
            Ok(group) => {
                at += group.length;
                sequence = group.sequence;
                items.extend(group.items);
            }
            Err(_) if is_torn(&bytes[at..], sequence) => break,
            Err(flaw) => return Err(damaged(number, format!("at byte {at}: {flaw}"))),
        }
    }
    let (sound, found) = (at as u64, bytes.len() as u64);
    segment.bytes = sound;
    Ok(Parsed {
        segment,
        items,
        sequence,
        sound,
        found,
    })
}

fn head(bytes: &[u8], number: u64) -> Result<Segment, LogFault> {
    let read = || {
        let (body, length) = frame::open(Kind::Segment, bytes)?;
        let mut lens = Lens::new(body);
        let segment = Segment {
            number: lens.u64()?,
            generation: lens.u64()?,
            bytes: length as u64,
        };
        lens.end()?;
        if segment.number == number {
            Ok(segment)
        } else {
            Err(Flaw::Body)
        }
    };
    read().map_err(|flaw| damaged(number, format!("at its beginning: {flaw}")))
}

struct Group {
    sequence: u64,
    after_sync: bool,
    items: Vec<Item>,
    length: usize,
}

/// Reads the group at the beginning of `bytes`; `before` is the sequence number before it, 0 when
/// it is not known.
fn group(bytes: &[u8], before: u64) -> Result<Group, Flaw> {
    let (body, length) = frame::open(Kind::Group, bytes)?;
    let mut lens = Lens::new(body);
    let sequence = lens.u64()?;
    let after_sync = lens.byte()? == 1;
    let count = lens.u32()?;
    let items = (0..count)
        .map(|_| Item::read(&mut lens))
        .collect::<Result<_, _>>()?;
    lens.end()?;
    if sequence == 0 || (before > 0 && sequence != before + 1) {
        return Err(Flaw::Body);
    }
    Ok(Group {
        sequence,
        after_sync,
        items,
        length,
    })
}

/// True when nothing after a bad group says that the group had been synced.
fn is_torn(bytes: &[u8], before: u64) -> bool {
    let later = |at: &usize| {
        let rest = &bytes[*at..];
        rest.starts_with(&frame::MAGIC)
            && group(rest, 0).is_ok_and(|group| group.after_sync && group.sequence > before + 1)
    };
    !(1..bytes.len()).any(|at| later(&at))
}

/// The segments there are, in order, without the items of the newest one. Of the older ones those
/// are read that a shelf of this generation needs.
fn reach_back(
    medium: &dyn Medium,
    numbers: &[u64],
    newest: &Parsed,
    generation: u64,
) -> Result<Vec<Parsed>, LogFault> {
    let mut segments = vec![Parsed::of(newest.segment)];
    for &number in numbers.iter().rev().skip(1) {
        let after = segments
            .last()
            .map_or(newest.segment, |parsed| parsed.segment);
        if after.generation <= generation {
            segments.push(skim(medium, number)?);
            continue;
        }
        let parsed = parse(medium, number)?;
        if parsed.sound < parsed.found {
            let at = parsed.sound;
            return Err(damaged(number, format!("at byte {at}: it is cut off")));
        }
        segments.push(parsed);
    }
    if segments
        .iter()
        .all(|parsed| parsed.segment.generation > generation)
    {
        let detail = "sled lost what it had synced, and the log doesn't reach back that far";
        return Err(damaged(numbers[0], detail.into()));
    }
    segments.reverse();
    Ok(segments)
}

/// A segment nobody needs to read now.
fn skim(medium: &dyn Medium, number: u64) -> Result<Parsed, LogFault> {
    let bytes = medium.length(&name(number)).map_err(LogFault::Io)?;
    Ok(Parsed::of(Segment {
        number,
        generation: 0,
        bytes,
    }))
}
