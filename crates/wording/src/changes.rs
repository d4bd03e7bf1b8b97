//! Sentences about what changes: summons, sets, links, triggers, values, life points, lingering
//! effects, irregularities and the end.

use crate::event::Teller;
use crate::{Wording, args, ids, visible};
use duel::{
    CardId, Cause, Event, Lingering, LingeringRule, Lot, Negation, Picked, Place, Position,
    Posture, Reason, ResultReason, Seat, Until, Value, Zone,
};
use rules::{Catalogue, Rule};

impl Wording {
    /// "B takes no battle damage until the end of turn 3 (Waboku)".
    pub(crate) fn lingering(
        &self,
        position: &Position,
        cards: &Catalogue,
        lingering: &Lingering,
    ) -> String {
        let seat = self.player(lingering.seat);
        let (rule, name) = match lingering.rule {
            LingeringRule::NoBattleDamage => ("no_battle_damage", None),
            LingeringRule::NoBattleDestruction => ("no_battle_destruction", None),
            LingeringRule::CannotActivate(face) => ("cannot_activate", Some(face)),
        };
        let name = self.face(cards, name).unwrap_or_default();
        let effect = self.text("lingering", args![rule: rule, seat: seat, name: name]);
        let Until::EndOfTurn(turn) = lingering.until;
        let source = self.card(position, cards, lingering.source);
        self.text(
            "lingering-until",
            args![effect: effect, turn: turn, source: source],
        )
    }
}

