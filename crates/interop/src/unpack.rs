//! Unpacks what a recording holds, within bounds of memory and time.

use lzma_rs::decompress::{Options, UnpackedSize};
use std::io::{self, Write};

/// The most bytes of memory the dictionary may take: 64 MiB, four times what EDOPro uses.
const MOST_MEMORY: usize = 64 << 20;

/// How many bytes say how it was packed.
pub(crate) const PROPERTIES: usize = 5;

/// The bytes that were packed; nothing where they can't be had, or where there aren't so many.
pub(crate) fn unpack(properties: &[u8], packed: &[u8], size: usize) -> Option<Vec<u8>> {
    let head = properties.get(..PROPERTIES)?;
    // The size of the dictionary is stated by the file, and taken as large as is ever needed.
    let stated = u32::from_le_bytes(head[1..].try_into().ok()?);
    let needed = u32::try_from(size.next_power_of_two().max(1 << 12)).ok()?;
    let dictionary = stated.min(needed).to_le_bytes();
    let mut whole = io::Cursor::new([&head[..1], &dictionary, packed].concat());
    let options = Options {
        unpacked_size: UnpackedSize::UseProvided(Some(size as u64)),
        memlimit: Some(MOST_MEMORY),
        allow_incomplete: false,
    };
    let mut out = Bounded {
        bytes: Vec::new(),
        most: size,
    };
    lzma_rs::lzma_decompress_with_options(&mut whole, &mut out, &options).ok()?;
    (out.bytes.len() == size).then_some(out.bytes)
}

/// Takes so many bytes and no more.
struct Bounded {
    bytes: Vec<u8>,
    most: usize,
}

impl Write for Bounded {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + more.len() > self.most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(more);
        Ok(more.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
