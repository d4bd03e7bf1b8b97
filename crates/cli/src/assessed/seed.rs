//! The seed that chance goes by where a card has to be picked: the same duel, the same table and the
//! same place give the same one, whatever the desk has written meanwhile.

use crate::opened::Opened;
use duel::{Desk, Event};
use timeline::History;

/// A seed for a duel, where a line ends, and a record.
pub(super) fn seed(opened: &Opened, line: u32, to: u32) -> u64 {
    let history = &opened.history;
    let tip = history.line(line).map_or(0, |line| line.tip);
    let to = history.base(to).unwrap_or(to);
    let parts = [
        &to.to_be_bytes()[..],
        &tip.to_be_bytes(),
        &opened.entry.id.0,
    ];
    let bytes = parts.into_iter().flatten();
    // FNV-1a, folded so that a person can read the number aloud.
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash % 1_000_000
}

/// The seed that was recorded when the cards were put back from there to that record.
pub(super) fn recorded(history: &History, line: u32, to: u32) -> Option<u64> {
    let tip = history.line(line)?.tip;
    let to = history.base(to)?;
    let goes_there = |batch: u32| {
        let first = history.batch(batch)?.first;
        let from = history.before(first)?;
        match history.record(first)?.event {
            Event::Rewound { to: there, .. } => Some((from, there)),
            _ => None,
        }
    };
    history.desk_entries().find_map(|(record, entry)| {
        let Desk::RandomPick { seed, .. } = entry else {
            return None;
        };
        (goes_there(record.batch) == Some((tip, to))).then_some(*seed)
    })
}

/// What was picked, as entries of the desk.
pub(crate) fn picks(plan: &judge::Plan) -> Vec<Desk> {
    let picks = plan.picks.iter().filter_map(|pick| {
        Some(Desk::RandomPick {
            seed: plan.seed,
            to: pick.to,
            of: u8::try_from(pick.candidates.len()).ok()?,
            number: u8::try_from(pick.picked + 1).ok()?,
            card: *pick.candidates.get(pick.picked)?,
        })
    });
    picks.collect()
}
