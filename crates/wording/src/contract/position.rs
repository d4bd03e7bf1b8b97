//! The `position` object.

use super::Object;
use super::facts::{Around, card_json, from_one, lingering_json, name, object, place_json};
use crate::changes::{attached_to, value_of};
use crate::ids;
use duel::{Link, Position, Row, Seat, Setting, Use, Value, Zone};
use rules::Catalogue;
use serde_json::{Value as Json, json};

/// A position; `number` is null and filled in by the caller, who knows the record it stands after.
#[must_use]
pub fn position_json(position: &Position, cards: &Catalogue) -> Object {
    let started = position.turn > 0;
    object(json!({
        "kind": "position",
        "number": null,
        "turn": position.turn,
        "turn_seat": started.then(|| position.turn_seat.letter()),
        "phase": started.then(|| ids::phase(position.phase)),
        "step": position.step.map(ids::step),
        "timing": position.timing.map(ids::timing),
        "attack": attack(position, cards),
        "window": window(position),
        "chain": chain(position, cards),
        "summon": summon(position, cards),
        "seats": {
            "A": side(position, cards, Seat::A),
            "B": side(position, cards, Seat::B),
        },
        "used": position.used.iter().map(|used| used_json(position, cards, used)).collect::<Vec<_>>(),
        "used_in_the_duel": used_ever(position, cards),
        "lingering": position.lingering.iter()
            .map(|lingering| lingering_json(position, cards, lingering)).collect::<Vec<_>>(),
        "settings": {
            "A": setting(position.settings[Seat::A]),
            "B": setting(position.settings[Seat::B]),
        },
        "prompt": prompt(position),
        "result": position.result.map(|(result, reason)| json!({
            "result": ids::result(result), "reason": ids::result_reason(reason),
        })),
    }))
}

fn window(position: &Position) -> Json {
    let Some(open) = &position.window else {
        return Json::Null;
    };
    json!({
        "kind": ids::window_kind(open.kind),
        "holder": open.holder().map(Seat::letter),
        "passes": open.passes(),
        "window": open.number,
        "because": ids::because(open.because),
    })
}

/// Whether a seat passes automatically.
fn setting(setting: Setting) -> Json {
    json!({ "passes": setting.passes, "suspended": setting.suspended })
}

/// Who is asked for what, where somebody is.
fn prompt(position: &Position) -> Json {
    if let Some(choice) = position.choice {
        return json!({
            "seat": choice.seat.letter(), "asks": "choice", "what": ids::choice(choice.what),
            "domain": { "least": choice.least, "most": choice.most },
        });
    }
    let asked = position
        .window
        .and_then(|open| Some((open.holder()?, open.kind)));
    asked.map_or(Json::Null, |(seat, kind)| {
        json!({ "seat": seat.letter(), "asks": "window", "what": ids::window_kind(kind) })
    })
}

fn summon(position: &Position, cards: &Catalogue) -> Json {
    position.summon.map_or(Json::Null, |summon| {
        json!({
            "seat": summon.seat.letter(),
            "card": card_json(position, position, cards, summon.card),
            "method": ids::method(summon.method),
            "with": position.joined.iter()
                .map(|joined| card_json(position, position, cards, joined.card)).collect::<Vec<_>>(),
        })
    })
}

fn attack(position: &Position, cards: &Catalogue) -> Json {
    let card = |card| card_json(position, position, cards, card);
    position.attack.map_or(Json::Null, |attack| {
        json!({
            "seat": attack.seat.letter(),
            "card": card(attack.card),
            "target": attack.target.map(card),
            "targets_changed": attack.changed,
            "calculated": attack.calculated,
            "destroyed": { "card": attack.doomed[0], "target": attack.doomed[1] },
        })
    })
}

fn chain(position: &Position, cards: &Catalogue) -> Vec<Json> {
    let around = Around {
        before: position,
        after: position,
        cards,
    };
    position
        .chain
        .iter()
        .zip(1u32..)
        .map(|(link, number)| link_json(around, number, link))
        .collect()
}

fn link_json(around: Around<'_>, number: u32, link: &Link) -> Json {
    json!({
        "link": number,
        "seat": link.seat.letter(),
        "card": around.card(link.card),
        "effect": from_one(link.effect),
        "mode": from_one(link.mode),
        "link_kind": ids::link_kind(link.kind),
        "speed": link.speed,
        "targets": around.list(&link.targets),
        "declared": name(around.cards, link.declared),
        "word": link.word.as_ref().map(duel::Word::as_str),
        "negated": link.negated.map(ids::negation),
        "resolved": link.resolved,
    })
}

