//! What may be answered where a summon asks something: its materials or tributes, its monster, how
//! the monster lies.

use super::{postures, ways};
use crate::game::Game;
use crate::materials::Recipe;
use crate::vocabulary::{Act, Facing};
use duel::{Action, Choice, ChoiceKind, Posture};
use smallvec::SmallVec;

impl<'a> Game<'a> {
    /// The recipe that a choice of materials or tributes is about.
    pub(crate) fn recipe_asked(&self, choice: &Choice) -> Option<Recipe<'a>> {
        if !matches!(choice.what, ChoiceKind::Material | ChoiceKind::Tribute) {
            return None;
        }
        if let (Some(frame), Some((act, party))) = (&self.p.frame, self.act_under_way())
            && is_summon(act)
        {
            return self.recipe_of_act(frame, act, party.user);
        }
        self.recipe_of_action(self.p.intent.as_ref()?)
    }

    /// Whether what is chosen is a monster to summon.
    pub(crate) fn asks_for_a_monster(&self) -> bool {
        self.act_under_way().is_some_and(|(act, _)| is_summon(act))
    }

    /// How the monster that is summoned may lie.
    pub(crate) fn postures_asked(&self) -> SmallVec<[Posture; 2]> {
        if let (Some(frame), Some((act, _))) = (&self.p.frame, self.act_under_way())
            && self.p.intent.is_none()
        {
            return self.postures_of_act(frame, act);
        }
        let Some(intent) = &self.p.intent else {
            return postures(None, Facing::FaceUp);
        };
        match intent.action {
            Action::SpecialSummon { card, way } => {
                let def = self.def(card);
                let of = def.and_then(|def| ways(def).nth(usize::from(way)));
                postures(def, of.map_or(Facing::FaceUp, |of| of.facing))
            }
            _ => postures(None, Facing::FaceUp),
        }
    }
}

/// Whether an act asks for the monster it summons by itself.
const fn is_summon(act: &Act) -> bool {
    matches!(
        act,
        Act::FusionSummon { .. } | Act::RitualSummon { .. } | Act::NormalSummonAfter { .. }
    )
}
