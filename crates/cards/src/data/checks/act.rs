//! Checks of one act: an act that can't do anything, whatever happens, is a mistake.

use super::filter;
use super::walk::parts;
use crate::data::locate::{Mistake, Step};
use duel::{Phase, Value};
use rules::vocabulary::{
    Act, Amount, CardDef, Delta, Filter, Linger, Monster, MonsterKind, Objects, Places, Pool, Rest,
    Span,
};

type OfAct = fn(&CardDef, &Act) -> Option<Mistake>;

const OF_ACT: [OfAct; 15] = [
    none_counted,
    number,
    added,
    wrong_pile,
    already_there,
    not_summoned,
    fusion,
    own_materials,
    negated_value,
    about_whom,
    later_never,
    skipped,
    namesake_never,
    swaps_two,
    its_nothing,
];

/// Why the act can do nothing.
pub(super) fn of_act(card: &CardDef, act: &Act) -> Option<Mistake> {
    OF_ACT.iter().find_map(|check| check(card, act))
}

/// Why these cards are none.
pub(super) fn of_objects(objects: &Objects) -> Option<Mistake> {
    let none = |field| Some(Mistake::at(&[Step::Field(field)], "it takes no card"));
    match objects {
        Objects::Picked { least, most, .. } => match (least, most) {
            (_, Amount::Fixed(0)) => none("most"),
            (Amount::Fixed(least), Amount::Fixed(most)) if least > most => {
                let message = "the least number is over the most";
                Some(Mistake::at(&[Step::Field("least")], message))
            }
            _ => None,
        },
        Objects::Random { count: 0, .. } | Objects::EachPicks { count: 0, .. } => none("count"),
        Objects::TopUpTo { most: 0, .. } => none("most"),
        Objects::TopUpTo { least, most, .. } if least > most => {
            let message = "the least number is over the most";
            Some(Mistake::at(&[Step::Field("least")], message))
        }
        Objects::Top {
            count: Amount::Fixed(0),
            ..
        } => none("count"),
        _ => None,
    }
}

/// Why this number is always 0.
pub(super) fn of_amount(amount: &Amount) -> Option<Mistake> {
    match amount {
        Amount::Times(0, _) => Some(Mistake::at(&[Step::Item(0)], "0 times a number is 0")),
        Amount::Half(half) => match **half {
            Amount::Fixed(0) => Some(Mistake::at(&[Step::Item(0)], "the half of 0 is 0")),
            _ => None,
        },
        _ => None,
    }
}

/// The cards an act is about.
pub(super) const fn objects(act: &Act) -> Option<&Objects> {
    match act {
        Act::Tribute(what)
        | Act::Destroy(what)
        | Act::DestroyAndBanish(what)
        | Act::SendToGraveyard(what)
        | Act::Banish(what)
        | Act::BanishFaceDown(what)
        | Act::ReturnToHand(what)
        | Act::ReturnToDeck(what, _)
        | Act::Discard(what)
        | Act::Reveal(what)
        | Act::Detach(what)
        | Act::Attach(what)
        | Act::Set(what)
        | Act::Equip(what)
        | Act::Bind(what)
        | Act::SwapControl(what)
        | Act::SpecialSummon { what, .. }
        | Act::ChangePosition { what, .. }
        | Act::TakeControl { what, .. }
        | Act::PutCounters { what, .. }
        | Act::TakeCounters { what, .. }
        | Act::NegateEffectsOf { what, .. }
        | Act::Later { what, .. }
        | Act::LingerOn { what, .. }
        | Act::Change { of: what, .. }
        | Act::Become { of: what, .. } => Some(what),
        _ => None,
    }
}

