//! The match a duel belongs to, and the clock of its round: read from what the desk stated of the
//! duels in the store.

use crate::context::Context;
use crate::error::{Failure, Outcome};
use crate::opened::Opened;
use crate::shelf::Shelf;
use duel::{Desk, Seat};
use journal::{Record, Time};
use serde_json::{Value, json};
use timeline::RoundClock;
use wording::args;

/// What was stated of a duel, last.
#[must_use]
pub(crate) fn stated(opened: &Opened) -> Option<(&Record, &Desk)> {
    let mut entries = opened.history.desk_entries();
    entries.find(|(_, entry)| matches!(entry, Desk::MatchStated { .. }))
}

/// The players as they were stated, A's first; where nothing was stated, as the written duel
/// names them.
#[must_use]
pub(crate) fn players(opened: &Opened) -> &[String] {
    let stated = stated(opened).map(|(record, _)| record);
    let named = stated.filter(|record| !names(record).is_empty());
    let names = named
        .or_else(|| opened.history.record(1))
        .map_or(&[][..], names);
    match names.len() == Seat::BOTH.len() {
        true => names,
        false => &[],
    }
}

/// What a header of the written duel says, where it began as one.
#[must_use]
pub(crate) fn header<'o>(opened: &'o Opened, of: &str) -> Option<&'o str> {
    let words = opened.history.record(1)?.words.as_ref()?;
    let mut lines = words.text.as_deref()?.lines();
    lines.find_map(|line| line.strip_prefix(of)?.strip_prefix(' '))
}

/// The players as the written duel names them, A's first.
#[must_use]
pub(crate) fn written_players(opened: &Opened) -> &[String] {
    opened.history.record(1).map_or(&[], names)
}

fn names(record: &Record) -> &[String] {
    record.words.as_ref().map_or(&[], |words| &words.by)
}

/// Which duel of its match it is.
#[must_use]
pub(crate) fn game(opened: &Opened) -> u8 {
    match stated(opened) {
        Some((_, Desk::MatchStated { game, .. })) => *game,
        _ => 0,
    }
}

/// True when two duels were stated to be of one match: the same event, round and table, and, where
/// both name them, the same players.
#[must_use]
pub(crate) fn together(one: &Opened, other: &Opened) -> bool {
    let (Some(left), Some(right)) = (stated(one), stated(other)) else {
        return false;
    };
    let named = |(record, _): (&Record, &Desk)| {
        let mut names: Vec<String> = names(record).iter().map(|name| plain(name)).collect();
        names.sort_unstable();
        names
    };
    let (mine, others) = (named(left), named(right));
    let same = mine.is_empty() || others.is_empty() || mine == others;
    same && of_event(left) == of_event(right)
}

fn of_event((record, entry): (&Record, &Desk)) -> Option<(u16, u16, Option<String>)> {
    let Desk::MatchStated { round, table, .. } = entry else {
        return None;
    };
    let event = record
        .words
        .as_ref()
        .and_then(|words| words.text.as_deref());
    Some((*round, *table, event.map(plain)))
}

/// A name as it is compared.
#[must_use]
pub(crate) fn plain(name: &str) -> String {
    name.trim().to_lowercase()
}

/// Every duel of the store that can be read, and why the others can't be.
///
/// # Errors
/// When the store can't be.
pub(crate) fn duels(shelf: &Shelf) -> Outcome<(Vec<Opened>, Vec<Failure>)> {
    let (mut read, mut failed) = (Vec::new(), Vec::new());
    for entry in shelf.entries()? {
        match Opened::read(shelf.store(), entry) {
            Ok(opened) => read.push(opened),
            Err(failure) => failed.push(failure),
        }
    }
    Ok((read, failed))
}

/// The clock of a duel's round: with the duels of the match before it, where there are some. A duel of
/// the store that can't be read may be one of them: the clock then says so.
///
/// # Errors
/// When the store can't be read.
pub(crate) fn clock(opened: &Opened, context: &mut Context) -> Outcome<RoundClock> {
    if game(opened) <= 1 {
        return Ok(RoundClock::of(&[&opened.history]));
    }
    let (mut before, unread) = duels(&context.shelf()?)?;
    if !unread.is_empty() {
        context.note("clock-unread", args![count: unread.len()]);
    }
    before.retain(|other| together(opened, other) && game(other) < game(opened));
    before.sort_by_key(game);
    let duels = before.iter().map(|other| &other.history);
    let duels: Vec<_> = duels.chain([&opened.history]).collect();
    Ok(RoundClock::of(&duels))
}

/// The clock at a moment as one line, where the round has one.
#[must_use]
pub(crate) fn line(clock: &RoundClock, now: Time, context: &Context) -> Option<String> {
    let (minutes, left) = (clock.minutes?, clock.left(now)?);
    let state = match clock.held() {
        Some(_) => "held",
        None if left == 0 => "over",
        None => "running",
    };
    let began = clock
        .began
        .map_or_else(String::new, |began| context.moment(began));
    let extended = if clock.extension() == 0 { "no" } else { "yes" };
    let args = args![
        extended: extended, minutes: minutes, began: began, left: span(left), state: state,
        extension: span(clock.extension()),
    ];
    Some(context.text("match-clock", args))
}

/// The same for programs; null where the round has none.
#[must_use]
pub(crate) fn json(clock: &RoundClock, now: Time) -> Value {
    let Some(left) = clock.left(now) else {
        return Value::Null;
    };
    let time = |time: Option<Time>| time.map(|time| time.to_string());
    json!({
        "minutes": clock.minutes, "began": time(clock.began), "called": time(clock.called),
        "ends": time(clock.end()), "left": left, "lost": clock.lost(now),
        "extension": clock.extension(), "held_since": time(clock.held()),
    })
}

/// Seconds as minutes and seconds.
#[must_use]
pub(crate) fn span(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
