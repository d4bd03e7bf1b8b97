//! One table: a duel that is being written, and what was acknowledged of it.

use bench::Recorded;
use duel::Event;
use journal::{
    AppendError, DuelId, Entry, EventStore, Follows, Head, Knowledge, Sealed, Sealer, SeededChance,
    Source, StoredBatch, SystemChance, Time,
};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// How many records an action makes, about.
const BATCH: usize = 8;

/// What was acknowledged, and when.
pub(crate) struct Told {
    pub(crate) batch: StoredBatch,
    pub(crate) at: Instant,
}

/// One table.
pub(crate) struct Table<'d> {
    pub(crate) duel: DuelId,
    pen: Mutex<Pen<'d>>,
    told: Mutex<Vec<Told>>,
}

struct Pen<'d> {
    sealer: Sealer,
    chance: SeededChance,
    events: std::iter::Cycle<std::slice::Chunks<'d, Event>>,
}

/// How an append went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Went {
    Well,
    /// After so many answers that didn't come.
    WellAfter(u32),
    Conflict,
    Failed,
}

impl<'d> Table<'d> {
    /// A table with a new duel, which plays this one over and over.
    pub(crate) fn new(duel: &'d Recorded, number: u64) -> std::io::Result<Self> {
        let id = DuelId::random(&mut SystemChance)?;
        let mut chance = SeededChance::new(number);
        let sealer = Sealer::begin(id, format!("table {number}"), &mut chance)?;
        let events = duel.events.chunks(BATCH).cycle();
        Ok(Self {
            duel: id,
            pen: Mutex::new(Pen {
                sealer,
                chance,
                events,
            }),
            told: Mutex::default(),
        })
    }

    /// Says the next action.
    pub(crate) fn act(&self, store: &dyn EventStore) -> Result<Went, String> {
        let mut pen = self.pen.lock().unwrap_or_else(PoisonError::into_inner);
        let sealed = pen.next()?;
        let after = pen.sealer.head();
        let went = append(store, self.duel, after, &sealed)?;
        if matches!(went, Went::Well | Went::WellAfter(_)) {
            pen.sealer.appended(&sealed);
            let (batch, at) = (sealed.batch.stored, Instant::now());
            self.told().push(Told { batch, at });
        }
        Ok(went)
    }

    /// What was acknowledged so far.
    pub(crate) fn told(&self) -> MutexGuard<'_, Vec<Told>> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pen<'_> {
    fn next(&mut self) -> Result<Sealed, String> {
        let number = self.sealer.head().number;
        let events = self.events.next().ok_or("a duel without events")?;
        let entries = events.iter().enumerate();
        let entries = entries
            .map(|(place, event)| entry(event, place, number))
            .collect();
        let sealed = self.sealer.seal(Time(0), entries, &mut self.chance);
        sealed.map_err(|error| error.to_string())
    }
}

fn append(
    store: &dyn EventStore,
    duel: DuelId,
    after: Head,
    sealed: &Sealed,
) -> Result<Went, String> {
    let mut unknown = 0;
    loop {
        match store.append(duel, after, &sealed.batch) {
            Ok(_) if unknown == 0 => return Ok(Went::Well),
            Ok(_) => return Ok(Went::WellAfter(unknown)),
            Err(AppendError::Unknown(_)) if unknown < 9 => unknown += 1,
            Err(AppendError::Conflict { .. }) => return Ok(Went::Conflict),
            Err(AppendError::Unknown(_) | AppendError::Io(_) | AppendError::Busy { .. }) => {
                return Ok(Went::Failed);
            }
            Err(error) => return Err(error.to_string()),
        }
    }
}

fn entry(event: &Event, place: usize, number: u32) -> Entry {
    let follows = match (place, number) {
        (0, 0) => None,
        (0, number) => Some(Follows::Record(number)),
        _ => Some(Follows::EntryBefore),
    };
    Entry {
        follows,
        happened_at: None,
        source: Source::Engine,
        knowledge: Knowledge::Decided,
        event: event.clone(),
        words: None,
    }
}
