//! Steps of a judge's repair: `B loses 700 LP`, `Sangan to A's hand`, `Jinzo in defense position`.

use super::card::{at_end, card_before};
use super::cursor::{Cursor, Parsed};
use super::{MAIN_ZONES, MOST_LP, MOST_ZONES, words};
use crate::script::{CardRef, Goal, Lies, RepairStep, Spot};
use duel::{Seat, Word, Zone};

/// The pendulum zones of a side have numbers from 1 to this.
const PENDULUM_ZONES: u8 = 2;
/// More counters than this no card has.
const MOST_COUNTERS: u32 = 999;

/// The zones of the field by name.
const ZONES: [(Zone, &str); 4] = [
    (Zone::Monster, "monster zone"),
    (Zone::Spell, "spell zone"),
    (Zone::Field, "field zone"),
    (Zone::Pendulum, "pendulum zone"),
];

/// How a card is to lie; the first phrase of each is the canonical one.
const LIES: [(Lies, &str); 8] = [
    (Lies::Attack, "in attack position"),
    (Lies::Attack, "in attack"),
    (Lies::Set, "in face-down defense position"),
    (Lies::Defense, "in defense position"),
    (Lies::Defense, "in defense"),
    (Lies::Set, "face-down"),
    (Lies::Set, "set"),
    (Lies::Up, "face-up"),
];

/// One step.
pub(super) fn repair(cursor: &mut Cursor<'_>) -> Parsed<RepairStep> {
    if let Some(step) = about_a_seat(cursor)? {
        return Ok(step);
    }
    let card = card_before(cursor, &|cursor| at_verb(cursor) || at_end(cursor))?;
    if cursor.take("to") {
        return goal(cursor, card);
    }
    if cursor.take("has") {
        let count = cursor.number(0, MOST_COUNTERS)? as u16;
        return Ok(RepairStep::Counters(card, count, counter(cursor)?));
    }
    let lies = cursor.one_of(&LIES);
    let lies = lies.ok_or_else(|| cursor.expected(vec!["to", "has", "in attack position"]))?;
    Ok(RepairStep::Lies(card, lies))
}

/// `A has 5300 LP`, `A gains`, `A loses`, `A's deck is shuffled`.
fn about_a_seat(cursor: &mut Cursor<'_>) -> Parsed<Option<RepairStep>> {
    let mut ahead = cursor.clone();
    if let Some(seat) = ahead.one_of(&words::SIDES)
        && ahead.take("deck is shuffled")
    {
        *cursor = ahead;
        return Ok(Some(RepairStep::Shuffled(seat)));
    }
    let mut ahead = cursor.clone();
    let Some(seat) = ahead.one_of(&words::SEATS) else {
        return Ok(None);
    };
    let Some(change) = ahead.one_of(&[(0, "has"), (1, "gains"), (-1, "loses"), (-1, "pays")])
    else {
        return Ok(None);
    };
    let number = ahead.number(0, MOST_LP)?;
    ahead.expect("LP")?;
    *cursor = ahead;
    Ok(Some(match change {
        0 => RepairStep::Lp(seat, number),
        sign => RepairStep::LpBy(seat, sign * number as i32),
    }))
}

fn at_verb(cursor: &Cursor<'_>) -> bool {
    cursor.sees("to") || cursor.sees("has") || LIES.iter().any(|(_, lies)| cursor.sees(lies))
}

/// `A's hand`, `the bottom of the deck`, `monster zone 2 in attack position`.
fn goal(cursor: &mut Cursor<'_>, card: CardRef) -> Parsed<RepairStep> {
    let bottom = cursor.take("the bottom of");
    if !bottom {
        let _ = cursor.take("the top of");
    }
    let side: Option<Seat> = cursor.one_of(&words::SIDES);
    let _ = cursor.take("the");
    if let Some(zone) = cursor.one_of(&ZONES) {
        let slot = match zone {
            Zone::Field => 1,
            Zone::Monster => cursor.ordinal(MOST_ZONES)?,
            Zone::Pendulum => cursor.ordinal(PENDULUM_ZONES)?,
            _ => cursor.ordinal(MAIN_ZONES)?,
        };
        let lies = cursor.one_of(&LIES);
        let goal = Goal::Zone {
            side,
            zone,
            slot,
            lies,
        };
        return Ok(RepairStep::Moved(card, goal));
    }
    let piles = words::PILES.iter().filter(|(spot, _)| *spot != Spot::Field);
    let piles: Vec<(Spot, &str)> = piles.copied().collect();
    let pile = cursor.expect_one_of(&piles)?;
    Ok(RepairStep::Moved(card, Goal::Pile { side, pile, bottom }))
}

/// `Spell counters`.
fn counter(cursor: &mut Cursor<'_>) -> Parsed<Word> {
    let over = |cursor: &Cursor<'_>| cursor.sees("counter") || cursor.sees("counters");
    let name = cursor.take_until(over);
    let word = Word::new(&name.value).ok_or_else(|| cursor.expected(vec!["a counter's name"]))?;
    if !cursor.take("counters") {
        cursor.expect("counter")?;
    }
    Ok(word)
}
