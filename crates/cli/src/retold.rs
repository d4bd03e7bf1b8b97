//! What was decided in a stored duel, record by record, so that it can be said again.

use crate::apart::Decision;
use crate::seen::Fold;
use duel::{Action, Answer, Asker, Audience, CardId, Event, Knowing, Position, Role, Seat, Which};
use journal::{Knowledge, Record, Source};
use rules::Said;
use timeline::History;

/// Every decision on the line the duel stands on, in order.
#[must_use]
pub(crate) fn decisions(history: &History) -> Vec<Decision> {
    let mut fold = Fold::new(Role::Judge);
    let mut unseen: Vec<(CardId, Which)> = Vec::new();
    let mut decisions = Vec::new();
    for number in history.path(history.tip()) {
        let Some(record) = history.record(number) else {
            continue;
        };
        // The history was folded when it was read, so it folds again.
        let _ = fold.step(record);
        if let Some(card) = named(record, fold.full()) {
            unseen.push(card);
        } else if let Some(said) = said(record, &unseen) {
            decisions.push(Decision::Said(number, Box::new(said)));
            unseen.clear();
        }
    }
    decisions
}

/// An unidentified card of a pile that was told by its face, in order to do something with it. It
/// has its identity only since then.
fn named(record: &Record, after: &Position) -> Option<(CardId, Which)> {
    let Event::CardKnown {
        card,
        face,
        how: Knowing::OneOf,
        ..
    } = record.event
    else {
        return None;
    };
    let place = after.card(card)?.place;
    let (seat, zone) = (place.seat, place.zone);
    Some((card, Which::Unseen { seat, zone, face }))
}

/// What a seat said or did, if this record is about that.
fn said(record: &Record, unseen: &[(CardId, Which)]) -> Option<Said> {
    let Source::Seat(source) = record.source else {
        return None;
    };
    let named = |card: &CardId| {
        let found = unseen.iter().find(|(named, _)| named == card);
        Some(found.map_or(Which::Card(*card), |(_, which)| *which))
    };
    let told = record.knowledge == Knowledge::Told;
    let (by, action): (Seat, Action<Which>) = match &record.event {
        Event::Said { by, action } => (*by, action.map(named)?),
        Event::WindowAnswered {
            seat,
            answer: Answer::Passed(how),
            ..
        } => (*seat, Action::Pass(*how)),
        Event::WindowHeld { seat, .. } => (*seat, Action::Hold),
        Event::WindowAsked {
            by: Asker::Seat(seat),
            ..
        } => (*seat, Action::Ask),
        Event::ChoiceMade { seat, picked, .. } => (*seat, Action::Choose(picked.map(named)?)),
        Event::RandomOutcome { picked, .. } => (source, Action::Outcome(picked.map(named)?)),
        Event::CardKnown { card, face, to, .. } if told => {
            let (card, face) = (Which::Card(*card), *face);
            let open = *to == Audience::All;
            (source, Action::Show { card, face, open })
        }
        _ => return None,
    };
    Some(Said { by, action })
}
