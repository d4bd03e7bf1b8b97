//! What everybody at the table may know of what happened since a record: a spectator's reading of
//! the line, walked once.

use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use crate::seen::{Seen, Walk};
use duel::{Answer, Asker, Because, Event, Phase, Position, Role, Seat, Step, WindowKind};

/// A spectator's reading of a line since a record of it.
#[derive(Debug, Default)]
pub(crate) struct Public {
    /// The position at the record.
    pub(crate) then: Position,
    /// The position at the end of the line.
    pub(crate) now: Position,
    /// Every duel event since.
    pub(crate) since: Vec<Seen>,
    /// The windows that were open since.
    pub(crate) windows: Vec<Window>,
}

/// A window, as everybody saw it.
#[derive(Debug)]
pub(crate) struct Window {
    /// Its number.
    pub(crate) number: u32,
    /// The record that opened it.
    pub(crate) opened: u32,
    /// The record that closed it.
    pub(crate) closed: Option<u32>,
    /// The turn it was in.
    pub(crate) turn: u16,
    /// The phase it was in.
    pub(crate) phase: Phase,
    /// The step of the battle phase it was in.
    pub(crate) step: Option<Step>,
    /// What it was for.
    pub(crate) kind: WindowKind,
    /// Why it opened.
    pub(crate) because: Because,
    /// The seats that were owed it.
    pub(crate) owed: Vec<Asked>,
}

/// A seat that was owed a window.
#[derive(Debug)]
pub(crate) struct Asked {
    /// The seat.
    pub(crate) seat: Seat,
    /// The record that says it was asked aloud, and who asked.
    pub(crate) asked: Option<(u32, Asker)>,
    /// Its answer.
    pub(crate) answer: Option<Answer>,
}

impl Public {
    /// Reads a line as a spectator does.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn since(opened: &Opened, line: u32, to: u32) -> Outcome<Self> {
        let history = &opened.history;
        let base = history.base(to).unwrap_or(0);
        let mut public = Self::default();
        let mut walk = Walk::new(history, line, history.last(), Role::Spectator);
        loop {
            let step = walk.step().map_err(|mismatch| {
                let failure = Failure::new(Code::Damaged).with("duel", &opened.entry.name);
                failure.because(&mismatch)
            })?;
            let Some((seen, record)) = step else { break };
            if !record.event.is_desk() {
                public.add(seen, base);
            }
        }
        public
            .windows
            .retain(|window| window.closed.is_none_or(|closed| closed > base));
        Ok(public)
    }

    fn add(&mut self, seen: Seen, base: u32) {
        self.window(&seen);
        self.now = seen.after.clone();
        match seen.number > base {
            true => self.since.push(seen),
            false => self.then = seen.after,
        }
    }

    fn window(&mut self, seen: &Seen) {
        let number = seen.number;
        match seen.event {
            Event::WindowOpened {
                window,
                kind,
                owed,
                because,
            } => self.windows.push(Window {
                number: window,
                opened: number,
                closed: None,
                turn: seen.before.turn,
                phase: seen.before.phase,
                step: seen.before.step,
                kind,
                because,
                owed: [Some(owed.0), owed.1]
                    .into_iter()
                    .flatten()
                    .map(Asked::owed)
                    .collect(),
            }),
            Event::WindowAsked { window, seat, by } => {
                self.asked(window, seat, |asked| asked.asked = Some((number, by)));
            }
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => self.asked(window, seat, |asked| asked.answer = Some(answer)),
            Event::WindowClosed { window } => {
                if let Some(window) = self.numbered(window) {
                    window.closed = Some(number);
                }
            }
            _ => {}
        }
    }

    fn numbered(&mut self, number: u32) -> Option<&mut Window> {
        let mut newest = self.windows.iter_mut().rev();
        newest.find(|window| window.number == number)
    }

    fn asked(&mut self, window: u32, seat: Seat, change: impl FnOnce(&mut Asked)) {
        let window = self.numbered(window);
        let asked = window.and_then(|window| window.owed.iter_mut().find(|a| a.seat == seat));
        if let Some(asked) = asked {
            change(asked);
        }
    }
}

impl Asked {
    const fn owed(seat: Seat) -> Self {
        Self {
            seat,
            asked: None,
            answer: None,
        }
    }
}
