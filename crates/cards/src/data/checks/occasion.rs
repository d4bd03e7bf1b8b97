//! Checks of what sets an effect off, or is answered: what can never happen is a mistake.

use super::filter;
use crate::data::locate::{Mistake, Step};
use duel::Method;
use rules::vocabulary::{CardDef, Effect, Monster, MonsterKind, Occasion, Places, Subject, Why};

type OfOccasion = fn(&CardDef, &[Effect], &Occasion) -> Option<Mistake>;

const OF_OCCASION: [OfOccasion; 9] = [
    this_never_summoned,
    nobody_summoned,
    never_that_way,
    by_which_effect,
    no_damage,
    by_no_battle,
    nothing_activated,
    moved_from,
    moved_to,
];

/// Why this can't happen.
pub(super) fn mistake(card: &CardDef, effects: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    OF_OCCASION
        .iter()
        .find_map(|check| check(card, effects, occasion))
}

fn at(field: &'static str, message: &str) -> Option<Mistake> {
    Some(Mistake::at(&[Step::Field(field)], message))
}

/// The card a summon or another thing that only monsters do is about, and the step to it.
fn monster_of(occasion: &Occasion) -> Option<(&Subject, Step)> {
    match occasion {
        Occasion::Summoned { what, .. }
        | Occasion::DestroysByBattle { what, .. }
        | Occasion::BattleTiming { what, .. } => Some((what, Step::Field("what"))),
        Occasion::Flipped(what) | Occasion::PositionChanged(what) | Occasion::Battled(what) => {
            Some((what, Step::Item(0)))
        }
        Occasion::Damaged { monster, .. } => Some((monster.as_ref()?, Step::Field("monster"))),
        Occasion::Attack { attacker, .. } => Some((attacker.as_ref()?, Step::Field("attacker"))),
        _ => None,
    }
}

fn this_never_summoned(card: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let (subject, step) = monster_of(occasion)?;
    if *subject != Subject::This || card.monster().is_some() {
        return None;
    }
    let message = "this card is no monster, so it can't wait for that";
    Some(Mistake::at(&[step], message))
}

fn nobody_summoned(_: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let (Subject::Any(filter), step) = monster_of(occasion)? else {
        return None;
    };
    if !filter::no_monster(filter) {
        return None;
    }
    let message = "only monsters do this, so it never happens";
    Some(Mistake::at(&[step], message))
}

/// A monster of one kind isn't summoned in the ways of another.
fn never_that_way(card: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let Occasion::Summoned {
        what: Subject::This,
        methods,
        ..
    } = occasion
    else {
        return None;
    };
    let monster = card.monster()?;
    let never = |method: &Method| !can_be(monster, card.summoning.no_normal, *method);
    let number = methods.iter().position(never)?;
    let path = [Step::Field("methods"), Step::Item(number)];
    Some(Mistake::at(
        &path,
        "this monster is never summoned like this",
    ))
}

fn can_be(monster: &Monster, no_normal: bool, method: Method) -> bool {
    match method {
        Method::Normal | Method::Tribute => !monster.is_extra() && !no_normal,
        Method::Gemini => monster.gemini,
        Method::Fusion => monster.kind == MonsterKind::Fusion,
        Method::Ritual => monster.kind == MonsterKind::Ritual,
        Method::Synchro => monster.kind == MonsterKind::Synchro,
        Method::Xyz => monster.kind == MonsterKind::Xyz,
        Method::Link => monster.kind == MonsterKind::Link,
        Method::Flip | Method::Special | Method::Pendulum => true,
    }
}

fn by_which_effect(_: &CardDef, effects: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let Occasion::Summoned {
        by_effect: Some(number),
        ..
    } = occasion
    else {
        return None;
    };
    if usize::from(*number) < effects.len() {
        return None;
    }
    let message = format!("the card has no effect {number}; they are counted from 0");
    at("by_effect", &message)
}

fn no_damage(_: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let none = matches!(
        occasion,
        Occasion::Damaged {
            battle: false,
            effect: false,
            ..
        }
    );
    none.then(|| {
        let message = "no kind of damage counts";
        Mistake::at(&[], message).hint("write `battle: true`, `effect: true` or both")
    })
}

/// Monsters inflict battle damage, and attacks are direct in battles.
fn by_no_battle(_: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let Occasion::Damaged {
        battle: false,
        monster,
        direct,
        ..
    } = occasion
    else {
        return None;
    };
    let field = match (monster, direct) {
        (Some(_), _) => "monster",
        (None, true) => "direct",
        (None, false) => return None,
    };
    let message = "this is about battle damage, which doesn't count here";
    let path = [Step::Field(field)];
    Some(Mistake::at(&path, message).hint("write `battle: true`"))
}

fn nothing_activated(_: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    match occasion {
        Occasion::Activated { kinds, .. } if kinds.is_empty() => {
            at("kinds", "no kind of activation counts")
        }
        _ => None,
    }
}

/// Battles destroy on the field; what is discarded was in a hand, what is drawn in a deck.
fn moved_from(_: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let Occasion::Moved { from, why, .. } = occasion else {
        return None;
    };
    let possible: &[Places] = match why.as_slice() {
        [Why::Battle] => &[Places::Field, Places::Monsters],
        [Why::Discarded] => &[Places::Hand],
        [Why::Drawn] => &[Places::Deck],
        _ => return None,
    };
    let number = from.iter().position(|place| !possible.contains(place))?;
    let path = [Step::Field("from"), Step::Item(number)];
    Some(Mistake::at(
        &path,
        "no card moves from there for this reason",
    ))
}

fn moved_to(_: &CardDef, _: &[Effect], occasion: &Occasion) -> Option<Mistake> {
    let Occasion::Moved { to, why, .. } = occasion else {
        return None;
    };
    let possible: &[Places] = match why.as_slice() {
        [Why::Drawn] => &[Places::Hand],
        [Why::Discarded] => &[Places::Graveyard, Places::Banished],
        _ => return None,
    };
    let number = to.iter().position(|place| !possible.contains(place))?;
    let path = [Step::Field("to"), Step::Item(number)];
    Some(Mistake::at(&path, "no card moves there for this reason"))
}