impl Teller<'_> {
    /// The card a cause names, or `none`.
    pub(crate) fn cause_name(&self, cause: Cause) -> String {
        cause
            .card
            .map_or_else(|| "none".to_owned(), |card| self.name(card))
    }

    pub(crate) fn summon(&self, event: &Event) -> String {
        match event {
            Event::SummonDeclared {
                seat, card, method, ..
            } => {
                let method = self
                    .words
                    .text("method", args![method: ids::method(*method)]);
                let (seat, card) = (self.player(*seat), self.short_name(*card));
                self.say(
                    "event-summon-declared",
                    args![seat: seat, card: card, method: method],
                )
            }
            Event::SummonNegated { card, cause } => {
                let by = self.cause_name(*cause);
                self.say(
                    "event-summon-negated",
                    args![card: self.short_name(*card), by: by],
                )
            }
            Event::SummonSucceeded { card } => self.summon_succeeded(*card),
            _ => String::new(),
        }
    }

    fn summon_succeeded(&self, card: CardId) -> String {
        let (place, posture) = match self.after.card(card) {
            Some(row) => (
                self.words.located("place-in", row.place),
                self.words.in_posture(row.posture),
            ),
            None => ("none".to_owned(), String::new()),
        };
        let card = self.short_name(card);
        self.say(
            "event-summon-succeeded",
            args![card: card, place: place, posture: posture],
        )
    }

    pub(crate) fn card_set(&self, seat: Seat, card: CardId, to: Place) -> String {
        let known = self.face(card);
        let what = match (&known, to.zone) {
            (Some(_), _) => "card",
            (None, Zone::Monster) => "monster",
            (None, _) => "unknown",
        };
        let place = self.words.located("place-in", to);
        let card = known.unwrap_or_default();
        self.say(
            "event-card-set",
            args![seat: self.player(seat), what: what, card: card, place: place],
        )
    }

    pub(crate) fn turned(&self, card: CardId, to: Posture, cause: Cause) -> String {
        // A card isn't turned by itself: where it is its own cause, its player turned it by hand.
        let by_hand = cause.by.filter(|_| cause.card.is_none_or(|by| by == card));
        let (reason, by) = match (cause.reason, by_hand) {
            (Reason::Rule, Some(seat)) => ("by_hand", self.player(seat).to_owned()),
            (reason, _) => (ids::reason(reason), self.cause_name(cause)),
        };
        let posture = self.words.in_posture(to);
        self.say(
            "event-position-changed",
            args![card: self.name(card), posture: posture, reason: reason, by: by],
        )
    }

    pub(crate) fn link_added(&self, event: &Event) -> String {
        let Event::LinkAdded {
            link,
            seat,
            card,
            kind,
            speed,
            targets,
            declared,
            ..
        } = event
        else {
            return String::new();
        };
        let targets = if targets.is_empty() {
            "none".to_owned()
        } else {
            self.names(targets)
        };
        let declared = declared.map_or_else(|| "none".to_owned(), |face| self.declared(face));
        self.say(
            "event-link-added",
            args![
                seat: self.player(*seat),
                card: self.link_name(*link),
                what: if kind.is_card() { "card" } else { "effect" },
                set: if self.was_hidden(*card) { "yes" } else { "no" },
                targets: targets,
                declared: declared,
                link: *link,
                speed: *speed,
            ],
        )
    }

    fn was_hidden(&self, card: CardId) -> bool {
        self.before.card(card).is_some_and(|row| row.face.is_none())
    }

    pub(crate) fn chain_closed(&self, links: u8) -> String {
        let links = self.words.text("count-links", args![count: links]);
        self.say("event-chain-closed", args![links: links])
    }

    pub(crate) fn link_negated(&self, link: u8, what: Negation, cause: Cause) -> String {
        let (card, by) = (self.link_name(link), self.cause_name(cause));
        let what = ids::negation(what);
        self.say(
            "event-link-negated",
            args![link: link, card: card, what: what, by: by],
        )
    }

    pub(crate) fn trigger_met(&self, seat: Seat, card: CardId, mandatory: bool) -> String {
        let must = if mandatory { "yes" } else { "no" };
        let (seat, card) = (self.player(seat), self.name(card));
        self.say(
            "event-trigger-met",
            args![seat: seat, card: card, mandatory: must],
        )
    }

    pub(crate) fn trigger_missed(&self, seat: Seat, card: CardId, cause: Cause) -> String {
        let (seat, card) = (self.player(seat), self.name(card));
        let (link, by) = (cause.link, self.cause_name(cause));
        let reason = ids::reason(cause.reason);
        self.say(
            "event-trigger-missed",
            args![seat: seat, card: card, reason: reason, by: by, link: link],
        )
    }

    pub(crate) fn value_changed(
        &self,
        card: CardId,
        what: Value,
        to: Option<i32>,
        cause: Cause,
    ) -> String {
        let shown = |value: Option<i32>| value.map_or_else(|| "?".to_owned(), |n| n.to_string());
        let from = shown(value_of(self.before, self.cards, card, what));
        let printed = if to.is_none() { "yes" } else { "no" };
        let to = shown(to.or_else(|| value_of(self.after, self.cards, card, what)));
        let value = self.words.text("value", args![value: ids::value(what)]);
        let (card, by) = (self.name(card), self.cause_name(cause));
        self.say(
            "event-value-changed",
            args![card: card, value: value, from: from, to: to, printed: printed, by: by],
        )
    }

    pub(crate) fn lp_changed(&self, seat: Seat, by: i32, to: u32, cause: Cause) -> String {
        let how = match cause.reason {
            Reason::SetUp => "set_up",
            Reason::Cost => "cost",
            _ if by < 0 => "loses",
            _ => "gains",
        };
        let source = self.cause_name(cause);
        self.say(
            "event-lp-changed",
            args![
                seat: self.player(seat),
                how: how,
                by: by.unsigned_abs().to_string(),
                to: to.to_string(),
                source: source,
            ],
        )
    }

    pub(crate) fn random(&self, lot: Lot, picked: &Picked) -> String {
        let Lot::Cards { seat, zone, count } = lot;
        let place = self.words.located("place-from", Place::pile(seat, zone));
        let what = match picked {
            Picked::Cards(cards) => {
                let names: Vec<String> = cards.iter().filter_map(|card| self.face(*card)).collect();
                self.counted(names, cards.len())
            }
            _ => self.words.text("count-cards", args![count: count]),
        };
        self.say("event-random", args![cards: what, place: place])
    }

    pub(crate) fn irregularity(&self, id: &str, by: Seat, wronged: Option<Seat>) -> String {
        let rule = Rule::ALL.iter().find(|rule| rule.id() == id);
        let (_, sentence) = rule.map(|rule| self.words.rule(*rule)).unwrap_or_default();
        let wronged = wronged.map_or("none", |seat| self.player(seat));
        self.say(
            "event-irregularity",
            args![seat: self.player(by), rule: sentence, id: visible(id), wronged: wronged],
        )
    }

    pub(crate) fn duel_ended(&self, result: duel::DuelResult, reason: ResultReason) -> String {
        let reason = ids::result_reason(reason);
        match result {
            duel::DuelResult::Won(seat) => {
                let (winner, loser) = (self.player(seat), self.player(seat.other()));
                self.say(
                    "event-duel-won",
                    args![winner: winner, loser: loser, reason: reason],
                )
            }
            duel::DuelResult::Draw => self.say("event-duel-drawn", args![reason: reason]),
        }
    }
}

/// A value of a card as it is: changed, or as printed.
pub(crate) fn value_of(
    position: &Position,
    cards: &Catalogue,
    card: CardId,
    what: Value,
) -> Option<i32> {
    let changed = position
        .values
        .iter()
        .find(|(id, value, _)| (*id, *value) == (card, what));
    if let Some((_, _, now)) = changed {
        return Some(*now);
    }
    let monster = cards.of(position.card(card)?)?.monster()?;
    match what {
        Value::Atk => monster.atk,
        Value::Def => monster.def,
        Value::Level => Some(i32::from(monster.level)),
    }
}
