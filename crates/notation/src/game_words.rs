//! The attributes and types of monsters, as they are printed in English.

use crate::nearest;
use crate::parse::cursor::same;
use duel::Word;
use rules::Catalogue;
use rules::words::{ATTRIBUTES, TYPES};

fn all() -> impl Iterator<Item = &'static str> {
    ATTRIBUTES.into_iter().chain(TYPES)
}

/// The attribute or type that looks most like this.
pub(crate) fn nearest(text: &str) -> Option<&'static str> {
    nearest::one(text, all().map(|word| (word, word)))
}

/// The attribute or type that is meant, as it is printed: one of those there are, or one that a
/// card of the catalogue has.
pub(crate) fn find(catalogue: &Catalogue, text: &str) -> Option<Word> {
    let known = all().find(|word| same(word, text)).and_then(Word::new);
    let printed = || {
        let monsters = catalogue.iter().filter_map(|card| card.monster());
        let mut words = monsters.flat_map(|monster| [monster.attribute, monster.race]);
        words.find(|word| same(word.as_str(), text))
    };
    known.or_else(printed)
}
