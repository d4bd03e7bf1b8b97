//! A card that goes from one hidden pile to another unseen: under which name the role reads of it.

use super::Sight;
use crate::{CardId, Event};
use alloc::vec::Vec;

impl Sight {
    /// Every alias the role has for a card.
    pub(super) fn all_aliases(&self) -> Vec<CardId> {
        let followed = self.aliases.iter().flatten();
        let others = self.piles.values().flatten();
        followed.chain(others).copied().collect()
    }

    /// A card that the role lost on the way is named as one of those it can't tell apart now: the
    /// alias it had for a moment is found in neither position.
    pub(super) fn name_the_lost(&self, earlier: &[CardId], seen: &mut Event) {
        let (Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. }) = seen else {
            return;
        };
        let now = self.all_aliases();
        for step in moves {
            let found = earlier.contains(&step.card) || now.contains(&step.card);
            let same = now.iter().find(|alias| alias.row() == step.card.row());
            if let Some(alias) = same.filter(|_| !found) {
                step.card = *alias;
            }
        }
    }
}
