//! Written duels: read from files, their mistakes shown with the place underlined.

use crate::context::Context;
use crate::desk::Desk;
use crate::error::{Code, Failure, Outcome};
use crate::excerpt::underlined;
use crate::files;
use crate::lookup::Names;
use notation::script::{Rules, Script, Span};
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

/// Puts a written duel under the rules that were asked for on the command line, if some were.
///
/// # Errors
/// When there are no such rules.
pub(crate) fn put_under(
    written: &mut Written,
    rules: Option<&str>,
    context: &Context,
) -> Outcome<()> {
    if let Some(rules) = rules {
        written.script.put_under(asked_rules(rules, context)?);
    }
    Ok(())
}

/// The rules a text of the command line means.
///
/// # Errors
/// When it can't be read, or there are no such rules.
pub(crate) fn asked_rules(text: &str, context: &Context) -> Outcome<Rules> {
    let found = notation::parse_rules(text).and_then(|rules| {
        notation::ruleset(&Names(&context.cards), &rules)?;
        Ok(rules)
    });
    found.map_err(|error| {
        let failure = Failure::new(Code::NoProfile)
            .with("name", text)
            .with("what", error.message(&context.words));
        match error.hint(&context.words) {
            Some(hint) => failure.hint(hint),
            None => failure,
        }
    })
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
    let conflict = failure.code == Code::Conflict;
    let tries = if desk.tries() { "yes" } else { "no" };
    let stands = context.text(
        "stands",
        args![count: actions, duel: desk.name.as_str(), tries: tries],
    );
    let more = failure.excerpt.clone().filter(|_| conflict);
    let parts = [Some(written.excerpt(at)), more, Some(stands)];
    let excerpt: Vec<String> = parts.into_iter().flatten().collect();
    failure
        .at(&written.path, at.line, at.column)
        .with("duel", &desk.name)
        .count("actions", u32::try_from(actions).unwrap_or(u32::MAX))
        .excerpt(excerpt.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::{As, Everywhere};
    use crate::desk::Pen;
    use crate::shelf::Shelf;
    use journal::Source;
    use notation::{Options, Runner};
    use std::sync::Arc;
    use table::SetUp;

    const BARE: &str = "seat A  hand: 5 cards\nseat B  hand: 5 cards\nturn 1 of A\n";

    fn context() -> Context {
        Context::new(Everywhere {
            store: None,
            cards: None,
            json: false,
            lang: Some("en".into()),
            yes: false,
        })
        .unwrap_or_else(|failure| panic!("{failure:?}"))
    }

    fn written(text: &str, context: &Context) -> Written {
        Written::of(Path::new("test"), text.to_owned(), &context.words)
            .unwrap_or_else(|failure| panic!("{failure:?}"))
    }

    fn begun(shelf: &Shelf, context: &mut Context) -> Desk {
        let script = written(BARE, context).script;
        let cards = Arc::clone(&context.cards);
        let options = Options {
            mode: None,
            reading: None,
        };
        let set_up = SetUp {
            name: "one".into(),
            events: notation::set_up(&script, &cards, &Names(&cards), options).expect("a set-up"),
            source: Source::Judge,
            words: None,
            happened_at: None,
            declared: String::new(),
        };
        Desk::begin(set_up, shelf, context).unwrap_or_else(|failure| panic!("{failure:?}"))
    }

    /// Two stand at the same record, and both say something: the second is told what the first
    /// said meanwhile.
    #[test]
    fn who_comes_second_is_told_what_happened_meanwhile() {
        let (mut context, shelf) = (context(), Shelf::in_memory());
        let mut first = begun(&shelf, &mut context);
        let entries = shelf
            .entries()
            .unwrap_or_else(|failure| panic!("{failure:?}"));
        let second = Desk::open(&entries[0], &shelf, false, As::Judge, &context);
        let mut second = second.unwrap_or_else(|failure| panic!("{failure:?}"));
        let lines = written("A moves to main phase 1\n", &context);
        let mut say = |desk: &mut Desk| {
            let cards = Arc::clone(&context.cards);
            let names = Names(&cards);
            let pen = Pen {
                desk,
                context: &mut context,
            };
            let mut runner = Runner::new(pen, &cards, &names);
            let played = runner.play(lines.script.play());
            let Pen { desk, context } = runner.into_sink();
            played.map_err(|error| stopped(error, 0, &lines, desk, context))
        };
        assert!(say(&mut first).is_ok());
        let failure = say(&mut second).expect_err("the first was there before");
        assert_eq!(failure.code, Code::Conflict);
        let excerpt = failure.excerpt.unwrap_or_default();
        let meanwhile = "Meanwhile:\n  A: moves to main phase 1\n";
        assert!(excerpt.contains(meanwhile), "{excerpt}");
    }
}
