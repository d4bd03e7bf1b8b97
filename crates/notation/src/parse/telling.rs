//! What a declared card does: `effect: destroy B's Gemini Elf`, `also: A draws 2`.

use super::card::{Stop, at_end, card_before, cards_before};
use super::cursor::{Cursor, Parsed, name};
use super::words::{self, FATES, STANCES, VALUES};
use super::{MOST_CARDS, MOST_LP};
use crate::script::{CardRef, Deed, Lies, Tell};
use duel::{Fate, Negation, Seat, Word};

/// More counters than this are put on no card at once.
const MOST_COUNTERS: u32 = 999;
/// A value is at most this.
const MOST_VALUE: u32 = 99_999;
/// The highest link that can be negated.
const MOST_LINKS: u8 = 250;

/// The rest of a line that began with `effect:` or `also:`.
pub(super) fn told(cursor: &mut Cursor<'_>, also: bool) -> Parsed<Deed> {
    let tell = tell(cursor)?;
    Ok(Deed::Told { also, tell })
}

#[derive(Clone, Copy)]
enum Says {
    Moves(Fate),
    Sends,
    Banishes,
    Returns,
    Summons,
    Makes,
    Draws,
    Turns,
    Takes,
    Puts,
    Removes,
    Changes,
    NegatesSummon,
    NegatesAttack,
    NegatesEffects,
    NegatesLink(Negation),
    Attaches,
    Equips,
    Shuffles,
    Shows,
    Other,
    Over,
}

const VERBS: [(Says, &str); 31] = [
    (Says::Moves(Fate::Destroyed), "destroy"),
    (Says::Sends, "send"),
    (Says::Moves(Fate::Discarded), "discard"),
    (Says::Moves(Fate::Tributed), "tribute"),
    (Says::Banishes, "banish"),
    (Says::Returns, "return"),
    (Says::Returns, "add"),
    (Says::Moves(Fate::Detached), "detach"),
    (Says::Moves(Fate::Set), "set"),
    (Says::Summons, "special summon"),
    (Says::Summons, "summon"),
    (Says::Makes, "make"),
    (Says::Draws, "draw"),
    (Says::Turns, "turn"),
    (Says::Takes, "take control of"),
    (Says::Puts, "put"),
    (Says::Removes, "remove"),
    (Says::Changes, "change the"),
    (Says::NegatesSummon, "negate the summon"),
    (Says::NegatesAttack, "negate the attack"),
    (Says::NegatesEffects, "negate the effects of"),
    (
        Says::NegatesLink(Negation::Activation),
        "negate the activation of link",
    ),
    (
        Says::NegatesLink(Negation::Effect),
        "negate the effect of link",
    ),
    (Says::NegatesLink(Negation::Effect), "negate link"),
    (Says::Attaches, "attach"),
    (Says::Equips, "equip to"),
    (Says::Shuffles, "shuffle"),
    (Says::Shows, "show"),
    (Says::Other, "something"),
    (Says::Over, "done"),
    (Says::Over, "nothing"),
];

fn tell(cursor: &mut Cursor<'_>) -> Parsed<Tell> {
    let mut ahead = cursor.clone();
    if let Some(seat) = ahead.one_of(&words::SEATS)
        && let Some(tell) = of_a_seat(&mut ahead, seat)?
    {
        *cursor = ahead;
        return Ok(tell);
    }
    let says = cursor.expect_one_of(&VERBS)?;
    Ok(match says {
        Says::Moves(fate) => Tell::Moved(all(cursor)?, fate),
        Says::Sends => {
            let cards = until(cursor, "to the graveyard")?;
            Tell::Moved(cards, Fate::Sent)
        }
        Says::Banishes => {
            let cards = cards_before(cursor, &|cursor| cursor.sees("face-down"))?;
            let fate = match cursor.take("face-down") {
                true => Fate::BanishedFaceDown,
                false => Fate::Banished,
            };
            Tell::Moved(cards, fate)
        }
        Says::Returns => {
            let cards = cards_before(cursor, &|cursor| cursor.sees("to the"))?;
            Tell::Moved(cards, cursor.expect_one_of(&FATES)?)
        }
        Says::Summons => {
            let cards = cards_before(cursor, &|cursor| cursor.sees("to the other side"))?;
            let lies = cursor.one_of(&words::POSITIONS);
            let across = cursor.take("to the other side");
            Tell::Summoned {
                cards,
                lies,
                across,
            }
        }
        Says::Makes => tokens(cursor)?,
        Says::Draws => Tell::Drawn(None, many(cursor)?),
        Says::Turns => {
            let cards = cards_before(cursor, &|cursor| cursor.sees("to"))?;
            cursor.expect("to")?;
            Tell::Turned(cards, cursor.expect_one_of(&STANCES)?)
        }
        Says::Takes => {
            let (cards, this_turn) = for_a_time(cursor)?;
            Tell::Control { cards, this_turn }
        }
        Says::Puts => counters(cursor, "on", 1)?,
        Says::Removes => counters(cursor, "from", -1)?,
        Says::Changes => becomes(cursor)?,
        Says::NegatesSummon => Tell::SummonNegated,
        Says::NegatesAttack => Tell::AttackNegated,
        Says::NegatesEffects => {
            let (cards, this_turn) = for_a_time(cursor)?;
            Tell::EffectsNegated { cards, this_turn }
        }
        Says::NegatesLink(what) => Tell::LinkNegated(cursor.ordinal(MOST_LINKS)?, what),
        Says::Attaches => Tell::Attached(all(cursor)?),
        Says::Equips => Tell::Equipped(card_before(cursor, &|_| false)?),
        Says::Shuffles => {
            let seat = cursor.expect_one_of(&words::SIDES)?;
            cursor.expect("deck")?;
            Tell::Shuffled(seat)
        }
        Says::Shows => Tell::Shown(all(cursor)?),
        Says::Other => Tell::Other,
        Says::Over => Tell::Over,
    })
}

