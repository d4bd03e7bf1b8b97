//! Finds frames in any file: sled's, a segment of the log, a backup, or what is left of one.
//!
//! Nothing is believed but the frames themselves: their beginning, their length, their check. A
//! sound frame is passed over as a whole, so one that was put inside another isn't taken for one.
//! Memory is bounded by one frame and a window; time by the length of the file, times a constant.

use crate::frame::{self, AFTER, BEFORE, BODY_MOST, Kind, MAGIC};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// So much of a file is looked through at a time.
const WINDOW: usize = 1 << 20;
/// Frames that turn out to be none may cost this many times the file's length; after that only
/// small ones are tried.
const WASTE_MOST: u64 = 64;
/// What is small.
const SMALL: usize = 64 << 10;

/// Where a frame was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct At {
    /// Its first byte in the file.
    pub(crate) offset: u64,
    /// Its length.
    pub(crate) length: u32,
}

/// The kind of a frame that begins here, and its whole length; none for anything else.
fn claimed(head: &[u8]) -> Option<(Kind, usize)> {
    let head = head.get(..BEFORE)?;
    if head[..4] != MAGIC {
        return None;
    }
    let kind = Kind::ALL.into_iter().find(|kind| *kind as u8 == head[4])?;
    let length = u32::from_le_bytes(*head.get(5..BEFORE)?.first_chunk()?) as usize;
    (length <= BODY_MOST).then_some((kind, BEFORE + length + AFTER))
}

/// Calls `each` for every sound frame of a file, in order, with its kind and all of its bytes.
/// `seen` is told how far it has come, now and then.
pub(crate) fn frames(
    path: &Path,
    each: &mut dyn FnMut(At, Kind, &[u8]),
    seen: &mut dyn FnMut(u64),
) -> io::Result<()> {
    let file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut scan = Scan {
        file,
        length,
        wasted: 0,
        frame: Vec::new(),
    };
    let mut window = vec![0; WINDOW];
    let mut offset = 0;
    while offset < length {
        let read = scan.read(offset, &mut window)?;
        let next = scan.window(offset, &window[..read], each)?;
        // What begins in the last bytes of a window is looked at with the next one.
        let step = offset + (read as u64).saturating_sub(BEFORE as u64 - 1).max(1);
        offset = next.max(step);
        if read < WINDOW {
            offset = next.max(length);
        }
        seen(offset.min(length));
    }
    Ok(())
}

struct Scan {
    file: File,
    length: u64,
    /// Bytes read for what was no frame.
    wasted: u64,
    frame: Vec<u8>,
}

impl Scan {
    fn read(&mut self, offset: u64, bytes: &mut [u8]) -> io::Result<usize> {
        self.file.seek(SeekFrom::Start(offset))?;
        let mut read = 0;
        while read < bytes.len() {
            match self.file.read(&mut bytes[read..])? {
                0 => break,
                count => read += count,
            }
        }
        Ok(read)
    }

    /// Looks through a window; gives the offset behind the last sound frame in it.
    fn window(
        &mut self,
        offset: u64,
        window: &[u8],
        each: &mut dyn FnMut(At, Kind, &[u8]),
    ) -> io::Result<u64> {
        let (mut at, mut behind) = (0, offset);
        while let Some(step) = window[at..].iter().position(|byte| *byte == MAGIC[0]) {
            at += step;
            let begins = offset + at as u64;
            match claimed(&window[at..]) {
                Some((kind, length)) if self.is_frame(begins, kind, length)? => {
                    let length = length as u32;
                    let place = At {
                        offset: begins,
                        length,
                    };
                    each(place, kind, &self.frame);
                    behind = begins + u64::from(length);
                    at += length as usize;
                }
                _ => at += 1,
            }
            if at >= window.len() {
                break;
            }
        }
        Ok(behind)
    }

