//! Records as a redacted file has them: each with what stands in the place of what isn't shown.

use super::bytes::Fault;
use super::{BatchHead, Packed, Parts, Rest, canonical, pack_parts, unpack_parts, veil};
use crate::seal::{Salt, record_hash, veil_commitment};

/// What of a record is hidden, and what stands in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cover {
    /// Nothing: its veiled part is shown with this salt.
    Shown(Salt),
    /// Its veiled part, committed to so.
    Veiled([u8; 32]),
    /// Nothing: it has no veiled part.
    Open,
    /// All of it, hashed so. What is told in its place isn't sealed.
    Told([u8; 32]),
}

/// A record with its cover. Its event is what the reader gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) cover: Cover,
    pub(crate) record: Packed,
}

impl Cover {
    const fn parts(&self) -> Parts {
        match self {
            Self::Shown(_) | Self::Open => Parts::All,
            Self::Veiled(_) => Parts::Open,
            Self::Told(_) => Parts::Told,
        }
    }

    fn bytes(&self) -> (u8, &[u8]) {
        match self {
            Self::Shown(salt) => (0, salt),
            Self::Veiled(commitment) => (1, commitment),
            Self::Open => (2, &[]),
            Self::Told(hash) => (3, hash),
        }
    }

    fn read(rest: &mut Rest<'_>) -> Result<Self, Fault> {
        Ok(match rest.array::<1>()?[0] {
            0 => Self::Shown(rest.array()?),
            1 => Self::Veiled(rest.array()?),
            2 => Self::Open,
            3 => Self::Told(rest.array()?),
            _ => return Err(Fault::Undecodable),
        })
    }
}

/// The bytes of one record in a redacted file.
pub(crate) fn pack_shown(head: &BatchHead, before: Option<u32>, shown: &Shown) -> Vec<u8> {
    let (form, cover) = shown.cover.bytes();
    let mut bytes = vec![form];
    bytes.extend(cover);
    bytes.extend(pack_parts(head, before, &shown.record, shown.cover.parts()));
    bytes
}

fn unpack_shown(
    head: &BatchHead,
    before: Option<u32>,
    number: u32,
    stored: &[u8],
) -> Result<(Shown, usize), Fault> {
    let mut rest = Rest(stored);
    let cover = Cover::read(&mut rest)?;
    let (record, taken) = unpack_parts(head, before, number, rest.0, cover.parts())?;
    let veiled = veil::lift(&record.event).1.is_some();
    let fits = match cover {
        Cover::Shown(_) | Cover::Veiled(_) => veiled,
        Cover::Open => !veiled,
        Cover::Told(_) => record.words.is_none(),
    };
    match fits {
        true => Ok((Shown { cover, record }, stored.len() - rest.0.len() + taken)),
        false => Err(Fault::NotCanonical),
    }
}

/// The hash of a record that goes into its seal, from what is shown of it.
pub(crate) fn record_hash_of(
    head: &BatchHead,
    first: bool,
    shown: &Shown,
) -> Result<[u8; 32], Fault> {
    let commit = |veiled: &super::Veiled| match shown.cover {
        Cover::Shown(salt) => Ok(veil_commitment(&salt, &veiled.part)),
        Cover::Veiled(commitment) => Ok(commitment),
        Cover::Open | Cover::Told(_) => Err(Fault::NotCanonical),
    };
    match shown.cover {
        Cover::Told(hash) => Ok(hash),
        _ => canonical(head, first, &shown.record, commit).map(|bytes| record_hash(&bytes)),
    }
}

/// Records of a redacted file that stand one after the other, of one batch.
pub(crate) struct ShownRecords<'a> {
    head: BatchHead,
    rest: &'a [u8],
    next: u32,
    left: u32,
    before: Option<u32>,
}

impl<'a> ShownRecords<'a> {
    pub(crate) const fn new(head: BatchHead, first: u32, count: u32, bytes: &'a [u8]) -> Self {
        Self {
            head,
            rest: bytes,
            next: first,
            left: count,
            before: None,
        }
    }

    /// The next record; `None` behind the last.
    pub(crate) fn next(&mut self) -> Result<Option<Shown>, Fault> {
        if self.left == 0 {
            return Ok(None);
        }
        let number = self.next;
        let (shown, taken) = unpack_shown(&self.head, self.before, number, self.rest)?;
        self.rest = self.rest.get(taken..).unwrap_or_default();
        if !shown.record.event.is_desk() {
            self.before = Some(number);
        }
        self.next = number.saturating_add(1);
        self.left -= 1;
        Ok(Some(shown))
    }

    /// What follows the last record read.
    pub(crate) const fn rest(&self) -> &'a [u8] {
        self.rest
    }
}
