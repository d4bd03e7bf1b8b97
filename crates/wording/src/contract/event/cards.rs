//! The fields of what happens to cards: summons, sets, moves, changed values.

use crate::changes::value_of;
use crate::contract::facts::{Around, lingering_json, place_json};
use crate::ids;
use duel::{CardId, Cause, Event, Move, Value};
use serde_json::{Value as Json, json};

pub(super) fn summon(around: Around<'_>, event: &Event) -> Json {
    match event {
        Event::SummonDeclared {
            seat,
            card,
            method,
            to,
            posture,
            way,
        } => json!({
            "seat": seat.letter(), "card": around.card(*card), "method": ids::method(*method),
            "place": place_json(*to), "position": ids::posture(*posture),
            "way": way.map(|way| u32::from(way) + 1),
        }),
        Event::SummonJoined { card, to, posture } => json!({
            "card": around.card(*card), "place": place_json(*to),
            "position": ids::posture(*posture),
        }),
        Event::SummonNegated { card, cause } => {
            json!({ "card": around.card(*card), "cause": around.cause(*cause) })
        }
        Event::SummonSucceeded { card } => json!({ "card": around.card(*card) }),
        Event::SpecialSummoned {
            seat,
            method,
            moves: steps,
            cause,
        } => json!({
            "seat": seat.letter(), "method": ids::method(*method), "moves": moves(around, steps),
            "reason": ids::reason(cause.reason), "cause": around.cause(*cause),
        }),
        Event::TokenMade {
            seat,
            card,
            to,
            posture,
            cause,
            ..
        } => json!({
            "seat": seat.letter(), "card": around.card(*card), "place": place_json(*to),
            "position": ids::posture(*posture), "cause": around.cause(*cause),
        }),
        _ => json!({}),
    }
}

pub(super) fn changed(around: Around<'_>, event: &Event) -> Json {
    match event {
        Event::CardsEntered {
            owner,
            to,
            count,
            posture,
        } => json!({
            "owner": owner.letter(), "place": place_json(*to), "count": count,
            "position": ids::posture(*posture),
        }),
        Event::CardKnown { card, to, how, .. } => json!({
            "card": around.card(*card), "to": ids::audience(*to), "how": ids::knowing(*how),
        }),
        Event::CardSet {
            seat,
            card,
            to,
            posture,
        } => json!({
            "seat": seat.letter(), "card": around.card(*card), "place": place_json(*to),
            "position": ids::posture(*posture),
        }),
        Event::PositionChanged { card, to, cause } => json!({
            "card": around.card(*card), "to": ids::posture(*to), "cause": around.cause(*cause),
        }),
        Event::CardsMoved {
            moves: steps,
            cause,
        } => json!({
            "moves": moves(around, steps),
            "reason": ids::reason(cause.reason), "cause": around.cause(*cause),
        }),
        Event::LpChanged {
            seat,
            by,
            to,
            cause,
        } => json!({
            "seat": seat.letter(), "by": by, "to": to,
            "reason": ids::reason(cause.reason), "cause": around.cause(*cause),
        }),
        Event::Shuffled { seat } => json!({ "seat": seat.letter() }),
        other => beside(around, other),
    }
}

/// What belongs to cards without moving them: materials, equips, counters, values, what lingers.
fn beside(around: Around<'_>, event: &Event) -> Json {
    match event {
        Event::MaterialsAttached { cards, to, cause } => json!({
            "cards": around.list(cards), "to": around.card(*to), "cause": around.cause(*cause),
        }),
        Event::Attached { card, to, cause } => json!({
            "card": around.card(*card), "to": to.map(|to| around.card(to)),
            "cause": around.cause(*cause),
        }),
        Event::CountersChanged {
            card,
            counter,
            by,
            to,
            cause,
        } => json!({
            "card": around.card(*card), "counter": counter.as_str(), "by": by, "to": to,
            "cause": around.cause(*cause),
        }),
        Event::ValueChanged {
            card,
            what,
            to,
            cause,
        } => value_changed(around, *card, *what, *to, *cause),
        Event::LingeringBegan { lingering, cause } => json!({
            "lingering": lingering_json(around.after, around.cards, lingering),
            "cause": around.cause(*cause),
        }),
        Event::LingeringEnded { lingering } => {
            json!({ "lingering": lingering_json(around.before, around.cards, lingering) })
        }
        _ => json!({}),
    }
}

fn moves(around: Around<'_>, moves: &[Move]) -> Vec<Json> {
    let step = |step: &Move| {
        json!({
            "card": around.card(step.card), "from": place_json(step.from),
            "to": place_json(step.to), "position": ids::posture(step.posture),
        })
    };
    moves.iter().map(step).collect()
}

fn value_changed(
    around: Around<'_>,
    card: CardId,
    what: Value,
    to: Option<i32>,
    cause: Cause,
) -> Json {
    json!({
        "card": around.card(card), "what": ids::value(what),
        "from": value_of(around.before, around.cards, card, what),
        "to": to.or_else(|| value_of(around.after, around.cards, card, what)),
        "printed": to.is_none(), "because": around.cause(cause),
    })
}
