//! The hand limit: the last thing of a turn, and the one chain that may follow it.

use crate::game::Game;
use duel::{Because, Cause, ChoiceKind, Event, Reason, Zone};

/// How many cards a hand holds at most when the turn ends.
const MOST_CARDS: u8 = 6;

impl Game<'_> {
    /// HAND-LIMIT: once all else in the End Phase is over, the turn player discards down to the
    /// limit.
    pub(crate) fn hand_limit_due(&self) -> Option<Event> {
        let seat = self.turn_player();
        let many = self.p.count(seat, Zone::Hand).checked_sub(MOST_CARDS)?;
        if let Some(picked) = &self.p.picked {
            let cause = Cause::action(Reason::Rule, seat);
            let discarded = || self.send_to_graveyard(picked, cause);
            return Some(self.reveal(picked).unwrap_or_else(discarded));
        }
        (many > 0).then_some(Event::ChoiceAsked {
            seat,
            what: ChoiceKind::HandLimit,
            least: many,
            most: many,
        })
    }

    /// HAND-LIMIT: what the discard set off goes on one chain; then the turn ends. What that chain,
    /// or a second discard, sets off comes too late.
    pub(crate) fn after_hand_limit(&self) -> Event {
        if matches!(self.p.because, Because::ChainEnded { .. }) {
            return self.end_turn();
        }
        self.trigger_due()
            .unwrap_or_else(|| self.triggers_then(Self::end_turn))
    }
}
