//! Checks of one effect: its kind, its cost, and each of its modes.

use super::{filter, mode};
use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{
    Act, Amount, Answers, CardDef, CardKind, Condition, Effect, EffectKind, Filter, Gate,
    Instruction, Mode, Objects, Occasion, Pool, Spell, Subject,
};

/// Every mistake of an effect.
pub(super) fn mistakes(card: &CardDef, effect: &Effect) -> Vec<Mistake> {
    let mut mistakes: Vec<Mistake> = [unsuited(card, effect), no_modes(effect), bad_cost(effect)]
        .into_iter()
        .flatten()
        .collect();
    if let EffectKind::Trigger { event, .. } = &effect.kind {
        mistakes.extend(impossible(card, event).map(|m| m.under(&[Step::Field("kind")])));
    }
    for (number, mode) in effect.modes.iter().enumerate() {
        let path = [Step::Field("modes"), Step::Item(number)];
        let found = mode::mistakes(card, effect, mode);
        mistakes.extend(found.into_iter().map(|mistake| mistake.under(&path)));
    }
    mistakes.extend(filters(effect).into_iter().filter_map(filter::mistake));
    mistakes
}

/// The spell speed of an effect on this card.
pub(super) fn is_slow(card: &CardDef, effect: &Effect) -> bool {
    match (&effect.kind, &card.kind) {
        (EffectKind::Ignition | EffectKind::Trigger { .. }, _) => true,
        (EffectKind::CardActivation, CardKind::Spell(spell)) => *spell != Spell::QuickPlay,
        _ => false,
    }
}

fn unsuited(card: &CardDef, effect: &Effect) -> Option<Mistake> {
    let monster = card.monster().is_some();
    let message = match effect.kind {
        EffectKind::CardActivation if monster => "a monster isn't activated as a card",
        EffectKind::Ignition | EffectKind::Quick if !monster => {
            "ignition and quick effects belong to monsters"
        }
        _ => return None,
    };
    Some(Mistake::at(&[Step::Field("kind")], message))
}

fn no_modes(effect: &Effect) -> Option<Mistake> {
    effect.modes.is_empty().then(|| {
        Mistake::at(
            &[Step::Field("modes")],
            "the effect has no mode, so it can't be used",
        )
    })
}

/// A cost is paid while the link is built: nothing is negated, targeted or searched for then.
fn bad_cost(effect: &Effect) -> Option<Mistake> {
    if let Some(mistake) = mode::gated_first(&effect.cost) {
        return Some(mistake.under(&[Step::Field("cost")]));
    }
    let payable = |act: &Act| match act {
        Act::PayLp(_) => true,
        Act::Tribute(objects) | Act::Discard(objects) | Act::ReturnToHand(objects) => {
            !matches!(objects, Objects::Targets | Objects::Negated)
        }
        Act::DiscardAtRandom { .. } => true,
        _ => false,
    };
    let at = effect.cost.iter().position(|paid| !payable(&paid.act))?;
    let path = [Step::Field("cost"), Step::Item(at)];
    Some(Mistake::at(
        &path,
        "this is no cost: it belongs under `resolve`",
    ))
}

/// Why what an effect waits for can't happen.
pub(super) fn impossible(card: &CardDef, occasion: &Occasion) -> Option<Mistake> {
    let (what, summon) = match occasion {
        Occasion::Summoned { what, .. } => (what, true),
        Occasion::SentFromFieldToGraveyard(what) => (what, false),
    };
    let message = match what {
        Subject::This if summon && card.monster().is_none() => {
            "this card is never summoned, so it can't wait for that"
        }
        Subject::Any(filter) if summon && filter::no_monster(filter) => {
            "only monsters are summoned, so this never happens"
        }
        _ => return None,
    };
    Some(Mistake::at(&[], message))
}

/// Every filter anywhere in an effect.
pub(super) fn filters(effect: &Effect) -> Vec<&Filter> {
    let event = match &effect.kind {
        EffectKind::Trigger { event, .. } => subject(event),
        _ => None,
    };
    let cost = effect.cost.iter().flat_map(in_instruction);
    let modes = effect.modes.iter().flat_map(in_mode);
    event.into_iter().chain(cost).chain(modes).collect()
}

/// Every filter anywhere in a mode.
pub(super) fn in_mode(mode: &Mode) -> Vec<&Filter> {
    let answered = match &mode.answers {
        Some(Answers::Happening(occasion)) => subject(occasion),
        _ => None,
    };
    let added = mode.resolve.iter().filter_map(|done| match &done.act {
        Act::AddFromDeck { filter, .. } => Some(filter),
        _ => None,
    });
    let pools = pools(mode).into_iter().map(|pool| &pool.filter);
    answered.into_iter().chain(added).chain(pools).collect()
}

/// Every pool anywhere in a mode.
pub(super) fn pools(mode: &Mode) -> Vec<&Pool> {
    let required = mode.requires.iter().map(condition);
    let targeted = mode.targets.iter().map(|targets| &targets.pool);
    let done = mode.resolve.iter().flat_map(pools_of);
    required.chain(targeted).chain(done).collect()
}

/// The cards an act is about, where it names them.
pub(super) fn objects(act: &Act) -> Option<&Objects> {
    match act {
        Act::Tribute(objects)
        | Act::Destroy(objects)
        | Act::ReturnToHand(objects)
        | Act::Discard(objects) => Some(objects),
        _ => None,
    }
}

fn subject(occasion: &Occasion) -> Option<&Filter> {
    match occasion {
        Occasion::Summoned { what, .. } | Occasion::SentFromFieldToGraveyard(what) => match what {
            Subject::This => None,
            Subject::Any(filter) => Some(filter),
        },
    }
}

fn in_instruction(done: &Instruction) -> Vec<&Filter> {
    pools_of(done)
        .into_iter()
        .map(|pool| &pool.filter)
        .collect()
}

fn pools_of(done: &Instruction) -> Vec<&Pool> {
    let counted = |amount| match amount {
        &Amount::Fixed(_) => None,
        Amount::Count(pool) => Some(pool),
    };
    let mut pools: Vec<&Pool> = match objects(&done.act) {
        Some(Objects::Each(pool)) => vec![pool],
        Some(Objects::Picked { pool, least, most }) => [Some(pool), counted(least), counted(most)]
            .into_iter()
            .flatten()
            .collect(),
        _ => Vec::new(),
    };
    if let Act::Damage { amount, .. } = &done.act {
        pools.extend(counted(amount));
    }
    if let Gate::If(held) = &done.when {
        pools.push(condition(held));
    }
    pools
}

fn condition(condition: &Condition) -> &Pool {
    match condition {
        Condition::Exists(pool) | Condition::None(pool) => pool,
    }
}
