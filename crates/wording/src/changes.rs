//! What is so at a position, apart from where cards lie: values, negated effects, what is attached.

use duel::{CardId, Position, Row, Value, Zone};
use rules::Catalogue;

/// A value of a card as it is: changed, or as printed.
pub(crate) fn value_of(
    position: &Position,
    cards: &Catalogue,
    card: CardId,
    what: Value,
) -> Option<i32> {
    if let Some(now) = changed(position, card, what) {
        return Some(now);
    }
    let monster = cards.of(position.card(card)?)?.monster()?;
    match what {
        Value::Atk => monster.atk,
        Value::Def => monster.def,
        Value::Level => Some(i32::from(monster.level)),
        Value::Negated => Some(0),
    }
}

/// A value that isn't as printed.
pub(crate) fn changed(position: &Position, card: CardId, what: Value) -> Option<i32> {
    let mut values = position.values.iter();
    let found = values.find(|(id, value, _)| (*id, *value) == (card, what));
    found.map(|(.., now)| *now)
}

/// The cards attached to a card: its materials, or what equips it or is tied to it.
pub(crate) fn attached_to(
    position: &Position,
    card: CardId,
    materials: bool,
) -> impl Iterator<Item = &Row> {
    let rows = position.rows.iter();
    rows.filter(move |row| {
        row.attached == Some(card) && (row.place.zone == Zone::Material) == materials
    })
}
