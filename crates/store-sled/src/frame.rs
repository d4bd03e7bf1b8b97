//! Bytes that can be told from damage: every value on the shelf and every group in the log is a
//! frame.
//!
//! ```text
//! "TKB" version | kind | length of body (u32) | body | check (16 bytes of BLAKE3 over all before)
//!       1 byte    1 B    4 bytes, as are all       numbers here, little-endian
//! ```
//!
//! A frame says of itself what it is, so a file nobody can open any more can still be scanned for
//! them. Nothing here knows files.

use std::fmt;

/// The first four bytes of every frame; the last of them is the version.
pub(crate) const MAGIC: [u8; 4] = *b"TKB\x01";
/// Bytes before the body.
pub(crate) const BEFORE: usize = 9;
/// Bytes after the body.
pub(crate) const AFTER: usize = 16;
/// The longest body that is believed.
pub(crate) const BODY_MOST: usize = 16 << 20;

/// What a frame holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// The head of a log file.
    Segment = b'L',
    /// What one sync made durable.
    Group = b'G',
    /// What is kept about the shelf as a whole.
    Whole = b'M',
    /// Name, time and head of a duel.
    Entry = b'E',
    /// One batch.
    Batch = b'B',
    /// Batches rolled together.
    Chunk = b'C',
    /// An entry beside a journal.
    Beside = b'S',
    /// A trace of what was done to a duel as a whole.
    Trace = b'T',
}

impl Kind {
    /// Every kind there is.
    pub(crate) const ALL: [Self; 8] = [
        Self::Segment,
        Self::Group,
        Self::Whole,
        Self::Entry,
        Self::Batch,
        Self::Chunk,
        Self::Beside,
        Self::Trace,
    ];
}

/// What is wrong with bytes that were to be a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// They end too early.
    Short,
    /// They don't begin as a frame of this kind does.
    Foreign,
    /// The check doesn't agree.
    Check,
    /// The check agrees, the body makes no sense all the same.
    Body,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Short => "the bytes end too early",
            Self::Foreign => "the bytes don't begin as they should",
            Self::Check => "the checksum doesn't agree",
            Self::Body => "the content makes no sense",
        })
    }
}

/// Writes a frame.
pub(crate) fn seal(kind: Kind, body: &[u8]) -> Vec<u8> {
    let mut frame = Vec::with_capacity(BEFORE + body.len() + AFTER);
    frame.extend_from_slice(&MAGIC);
    frame.push(kind as u8);
    let length = u32::try_from(body.len()).expect("bodies are bounded by BODY_MOST");
    frame.extend_from_slice(&length.to_le_bytes());
    frame.extend_from_slice(body);
    let check = check(&frame);
    frame.extend_from_slice(&check);
    frame
}

/// Reads the frame at the beginning of `bytes`; gives its body and its whole length.
pub(crate) fn open(kind: Kind, bytes: &[u8]) -> Result<(&[u8], usize), Flaw> {
    let head = bytes.get(..BEFORE).ok_or(Flaw::Short)?;
    if head[..4] != MAGIC || head[4] != kind as u8 {
        return Err(Flaw::Foreign);
    }
    let length = u32::from_le_bytes([head[5], head[6], head[7], head[8]]) as usize;
    if length > BODY_MOST {
        return Err(Flaw::Foreign);
    }
    let end = BEFORE + length;
    let whole = bytes.get(..end + AFTER).ok_or(Flaw::Short)?;
    if check(&whole[..end]) != whole[end..] {
        return Err(Flaw::Check);
    }
    Ok((&whole[BEFORE..end], end + AFTER))
}

/// Reads bytes that are one frame and nothing else.
pub(crate) fn open_whole(kind: Kind, bytes: &[u8]) -> Result<&[u8], Flaw> {
    match open(kind, bytes)? {
        (body, length) if length == bytes.len() => Ok(body),
        _ => Err(Flaw::Body),
    }
}

fn check(bytes: &[u8]) -> [u8; AFTER] {
    let hash = blake3::hash(bytes);
    let mut check = [0; AFTER];
    check.copy_from_slice(&hash.as_bytes()[..AFTER]);
    check
}

/// Puts a body together.
#[derive(Default)]
pub(crate) struct Pen(Vec<u8>);

impl Pen {
    pub(crate) fn byte(&mut self, byte: u8) -> &mut Self {
        self.0.push(byte);
        self
    }

    pub(crate) fn u32(&mut self, number: u32) -> &mut Self {
        self.raw(&number.to_le_bytes())
    }

    pub(crate) fn u64(&mut self, number: u64) -> &mut Self {
        self.raw(&number.to_le_bytes())
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) -> &mut Self {
        self.0.extend_from_slice(bytes);
        self
    }

    /// Bytes with their length before them.
    pub(crate) fn sized(&mut self, bytes: &[u8]) -> &mut Self {
        let length = u32::try_from(bytes.len()).expect("what is kept is bounded by BODY_MOST");
        self.u32(length).raw(bytes)
    }

    pub(crate) fn seal(&self, kind: Kind) -> Vec<u8> {
        seal(kind, &self.0)
    }
}

/// Takes a body apart; never past its end.
pub(crate) struct Lens<'a>(&'a [u8]);

impl<'a> Lens<'a> {
    pub(crate) const fn new(body: &'a [u8]) -> Self {
        Self(body)
    }

    pub(crate) fn raw(&mut self, length: usize) -> Result<&'a [u8], Flaw> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(Flaw::Body)?;
        self.0 = rest;
        Ok(taken)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], Flaw> {
        let mut array = [0; N];
        array.copy_from_slice(self.raw(N)?);
        Ok(array)
    }

    pub(crate) fn byte(&mut self) -> Result<u8, Flaw> {
        self.array::<1>().map(|[byte]| byte)
    }

    pub(crate) fn u32(&mut self) -> Result<u32, Flaw> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn u64(&mut self) -> Result<u64, Flaw> {
        self.array().map(u64::from_le_bytes)
    }

    pub(crate) fn sized(&mut self) -> Result<&'a [u8], Flaw> {
        let length = self.u32()? as usize;
        self.raw(length)
    }

    pub(crate) fn text(&mut self) -> Result<String, Flaw> {
        String::from_utf8(self.sized()?.to_vec()).map_err(|_| Flaw::Body)
    }

    /// Fails when something is left over.
    pub(crate) const fn end(&self) -> Result<(), Flaw> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(Flaw::Body)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_gives_back_its_body() {
        let frame = seal(Kind::Batch, b"what happened");
        assert_eq!(open_whole(Kind::Batch, &frame), Ok(&b"what happened"[..]));
        assert_eq!(open_whole(Kind::Entry, &frame), Err(Flaw::Foreign));
    }

    #[test]
    fn every_flipped_bit_of_a_frame_is_noticed() {
        let frame = seal(Kind::Batch, b"what happened");
        for bit in 0..frame.len() * 8 {
            let mut damaged = frame.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(open_whole(Kind::Batch, &damaged).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn every_cut_of_a_frame_is_noticed() {
        let frame = seal(Kind::Batch, b"what happened");
        for length in 0..frame.len() {
            assert!(
                open(Kind::Batch, &frame[..length]).is_err(),
                "{length} bytes"
            );
        }
    }

    #[test]
    fn a_lens_never_looks_past_the_end() {
        let mut lens = Lens::new(&[255, 255, 255, 255, 1]);
        assert_eq!(lens.sized(), Err(Flaw::Body));
        assert_eq!(Lens::new(&[1, 2]).u64(), Err(Flaw::Body));
    }
}
