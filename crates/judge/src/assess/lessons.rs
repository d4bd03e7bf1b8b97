//! What each seat has learned since a point, and how much that weighs.

use super::Case;
use crate::left::Stretch;
use crate::{Chance, Cost, FoldError, Learned, Learning, left};
use duel::{BySeat, CardId, Desk, Passcode, RewindKind, Row, Seat, Zone};

/// How much it weighs that a seat has learned a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// A card the other holds or has set: it would be known to be there.
    Heavy,
    /// Drawn since: private to who drew it.
    Drawn {
        /// It was the normal draw of a turn.
        normal: bool,
        /// The deck lies as it lay, once the plan is carried out: the same card would be drawn again.
        again: bool,
    },
    /// A card of a deck that was searched, or one that lay where its own seat might look.
    Light,
    /// Its own deck, which it looked through.
    Searched,
    /// A card the other has named in a claim: heard, not seen.
    Claimed,
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
    cost: &'a Cost,
    left: bool,
}

pub(super) fn lessons(case: &Case<'_>) -> Result<BySeat<Vec<Lesson>>, FoldError> {
    let mut lessons = BySeat([Vec::new(), Vec::new()]);
    let here = Shown {
        cost: &case.cost,
        left: false,
    };
    add(case, &here, &mut lessons);
    let stretches = left::left(case.history, &case.path, case.base)?.into_iter();
    for stretch in stretches.filter(|stretch| !comes_of_the_ruling(case, stretch)) {
        let cost = Cost::of(case.history, &stretch.path, stretch.then)?;
        let there = Shown {
            cost: &cost,
            left: true,
        };
        add(case, &there, &mut lessons);
    }
    claims(case, &mut lessons);
    for seat in Seat::BOTH {
        lessons[seat].sort_by_key(|lesson| (lesson.weight, lesson.at));
    }
    Ok(lessons)
}

/// Whether it happened because the duel was taken back to this very point: what a ruling itself made
/// public doesn't speak against it.
fn comes_of_the_ruling(case: &Case<'_>, stretch: &Stretch) -> bool {
    let line = |id: u32| case.history.line(id);
    let first = stretch.path.first();
    let first = first.and_then(|first| line(case.history.line_of(*first)?));
    let lines = std::iter::successors(first, |one| line(one.left?));
    let mut lines = lines.take(case.history.lines().len());
    lines.any(|one| {
        let ruled = matches!(one.kind, Some(RewindKind::Judge | RewindKind::Agreed));
        let here = (one.left, one.from) == (Some(case.line), Some(case.base));
        ruled && one.undoes.is_none() && here
    })
}

fn add(case: &Case<'_>, shown: &Shown<'_>, lessons: &mut BySeat<Vec<Lesson>>) {
    for seat in Seat::BOTH {
        for lesson in learned(case, shown, seat) {
            let known = |one: &Lesson| (one.card, one.face) == (lesson.card, lesson.face);
            if !shown.left || !lessons[seat].iter().any(known) {
                lessons[seat].push(lesson);
            }
        }
    }
}

/// What was claimed since tells the other player that there may be such a card.
fn claims(case: &Case<'_>, lessons: &mut BySeat<Vec<Lesson>>) {
    let mut claims: Vec<(u32, Seat, Passcode)> = case
        .history
        .desk_entries()
        .filter_map(|(record, entry)| match entry {
            Desk::Claimed {
                by,
                named: Some(face),
                ..
            } if record.number > case.base => Some((record.number, *by, *face)),
            _ => None,
        })
        .collect();
    claims.reverse();
    for (at, by, face) in claims {
        let other = by.other();
        let told = |lesson: &Lesson| lesson.of == by && lesson.face == Some(face);
        let mut rows = case.now.rows.iter();
        let known =
            rows.any(|row| (row.owner, row.face) == (by, Some(face)) && row.known_by(other));
        if !known && !lessons[other].iter().any(told) {
            lessons[other].push(Lesson {
                at,
                card: CardId(u32::MAX),
                face: Some(face),
                of: by,
                zone: Zone::Hand,
                slot: 0,
                weight: Weight::Claimed,
                left: false,
            });
        }
    }
}

/// The searches of its deck, which show a seat little: it knows its own deck's list.
fn searches(shown: &Shown<'_>, seat: Seat) -> impl Iterator<Item = Lesson> {
    let left = shown.left;
    let all = shown.cost.searched[seat].clone();
    all.into_iter().map(move |at| Lesson {
        at,
        card: CardId(u32::MAX),
        face: None,
        of: seat,
        zone: Zone::Deck,
        slot: 0,
        weight: Weight::Searched,
        left,
    })
}

fn learned(case: &Case<'_>, shown: &Shown<'_>, seat: Seat) -> Vec<Lesson> {
    let all = shown.cost.learned[seat].iter();
    let learned = all.map(|learned| Lesson {
        at: learned.at,
        card: learned.card,
        face: learned.face.or_else(|| case.now.card(learned.card)?.face),
        of: learned.of,
        zone: learned.zone,
        slot: learned.slot,
        weight: weight(case, seat, learned, shown),
        left: shown.left,
    });
    learned.chain(searches(shown, seat)).collect()
}

fn weight(case: &Case<'_>, seat: Seat, learned: &Learned, shown: &Shown<'_>) -> Weight {
    if let Learning::Drawn { normal } = learned.how {
        let shuffled = Chance::Shuffled(seat);
        let unshuffled = shown.cost.random.iter().all(|lot| lot.what != shuffled);
        let again = unshuffled && case.same_deck[seat];
        return Weight::Drawn { normal, again };
    }
    let held = matches!(learned.zone, Zone::Hand | Zone::Limbo) || learned.zone.on_field();
    if learned.of == seat || !held {
        return Weight::Light;
    }
    let lost = |row: &Row| hidden(row) && !row.known_by(seat);
    match case.now.card(learned.card) {
        // The position here never was after the one that showed it there.
        Some(row) if !shown.left && lost(row) => Weight::Mixed,
        _ => Weight::Heavy,
    }
}

fn hidden(row: &Row) -> bool {
    row.place.zone.hidden() || (row.place.zone.on_field() && !row.posture.face_up())
}
