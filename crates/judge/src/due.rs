//! Triggers that have to be activated: which are due, and which an answer leaves out.

use crate::ledger::Given;
use duel::{Answer, Because, Event, Position, Seat, Trigger, TriggerFate};
use timeline::History;

/// True for a window in which somebody has to activate a trigger: passing is no answer there.
pub(crate) const fn is_mandatory(because: Because) -> bool {
    matches!(because, Because::TriggersMet { mandatory: true })
}

/// The triggers a seat has to activate in a position.
pub(crate) fn triggers(position: &Position, seat: Seat) -> impl Iterator<Item = &Trigger> {
    let due = (seat, true, TriggerFate::Met);
    let all = position.triggers.iter();
    all.filter(move |t| (t.seat, t.mandatory, t.fate) == due)
}

/// Whether what became of a question leaves out what has to be activated.
pub(crate) const fn declined(because: Because, given: Given) -> bool {
    is_mandatory(because) && matches!(given, Given::NotAsked | Given::Passed { .. })
}

/// The same of an event in the position before it: whose triggers it leaves out.
pub(crate) fn left_out(event: &Event, before: &Position) -> Option<Seat> {
    let because = before.window.as_ref()?.because;
    match event {
        Event::WindowAnswered {
            seat,
            answer: Answer::Skipped | Answer::Passed(_),
            ..
        } if is_mandatory(because) => Some(*seat),
        _ => None,
    }
}

/// The record that activates a trigger although its condition hasn't been met again.
pub(crate) fn activated_late(history: &History, rest: &[u32], trigger: &Trigger) -> Option<u32> {
    let this = (trigger.card, trigger.effect);
    for number in rest {
        match &history.record(*number)?.event {
            Event::LinkAdded { card, effect, .. } if (*card, *effect) == this => {
                return Some(*number);
            }
            Event::TriggerMet { card, effect, .. } if (*card, *effect) == this => return None,
            _ => {}
        }
    }
    None
}
