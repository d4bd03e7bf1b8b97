//! The same decisions played under two sets of rules, in memory, and the place where they part.

use crate::context::Context;
use crate::lookup::Names;
use crate::rehearsal::Rehearsal;
use crate::seen::Fold;
use duel::{Event, Position, Role};
use journal::Record;
use notation::script::{At, Statement};
use notation::{NotationError, RunError, Runner, Sink, TraceLine};
use rules::Said;
use table::{SetUp, TableError};
use wording::args;

/// Something that was decided.
#[derive(Clone, Debug)]
pub(crate) enum Decision {
    /// A line of a written duel.
    Written(At<Statement>),
    /// What was said, in this record of a stored duel.
    Said(u32, Box<Said>),
}

impl Decision {
    /// The number of its line or record.
    #[must_use]
    pub(crate) const fn number(&self) -> u32 {
        match self {
            Self::Written(line) => line.span.line,
            Self::Said(record, _) => *record,
        }
    }

    /// True for what was said in a stored duel.
    #[must_use]
    pub(crate) const fn is_said(&self) -> bool {
        matches!(self, Self::Said(..))
    }

    /// The line, as it is written or would be.
    #[must_use]
    pub(crate) fn text(&self, before: &Position, context: &Context) -> String {
        match self {
            Self::Written(line) => line.value.to_string(),
            Self::Said(_, said) => context.words.said(said, before, &context.cards),
        }
    }
}

/// Why a decision couldn't be played.
#[derive(Clone, Debug)]
pub(crate) struct Stop {
    /// The rule that refused it, where one did.
    pub(crate) rule: Option<&'static str>,
    /// Why, in words.
    pub(crate) text: String,
    /// The mistake, where the line is mistaken and no rule refuses it.
    pub(crate) mistake: Option<NotationError>,
}

/// A duel played under one set of rules, up to the first decision that can't be.
#[derive(Debug)]
pub(crate) struct Played {
    records: Vec<Record>,
    /// How many records there are after the set-up, and after each decision.
    marks: Vec<usize>,
    /// Why it stopped.
    pub(crate) stop: Option<Stop>,
    /// Where it stands.
    pub(crate) end: Position,
}

impl Played {
    /// Plays the decisions.
    ///
    /// # Errors
    /// When the set-up can't be.
    pub(crate) fn play(
        set_up: SetUp,
        decisions: &[Decision],
        context: &Context,
    ) -> Result<Self, TableError> {
        let rehearsal = Rehearsal::begin(set_up, context)?;
        let names = Names(&context.cards);
        let mut marks = vec![rehearsal.0.history().records().len()];
        let mut runner = Runner::new(rehearsal, &context.cards, &names);
        let mut stop = None;
        for decision in decisions {
            let before = runner.sink().position().clone();
            if let Err(error) = decide(&mut runner, decision) {
                stop = Some(stopped(&error, &before, context));
                break;
            }
            marks.push(runner.sink().0.history().records().len());
        }
        let table = runner.into_sink().0;
        Ok(Self {
            records: table.history().records().to_vec(),
            marks,
            stop,
            end: table.position().clone(),
        })
    }

    /// How many decisions were played.
    #[must_use]
    pub(crate) const fn count(&self) -> usize {
        self.marks.len() - 1
    }

    /// What happened in a step: 0 is the set-up, and `n` the decision of that number from 1.
    fn step(&self, step: usize) -> &[Record] {
        let from = match step {
            0 => 0,
            _ => self
                .marks
                .get(step - 1)
                .copied()
                .unwrap_or(self.records.len()),
        };
        let to = self.marks.get(step).copied().unwrap_or(from);
        self.records.get(from..to).unwrap_or_default()
    }

    /// The position before a step.
    #[must_use]
    pub(crate) fn before(&self, step: usize) -> Position {
        self.fold(step).full().clone()
    }

    fn fold(&self, step: usize) -> Fold {
        let mut fold = Fold::new(Role::Judge);
        let all = step.checked_sub(1).and_then(|last| self.marks.get(last));
        for record in self.records.iter().take(all.copied().unwrap_or(0)) {
            // The table folded these records when they were made, so they fold.
            let _ = fold.step(record);
        }
        fold
    }

    /// What happened in a step, as lines of a trace and as objects for programs.
    #[must_use]
    pub(crate) fn account(
        &self,
        step: usize,
        context: &Context,
    ) -> Vec<(String, wording::contract::Object)> {
        let mut fold = self.fold(step);
        let mut account = Vec::new();
        for record in self.step(step) {
            let Ok(seen) = fold.step(record) else { break };
            let (before, after) = (&seen.before, &seen.after);
            let (words, cards) = (&context.words, &context.cards);
            let line = TraceLine::of(words, cards, before, after, &seen.event);
            let object =
                wording::contract::event_json(before, after, cards, &seen.event, words.viewer());
            account.push((
                line.map(|line| line.to_string()).unwrap_or_default(),
                object,
            ));
        }
        account
    }
}

/// The first step that isn't the same in both: what happened in it differs, or only one of them
/// could play it. None when they never part.
#[must_use]
pub(crate) fn parted(one: &Played, other: &Played, decisions: usize) -> Option<usize> {
    (0..=decisions).find(|step| {
        let ended = |played: &Played| *step > played.count();
        match (ended(one), ended(other)) {
            (false, false) => !alike(one.step(*step), other.step(*step)),
            (true, true) => {
                let rule = |played: &Played| played.stop.as_ref().map(|stop| stop.text.clone());
                *step == one.count() + 1 && *step == other.count() + 1 && rule(one) != rule(other)
            }
            _ => true,
        }
    })
}

/// True for the same events. The first names the rules, which are meant to differ.
fn alike(one: &[Record], other: &[Record]) -> bool {
    let counts = |record: &&Record| !matches!(record.event, Event::DuelBegan { .. });
    let events = |records: &[Record]| -> Vec<Event> {
        let kept = records.iter().filter(counts);
        kept.map(|record| record.event.clone()).collect()
    };
    events(one) == events(other)
}

/// Plays one decision.
fn decide(
    runner: &mut Runner<'_, Rehearsal>,
    decision: &Decision,
) -> Result<Vec<Event>, RunError<TableError>> {
    match decision {
        Decision::Written(line) => runner.line(line),
        Decision::Said(_, said) => runner.say(said, None, notation::script::Span::default()),
    }
}

fn stopped(error: &RunError<TableError>, before: &Position, context: &Context) -> Stop {
    let rule = match error {
        RunError::Refused { refusal, .. } | RunError::Absent { refusal, .. } => {
            Some(refusal.rule.id())
        }
        _ => None,
    };
    let text = match error {
        RunError::Failed { error, .. } => error.to_string(),
        other => other
            .message(&context.words, before, &context.cards)
            .unwrap_or_default(),
    };
    let text = match rule {
        Some(rule) => context.text("in-brackets", args![text: text, what: rule]),
        None => text,
    };
    let mistake = match error {
        RunError::Mistaken(error) => Some(error.clone()),
        _ => None,
    };
    Stop {
        rule,
        text,
        mistake,
    }
}
