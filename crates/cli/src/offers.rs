//! What a seat could do, as lines of a written duel.

use duel::{Action, ChoiceKind, Position, Seat};
use rules::{Catalogue, MOST_PICKS, Said};
use std::collections::BTreeSet;
use wording::{Wording, args};

/// How many are listed.
const MOST: usize = 40;

/// What a seat could do: as many lines as are listed, and how many more there are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Offered {
    /// The lines.
    pub(crate) lines: Vec<String>,
    /// How many more could be said.
    pub(crate) more: usize,
    /// There may be more than these as well: of large choices not every combination is made.
    pub(crate) at_least: bool,
}

impl Offered {
    /// As it is printed, with how many more there are below.
    #[must_use]
    pub(crate) fn listed(&self, words: &Wording) -> Vec<String> {
        let mut listed: Vec<String> = self.lines.iter().map(|line| format!("  {line}")).collect();
        if self.more > 0 {
            let least = if self.at_least { "yes" } else { "no" };
            let more = words.text("legal-more", args![count: self.more, least: least]);
            listed.push(format!("  {more}"));
        }
        listed
    }
}

/// What a seat could do now, without what is beyond the list.
#[must_use]
pub(crate) fn lines(
    known: &Position,
    cards: &Catalogue,
    seat: Seat,
    words: &Wording,
) -> Vec<String> {
    offered(known, cards, seat, words).lines
}

/// What a seat could do now: what acts first, then what passes, then what leads far ahead; names
/// to declare in the order of the alphabet. Giving up and asking for time are always possible and
/// left out.
#[must_use]
pub(crate) fn offered(known: &Position, cards: &Catalogue, seat: Seat, words: &Wording) -> Offered {
    let offers = rules::offers(known, cards, seat);
    let weighed = offers
        .iter()
        .filter_map(|said| Some((weight(&said.action)?, said)));
    let mut all: Vec<(u8, Said)> = weighed.collect();
    all.sort_by_key(|(weight, _)| *weight);
    let mut lines = each_once(all.iter().map(|(_, said)| said), known, cards, words);
    if known
        .choice
        .is_some_and(|choice| choice.what == ChoiceKind::Name)
    {
        lines.sort();
    }
    let more = lines.len().saturating_sub(MOST);
    lines.truncate(MOST);
    Offered {
        lines,
        more,
        at_least: all.len() >= MOST_PICKS,
    }
}

/// Everything a seat could say now, those that are always possible as well.
#[must_use]
pub(crate) fn every_line(
    known: &Position,
    cards: &Catalogue,
    seat: Seat,
    words: &Wording,
) -> Vec<String> {
    let all: Vec<Said> = rules::offers(known, cards, seat).iter().collect();
    each_once(all.iter(), known, cards, words)
}

/// The lines, each once.
fn each_once<'a>(
    all: impl Iterator<Item = &'a Said>,
    known: &Position,
    cards: &Catalogue,
    words: &Wording,
) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let lines = all.map(|said| words.said(said, known, cards));
    lines.filter(|line| seen.insert(line.clone())).collect()
}

/// Where an action stands in the list.
const fn weight<C>(action: &Action<C>) -> Option<u8> {
    match action {
        Action::Hold | Action::Concede | Action::Automatic { .. } => None,
        Action::Pass(_) => Some(1),
        Action::Ask => Some(2),
        Action::MoveOn { .. } | Action::EndTurn | Action::AgreeUpTo { .. } => Some(3),
        _ => Some(0),
    }
}
