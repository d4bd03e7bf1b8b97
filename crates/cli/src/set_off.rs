//! What became of a trigger effect that a line asks about: whether, and where, it missed its timing
//! or its condition was met and it wasn't activated.

use crate::context::Context;
use crate::error::Outcome;
use crate::reading::Reading;
use duel::{Action, CardId, Event, Passcode, Position, Seat, Which};
use rules::Said;
use serde_json::{Value, json};
use wording::args;

/// Where a trigger came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SetOff {
    /// It missed its timing: the record, and what that says.
    Missed(u32, String),
    /// Its condition was met at this record, and it wasn't activated since.
    Met(u32),
}

impl SetOff {
    /// In words.
    #[must_use]
    pub(crate) fn said(&self, context: &Context) -> String {
        match self {
            Self::Missed(at, text) => {
                context.text("whynot-missed", args![at: *at, text: text.as_str()])
            }
            Self::Met(at) => context.text("whynot-met", args![at: *at]),
        }
    }

    /// For programs.
    #[must_use]
    pub(crate) fn as_object(&self) -> Value {
        match self {
            Self::Missed(at, _) => json!({"fate": "missed", "at": at}),
            Self::Met(at) => json!({"fate": "not_activated", "at": at}),
        }
    }
}

/// The effect that a line uses. Cards are told by what they are: a role that reads follows them by
/// other identities than those it may speak of.
#[derive(Clone, Copy)]
struct Used {
    seat: Seat,
    face: Passcode,
    effect: u8,
}

impl Used {
    fn of(said: &Said, position: &Position) -> Option<Self> {
        let Action::Activate { card, effect } = said.action else {
            return None;
        };
        let face = match card {
            Which::Card(id) => position.card(id).and_then(|row| row.face),
            Which::Unseen { face, .. } => Some(face),
        };
        Some(Self {
            seat: said.by,
            face: face?,
            effect,
        })
    }

    fn is(&self, at: &Position, seat: Seat, card: CardId, effect: u8) -> bool {
        let face = at.card(card).and_then(|row| row.face);
        (seat, face, effect) == (self.seat, Some(self.face), self.effect)
    }
}

/// What became of the trigger that a line would use, up to where one reads. None where it was never
/// set off, or was activated.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn set_off(
    reading: &Reading,
    said: &Said,
    position: &Position,
    context: &Context,
) -> Outcome<Option<SetOff>> {
    let Some(used) = Used::of(said, position) else {
        return Ok(None);
    };
    let mut walk = reading.walk();
    let mut found = None;
    while let Some((seen, record)) = walk.step().map_err(|error| reading.mismatch(&error))? {
        let is = |seat, card, effect| used.is(&seen.after, seat, card, effect);
        match seen.event {
            Event::TriggerMissed {
                seat, card, effect, ..
            } if is(seat, card, effect) => {
                let (words, cards) = (&context.words, &context.cards);
                let text = words.sentence_of(&seen.before, &seen.after, cards, &seen.event);
                found = Some(SetOff::Missed(record.number, text));
            }
            Event::TriggerMet {
                seat, card, effect, ..
            } if is(seat, card, effect) => found = Some(SetOff::Met(record.number)),
            Event::LinkAdded {
                seat, card, effect, ..
            } if is(seat, card, effect) => found = None,
            _ => {}
        }
    }
    Ok(found)
}
