//! What could be done instead of going back to the point, and what comes of it.

use super::{Case, Lesson, Weight};
use crate::{Cost, Could, FoldError, Scratch, could, due, noted, noted::Noted, walk};
use duel::{Action, BySeat, CardId, Event, How, Passcode, Position, Seat};
use journal::Record;
use rules::Said;

/// Something to do instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// The duel goes on as it is.
    Leave {
        /// Questions not asked since that stay unasked.
        not_asked: u32,
        /// Irregularities since that stay.
        irregular: u32,
    },
    /// A forgotten mandatory effect is applied now.
    ApplyNow {
        /// The record at which it was forgotten.
        at: u32,
        /// Its owner.
        seat: Seat,
        /// The card, by its identity then.
        card: CardId,
        /// Its face, if it is known.
        face: Option<Passcode>,
        /// The effect's number, from 0.
        effect: u8,
        /// Whether the card still lies where it lay.
        still_there: bool,
        /// The record of a judge's ruling on it, if there is one.
        ruled: Option<u32>,
        /// The repairs made since that don't say what they put right: one of them may have been this.
        repairs: Vec<u32>,
    },
    /// A forgotten mandatory effect was put right.
    PutRight {
        /// The record at which it was forgotten.
        at: u32,
        /// Its owner.
        seat: Seat,
        /// The card's face, if it is known.
        face: Option<Passcode>,
        /// The effect's number, from 0.
        effect: u8,
        /// The record that says so.
        by: u32,
    },
    /// The seat that wasn't asked at the point is asked now: it still has the card, and may use it where
    /// the duel stands.
    AskNow {
        /// The seat.
        seat: Seat,
        /// The record that says it wasn't asked.
        at: u32,
        /// The card's face.
        face: Passcode,
        /// The effect's number, from 0.
        effect: u8,
    },
    /// The nearest earlier point at which nothing was under way.
    AtRest {
        /// The record.
        record: u32,
        /// What lies between that and now.
        cost: Cost,
    },
    /// The earliest later point since which nobody has learned a card of the other's, drawn one, or
    /// seen chance decide.
    AfterTheLessons {
        /// The record.
        record: u32,
        /// What lies between that and now.
        cost: Cost,
    },
}

pub(super) fn ways(case: &Case<'_>, lessons: &BySeat<Vec<Lesson>>) -> Result<Vec<Way>, FoldError> {
    let mut ways = vec![leave(case)];
    ways.extend(ask_now(case));
    ways.extend(forgotten(case)?);
    ways.extend(at_rest(case)?);
    ways.extend(after_the_lessons(case, lessons)?);
    // What is settled already comes last.
    ways.sort_by_key(|way| matches!(way, Way::PutRight { .. }));
    Ok(ways)
}

fn leave(case: &Case<'_>) -> Way {
    let since = || case.rest().iter().filter_map(|n| case.history.record(*n));
    let skipped = |record: &&Record| record.event.skipped().is_some();
    let irregular = |record: &&Record| matches!(record.event, Event::Irregularity { .. });
    Way::Leave {
        not_asked: since().filter(skipped).count() as u32,
        irregular: since().filter(irregular).count() as u32,
    }
}

/// What a seat that wasn't asked at the point could have done then and can do now as well, with the
/// same card where it lay.
fn ask_now(case: &Case<'_>) -> Vec<Way> {
    let first = case.rest().first().and_then(|n| case.history.record(*n));
    let skipped = first.and_then(|record| Some((record.number, record.event.skipped()?)));
    let Some((at, seat)) = skipped.filter(|_| case.now.window.is_some()) else {
        return Vec::new();
    };
    let seen = could::in_position(
        case.history,
        case.cards,
        case.rest(),
        case.then.clone(),
        seat,
    );
    let tip = asked(case, seat);
    let now = could::in_position(case.history, case.cards, &[], tip, seat);
    let lies = |position: &Position, card| position.card(card).map(|row| row.place);
    let can = |one: &&Could| {
        let this = (one.card, one.effect);
        let again = now
            .could
            .iter()
            .any(|other| (other.card, other.effect) == this);
        again && lies(&case.then, one.card) == lies(&case.now, one.card)
    };
    let found = seen.could.iter().filter(can).map(|one| Way::AskNow {
        seat,
        at,
        face: one.face,
        effect: one.effect,
    });
    found.collect()
}

