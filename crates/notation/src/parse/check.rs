//! Checks: what must be so at this place of the file.

use super::card::{at_article, card_before};
use super::cursor::{self, Cursor, Parsed};
use super::set_up::{bracketed, counted};
use super::{MOST_LP, MOST_ZONES, header, words};
use crate::script::{At, Awaited, CardRef, Check, CheckWhat, Fate, Spot, State, Whose};
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
    if let Some(check) = about_the_duel(cursor)? {
        return Ok(check);
    }
    if let Some(check) = about_a_chain(cursor)? {
        return Ok(check);
    }
    if let Some(check) = about_a_battle(cursor)? {
        return Ok(check);
    }
    if let Some(check) = about_a_seat(cursor)? {
        return Ok(check);
    }
    cards(cursor)
}

/// The turn, what is awaited of nobody, irregularities, and the end.
fn about_the_duel(cursor: &mut Cursor<'_>) -> Parsed<Option<Check>> {
    let check = if cursor.take_before_number("turn") {
        header::moment(cursor).map(Check::Turn)?
    } else if cursor.take_last("no irregularity") {
        Check::Irregularity(None)
    } else if cursor.take("irregularity") {
        if cursor.is_done() {
            return Err(cursor.expected(vec!["a rule id"]));
        }
        Check::Irregularity(Some(cursor.word()))
    } else if cursor.take("chance to decide") {
        Check::Awaited(Awaited::Chance)
    } else if cursor.take("the duel is over") {
        Check::Awaited(Awaited::Over)
    } else if cursor.take("the duel is a draw") {
        Check::Result(None, cursor.one_of(&words::REASONS))
    } else if cursor.take_last("a loop was found") {
        Check::Loop
    } else if cursor.take("no lingering effect of") {
        Check::Lingering(rest_of_name(cursor)?, false)
    } else if cursor.take("lingering effect of") {
        Check::Lingering(rest_of_name(cursor)?, true)
    } else {
        return Ok(None);
    };
    Ok(Some(check))
}

/// `chain 2`, `link 2 is A's Sangan`, `link 2 has spell speed 3`, `link 2 applied`.
fn about_a_chain(cursor: &mut Cursor<'_>) -> Parsed<Option<Check>> {
    if cursor.take_last("no chain") {
        return Ok(Some(Check::Chain(0)));
    }
    if cursor.take_before_number("chain") {
        return cursor.ordinal(255).map(Check::Chain).map(Some);
    }
    if !cursor.take_before_number("link") {
        return Ok(None);
    }
    let link = cursor.ordinal(255)?;
    if cursor.take("is") {
        let side = cursor.one_of(&words::SIDES);
        let name = rest_of_name(cursor)?;
        return Ok(Some(Check::LinkIs(link, Whose { side, name })));
    }
    if cursor.take("has spell speed") {
        return Ok(Some(Check::LinkSpeed(link, cursor.ordinal(3)?)));
    }
    let Some(outcome) = cursor.one_of(&words::OUTCOMES) else {
        let outcomes = words::OUTCOMES.iter().map(|(_, word)| *word);
        return Err(cursor.expected(outcomes.chain(["is", "has spell speed"]).collect()));
    };
    Ok(Some(Check::Link(link, outcome)))
}

/// Steps and timings, attacks, summons under way.
fn about_a_battle(cursor: &mut Cursor<'_>) -> Parsed<Option<Check>> {
    if let Some(step) = cursor.one_of(&words::STEPS) {
        let timed = step == duel::Step::Damage && cursor.take(",");
        let timing = match timed {
            true => Some(cursor.expect_one_of(&words::TIMINGS)?),
            false => None,
        };
        return Ok(Some(Check::Step(step, timing)));
    }
    let check = if cursor.take_last("no attack") {
        Check::NoAttack
    } else if cursor.take("direct attack of") {
        Check::Attack(card_before(cursor, &|_| false)?, None)
    } else if cursor.take("attack of") {
        let attacker = card_before(cursor, &|cursor| cursor.sees("on"))?;
        cursor.expect("on")?;
        Check::Attack(attacker, Some(card_before(cursor, &|_| false)?))
    } else if cursor.take_last("no summon") {
        Check::Summon(None)
    } else if cursor.take("summon of") {
        let side = cursor.one_of(&words::SIDES);
        let name = rest_of_name(cursor)?;
        Check::Summon(Some(Whose { side, name }))
    } else {
        return Ok(None);
    };
    Ok(Some(check))
}

