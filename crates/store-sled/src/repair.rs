//! Repair: whatever is sound in the files of a store that can't be opened any more is brought into
//! a new one. sled is never opened; its file is scanned for frames (`scan`).
//!
//! A duel is brought back up to the first record that can't be found. What lies after that, and
//! what was found twice and differs, is kept beside the new store in `rescued`, as the frames it
//! was found in: another repair with more to go by can take it up. The old store isn't touched.

use crate::found::{Candidate, Found, FoundDuel, UNKNOWN};
use crate::gate::{Gate, GateFault};
use crate::plan::{Link, Plan, gaps, ranges_after};
use crate::restore::Filling;
use crate::scan::{files, frames};
use crate::values::{State, single_value};
use journal::{Begins, Beside, Deed, DuelId, EventStore, Head, Time, Trace};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// So many duels of another store are asked for at a time.
const DUELS_AT_ONCE: usize = 256;

/// What is to be repaired, from what, and where to.
pub struct Order<'a> {
    /// The damaged store. It is only read.
    pub store: &'a Path,
    /// Other folders and files that are scanned: backups, copies, what earlier repairs rescued.
    pub from: &'a [PathBuf],
    /// Other stores that are asked for what is still missing.
    pub others: &'a [&'a dyn EventStore],
    /// The folder the new store is made in; it must not be there yet.
    pub into: &'a Path,
    /// How long another process that has the store is waited for.
    pub wait: Duration,
    /// The trace that is left of a duel that isn't brought back whole: by whom, when, and why.
    pub by: &'a str,
    /// When it is repaired.
    pub at: Time,
    /// Why, in their words.
    pub reason: &'a str,
}

/// What a repair brought back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Repaired {
    /// The duels, by id.
    pub duels: Vec<RepairedDuel>,
    /// How many duels had been removed, and stay so.
    pub removed: usize,
    /// How many bytes were looked through.
    pub bytes: u64,
    /// How many sound frames were in them.
    pub frames: u64,
    /// Files that couldn't be read, and why.
    pub unread: Vec<(PathBuf, String)>,
}

/// What became of a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RepairedDuel {
    /// Its id.
    pub id: DuelId,
    /// Its name; the beginning of its id where no name was found.
    pub name: String,
    /// Where it ends in the new store.
    pub head: Option<Head>,
    /// It is whole up to this record; 0 when not even the first was found, and then it isn't in
    /// the new store.
    pub whole_to: u32,
    /// The last record anything speaks of.
    pub known_to: u32,
    /// The records that are in no file, as ranges.
    pub missing: Vec<(u32, u32)>,
    /// Records after those that were kept in `rescued`, as ranges.
    pub rescued: Vec<(u32, u32)>,
    /// How many entries beside the journal are known to be missing.
    pub beside_missing: u32,
    /// Records of which two versions were found; the store's own was taken.
    pub conflicts: Vec<u32>,
    /// Something of it comes from another source than the store.
    pub helped: bool,
}

impl RepairedDuel {
    /// True when everything that is known of it was brought back.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.whole_to > 0 && self.missing.is_empty() && self.beside_missing == 0
    }
}

/// Why nothing was repaired. Reads after "failed to repair the store: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RepairError {
    /// Another process has the store.
    #[error("the store is in use by another process")]
    Busy {
        /// Its id, where it is known.
        holder: Option<u32>,
    },
    /// Something is already where the new store is to be.
    #[error("{} is there already", path.display())]
    Exists {
        /// What.
        path: PathBuf,
    },
    /// The disk says no.
    #[error("{} can't be read or written", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        #[source]
        cause: io::Error,
    },
}

/// Repairs a store. `progress` is told how many of how many bytes were looked through.
///
/// Where nothing is found no new store is made, and the list of duels is empty.
///
/// # Errors
/// See [`RepairError`]. What had been made of a new store is not left behind under its name.
pub fn repair(
    order: &Order<'_>,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Repaired, RepairError> {
    if std::fs::symlink_metadata(order.into).is_ok() {
        let path = order.into.to_path_buf();
        return Err(RepairError::Exists { path });
    }
    let _gate = hold(order)?;
    let mut repaired = Repaired::default();
    let mut found = look_through(order, &mut repaired, progress)?;
    order
        .others
        .iter()
        .for_each(|store| add(*store, &mut found));
    if found.duels.is_empty() && found.traces.is_empty() {
        return Ok(repaired);
    }
    let unfinished = beside(order.into, ".unfinished");
    let io = |cause| RepairError::Io {
        path: unfinished.clone(),
        cause,
    };
    remove_if_there(&unfinished).map_err(io)?;
    let filled = fill(order, &found, &unfinished, &mut repaired);
    if filled.is_err() {
        let _ = remove_if_there(&unfinished);
    }
    filled.map_err(io)?;
    Ok(repaired)
}

