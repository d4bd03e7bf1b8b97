//! The document of a proof: when, from which seed, how many duels, and everything that came up.

use super::{listed, never_activated, never_summoned, unused};
use crate::{Book, Options, Played, Used};
use duel::Passcode;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// When and how a proof was made.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The day, as yyyy-mm-dd.
    pub date: String,
    /// How long it took.
    pub seconds: u64,
}

const HEAD: &str = "\
# The proof by random duels

`cargo xtask proof` plays random legal duels from a seed with `tools/simulate` and writes this page.
Every duel begins with random cards of all those shipped, at the start or in the middle, under one of
all rule profiles and formats, strict or as a witness record. The players choose by chance among what
they are offered, and now and then say something that may be wrong. In each duel

* after every event every card is in exactly one place, no face that is known is lost or turns into
  another, life points add up, links resolve from the top, and nobody holds priority while a chain
  resolves;
* every window is closed with an answer of every seat it is owed to, in turn, or by one who acted;
* whoever is asked can go on, and what is offered, what is accepted and what `whynot` says agree, on
  what is offered and on what may well be wrong;
* from every record, and from the bytes of its position read back, `next` gives the record that
  follows;
* the journal is sealed, verified and read back as it was, and any snapshot leads where folding from
  the start leads;
* with the seats exchanged the same happens to the other side, event by event, and the other seat is
  offered the same;
* exchanging the cards that a seat hides changes no byte of what the other seat and a spectator
  read, none of the other's refusals, and nothing that the other is offered.
";

/// The document.
#[must_use]
pub fn document(book: &Book, options: &Options, played: &Played, proof: &Proof) -> String {
    let mut text = HEAD.to_owned();
    let count: u64 = played.duels();
    let said: u64 = played.said.values().sum();
    let refused: u64 = played.refused.values().sum();
    let _ = write!(
        text,
        "\n## {}: {count} duels hold\n\n\
         | | |\n|---|---|\n\
         | seed | {} |\n\
         | duels | {count} |\n\
         | failures | 0 |\n\
         | duration | {} with {} at once |\n\
         | events | {} |\n\
         | said | {said} |\n\
         | refused | {refused}, by {} rules |\n\
         | asked whether it could be said | {} |\n\
         | the longest chain | {} links |\n\n\
         What was said: {}.\n\nWhat happened, among else: {}.\n\nWhat refused: {}.\n",
        proof.date,
        options.seed,
        duration(proof.seconds),
        options.jobs,
        played.events,
        played.refused.len(),
        played.asked,
        played.longest,
        listed(&played.said),
        listed(&played.happened),
        listed(&played.refused),
    );
    text + &rules(played) + &cards(book, played)
}

fn duration(seconds: u64) -> String {
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

/// Duels by rules and way of recording.
fn rules(played: &Played) -> String {
    let mut ways: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    for ((rules, way), count) in &played.under {
        ways.entry(rules).or_default()[usize::from(*way == "witness")] += count;
    }
    let mut text =
        "\n## Duels by rules\n\n| rules | strict | witness |\n|---|---|---|\n".to_owned();
    for (rules, [strict, witness]) in ways {
        let _ = writeln!(text, "| {rules} | {strict} | {witness} |");
    }
    text
}

/// Every card, and what was done with it.
fn cards(book: &Book, played: &Played) -> String {
    let mut text = format!(
        "\n## Cards\n\n\
         Never used: {}. Never activated though they could be: {}. Monsters never summoned: {}.\n\n\
         | card | duels | activated | summoned | set | attacked |\n\
         |---|---|---|---|---|---|\n",
        super::names(book, unused(book, played)),
        super::names(book, never_activated(book, played)),
        super::names(book, never_summoned(book, played)),
    );
    let mut named: Vec<(&str, Passcode)> = book
        .faces
        .iter()
        .map(|face| (book.name(*face), *face))
        .collect();
    named.sort_unstable();
    for (name, face) in named {
        let used = played.usage.cards.get(&face).copied().unwrap_or_default();
        let Used {
            duels,
            activated,
            summoned,
            set,
            attacked,
        } = used;
        let _ = writeln!(
            text,
            "| {name} | {duels} | {activated} | {summoned} | {set} | {attacked} |"
        );
    }
    text
}
