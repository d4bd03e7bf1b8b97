//! Which duel a command's words name, and what is left of them: the duel may be left out, and a
//! command that writes says then which one it takes.

use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::misread;
use crate::shelf::Shelf;
use journal::DuelEntry;
use timeline::{History, Place};
use wording::args;

/// What a command is typed with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Takes<const N: usize> {
    /// The command.
    pub(crate) command: &'static str,
    /// What follows the duel, as `--help` has it: `<PLACE>`.
    pub(crate) words: [&'static str; N],
}

impl<const N: usize> Takes<N> {
    /// The duel named first, or the one last written to, and the words after it.
    ///
    /// # Errors
    /// When there are more or fewer words, or what stands alone is a duel's name.
    pub(crate) fn split<'w>(
        &self,
        typed: &'w [String],
        shelf: &Shelf,
        context: &Context,
    ) -> Outcome<(DuelEntry, [&'w str; N])> {
        let texts: Vec<&str> = typed.iter().map(String::as_str).collect();
        if let Some(over) = texts.get(N + 1) {
            return Err(misread::one_too_many(self.command, over, &context.words));
        }
        let (duel, rest) = match texts.len() > N {
            true => (Some(texts[0]), &texts[1..]),
            false => (None, &texts[..]),
        };
        let Ok(rest) = <[&str; N]>::try_from(rest) else {
            let missing = self.words.get(texts.len()).copied().unwrap_or_default();
            return Err(misread::missing(self.command, missing, &context.words));
        };
        let entry = match duel {
            Some(duel) => shelf.find(duel)?,
            None => self.last(&rest, shelf, context)?,
        };
        Ok((entry, rest))
    }

    /// The duel last written to, unless the first of the words was to name one.
    fn last(&self, words: &[&str; N], shelf: &Shelf, context: &Context) -> Outcome<DuelEntry> {
        let entry = shelf.last_written()?;
        let (Some(first), Some(wanted)) = (words.first(), self.words.first()) else {
            return Ok(entry);
        };
        let is_line = || {
            let history = History::read(shelf.store(), entry.id);
            history.is_ok_and(|(history, _)| history.line_named(first).is_some())
        };
        let is_word = match *wanted {
            "<PLACE>" | "<RECORD>" => is_number(first),
            "<LINE>" => is_line(),
            _ => false,
        };
        if is_word || !is_duel(first, shelf) {
            return Ok(entry);
        }
        let typed = words.get(1).map(|second| Place::parse(second).is_ok());
        let missing = match typed {
            Some(true) => self.words.last().copied().unwrap_or_default(),
            _ => wanted,
        };
        Err(only_a_duel(self.command, first, missing, context))
    }
}

/// Says that only a duel was named, and what is missing.
#[must_use]
pub(crate) fn only_a_duel(command: &str, duel: &str, missing: &str, context: &Context) -> Failure {
    let words = &context.words;
    let missing = crate::help::named(missing, words);
    let what = words.text("words-missing", args![duel: duel, missing: missing]);
    misread::typed_otherwise(command, what, words)
}

/// True for a text that a duel of the store, or several, is called.
#[must_use]
pub(crate) fn is_duel(text: &str, shelf: &Shelf) -> bool {
    match shelf.find(text) {
        Ok(_) => true,
        Err(failure) => failure.code == Code::Ambiguous,
    }
}

/// True for what is a record's number sooner than the beginning of an id.
fn is_number(text: &str) -> bool {
    text.len() < 8 && text.chars().all(|letter| letter.is_ascii_digit())
}

/// Says which duel is written to, where it wasn't typed.
pub(crate) fn say_which(typed: bool, entry: &DuelEntry, shelf: &Shelf, context: &mut Context) {
    if !typed {
        let duel = shelf.handle(entry.id, &entry.name);
        context.note("duel-meant", args![duel: duel]);
    }
}
