//! Checks of what is so while a card is face-up: what never settles, or is about nothing, is a
//! mistake.

use super::walk::{Parts, parts};
use crate::data::locate::{Mistake, Step};
use duel::Value;
use rules::vocabulary::{Amount, Condition, Delta, Objects, Places, Pool, Standing};

type OfStanding = fn(&Standing) -> Option<Mistake>;

const OF_STANDING: [OfStanding; 6] = [
    no_change,
    negated_value,
    compared,
    own_number,
    empty_while,
    its_number,
];

/// Why this is no standing effect.
pub(super) fn mistake(standing: &Standing) -> Option<Mistake> {
    OF_STANDING.iter().find_map(|check| check(standing))
}

fn no_change(standing: &Standing) -> Option<Mistake> {
    let Standing::Change {
        by: Delta::Plus(Amount::Fixed(0)) | Delta::Minus(Amount::Fixed(0)),
        ..
    } = standing
    else {
        return None;
    };
    let path = [Step::Field("by"), Step::Item(0)];
    Some(Mistake::at(&path, "it changes nothing"))
}

/// Negating is said with a standing effect of its own.
fn negated_value(standing: &Standing) -> Option<Mistake> {
    let (Standing::Change { what, .. } | Standing::Is { what, .. }) = standing else {
        return None;
    };
    (*what == Value::Negated).then(|| {
        let message = "an effect isn't negated by a number";
        Mistake::at(&[Step::Field("what")], message).hint("write `Negates(…)`")
    })
}

/// Which card is the lowest or the highest would change with what is so of it.
fn compared(standing: &Standing) -> Option<Mistake> {
    let (field, pool) = match standing {
        Standing::Change { of, .. } | Standing::Is { of, .. } | Standing::Has { of, .. } => {
            (Step::Field("of"), of)
        }
        Standing::Negates(of) => (Step::Item(0), of),
        _ => return None,
    };
    let given = pool.lowest.is_some() || pool.highest.is_some();
    given.then(|| {
        let message = "what is so can't be so of the lowest or the highest: it never settles";
        Mistake::at(&[field], message)
    })
}

/// A value that depends on itself never settles.
fn own_number(standing: &Standing) -> Option<Mistake> {
    let (what, of, path, read) = match standing {
        Standing::Change { what, of, by } => (*what, of, "by", reads(&parts(by), *what)),
        Standing::Is { what, of, to } => (*what, of, "to", reads(&parts(to), *what)),
        Standing::While(condition, inner) => return while_it_changes(condition, inner),
        _ => return None,
    };
    let own = read.iter().any(|pool| overlap(pool, of));
    own.then(|| {
        let message = format!("it reads the {what:?} that it changes, so it never settles");
        Mistake::at(&[Step::Field(path)], message).hint("write `Printed(…)` instead of `Sum(…)`")
    })
}

/// A condition on a value that what it switches on changes.
fn while_it_changes(condition: &Condition, inner: &[Standing]) -> Option<Mistake> {
    let asked = parts(condition);
    let switches = inner.iter().any(|standing| match standing {
        Standing::Change { what, of, .. } | Standing::Is { what, of, .. } => {
            reads(&asked, *what).iter().any(|pool| overlap(pool, of))
        }
        _ => false,
    });
    switches.then(|| {
        let message = "it depends on a value that it changes itself, so it never settles";
        Mistake::at(&[Step::Item(0)], message)
    })
}

/// The pools whose value a number reads as it is now.
fn reads<'a>(parts: &Parts<'a>, value: Value) -> Vec<&'a Pool> {
    let sums = parts.amounts.iter().filter_map(|at| match at.part {
        Amount::Sum(read, objects) if *read == value => match &**objects {
            Objects::Each(pool) => Some(pool),
            _ => None,
        },
        _ => None,
    });
    sums.collect()
}

/// True when a card can surely be in both pools: in one place, and asked for by the same filter or
/// by none.
fn overlap(read: &Pool, changed: &Pool) -> bool {
    let same_place = |place: &Places| changed.places.contains(place);
    read.places.iter().any(same_place)
        && (read.filter == changed.filter || read.filter == Default::default())
}

/// "Its" number belongs to what an instruction changes.
fn its_number(standing: &Standing) -> Option<Mistake> {
    let parts = parts(standing);
    let its = |amount: &Amount| matches!(amount, Amount::Its(_) | Amount::ItsOriginal(_));
    let at = parts.amounts.iter().find(|at| its(at.part))?;
    let message = "no instruction changes a card here whose value this could be";
    Some(at.mistake(message).hint("write `Sum(…)` or `Printed(…)`"))
}

fn empty_while(standing: &Standing) -> Option<Mistake> {
    match standing {
        Standing::While(_, inner) if inner.is_empty() => {
            let message = "nothing is so while this is so";
            Some(Mistake::at(&[Step::Item(1)], message))
        }
        _ => None,
    }
}
