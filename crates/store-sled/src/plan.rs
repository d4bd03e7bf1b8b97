//! Which batches a damaged duel is made of again: one after the other from the first, from the
//! store's own files where they have it, from other stores where they don't.

use crate::found::{Candidate, FoundDuel, Place, is_known};
use journal::{DuelId, EventStore, Limits, Seal, StoredBatch};
use std::collections::BTreeSet;

/// One batch of a duel that is to be brought back.
pub(crate) enum Link {
    Found(Candidate),
    /// From another store.
    Other(usize, StoredBatch),
}

/// Which batches a duel is made of again.
pub(crate) struct Plan {
    pub(crate) links: Vec<Link>,
    pub(crate) whole_to: u32,
    /// The seal after the last of them.
    pub(crate) seal: Option<Seal>,
    pub(crate) conflicts: Vec<u32>,
}

impl Plan {
    /// Batch after batch, as long as there is one that follows; back to the last one after which
    /// the seal is known.
    pub(crate) fn of(duel: DuelId, of: &FoundDuel, others: &[&dyn EventStore]) -> Self {
        let mut plan = Self {
            links: Vec::new(),
            whole_to: 0,
            seal: None,
            conflicts: Vec::new(),
        };
        let (mut due, mut sure) = (1, 0);
        loop {
            if of.batches.get(&due).is_some_and(|all| all.len() > 1) {
                plan.conflicts.push(due);
            }
            let Some((link, count)) = next(duel, of, others, due) else {
                break;
            };
            let last = due + (count - 1);
            plan.links.push(link);
            due = last.saturating_add(1);
            if let Some(seal) = plan.seal_after(duel, of, others, last) {
                (sure, plan.whole_to, plan.seal) = (plan.links.len(), last, seal);
            }
        }
        plan.links.truncate(sure);
        plan
    }

    /// Something when the seal after the last link is known; the seal itself where it doesn't lie
    /// in the same frame.
    fn seal_after(
        &self,
        duel: DuelId,
        of: &FoundDuel,
        others: &[&dyn EventStore],
        last: u32,
    ) -> Option<Option<Seal>> {
        match self.links.last()? {
            Link::Found(candidate) if candidate.sealed() => Some(None),
            Link::Found(_) => of.seal_at(last).map(Some),
            Link::Other(store, _) => {
                let head = others[*store].head(duel).ok();
                let head = head.filter(|head| head.number == last && is_known(head.seal));
                head.map(|head| Some(head.seal))
                    .or_else(|| of.seal_at(last).map(Some))
            }
        }
    }

    /// True when something of it comes from elsewhere.
    pub(crate) fn is_helped(&self) -> bool {
        self.links.iter().any(|link| match link {
            Link::Found(candidate) => candidate.rank > 0,
            Link::Other(..) => true,
        })
    }

    /// The places of what it uses.
    pub(crate) fn used(&self) -> BTreeSet<Place> {
        let place = |link: &Link| match link {
            Link::Found(candidate) => Some(candidate.place),
            Link::Other(..) => None,
        };
        self.links.iter().filter_map(place).collect()
    }
}

fn next(duel: DuelId, of: &FoundDuel, others: &[&dyn EventStore], due: u32) -> Option<(Link, u32)> {
    if let Some(candidate) = of.batches.get(&due).and_then(|all| all.first()) {
        return Some((Link::Found(*candidate), candidate.count));
    }
    let limits = Limits {
        records: 1,
        bytes: 1,
    };
    others.iter().enumerate().find_map(|(index, store)| {
        let batch = store.read(duel, due, limits).ok()?.into_iter().next()?;
        let count = batch.count;
        (batch.first == due && count > 0).then_some((Link::Other(index, batch), count))
    })
}

/// The ranges of records after `whole_to` that were found.
pub(crate) fn ranges_after(of: &FoundDuel, whole_to: u32) -> Vec<(u32, u32)> {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for (first, all) in of.batches.range(whole_to.saturating_add(1)..) {
        let last = all.iter().map(|one| first.saturating_add(one.count - 1));
        let last = last.max().unwrap_or(*first);
        match ranges.last_mut() {
            Some((_, end)) if *first <= end.saturating_add(1) => *end = (*end).max(last),
            _ => ranges.push((*first, last)),
        }
    }
    ranges
}

/// The ranges of records that were not found, up to the last one anything speaks of.
pub(crate) fn gaps(of: &FoundDuel, whole_to: u32) -> Vec<(u32, u32)> {
    let (mut gaps, mut due) = (Vec::new(), whole_to.saturating_add(1));
    let end = of.known_to();
    for (first, last) in ranges_after(of, whole_to) {
        if first > due {
            gaps.push((due, first - 1));
        }
        due = last.saturating_add(1);
    }
    if due <= end {
        gaps.push((due, end));
    }
    gaps
}
