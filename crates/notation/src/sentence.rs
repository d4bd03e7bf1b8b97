//! Mistakes in words, and failed checks. The sentences are in `data/locales/*/notation.ftl`.

mod instead;

use crate::error::{Misplaced, Mistake, NotationError};
use crate::lookup::NoRules;
use crate::parse::words::CHOICES;
use crate::runner::RunError;
use duel::{Position, Profile};
use rules::Catalogue;
use wording::{Wording, args};

impl NotationError {
    /// What is wrong, as a fragment of a sentence.
    #[must_use]
    pub fn message(&self, words: &Wording) -> String {
        self.mistake.message(words)
    }

    /// What may help, if something does.
    #[must_use]
    pub fn hint(&self, words: &Wording) -> Option<String> {
        self.mistake.hint(words)
    }
}

impl Mistake {
    fn message(&self, words: &Wording) -> String {
        let key = self.key();
        match self {
            Self::Empty | Self::TooLate | Self::TooManyCards => words.text(key, args![]),
            Self::Expected { wanted, found, .. } => {
                let found = if found.is_empty() { "end" } else { found };
                let wanted = any_of(words, wanted_words(words, wanted).into_iter());
                words.text(key, args![found: found, wanted: wanted])
            }
            Self::GoesOn { found } => words.text(key, args![found: found.as_str()]),
            Self::Unclosed { mark } => words.text(key, args![mark: mark.to_string()]),
            Self::Number { found, least, most } => {
                let (least, most) = (least.to_string(), most.to_string());
                words.text(key, args![found: found.as_str(), least: least, most: most])
            }
            Self::Twice { what } => {
                let what = words.described("wanted", what);
                words.text(key, args![what: what])
            }
            Self::NotAskedFor { what } | Self::OverBefore { what } => {
                words.text(key, args![what: *what])
            }
            Self::NotDeclared => words.text(key, args![]),
            Self::UnknownCard { name, .. }
            | Self::KnownCard { name }
            | Self::CommaInName { name } => words.text(key, args![name: name.as_str()]),
            Self::NoRules { name, why } => why.message(words, key, name),
            Self::SeveralCards { name, could } | Self::WhichOne { name, could } => {
                let could = any_of(words, could.iter().cloned());
                words.text(key, args![name: name.as_str(), could: could])
            }
            Self::WrongPlace { name, place } => {
                words.text(key, args![name: name.as_str(), place: *place])
            }
            Self::Misplaced { name, why } => {
                let (why, zone, slot) = match why {
                    Misplaced::Kind { zone } => ("kind", wording::ids::zone(*zone), 0),
                    Misplaced::NoZone { zone, slot } => {
                        ("no_zone", wording::ids::zone(*zone), *slot)
                    }
                    Misplaced::Owner => ("owner", "hand", 0),
                    Misplaced::Position => ("position", "monster", 0),
                    Misplaced::Unknown => ("unknown", "monster", 0),
                    Misplaced::Activated => ("activated", "spell", 0),
                    Misplaced::Summoned => ("summoned", "monster", 0),
                };
                let args = args![name: name.as_str(), why: why, zone: zone, slot: u32::from(slot)];
                words.text(key, args)
            }
            Self::LifePoints { seat, to, most } => {
                let (to, most) = (to.to_string(), most.to_string());
                words.text(key, args![seat: words.player(*seat), to: to, most: most])
            }
            Self::ZoneTaken { place, zone } => {
                let zone = zone.map_or("none".to_owned(), |zone| zone.to_string());
                words.text(key, args![place: *place, zone: zone])
            }
            Self::NotThere { seat, name, .. } => {
                words.text(key, args![seat: seat.letter(), name: name.as_str()])
            }
            Self::UnknownWord { name, .. } | Self::Token { name } | Self::NoBearer { name } => {
                words.text(key, args![name: name.as_str()])
            }
            Self::FaceUpUnnamed { place } => words.text(key, args![place: *place]),
            Self::Unseen { code } => words.text(key, args![code: code.as_str()]),
            Self::TooLong { most } | Self::TooLarge { most } => {
                words.text(key, args![most: most.to_string()])
            }
        }
    }

