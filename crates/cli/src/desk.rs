//! A table with the things a command needs around it: what is appended is printed at once, and
//! what isn't becomes a failure.

use crate::context::Context;
use crate::error::{Code, Failure, Outcome, Refused};
use crate::offers;
use crate::opened::{store_error, with_causes};
use crate::printer::Printer;
use duel::{Event, Position, Role};
use journal::{AppendError, DuelEntry, Words};
use notation::{Sink, SinkError};
use rules::{Refusal, Said};
use table::{Batch, SetUp, Table, TableError};

/// One duel at its tip, printing what is appended to it.
#[derive(Debug)]
pub(crate) struct Desk {
    /// The duel's name.
    pub(crate) name: String,
    /// The table.
    pub(crate) table: Table,
    printer: Printer,
}

impl Desk {
    /// Begins a duel.
    ///
    /// # Errors
    /// When its set-up can't be, or can't be kept.
    pub(crate) fn begin(
        set_up: SetUp,
        shelf: &crate::shelf::Shelf,
        context: &Context,
    ) -> Outcome<Self> {
        let name = set_up.name.clone();
        let begun = Table::begin(context.tools(shelf), set_up);
        let (table, _) = begun.map_err(|error| failure(&error, &name, None, context))?;
        let printer = Printer::new(table.duel(), Role::Judge);
        Ok(Self {
            name,
            table,
            printer,
        })
    }

    /// Goes on with a duel of the store. With `dry_run` nothing is appended to it.
    ///
    /// # Errors
    /// When it can't be read.
    pub(crate) fn open(
        entry: &DuelEntry,
        shelf: &crate::shelf::Shelf,
        dry_run: bool,
        context: &Context,
    ) -> Outcome<Self> {
        let opened = Table::open(context.tools(shelf), entry.id);
        let mut table = opened.map_err(|error| failure(&error, &entry.name, None, context))?;
        if dry_run {
            table.only_try();
        }
        let history = table.history();
        let printer = Printer::after(entry.id, history, history.last(), Role::Judge)?;
        Ok(Self {
            name: entry.name.clone(),
            table,
            printer,
        })
    }

    /// Prints every record that hasn't been printed yet.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn print(&mut self, context: &mut Context) -> Outcome<()> {
        self.printer.print_new(self.table.history(), context)
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
        batch.map_err(|error| failure(&error, &self.name, Some(self.table.position()), context))
    }

    /// Why something wasn't recorded, as a failure.
    #[must_use]
    pub(crate) fn failure(&self, error: &TableError, context: &Context) -> Failure {
        failure(error, &self.name, Some(self.table.position()), context)
    }

    /// A refusal, as a failure.
    #[must_use]
    pub(crate) fn refused(&self, refusal: &Refusal, context: &Context) -> Failure {
        refused(refusal, self.table.position(), context)
    }

    /// How many questions were not asked on the line the duel stands on.
    #[must_use]
    pub(crate) fn not_asked(&self) -> usize {
        let history = self.table.history();
        let skipped = |number: &u32| {
            let event = history.record(*number).map(|record| &record.event);
            matches!(
                event,
                Some(Event::WindowAnswered {
                    answer: duel::Answer::Skipped,
                    ..
                })
            )
        };
        history
            .path(history.last())
            .into_iter()
            .filter(skipped)
            .count()
    }

    /// What the seat that is awaited could say, as lines.
    #[must_use]
    pub(crate) fn awaited_lines(&self, context: &Context) -> Vec<String> {
        let rules::Next::Ask(ask) = self.table.awaited() else {
            return Vec::new();
        };
        offers::lines(
            self.table.position(),
            &context.cards,
            ask.seat,
            &context.words,
        )
    }

    /// Says whom the duel waits for.
    pub(crate) fn say_who_is_awaited(&self, context: &mut Context) {
        let text = context
            .words
            .awaited(&self.table.awaited(), self.table.position());
        if let Some(text) = text {
            context.out.line(text);
        }
    }
}

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
        self.desk.table.position()
    }

    fn say(&mut self, said: &Said, words: Option<&str>) -> Result<Vec<Event>, SinkError<Failure>> {
        let batch = match self.desk.table.say(said, words.map(Words::said), None) {
            Ok(batch) => batch,
            Err(TableError::Refused(refusal)) => return Err(SinkError::Refused(refusal)),
            Err(error) => return Err(SinkError::Failed(self.desk.failure(&error, self.context))),
        };
        self.desk.print(self.context).map_err(SinkError::Failed)?;
        Ok(batch
            .records
            .into_iter()
            .map(|record| record.event)
            .collect())
    }
}

/// Why something wasn't recorded, as a failure.
fn failure(
    error: &TableError,
    duel: &str,
    position: Option<&Position>,
    context: &Context,
) -> Failure {
    let failure = match (error, position) {
        (TableError::Refused(refusal), Some(position)) => {
            return refused(refusal, position, context);
        }
        (TableError::Append(error), _) => not_appended(error, duel),
        (TableError::Read(error), _) => store_error(duel, error),
        (TableError::Conflict { expected, actual }, _) => Failure::new(Code::Conflict)
            .count("expected", expected.number)
            .count("actual", actual.number),
        (TableError::Damaged(_) | TableError::History(_) | TableError::NoPosition(_), _) => {
            Failure::new(Code::Damaged)
        }
        (TableError::NoSuchRecord { last, .. }, _) => {
            Failure::new(Code::NoPlace).count("last", *last)
        }
        (TableError::BeforePlay { to, play }, _) => Failure::new(Code::NoRewind)
            .count("to", *to)
            .count("first", *play),
        (TableError::NothingToUndo, _) => Failure::new(Code::NothingToUndo),
        (TableError::Chance(_), _) => Failure::new(Code::Io).with("path", "the random bytes"),
        _ => Failure::new(Code::Bug),
    };
    failure.with("duel", duel).with("what", with_causes(error))
}

fn not_appended(error: &AppendError, duel: &str) -> Failure {
    if let Some(behind) = store_sled::OpenError::behind(error) {
        return crate::shelf::not_opened(behind);
    }
    match error {
        AppendError::Busy { holder } => crate::shelf::busy_with(holder),
        AppendError::Full(_) => Failure::new(Code::Full).with("path", duel),
        AppendError::Damaged(_) => Failure::new(Code::Damaged),
        AppendError::Malformed(_) | AppendError::TooLarge { .. } => Failure::new(Code::Bug),
        _ => Failure::new(Code::Io).with("path", duel),
    }
}

fn refused(refusal: &Refusal, position: &Position, context: &Context) -> Failure {
    let text = context.words.refusal(refusal, position, &context.cards);
    let legal = |seat| offers::lines(position, &context.cards, seat, &context.words);
    let mut lines = legal(refusal.seat);
    if lines.is_empty() {
        lines = refusal.awaited.map(legal).unwrap_or_default();
    }
    let refused = Refused {
        rule: refusal.rule.id(),
        text,
        legal: lines,
    };
    Failure::refused(refused)
}
