//! The time zone in which people read moments. Programs read UTC, and so does the journal.

use crate::clock::unread;
use crate::error::Outcome;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use journal::Time;
use wording::Wording;

/// A time zone.
#[derive(Clone, Debug)]
pub(crate) struct Zone(TimeZone);

impl Zone {
    /// The zone that `TAKEBACK_TZ` names (`Europe/Rome`, `UTC`), and else the system's; UTC where
    /// that says none.
    ///
    /// # Errors
    /// When what `TAKEBACK_TZ` names is no zone.
    pub(crate) fn from_environment(words: &Wording) -> Outcome<Self> {
        match std::env::var("TAKEBACK_TZ") {
            Ok(name) if !name.is_empty() => {
                Self::named(&name).ok_or_else(|| unread("environment-zone", &name, words))
            }
            _ => Ok(Self(TimeZone::try_system().unwrap_or(TimeZone::UTC))),
        }
    }

    fn named(name: &str) -> Option<Self> {
        if name.eq_ignore_ascii_case("UTC") {
            return Some(Self(TimeZone::UTC));
        }
        TimeZone::get(name).ok().map(Self)
    }

    /// A moment to the minute, with how far its clock is from UTC: `2026-02-01 19:30 +01:00`.
    #[must_use]
    pub(crate) fn moment(&self, time: Time) -> String {
        let Ok(moment) = Timestamp::from_millisecond(time.0) else {
            return time.to_string();
        };
        let there = moment.to_zoned(self.0.clone());
        let text = there.strftime("%Y-%m-%d %H:%M");
        match there.offset().is_zero() {
            true => format!("{text} UTC"),
            false => format!("{text} {}", there.strftime("%:z")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(zone: TimeZone, time: &str) -> String {
        Zone(zone).moment(time.parse().expect("a time"))
    }

    #[test]
    fn a_moment_is_told_in_the_zone_with_its_offset() {
        let rome = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect("a zone");
        let told = |time| shown(rome.clone(), time);
        assert_eq!(told("2026-02-01T18:30:59Z"), "2026-02-01 19:30 +01:00");
        assert_eq!(told("2026-07-01T22:30:00Z"), "2026-07-02 00:30 +02:00");
        let utc = shown(TimeZone::UTC, "2026-02-01T18:30:59Z");
        assert_eq!(utc, "2026-02-01 18:30 UTC");
    }

    #[test]
    fn a_name_that_is_no_zone_is_none() {
        assert!(Zone::named("utc").is_some());
        assert!(Zone::named("Nowhere/Nothing").is_none());
    }
}
