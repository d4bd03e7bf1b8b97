//! A whole position in words, as `show` prints it.

use crate::changes::value_of;
use crate::{Wording, args, ids};
use duel::{Goal, Link, Position, Row, Seat, Use, Value, Zone};
use rules::Catalogue;

/// The zones of a side, in the order in which they are said.
pub(crate) const ZONES: [Zone; 6] = [
    Zone::Hand,
    Zone::Monster,
    Zone::Spell,
    Zone::Field,
    Zone::Graveyard,
    Zone::Banished,
];

impl Wording {
    /// The whole position: the moment, who is awaited and why, the chain, both sides, what was
    /// used this turn and what lingers. Several lines, the last without a line end.
    #[must_use]
    pub fn position(&self, position: &Position, cards: &Catalogue) -> String {
        let mut lines = self.heading(position);
        lines.extend(self.chain_lines(position, cards));
        for seat in Seat::BOTH {
            lines.push(String::new());
            lines.extend(self.side(position, cards, seat));
        }
        let rest = self.ledger(position, cards);
        if !rest.is_empty() {
            lines.push(String::new());
            lines.extend(rest);
        }
        lines.join("\n")
    }

    /// The moment, the open window with its answers, the choice asked for, the summon under way.
    #[must_use]
    pub fn heading(&self, position: &Position) -> Vec<String> {
        let mut lines = vec![self.moment(position)];
        if let Some(open) = &position.window {
            lines.push(self.standing(open));
            if open.passes() > 0 {
                lines.push(self.sentence("position-passes", args![count: open.passes()]));
            }
        }
        if let Some(choice) = position.choice {
            let count = (choice.least, choice.most);
            lines.push(self.choice("ask-choice", choice.seat, choice.what, count));
        }
        lines
    }

    /// "Turn 3, A's turn, main phase 1."
    #[must_use]
    pub fn moment(&self, position: &Position) -> String {
        if position.turn == 0 {
            return self.sentence("position-set-up", args![]);
        }
        let place = self.place(position.turn, position.phase, position.step);
        let seat = self.player(position.turn_seat);
        self.sentence("position-moment", args![place: place, seat: seat])
    }

    /// The summon under way and the links of the chain, the last one first.
    #[must_use]
    pub fn chain_lines(&self, position: &Position, cards: &Catalogue) -> Vec<String> {
        let summon = position.summon.map(|summon| {
            let method = self.text("method", args![method: ids::method(summon.method)]);
            let (seat, card) = (
                self.player(summon.seat),
                self.card(position, cards, summon.card),
            );
            self.sentence(
                "position-summon",
                args![seat: seat, card: card, method: method],
            )
        });
        let links = position.chain.iter().enumerate().rev();
        let links = links.map(|(at, link)| self.link_line(position, cards, at + 1, link));
        summon.into_iter().chain(links).collect()
    }

    fn link_line(
        &self,
        position: &Position,
        cards: &Catalogue,
        number: usize,
        link: &Link,
    ) -> String {
        let card = self
            .face(cards, link.face)
            .unwrap_or_else(|| self.card(position, cards, link.card));
        let targets: Vec<String> = link
            .targets
            .iter()
            .map(|card| self.card(position, cards, *card))
            .collect();
        let state = match (link.resolved, link.negated) {
            (true, _) => "resolved",
            (false, Some(negated)) => ids::negation(negated),
            (false, None) => "waits",
        };
        let resolving = position.frame.as_ref().is_some_and(|frame| {
            usize::from(frame.link) == number && frame.part == duel::Part::Effect
        });
        self.sentence(
            "position-link",
            args![
                link: number,
                seat: self.player(link.seat),
                card: card,
                what: if link.kind.is_card() { "card" } else { "effect" },
                speed: link.speed,
                targets: if targets.is_empty() { "none".to_owned() } else { self.list(&targets) },
                declared: self.face(cards, link.declared).unwrap_or_else(|| "none".to_owned()),
                state: if resolving && !link.resolved { "resolving" } else { state },
            ],
        )
    }

    fn side(&self, position: &Position, cards: &Catalogue, seat: Seat) -> Vec<String> {
        let first = self.sentence(
            "position-side",
            args![
                seat: self.player(seat),
                lp: position.lp[seat].to_string(),
                hand: position.count(seat, Zone::Hand),
                deck: position.count(seat, Zone::Deck),
                extra: position.count(seat, Zone::Extra),
            ],
        );
        let zones = ZONES.into_iter().filter_map(|zone| {
            let rows = position.zone_in_order(seat, zone);
            (!rows.is_empty()).then(|| self.zone_line(position, cards, zone, &rows))
        });
        std::iter::once(first).chain(zones).collect()
    }

