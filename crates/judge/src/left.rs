//! What happened on lines that were left: the cards are put back, but what a player has seen stays
//! seen.

use crate::FoldError;
use duel::{Desk, Event, Position, RewindKind};
use std::collections::BTreeSet;
use timeline::History;

/// Records of a line that was left, in order, with the position before the first.
#[derive(Clone, Debug)]
pub(crate) struct Stretch {
    /// The records.
    pub(crate) path: Vec<u32>,
    /// The position before them.
    pub(crate) then: Position,
}

/// What happened after a record at the table and isn't on this path: each record once. Nothing of a
/// what-if line, and nothing that was only a slip of the record.
pub(crate) fn left(history: &History, path: &[u32], since: u32) -> Result<Vec<Stretch>, FoldError> {
    let mut seen: BTreeSet<u32> = path.iter().copied().collect();
    let mut stretches = Vec::new();
    for tip in tips(history) {
        let all = history.path(tip).into_iter();
        let new: Vec<u32> = all.filter(|n| *n > since && !seen.contains(n)).collect();
        let Some(before) = new.first().and_then(|first| history.before(*first)) else {
            continue;
        };
        seen.extend(&new);
        let then = match before {
            0 => Position::new(),
            before => history.position_at(before)?,
        };
        stretches.push(Stretch { path: new, then });
    }
    Ok(stretches)
}

/// Where the lines that tell what happened were left, and where the last of them stands.
fn tips(history: &History) -> impl Iterator<Item = u32> {
    let in_force = |batch: u32| {
        let batch = history.batch(batch);
        batch.is_some_and(|batch| batch.undone_by.is_none())
    };
    let leaves = |event: &Event| {
        matches!(
            event,
            Event::Rewound {
                kind: RewindKind::Judge | RewindKind::Agreed | RewindKind::WhatIf,
                undoes: None,
                ..
            } | Event::Desk(Desk::LineSwitched { .. })
        )
    };
    let records = history.records().iter();
    let left = records
        .filter(move |record| leaves(&record.event) && in_force(record.batch))
        .filter_map(|record| history.before(record.number));
    let happened = |tip: &u32| {
        let line = history.line_of(*tip);
        line.is_some_and(|line| !history.is_what_if(line))
    };
    left.chain([history.of_the_duel().tip])
        .filter(move |tip| happened(tip))
}
