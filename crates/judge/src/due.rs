//! Triggers that have to be activated: which are due, and which an answer leaves out.

use crate::ledger::{self, Given};
use duel::{Because, Event, Position, Seat, Trigger, TriggerFate};
use journal::Record;
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

/// Whose doing it was that a mandatory effect was left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LeftOut {
    /// Its owner passed.
    Passed,
    /// The duel went on without its owner being asked.
    NotAsked,
}

/// Whether what became of a question leaves out what has to be activated: the one measure of it.
pub(crate) const fn left_out(because: Because, given: Given) -> Option<LeftOut> {
    match given {
        _ if !is_mandatory(because) => None,
        Given::Passed { .. } => Some(LeftOut::Passed),
        Given::NotAsked => Some(LeftOut::NotAsked),
        _ => None,
    }
}

/// The same of a record in the position before it: whose triggers it leaves out.
pub(crate) fn left_out_at(record: &Record, before: &Position) -> Option<Seat> {
    let because = before.window.as_ref()?.because;
    let Event::WindowAnswered { seat, answer, .. } = record.event else {
        return None;
    };
    left_out(because, ledger::given(answer, record.knowledge)).map(|_| seat)
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
