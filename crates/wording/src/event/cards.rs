//! Sentences about single cards and life points: what is known of them, how they are set and turned,
//! their values, counters, materials and equips.

use super::Teller;
use crate::changes::value_of;
use crate::lingering::course;
use crate::position::equips;
use crate::{args, ids};
use duel::{
    Audience, CardId, Cause, Event, Knowing, Lingering, Passcode, Place, Position, Posture, Reason,
    Seat, Value, Zone,
};

impl Teller<'_> {
    pub(super) fn changed(&self, event: &Event) -> String {
        match event {
            Event::CardsEntered {
                owner,
                to,
                count,
                posture,
            } => self.cards_entered(*owner, *to, *count, *posture),
            Event::CardKnown {
                card,
                face,
                to,
                how,
            } => self.card_known(*card, *face, *to, *how),
            Event::CardSet { seat, card, to, .. } => self.card_set(*seat, *card, *to),
            Event::PositionChanged { card, to, cause } => self.turned(*card, *to, *cause),
            Event::CardsMoved { moves, cause } => self.moved(moves, *cause),
            Event::MaterialsAttached { cards, to, cause } => {
                self.materials_attached(cards, *to, *cause)
            }
            Event::Attached { card, to, cause } => self.attached(*card, *to, *cause),
            Event::CountersChanged { .. } => self.counters_changed(event),
            Event::ValueChanged {
                card,
                what,
                to,
                cause,
            } => self.value_changed(*card, *what, *to, *cause),
            Event::LpChanged {
                seat,
                by,
                to,
                cause,
            } => self.lp_changed(*seat, *by, *to, *cause),
            Event::Shuffled { seat } => self.say("event-shuffled", args![seat: self.player(*seat)]),
            Event::LingeringBegan { lingering, .. } => {
                self.lingering("event-lingering-began", self.after, lingering)
            }
            Event::LingeringEnded { lingering } => {
                self.lingering("event-lingering-ended", self.before, lingering)
            }
            _ => String::new(),
        }
    }

    fn lingering(&self, key: &str, at: &Position, lingering: &Lingering) -> String {
        let effect = self.words.lingering(at, self.cards, lingering);
        let course = course(lingering.rule);
        self.say(key, args![effect: effect, course: course])
    }

    fn cards_entered(&self, owner: Seat, to: Place, count: u8, posture: Posture) -> String {
        let place = self.words.located("place-in", to);
        let posture = if to.zone.on_field() {
            ids::posture(posture)
        } else {
            "none"
        };
        self.say(
            "event-cards-entered",
            args![count: count, place: place, posture: posture, seat: self.player(owner)],
        )
    }

    fn card_known(&self, card: CardId, face: Passcode, to: Audience, how: Knowing) -> String {
        let row = self.after.card(card).or_else(|| self.before.card(card));
        let place = row.map(|row| self.words.located("place-in", row.place));
        let known = self.words.face(self.cards, Some(face));
        let key = if known.is_some() {
            "event-card-known"
        } else {
            "event-card-known-hidden"
        };
        let card = known.unwrap_or_default();
        let (to, seat) = match (to, row) {
            (Audience::All, Some(row)) if self.is_told_openly(how) => {
                ("openly", self.player(row.place.seat))
            }
            (Audience::All, _) => ("all", ""),
            (Audience::Seat(seat), _) => ("seat", self.player(seat)),
            (Audience::Judge, _) => ("judge", ""),
        };
        let place = place.unwrap_or_default();
        self.say(
            key,
            args![card: card, place: place, to: to, seat: seat, how: ids::knowing(how)],
        )
    }

    /// What is told to everybody during play, its holder shows. What lies face-up when the record
    /// begins is only told.
    fn is_told_openly(&self, how: Knowing) -> bool {
        how != Knowing::Shown && self.before.point != duel::Point::SettingUp
    }

    fn card_set(&self, seat: Seat, card: CardId, to: Place) -> String {
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

    fn turned(&self, card: CardId, to: Posture, cause: Cause) -> String {
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

    fn value_changed(&self, card: CardId, what: Value, to: Option<i32>, cause: Cause) -> String {
        let shown = |value: Option<i32>| value.map_or_else(|| "?".to_owned(), |n| n.to_string());
        let from = shown(value_of(self.before, self.cards, card, what));
        let printed = match (what, to) {
            (Value::Negated, Some(1..)) => "negated",
            (Value::Negated, _) => "restored",
            (_, None) => "yes",
            (_, Some(_)) => "no",
        };
        let to = shown(to.or_else(|| value_of(self.after, self.cards, card, what)));
        let value = self.words.text("value", args![value: ids::value(what)]);
        let (card, by) = (self.name(card), self.cause_name(cause));
        self.say(
            "event-value-changed",
            args![card: card, value: value, from: from, to: to, printed: printed, by: by],
        )
    }

    fn lp_changed(&self, seat: Seat, by: i32, to: u32, cause: Cause) -> String {
        let how = match cause.reason {
            Reason::SetUp => "set_up",
            Reason::Repair => "repair",
            Reason::Cost => "cost",
            // Of damage that takes everything the record has what there was to take.
            Reason::Battle if to == 0 => "battle_last",
            Reason::Effect if by < 0 && to == 0 => "damage_last",
            Reason::Battle => "battle",
            // Nothing but damage takes life points by an effect.
            Reason::Effect if by < 0 => "damage",
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

    fn materials_attached(&self, cards: &[CardId], to: CardId, cause: Cause) -> String {
        let names = cards.iter().filter_map(|card| self.face(*card)).collect();
        self.say(
            "event-materials-attached",
            args![
                cards: self.counted(names, cards.len()),
                count: cards.len(),
                to: self.name(to),
                by: self.cause_name(cause),
            ],
        )
    }

    /// An equip spell equips, anything else is bound to its monster.
    fn attached(&self, card: CardId, to: Option<CardId>, cause: Cause) -> String {
        let row = self.after.card(card);
        let equips = row.is_some_and(|row| equips(self.cards, row));
        let material = row.is_some_and(|row| row.place.zone == Zone::Material);
        let how = match (to, equips) {
            (None, _) => "loose",
            (Some(_), _) if material => "material",
            (Some(_), true) => "equip",
            (Some(_), false) => "bind",
        };
        let to = to.map_or_else(String::new, |to| self.name(to));
        // What a card does to itself needs no cause.
        let cause = Cause {
            card: cause.card.filter(|by| *by != card),
            ..cause
        };
        self.say(
            "event-attached",
            args![how: how, card: self.name(card), to: to, by: self.cause_name(cause)],
        )
    }

    fn counters_changed(&self, event: &Event) -> String {
        let Event::CountersChanged {
            card,
            counter,
            by,
            to,
            cause,
        } = event
        else {
            return String::new();
        };
        let count = by.unsigned_abs();
        self.say(
            "event-counters-changed",
            args![
                how: if *by < 0 { "taken" } else { "put" },
                counters: self.words.counters(*counter, count),
                count: count,
                card: self.name(*card),
                to: *to,
                by: self.cause_name(*cause),
            ],
        )
    }
}
