//! `both pass until …`: one sentence for the windows up to a place both have named.

use crate::runner::{RunError, Runner, Sink};
use crate::script::{At, Line, UpTo};
use duel::{Action, Event, How, Phase, Position, WindowKind};
use rules::{Refusal, Rule, Said};

/// So many windows are passed by one sentence at most.
const MOST: usize = 256;

impl<S: Sink> Runner<'_, S> {
    /// Every seat passes, one window after the other, until that place is reached; on the way the
    /// turn player moves on from the open state.
    ///
    /// # Errors
    /// What stops it: a choice, a trigger that has to be activated, the end of the turn or the duel.
    pub(crate) fn pass_until(
        &mut self,
        line: &At<Line>,
        how: How,
        to: UpTo,
    ) -> Result<Vec<Event>, RunError<S::Error>> {
        let (turn, first) = (self.sink().position().turn, self.sink().position().windows);
        let mut words = line.value.words.as_deref();
        let mut events = Vec::new();
        for _ in 0..MOST {
            let position = self.sink().position();
            let said = said(
                position,
                if position.windows == first {
                    how
                } else {
                    How::AgreedUpTo
                },
                to,
            );
            if position.turn != turn {
                return Err(not_before(line, said));
            }
            events.extend(self.say(&said, words.take(), line.span)?);
            if is_there(self.sink().position(), to) {
                return Ok(events);
            }
        }
        let said = said(self.sink().position(), how, to);
        Err(not_before(line, said))
    }
}

/// What is said in the window that is open: a pass, or that the turn player moves on.
fn said(position: &Position, how: How, to: UpTo) -> Said {
    let by = position.holder().unwrap_or(position.turn_seat);
    let open = position.window.map(|window| window.kind) == Some(WindowKind::Open);
    let goal = match to {
        UpTo::Phase(phase) => Some(phase),
        UpTo::Step(_) if position.phase < Phase::Battle => Some(Phase::Battle),
        UpTo::Step(_) | UpTo::OpenState => None,
    };
    let action = match (open, to) {
        (false, _) | (true, UpTo::OpenState) => Action::Pass(how),
        (true, _) => Action::MoveOn { to: goal },
    };
    Said { by, action }
}

fn is_there(position: &Position, to: UpTo) -> bool {
    match to {
        UpTo::OpenState => position.window.map(|window| window.kind) == Some(WindowKind::Open),
        UpTo::Step(step) => position.step == Some(step),
        UpTo::Phase(phase) => position.phase == phase,
    }
}

/// It doesn't come before the turn is over.
fn not_before<E>(line: &At<Line>, said: Said) -> RunError<E> {
    let refusal = Refusal {
        rule: Rule::PhaseOrder,
        seat: said.by,
        card: None,
        awaited: None,
        impossible: true,
    };
    RunError::Refused {
        at: line.span,
        said: Box::new(said),
        refusal,
    }
}