/// Puts a repaired store in the place of the damaged one, which is kept under another name.
///
/// # Errors
/// When a folder can't be renamed; then the damaged store is where it was.
pub fn put_in_place(store: &Path, repaired: &Path) -> io::Result<PathBuf> {
    let free = |number: &u32| std::fs::symlink_metadata(damaged(store, *number)).is_err();
    let number = (1..).find(free).unwrap_or(1);
    let kept = damaged(store, number);
    std::fs::rename(store, &kept)?;
    if let Err(error) = std::fs::rename(repaired, store) {
        std::fs::rename(&kept, store)?;
        return Err(error);
    }
    Ok(kept)
}

fn damaged(store: &Path, number: u32) -> PathBuf {
    beside(store, &format!(".damaged-{number}"))
}

/// A path beside another one, with something after its name.
fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

fn remove_if_there(folder: &Path) -> io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Holds the damaged store, so that nobody writes to it. Where its locks can't be used nobody can
/// have it either.
fn hold(order: &Order<'_>) -> Result<Option<Gate>, RepairError> {
    let gate = match order.store.is_dir() {
        true => Gate::new(order.store).ok(),
        false => None,
    };
    match gate.as_ref().map(|gate| gate.enter(order.wait)) {
        Some(Err(GateFault::Busy(holder))) => Err(RepairError::Busy { holder }),
        _ => Ok(gate),
    }
}