/// `B was not asked`, `B passed`, `B to answer`, `B to choose`, `B: lp 6000`, `B wins`.
fn about_a_seat(cursor: &mut Cursor<'_>) -> Parsed<Option<Check>> {
    let mut ahead = cursor.clone();
    let Some(seat) = ahead.one_of(&words::SEATS).filter(|_| !at_article(cursor)) else {
        return Ok(None);
    };
    let found = if ahead.take("was not asked") {
        Check::NotAsked(seat, window(&mut ahead))
    } else if ahead.take("passed") {
        Check::Passed(seat, window(&mut ahead))
    } else if ahead.take("to answer") {
        Check::Awaited(Awaited::ToAnswer(seat, window(&mut ahead)))
    } else if ahead.take("to choose") {
        Check::Awaited(Awaited::ToChoose(seat, ahead.one_of(&words::CHOICES)))
    } else if ahead.take("wins") {
        Check::Result(Some(seat), ahead.one_of(&words::REASONS))
    } else if ahead.take(":") {
        ahead.expect("lp")?;
        Check::Lp(seat, ahead.number(0, MOST_LP)?)
    } else {
        return Err(ahead.expected(vec![
            "was not asked",
            "passed",
            "to answer",
            "to choose",
            "wins",
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

/// Something about cards: how one is, what became of its trigger, or where cards are.
fn cards(cursor: &mut Cursor<'_>) -> Parsed<Check> {
    if let Some(check) = about_one(cursor)? {
        return Ok(check);
    }
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

const FATES: [(Fate, &str); 2] = [
    (Fate::Met, "triggered"),
    (Fate::Missed, "missed its timing"),
];

/// `A's Sangan has 1000 ATK`, `Sangan in zone 2 is face-down`, `Sangan triggered`.
fn about_one(cursor: &mut Cursor<'_>) -> Parsed<Option<Check>> {
    let said = |cursor: &Cursor<'_>| {
        let fate = FATES.iter().any(|(_, words)| cursor.sees(words));
        fate || cursor.sees("has") || cursor.sees("is")
    };
    if !is_ahead(cursor, &said) {
        return Ok(None);
    }
    let mut ahead = cursor.clone();
    let Ok(card) = card_before(&mut ahead, &said) else {
        return Ok(None);
    };
    let check = if let Some(fate) = ahead.one_of(&FATES) {
        Check::Trigger(whose(cursor, &said)?, fate)
    } else if ahead.take("has") {
        Check::Is(card, has(&mut ahead)?)
    } else if ahead.take("is") {
        Check::Is(card, is(&mut ahead)?)
    } else {
        return Ok(None);
    };
    *cursor = ahead;
    Ok(Some(check))
}

/// True when it comes somewhere in the line, outside brackets.
fn is_ahead(cursor: &Cursor<'_>, what: &dyn Fn(&Cursor<'_>) -> bool) -> bool {
    let mut ahead = cursor.clone();
    loop {
        ahead.take_until(|cursor| cursor.sees("[") || what(cursor));
        if !ahead.sees("[") {
            return !ahead.is_done();
        }
        if ahead.between('[', ']').is_err() {
            return false;
        }
    }
}

fn whose(cursor: &mut Cursor<'_>, stop: &dyn Fn(&Cursor<'_>) -> bool) -> Parsed<Whose> {
    let side = cursor.one_of(&words::SIDES);
    let name = name_before(cursor, stop)?;
    Ok(Whose { side, name })
}

/// What a card has: `2500 ATK`, `level 4`, `3 Spell counters`, `2 materials`.
fn has(cursor: &mut Cursor<'_>) -> Parsed<State> {
    if cursor.take("level") {
        return Ok(State::Level(cursor.number(0, 1000)?));
    }
    let mut ahead = cursor.clone();
    let number = ahead.number(0, 1_000_000)?;
    let state = if ahead.take("ATK") {
        State::Atk(number as i32)
    } else if ahead.take("DEF") {
        State::Def(number as i32)
    } else if ahead.take("materials") || ahead.take("material") {
        State::Materials(cursor.number(0, 255)? as u8)
    } else {
        let (count, word) = counted(cursor)?;
        return Ok(State::Counters(count, word));
    };
    *cursor = ahead;
    Ok(state)
}

/// How a card is: `negated`, `in defense position`, `face-down`, `equipped to X`, `in zone 6`.
fn is(cursor: &mut Cursor<'_>) -> Parsed<State> {
    if cursor.take("negated") {
        return Ok(State::Negated(true));
    }
    if cursor.take("not negated") {
        return Ok(State::Negated(false));
    }
    if cursor.take("in zone") {
        return Ok(State::Zone(cursor.ordinal(MOST_ZONES)?));
    }
    if let Some(tie) = cursor.one_of(&words::TIES) {
        return Ok(State::Tied(tie, whole_card(cursor)?));
    }
    if let Some(lies) = cursor.one_of(&words::LIES) {
        return Ok(State::Lies(lies));
    }
    let ties = words::TIES.iter().map(|(_, word)| *word);
    let others = ["negated", "in attack position", "in defense position"];
    let more = ["face-down", "face-up", "in zone"];
    Err(cursor.expected(others.into_iter().chain(more).chain(ties).collect()))
}

fn whole_card(cursor: &mut Cursor<'_>) -> Parsed<CardRef> {
    card_before(cursor, &|_| false)
}

fn name(cursor: &mut Cursor<'_>) -> Parsed<At<String>> {
    name_before(cursor, &|cursor| side(&mut cursor.clone()).is_some())
}

/// The name that is left of the line.
fn rest_of_name(cursor: &mut Cursor<'_>) -> Parsed<At<String>> {
    name_before(cursor, &|_| false)
}

fn name_before(cursor: &mut Cursor<'_>, stop: &dyn Fn(&Cursor<'_>) -> bool) -> Parsed<At<String>> {
    if cursor.sees("[") {
        return bracketed(cursor);
    }
    let name = cursor.take_until(stop);
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
