//! The files of the head log: what they hold, and how they are read after anything may have
//! happened to them.
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
use crate::medium::Medium;
use std::io;

/// No segment is ever longer; beyond it the log is full.
pub(crate) const SEGMENT_BYTES_MOST: u64 = 64 << 20;
/// The length of a segment's head.
pub(crate) const HEAD_BYTES: u64 = (frame::BEFORE + 16 + frame::AFTER) as u64;

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

/// One file of the log.
#[derive(Clone, Copy)]
pub(crate) struct Segment {
    pub(crate) number: u64,
    /// What the shelf had synced when it began.
    pub(crate) generation: u64,
    pub(crate) bytes: u64,
}

/// A group of items.
pub(crate) fn write_group(sequence: u64, after_sync: bool, items: &[Item]) -> Vec<u8> {
    let mut pen = Pen::default();
    pen.u64(sequence).byte(u8::from(after_sync));
    pen.u32(u32::try_from(items.len()).expect("a group is bounded"));
    items.iter().for_each(|item| item.write(&mut pen));
    pen.seal(Kind::Group)
}

/// The head of a segment.
pub(crate) fn write_head(number: u64, generation: u64) -> Vec<u8> {
    let mut pen = Pen::default();
    pen.u64(number).u64(generation).seal(Kind::Segment)
}

/// The name of a segment's file.
pub(crate) fn name(number: u64) -> String {
    format!("{number:08}.log")
}

/// The numbers of the segments there are.
pub(crate) fn numbers(medium: &dyn Medium) -> Result<Vec<u64>, LogFault> {
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

/// Removes a newest segment that a crash left before its head was synced: nothing is in it. The
/// only one there is was synced before anything hung on it.
pub(crate) fn drop_unborn(medium: &mut dyn Medium, numbers: &mut Vec<u64>) -> Result<(), LogFault> {
    let &mut [_, .., newest] = &mut numbers[..] else {
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

fn read(medium: &dyn Medium, number: u64) -> Result<Vec<u8>, LogFault> {
    let most = SEGMENT_BYTES_MOST + frame::BODY_MOST as u64;
    medium
        .read(&name(number), most)
        .map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => damaged(number, error.to_string()),
            _ => LogFault::Io(error),
        })
}

/// Damage to a segment, as a fault.
pub(crate) fn damaged(number: u64, detail: String) -> LogFault {
    LogFault::Damaged {
        name: name(number),
        detail,
    }
}

/// What a segment's file holds.
pub(crate) struct Parsed {
    pub(crate) segment: Segment,
    pub(crate) items: Vec<Item>,
    /// The sequence number of its last group.
    pub(crate) sequence: u64,
    /// The length up to which it is sound, and the length found.
    pub(crate) sound: u64,
    pub(crate) found: u64,
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
pub(crate) fn parse(medium: &dyn Medium, number: u64) -> Result<Parsed, LogFault> {
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

/// The items of a group that is a frame on its own.
pub(crate) fn items_of(frame: &[u8]) -> Result<Vec<Item>, Flaw> {
    group(frame, 0).map(|group| group.items)
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
pub(crate) fn reach_back(
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
