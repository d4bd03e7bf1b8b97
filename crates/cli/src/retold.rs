//! What was decided in a stored duel, as decisions that can be played again.

use crate::apart::Decision;
use crate::error::Outcome;
use crate::opened::Opened;
use crate::responses::unfolded;

/// Every decision on the line the duel stands on, in order.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn decisions(opened: &Opened) -> Outcome<Vec<Decision>> {
    let history = &opened.history;
    let decided = judge::decisions(history, history.current().id);
    let decided = decided.map_err(|error| unfolded(opened, &error))?;
    let said = decided.into_iter();
    Ok(said
        .map(|one| Decision::Said(one.record, Box::new(one.said)))
        .collect())
}
