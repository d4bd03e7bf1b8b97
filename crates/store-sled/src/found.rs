//! What scans of damaged files have found: where everything lies, and which of several is the one
//! to be believed. Only places are remembered, not what lies there.

use crate::frame::Kind;
use crate::item::Item;
use crate::places::Reader;
use crate::scan::At;
use crate::segment::items_of;
use crate::traces::read_trace_value;
use crate::values::{CHUNK_BATCHES, Entry, State, duel_of, read_batch, read_beside, read_value};
use journal::{Begins, Beside, BesideKey, Deed, DuelId, Seal, SealedBatch, StoredBatch, Trace};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Where something lies: in which file, in which frame, as the how many of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    pub(crate) file: u32,
    pub(crate) at: At,
    pub(crate) part: u32,
}

/// A batch that was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) count: u32,
    /// Tells different batches with the same numbers apart.
    digest: u64,
    pub(crate) place: Place,
    /// From which of the sources; 0 is the store itself.
    pub(crate) rank: u16,
    /// The seal after it lies there, too.
    sealed: bool,
}

impl Candidate {
    /// True when the seal after it lies in the same frame.
    pub(crate) const fn sealed(&self) -> bool {
        self.sealed
    }
}

/// Which of the things found about one key was the last, in one source.
#[derive(Clone, Copy, Debug, Default)]
struct Pick {
    /// On the shelf: the highest revision, and whether it says that it was erased.
    shelf: Option<(u64, Place, bool)>,
    /// In the log: the last one.
    log: Option<((u64, u64, u32), Place, bool)>,
}

impl Pick {
    /// What was erased stays so; else the log has the last word.
    fn chosen(&self) -> Option<Place> {
        match (self.shelf, self.log) {
            (Some((_, place, true)), _) => Some(place),
            (_, Some((_, place, _))) => Some(place),
            (Some((_, place, false)), None) => Some(place),
            (None, None) => None,
        }
    }
}

/// Everything found about one duel.
#[derive(Default)]
pub(crate) struct FoundDuel {
    /// By the number of their first record; the most to be believed first.
    pub(crate) batches: BTreeMap<u32, Vec<Candidate>>,
    /// The newest entry, by source and revision.
    entry: Option<(u16, u64, Entry)>,
    begins: Option<Begins>,
    /// The last name in the log of a source.
    name: Option<(u16, (u64, u64, u32), String)>,
    beside: BTreeMap<BesideKey, BTreeMap<u16, Pick>>,
}

/// Everything found.
#[derive(Default)]
pub(crate) struct Found {
    files: Vec<(PathBuf, u16)>,
    pub(crate) duels: BTreeMap<DuelId, FoundDuel>,
    /// Traces by number; where two sources have different ones, the store's own.
    pub(crate) traces: BTreeMap<u64, (u16, Trace)>,
    /// How many sound frames there were.
    pub(crate) frames: u64,
}

impl Found {
    /// Adds a file of a source; gives what its frames are added with.
    pub(crate) fn file(&mut self, path: &Path, rank: u16) -> FileOf<'_> {
        let file = self.files.len() as u32;
        self.files.push((path.to_path_buf(), rank));
        let name = path.file_stem().and_then(|stem| stem.to_str());
        let segment = name.and_then(|stem| stem.parse().ok()).unwrap_or(0);
        FileOf {
            found: self,
            file,
            rank,
            segment,
        }
    }

    /// Reads what lies at a place again.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader::new(&self.files)
    }

    /// The trace of a duel that was removed.
    pub(crate) fn removed(&self, duel: DuelId) -> Option<&Trace> {
        let mut traces = self.traces.values().map(|(_, trace)| trace);
        traces.find(|trace| trace.duel == duel && trace.deed == Deed::Removed)
    }
}

/// A file whose frames are added.
pub(crate) struct FileOf<'a> {
    found: &'a mut Found,
    file: u32,
    rank: u16,
    /// The number of a segment of the log; 0 for other files.
    segment: u64,
}

