//! Cards as a written duel names them, so that the line can be read back.

use crate::names::number;
use duel::{CardId, Passcode, Position, Row, Zone};
use rules::Catalogue;

/// When it is written whose side a card is on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// It can only be the one's who says it.
    Never,
    /// Where another card is like it, or nobody knows which it is.
    IfUnclear,
    /// Also where its name alone would be clear.
    Always,
}

/// A card by its name, with its place where another card of that name could be meant; a card
/// without a known face by how and where it lies. `side` when cards of both players could be
/// meant.
pub(crate) fn written_card(
    position: &Position,
    cards: &Catalogue,
    card: CardId,
    whose: Whose,
) -> String {
    let Some(row) = position.card(card) else {
        return "a card".to_owned();
    };
    match row.face.filter(|face| face.0 != 0) {
        Some(face) if !alone(position, row) => placed(row, whose, &spelled(cards, face)),
        Some(face) if whose == Whose::Always => {
            format!("{}'s {}", row.place.seat, spelled(cards, face))
        }
        Some(face) => spelled(cards, face),
        None => placed(row, whose, unnamed(row)),
    }
}

/// True when no other card has the face. One of a pile can't be told from its like anyway.
fn alone(position: &Position, row: &Row) -> bool {
    let pile = (row.place.seat, row.place.zone);
    let elsewhere =
        |other: &&Row| row.place.zone.on_field() || (other.place.seat, other.place.zone) != pile;
    let mut like = position
        .rows
        .iter()
        .filter(|other| other.id != row.id && other.face == row.face);
    !like.any(|other| elsewhere(&other))
}

/// "B's Sangan in zone 2", "Sangan from the hand".
fn placed(row: &Row, whose: Whose, name: &str) -> String {
    let place = match row.place.zone {
        Zone::Monster | Zone::Spell | Zone::Field | Zone::Pendulum => {
            format!(" in zone {}", number(row.place))
        }
        Zone::Hand => " from the hand".to_owned(),
        Zone::Deck => " from the deck".to_owned(),
        Zone::Graveyard => " from the graveyard".to_owned(),
        Zone::Banished => " from the banished cards".to_owned(),
        Zone::Material => " from the materials".to_owned(),
        Zone::Extra => " from the extra deck".to_owned(),
        Zone::Limbo | Zone::Gone => String::new(),
    };
    let owner = match (whose, row.face) {
        (Whose::Always | Whose::IfUnclear, _) => format!("{}'s ", row.place.seat),
        (Whose::Never, Some(_)) => String::new(),
        (Whose::Never, None) => "a ".to_owned(),
    };
    format!("{owner}{name}{place}")
}

fn unnamed(row: &Row) -> &'static str {
    match (row.place.zone, row.posture.face_up()) {
        (Zone::Monster, false) => "set monster",
        (Zone::Spell | Zone::Field, false) => "set card",
        _ => "card",
    }
}

/// The name a written duel can be read back by: the English one, in brackets where a word of it
/// could be read as something else; the passcode of a card nobody describes.
#[must_use]
pub fn spelled(cards: &Catalogue, face: Passcode) -> String {
    match cards.get(face) {
        None if face.0 == 0 => "a card".to_owned(),
        None => face.0.to_string(),
        Some(card) if needs_brackets(&card.names.en) => format!("[{}]", card.names.en),
        Some(card) => card.names.en.clone(),
    }
}

/// True when a word of the name is one of the language of written duels, or a mark is in it.
/// Brackets may always be written, so this errs on their side.
fn needs_brackets(name: &str) -> bool {
    const FIRST: [&str; 26] = [
        "a",
        "b",
        "the",
        "no",
        "monster",
        "nothing",
        "something",
        "turn",
        "chain",
        "link",
        "mode",
        "chance",
        "irregularity",
        "face-up",
        "at",
        "yes",
        "direct",
        "directly",
        "summon",
        "lingering",
        "start",
        "battle",
        "damage",
        "end",
        "coin",
        "die",
    ];
    const ANYWHERE: [&str; 40] = [
        "a's",
        "b's",
        "targeting",
        "tributing",
        "discarding",
        "banishing",
        "detaching",
        "sending",
        "returning",
        "revealing",
        "declaring",
        "choosing",
        "using",
        "way",
        "with",
        "on",
        "has",
        "is",
        "->",
        "equipped",
        "bound",
        "materials",
        "triggered",
        "missed",
        "counter",
        "counters",
        "effect",
        "zone",
        "card",
        "cards",
        "hand",
        "deck",
        "graveyard",
        "field",
        "attack",
        "defense",
        "defence",
        "banished",
        "set",
        "face-down",
    ];
    const LAST: [&str; 3] = ["in", "from", "among"];
    let lower = name.to_lowercase();
    let words: Vec<&str> = lower.split(' ').collect();
    name.contains([',', ';', ':', '"'])
        || words
            .first()
            .is_some_and(|word| FIRST.contains(word) || word.parse::<u32>().is_ok())
        || words.iter().any(|word| ANYWHERE.contains(word))
        || words.last().is_some_and(|word| LAST.contains(word))
        || words.ends_with(&["phase"])
        || lower.ends_with("phase 1")
        || lower.ends_with("phase 2")
}
