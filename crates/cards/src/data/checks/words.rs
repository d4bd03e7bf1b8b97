//! The words of the game that are written as text: attributes and types.

use crate::data::{locate::Mistake, locate::Step, spelling};
use duel::Word;

/// The six attributes, and the seventh.
pub(super) const ATTRIBUTES: [&str; 7] =
    ["DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"];

/// The types of monsters, as printed in English.
pub(super) const RACES: [&str; 26] = [
    "Aqua",
    "Beast",
    "Beast-Warrior",
    "Creator God",
    "Cyberse",
    "Dinosaur",
    "Divine-Beast",
    "Dragon",
    "Fairy",
    "Fiend",
    "Fish",
    "Illusion",
    "Insect",
    "Machine",
    "Plant",
    "Psychic",
    "Pyro",
    "Reptile",
    "Rock",
    "Sea Serpent",
    "Spellcaster",
    "Thunder",
    "Warrior",
    "Winged Beast",
    "Wyrm",
    "Zombie",
];

/// A word that is none of the possible ones.
pub(super) fn unknown(path: &[Step], what: &str, word: Word, possible: &[&str]) -> Option<Mistake> {
    let word = word.as_str();
    (!possible.contains(&word)).then(|| {
        let message = format!("`{word}` is no {what}");
        Mistake::at(path, message).hint(spelling::nearest(word, possible))
    })
}
