//! What a claim needs no going back for: a window that comes next anyway, and a card that was the
//! other seat's to activate.

use super::Desk;
use crate::claimed::{Card, conditions};
use crate::ledger::Entry;
use crate::{FoldError, Held, Scratch, due};
use duel::{Because, Phase, Position, Step, Window, WindowKind};
use rules::Truth;

/// So many passes at most lie before a window that comes soon.
const NEAR: usize = 4;

/// A window that comes next without anything being taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Soon {
    /// What it will be for.
    pub kind: WindowKind,
    /// Why it will open.
    pub because: Because,
    /// The turn it will be in.
    pub turn: u16,
    /// The phase it will be in.
    pub phase: Phase,
    /// The step of the battle phase it will be in.
    pub step: Option<Step>,
}

impl Desk<'_> {
    /// The next window the card can be used in, once those before it are passed, where only passing
    /// lies before it.
    pub(super) fn soon(&self) -> Result<Option<Soon>, FoldError> {
        let tip = self.path.last().copied().filter(|_| self.goes_on());
        let Some(tip) = tip else { return Ok(None) };
        let mut scratch = Scratch::from(self.history.position_at(tip)?, self.cards);
        for _ in 0..NEAR {
            let position = scratch.position();
            let open = position.window.zip(position.holder());
            let passable = |window: &Window| {
                window.kind != WindowKind::Open && !due::is_mandatory(window.because)
            };
            if !open.is_some_and(|(window, _)| passable(&window)) || !scratch.pass_one() {
                break;
            }
            if scratch.position().holder() == Some(self.card.seat)
                && let Some(soon) = self.usable_at(tip, scratch.position())?
            {
                return Ok(Some(soon));
            }
        }
        Ok(None)
    }

    /// Whether the duel goes on along this line.
    pub(super) fn goes_on(&self) -> bool {
        self.line == self.history.current().id
    }

    /// The window that is open in a position, if the card can be used in it.
    fn usable_at(&self, tip: u32, position: &Position) -> Result<Option<Soon>, FoldError> {
        let Some(window) = position.window else {
            return Ok(None);
        };
        let (history, cards) = (self.history, self.cards);
        let (path, line) = (self.path, self.line);
        let then = self
            .card
            .look(history, cards, path, line, tip, position.clone())?;
        let (_, conditions) = conditions(&then, cards, &self.card);
        let fails = conditions.iter().any(|check| check.truth == Truth::No);
        let held = then.held != Held::No && then.not_held(&conditions).is_none();
        Ok((held && !fails && !conditions.is_empty()).then_some(Soon {
            kind: window.kind,
            because: window.because,
            turn: position.turn,
            phase: position.phase,
            step: position.step,
        }))
    }

    /// Where the other seat had to activate the card and it was left out.
    pub(super) fn others(&self, entries: &[Entry]) -> Result<Option<u32>, FoldError> {
        let other = Card::new(self.card.seat.other(), self.card.face);
        for entry in entries {
            let mut owed = entry.owed.iter().filter(|owed| owed.seat == other.seat);
            let Some(owed) = owed.find(|o| due::left_out(entry.because, o.given).is_some()) else {
                continue;
            };
            let stood = owed.go_back_to.unwrap_or(entry.opened);
            let position = self.history.position_at(stood)?;
            let mut due = due::triggers(&position, other.seat);
            if due.any(|trigger| other.is_at(&position, trigger.card)) {
                return Ok(Some(stood));
            }
        }
        Ok(None)
    }
}
