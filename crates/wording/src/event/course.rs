//! Sentences about the course of a duel: how it begins, turns and phases, what is said, windows,
//! irregularities, the end.

use super::Teller;
use crate::{args, ids, visible};
use duel::{Answer, Asker, DamageTiming, DuelResult, Event, Phase, ResultReason, Seat, Step};
use rules::Rule;

impl Teller<'_> {
    pub(super) fn duel_began(&self, event: &Event) -> String {
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

    pub(super) fn play_began(&self, turn: u16, seat: Seat, phase: Option<Phase>) -> String {
        let phase = phase.map_or_else(|| "none".to_owned(), |phase| self.words.the_phase(phase));
        self.say(
            "event-play-began",
            args![turn: turn, seat: self.player(seat), phase: phase],
        )
    }

    pub(super) fn said(&self, by: Seat, action: &duel::Action) -> String {
        let words = self.words.deed(
            by,
            action,
            &mut |card| self.short_name(*card),
            self.before,
            self.cards,
        );
        self.say("event-said", args![seat: self.player(by), words: words])
    }

    pub(super) fn phase_entered(&self, phase: Phase) -> String {
        self.say(
            "event-phase-entered",
            args![phase: self.words.the_phase(phase)],
        )
    }

    pub(super) fn step_entered(&self, step: Step) -> String {
        self.say("event-step-entered", args![step: self.words.step(step)])
    }

    pub(super) fn timing_entered(&self, timing: DamageTiming) -> String {
        let timing = ids::timing(timing);
        self.say("event-timing-entered", args![timing: timing])
    }

    pub(super) fn window_opened(&self, event: &Event) -> String {
        let Event::WindowOpened {
            kind,
            owed,
            because,
            ..
        } = event
        else {
            return String::new();
        };
        let window = self.words.window(*kind, *because);
        let order = self.words.order(*owed);
        self.say("event-window-opened", args![window: window, order: order])
    }

    pub(super) fn window_asked(&self, seat: Seat, by: Asker) -> String {
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

    pub(super) fn window_answered(&self, seat: Seat, answer: Answer) -> String {
        self.say(
            "event-window-answered",
            args![seat: self.player(seat), answer: self.words.answer(seat, answer)],
        )
    }

    pub(super) fn window_closed(&self) -> String {
        let window = match self.before.window {
            Some(open) => self.words.window(open.kind, open.because),
            None => "none".to_owned(),
        };
        self.say("event-window-closed", args![window: window])
    }

    pub(super) fn irregularity(&self, id: &str, by: Seat, wronged: Option<Seat>) -> String {
        let rule = Rule::ALL.iter().find(|rule| rule.id() == id);
        let (_, sentence) = rule.map(|rule| self.words.rule(*rule)).unwrap_or_default();
        // Who leaves an effect of its own out wrongs nobody but itself.
        let wronged = wronged.filter(|_| rule != Some(&Rule::Mandatory));
        let wronged = wronged.map_or("none", |seat| self.player(seat));
        self.say(
            "event-irregularity",
            args![seat: self.player(by), rule: sentence, id: visible(id), wronged: wronged],
        )
    }

    pub(crate) fn duel_ended(&self, result: DuelResult, reason: ResultReason) -> String {
        let reason = ids::result_reason(reason);
        match result {
            DuelResult::Won(seat) => {
                let (winner, loser) = (self.player(seat), self.player(seat.other()));
                self.say(
                    "event-duel-won",
                    args![winner: winner, loser: loser, reason: reason],
                )
            }
            DuelResult::Draw => self.say("event-duel-drawn", args![reason: reason]),
        }
    }
}
