//! How a duel begins: the events of its set-up, as one list.

use crate::SetUpFault;
use duel::{Digest, Event, Position};
use journal::{Source, Time, Words};

/// The set-up of a duel: what batch 1 begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// The duel's name, for people.
    pub name: String,
    /// What is given: the duel begins, cards enter, faces are told, life points, play begins.
    pub events: Vec<Event>,
    /// Who gives it.
    pub source: Source,
    /// Words beside its first event.
    pub words: Option<Words>,
    /// When the duel began, where that is not now.
    pub happened_at: Option<Time>,
    /// The lines of the cards it declares, kept beside its journal; empty where there are none.
    pub declared: String,
}

impl SetUp {
    /// Checks that the events begin a duel with these card definitions.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self, used: Digest) -> Result<(), SetUpFault> {
        match self.events.first() {
            Some(Event::DuelBegan { catalogue, .. }) if *catalogue != used => {
                let said = *catalogue;
                return Err(SetUpFault::Catalogue { said, used });
            }
            Some(Event::DuelBegan { .. }) => {}
            _ => return Err(SetUpFault::Beginning),
        }
        let mut position = Position::new();
        for (number, event) in (1..).zip(&self.events) {
            position
                .apply(event)
                .map_err(|mismatch| SetUpFault::Event { number, mismatch })?;
        }
        match self.events.iter().any(begins_play) {
            true => Ok(()),
            false => Err(SetUpFault::NoPlay),
        }
    }
}

/// True for the event with which play begins.
pub(crate) const fn begins_play(event: &Event) -> bool {
    matches!(event, Event::PlayBegan { .. })
}