impl FileOf<'_> {
    /// Adds a frame. One that makes no sense is left out: its check says nothing about that.
    pub(crate) fn add(&mut self, at: At, kind: Kind, frame: &[u8]) {
        self.found.frames += 1;
        let (rank, segment, file) = (self.rank, self.segment, self.file);
        let place = |part| Place { file, at, part };
        match kind {
            Kind::Segment | Kind::Whole => {}
            Kind::Trace => {
                if let Ok((number, trace, _)) = read_trace_value(frame) {
                    self.trace(number, trace);
                }
            }
            Kind::Group => {
                let items = items_of(frame).unwrap_or_default();
                for (part, item) in items.into_iter().enumerate() {
                    let part = part as u32;
                    self.item(item, place(part), (segment, at.offset, part));
                }
            }
            Kind::Entry | Kind::Batch | Kind::Chunk | Kind::Beside => {
                if let Some(duel) = duel_of(frame) {
                    let of = self.found.duels.entry(duel).or_default();
                    of.value(duel, kind, frame, place(0), rank);
                }
            }
        }
    }

    fn trace(&mut self, number: u64, trace: Trace) {
        let rank = self.rank;
        let there = self.found.traces.get(&number);
        if there.is_none_or(|(there, _)| rank < *there) {
            self.found.traces.insert(number, (rank, trace));
        }
    }

    fn item(&mut self, item: Item, place: Place, order: (u64, u64, u32)) {
        let rank = self.rank;
        let of = self.found.duels.entry(item.duel());
        match item {
            Item::Append(_, batch) => of.or_default().appended(&batch, place, rank, order),
            Item::Beside(_, entries) => {
                let of = of.or_default();
                entries.iter().enumerate().for_each(|(index, entry)| {
                    let part = place.part | (index as u32 + 1) << ITEM_BITS;
                    of.beside_in_log(entry, Place { part, ..place }, rank, order);
                });
            }
            Item::Name(_, name) => of.or_default().named(rank, order, name),
            Item::Deed(number, trace) | Item::Note(number, trace) => self.trace(number, trace),
        }
    }
}

/// A group has fewer items than this many bits can count; above them, an entry beside, from 1.
pub(crate) const ITEM_BITS: u32 = 12;
/// What counts the items.
pub(crate) const ITEM_MASK: u32 = (1 << ITEM_BITS) - 1;

impl FoundDuel {
    fn value(&mut self, duel: DuelId, kind: Kind, frame: &[u8], place: Place, rank: u16) {
        match kind {
            Kind::Entry => {
                if let Ok(entry) = Entry::read(duel, frame) {
                    self.entry(rank, entry);
                }
            }
            Kind::Beside => {
                if let Ok((entry, revision)) = read_beside(duel, frame) {
                    let pick = self.pick(entry.key, rank);
                    let erased = entry.bytes.is_empty();
                    if pick.shelf.is_none_or(|(there, ..)| there <= revision) {
                        pick.shelf = Some((revision, place, erased));
                    }
                }
            }
            Kind::Batch => {
                if let Ok((batch, seal)) = read_batch(duel, frame) {
                    self.batch(&batch, place, rank, is_known(seal));
                }
            }
            _ => {
                let Ok((batches, seal)) = read_value(duel, CHUNK_BATCHES, frame) else {
                    return;
                };
                let last = batches.len();
                for (part, batch) in batches.iter().enumerate() {
                    let part_of = part as u32;
                    let place = Place {
                        part: part_of,
                        ..place
                    };
                    let sealed = part + 1 == last && is_known(seal);
                    self.batch(batch, place, rank, sealed);
                }
            }
        }
    }

    fn entry(&mut self, rank: u16, entry: Entry) {
        let is_better = match &self.entry {
            Some((_, _, there)) if matches!(there.state, State::Removed(_)) => false,
            Some((there, revision, _)) => {
                rank < *there || (rank == *there && entry.revision > *revision)
            }
            None => true,
        };
        if is_better || matches!(entry.state, State::Removed(_)) {
            self.entry = Some((rank, entry.revision, entry));
        }
    }

    fn appended(&mut self, batch: &SealedBatch, place: Place, rank: u16, order: (u64, u64, u32)) {
        self.batch(&batch.stored, place, rank, true);
        if let Some(begins) = &batch.begins
            && self.begins.is_none()
        {
            self.begins = Some(begins.clone());
        }
        for (index, entry) in batch.beside.iter().enumerate() {
            let part = place.part | (index as u32 + 1) << ITEM_BITS;
            self.beside_in_log(entry, Place { part, ..place }, rank, order);
        }
    }

