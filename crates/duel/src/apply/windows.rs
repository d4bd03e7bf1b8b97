//! Windows: opened, answered, closed, and what each may be an answer to.

use super::Mismatch;
use crate::{
    Answer, Because, BySeat, DamageTiming, Happened, Happening, Point, Position, Reason, Seat,
    TriggerFate, Window, WindowKind,
};

impl Position {
    pub(super) fn open_window(
        &mut self,
        number: u32,
        kind: WindowKind,
        owed: (Seat, Option<Seat>),
        because: Because,
    ) -> Result<(), Mismatch> {
        if number != self.windows + 1 || self.window.is_some() {
            let open = self.window.map(|w| w.number);
            return Err(Mismatch::NotThisWindow { said: number, open });
        }
        self.windows = number;
        self.window = Some(Window {
            number,
            kind,
            owed,
            answers: [None; 2],
            asked: [false; 2],
            held: [false; 2],
            because,
            irregular: false,
        });
        self.point = Point::Window;
        self.remember_for(kind);
        Ok(())
    }

    /// A monster flipped in a battle, and the battle itself, have their say after damage
    /// calculation: that is remembered.
    pub(super) fn is_for_later(timing: Option<DamageTiming>, one: &Happening) -> bool {
        timing.is_some_and(|timing| timing < DamageTiming::AfterCalculation)
            && one.cause.reason == Reason::Battle
            && matches!(one.what, Happened::Turned { .. } | Happened::Battled { .. })
    }

    /// What happened since the last window becomes what this one may answer.
    pub(super) fn remember_for(&mut self, kind: WindowKind) {
        if kind != WindowKind::Trigger {
            self.asked_triggers = BySeat([false, false]);
        }
        match kind {
            WindowKind::Free | WindowKind::DamageStep => {
                let timing = self.timing;
                core::mem::swap(&mut self.occasion, &mut self.happened);
                self.happened.clear();
                let all = self.occasion.iter().copied();
                let later = all.filter(|one| Self::is_for_later(timing, one));
                self.happened.extend(later);
                self.triggers.clear();
            }
            WindowKind::Open | WindowKind::PhaseEnd | WindowKind::StepEnd => {
                self.forget_happenings();
            }
            WindowKind::SummonNegation => {
                self.occasion.clear();
                if let Some(summon) = &mut self.summon {
                    summon.asked = true;
                }
            }
            WindowKind::Chain => self.triggers.clear(),
            WindowKind::Trigger => {}
        }
    }

    /// What happened is past: nothing answers it any more.
    pub(super) fn forget_happenings(&mut self) {
        self.occasion.clear();
        self.happened.clear();
        self.triggers.clear();
    }

    pub(super) fn owed_rank(&self, window: u32, seat: Seat) -> Result<usize, Mismatch> {
        let open =
            self.window
                .filter(|open| open.number == window)
                .ok_or(Mismatch::NotThisWindow {
                    said: window,
                    open: self.window.map(|w| w.number),
                })?;
        open.rank(seat).ok_or(Mismatch::NotOwed { window, seat })
    }

    pub(super) fn answer_window(
        &mut self,
        window: u32,
        seat: Seat,
        answer: Answer,
    ) -> Result<(), Mismatch> {
        let rank = self.owed_rank(window, seat)?;
        match &mut self.window {
            Some(open) if open.answers[rank].is_none() => {
                open.answers[rank] = Some(answer);
                Ok(())
            }
            _ => Err(Mismatch::NotOwed { window, seat }),
        }
    }

    pub(super) fn close_window(&mut self, window: u32) -> Result<(), Mismatch> {
        let Some(open) = self.window.filter(|open| open.number == window) else {
            let open = self.window.map(|w| w.number);
            return Err(Mismatch::NotThisWindow { said: window, open });
        };
        self.window = None;
        if let Some(intent) = &mut self.intent {
            intent.settled = true;
            self.point = Point::Acting;
        } else {
            self.point = Point::Passed(open.kind);
        }
        if let Because::TriggersMet { mandatory } = open.because
            && !open.acted()
        {
            if !mandatory {
                self.asked_triggers[open.owed.0] = true;
            }
            for trigger in &mut self.triggers {
                if (trigger.seat, trigger.mandatory) == (open.owed.0, mandatory)
                    && trigger.fate == TriggerFate::Met
                {
                    trigger.fate = TriggerFate::Declined;
                }
            }
        }
        Ok(())
    }
}
