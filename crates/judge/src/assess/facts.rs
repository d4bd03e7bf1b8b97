//! Single facts of a case: important decisions, what nobody knows, conduct.

use super::{Case, Lesson};
use crate::{Learning, Plan, held, later};
use duel::{
    Action, BySeat, CardId, Desk, Event, Passcode, Picked, Place, Reason, RewindKind, Seat, Zone,
};
use journal::Record;

/// An important decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Important {
    /// The record.
    pub at: u32,
    /// Whose it was.
    pub seat: Seat,
}

/// Something nobody can say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// Cards a seat held or had set at the point that no record knows.
    Cards {
        /// Whose.
        seat: Seat,
        /// Where: its hand, or set on its field.
        zone: Zone,
        /// How many.
        count: usize,
    },
    /// Something was chosen, and the record doesn't say what.
    Choice {
        /// The record.
        at: u32,
        /// Who chose.
        seat: Seat,
    },
    /// A card was used that no file describes: what it may have done can't be checked.
    Undescribed {
        /// The record.
        at: u32,
        /// The card.
        card: CardId,
        /// Its face, if it is known.
        face: Option<Passcode>,
    },
    /// A card was laid open, and no record says which it was: both players saw it.
    Open {
        /// The record.
        at: u32,
        /// Whose it was.
        seat: Seat,
    },
    /// A card that lay there went into a deck, and nobody can say which of its cards it is.
    Lost(Place),
}

/// A fact about conduct. It says what happened, not why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conduct {
    /// A seat has taken decisions since.
    Acted {
        /// The seat.
        seat: Seat,
        /// How many.
        times: u32,
        /// The first claim or call of a judge of its own since; none: no objection is on record.
        objected: Option<u32>,
    },
    /// The request names a card that the seat was shown since.
    Shown {
        /// The seat.
        seat: Seat,
        /// The card's face.
        face: Passcode,
        /// The record that showed it.
        at: u32,
    },
    /// A seat has made claims in this duel.
    Claims {
        /// The seat.
        seat: Seat,
        /// How many.
        times: u32,
        /// The last one.
        last: u32,
    },
    /// This duel was taken back before.
    TakenBack {
        /// How many times, slips of the record not counted.
        times: u32,
        /// The last time.
        last: u32,
    },
}

/// The record's events, with what they follow.
fn records<'c>(case: &'c Case<'_>, numbers: &'c [u32]) -> impl Iterator<Item = &'c Record> {
    numbers.iter().filter_map(|n| case.history.record(*n))
}

/// Whose question the duel went on without, right after the point.
pub(super) fn skipped(case: &Case<'_>) -> Option<Seat> {
    records(case, case.rest())
        .next()
        .and_then(|record| record.event.skipped())
}

pub(super) fn important(case: &Case<'_>) -> Vec<Important> {
    records(case, case.after_the_first())
        .filter_map(|record| match &record.event {
            Event::Said { by, action } if is_important(action) => Some(Important {
                at: record.number,
                seat: *by,
            }),
            _ => None,
        })
        .collect()
}

fn is_important(action: &Action) -> bool {
    matches!(
        action,
        Action::Activate { .. }
            | Action::Summon { .. }
            | Action::SetMonster { .. }
            | Action::SetSpell { .. }
            | Action::FlipSummon { .. }
            | Action::ChangePosition { .. }
            | Action::SpecialSummon { .. }
            | Action::PendulumSummon
            | Action::GeminiSummon { .. }
            | Action::Attack { .. }
            | Action::EndTurn
    )
}

/// The normal draw of the turn, where it lies before the point.
pub(super) fn kept_draw(case: &Case<'_>) -> Option<u32> {
    let before = case.path.len() - case.rest().len();
    let mut earlier = case.path[..before].iter().rev();
    for number in &mut earlier {
        match &case.history.record(*number)?.event {
            Event::TurnBegan { .. } | Event::PlayBegan { .. } => return None,
            Event::CardsMoved { moves, cause }
                if cause.reason == Reason::Rule
                    && moves.iter().any(|m| m.from.zone == Zone::Deck) =>
            {
                return Some(*number);
            }
            _ => {}
        }
    }
    None
}

pub(super) fn unknown(case: &Case<'_>, plan: &Plan) -> Vec<Unknown> {
    let mut unknown = cards(case);
    unknown.extend(records(case, case.rest()).filter_map(|record| {
        let at = record.number;
        match &record.event {
            Event::ChoiceMade {
                seat,
                picked: Picked::Unknown,
                ..
            } => Some(Unknown::Choice { at, seat: *seat }),
            Event::Said { by, action } => undescribed(case, at, *by, action),
            _ => None,
        }
    }));
    let seen = Seat::BOTH.into_iter().flat_map(|seat| {
        let learned = case.cost.learned[seat.other()].iter();
        let open = learned.filter(move |one| one.of == seat && one.how == Learning::Seen);
        let open = open.filter(|one| one.face.is_none() && told(case, one.card).is_none());
        open.map(move |one| Unknown::Open { at: one.at, seat })
    });
    unknown.extend(seen);
    unknown.extend(plan.lost.iter().copied().map(Unknown::Lost));
    unknown
}

