//! A copy of a duel on which a line is tried before anything of it is recorded.

use crate::runner::{RunError, Sink, SinkError};
use duel::{Event, Mismatch, Position, Seat};
use rules::{Catalogue, Next, Said};

/// No batch has more events than this.
const MOST_EVENTS: usize = 4096;

/// A duel in memory that nobody keeps.
pub(crate) struct Trial<'a> {
    pub(crate) position: Position,
    pub(crate) catalogue: &'a Catalogue,
    /// The seat whose lines these are, where it is no judge who writes them.
    pub(crate) eyes: Option<Seat>,
}

impl Trial<'_> {
    fn apply(&mut self, event: Event, events: &mut Vec<Event>) -> Result<(), Mismatch> {
        if events.len() == MOST_EVENTS {
            return Err(Mismatch::OutOfOrder("an event of a batch that has no end"));
        }
        self.position.apply(&event)?;
        events.push(event);
        Ok(())
    }

    fn batch(&mut self, said: &Said) -> Result<Vec<Event>, SinkError<Mismatch>> {
        let mut events = Vec::new();
        loop {
            let event =
                rules::answer(&self.position, self.catalogue, said).map_err(SinkError::Refused)?;
            let way = rules::makes_way(&event, said);
            self.apply(event, &mut events).map_err(SinkError::Failed)?;
            while let Next::Event(event) = rules::next(&self.position, self.catalogue) {
                self.apply(event, &mut events).map_err(SinkError::Failed)?;
                // A loop ends where a judge has to look at it.
                if events.len() == LONGEST {
                    let length = LONGEST as u32;
                    let found = Event::LoopFound { length };
                    self.apply(found, &mut events).map_err(SinkError::Failed)?;
                }
            }
            if !way {
                return Ok(events);
            }
        }
    }
}

/// No line leads to more events than this; a loop that nobody stops might.
const LONGEST: usize = 4096;

impl Sink for Trial<'_> {
    type Error = Mismatch;

    fn position(&self) -> &Position {
        &self.position
    }

    fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// The runner over a copy has the past of the runner it is of.
    fn past(&self, _: &mut dyn FnMut(&Event)) {}

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<Mismatch>> {
        let before = self.position.clone();
        let batch = self.batch(said);
        if batch.is_err() {
            self.position = before;
        }
        batch
    }
}

/// What a line tried on a copy comes to for the duel itself. `None` where the copy broke down: that
/// is no answer, and the duel's own sink says what is wrong.
pub(crate) fn outcome<T, E>(
    tried: Result<T, RunError<Mismatch>>,
) -> Option<Result<T, RunError<E>>> {
    Some(match tried {
        Ok(done) => Ok(done),
        Err(RunError::Failed { .. }) => return None,
        Err(RunError::Mistaken(error)) => Err(RunError::Mistaken(error)),
        Err(RunError::Absent { error, refusal }) => Err(RunError::Absent { error, refusal }),
        Err(RunError::Refused { at, said, refusal }) => {
            Err(RunError::Refused { at, said, refusal })
        }
        Err(RunError::NotRefused { at, rule, instead }) => {
            Err(RunError::NotRefused { at, rule, instead })
        }
        Err(RunError::Check { at, check, instead }) => Err(RunError::Check { at, check, instead }),
    })
}
