//! Checks of one mode of an effect: what it answers, targets, and does.

use super::cost;
use super::effect::Seen;
use super::given::{self, Around};
use super::walk::parts;
use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{Act, Answers, CardKind, EffectKind, Mode, Places, Spell, Trap};

type OfMode = fn(&Seen<'_>, &Mode) -> Option<Mistake>;

const OF_MODE: [OfMode; 6] = [
    does_nothing,
    target_counts,
    targets_hidden,
    too_slow_to_answer,
    answers_nothing,
    equips_nothing,
];

const RESOLVE: Step = Step::Field("resolve");

/// Every mistake of a mode.
pub(super) fn mistakes(seen: &Seen<'_>, mode: &Mode) -> Vec<Mistake> {
    let mut mistakes: Vec<Mistake> = OF_MODE
        .iter()
        .filter_map(|check| check(seen, mode))
        .collect();
    let around = Around {
        effects: seen.effects,
        effect: seen.effect,
        mode,
    };
    mistakes.extend(around.mistakes());
    mistakes.extend(negates_nothing(mode));
    let paid = cost::mistakes(&mode.cost).into_iter();
    let paid = paid.chain(given::in_list(&mode.cost));
    mistakes.extend(paid.map(|mistake| mistake.under(&[Step::Field("cost")])));
    let listed = given::in_list(&mode.resolve).into_iter();
    mistakes.extend(listed.map(|mistake| mistake.under(&[RESOLVE])));
    mistakes
}

/// A card that stays on the field may be activated for what is so while it is there.
fn does_nothing(seen: &Seen<'_>, mode: &Mode) -> Option<Mistake> {
    let placed = seen.effect.kind == EffectKind::CardActivation && stays(&seen.card.kind);
    if placed || !mode.resolve.is_empty() {
        return None;
    }
    let message = "the mode does nothing when it resolves";
    Some(Mistake::at(&[RESOLVE], message))
}

/// True for cards that stay on the field after their activation.
pub(super) const fn stays(kind: &CardKind) -> bool {
    matches!(
        kind,
        CardKind::Monster(_)
            | CardKind::Spell(Spell::Continuous | Spell::Equip | Spell::Field)
            | CardKind::Trap(Trap::Continuous)
    )
}

fn target_counts(_: &Seen<'_>, mode: &Mode) -> Option<Mistake> {
    let targets = mode.targets.as_ref()?;
    let (field, message) = match (targets.least, targets.most) {
        (_, 0) => ("most", "it targets no card"),
        (least, most) if least > most => ("least", "the least number of targets is over the most"),
        _ => return None,
    };
    Some(Mistake::at(
        &[Step::Field("targets"), Step::Field(field)],
        message,
    ))
}

fn targets_hidden(_: &Seen<'_>, mode: &Mode) -> Option<Mistake> {
    let pool = &mode.targets.as_ref()?.pool;
    let hidden = |place: &Places| match place {
        Places::Hand | Places::Deck | Places::Materials | Places::OwnMaterials => true,
        Places::ExtraDeck => !pool.filter.face_up,
        _ => false,
    };
    let places = &pool.places;
    let number = places.iter().position(hidden)?;
    let path = ["targets", "pool", "places"].map(Step::Field);
    let path = [path[0], path[1], path[2], Step::Item(number)];
    Some(Mistake::at(&path, "cards there can't be targeted"))
}

fn too_slow_to_answer(seen: &Seen<'_>, mode: &Mode) -> Option<Mistake> {
    mode.answers.as_ref()?;
    seen.is_slow().then(|| {
        let message = "an effect of spell speed 1 answers nothing";
        Mistake::at(&[Step::Field("answers")], message)
    })
}

fn answers_nothing(_: &Seen<'_>, mode: &Mode) -> Option<Mistake> {
    let Some(Answers::Activation { kinds, .. }) = &mode.answers else {
        return None;
    };
    kinds.is_empty().then(|| {
        let path = [Step::Field("answers"), Step::Field("kinds")];
        Mistake::at(&path, "it answers no kind of activation")
    })
}

/// An Equip Spell is equipped when it resolves.
fn equips_nothing(seen: &Seen<'_>, mode: &Mode) -> Option<Mistake> {
    let equip = seen.card.kind == CardKind::Spell(Spell::Equip)
        && seen.effect.kind == EffectKind::CardActivation;
    let equips = |act: &Act| matches!(act, Act::Equip(_));
    if !equip || mode.resolve.iter().any(|done| equips(&done.act)) {
        return None;
    }
    let message = "an Equip Spell equips nothing when it is activated";
    Some(Mistake::at(&[RESOLVE], message).hint("write `(act: Equip(Targets))`"))
}

/// FET-NEG, ACT-ANSWERS: what is negated is what was answered.
fn negates_nothing(mode: &Mode) -> Vec<Mistake> {
    let summon = matches!(mode.answers, Some(Answers::SummonAttempt { .. }));
    let activation = matches!(mode.answers, Some(Answers::Activation { .. }));
    let parts = parts(mode);
    let lost = parts.done.iter().filter_map(|at| {
        let hint = match at.part.act {
            Act::NegateSummon if !summon => "write `answers: SummonAttempt(…)`",
            Act::NegateActivation | Act::NegateEffect | Act::TurnDamage if !activation => {
                "write `answers: Activation(…)`"
            }
            _ => return None,
        };
        let message = "it negates what the mode doesn't answer";
        let mistake = Mistake::at(&[Step::Field("act")], message).hint(hint);
        Some(mistake.under(&at.path))
    });
    lost.collect()
}
