//! What was decided on a line, record by record, so that it can be said again.

use crate::ledger::path;
use crate::{FoldError, walk};
use duel::{Action, Answer, Asker, Audience, CardId, Event, Knowing, Position, Seat, Which};
use journal::{Knowledge, Record, Source};
use rules::Said;
use timeline::History;

/// Something a seat, or chance, decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The record that says so.
    pub record: u32,
    /// What was said.
    pub said: Said,
}

/// Every decision on a line, in order: what the seats said and answered, and what chance gave. Not
/// what a seat only passed because the duel went on.
///
/// # Errors
/// [`FoldError`] when there is no such line, or it can't be folded.
pub fn decisions(history: &History, line: u32) -> Result<Vec<Decided>, FoldError> {
    let path = path(history, line)?;
    let mut unseen: Vec<(CardId, Which)> = Vec::new();
    let mut decisions = Vec::new();
    walk::along(history, &path, Position::new(), |record, before| {
        if let Some(card) = named(record, before) {
            unseen.push(card);
        } else if let Some(said) = said(record, &unseen) {
            let record = record.number;
            decisions.push(Decided { record, said });
            unseen.clear();
        }
    })?;
    Ok(decisions)
}

/// An unidentified card of a pile that was told by its face, in order to do something with it. It
/// has its identity only since then.
pub(crate) fn named(record: &Record, before: &Position) -> Option<(CardId, Which)> {
    let Event::CardKnown {
        card,
        face,
        how: Knowing::OneOf,
        ..
    } = record.event
    else {
        return None;
    };
    let mut rows = before.rows.iter();
    let place = rows
        .find(|row| row.id == card || row.id.renewed() == card)?
        .place;
    let (seat, zone) = (place.seat, place.zone);
    Some((card, Which::Unseen { seat, zone, face }))
}

/// What a seat said or did, if this record is about that.
pub(crate) fn said(record: &Record, unseen: &[(CardId, Which)]) -> Option<Said> {
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
        Event::SettingChanged { seat, passes, .. } => (*seat, Action::Automatic { on: *passes }),
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