    /// Reads what claims to be a frame; true when it is one.
    fn is_frame(&mut self, offset: u64, kind: Kind, length: usize) -> io::Result<bool> {
        let is_dear = self.wasted > self.length.saturating_mul(WASTE_MOST);
        if self.length - offset < length as u64 || (is_dear && length > SMALL) {
            return Ok(false);
        }
        let mut frame = std::mem::take(&mut self.frame);
        frame.resize(length, 0);
        let read = self.read(offset, &mut frame)?;
        let is_sound = read == length && frame::open_whole(kind, &frame).is_ok();
        self.frame = frame;
        if !is_sound {
            self.wasted += length as u64;
        }
        Ok(is_sound)
    }
}

/// Reads a frame again where a scan found it; none when it isn't there any more.
pub(crate) fn frame_at(file: &mut File, at: At) -> io::Result<Vec<u8>> {
    let mut frame = vec![0; at.length as usize];
    file.seek(SeekFrom::Start(at.offset))?;
    file.read_exact(&mut frame)?;
    Ok(frame)
}

/// All regular files in a folder and below, or the file itself; in the order of their names.
pub(crate) fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    let found = std::fs::symlink_metadata(path)?;
    if found.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    if !found.is_dir() {
        return Ok(Vec::new());
    }
    let mut entries: Vec<PathBuf> = std::fs::read_dir(path)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    entries.sort();
    let mut all = Vec::new();
    for entry in entries {
        all.extend(files(&entry)?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::seal;

    fn found(bytes: &[u8]) -> Vec<(u64, Vec<u8>)> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), bytes).unwrap();
        let mut found = Vec::new();
        let mut each = |at: At, _: Kind, frame: &[u8]| {
            assert_eq!(at.length as usize, frame.len());
            found.push((at.offset, frame[BEFORE..frame.len() - AFTER].to_vec()));
        };
        frames(file.path(), &mut each, &mut |_| {}).unwrap();
        found
    }

    #[test]
    fn frames_are_found_wherever_they_lie_and_however_large_they_are() {
        let sizes = [0, 5, 3_000, WINDOW - 30, WINDOW, 3 * WINDOW, 7];
        for gap in [0, 1, 8, 9, 4_095] {
            let (mut bytes, mut expected) = (Vec::new(), Vec::new());
            for (index, size) in sizes.into_iter().enumerate() {
                bytes.extend(std::iter::repeat_n(b'T', gap));
                let body = vec![index as u8; size];
                expected.push((bytes.len() as u64, body.clone()));
                bytes.extend(seal(Kind::Batch, &body));
            }
            assert!(found(&bytes) == expected, "gaps of {gap}");
        }
    }

    #[test]
    fn a_damaged_frame_costs_no_other_one() {
        let one = seal(Kind::Batch, &[1; 100]);
        let bytes = [
            &one[..],
            &seal(Kind::Entry, &[2; 50]),
            &seal(Kind::Beside, &[3; 9]),
        ]
        .concat();
        for at in 0..one.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x10;
            let bodies: Vec<_> = found(&damaged).into_iter().map(|(_, body)| body).collect();
            assert_eq!(bodies, [vec![2; 50], vec![3; 9]], "byte {at}");
        }
        for length in 0..bytes.len() {
            let count = found(&bytes[..length]).len();
            assert!(count < 3, "cut to {length}");
        }
    }

    #[test]
    fn a_frame_inside_a_sound_one_is_none() {
        let inner = seal(Kind::Batch, b"made up");
        let bytes = seal(Kind::Beside, &[&b"words "[..], &inner].concat());
        assert_eq!(found(&bytes).len(), 1);
    }

    #[test]
    fn a_file_full_of_beginnings_is_looked_through_in_bounded_time() {
        let mut head = MAGIC.to_vec();
        head.push(Kind::Group as u8);
        head.extend_from_slice(&400_000_u32.to_le_bytes());
        let bytes = head.repeat(1 << 16);
        let began = std::time::Instant::now();
        assert_eq!(found(&bytes), Vec::new());
        assert!(began.elapsed() < std::time::Duration::from_secs(30));
    }
}
