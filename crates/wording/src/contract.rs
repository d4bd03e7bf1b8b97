//! The JSON contract: events and positions for programs, as `docs/` promises them.
//!
//! Fields may be added, none is ever renamed. Numbers that people count from 1 (links, effects,
//! modes, steps, zones) are counted from 1 here too; a card is
//! `{"id":N,"name":STRING-or-null,"passcode":N-or-null}`, its name the English one. What only the
//! record knows (`kind`, `number`, times, `text`, the words beside an event) is the caller's to
//! add; where it belongs to an event's own fields (`reason` and `by` of a rewind, `about` of an
//! irregularity) it is there as null.

mod event;
mod facts;
mod position;
mod told;

pub use event::{desk_fields, event_json, event_name};
pub use facts::card_json;
pub use position::position_json;

use duel::{Action, Position, Which};
use rules::{Catalogue, Check, Said, Truth};
use serde_json::{Map, Value as Json, json};

use crate::Wording;

/// An object of the contract; its fields stay in the order in which they are put in.
pub type Object = Map<String, Json>;

/// One entry of `could` (in `missed` and elsewhere): what a seat could have said, with its line.
#[must_use]
pub fn could_json(words: &Wording, position: &Position, cards: &Catalogue, said: &Said) -> Object {
    let card = match said.action.card() {
        Some(Which::Card(card)) => card_json(position, position, cards, *card),
        Some(Which::Unseen { face, .. }) => facts::face_json(cards, *face),
        None => Json::Null,
    };
    let effect = match said.action {
        Action::Activate { effect, .. } => facts::from_one(effect),
        _ => Json::Null,
    };
    let line = words.said(said, position, cards);
    facts::object(json!({ "card": card, "effect": effect, "line": line }))
}

/// One entry of a refusal's `conditions`: a condition of an action. `holds` is null where the record
/// can't say; `missing` is then what it would have to know.
#[must_use]
pub fn check_json(words: &Wording, check: &Check) -> Object {
    let holds = match check.truth {
        Truth::Yes => Json::Bool(true),
        Truth::No => Json::Bool(false),
        Truth::Unknown => Json::Null,
    };
    let missing = check.missing.iter().map(|(seat, zone, count)| {
        json!({ "seat": seat.letter(), "zone": crate::ids::zone(*zone), "count": count })
    });
    facts::object(json!({
        "rule": check.rule.id(), "holds": holds, "text": words.check(check),
        "missing": missing.collect::<Vec<_>>(),
    }))
}
