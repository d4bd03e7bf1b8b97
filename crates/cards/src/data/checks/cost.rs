//! Checks of a cost: it is paid while the link is built, so nothing is targeted, negated, searched
//! for or left to chance then.

use super::walk::{Parts, parts};
use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{Act, Amount, Gate, Instruction, Objects, Side};

/// Why a cost can't be paid; the way begins at the list.
pub(super) fn mistakes(cost: &[Instruction]) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (number, paid) in cost.iter().enumerate() {
        let found = no_cost(paid).or_else(|| gated(paid));
        mistakes.extend(found.map(|mistake| mistake.under(&[Step::Item(number)])));
    }
    mistakes.extend(unknown_yet(&parts(cost)));
    mistakes
}

/// What is no cost at all.
fn no_cost(paid: &Instruction) -> Option<Mistake> {
    let payable = matches!(
        paid.act,
        Act::PayLp(_)
            | Act::Tribute(_)
            | Act::SendToGraveyard(_)
            | Act::Banish(_)
            | Act::BanishFaceDown(_)
            | Act::ReturnToHand(_)
            | Act::ReturnToDeck(..)
            | Act::Discard(_)
            | Act::DiscardAtRandom { .. }
            | Act::Reveal(_)
            | Act::Detach(_)
            | Act::TakeCounters { .. }
            | Act::PutCounters { .. }
            | Act::ChangePosition { .. }
            | Act::Change { .. }
            | Act::Become { .. }
            | Act::GainLp { .. }
            | Act::Shuffle(_)
            | Act::Remember(_)
            | Act::Linger { .. }
            | Act::LingerOn { .. }
    );
    let path = [Step::Field("act")];
    if !payable {
        return Some(Mistake::at(
            &path,
            "this is no cost: it belongs under `resolve`",
        ));
    }
    theirs(&paid.act).then(|| {
        let message = "the user discards from the own hand";
        Mistake::at(&path, message).hint("write `side: Own`")
    })
}

/// The user discards from the own hand.
fn theirs(act: &Act) -> bool {
    let Act::Discard(
        Objects::Each(pool) | Objects::Picked { pool, .. } | Objects::Random { pool, .. },
    ) = act
    else {
        return false;
    };
    pool.side == Side::Opponent
}

/// A cost is paid whole, or the effect isn't activated.
fn gated(paid: &Instruction) -> Option<Mistake> {
    let field = match (&paid.when, paid.may) {
        (Gate::IfDone | Gate::Then | Gate::IfNotDone, _) => "when",
        (_, true) => "may",
        _ => return None,
    };
    let message = "a cost is paid whole, or the effect isn't activated";
    Some(Mistake::at(&[Step::Field(field)], message))
}

/// What isn't known while the cost is paid.
fn unknown_yet(parts: &Parts<'_>) -> Vec<Mistake> {
    let objects = parts.objects.iter().filter_map(|at| match at.part {
        Objects::Targets => Some(at.mistake("the targets are chosen after the cost is paid")),
        Objects::Negated => Some(at.mistake("nothing is negated while the cost is paid")),
        _ => None,
    });
    let amounts = parts.amounts.iter().filter_map(|at| match at.part {
        Amount::LinkNumber => {
            Some(at.mistake("the link isn't on the chain while its cost is paid"))
        }
        _ => None,
    });
    objects.chain(amounts).collect()
}
