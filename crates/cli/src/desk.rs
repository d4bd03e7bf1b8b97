//! A table with the things a command needs around it: what is appended is printed at once, and
//! what isn't becomes a failure.

use crate::arguments::As;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome, Refused};
use crate::known::known_to;
use crate::offers::{self, Offered};
use crate::opened::{store_error, with_causes};
use crate::operation;
use crate::printer::Printer;
use crate::records::line_name;
use crate::shelf::Shelf;
use duel::{Action, ChoiceKind, Event, How, Position, Seat};
use journal::{AppendError, DuelEntry, Words};
use notation::{Sink, SinkError};
use rules::{Next, Refusal, Rule, Said};
use table::{Batch, SetUp, Table, TableError};
use wording::args;

/// One duel at its tip, printing what is appended to it.
#[derive(Debug)]
pub(crate) struct Desk {
    /// The duel's name.
    pub(crate) name: String,
    /// What it is called by in a command: its name, or its id where two have that name.
    pub(crate) handle: String,
    /// The table.
    pub(crate) table: Table,
    /// Whose desk it is: as whom everything is read and printed.
    role: As,
    /// What that role knows of the position.
    known: Position,
    /// True when nothing of it is kept.
    tries: bool,
    printer: Printer,
}

/// What was left out, by how many times.
#[derive(Clone, Debug)]
pub(crate) struct LeftOut {
    /// Questions that were not asked.
    pub(crate) not_asked: usize,
    /// Trigger effects that had to be activated.
    pub(crate) forgotten: usize,
    /// The records of what else was against the rules.
    pub(crate) irregular: Vec<u32>,
}

impl Desk {
    /// Begins a duel.
    ///
    /// # Errors
    /// When its set-up can't be, or can't be kept.
    pub(crate) fn begin(set_up: SetUp, shelf: &Shelf, context: &mut Context) -> Outcome<Self> {
        let name = set_up.name.clone();
        let begun = Table::begin(context.tools(shelf), set_up);
        let (table, _) = begun.map_err(|error| failure(&error, &name))?;
        let role = As::Judge;
        let mut desk = Self {
            handle: shelf.handle(table.duel(), &name),
            name,
            printer: Printer::new(table.duel(), role.role()),
            known: table.position().clone(),
            table,
            role,
            tries: shelf.is_in_memory(),
        };
        desk.stand(context);
        Ok(desk)
    }

    /// Goes on with a duel of the store. With `dry_run` nothing is appended to it.
    ///
    /// # Errors
    /// When it can't be read.
    pub(crate) fn open(
        entry: &DuelEntry,
        shelf: &Shelf,
        dry_run: bool,
        role: As,
        context: &Context,
    ) -> Outcome<Self> {
        let opened = Table::open(context.tools(shelf), entry.id);
        let mut table = opened.map_err(|error| failure(&error, &entry.name))?;
        if dry_run {
            table.only_try();
        }
        let history = table.history();
        let printer = Printer::after(entry.id, history, history.last(), role.role())?;
        Ok(Self {
            name: entry.name.clone(),
            handle: shelf.handle(entry.id, &entry.name),
            known: known_to(role.role(), table.position()),
            table,
            role,
            tries: dry_run,
            printer,
        })
    }

    /// True when nothing of what is said here is kept.
    #[must_use]
    pub(crate) const fn tries(&self) -> bool {
        self.tries
    }

    /// The position as far as the desk's role knows it.
    #[must_use]
    pub(crate) const fn position(&self) -> &Position {
        &self.known
    }

    /// Stands where the table does, and remembers what is durable.
    fn stand(&mut self, context: &mut Context) {
        self.known = known_to(self.role.role(), self.table.position());
        if !self.tries {
            context.recorded(&self.name, self.table.head().number);
        }
    }

