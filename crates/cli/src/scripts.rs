//! Written duels: read from files, their mistakes shown with the place underlined.

use crate::context::Context;
use crate::desk::Desk;
use crate::error::{Code, Failure, Outcome};
use crate::excerpt::underlined;
use crate::files;
use notation::script::{Script, Span};
use notation::{NotationError, RunError};
use std::path::{Path, PathBuf};
use wording::{Wording, args};

/// A written duel with the file it was read from.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    /// The file, as it was typed.
    pub(crate) path: PathBuf,
    /// Its text.
    pub(crate) text: String,
    /// What it says.
    pub(crate) script: Script,
}

impl Written {
    /// Reads a file.
    ///
    /// # Errors
    /// When it can't be read, or has a mistake.
    pub(crate) fn read(path: &Path, words: &Wording) -> Outcome<Self> {
        let text = text_of(path)?;
        Self::of(path, text, words)
    }

    /// Reads a text that came from somewhere else, which is named instead of the file.
    ///
    /// # Errors
    /// When it has a mistake.
    pub(crate) fn of(path: &Path, text: String, words: &Wording) -> Outcome<Self> {
        let written = Self {
            path: path.to_owned(),
            text,
            script: Script::default(),
        };
        match notation::parse(&written.text) {
            Ok(script) => Ok(Self { script, ..written }),
            Err(error) => Err(written
                .mistake(&error, words)
                .excerpt(written.excerpt(error.at))),
        }
    }

    /// A mistake of this file.
    #[must_use]
    pub(crate) fn mistake(&self, error: &NotationError, words: &Wording) -> Failure {
        let failure = Failure::new(Code::Mistake)
            .at(&self.path, error.at.line, error.at.column)
            .with("what", error.message(words))
            .excerpt(self.excerpt(error.at));
        match error.hint(words) {
            Some(hint) => failure.hint(hint),
            None => failure,
        }
    }

    /// The file's line a place is on, underlined.
    #[must_use]
    pub(crate) fn excerpt(&self, at: Span) -> String {
        underlined(
            &self.text,
            at.line as usize,
            at.column as usize,
            at.length as usize,
        )
    }
}

/// The text of a file.
fn text_of(path: &Path) -> Outcome<String> {
    text_of_bytes(path, files::read(path)?)
}

/// The text in a file's bytes.
///
/// # Errors
/// When they are no text, or nothing is in it.
pub(crate) fn text_of_bytes(path: &Path, bytes: Vec<u8>) -> Outcome<String> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::new(Code::NotText)
            .with("path", path.display())
            .with("at", at)
    })?;
    let text = text
        .strip_prefix('\u{feff}')
        .map(str::to_owned)
        .unwrap_or(text);
    if text.contains('\0') {
        let at = text.find('\0').unwrap_or(0);
        return Err(Failure::new(Code::NotText)
            .with("path", path.display())
            .with("at", at));
    }
    if text.trim().is_empty() {
        return Err(Failure::new(Code::Empty).with("path", path.display()));
    }
    Ok(text)
}

/// Why a file could be played only so far: `actions` of its lines were.
#[must_use]
pub(crate) fn stopped(
    error: RunError<Failure>,
    actions: usize,
    written: &Written,
    desk: &Desk,
    context: &Context,
) -> Failure {
    let at = error.at();
    let said = error.message(&context.words, desk.position(), &context.cards);
    let failure = match error {
        RunError::Mistaken(error) => written.mistake(&error, &context.words),
        RunError::Refused { refusal, .. } => desk.refused(&refusal, context),
        RunError::Absent { error, refusal } => {
            let failure = desk.refused(&refusal, context);
            match error.hint(&context.words) {
                Some(hint) => failure.hint(hint),
                None => failure,
            }
        }
        RunError::Failed { error, .. } => error,
        RunError::NotRefused { .. } | RunError::Check { .. } => {
            Failure::new(Code::Assertion).with("what", said.unwrap_or_default())
        }
    };
    let tries = if desk.tries() { "yes" } else { "no" };
    let stands = context.text(
        "stands",
        args![count: actions, duel: desk.name.as_str(), tries: tries],
    );
    let excerpt = [written.excerpt(at), stands].join("\n");
    failure
        .at(&written.path, at.line, at.column)
        .with("duel", &desk.name)
        .count("actions", u32::try_from(actions).unwrap_or(u32::MAX))
        .excerpt(excerpt)
}
