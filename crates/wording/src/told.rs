//! What is told of a declared card, in words.
//!
//! The same words are a line of a written duel (`effect: destroy Sangan`) and a part of a sentence;
//! who looks them up decides which.

use crate::{Arg, args, ids};
use duel::{Passcode, Seat, Told, Word};

/// How a message is looked up.
type Say<'a> = &'a dyn Fn(&str, &[(&str, Arg<'_>)]) -> String;

/// How things are called where what is told is put into words.
pub(crate) struct Telltale<'a, C> {
    /// Looks a message up.
    pub(crate) say: Say<'a>,
    /// What a card is called.
    pub(crate) name: &'a mut dyn FnMut(&C) -> String,
    /// Several of them together.
    pub(crate) joined: &'a dyn Fn(&[String]) -> String,
    /// What a face is called.
    pub(crate) face: &'a dyn Fn(Passcode) -> String,
    /// What a kind of counter is called.
    pub(crate) word: &'a dyn Fn(Word) -> String,
    /// What a seat is called.
    pub(crate) seat: &'a dyn Fn(Seat) -> String,
}

impl<C> Telltale<'_, C> {
    /// One thing that was told.
    pub(crate) fn told(&mut self, told: &Told<C>) -> String {
        let cards: Vec<String> = told.cards().iter().map(|card| (self.name)(card)).collect();
        let cards = (self.joined)(&cards);
        match told {
            Told::Moved(_, fate) => {
                self.text("told-moved", args![fate: ids::fate(*fate), cards: cards])
            }
            Told::Summoned {
                across, posture, ..
            } => {
                let posture = ids::posture(*posture);
                let across = side(*across);
                self.text(
                    "told-summoned",
                    args![cards: cards, posture: posture, side: across],
                )
            }
            Told::Tokens {
                face,
                count,
                across,
                posture,
            } => {
                let (name, posture) = ((self.face)(*face), ids::posture(*posture));
                self.text(
                    "told-tokens",
                    args![count: *count, name: name, posture: posture, side: side(*across)],
                )
            }
            Told::Turned(_, posture) => {
                let posture = ids::posture(*posture);
                self.text("told-turned", args![cards: cards, posture: posture])
            }
            Told::ControlChanged { this_turn, .. } => self.text(
                "told-control",
                args![cards: cards, until: until(*this_turn)],
            ),
            Told::Becomes {
                what,
                to,
                this_turn,
                ..
            } => {
                let value = ids::value(*what);
                self.text(
                    "told-becomes",
                    args![cards: cards, value: value, to: *to, until: until(*this_turn)],
                )
            }
            Told::EffectsNegated { this_turn, .. } => self.text(
                "told-effects-negated",
                args![cards: cards, until: until(*this_turn)],
            ),
            Told::Counters { counter, by, .. } => self.counters(cards, *counter, *by),
            Told::Attached(_) => self.text("told-attached", args![cards: cards]),
            Told::Equipped(_) => self.text("told-equipped", args![cards: cards]),
            Told::Shown(_) => self.text("told-shown", args![cards: cards]),
            other => self.without_cards(other),
        }
    }

    fn without_cards(&self, told: &Told<C>) -> String {
        match told {
            Told::Drawn { seat, count } => {
                let seat = (self.seat)(*seat);
                self.text("told-drawn", args![seat: seat, count: *count])
            }
            Told::LifePoints { seat, by } => {
                let way = if *by < 0 { "loses" } else { "gains" };
                let (seat, amount) = ((self.seat)(*seat), by.unsigned_abs());
                self.text(
                    "told-life-points",
                    args![seat: seat, way: way, amount: amount],
                )
            }
            Told::LinkNegated { link, what } => self.text(
                "told-link-negated",
                args![link: *link, what: ids::negation(*what)],
            ),
            Told::Shuffled(seat) => self.text("told-shuffled", args![seat: (self.seat)(*seat)]),
            Told::Won(seat) => self.text("told-won", args![seat: (self.seat)(*seat)]),
            Told::SummonNegated => self.text("told-summon-negated", args![]),
            Told::AttackNegated => self.text("told-attack-negated", args![]),
            Told::Over => self.text("told-over", args![]),
            _ => self.text("told-other", args![]),
        }
    }

    fn counters(&self, cards: String, counter: Word, by: i32) -> String {
        let way = if by < 0 { "off" } else { "on" };
        let (word, count) = ((self.word)(counter), by.unsigned_abs());
        self.text(
            "told-counters",
            args![cards: cards, counter: word, count: count, way: way],
        )
    }

    fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        (self.say)(key, args)
    }
}

const fn side(across: bool) -> &'static str {
    if across { "other" } else { "own" }
}

const fn until(this_turn: bool) -> &'static str {
    if this_turn { "turn" } else { "there" }
}
