//! Every event as one sentence. The rooms below say what belongs together: the course of the duel,
//! choices, summons, battles, chains, single cards, moves.

mod battle;
mod cards;
mod chain;
mod choices;
mod course;
mod desk;
mod moves;
mod summons;

use crate::{Arg, Wording, args, ids};
use duel::{CardId, Cause, Event, Passcode, Position, Seat};
use rules::Catalogue;

impl Wording {
    /// An event as one sentence, between the positions before and after it. `None` for the two
    /// that only move the machine on (a step began, a window closed), which a reader of a trace
    /// doesn't need; [`Wording::sentence_of`] has them as well.
    #[must_use]
    pub fn event(
        &self,
        before: &Position,
        after: &Position,
        cards: &Catalogue,
        event: &Event,
    ) -> Option<String> {
        let shown = !matches!(event, Event::StepBegan { .. } | Event::WindowClosed { .. });
        shown.then(|| self.sentence_of(before, after, cards, event))
    }

    /// Any event as one sentence.
    #[must_use]
    pub fn sentence_of(
        &self,
        before: &Position,
        after: &Position,
        cards: &Catalogue,
        event: &Event,
    ) -> String {
        Teller {
            words: self,
            before,
            after,
            cards,
        }
        .tell(event)
    }
}

/// An event's surroundings.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Wording,
    pub(crate) before: &'a Position,
    pub(crate) after: &'a Position,
    pub(crate) cards: &'a Catalogue,
}

