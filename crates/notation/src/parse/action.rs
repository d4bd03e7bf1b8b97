//! Actions: who does what, with what, and the words that were spoken.

use super::card::{card, cards};
use super::cursor::{self, Cursor, MOST_OF_TEXT, Parsed, not_longer};
use super::set_up::bracketed;
use super::words;
use crate::error::{Mistake, NotationError};
use crate::script::{At, CardRef, Chosen, Deed, Line, Pick, Span, Verb};
use duel::How;

#[derive(Clone, Copy)]
enum Says {
    Activates,
    Passes,
    Asks,
    Holds,
    Summons,
    Sets,
    FlipSummons,
    Changes,
    MovesOn,
    MovesTo,
    EndsTurn,
    AgreesUntil,
    Chooses,
    Declares,
    Shows,
    Has,
    Concedes,
}

const VERBS: [(Says, &str); 17] = [
    (Says::Activates, "activates"),
    (Says::Passes, "passes"),
    (Says::Asks, "asks"),
    (Says::Holds, "holds"),
    (Says::Summons, "summons"),
    (Says::Sets, "sets"),
    (Says::FlipSummons, "flip summons"),
    (Says::Changes, "changes the position of"),
    (Says::MovesOn, "moves on"),
    (Says::MovesTo, "moves to"),
    (Says::EndsTurn, "ends the turn"),
    (Says::AgreesUntil, "agrees until"),
    (Says::Chooses, "chooses"),
    (Says::Declares, "declares"),
    (Says::Shows, "shows"),
    (Says::Has, "has"),
    (Says::Concedes, "concedes"),
];

/// True when an action begins here.
pub(super) fn begins(cursor: &Cursor<'_>) -> bool {
    let mut ahead = cursor.clone();
    ahead.one_of(&words::SEATS).is_some() || cursor.sees("both") || cursor.sees("chance")
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
        return Ok(Deed::BothPass(how(cursor)));
    }
    if cursor.take("chance") {
        cursor.expect("picks")?;
        return Ok(Deed::Chance(cards(cursor)?));
    }
    let Some(by) = cursor.one_of(&words::SEATS) else {
        return Err(cursor.expected(vec!["A", "B", "both pass", "chance picks"]));
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
        Says::Sets => Verb::Set {
            card: card(cursor)?,
            in_defense: cursor
                .one_of(&[((), "in defense"), ((), "in defence")])
                .is_some(),
            tributes: tributes(cursor)?,
        },
        Says::FlipSummons => Verb::FlipSummon(card(cursor)?),
        Says::Changes => Verb::ChangePosition(card(cursor)?),
        Says::MovesOn => Verb::MoveOn(None),
        Says::MovesTo => Verb::MoveOn(Some(phase(cursor)?)),
        Says::EndsTurn => Verb::EndTurn,
        Says::AgreesUntil => Verb::AgreeUntil(phase(cursor)?),
        Says::Chooses => Verb::Choose(chosen(cursor)?),
        Says::Declares => Verb::Declare(name(cursor)?),
        Says::Shows => Verb::Show {
            card: card(cursor)?,
            open: true,
        },
        Says::Has => Verb::Show {
            card: card(cursor)?,
            open: false,
        },
        Says::Concedes => Verb::Concede,
    })
}

fn how(cursor: &mut Cursor<'_>) -> How {
    cursor.one_of(&words::PASSES).unwrap_or(How::Spoken)
}

fn phase(cursor: &mut Cursor<'_>) -> Parsed<duel::Phase> {
    cursor.take("the");
    cursor.expect_one_of(&words::PHASES)
}

fn name(cursor: &mut Cursor<'_>) -> Parsed<At<String>> {
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
    let mut picks: Vec<At<Pick>> = Vec::new();
    loop {
        let from = cursor.at();
        if cursor.take("effect") {
            let number = cursor.ordinal(20)?;
            if effect.replace(number).is_some() {
                return Err(twice(cursor.since(from), "effect"));
            }
            continue;
        }
        let Some(pick) = pick(cursor)? else { break };
        if picks.iter().any(|p| rank(&p.value) == rank(&pick.value)) {
            return Err(twice(pick.span, pick.value.word()));
        }
        picks.push(pick);
    }
    picks.sort_by_key(|pick| rank(&pick.value));
    Ok(Verb::Activate {
        card,
        effect,
        picks,
    })
}

const fn twice(at: Span, what: &'static str) -> NotationError {
    NotationError::new(at, Mistake::Twice { what })
}

/// The order in which the duel asks.
const fn rank(pick: &Pick) -> u8 {
    match pick {
        Pick::Mode(_) => 0,
        Pick::Name(_) => 1,
        Pick::Cost(_) => 2,
        Pick::Target(_) => 3,
    }
}

impl Pick {
    /// The word it begins with.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Mode(_) => "choosing mode",
            Self::Name(_) => "declaring",
            Self::Cost(_) => "tributing",
            Self::Target(_) => "targeting",
        }
    }
}

fn pick(cursor: &mut Cursor<'_>) -> Parsed<Option<At<Pick>>> {
    let from = cursor.at();
    let value = if cursor.take("choosing") {
        cursor.expect("mode")?;
        Pick::Mode(cursor.ordinal(20)?)
    } else if cursor.take("declaring") {
        Pick::Name(name(cursor)?)
    } else if cursor.take("tributing") || cursor.take("discarding") {
        Pick::Cost(cards(cursor)?)
    } else if cursor.take("targeting") {
        Pick::Target(cards(cursor)?)
    } else {
        return Ok(None);
    };
    let span = cursor.since(from);
    Ok(Some(At { value, span }))
}

fn chosen(cursor: &mut Cursor<'_>) -> Parsed<Chosen> {
    if let Some(phase) = cursor.one_of(&words::PHASES) {
        return Ok(Chosen::Phase(phase));
    }
    if cursor.take("nothing") {
        return Ok(Chosen::Nothing);
    }
    if cursor.take("something") {
        return Ok(Chosen::Something);
    }
    if cursor.take("mode") {
        return Ok(Chosen::Mode(cursor.ordinal(20)?));
    }
    Ok(Chosen::Cards(cards(cursor)?))
}