/// Where the duel stands, once the seat is asked there: whoever is asked before it in the same window
/// has passed.
fn asked(case: &Case<'_>, seat: Seat) -> Position {
    let window = |position: &Position| position.window.map(|window| window.number);
    let mut scratch = Scratch::from(case.now.clone(), case.cards);
    if case.now.holder() == Some(seat.other()) {
        let (by, action) = (seat.other(), Action::Pass(How::Silence));
        let passed = scratch.say(&Said { by, action }).is_ok();
        if passed && window(scratch.position()) == window(&case.now) {
            return scratch.position().clone();
        }
    }
    case.now.clone()
}

/// Mandatory triggers that were left out since.
fn forgotten(case: &Case<'_>) -> Result<Vec<Way>, FoldError> {
    let mut found: Vec<Way> = Vec::new();
    walk::along(
        case.history,
        case.rest(),
        case.then.clone(),
        |record, before| {
            let Some(seat) = due::left_out_at(record, before) else {
                return;
            };
            let rest = walk::after(&case.path, record.number);
            let about = noted::around(case.history, &case.path, record.number);
            let notes = noted::notes(case.history, case.line, |n| about.contains(&n));
            let newest = |what: &Noted| notes.iter().rev().find(|note| note.what == *what);
            let put_right = newest(&Noted::PutRight).map(|note| note.at);
            for trigger in due::triggers(before, seat) {
                if due::activated_late(case.history, rest, trigger).is_some() {
                    continue;
                }
                let card = trigger.card;
                let lay = before.card(card).map(|row| row.place);
                let lies = case.now.card(card).map(|row| row.place);
                let (at, effect) = (record.number, trigger.effect);
                let face = before.card(card).and_then(|row| row.face);
                found.push(match put_right {
                    Some(by) => Way::PutRight {
                        at,
                        seat,
                        face,
                        effect,
                        by,
                    },
                    None => Way::ApplyNow {
                        at,
                        seat,
                        card,
                        face,
                        effect,
                        still_there: lay.is_some() && lay == lies,
                        ruled: newest(&Noted::Ruled).map(|note| note.at),
                        repairs: noted::repairs(case.history, rest),
                    },
                });
            }
        },
    )?;
    found.dedup();
    Ok(found)
}

/// The nearest point at or before this one where the duel waited and nothing was under way; none
/// where that is this one.
fn at_rest(case: &Case<'_>) -> Result<Option<Way>, FoldError> {
    let before = case.path.len() - case.rest().len();
    let mut last = None;
    let mut position = Position::new();
    for number in &case.path[..before] {
        let Some(record) = case.history.record(*number) else {
            break;
        };
        if position.apply(&record.event).is_err() {
            break;
        }
        if rests(&position) {
            last = Some(*number);
        }
    }
    let Some(record) = last.filter(|last| *last != case.base) else {
        return Ok(None);
    };
    let cost = cost_from(case, record)?;
    Ok(Some(Way::AtRest { record, cost }))
}

fn rests(position: &Position) -> bool {
    let waits = position
        .window
        .as_ref()
        .is_some_and(|w| w.holder().is_some());
    let under_way = !position.chain.is_empty()
        || position.frame.is_some()
        || position.summon.is_some()
        || position.attack.is_some()
        || position.intent.is_some();
    waits && !under_way && position.choice.is_none()
}

fn after_the_lessons(
    case: &Case<'_>,
    lessons: &BySeat<Vec<Lesson>>,
) -> Result<Option<Way>, FoldError> {
    let learned = lessons.0.iter().flatten();
    let weighs = |lesson: &&Lesson| matches!(lesson.weight, Weight::Heavy | Weight::Drawn { .. });
    let learned = learned.filter(weighs).map(|lesson| lesson.at);
    let Some(last) = learned
        .chain(case.cost.random.iter().map(|lot| lot.at))
        .max()
    else {
        return Ok(None);
    };
    let mut found = None;
    let mut position = case.then.clone();
    for number in case.rest() {
        let Some(record) = case.history.record(*number) else {
            break;
        };
        if position.apply(&record.event).is_err() {
            break;
        }
        if *number >= last && rests(&position) {
            found = Some(*number);
            break;
        }
    }
    let tip = case.path.last().copied();
    let Some(record) = found.filter(|found| Some(*found) != tip) else {
        return Ok(None);
    };
    let cost = cost_from(case, record)?;
    Ok(Some(Way::AfterTheLessons { record, cost }))
}

fn cost_from(case: &Case<'_>, record: u32) -> Result<Cost, FoldError> {
    let position = case.history.position_at(record)?;
    Cost::of(case.history, walk::after(&case.path, record), position)
}
