//! The names of a catalogue in the order of the alphabet, so that one of thirty thousand is found
//! without looking at the others.

use crate::fold;
use duel::{Digest, Passcode};
use rules::Catalogue;
use std::cmp::Reverse;
use std::sync::{Arc, Mutex, PoisonError};

/// Folded names with the cards that have them.
#[derive(Debug)]
pub(crate) struct Index {
    names: Vec<(String, Passcode)>,
}

/// The index made last. A digest stands for the definitions, so for their names too.
static LAST: Mutex<Option<(Digest, Arc<Index>)>> = Mutex::new(None);

impl Index {
    /// The index of a catalogue: the one made last, if that was of the same definitions.
    pub(crate) fn of(catalogue: &Catalogue) -> Arc<Self> {
        let digest = catalogue.digest();
        // Catalogues that tests put together have this digest, whatever is in them.
        if digest == Digest([0; 32]) {
            return Arc::new(Self::new(catalogue));
        }
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some((of, index)) if *of == digest => Arc::clone(index),
            _ => {
                let index = Arc::new(Self::new(catalogue));
                *last = Some((digest, Arc::clone(&index)));
                index
            }
        }
    }

    fn new(catalogue: &Catalogue) -> Self {
        let cards = catalogue.iter().filter(|card| {
            // Another printing of a card has its name, and is asked for by its passcode only.
            let first = card.treated_as.and_then(|first| catalogue.get(first));
            first.is_none_or(|first| first.names.en != card.names.en)
        });
        Self::of_names(cards.flat_map(|card| {
            let names = card.names.all();
            names.map(|name| (name, card.passcode))
        }))
    }

    /// The index of these names.
    pub(crate) fn of_names<'n>(names: impl Iterator<Item = (&'n str, Passcode)>) -> Self {
        let names = names.map(|(name, card)| (fold(name), card));
        let mut names: Vec<(String, Passcode)> = names.collect();
        names.sort_unstable();
        names.dedup();
        Self { names }
    }

    /// True when some name begins so.
    pub(crate) fn begins(&self, text: &str) -> bool {
        self.from(text)
            .first()
            .is_some_and(|(name, _)| name.starts_with(text))
    }

    /// The cards with a name that begins so, if they are at most so many.
    pub(crate) fn few_beginning(&self, text: &str, most: usize) -> Vec<Passcode> {
        let from = self.from(text).iter();
        let named: Vec<_> = from
            .take_while(|(name, _)| name.starts_with(text))
            .take(8 * most)
            .collect();
        let cards = once(named.into_iter());
        if cards.len() > most {
            Vec::new()
        } else {
            cards
        }
    }

    /// The cards of exactly this name.
    pub(crate) fn called(&self, text: &str) -> Vec<Passcode> {
        let from = self.from(text);
        once(from.iter().take_while(|(name, _)| name == text))
    }

    /// The cards with a name that begins so.
    pub(crate) fn beginning(&self, text: &str) -> Vec<Passcode> {
        let from = self.from(text);
        once(from.iter().take_while(|(name, _)| name.starts_with(text)))
    }

    /// The cards with a name in which a word begins so.
    pub(crate) fn with_a_word(&self, text: &str) -> Vec<Passcode> {
        once(self.names.iter().filter(|(name, _)| has_word(name, text)))
    }

    /// The cards with a name that contains it: first those with a name that begins so, then those
    /// with a word that does, then the others.
    pub(crate) fn containing(&self, text: &str) -> Vec<Passcode> {
        let rank = |name: &str| {
            let word = has_word(name, text);
            (Reverse(name.starts_with(text)), Reverse(word))
        };
        let names = self.names.iter().filter(|(name, _)| name.contains(text));
        let mut found: Vec<_> = names
            .map(|(name, card)| (rank(name), name, *card))
            .collect();
        found.sort_unstable();
        let mut cards = Vec::new();
        for (_, _, card) in found {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }

    /// The cards whose names take the fewest changes, if those are few: at most so many.
    pub(crate) fn nearest(&self, text: &str, count: usize) -> Vec<Passcode> {
        let letters = text.chars().count();
        let most = 2.max(letters / 3);
        let near = self.names.iter().filter_map(|(name, card)| {
            // As many changes as one is longer than the other are needed in any case.
            let apart = name.chars().count().abs_diff(letters);
            let distance = (apart <= most).then(|| strsim::osa_distance(name, text))?;
            (distance <= most).then_some((distance, name, *card))
        });
        let mut near: Vec<_> = near.collect();
        near.sort_unstable();
        let mut cards: Vec<Passcode> = Vec::new();
        for (_, _, card) in near {
            if cards.len() < count && !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }

    fn from(&self, text: &str) -> &[(String, Passcode)] {
        let at = self.names.partition_point(|(name, _)| name.as_str() < text);
        &self.names[at..]
    }
}

/// True when a word of the name, but not the first, begins so.
fn has_word(name: &str, text: &str) -> bool {
    let mut all = name.match_indices(text);
    all.any(|(at, _)| name[..at].ends_with(' '))
}

/// Each card once, in the order of their passcodes.
fn once<'n>(names: impl Iterator<Item = &'n (String, Passcode)>) -> Vec<Passcode> {
    let mut cards: Vec<Passcode> = names.map(|(_, card)| *card).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}
