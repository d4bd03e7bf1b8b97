//! Measuring time: medians of repetitions of small pieces of work, so that what else the machine
//! does meanwhile falls out.

use std::time::{Duration, Instant};

/// How often everything is repeated.
pub const REPETITIONS: usize = 7;

/// How long something takes: the median of [`REPETITIONS`].
pub fn time(mut work: impl FnMut()) -> Duration {
    let once = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..REPETITIONS).map(once).collect();
    part(&mut times, 50)
}

/// The one below which so many of a hundred lie.
///
/// # Panics
/// When there is none at all.
pub fn part<T: Ord + Copy>(all: &mut [T], of_a_hundred: usize) -> T {
    all.sort_unstable();
    all[(all.len() - 1) * of_a_hundred / 100]
}

/// So many a second.
#[must_use]
pub fn rate(count: usize, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64()
}

/// In millionths of a second.
#[must_use]
pub fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
