//! The fields of attacks and battles.

use crate::contract::facts::Around;
use duel::Event;
use serde_json::{Value as Json, json};

pub(super) fn battle(around: Around<'_>, event: &Event) -> Json {
    match event {
        Event::AttackDeclared { seat, card, target } => json!({
            "seat": seat.letter(), "card": around.card(*card),
            "target": target.map(|target| around.card(target)),
        }),
        Event::AttackRetargeted { card, target } => json!({
            "card": around.card(*card), "target": target.map(|target| around.card(target)),
        }),
        Event::AttackStopped {
            card,
            taken_back,
            cause,
        } => json!({
            "card": around.card(*card), "taken_back": taken_back, "cause": around.cause(*cause),
        }),
        Event::DamageCalculated { attacker, target } => {
            let attack = around.before.attack;
            json!({
                "card": attack.map(|attack| around.card(attack.card)),
                "target": attack.and_then(|attack| Some(around.card(attack.target?))),
                "destroyed": { "card": attacker, "target": target },
            })
        }
        _ => json!({}),
    }
}
