//! Which of the cards that negate others do so, where they negate each other.

use crate::continuous::InForce;
use crate::game::Game;
use crate::vocabulary::Standing;
use alloc::vec::Vec;
use duel::Row;

/// A card that negates others by what it has standing.
#[derive(Debug)]
pub(crate) struct Negator<'a> {
    pub(crate) row: &'a Row,
    pub(crate) standing: Vec<InForce<'a>>,
}

impl<'a> Game<'a> {
    /// CONT-NEGATE: what the unnegated ones among these have standing; what applied first stands
    /// first. One that no other negates is unnegated, and what it negates negates nothing. Which
    /// applied first counts between those that negate each other, and in a circle.
    pub(crate) fn left_unnegated(&self, mut all: Vec<Negator<'a>>) -> Vec<InForce<'a>> {
        let mut unnegated: Vec<Negator<'a>> = Vec::new();
        while !all.is_empty() {
            let free = (0..all.len()).find(|&n| !self.is_beaten(n, &all));
            let one = all.remove(free.unwrap_or(0));
            all.retain(|other| !self.negates(&one, other));
            unnegated.push(one);
        }
        unnegated.sort_by_key(|one| one.row.applies_since);
        unnegated.into_iter().flat_map(|one| one.standing).collect()
    }

    /// Whether one of the others negates this one, and isn't negated by it as the younger.
    fn is_beaten(&self, n: usize, all: &[Negator<'a>]) -> bool {
        let one = &all[n];
        all.iter().enumerate().any(|(m, other)| {
            m != n && self.negates(other, one) && (m < n || !self.negates(one, other))
        })
    }

    fn negates(&self, one: &Negator<'a>, other: &Negator<'a>) -> bool {
        one.standing.iter().any(|of| match of.standing {
            Standing::Negates(pool) => self.applies_to(other.row, pool, of.user),
            _ => false,
        })
    }
}
