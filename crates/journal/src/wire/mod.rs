//! The wire form: how records become bytes and back.
//!
//! [`pack`] and [`unpack`] are the stored form of a record, in which what follows from the record
//! before is left out; [`Stored`] takes a whole batch apart. [`canonical`] is the form that is sealed: one record by itself, with nothing
//! left out and hidden things replaced by commitments. Described in `docs/journal-format.md`; the
//! types here are those of the disk and change only with the version.
//!
//! Nothing outside this module touches the encoder's library, and nothing in it hashes.

mod bytes;
mod event;
mod mirror;
mod parts;
mod proved;
mod shown;
mod telling;
mod veil;
mod versions;

pub use bytes::Fault;
pub(crate) use bytes::{decode, encode};
pub(crate) use proved::read_canonical;
pub(crate) use shown::{Cover, Shown, ShownRecords, pack_shown, record_hash_of};
pub(crate) use veil::{Veiled, lift};
pub(crate) use versions::NEWEST;

use crate::seal::TAG;
use crate::{Knowledge, Source, Time, Words};
use duel::{Event, Seat};
use mirror::Mirror;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Reads any event as the disk has it: for tests that ask for the variants there are.
#[cfg(test)]
pub(crate) fn any_event<'de, D: serde::Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    event::Event::deserialize(from).map(drop)
}

/// The enums of the wire, with how many variants the newest version knows: for tests.
#[cfg(test)]
pub(crate) fn known_now() -> Vec<(&'static str, u32)> {
    let known = versions::KNOWN.iter();
    known
        .map(|(name, variants)| (*name, variants.iter().copied().max().unwrap_or(0)))
        .collect()
}

/// An event as the JSON form of a journal has it: its wire form, with digests as hex.
pub(crate) fn event_to_json(event: &Event) -> Value {
    let json = serde_json::to_value(event.to_wire());
    let mut json = json.expect("the types of the wire have nothing JSON can't say");
    digests(&mut json, &|digest| {
        let bytes: [u8; 32] = serde_json::from_value(digest.clone()).ok()?;
        Some(crate::record::hex_of(&bytes).into())
    });
    json
}

/// An event from its JSON form; `None` when it is none. Other spellings of one aren't refused.
pub(crate) fn event_from_json(json: &Value) -> Option<Event> {
    let mut json = json.clone();
    digests(&mut json, &|digest| {
        let bytes: [u8; 32] = crate::record::unhex(digest.as_str()?)?;
        Some(bytes.to_vec().into())
    });
    let wire: event::Event = serde_json::from_value(json).ok()?;
    Some(Event::from_wire(wire))
}

/// Turns the digests in an event over.
fn digests(event: &mut Value, turn: &dyn Fn(&Value) -> Option<Value>) {
    let fields = event.as_object_mut().into_iter().flatten();
    let found = fields.filter_map(|(_, fields)| fields.get_mut("catalogue"));
    for digest in found {
        if let Some(turned) = turn(digest) {
            *digest = turned;
        }
    }
}

/// Distinguishes the batches of two writers that are otherwise the same.
pub(crate) type Nonce = [u8; 8];

/// What a batch says once for all its records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BatchHead {
    /// The lowest wire version that can say its records.
    pub(crate) version: u8,
    /// The batch's number.
    pub(crate) batch: u32,
    /// When it was written, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Its writer's nonce.
    pub(crate) nonce: Nonce,
}

/// One record of a batch, in the types of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Packed {
    pub(crate) number: u32,
    pub(crate) follows: Option<u32>,
    pub(crate) happened_at: Option<Time>,
    pub(crate) source: Source,
    pub(crate) knowledge: Knowledge,
    pub(crate) event: Event,
    /// The commitment to its words, when it has some.
    pub(crate) words: Option<[u8; 32]>,
}

const SOURCE: u8 = 0b0000_0111;
const KNOWLEDGE: u8 = 0b0001_1000;
const FOLLOWS_SAID: u8 = 0b0010_0000;
const HAPPENED_SAID: u8 = 0b0100_0000;
const HAS_WORDS: u8 = 0b1000_0000;

