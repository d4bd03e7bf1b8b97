//! A written duel played once without a word, in memory: nothing of a file with a mistake is
//! recorded.
//!
//! What the rules refuse, and what was asserted and isn't so, is no mistake of the file: it is
//! found when the duel is played in earnest, and what was played before it stands.

use crate::context::Context;
use crate::error::Outcome;
use crate::lookup::Names;
use crate::scripts::Written;
use crate::shelf::Shelf;
use duel::{Event, Position};
use journal::{SeededChance, Time};
use notation::{RunError, Runner, Sink, SinkError};
use rules::{Catalogue, Said};
use std::sync::Arc;
use table::{SetUp, Table, TableError, Tools};

/// A table nobody watches.
#[derive(Debug)]
pub(crate) struct Rehearsal(pub(crate) Table);

impl Rehearsal {
    /// Begins one, in memory and with the same chance every time.
    ///
    /// # Errors
    /// When the set-up can't be.
    pub(crate) fn begin(set_up: SetUp, context: &Context) -> Result<Self, TableError> {
        Self::with(set_up, &context.cards)
    }

    /// The same with these cards.
    ///
    /// # Errors
    /// When the set-up can't be.
    pub(crate) fn with(set_up: SetUp, cards: &Arc<Catalogue>) -> Result<Self, TableError> {
        let tools = Tools {
            store: Shelf::in_memory().shared(),
            catalogue: Arc::clone(cards),
            clock: Box::new(|| Time(0)),
            chance: Box::new(SeededChance::new(0)),
        };
        Table::begin(tools, set_up).map(|(table, _)| Self(table))
    }
}

impl Sink for Rehearsal {
    type Error = TableError;

    fn position(&self) -> &Position {
        self.0.position()
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        let history = self.0.history();
        history.events_to(history.last()).for_each(see);
    }

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<TableError>> {
        match self.0.say(said, None, None) {
            Ok(batch) => Ok(batch
                .records
                .into_iter()
                .map(|record| record.event)
                .collect()),
            Err(TableError::Refused(refusal)) => Err(SinkError::Refused(refusal)),
            Err(error) => Err(SinkError::Failed(error)),
        }
    }
}

/// Plays it.
///
/// # Errors
/// The first mistake of the file.
pub(crate) fn play(written: &Written, set_up: SetUp, context: &Context) -> Outcome<()> {
    let Ok(rehearsal) = Rehearsal::begin(set_up, context) else {
        return Ok(());
    };
    let names = Names(&context.cards);
    let mut runner = Runner::new(rehearsal, &context.cards, &names);
    match runner.play(written.script.play()) {
        Err(RunError::Mistaken(error)) => Err(written.mistake(&error, &context.words)),
        _ => Ok(()),
    }
}

/// What tests play with: everything as shipped.
#[cfg(test)]
pub(crate) fn context() -> Context {
    Context::new(crate::arguments::Everywhere {
        store: None,
        cards: None,
        json: false,
        lang: Some("en".to_owned()),
        yes: true,
    })
    .expect("nothing about it can go wrong")
}

/// The folder of the seeds' duels.
#[cfg(test)]
const SEEDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/duels/seeds");

/// The seeds' duels by the names of their files.
#[cfg(test)]
pub(crate) fn seeds() -> Vec<String> {
    let entries = std::fs::read_dir(SEEDS).expect("the seeds").flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| Some(entry.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

/// The records of a seed's duel, played in memory.
#[cfg(test)]
pub(crate) fn recorded(seed: &str, context: &Context) -> Vec<journal::Record> {
    recorded_in(&format!("seeds/{seed}"), context)
}

/// The records of a duel of the repository, played in memory.
#[cfg(test)]
pub(crate) fn recorded_in(duel: &str, context: &Context) -> Vec<journal::Record> {
    let path = std::path::Path::new(SEEDS).with_file_name(format!("{duel}.duel"));
    let written = Written::read(&path, &context.words).expect("a written duel");
    recorded_of(&written, context)
}

/// The records of a written duel, played in memory.
#[cfg(test)]
pub(crate) fn recorded_of(written: &Written, context: &Context) -> Vec<journal::Record> {
    let options = notation::Options {
        mode: None,
        reading: None,
    };
    let names = Names(&context.cards);
    let events = notation::set_up(&written.script, &context.cards, &names, options);
    let set_up = SetUp {
        name: "seed".to_owned(),
        events: events.expect("a set-up"),
        source: journal::Source::Judge,
        words: None,
        happened_at: None,
        declared: String::new(),
    };
    let rehearsal = Rehearsal::begin(set_up, context).expect("it begins");
    let mut runner = Runner::new(rehearsal, &context.cards, &names);
    let _ = runner.play(written.script.play());
    runner.into_sink().0.history().records().to_vec()
}
