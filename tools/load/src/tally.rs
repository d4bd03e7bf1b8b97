//! What came of a run, in figures.

use crate::options::Options;
use crate::place::Written;
use serde_json::{Value, json};
use std::time::Duration;

/// What came of a run.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// How long each append took, from when it was due.
    pub(crate) waits: Vec<Duration>,
    /// How long after its acknowledgement each batch reached its watcher.
    pub(crate) delays: Vec<Duration>,
    /// How long it was written.
    pub(crate) lasted: Duration,
    pub(crate) conflicts: u64,
    pub(crate) unknown: u64,
    pub(crate) failed: u64,
    /// Batches that were acknowledged and aren't there, or reached no watcher.
    pub(crate) lost: u64,
    /// Batches that are there, or came, more than once.
    pub(crate) doubled: u64,
    /// Batches that are there, or came, in another order.
    pub(crate) disordered: u64,
    /// How many batches were written, the first of each duel included.
    pub(crate) batches: u64,
    /// How many bytes they took, where that is known.
    pub(crate) written: Option<Written>,
}

impl Tally {
    /// Puts two together.
    pub(crate) fn add(&mut self, other: Self) {
        self.waits.extend(other.waits);
        self.delays.extend(other.delays);
        self.lasted = self.lasted.max(other.lasted);
        self.conflicts += other.conflicts;
        self.unknown += other.unknown;
        self.failed += other.failed;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.disordered += other.disordered;
        self.batches += other.batches;
    }

    /// Puts the waits in order: to be done before anything is asked.
    pub(crate) fn sort(&mut self) {
        self.waits.sort_unstable();
        self.delays.sort_unstable();
    }

    /// The wait below which so many of a thousand appends lie.
    pub(crate) fn part(&self, of_a_thousand: usize) -> Duration {
        part(&self.waits, of_a_thousand)
    }

    fn appends_a_second(&self) -> f64 {
        self.waits.len() as f64 / self.lasted.as_secs_f64().max(1e-9)
    }

    /// True when the last actions were said more than a pace too late.
    pub(crate) fn fell_behind(&self, pace: Duration) -> bool {
        self.part(999) > pace
    }

    /// True when everything that was acknowledged is there, once and in order.
    pub(crate) const fn is_whole(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.disordered == 0
    }

    /// So many bytes for each batch.
    fn a_batch(&self, of: impl Fn(&Written) -> u64) -> Option<f64> {
        let written = self.written.as_ref()?;
        Some(of(written) as f64 / self.batches.max(1) as f64)
    }

    fn bytes(&self) -> String {
        let of = |of: fn(&Written) -> u64| self.a_batch(of).unwrap_or(0.0);
        match self.written {
            None => String::new(),
            Some(_) => format!(
                "bytes a batch: {:.0} in tables, {:.0} in the log, {:.0} archived\n",
                of(|w| w.tables),
                of(|w| w.log),
                of(|w| w.archive)
            ),
        }
    }

    pub(crate) fn object(&self, options: &Options, store: &str, pace: Duration) -> Value {
        let millis = |time: Duration| time.as_secs_f64() * 1e3;
        json!({
            "kind": "load", "store": store, "tables": options.tables,
            "pace_s": pace.as_secs_f64(), "seconds": self.lasted.as_secs_f64(),
            "watched": options.watched, "appends": self.waits.len(),
            "appends_a_second": self.appends_a_second(),
            "p50_ms": millis(self.part(500)), "p99_ms": millis(self.part(990)),
            "p999_ms": millis(self.part(999)),
            "seen_p50_ms": millis(part(&self.delays, 500)),
            "seen_p99_ms": millis(part(&self.delays, 990)),
            "conflicts": self.conflicts, "unknown": self.unknown, "failed": self.failed,
            "table_bytes": self.a_batch(|w| w.tables), "log_bytes": self.a_batch(|w| w.log),
            "archive_bytes": self.a_batch(|w| w.archive),
            "lost": self.lost, "doubled": self.doubled, "out_of_order": self.disordered,
        })
    }

    pub(crate) fn text(&self, options: &Options, store: &str, pace: Duration) -> String {
        let millis = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
        let seen = match options.watched {
            true => format!(
                "seen by a watcher after p50 {}, p99 {}\n",
                millis(part(&self.delays, 500)),
                millis(part(&self.delays, 990))
            ),
            false => String::new(),
        };
        format!(
            "{store}: {} tables, one action every {:.3} s each, {:.0} s\n\
             {:.0} appends/s; p50 {}, p99 {}, p99.9 {}\n{seen}{}\
             conflicts {}, unknown {}, failed {}; lost {}, doubled {}, out of order {}\n\n",
            options.tables,
            pace.as_secs_f64(),
            self.lasted.as_secs_f64(),
            self.appends_a_second(),
            millis(self.part(500)),
            millis(self.part(990)),
            millis(self.part(999)),
            self.bytes(),
            self.conflicts,
            self.unknown,
            self.failed,
            self.lost,
            self.doubled,
            self.disordered,
        )
    }
}

fn part(sorted: &[Duration], of_a_thousand: usize) -> Duration {
    let last = sorted.len().saturating_sub(1);
    let place = last * of_a_thousand / 1_000;
    sorted.get(place).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_what_was_waited_are_told() {
        let mut tally = Tally {
            waits: (0..=1_000).rev().map(Duration::from_millis).collect(),
            lasted: Duration::from_secs(10),
            ..Tally::default()
        };
        tally.sort();
        assert_eq!(tally.part(500), Duration::from_millis(500));
        assert_eq!(tally.part(990), Duration::from_millis(990));
        assert_eq!(tally.appends_a_second(), 100.1);
        assert!(tally.is_whole());
        tally.add(Tally {
            lost: 1,
            ..Tally::default()
        });
        assert!(!tally.is_whole());
        assert_eq!(Tally::default().part(990), Duration::ZERO);
    }
}
