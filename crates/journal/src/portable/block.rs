//! Blocks: how a portable file is cut, each piece with a header and a check of its own.

use super::front::take;
use super::{Coding, FileWrong, Tie};
use crate::seal::block_check;
use ruzstd::decoding::FrameDecoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// How many bytes the header of a block has.
pub(crate) const HEADER: usize = 18;
/// How many bytes its check has.
pub(crate) const CHECK: usize = 8;
/// No block has more bytes, compressed or not: one batch at its largest, and what may come before
/// it in its block.
pub(crate) const BLOCK_BYTES_MOST: u32 = 5 << 18;

/// What a block holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Head,
    Records,
    Beside,
    Definitions,
    End,
}

impl Kind {
    const fn number(self) -> u8 {
        match self {
            Self::Head => 1,
            Self::Records => 2,
            Self::Beside => 3,
            Self::Definitions => 4,
            Self::End => 9,
        }
    }

    const fn of(number: u8) -> Option<Self> {
        Some(match number {
            1 => Self::Head,
            2 => Self::Records,
            3 => Self::Beside,
            4 => Self::Definitions,
            9 => Self::End,
            _ => return None,
        })
    }
}

/// The header of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    pub(crate) kind: Kind,
    pub(crate) coding: Coding,
    /// The first record it is about; 0 when it is about none.
    pub(crate) first: u32,
    /// How many records, entries or definitions it holds.
    pub(crate) count: u32,
    /// How many bytes follow.
    pub(crate) stored: u32,
    /// How many they are once they are taken apart.
    pub(crate) raw: u32,
}

impl Header {
    pub(crate) fn bytes(&self) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        bytes[0] = self.kind.number();
        bytes[1] = u8::from(self.coding == Coding::Zstd);
        for (at, value) in [self.first, self.count, self.stored, self.raw]
            .into_iter()
            .enumerate()
        {
            bytes[2 + 4 * at..6 + 4 * at].copy_from_slice(&value.to_le_bytes());
        }
        bytes
    }

    /// Reads one; `None` when no block is like this.
    pub(crate) fn read(bytes: &[u8; HEADER]) -> Option<Self> {
        let mut rest = &bytes[2..];
        let mut number = || take(&mut rest).map(u32::from_le_bytes);
        let header = Self {
            kind: Kind::of(bytes[0])?,
            coding: match bytes[1] {
                0 => Coding::Plain,
                1 => Coding::Zstd,
                _ => return None,
            },
            first: number()?,
            count: number()?,
            stored: number()?,
            raw: number()?,
        };
        let sizes = match header.coding {
            Coding::Plain => header.stored == header.raw,
            Coding::Zstd => header.stored < header.raw,
        };
        (sizes && header.raw <= BLOCK_BYTES_MOST).then_some(header)
    }

    /// The number of the last record it is about.
    pub(crate) const fn last(&self) -> u32 {
        self.first.saturating_add(self.count).saturating_sub(1)
    }

    /// How many bytes the block takes in the file.
    pub(crate) const fn length(&self) -> u64 {
        (HEADER + CHECK) as u64 + self.stored as u64
    }
}

impl Tie {
    /// The check of a block, which stands at a place in the file.
    pub(crate) fn check(&self, index: u32, header: &Header, stored: &[u8]) -> [u8; CHECK] {
        block_check(&[
            &self.start,
            &self.duel.0,
            &index.to_le_bytes(),
            &header.bytes(),
            stored,
        ])
    }

    /// The bytes of a block. It is compressed only where that makes it smaller.
    pub(crate) fn block(&self, index: u32, mut header: Header, payload: &[u8]) -> Vec<u8> {
        header.raw = payload.len() as u32;
        let packed = match header.coding {
            Coding::Zstd => compress_to_vec(payload, CompressionLevel::Fastest),
            Coding::Plain => Vec::new(),
        };
        let stored = if header.coding == Coding::Zstd && packed.len() < payload.len() {
            &packed[..]
        } else {
            header.coding = Coding::Plain;
            payload
        };
        header.stored = stored.len() as u32;
        let mut bytes = header.bytes().to_vec();
        bytes.extend(stored);
        bytes.extend(self.check(index, &header, stored));
        bytes
    }
}

/// The payload of a block as it was before it was compressed.
pub(crate) fn expand(header: &Header, stored: Vec<u8>) -> Result<Vec<u8>, FileWrong> {
    if header.coding == Coding::Plain {
        return Ok(stored);
    }
    let mut decoder = FrameDecoder::new();
    decoder.set_max_window_size(u64::from(BLOCK_BYTES_MOST));
    let mut raw = vec![0; header.raw as usize];
    match decoder.decode_all(&stored, &mut raw) {
        Ok(length) if length == raw.len() => Ok(raw),
        _ => Err(FileWrong::Compressed),
    }
}
