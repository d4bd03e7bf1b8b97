//! Every event as one sentence. What changes a card or a number is said in `changes.rs`, moves in
//! `moves.rs`.

use crate::{Arg, Wording, args, ids, visible};
use duel::{
    Answer, Asker, Audience, CardId, ChoiceKind, Event, Knowing, Passcode, Phase, Picked, Place,
    Position, Posture, Seat, Step,
};
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
            Event::CardsEntered {
                owner,
                to,
                count,
                posture,
            } => self.cards_entered(*owner, *to, *count, *posture),
            Event::PlayBegan { turn, seat, phase } => self.play_began(*turn, *seat, *phase),
            Event::Said { by, action } => self.said(*by, action),
            Event::CardKnown {
                card,
                face,
                to,
                how,
            } => self.card_known(*card, *face, *to, *how),
            Event::CatalogueChanged { .. } => self.say("event-catalogue-changed", args![]),
            Event::TurnBegan { turn, seat } => self.say(
                "event-turn-began",
                args![turn: *turn, seat: self.player(*seat)],
            ),
            Event::PhaseEntered { phase } => self.phase_entered(*phase),
            Event::StepEntered { step } => self.step_entered(*step),
            Event::WindowOpened {
                kind,
                owed,
                because,
                ..
            } => {
                let window = self.words.window(*kind, *because);
                let order = self.words.order(*owed);
                self.say("event-window-opened", args![window: window, order: order])
            }
            Event::WindowAsked { seat, by, .. } => self.window_asked(*seat, *by),
            Event::WindowHeld { seat, .. } => {
                self.say("event-window-held", args![seat: self.player(*seat)])
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
            Event::TriggerActivated { seat, card, .. } => self.say(
                "event-trigger-activated",
                args![seat: self.player(*seat), card: self.name(*card)],
            ),
            Event::SummonDeclared { .. }
            | Event::SummonNegated { .. }
            | Event::SummonSucceeded { .. } => self.summon(event),
            Event::CardSet { seat, card, to, .. } => self.card_set(*seat, *card, *to),
            Event::PositionChanged { card, to, cause } => self.turned(*card, *to, *cause),
            Event::LinkAdded { .. } => self.link_added(event),
            Event::ChainClosed { links } => self.chain_closed(*links),
            Event::LinkResolving { link } => self.say(
                "event-link-resolving",
                args![link: *link, card: self.link_name(*link)],
            ),
            Event::StepBegan { link, part, step } => {
                let (part, step) = (ids::part(*part), u32::from(*step) + 1);
                self.say(
                    "event-step-began",
                    args![link: *link, part: part, step: step],
                )
            }
            Event::LinkNegated { link, what, cause } => self.link_negated(*link, *what, *cause),
            Event::LinkResolved { link, outcome } => {
                let (card, outcome) = (self.link_name(*link), ids::outcome(*outcome));
                self.say(
                    "event-link-resolved",
                    args![link: *link, card: card, outcome: outcome],
                )
            }
            Event::ChainEnded => self.say("event-chain-ended", args![]),
            Event::TriggerMet {
                seat,
                card,
                mandatory,
                ..
            } => self.trigger_met(*seat, *card, *mandatory),
            Event::TriggerMissed {
                seat, card, cause, ..
            } => self.trigger_missed(*seat, *card, *cause),
            Event::CardsMoved { moves, cause } => self.moved(moves, *cause),
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
            Event::RandomOutcome { lot, picked } => self.random(*lot, picked),
            Event::LingeringBegan { lingering, .. } => self.say(
                "event-lingering-began",
                args![effect: self.words.lingering(self.after, self.cards, lingering)],
            ),
            Event::LingeringEnded { lingering } => self.say(
                "event-lingering-ended",
                args![effect: self.words.lingering(self.before, self.cards, lingering)],
            ),
            Event::Irregularity { rule, by, wronged } => self.irregularity(&rule.0, *by, *wronged),
            Event::DuelEnded { result, reason } => self.duel_ended(*result, *reason),
            Event::Rewound { to, kind, undoes } => {
                let undo = undoes.map_or_else(|| "none".to_owned(), |batch| batch.to_string());
                let kind = ids::rewind_kind(*kind);
                self.say("event-rewound", args![to: *to, kind: kind, undoes: undo])
            }
            Event::Note => self.say("event-note", args![]),
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

    fn duel_began(&self, event: &Event) -> String {
        let Event::DuelBegan {
            profile_name,
            mode,
            reading,
            ..
        } = event
        else {
            return String::new();
        };
        let (mode, reading) = (ids::mode(*mode), ids::reading(*reading));
        let profile = visible(profile_name);
        self.say(
            "event-duel-began",
            args![profile: profile, mode: mode, reading: reading],
        )
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

    fn play_began(&self, turn: u16, seat: Seat, phase: Option<Phase>) -> String {
        let phase = phase.map_or_else(|| "none".to_owned(), |phase| self.words.the_phase(phase));
        self.say(
            "event-play-began",
            args![turn: turn, seat: self.player(seat), phase: phase],
        )
    }

    fn said(&self, by: Seat, action: &duel::Action) -> String {
        let words = self
            .words
            .deed(by, action, &mut |card| self.short_name(*card), self.cards);
        self.say("event-said", args![seat: self.player(by), words: words])
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

    fn phase_entered(&self, phase: Phase) -> String {
        self.say(
            "event-phase-entered",
            args![phase: self.words.the_phase(phase)],
        )
    }

    fn step_entered(&self, step: Step) -> String {
        self.say("event-step-entered", args![step: self.words.step(step)])
    }

    fn window_asked(&self, seat: Seat, by: Asker) -> String {
        let (kind, asker) = match by {
            Asker::Seat(by) => ("seat", self.player(by)),
            // In the open state nobody is asked for a response: the turn player goes on.
            Asker::Judge if self.is_open() => ("judge-open", ""),
            Asker::Judge => ("judge", ""),
        };
        self.say(
            "event-window-asked",
            args![seat: self.player(seat), by: kind, asker: asker],
        )
    }

    fn is_open(&self) -> bool {
        let window = self.before.window.as_ref();
        window.is_some_and(|window| window.kind == duel::WindowKind::Open)
    }

    fn window_answered(&self, seat: Seat, answer: Answer) -> String {
        self.say(
            "event-window-answered",
            args![seat: self.player(seat), answer: self.words.answer(seat, answer)],
        )
    }

    fn window_closed(&self) -> String {
        let window = match self.before.window {
            Some(open) => self.words.window(open.kind, open.because),
            None => "none".to_owned(),
        };
        self.say("event-window-closed", args![window: window])
    }

    fn choice_made(&self, seat: Seat, picked: &Picked, hidden: bool) -> String {
        let what = self
            .before
            .choice
            .map_or(ChoiceKind::Cards, |choice| choice.what);
        let hidden = if hidden { "yes" } else { "no" };
        let seat = self.player(seat);
        match picked {
            Picked::Cards(ids) if ids.is_empty() => {
                self.say("event-choice-nothing", args![seat: seat])
            }
            Picked::Cards(chosen) => {
                let cards = self.names(chosen);
                let what = ids::choice(what);
                self.say(
                    "event-choice-cards",
                    args![seat: seat, what: what, cards: cards, hidden: hidden],
                )
            }
            Picked::Mode(mode) => self.say(
                "event-choice-mode",
                args![seat: seat, mode: u32::from(*mode) + 1],
            ),
            Picked::Name(face) => {
                let name = self.declared(*face);
                self.say("event-choice-name", args![seat: seat, name: name])
            }
            Picked::Phase(phase) => self.say(
                "event-choice-phase",
                args![seat: seat, phase: self.words.the_phase(*phase)],
            ),
            Picked::Unknown => self.say("event-choice-unknown", args![seat: seat, hidden: hidden]),
        }
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
