//! The clock of a round at one table, as the desk's entries make it: how long the round lasts,
//! the calls of a judge, and the time that was given back.

use crate::History;
use duel::{Desk, Event, RewindKind};
use journal::{Record, Time};

/// The clock of a match: its round, the calls, what was given.
///
/// ```
/// use timeline::{RoundClock, History};
///
/// let nothing = RoundClock::of(&[&History::default()]);
/// assert_eq!(nothing.left(journal::Time(0)), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundClock {
    /// How many minutes the round lasts, where that was stated.
    pub minutes: Option<u16>,
    /// When it began: when that was said to be, or else when the first duel of the match did.
    pub began: Option<Time>,
    /// When time was called in the round.
    pub called: Option<Time>,
    calls: Vec<Call>,
    given: Vec<(Time, u32)>,
    backs: Vec<(Time, u32)>,
}

/// A call of a judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Call {
    /// In which duel of the match.
    duel: usize,
    /// Its record.
    record: u32,
    from: Time,
    /// When it was over.
    to: Option<Time>,
}

impl RoundClock {
    /// The clock of the duels of one match, in the order they were played.
    #[must_use]
    pub fn of(duels: &[&History]) -> Self {
        let first = duels.first().and_then(|duel| duel.record(1));
        let mut clock = Self {
            began: first.map(moment),
            ..Self::default()
        };
        for (number, duel) in duels.iter().enumerate() {
            clock.read(number, duel);
        }
        clock
    }

    fn read(&mut self, duel: usize, history: &History) {
        let mut entries: Vec<_> = history.desk_entries().collect();
        entries.reverse();
        for (record, entry) in entries {
            self.enter(duel, record, entry);
        }
        let rewinds = history.records().iter().filter(|record| {
            let batch = history.batch(record.batch);
            batch.is_some_and(|batch| batch.undone_by.is_none())
        });
        for record in rewinds {
            if let Event::Rewound {
                extension: Some(extension),
                kind,
                ..
            } = record.event
                && kind != RewindKind::WhatIf
            {
                let given = (moment(record), u32::from(extension));
                self.given.push(given);
                self.backs.push(given);
            }
        }
    }

    fn enter(&mut self, duel: usize, record: &Record, entry: &Desk) {
        let at = moment(record);
        match *entry {
            Desk::MatchStated { minutes, .. } => {
                self.minutes = minutes.or(self.minutes);
                self.began = record.happened_at.or(self.began);
            }
            Desk::TimeCalled => self.called = Some(at),
            Desk::JudgeCalled { .. } => self.calls.push(Call {
                duel,
                record: record.number,
                from: at,
                to: None,
            }),
            Desk::CallEnded { call, extension } => {
                let mut calls = self.calls.iter_mut();
                if let Some(open) = calls.find(|one| (one.duel, one.record) == (duel, call)) {
                    open.to = Some(at);
                    self.given.push((at, u32::from(extension)));
                }
            }
            _ => {}
        }
    }

    /// When the round is over for this table, with what was given back until a moment.
    fn ends(&self, until: Time) -> Option<i64> {
        let minutes = || Some(self.began?.0 + i64::from(self.minutes?) * 60_000);
        let round = self.called.map(|time| time.0).or_else(minutes)?;
        let given = self.given.iter().filter(|(at, _)| *at <= until);
        let seconds: i64 = given.map(|(_, seconds)| i64::from(*seconds)).sum();
        Some(round + seconds * 1000)
    }

    /// When the round is over for this table.
    #[must_use]
    pub fn end(&self) -> Option<Time> {
        self.ends(Time(i64::MAX)).map(Time)
    }

    /// The seconds that were given back so far.
    #[must_use]
    pub fn extension(&self) -> u32 {
        self.given.iter().map(|(_, seconds)| seconds).sum()
    }

    /// Since when the table stands still: the first moment of the open calls that no other call
    /// has been paid for.
    #[must_use]
    pub fn held(&self) -> Option<Time> {
        let open = self.calls.iter().filter(|call| call.to.is_none());
        open.map(|call| self.unpaid(call.from)).min().map(Time)
    }

    /// The seconds that are left at a moment, 0 when the round is over; `None` where nobody said
    /// how long it lasts. While a call is open they stay what they were.
    #[must_use]
    pub fn left(&self, now: Time) -> Option<u32> {
        let at = self.held().map_or(now, |held| held.min(now));
        Some(seconds(self.end()?.0 - at.0))
    }

    /// The seconds that all calls took, each of them once.
    #[must_use]
    pub fn lost(&self, now: Time) -> u32 {
        let spans = self.calls.iter().map(|call| {
            let to = call.to.unwrap_or(now);
            (call.from.0, to.0)
        });
        seconds(length(spans.collect()))
    }

    /// The seconds to give back when a call of the last duel ends now: the time lost by it, which
    /// no other call and no ruling has given back, and no more than was left.
    #[must_use]
    pub fn owed(&self, call: u32, now: Time) -> u32 {
        let mut calls = self.calls.iter().rev();
        let Some(call) = calls.find(|one| one.record == call) else {
            return 0;
        };
        let paid: Vec<(i64, i64)> = self.paid().collect();
        let both = paid.iter().copied().chain([(call.from.0, now.0)]);
        let lost = length(both.collect()) - length(paid.clone());
        let covered = |at: Time| paid.iter().any(|(from, to)| (*from..*to).contains(&at.0));
        let backs = self
            .backs
            .iter()
            .filter(|(at, _)| (call.from..=now).contains(at) && !covered(*at));
        let given: u32 = backs.map(|(_, seconds)| seconds).sum();
        let lost = seconds(lost).saturating_sub(given);
        let from = self.unpaid(call.from);
        let left = self.ends(Time(from)).map(|end| seconds(end - from));
        left.map_or(lost, |left| lost.min(left))
    }

    fn paid(&self) -> impl Iterator<Item = (i64, i64)> {
        let over = |call: &Call| Some((call.from.0, call.to?.0));
        self.calls.iter().filter_map(over)
    }

    /// The first moment from this one on that lies in no call that is over.
    fn unpaid(&self, from: Time) -> i64 {
        let mut paid: Vec<(i64, i64)> = self.paid().collect();
        paid.sort_unstable();
        let after = |at: i64, (from, to): (i64, i64)| if from <= at { at.max(to) } else { at };
        paid.into_iter().fold(from.0, after)
    }
}

/// When it happened: when that was said to be, or else when it was written.
fn moment(record: &Record) -> Time {
    record.happened_at.unwrap_or(record.at)
}

/// How long spans are together, where they overlap once.
fn length(mut spans: Vec<(i64, i64)>) -> i64 {
    spans.sort_unstable();
    let add = |(sum, end): (i64, i64), (from, to): (i64, i64)| {
        (sum + (to - from.max(end)).max(0), end.max(to))
    };
    spans.into_iter().fold((0, i64::MIN), add).0
}

fn seconds(milliseconds: i64) -> u32 {
    u32::try_from(milliseconds.max(0) / 1000).unwrap_or(u32::MAX)
}

impl History {
    /// The calls of a judge that aren't over, the first one first.
    #[must_use]
    pub fn open_calls(&self) -> Vec<u32> {
        let entries = || self.desk_entries();
        let over = |number: u32| {
            entries()
                .any(|(_, entry)| matches!(entry, Desk::CallEnded { call, .. } if *call == number))
        };
        let called = entries().filter(|(_, entry)| matches!(entry, Desk::JudgeCalled { .. }));
        let mut open: Vec<u32> = called.map(|(record, _)| record.number).collect();
        open.retain(|number| !over(*number));
        open.reverse();
        open
    }
}
