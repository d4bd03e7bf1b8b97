//! What each seat has learned since a point, and how much that weighs.

use super::Case;
use crate::{Cost, FoldError, Learned, left, walk};
use duel::{BySeat, CardId, Event, Move, Passcode, Position, Reason, Row, Seat, Zone};

/// How much it weighs that a seat has learned a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// A card the other holds or has set: it would be known to be there.
    Heavy,
    /// Drawn since: private to who drew it.
    Drawn {
        /// It was the normal draw of a turn.
        normal: bool,
        /// The deck wasn't shuffled: the same card would be drawn again.
        again: bool,
    },
    /// A card of a deck that was searched, or one that lay where its own seat might look.
    Light,
    /// A card of the other's that can't be told from the rest of its hand any more.
    Mixed,
}

/// A card a seat has learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The record.
    pub at: u32,
    /// The card.
    pub card: CardId,
    /// Its face, if the record knows it.
    pub face: Option<Passcode>,
    /// Whose it was then.
    pub of: Seat,
    /// Where it was then.
    pub zone: Zone,
    /// The number of the zone, or its rank in the pile.
    pub slot: u8,
    /// How much it weighs.
    pub weight: Weight,
    /// It was on a line that was left: taken back since, and known all the same.
    pub left: bool,
}

/// What the records of a path showed.
struct Shown<'a> {
    path: &'a [u32],
    then: &'a Position,
    cost: &'a Cost,
    left: bool,
}

pub(super) fn lessons(case: &Case<'_>) -> Result<BySeat<Vec<Lesson>>, FoldError> {
    let mut lessons = BySeat([Vec::new(), Vec::new()]);
    let here = Shown {
        path: case.rest(),
        then: &case.then,
        cost: &case.cost,
        left: false,
    };
    add(case, &here, &mut lessons)?;
    for stretch in left::left(case.history, &case.path, case.base)? {
        let cost = Cost::of(case.history, &stretch.path, stretch.then.clone())?;
        let there = Shown {
            path: &stretch.path,
            then: &stretch.then,
            cost: &cost,
            left: true,
        };
        add(case, &there, &mut lessons)?;
    }
    for seat in Seat::BOTH {
        forget_twice(&mut lessons[seat]);
        lessons[seat].sort_by_key(|lesson| (lesson.weight, lesson.at));
    }
    Ok(lessons)
}

fn add(
    case: &Case<'_>,
    shown: &Shown<'_>,
    lessons: &mut BySeat<Vec<Lesson>>,
) -> Result<(), FoldError> {
    let mut found = BySeat(Seat::BOTH.map(|seat| learned(case, shown, seat)));
    draws(case, shown, &mut found)?;
    for seat in Seat::BOTH {
        for lesson in &found[seat] {
            let known = |one: &Lesson| (one.card, one.face) == (lesson.card, lesson.face);
            if !shown.left || !lessons[seat].iter().any(known) {
                lessons[seat].push(*lesson);
            }
        }
    }
    Ok(())
}

/// What a seat drew, it isn't said to have seen as well.
fn forget_twice(lessons: &mut Vec<Lesson>) {
    let drawn = |lesson: &&Lesson| matches!(lesson.weight, Weight::Drawn { .. });
    let drawn: Vec<CardId> = lessons.iter().filter(drawn).map(|l| l.card).collect();
    lessons.retain(|lesson| lesson.weight != Weight::Light || !drawn.contains(&lesson.card));
}

fn learned(case: &Case<'_>, shown: &Shown<'_>, seat: Seat) -> Vec<Lesson> {
    let all = shown.cost.learned[seat].iter();
    all.map(|learned| Lesson {
        at: learned.at,
        card: learned.card,
        face: Some(learned.face),
        of: learned.of,
        zone: learned.zone,
        slot: learned.slot,
        weight: weight(case, seat, learned, shown.left),
        left: shown.left,
    })
    .collect()
}

fn weight(case: &Case<'_>, seat: Seat, learned: &Learned, left: bool) -> Weight {
    let held = matches!(learned.zone, Zone::Hand | Zone::Limbo) || learned.zone.on_field();
    if learned.of == seat || !held {
        return Weight::Light;
    }
    let lost = |row: &Row| hidden(row) && !row.known_by(seat);
    match case.now.card(learned.card) {
        // The position here never was after the one that showed it there.
        Some(row) if !left && lost(row) => Weight::Mixed,
        _ => Weight::Heavy,
    }
}

fn hidden(row: &Row) -> bool {
    row.place.zone.hidden() || (row.place.zone.on_field() && !row.posture.face_up())
}

/// What was drawn: nobody told the record, and the seat that drew knows it all the same.
fn draws(
    case: &Case<'_>,
    shown: &Shown<'_>,
    lessons: &mut BySeat<Vec<Lesson>>,
) -> Result<(), FoldError> {
    let shuffled = |seat: Seat| {
        let all = shown.cost.random.iter();
        all.clone()
            .any(|lot| lot.what == crate::Chance::Shuffled(seat))
    };
    walk::along(
        case.history,
        shown.path,
        shown.then.clone(),
        |record, before| {
            let Event::CardsMoved { moves, cause } = &record.event else {
                return;
            };
            if !matches!(cause.reason, Reason::Rule | Reason::Drawn) {
                return;
            }
            for step in moves.iter().filter(|step| is_draw(step)) {
                let seat = step.to.seat;
                let known = |row: &Row| row.face;
                let face = before.card(step.card).and_then(known);
                lessons[seat].push(Lesson {
                    at: record.number,
                    card: step.card,
                    face: face.or_else(|| case.now.card(step.card).and_then(known)),
                    of: seat,
                    zone: Zone::Deck,
                    slot: step.from.slot,
                    weight: Weight::Drawn {
                        normal: cause.reason == Reason::Rule,
                        again: !shuffled(seat),
                    },
                    left: shown.left,
                });
            }
        },
    )?;
    Ok(())
}

fn is_draw(step: &Move) -> bool {
    (step.from.zone, step.to.zone) == (Zone::Deck, Zone::Hand)
}
