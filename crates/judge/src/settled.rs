//! What was put right, or ruled on, without going back.

use crate::walk;
use duel::{Desk, Event};
use std::ops::RangeInclusive;
use timeline::History;

/// What has become of something that went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Settled {
    /// A repair on the line says that it puts it right.
    PutRight {
        /// The record of the repair's entry.
        at: u32,
    },
    /// A judge has ruled on it.
    Ruled {
        /// The record of the ruling.
        at: u32,
    },
}

impl Settled {
    /// The record that says so.
    #[must_use]
    pub const fn at(self) -> u32 {
        match self {
            Self::PutRight { at } | Self::Ruled { at } => at,
        }
    }
}

/// The records of the window in which an answer was given, from what it opened for: the trigger's
/// condition was met right before it.
pub(crate) fn around(history: &History, path: &[u32], answer: u32) -> RangeInclusive<u32> {
    let is = |n: &u32, fits: fn(&Event) -> bool| history.record(*n).is_some_and(|r| fits(&r.event));
    let before = &path[..path.partition_point(|n| *n <= answer)];
    let met = |n: &&u32| is(n, |event| matches!(event, Event::TriggerMet { .. }));
    let first = before.iter().rev().find(met).copied().unwrap_or(answer);
    let closes = |n: &&u32| is(n, |event| matches!(event, Event::WindowClosed { .. }));
    let last = walk::after(path, answer).iter().find(closes).copied();
    first..=last.unwrap_or(answer)
}

/// What the desk wrote about one of these records: a repair before a ruling, the newest first.
pub(crate) fn settled(
    history: &History,
    line: u32,
    about: impl Fn(u32) -> bool,
) -> Option<Settled> {
    let mut ruled = None;
    for (record, entry) in history.desk_entries() {
        let at = record.number;
        match entry {
            Desk::PutRight { about: n } if about(*n) && history.is_on(at, line) => {
                return Some(Settled::PutRight { at });
            }
            Desk::Ruled { about: n, .. } if about(*n) => {
                ruled = ruled.or(Some(Settled::Ruled { at }));
            }
            _ => {}
        }
    }
    ruled
}
