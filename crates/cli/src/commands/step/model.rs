//! The debugger without a screen: where one stands, what is watched, what is marked, and what each
//! command does to it. What it has to say comes back as sentences.

use super::answers;
use super::command::Command;
use super::tape::Tape;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::faces::{condition, watched};
use crate::reading::Reading;
use crate::records::line_name;
use duel::Seat;
use timeline::{Condition, Road, Stop, Watched, Way};
use wording::args;

/// A value that is watched, as it was written.
#[derive(Debug)]
pub(super) struct Watch {
    /// As it was written.
    pub(super) text: String,
    watched: Watched,
}

/// What came of a command.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// What was found out.
    pub(super) answer: Vec<String>,
    /// Where one stands now, if that is elsewhere, and which watched values changed.
    pub(super) place: Vec<String>,
    /// True when that was all.
    pub(super) over: bool,
}

/// The debugger.
#[derive(Debug)]
pub(super) struct Model {
    /// The line, and where one stands on it.
    pub(super) tape: Tape,
    /// What is watched.
    pub(super) watches: Vec<Watch>,
    /// The side that lies below.
    pub(super) below: Seat,
    marked: Option<(u32, u32)>,
    sought: Option<Condition>,
    missed: Option<(u32, Vec<judge::Missed>)>,
}

