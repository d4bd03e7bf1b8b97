//! Finds every card identity in an event or a position. No wildcard: a new variant has to say
//! which cards it names.

use crate::{Action, CardId, Cause, Event, Happened, Happening, Lingering, Picked, Position, Use};

/// What is done to the identities that are found.
pub(super) trait Rename {
    /// Renames one card.
    fn card(&mut self, card: &mut CardId);

    /// Renames the card a cause names.
    fn cause(&mut self, cause: &mut Cause) {
        if let Some(card) = &mut cause.card {
            self.card(card);
        }
    }

    /// Renames the source of a lingering effect.
    fn lingering(&mut self, lingering: &mut Lingering) {
        self.card(&mut lingering.source);
    }
}

impl<F: FnMut(CardId) -> CardId> Rename for F {
    fn card(&mut self, card: &mut CardId) {
        *card = self(*card);
    }
}

/// Renames the cards an event names, in the order in which it names them.
pub(super) fn event(event: &mut Event, to: &mut impl Rename) {
    match event {
        Event::Said { action: said, .. } => action(said, to),
        Event::CardKnown { card, .. }
        | Event::TriggerActivated { card, .. }
        | Event::SummonDeclared { card, .. }
        | Event::SummonSucceeded { card }
        | Event::CardSet { card, .. }
        | Event::TriggerMet { card, .. } => to.card(card),
        Event::SummonNegated { card, cause }
        | Event::PositionChanged { card, cause, .. }
        | Event::TriggerMissed { card, cause, .. }
        | Event::ValueChanged { card, cause, .. } => {
            to.card(card);
            to.cause(cause);
        }
        Event::ChoiceMade { picked: p, .. } | Event::RandomOutcome { picked: p, .. } => {
            picked(p, to);
        }
        Event::LinkAdded { card, targets, .. } => {
            to.card(card);
            cards(targets, to);
        }
        Event::CardsMoved { moves, cause } => {
            moves.iter_mut().for_each(|step| to.card(&mut step.card));
            to.cause(cause);
        }
        Event::LinkNegated { cause, .. } | Event::LpChanged { cause, .. } => to.cause(cause),
        Event::LingeringBegan { lingering, cause } => {
            to.lingering(lingering);
            to.cause(cause);
        }
        Event::LingeringEnded { lingering } => to.lingering(lingering),
        Event::DuelBegan { .. }
        | Event::CardsEntered { .. }
        | Event::PlayBegan { .. }
        | Event::CatalogueChanged { .. }
        | Event::TurnBegan { .. }
        | Event::PhaseEntered { .. }
        | Event::StepEntered { .. }
        | Event::WindowOpened { .. }
        | Event::WindowAsked { .. }
        | Event::WindowHeld { .. }
        | Event::WindowAnswered { .. }
        | Event::WindowClosed { .. }
        | Event::ChoiceAsked { .. }
        | Event::ChainClosed { .. }
        | Event::LinkResolving { .. }
        | Event::StepBegan { .. }
        | Event::LinkResolved { .. }
        | Event::ChainEnded
        | Event::Shuffled { .. }
        | Event::Irregularity { .. }
        | Event::DuelEnded { .. }
        | Event::Rewound { .. }
        | Event::Note => {}
    }
}

/// Renames every card a position names outside its rows.
pub(super) fn mentions(position: &mut Position, to: &mut impl Rename) {
    for (card, _, _) in &mut position.values {
        to.card(card);
    }
    if let Some(intent) = &mut position.intent {
        action(&mut intent.action, to);
        intent.targets.iter_mut().for_each(|t| cards(t, to));
        intent.tributes.iter_mut().for_each(|t| cards(t, to));
    }
    for link in &mut position.chain {
        to.card(&mut link.card);
        cards(&mut link.targets, to);
    }
    if let Some(frame) = &mut position.frame {
        frame.picked.iter_mut().for_each(|p| cards(p, to));
        cards(&mut frame.moved, to);
    }
    if let Some(summon) = &mut position.summon {
        to.card(&mut summon.card);
    }
    for trigger in &mut position.triggers {
        to.card(&mut trigger.card);
    }
    for lingering in &mut position.lingering {
        to.lingering(lingering);
    }
    for entry in &mut position.used {
        if let Use::Effect { card, .. } = entry {
            to.card(card);
        }
    }
    let happenings = position.happened.iter_mut().chain(&mut position.occasion);
    happenings.for_each(|happening| happened(happening, to));
}

fn happened(happening: &mut Happening, to: &mut impl Rename) {
    match &mut happening.what {
        Happened::Moved { card, .. }
        | Happened::Summoned { card, .. }
        | Happened::Set { card }
        | Happened::Turned { card } => to.card(card),
        Happened::Damaged { .. } | Happened::PhaseBegan(_) => {}
    }
    to.cause(&mut happening.cause);
}

fn action(said: &mut Action, to: &mut impl Rename) {
    match said {
        Action::Activate { card, .. }
        | Action::Summon { card }
        | Action::SetMonster { card }
        | Action::SetSpell { card }
        | Action::FlipSummon { card }
        | Action::ChangePosition { card }
        | Action::Show { card, .. } => to.card(card),
        Action::Choose(p) | Action::Outcome(p) => picked(p, to),
        Action::Pass(_)
        | Action::Ask
        | Action::Hold
        | Action::MoveOn { .. }
        | Action::EndTurn
        | Action::AgreeUpTo { .. }
        | Action::Concede => {}
    }
}

fn picked(picked: &mut Picked, to: &mut impl Rename) {
    if let Picked::Cards(picked) = picked {
        cards(picked, to);
    }
}

fn cards(named: &mut [CardId], to: &mut impl Rename) {
    named.iter_mut().for_each(|card| to.card(card));
}