/// Cards held at the point that nobody knows, not even by now.
fn cards(case: &Case<'_>) -> Vec<Unknown> {
    let mut then = case.then.clone();
    later::fill_in(case.history, case.rest(), &mut then);
    let mut found: Vec<Unknown> = Vec::new();
    for seat in Seat::BOTH {
        for zone in [Zone::Hand, Zone::Monster, Zone::Spell, Zone::Field] {
            let rows = then.zone(seat, zone);
            let count = rows.filter(|r| r.face.is_none() && held::keeps(r)).count();
            if count > 0 {
                found.push(Unknown::Cards { seat, zone, count });
            }
        }
    }
    found
}

fn undescribed(case: &Case<'_>, at: u32, _: Seat, action: &Action) -> Option<Unknown> {
    let Action::Activate { card, .. } = action else {
        return None;
    };
    // What was activated is face-up by the end of the record's batch, whatever became of it.
    let face = told(case, *card);
    let described = face.is_some_and(|face| case.cards.get(face).is_some());
    (!described).then_some(Unknown::Undescribed {
        at,
        card: *card,
        face,
    })
}

/// A card's face as any record of the line tells it.
fn told(case: &Case<'_>, card: CardId) -> Option<Passcode> {
    let here = [&case.now, &case.then];
    let here = here
        .into_iter()
        .find_map(|position| position.card(card)?.face);
    here.or_else(|| {
        records(case, &case.path).find_map(|record| match record.event {
            Event::CardKnown { card: id, face, .. } | Event::TokenMade { card: id, face, .. }
                if id == card =>
            {
                Some(face)
            }
            _ => None,
        })
    })
}

pub(super) fn conduct(
    case: &Case<'_>,
    lessons: &BySeat<Vec<Lesson>>,
    by: Option<Seat>,
    names: Option<Passcode>,
) -> Vec<Conduct> {
    let seats = by.map_or_else(|| Seat::BOTH.to_vec(), |by| vec![by]);
    let acted = seats.iter().filter_map(|seat| {
        let times = case.cost.decisions[*seat];
        let seat = *seat;
        let objected = objected(case, seat);
        (times > 0).then_some(Conduct::Acted {
            seat,
            times,
            objected,
        })
    });
    let shown = seats.iter().filter_map(|seat| {
        let face = names?;
        let mut learned = lessons[*seat].iter();
        let at = learned.find(|lesson| lesson.face == Some(face))?.at;
        let seat = *seat;
        Some(Conduct::Shown { seat, face, at })
    });
    let claims = seats.iter().filter_map(|seat| claims(case, *seat));
    let facts = acted.chain(shown).chain(claims);
    facts.chain(taken_back(case)).collect()
}

/// The entries of the desk that weren't taken back, in order, with their numbers.
fn desk<'c>(case: &'c Case<'_>) -> Vec<(u32, &'c Desk)> {
    let entries = case.history.desk_entries();
    let mut entries: Vec<_> = entries
        .map(|(record, desk)| (record.number, desk))
        .collect();
    entries.reverse();
    entries
}

/// When a seat first objected after the point: a claim, or a call of a judge.
fn objected(case: &Case<'_>, seat: Seat) -> Option<u32> {
    let entries = desk(case);
    let mut since = entries.iter().filter(|(number, _)| *number > case.base);
    let objects = |entry: &Desk| matches!(entry, Desk::Claimed { by, .. } | Desk::JudgeCalled { by: Some(by) } if *by == seat);
    since.find(|(_, entry)| objects(entry)).map(|(n, _)| *n)
}

fn claims(case: &Case<'_>, seat: Seat) -> Option<Conduct> {
    let own = |entry: &Desk| matches!(entry, Desk::Claimed { by, .. } if *by == seat);
    let entries = desk(case).into_iter();
    let numbers: Vec<u32> = entries.filter(|(_, e)| own(e)).map(|(n, _)| n).collect();
    let (last, times) = (*numbers.last()?, numbers.len() as u32);
    Some(Conduct::Claims { seat, times, last })
}

/// When time was called after the point.
pub(super) fn time_called(case: &Case<'_>) -> Option<u32> {
    let entries = desk(case);
    let mut since = entries.iter().filter(|(number, _)| *number > case.base);
    since
        .find(|(_, entry)| **entry == Desk::TimeCalled)
        .map(|(n, _)| *n)
}

fn taken_back(case: &Case<'_>) -> Option<Conduct> {
    let in_force = |record: &Record| {
        let batch = case.history.batch(record.batch);
        batch.is_some_and(|batch| batch.undone_by.is_none())
    };
    let rewinds = case.history.records().iter().filter(|record| {
        let back = matches!(
            record.event,
            Event::Rewound {
                kind: RewindKind::Judge | RewindKind::Agreed,
                undoes: None,
                ..
            }
        );
        back && in_force(record)
    });
    let last = rewinds.clone().next_back()?.number;
    let times = rewinds.count() as u32;
    Some(Conduct::TakenBack { times, last })
}
