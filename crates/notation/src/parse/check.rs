//! Checks: what must be so at this place of the file.

use super::cursor::{self, Cursor, Parsed};
use super::set_up::bracketed;
use super::{header, words};
use crate::script::{At, Awaited, Check, CheckWhat, Spot};
use duel::Seat;

pub(super) fn check(cursor: &mut Cursor<'_>) -> Parsed<Check> {
    let check = any(cursor)?;
    cursor.finish()?;
    Ok(check)
}

fn any(cursor: &mut Cursor<'_>) -> Parsed<Check> {
    if cursor.take("at first") {
        return at_first(cursor).map(|check| Check::AtFirst(Box::new(check)));
    }
    if cursor.take("turn") {
        return header::moment(cursor).map(Check::Turn);
    }
    if cursor.take("no chain") {
        return Ok(Check::Chain(0));
    }
    if cursor.take("chain") {
        return Ok(Check::Chain(cursor.ordinal(255)?));
    }
    if cursor.take("link") {
        let link = cursor.ordinal(255)?;
        let outcome = cursor.expect_one_of(&words::OUTCOMES)?;
        return Ok(Check::Link(link, outcome));
    }
    if cursor.take("no irregularity") {
        return Ok(Check::Irregularity(None));
    }
    if cursor.take("irregularity") {
        if cursor.is_done() {
            return Err(cursor.expected(vec!["a rule id"]));
        }
        return Ok(Check::Irregularity(Some(cursor.word())));
    }
    if cursor.take("chance to decide") {
        return Ok(Check::Awaited(Awaited::Chance));
    }
    if cursor.take("the duel is over") {
        return Ok(Check::Awaited(Awaited::Over));
    }
    if let Some(check) = about_a_seat(cursor)? {
        return Ok(check);
    }
    cards(cursor)
}

/// `B was not asked`, `B passed`, `B to answer`, `B to choose`, `B: lp 6000`.
fn about_a_seat(cursor: &mut Cursor<'_>) -> Parsed<Option<Check>> {
    let mut ahead = cursor.clone();
    let Some(seat) = ahead.one_of(&words::SEATS) else {
        return Ok(None);
    };
    let found = if ahead.take("was not asked") {
        Check::NotAsked(seat, window(&mut ahead))
    } else if ahead.take("passed") {
        Check::Passed(seat, window(&mut ahead))
    } else if ahead.take("to answer") {
        Check::Awaited(Awaited::ToAnswer(seat, window(&mut ahead)))
    } else if ahead.take("to choose") {
        Check::Awaited(Awaited::ToChoose(seat))
    } else if ahead.take(":") {
        ahead.expect("lp")?;
        Check::Lp(seat, ahead.number(0, 1_000_000)?)
    } else {
        return Err(ahead.expected(vec![
            "was not asked",
            "passed",
            "to answer",
            "to choose",
            ": lp",
        ]));
    };
    *cursor = ahead;
    Ok(Some(found))
}

/// What was so when the set-up was complete: cards and life points.
fn at_first(cursor: &mut Cursor<'_>) -> Parsed<Check> {
    let mut ahead = cursor.clone();
    if ahead.one_of(&words::SEATS).is_some() && ahead.sees(":") {
        let check = about_a_seat(cursor)?;
        return check.ok_or_else(|| cursor.expected(vec!["lp"]));
    }
    cards(cursor)
}

fn window(cursor: &mut Cursor<'_>) -> Option<duel::WindowKind> {
    cursor.one_of(&words::WINDOWS)
}

/// `Waboku in B's graveyard`, `no Sangan on A's field`, `3 cards in A's hand`.
fn cards(cursor: &mut Cursor<'_>) -> Parsed<Check> {
    let mut ahead = cursor.clone();
    let number = ahead.word().value.parse::<u8>().ok();
    let counted = number.filter(|_| ahead.take("cards") || ahead.take("card"));
    let what = match counted {
        Some(count) => {
            *cursor = ahead;
            CheckWhat::Count(count)
        }
        None if cursor.take("no cards") => CheckWhat::Count(0),
        None if cursor.take("no") => CheckWhat::No(name(cursor)?),
        None => CheckWhat::Some(name(cursor)?),
    };
    let (seat, place) = place(cursor)?;
    Ok(Check::In { what, seat, place })
}

fn name(cursor: &mut Cursor<'_>) -> Parsed<At<String>> {
    if cursor.sees("[") {
        return bracketed(cursor);
    }
    let name = cursor.take_until(|c| side(&mut c.clone()).is_some());
    if name.value.is_empty() {
        return Err(cursor.expected(vec!["a card name"]));
    }
    cursor::name(name)
}

fn side(cursor: &mut Cursor<'_>) -> Option<Seat> {
    let mut ahead = cursor.clone();
    if !(ahead.take("in") || ahead.take("on") || ahead.take("among")) {
        return None;
    }
    let seat = ahead.one_of(&words::SIDES)?;
    *cursor = ahead;
    Some(seat)
}

fn place(cursor: &mut Cursor<'_>) -> Parsed<(Seat, Spot)> {
    let Some(seat) = side(cursor) else {
        return Err(cursor.expected(vec!["in A's", "in B's", "on A's", "on B's"]));
    };
    Ok((seat, cursor.expect_one_of(&words::PILES)?))
}
