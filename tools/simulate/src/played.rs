//! How much was played and checked.

use crate::usage::Usage;
use duel::{Action, Event, Mode, Position};
use std::collections::BTreeMap;
use testkit::play::{Named, Play};

/// How much was played and checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Events.
    pub events: u64,
    /// Things somebody might say that were asked about.
    pub asked: u64,
    /// The longest chain.
    pub longest: u64,
    /// What was said and recorded.
    pub said: BTreeMap<&'static str, u64>,
    /// What was said and refused, by rule.
    pub refused: BTreeMap<&'static str, u64>,
    /// What happened, of what tells how far duels come.
    pub happened: BTreeMap<&'static str, u64>,
    /// What became of each card.
    pub usage: Usage,
    /// How many duels, by the name of their rules and by how their record is written.
    pub under: BTreeMap<(String, &'static str), u64>,
}

impl Played {
    /// Of one duel.
    pub(crate) fn of(play: &Play<'_>, asked: u64) -> Self {
        let mut played = Self {
            events: play.events.len() as u64,
            asked,
            ..Self::default()
        };
        for spoken in &play.script {
            match spoken.refused {
                Some(rule) => *played.refused.entry(rule.id()).or_default() += 1,
                None => *played.said.entry(verb(&spoken.action)).or_default() += 1,
            }
        }
        played.usage.were_there(play);
        played
    }

    /// One event, and the position after it.
    pub(crate) fn count(&mut self, event: &Event, after: &Position) {
        self.usage.count(event, after);
        let what = match event {
            Event::LinkAdded { link, .. } => {
                self.longest = self.longest.max(u64::from(*link));
                "links"
            }
            Event::LinkNegated { .. } => "negations",
            Event::TriggerMet { .. } => "triggers met",
            Event::TriggerMissed { .. } => "triggers that missed their timing",
            Event::SummonDeclared { .. } => "summons declared",
            Event::SummonNegated { .. } => "summons negated",
            Event::SpecialSummoned { .. } => "summons by effects",
            Event::DamageCalculated { .. } => "battles",
            Event::AttackStopped { .. } => "attacks stopped",
            Event::Irregularity { .. } => "irregularities",
            Event::TurnBegan { .. } => "turns",
            Event::TokenMade { .. } => "tokens",
            Event::DuelEnded { .. } => "duels ended",
            Event::LoopFound { .. } => "loops",
            _ => return,
        };
        *self.happened.entry(what).or_default() += 1;
    }

    /// Notes the rules it was played under.
    pub(crate) fn under(&mut self, rules: &str, mode: Mode) {
        let way = match mode {
            Mode::Strict => "strict",
            Mode::Witness => "witness",
        };
        *self.under.entry((rules.to_owned(), way)).or_default() += 1;
    }

    /// How many duels.
    #[must_use]
    pub fn duels(&self) -> u64 {
        self.under.values().sum()
    }

    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.events += other.events;
        self.asked += other.asked;
        self.longest = self.longest.max(other.longest);
        for (mine, theirs) in [
            (&mut self.said, other.said),
            (&mut self.refused, other.refused),
            (&mut self.happened, other.happened),
        ] {
            for (what, count) in theirs {
                *mine.entry(what).or_default() += count;
            }
        }
        for (rules, count) in other.under {
            *self.under.entry(rules).or_default() += count;
        }
        self.usage.add(&other.usage);
        self
    }
}

const fn verb(action: &Action<Named>) -> &'static str {
    match action {
        Action::Pass(_) => "passes",
        Action::Ask => "questions",
        Action::Hold => "waits",
        Action::MoveOn { .. } | Action::EndTurn => "moves on",
        Action::AgreeUpTo { .. } => "agreements",
        Action::Activate { .. } => "activations",
        Action::Summon { .. } | Action::GeminiSummon { .. } => "Normal Summons",
        Action::SetMonster { .. } | Action::SetSpell { .. } => "sets",
        Action::FlipSummon { .. } => "Flip Summons",
        Action::ChangePosition { .. } => "changes of position",
        Action::SpecialSummon { .. } => "Special Summons",
        Action::PendulumSummon => "Pendulum Summons",
        Action::Attack { .. } => "attacks",
        Action::Choose(_) => "choices",
        Action::Outcome(_) => "lots",
        Action::Show { .. } => "cards shown",
        Action::Automatic { .. } => "settings",
        Action::Concede => "concessions",
    }
}
