//! Prints records as they come, for people as the trace, for programs as objects.

use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::records::record_json;
use crate::seen::{Fold, Seen, Walk};
use crate::statements;
use duel::{Answer, Desk, Event, Role};
use journal::{DuelId, Record};
use notation::TraceLine;
use timeline::History;
use wording::args;

/// Prints the records of one duel, in the order they were appended.
#[derive(Debug)]
pub(crate) struct Printer {
    duel: DuelId,
    fold: Fold,
    printed: u32,
    quiet: bool,
}

impl Printer {
    /// Prints from the first record on.
    #[must_use]
    pub(crate) fn new(duel: DuelId, role: Role) -> Self {
        Self {
            duel,
            fold: Fold::new(role),
            printed: 0,
            quiet: false,
        }
    }

    /// Prints what comes after a record.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn after(duel: DuelId, history: &History, number: u32, role: Role) -> Outcome<Self> {
        let fold = standing(history, number, role)?;
        Ok(Self {
            duel,
            fold,
            printed: number,
            quiet: false,
        })
    }

    /// Leaves out windows in which nobody did anything but pass. (Programs get everything.)
    #[must_use]
    pub(crate) fn without_passes(self) -> Self {
        Self {
            quiet: true,
            ..self
        }
    }

    /// Prints every record of the history that hasn't been printed.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn print_new(&mut self, history: &History, context: &mut Context) -> Outcome<()> {
        while let Some(record) = history.record(self.printed + 1) {
            self.print(history, record, context)?;
            self.printed = record.number;
        }
        context.out.flush();
        Ok(())
    }

    /// Prints one record: the next on the line, or a rewind, which begins another.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn print(
        &mut self,
        history: &History,
        record: &Record,
        context: &mut Context,
    ) -> Outcome<()> {
        if goes_elsewhere(&record.event) {
            self.fold = standing(history, record.number, self.fold.role())?;
        }
        let seen = self.fold.step(record).map_err(damaged)?;
        let object = record_json(
            self.duel,
            history,
            (&seen, record),
            &context.cards,
            &context.words,
        );
        context.object(object);
        self.for_people(&seen, record, context);
        Ok(())
    }

    fn for_people(&mut self, seen: &Seen, record: &Record, context: &mut Context) {
        if self.quiet && machinery(&seen.event) {
            return;
        }
        let Seen {
            number,
            before,
            event,
            after,
        } = seen;
        let line = TraceLine::of(&context.words, &context.cards, before, after, event);
        if let Some(line) = line {
            let spoken = self.spoken(record, context);
            context.out.line(format!("{number:>5}  {line}{spoken}"));
        }
    }

    /// The words beside a record, for the judge: what was spoken, or why, and who decided.
    fn spoken(&self, record: &Record, context: &Context) -> String {
        let words = record
            .words
            .as_ref()
            .filter(|_| self.fold.role() == Role::Judge);
        let Some(words) = words else {
            return String::new();
        };
        if matches!(record.event, Event::DuelBegan { .. }) {
            return String::new();
        }
        let said = statements::lines(words, context).into_iter();
        let said: String = said.map(|line| format!("\n{STATEMENT}{line}")).collect();
        let text = words.text.as_deref();
        let text = text.map(|text| quoted("spoken", text, &words.by, context));
        text.unwrap_or_default() + &said
    }
}

/// Before what a player said, on a line of its own: as far in as the sentence above it.
const STATEMENT: &str = "         ";

/// True for what goes on from another place than the record before it.
const fn goes_elsewhere(event: &Event) -> bool {
    matches!(
        event,
        Event::Rewound { .. } | Event::Desk(Desk::LineSwitched { .. })
    )
}

/// True for what every window brings with it when nothing comes of it.
pub(crate) const fn machinery(event: &Event) -> bool {
    matches!(
        event,
        Event::WindowOpened { .. }
            | Event::WindowClosed { .. }
            | Event::WindowAnswered {
                answer: Answer::Passed(_) | Answer::Acted,
                ..
            }
    )
}

/// Words with the names of those who said or decided it, where there are some. The message has two
/// forms: `KEY` and `KEY-by`.
pub(crate) fn quoted(key: &str, text: &str, by: &[String], context: &Context) -> String {
    let text = wording::visible(text);
    if by.is_empty() {
        return context.text(key, args![text: text]);
    }
    let by = context.words.joined(by);
    let by = wording::visible(&by);
    context.text(&format!("{key}-by"), args![text: text, by: by])
}

/// The fold at a record.
fn standing(history: &History, number: u32, role: Role) -> Outcome<Fold> {
    let line = history.line_of(number).unwrap_or(timeline::MAIN);
    Walk::new(history, line, number, role)
        .finish()
        .map_err(damaged)
}

#[allow(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
fn damaged(mismatch: duel::Mismatch) -> Failure {
    Failure::new(Code::Damaged).because(&mismatch)
}
