//! What the numbers in an action mean: which kind of summon a way of a card is, and whether chance
//! is asked for a coin.

use duel::{Method, Part, Passcode, Position};
use rules::{
    Catalogue,
    vocabulary::{Act, CardDef, Effect},
};

/// The kind of summon, and the number of the way, from 1, unless it is the first of its kind.
pub(crate) fn said(cards: &Catalogue, face: Option<Passcode>, way: u8) -> (Method, Option<u8>) {
    let card = face.and_then(|face| cards.get(face));
    let methods: Vec<Method> = card
        .into_iter()
        .flat_map(|card| rules::ways(card).map(|way| way.method))
        .collect();
    let Some(method) = methods.get(usize::from(way)) else {
        return (Method::Special, (way > 0).then_some(way.saturating_add(1)));
    };
    let first = methods.iter().position(|other| other == method) == Some(usize::from(way));
    (*method, (!first).then_some(way.saturating_add(1)))
}

/// The effects a card has by the texts this duel is played with.
pub(crate) fn effects<'a>(card: &'a CardDef, position: &Position) -> &'a [Effect] {
    card.effects_on(position.profile.map_or(0, |profile| profile.texts))
}

/// True when the step under way tosses a coin.
pub(crate) fn is_coin(position: &Position, cards: &Catalogue) -> bool {
    act_under_way(position, cards).is_some_and(|act| *act == Act::TossCoin)
}

fn act_under_way<'a>(position: &Position, cards: &'a Catalogue) -> Option<&'a Act> {
    let frame = position.frame.as_ref()?;
    let link = position.link(frame.link)?;
    let effect = effects(cards.get(link.face?)?, position).get(usize::from(link.effect))?;
    let list = match frame.part {
        Part::Cost => &effect.cost,
        Part::Effect => &effect.modes.get(usize::from(link.mode))?.resolve,
    };
    Some(&list.get(usize::from(frame.step?))?.act)
}
