//! Checks of one mode of an effect.

use super::effect::{impossible, in_mode, is_slow, objects, pools};
use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{
    Act, Amount, Answers, CardDef, Effect, EffectKind, Gate, Instruction, Linger, Mode, Objects,
    Places,
};

/// A mode, and what it is a mode of.
struct Seen<'a> {
    card: &'a CardDef,
    effect: &'a Effect,
    mode: &'a Mode,
}

type Check = fn(&Seen<'_>) -> Option<Mistake>;

const CHECKS: [Check; 14] = [
    does_nothing,
    gated_at_once,
    targets_unused,
    targets_missing,
    targets_hidden,
    target_counts,
    too_slow_to_answer,
    answers_nothing,
    negates_nothing,
    negated_too_early,
    declared_in_vain,
    no_occasion,
    wrong_pile,
    name_not_moved,
];

const RESOLVE: Step = Step::Field("resolve");

/// Every mistake of a mode.
pub(super) fn mistakes(card: &CardDef, effect: &Effect, mode: &Mode) -> Vec<Mistake> {
    let seen = Seen { card, effect, mode };
    let found = CHECKS.iter().filter_map(|check| check(&seen));
    let of_acts = mode
        .resolve
        .iter()
        .enumerate()
        .filter_map(|(number, done)| {
            let message = empty(&done.act)?;
            Some(Mistake::at(&[RESOLVE, Step::Item(number)], message))
        });
    found.chain(of_acts).collect()
}

/// "If you do" needs something before it.
pub(super) fn gated_first(list: &[Instruction]) -> Option<Mistake> {
    let first = list.first()?;
    matches!(first.when, Gate::IfDone | Gate::IfNotDone).then(|| {
        let message = "the first instruction has none before it to depend on";
        Mistake::at(&[Step::Item(0), Step::Field("when")], message)
    })
}

/// Why an act can do nothing whatever happens.
fn empty(act: &Act) -> Option<&'static str> {
    let counts = |least: &Amount, most: &Amount| match (least, most) {
        (_, Amount::Fixed(0)) => Some("it picks no card"),
        (Amount::Fixed(least), Amount::Fixed(most)) if least > most => {
            Some("the least number is over the most")
        }
        _ => None,
    };
    match (act, objects(act)) {
        (Act::PayLp(0), _) => Some("it pays nothing"),
        (Act::AddFromDeck { count: 0, .. }, _) => Some("it adds no card"),
        (Act::DiscardAtRandom { count: 0, .. }, _) => Some("it discards no card"),
        (
            Act::Damage {
                amount: Amount::Fixed(0),
                ..
            },
            _,
        ) => Some("it does no damage"),
        (_, Some(Objects::Picked { least, most, .. })) => counts(least, most),
        _ => None,
    }
}

fn does_nothing(seen: &Seen<'_>) -> Option<Mistake> {
    let message = "the mode does nothing when it resolves";
    seen.mode
        .resolve
        .is_empty()
        .then(|| Mistake::at(&[RESOLVE], message))
}

fn gated_at_once(seen: &Seen<'_>) -> Option<Mistake> {
    Some(gated_first(&seen.mode.resolve)?.under(&[RESOLVE]))
}

fn first(seen: &Seen<'_>, fits: impl Fn(&Act) -> bool) -> Option<usize> {
    seen.mode.resolve.iter().position(|done| fits(&done.act))
}

fn about(act: &Act, wanted: &Objects) -> bool {
    objects(act) == Some(wanted)
}

fn targets_unused(seen: &Seen<'_>) -> Option<Mistake> {
    seen.mode.targets.as_ref()?;
    let used = first(seen, |act| about(act, &Objects::Targets)).is_some();
    (!used).then(|| {
        let message = "it targets, but nothing under `resolve` is done to the targets";
        Mistake::at(&[Step::Field("targets")], message)
    })
}

fn targets_missing(seen: &Seen<'_>) -> Option<Mistake> {
    let at = first(seen, |act| about(act, &Objects::Targets))?;
    seen.mode.targets.is_none().then(|| {
        let message = "something is done to the targets, but the mode has no `targets`";
        Mistake::at(&[RESOLVE, Step::Item(at)], message)
    })
}

fn targets_hidden(seen: &Seen<'_>) -> Option<Mistake> {
    let targets = seen.mode.targets.as_ref()?;
    matches!(targets.pool.place, Places::Hand | Places::Deck).then(|| {
        let message = "cards of a hidden place can't be targeted";
        Mistake::at(&[Step::Field("targets")], message)
    })
}

