//! What was decided on a line, record by record, so that it can be said again.

use crate::ledger::path;
use crate::{FoldError, walk};
use duel::{
    Action, Answer, Asker, Audience, CardId, Event, Knowing, Passcode, Position, Seat, Which,
};
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
    let mut told: Vec<Told> = Vec::new();
    let mut decisions = Vec::new();
    walk::along(history, &path, Position::new(), |record, before| {
        if let Some(card) = told_of_a_pile(record, before) {
            told.push(card);
        } else if let Some(said) = said(record, &told) {
            // What was told and then not used was told for itself.
            let only_told = told.drain(..).filter(|one| !uses(record, one.card));
            decisions.extend(only_told.map(Told::decided));
            let record = record.number;
            decisions.push(Decided { record, said });
        }
    })?;
    decisions.extend(told.into_iter().map(Told::decided));
    Ok(decisions)
}

/// An unidentified card of a pile that was told by its face: it has its identity only since then.
pub(crate) struct Told {
    record: u32,
    card: CardId,
    by: Seat,
    which: Which,
    face: Passcode,
    open: bool,
}

impl Told {
    /// The telling by itself.
    pub(crate) fn said(&self) -> Said {
        let (card, face, open) = (self.which, self.face, self.open);
        let action = Action::Show { card, face, open };
        let by = self.by;
        Said { by, action }
    }

    fn decided(self) -> Decided {
        let (record, said) = (self.record, self.said());
        Decided { record, said }
    }
}

/// Whether what a record says is done is done with a card.
fn uses(record: &Record, wanted: CardId) -> bool {
    let mut used = false;
    let mut look = |card: &CardId| {
        used |= *card == wanted;
        Some(())
    };
    match &record.event {
        Event::Said { action, .. } => drop(action.map(look)),
        Event::ChoiceMade { picked, .. } | Event::RandomOutcome { picked, .. } => {
            drop(picked.map(look));
        }
        Event::CardKnown { card, .. } => drop(look(card)),
        _ => {}
    }
    used
}

/// The unidentified card of a pile that a record tells by its face.
pub(crate) fn told_of_a_pile(record: &Record, before: &Position) -> Option<Told> {
    let Event::CardKnown {
        card,
        face,
        to,
        how: Knowing::OneOf,
    } = record.event
    else {
        return None;
    };
    let mut rows = before.rows.iter();
    let place = rows
        .find(|row| row.id == card || row.id.renewed() == card)?
        .place;
    let (seat, zone) = (place.seat, place.zone);
    let by = match record.source {
        Source::Seat(by) => by,
        _ => seat,
    };
    Some(Told {
        record: record.number,
        card,
        by,
        which: Which::Unseen { seat, zone, face },
        face,
        open: to == Audience::All,
    })
}

/// What a seat said or did, if this record is about that.
///
/// Every card by its identity, but for those that were told just before in order to be used. What is
/// shown by being used is no telling of its own.
pub(crate) fn said(record: &Record, just_told: &[Told]) -> Option<Said> {
    let Source::Seat(source) = record.source else {
        return None;
    };
    let named = |card: &CardId| {
        let found = just_told.iter().find(|told| told.card == *card);
        Some(found.map_or(Which::Card(*card), |told| told.which))
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
        Event::CardKnown {
            card,
            face,
            to,
            how: Knowing::Told,
        } if told => {
            let (card, face) = (Which::Card(*card), *face);
            let open = *to == Audience::All;
            (source, Action::Show { card, face, open })
        }
        _ => return None,
    };
    Some(Said { by, action })
}
