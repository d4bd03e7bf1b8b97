//! What the numbers in an action mean: which kind of summon a way of a card is, and whether chance
//! is asked for a coin.

use duel::{Method, Part, Passcode, Position};
use rules::{
    Catalogue,
    vocabulary::{Act, CardDef, Effect, MonsterKind},
};

/// The kind of summon, and the number of the way, from 1, unless it is the first of its kind.
pub(crate) fn said(cards: &Catalogue, face: Option<Passcode>, way: u8) -> (Method, Option<u8>) {
    let methods = face.and_then(|face| cards.get(face)).map(methods);
    let methods = methods.unwrap_or_default();
    let Some(method) = methods.get(usize::from(way)) else {
        return (Method::Special, (way > 0).then_some(way.saturating_add(1)));
    };
    let first = methods.iter().position(|other| other == method) == Some(usize::from(way));
    (*method, (!first).then_some(way.saturating_add(1)))
}

/// How each way of a card summons it: by its printed materials first, then as its text says.
fn methods(def: &CardDef) -> Vec<Method> {
    let printed = def.summoning.materials.as_ref().and(def.monster());
    let printed = printed.and_then(|monster| match monster.kind {
        MonsterKind::Synchro => Some(Method::Synchro),
        MonsterKind::Xyz => Some(Method::Xyz),
        MonsterKind::Link => Some(Method::Link),
        MonsterKind::Main | MonsterKind::Ritual | MonsterKind::Fusion => None,
    });
    let ways = def.summoning.ways.iter().map(|way| way.method);
    printed.into_iter().chain(ways).collect()
}

/// True when the step under way tosses a coin.
pub(crate) fn is_coin(position: &Position, cards: &Catalogue) -> bool {
    act_under_way(position, cards).is_some_and(|act| *act == Act::TossCoin)
}

fn act_under_way<'a>(position: &Position, cards: &'a Catalogue) -> Option<&'a Act> {
    let frame = position.frame.as_ref()?;
    let link = position.link(frame.link)?;
    let texts = position.profile.map_or(0, |profile| profile.texts);
    let effects: &[Effect] = cards.get(link.face?)?.effects_on(texts);
    let effect = effects.get(usize::from(link.effect))?;
    let list = match frame.part {
        Part::Cost => &effect.cost,
        Part::Effect => &effect.modes.get(usize::from(link.mode))?.resolve,
    };
    Some(&list.get(usize::from(frame.step?))?.act)
}
