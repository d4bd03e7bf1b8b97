//! Finds every card identity in an event or a position. No wildcard: a new variant has to say
//! which cards it names.

use crate::{
    Action, Attack, CardId, Cause, Event, Happened, Happening, Lingering, Link, Move, Picked,
    Position, Reply, Use,
};

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

    /// Renames the card a lingering effect is about, and its source.
    fn lingering(&mut self, lingering: &mut Lingering) {
        if let Some(card) = &mut lingering.card {
            self.card(card);
        }
        self.card(&mut lingering.source);
    }

    /// Renames a card where one may be named.
    fn maybe(&mut self, card: &mut Option<CardId>) {
        if let Some(card) = card {
            self.card(card);
        }
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
        | Event::SummonJoined { card, .. }
        | Event::SummonSucceeded { card }
        | Event::CardSet { card, .. }
        | Event::TriggerMet { card, .. } => to.card(card),
        Event::AttackDeclared { card, target, .. } | Event::AttackRetargeted { card, target } => {
            to.card(card);
            to.maybe(target);
        }
        Event::SummonNegated { card, cause }
        | Event::PositionChanged { card, cause, .. }
        | Event::TriggerMissed { card, cause, .. }
        | Event::AttackStopped { card, cause, .. }
        | Event::CountersChanged { card, cause, .. }
        | Event::TokenMade { card, cause, .. }
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
        Event::CardsMoved { moves, cause } | Event::SpecialSummoned { moves, cause, .. } => {
            moved(moves, to);
            to.cause(cause);
        }
        Event::MaterialsAttached {
            cards: materials,
            to: monster,
            cause,
        } => {
            cards(materials, to);
            to.card(monster);
            to.cause(cause);
        }
        Event::Attached {
            card,
            to: monster,
            cause,
        } => {
            to.card(card);
            to.maybe(monster);
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
        | Event::DefinitionsChanged { .. }
        | Event::TurnBegan { .. }
        | Event::PhaseEntered { .. }
        | Event::StepEntered { .. }
        | Event::TimingEntered { .. }
        | Event::DamageCalculated { .. }
        | Event::LoopFound { .. }
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
        | Event::Note
        | Event::Adjusted { .. }
        | Event::SettingChanged { .. }
        | Event::Desk(_) => {}
    }
}

/// Renames every card a position names outside its rows.
pub(super) fn mentions(position: &mut Position, to: &mut impl Rename) {
    for (card, _, _) in &mut position.values {
        to.card(card);
    }
    for (card, _, _) in &mut position.counters {
        to.card(card);
    }
    for joined in &mut position.joined {
        to.card(&mut joined.card);
    }
    if let Some(under_way) = &mut position.attack {
        attack(under_way, to);
    }
    position.picked.iter_mut().for_each(|p| cards(p, to));
    if let Some(intent) = &mut position.intent {
        action(&mut intent.action, to);
        intent.targets.iter_mut().for_each(|t| cards(t, to));
        intent.tributes.iter_mut().for_each(|t| cards(t, to));
    }
    for link in &mut position.chain {
        linked(link, to);
    }
    if let Some(frame) = &mut position.frame {
        frame.picked.iter_mut().for_each(|p| cards(p, to));
        frame.materials.iter_mut().for_each(|m| cards(m, to));
        cards(&mut frame.moved, to);
        cards(&mut frame.excavated, to);
        if let Some(told) = &mut frame.told {
            cards(told.what.cards_mut(), to);
        }
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
        match entry {
            Use::Effect { card, .. } => to.card(card),
            Use::Attacked { card, target } => {
                to.card(card);
                to.card(target);
            }
            _ => {}
        }
    }
    let happenings = position.happened.iter_mut().chain(&mut position.occasion);
    happenings.for_each(|happening| happened(happening, to));
}

fn attack(attack: &mut Attack, to: &mut impl Rename) {
    to.card(&mut attack.card);
    to.maybe(&mut attack.target);
    if let Some(Reply::Against(card)) = &mut attack.reply {
        to.card(card);
    }
}

fn linked(link: &mut Link, to: &mut impl Rename) {
    to.card(&mut link.card);
    cards(&mut link.targets, to);
    cards(&mut link.paid, to);
}

fn happened(happening: &mut Happening, to: &mut impl Rename) {
    match &mut happening.what {
        Happened::Moved { card, attached, .. } => {
            to.card(card);
            to.maybe(attached);
        }
        Happened::Summoned { card, .. }
        | Happened::Set { card }
        | Happened::Turned { card, .. }
        | Happened::Activated { card, .. } => to.card(card),
        Happened::Attacked { card, target } | Happened::Battled { card, target } => {
            to.card(card);
            to.maybe(target);
        }
        Happened::Gained { .. }
        | Happened::Damaged { .. }
        | Happened::Resolved
        | Happened::PhaseBegan(_)
        | Happened::TimingBegan(_) => {}
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
        | Action::SpecialSummon { card, .. }
        | Action::GeminiSummon { card }
        | Action::Show { card, .. } => to.card(card),
        Action::Attack { card, target } => {
            to.card(card);
            to.maybe(target);
        }
        Action::Choose(p) | Action::Outcome(p) => picked(p, to),
        Action::Pass(_)
        | Action::Ask
        | Action::Hold
        | Action::MoveOn { .. }
        | Action::EndTurn
        | Action::AgreeUpTo { .. }
        | Action::Automatic { .. }
        | Action::PendulumSummon
        | Action::Concede => {}
    }
}

fn picked(picked: &mut Picked, to: &mut impl Rename) {
    match picked {
        Picked::Cards(picked) => cards(picked, to),
        Picked::Told(telling) => cards(telling.what.cards_mut(), to),
        _ => {}
    }
}

fn moved(moves: &mut [Move], to: &mut impl Rename) {
    moves.iter_mut().for_each(|step| to.card(&mut step.card));
}

fn cards(named: &mut [CardId], to: &mut impl Rename) {
    named.iter_mut().for_each(|card| to.card(card));
}