/// `A draws 2`, `B loses 500 LP`, `A wins`.
fn of_a_seat(cursor: &mut Cursor<'_>, seat: Seat) -> Parsed<Option<Tell>> {
    if cursor.take("draws") {
        return Ok(Some(Tell::Drawn(Some(seat), many(cursor)?)));
    }
    if cursor.take("wins") {
        return Ok(Some(Tell::Won(seat)));
    }
    let Some(sign) = cursor.one_of(&[(1, "gains"), (-1, "loses"), (-1, "pays")]) else {
        return Ok(None);
    };
    let by = cursor.number(1, MOST_LP)? as i32;
    cursor.expect("LP")?;
    Ok(Some(Tell::LifePoints(seat, sign * by)))
}

fn many(cursor: &mut Cursor<'_>) -> Parsed<u8> {
    let count = cursor.number(1, MOST_CARDS as u32)? as u8;
    let _ = cursor.take("cards") || cursor.take("card");
    Ok(count)
}

fn all(cursor: &mut Cursor<'_>) -> Parsed<Vec<CardRef>> {
    cards_before(cursor, &|_| false)
}

fn until(cursor: &mut Cursor<'_>, words: &'static str) -> Parsed<Vec<CardRef>> {
    let cards = cards_before(cursor, &|cursor| cursor.sees(words))?;
    cursor.expect(words)?;
    Ok(cards)
}

fn for_a_time(cursor: &mut Cursor<'_>) -> Parsed<(Vec<CardRef>, bool)> {
    let cards = cards_before(cursor, &|cursor| cursor.sees("for this turn"))?;
    Ok((cards, cursor.take("for this turn")))
}

fn tokens(cursor: &mut Cursor<'_>) -> Parsed<Tell> {
    let count = cursor.ordinal(5)?;
    let across: Stop<'_> = &|cursor: &Cursor<'_>| cursor.sees("on the other side");
    let name = name(cursor.take_until(|cursor| across(cursor) || at_end(cursor)))?;
    let lies: Option<Lies> = cursor.one_of(&words::POSITIONS);
    let across = cursor.take("on the other side");
    Ok(Tell::Tokens {
        count,
        name,
        lies,
        across,
    })
}

fn counters(cursor: &mut Cursor<'_>, joint: &'static str, sign: i32) -> Parsed<Tell> {
    let count = cursor.number(1, MOST_COUNTERS)? as i32;
    let over = |cursor: &Cursor<'_>| cursor.sees("counter") || cursor.sees("counters");
    let kind = cursor.take_until(over);
    let word = Word::new(&kind.value).ok_or_else(|| cursor.expected(vec!["a counter's name"]))?;
    if !cursor.take("counters") {
        cursor.expect("counter")?;
    }
    cursor.expect(joint)?;
    let card = card_before(cursor, &|_| false)?;
    Ok(Tell::Counters(card, word, sign * count))
}

fn becomes(cursor: &mut Cursor<'_>) -> Parsed<Tell> {
    let what = cursor.expect_one_of(&VALUES)?;
    cursor.expect("of")?;
    let cards = cards_before(cursor, &|cursor| cursor.clone().take_before_number("to"))?;
    cursor.expect("to")?;
    let to = cursor.number(0, MOST_VALUE)?;
    let this_turn = cursor.take("for this turn");
    Ok(Tell::Becomes {
        cards,
        what,
        to,
        this_turn,
    })
}
