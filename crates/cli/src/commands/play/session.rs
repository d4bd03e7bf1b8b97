//! A recording at the prompt: each line goes the way that `play DUEL 'LINE'` goes, and nothing is
//! held between two lines but how much of the record each of them was.

use super::command::{COMMANDS, Command};
use super::complete::Scene;
use super::{Appending, Typed, append, open};
use crate::arguments::{As, Log, Read, Standing, Undo};
use crate::commands::{log, redo, show, undo};
use crate::context::Context;
use crate::desk::Desk;
use crate::error::{Code, Failure, Outcome};
use crate::shelf::Shelf;
use duel::{ChoiceKind, Position, Seat};
use journal::DuelEntry;
use rules::Next;
use std::sync::Arc;
use wording::args;

/// How many records `log` prints.
const LATEST: u32 = 20;

/// What a line was in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Taken {
    /// How many operations.
    operations: usize,
    /// The number of the last of them.
    last: u32,
}

/// A recording.
#[derive(Debug)]
pub(super) struct Session {
    entry: DuelEntry,
    handle: String,
    role: As,
    dry_run: bool,
    /// Each line that stands.
    taken: Vec<Taken>,
    /// Each that was taken back since.
    undone: Vec<Taken>,
}

/// What a typed line came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// It was done.
    Done,
    /// The recording is over.
    Over,
}

/// Where the table stands.
pub(super) struct Stand {
    known: Position,
    next: Next,
}

