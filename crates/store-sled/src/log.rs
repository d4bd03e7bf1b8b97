//! The head log: what was asked of the store, in order, synced before anybody gets an answer.
//! What its files hold, and how a torn write is told from damage, is in
//! [`segment`].

use crate::item::Item;
use crate::medium::{GONE, Medium, is_full};
use crate::segment::{
    self, LogFault, SEGMENT_BYTES_MOST, Segment, drop_unborn, name, numbers, parse, reach_back,
};
use std::io;

/// Where a segment is written anew before it takes the place of the old one.
const RENEWED: &str = "renewed";
/// So many items at once when a segment is written anew.
const RENEWED_AT_ONCE: usize = 8;

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

/// The log, open for writing.
pub(crate) struct HeadLog {
    medium: Box<dyn Medium>,
    /// From the oldest kept to the newest; never empty.
    segments: Vec<Segment>,
    /// The sequence number of the last group.
    sequence: u64,
    /// Something was written without a sync.
    unsynced: bool,
    /// What was to be forgotten may still be in it.
    unforgotten: bool,
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
            return Err(segment::damaged(1, GONE.into()));
        };
        let mut parsed = parse(&*medium, newest)?;
        if parsed.sound < parsed.found {
            medium
                .cut(&name(newest), parsed.sound)
                .map_err(LogFault::Io)?;
        }
        // A writer that was killed may have written this much and not synced it.
        medium.sync(&name(newest)).map_err(LogFault::Io)?;
        let items = std::mem::take(&mut parsed.items);
        let segments = reach_back(&*medium, &numbers, &parsed, shelf.unwrap_or(0))?;
        let mut log = Self::new(medium, how);
        log.segments = segments.iter().map(|parsed| parsed.segment).collect();
        log.sequence = parsed.sequence;
        log.unforgotten = log.keeps_erased(&items);
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
            unforgotten: false,
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
        let mut bytes = segment::write_head(number, generation);
        self.sequence = 0;
        for group in items.chunks(RENEWED_AT_ONCE) {
            bytes.extend(self.group(group));
            self.sequence += 1;
        }
        make(&mut *self.medium, RENEWED, &bytes)?;
        self.medium.rename(RENEWED, &name(number))?;
        self.medium.sync_names()?;
        self.newest_mut().bytes = bytes.len() as u64;
        Ok(())
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
        segment::write_group(self.sequence + 1, !self.unsynced, items)
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
        self.drop_old(0)?;
        self.unforgotten = false;
        Ok(())
    }

    /// True when a crash has kept older segments from being dropped after something was erased.
    pub(crate) const fn owes_forgetting(&self) -> bool {
        self.unforgotten
    }

    /// True when something was erased last: in the newest segment, or, where that has just been
    /// begun, in the one before.
    fn keeps_erased(&self, newest: &[Item]) -> bool {
        match self.segments[..] {
            [.., before, _] if newest.is_empty() => {
                let parsed = parse(&*self.medium, before.number);
                // One that can't be read holds nothing the shelf needs; it is better dropped.
                parsed.map_or(true, |parsed| parsed.items.iter().any(Item::erases))
            }
            _ => newest.iter().any(Item::erases),
        }
    }

    /// Tries a new segment again only after as much as a segment holds.
    pub(crate) fn put_off(&mut self) {
        self.due = self.newest().bytes + self.how.segment_bytes;
    }

    fn add_segment(&mut self, number: u64, generation: u64) -> io::Result<()> {
        let name = name(number);
        let head = segment::write_head(number, generation);
        let made = make(&mut *self.medium, &name, &head);
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

    fn drop_old(&mut self, kept: u64) -> io::Result<()> {
        let mut behind: u64 =
            self.segments.iter().map(|s| s.bytes).sum::<u64>() - self.newest().bytes;
        while self.segments.len() > 1 && behind > kept {
            let oldest = self.segments[0];
            self.medium.remove(&name(oldest.number))?;
            // One after the other: a crash that kept an older one and not this would leave a gap,
            // and one that brought it back what was to be forgotten.
            self.medium.sync_names()?;
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

/// Makes the first segment of a store that is made just now.
pub(crate) fn begin(medium: &mut dyn Medium) -> io::Result<()> {
    make(medium, &name(1), &segment::write_head(1, 0))
}

/// Returns when a new file with these bytes is on the disk.
fn make(medium: &mut dyn Medium, name: &str, bytes: &[u8]) -> io::Result<()> {
    medium.create(name)?;
    medium.append(name, bytes)?;
    medium.sync(name)?;
    medium.sync_names()
}
