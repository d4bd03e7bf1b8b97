//! Reads again what a scan of damaged files has found, where it has found it.

use crate::found::{ITEM_BITS, ITEM_MASK, Place, is_known};
use crate::frame::{Flaw, Kind};
use crate::item::Item;
use crate::scan::{At, frame_at};
use crate::segment::items_of;
use crate::values::{CHUNK_BATCHES, read_beside, read_value};
use journal::{Beside, DuelId, Seal, StoredBatch};
use std::fs::File;
use std::io;
use std::path::PathBuf;

/// Reads what lies at places.
pub(crate) struct Reader<'a> {
    files: &'a [(PathBuf, u16)],
    open: Option<(u32, File)>,
    /// The frame read last: many things lie in one.
    last: Option<(u32, At, Inside)>,
}

/// What a frame holds.
enum Inside {
    Items(Vec<Item>),
    Batches(Vec<StoredBatch>, Seal),
    Entry(Beside),
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(files: &'a [(PathBuf, u16)]) -> Self {
        let (open, last) = (None, None);
        Self { files, open, last }
    }

    fn inside(&mut self, duel: DuelId, place: Place) -> io::Result<&Inside> {
        let is_last =
            matches!(&self.last, Some((file, at, _)) if (*file, *at) == (place.file, place.at));
        if !is_last {
            let frame = self.frame(place)?;
            let inside = inside(&frame, duel).map_err(changed)?;
            self.last = Some((place.file, place.at, inside));
        }
        let (_, _, inside) = self.last.as_ref().expect("it was read just now");
        Ok(inside)
    }

    fn frame(&mut self, place: Place) -> io::Result<Vec<u8>> {
        if self
            .open
            .as_ref()
            .is_none_or(|(file, _)| *file != place.file)
        {
            let (path, _) = &self.files[place.file as usize];
            self.open = Some((place.file, File::open(path)?));
        }
        let (_, file) = self.open.as_mut().expect("it was opened just now");
        frame_at(file, place.at)
    }

    /// A batch, and the seal after it where that is known.
    pub(crate) fn batch(
        &mut self,
        duel: DuelId,
        place: Place,
    ) -> io::Result<(StoredBatch, Option<Seal>)> {
        let part = place.part as usize;
        let found = match self.inside(duel, place)? {
            Inside::Items(items) => match items.get(part) {
                Some(Item::Append(_, batch)) => Some((batch.stored.clone(), Some(batch.head.seal))),
                _ => None,
            },
            Inside::Batches(batches, seal) => batches.get(part).map(|batch| {
                let seal = (part + 1 == batches.len() && is_known(*seal)).then_some(*seal);
                (batch.clone(), seal)
            }),
            Inside::Entry(_) => None,
        };
        found.ok_or_else(|| changed(Flaw::Body))
    }

    /// An entry beside a journal.
    pub(crate) fn beside(&mut self, duel: DuelId, place: Place) -> io::Result<Beside> {
        let (item, index) = (place.part & ITEM_MASK, place.part >> ITEM_BITS);
        let index = (index as usize).saturating_sub(1);
        let found = match self.inside(duel, place)? {
            Inside::Entry(entry) => Some(entry),
            Inside::Items(items) => match items.get(item as usize) {
                Some(Item::Append(_, batch)) => batch.beside.get(index),
                Some(Item::Beside(_, entries)) => entries.get(index),
                _ => None,
            },
            Inside::Batches(..) => None,
        };
        found.cloned().ok_or_else(|| changed(Flaw::Body))
    }
}

fn inside(frame: &[u8], duel: DuelId) -> Result<Inside, Flaw> {
    let is = |kind: Kind| frame.get(4) == Some(&(kind as u8));
    if is(Kind::Group) {
        return items_of(frame).map(Inside::Items);
    }
    if is(Kind::Beside) {
        return read_beside(duel, frame).map(|(entry, _)| Inside::Entry(entry));
    }
    let place = if is(Kind::Batch) { 0 } else { CHUNK_BATCHES };
    read_value(duel, place, frame).map(|(batches, seal)| Inside::Batches(batches, seal))
}

/// A file that was changed between the scan and now.
fn changed(flaw: Flaw) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, flaw.to_string())
}
