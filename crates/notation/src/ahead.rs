//! Looking ahead: what the engine would make of something said, without saying it.

use duel::{Action, Position, Seat};
use rules::{Catalogue, Next, Rule, Said};

/// How many events may come before what is said, at most.
const LIMIT: usize = 400;

/// What the engine would say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Verdict {
    /// It is legal, perhaps after windows that are jumped over.
    Legal,
    /// It would be recorded, as an irregularity.
    Irregular,
    /// It would be refused.
    Refused,
    /// It would be refused because nothing of the kind is done in this window.
    Untimely,
    /// It would be refused because nothing of the kind can be done with the card where it is.
    Misplaced,
}

/// What the engine would make of this.
pub(crate) fn verdict(position: &Position, catalogue: &Catalogue, said: &Said) -> Verdict {
    arrival(position, catalogue, said).0
}

/// The position in which this would be legal, after the windows that are jumped over.
pub(crate) fn place(position: &Position, catalogue: &Catalogue, said: &Said) -> Option<Position> {
    let (verdict, at) = arrival(position, catalogue, said);
    (verdict == Verdict::Legal).then_some(at)
}

/// What the engine would make of this, and where it would hear it.
fn arrival(position: &Position, catalogue: &Catalogue, said: &Said) -> (Verdict, Position) {
    let mut at = position.clone();
    for _ in 0..LIMIT {
        if rules::offers(&at, catalogue, said.by).contains(said) {
            return (Verdict::Legal, at);
        }
        match rules::answer(&at, catalogue, said) {
            Err(refusal) => return (refused(refusal.rule), at),
            Ok(event) if rules::makes_way(&event, said) => {
                if at.apply(&event).is_err() || !settle(&mut at, catalogue) {
                    return (Verdict::Refused, at);
                }
            }
            Ok(_) => return (Verdict::Irregular, at),
        }
    }
    (Verdict::Refused, at)
}

/// Of two things that are refused, the one that could be done another time is meant.
const fn refused(rule: Rule) -> Verdict {
    match rule {
        Rule::From | Rule::NoSuchEffect | Rule::Physics => Verdict::Misplaced,
        Rule::FastEffect => Verdict::Untimely,
        _ => Verdict::Refused,
    }
}

/// The position in which a seat's action outside a chain would be heard: the present one, or, where
/// windows would be jumped over on the way to it, the one behind them.
pub(crate) fn open_state(position: &Position, catalogue: &Catalogue, by: Seat) -> Position {
    let action = Action::MoveOn { to: None };
    let said = &Said { by, action };
    let mut at = position.clone();
    for _ in 0..LIMIT {
        match rules::answer(&at, catalogue, said) {
            Ok(event) if rules::makes_way(&event, said) => {
                let before = at.clone();
                if at.apply(&event).is_err() || !settle(&mut at, catalogue) {
                    return before;
                }
            }
            _ => return at,
        }
    }
    at
}

/// Applies what follows by itself.
fn settle(at: &mut Position, catalogue: &Catalogue) -> bool {
    for _ in 0..LIMIT {
        match rules::next(at, catalogue) {
            Next::Event(event) => {
                if at.apply(&event).is_err() {
                    return false;
                }
            }
            _ => return true,
        }
    }
    false
}