fn target_counts(seen: &Seen<'_>) -> Option<Mistake> {
    let targets = seen.mode.targets.as_ref()?;
    let message = match (targets.least, targets.most) {
        (_, 0) => "it targets no card",
        (least, most) if least > most => "the least number of targets is over the most",
        _ => return None,
    };
    Some(Mistake::at(&[Step::Field("targets")], message))
}

fn too_slow_to_answer(seen: &Seen<'_>) -> Option<Mistake> {
    seen.mode.answers.as_ref()?;
    is_slow(seen.card, seen.effect).then(|| {
        let message = "an effect of spell speed 1 answers nothing";
        Mistake::at(&[Step::Field("answers")], message)
    })
}

fn answers_nothing(seen: &Seen<'_>) -> Option<Mistake> {
    let path = [Step::Field("answers")];
    match seen.mode.answers.as_ref()? {
        Answers::Activation { kinds, .. } if kinds.is_empty() => {
            Some(Mistake::at(&path, "it answers no kind of activation"))
        }
        Answers::Happening(occasion) => Some(impossible(seen.card, occasion)?.under(&path)),
        _ => None,
    }
}

/// FET-NEG, ACT-ANSWERS: what is negated is what was answered.
fn negates_nothing(seen: &Seen<'_>) -> Option<Mistake> {
    let summon = matches!(seen.mode.answers, Some(Answers::SummonAttempt { .. }));
    let activation = matches!(seen.mode.answers, Some(Answers::Activation { .. }));
    let lost = |act: &Act| match act {
        Act::NegateSummon => !summon,
        Act::NegateActivation => !activation,
        _ => false,
    };
    let at = first(seen, lost)?;
    let mistake = Mistake::at(
        &[RESOLVE, Step::Item(at)],
        "it negates what the mode doesn't answer",
    );
    Some(mistake.hint("write `answers: SummonAttempt(…)` or `answers: Activation(…)`"))
}

fn negated_too_early(seen: &Seen<'_>) -> Option<Mistake> {
    let at = first(seen, |act| about(act, &Objects::Negated))?;
    let negates = |act: &Act| matches!(act, Act::NegateSummon | Act::NegateActivation);
    let before = first(seen, negates).is_some_and(|negation| negation < at);
    (!before).then(|| {
        let message = "nothing is negated before this";
        Mistake::at(&[RESOLVE, Step::Item(at)], message)
    })
}

fn declared_in_vain(seen: &Seen<'_>) -> Option<Mistake> {
    let used = in_mode(seen.mode).iter().any(|filter| filter.declared_name);
    let message = match (seen.mode.declares_name, used) {
        (true, false) => "a name is declared, but nothing asks for it",
        (false, true) => {
            "the declared name is asked for, but the mode has no `declares_name: true`"
        }
        _ => return None,
    };
    Some(Mistake::at(&[Step::Field("declares_name")], message))
}

/// "That monster" needs something that happened.
fn no_occasion(seen: &Seen<'_>) -> Option<Mistake> {
    let asked = pools(seen.mode)
        .iter()
        .any(|pool| pool.place == Places::Occasion);
    let given = matches!(seen.mode.answers, Some(Answers::Happening(_)))
        || matches!(seen.effect.kind, EffectKind::Trigger { .. });
    (asked && !given).then(|| {
        let message = "`Occasion` is a card of what is answered, but the mode answers no happening";
        Mistake::at(&[], message)
    })
}

/// Monsters are tributed from the field, cards are discarded from a hand.
fn wrong_pile(seen: &Seen<'_>) -> Option<Mistake> {
    let paid = seen.effect.cost.iter();
    let wrong = |done: &Instruction| {
        let (Some(Objects::Each(pool)) | Some(Objects::Picked { pool, .. })) = objects(&done.act)
        else {
            return false;
        };
        match done.act {
            Act::Tribute(_) => pool.place != Places::Monsters,
            Act::Discard(_) => pool.place != Places::Hand,
            _ => false,
        }
    };
    paid.chain(&seen.mode.resolve).any(wrong).then(|| {
        let message = "monsters are tributed from the monster zones, cards discarded from a hand";
        Mistake::at(&[], message)
    })
}

fn name_not_moved(seen: &Seen<'_>) -> Option<Mistake> {
    let locks = |act: &Act| {
        matches!(
            act,
            Act::Linger {
                rule: Linger::CannotActivateMoved,
                ..
            }
        )
    };
    let at = first(seen, locks)?;
    let moves = |act: &Act| objects(act).is_some() || matches!(act, Act::AddFromDeck { .. });
    let before = at
        .checked_sub(1)
        .is_some_and(|before| moves(&seen.mode.resolve[before].act));
    (!before).then(|| {
        let message = "the instruction before this moves no card whose name could be meant";
        Mistake::at(&[RESOLVE, Step::Item(at)], message)
    })
}
