//! What one stored entry of a journal is: an [`Entry`] before it is sealed, a [`Record`] after.
//!
//! Also the small types around it: the duel's id, seals and heads, times. Nothing here knows bytes
//! or stores.

use duel::{Event, Seat};
use std::fmt;
use std::str::FromStr;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The random id of a duel. Written as 32 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DuelId(pub [u8; 16]);

/// The seal after a record: it stands for that record and all before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seal(pub [u8; 32]);

/// Where a journal ends: its last record's number (0 when there is none) and the seal after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Head {
    /// The number of the last record; 0 before the first.
    pub number: u32,
    /// The seal after it.
    pub seal: Seal,
}

/// A moment, in milliseconds since 1970-01-01T00:00:00Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Time(pub i64);

/// Who a record comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A seat said or did it.
    Seat(Seat),
    /// A judge.
    Judge,
    /// The engine: it follows from what was said.
    Engine,
    /// It was read from a foreign recording.
    Import,
}

/// How a record is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Knowledge {
    /// The recorder saw it.
    Seen,
    /// Somebody said so.
    Told,
    /// It follows from what came after (a window that was jumped over).
    Inferred,
    /// The engine decided it.
    Decided,
}

/// Free words beside a record. They are committed by the seal and can be erased without harming it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Words {
    /// What was spoken, or the reason given.
    pub text: Option<String>,
    /// The names of those who said or decided it.
    pub by: Vec<String>,
    /// What A and B say about it, where a judge heard them.
    pub statements: [Option<String>; 2],
}

/// What is to be recorded, before it has a number, a time and a seal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The record it follows on its line; `None` for desk events and the very first record.
    pub follows: Option<Follows>,
    /// When it happened, where that is not when it is written.
    pub happened_at: Option<Time>,
    /// Who it comes from.
    pub source: Source,
    /// How it is known.
    pub knowledge: Knowledge,
    /// What happened.
    pub event: Event,
    /// Free words beside it.
    pub words: Option<Words>,
}

/// Which record an entry follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Follows {
    /// A record by its number.
    Record(u32),
    /// The duel event before it in the same batch; right after a rewind in the same batch, the
    /// record that goes back to.
    EntryBefore,
}

/// One stored entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its number, from 1, without gaps.
    pub number: u32,
    /// The record it follows on its line; `None` for desk events and the very first record.
    pub follows: Option<u32>,
    /// Its batch, from 1.
    pub batch: u32,
    /// When it was written. Records of one batch share it.
    pub at: Time,
    /// When it happened, where that differs.
    pub happened_at: Option<Time>,
    /// Who it comes from.
    pub source: Source,
    /// How it is known.
    pub knowledge: Knowledge,
    /// What happened.
    pub event: Event,
    /// Free words beside it; also `None` after they were erased.
    pub words: Option<Words>,
}

/// A text that is not what it should be: an id, a seal or a time.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what} is expected, not “{found}”")]
pub struct Unreadable {
    what: &'static str,
    found: String,
}

impl Unreadable {
    fn new(what: &'static str, found: &str) -> Self {
        let found = found.chars().take(80).collect();
        Self { what, found }
    }
}

impl fmt::Display for DuelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(f, &self.0)
    }
}

impl fmt::Debug for DuelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DuelId({self})")
    }
}

impl FromStr for DuelId {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        unhex(text)
            .map(Self)
            .ok_or_else(|| Unreadable::new("an id of 32 hex digits", text))
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(f, &self.0)
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seal({self})")
    }
}

impl FromStr for Seal {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        unhex(text)
            .map(Self)
            .ok_or_else(|| Unreadable::new("a seal of 64 hex digits", text))
    }
}

impl Time {
    /// The moment as a date, where it is in the years 0 to 9999.
    #[must_use]
    pub fn date(self) -> Option<OffsetDateTime> {
        OffsetDateTime::from_unix_timestamp_nanos(i128::from(self.0) * 1_000_000)
            .ok()
            .filter(|date| (0..=9999).contains(&date.year()))
    }
}

/// RFC 3339 in UTC; milliseconds only where there are some.
impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.date().and_then(|date| date.format(&Rfc3339).ok()) {
            Some(text) => f.write_str(&text),
            None => write!(f, "{} ms", self.0),
        }
    }
}

impl FromStr for Time {
    type Err = Unreadable;
    /// Reads RFC 3339 with any offset; what is finer than a millisecond is cut off.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let date = OffsetDateTime::parse(text, &Rfc3339)
            .map_err(|_| Unreadable::new("a time like 2026-02-01T18:30:00Z", text))?;
        let milliseconds = date.unix_timestamp_nanos().div_euclid(1_000_000);
        i64::try_from(milliseconds)
            .map(Self)
            .map_err(|_| Unreadable::new("a time like 2026-02-01T18:30:00Z", text))
    }
}

impl Source {
    /// The name the JSON contract gives it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Seat(Seat::A) => "seat A",
            Self::Seat(Seat::B) => "seat B",
            Self::Judge => "judge",
            Self::Engine => "engine",
            Self::Import => "import",
        }
    }
}

impl Source {
    /// Every source.
    const ALL: [Self; 5] = [
        Self::Seat(Seat::A),
        Self::Seat(Seat::B),
        Self::Judge,
        Self::Engine,
        Self::Import,
    ];

    /// The source of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|source| source.as_str() == name)
    }
}

impl Knowledge {
    /// Every kind of knowledge.
    const ALL: [Self; 4] = [Self::Seen, Self::Told, Self::Inferred, Self::Decided];

    /// The one of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.as_str() == name)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Knowledge {
    /// The name the JSON contract gives it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Seen => "seen",
            Self::Told => "told",
            Self::Inferred => "inferred",
            Self::Decided => "decided",
        }
    }
}

impl fmt::Display for Knowledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Words {
    /// A text without names.
    #[must_use]
    pub fn said(text: impl Into<String>) -> Self {
        Self {
            text: Some(text.into()),
            ..Self::default()
        }
    }

    /// What the players say about it, each with its seat.
    pub fn statements(&self) -> impl Iterator<Item = (Seat, &str)> {
        let said = Seat::BOTH.into_iter().zip(&self.statements);
        said.filter_map(|(seat, said)| Some((seat, said.as_deref()?)))
    }

    /// True when there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_none() && self.by.is_empty() && self.statements().next().is_none()
    }
}

fn hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// Bytes as lower-case hex digits.
pub(crate) fn hex_of(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Any number of bytes from hex digits.
pub(crate) fn unhex_all(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| match pair {
            [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
            _ => None,
        })
        .collect()
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        b'A'..=b'F' => Some(letter - b'A' + 10),
        _ => None,
    }
}
