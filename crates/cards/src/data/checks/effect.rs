//! Checks of one effect: its kind, where it is used, its cost, and each of its modes.

use super::walk::parts;
use super::{act, cost, filter, given, mode, occasion, standing};
use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{
    Amount, CardDef, CardKind, Condition, Effect, EffectKind, Materials, Occasion, Spell, Subject,
    Trap,
};

/// An effect, and what it is an effect of.
pub(super) struct Seen<'a> {
    /// The card.
    pub(super) card: &'a CardDef,
    /// The effects of the text it is one of.
    pub(super) effects: &'a [Effect],
    /// The effect.
    pub(super) effect: &'a Effect,
}

type OfEffect = fn(&Seen<'_>) -> Option<Mistake>;

const OF_EFFECT: [OfEffect; 9] = [
    unsuited,
    no_modes,
    modes_in_vain,
    cost_in_vain,
    gone_by_then,
    from_hand,
    slow_damage_step,
    stands_on_nothing,
    used_by_itself,
];

impl Seen<'_> {
    /// Every mistake of the effect.
    pub(super) fn mistakes(&self) -> Vec<Mistake> {
        let mut mistakes: Vec<Mistake> = OF_EFFECT.iter().filter_map(|check| check(self)).collect();
        let paid = cost::mistakes(&self.effect.cost).into_iter();
        let listed = given::in_list(&self.effect.cost).into_iter();
        mistakes.extend(paid.chain(listed).map(|m| m.under(&[Step::Field("cost")])));
        for (number, mode) in self.effect.modes.iter().enumerate() {
            let path = [Step::Field("modes"), Step::Item(number)];
            let found = mode::mistakes(self, mode).into_iter();
            mistakes.extend(found.map(|mistake| mistake.under(&path)));
        }
        mistakes.extend(self.of_parts());
        mistakes
    }

    /// True for an effect of spell speed 1.
    pub(super) const fn is_slow(&self) -> bool {
        match (&self.effect.kind, &self.card.kind) {
            (EffectKind::Ignition | EffectKind::Trigger { .. }, _) => true,
            (EffectKind::CardActivation, CardKind::Spell(spell)) => {
                !matches!(spell, Spell::QuickPlay)
            }
            (EffectKind::CardActivation, CardKind::Monster(_)) => true,
            _ => false,
        }
    }

    /// The mistakes that a part shows wherever it stands.
    fn of_parts(&self) -> Vec<Mistake> {
        let parts = parts(self.effect);
        let mut mistakes = shared(&parts);
        for at in &parts.done {
            let path: Vec<Step> = [at.path.as_slice(), &[Step::Field("act")]].concat();
            let found = act::of_act(self.card, &at.part.act);
            mistakes.extend(found.map(|mistake| mistake.under(&path)));
        }
        for at in &parts.occasions {
            let found = occasion::mistake(self.card, self.effects, at.part);
            mistakes.extend(found.map(|mistake| mistake.under(&at.path)));
        }
        mistakes
    }
}

/// The mistakes of parts that stand in effects, ways of summoning and materials alike.
pub(super) fn shared(parts: &super::walk::Parts<'_>) -> Vec<Mistake> {
    let filters = parts.filters.iter();
    let filters = filters.filter_map(|at| Some(filter::of_filter(at.part)?.under(&at.path)));
    let pools = parts.pools.iter();
    let pools = pools.filter_map(|at| Some(filter::of_pool(at.part)?.under(&at.path)));
    let objects = parts.objects.iter();
    let objects = objects.filter_map(|at| Some(act::of_objects(at.part)?.under(&at.path)));
    let amounts = parts.amounts.iter();
    let amounts = amounts.filter_map(|at| Some(act::of_amount(at.part)?.under(&at.path)));
    let conditions = parts.conditions.iter();
    let conditions = conditions.filter_map(|at| Some(condition(at.part)?.under(&at.path)));
    let standing = parts.standing.iter();
    let standing = standing.filter_map(|at| Some(standing::mistake(at.part)?.under(&at.path)));
    filters
        .chain(pools)
        .chain(objects)
        .chain(amounts)
        .chain(conditions)
        .chain(standing)
        .collect()
}

/// Conditions that never hold, or always do.
fn condition(condition: &Condition) -> Option<Mistake> {
    let (path, message) = match condition {
        Condition::Count { least, most, .. } if least > most => (
            vec![Step::Field("least")],
            "the least number is over the most",
        ),
        Condition::Rolled(least, most) if least > most => {
            (vec![Step::Item(0)], "the least number is over the most")
        }
        Condition::Phase(phases) if phases.is_empty() => {
            (vec![Step::Item(0)], "it is never one of no phases")
        }
        Condition::SummonedBy(methods) if methods.is_empty() => {
            (vec![Step::Item(0)], "it is summoned in none of no ways")
        }
        Condition::Any(inner) if inner.is_empty() => {
            (vec![Step::Item(0)], "none of no conditions holds")
        }
        Condition::More(Amount::Fixed(one), Amount::Fixed(other)) => {
            let message = match one > other {
                true => "it always holds",
                false => "it never holds",
            };
            (Vec::new(), message)
        }
        _ => return None,
    };
    Some(Mistake::at(&path, message))
}