/// The place where an act looks for cards, and the step from the act to it.
fn pool(act: &Act) -> Option<(&Pool, Step)> {
    let pool = match objects(act)? {
        Objects::Each(pool)
        | Objects::EachOther(pool)
        | Objects::OneOfEach(pool)
        | Objects::EachPicks { pool, .. }
        | Objects::Picked { pool, .. }
        | Objects::Random { pool, .. } => pool,
        _ => return None,
    };
    Some((pool, what(act)))
}

/// The step from an act to the cards it is about.
const fn what(act: &Act) -> Step {
    match act {
        Act::Change { .. } | Act::Become { .. } => Step::Field("of"),
        Act::SpecialSummon { .. }
        | Act::ChangePosition { .. }
        | Act::TakeControl { .. }
        | Act::PutCounters { .. }
        | Act::TakeCounters { .. }
        | Act::NegateEffectsOf { .. }
        | Act::Later { .. }
        | Act::LingerOn { .. } => Step::Field("what"),
        _ => Step::Item(0),
    }
}

fn none_counted(_: &CardDef, act: &Act) -> Option<Mistake> {
    let (message, zero) = match act {
        Act::AddFromDeck { count, .. } => ("it adds no card", *count == 0),
        Act::DiscardAtRandom { count, .. } => ("it discards no card", *count == 0),
        Act::MakeToken { count, .. } => ("it makes no token", *count == 0),
        _ => return None,
    };
    zero.then(|| Mistake::at(&[Step::Field("count")], message))
}

fn number(_: &CardDef, act: &Act) -> Option<Mistake> {
    let (path, amount, message): (&[Step], _, _) = match act {
        Act::PayLp(amount) => (&[Step::Item(0)], amount, "it pays nothing"),
        Act::Excavate { count, .. } => (&[Step::Field("count")], count, "it excavates no card"),
        Act::Draw { count, .. } => (&[Step::Field("count")], count, "it draws no card"),
        Act::Damage { amount, .. } => (&[Step::Field("amount")], amount, "it does no damage"),
        Act::GainLp { amount, .. } => (&[Step::Field("amount")], amount, "it gains nothing"),
        Act::PutCounters { count, .. } | Act::TakeCounters { count, .. } => {
            (&[Step::Field("count")], count, "it moves no counter")
        }
        Act::Change {
            by: Delta::Plus(amount) | Delta::Minus(amount),
            ..
        } => (
            &[Step::Field("by"), Step::Item(0)],
            amount,
            "it changes nothing",
        ),
        _ => return None,
    };
    (*amount == Amount::Fixed(0)).then(|| Mistake::at(path, message))
}

/// In a deck nothing lies face-up, in a zone, or with counters.
fn added(_: &CardDef, act: &Act) -> Option<Mistake> {
    let Act::AddFromDeck { filter, .. } = act else {
        return None;
    };
    let searched = Pool {
        places: vec![Places::Deck],
        filter: Filter::clone(filter),
        ..Pool::default()
    };
    filter::of_pool(&searched)
}

/// Monsters are tributed from the field or the hand, cards discarded from the hand, materials taken
/// off monsters.
fn wrong_pile(_: &CardDef, act: &Act) -> Option<Mistake> {
    let (pool, step) = pool(act)?;
    let (fits, message): (fn(Places) -> bool, _) = match act {
        Act::Tribute(_) => (
            tributable,
            "monsters are tributed from the field or the hand",
        ),
        Act::Discard(_) => (
            |place| place == Places::Hand,
            "cards are discarded from a hand",
        ),
        Act::Detach(_) => (
            |place| matches!(place, Places::OwnMaterials | Places::Materials),
            "only materials are taken off",
        ),
        Act::Destroy(_) | Act::DestroyAndBanish(_) => (
            |place| {
                !matches!(
                    place,
                    Places::Graveyard | Places::Banished | Places::Materials | Places::OwnMaterials
                )
            },
            "cards there can't be destroyed",
        ),
        Act::TakeControl { .. } | Act::SwapControl(_) | Act::ChangePosition { .. } => {
            (on_field, "only monsters on the field can do this")
        }
        _ => return None,
    };
    let wrong = pool.places.iter().position(|place| !fits(*place))?;
    let mut path = vec![step];
    if !matches!(objects(act), Some(Objects::Each(_) | Objects::OneOfEach(_))) {
        path.push(Step::Field("pool"));
    }
    path.extend([Step::Field("places"), Step::Item(wrong)]);
    Some(Mistake::at(&path, message))
}

