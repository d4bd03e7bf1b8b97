//! Rule profiles as files: flags with a name, a region and the days they held, each with the
//! reason why it is what it is.

use super::Day;
use duel::{
    DamageStep, DuelEnds, HiddenTriggers, Ignition, NegationFirst, NormalDraw, Profile, Region,
    Replay, TrapMonsterZones, TriggerLocation, Zones,
};
use serde::{Deserialize, Serialize};

/// A fact with its dates and where it is known from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The fact.
    pub value: T,
    /// Since when or until when, and the source.
    pub because: String,
}

/// A rule profile with its names and dates.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedProfile {
    /// Its short id: `P7`.
    pub id: String,
    /// Its name: `TCG_2021`.
    pub name: String,
    /// What it is, for a reader.
    pub title: String,
    /// Other names it answers to.
    pub aliases: Vec<String>,
    /// Where it held.
    pub region: Region,
    /// The first day, or its month or year where no more is known: `2021-11`.
    pub since: Option<Sourced<String>>,
    /// The last day, or its month or year; absent for the current rules.
    pub until: Option<Sourced<String>>,
    /// The flags, which is what a journal pins.
    pub flags: Profile,
    /// Where each flag is known from, in the order of [`Profile::FLAGS`].
    pub because: Vec<String>,
}

impl NamedProfile {
    /// Every name it answers to.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        [&self.id, &self.name]
            .into_iter()
            .chain(&self.aliases)
            .map(String::as_str)
    }

    /// True when it answers to this name. Case doesn't matter.
    #[must_use]
    pub fn answers_to(&self, name: &str) -> bool {
        self.names().any(|own| own.eq_ignore_ascii_case(name))
    }

    /// Since when a flag is what it is, and where that is known from.
    #[must_use]
    pub fn because(&self, flag: &str) -> Option<&str> {
        let at = Profile::FLAGS.iter().position(|name| *name == flag)?;
        self.because.get(at).map(String::as_str)
    }

    /// The first day on which it held; none when it has no beginning.
    #[must_use]
    pub fn first_day(&self) -> Option<Day> {
        Day::first_of(&self.since.as_ref()?.value)
    }

    /// The last day on which it held; none for the current rules.
    #[must_use]
    pub fn last_day(&self) -> Option<Day> {
        Day::last_of(&self.until.as_ref()?.value)
    }

    /// True when it held on this day.
    #[must_use]
    pub fn held_on(&self, day: Day) -> bool {
        self.first_day().is_none_or(|first| first <= day)
            && self.last_day().is_none_or(|last| day <= last)
    }
}

macro_rules! file {
    ($($flag:ident: $type:ty,)+) => {
        /// The flags as a file has them.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct Flags { $($flag: Sourced<$type>,)+ }

        impl Flags {
            fn split(self) -> (Profile, Vec<String>) {
                let because = vec![$(self.$flag.because),+];
                (Profile { $($flag: self.$flag.value),+ }, because)
            }
        }
    };
}

file! {
    ignition: Ignition,
    hidden_triggers: HiddenTriggers,
    early_trigger: bool,
    trigger_location: TriggerLocation,
    negated_summon_counts: bool,
    replay: Replay,
    damage_step: DamageStep,
    one_chain_per_damage_timing: bool,
    phase_trigger_again: bool,
    first_turn_draw: bool,
    one_field_spell: bool,
    zones: Zones,
    trap_monster_zones: TrapMonsterZones,
    duel_ends: DuelEnds,
    negation_first: NegationFirst,
    texts: u32,
    zones_each: u8,
    main_phase_2: bool,
    normal_draw: NormalDraw,
    first_turn_battle: bool,
}

/// A profile as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProfileFile {
    id: String,
    name: String,
    title: String,
    #[serde(default)]
    aliases: Vec<String>,
    region: Region,
    #[serde(default)]
    since: Option<Sourced<String>>,
    #[serde(default)]
    until: Option<Sourced<String>>,
    flags: Flags,
}

impl From<ProfileFile> for NamedProfile {
    fn from(file: ProfileFile) -> Self {
        let (flags, because) = file.flags.split();
        Self {
            id: file.id,
            name: file.name,
            title: file.title,
            aliases: file.aliases,
            region: file.region,
            since: file.since,
            until: file.until,
            flags,
            because,
        }
    }
}
