//! Sentences about summons.

use super::Teller;
use crate::{args, ids};
use duel::{CardId, Cause, Event, Method, Move, Seat};

impl Teller<'_> {
    pub(super) fn summon(&self, event: &Event) -> String {
        match event {
            Event::SummonDeclared {
                seat, card, method, ..
            } => {
                let method = self.words.method(*method);
                let (seat, card) = (self.player(*seat), self.short_name(*card));
                self.say(
                    "event-summon-declared",
                    args![seat: seat, card: card, method: method],
                )
            }
            Event::SummonJoined { card, .. } => {
                let card = self.short_name(*card);
                self.say("event-summon-joined", args![card: card])
            }
            Event::SummonNegated { card, cause } => {
                let (cards, by) = (self.summoned_names(*card), self.cause_name(*cause));
                self.say("event-summon-negated", args![cards: cards, by: by])
            }
            Event::SummonSucceeded { card } => self.summon_succeeded(*card),
            _ => String::new(),
        }
    }

    /// The monster, and those that are summoned with it.
    fn summoned_names(&self, card: CardId) -> String {
        let joined = self.before.joined.iter().map(|joined| joined.card);
        let all = std::iter::once(card).chain(joined);
        let names: Vec<String> = all.map(|card| self.short_name(card)).collect();
        self.words.list(&names)
    }

    fn summon_succeeded(&self, card: CardId) -> String {
        let (place, posture) = match self.after.card(card) {
            _ if !self.before.joined.is_empty() => ("together".to_owned(), String::new()),
            Some(row) => (
                self.words.located("place-in", row.place),
                self.words.in_posture(row.posture),
            ),
            None => ("none".to_owned(), String::new()),
        };
        let cards = self.summoned_names(card);
        self.say(
            "event-summon-succeeded",
            args![cards: cards, place: place, posture: posture],
        )
    }

    /// Monsters an effect summons. Each has a place of its own.
    pub(super) fn special_summoned(
        &self,
        seat: Seat,
        method: Method,
        moves: &[Move],
        cause: Cause,
    ) -> String {
        let way = |step: &Move| {
            self.words.text(
                "special-summoned",
                args![
                    seat: self.player(seat),
                    method: ids::method(method),
                    cards: self.short_name(step.card),
                    from: self.words.located("place-from", step.from),
                    to: self.words.located("place-to", step.to),
                    posture: self.words.in_posture(step.posture),
                    by: self.cause_name(cause),
                ],
            )
        };
        let ways = moves.iter().map(way).reduce(|before, next| {
            self.words
                .text("moves-more", args![before: before, next: next])
        });
        self.say(
            "event-special-summoned",
            args![ways: ways.unwrap_or_default()],
        )
    }

    pub(super) fn token_made(&self, event: &Event) -> String {
        let Event::TokenMade {
            card,
            face,
            to,
            posture,
            cause,
            ..
        } = event
        else {
            return String::new();
        };
        let name = self.words.face(self.cards, Some(*face));
        self.say(
            "event-token-made",
            args![
                card: name.unwrap_or_else(|| self.short_name(*card)),
                to: self.words.located("place-to", *to),
                posture: self.words.in_posture(*posture),
                by: self.cause_name(*cause),
            ],
        )
    }
}
