//! The fields of links, their resolution, and triggers.

use crate::contract::facts::{Around, from_one, name};
use crate::ids;
use duel::{CardId, Event, Seat};
use serde_json::{Value as Json, json};

pub(super) fn chain(around: Around<'_>, event: &Event) -> Json {
    match event {
        Event::LinkAdded { .. } => link_added(around, event),
        Event::ChainClosed { links } => json!({ "links": links }),
        Event::LinkResolving { link } => json!({ "link": link }),
        Event::StepBegan {
            link,
            part,
            step,
            together,
        } => json!({
            "link": link, "part": ids::part(*part), "step": from_one(*step), "together": together,
        }),
        Event::LinkNegated { link, what, cause } => json!({
            "link": link, "what": ids::negation(*what), "cause": around.cause(*cause),
        }),
        Event::LinkResolved { link, outcome } => {
            json!({ "link": link, "outcome": ids::outcome(*outcome) })
        }
        other => trigger(around, other),
    }
}

fn link_added(around: Around<'_>, event: &Event) -> Json {
    let Event::LinkAdded {
        link,
        seat,
        card,
        effect,
        mode,
        kind,
        speed,
        targets,
        declared,
        word,
    } = event
    else {
        return Json::Null;
    };
    json!({
        "link": link, "seat": seat.letter(), "card": around.card(*card),
        "effect": from_one(*effect), "mode": from_one(*mode),
        "link_kind": ids::link_kind(*kind), "speed": speed,
        "targets": around.list(targets), "declared": name(around.cards, *declared),
        "word": word.as_ref().map(duel::Word::as_str),
    })
}

fn trigger(around: Around<'_>, event: &Event) -> Json {
    let whose = |seat: Seat, card: CardId, effect: u8| json!({ "seat": seat.letter(), "card": around.card(card), "effect": from_one(effect) });
    match event {
        Event::TriggerActivated { seat, card, effect } => whose(*seat, *card, *effect),
        Event::TriggerMet {
            seat,
            card,
            effect,
            mandatory,
        } => super::with(
            whose(*seat, *card, *effect),
            "mandatory",
            Json::from(*mandatory),
        ),
        Event::TriggerMissed {
            seat,
            card,
            effect,
            cause,
        } => super::with(whose(*seat, *card, *effect), "cause", around.cause(*cause)),
        _ => json!({}),
    }
}
