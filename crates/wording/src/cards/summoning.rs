//! How a monster is summoned, where its text says something about it.

use super::pool::quantity;
use super::{Speaker, spelling};
use crate::args;
use duel::Method;
use rules::vocabulary::{CardDef, Materials, Places, Portion, Side, Special, Way};

impl Speaker<'_> {
    /// One line for each thing that is said.
    pub(super) fn summoning(&self, card: &CardDef) -> Vec<String> {
        let summoning = &card.summoning;
        let tributes = summoning.tributes;
        let lines = [
            summoning
                .no_normal
                .then(|| self.text("defined-no-normal", &[])),
            tributes.map(|count| self.text("defined-tributes", args![count: count])),
            (summoning.special != Special::Free).then(|| {
                let special = spelling::special(summoning.special);
                self.text("defined-special", args![special: special])
            }),
            summoning.materials.as_ref().map(|materials| {
                let materials = self.materials(materials);
                self.text("defined-materials", args![materials: materials])
            }),
        ];
        // Ways are counted as `rules::ways` counts them: the printed materials may be the first.
        let first = rules::ways(card).count() - summoning.ways.len() + 1;
        let ways = summoning.ways.iter().zip(first..);
        let ways = ways.flat_map(|(way, number)| self.way(number, way));
        lines.into_iter().flatten().chain(ways).collect()
    }

    /// "1 Tuner monster + 1 or more non-Tuner monsters".
    pub(super) fn materials(&self, materials: &Materials) -> String {
        let parts = materials.parts.iter().map(|part| self.portion(part));
        let join = |first, next| self.text("defined-plus", args![first: first, next: next]);
        parts.reduce(join).unwrap_or_default()
    }

    fn portion(&self, part: &Portion) -> String {
        let count = quantity(u32::from(part.least), u32::from(part.most));
        let things = self.so_many(&count, &part.filter, "monster");
        self.with(things, &part.filter)
    }

    fn way(&self, number: usize, way: &Way) -> Vec<String> {
        let method = self.words.method(way.method);
        let limit = way.limit.map(|limit| self.limit(limit)).unwrap_or_default();
        let from = self.way_from(way);
        let facing = self.facing(way.facing, way.method);
        let head = args![number: number, method: method, from: from, facing: facing, limit: limit];
        let mut lines = vec![self.text("defined-way", head)];
        if !way.requires.is_empty() {
            let all = self.conditions(&way.requires);
            lines.push(self.indented(1, "defined-requires", args![conditions: all]));
        }
        if !way.cost.is_empty() {
            let steps = self.steps(&way.cost);
            lines.push(self.indented(1, "defined-cost", args![steps: steps]));
        }
        if let Some(materials) = &way.materials {
            let on_top = if way.on_top { "yes" } else { "no" };
            let materials = self.materials(materials);
            let said = args![materials: materials, top: on_top];
            lines.push(self.indented(1, "defined-way-materials", said));
        }
        lines
    }

    /// From where it is summoned; the hand or the extra deck when nothing is said.
    fn way_from(&self, way: &Way) -> String {
        let from_extra = matches!(
            way.method,
            Method::Fusion | Method::Synchro | Method::Xyz | Method::Link
        );
        let usual = if from_extra {
            Places::ExtraDeck
        } else {
            Places::Hand
        };
        let places = match way.from.as_slice() {
            [] => &[usual],
            places => places,
        };
        self.whence(places, Side::Own)
    }
}