fn side(position: &Position, cards: &Catalogue, seat: Seat) -> Json {
    let pile = |zone| -> Vec<Json> {
        let rows = position.zone_in_order(seat, zone);
        rows.iter()
            .map(|row| card_json(position, position, cards, row.id))
            .collect()
    };
    let field = |zone| -> Vec<Json> {
        let rows = position.zone_in_order(seat, zone);
        rows.iter()
            .map(|row| on_field(position, cards, row))
            .collect()
    };
    json!({
        "lp": position.lp[seat],
        "hand": pile(Zone::Hand),
        "deck": position.count(seat, Zone::Deck),
        "monsters": field(Zone::Monster),
        "spells": field(Zone::Spell),
        "field": field(Zone::Field).into_iter().next(),
        "pendulums": field(Zone::Pendulum),
        "graveyard": pile(Zone::Graveyard),
        "banished": pile(Zone::Banished),
        "extra": position.count(seat, Zone::Extra),
    })
}

fn on_field(position: &Position, cards: &Catalogue, row: &Row) -> Json {
    let value = |what| match row.place.zone {
        Zone::Monster if row.posture.face_up() => value_of(position, cards, row.id, what),
        _ => None,
    };
    let attached = |materials| -> Vec<Json> {
        let rows = attached_to(position, row.id, materials);
        rows.map(|row| card_json(position, position, cards, row.id))
            .collect()
    };
    let bearer = row.attached.filter(|_| row.place.zone != Zone::Material);
    let mut fields = object(card_json(position, position, cards, row.id));
    fields.extend(object(json!({
        "owner": row.owner.letter(),
        "place": place_json(row.place),
        "position": ids::posture(row.posture),
        "atk": value(Value::Atk),
        "def": value(Value::Def),
        "level": value(Value::Level),
        "negated": position.is_negated(row.id),
        "token": row.token,
        "counters": counters(position, row),
        "materials": attached(true),
        "equips": attached(false),
        "attached_to": bearer.map(|card| card_json(position, position, cards, card)),
        "attacks": row.attacks,
    })));
    Json::Object(fields)
}

fn counters(position: &Position, row: &Row) -> Object {
    position
        .counters
        .iter()
        .filter(|(card, ..)| *card == row.id)
        .map(|(_, counter, count)| (counter.as_str().to_owned(), Json::from(*count)))
        .collect()
}

fn used_json(position: &Position, cards: &Catalogue, used: &Use) -> Json {
    let only = |what: &str, seat: Seat| json!({ "seat": seat.letter(), "what": what });
    match used {
        Use::NormalSummon(seat) => only("normal_summon", *seat),
        Use::PendulumSummon(seat) => only("pendulum_summon", *seat),
        Use::SpecialSummon(seat) => only("special_summon", *seat),
        Use::Summon(seat) => only("summon", *seat),
        Use::Battle(seat) => only("battle", *seat),
        Use::Attacked { card, target } => json!({
            "seat": null, "what": "attack",
            "card": card_json(position, position, cards, *card),
            "target": card_json(position, position, cards, *target),
        }),
        Use::Way {
            seat,
            name: face,
            way,
            negated,
        } => json!({
            "seat": seat.letter(), "what": "way", "name": name(cards, Some(*face)),
            "passcode": face.0, "way": from_one(*way), "negated": negated,
        }),
        Use::Effect {
            seat,
            name: face,
            effect,
            card,
            negated,
            ..
        } => json!({
            "seat": seat.letter(), "what": "effect", "name": name(cards, Some(*face)),
            "passcode": face.0, "effect": from_one(*effect),
            "card": card_json(position, position, cards, *card), "negated": negated,
        }),
    }
}

/// What may be used once a duel, and was.
fn used_ever(position: &Position, cards: &Catalogue) -> Vec<Json> {
    let used = position.used_ever.iter();
    used.map(|(seat, face, effect)| {
        json!({
            "seat": seat.letter(), "name": name(cards, Some(*face)), "passcode": face.0,
            "effect": from_one(*effect),
        })
    })
    .collect()
}
