//! What came of a run, in words: a summary, the duels that failed, and the document of a proof.

mod proof;

pub use proof::{Proof, document};

use crate::{Book, Failed, Options, Outcome, Played, Used, shrink, written};
use duel::Passcode;
use rules::vocabulary::{CardDef, EffectKind};
use std::collections::BTreeMap;

/// The duels that failed, those that fail at the same place together.
#[must_use]
pub fn by_kind(failed: &[Failed]) -> Vec<Vec<&Failed>> {
    let mut kinds: BTreeMap<&str, Vec<&Failed>> = BTreeMap::new();
    for failed in failed {
        kinds.entry(&failed.failure.place).or_default().push(failed);
    }
    kinds.into_values().collect()
}

/// What came of a run: a summary, or the duels that failed, one of each kind.
#[must_use]
pub fn told(book: &Book, options: &Options, outcome: &Outcome) -> String {
    if outcome.failed.is_empty() {
        return summary(book, options, &outcome.played);
    }
    let kinds = by_kind(&outcome.failed);
    let told = kinds.iter().map(|kind| failure(book, options, kind));
    told.collect::<Vec<_>>().join("\n")
}

/// One of the duels that fail alike, cut down.
fn failure(book: &Book, options: &Options, failed: &[&Failed]) -> String {
    let first = failed[0];
    let short = shrink::shrunk(book, first.case.clone(), &first.failure);
    let failure = short.again(book).err();
    let failure = failure.as_ref().unwrap_or(&first.failure);
    let rules = options.rules.as_ref();
    let profile = rules.map_or(String::new(), |rules| format!(" --profile {rules}"));
    format!(
        "; duel {number} of seed {seed} fails, and {more} more like it\n\
         ; says {place}\n\
         ; again: --seed {seed}{profile} --duel {number}\n{written}",
        number = first.number,
        seed = options.seed,
        more = failed.len() - 1,
        place = first.failure.place,
        written = written::written(book, &short, failure),
    )
}

fn listed(counts: &BTreeMap<&'static str, u64>) -> String {
    let all = counts.iter().map(|(what, n)| format!("{n} {what}"));
    all.collect::<Vec<_>>().join(", ")
}

/// How much was played, and what never came up.
#[must_use]
pub fn summary(book: &Book, options: &Options, played: &Played) -> String {
    let Options { duels, seed, .. } = options;
    let said: u64 = played.said.values().sum();
    let refused: u64 = played.refused.values().sum();
    format!(
        "{duels} duels of seed {seed} hold\n\n\
         said: {said} ({})\n\
         refused: {refused}, by {} rules ({})\n\
         events: {} ({}; the longest chain has {} links)\n\
         asked whether it could be said: {}\n\
         {}",
        listed(&played.said),
        played.refused.len(),
        listed(&played.refused),
        played.events,
        listed(&played.happened),
        played.longest,
        played.asked,
        cards(book, played),
    )
}

/// How the cards came up, and which didn't.
fn cards(book: &Book, played: &Played) -> String {
    let all = book.cards.iter().count();
    let used = played.usage.cards.values().filter(|used| used.at_all());
    format!(
        "cards: {all}; {} of them were used; never used: {}\n\
         never activated: {}\n\
         never summoned: {}\n\
         effects that were never used: {}\n\
         effects that were used and never did anything: {}",
        used.count(),
        names(book, unused(book, played)),
        names(book, never_activated(book, played)),
        names(book, never_summoned(book, played)),
        or_none(effects(book, played, |used| used.activated == 0)),
        or_none(effects(book, played, |used| {
            used.activated > 0 && used.applied == 0
        })),
    )
}

fn names(book: &Book, faces: Vec<Passcode>) -> String {
    let names = faces.into_iter().map(|face| book.name(face).to_owned());
    or_none(names.collect())
}

fn or_none(all: Vec<String>) -> String {
    if all.is_empty() {
        "none".to_owned()
    } else {
        all.join(", ")
    }
}

fn faces(book: &Book, fits: impl Fn(&CardDef) -> bool) -> Vec<Passcode> {
    let fitting = book.cards.iter().filter(|def| fits(def));
    fitting.map(|def| def.passcode).collect()
}

/// The cards with which nothing was done.
#[must_use]
pub fn unused(book: &Book, played: &Played) -> Vec<Passcode> {
    let used = |face: Passcode| {
        let used = played.usage.cards.get(&face);
        used.is_some_and(Used::at_all)
    };
    faces(book, |def| !used(def.passcode))
}

/// The cards that could have been activated and never were.
#[must_use]
pub fn never_activated(book: &Book, played: &Played) -> Vec<Passcode> {
    let used = played.usage.cards.clone();
    faces(book, |def| {
        def.effects.iter().any(|effect| is_activated(&effect.kind))
            && used
                .get(&def.passcode)
                .is_none_or(|used| used.activated == 0)
    })
}

/// The monsters that were never summoned.
#[must_use]
pub fn never_summoned(book: &Book, played: &Played) -> Vec<Passcode> {
    let used = &played.usage.cards;
    faces(book, |def| {
        def.monster().is_some()
            && used
                .get(&def.passcode)
                .is_none_or(|used| used.summoned == 0)
    })
}

const fn is_activated(kind: &EffectKind) -> bool {
    !matches!(kind, EffectKind::Continuous(_))
}

/// Effects of today's texts by how they were used: the card's name, and the number from 1.
fn effects(book: &Book, played: &Played, fits: impl Fn(crate::Resolved) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for def in book.cards.iter() {
        for (n, effect) in (0..).zip(&def.effects) {
            let used = played.usage.effects.get(&(def.passcode, n));
            if is_activated(&effect.kind) && fits(used.copied().unwrap_or_default()) {
                found.push(format!("{} {}", def.names.en, n + 1));
            }
        }
    }
    found
}
