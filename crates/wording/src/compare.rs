//! What differs between two positions, in words.

use crate::position::ZONES;
use crate::{Wording, args, ids};
use duel::{Position, Seat, Zone};
use rules::Catalogue;

/// Something that isn't the same in two positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What: `lp`, `hand`, `monster`, …, `turn`, `chain`, `result`.
    pub what: &'static str,
    /// Whose, where it is a seat's.
    pub seat: Option<Seat>,
    /// What it is about: "B's life points".
    pub about: String,
    /// How it is in each of the two.
    pub values: [String; 2],
}

impl Wording {
    /// What differs between two positions: the moment, the chain, and on each side the life points
    /// and every zone.
    #[must_use]
    pub fn differences(&self, both: [&Position; 2], cards: &Catalogue) -> Vec<Difference> {
        let moment = self.difference("moment", None, both.map(|one| self.short_moment(one)));
        let chain = self.difference("chain", None, both.map(|one| one.chain.len().to_string()));
        let result = self.difference("result", None, both.map(|one| self.result(one, cards)));
        let sides = Seat::BOTH
            .into_iter()
            .flat_map(|seat| self.side_of(seat, both, cards));
        let all = [moment, chain].into_iter().chain(sides).chain([result]);
        all.flatten().collect()
    }

    fn side_of(
        &self,
        seat: Seat,
        both: [&Position; 2],
        cards: &Catalogue,
    ) -> Vec<Option<Difference>> {
        let lp = both.map(|one| one.lp[seat].to_string());
        let deck = both.map(|one| one.count(seat, Zone::Deck).to_string());
        let extra = both.map(|one| one.count(seat, Zone::Extra).to_string());
        let mut found = vec![self.difference("lp", Some(seat), lp)];
        for zone in ZONES {
            let held = both.map(|one| self.zone(one, cards, seat, zone));
            found.push(self.difference(ids::zone(zone), Some(seat), held));
        }
        found.push(self.difference("deck", Some(seat), deck));
        found.push(self.difference("extra", Some(seat), extra));
        found
    }

    /// The cards of a zone; `none` for an empty one.
    fn zone(&self, position: &Position, cards: &Catalogue, seat: Seat, zone: Zone) -> String {
        let rows = position.zone_in_order(seat, zone);
        match rows.is_empty() {
            true => self.text("compare-nothing", args![]),
            false => self.zone_cards(position, cards, zone, &rows),
        }
    }

    fn short_moment(&self, position: &Position) -> String {
        self.place(position.turn, position.phase, position.step)
    }

    fn result(&self, position: &Position, cards: &Catalogue) -> String {
        let end = self.ended(position, cards);
        end.unwrap_or_else(|| self.text("compare-goes-on", args![]))
    }

    pub(crate) fn difference(
        &self,
        what: &'static str,
        seat: Option<Seat>,
        values: [String; 2],
    ) -> Option<Difference> {
        let name = seat.map_or("none", |seat| self.player(seat));
        (values[0] != values[1]).then(|| Difference {
            what,
            seat,
            about: self.text("compare-about", args![what: what, seat: name]),
            values,
        })
    }
}
