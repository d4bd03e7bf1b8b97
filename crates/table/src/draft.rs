//! A batch while it is built, on a copy of the position. Nothing of it is recorded yet.

use crate::loops::Loops;
use crate::{TableError, pairs::assert_reads_back};
use duel::{Event, Position, Seat};
use journal::{BATCH_RECORDS_MOST, Entry, Follows, Knowledge, Source, Time, Words};
use rules::{Catalogue, Next, Said, answer, makes_way, next};

/// A batch being built.
#[derive(Clone, Debug)]
pub(crate) struct Draft<'c> {
    /// Where the duel stands behind the entries so far.
    pub(crate) position: Position,
    /// What would be recorded.
    pub(crate) entries: Vec<Entry>,
    /// What could turn out to be a loop.
    pub(crate) loops: Loops,
    catalogue: &'c Catalogue,
    follows: Option<Follows>,
    happened_at: Option<Time>,
}

/// Who an entry comes from and how it is known.
pub(crate) type Origin = (Source, Knowledge);

/// What follows by itself.
pub(crate) const DECIDED: Origin = (Source::Engine, Knowledge::Decided);
/// A window that was jumped over.
const INFERRED: Origin = (Source::Engine, Knowledge::Inferred);

impl<'c> Draft<'c> {
    /// Begins at a position; `at` is the record it stands at, 0 for none.
    pub(crate) fn new(
        position: Position,
        at: u32,
        catalogue: &'c Catalogue,
        happened_at: Option<Time>,
    ) -> Self {
        Self {
            position,
            entries: Vec::new(),
            loops: Loops::default(),
            catalogue,
            follows: (at > 0).then_some(Follows::Record(at)),
            happened_at,
        }
    }

    /// Adds an event and folds it in.
    pub(crate) fn put(
        &mut self,
        event: Event,
        (source, knowledge): Origin,
        words: Option<Words>,
    ) -> Result<(), TableError> {
        if let Err(mismatch) = self.position.apply(&event) {
            let event = Box::new(event);
            return Err(TableError::Impossible { event, mismatch });
        }
        let desk = event.is_desk();
        self.entries.push(Entry {
            follows: self.follows.filter(|_| !desk),
            happened_at: self.happened_at,
            source,
            knowledge,
            event,
            words,
        });
        if !desk {
            self.follows = Some(Follows::EntryBefore);
        }
        match self.entries.len() {
            records if records > BATCH_RECORDS_MOST => Err(TableError::NoRest { records }),
            _ => Ok(()),
        }
    }

    /// Whom the duel waits for here, or what follows.
    pub(crate) fn due(&self) -> Next {
        let due = next(&self.position, self.catalogue);
        assert_reads_back(&self.position, self.catalogue, &due);
        due
    }

    /// Adds what follows by itself until somebody is awaited, and says who.
    pub(crate) fn run(&mut self) -> Result<Next, TableError> {
        loop {
            match self.due() {
                Next::Event(event) => {
                    let opens = matches!(event, Event::WindowOpened { .. });
                    self.put(event, DECIDED, None)?;
                    if let Some(length) = opens
                        .then(|| self.loops.stands_again(&self.position))
                        .flatten()
                    {
                        self.put(Event::LoopFound { length }, DECIDED, None)?;
                    }
                }
                awaited => return Ok(awaited),
            }
        }
    }

    /// Adds what a seat says, what has to stand before it, and what follows.
    pub(crate) fn say(
        &mut self,
        said: &Said,
        mut words: Option<Words>,
    ) -> Result<Next, TableError> {
        self.loops.hear(&said.action);
        loop {
            let event = answer(&self.position, self.catalogue, said)?;
            let way = makes_way(&event, said);
            let origin = origin(&event, said.by, way);
            let spoken = if way { None } else { words.take() };
            self.put(event, origin, spoken)?;
            let awaited = self.run()?;
            if !way {
                return Ok(awaited);
            }
        }
    }
}

/// Where an event that `answer` gave comes from.
const fn origin(event: &Event, by: Seat, way: bool) -> Origin {
    match event {
        Event::CardKnown { .. } => (Source::Seat(by), Knowledge::Told),
        _ if way => INFERRED,
        _ => (Source::Seat(by), Knowledge::Seen),
    }
}
