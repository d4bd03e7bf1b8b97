//! Which cards a record is about, and which of them it changed.

use super::row_of;
use duel::{Action, CardId, Event, Lot, Picked, Position, Row, Zone};

/// The cards of a record.
#[derive(Clone, Debug, Default)]
pub(super) struct Touched {
    /// The rows of the cards it names.
    pub(super) named: Vec<u8>,
    /// What is otherwise after it.
    pub(super) changed: Changed,
    /// The seat (0 or 1) from whose deck it takes what comes next.
    pub(super) drawn_from: Option<usize>,
}

/// What a record changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Changed {
    /// The rows of the cards that lie otherwise, elsewhere, or under another identity.
    pub(super) rows: Vec<u8>,
    /// Whether a card left, entered or changed its rank in the deck of each seat.
    pub(super) decks: [bool; 2],
}

/// What is otherwise in the second position.
pub(super) fn changed(before: &Position, after: &Position) -> Changed {
    let mut changed = Changed::default();
    for (at, row) in after.rows.iter().enumerate() {
        let old = before.rows.get(at);
        if old.is_some_and(|old| alike(old, row)) {
            continue;
        }
        if let Ok(at) = u8::try_from(at) {
            changed.rows.push(at);
        }
        for row in old.into_iter().chain([row]) {
            if row.place.zone == Zone::Deck {
                changed.decks[row.place.seat.index()] = true;
            }
        }
    }
    changed
}

/// True for a card that lies as it lay. Its rank in a pile is no matter of its own.
fn alike(old: &Row, row: &Row) -> bool {
    let place = (old.place.seat, old.place.zone) == (row.place.seat, row.place.zone)
        && (old.place.zone.is_pile() || old.place.slot == row.place.slot);
    place && old.id == row.id && old.posture == row.posture && old.attached == row.attached
}

/// The seat whose deck gives what lies on top of it, or what chance picks of it.
pub(super) fn drawn_from(event: &Event) -> Option<usize> {
    match event {
        Event::CardsMoved { moves, .. } => moves
            .iter()
            .find(|step| step.from.zone == Zone::Deck)
            .map(|step| step.from.seat.index()),
        Event::RandomOutcome {
            lot: Lot::Cards { seat, zone, .. },
            ..
        } if *zone == Zone::Deck => Some(seat.index()),
        _ => None,
    }
}

/// The rows of the cards an event names.
pub(super) fn named(event: &Event, before: &Position, after: &Position) -> Vec<u8> {
    let mut rows: Vec<u8> = ids(event)
        .into_iter()
        .filter_map(|id| row_of(id, before).or_else(|| row_of(id, after)))
        .collect();
    rows.sort_unstable();
    rows.dedup();
    rows
}

fn ids(event: &Event) -> Vec<CardId> {
    match event {
        Event::Said { action, .. } => spoken(action),
        Event::ChoiceMade { picked, .. } | Event::RandomOutcome { picked, .. } => of_pick(picked),
        Event::CardsMoved { moves, cause } | Event::SpecialSummoned { moves, cause, .. } => {
            let moved = moves.iter().map(|step| step.card);
            moved.chain(cause.card).collect()
        }
        Event::LinkAdded { card, targets, .. } => {
            let targets = targets.iter().copied();
            std::iter::once(*card).chain(targets).collect()
        }
        Event::AttackDeclared { card, target, .. } | Event::AttackRetargeted { card, target } => {
            std::iter::once(*card).chain(*target).collect()
        }
        Event::MaterialsAttached { cards, to, .. } => cards.iter().copied().chain([*to]).collect(),
        Event::Attached { card, to, .. } => std::iter::once(*card).chain(*to).collect(),
        Event::PositionChanged { card, cause, .. }
        | Event::ValueChanged { card, cause, .. }
        | Event::CountersChanged { card, cause, .. } => {
            std::iter::once(*card).chain(cause.card).collect()
        }
        Event::LpChanged { cause, .. } => cause.card.into_iter().collect(),
        Event::TriggerActivated { card, .. }
        | Event::TriggerMet { card, .. }
        | Event::SummonDeclared { card, .. }
        | Event::SummonJoined { card, .. }
        | Event::SummonNegated { card, .. }
        | Event::SummonSucceeded { card }
        | Event::CardSet { card, .. }
        | Event::AttackStopped { card, .. }
        | Event::TokenMade { card, .. } => vec![*card],
        _ => Vec::new(),
    }
}

/// The cards somebody does something with.
fn spoken(action: &Action) -> Vec<CardId> {
    match action {
        Action::Activate { card, .. }
        | Action::Summon { card }
        | Action::SetMonster { card }
        | Action::SetSpell { card }
        | Action::FlipSummon { card }
        | Action::ChangePosition { card }
        | Action::SpecialSummon { card, .. }
        | Action::GeminiSummon { card } => vec![*card],
        Action::Attack { card, target } => std::iter::once(*card).chain(*target).collect(),
        Action::Choose(picked) | Action::Outcome(picked) => of_pick(picked),
        _ => Vec::new(),
    }
}

fn of_pick(picked: &Picked) -> Vec<CardId> {
    match picked {
        Picked::Cards(cards) => cards.to_vec(),
        _ => Vec::new(),
    }
}
