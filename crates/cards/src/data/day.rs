//! A day of the calendar, and the first and last days of a month or year.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Day(u32);

impl Day {
    /// The day a text means: `2010-04-24`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        match parts(text)? {
            (year, Some(month), Some(day)) => Self::new(year, month, day),
            _ => None,
        }
    }

    /// The first day of `2021-11-08`, `2021-11` or `2021`.
    #[must_use]
    pub fn first_of(text: &str) -> Option<Self> {
        let (year, month, day) = parts(text)?;
        Self::new(year, month.unwrap_or(1), day.unwrap_or(1))
    }

    /// The last day of `2021-11-08`, `2021-11` or `2021`.
    #[must_use]
    pub fn last_of(text: &str) -> Option<Self> {
        let (year, month, day) = parts(text)?;
        let month = month.unwrap_or(12);
        Self::new(year, month, day.unwrap_or(duel::days(year, month)))
    }

    /// As a number: `20100424`.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let number = year * 10_000 + month * 100 + day;
        duel::is_day(number).then_some(Self(number))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = (self.0 / 10_000, self.0 / 100 % 100, self.0 % 100);
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// The year, and the month and day where they are said.
fn parts(text: &str) -> Option<(u32, Option<u32>, Option<u32>)> {
    let mut parts = text.split('-');
    let year = number(parts.next()?, 4)?;
    let mut next = || parts.next().map(|part| number(part, 2).unwrap_or(0));
    let (month, day) = (next(), next());
    parts.next().is_none().then_some((year, month, day))
}

fn number(text: &str, digits: usize) -> Option<u32> {
    let all = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    all.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(day: Option<Day>) -> String {
        day.map_or_else(|| "none".to_owned(), |day| day.to_string())
    }

    #[test]
    fn a_month_and_a_year_have_a_first_and_a_last_day() {
        for (text, first, last) in [
            ("2012-02", "2012-02-01", "2012-02-29"),
            ("2017", "2017-01-01", "2017-12-31"),
            ("2021-11-08", "2021-11-08", "2021-11-08"),
        ] {
            assert_eq!(shown(Day::first_of(text)), first);
            assert_eq!(shown(Day::last_of(text)), last);
        }
    }

    #[test]
    fn what_is_no_day_is_none() {
        for wrong in [
            "2011-02-30",
            "2011-2-3",
            "2011-02",
            "11-02-03",
            "today",
            "",
            "2011-02-03-04",
        ] {
            assert_eq!(Day::read(wrong), None, "{wrong}");
        }
        for wrong in ["2011-13", "20x1", "2011-", "2011-02-30"] {
            assert_eq!(Day::first_of(wrong), None, "{wrong}");
            assert_eq!(Day::last_of(wrong), None, "{wrong}");
        }
    }
}
