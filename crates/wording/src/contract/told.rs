//! What is told of a declared card, as an object.

use super::facts::{Around, face_json};
use crate::ids;
use duel::{CardId, Telling, Told};
use serde_json::{Value as Json, json};

impl Around<'_> {
    pub(super) fn told(&self, telling: &Telling) -> Json {
        let mut object = self.what_was_told(&telling.what);
        object["also"] = Json::from(telling.also);
        json!({ "told": object })
    }

    fn what_was_told(&self, told: &Told) -> Json {
        let list = |cards: &[CardId]| self.list(cards);
        match told {
            Told::Moved(cards, fate) => json!({
                "what": "moved", "cards": list(cards), "fate": ids::fate(*fate),
            }),
            Told::Summoned {
                cards,
                across,
                posture,
            } => json!({
                "what": "summoned", "cards": list(cards), "across": across,
                "position": ids::posture(*posture),
            }),
            Told::Tokens {
                face,
                count,
                across,
                posture,
            } => json!({
                "what": "tokens", "card": face_json(self.cards, *face), "count": count,
                "across": across, "position": ids::posture(*posture),
            }),
            Told::Turned(cards, posture) => json!({
                "what": "turned", "cards": list(cards), "position": ids::posture(*posture),
            }),
            Told::ControlChanged { cards, this_turn } => json!({
                "what": "control_changed", "cards": list(cards), "this_turn": this_turn,
            }),
            Told::Counters { card, counter, by } => json!({
                "what": "counters", "card": self.card(*card), "counter": counter.as_str(), "by": by,
            }),
            Told::Becomes {
                cards,
                what,
                to,
                this_turn,
            } => json!({
                "what": "becomes", "cards": list(cards), "value": ids::value(*what), "to": to,
                "this_turn": this_turn,
            }),
            Told::EffectsNegated { cards, this_turn } => json!({
                "what": "effects_negated", "cards": list(cards), "this_turn": this_turn,
            }),
            Told::Attached(cards) => json!({ "what": "attached", "cards": list(cards) }),
            Told::Equipped(card) => json!({ "what": "equipped", "card": self.card(*card) }),
            Told::Shown(cards) => json!({ "what": "shown", "cards": list(cards) }),
            other => without_cards(other),
        }
    }
}

fn without_cards(told: &Told) -> Json {
    match told {
        Told::Drawn { seat, count } => {
            json!({ "what": "drawn", "seat": seat.letter(), "count": count })
        }
        Told::LifePoints { seat, by } => {
            json!({ "what": "life_points", "seat": seat.letter(), "by": by })
        }
        Told::LinkNegated { link, what } => {
            json!({ "what": "link_negated", "link": link, "negated": ids::negation(*what) })
        }
        Told::Shuffled(seat) => json!({ "what": "shuffled", "seat": seat.letter() }),
        Told::Won(seat) => json!({ "what": "won", "seat": seat.letter() }),
        Told::SummonNegated => json!({ "what": "summon_negated" }),
        Told::AttackNegated => json!({ "what": "attack_negated" }),
        Told::Over => json!({ "what": "over" }),
        _ => json!({ "what": "other" }),
    }
}