    /// Prints every record that hasn't been printed yet.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn print(&mut self, context: &mut Context) -> Outcome<()> {
        self.stand(context);
        self.printer.print_new(self.table.history(), context)
    }

    /// Prints the records of one batch: not what somebody else recorded before it meanwhile.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn print_own(&mut self, batch: &Batch, context: &mut Context) -> Outcome<()> {
        let first = batch.records.first().map_or(0, |record| record.number);
        let (duel, history) = (self.table.duel(), self.table.history());
        let before = first.saturating_sub(1);
        self.printer = Printer::after(duel, history, before, self.role.role())?;
        self.print(context)
    }

    /// What the table gave, as an outcome.
    ///
    /// # Errors
    /// When it gave an error.
    pub(crate) fn taken(
        &self,
        batch: Result<Batch, TableError>,
        context: &Context,
    ) -> Outcome<Batch> {
        batch.map_err(|error| self.failure(&error, context))
    }

    /// Why something wasn't recorded, as a failure.
    #[must_use]
    pub(crate) fn failure(&self, error: &TableError, context: &Context) -> Failure {
        match error {
            TableError::Refused(refusal) => self.refused(refusal, context),
            TableError::Conflict { expected, .. } => {
                failure(error, &self.name).excerpt(self.meanwhile(expected.number, context))
            }
            _ => failure(error, &self.name),
        }
    }

    /// A refusal, as a failure: with what is legal now, as far as the desk's role may know it.
    #[must_use]
    pub(crate) fn refused(&self, refusal: &Refusal, context: &Context) -> Failure {
        let mut text = context.words.refusal(refusal, &self.known, &context.cards);
        if let Some(later) = self.chosen_later(refusal, context) {
            text += &context.words.gap();
            text += &later;
        }
        let mut legal = self.legal(refusal.seat, context);
        if legal.lines.is_empty() {
            let awaited = refusal.awaited.map(|seat| self.legal(seat, context));
            legal = awaited.unwrap_or_default();
        }
        Failure::refused(Refused {
            rule: refusal.rule.id(),
            text,
            legal,
        })
    }

    /// What has to be chosen first, where that comes only once everybody has passed: what was
    /// refused leads over it. For a judge alone: it depends on what is to be chosen from.
    fn chosen_later(&self, refusal: &Refusal, context: &Context) -> Option<String> {
        let open = self.position().window.is_some();
        if refusal.rule != Rule::ChoiceFirst || !open || self.role != As::Judge {
            return None;
        }
        let mut scratch = judge::Scratch::from(self.position().clone(), &context.cards);
        for _ in 0..FARTHEST_CHOICE {
            let position = scratch.position();
            let Some(seat) = position.window.and_then(|window| window.holder()) else {
                break;
            };
            let action = Action::Pass(How::Silence);
            scratch.say(&Said { by: seat, action }).ok()?;
        }
        let next = scratch.awaited();
        let settled = scratch.position().choice.is_none() && !matches!(next, Next::Chance { .. });
        let first = context.words.awaited(&next, scratch.position());
        let first = first.filter(|_| !settled)?;
        Some(context.text("refusal-later", args![first: first]))
    }

    /// What a seat could say, when the desk's role may know it.
    fn legal(&self, seat: Seat, context: &Context) -> Offered {
        if !self.role.role().is(seat) {
            return Offered::default();
        }
        offers::offered(&self.known, &context.cards, seat, &context.words)
    }

    /// What somebody else recorded after this record.
    fn meanwhile(&self, last: u32, context: &Context) -> String {
        let history = self.table.history();
        let later = history.batches().iter().filter(|batch| batch.first > last);
        let said = later.map(|batch| operation::said(history, batch, self.role.role(), context));
        let lines: Vec<String> = said.map(|said| format!("  {said}")).collect();
        context.text("meanwhile", args![said: format!("\n{}", lines.join("\n"))])
    }

    /// What was left out on the line the duel stands on.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn left_out(&self) -> Outcome<LeftOut> {
        let history = self.table.history();
        let forgotten = judge::forgotten(history, history.current().id).map_err(|error| {
            let failure = Failure::new(Code::Damaged).with("duel", &self.name);
            failure.because(&error)
        })?;
        let skipped = |number: &u32| {
            let event = history.record(*number).map(|record| &record.event);
            event.and_then(Event::skipped).is_some()
        };
        let mandatory = rules::Rule::Mandatory.rule_id();
        let irregular = |number: &u32| {
            let event = history.record(*number).map(|record| &record.event);
            matches!(event, Some(Event::Irregularity { rule, .. }) if *rule != mandatory)
        };
        let path = history.path(history.last());
        Ok(LeftOut {
            not_asked: path.iter().filter(|number| skipped(number)).count(),
            forgotten: forgotten.len(),
            irregular: path.into_iter().filter(irregular).collect(),
        })
    }

    /// What the seat that is awaited could say, as lines.
    #[must_use]
    pub(crate) fn awaited_lines(&self, context: &Context) -> Vec<String> {
        let rules::Next::Ask(ask) = self.table.awaited() else {
            return Vec::new();
        };
        self.legal(ask.seat, context).lines
    }

    /// Says that the duel goes on along a what-if line, where it does.
    pub(crate) fn say_what_if(&self, context: &mut Context) {
        let history = self.table.history();
        let line = history.current().id;
        if history.is_what_if(line) {
            let line = line_name(history, line, context.words.viewer());
            context.note("line-what-if", args![line: line]);
        }
    }

    /// Says whom the duel waits for.
    pub(crate) fn say_who_is_awaited(&self, context: &mut Context) {
        let text = context.words.awaited(&self.table.awaited(), &self.known);
        if let Some(text) = text {
            context.out.line(text);
        }
        let name = |choice: &duel::Choice| choice.what == ChoiceKind::Name;
        if let Some(choice) = self.known.choice.filter(name) {
            let seat = choice.seat.letter();
            context.say("say-declares", args![seat: seat]);
        }
    }
}

/// How many passes a choice is looked for behind.
const FARTHEST_CHOICE: usize = 8;

