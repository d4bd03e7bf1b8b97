//! The event's name and its own fields, for every event.
//!
//! The names are those of the contract. It promises no names for what it doesn't list; these are
//! ours: `cards_entered`, `play_began`, `card_known`'s fields beside `card` and `to`,
//! `trigger_activated`, `link_negated`, `random_outcome`, `lingering_began`, `lingering_ended`,
//! `timing_entered`, `attack_retargeted`, `attack_stopped`, `damage_calculated`, `summon_joined`,
//! `special_summoned`, `materials_attached`, `attached`, `counters_changed`, `token_made` and
//! `loop_found`. A Special Summon by an effect is `special_summoned` with its moves: it is never
//! declared, so `summon_declared` and `summon_succeeded` don't come with it.

mod battle;
mod cards;
mod chain;
mod desk;
mod turn;

use super::Object;
use super::facts::{Around, object};
use crate::Viewer;
pub use desk::fields as desk_fields;
use duel::{Event, Position};
use rules::Catalogue;
use serde_json::{Value as Json, json};

/// The name of an event in the contract.
#[must_use]
pub const fn event_name(event: &Event) -> &'static str {
    match event {
        Event::DuelBegan { .. } => "duel_began",
        Event::CardsEntered { .. } => "cards_entered",
        Event::PlayBegan { .. } => "play_began",
        Event::Said { .. } => "said",
        Event::CardKnown { .. } => "card_known",
        Event::DefinitionsChanged { .. } => "catalogue_changed",
        Event::TurnBegan { .. } => "turn_began",
        Event::PhaseEntered { .. } => "phase_entered",
        Event::StepEntered { .. } => "step_entered",
        Event::TimingEntered { .. } => "timing_entered",
        Event::WindowOpened { .. } => "window_opened",
        Event::WindowAsked { .. } => "window_asked",
        Event::WindowHeld { .. } => "window_held",
        Event::SettingChanged { .. } => "setting_changed",
        Event::WindowAnswered { .. } => "window_answered",
        Event::WindowClosed { .. } => "window_closed",
        Event::ChoiceAsked { .. } => "choice_asked",
        Event::ChoiceMade { .. } => "choice_made",
        Event::TriggerActivated { .. } => "trigger_activated",
        Event::SummonDeclared { .. } => "summon_declared",
        Event::SummonJoined { .. } => "summon_joined",
        Event::SummonNegated { .. } => "summon_negated",
        Event::SummonSucceeded { .. } => "summon_succeeded",
        Event::SpecialSummoned { .. } => "special_summoned",
        Event::TokenMade { .. } => "token_made",
        Event::CardSet { .. } => "card_set",
        Event::PositionChanged { .. } => "position_changed",
        Event::AttackDeclared { .. } => "attack_declared",
        Event::AttackRetargeted { .. } => "attack_retargeted",
        Event::AttackStopped { .. } => "attack_stopped",
        Event::DamageCalculated { .. } => "damage_calculated",
        Event::LinkAdded { .. } => "link_added",
        Event::ChainClosed { .. } => "chain_closed",
        Event::LinkResolving { .. } => "link_resolving",
        Event::StepBegan { .. } => "step_began",
        Event::LinkNegated { .. } => "link_negated",
        Event::LinkResolved { .. } => "link_resolved",
        Event::ChainEnded => "chain_ended",
        Event::TriggerMet { .. } => "trigger_met",
        Event::TriggerMissed { .. } => "trigger_missed",
        Event::CardsMoved { .. } => "cards_moved",
        Event::MaterialsAttached { .. } => "materials_attached",
        Event::Attached { .. } => "attached",
        Event::CountersChanged { .. } => "counters_changed",
        Event::ValueChanged { .. } => "value_changed",
        Event::LpChanged { .. } => "lp_changed",
        Event::Shuffled { .. } => "shuffled",
        Event::RandomOutcome { .. } => "random_outcome",
        Event::LingeringBegan { .. } => "lingering_began",
        Event::LingeringEnded { .. } => "lingering_ended",
        Event::LoopFound { .. } => "loop_found",
        Event::Irregularity { .. } => "irregularity",
        Event::DuelEnded { .. } => "duel_ended",
        Event::Rewound { .. } => "rewound",
        Event::Note => "note",
        Event::Adjusted { .. } => "adjusted",
        Event::Desk(entry) => desk::name(entry),
    }
}

