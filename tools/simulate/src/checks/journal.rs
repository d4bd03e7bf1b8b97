//! The duel as a journal: sealed, kept, verified and read back as it was.

use duel::Event;
use journal::{
    DuelId, Entry, EventStore, Follows, Knowledge, MemoryStore, Record, Sealer, SeededChance,
    Source, Time, read_all, verify,
};
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
        let entries = batch.iter().enumerate();
        let number = sealer.head().number;
        let entries = entries.map(|(n, event)| entry(event, n, number)).collect();
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
fn batches<'p>(play: &'p Play<'_>) -> Vec<&'p [Event]> {
    let mut ends: Vec<usize> = play.script.iter().map(|spoken| spoken.at).collect();
    ends.push(play.events.len());
    let mut from = 0;
    let mut batches = Vec::new();
    for end in ends {
        if end > from {
            batches.push(&play.events[from..end]);
            from = end;
        }
    }
    batches
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
