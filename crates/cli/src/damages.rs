//! What is wrong with a damaged journal, in words.

use crate::causes;
use duel::{Audience, Seat};
use journal::{Damage, Wrong};
use wording::{Wording, args};

/// What is wrong, and with which records, as a sentence without its full stop.
#[must_use]
pub(crate) fn what(damage: &Damage, words: &Wording) -> String {
    let who = |audience: &Audience| {
        let who = match audience {
            Audience::Seat(Seat::A) => "A",
            Audience::Seat(Seat::B) => "B",
            Audience::Judge | Audience::All => "judge",
        };
        words.text("damage-secret", args![who: who])
    };
    let number = |wrong, found: &u32| (wrong, found.to_string(), String::new());
    let plain = |wrong| (wrong, String::new(), String::new());
    let (wrong, found, who) = match &damage.what {
        Wrong::Seal => plain("seal"),
        Wrong::Number { found } => number("number", found),
        Wrong::Batch { found } => number("batch", found),
        Wrong::CutOff => plain("cut_off"),
        Wrong::Head => plain("head"),
        Wrong::RewindTo(record) => number("rewind", record),
        Wrong::SwitchTo { line, .. } => number("switch", line),
        Wrong::Undoes(batch) => number("undo", batch),
        Wrong::Mismatch(_) => plain("mismatch"),
        Wrong::SecretMissing(audience) => ("secret_missing", String::new(), who(audience)),
        Wrong::SecretChanged(audience) => ("secret_changed", String::new(), who(audience)),
        Wrong::WordsChanged => plain("words_changed"),
        Wrong::WordsUncommitted => plain("words_added"),
        Wrong::Bytes(_) => plain("bytes"),
        Wrong::Follows { .. } => plain("follows"),
        _ => plain("other"),
    };
    let to = match &damage.what {
        Wrong::SwitchTo { to, .. } => *to,
        _ => 0,
    };
    let inner = match &damage.what {
        Wrong::Mismatch(mismatch) => causes::mismatch(mismatch),
        _ => "other",
    };
    let inner = words.text("cause", args![cause: inner, number: "0"]);
    let (first, last) = (damage.first, damage.last);
    let (first_said, last_said) = (first.to_string(), last.to_string());
    words.text(
        "damage",
        args![
            count: last - first + 1, first: first_said, last: last_said, wrong: wrong,
            found: found, to: to, who: who, inner: inner,
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opened::with_causes;
    use duel::Mismatch;
    use wording::Language;

    fn all() -> Vec<Wrong> {
        vec![
            Wrong::Seal,
            Wrong::Number { found: 4 },
            Wrong::Batch { found: 1200 },
            Wrong::CutOff,
            Wrong::Head,
            Wrong::Follows {
                found: None,
                right: Some(3),
            },
            Wrong::RewindTo(9),
            Wrong::SwitchTo { line: 7, to: 9 },
            Wrong::Undoes(9),
            Wrong::Mismatch(Mismatch::OutOfOrder("a link without a chain")),
            Wrong::SecretMissing(Audience::Seat(Seat::A)),
            Wrong::SecretChanged(Audience::Judge),
            Wrong::WordsChanged,
            Wrong::WordsUncommitted,
        ]
    }

    #[test]
    fn in_english_damage_reads_as_the_journal_says_it() {
        let words = Wording::new(Language::En);
        for wrong in all() {
            for last in [3, 1234] {
                let damage = Damage {
                    first: 3,
                    last,
                    what: wrong.clone(),
                };
                let told = !matches!(wrong, Wrong::Mismatch(_) | Wrong::Follows { .. });
                let said = what(&damage, &words);
                assert!(!told || said == with_causes(&damage), "{said}");
            }
        }
    }

    #[test]
    fn in_every_language_every_damage_is_said() {
        for words in Language::ALL.map(Wording::new) {
            for wrong in all() {
                let damage = Damage {
                    first: 3,
                    last: 3,
                    what: wrong,
                };
                let said = what(&damage, &words);
                assert!(!said.contains(['{', '}']) && said.contains('3'), "{said}");
            }
        }
    }
}
