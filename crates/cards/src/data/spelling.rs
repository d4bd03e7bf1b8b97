//! What the RON reader says of a text it can't read, in words for somebody who writes a card.

use super::{CardError, locate};
use ron::{Error, error::SpannedError};
use std::path::Path;

/// The mistake at its place, with what could be meant.
pub(super) fn explain(file: &Path, text: &str, error: &SpannedError) -> CardError {
    let at = place(text, error);
    let (line, column) = locate::line_and_column(text, at);
    let said = Said::new(&error.code, &text[..at], &text[at..]);
    CardError {
        file: file.to_owned(),
        line,
        column,
        message: said.message,
        hint: said.hint,
    }
}

/// The byte at which the piece begins that the reader stumbled over.
fn place(text: &str, error: &SpannedError) -> usize {
    let start = error.span.start;
    let at = locate::byte(text, start.line, start.col);
    match error.code {
        Error::IntegerOutOfBounds => {
            let number = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
            text[..at].trim_end_matches(number).len()
        }
        Error::Message(_) | Error::InvalidValueForType { .. } if text[..at].ends_with('"') => {
            at - 1
        }
        _ => at + text[at..].len() - text[at..].trim_start().len(),
    }
}

/// A message and a hint.
struct Said {
    message: String,
    hint: Option<String>,
}

impl Said {
    fn new(code: &Error, before: &str, after: &str) -> Self {
        match code {
            Error::NoSuchEnumVariant {
                expected,
                found,
                outer,
            } => Self::unknown(found, expected, "is no", outer.as_deref()),
            Error::NoSuchStructField {
                expected,
                found,
                outer,
            } => Self::unknown(found, expected, "is no field of", outer.as_deref()),
            Error::MissingStructField { field, .. } => {
                Self::say(format!("`{field}` is missing")).hint(format!("write `{field}: …` here"))
            }
            Error::DuplicateStructField { field, .. } => {
                Self::say(format!("`{field}` is said twice"))
            }
            Error::Message(message) => Self::say(message.clone()),
            Error::InvalidValueForType { expected, .. } => {
                Self::say(format!("{expected} belongs here"))
            }
            _ => Self::of_a_piece(code, before, after),
        }
    }

    /// What belongs where something else stands.
    fn of_a_piece(code: &Error, before: &str, after: &str) -> Self {
        let next = piece(after);
        match code {
            Error::Eof => Self::say("the text ends too early")
                .hint("a closing bracket or a quotation mark is missing"),
            Error::SuggestRawIdentifier(found) | Error::InvalidIdentifier(found) => {
                Self::no_word(found)
            }
            Error::ExpectedIdentifier => Self::word_missing(next),
            Error::ExpectedArray => Self::say("a list belongs here").hint(match is_word(next) {
                true => format!("write `[{next}]`"),
                false => "write `[…]`".to_owned(),
            }),
            Error::ExpectedInteger => Self::say("a whole number belongs here"),
            Error::IntegerOutOfBounds => Self::say("this number is too small or too large here"),
            Error::ExpectedBoolean => Self::say("`true` or `false` belongs here"),
            Error::ExpectedString => Self::say("a text in quotation marks belongs here"),
            Error::ExpectedStructLike
            | Error::ExpectedNamedStructLike(_)
            | Error::ExpectedDifferentStructName { .. } => {
                Self::say("an opening bracket belongs here").hint("write `(…)`")
            }
            Error::ExpectedComma
            | Error::ExpectedArrayEnd
            | Error::ExpectedStructLikeEnd
            | Error::ExpectedMapEnd => Self::end_missing(before, next),
            other => Self::say(other.to_string()),
        }
    }

    fn unknown(found: &str, possible: &[&str], is_no: &str, outer: Option<&str>) -> Self {
        let outer = outer.map_or_else(|| "this".to_owned(), |outer| format!("`{outer}`"));
        Self::say(format!("`{found}` {is_no} {outer}")).hint(nearest(found, possible))
    }

    fn no_word(found: &str) -> Self {
        if found.bytes().all(|byte| byte.is_ascii_digit()) {
            return Self::say(format!("`{found}` is a number, and a word belongs here"))
                .hint(format!("write `Fixed({found})`"));
        }
        Self::say(format!("`{found}` is no word"))
    }

    fn word_missing(next: &str) -> Self {
        let quoted = next
            .strip_prefix('"')
            .and_then(|next| next.strip_suffix('"'));
        match (quoted, next) {
            (Some(word), _) => Self::say("a word without quotation marks belongs here")
                .hint(format!("write `{word}`")),
            (None, "(") => Self::say("there is one bracket too many").hint("leave out this `(`"),
            _ => Self::say("something is missing before this"),
        }
    }

    fn end_missing(before: &str, next: &str) -> Self {
        let said = Self::say("a comma or a closing bracket is missing before this");
        if next == "(" && before.ends_with("None") {
            return said.hint("here `None` alone means nothing at all: write `Not(Exists(…))`");
        }
        said
    }

    fn say(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            hint: None,
        }
    }

    fn hint(self, hint: impl Into<String>) -> Self {
        Self {
            hint: Some(hint.into()),
            ..self
        }
    }
}

/// The first piece of a text: a word, a text in quotation marks, or a sign.
fn piece(text: &str) -> &str {
    let word = |c: char| !(c == '_' || c.is_alphanumeric());
    let end = match text.chars().next() {
        Some('"') => text[1..].find('"').map_or(text.len(), |end| end + 2),
        Some(first) if word(first) => first.len_utf8(),
        _ => text.find(word).unwrap_or(text.len()),
    };
    &text[..end]
}

fn is_word(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// Which of the possible words was meant, or all of them when none is near.
pub(super) fn nearest(found: &str, possible: &[&str]) -> String {
    let distance = |word: &&&str| strsim::osa_distance(&found.to_lowercase(), &word.to_lowercase());
    match possible.iter().min_by_key(distance) {
        Some(word) if distance(&word) <= 2.max(found.chars().count() / 3) => {
            format!("did you mean `{word}`?")
        }
        _ => format!("possible here: {}", possible.join(", ")),
    }
}