impl Session {
    /// Begins at the duel's tip.
    pub(super) fn new(entry: DuelEntry, role: As, dry_run: bool, shelf: &Shelf) -> Self {
        Self {
            handle: shelf.handle(entry.id, &entry.name),
            entry,
            role,
            dry_run,
            taken: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Takes what was typed: a command, or a line. `number` is that of the line.
    ///
    /// # Errors
    /// Why it wasn't done. What was typed can be put right and said again.
    pub(super) fn hear(
        &mut self,
        typed: &str,
        number: usize,
        context: &mut Context,
    ) -> Outcome<Heard> {
        let typed = typed.trim();
        if typed.is_empty() || typed.starts_with(';') {
            return Ok(Heard::Done);
        }
        match Command::read(typed) {
            None => self.line(typed, number, context)?,
            Some(Command::Quit) => return Ok(Heard::Over),
            Some(command) => self.command(&command, number, context)?,
        }
        Ok(Heard::Done)
    }

    fn command(&mut self, command: &Command, number: usize, context: &mut Context) -> Outcome<()> {
        let standing = || Standing {
            role: self.role,
            line: None,
        };
        let duel = || Some(self.handle.clone());
        match command {
            Command::Undo => return self.undo(context),
            Command::Redo => return self.redo(context),
            Command::BothPass | Command::Pass => return self.passes(command, number, context),
            Command::Help => commands(context),
            Command::Who => self.say_where(context)?,
            Command::Quit => {}
            Command::Log(range) => {
                let range = match range {
                    Some(range) => range.clone(),
                    None => self.latest(context)?,
                };
                let log = Log {
                    words: vec![self.handle.clone(), range],
                    at: None,
                    passes: true,
                    standing: standing(),
                };
                log::run(&log, context)?;
            }
            Command::Show(at) => {
                let read = Read {
                    duel: duel(),
                    at: at.clone(),
                    standing: standing(),
                };
                show::run(&read, context)?;
            }
        }
        Ok(())
    }

    /// The last records, as a range.
    fn latest(&self, context: &mut Context) -> Outcome<String> {
        let last = self.desk(context)?.table.head().number;
        let history = context.open(Some(self.handle.as_str()))?.history;
        let records = history.records_of(history.current().id);
        let first = records.iter().rev().nth(LATEST as usize - 1);
        let first = first.or(records.first()).copied().unwrap_or(last);
        Ok(format!("{first}..{last}"))
    }

    /// The duel as it stands.
    fn desk(&self, context: &mut Context) -> Outcome<Desk> {
        let shelf = context.shelf()?;
        context.adopt(&shelf, &self.entry)?;
        Desk::open(&self.entry, &shelf, self.dry_run, self.role, context)
    }

    /// Where the table stands.
    ///
    /// # Errors
    /// When the duel can't be read.
    pub(super) fn stand(&self, context: &mut Context) -> Outcome<Stand> {
        let desk = self.desk(context)?;
        Ok(Stand {
            known: desk.position().clone(),
            next: desk.table.awaited(),
        })
    }

    fn passes(&mut self, command: &Command, number: usize, context: &mut Context) -> Outcome<()> {
        let seat = match self.role.role().seat() {
            Some(seat) => Some(seat),
            None => asked(&self.stand(context)?.next),
        };
        let Some(line) = command.line(seat) else {
            let what = context.text("prompt-nobody-passes", args![]);
            return Err(Failure::new(Code::Usage).with("what", what));
        };
        self.line(&line, number, context)
    }

    /// Records a line.
    fn line(&mut self, line: &str, number: usize, context: &mut Context) -> Outcome<()> {
        let shelf = context.shelf()?;
        let appending = Appending {
            entry: &self.entry,
            role: self.role,
            dry_run: self.dry_run,
        };
        let (written, mut desk) = open(&Typed::at(line, number), &appending, &shelf, context)?;
        let before = desk.table.history().batches().len();
        let played = append(&written, &mut desk, context);
        self.remember(&desk, before);
        played?;
        for card in written.script.cards() {
            let name = card.name.value.as_str();
            context.say("prompt-declared", args![name: name]);
        }
        say_open(&desk, context);
        Ok(())
    }

    /// Remembers how much of the record a line was.
    fn remember(&mut self, desk: &Desk, before: usize) {
        let batches = desk.table.history().batches();
        let operations = batches.len().saturating_sub(before);
        let Some(last) = batches.last().filter(|_| operations > 0 && !self.dry_run) else {
            return;
        };
        let last = last.number;
        self.taken.push(Taken { operations, last });
        self.undone.clear();
    }

    /// Takes back the last line: every operation of it, unless something else was done since.
    fn undo(&mut self, context: &mut Context) -> Outcome<()> {
        let next = context.open(Some(self.handle.as_str()))?.history;
        let next = next.to_undo().map(|batch| batch.number);
        let line = self.taken.last().filter(|taken| Some(taken.last) == next);
        let line = line.copied();
        for _ in 0..line.map_or(1, |taken| taken.operations) {
            undo::once(&self.undoing(), context)?;
        }
        match line {
            Some(taken) => {
                self.taken.pop();
                self.undone.push(taken);
            }
            // What was taken back is somebody else's, or from before: lines are counted anew.
            None => (self.taken, self.undone) = (Vec::new(), Vec::new()),
        }
        self.say_where(context)
    }

    /// Takes back the last undo.
    fn redo(&mut self, context: &mut Context) -> Outcome<()> {
        let line = self.undone.last().copied();
        for _ in 0..line.map_or(1, |taken| taken.operations) {
            redo::once(&self.undoing(), context)?;
        }
        self.undone.pop();
        self.taken.extend(line);
        self.say_where(context)
    }

    fn undoing(&self) -> Undo {
        Undo {
            duel: Some(self.handle.clone()),
            dry_run: self.dry_run,
            role: self.role,
        }
    }

    /// Says where the duel stands: the moment, who is asked, what is open.
    ///
    /// # Errors
    /// When it can't be read.
    pub(super) fn say_where(&self, context: &mut Context) -> Outcome<()> {
        let desk = self.desk(context)?;
        for line in context.words.heading(desk.position()) {
            context.out.line(line);
        }
        say_open(&desk, context);
        Ok(())
    }

    /// The first words of the recording.
    ///
    /// # Errors
    /// When the duel can't be read.
    pub(super) fn greet(&self, context: &mut Context) -> Outcome<()> {
        context.read_as(self.role);
        self.desk(context)?.say_what_if(context);
        if self.dry_run {
            context.note("dry-run", args![]);
        }
        context.say("prompt-head", args![duel: self.entry.name.as_str()]);
        self.say_where(context)
    }
}

impl Stand {
    /// What completion works with.
    #[must_use]
    pub(super) fn scene(&self, role: As, context: &Context) -> Scene {
        Scene::new(
            self.known.clone(),
            Arc::clone(&context.cards),
            role,
            &context.words,
        )
    }

    /// What stands before the line that is typed: the turn, the phase, who is asked.
    #[must_use]
    pub(super) fn prompt(&self, context: &Context) -> String {
        let known = &self.known;
        let who = match (asked(&self.next), known.result) {
            (_, Some(_)) | (None, None) => "…".to_owned(),
            (Some(seat), None) => context.words.player(seat).to_owned(),
        };
        let place = context.words.place(known.turn, known.phase, known.step);
        context.text("prompt-line", args![place: place, who: who])
    }
}

/// The seat that is asked.
fn asked(next: &Next) -> Option<Seat> {
    match next {
        Next::Ask(ask) => Some(ask.seat),
        _ => None,
    }
}

/// What is open, who is asked, and what has to be told.
fn say_open(desk: &Desk, context: &mut Context) {
    let position = desk.position();
    for line in context.words.chain_lines(position, &context.cards) {
        context.out.line(line);
    }
    desk.say_who_is_awaited(context);
    let telling = |choice: &duel::Choice| choice.what == ChoiceKind::Telling;
    if position.choice.is_some_and(|choice| telling(&choice)) {
        context.say("prompt-telling", args![]);
    }
    if let Some(ended) = context.words.ended(position, &context.cards) {
        context.out.line(ended);
    }
}

/// Lists the commands.
fn commands(context: &mut Context) {
    context.say("prompt-help", args![]);
    for (_, words, id) in COMMANDS {
        let told = context.text(&format!("prompt-command-{id}"), args![]);
        context.out.line(format!("  {}: {told}", words.join(", ")));
    }
}
