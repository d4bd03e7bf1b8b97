//! An assessment in words and for programs. For a judge alone: see `judge`.

mod facts;
mod json;
mod onward;
mod plan;
pub(crate) mod seed;

pub(crate) use facts::cost;
pub(crate) use plan::Undone;

use crate::context::Context;
use crate::desk;
use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use judge::{Assessment, Request};
use rules::{
    Catalogue,
    policy::{Game, Policy},
};
use wording::{Wording, args};

/// An assessment with all that is needed to say it.
#[derive(Debug)]
pub(crate) struct Assessed<'a> {
    pub(crate) words: &'a Wording,
    pub(crate) cards: &'a Catalogue,
    pub(crate) policy: &'a Policy,
    pub(crate) it: &'a Assessment,
    pub(crate) opened: &'a Opened,
}

/// What is asked for on the command line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// The line whose end the table stands at, and the record: on it, or on another.
    pub(crate) place: (u32, u32),
    /// Who asks, and for what.
    pub(crate) request: Request,
    /// What chance goes by.
    pub(crate) seed: Option<u64>,
}

/// Makes an assessment.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn assess(
    opened: &Opened,
    wanted: Wanted,
    policy: &Policy,
    context: &Context,
) -> Outcome<Assessment> {
    let (history, cards) = (&opened.history, &context.cards);
    let (line, to) = wanted.place;
    let seed = wanted.seed.or_else(|| seed::recorded(history, line, to));
    let seed = seed.unwrap_or_else(|| seed::seed(opened, line, to));
    judge::assess(history, cards, wanted.place, policy, wanted.request, seed).map_err(|error| {
        Failure::new(Code::Damaged)
            .with("duel", &opened.entry.name)
            .because(&error)
    })
}

/// The line a record is assessed on: the one stood on where the record is on it, otherwise the one
/// it was written on.
pub(crate) fn line_of(opened: &Opened, line: u32, record: u32) -> u32 {
    opened.history.line_with(record, line)
}

/// Refuses a record that one can't go back to: before the beginning of play, or in the middle of a
/// repair.
///
/// # Errors
/// When it is one.
pub(crate) fn only_in_play(opened: &Opened, to: u32) -> Outcome<()> {
    let there = table::playable(&opened.history, to);
    there
        .map(|_| ())
        .map_err(|error| desk::failure(&error, &opened.entry.name))
}

/// The policy asked for, or the one that holds where none is.
///
/// # Errors
/// When there is no such policy.
pub(crate) fn policy(asked: Option<&str>, context: &Context) -> Outcome<Policy> {
    let tag = context.words.language().tag();
    let found = match asked {
        Some(id) => cards::policy(id),
        None => cards::policy_for(tag),
    };
    found.ok_or_else(|| {
        let ids: Vec<String> = cards::policies().into_iter().map(|p| p.id).collect();
        let policy = wording::visible(asked.unwrap_or(tag));
        let args = args![policy: policy, known: ids.join(", ")];
        Failure::new(Code::Usage).with("what", context.text("policy-unknown", args))
    })
}

impl Assessed<'_> {
    /// Where the record lies, if that isn't the line the table stands on.
    pub(crate) fn other_line(&self) -> Option<String> {
        let (it, history) = (self.it, &self.opened.history);
        let (line, table) = (history.name_of(it.line), history.name_of(it.table));
        let args = args![record: it.to, line: line, table: table];
        (it.line != it.table).then(|| self.words.text("assess-other-line", args))
    }

    /// What the policy is, where it is another game's.
    fn other_game(&self) -> Option<String> {
        let other = self.policy.game != Game::YuGiOh;
        other.then(|| self.words.text("policy-other-game", args![]))
    }
}
