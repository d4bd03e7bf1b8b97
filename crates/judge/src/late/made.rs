//! What an effect changed on a scratch line, change by change, with the steps that make up for each.

use crate::Scratch;
use duel::{Event, Mismatch, Move, Passcode, Place, Position, Posture, Reason, Row, Seat, Word};

/// Something an effect would have changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What would have happened.
    pub event: Event,
    /// The position before it.
    pub before: Position,
    /// The position after it.
    pub after: Position,
    /// What makes up for it now. Empty where no step of a repair can (a token, an effect that lasts).
    pub repairs: Vec<Repair>,
}

/// A change that can be made up for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repair {
    /// Life points.
    Lp {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: i32,
    },
    /// A card goes somewhere.
    Moved {
        /// Whose it is.
        owner: Seat,
        /// Its face; `None` where the record doesn't know it.
        face: Option<Passcode>,
        /// Where it lay then.
        from: Place,
        /// Where it goes.
        to: Place,
        /// How it lies there.
        posture: Posture,
    },
    /// A card on the field lies another way.
    Lies {
        /// Whose it is.
        owner: Seat,
        /// Its face; `None` where the record doesn't know it.
        face: Option<Passcode>,
        /// Where it lay then.
        at: Place,
        /// How it lies.
        posture: Posture,
    },
    /// A card on the field has more counters, or fewer.
    Counters {
        /// Whose it is.
        owner: Seat,
        /// Its face; `None` where the record doesn't know it.
        face: Option<Passcode>,
        /// Where it lay then.
        at: Place,
        /// Which counters.
        counter: Word,
        /// By how many.
        by: i32,
    },
    /// A deck is shuffled.
    Shuffled(Seat),
}

/// Everything an effect changed that would have to be made up for, in order. What follows from it by
/// itself (values, a spell that goes to the graveyard after the chain) isn't among it.
///
/// # Errors
/// The [`Mismatch`] of an event that doesn't fit.
pub(super) fn made(scratch: &Scratch<'_>) -> Result<Vec<Change>, Mismatch> {
    let mut before = scratch.start().clone();
    let mut found = Vec::new();
    for event in scratch.events() {
        let mut after = before.clone();
        after.apply(event)?;
        if let Some(repairs) = repairs(event, &before, &after) {
            found.push(Change {
                event: event.clone(),
                before: before.clone(),
                after: after.clone(),
                repairs,
            });
        }
        before = after;
    }
    Ok(found)
}

/// What makes up for an event; `None` where it changes nothing that would have to be made up for.
fn repairs(event: &Event, before: &Position, after: &Position) -> Option<Vec<Repair>> {
    Some(match event {
        Event::LpChanged { seat, by, .. } => vec![Repair::Lp {
            seat: *seat,
            by: *by,
        }],
        Event::Shuffled { seat } => vec![Repair::Shuffled(*seat)],
        Event::CardsMoved { cause, .. }
            if matches!(cause.reason, Reason::Rule | Reason::Activation) =>
        {
            return None;
        }
        Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. } => {
            moves.iter().map(|one| moved(one, after)).collect()
        }
        Event::PositionChanged { card, to, cause } => {
            if cause.reason == Reason::Activation {
                return None;
            }
            before.card(*card).map(|row| lies(row, *to)).into_iter().collect()
        }
        Event::CountersChanged {
            card, counter, by, ..
        } => {
            let row = before.card(*card);
            row.map(|row| counted(row, *counter, *by)).into_iter().collect()
        }
        Event::TokenMade { .. }
        | Event::LingeringBegan { .. }
        | Event::LingeringEnded { .. }
        | Event::Attached { .. }
        | Event::MaterialsAttached { .. }
        | Event::LinkNegated { .. }
        | Event::SummonNegated { .. }
        | Event::SummonJoined { .. }
        | Event::AttackRetargeted { .. }
        | Event::AttackStopped { .. }
        | Event::DuelEnded { .. }
        // A coin or a die, and what of it was chance, isn't made up for by any step.
        | Event::RandomOutcome { .. } => Vec::new(),
        _ => return None,
    })
}

fn moved(one: &Move, after: &Position) -> Repair {
    // A pile gives new identities.
    let row = after.card(one.card).or_else(|| lying(after, one.to));
    Repair::Moved {
        owner: row.map_or(one.from.seat, |row| row.owner),
        face: row.and_then(|row| row.face),
        from: one.from,
        to: one.to,
        posture: one.posture,
    }
}

const fn lies(row: &Row, posture: Posture) -> Repair {
    Repair::Lies {
        owner: row.owner,
        face: row.face,
        at: row.place,
        posture,
    }
}

const fn counted(row: &Row, counter: Word, by: i32) -> Repair {
    Repair::Counters {
        owner: row.owner,
        face: row.face,
        at: row.place,
        counter,
        by,
    }
}

/// The card that lies there by now.
fn lying(position: &Position, place: Place) -> Option<&Row> {
    let mut rows = position.zone(place.seat, place.zone);
    rows.find(|row| row.place.slot == place.slot)
}
