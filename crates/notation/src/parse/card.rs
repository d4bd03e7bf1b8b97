//! Cards as they are spoken of: `B's set Waboku in zone 2`, `a card`, `[Name, with a comma]`.

use super::cursor::{self, Cursor, Parsed};
use super::set_up::bracketed;
use super::{MOST_CARDS, MOST_ZONES, words};
use crate::error::{Mistake, NotationError};
use crate::script::{At, CardRef, Facing, Noun, Spot};

const FACINGS: [(Facing, &str); 3] = [
    (Facing::Set, "set"),
    (Facing::Set, "face-down"),
    (Facing::Up, "face-up"),
];

/// Where a name is over besides where every name is.
pub(super) type Stop<'s> = &'s dyn Fn(&Cursor<'_>) -> bool;

/// One card.
pub(super) fn card(cursor: &mut Cursor<'_>) -> Parsed<CardRef> {
    card_before(cursor, &|_| false)
}

/// One card, before something else.
pub(super) fn card_before(cursor: &mut Cursor<'_>, stop: Stop<'_>) -> Parsed<CardRef> {
    let from = cursor.at();
    let side = cursor.one_of(&words::SIDES);
    skip_article(cursor);
    let facing = cursor.one_of(&FACINGS);
    let (noun, numbered) = noun(cursor, stop)?;
    let place = match numbered {
        Some(zone) => Some(Spot::Zone(zone)),
        None => spot(cursor)?,
    };
    let at = At {
        value: (),
        span: cursor.since(from),
    };
    Ok(CardRef {
        side,
        facing,
        noun,
        place,
        at,
    })
}

/// Cards, with commas between them.
pub(super) fn cards(cursor: &mut Cursor<'_>) -> Parsed<Vec<CardRef>> {
    cards_before(cursor, &|_| false)
}

/// Cards, with commas between them, before something else.
pub(super) fn cards_before(cursor: &mut Cursor<'_>, stop: Stop<'_>) -> Parsed<Vec<CardRef>> {
    let mut cards = vec![card_before(cursor, stop)?];
    while cursor.take(",") {
        let from = cursor.at();
        cards.push(card_before(cursor, stop)?);
        if cards.len() > MOST_CARDS {
            return Err(NotationError::new(
                cursor.since(from),
                Mistake::TooManyCards,
            ));
        }
    }
    Ok(cards)
}

fn skip_article(cursor: &mut Cursor<'_>) {
    if at_article(cursor) {
        let _ = cursor.take("a") || cursor.take("the");
    }
}

/// "a card", "the set monster": an article is only one before these words.
pub(super) fn at_article(cursor: &Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    if !(ahead.take("a") || ahead.take("the")) {
        return false;
    }
    let _ = ahead.one_of(&FACINGS);
    ahead.take("card") || ahead.take("monster")
}

fn noun(cursor: &mut Cursor<'_>, stop: Stop<'_>) -> Parsed<(Noun, Option<u8>)> {
    let over = |cursor: &Cursor<'_>| stop(cursor) || at_end(cursor);
    if cursor.sees("[") {
        return Ok((Noun::Name(bracketed(cursor)?.value), None));
    }
    for (noun, word) in [(Noun::Card, "card"), (Noun::Monster, "monster")] {
        let mut ahead = cursor.clone();
        if !ahead.take(word) {
            continue;
        }
        if over(&ahead) {
            *cursor = ahead;
            return Ok((noun, None));
        }
        let mut behind = ahead.clone();
        let numbered = behind.word().value.parse::<u32>().is_ok() && over(&behind);
        if numbered {
            let zone = ahead.ordinal(MOST_ZONES)?;
            *cursor = ahead;
            return Ok((noun, Some(zone)));
        }
    }
    let name = cursor.take_until(over);
    if name.value.is_empty() {
        return Err(cursor.expected(vec!["a card"]));
    }
    Ok((Noun::Name(cursor::name(name)?.value), None))
}

fn spot(cursor: &mut Cursor<'_>) -> Parsed<Option<Spot>> {
    if cursor.take("in zone") {
        return Ok(Some(Spot::Zone(cursor.ordinal(MOST_ZONES)?)));
    }
    Ok(cursor.one_of(&words::SPOTS))
}

/// The name is over: the end, a mark, a place, how the card lies, or what is chosen with it.
pub(super) fn at_end(cursor: &Cursor<'_>) -> bool {
    cursor.is_done()
        || cursor.sees(",")
        || cursor.sees("\"")
        || cursor.sees("in zone")
        || words::POSITIONS.iter().any(|(_, lies)| cursor.sees(lies))
        || words::CLAUSES.iter().any(|clause| cursor.sees(clause))
        || words::SPOTS.iter().any(|(_, spot)| cursor.sees(spot))
        || at_effect(cursor)
}

fn at_effect(cursor: &Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    ahead.take("effect") && ahead.peek().parse::<u8>().is_ok()
}
