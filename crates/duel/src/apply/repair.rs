//! A judge's repair: facts that are put right by hand, in the middle of whatever is going on.

use super::Mismatch;
use crate::{Event, Method, PendingSummon, Position, ResultReason, Zone};

impl Position {
    /// Begins a repair of so many steps.
    pub(super) fn begin_repair(&mut self, steps: u16) -> Result<(), Mismatch> {
        if steps == 0 {
            return Err(Mismatch::OutOfOrder("a repair without steps"));
        }
        self.repairs = steps;
        Ok(())
    }

    /// Folds one step of a repair. Nobody did it: it sets nothing off, it is no answer to
    /// anything, and the duel stands where it stood.
    pub(super) fn repair(&mut self, event: &Event) -> Result<(), Mismatch> {
        if !repairs(event) {
            return Err(Mismatch::OutOfOrder("what a repair can't put right"));
        }
        let (point, because, group) = (self.point, self.because, self.group);
        let (happened, hand_limit) = (self.happened.len(), self.hand_limit);
        let frame = self.frame.take();
        let picked = self.picked.take();
        let done = self.fold(event);
        (self.point, self.because, self.group) = (point, because, group);
        self.happened.truncate(happened);
        (self.hand_limit, self.picked, self.frame) = (hand_limit, picked, frame);
        done?;
        self.put_right();
        self.repairs -= 1;
        Ok(())
    }

    /// What was so only because of what has been put right: an end by life points that somebody has
    /// again, and the summon of a monster that isn't being summoned any more.
    fn put_right(&mut self) {
        let by_life_points = matches!(self.result, Some((_, ResultReason::LifePoints)));
        if by_life_points && self.lp.0.iter().all(|lp| *lp > 0) {
            self.result = None;
        }
        let gone = |summon: PendingSummon| {
            let lies = matches!(summon.method, Method::Flip | Method::Gemini);
            let zone = self.card(summon.card).map(|row| row.place.zone);
            !zone.is_some_and(|zone| match lies {
                true => zone.on_field(),
                false => zone == Zone::Limbo,
            })
        };
        if self.summon.is_some_and(gone) {
            self.summon = None;
            self.joined.clear();
        }
    }
}

/// What can be put right by hand.
const fn repairs(event: &Event) -> bool {
    matches!(
        event,
        Event::LpChanged { .. }
            | Event::CardsMoved { .. }
            | Event::PositionChanged { .. }
            | Event::CountersChanged { .. }
            | Event::Attached { .. }
            | Event::MaterialsAttached { .. }
            | Event::ValueChanged { .. }
            | Event::CardKnown { .. }
            | Event::Shuffled { .. }
            | Event::LingeringEnded { .. }
    )
}
