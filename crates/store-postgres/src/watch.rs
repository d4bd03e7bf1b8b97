//! A followed duel: its newest batches, given to everybody who waits for them.

use journal::{DuelId, StoredBatch};
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// How many batches are kept for those who are a little behind.
const BATCHES: usize = 256;
/// How many bytes they may have together.
const BYTES: usize = 1 << 20;

/// One followed duel.
#[derive(Debug)]
pub(crate) struct Watch {
    news: Mutex<News>,
    came: Condvar,
}

#[derive(Debug)]
struct News {
    waiting: usize,
    used: Instant,
    /// The last record that was looked at; nothing before the first look.
    end: Option<u32>,
    /// Batches without a gap, up to `end`.
    newest: VecDeque<StoredBatch>,
    bytes: usize,
    /// Set when the duel has to be asked for directly: it is gone, or the server is.
    ask: bool,
}

/// What a watch has for somebody who has everything up to a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Given {
    /// Nothing yet.
    Nothing,
    /// These batches.
    These(Vec<StoredBatch>),
    /// Something that isn't kept here any more: the duel is to be read.
    Read,
}

impl Watch {
    pub(crate) fn new() -> Self {
        Self {
            news: Mutex::new(News {
                waiting: 0,
                used: Instant::now(),
                end: None,
                newest: VecDeque::new(),
                bytes: 0,
                ask: false,
            }),
            came: Condvar::new(),
        }
    }

    fn locked(&self) -> MutexGuard<'_, News> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What there is after this record.
    pub(crate) fn after(&self, last: u32) -> Given {
        self.locked().after(last)
    }

    /// Waits for something after this record, until then.
    pub(crate) fn wait(&self, last: u32, until: Instant) -> Given {
        let mut news = self.locked();
        news.waiting += 1;
        let given = loop {
            let given = news.after(last);
            let left = until.saturating_duration_since(Instant::now());
            if given != Given::Nothing || left.is_zero() {
                break given;
            }
            let waited = self.came.wait_timeout(news, left);
            news = waited.unwrap_or_else(PoisonError::into_inner).0;
        };
        news.waiting -= 1;
        news.used = Instant::now();
        given
    }

    /// True while somebody waits.
    pub(crate) fn is_wanted(&self) -> bool {
        self.locked().waiting > 0
    }

    /// True when nobody has waited since then.
    pub(crate) fn is_unused_since(&self, then: Instant) -> bool {
        let news = self.locked();
        news.waiting == 0 && news.used < then
    }

    /// The head was seen at this record. Gives from where on batches are to be fetched.
    pub(crate) fn seen(&self, head: u32) -> Option<u32> {
        let mut news = self.locked();
        news.ask = false;
        match news.end {
            Some(end) if end < head => Some(end),
            Some(_) => None,
            None => {
                news.end = Some(head);
                self.came.notify_all();
                None
            }
        }
    }

    /// These came after what is known.
    pub(crate) fn add(&self, batch: StoredBatch) {
        let mut news = self.locked();
        let expected = news.end.map(|end| end.saturating_add(1));
        if expected != Some(batch.first) {
            return;
        }
        news.push(batch);
        self.came.notify_all();
    }

    /// Nothing could be fetched: whoever is behind this record has to read by themselves.
    pub(crate) fn skip_to(&self, head: u32) {
        let mut news = self.locked();
        news.newest.clear();
        news.bytes = 0;
        news.end = Some(head);
        self.came.notify_all();
    }

    /// The duel can't be followed now: everybody has to ask for it.
    pub(crate) fn lose(&self) {
        self.locked().ask = true;
        self.came.notify_all();
    }
}

impl News {
    fn after(&self, last: u32) -> Given {
        if self.ask {
            return Given::Read;
        }
        if self.end.is_none_or(|end| end <= last) {
            return Given::Nothing;
        }
        let kept = self.newest.front().map_or(u32::MAX, |batch| batch.first);
        if kept > last.saturating_add(1) {
            return Given::Read;
        }
        let behind = |batch: &&StoredBatch| batch.first > last;
        let batches: Vec<StoredBatch> = self.newest.iter().filter(behind).cloned().collect();
        match batches.is_empty() {
            true => Given::Read,
            false => Given::These(batches),
        }
    }

    fn push(&mut self, batch: StoredBatch) {
        self.end = Some(batch.last());
        self.bytes += batch.bytes.len();
        self.newest.push_back(batch);
        while self.newest.len() > BATCHES || (self.bytes > BYTES && self.newest.len() > 1) {
            let dropped = self.newest.pop_front();
            self.bytes -= dropped.map_or(0, |batch| batch.bytes.len());
        }
    }
}

/// A followed duel with its watch.
pub(crate) type Watched = (DuelId, std::sync::Arc<Watch>);

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(first: u32) -> StoredBatch {
        StoredBatch {
            first,
            count: 2,
            bytes: vec![0; 10],
        }
    }

    #[test]
    fn what_came_is_given_once_in_order_and_what_is_not_kept_has_to_be_read() {
        let watch = Watch::new();
        assert_eq!(watch.after(0), Given::Nothing);
        assert_eq!(watch.seen(4), None);
        assert_eq!(watch.after(4), Given::Nothing);
        assert_eq!(watch.after(2), Given::Read);
        assert_eq!(watch.seen(8), Some(4));
        for first in [5, 7, 7, 11] {
            watch.add(batch(first));
        }
        assert_eq!(watch.after(4), Given::These(vec![batch(5), batch(7)]));
        assert_eq!(watch.after(6), Given::These(vec![batch(7)]));
        assert_eq!(watch.after(8), Given::Nothing);
        watch.skip_to(10);
        assert_eq!(watch.after(8), Given::Read);
        watch.lose();
        assert_eq!(watch.after(10), Given::Read);
        assert_eq!(watch.seen(10), None);
        assert_eq!(watch.after(10), Given::Nothing);
    }

    #[test]
    fn no_more_is_kept_than_the_newest_few() {
        let watch = Watch::new();
        watch.seen(0);
        for n in 0..400 {
            watch.add(batch(1 + 2 * n));
        }
        assert_eq!(watch.after(0), Given::Read);
        let kept = watch.after(800 - 2 * BATCHES as u32);
        assert!(matches!(kept, Given::These(batches) if batches.len() == BATCHES));
    }
}
