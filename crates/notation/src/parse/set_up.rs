//! Set-up lines: the cards and life points a seat begins with.

use super::cursor::{self, Cursor, Parsed};
use super::{MOST_CARDS, MOST_ZONES, words};
use crate::error::{Mistake, NotationError};
use crate::script::{At, SetUp, SetUpCard, SetUpPart, SetUpPlace, SetUpWhat, Span};
use duel::Seat;

pub(super) fn set_up(cursor: &mut Cursor<'_>) -> Parsed<SetUp> {
    let seat: Seat = cursor.expect_one_of(&words::SEATS)?;
    let mut parts = Vec::new();
    while !cursor.is_done() {
        parts.push(part(cursor)?);
    }
    if parts.is_empty() {
        return Err(cursor.expected(keys()));
    }
    Ok(SetUp { seat, parts })
}

fn keys() -> Vec<&'static str> {
    let places = SetUpPlace::ALL.iter().map(|(_, word)| *word);
    places.chain(["lp"]).collect()
}

fn part(cursor: &mut Cursor<'_>) -> Parsed<SetUpPart> {
    let from = cursor.at();
    if cursor.take("lp") {
        cursor.expect(":")?;
        return Ok(SetUpPart::Lp(cursor.number(1, 1_000_000)?));
    }
    let value = cursor
        .one_of(&SetUpPlace::ALL)
        .ok_or_else(|| cursor.expected(keys()))?;
    let place = At {
        value,
        span: cursor.since(from),
    };
    cursor.expect(":")?;
    let mut cards = vec![card(cursor)?];
    while cursor.take(",") {
        cards.push(card(cursor)?);
        if cards.len() > MOST_CARDS {
            return Err(NotationError::new(place.span, Mistake::TooManyCards));
        }
    }
    Ok(SetUpPart::Cards { place, cards })
}

/// A place and a colon come next, or some other word that is followed by a colon.
fn at_key(cursor: &Cursor<'_>) -> bool {
    let places = SetUpPlace::ALL.iter().map(|(_, word)| *word);
    let mut all = places.chain(["lp"]);
    let is_next = |key: &str| {
        let mut ahead = cursor.clone();
        ahead.take(key) && ahead.sees(":")
    };
    if all.any(is_next) {
        return true;
    }
    let mut ahead = cursor.clone();
    let word = ahead.word().value;
    word.chars().all(char::is_alphabetic) && !word.is_empty() && ahead.sees(":")
}

fn card(cursor: &mut Cursor<'_>) -> Parsed<At<SetUpCard>> {
    let from = cursor.at();
    let what = what(cursor)?;
    let lies = if at_key(cursor) {
        None
    } else {
        cursor.one_of(&words::LIES)
    };
    let zone = if cursor.take("in zone") {
        Some(cursor.ordinal(MOST_ZONES)?)
    } else {
        None
    };
    if !(cursor.is_done() || cursor.sees(",") || at_key(cursor)) {
        return Err(cursor.expected(vec![",", "a place and a colon"]));
    }
    Ok(At {
        value: SetUpCard { what, lies, zone },
        span: cursor.since(from),
    })
}

fn what(cursor: &mut Cursor<'_>) -> Parsed<SetUpWhat> {
    let mut ahead = cursor.clone();
    let number = ahead.word();
    if number.value.parse::<u32>().is_ok() && (ahead.take("cards") || ahead.take("card")) {
        let count = cursor.ordinal(255)?;
        *cursor = ahead;
        return Ok(SetUpWhat::Unidentified(count));
    }
    if cursor.sees("[") {
        return Ok(SetUpWhat::Named(bracketed(cursor)?.value));
    }
    let name = cursor.take_until(|c| c.sees(",") || at_key(c) || at_end_of_name(c));
    if name.value.is_empty() {
        return Err(cursor.expected(vec!["a card"]));
    }
    Ok(SetUpWhat::Named(cursor::name(name)?.value))
}

/// How the card lies, or its zone, comes next, and then nothing more of it.
fn at_end_of_name(cursor: &Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    if ahead.one_of(&words::LIES).is_none() {
        return cursor.sees("in zone");
    }
    ahead.is_done() || ahead.sees(",") || ahead.sees("in zone") || at_key(&ahead)
}

/// A name in brackets: anything may stand in it.
pub(super) fn bracketed(cursor: &mut Cursor<'_>) -> Parsed<At<String>> {
    let inside = cursor.between('[', ']')?;
    let value = super::cursor::single_spaces(&inside.value);
    if value.is_empty() {
        let mut wanted = cursor.expected(vec!["a card"]);
        wanted.at = Span { ..inside.span };
        return Err(wanted);
    }
    cursor::name(At {
        value,
        span: inside.span,
    })
}
