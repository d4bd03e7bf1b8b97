//! Imported cards with their names in order: found by name, and found in a text that names them.

use super::Imported;
use crate::{fold, index::Index};
use duel::Passcode;
use std::collections::BTreeSet;

/// Where a beginning could be more cards than these, it names none of them.
const FEW: usize = 8;

/// The beginning of a name has so many bytes at least.
const SHORTEST: usize = 4;

/// So many letters of a text are looked at for one name.
const LONGEST: usize = 160;

/// So many cards are suggested.
const NEAREST: usize = 3;

/// Imported cards with their names in order.
#[derive(Debug)]
pub struct Library {
    cards: Imported,
    index: Index,
}

impl Library {
    /// Puts the names in order.
    #[must_use]
    pub fn new(cards: Imported) -> Self {
        let first = |card: &Passcode, name: &str| {
            // Another printing of a card has its name, and is asked for by its passcode only.
            let first = cards.counts_as(*card);
            first == *card
                || !cards
                    .names
                    .values()
                    .any(|names| names.get(&first).is_some_and(|other| other == name))
        };
        let named = cards.names.values().flatten();
        let named = named.filter(|(card, name)| first(card, name));
        let index = Index::of_names(named.map(|(card, name)| (name.as_str(), *card)));
        Self { cards, index }
    }

    /// The cards.
    #[must_use]
    pub const fn cards(&self) -> &Imported {
        &self.cards
    }

    /// True when there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// What is known of some of the cards.
    #[must_use]
    pub fn slice(&self, cards: &BTreeSet<Passcode>) -> Imported {
        self.cards.slice(cards)
    }

    /// The cards of exactly this name, in any language.
    #[must_use]
    pub fn called(&self, name: &str) -> Vec<Passcode> {
        self.index.called(&fold(name))
    }

    /// The cards a text could mean: by a passcode, a name, the beginning of one or of a word in it;
    /// else those with the nearest names.
    #[must_use]
    pub fn meant(&self, text: &str) -> BTreeSet<Passcode> {
        if let Some(card) = self.passcode(text.trim()) {
            return [card].into();
        }
        let text = fold(text);
        if text.is_empty() {
            return BTreeSet::new();
        }
        let tiers: [fn(&Index, &str) -> Vec<Passcode>; 4] = [
            Index::called,
            Index::beginning,
            Index::with_a_word,
            |index, text| index.nearest(text, NEAREST),
        ];
        let mut found = tiers.into_iter().map(|tier| tier(&self.index, &text));
        let found = found.find(|cards| !cards.is_empty());
        found.into_iter().flatten().collect()
    }

    /// The cards whose name contains a text, the likeliest first.
    #[must_use]
    pub fn containing(&self, text: &str) -> Vec<Passcode> {
        if let Some(card) = self.passcode(text.trim()) {
            return vec![card];
        }
        match fold(text) {
            text if text.is_empty() => Vec::new(),
            text => self.index.containing(&text),
        }
    }

    /// The cards that a written duel, or lines of one, name: by the whole name in any language, the
    /// beginning of one that few cards have, or the passcode.
    #[must_use]
    pub fn mentioned(&self, text: &str) -> BTreeSet<Passcode> {
        let mut found = BTreeSet::new();
        for line in text.lines().map(fold) {
            found.extend(line.split(' ').filter_map(|word| self.passcode(word)));
            let mut from = 0;
            while let Some(at) = start(&line, from) {
                let (cards, length) = self.at(&line[at..]);
                found.extend(cards);
                from = at + length.max(1);
            }
        }
        found
    }

    /// The cards named at the beginning of a text, and how much of it is their name: the longest
    /// name there is, else the longest beginning of few names.
    fn at(&self, text: &str) -> (Vec<Passcode>, usize) {
        let mut begun = (Vec::new(), 0);
        let mut whole = (Vec::new(), 0);
        for end in ends(text).take_while(|end| *end <= LONGEST) {
            let part = &text[..end];
            if !self.index.begins(part) {
                break;
            }
            let called = self.index.called(part);
            if !called.is_empty() {
                whole = (called, end);
            } else if part.len() >= SHORTEST {
                begun = (self.index.few_beginning(part, FEW), end);
            }
        }
        match whole.0.is_empty() || (whole.1 < begun.1 && !begun.0.is_empty()) {
            true => (begun.0, 0),
            false => whole,
        }
    }

    /// The card of this number, where it is one.
    fn passcode(&self, word: &str) -> Option<Passcode> {
        let digits = (4..=10).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_digit());
        let card = digits.then(|| word.parse().ok().map(Passcode)).flatten()?;
        self.cards.get(card).map(|_| card)
    }
}

/// The next place where a name can begin: a word, or a letter of a script without gaps.
fn start(text: &str, from: usize) -> Option<usize> {
    let mut letters = text.char_indices().skip_while(|(at, _)| *at < from);
    let begins = |(at, letter): &(usize, char)| {
        let after_gap = *at == 0 || text[..*at].ends_with(' ');
        *letter != ' ' && (after_gap || !letter.is_ascii())
    };
    letters.find(begins).map(|(at, _)| at)
}

/// The places where a name that begins the text can end.
fn ends(text: &str) -> impl Iterator<Item = usize> {
    let gaps = text
        .char_indices()
        .filter(|(at, letter)| *at > 0 && *letter == ' ');
    let letters = text.char_indices().filter(|(_, letter)| !letter.is_ascii());
    let letters = letters.map(|(at, letter)| at + letter.len_utf8());
    let mut all: Vec<usize> = gaps
        .map(|(at, _)| at)
        .chain(letters)
        .chain([text.len()])
        .collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}
