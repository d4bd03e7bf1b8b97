//! What clap couldn't read of the command line, as a failure in the reader's words.

use crate::error::{Code, Failure};
use crate::help::named;
use crate::typed::Typed;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};
use wording::{Arg, Wording, args};

/// Nothing was typed where words were needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SaysNothing;

impl std::fmt::Display for SaysNothing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("it has to say something")
    }
}

impl std::error::Error for SaysNothing {}

/// Something that isn't a number from 1 on, or is more than there can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoCount {
    /// It is no number.
    Number(ParseIntError),
    /// It is none of these.
    Range {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
}

impl std::fmt::Display for NoCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(error) => error.fmt(f),
            Self::Range { least, most } => write!(f, "it has to be from {least} to {most}"),
        }
    }
}

impl std::error::Error for NoCount {}

/// A number from 1 on, as far as its type goes.
pub(crate) fn from_one<N: TryFrom<u64> + Into<u64> + Bounded>(typed: &str) -> Result<N, NoCount> {
    let (least, most) = (1, N::MOST.into());
    let number: i128 = typed.parse().map_err(NoCount::Number)?;
    let number = u64::try_from(number).ok().filter(|number| *number >= least);
    let number = number.and_then(|number| N::try_from(number).ok());
    number.ok_or(NoCount::Range { least, most })
}

/// A type of number with a most.
pub(crate) trait Bounded {
    /// The most it can be.
    const MOST: Self;
}

impl Bounded for u8 {
    const MOST: Self = Self::MAX;
}

impl Bounded for u16 {
    const MOST: Self = Self::MAX;
}

/// What couldn't be read, as a failure: the sentence, how it is typed, and how to go on.
#[must_use]
pub(crate) fn failure(error: &clap::Error, typed: &Typed, words: &Wording) -> Failure {
    let misread = Misread {
        error,
        typed,
        words,
    };
    let failure = Failure::new(Code::Usage).with("what", misread.what());
    let usage = misread.one(ContextKind::Usage);
    let usage = usage.trim_start_matches("Usage:").trim();
    let hint = misread.hint();
    match usage {
        "" => failure.hint(hint),
        usage => failure.excerpt(typed_so(usage, words)).hint(hint),
    }
}

/// What a command needs and wasn't given: `<TEXT>`.
#[must_use]
pub(crate) fn missing(command: &str, missing: &str, words: &Wording) -> Failure {
    let missing = named(missing, words);
    let what = words.text("misread-missing", args![missing: missing]);
    typed_otherwise(command, what, words)
}

/// A word that a command has no use for.
#[must_use]
pub(crate) fn one_too_many(command: &str, found: &str, words: &Wording) -> Failure {
    let what = words.text("misread-unknown", args![is: "word", found: found]);
    typed_otherwise(command, what, words)
}

/// A mistake in how a command is typed, with how it is typed.
#[must_use]
pub(crate) fn typed_otherwise(command: &str, what: String, words: &Wording) -> Failure {
    let mut usage = crate::help::command()
        .find_subcommand(command)
        .map(|found| found.clone().render_usage().to_string())
        .unwrap_or_default();
    usage = usage.trim_start_matches("Usage:").trim().to_owned();
    let failure = Failure::new(Code::Usage).with("what", what);
    failure
        .excerpt(typed_so(&usage, words))
        .hint(words.text("misread-hint", args![]))
}

/// How a command is typed, under a heading.
fn typed_so(usage: &str, words: &Wording) -> String {
    let heading = words.text("help-usage", args![]);
    let lines = usage
        .lines()
        .map(|line| format!("  {}", named(line.trim(), words)));
    [heading]
        .into_iter()
        .chain(lines)
        .collect::<Vec<_>>()
        .join("\n")
}

struct Misread<'a> {
    error: &'a clap::Error,
    /// All that was typed.
    typed: &'a Typed,
    words: &'a Wording,
}

