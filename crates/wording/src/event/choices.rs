//! Sentences about what seats choose and what chance decides.

use super::Teller;
use crate::told::Telltale;
use crate::{args, ids};
use duel::{CardId, ChoiceKind, Lot, Picked, Place, Seat, Told};

impl Teller<'_> {
    pub(super) fn choice_made(&self, seat: Seat, picked: &Picked, hidden: bool) -> String {
        let choice = self.before.choice;
        let what = choice.map_or(ChoiceKind::Cards, |choice| choice.what);
        let player = self.player(seat);
        match picked {
            Picked::Cards(cards) => self.cards_chosen(seat, what, cards, hidden),
            Picked::Mode(mode) => {
                let mode = u32::from(*mode) + 1;
                self.say("event-choice-mode", args![seat: player, mode: mode])
            }
            Picked::Name(face) => {
                let name = self.declared(*face);
                self.say("event-choice-name", args![seat: player, name: name])
            }
            Picked::Phase(phase) => {
                let phase = self.words.the_phase(*phase);
                self.say("event-choice-phase", args![seat: player, phase: phase])
            }
            Picked::Whether(yes) => {
                let (what, yes) = (ids::choice(what), yes_or_no(*yes));
                self.say(
                    "event-choice-whether",
                    args![seat: player, what: what, yes: yes],
                )
            }
            Picked::Posture(posture) => {
                let posture = self.words.posture(*posture);
                self.say(
                    "event-choice-position",
                    args![seat: player, posture: posture],
                )
            }
            Picked::Number(number) => {
                self.say("event-choice-number", args![seat: player, number: *number])
            }
            Picked::Word(word) => {
                let word = self.words.word(*word);
                self.say("event-choice-word", args![seat: player, word: word])
            }
            Picked::Told(telling) => {
                let what = self.told(&telling.what);
                let (end, also) = (
                    yes_or_no(telling.what == Told::Over),
                    yes_or_no(telling.also),
                );
                self.say(
                    "event-told",
                    args![seat: player, what: what, end: end, also: also],
                )
            }
            Picked::Unknown => self.say(
                "event-choice-unknown",
                args![seat: player, hidden: yes_or_no(hidden)],
            ),
        }
    }

    /// What was told of a declared card.
    fn told(&self, told: &Told) -> String {
        let mut name = |card: &CardId| self.name(*card);
        Telltale {
            say: &|key, args| self.words.text(key, args),
            name: &mut name,
            joined: &|names| self.words.list(names),
            face: &|face| self.declared(face),
            word: &|word| word.as_str().to_owned(),
            seat: &|seat| self.words.player(seat).to_owned(),
        }
        .told(told)
    }

    fn cards_chosen(&self, seat: Seat, what: ChoiceKind, cards: &[CardId], hidden: bool) -> String {
        let (player, what) = (self.player(seat), ids::choice(what));
        if cards.is_empty() {
            return self.say("event-choice-nothing", args![seat: player, what: what]);
        }
        let (cards, hidden) = (self.names(cards), yes_or_no(hidden));
        self.say(
            "event-choice-cards",
            args![seat: player, what: what, cards: cards, hidden: hidden],
        )
    }

    pub(super) fn random(&self, lot: Lot, picked: &Picked) -> String {
        let number = match picked {
            Picked::Number(number) => Some(*number),
            _ => None,
        };
        match lot {
            Lot::Cards { seat, zone, count } => {
                self.random_cards(Place::pile(seat, zone), count, picked)
            }
            Lot::Coin => {
                let side = match number {
                    Some(0) => "tails",
                    Some(_) => "heads",
                    None => "unknown",
                };
                self.say("event-coin", args![side: side])
            }
            Lot::Die => {
                let number = number.map_or_else(|| "none".to_owned(), |number| number.to_string());
                self.say("event-die", args![number: number])
            }
        }
    }

    fn random_cards(&self, from: Place, count: u8, picked: &Picked) -> String {
        let place = self.words.located("place-from", from);
        let what = match picked {
            Picked::Cards(cards) => {
                let names: Vec<String> = cards.iter().filter_map(|card| self.face(*card)).collect();
                self.counted(names, cards.len())
            }
            _ => self.words.text("count-cards", args![count: count]),
        };
        self.say("event-random", args![cards: what, place: place])
    }
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
