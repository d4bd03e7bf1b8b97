//! Travelling along a line: to the next or the previous record of a kind, and to the change of a
//! watched value.
//!
//! A [`Road`] is anything with records in an order and a position after each. A [`Cursor`] is one;
//! so is a line as one role reads it. Whichever it is, the stops of a kind are the same forwards
//! and backwards, and none is left out.

use crate::{Condition, Cursor, FoldError, Watched};
use duel::{Event, Position};

/// Which way one travels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Towards the tip of the line.
    Forwards,
    /// Towards its first record.
    Backwards,
}

/// What one travels to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// Any record.
    Event,
    /// A window opened.
    Window,
    /// A chain began: its first link was added.
    Chain,
    /// A link was added.
    Link,
    /// A trigger's condition was met, or a trigger missed its timing.
    Trigger,
    /// A phase began.
    Phase,
    /// A turn began.
    Turn,
    /// A seat was asked aloud, or was not asked.
    Question,
    /// A seat was not asked.
    NotAsked,
    /// Something against the rules was recorded.
    Irregularity,
}

impl Stop {
    /// Every kind.
    pub const ALL: [Self; 10] = [
        Self::Event,
        Self::Window,
        Self::Chain,
        Self::Link,
        Self::Trigger,
        Self::Phase,
        Self::Turn,
        Self::Question,
        Self::NotAsked,
        Self::Irregularity,
    ];

    /// True when an event is such a stop.
    ///
    /// ```
    /// use duel::{Event, Phase};
    /// use timeline::Stop;
    ///
    /// let event = Event::PhaseEntered { phase: Phase::Main1 };
    /// assert!(Stop::Phase.is(&event) && !Stop::Turn.is(&event));
    /// ```
    #[must_use]
    pub const fn is(self, event: &Event) -> bool {
        let not_asked = event.skipped().is_some();
        match self {
            Self::Event => true,
            Self::Window => matches!(event, Event::WindowOpened { .. }),
            Self::Chain => matches!(event, Event::LinkAdded { link: 1, .. }),
            Self::Link => matches!(event, Event::LinkAdded { .. }),
            Self::Trigger => {
                matches!(
                    event,
                    Event::TriggerMet { .. } | Event::TriggerMissed { .. }
                )
            }
            // A turn begins in its draw phase, which needs no event of its own.
            Self::Phase => matches!(
                event,
                Event::PhaseEntered { .. }
                    | Event::TurnBegan { .. }
                    | Event::PlayBegan { phase: Some(_), .. }
            ),
            Self::Turn => matches!(event, Event::TurnBegan { .. } | Event::PlayBegan { .. }),
            Self::Question => matches!(event, Event::WindowAsked { .. }) || not_asked,
            Self::NotAsked => not_asked,
            Self::Irregularity => matches!(event, Event::Irregularity { .. }),
        }
    }
}

/// Records in an order, with the position after each.
pub trait Road {
    /// Why there is no position at a record.
    type Error;

    /// The record it stands at, 0 before the first.
    fn at(&self) -> u32;

    /// The records, in order.
    fn numbers(&self) -> &[u32];

    /// What happened in one of its records.
    fn event(&self, number: u32) -> Option<&Event>;

    /// Stands at one of its records, or before the first (0), and gives the position there.
    ///
    /// # Errors
    /// When there is no position; it then stays where it was.
    fn stand(&mut self, number: u32) -> Result<&Position, Self::Error>;

    /// The nearest stop of a kind, where it stands not counted. Goes nowhere.
    #[must_use]
    fn nearest(&self, stop: Stop, way: Way) -> Option<u32> {
        let is = |number: &&u32| self.event(**number).is_some_and(|event| stop.is(event));
        let (behind, ahead) = around(self.numbers(), self.at());
        match way {
            Way::Forwards => ahead.iter().find(is).copied(),
            Way::Backwards => behind.iter().rev().find(is).copied(),
        }
    }

    /// Goes to the nearest stop of a kind. `None`: there is none, and it stays where it is.
    ///
    /// # Errors
    /// When there is no position at it.
    fn travel(&mut self, stop: Stop, way: Way) -> Result<Option<u32>, Self::Error> {
        let found = self.nearest(stop, way);
        if let Some(number) = found {
            self.stand(number)?;
        }
        Ok(found)
    }

    /// Goes to the nearest record that changed one of the watched values. Standing there, each has
    /// its new value. `None`: there is none, and it stays where it is.
    ///
    /// # Errors
    /// When there is no position on the way.
    fn travel_to_change(
        &mut self,
        watched: &[Watched],
        way: Way,
    ) -> Result<Option<u32>, Self::Error> {
        let mut last = None;
        let worth = |position: &Position| -> Vec<_> {
            watched.iter().map(|one| one.worth(position)).collect()
        };
        self.travel_where(way, &mut |position| {
            let now = worth(position);
            let changed = last.as_ref().is_some_and(|last| *last != now);
            last = Some(now);
            changed
        })
    }

    /// Goes to the nearest record after which a condition holds. `None`: there is none, and it
    /// stays where it is.
    ///
    /// # Errors
    /// When there is no position on the way.
    fn travel_to(&mut self, condition: &Condition, way: Way) -> Result<Option<u32>, Self::Error> {
        self.travel_where(way, &mut |position| condition.holds(position))
    }

    /// Goes to the nearest record after which something holds. It is asked of one position after
    /// the other, whichever way one travels, from the one before the first that counts.
    ///
    /// # Errors
    /// When there is no position on the way.
    fn travel_where(
        &mut self,
        way: Way,
        holds: &mut dyn FnMut(&Position) -> bool,
    ) -> Result<Option<u32>, Self::Error> {
        let from = self.at();
        let found = walk(self, way, holds);
        if !matches!(found, Ok(Some(_))) {
            self.stand(from)?;
        }
        found
    }
}

fn walk<R: Road + ?Sized>(
    road: &mut R,
    way: Way,
    holds: &mut dyn FnMut(&Position) -> bool,
) -> Result<Option<u32>, R::Error> {
    let (behind, ahead) = around(road.numbers(), road.at());
    let (first, numbers) = match way {
        Way::Forwards => (road.at(), ahead.to_vec()),
        Way::Backwards => (0, behind.to_vec()),
    };
    holds(road.stand(first)?);
    let mut last = None;
    for number in numbers {
        if holds(road.stand(number)?) {
            last = Some(number);
            if way == Way::Forwards {
                return Ok(last);
            }
        }
    }
    if let Some(number) = last {
        road.stand(number)?;
    }
    Ok(last)
}

/// The records before and after one of them.
fn around(numbers: &[u32], at: u32) -> (&[u32], &[u32]) {
    let behind = numbers.partition_point(|number| *number < at);
    let ahead = numbers.partition_point(|number| *number <= at);
    (&numbers[..behind], &numbers[ahead..])
}

impl Road for Cursor<'_> {
    type Error = FoldError;

    fn at(&self) -> u32 {
        self.number()
    }

    fn numbers(&self) -> &[u32] {
        self.path()
    }

    fn event(&self, number: u32) -> Option<&Event> {
        self.history().record(number).map(|record| &record.event)
    }

    fn stand(&mut self, number: u32) -> Result<&Position, FoldError> {
        match number {
            0 => self.go_before_the_first(),
            _ => self.go_to(number),
        }
    }
}
