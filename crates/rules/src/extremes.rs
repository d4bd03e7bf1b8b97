//! The lowest and the highest among the cards of a pool.

use crate::game::{Found, Game};
use crate::vocabulary::Pool;
use core::cmp::Ordering;
use duel::{CardId, Value};

/// What a card weighs in such a comparison.
enum Weight {
    /// A value, as it is now.
    Of(i32),
    /// It has none: a Link monster has no DEF.
    Without,
    /// The record doesn't know the card.
    Unseen,
}

impl Game<'_> {
    /// Leaves the cards that have the lowest or the highest of a value, where the pool asks for
    /// that. All that are equal stay.
    pub(crate) fn keep_extremes(&self, pool: &Pool, found: &mut Found) {
        if let Some(value) = pool.lowest {
            self.keep_extreme(value, Ordering::Less, found);
        }
        if let Some(value) = pool.highest {
            self.keep_extreme(value, Ordering::Greater, found);
        }
    }

    fn keep_extreme(&self, value: Value, further: Ordering, found: &mut Found) {
        let sure = found
            .sure
            .iter()
            .filter_map(|&card| self.weight(card, value).known());
        let bound = sure.reduce(|so_far, next| match next.cmp(&so_far) == further {
            true => next,
            false => so_far,
        });
        let reaches = |weight: &Weight| match (weight, bound) {
            (Weight::Without, _) => false,
            (Weight::Of(its), Some(bound)) => its.cmp(&bound) == further || *its == bound,
            (Weight::Of(_), None) | (Weight::Unseen, _) => true,
        };
        let mut left = core::mem::take(found);
        left.sure.retain(|&card| reaches(&self.weight(card, value)));
        left.perhaps
            .retain(|&card| reaches(&self.weight(card, value)));
        // One that may fit, and may be further out, leaves none of the others certain.
        let certain = |&card: &CardId| matches!(self.weight(card, value), Weight::Of(its) if Some(its) == bound);
        if left.all().iter().all(certain) {
            *found = left;
        } else {
            found.perhaps = left.all();
        }
    }

    fn weight(&self, card: CardId, value: Value) -> Weight {
        let Some(row) = self.p.card(card) else {
            return Weight::Without;
        };
        match self.value(row, value) {
            Some(value) => Weight::Of(value),
            None if self.cards.of(row).is_none() => Weight::Unseen,
            None => Weight::Without,
        }
    }
}

impl Weight {
    const fn known(&self) -> Option<i32> {
        match self {
            Self::Of(value) => Some(*value),
            Self::Without | Self::Unseen => None,
        }
    }
}