    fn hint(&self, words: &Wording) -> Option<String> {
        let hint = format!("{}.hint", self.key());
        match self {
            Self::Empty | Self::Unseen { .. } => Some(words.text(&hint, args![])),
            Self::Expected { nearest, .. } => {
                let nearest = (*nearest)?;
                Some(words.text(&hint, args![nearest: nearest]))
            }
            Self::UnknownWord { nearest, .. } => {
                let nearest = (*nearest)?;
                Some(words.text(&hint, args![nearest: nearest]))
            }
            Self::Token { .. } | Self::FaceUpUnnamed { .. } | Self::NoBearer { .. } => {
                Some(words.text(&hint, args![]))
            }
            Self::KnownCard { .. } => Some(words.text(&hint, args![])),
            Self::UnknownCard { name, nearest } if nearest.is_empty() => {
                let name = name.as_str();
                Some(words.text("notation-unknown-card.other", args![name: name]))
            }
            Self::UnknownCard { nearest, .. } => {
                let nearest = any_of(words, nearest.iter().cloned());
                Some(words.text(&hint, args![nearest: nearest]))
            }
            Self::NoRules { name, why } => why.hint(words, &hint, name),
            Self::NotThere { elsewhere, .. } if !elsewhere.is_empty() => {
                let elsewhere = any_of(words, elsewhere.iter().cloned());
                Some(words.text(&hint, args![elsewhere: elsewhere]))
            }
            Self::WhichOne { name, .. } | Self::CommaInName { name } => {
                Some(words.text(&hint, args![name: name.as_str()]))
            }
            _ => None,
        }
    }
}

impl NoRules {
    fn message(&self, words: &Wording, key: &str, name: &str) -> String {
        match self {
            Self::OtherGame { title, .. } => words.text(key, args![title: title.as_str()]),
            Self::NoDay { text } => words.text(key, args![text: text.as_str()]),
            Self::NothingHeld {
                region,
                day,
                before,
                after,
            } => {
                let side = |side: &Option<(String, String)>| {
                    let none = || ("none".to_owned(), String::new());
                    side.clone().unwrap_or_else(none)
                };
                let ((before, until), (after, since)) = (side(before), side(after));
                words.text(
                    key,
                    args![
                        region: region.letters(), day: day.as_str(), before: before, until: until,
                        after: after, since: since,
                    ],
                )
            }
            Self::NoValue { flag, .. } => words.text(key, args![flag: flag.as_str(), name: name]),
            _ => words.text(key, args![name: name]),
        }
    }

    fn hint(&self, words: &Wording, hint: &str, name: &str) -> Option<String> {
        match self {
            Self::Unknown { known } | Self::OtherGame { known, .. } => {
                let known = any_of(words, known.iter().cloned());
                Some(words.text(hint, args![known: known]))
            }
            Self::NoFlag { .. } => {
                let flags = Profile::FLAGS.iter().map(|flag| (*flag).to_owned());
                let known = any_of(words, flags);
                Some(words.text(hint, args![known: known]))
            }
            Self::NoValue { kind, .. } => {
                let known = words.flag_values(*kind);
                Some(words.text(hint, args![known: known]))
            }
            Self::NeedsADay => Some(words.text(hint, args![name: name])),
            Self::TakesNoDay | Self::NoDay { .. } | Self::NothingHeld { .. } => {
                Some(words.text(hint, args![]))
            }
        }
    }
}

/// Words of a written duel stay as they are, and what stands for others is described.
fn wanted_words(words: &Wording, wanted: &[&'static str]) -> Vec<String> {
    // Choices are words of a written duel, although some of them look like descriptions.
    let choices = CHOICES.iter().all(|(_, word)| wanted.contains(word));
    let said = |word: &&'static str| match choices {
        true => (*word).to_owned(),
        false => words.described("wanted", word),
    };
    wanted.iter().map(said).collect()
}

/// "X", "X or Y", "X, Y or Z".
fn any_of(words: &Wording, all: impl Iterator<Item = String>) -> String {
    let all: Vec<String> = all.collect();
    let Some((last, before)) = all.split_last() else {
        return String::new();
    };
    let first = before
        .iter()
        .cloned()
        .reduce(|first, next| words.text("wanted-more", args![first: first, next: next]));
    match first {
        Some(first) => words.text("wanted-last", args![first: first, last: last.as_str()]),
        None => last.clone(),
    }
}

impl<E> RunError<E> {
    /// What is wrong, as a fragment of a sentence; none when the sink failed, which says so itself.
    /// `position` is the one the line was played in.
    #[must_use]
    pub fn message(
        &self,
        words: &Wording,
        position: &Position,
        catalogue: &Catalogue,
    ) -> Option<String> {
        Some(match self {
            Self::Mistaken(error) | Self::Absent { error, .. } => error.message(words),
            Self::Refused { refusal, .. } => words.refusal(refusal, position, catalogue),
            Self::NotRefused { rule, instead, .. } => match instead {
                None => words.text("run-not-refused", args![rule: rule.as_str()]),
                Some(other) => words.text(
                    "run-refused-otherwise",
                    args![rule: rule.as_str(), instead: other.rule.id()],
                ),
            },
            Self::Check { check, instead, .. } => {
                let instead = instead.sentence(words, check, position);
                let check = check.to_string();
                words.text("check-failed", args![check: check, instead: instead])
            }
            Self::Failed { .. } => return None,
        })
    }

    /// What may help, if something does.
    #[must_use]
    pub fn hint(&self, words: &Wording) -> Option<String> {
        match self {
            Self::Mistaken(error) | Self::Absent { error, .. } => error.hint(words),
            _ => None,
        }
    }
}
