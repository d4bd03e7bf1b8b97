//! What was decided in a stored duel, as decisions that can be played again.

use crate::apart::Decision;
use timeline::History;

/// Every decision on the line the duel stands on, in order.
#[must_use]
pub(crate) fn decisions(history: &History) -> Vec<Decision> {
    // The history was folded when it was read, so it folds again.
    let decided = judge::decisions(history, history.current().id).unwrap_or_default();
    decided
        .into_iter()
        .map(|one| Decision::Said(one.record, Box::new(one.said)))
        .collect()
}