/// The mistakes of materials.
pub(super) fn of_materials(materials: &Materials) -> Vec<Mistake> {
    shared(&parts(materials))
}

fn at(field: &'static str, message: &str) -> Option<Mistake> {
    Some(Mistake::at(&[Step::Field(field)], message))
}

/// A kind of effect that this kind of card doesn't have.
fn unsuited(seen: &Seen<'_>) -> Option<Mistake> {
    let pendulum = |card: &CardDef| card.monster().is_some_and(|m| m.scale.is_some());
    let (message, hint) = match (&seen.effect.kind, &seen.card.kind) {
        (EffectKind::CardActivation, CardKind::Monster(_)) if !pendulum(seen.card) => (
            "a monster isn't activated as a card",
            "write `Ignition`, `Quick` or `Trigger(…)`",
        ),
        (EffectKind::Ignition, CardKind::Trap(_)) => (
            "a trap has no ignition effects",
            "write `Quick`, and under `requires` when",
        ),
        (EffectKind::Quick | EffectKind::MandatoryQuick, CardKind::Spell(_))
            if !mode::stays(&seen.card.kind) || !seen.effect.from.is_empty() =>
        {
            (
                "a spell has no quick effects off the field",
                "write `Ignition`",
            )
        }
        (EffectKind::Continuous(_), kind) if !mode::stays(kind) => (
            "nothing is so while this card is face-up: it doesn't stay on the field",
            "write `Linger(…)` under `resolve`",
        ),
        _ => return None,
    };
    at("kind", message).map(|mistake| mistake.hint(hint))
}

const fn is_continuous(seen: &Seen<'_>) -> bool {
    matches!(seen.effect.kind, EffectKind::Continuous(_))
}

fn no_modes(seen: &Seen<'_>) -> Option<Mistake> {
    if is_continuous(seen) || !seen.effect.modes.is_empty() {
        return None;
    }
    at("modes", "the effect has no mode, so it can't be used")
}

fn modes_in_vain(seen: &Seen<'_>) -> Option<Mistake> {
    if !is_continuous(seen) || seen.effect.modes.is_empty() {
        return None;
    }
    at(
        "modes",
        "a continuous effect isn't activated, so it has no modes",
    )
}

fn cost_in_vain(seen: &Seen<'_>) -> Option<Mistake> {
    if !is_continuous(seen) || seen.effect.cost.is_empty() {
        return None;
    }
    at(
        "cost",
        "a continuous effect isn't activated, so it has no cost",
    )
}

/// An effect used from the field, on a card that doesn't stay there.
fn gone_by_then(seen: &Seen<'_>) -> Option<Mistake> {
    let used_there = match &seen.effect.kind {
        EffectKind::Ignition | EffectKind::Quick | EffectKind::MandatoryQuick => true,
        EffectKind::Trigger { event, .. } => !moves_this(event),
        EffectKind::CardActivation | EffectKind::Continuous(_) => false,
    };
    if !used_there || !seen.effect.from.is_empty() || mode::stays(&seen.card.kind) {
        return None;
    }
    let message = "this card doesn't stay on the field, and the effect is used from there";
    at("kind", message).map(|mistake| mistake.hint("write `from: [Graveyard]`"))
}

fn moves_this(event: &Occasion) -> bool {
    matches!(
        event,
        Occasion::Moved {
            what: Subject::This,
            ..
        }
    )
}

fn from_hand(seen: &Seen<'_>) -> Option<Mistake> {
    seen.effect.from_hand_if.as_ref()?;
    let activation = seen.effect.kind == EffectKind::CardActivation;
    if activation && matches!(seen.card.kind, CardKind::Trap(_)) {
        return None;
    }
    let message = "only the activation of a trap has this";
    at("from_hand_if", message).map(|mistake| mistake.hint("write `from: [Hand]`"))
}

fn slow_damage_step(seen: &Seen<'_>) -> Option<Mistake> {
    let ignition = seen.effect.kind == EffectKind::Ignition;
    if !ignition || seen.effect.damage_step.is_empty() {
        return None;
    }
    at(
        "damage_step",
        "an ignition effect is never used in the damage step",
    )
}

fn stands_on_nothing(seen: &Seen<'_>) -> Option<Mistake> {
    match &seen.effect.kind {
        EffectKind::Continuous(standing) if standing.is_empty() => {
            at("kind", "nothing is so while this card is face-up")
        }
        _ => None,
    }
}

/// A Counter Trap answers something.
fn used_by_itself(seen: &Seen<'_>) -> Option<Mistake> {
    let counter = seen.card.kind == CardKind::Trap(Trap::Counter);
    if !counter || seen.effect.kind != EffectKind::CardActivation {
        return None;
    }
    let number = seen.effect.modes.iter().position(|m| m.answers.is_none())?;
    let path = [Step::Field("modes"), Step::Item(number)];
    let mistake = Mistake::at(
        &path,
        "a Counter Trap answers something, and this mode doesn't",
    );
    Some(mistake.hint("write `answers: …`"))
}
