//! What checks remember of the duel.

use crate::script::Fate;
use duel::{Answer, CardId, Event, Outcome, Passcode, Position, RuleId, Seat, WindowKind};
use std::collections::BTreeMap;

/// What checks remember of the duel.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    /// The window opened last.
    window: Option<(u32, WindowKind)>,
    /// Each seat's last answer in each kind of window, the last one given at the end.
    answers: Vec<(Seat, WindowKind, Answer)>,
    /// How the links with each number resolved the last time.
    links: BTreeMap<u8, Outcome>,
    irregularities: Vec<RuleId>,
    /// A loop was found since the last action.
    looped: bool,
    /// The faces that became known, by the cards' rows.
    faces: BTreeMap<u32, Passcode>,
    /// What became of triggers, by owner and face, the last time their events happened.
    fates: Vec<(Seat, Passcode, Fate)>,
    /// The position as the set-up made it, and whether play has begun.
    first: Option<(Position, bool)>,
}

impl History {
    pub(crate) fn see(&mut self, event: &Event) {
        match event {
            Event::WindowOpened { window, kind, .. } => self.window = Some((*window, *kind)),
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => self.answered(*window, *seat, *answer),
            Event::LinkResolved { link, outcome } => {
                self.links.insert(*link, *outcome);
            }
            Event::Irregularity { rule, .. } => self.irregularities.push(rule.clone()),
            Event::LoopFound { .. } => self.looped = true,
            Event::TriggerMet { seat, card, .. } => self.fell_out(*seat, *card, Fate::Met),
            Event::TriggerMissed { seat, card, .. } => self.fell_out(*seat, *card, Fate::Missed),
            Event::CardKnown { card, face, .. } | Event::TokenMade { card, face, .. } => {
                self.faces.insert(row(*card), *face);
            }
            _ => {}
        }
        self.set_up(event);
    }

    fn fell_out(&mut self, seat: Seat, card: CardId, fate: Fate) {
        let Some(face) = self.faces.get(&row(card)).copied() else {
            return;
        };
        self.fates.retain(|(by, of, _)| (*by, *of) != (seat, face));
        self.fates.push((seat, face, fate));
    }

    /// What became of the trigger of a card with this face the last time.
    pub(super) fn fate(&self, side: Option<Seat>, face: Passcode) -> Option<Fate> {
        let mut fates = self.fates.iter().rev();
        let found = fates.find(|(by, of, _)| *of == face && side.is_none_or(|side| side == *by));
        found.map(|(_, _, fate)| *fate)
    }

    pub(super) const fn looped(&self) -> bool {
        self.looped
    }

    pub(super) fn irregularities(&self) -> &[RuleId] {
        &self.irregularities
    }

    fn answered(&mut self, window: u32, seat: Seat, answer: Answer) {
        let Some((_, kind)) = self.window.filter(|(number, _)| *number == window) else {
            return;
        };
        self.answers
            .retain(|(by, of, _)| (*by, *of) != (seat, kind));
        self.answers.push((seat, kind, answer));
    }

    /// Follows the set-up to its end.
    fn set_up(&mut self, event: &Event) {
        if matches!(event, Event::DuelBegan { .. }) {
            self.first = Some((Position::new(), false));
        }
        let Some((position, playing @ false)) = &mut self.first else {
            return;
        };
        if matches!(event, Event::PlayBegan { .. }) {
            *playing = true;
        } else if position.apply(event).is_err() {
            self.first = None;
        }
    }

    /// The position when the set-up was complete.
    pub(super) fn at_first(&self) -> Option<&Position> {
        self.first.as_ref().map(|(position, _)| position)
    }

    /// Another action begins: its irregularities are its own.
    pub(crate) fn next_action(&mut self) {
        self.irregularities.clear();
        self.looped = false;
    }

    /// The seat's last answer in a window (of this kind).
    pub(super) fn answer(&self, seat: Seat, kind: Option<WindowKind>) -> Option<Answer> {
        let mut answers = self.answers.iter().rev();
        let found = answers.find(|(by, of, _)| *by == seat && kind.is_none_or(|kind| kind == *of));
        found.map(|(_, _, answer)| *answer)
    }

    pub(super) fn outcome(&self, link: u8) -> Option<Outcome> {
        self.links.get(&link).copied()
    }
}

/// The row of a card, which stays when its identity is renewed.
const fn row(card: CardId) -> u32 {
    card.0 & 0xff
}