    fn zone_line(
        &self,
        position: &Position,
        cards: &Catalogue,
        zone: Zone,
        rows: &[&Row],
    ) -> String {
        let said = self.zone_cards(position, cards, zone, rows);
        self.text("position-zone", args![zone: ids::zone(zone), cards: said])
    }

    /// The cards of a zone, one after the other.
    pub(crate) fn zone_cards(
        &self,
        position: &Position,
        cards: &Catalogue,
        zone: Zone,
        rows: &[&Row],
    ) -> String {
        let said: Vec<String> = if zone.on_field() {
            rows.iter()
                .map(|row| self.on_field(position, cards, row))
                .collect()
        } else {
            self.in_pile(cards, zone, rows)
        };
        let said = said
            .into_iter()
            .reduce(|before, next| self.text("position-more", args![before: before, next: next]));
        said.unwrap_or_default()
    }

    /// The cards of a pile: the last one to come to a graveyard first; unknown ones counted.
    fn in_pile(&self, cards: &Catalogue, zone: Zone, rows: &[&Row]) -> Vec<String> {
        let mut names: Vec<String> = rows
            .iter()
            .filter_map(|row| self.face(cards, row.face))
            .collect();
        if zone == Zone::Graveyard {
            names.reverse();
        }
        let unknown = rows.len() - names.len();
        if unknown > 0 {
            names.push(self.text("position-unidentified", args![count: unknown]));
        }
        names
    }

    fn on_field(&self, position: &Position, cards: &Catalogue, row: &Row) -> String {
        let card = self
            .face(cards, row.face)
            .unwrap_or_else(|| self.text("card-some", args![]));
        let shown = |what| value_of(position, cards, row.id, what).map(|n| n.to_string());
        let values = match row.place.zone {
            Zone::Monster => (shown(Value::Atk), shown(Value::Def)),
            _ => (None, None),
        };
        let open = |value: Option<String>| value.unwrap_or_else(|| "?".to_owned());
        let known = values.0.is_some() || values.1.is_some();
        let owner = if row.owner == row.place.seat {
            "none"
        } else {
            self.player(row.owner)
        };
        self.text(
            "position-card",
            args![
                number: crate::names::number(row.place),
                card: card,
                zone: ids::zone(row.place.zone),
                posture: self.posture(row.posture),
                values: if known { "yes" } else { "no" },
                atk: open(values.0),
                def: open(values.1),
                owner: owner,
            ],
        )
    }

    /// What was used this turn, what lingers, how far a player has said to go on, the result.
    fn ledger(&self, position: &Position, cards: &Catalogue) -> Vec<String> {
        let used = position
            .used
            .iter()
            .map(|used| self.used(position, cards, used));
        let lingering = position.lingering.iter().map(|lingering| {
            let effect = self.lingering(position, cards, lingering);
            self.sentence("position-lingering", args![effect: effect])
        });
        let goals = Seat::BOTH
            .into_iter()
            .filter_map(|seat| self.goal(position, seat));
        let end = self.ended(position, cards);
        used.chain(lingering).chain(goals).chain(end).collect()
    }

    /// How the duel ended, if it did.
    pub(crate) fn ended(&self, position: &Position, cards: &Catalogue) -> Option<String> {
        let (result, reason) = position.result?;
        let teller = crate::event::Teller {
            words: self,
            before: position,
            after: position,
            cards,
        };
        Some(teller.duel_ended(result, reason))
    }

    fn used(&self, position: &Position, cards: &Catalogue, used: &Use) -> String {
        match used {
            Use::NormalSummon(seat) => {
                self.sentence("position-used-summon", args![seat: self.player(*seat)])
            }
            Use::Effect {
                seat,
                name,
                card,
                effect,
            } => {
                let name = self.face(cards, Some(*name));
                let card = name.unwrap_or_else(|| self.card(position, cards, *card));
                let effect = u32::from(*effect) + 1;
                self.sentence(
                    "position-used-effect",
                    args![seat: self.player(*seat), card: card, effect: effect],
                )
            }
        }
    }

    fn goal(&self, position: &Position, seat: Seat) -> Option<String> {
        let (goal, phase) = match position.goals[seat]? {
            Goal::Leave(phase) => ("leave", self.the_phase(phase)),
            Goal::Reach(phase) => ("reach", self.the_phase(phase)),
            Goal::EndTurn => ("end_turn", String::new()),
        };
        let seat = self.player(seat);
        Some(self.sentence("position-goal", args![seat: seat, goal: goal, phase: phase]))
    }
}
