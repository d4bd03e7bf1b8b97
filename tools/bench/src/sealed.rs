//! Duels as a table writes them: sealed in batches, each about what one action makes.

use crate::Recorded;
use duel::Event;
use journal::{
    Chance, DuelId, Entry, EventStore, Follows, Head, Knowledge, SealedBatch, Sealer, Source, Time,
};

/// How many records are appended at once, about as many as an action makes.
const BATCH: usize = 8;

/// A duel that is sealed and not yet appended: each batch with the head it goes after.
pub struct Ready {
    /// Its id.
    pub duel: DuelId,
    /// Its batches.
    pub batches: Vec<(Head, SealedBatch)>,
}

impl Ready {
    /// How many records it has.
    #[must_use]
    pub fn records(&self) -> usize {
        let count = |(_, batch): &(Head, SealedBatch)| batch.stored.count as usize;
        self.batches.iter().map(count).sum()
    }

    /// Appends all of it.
    ///
    /// # Panics
    /// When the store refuses.
    pub fn append(&self, store: &dyn EventStore) {
        for (after, batch) in &self.batches {
            let appended = store.append(self.duel, *after, batch);
            appended.expect("room on the disk");
        }
    }
}

/// How many records a duel has.
#[must_use]
pub const fn number(duel: &Recorded) -> u32 {
    duel.events.len() as u32
}

/// Appends a duel in batches as a table does.
///
/// # Panics
/// When the store refuses.
pub fn append(store: &dyn EventStore, duel: &Recorded, chance: &mut dyn Chance) -> DuelId {
    let ready = ready(&duel.events, duel.events.len().div_ceil(BATCH), chance);
    ready.append(store);
    ready.duel
}

/// So many batches of these events, over and over, sealed.
///
/// # Panics
/// When they can't be sealed.
pub fn ready(events: &[Event], batches: usize, chance: &mut dyn Chance) -> Ready {
    let duel = DuelId::random(chance).expect("numbers from a seed");
    let mut sealer = Sealer::begin(duel, "by chance", chance).expect("numbers from a seed");
    let mut ready = Vec::with_capacity(batches);
    for batch in events.chunks(BATCH).cycle().take(batches) {
        let after = sealer.head();
        let entries = batch.iter().enumerate();
        let entries = entries.map(|(place, event)| entry(event, place, after.number));
        let sealed = sealer.seal(Time(0), entries.collect(), chance);
        let sealed = sealed.expect("a batch that can be sealed");
        sealer.appended(&sealed);
        ready.push((after, sealed.batch));
    }
    let batches = ready;
    Ready { duel, batches }
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
