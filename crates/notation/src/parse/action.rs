//! Actions: who does what, with what, and the words that were spoken.

use super::card::{card, card_before, cards};
use super::clauses::{self, MOST_DIGITS, clause, clauses, twice};
use super::cursor::{self, Cursor, MOST_OF_TEXT, Parsed, not_longer};
use super::set_up::bracketed;
use super::telling;
use super::words;
use crate::script::{At, CardRef, Chosen, Deed, Line, Manner, UpTo, Verb};
use duel::How;

#[derive(Clone, Copy)]
enum Says {
    Activates,
    Passes,
    Asks,
    Holds,
    Summons,
    Special(Manner),
    PendulumSummons,
    GeminiSummons,
    Sets,
    FlipSummons,
    Changes,
    Attacks,
    Cancels,
    MovesOn,
    MovesTo,
    EndsTurn,
    AgreesUntil,
    Chooses,
    Does(bool),
    Discards,
    Declares,
    Shows,
    Has,
    Concedes,
    Automatic(bool),
}

const VERBS: [(Says, &str); 33] = [
    (Says::Activates, "activates"),
    (Says::Passes, "passes"),
    (Says::Asks, "asks"),
    (Says::Holds, "holds"),
    (Says::Summons, "summons"),
    (Says::Special(Manner::Special), "special summons"),
    (Says::Special(Manner::Synchro), "synchro summons"),
    (Says::Special(Manner::Xyz), "xyz summons"),
    (Says::Special(Manner::Link), "link summons"),
    (Says::Special(Manner::Fusion), "fusion summons"),
    (Says::Special(Manner::Ritual), "ritual summons"),
    (Says::PendulumSummons, "pendulum summons"),
    (Says::GeminiSummons, "gemini summons"),
    (Says::Sets, "sets"),
    (Says::FlipSummons, "flip summons"),
    (Says::Changes, "changes the position of"),
    (Says::Attacks, "attacks"),
    (Says::Cancels, "cancels the attack"),
    (Says::MovesOn, "moves on"),
    (Says::MovesTo, "moves to"),
    (Says::EndsTurn, "ends the turn"),
    (Says::AgreesUntil, "agrees until"),
    (Says::Chooses, "chooses"),
    (Says::Does(false), "does not"),
    (Says::Does(false), "doesn't"),
    (Says::Does(true), "does"),
    (Says::Discards, "discards"),
    (Says::Declares, "declares"),
    (Says::Shows, "shows"),
    (Says::Has, "has"),
    (Says::Concedes, "concedes"),
    (Says::Automatic(true), "turns automatic passing on"),
    (Says::Automatic(false), "turns automatic passing off"),
];

const BEGINNINGS: [&str; 6] = ["both", "chance", "coin", "die", "effect", "also"];

const COIN: [(bool, &str); 2] = [(true, "heads"), (false, "tails")];

/// True when an action begins here.
pub(super) fn begins(cursor: &Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    ahead.one_of(&words::SEATS).is_some() || BEGINNINGS.iter().any(|word| cursor.sees(word))
}

/// A whole action line.
pub(super) fn line(cursor: &mut Cursor<'_>) -> Parsed<Line> {
    let deed = deed(cursor)?;
    let words = if cursor.sees("\"") {
        let spoken = cursor.between('"', '"')?;
        not_longer(&spoken, MOST_OF_TEXT)?;
        Some(spoken.value.trim().to_owned())
    } else {
        None
    };
    cursor.finish()?;
    Ok(Line { deed, words })
}

fn deed(cursor: &mut Cursor<'_>) -> Parsed<Deed> {
    if cursor.take("both") {
        cursor.expect("pass")?;
        let how = how(cursor);
        return Ok(match cursor.take("until") {
            true => Deed::BothPassUntil(how, up_to(cursor)?),
            false => Deed::BothPass(how),
        });
    }
    if cursor.take("chance") {
        cursor.expect("picks")?;
        return Ok(Deed::Chance(cards(cursor)?));
    }
    if cursor.take("coin") {
        cursor.expect(":")?;
        return Ok(Deed::Coin(cursor.expect_one_of(&COIN)?));
    }
    if cursor.take("die") {
        cursor.expect(":")?;
        return Ok(Deed::Die(cursor.ordinal(6)?));
    }
    if let Some(also) = cursor.one_of(&[(false, "effect"), (true, "also")]) {
        cursor.expect(":")?;
        return telling::told(cursor, also);
    }
    let Some(by) = cursor.one_of(&words::SEATS) else {
        let wanted = vec![
            "A",
            "B",
            "both pass",
            "chance picks",
            "coin",
            "die",
            "effect",
            "also",
        ];
        return Err(cursor.expected(wanted));
    };
    let says = cursor.expect_one_of(&VERBS)?;
    let verb = verb(cursor, says)?;
    Ok(Deed::Seat { by, verb })
}

