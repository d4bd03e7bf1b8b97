//! The rule profile of a duel: dated flags, pinned by the first event.
//!
//! The values and their sources are in `data/rules/`; what each flag does is in the crate
//! `rules`. Here they are only facts that a journal carries.

use serde::{Deserialize, Serialize};

/// When ignition effects may be used outside the open state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ignition {
    /// Never.
    None,
    /// By the turn player's first right after a successful summon.
    AfterSummon,
    /// After a successful summon or a chain.
    AfterSummonOrChain,
    /// In every free window (the peer engine's reading of the 2005 rules).
    AnyFreeWindow,
}

/// Where triggers from hidden places go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum HiddenTriggers {
    /// Into the fast window, after the public ones (OCG).
    OwnTier,
    /// With the optional ones (TCG).
    WithOptional,
}

/// Whether a card must still be where its trigger activates from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TriggerLocation {
    /// It may have moved anywhere.
    Anywhere,
    /// Not once it is in the main deck or the hand.
    PublicOnly,
    /// It must have stayed.
    MustStay,
}

/// What follows a replay of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Replay {
    /// The attack is taken back.
    TakenBack,
    /// The attacker takes another target or cancels.
    RetargetOrCancel,
    /// The same monster, another, or none; the first counts.
    SameOtherOrNone,
}

/// How many timings the damage step has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DamageStep {
    /// The old seven.
    Seven,
    /// Five, from about 2012.
    Five,
}

/// Which zones there are, and where Extra Deck monsters may be summoned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Zones {
    /// Five and five.
    Classic,
    /// With pendulum zones of their own.
    PendulumApart,
    /// With extra monster zones.
    ExtraMonsterZones,
    /// With extra monster zones, eased in 2020.
    ExtraMonsterZonesEased,
}

/// Which zones a trap monster takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TrapMonsterZones {
    /// A monster zone and its spell and trap zone.
    Both,
    /// A monster zone only.
    MonsterOnly,
}

/// When a duel that is decided ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DuelEnds {
    /// After the effect.
    AfterTheEffect,
    /// At once.
    AtOnce,
}

/// Who is asked first when a summon may be negated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum NegationFirst {
    /// The turn player, then the other.
    TurnPlayer,
    /// Only the other (a loose reading of the old rules).
    OpponentOnly,
}

/// The rules a duel is played under, as flags. Pinned whole in the first event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// See [`Ignition`].
    pub ignition: Ignition,
    /// See [`HiddenTriggers`].
    pub hidden_triggers: HiddenTriggers,
    /// Inside a tier, effects whose events happened earlier are placed earlier.
    pub early_trigger: bool,
    /// See [`TriggerLocation`].
    pub trigger_location: TriggerLocation,
    /// Whether a negated summon counts for "once per turn" texts.
    pub negated_summon_counts: bool,
    /// See [`Replay`].
    pub replay: Replay,
    /// See [`DamageStep`].
    pub damage_step: DamageStep,
    /// One chain for each timing of the damage step.
    pub one_chain_per_damage_timing: bool,
    /// A mandatory phase trigger whose activation was negated is activated again.
    pub phase_trigger_again: bool,
    /// The first player draws in the first turn.
    pub first_turn_draw: bool,
    /// One field spell for both sides.
    pub one_field_spell: bool,
    /// See [`Zones`].
    pub zones: Zones,
    /// See [`TrapMonsterZones`].
    pub trap_monster_zones: TrapMonsterZones,
    /// See [`DuelEnds`].
    pub duel_ends: DuelEnds,
    /// See [`NegationFirst`].
    pub negation_first: NegationFirst,
}
