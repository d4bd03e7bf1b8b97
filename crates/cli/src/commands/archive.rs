//! `takeback archive`: a finished duel is closed: it can be read, and nothing more is appended.

use super::remove::{put_away, tell};
use crate::arguments::PutAway;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use journal::Deed;

/// Archives it.
pub(super) fn run(options: &PutAway, context: &mut Context) -> Outcome {
    let (_, entry) = put_away(options, Deed::Archived, context)?;
    tell(Deed::Archived, &entry, options.writing.dry_run, context);
    Ok(Exit::Done)
}
