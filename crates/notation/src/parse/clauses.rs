//! What is chosen together with an action: the clauses behind its card.

use super::MOST_LP;
use super::action::name;
use super::card::cards;
use super::cursor::{Cursor, Parsed};
use super::words::{self, word};
use crate::error::{Mistake, NotationError};
use crate::script::{At, Pick, Span};

/// The kinds of clauses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Choosing,
    Declaring,
    Using,
    Cost,
    Paying,
    Targeting,
    Lies,
    As,
}

/// The clauses an activation takes.
pub(super) const ACTIVATION: &[Kind] = &[
    Kind::As,
    Kind::Choosing,
    Kind::Declaring,
    Kind::Cost,
    Kind::Paying,
    Kind::Targeting,
];
/// The clauses a Special Summon of a monster's own takes.
pub(super) const SUMMON: &[Kind] = &[Kind::Using, Kind::Cost, Kind::Lies];
/// The clauses a choice of cards takes.
pub(super) const CHOICE: &[Kind] = &[Kind::Using, Kind::Lies];

/// What is chosen, in the order in which the duel asks; each thing once.
pub(super) fn sorted(mut picks: Vec<At<Pick>>) -> Vec<At<Pick>> {
    picks.sort_by_key(|pick| rank(&pick.value));
    picks
}

/// Takes the next clause, if it is one of these kinds.
pub(super) fn clause(
    cursor: &mut Cursor<'_>,
    kinds: &[Kind],
    picks: &mut Vec<At<Pick>>,
) -> Parsed<bool> {
    let from = cursor.at();
    let Some(kind) = ahead(cursor).filter(|kind| kinds.contains(kind)) else {
        return Ok(false);
    };
    let value = pick(cursor, kind)?;
    let span = cursor.since(from);
    if picks.iter().any(|before| same(&before.value, &value)) {
        return Err(twice(span, value.word()));
    }
    picks.push(At { value, span });
    Ok(true)
}

/// All clauses of these kinds that follow.
pub(super) fn clauses(cursor: &mut Cursor<'_>, kinds: &[Kind]) -> Parsed<Vec<At<Pick>>> {
    let mut picks = Vec::new();
    while clause(cursor, kinds, &mut picks)? {}
    Ok(sorted(picks))
}

pub(super) const fn twice(at: Span, what: &'static str) -> NotationError {
    NotationError::new(at, Mistake::Twice { what })
}

fn ahead(cursor: &Cursor<'_>) -> Option<Kind> {
    let any = |table: &[&str]| table.iter().any(|word| cursor.sees(word));
    if any(&["choosing"]) {
        Some(Kind::Choosing)
    } else if any(&["declaring"]) {
        Some(Kind::Declaring)
    } else if any(&["using"]) {
        Some(Kind::Using)
    } else if any(&["targeting"]) {
        Some(Kind::Targeting)
    } else if any(&["paying"]) {
        Some(Kind::Paying)
    } else if words::AS.iter().any(|(_, word)| cursor.sees(word)) {
        Some(Kind::As)
    } else if words::PAID.iter().any(|(_, word)| cursor.sees(word)) {
        Some(Kind::Cost)
    } else if words::POSITIONS.iter().any(|(_, word)| cursor.sees(word)) {
        Some(Kind::Lies)
    } else {
        None
    }
}

fn pick(cursor: &mut Cursor<'_>, kind: Kind) -> Parsed<Pick> {
    Ok(match kind {
        Kind::Choosing => {
            cursor.expect("choosing")?;
            if cursor.take("mode") {
                Pick::Mode(cursor.ordinal(20)?)
            } else if cursor.peek().parse::<u32>().is_ok() {
                Pick::Number(cursor.number(0, MOST)?)
            } else {
                return Err(cursor.expected(vec!["mode", "a number"]));
            }
        }
        Kind::Declaring => {
            cursor.expect("declaring")?;
            Pick::Declared(name(cursor)?)
        }
        Kind::Using => {
            cursor.expect("using")?;
            Pick::Material(cards(cursor)?)
        }
        Kind::Cost => {
            let paid = cursor.expect_one_of(&words::PAID)?;
            Pick::Cost(paid, cards(cursor)?)
        }
        Kind::Paying => {
            cursor.expect("paying")?;
            let amount = cursor.number(1, MOST_LP)?;
            cursor.expect("LP")?;
            Pick::Paid(amount)
        }
        Kind::As => Pick::As(cursor.expect_one_of(&words::AS)?),
        Kind::Targeting => {
            cursor.expect("targeting")?;
            Pick::Target(cards(cursor)?)
        }
        Kind::Lies => Pick::Lies(cursor.expect_one_of(&words::POSITIONS)?),
    })
}

/// The largest number that is chosen or declared, and how long it is.
const MOST: u32 = 99_999;
pub(crate) const MOST_DIGITS: usize = 5;

/// The order in which the duel asks.
const fn rank(pick: &Pick) -> u8 {
    match pick {
        Pick::As(_) => 0,
        Pick::Mode(_) => 0,
        Pick::Number(_) => 1,
        Pick::Declared(_) => 2,
        Pick::Material(_) => 3,
        Pick::Cost(..) | Pick::Paid(_) => 4,
        Pick::Target(_) => 5,
        Pick::Lies(_) => 6,
    }
}

/// Two costs that are paid in different ways may stand beside each other.
fn same(a: &Pick, b: &Pick) -> bool {
    match (a, b) {
        (Pick::Cost(a, _), Pick::Cost(b, _)) => a == b,
        (Pick::Cost(..), Pick::Paid(_)) | (Pick::Paid(_), Pick::Cost(..)) => false,
        (Pick::As(_), Pick::Mode(_)) | (Pick::Mode(_), Pick::As(_)) => false,
        (a, b) => rank(a) == rank(b),
    }
}

impl Pick {
    /// The word it begins with.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Mode(_) => "choosing mode",
            Self::Number(_) => "choosing",
            Self::Declared(_) => "declaring",
            Self::Material(_) => "using",
            Self::Cost(paid, _) => word(&words::PAID, paid),
            Self::Paid(_) => "paying",
            Self::As(how) => word(&words::AS, how),
            Self::Target(_) => "targeting",
            Self::Lies(lies) => word(&words::POSITIONS, lies),
        }
    }
}
