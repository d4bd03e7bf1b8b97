//! One card of the field in words: how it lies, its values, and all that belongs to it.

use crate::changes::{attached_to, changed, value_of};
use crate::names::zone_and_number;
use crate::{Wording, args};
use duel::{Position, Row, Value, Zone};
use rules::{
    Catalogue,
    vocabulary::{CardKind, MonsterKind, Spell},
};

impl Wording {
    pub(super) fn on_field(&self, position: &Position, cards: &Catalogue, row: &Row) -> String {
        let card = self
            .face(cards, row.face)
            .unwrap_or_else(|| self.text("card-some", args![]));
        let more = self.belongings(position, cards, row);
        let more = more
            .into_iter()
            .reduce(|first, next| self.text("list-more", args![first: first, next: next]));
        let (values, atk, def) = self.battle_values(position, cards, row);
        let owner = match row.owner == row.place.seat {
            true => "none",
            false => self.player(row.owner),
        };
        let (zone, number) = zone_and_number(row.place);
        self.text(
            "position-card",
            args![
                number: number,
                card: card,
                zone: zone,
                posture: self.posture(row.posture),
                values: values,
                atk: atk,
                def: def,
                more: more.unwrap_or_else(|| "none".to_owned()),
                owner: owner,
            ],
        )
    }

    /// ATK and DEF as they are, and which of them it has: a Link monster has no DEF.
    fn battle_values(
        &self,
        position: &Position,
        cards: &Catalogue,
        row: &Row,
    ) -> (&'static str, String, String) {
        let value = |what| match row.place.zone {
            Zone::Monster => value_of(position, cards, row.id, what),
            _ => None,
        };
        let (atk, def) = (value(Value::Atk), value(Value::Def));
        let shown = |value: Option<i32>| value.map_or_else(|| "?".to_owned(), |n| n.to_string());
        let which = match (atk, def) {
            (None, None) => "no",
            _ if kind(cards, row) == Some(MonsterKind::Link) => "atk",
            _ => "both",
        };
        (which, shown(atk), shown(def))
    }

    /// A changed level, negated effects, counters, materials, what is equipped to it.
    fn belongings(&self, position: &Position, cards: &Catalogue, row: &Row) -> Vec<String> {
        let level = changed(position, row.id, Value::Level);
        let level = level.map(|level| self.level(kind(cards, row), level));
        let flag = |is: bool, key| is.then(|| self.text(key, args![]));
        let of_this = position.counters.iter().filter(|(id, ..)| *id == row.id);
        let counters = of_this.map(|(_, word, count)| self.counters(*word, u32::from(*count)));
        let states = [
            level,
            flag(position.is_negated(row.id), "position-negated"),
            flag(row.token, "position-token"),
            flag(row.gemini, "position-gemini"),
        ];
        let attached = [
            self.attached_line(position, cards, row, true),
            self.attached_line(position, cards, row, false),
            row.attached.map(|bearer| {
                let card = self.card(position, cards, bearer);
                let how = if equips(cards, row) { "equip" } else { "bound" };
                self.text("position-bound", args![card: card, how: how])
            }),
        ];
        let states = states.into_iter().flatten().chain(counters);
        states.chain(attached.into_iter().flatten()).collect()
    }

    fn level(&self, kind: Option<MonsterKind>, level: i32) -> String {
        let kind = match kind {
            Some(MonsterKind::Xyz) => "xyz",
            _ => "main",
        };
        self.text("position-level", args![kind: kind, level: level])
    }

    fn attached_line(
        &self,
        position: &Position,
        cards: &Catalogue,
        row: &Row,
        materials: bool,
    ) -> Option<String> {
        let names: Vec<String> = attached_to(position, row.id, materials)
            .map(|row| self.row(cards, row))
            .collect();
        let key = match materials {
            true => "position-materials",
            false => "position-equips",
        };
        (!names.is_empty()).then(|| self.text(key, args![cards: self.list(&names)]))
    }
}

fn kind(cards: &Catalogue, row: &Row) -> Option<MonsterKind> {
    Some(cards.of(row)?.monster()?.kind)
}

/// True for an equip spell: anything else that belongs to a monster is bound to it.
pub(crate) fn equips(cards: &Catalogue, row: &Row) -> bool {
    let card = cards.of(row);
    card.is_some_and(|card| card.kind == CardKind::Spell(Spell::Equip))
}