const fn tributable(place: Places) -> bool {
    matches!(place, Places::Hand) || on_field(place)
}

const fn on_field(place: Places) -> bool {
    matches!(
        place,
        Places::Monsters
            | Places::Field
            | Places::Occasion
            | Places::Done
            | Places::Attacker
            | Places::Attacked
            | Places::Bearer
            | Places::AttachedToThis
            | Places::UsedAsMaterial
    )
}

/// Cards that are where the act would put them.
fn already_there(_: &CardDef, act: &Act) -> Option<Mistake> {
    let (pool, step) = pool(act)?;
    let (there, message) = match act {
        Act::SendToGraveyard(_) => (
            Places::Graveyard,
            "these cards are in the graveyard already",
        ),
        Act::Banish(_) => (Places::Banished, "these cards are banished already"),
        Act::ReturnToHand(_) => (Places::Hand, "these cards are in the hand already"),
        Act::ReturnToDeck(_, Rest::Shuffled) => {
            (Places::Deck, "these cards are in the deck already")
        }
        Act::SpecialSummon { .. } => (Places::Monsters, "these monsters are on the field already"),
        _ => return None,
    };
    (pool.places == [there]).then(|| Mistake::at(&[step], message))
}

fn not_summoned(card: &CardDef, act: &Act) -> Option<Mistake> {
    let Act::SpecialSummon { what: summoned, .. } = act else {
        return None;
    };
    let spell = |filter: &Filter| filter::no_monster(filter);
    let wrong = match summoned {
        Objects::Each(pool)
        | Objects::EachOther(pool)
        | Objects::OneOfEach(pool)
        | Objects::EachPicks { pool, .. }
        | Objects::Picked { pool, .. }
        | Objects::Random { pool, .. } => spell(&pool.filter),
        Objects::This => card.monster().is_none(),
        _ => false,
    };
    wrong.then(|| Mistake::at(&[what(act)], "only monsters are summoned"))
}

fn fusion(_: &CardDef, act: &Act) -> Option<Mistake> {
    let (filter, kind, name) = match act {
        Act::FusionSummon { what, .. } => (what, MonsterKind::Fusion, "Fusion"),
        Act::RitualSummon { what, .. } => (what, MonsterKind::Ritual, "Ritual"),
        _ => return None,
    };
    let other = !filter.monsters.is_empty() && !filter.monsters.contains(&kind);
    let path = [Step::Field("what"), Step::Field("monsters")];
    other.then(|| {
        Mistake::at(
            &path,
            format!("only {name} monsters are summoned like this"),
        )
    })
}

/// Materials of a card that never has any.
fn own_materials(card: &CardDef, act: &Act) -> Option<Mistake> {
    let (pool, step) = pool(act)?;
    let xyz = |monster: &Monster| monster.kind == MonsterKind::Xyz;
    if card.monster().is_some_and(xyz) || !pool.places.contains(&Places::OwnMaterials) {
        return None;
    }
    Some(Mistake::at(&[step], "only an Xyz monster has materials"))
}

/// Negating is said with acts of its own.
fn negated_value(_: &CardDef, act: &Act) -> Option<Mistake> {
    let (Act::Change { what, .. } | Act::Become { what, .. }) = act else {
        return None;
    };
    (*what == Value::Negated).then(|| {
        let message = "an effect isn't negated by a number";
        Mistake::at(&[Step::Field("what")], message).hint("write `NegateEffectsOf(what: …)`")
    })
}