/// The stored bytes of a batch up to its first record.
pub(crate) fn pack_head(head: &BatchHead) -> Vec<u8> {
    encode(head)
}

/// The lowest wire version that can say all these events.
pub(crate) fn lowest_version<'a>(events: impl IntoIterator<Item = &'a Event>) -> u8 {
    let versions = events
        .into_iter()
        .map(|event| versions::lowest(&event.to_wire()));
    versions.max().unwrap_or(1)
}

/// Which parts of a record are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parts {
    /// The open part, and the veiled one where it has one.
    All,
    /// The open part alone.
    Open,
    /// The event as it stands.
    Told,
}

/// The stored bytes of one record. `before` is the last duel record of the batch before it.
pub(crate) fn pack(head: &BatchHead, before: Option<u32>, record: &Packed) -> Vec<u8> {
    pack_parts(head, before, record, Parts::All)
}

fn pack_parts(head: &BatchHead, before: Option<u32>, record: &Packed, parts: Parts) -> Vec<u8> {
    let (open, veiled) = match parts {
        Parts::Told => (record.event.clone(), None),
        _ => veil::lift(&record.event),
    };
    let veiled = veiled.filter(|_| parts == Parts::All);
    let mut flags = source_bits(record.source) | knowledge_bits(record.knowledge) << 3;
    let mut said = Vec::new();
    if record.follows != implied(before, record) {
        flags |= FOLLOWS_SAID;
        said.extend(encode(
            &record
                .follows
                .map_or(0, |to| record.number.wrapping_sub(to)),
        ));
    }
    if let Some(time) = record.happened_at {
        flags |= HAPPENED_SAID;
        said.extend(encode(&time.0.wrapping_sub(head.at)));
    }
    if record.words.is_some() {
        flags |= HAS_WORDS;
    }
    let mut stored = vec![flags];
    stored.extend(said);
    stored.extend(encode(&open.to_wire()));
    stored.extend(veiled.iter().flat_map(|veiled| &veiled.part));
    stored.extend(record.words.iter().flatten());
    stored
}

/// Reads the head of a batch; gives it and how many bytes it took.
pub(crate) fn unpack_head(stored: &[u8]) -> Result<(BatchHead, usize), Fault> {
    let version = *stored.first().ok_or(Fault::CutShort)?;
    known_version(version)?;
    let (head, taken) = decode(stored)?;
    if pack_head(&head) != stored[..taken] {
        return Err(Fault::NotCanonical);
    }
    Ok((head, taken))
}

/// Refuses the versions there aren't, and those that are to come.
pub(crate) const fn known_version(version: u8) -> Result<(), Fault> {
    match version {
        0 => Err(Fault::Undecodable),
        1..=NEWEST => Ok(()),
        _ => Err(Fault::UnknownVersion(version)),
    }
}

/// Reads the record that begins `stored`; gives it and how many bytes it took. Refuses every
/// spelling but the one `pack` writes.
pub(crate) fn unpack(
    head: &BatchHead,
    before: Option<u32>,
    number: u32,
    stored: &[u8],
) -> Result<(Packed, usize), Fault> {
    unpack_parts(head, before, number, stored, Parts::All)
}

fn unpack_parts(
    head: &BatchHead,
    before: Option<u32>,
    number: u32,
    stored: &[u8],
    parts: Parts,
) -> Result<(Packed, usize), Fault> {
    let mut rest = Rest(stored);
    let flags = rest.array::<1>()?[0];
    let source = source_of(flags & SOURCE).ok_or(Fault::Undecodable)?;
    let knowledge = knowledge_of((flags & KNOWLEDGE) >> 3);
    let follows = match flags & FOLLOWS_SAID {
        0 => None,
        _ => Some(rest.value::<u32>()?),
    };
    let happened_at = match flags & HAPPENED_SAID {
        0 => None,
        _ => Some(Time(head.at.wrapping_add(rest.value::<i64>()?))),
    };
    let open = Event::from_wire(rest.value()?);
    let (event, taken) = match parts {
        Parts::All => veil::put_back(open, rest.0)?,
        Parts::Open | Parts::Told => (open, 0),
    };
    if head.version < NEWEST && versions::lowest(&event.to_wire()) > head.version {
        return Err(Fault::Undecodable);
    }
    rest.skip(taken);
    let words = match flags & HAS_WORDS {
        0 => None,
        _ => Some(rest.array::<32>()?),
    };
    let taken = stored.len() - rest.0.len();
    let mut record = Packed {
        number,
        follows: None,
        happened_at,
        source,
        knowledge,
        event,
        words,
    };
    record.follows = match follows {
        None => implied(before, &record),
        Some(0) => None,
        Some(back) => Some(number.wrapping_sub(back)),
    };
    if pack_parts(head, before, &record, parts) != stored[..taken] {
        return Err(Fault::NotCanonical);
    }
    Ok((record, taken))
}

