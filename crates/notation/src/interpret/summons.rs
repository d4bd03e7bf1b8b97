//! Special Summons in a monster's own way, and Pendulum Summons.

use super::{Plan, Read, Reader, one};
use crate::candidates::Use;
use crate::error::{Mistake, NotationError};
use crate::script::{At, CardRef, Lies, Manner, Noun, Pick};
use duel::{Action, Method, Seat};
use rules::Said;

impl Reader<'_> {
    pub(super) fn special_summon(
        &self,
        by: Seat,
        manner: Manner,
        card: &CardRef,
        way: Option<&At<u8>>,
        picks: &[At<Pick>],
    ) -> Read<Plan> {
        let ways = match way {
            Some(way) => vec![way.value - 1],
            None => self.ways(manner, card)?,
        };
        let mut plan = self.card(by, card, Use::Special, &|card| {
            let summon = |way: &u8| Action::SpecialSummon { card, way: *way };
            ways.iter().map(summon).collect()
        })?;
        plan.picks = picks.to_vec();
        Ok(plan)
    }

    /// The ways that may be meant, from 0, the likeliest first. One the card doesn't have is left
    /// to the rules to refuse.
    fn ways(&self, manner: Manner, card: &CardRef) -> Read<Vec<u8>> {
        let Noun::Name(name) = &card.noun else {
            let mistake = Mistake::Expected {
                wanted: vec!["a card name"],
                found: card.to_string(),
                nearest: None,
            };
            return Err(NotationError::new(card.at.span, mistake));
        };
        let definition = self.catalogue.get(self.named(name, card)?);
        let methods = definition.into_iter().flat_map(rules::ways);
        let methods: Vec<(u8, Method)> = (0..).zip(methods.map(|way| way.method)).collect();
        let mut fitting: Vec<(u8, Method)> = methods
            .into_iter()
            .filter(|(_, method)| manner.covers(*method))
            .collect();
        // "Special summons" means the way that has no name of its own, if there is one.
        fitting.sort_by_key(|(_, method)| *method != Method::Special);
        let mut ways: Vec<u8> = fitting.into_iter().map(|(way, _)| way).collect();
        if ways.is_empty() {
            ways.push(u8::MAX);
        }
        Ok(ways)
    }
}

/// A Pendulum Summon, with the monsters that are chosen for it.
pub(super) fn pendulum(
    said: Said,
    cards: Option<&At<Vec<CardRef>>>,
    lies: Option<&At<Lies>>,
) -> Plan {
    let mut plan = one(said);
    plan.picks.extend(cards.map(|At { value, span }| At {
        value: Pick::Material(value.clone()),
        span: *span,
    }));
    plan.picks.extend(lies.map(|At { value, span }| At {
        value: Pick::Lies(*value),
        span: *span,
    }));
    plan
}
