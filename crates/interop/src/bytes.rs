//! Bytes read from the front, little-endian, never beyond their end.

/// What is left to read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes<'b> {
    left: &'b [u8],
    read: usize,
}

impl<'b> Bytes<'b> {
    pub(crate) const fn new(bytes: &'b [u8]) -> Self {
        Self {
            left: bytes,
            read: 0,
        }
    }

    /// How many were read.
    pub(crate) const fn read(&self) -> usize {
        self.read
    }

    /// How many are left.
    pub(crate) const fn left(&self) -> usize {
        self.left.len()
    }

    /// The next so many; nothing where there are fewer.
    pub(crate) fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, left) = self.left.split_at_checked(count)?;
        self.left = left;
        self.read += count;
        Some(taken)
    }

    pub(crate) fn u8(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    pub(crate) fn u16(&mut self) -> Option<u16> {
        let bytes = self.take(2)?.try_into().ok()?;
        Some(u16::from_le_bytes(bytes))
    }

    pub(crate) fn u32(&mut self) -> Option<u32> {
        let bytes = self.take(4)?.try_into().ok()?;
        Some(u32::from_le_bytes(bytes))
    }

    pub(crate) fn u64(&mut self) -> Option<u64> {
        let bytes = self.take(8)?.try_into().ok()?;
        Some(u64::from_le_bytes(bytes))
    }
}
