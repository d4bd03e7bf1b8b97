//! Checks that a mandatory effect doesn't set itself off for ever: alone, or around a ring of the
//! card's mandatory effects.
//!
//! Only what is certain is a mistake: no limit, no cost, nothing that must be so, and an
//! instruction that is carried out whatever happens. A loop through other cards is a duel's.

use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{
    Act, Activation, Amount, CardDef, CardKind, Effect, EffectKind, Filter, Gate, Instruction,
    Mode, Objects, Occasion, Places, Side, Subject, Turn, Why,
};

/// The effects that surely set themselves off again.
pub(super) fn mistakes(card: &CardDef, effects: &[Effect]) -> Vec<Mistake> {
    let rings = (0..effects.len()).filter_map(|first| ring(card, effects, first));
    rings
        .map(|(first, others)| {
            let path = [Step::Item(first), Step::Field("kind"), Step::Field("event")];
            let message = match others {
                0 => "this effect sets itself off again, for ever",
                _ => "this effect sets others of the card off, and they this one, for ever",
            };
            let mistake = Mistake::at(&path, message);
            mistake.hint("write a `limit`, or `mandatory: false`")
        })
        .collect()
}

/// An effect that sets itself off through effects after it, and through how many.
fn ring(card: &CardDef, effects: &[Effect], first: usize) -> Option<(usize, usize)> {
    let mut reached = vec![first];
    let mut looked = 0;
    while let Some(&from) = reached.get(looked) {
        for (to, effect) in effects.iter().enumerate().skip(first) {
            if !surely_sets_off(card, &effects[from], effect) {
                continue;
            }
            if to == first {
                return Some((first, looked));
            }
            if !reached.contains(&to) {
                reached.push(to);
            }
        }
        looked += 1;
    }
    None
}

/// True when one mandatory effect, used once, surely sets the other off.
fn surely_sets_off(card: &CardDef, one: &Effect, other: &Effect) -> bool {
    let (Some(_), Some(event)) = (unbridled(one), unbridled(other)) else {
        return false;
    };
    let [mode] = one.modes.as_slice() else {
        return false;
    };
    activating(card, event) || certain(mode).any(|act| sets_off(act, event))
}

/// What sets off a mandatory effect that nothing holds back.
fn unbridled(effect: &Effect) -> Option<&Occasion> {
    let free = effect.limit.is_none() && effect.cost.is_empty();
    let open =
        |mode: &Mode| mode.requires.is_empty() && mode.targets.is_none() && mode.cost.is_empty();
    match &effect.kind {
        EffectKind::Trigger {
            mandatory: true,
            event,
            ..
        } if free && effect.modes.iter().all(open) => Some(event),
        _ => None,
    }
}

/// The acts that are carried out whatever happens.
fn certain(mode: &Mode) -> impl Iterator<Item = &Act> {
    let surely = |done: &&Instruction| !done.may && matches!(done.when, Gate::Always | Gate::Also);
    mode.resolve.iter().filter(surely).map(|done| &done.act)
}

/// True when the effect waits for activations of its own kind.
fn activating(card: &CardDef, event: &Occasion) -> bool {
    let Occasion::Activated { by, kinds } = event else {
        return false;
    };
    let own = match card.kind {
        CardKind::Monster(_) => Activation::MonsterEffect,
        CardKind::Spell(_) => Activation::SpellEffect,
        CardKind::Trap(_) => Activation::TrapEffect,
    };
    *by != Side::Opponent && kinds.contains(&own)
}

/// True when the act surely is such an event.
fn sets_off(act: &Act, event: &Occasion) -> bool {
    match (act, event) {
        (Act::GainLp { side, amount }, Occasion::Gained(who)) => {
            within(*side, *who) && some(amount)
        }
        (
            Act::Damage { side, amount },
            Occasion::Damaged {
                side: who,
                by,
                effect: true,
                ..
            },
        ) => within(*side, *who) && *by != Side::Opponent && some(amount),
        (Act::Draw { side, count }, Occasion::Moved { .. }) => some(count) && draws(*side, event),
        (
            Act::MakeToken { to_opponent, .. },
            Occasion::Summoned {
                what: Subject::Any(filter),
                by,
                methods,
                from,
                by_effect: None,
            },
        ) => {
            let any = methods.is_empty() || methods.contains(&duel::Method::Special);
            let free = !to_opponent && *by != Side::Opponent;
            any && free && from.is_empty() && *filter == Filter::default()
        }
        (
            Act::ChangePosition {
                what: Objects::This,
                to: Turn::Other,
            },
            Occasion::PositionChanged(subject),
        ) => fits_this(subject),
        _ => false,
    }
}

fn draws(side: Side, event: &Occasion) -> bool {
    let Occasion::Moved {
        what: Subject::Any(filter),
        from,
        to,
        why,
        by,
        side: whose,
    } = event
    else {
        return false;
    };
    let place = |list: &[Places], place| list.is_empty() || list.contains(&place);
    let reason = |why: &Why| matches!(why, Why::Drawn | Why::Effect);
    *filter == Filter::default()
        && place(from, Places::Deck)
        && place(to, Places::Hand)
        && (why.is_empty() || why.iter().any(reason))
        && *by != Side::Opponent
        && within(side, *whose)
}

fn fits_this(subject: &Subject) -> bool {
    match subject {
        Subject::This => true,
        Subject::Any(filter) => *filter == Filter::default(),
        Subject::Bearer => false,
    }
}

/// True when what happens to one side is surely what the other word waits for.
fn within(happens: Side, waited_for: Side) -> bool {
    waited_for == Side::Either || happens == waited_for || happens == Side::Either
}

/// True for a number that is surely not 0.
fn some(amount: &Amount) -> bool {
    matches!(amount, Amount::Fixed(number) if *number > 0)
}
