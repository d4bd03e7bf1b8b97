//! A judge's repair: facts that are put right by hand, in the middle of whatever is going on.

use super::Mismatch;
use crate::{Event, Position};

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
        self.repairs -= 1;
        Ok(())
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
