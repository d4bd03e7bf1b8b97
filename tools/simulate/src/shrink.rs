//! Cuts a duel that fails down, as long as it fails at the same place.

use crate::book::Book;
use crate::case::Case;
use crate::failure::Failure;
use crate::player::Decision;
use duel::{Mode, Reading};
use std::time::{Duration, Instant};
use testkit::play::Named;

/// How long a duel is cut down at most.
const LONGEST: Duration = Duration::from_secs(40);

/// The shortest duel that was found to fail at the same place.
#[must_use]
pub fn shrunk(book: &Book, case: Case, failure: &Failure) -> Case {
    let mut work = Work {
        book,
        failure,
        until: Instant::now() + LONGEST,
        case,
    };
    if !work.fails(&work.case) {
        return work.case;
    }
    loop {
        let before = work.size();
        work.plainer();
        work.decisions();
        work.cards();
        if work.size() == before || work.is_late() {
            return work.case;
        }
    }
}

struct Work<'a> {
    book: &'a Book,
    failure: &'a Failure,
    until: Instant,
    case: Case,
}

impl Work<'_> {
    fn size(&self) -> (usize, usize) {
        (self.case.decisions.len(), self.case.start.cards.len())
    }

    fn is_late(&self) -> bool {
        Instant::now() > self.until
    }

    fn fails(&self, case: &Case) -> bool {
        let again = case.again(self.book);
        again.is_err_and(|failure| failure.place == self.failure.place)
    }

    /// Takes what fails in place of what failed.
    fn try_case(&mut self, case: Case) -> bool {
        let fails = !self.is_late() && self.fails(&case);
        if fails {
            self.case = case;
        }
        fails
    }

    /// Ordinary rules and life points, where that makes no difference.
    fn plainer(&mut self) {
        let changes: [fn(&mut Case); 4] = [
            |case| case.start.rules = "P7".to_owned(),
            |case| case.start.mode = Mode::Strict,
            |case| case.start.reading = Reading::Written,
            |case| case.start.lp = [None, None],
        ];
        for change in changes {
            let mut case = self.case.clone();
            change(&mut case);
            self.try_case(case);
        }
    }

    fn decisions(&mut self) {
        let mut size = self.case.decisions.len();
        while size > 0 {
            let mut from = 0;
            while from < self.case.decisions.len() {
                let mut case = self.case.clone();
                let to = (from + size).min(case.decisions.len());
                case.decisions.drain(from..to);
                if !self.try_case(case) {
                    from += size;
                }
            }
            size /= 2;
        }
    }

    fn cards(&mut self) {
        let mut size = self.case.start.cards.len();
        while size > 0 {
            let mut from = 0;
            while from < self.case.start.cards.len() {
                let case = without(&self.case, from..from + size);
                if !self.try_case(case) {
                    from += size;
                }
            }
            size /= 2;
        }
    }
}

/// The same duel without some cards, what belongs to them, and what was said about them.
fn without(case: &Case, cut: std::ops::Range<usize>) -> Case {
    let start = &case.start;
    let all = 0..start.cards.len();
    let mut kept: Vec<usize> = all.filter(|n| !cut.contains(n)).collect();
    let lost = start.lost(&kept);
    kept.retain(|n| !lost.contains(n));
    let (old, less) = (start.rows(), start.keeping(&kept));
    let new = less.rows();
    // Tokens come after the cards of the set-up, in both.
    let row = |row: usize| match row.checked_sub(old.len()) {
        Some(token) => Some(token + new.len()),
        None => {
            let card = old.iter().position(|other| *other == row)?;
            let place = kept.iter().position(|n| *n == card)?;
            Some(new[place])
        }
    };
    let named = |named: &Named| match named {
        Named::Row(old) => row(*old).map(Named::Row),
        unseen @ Named::Unseen(..) => Some(*unseen),
    };
    let decision = |(by, action): &Decision| Some((*by, action.map(named)?));
    Case {
        decisions: case.decisions.iter().filter_map(decision).collect(),
        start: less,
        seed: case.seed,
    }
}
