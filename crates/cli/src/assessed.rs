//! An assessment in words and for programs. For a judge alone: see `judge`.

mod facts;
mod json;
mod plan;

pub(crate) use facts::cost;
pub(crate) use plan::Undone;

use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use judge::{Assessment, Request};
use rules::{
    Catalogue,
    policy::{Game, Policy},
};
use table::TableError;
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
    /// The line and the record on it.
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
    let seed = wanted.seed.unwrap_or_else(|| seed(opened, wanted.place.1));
    judge::assess(history, cards, wanted.place, policy, wanted.request, seed).map_err(|error| {
        Failure::new(Code::Damaged)
            .with("duel", &opened.entry.name)
            .with("what", error)
    })
}

/// A seed for a duel and a record of it: the same ones give the same.
fn seed(opened: &Opened, to: u32) -> u64 {
    let last = opened.history.last();
    let parts = [
        &to.to_be_bytes()[..],
        &last.to_be_bytes(),
        &opened.entry.id.0,
    ];
    let bytes = parts.into_iter().flatten();
    // FNV-1a, folded so that a person can read the number aloud.
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash % 1_000_000
}

/// The line a record is assessed on: the one stood on where the record is on it, otherwise the one
/// it was written on.
pub(crate) fn line_of(opened: &Opened, line: u32, record: u32) -> u32 {
    match opened.history.is_on(record, line) {
        true => line,
        false => opened.history.line_of(record).unwrap_or(line),
    }
}

/// Refuses a record before the beginning of play.
///
/// # Errors
/// When play hadn't begun there.
pub(crate) fn only_in_play(opened: &Opened, to: u32) -> Outcome<()> {
    let history = &opened.history;
    let begins = |n: &u32| {
        let event = history.record(*n).map(|record| &record.event);
        matches!(event, Some(duel::Event::PlayBegan { .. }))
    };
    if history.upwards(to).any(|n| begins(&n)) {
        return Ok(());
    }
    let first = (1..=history.last()).find(begins);
    let play = first.unwrap_or(history.last());
    let failure = Failure::new(Code::NoRewind).with("duel", &opened.entry.name);
    let failure = failure.count("to", to).count("first", play);
    Err(failure.with("what", TableError::BeforePlay { to, play }))
}

/// The policy asked for, or the language's own.
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
    /// What the policy is, where it is another game's.
    fn other_game(&self) -> Option<String> {
        let other = self.policy.game != Game::YuGiOh;
        other.then(|| self.words.text("policy-other-game", args![]))
    }
}
