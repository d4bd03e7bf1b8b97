//! The duel as a journal: sealed, kept, verified and read back as it was.

use duel::{Event, Seat};
use journal::{
    DuelId, Entry, EventStore, Follows, Knowledge, MemoryStore, Record, Sealer, SeededChance,
    Source, Time, read_all, verify,
};
use std::ops::Range;
use testkit::play::Play;

/// Writes the events of a duel into a journal, and reads them back.
///
/// # Panics
/// When the journal isn't sound, or gives other events.
pub fn written(play: &Play<'_>) -> Vec<Record> {
    written_to(&MemoryStore::default(), play)
}

/// The same in a store.
///
/// # Panics
/// When the journal isn't sound, or gives other events.
pub fn written_to(store: &dyn EventStore, play: &Play<'_>) -> Vec<Record> {
    let mut chance = SeededChance::new(1);
    let duel = DuelId::random(&mut chance).expect("numbers from a seed");
    let mut sealer = Sealer::begin(duel, "by chance", &mut chance).expect("numbers from a seed");
    for batch in batches(play) {
        let number = sealer.head().number;
        let of_batch = |n: usize| (n, &play.events[n], play.said_by[n]);
        let entries = batch.clone().map(of_batch);
        let entries = entries.map(|(n, event, by)| entry(event, by, n - batch.start, number));
        let entries = entries.collect();
        let sealed = sealer.seal(Time(0), entries, &mut chance);
        let sealed = sealed.expect("a batch that can be sealed");
        sealer.append(store, sealed).expect("a store in memory");
    }
    verify(store, duel).expect("a sound journal");
    let records = read_all(store, duel).expect("a journal that can be read").0;
    gives(&records, &play.events);
    records
}

/// The records hold these events.
///
/// # Panics
/// When they don't.
pub fn gives(records: &[Record], events: &[Event]) {
    let read = records.iter().map(|record| &record.event);
    assert!(read.eq(events), "the journal gives other events");
}

/// The set-up, and what each thing said led to. (What was refused led to nothing.)
fn batches(play: &Play<'_>) -> Vec<Range<usize>> {
    let mut ends: Vec<usize> = play.script.iter().map(|spoken| spoken.at).collect();
    ends.push(play.events.len());
    let mut from = 0;
    let mut batches = Vec::new();
    for end in ends {
        if end > from {
            batches.push(from..end);
            from = end;
        }
    }
    batches
}

fn entry(event: &Event, by: Option<Seat>, place: usize, number: u32) -> Entry {
    let told = matches!(event, Event::CardKnown { .. });
    let (source, knowledge) = match by {
        Some(by) if told => (Source::Seat(by), Knowledge::Told),
        Some(by) => (Source::Seat(by), Knowledge::Seen),
        None => (Source::Engine, Knowledge::Decided),
    };
    let follows = match (place, number) {
        (0, 0) => None,
        (0, number) => Some(Follows::Record(number)),
        _ => Some(Follows::EntryBefore),
    };
    Entry {
        follows,
        happened_at: None,
        source,
        knowledge,
        event: event.clone(),
        words: None,
    }
}