    fn batch(&mut self, batch: &StoredBatch, place: Place, rank: u16, sealed: bool) {
        let digest = digest(batch);
        let there = self.batches.entry(batch.first).or_default();
        let candidate = Candidate {
            count: batch.count,
            digest,
            place,
            rank,
            sealed,
        };
        match there.iter_mut().find(|there| there.digest == digest) {
            Some(there) if sealed && !there.sealed => {
                let rank = there.rank.min(rank);
                *there = Candidate { rank, ..candidate };
            }
            Some(there) => there.rank = there.rank.min(rank),
            None => there.push(candidate),
        }
        there.sort_by_key(|candidate| candidate.rank);
    }

    fn named(&mut self, rank: u16, order: (u64, u64, u32), name: String) {
        let is_better = match &self.name {
            Some((there, last, _)) => rank < *there || (rank == *there && order > *last),
            None => true,
        };
        if is_better {
            self.name = Some((rank, order, name));
        }
    }

    fn pick(&mut self, key: BesideKey, rank: u16) -> &mut Pick {
        let of = self.beside.entry(key).or_default();
        of.entry(rank).or_default()
    }

    fn beside_in_log(&mut self, entry: &Beside, at: Place, rank: u16, order: (u64, u64, u32)) {
        let pick = self.pick(entry.key, rank);
        if pick.log.is_none_or(|(last, ..)| last <= order) {
            pick.log = Some((order, at, entry.bytes.is_empty()));
        }
    }

    /// Name and time as another store has them, where nothing better is found.
    pub(crate) fn suppose(&mut self, begins: Begins) {
        self.begins.get_or_insert(begins);
    }

    /// What is kept about it, where that was found.
    pub(crate) fn kept(&self) -> Option<&Entry> {
        self.entry.as_ref().map(|(.., entry)| entry)
    }

    /// Name and time it was made, as far as they were found.
    pub(crate) fn begins(&self, duel: DuelId) -> Begins {
        let kept = self.kept().map(|entry| entry.begins.clone());
        let unnamed = || Begins {
            name: format!("duel {}", &duel.to_string()[..8]),
            created: journal::Time(0),
        };
        let mut begins = kept.or_else(|| self.begins.clone()).unwrap_or_else(unnamed);
        if let Some((_, _, name)) = &self.name {
            begins.name.clone_from(name);
        }
        begins
    }

    /// How many entries were beside it, where that is known.
    pub(crate) fn beside_known(&self) -> u32 {
        self.kept().map_or(0, |entry| entry.beside.count())
    }

    /// Where the last of each entry beside it lies.
    pub(crate) fn beside_places(&self) -> impl Iterator<Item = Place> {
        let first = |picks: &BTreeMap<u16, Pick>| picks.values().find_map(Pick::chosen);
        self.beside.values().filter_map(first)
    }

    /// The last record anything speaks of.
    pub(crate) fn known_to(&self) -> u32 {
        let ends = self.batches.iter().flat_map(|(first, all)| {
            let end = |candidate: &Candidate| first.saturating_add(candidate.count - 1);
            all.iter().map(end)
        });
        let kept = self.kept().map_or(0, |entry| entry.head.number);
        ends.max().unwrap_or(0).max(kept)
    }

    /// The seal after a record, where the entry says it.
    pub(crate) fn seal_at(&self, number: u32) -> Option<Seal> {
        let kept = self.kept().filter(|entry| entry.head.number == number);
        kept.map(|entry| entry.head.seal)
    }
}

/// A chunk made of batches of which no seal was known says so.
pub(crate) fn is_known(seal: Seal) -> bool {
    seal != UNKNOWN
}

/// In the place of a seal that isn't known.
pub(crate) const UNKNOWN: Seal = Seal([0; 32]);

fn digest(batch: &StoredBatch) -> u64 {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&batch.count.to_le_bytes());
    hasher.update(&batch.bytes);
    let hash = hasher.finalize();
    u64::from_le_bytes(*hash.as_bytes().first_chunk().expect("a hash has 32 bytes"))
}