fn look_through(
    order: &Order<'_>,
    repaired: &mut Repaired,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Found, RepairError> {
    let sources = std::iter::once(order.store).chain(order.from.iter().map(PathBuf::as_path));
    let mut all: Vec<(PathBuf, u16)> = Vec::new();
    for (rank, source) in sources.enumerate() {
        let rank = u16::try_from(rank).unwrap_or(u16::MAX);
        match files(source) {
            Ok(files) => all.extend(files.into_iter().map(|file| (file, rank))),
            Err(cause) if rank == 0 && order.from.is_empty() => {
                let path = source.to_path_buf();
                return Err(RepairError::Io { path, cause });
            }
            // A store that is gone altogether is made from the other sources.
            Err(cause) if rank == 0 && cause.kind() == io::ErrorKind::NotFound => {}
            Err(cause) => repaired.unread.push((source.into(), cause.to_string())),
        }
    }
    let length = |file: &PathBuf| std::fs::metadata(file).map_or(0, |found| found.len());
    let whole: u64 = all.iter().map(|(file, _)| length(file)).sum();
    let (mut found, mut before) = (Found::default(), 0);
    for (file, rank) in &all {
        let mut of = found.file(file, *rank);
        let scanned = frames(
            file,
            &mut |at, kind, frame| of.add(at, kind, frame),
            &mut |seen| progress((before + seen).min(whole), whole),
        );
        if let Err(cause) = scanned {
            repaired.unread.push((file.clone(), cause.to_string()));
        }
        before += length(file);
    }
    (repaired.bytes, repaired.frames) = (whole, found.frames);
    Ok(found)
}

/// Adds the duels of another store: one that was lost without a trace is taken from there.
fn add(store: &dyn EventStore, found: &mut Found) {
    let mut after = None;
    while let Ok(page) = store.duels(after, DUELS_AT_ONCE) {
        let Some(last) = page.last() else { break };
        after = Some(last.id);
        for entry in page {
            let (name, created) = (entry.name, entry.created);
            let of = found.duels.entry(entry.id).or_default();
            of.suppose(Begins { name, created });
        }
    }
}

fn fill(
    order: &Order<'_>,
    found: &Found,
    unfinished: &Path,
    repaired: &mut Repaired,
) -> io::Result<()> {
    let mut filling = Filling::begin(unfinished)?;
    let mut lost = Vec::new();
    for (duel, of) in &found.duels {
        if let Some(stone) = removed(found, *duel, of) {
            repaired.removed += 1;
            lost.extend(stone);
            continue;
        }
        let plan = Plan::of(*duel, of, order.others);
        let done = fill_duel(order, found, (*duel, of), &plan, &mut filling)?;
        rescue(found, (*duel, of), &plan, unfinished)?;
        repaired.duels.push(done);
    }
    let traces = found.traces.values().map(|(_, trace)| trace);
    traces
        .chain(&lost)
        .try_for_each(|trace| filling.trace(trace))?;
    for duel in repaired.duels.iter().filter(|duel| duel.whole_to > 0) {
        if !duel.is_whole() || duel.helped {
            filling.trace(&trace_of(order, duel))?;
        }
    }
    filling.end(order.into)
}

/// Something when a duel was removed; the trace of it, where that itself is lost.
fn removed(found: &Found, duel: DuelId, of: &FoundDuel) -> Option<Option<Trace>> {
    if found.removed(duel).is_some() {
        return Some(None);
    }
    let kept = of.kept()?;
    matches!(kept.state, State::Removed(_)).then(|| {
        Some(Trace {
            deed: Deed::Removed,
            duel,
            head: kept.head,
            at: Time(0),
            by: String::new(),
            reason: String::new(),
        })
    })
}

fn trace_of(order: &Order<'_>, duel: &RepairedDuel) -> Trace {
    let nowhere = Head {
        number: 0,
        seal: UNKNOWN,
    };
    Trace {
        deed: Deed::Repaired,
        duel: duel.id,
        head: duel.head.unwrap_or(nowhere),
        at: order.at,
        by: order.by.to_owned(),
        reason: order.reason.to_owned(),
    }
}

fn fill_duel(
    order: &Order<'_>,
    found: &Found,
    (duel, of): (DuelId, &FoundDuel),
    plan: &Plan,
    filling: &mut Filling,
) -> io::Result<RepairedDuel> {
    let begins = of.begins(duel);
    let mut done = RepairedDuel {
        id: duel,
        name: begins.name.clone(),
        head: None,
        whole_to: plan.whole_to,
        known_to: of.known_to().max(plan.whole_to),
        missing: gaps(of, plan.whole_to),
        rescued: ranges_after(of, plan.whole_to),
        beside_missing: 0,
        conflicts: plan.conflicts.clone(),
        helped: plan.is_helped(),
    };
    if plan.links.is_empty() {
        return Ok(done);
    }
    let mut reader = found.reader();
    let mut filled = filling.duel(duel, begins, is_archived(found, duel, of))?;
    let mut last_seal = None;
    for link in &plan.links {
        let (batch, seal) = match link {
            Link::Found(candidate) => reader.batch(duel, candidate.place)?,
            Link::Other(_, batch) => (batch.clone(), None),
        };
        last_seal = seal;
        filled.batch(batch, seal)?;
    }
    let seal = plan.seal.or(last_seal).unwrap_or(UNKNOWN);
    let number = plan.whole_to;
    done.head = Some(Head { number, seal });
    let own: Vec<Beside> = of
        .beside_places()
        .map(|place| reader.beside(duel, place))
        .collect::<io::Result<_>>()?;
    let more = beside_of_others(duel, &own, order.others);
    done.helped |= !more.is_empty();
    let kept = filled.end(seal, &mut own.into_iter().chain(more).map(Ok))?;
    done.beside_missing = of.beside_known().saturating_sub(kept);
    Ok(done)
}

fn is_archived(found: &Found, duel: DuelId, of: &FoundDuel) -> bool {
    let kept = of
        .kept()
        .is_some_and(|entry| entry.state == State::Archived);
    let mut traces = found.traces.values().map(|(_, trace)| trace);
    kept || traces.any(|trace| trace.duel == duel && trace.deed == Deed::Archived)
}

/// The entries beside a journal that other stores have and the store's files don't.
fn beside_of_others(duel: DuelId, own: &[Beside], others: &[&dyn EventStore]) -> Vec<Beside> {
    let mut more: Vec<Beside> = Vec::new();
    for store in others {
        for entry in store.beside(duel, 0, u32::MAX).unwrap_or_default() {
            let is_there = |there: &Beside| there.key == entry.key;
            if !own.iter().any(is_there) && !more.iter().any(is_there) {
                more.push(entry);
            }
        }
    }
    more
}

/// Keeps what was found and not used.
fn rescue(
    found: &Found,
    (duel, of): (DuelId, &FoundDuel),
    plan: &Plan,
    unfinished: &Path,
) -> io::Result<()> {
    let all = of.batches.values().flatten();
    let used = plan.used();
    let left: Vec<&Candidate> = all.filter(|one| !used.contains(&one.place)).collect();
    if left.is_empty() {
        return Ok(());
    }
    let folder = unfinished.join("rescued");
    std::fs::create_dir_all(&folder)?;
    let mut file = BufWriter::new(File::create(folder.join(format!("{duel}.frames")))?);
    let mut reader = found.reader();
    for candidate in left {
        let (batch, seal) = reader.batch(duel, candidate.place)?;
        file.write_all(&single_value(duel, &batch, seal.unwrap_or(UNKNOWN)))?;
    }
    file.into_inner()
        .map_err(io::IntoInnerError::into_error)?
        .sync_all()
}
