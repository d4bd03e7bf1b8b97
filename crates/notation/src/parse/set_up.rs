//! Set-up lines: the cards and life points a seat begins with.

use super::card::card_before;
use super::cursor::{self, Cursor, Parsed};
use super::{MAIN_ZONES, MOST_CARDS, MOST_LP, MOST_ZONES, words};
use crate::error::{Mistake, NotationError};
use crate::script::{At, CardRef, SetUp, SetUpCard, SetUpPart, SetUpPlace, SetUpWhat, Span, Tie};
use duel::{Seat, Word};

/// The part that says what lies under an Xyz monster.
const MATERIALS: &str = "materials of";

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
    places.chain([MATERIALS, "lp"]).collect()
}

fn part(cursor: &mut Cursor<'_>) -> Parsed<SetUpPart> {
    let from = cursor.at();
    if cursor.take("lp") {
        cursor.expect(":")?;
        return Ok(SetUpPart::Lp(cursor.number(1, MOST_LP)?));
    }
    if cursor.take(MATERIALS) {
        let under = card_before(cursor, &|cursor| cursor.sees(":"))?;
        cursor.expect(":")?;
        let cards = cards(cursor, under.at.span, MAIN_ZONES)?;
        return Ok(SetUpPart::Materials { under, cards });
    }
    let value = cursor
        .one_of(&SetUpPlace::ALL)
        .ok_or_else(|| cursor.expected(keys()))?;
    let place = At {
        value,
        span: cursor.since(from),
    };
    cursor.expect(":")?;
    let zones = match value {
        SetUpPlace::Monsters => MOST_ZONES,
        _ => MAIN_ZONES,
    };
    let cards = cards(cursor, place.span, zones)?;
    Ok(SetUpPart::Cards { place, cards })
}

fn cards(cursor: &mut Cursor<'_>, of: Span, zones: u8) -> Parsed<Vec<At<SetUpCard>>> {
    let mut cards = vec![card(cursor, zones)?];
    while cursor.take(",") {
        cards.push(card(cursor, zones)?);
        if cards.len() > MOST_CARDS {
            return Err(NotationError::new(of, Mistake::TooManyCards));
        }
    }
    Ok(cards)
}

/// A place and a colon come next, or some other word that is followed by a colon.
fn at_key(cursor: &Cursor<'_>) -> bool {
    if !cursor.sees_colon() {
        return false;
    }
    let places = SetUpPlace::ALL.iter().map(|(_, word)| *word);
    let mut all = places.chain(["lp"]);
    let is_next = |key: &str| {
        let mut ahead = cursor.clone();
        ahead.take(key) && ahead.sees(":")
    };
    if all.any(is_next) || cursor.sees(MATERIALS) {
        return true;
    }
    let mut ahead = cursor.clone();
    let word = ahead.word().value;
    word.chars().all(char::is_alphabetic) && !word.is_empty() && ahead.sees(":")
}

fn card(cursor: &mut Cursor<'_>, zones: u8) -> Parsed<At<SetUpCard>> {
    let from = cursor.at();
    let what = what(cursor)?;
    let lies = if at_key(cursor) {
        None
    } else {
        cursor.one_of(&words::LIES)
    };
    let zone = if cursor.take("in zone") {
        Some(cursor.ordinal(zones)?)
    } else {
        None
    };
    let counters = counters(cursor)?;
    let tied = tied(cursor)?;
    if !(cursor.is_done() || cursor.sees(",") || at_key(cursor)) {
        return Err(cursor.expected(vec![",", "a place and a colon"]));
    }
    let value = SetUpCard {
        what,
        lies,
        zone,
        counters,
        tied,
    };
    let span = cursor.since(from);
    Ok(At { value, span })
}

/// `with 3 Spell counters`, of each kind once.
fn counters(cursor: &mut Cursor<'_>) -> Parsed<Vec<(u16, Word)>> {
    let mut all: Vec<(u16, Word)> = Vec::new();
    loop {
        let from = cursor.at();
        if !cursor.take("with") {
            return Ok(all);
        }
        let count = counted(cursor)?;
        if all.iter().any(|(_, word)| *word == count.1) {
            let what = "with";
            return Err(NotationError::new(
                cursor.since(from),
                Mistake::Twice { what },
            ));
        }
        all.push(count);
    }
}

/// `3 Spell counters`.
pub(super) fn counted(cursor: &mut Cursor<'_>) -> Parsed<(u16, Word)> {
    let count = cursor.number(0, u32::from(u16::MAX))? as u16;
    let written = cursor.take_until(|c| c.sees("counters") || c.sees("counter"));
    if written.value.is_empty() || !(cursor.take("counters") || cursor.take("counter")) {
        return Err(cursor.expected(vec!["the name of a counter, and \"counters\""]));
    }
    let most = Word::MOST;
    let word = Word::new(&written.value);
    let word = word.ok_or_else(|| NotationError::new(written.span, Mistake::TooLong { most }))?;
    Ok((count, word))
}

/// `equipped to Gemini Elf`, `bound to B's Sangan in zone 2`.
fn tied(cursor: &mut Cursor<'_>) -> Parsed<Option<(Tie, CardRef)>> {
    let Some(tie) = cursor.one_of(&words::TIES) else {
        return Ok(None);
    };
    let to = card_before(cursor, &|cursor| at_key(cursor))?;
    Ok(Some((tie, to)))
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
    let more = |cursor: &Cursor<'_>| {
        let tied = words::TIES.iter().any(|(_, tie)| cursor.sees(tie));
        cursor.sees("in zone") || tied || at_counters(cursor)
    };
    let mut ahead = cursor.clone();
    if ahead.one_of(&words::LIES).is_none() {
        return more(cursor);
    }
    ahead.is_done() || ahead.sees(",") || more(&ahead) || at_key(&ahead)
}

fn at_counters(cursor: &Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    ahead.take("with") && ahead.peek().parse::<u32>().is_ok()
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