/// Some lingering effects are about a player, others about cards.
fn about_whom(_: &CardDef, act: &Act) -> Option<Mistake> {
    let of_cards = |rule| {
        matches!(
            rule,
            Linger::NoEffectDestruction
                | Linger::UnaffectedBySpellsAndTraps
                | Linger::AttacksEach
                | Linger::NotTributedForSummon
                | Linger::BurnsWhenDestroyed(_)
                | Linger::BanishedWhenItLeaves
        )
    };
    let of_a_player = |rule| {
        matches!(
            rule,
            Linger::NoEffectDamage
                | Linger::BattleDamageToOther
                | Linger::CannotActivateMoved
                | Linger::TrapsNegated
                | Linger::ColumnNegated
                | Linger::SpentAttribute
                | Linger::Skips(_)
                | Linger::BanishesNamesake
                | Linger::DrawsOnSpecialSummon(_)
        )
    };
    let (message, hint) = match act {
        Act::Linger { rule, .. } if of_cards(*rule) => {
            ("this is about cards", "write `LingerOn(what: …)`")
        }
        Act::LingerOn { rule, .. } if of_a_player(*rule) => {
            ("this is about a player", "write `Linger(side: …)`")
        }
        _ => return None,
    };
    Some(Mistake::at(&[Step::Field("rule")], message).hint(hint))
}

/// Only the first two phases of a turn can be skipped so.
fn skipped(_: &CardDef, act: &Act) -> Option<Mistake> {
    let Act::Linger {
        rule: Linger::Skips(phase),
        ..
    } = act
    else {
        return None;
    };
    (!matches!(phase, Phase::Draw | Phase::Standby)).then(|| {
        let message = "only the draw phase and the standby phase can be skipped so";
        let mistake = Mistake::at(&[Step::Field("rule"), Step::Item(0)], message);
        mistake.hint("write `Forbids(BattlePhase)` for the battle phase")
    })
}

/// What is banished when the time comes needs a time that comes.
fn namesake_never(_: &CardDef, act: &Act) -> Option<Mistake> {
    let Act::Linger {
        rule: Linger::BanishesNamesake,
        until: Span::Ever | Span::WhileThere,
        ..
    } = act
    else {
        return None;
    };
    let message = "this time never comes";
    let mistake = Mistake::at(&[Step::Field("until")], message);
    Some(mistake.hint("write `Until(Opponent, End)` or `ThisTurn`"))
}

/// "Its" number is of a card that is changed.
fn its_nothing(_: &CardDef, act: &Act) -> Option<Mistake> {
    if matches!(act, Act::Change { .. } | Act::Become { .. }) {
        return None;
    }
    let parts = parts(act);
    let its = |amount: &Amount| matches!(amount, Amount::Its(_) | Amount::ItsOriginal(_));
    let at = parts.amounts.iter().find(|at| its(at.part))?;
    let message = "no card is changed whose value this could be";
    Some(at.mistake(message).hint("write `Sum(…)` or `Printed(…)`"))
}

/// What changes sides is one monster of each.
fn swaps_two(_: &CardDef, act: &Act) -> Option<Mistake> {
    let Act::SwapControl(what) = act else {
        return None;
    };
    let two = matches!(
        what,
        Objects::OneOfEach(_) | Objects::Targets | Objects::Done
    );
    (!two).then(|| {
        let message = "this isn't one monster of each side";
        Mistake::at(&[Step::Item(0)], message).hint("write `OneOfEach(places: [Monsters])`")
    })
}

fn later_never(_: &CardDef, act: &Act) -> Option<Mistake> {
    let Act::Later { at: time, .. } = act else {
        return None;
    };
    matches!(time, Span::Ever | Span::WhileThere | Span::WhileAttached).then(|| {
        let message = "this time never comes";
        Mistake::at(&[Step::Field("at")], message).hint("write `Until(Own, Standby)` or `ThisTurn`")
    })
}