impl Teller<'_> {
    /// No wildcard: a new event doesn't compile before it has a sentence.
    fn tell(&self, event: &Event) -> String {
        match event {
            Event::DuelBegan { .. } => self.duel_began(event),
            Event::DefinitionsChanged { .. } => self.say("event-definitions-changed", args![]),
            Event::PlayBegan { turn, seat, phase } => self.play_began(*turn, *seat, *phase),
            Event::Said { by, action } => self.said(*by, action),
            Event::TurnBegan { turn, seat } => {
                let seat = self.player(*seat);
                self.say("event-turn-began", args![turn: *turn, seat: seat])
            }
            Event::PhaseEntered { phase } => self.phase_entered(*phase),
            Event::StepEntered { step } => self.step_entered(*step),
            Event::TimingEntered { timing } => self.timing_entered(*timing),
            Event::WindowOpened { .. } => self.window_opened(event),
            Event::WindowAsked { seat, by, .. } => self.window_asked(*seat, *by),
            Event::WindowHeld { seat, .. } => {
                self.say("event-window-held", args![seat: self.player(*seat)])
            }
            Event::SettingChanged {
                seat,
                passes,
                suspended,
            } => {
                let to = setting(*passes, *suspended);
                let seat = self.player(*seat);
                self.say("event-setting-changed", args![seat: seat, to: to])
            }
            Event::WindowAnswered { seat, answer, .. } => self.window_answered(*seat, *answer),
            Event::WindowClosed { .. } => self.window_closed(),
            Event::ChoiceAsked {
                seat,
                what,
                least,
                most,
            } => self
                .words
                .choice("event-choice-asked", *seat, *what, (*least, *most)),
            Event::ChoiceMade {
                seat,
                picked,
                hidden,
            } => self.choice_made(*seat, picked, *hidden),
            Event::RandomOutcome { lot, picked } => self.random(*lot, picked),
            Event::SummonDeclared { .. }
            | Event::SummonJoined { .. }
            | Event::SummonNegated { .. }
            | Event::SummonSucceeded { .. } => self.summon(event),
            Event::SpecialSummoned {
                seat,
                method,
                moves,
                cause,
            } => self.special_summoned(*seat, *method, moves, *cause),
            Event::TokenMade { .. } => self.token_made(event),
            Event::AttackDeclared { .. }
            | Event::AttackRetargeted { .. }
            | Event::AttackStopped { .. }
            | Event::DamageCalculated { .. } => self.battle(event),
            Event::LoopFound { length } => self.say("event-loop-found", args![length: *length]),
            Event::Irregularity { rule, by, wronged } => self.irregularity(&rule.0, *by, *wronged),
            Event::DuelEnded { result, reason } => self.duel_ended(*result, *reason),
            Event::Rewound {
                to,
                kind,
                undoes,
                extension,
            } => {
                let undo = undoes.map_or_else(|| "none".to_owned(), |batch| batch.to_string());
                let kind = ids::rewind_kind(*kind);
                let time = extension.map_or_else(|| "none".to_owned(), desk::time);
                let args = args![to: *to, kind: kind, undoes: undo, extension: time];
                self.say("event-rewound", args)
            }
            Event::Note => self.say("event-note", args![]),
            Event::Adjusted { .. } => self.say("event-adjusted", args![]),
            Event::Desk(entry) => self.desk(entry),
            Event::LinkAdded { .. }
            | Event::ChainClosed { .. }
            | Event::LinkResolving { .. }
            | Event::StepBegan { .. }
            | Event::LinkNegated { .. }
            | Event::LinkResolved { .. }
            | Event::ChainEnded
            | Event::TriggerActivated { .. }
            | Event::TriggerMet { .. }
            | Event::TriggerMissed { .. } => self.chain(event),
            Event::CardsEntered { .. }
            | Event::CardKnown { .. }
            | Event::CardSet { .. }
            | Event::PositionChanged { .. }
            | Event::CardsMoved { .. }
            | Event::MaterialsAttached { .. }
            | Event::Attached { .. }
            | Event::CountersChanged { .. }
            | Event::ValueChanged { .. }
            | Event::LpChanged { .. }
            | Event::Shuffled { .. }
            | Event::LingeringBegan { .. }
            | Event::LingeringEnded { .. } => self.changed(event),
        }
    }

    /// The message as a sentence.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.sentence(key, args)
    }

    /// What a player is called.
    pub(crate) fn player(&self, seat: Seat) -> &str {
        self.words.player(seat)
    }

    /// A card's name, if its face is known before or after the event.
    pub(crate) fn face(&self, card: CardId) -> Option<String> {
        [self.after, self.before]
            .into_iter()
            .filter_map(|position| position.card(card))
            .find_map(|row| self.words.face(self.cards, row.face))
    }

    /// What a card is called: its name, or where it lies.
    pub(crate) fn name(&self, card: CardId) -> String {
        self.face(card).unwrap_or_else(|| {
            let there = if self.after.card(card).is_some() {
                self.after
            } else {
                self.before
            };
            self.words.card(there, self.cards, card)
        })
    }

    /// What a card is called where its place is said as well: its name, or "a card".
    pub(crate) fn short_name(&self, card: CardId) -> String {
        self.face(card)
            .unwrap_or_else(|| self.words.text("card-some", args![]))
    }

    /// What the card of a link is called.
    pub(crate) fn link_name(&self, link: u8) -> String {
        let Some(link) = self.before.link(link).or_else(|| self.after.link(link)) else {
            return self.words.text("card-some", args![]);
        };
        self.words
            .face(self.cards, link.face)
            .unwrap_or_else(|| self.name(link.card))
    }

    /// The card a cause names, or `none`.
    pub(crate) fn cause_name(&self, cause: Cause) -> String {
        cause
            .card
            .map_or_else(|| "none".to_owned(), |card| self.name(card))
    }

    /// "X, Y and a card in B's hand".
    pub(crate) fn names(&self, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.name(*card)).collect();
        self.words.list(&names)
    }

    /// A declared card name.
    pub(crate) fn declared(&self, face: Passcode) -> String {
        self.words
            .face(self.cards, Some(face))
            .unwrap_or_else(|| self.words.text("card-some", args![]))
    }
}

/// Which sentence says how a seat passes by itself.
const fn setting(passes: bool, suspended: bool) -> &'static str {
    match (passes, suspended) {
        (true, false) => "on",
        (false, false) => "off",
        (true, true) => "on_suspended",
        (false, true) => "ahead_suspended",
    }
}
