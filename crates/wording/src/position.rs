//! A whole position in words, as `show` prints it. Cards on the field are said in `position/field.rs`.

mod field;

pub(crate) use field::equips;

use crate::ways::effects;
use crate::{Wording, args, ids};
use duel::{Ahead, Goal, Link, Passcode, Position, Row, Seat, Setting, Use, Zone};
use rules::{Catalogue, vocabulary::Limit};

/// The zones of a side, in the order in which they are said.
pub(crate) const ZONES: [Zone; 7] = [
    Zone::Hand,
    Zone::Monster,
    Zone::Spell,
    Zone::Field,
    Zone::Pendulum,
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
        let mut rest = self.ledger(position, cards);
        rest.extend(self.ended(position, cards));
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
        let place = match position.timing {
            Some(timing) => self.text(
                "moment-timing",
                args![place: place, timing: self.timing(timing)],
            ),
            None => place,
        };
        let seat = self.player(position.turn_seat);
        self.sentence("position-moment", args![place: place, seat: seat])
    }

    /// The attack and the summon under way and the links of the chain, the last one first.
    #[must_use]
    pub fn chain_lines(&self, position: &Position, cards: &Catalogue) -> Vec<String> {
        let attack = self.attack_line(position, cards);
        let summon = self.summon_line(position, cards);
        let links = position.chain.iter().enumerate().rev();
        let links = links.map(|(at, link)| self.link_line(position, cards, at + 1, link));
        attack.into_iter().chain(summon).chain(links).collect()
    }

    fn attack_line(&self, position: &Position, cards: &Catalogue) -> Option<String> {
        let attack = position.attack?;
        let state = match (attack.calculated, attack.changed) {
            (true, _) => "calculated",
            (false, true) => "changed",
            (false, false) => "declared",
        };
        let target = attack
            .target
            .map(|target| self.card(position, cards, target));
        Some(self.sentence(
            "position-attack",
            args![
                card: self.card(position, cards, attack.card),
                target: target.unwrap_or_else(|| "none".to_owned()),
                seat: self.player(attack.seat.other()),
                state: self.text("position-attack-state", args![state: state]),
            ],
        ))
    }

    fn summon_line(&self, position: &Position, cards: &Catalogue) -> Option<String> {
        let summon = position.summon?;
        let joined = position.joined.iter().map(|joined| joined.card);
        let all = std::iter::once(summon.card).chain(joined);
        let names: Vec<String> = all.map(|card| self.card(position, cards, card)).collect();
        Some(self.sentence(
            "position-summon",
            args![
                seat: self.player(summon.seat),
                cards: self.list(&names),
                method: self.method(summon.method),
            ],
        ))
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
        let word = link.word.map(|word| self.word(word));
        let declared = self.face(cards, link.declared).or(word);
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
                declared: declared.unwrap_or_else(|| "none".to_owned()),
                state: if resolving && !link.resolved { "resolving" } else { state },
            ],
        )
    }

    /// One side: life points, the sizes of hand and decks, and what lies where.
    #[must_use]
    pub fn side(&self, position: &Position, cards: &Catalogue, seat: Seat) -> Vec<String> {
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
    #[must_use]
    pub fn zone_cards(
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

    /// What was used this turn, what lingers, how far a player has said to go on.
    #[must_use]
    pub fn ledger(&self, position: &Position, cards: &Catalogue) -> Vec<String> {
        let used = position
            .used
            .iter()
            .map(|used| self.used(position, cards, used));
        let ever = position.used_ever.iter();
        let ever = ever.filter(|(_, name, effect)| once_a_duel(position, cards, *name, *effect));
        let ever = ever.map(|(seat, name, effect)| {
            let card = self.face(cards, Some(*name)).unwrap_or_default();
            let effect = u32::from(*effect) + 1;
            self.sentence(
                "position-used-ever",
                args![seat: self.player(*seat), card: card, effect: effect],
            )
        });
        let lingering = position.lingering.iter().map(|lingering| {
            let effect = self.lingering(position, cards, lingering);
            self.sentence("position-lingering", args![effect: effect])
        });
        let ahead = Seat::BOTH.into_iter().flat_map(|seat| {
            let setting = self.setting(position.settings[seat], seat);
            self.goal(position, seat).into_iter().chain(setting)
        });
        let direct = self.direct_attacks(position, cards);
        let all = used.chain(direct).chain(ever);
        all.chain(lingering).chain(ahead).collect()
    }

    /// The monsters that attacked a player this turn: of their attacks, those that aren't at a
    /// monster.
    fn direct_attacks(&self, position: &Position, cards: &Catalogue) -> Vec<String> {
        let at_monsters = |row: &Row| {
            let at = |used: &&Use| matches!(used, Use::Attacked { card, .. } if *card == row.id);
            position.used.iter().filter(at).count()
        };
        let rows = position.rows.iter();
        let direct = rows.filter(|row| usize::from(row.attacks) > at_monsters(row));
        let name = |row: &Row| self.card(position, cards, row.id);
        direct
            .map(|row| self.sentence("position-attacked-directly", args![card: name(row)]))
            .collect()
    }

    /// How the duel ended, if it did.
    #[must_use]
    pub fn ended(&self, position: &Position, cards: &Catalogue) -> Option<String> {
        let (result, reason) = position.result?;
        let teller = crate::event::Teller {
            words: self,
            before: position,
            after: position,
            cards,
        };
        Some(teller.duel_ended(result, reason))
    }

    /// An entry of the turn's ledger: "A has used this turn's Normal Summon or Set."
    #[must_use]
    pub fn used(&self, position: &Position, cards: &Catalogue, used: &Use) -> String {
        let flag = |is: &bool| if *is { "yes" } else { "no" };
        let only = |key, seat: &Seat| self.sentence(key, args![seat: self.player(*seat)]);
        match used {
            Use::NormalSummon(seat) => only("position-used-summon", seat),
            Use::PendulumSummon(seat) => only("position-used-pendulum", seat),
            Use::SpecialSummon(seat) => only("position-used-special", seat),
            Use::Summon(seat) => only("position-used-other-summon", seat),
            Use::Battle(seat) => only("position-used-battle", seat),
            Use::Attacked { card, target } => {
                let name = |card| self.card(position, cards, card);
                let said = args![card: name(*card), target: name(*target)];
                self.sentence("position-used-attack", said)
            }
            Use::Way {
                seat,
                name,
                way,
                negated,
            } => {
                let card = self.face(cards, Some(*name)).unwrap_or_default();
                self.sentence(
                    "position-used-way",
                    args![
                        seat: self.player(*seat),
                        card: card,
                        way: u32::from(*way) + 1,
                        negated: flag(negated),
                    ],
                )
            }
            Use::Effect {
                seat,
                name,
                card,
                effect,
                negated,
                ..
            } => {
                let name = self.face(cards, Some(*name));
                let card = name.unwrap_or_else(|| self.card(position, cards, *card));
                self.sentence(
                    "position-used-effect",
                    args![
                        seat: self.player(*seat),
                        card: card,
                        effect: u32::from(*effect) + 1,
                        negated: flag(negated),
                    ],
                )
            }
        }
    }

    fn goal(&self, position: &Position, seat: Seat) -> Option<String> {
        let Ahead { goal, suspended } = position.goals[seat]?;
        let (goal, phase) = match goal {
            Goal::Leave(phase) => ("leave", self.the_phase(phase)),
            Goal::LeaveStep(step) => ("leave_step", self.step(step)),
            Goal::Reach(phase) => ("reach", self.the_phase(phase)),
            Goal::EndTurn => ("end_turn", String::new()),
        };
        let key = match suspended {
            true => "position-goal-suspended",
            false => "position-goal",
        };
        let seat = self.player(seat);
        Some(self.sentence(key, args![seat: seat, goal: goal, phase: phase]))
    }

    fn setting(&self, setting: Setting, seat: Seat) -> Option<String> {
        let is = match (setting.passes, setting.suspended) {
            (false, _) => return None,
            (true, true) => "suspended",
            (true, false) => "on",
        };
        Some(self.sentence("position-setting", args![seat: self.player(seat), is: is]))
    }
}

/// True for an effect that is used once a duel: only then what was used before this turn counts.
fn once_a_duel(position: &Position, cards: &Catalogue, name: Passcode, effect: u8) -> bool {
    let effects = cards.get(name).map(|card| effects(card, position));
    let effect = effects.and_then(|effects| effects.get(usize::from(effect)));
    effect.is_some_and(|effect| effect.limit == Some(Limit::OncePerDuelByName))
}
