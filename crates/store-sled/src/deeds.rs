//! What may be in a group together, and which deeds to whole duels may be done.

use crate::item::Item;
use crate::session::End;
use crate::traces::TRACE_BYTES_MOST;
use journal::{AppendError, Appended, Deed, DuelId, Trace};
use std::collections::BTreeSet;

/// What is in a group already, and so must not be in it again.
#[derive(Default)]
pub(crate) struct Touched {
    duels: BTreeSet<DuelId>,
    /// A trace: the number of the next one hangs on it.
    trace: bool,
}

impl Touched {
    pub(crate) fn add(&mut self, item: &Item) {
        self.duels.insert(item.duel());
        self.trace |= item.leaves_trace();
    }

    pub(crate) fn by(&self, item: &Item) -> bool {
        self.duels.contains(&item.duel()) || (self.trace && item.leaves_trace())
    }
}

/// Nothing when a deed may be done to a duel that ends here.
pub(crate) fn accepts_deed(trace: &Trace, end: End) -> Result<Option<Appended>, AppendError> {
    let (expected, actual) = (trace.head, end.head);
    if expected != actual {
        return Err(AppendError::Conflict { expected, actual });
    }
    match trace.deed {
        Deed::Archived if end.is_archived => Err(AppendError::Archived),
        _ => Ok(None),
    }
}

/// Refuses a trace whose texts are too long.
pub(crate) fn check_trace(trace: &Trace) -> Result<(), AppendError> {
    let (records, bytes) = (0, trace.by.len() + trace.reason.len());
    match bytes > TRACE_BYTES_MOST {
        true => Err(AppendError::TooLarge { records, bytes }),
        false => Ok(()),
    }
}
