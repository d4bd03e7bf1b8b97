//! Chains: links, what they target, how they resolve, and triggers that missed their timing.

use super::field::seat;
use super::{GapKind, Teller, reason};
use crate::message::Spot;
use duel::{Audience, CardId, Event, LinkKind, Negation, Outcome, Passcode};
use rules::vocabulary::{CardKind, Spell, Trap};

impl Teller<'_> {
    pub(super) fn chaining(&mut self, code: u32, at: Spot, from: Spot) {
        let card = self.card_at(at).or_else(|| self.card_at(from));
        let (Some(card), Some(seat)) = (card, seat(at.player)) else {
            return self.misfit();
        };
        self.known(card, code, Audience::All);
        let card = self.card_at(at).unwrap_or(card);
        self.gap(GapKind::Effect {
            card: Passcode(code),
        });
        let link = self.position.next_link();
        let (kind, speed) = self.kind_of(card, code);
        self.closed = false;
        let added = self.tell(Event::LinkAdded {
            link,
            seat,
            card,
            effect: 0,
            mode: 0,
            kind,
            speed,
            targets: Default::default(),
            declared: None,
            word: None,
        });
        if added {
            self.gap(GapKind::Asked);
        }
    }

    /// What kind of activation it is, and its spell speed as far as the kind of card says it.
    pub(super) fn kind_of(&self, card: CardId, code: u32) -> (LinkKind, u8) {
        let kind = self.cards.get(Passcode(code)).map(|card| &card.kind);
        let came = self.came_just_now(card);
        match kind {
            Some(CardKind::Spell(Spell::QuickPlay)) => (LinkKind::SpellCard, 2),
            Some(CardKind::Spell(Spell::Normal | Spell::Ritual)) => (LinkKind::SpellCard, 1),
            Some(CardKind::Spell(_)) if came => (LinkKind::SpellCard, 1),
            Some(CardKind::Spell(_)) => (LinkKind::SpellEffect, 1),
            Some(CardKind::Trap(Trap::Counter)) => (LinkKind::TrapCard, 3),
            Some(CardKind::Trap(Trap::Normal)) => (LinkKind::TrapCard, 2),
            Some(CardKind::Trap(_)) if came => (LinkKind::TrapCard, 2),
            Some(CardKind::Trap(_)) => (LinkKind::TrapEffect, 2),
            Some(CardKind::Monster(_)) | None => (LinkKind::MonsterEffect, 1),
        }
    }

    /// True for a card that was put on the field or turned up just now, to be activated.
    pub(super) fn came_just_now(&self, card: CardId) -> bool {
        let mut events = self.told.events.iter().rev();
        match events.find(|event| !matches!(event, Event::CardKnown { .. })) {
            Some(Event::CardsMoved { moves, .. }) => moves.iter().any(|step| step.card == card),
            Some(Event::PositionChanged { card: turned, .. }) => *turned == card,
            _ => false,
        }
    }

    pub(super) fn solving(&mut self, link: u8) {
        if !self.closed {
            self.closed = true;
            let links = self.position.chain.len() as u8;
            self.tell(Event::ChainClosed { links });
        }
        self.tell(Event::LinkResolving { link });
    }

    pub(super) fn solved(&mut self, link: u8) {
        let negated = usize::from(link)
            .checked_sub(1)
            .and_then(|at| self.position.chain.get(at));
        let outcome = match negated.and_then(|link| link.negated) {
            Some(Negation::Activation) => Outcome::NegatedActivation,
            Some(Negation::Effect) => Outcome::NegatedEffect,
            None => Outcome::Applied,
        };
        self.tell(Event::LinkResolved { link, outcome });
    }

    pub(super) fn chain_end(&mut self) {
        if self.tell(Event::ChainEnded) {
            self.gap(GapKind::Asked);
        }
    }

    pub(super) fn negated(&mut self, link: u8, whole: bool) {
        let what = if whole {
            Negation::Activation
        } else {
            Negation::Effect
        };
        let cause = self.cause(reason::EFFECT);
        self.tell(Event::LinkNegated { link, what, cause });
    }

    /// Targets are said after the link they belong to, and an event of ours says them with it.
    pub(super) fn targets(&mut self, cards: &[Spot]) {
        let targets: Option<Vec<CardId>> = cards.iter().map(|spot| self.card_at(*spot)).collect();
        let at = self
            .told
            .events
            .iter()
            .rposition(|event| matches!(event, Event::LinkAdded { .. }));
        let (Some(targets), Some(at)) = (targets, at) else {
            return self.misfit();
        };
        if self.position.frame.is_some() {
            return;
        }
        if let Event::LinkAdded { targets: told, .. } = &mut self.told.events[at] {
            told.extend(targets.iter().copied());
        }
        if let Some(link) = self.position.chain.last_mut() {
            link.targets.extend(targets);
        }
    }

    pub(super) fn missed_timing(&mut self, code: u32, at: Spot) {
        let (Some(card), Some(seat)) = (self.card_at(at), seat(at.player)) else {
            return self.misfit();
        };
        self.gap(GapKind::Effect {
            card: Passcode(code),
        });
        let cause = self.cause(reason::EFFECT);
        self.tell(Event::TriggerMissed {
            seat,
            card,
            effect: 0,
            cause,
        });
    }
}
