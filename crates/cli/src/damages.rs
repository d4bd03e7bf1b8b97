//! What is wrong with a damaged journal, in words.

use crate::causes;
use duel::{Audience, Seat};
use journal::{Damage, FileDamage, FileWrong, Wrong};
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
    let wrong = kind(&damage.what);
    let found = match &damage.what {
        Wrong::Number { found }
        | Wrong::Batch { found }
        | Wrong::RewindTo(found)
        | Wrong::SwitchTo { line: found, .. }
        | Wrong::Undoes(found)
        | Wrong::Checkpoint { size: found }
        | Wrong::CheckpointBeyond { size: found } => found.to_string(),
        _ => String::new(),
    };
    let who = match &damage.what {
        Wrong::SecretMissing(audience) | Wrong::SecretChanged(audience) => who(audience),
        _ => String::new(),
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

/// What is wrong, as programs read it.
#[must_use]
pub(crate) const fn kind(wrong: &Wrong) -> &'static str {
    match wrong {
        Wrong::Seal => "seal",
        Wrong::Number { .. } => "number",
        Wrong::Batch { .. } => "batch",
        Wrong::CutOff => "cut_off",
        Wrong::Head => "head",
        Wrong::RewindTo(_) => "rewind",
        Wrong::SwitchTo { .. } => "switch",
        Wrong::Undoes(_) => "undo",
        Wrong::Mismatch(_) => "mismatch",
        Wrong::SecretMissing(_) => "secret_missing",
        Wrong::SecretChanged(_) => "secret_changed",
        Wrong::WordsChanged => "words_changed",
        Wrong::WordsUncommitted => "words_added",
        Wrong::Bytes(_) => "bytes",
        Wrong::Follows { .. } => "follows",
        Wrong::NoteChanged => "note_changed",
        Wrong::Checkpoint { .. } => "checkpoint",
        Wrong::CheckpointBeyond { .. } => "beyond",
        _ => "other",
    }
}

/// True where every seal fits, and yet it isn't the journal it was.
#[must_use]
pub(crate) const fn is_rewritten(wrong: &Wrong) -> bool {
    matches!(
        wrong,
        Wrong::Checkpoint { .. } | Wrong::CheckpointBeyond { .. }
    )
}

/// What is wrong with a file, as programs read it.
#[must_use]
pub(crate) const fn kind_of_file(damage: &FileDamage) -> &'static str {
    match &damage.what {
        FileWrong::Journal(wrong) => kind(wrong),
        FileWrong::Check => "check",
        FileWrong::Batch => "batch_bytes",
        FileWrong::CutOff => "cut_off",
        FileWrong::Header => "header",
        FileWrong::Order => "order",
        FileWrong::Compressed => "compressed",
        FileWrong::NotCanonical => "spelling",
        FileWrong::End => "end",
        FileWrong::Trailing => "trailing",
        FileWrong::Definition => "definition",
        _ => "other",
    }
}

/// What is wrong with a file, as a sentence without its full stop.
#[must_use]
pub(crate) fn of_file(damage: &FileDamage, words: &Wording) -> String {
    if let FileWrong::Journal(wrong) = &damage.what
        && damage.first > 0
    {
        let what = wrong.clone();
        let (first, last) = (damage.first, damage.last);
        return self::what(&Damage { first, last, what }, words);
    }
    let count = match damage.first {
        0 => 0,
        first => damage.last.saturating_sub(first) + 1,
    };
    let (first, last) = (damage.first.to_string(), damage.last.to_string());
    let block = damage.block.saturating_add(1).to_string();
    let wrong = kind_of_file(damage);
    words.text(
        "damage-file",
        args![count: count, first: first, last: last, block: block, wrong: wrong],
    )
}

/// The same of a file.
#[must_use]
pub(crate) const fn is_rewritten_file(damage: &FileDamage) -> bool {
    matches!(&damage.what, FileWrong::Journal(wrong) if is_rewritten(wrong))
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
            Wrong::NoteChanged,
            Wrong::Checkpoint { size: 9 },
            Wrong::CheckpointBeyond { size: 1200 },
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
    fn in_every_language_every_damage_of_a_file_is_said() {
        let all = [
            FileWrong::Check,
            FileWrong::Batch,
            FileWrong::CutOff,
            FileWrong::Header,
            FileWrong::Order,
            FileWrong::Compressed,
            FileWrong::NotCanonical,
            FileWrong::End,
            FileWrong::Trailing,
            FileWrong::Definition,
            FileWrong::Journal(Wrong::Head),
        ];
        for words in Language::ALL.map(Wording::new) {
            let mut said = std::collections::BTreeSet::new();
            for wrong in &all {
                for first in [0, 3] {
                    let damage = FileDamage {
                        block: 1,
                        first,
                        last: first,
                        what: wrong.clone(),
                    };
                    let text = of_file(&damage, &words);
                    assert!(!text.contains(['{', '}']), "{text}");
                    said.insert(text);
                }
            }
            assert_eq!(said.len(), 2 * all.len(), "{said:?}");
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
