//! The rule profile of a duel: dated flags, pinned by the first event.
//!
//! The values and their sources are in `data/rules/`; what each flag does is in the crate
//! `rules`. Here they are only facts that a journal carries.
//!
//! A flag can be read and changed by its name as well ([`Profile::written`], [`Profile::set`]):
//! that is how a written duel changes one.

mod flag;

pub use flag::{FlagError, FlagKind, days, is_day};

use flag::{Flag, flags, words};
use serde::{Deserialize, Serialize};

/// Where rules held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Region {
    /// Asia.
    Ocg,
    /// The rest of the world.
    Tcg,
}

impl Region {
    /// As people write it.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Ocg => "OCG",
            Self::Tcg => "TCG",
        }
    }
}

words! {
    /// When ignition effects may be used outside the open state.
    Ignition {
        /// Never.
        None,
        /// By the turn player's first right after a successful summon.
        AfterSummon,
        /// After a successful summon or a chain.
        AfterSummonOrChain,
        /// In every free window (the peer engine's reading of the 2005 rules).
        AnyFreeWindow,
    }
}

words! {
    /// Where triggers from hidden places go.
    HiddenTriggers {
        /// Into the fast window, after the public ones (OCG).
        OwnTier,
        /// With the optional ones (TCG).
        WithOptional,
    }
}

words! {
    /// Whether a card must still be where its trigger activates from.
    TriggerLocation {
        /// It may have moved anywhere.
        Anywhere,
        /// Not once it is in the main deck or the hand.
        PublicOnly,
        /// It must have stayed.
        MustStay,
    }
}

words! {
    /// What follows a replay of an attack.
    Replay {
        /// The attack is taken back.
        TakenBack,
        /// The attacker takes another target or cancels.
        RetargetOrCancel,
        /// The same monster, another, or none; the first counts.
        SameOtherOrNone,
    }
}

words! {
    /// How many timings the damage step has, and what equal ATK of 0 does in it.
    DamageStep {
        /// The old seven.
        Seven,
        /// Five, from about 2012.
        Five,
        /// The old seven, and two monsters in Attack Position without ATK destroy each other (TCG).
        SevenZeroFalls,
    }
}

words! {
    /// Which zones there are, and where Extra Deck monsters may be summoned.
    Zones {
        /// Five and five.
        Classic,
        /// With pendulum zones of their own.
        PendulumApart,
        /// With extra monster zones.
        ExtraMonsterZones,
        /// With extra monster zones, eased in 2020.
        ExtraMonsterZonesEased,
    }
}

words! {
    /// Which zones a trap monster takes.
    TrapMonsterZones {
        /// A monster zone and its spell and trap zone.
        Both,
        /// A monster zone only.
        MonsterOnly,
    }
}

words! {
    /// When a duel that is decided ends.
    DuelEnds {
        /// After the effect.
        AfterTheEffect,
        /// At once.
        AtOnce,
    }
}

words! {
    /// Who is asked first when a summon may be negated.
    NegationFirst {
        /// The turn player, then the other.
        TurnPlayer,
        /// Only the other (a loose reading of the old rules).
        OpponentOnly,
    }
}

words! {
    /// How many cards the draw phase gives.
    NormalDraw {
        /// None, at tables that agreed on it.
        None,
        /// One.
        One,
        /// Two, at tables that agreed on it.
        Two,
    }
}

impl NormalDraw {
    /// As a number.
    #[must_use]
    pub const fn cards(self) -> usize {
        self as usize
    }
}

flags! {
    /// The rules a duel is played under, as flags. Pinned whole in the first event.
    Profile {
        /// See [`Ignition`].
        ignition: Ignition,
        /// See [`HiddenTriggers`].
        hidden_triggers: HiddenTriggers,
        /// Inside a tier, effects whose events happened earlier are placed earlier.
        early_trigger: bool,
        /// See [`TriggerLocation`].
        trigger_location: TriggerLocation,
        /// Whether a negated summon counts for "once per turn" texts.
        negated_summon_counts: bool,
        /// See [`Replay`].
        replay: Replay,
        /// See [`DamageStep`].
        damage_step: DamageStep,
        /// One chain for each timing of the damage step.
        one_chain_per_damage_timing: bool,
        /// A mandatory phase trigger whose activation was negated is activated again.
        phase_trigger_again: bool,
        /// The first player draws in the first turn.
        first_turn_draw: bool,
        /// One field spell for both sides.
        one_field_spell: bool,
        /// See [`Zones`].
        zones: Zones,
        /// See [`TrapMonsterZones`].
        trap_monster_zones: TrapMonsterZones,
        /// See [`DuelEnds`].
        duel_ends: DuelEnds,
        /// See [`NegationFirst`].
        negation_first: NegationFirst,
        /// Card texts are those of this day, as `20100424`; 0: the current ones.
        texts: u32,
        /// How many monster zones, and how many spell and trap zones, a side has.
        zones_each: u8,
        /// Whether a turn has a main phase 2.
        main_phase_2: bool,
        /// See [`NormalDraw`].
        normal_draw: NormalDraw,
        /// Whether the first turn of the duel has a battle phase.
        first_turn_battle: bool,
    }
}