/// `"event": NAME` and the event's own fields, between the positions before and after it, as the
/// viewer may read how passes were given. (Cards and faces are redacted before.)
#[must_use]
pub fn event_json(
    before: &Position,
    after: &Position,
    cards: &Catalogue,
    event: &Event,
    viewer: Viewer,
) -> Object {
    let around = Around {
        before,
        after,
        cards,
    };
    let mut all = Object::new();
    all.insert("event".to_owned(), Json::from(event_name(event)));
    all.extend(object(fields(around, event, viewer)));
    all
}

/// No wildcard: a new event doesn't compile before it has its fields.
fn fields(around: Around<'_>, event: &Event, viewer: Viewer) -> Json {
    match event {
        Event::DuelBegan { .. }
        | Event::DefinitionsChanged { .. }
        | Event::PlayBegan { .. }
        | Event::TurnBegan { .. }
        | Event::PhaseEntered { .. }
        | Event::StepEntered { .. }
        | Event::TimingEntered { .. }
        | Event::LoopFound { .. }
        | Event::Irregularity { .. }
        | Event::DuelEnded { .. }
        | Event::Adjusted { .. }
        | Event::Rewound { .. } => turn::course(event),
        Event::Desk(entry) => desk::fields(entry),
        Event::Said { by, action } => turn::said(around, *by, action, viewer),
        Event::WindowOpened { .. }
        | Event::WindowAsked { .. }
        | Event::WindowHeld { .. }
        | Event::WindowAnswered { .. }
        | Event::SettingChanged { .. }
        | Event::WindowClosed { .. } => turn::window(event, viewer),
        Event::ChoiceAsked { .. } | Event::ChoiceMade { .. } | Event::RandomOutcome { .. } => {
            turn::choice(around, event)
        }
        Event::SummonDeclared { .. }
        | Event::SummonJoined { .. }
        | Event::SummonNegated { .. }
        | Event::SummonSucceeded { .. }
        | Event::SpecialSummoned { .. }
        | Event::TokenMade { .. } => cards::summon(around, event),
        Event::CardsEntered { .. }
        | Event::CardKnown { .. }
        | Event::CardSet { .. }
        | Event::PositionChanged { .. }
        | Event::CardsMoved { .. }
        | Event::MaterialsAttached { .. }
        | Event::Attached { .. }
        | Event::CountersChanged { .. }
        | Event::ValueChanged { .. }
        | Event::LpChanged { .. }
        | Event::Shuffled { .. }
        | Event::LingeringBegan { .. }
        | Event::LingeringEnded { .. } => cards::changed(around, event),
        Event::AttackDeclared { .. }
        | Event::AttackRetargeted { .. }
        | Event::AttackStopped { .. }
        | Event::DamageCalculated { .. } => battle::battle(around, event),
        Event::LinkAdded { .. }
        | Event::ChainClosed { .. }
        | Event::LinkResolving { .. }
        | Event::StepBegan { .. }
        | Event::LinkNegated { .. }
        | Event::LinkResolved { .. }
        | Event::TriggerActivated { .. }
        | Event::TriggerMet { .. }
        | Event::TriggerMissed { .. } => chain::chain(around, event),
        Event::ChainEnded | Event::Note => json!({}),
    }
}

/// The object with one field more.
fn with(value: Json, key: &str, more: Json) -> Json {
    let mut fields = object(value);
    fields.insert(key.to_owned(), more);
    Json::Object(fields)
}
