//! Words that are none of the game.

use crate::data::{locate::Mistake, locate::Step, spelling};
use duel::Word;

/// A word that is none of the possible ones.
pub(super) fn unknown(path: &[Step], what: &str, word: Word, possible: &[&str]) -> Option<Mistake> {
    let word = word.as_str();
    (!possible.contains(&word)).then(|| {
        let message = format!("`{word}` is no {what}");
        Mistake::at(path, message).hint(spelling::nearest(word, possible))
    })
}
