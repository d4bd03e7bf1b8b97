//! Along a line, one duel event after another, with the position before each.

use crate::FoldError;
use duel::Position;
use journal::Record;
use timeline::History;

/// Calls `visit` with each record of the path and the full position before it; gives the position
/// at the end.
pub(crate) fn along(
    history: &History,
    path: &[u32],
    mut position: Position,
    mut visit: impl FnMut(&Record, &Position),
) -> Result<Position, FoldError> {
    for &number in path {
        let record = record(history, number)?;
        visit(record, &position);
        position
            .apply(&record.event)
            .map_err(|mismatch| FoldError::Mismatch {
                record: number,
                mismatch,
            })?;
    }
    Ok(position)
}

/// The duel event that a record stands at, if that is on the path.
pub(crate) fn base(history: &History, path: &[u32], number: u32) -> Result<u32, FoldError> {
    let last = path.last().copied().unwrap_or(0);
    history
        .base(number)
        .filter(|base| path.binary_search(base).is_ok())
        .ok_or(FoldError::NoSuchRecord { number, last })
}

/// The part of a path that lies after a record.
pub(crate) fn after(path: &[u32], number: u32) -> &[u32] {
    let at = path.partition_point(|n| *n <= number);
    &path[at..]
}

fn record(history: &History, number: u32) -> Result<&Record, FoldError> {
    let last = history.last();
    history
        .record(number)
        .ok_or(FoldError::NoSuchRecord { number, last })
}