/// The record that is followed when nothing is said: nothing for desk events, else the last duel
/// record of the same batch, else the record just before it.
fn implied(before: Option<u32>, record: &Packed) -> Option<u32> {
    if record.event.is_desk() {
        return None;
    }
    before.or(record.number.checked_sub(1).filter(|&number| number > 0))
}

/// The part of the stored bytes that hasn't been read.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn value<T: serde::de::DeserializeOwned>(&mut self) -> Result<T, Fault> {
        let (value, taken) = decode(self.0)?;
        self.skip(taken);
        Ok(value)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let (array, rest) = self.0.split_first_chunk().ok_or(Fault::CutShort)?;
        self.0 = rest;
        Ok(*array)
    }

    fn skip(&mut self, taken: usize) {
        self.0 = self.0.get(taken..).unwrap_or_default();
    }
}

/// What is sealed of a record: the open part with commitments, nothing left out.
#[derive(Serialize, Deserialize)]
struct Canonical {
    number: u32,
    follows: Option<u32>,
    batch: u32,
    /// Only in the first record of a batch.
    nonce: Option<Nonce>,
    at: i64,
    happened_at: Option<i64>,
    source: u8,
    knowledge: u8,
    event: event::Event,
    veiled: Option<[u8; 32]>,
    words: Option<[u8; 32]>,
}

/// The bytes that are sealed. `commit` gives the commitment to the veiled part, if there is one.
pub(crate) fn canonical<E>(
    head: &BatchHead,
    first: bool,
    record: &Packed,
    commit: impl FnOnce(&Veiled) -> Result<[u8; 32], E>,
) -> Result<Vec<u8>, E> {
    let (open, veiled) = veil::lift(&record.event);
    Ok(encode(&Canonical {
        number: record.number,
        follows: record.follows,
        batch: head.batch,
        nonce: first.then_some(head.nonce),
        at: head.at,
        happened_at: record.happened_at.map(|time| time.0),
        source: source_bits(record.source),
        knowledge: knowledge_bits(record.knowledge),
        event: open.to_wire(),
        veiled: veiled.as_ref().map(commit).transpose()?,
        words: record.words,
    }))
}

const fn source_bits(source: Source) -> u8 {
    match source {
        Source::Seat(Seat::A) => 0,
        Source::Seat(Seat::B) => 1,
        Source::Judge => 2,
        Source::Engine => 3,
        Source::Import => 4,
    }
}

const fn source_of(bits: u8) -> Option<Source> {
    Some(match bits {
        0 => Source::Seat(Seat::A),
        1 => Source::Seat(Seat::B),
        2 => Source::Judge,
        3 => Source::Engine,
        4 => Source::Import,
        _ => return None,
    })
}

const fn knowledge_bits(knowledge: Knowledge) -> u8 {
    match knowledge {
        Knowledge::Seen => 0,
        Knowledge::Told => 1,
        Knowledge::Inferred => 2,
        Knowledge::Decided => 3,
    }
}

const fn knowledge_of(bits: u8) -> Knowledge {
    match bits {
        0 => Knowledge::Seen,
        1 => Knowledge::Told,
        2 => Knowledge::Inferred,
        _ => Knowledge::Decided,
    }
}

/// Words as they are committed to and kept beside the journal.
#[derive(Serialize, Deserialize)]
struct WordsBeside {
    text: Option<String>,
    by: Vec<String>,
    statements: [Option<String>; 2],
}

