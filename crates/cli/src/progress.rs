//! A progress bar on the standard error: only on a terminal, and only for what takes over a second.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// How long something may take without a word.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that shows itself once something takes long.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    began: Instant,
}

impl Progress {
    /// A bar for so many pieces of work.
    #[must_use]
    pub(crate) fn new(count: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(count as u64), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}") {
            bar.set_style(style);
        }
        Self {
            bar,
            began: Instant::now(),
        }
    }

    /// One piece begins. (A bar that isn't on a terminal draws nothing.)
    pub(crate) fn begin(&self, name: &str) {
        self.bar.set_message(wording::visible(name).into_owned());
        if self.bar.is_hidden() && self.began.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// One piece is done.
    pub(crate) fn done(&self) {
        self.bar.inc(1);
    }

    /// Makes way for what is printed, and ends.
    pub(crate) fn end(self) {
        self.bar.finish_and_clear();
    }

    /// Makes way for a line that is printed meanwhile.
    pub(crate) fn aside(&self, print: impl FnOnce()) {
        self.bar.suspend(print);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_at_once_shows_no_bar() {
        let progress = Progress::new(2);
        progress.begin("one");
        progress.done();
        assert!(progress.bar.is_hidden());
        assert_eq!(progress.bar.position(), 1);
        progress.end();
    }
}
