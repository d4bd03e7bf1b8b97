//! The debugger on a terminal: what was pressed becomes a command, then everything is drawn anew.

use super::command::Command;
use super::keys::{Act, Prompt, act};
use super::model::Model;
use super::view;
use crate::context::Context;
use crate::error::{Failure, Outcome};
use crate::exit::Exit;
use crate::output;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind};

/// The longest text that can be typed.
const LONGEST: usize = 400;

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shows {
    /// The panes.
    Panes,
    /// The whole board.
    Board,
    /// The keys.
    Keys,
}

/// The debugger with what is on its screen.
#[derive(Debug)]
pub(super) struct Screen {
    /// The debugger.
    pub(super) model: Model,
    /// What is shown.
    pub(super) shows: Shows,
    /// What is asked for, and what was typed so far.
    pub(super) typing: Option<(Prompt, String)>,
    /// What was answered last.
    pub(super) message: Vec<String>,
    over: bool,
}

impl Screen {
    /// Shows a debugger.
    pub(super) const fn new(model: Model) -> Self {
        Self {
            model,
            shows: Shows::Panes,
            typing: None,
            message: Vec::new(),
            over: false,
        }
    }

    /// True when it was left.
    pub(super) const fn over(&self) -> bool {
        self.over
    }

    /// Does what a key says.
    pub(super) fn press(&mut self, key: KeyEvent, context: &Context) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if self.types(key) {
            return self.take(key, context);
        }
        self.message.clear();
        match act(key) {
            Some(Act::Do(command)) => self.obey(&command, context),
            Some(Act::Ask(prompt)) => self.typing = Some((prompt, String::new())),
            Some(Act::Turn) => self.model.below = self.model.below.other(),
            Some(Act::Whole) => self.toggle(Shows::Board),
            Some(Act::Help) => self.toggle(Shows::Keys),
            None if key.code == KeyCode::Esc => self.shows = Shows::Panes,
            None => {}
        }
    }

    /// True when the key is a letter of what is being typed.
    fn types(&self, key: KeyEvent) -> bool {
        let control = event::KeyModifiers::CONTROL;
        self.typing.is_some() && !key.modifiers.contains(control)
    }

    fn take(&mut self, key: KeyEvent, context: &Context) {
        let Some((prompt, typed)) = &mut self.typing else {
            return;
        };
        match key.code {
            KeyCode::Char(c) if typed.len() < LONGEST => typed.push(c),
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                let command = prompt.command(typed);
                self.typing = None;
                self.message.clear();
                if let Some(command) = command {
                    self.obey(&command, context);
                }
            }
            _ => {}
        }
    }

    fn toggle(&mut self, what: Shows) {
        self.shows = match self.shows == what {
            true => Shows::Panes,
            false => what,
        };
    }

    fn obey(&mut self, command: &Command, context: &Context) {
        match self.model.act(command, context) {
            // Where one stands is on the screen; only what was found out needs saying.
            Ok(said) => {
                self.over = said.over;
                self.message = said.answer;
            }
            Err(failure) => self.message = vec![context.told(&failure)],
        }
    }
}

/// Runs it on the process's terminal until it is left.
///
/// # Errors
/// When the terminal doesn't let it.
pub(super) fn run(model: Model, context: &mut Context) -> Outcome {
    context.out.flush();
    let mut terminal = ratatui::try_init().map_err(|error| output::failure(&error))?;
    let mut screen = Screen::new(model);
    let ended = turn(&mut screen, &mut terminal, context);
    ratatui::restore();
    ended.map_err(|error| -> Failure { output::failure(&error) })?;
    Ok(Exit::Done)
}

fn turn(
    screen: &mut Screen,
    terminal: &mut ratatui::DefaultTerminal,
    context: &Context,
) -> std::io::Result<()> {
    while !screen.over() {
        terminal.draw(|frame| view::draw(screen, frame.area(), frame.buffer_mut(), context))?;
        if let Event::Key(key) = event::read()? {
            screen.press(key, context);
        }
    }
    Ok(())
}
