//! What a portable file says about itself: in its first bytes, its head and its end.

use super::{FileError, FileWrong, Form, Tie};
use crate::wire::{decode, encode};
use crate::{DuelId, Head, Seal, Time};
use serde::{Deserialize, Serialize};

/// How many bytes a file begins with before its first block.
pub(crate) const START: usize = 16;
/// The version of the layout of files.
pub(crate) const FILE_VERSION: u8 = 1;

/// Text first, then bytes that a transfer as text would change.
const MAGIC: &[u8; 12] = b"TAKEBACK\r\n\x1a\n";

/// The first bytes of a file.
pub(crate) fn start(form: Form) -> [u8; START] {
    let mut start = [0; START];
    start[..12].copy_from_slice(MAGIC);
    start[12] = FILE_VERSION;
    start[13] = u8::from(form == Form::Redacted);
    start
}

/// Reads them.
pub(crate) fn read_start(start: &[u8; START]) -> Result<Form, FileError> {
    if &start[..12] != MAGIC {
        return Err(FileError::NotOurs);
    }
    let found = start[12];
    match (found, start[13], &start[14..]) {
        (FILE_VERSION, 0, [0, 0]) => Ok(Form::Full),
        (FILE_VERSION, 1, [0, 0]) => Ok(Form::Redacted),
        (FILE_VERSION, ..) => Err(super::FileDamage::whole(0, FileWrong::Header).into()),
        _ => Err(FileError::Version {
            found,
            known: FILE_VERSION,
        }),
    }
}

/// What is wrong with a file that has fewer first bytes than any.
pub(crate) fn cut(start: &[u8]) -> FileError {
    let begins = MAGIC.iter().zip(start).all(|(a, b)| a == b);
    if begins && !start.is_empty() {
        super::FileDamage::whole(0, FileWrong::CutOff).into()
    } else {
        FileError::NotOurs
    }
}

/// What the head of a file states.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Front {
    pub(crate) duel: [u8; 16],
    pub(crate) created: i64,
    pub(crate) records: u32,
    pub(crate) batches: u32,
    pub(crate) seal: [u8; 32],
    /// Whose copy it is: 0 everything, else what the redaction says.
    pub(crate) role: u8,
    pub(crate) name: String,
}

impl Front {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        encode(self)
    }

    pub(crate) fn read(bytes: &[u8]) -> Result<Self, FileWrong> {
        let (front, taken): (Self, _) = decode(bytes).map_err(|_| FileWrong::NotCanonical)?;
        if taken == bytes.len() && front.bytes() == bytes && front.records > 0 {
            Ok(front)
        } else {
            Err(FileWrong::NotCanonical)
        }
    }

    pub(crate) const fn head(&self) -> Head {
        Head {
            number: self.records,
            seal: Seal(self.seal),
        }
    }

    pub(crate) const fn created(&self) -> Time {
        Time(self.created)
    }

    pub(crate) const fn tie(&self, start: [u8; START]) -> Tie {
        let duel = DuelId(self.duel);
        Tie { start, duel }
    }
}

/// What the end of a file states: again what its head does, but for the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct End {
    pub(crate) duel: [u8; 16],
    pub(crate) seal: [u8; 32],
    pub(crate) created: i64,
    pub(crate) records: u32,
    pub(crate) batches: u32,
    /// How many blocks there are, this one included.
    pub(crate) blocks: u32,
    /// How many bytes the payload of the head has.
    pub(crate) head_bytes: u32,
    pub(crate) role: u8,
}

/// How many bytes the payload of the end has: always as many, so that it is found from behind.
pub(crate) const END: usize = 73;

impl End {
    pub(crate) fn bytes(&self) -> [u8; END] {
        let mut bytes = [0; END];
        bytes[..16].copy_from_slice(&self.duel);
        bytes[16..48].copy_from_slice(&self.seal);
        bytes[48..56].copy_from_slice(&self.created.to_le_bytes());
        for (at, value) in [self.records, self.batches, self.blocks, self.head_bytes]
            .into_iter()
            .enumerate()
        {
            bytes[56 + 4 * at..60 + 4 * at].copy_from_slice(&value.to_le_bytes());
        }
        bytes[72] = self.role;
        bytes
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes;
        let end = Self {
            duel: take(&mut rest)?,
            seal: take(&mut rest)?,
            created: i64::from_le_bytes(take(&mut rest)?),
            records: u32::from_le_bytes(take(&mut rest)?),
            batches: u32::from_le_bytes(take(&mut rest)?),
            blocks: u32::from_le_bytes(take(&mut rest)?),
            head_bytes: u32::from_le_bytes(take(&mut rest)?),
            role: take::<1>(&mut rest)?[0],
        };
        rest.is_empty().then_some(end)
    }

    /// The end that belongs to a head.
    pub(crate) fn of(front: &Front, blocks: u32) -> Self {
        Self {
            duel: front.duel,
            seal: front.seal,
            created: front.created,
            records: front.records,
            batches: front.batches,
            blocks,
            head_bytes: front.bytes().len() as u32,
            role: front.role,
        }
    }

    /// A head made from the end, for a file whose own is damaged. It has no name.
    pub(crate) const fn front(&self) -> Front {
        Front {
            duel: self.duel,
            created: self.created,
            records: self.records,
            batches: self.batches,
            seal: self.seal,
            role: self.role,
            name: String::new(),
        }
    }
}

/// Takes the first bytes off.
pub(crate) fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}
