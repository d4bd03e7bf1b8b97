//! Copies of one card that a role knows in a pile it can't look into are all the same to it:
//! whichever leaves, the role reads that the first of them does.

use super::Sight;
use crate::{Action, CardId, Event, Picked};
use alloc::vec::Vec;

impl Sight {
    /// Gives the cards an event names openly the first aliases of their copies.
    pub(super) fn line_up(&mut self, event: &Event) {
        let mut taken: Vec<CardId> = Vec::new();
        for card in self.named_openly(event) {
            let row = card.row();
            let Some(first) = self.first_copy(row, &taken) else {
                continue;
            };
            if first != row {
                self.swap(first, row);
            }
            taken.extend(self.aliases[row]);
        }
    }

    fn named_openly(&self, event: &Event) -> Vec<CardId> {
        match event {
            Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. } => {
                moves.iter().map(|step| step.card).collect()
            }
            Event::MaterialsAttached { cards, .. } => cards.to_vec(),
            Event::CardKnown { card, to, .. } if self.role.hears(*to) => alloc::vec![*card],
            Event::Said {
                action:
                    Action::Activate { card, .. }
                    | Action::Summon { card }
                    | Action::SpecialSummon { card, .. },
                ..
            }
            | Event::SummonDeclared { card, .. }
            | Event::SummonJoined { card, .. }
            | Event::LinkAdded { card, .. } => alloc::vec![*card],
            Event::ChoiceMade {
                picked: Picked::Cards(cards),
                hidden: false,
                ..
            } => cards.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The row with the first alias among the copies of this card, itself one of them.
    fn first_copy(&self, row: usize, taken: &[CardId]) -> Option<usize> {
        let this = *self.full.rows.get(row)?;
        let pile = (this.place.seat, this.place.zone);
        let copies = self.rows_where(|sight, other| {
            (other.place.seat, other.place.zone, other.face) == (pile.0, pile.1, this.face)
                && !sight.role.sees(other.place, other.posture)
                && sight.knows(other.id)
        });
        if !copies.contains(&row) {
            return None;
        }
        let free = |copy: &usize| self.aliases[*copy].is_some_and(|alias| !taken.contains(&alias));
        copies.into_iter().find(free)
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.aliases.swap(one, other);
        for row in [one, other] {
            let old = self.full.rows[row].id;
            let new = old.renewed();
            self.full.rows[row].id = new;
            self.names
                .extend(self.aliases[row].map(|alias| (new, alias)));
            self.known.insert(new);
            for held in self.held_out.iter_mut().filter(|id| **id == old) {
                *held = new;
            }
        }
    }
}
