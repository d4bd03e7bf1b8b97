//! What the desk enters about a duel: marks and names, calls, findings, rulings, penalties, the
//! match. Each is one record; none changes a position.

pub(super) mod calls;
pub(super) mod late;
pub(super) mod marks;
pub(super) mod matches;
pub(super) mod rulings;

use super::missed::only_for_judges;
use crate::arguments::{As, Writing};
use crate::context::Context;
use crate::desk::Desk as Table;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use duel::Desk;
use journal::Words;

/// The duel named first, or the one last written to, and the words after it.
fn duel_and<'w, const N: usize>(
    words: &'w [String],
    writing: &Writing,
    context: &Context,
    usage: &'static str,
) -> Outcome<(Opened, [&'w str; N])> {
    only_for_judges(writing.role, "desk", context)?;
    let shelf = context.shelf()?;
    let texts: Vec<&str> = words.iter().map(String::as_str).collect();
    let (duel, rest) = match texts.len().checked_sub(N) {
        Some(0) => (None, &texts[..]),
        Some(1) => (Some(texts[0]), &texts[1..]),
        _ => return Err(Failure::new(Code::Usage).with("what", usage)),
    };
    let rest = rest.try_into().map_err(|_| Failure::new(Code::Usage))?;
    Ok((shelf.read(duel)?, rest))
}

/// Writes one entry, and says whom the duel waits for.
fn enter(
    opened: &Opened,
    entry: Desk,
    words: Words,
    writing: &Writing,
    context: &mut Context,
) -> Outcome {
    let mut desk = at_desk(opened, writing, context)?;
    let words = Some(words).filter(|words| !words.is_empty());
    let batch = desk.table.enter(entry, words);
    desk.taken(batch, context)?;
    desk.print(context)?;
    desk.say_who_is_awaited(context);
    Ok(Exit::Done)
}

/// The desk of a duel, for a judge.
pub(super) fn at_desk(opened: &Opened, writing: &Writing, context: &mut Context) -> Outcome<Table> {
    only_for_judges(writing.role, "desk", context)?;
    let shelf = context.shelf()?;
    if writing.dry_run {
        context.note("dry-run", wording::args![]);
    }
    Table::open(&opened.entry, &shelf, writing.dry_run, As::Judge, context)
}

/// A text, and who signed it.
fn signed(text: &str, by: &[String]) -> Words {
    Words {
        text: Some(text.to_owned()).filter(|text| !text.is_empty()),
        by: by.to_vec(),
    }
}
