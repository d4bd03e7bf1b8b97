//! The small objects that events and positions share: cards, places, causes, picks.

use super::Object;
use crate::{ids, names};
use duel::{
    CardId, Cause, Lingering, LingeringRule, Lot, Passcode, Phase, Picked, Place, Position, Until,
};
use rules::Catalogue;
use serde_json::{Value as Json, json};

/// A card, with its face where one of the two positions knows it.
#[must_use]
pub fn card_json(one: &Position, other: &Position, cards: &Catalogue, card: CardId) -> Json {
    let face = [one, other]
        .into_iter()
        .filter_map(|position| position.card(card)?.face)
        .find(|face| face.0 != 0);
    json!({ "id": card.0, "name": name(cards, face), "passcode": face.map(|face| face.0) })
}

/// A card of which only the face is told.
pub(super) fn face_json(cards: &Catalogue, face: Passcode) -> Json {
    let face = Some(face).filter(|face| face.0 != 0);
    json!({ "id": null, "name": name(cards, face), "passcode": face.map(|face| face.0) })
}

/// The English name of a face.
pub(super) fn name(cards: &Catalogue, face: Option<Passcode>) -> Option<&str> {
    Some(cards.get(face?)?.names.en.as_str())
}

/// `{"seat":"A","zone":"monster","number":2}`; piles have no number.
pub(super) fn place_json(place: Place) -> Json {
    let zone = place.zone;
    let number = (zone.on_field() && zone != duel::Zone::Field).then(|| names::number(place));
    json!({ "seat": place.seat.letter(), "zone": ids::zone(zone), "number": number })
}

/// A number that people count from 1.
pub(super) fn from_one(number: u8) -> Json {
    Json::from(u32::from(number) + 1)
}

pub(super) fn phase_json(phase: Option<Phase>) -> Json {
    phase.map_or(Json::Null, |phase| Json::from(ids::phase(phase)))
}

pub(super) fn lot_json(lot: Lot) -> Json {
    match lot {
        Lot::Cards { seat, zone, count } => json!({
            "what": "cards", "seat": seat.letter(), "zone": ids::zone(zone), "count": count,
        }),
        Lot::Coin => json!({ "what": "coin" }),
        Lot::Die => json!({ "what": "die" }),
    }
}

/// A lingering effect. What its rule needs beside its name comes in a field of its own.
pub(super) fn lingering_json(
    position: &Position,
    cards: &Catalogue,
    lingering: &Lingering,
) -> Json {
    let card = |card| card_json(position, position, cards, card);
    let mut fields = object(json!({
        "rule": ids::lingering(lingering.rule),
        "seat": lingering.seat.letter(),
        "card": lingering.card.map(card),
        "name": null,
        "until": until_json(lingering.until),
        "source": card(lingering.source),
    }));
    fields.extend(object(rule_json(cards, lingering.rule)));
    Json::Object(fields)
}

fn rule_json(cards: &Catalogue, rule: LingeringRule) -> Json {
    match rule {
        LingeringRule::CannotActivate(face) | LingeringRule::BanishesNamed(face) => {
            json!({ "name": name(cards, Some(face)) })
        }
        LingeringRule::BurnsWhenDestroyed(amount) => json!({ "amount": amount }),
        LingeringRule::Skips(phase) => json!({ "phase": ids::phase(phase) }),
        LingeringRule::Forbids(what) => json!({ "what": ids::forbidden(what) }),
        LingeringRule::Change(value, by) => json!({ "what": ids::value(value), "by": by }),
        LingeringRule::Becomes(value, to) | LingeringRule::OriginalBecomes(value, to) => {
            json!({ "what": ids::value(value), "to": to })
        }
        LingeringRule::ColumnNegated(column) => json!({ "column": from_one(column) }),
        LingeringRule::Spent(attribute) => json!({ "attribute": attribute.as_str() }),
        LingeringRule::Remembers(number) => json!({ "number": number }),
        LingeringRule::DrawsOnSpecialSummon(count) => json!({ "count": count }),
        LingeringRule::GoesBack(seat) | LingeringRule::SummonedLater(seat) => {
            json!({ "to": seat.letter() })
        }
        LingeringRule::DamageOfLinkToOther(link) => json!({ "link": link }),
        LingeringRule::Loses(reason) => json!({ "reason": ids::result_reason(reason) }),
        LingeringRule::NoBattleDamage
        | LingeringRule::NoEffectDamage
        | LingeringRule::BattleDamageToOther
        | LingeringRule::NoBattleDestruction
        | LingeringRule::NoEffectDestruction
        | LingeringRule::Negated
        | LingeringRule::TrapsNegated
        | LingeringRule::UnaffectedBySpellsAndTraps
        | LingeringRule::AttacksEach
        | LingeringRule::ReturnsToHand
        | LingeringRule::BanishedWhenItLeaves
        | LingeringRule::Returns
        | LingeringRule::BattleEnds
        | LingeringRule::NotTributedForSummon
        | LingeringRule::DestroyedLater => json!({}),
    }
}

fn until_json(until: Until) -> Json {
    match until {
        Until::EndOfTurn(turn) => json!({ "end_of_turn": turn }),
        Until::Phase(turn, phase) => json!({ "turn": turn, "phase": ids::phase(phase) }),
        Until::EndOfDamageStep => json!({ "end_of_damage_step": true }),
        Until::Leaves => json!({ "leaves": true }),
        Until::Ever => json!({ "ever": true }),
        Until::EndOfCalculation => json!({ "end_of_calculation": true }),
        Until::EndOfChain => json!({ "end_of_chain": true }),
        Until::WhileAttached => json!({ "while_attached": true }),
    }
}

/// The fields of a JSON object that a `json!` literal made.
pub(super) fn object(value: Json) -> Object {
    match value {
        Json::Object(fields) => fields,
        _ => Object::new(),
    }
}

/// The positions around an event, for naming its cards.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub(super) before: &'a Position,
    pub(super) after: &'a Position,
    pub(super) cards: &'a Catalogue,
}

impl Around<'_> {
    pub(super) fn card(&self, card: CardId) -> Json {
        card_json(self.after, self.before, self.cards, card)
    }

    pub(super) fn list(&self, cards: &[CardId]) -> Json {
        cards.iter().map(|card| self.card(*card)).collect()
    }

    pub(super) fn cause(&self, cause: Cause) -> Json {
        json!({
            "reason": ids::reason(cause.reason),
            "by": cause.by.map(duel::Seat::letter),
            "card": cause.card.map(|card| self.card(card)),
            "link": (cause.link > 0).then_some(cause.link),
        })
    }

    pub(super) fn picked(&self, picked: &Picked) -> Json {
        match picked {
            Picked::Cards(cards) => json!({ "cards": self.list(cards) }),
            Picked::Mode(mode) => json!({ "mode": from_one(*mode) }),
            Picked::Name(face) => {
                json!({ "name": name(self.cards, Some(*face)), "passcode": face.0 })
            }
            Picked::Phase(phase) => json!({ "phase": ids::phase(*phase) }),
            Picked::Whether(yes) => json!({ "whether": yes }),
            Picked::Posture(posture) => json!({ "position": ids::posture(*posture) }),
            Picked::Number(number) => json!({ "number": number }),
            Picked::Word(word) => json!({ "word": word.as_str() }),
            Picked::Told(telling) => self.told(telling),
            Picked::Unknown => Json::Null,
        }
    }
}