/// The bytes of words.
pub(crate) fn encode_words(words: &Words) -> Vec<u8> {
    encode(&WordsBeside {
        text: words.text.clone(),
        by: words.by.clone(),
        statements: words.statements.clone(),
    })
}

/// Words from their bytes.
pub(crate) fn decode_words(bytes: &[u8]) -> Result<Words, Fault> {
    let (beside, taken): (WordsBeside, _) = decode(bytes)?;
    let words = Words {
        text: beside.text,
        by: beside.by,
        statements: beside.statements,
    };
    if taken != bytes.len() {
        return Err(Fault::Trailing(bytes.len() - taken));
    }
    if encode_words(&words) != bytes {
        return Err(Fault::NotCanonical);
    }
    Ok(words)
}

/// A stored batch, taken apart record by record. Nothing is hashed: the tag is only given.
pub(crate) struct Stored<'a> {
    pub(crate) head: BatchHead,
    /// The first bytes of the seal after its last record.
    pub(crate) tag: [u8; TAG],
    records: Records<'a>,
}

/// Records that stand one after the other, of one batch.
pub(crate) struct Records<'a> {
    head: BatchHead,
    rest: &'a [u8],
    /// The number of the next.
    next: u32,
    /// How many are to come.
    left: u32,
    before: Option<u32>,
    lowest: u8,
}

impl<'a> Stored<'a> {
    /// Begins a batch whose first record has this number.
    pub(crate) fn open(first: u32, count: u32, stored: &'a [u8]) -> Result<Self, Fault> {
        let (head, taken) = unpack_head(stored)?;
        let (records, tag) = stored[taken..].split_last_chunk().ok_or(Fault::CutShort)?;
        Ok(Self {
            head,
            tag: *tag,
            records: Records::new(head, first, count, records),
        })
    }

    /// The bytes of its records, without its head and its tag.
    pub(crate) const fn bytes(&self) -> &'a [u8] {
        self.records.rest
    }

    /// The next record; `None` behind the last, when nothing follows it.
    pub(crate) fn next(&mut self) -> Result<Option<Packed>, Fault> {
        let next = self.records.next()?;
        match self.records.rest.len() {
            more if next.is_none() && more > 0 => Err(Fault::Trailing(more)),
            _ => Ok(next),
        }
    }
}

impl<'a> Records<'a> {
    /// The records of a batch, which begin `bytes`.
    pub(crate) const fn new(head: BatchHead, first: u32, count: u32, bytes: &'a [u8]) -> Self {
        Self {
            head,
            rest: bytes,
            next: first,
            left: count,
            before: None,
            lowest: 1,
        }
    }

    /// The next record; `None` behind the last.
    pub(crate) fn next(&mut self) -> Result<Option<Packed>, Fault> {
        if self.left == 0 {
            return self.at_end();
        }
        let number = self.next;
        let (record, taken) = unpack(&self.head, self.before, number, self.rest)?;
        self.rest = self.rest.get(taken..).unwrap_or_default();
        if !record.event.is_desk() {
            self.before = Some(number);
        }
        self.next = number.saturating_add(1);
        self.left -= 1;
        if self.head.version > 1 {
            self.lowest = self.lowest.max(lowest_version([&record.event]));
        }
        Ok(Some(record))
    }

    /// What follows the last record read.
    pub(crate) const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// A batch says the lowest version that can say it, so that there is one way to write it.
    const fn at_end(&self) -> Result<Option<Packed>, Fault> {
        if self.lowest == self.head.version {
            Ok(None)
        } else {
            Err(Fault::NotCanonical)
        }
    }
}

/// The events of a stored batch with their numbers; on a fault, the number it is at.
pub(crate) fn events(
    first: u32,
    count: u32,
    stored: &[u8],
) -> Result<Vec<(u32, Event)>, (u32, Fault)> {
    let mut batch = Stored::open(first, count, stored).map_err(|fault| (first, fault))?;
    let mut events = Vec::new();
    let mut number = first;
    while let Some(packed) = batch.next().map_err(|fault| (number, fault))? {
        events.push((packed.number, packed.event));
        number = packed.number.saturating_add(1);
    }
    Ok(events)
}