fn verb(cursor: &mut Cursor<'_>, says: Says) -> Parsed<Verb> {
    Ok(match says {
        Says::Activates => activates(cursor)?,
        Says::Passes => Verb::Pass(how(cursor)),
        Says::Asks => Verb::Ask,
        Says::Holds => Verb::Hold,
        Says::Summons => Verb::Summon {
            card: card(cursor)?,
            tributes: tributes(cursor)?,
        },
        Says::Special(manner) => special_summons(cursor, manner)?,
        Says::PendulumSummons => pendulum_summons(cursor)?,
        Says::GeminiSummons => Verb::GeminiSummon(card(cursor)?),
        Says::Sets => Verb::Set {
            card: card(cursor)?,
            in_defense: cursor
                .one_of(&[((), "in defense"), ((), "in defence")])
                .is_some(),
            tributes: tributes(cursor)?,
        },
        Says::FlipSummons => Verb::FlipSummon(card(cursor)?),
        Says::Changes => Verb::ChangePosition(card(cursor)?),
        Says::Attacks => attacks(cursor)?,
        Says::Cancels => Verb::CancelAttack,
        Says::MovesOn => Verb::MoveOn(None),
        Says::MovesTo => Verb::MoveOn(Some(phase(cursor)?)),
        Says::EndsTurn => Verb::EndTurn,
        Says::AgreesUntil => Verb::AgreeUntil(phase(cursor)?),
        Says::Chooses => chooses(cursor)?,
        Says::Does(yes) => answer(Chosen::Whether(yes)),
        Says::Discards => Verb::Discard(cards(cursor)?),
        Says::Declares => Verb::Declare(name(cursor)?),
        Says::Shows | Says::Has => Verb::Show {
            card: card(cursor)?,
            open: matches!(says, Says::Shows),
        },
        Says::Concedes => Verb::Concede,
        Says::Automatic(on) => Verb::Automatic(on),
    })
}

fn how(cursor: &mut Cursor<'_>) -> How {
    cursor.one_of(&words::PASSES).unwrap_or(How::Spoken)
}

fn up_to(cursor: &mut Cursor<'_>) -> Parsed<UpTo> {
    cursor.take("the");
    if cursor.take("open state") {
        return Ok(UpTo::OpenState);
    }
    if let Some(step) = cursor.one_of(&words::STEPS) {
        return Ok(UpTo::Step(step));
    }
    let phases = cursor.one_of(&words::PHASES).map(UpTo::Phase);
    let steps = words::STEPS.iter().map(|(_, word)| *word);
    let wanted = words::PHASES.iter().map(|(_, word)| *word).chain(steps);
    phases.ok_or_else(|| cursor.expected(core::iter::once("open state").chain(wanted).collect()))
}

fn phase(cursor: &mut Cursor<'_>) -> Parsed<duel::Phase> {
    cursor.take("the");
    cursor.expect_one_of(&words::PHASES)
}

/// What is declared: a name, or a word of the game.
pub(super) fn name(cursor: &mut Cursor<'_>) -> Parsed<At<String>> {
    if cursor.sees("[") {
        return bracketed(cursor);
    }
    let name = cursor.take_until(super::card::at_end);
    if name.value.is_empty() {
        return Err(cursor.expected(vec!["a card name"]));
    }
    cursor::name(name)
}

fn tributes(cursor: &mut Cursor<'_>) -> Parsed<Option<At<Vec<CardRef>>>> {
    let from = cursor.at();
    if !cursor.take("tributing") {
        return Ok(None);
    }
    let value = cards(cursor)?;
    let span = cursor.since(from);
    Ok(Some(At { value, span }))
}

fn activates(cursor: &mut Cursor<'_>) -> Parsed<Verb> {
    let card = card(cursor)?;
    let mut effect = None;
    let mut picks = Vec::new();
    loop {
        let from = cursor.at();
        if cursor.take("effect") {
            let number = cursor.ordinal(20)?;
            if effect.replace(number).is_some() {
                return Err(twice(cursor.since(from), "effect"));
            }
        } else if !clause(cursor, clauses::ACTIVATION, &mut picks)? {
            break;
        }
    }
    let picks = clauses::sorted(picks);
    Ok(Verb::Activate {
        card,
        effect,
        picks,
    })
}