impl Model {
    /// Stands where a reading does.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(super) fn new(reading: Reading) -> Outcome<Self> {
        let below = reading.role.role().seat().unwrap_or(Seat::A);
        Ok(Self {
            tape: Tape::new(reading)?,
            watches: Vec::new(),
            below,
            marked: None,
            sought: None,
            missed: None,
        })
    }

    /// Does what a command says.
    ///
    /// # Errors
    /// Where that can't be done; it then stands where it stood.
    pub(super) fn act(&mut self, command: &Command, context: &Context) -> Outcome<Said> {
        let worth = self.worth();
        let (line, at) = (self.tape.reading().line, self.tape.at());
        let mut said = self.obey(command, context)?;
        if (line, at) != (self.tape.reading().line, self.tape.at()) {
            said.place = answers::here(&self.tape, context);
            said.place.extend(self.changed(&worth, context));
        }
        Ok(said)
    }

    fn obey(&mut self, command: &Command, context: &Context) -> Outcome<Said> {
        let tape = &self.tape;
        Ok(match command {
            Command::Travel(stop, way) => {
                let found = self.tape.travel(*stop, *way)?;
                moved(found, stop_id(*stop), *way, context)
            }
            Command::End(way) => self.end(*way)?,
            Command::Missed(way) => self.go_to_missed(*way, context)?,
            Command::Until(value, way) => self.until(value.as_deref(), *way, context)?,
            Command::Find(text, way) => self.find(text.as_deref(), *way, context)?,
            Command::Go(place) => self.go(place, context)?,
            Command::NextLine(way) => self.next_line(*way, context)?,
            Command::Line(name) => {
                let line = tape.reading().opened.line(Some(name))?.id;
                self.take_line(line, context)?
            }
            Command::Watch(value) => self.watch(value, context)?,
            Command::Mark => self.mark(context),
            Command::Diff(place) => lines(self.diff(place.as_deref(), context)?),
            Command::Why(what) => lines(answers::why(tape.reading(), what, context)?),
            Command::Here => lines(answers::here(tape, context)),
            Command::Board => lines(answers::board(tape, self.below, context)),
            Command::Chain => lines(answers::chain(tape, context)),
            Command::Priority => lines(answers::priority(tape, context)),
            Command::Watches => lines(self.watched(context)),
            Command::Help => lines(answers::commands(context)),
            Command::Quit => Said {
                over: true,
                ..Said::default()
            },
        })
    }

    fn end(&mut self, way: Way) -> Outcome<Said> {
        let numbers = self.tape.numbers();
        let end = match way {
            Way::Forwards => numbers.last(),
            Way::Backwards => numbers.first(),
        };
        if let Some(number) = end.copied() {
            self.tape.stand(number)?;
        }
        Ok(Said::default())
    }

    fn until(&mut self, value: Option<&str>, way: Way, context: &Context) -> Outcome<Said> {
        let watched: Vec<Watched> = match value {
            Some(text) => vec![watched(text, context)?],
            None => self.watches.iter().map(|one| one.watched.clone()).collect(),
        };
        if watched.is_empty() {
            return Ok(lines(vec![context.text("step-nothing-watched", args![])]));
        }
        let found = self.tape.travel_to_change(&watched, way)?;
        Ok(moved(found, "change", way, context))
    }

    fn find(&mut self, text: Option<&str>, way: Way, context: &Context) -> Outcome<Said> {
        if let Some(text) = text {
            self.sought = Some(condition(text, context)?);
        }
        let Some(sought) = &self.sought else {
            return Ok(lines(vec![context.text("step-nothing-sought", args![])]));
        };
        let found = self.tape.travel_to(sought, way)?;
        Ok(moved(found, "condition", way, context))
    }

    fn go(&mut self, place: &str, context: &Context) -> Outcome<Said> {
        let (line, at) = self.place(place, context)?;
        if line == self.tape.reading().line {
            self.tape.stand(at)?;
            return Ok(Said::default());
        }
        self.tape.take_line(line, at)?;
        Ok(lines(vec![self.on_line(context)]))
    }

    /// A place as it is written: its line and its record.
    fn place(&self, place: &str, context: &Context) -> Outcome<(u32, u32)> {
        let (opened, line) = (&self.tape.reading().opened, self.tape.reading().line);
        let history = &opened.history;
        let stood = history.line(line).unwrap_or_else(|| history.current());
        let at = opened.place(Some(place), stood, &context.words)?;
        match history.is_on(at, line) {
            true => Ok((line, at)),
            false => Ok((history.line_of(at).unwrap_or(line), at)),
        }
    }

    fn next_line(&mut self, way: Way, context: &Context) -> Outcome<Said> {
        let all = self.tape.history().lines();
        let here = all
            .iter()
            .position(|info| info.line.id == self.tape.reading().line);
        let next = here.and_then(|at| match way {
            Way::Forwards => all.get(at + 1),
            Way::Backwards => all.get(at.checked_sub(1)?),
        });
        match next.map(|info| info.line.id) {
            Some(line) => self.take_line(line, context),
            None => Ok(moved(None, "line", way, context)),
        }
    }

    /// Stays where it is if that is on the line, and goes to the last record both share otherwise.
    fn take_line(&mut self, line: u32, context: &Context) -> Outcome<Said> {
        let theirs = self.tape.history().records_of(line);
        let shared = self.tape.numbers()[..self.tape.done()]
            .iter()
            .rev()
            .find(|number| theirs.binary_search(number).is_ok());
        let at = shared.copied().unwrap_or(0);
        self.tape.take_line(line, at)?;
        Ok(lines(vec![self.on_line(context)]))
    }

    fn on_line(&self, context: &Context) -> String {
        let line = self.line_name(context);
        context.text("step-on-line", args![line: line])
    }

    /// What the line is called.
    pub(super) fn line_name(&self, context: &Context) -> String {
        let line = self.tape.reading().line;
        line_name(self.tape.history(), line, context.words.viewer())
    }

    fn watch(&mut self, text: &str, context: &Context) -> Outcome<Said> {
        let text = text.trim();
        if let Some(at) = self.watches.iter().position(|one| one.text == text) {
            self.watches.remove(at);
            return Ok(lines(vec![
                context.text("step-unwatched", args![value: text]),
            ]));
        }
        let watched = watched(text, context)?;
        let text = text.to_owned();
        self.watches.push(Watch { text, watched });
        Ok(lines(self.watched(context).pop().into_iter().collect()))
    }

    /// Each watched value, as it is here.
    pub(super) fn watched(&self, context: &Context) -> Vec<String> {
        if self.watches.is_empty() {
            return vec![context.text("step-nothing-watched", args![])];
        }
        let one = |(watch, worth): (&Watch, String)| {
            let said = args![value: watch.text.as_str(), worth: worth];
            context.text("step-watched", said)
        };
        self.watches.iter().zip(self.worth()).map(one).collect()
    }

    fn worth(&self) -> Vec<String> {
        let of = |watch: &Watch| watch.watched.worth(self.tape.seen()).to_string();
        self.watches.iter().map(of).collect()
    }

    fn changed(&self, before: &[String], context: &Context) -> Vec<String> {
        let now = self.worth();
        let pairs = self.watches.iter().zip(before.iter().zip(&now));
        let changed = pairs.filter(|(_, (before, now))| before != now);
        let one = |(watch, (before, now)): (&Watch, (&String, &String))| {
            let said = args![
                value: watch.text.as_str(), before: before.as_str(), worth: now.as_str(),
            ];
            context.text("step-changed", said)
        };
        changed.map(one).collect()
    }

    fn mark(&mut self, context: &Context) -> Said {
        let at = self.tape.at();
        self.marked = Some((self.tape.reading().line, at));
        lines(vec![context.text("step-marked", args![at: at])])
    }

    fn diff(&self, place: Option<&str>, context: &Context) -> Outcome<Vec<String>> {
        let from = match place {
            Some(place) => Some(self.place(place, context)?),
            None => self.marked,
        };
        match from {
            Some((line, at)) => answers::diff(&self.tape, line, at, context),
            None => Ok(vec![context.text("step-nothing-marked", args![])]),
        }
    }

    fn go_to_missed(&mut self, way: Way, context: &Context) -> Outcome<Said> {
        let line = self.tape.reading().line;
        if self.missed.as_ref().is_none_or(|(of, _)| *of != line) {
            self.missed = Some((line, answers::missed(self.tape.reading(), context)?));
        }
        let here = self.tape.at();
        let mut all = self.missed.iter().flat_map(|(_, all)| all);
        let nearest = match way {
            Way::Forwards => all.find(|missed| missed.at > here),
            Way::Backwards => all.rfind(|missed| missed.at < here),
        };
        let Some(missed) = nearest else {
            return Ok(moved(None, "missed", way, context));
        };
        let told = answers::could(missed, &self.tape.reading().opened, context)?;
        self.tape.stand(missed.at)?;
        Ok(lines(vec![told]))
    }
}

/// Nothing to say of a way that was gone; that there is nothing further of one that wasn't.
fn moved(found: Option<u32>, stop: &'static str, way: Way, context: &Context) -> Said {
    let way = match way {
        Way::Forwards => "forwards",
        Way::Backwards => "backwards",
    };
    match found {
        Some(_) => Said::default(),
        None => lines(vec![
            context.text("step-no-further", args![stop: stop, way: way]),
        ]),
    }
}

fn lines(answer: Vec<String>) -> Said {
    Said {
        answer,
        ..Said::default()
    }
}

/// As the messages have it.
const fn stop_id(stop: Stop) -> &'static str {
    match stop {
        Stop::Event => "event",
        Stop::Window => "window",
        Stop::Chain => "chain",
        Stop::Link => "link",
        Stop::Trigger => "trigger",
        Stop::Phase => "phase",
        Stop::Turn => "turn",
        Stop::Question => "question",
        Stop::NotAsked => "not_asked",
        Stop::Irregularity => "irregularity",
    }
}

/// A line that is no command.
pub(super) fn unknown(text: &str, context: &Context) -> Failure {
    let what = context.text("step-unknown", args![text: text]);
    Failure::new(Code::Usage).with("what", what)
}