/// Says things at a desk, printing what is appended as soon as it is durable.
#[derive(Debug)]
pub(crate) struct Pen<'a> {
    /// The desk.
    pub(crate) desk: &'a mut Desk,
    /// Where to print.
    pub(crate) context: &'a mut Context,
}

impl Sink for Pen<'_> {
    type Error = Failure;

    fn position(&self) -> &Position {
        self.desk.position()
    }

    fn eyes(&self) -> Option<Seat> {
        self.desk.role.role().seat()
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        let history = self.desk.table.history();
        history.events_to(history.last()).for_each(see);
    }

    fn say(&mut self, said: &Said, words: Option<&str>) -> Result<Vec<Event>, SinkError<Failure>> {
        let batch = match self.desk.table.say(said, words.map(Words::said), None) {
            Ok(batch) => batch,
            Err(TableError::Refused(refusal)) => return Err(SinkError::Refused(refusal)),
            Err(error) => return Err(SinkError::Failed(self.desk.failure(&error, self.context))),
        };
        self.desk.print(self.context).map_err(SinkError::Failed)?;
        let events: Vec<Event> = batch
            .records
            .into_iter()
            .map(|record| record.event)
            .collect();
        Ok(events)
    }
}

/// Why something wasn't recorded, as a failure.
#[must_use]
pub(crate) fn failure(error: &TableError, duel: &str) -> Failure {
    let failure = match error {
        TableError::Append(error) => not_appended(error, duel),
        TableError::Read(error) => store_error(duel, error),
        TableError::Conflict { expected, actual } => Failure::new(Code::Conflict)
            .count("expected", expected.number)
            .count("actual", actual.number),
        TableError::Damaged(_) | TableError::History(_) | TableError::NoPosition(_) => {
            Failure::new(Code::Damaged)
        }
        TableError::NoSuchRecord { last, .. } => Failure::new(Code::NoPlace).count("last", *last),
        TableError::BeforePlay { to, play } => Failure::new(Code::NoRewind)
            .count("to", *to)
            .count("first", *play),
        TableError::NothingToRedo => Failure::new(Code::NothingToRedo),
        TableError::NoSuchLine { line } => Failure::new(Code::NoLine)
            .with("line", line)
            .with("lines", ""),
        TableError::InRepair { to, left } => Failure::new(Code::InRepair)
            .count("to", *to)
            .count("after", to + u32::from(*left)),
        TableError::OnlyTried { line } => Failure::new(Code::OnlyTried).with("line", line),
        TableError::BadName { name } => Failure::new(Code::NoSuchName).with("name", name),
        TableError::NameTaken { line } => Failure::new(Code::LineNameTaken).with("name", line),
        TableError::NoRuling { number } => Failure::new(Code::NoRuling).count("number", *number),
        TableError::LastWord { ruling } => Failure::new(Code::LastWord).count("number", *ruling),
        TableError::NotTheHeadJudge { ruling } => {
            Failure::new(Code::NotTheHeadJudge).count("number", *ruling)
        }
        TableError::NotAppealed { ruling } => {
            Failure::new(Code::NotAppealed).count("number", *ruling)
        }
        TableError::NoOpenCall { .. } => Failure::new(Code::NoCall),
        TableError::TimeWasCalled { record } => {
            Failure::new(Code::TimeWasCalled).count("number", *record)
        }
        TableError::Match(_) => Failure::new(Code::Usage),
        TableError::Repair { step, .. } => Failure::new(Code::Repair).with("step", step),
        TableError::NothingToUndo => Failure::new(Code::NothingToUndo),
        TableError::Chance(_) => Failure::new(Code::NoRandom),
        _ => Failure::new(Code::Bug),
    };
    let failure = failure.with("duel", duel);
    match failure.code {
        Code::Busy => failure,
        Code::Bug => failure.with("what", with_causes(error)),
        _ => failure.because(error),
    }
}

/// A batch that wasn't appended, as a failure.
#[must_use]
pub(crate) fn not_appended(error: &AppendError, duel: &str) -> Failure {
    if let Some(behind) = store_sled::OpenError::behind(error) {
        return crate::shelf::not_opened(behind);
    }
    if let Some(failure) = crate::server::behind(error) {
        return failure;
    }
    match error {
        AppendError::Busy { holder } => crate::shelf::busy_with(holder),
        AppendError::Unknown(_) => Failure::new(Code::Unknown),
        AppendError::Archived => Failure::new(Code::Archived).with("duel", duel),
        AppendError::Removed { trace } => crate::shelf::removed(&trace.by),
        AppendError::Conflict { .. } => Failure::new(Code::Conflict).with("duel", duel),
        AppendError::Full(_) => Failure::new(Code::Full).with("path", duel),
        AppendError::Damaged(_) => Failure::new(Code::Damaged),
        AppendError::Malformed(_) | AppendError::TooLarge { .. } => Failure::new(Code::Bug),
        _ => Failure::new(Code::Io).with("path", duel),
    }
}