fn special_summons(cursor: &mut Cursor<'_>, manner: Manner) -> Parsed<Verb> {
    let card = card(cursor)?;
    let mut way = None;
    let mut picks = Vec::new();
    loop {
        let from = cursor.at();
        if cursor.take("by way") {
            let value = cursor.ordinal(20)?;
            let span = cursor.since(from);
            if way.replace(At { value, span }).is_some() {
                return Err(twice(span, "by way"));
            }
        } else if !clause(cursor, clauses::SUMMON, &mut picks)? {
            break;
        }
    }
    let picks = clauses::sorted(picks);
    Ok(Verb::SpecialSummon {
        manner,
        card,
        way,
        picks,
    })
}

fn pendulum_summons(cursor: &mut Cursor<'_>) -> Parsed<Verb> {
    let from = cursor.at();
    let mut found = None;
    if !is_over(cursor) {
        let value = cards(cursor)?;
        let span = cursor.since(from);
        found = Some(At { value, span });
    }
    let from = cursor.at();
    let lies = cursor.one_of(&words::POSITIONS).map(|value| At {
        value,
        span: cursor.since(from),
    });
    let cards = found;
    Ok(Verb::PendulumSummon { cards, lies })
}

/// `attacks X with Y`, `attacks with Y -> X`, `attacks directly with Y`; without the attacker
/// where an attack goes on against another target.
fn attacks(cursor: &mut Cursor<'_>) -> Parsed<Verb> {
    let with_next = |cursor: &Cursor<'_>| cursor.sees("with");
    let arrow_next = |cursor: &Cursor<'_>| cursor.sees("->") || cursor.sees("directly");
    if cursor.take("directly") {
        if !cursor.take("with") {
            return Ok(Verb::AttackAnew(None));
        }
        let (with, target) = (card(cursor)?, None);
        return Ok(Verb::Attack { with, target });
    }
    if cursor.take("with") {
        let with = card_before(cursor, &arrow_next)?;
        let target = if cursor.take("directly") {
            None
        } else if cursor.take("->") {
            Some(card(cursor)?)
        } else {
            return Err(cursor.expected(vec!["->", "directly"]));
        };
        return Ok(Verb::Attack { with, target });
    }
    let target = Some(card_before(cursor, &with_next)?);
    if !cursor.take("with") {
        return Ok(Verb::AttackAnew(target));
    }
    let with = card(cursor)?;
    Ok(Verb::Attack { with, target })
}

/// Nothing more of the action comes: its end, or the words that were spoken.
fn is_over(cursor: &Cursor<'_>) -> bool {
    cursor.is_done()
        || cursor.sees("\"")
        || words::POSITIONS.iter().any(|(_, word)| cursor.sees(word))
}

const fn answer(chosen: Chosen) -> Verb {
    let picks = Vec::new();
    Verb::Choose { chosen, picks }
}

fn chooses(cursor: &mut Cursor<'_>) -> Parsed<Verb> {
    if let Some(chosen) = chosen(cursor)? {
        return Ok(answer(chosen));
    }
    let chosen = Chosen::Cards(cards(cursor)?);
    let picks = clauses(cursor, clauses::CHOICE)?;
    Ok(Verb::Choose { chosen, picks })
}

/// An answer that isn't cards.
fn chosen(cursor: &mut Cursor<'_>) -> Parsed<Option<Chosen>> {
    if let Some(phase) = cursor.one_of(&words::PHASES) {
        return Ok(Some(Chosen::Phase(phase)));
    }
    if cursor.take("mode") {
        return Ok(Some(Chosen::Mode(cursor.ordinal(20)?)));
    }
    // "face-down", "no" and "nothing" may as well begin a card.
    let mut ahead = cursor.clone();
    let found = if ahead.take("nothing") {
        Some(Chosen::Nothing)
    } else if ahead.take("something") {
        Some(Chosen::Something)
    } else if let Some(lies) = ahead.one_of(&words::STANCES) {
        Some(Chosen::Lies(lies))
    } else if let Some(yes) = ahead.one_of(&[(true, "yes"), (false, "no")]) {
        Some(Chosen::Whether(yes))
    } else {
        // What is longer is a passcode.
        let number = ahead.word().value;
        let number = Some(number).filter(|number| number.len() <= MOST_DIGITS);
        number.and_then(|n| n.parse().ok()).map(Chosen::Number)
    };
    let found = found.filter(|_| is_over(&ahead));
    if found.is_some() {
        *cursor = ahead;
    }
    Ok(found)
}