impl Misread<'_> {
    fn what(&self) -> String {
        let found = self.one(ContextKind::InvalidValue);
        let option = self.named(ContextKind::InvalidArg);
        match self.error.kind() {
            ErrorKind::InvalidSubcommand => {
                let found = self.one(ContextKind::InvalidSubcommand);
                self.said("misread-command", args![found: found])
            }
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                self.said("misread-no-command", args![])
            }
            ErrorKind::UnknownArgument => {
                let is = if option.starts_with('-') {
                    "option"
                } else {
                    "word"
                };
                self.said("misread-unknown", args![is: is, found: option])
            }
            ErrorKind::ArgumentConflict => self.conflict(&option),
            ErrorKind::MissingRequiredArgument => {
                self.said("misread-missing", args![missing: option])
            }
            ErrorKind::InvalidValue if found.is_empty() => {
                self.said("misread-no-value", args![option: option])
            }
            ErrorKind::InvalidValue => {
                let known = self.one(ContextKind::ValidValue);
                self.said(
                    "misread-choice",
                    args![found: found, option: option, known: known],
                )
            }
            ErrorKind::ValueValidation => self.value(&found, &option),
            ErrorKind::TooManyValues => {
                self.said("misread-too-many", args![found: found, option: option])
            }
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => self.count(&option),
            ErrorKind::InvalidUtf8 => self.said("misread-not-text", args![]),
            _ => self.said("misread-other", args![]),
        }
    }

    fn conflict(&self, option: &str) -> String {
        let other = self.named(ContextKind::PriorArg);
        match other.as_str() {
            "" => self.said("misread-conflict-some", args![option: option]),
            other if other == option => self.said("misread-twice", args![option: option]),
            other => self.said("misread-conflict", args![option: option, other: other]),
        }
    }

    /// A value that isn't of the kind that is needed.
    fn value(&self, found: &str, option: &str) -> String {
        let source = self.error.source();
        let count = source.and_then(|source| source.downcast_ref::<NoCount>());
        let number = match count {
            Some(NoCount::Number(error)) => Some(error),
            _ => source.and_then(|source| source.downcast_ref::<ParseIntError>()),
        };
        let range = match count {
            Some(NoCount::Range { least, most }) => Some((least.to_string(), most.to_string())),
            _ => None,
        };
        let why = match number.map(ParseIntError::kind) {
            _ if range.is_some() => "range",
            Some(IntErrorKind::Zero) => "zero",
            Some(IntErrorKind::PosOverflow | IntErrorKind::NegOverflow) => "large",
            Some(_) => "number",
            None if source.is_some_and(|source| source.is::<SaysNothing>()) => "nothing",
            None => "other",
        };
        let (least, most) = range.unwrap_or_default();
        self.said(
            "misread-value",
            args![found: found, option: option, why: why, least: least.as_str(),
                most: most.as_str()],
        )
    }

    fn count(&self, option: &str) -> String {
        let number = |kind| match self.error.get(kind) {
            Some(ContextValue::Number(number)) => i64::try_from(*number).unwrap_or_default(),
            _ => 0,
        };
        let wanted = number(ContextKind::ExpectedNumValues).max(number(ContextKind::MinValues));
        let given = number(ContextKind::ActualNumValues);
        self.said(
            "misread-count",
            args![option: option, wanted: wanted, given: given],
        )
    }

    fn hint(&self) -> String {
        let kinds = [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ];
        let mut near: Vec<String> = kinds.into_iter().flat_map(|kind| self.all(kind)).collect();
        near.extend(self.elsewhere());
        if near.is_empty() {
            return self.said("misread-hint", args![]);
        }
        self.said("misread-near", args![near: self.words.joined(&near)])
    }

    /// The option of another command that was meant: one that is named besides, and has it.
    fn elsewhere(&self) -> Option<String> {
        let unknown = self.error.kind() == ErrorKind::UnknownArgument;
        let option = self.one(ContextKind::InvalidArg);
        let long = option.strip_prefix("--").filter(|_| unknown)?;
        let commands = crate::help::command();
        let words = self.typed.words().skip(1);
        let mut named = words.filter_map(|word| commands.find_subcommand(word));
        let has = |command: &&clap::Command| {
            let mut options = command.get_arguments();
            options.any(|one| one.get_long() == Some(long))
        };
        let command = named.find(has)?;
        Some(format!("{} {option}", command.get_name()))
    }

    /// Everything that is told under a kind.
    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
            Some(ContextValue::StyledStrs(texts)) => {
                texts.iter().map(ToString::to_string).collect()
            }
            _ => Vec::new(),
        }
    }

    fn one(&self, kind: ContextKind) -> String {
        self.words.joined(&self.all(kind))
    }

    fn named(&self, kind: ContextKind) -> String {
        named(&self.one(kind), self.words)
    }

    fn said(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text(key, args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wording::Language;

    fn failed(line: &[&str]) -> String {
        let typed = Typed::of(line);
        let mut command = crate::help::command();
        let error = command
            .try_get_matches_from_mut(typed.words())
            .expect_err("it doesn't read");
        let failure = failure(&error, &typed, &Wording::new(Language::En));
        format!("{failure:?}")
    }

    #[test]
    fn a_number_is_read_from_one_to_the_most_there_can_be() {
        assert_eq!(from_one::<u8>("255"), Ok(255));
        let none = Err(NoCount::Range {
            least: 1,
            most: 255,
        });
        assert_eq!(from_one::<u8>("256"), none);
        assert_eq!(from_one::<u8>("0"), none);
        assert_eq!(from_one::<u8>("-3"), none);
        assert!(matches!(from_one::<u16>("two"), Err(NoCount::Number(_))));
        let told = failed(&["takeback", "match", "--round", "0"]);
        assert!(told.contains("from 1 to 65535"), "{told}");
    }

    #[test]
    fn an_option_of_another_command_is_found_without_reading_a_sentence() {
        let told = failed(&["takeback", "--reason", "why", "rewind", "40"]);
        assert!(told.contains("rewind --reason"), "{told}");
    }
}
