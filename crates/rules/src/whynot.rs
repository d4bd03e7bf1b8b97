//! Why something may, or may not, be done: every condition of an action.

use crate::activation::Attempt;
use crate::game::{Game, User};
use crate::gathered::Gathered;
use crate::inquiry::{Check, Inquiry};
use crate::vocabulary::{Instruction, Mode, Objects, Pool};
use crate::{Catalogue, Rule, Said, Truth};
use alloc::vec::Vec;
use duel::{Action, Point, Position, Seat, Zone};

/// Every condition of an action here and now: those that fail first, then those the record can't
/// tell, then those that hold.
///
/// These are the conditions [`answer`](crate::answer) and [`offers`](crate::offers) decide by: the
/// action is legal exactly when none of them is `No`.
#[must_use]
pub fn whynot(position: &Position, cards: &Catalogue, said: &Said) -> Vec<Check> {
    let only = |rule| {
        let mut inquiry = Inquiry::of_all();
        inquiry.hear(rule, Truth::No, Vec::new());
        inquiry.heard()
    };
    if position.result.is_some() || position.point == Point::SettingUp {
        return only(Rule::NotPlaying);
    }
    let gathered = Gathered::default();
    let game = Game::of(position, cards, &gathered);
    match game.identify(said) {
        Err(refusal) => only(refusal.rule),
        Ok((action, None)) => game.conditions(said.by, &action),
        Ok((action, Some(told))) => {
            let mut after = position.clone();
            if after.apply(&told).is_err() {
                return only(Rule::Face);
            }
            // There may be others to tell, and what has been told is known from then on.
            match said.action {
                Action::Show { .. } => {
                    let gathered = Gathered::default();
                    Game::of(&after, cards, &gathered).conditions(said.by, &action)
                }
                _ => whynot(&after, cards, said),
            }
        }
    }
}

impl<'a> Game<'a> {
    fn conditions(&self, by: Seat, action: &duel::Action) -> Vec<Check> {
        let mut inquiry = Inquiry::of_all();
        if let Err(broken) = self.judge(by, action, &mut inquiry) {
            inquiry.hear(broken.rule, Truth::No, Vec::new());
        }
        inquiry.heard()
    }

    /// The rules an action breaks besides the one it is refused by first, as far as everybody can see
    /// that it does: a record may not tell what a hand or a deck holds.
    pub(crate) fn broken_besides(&self, by: Seat, action: &Action, first: Rule) -> Vec<Rule> {
        let mut inquiry = Inquiry::of_all_open();
        // What stops the inquiry is the first, or comes of it.
        let stopped = self.judge(by, action, &mut inquiry);
        let heard = if stopped.is_ok() {
            inquiry.heard()
        } else {
            Vec::new()
        };
        let broken = heard.into_iter().filter(|check| check.truth == Truth::No);
        let mut rules = Vec::new();
        for rule in broken.map(|check| check.rule) {
            let unmet = |rule: &Rule| matches!(rule, Rule::Answers | Rule::Requires);
            let no_wonder = rule == Rule::Target && (unmet(&first) || rules.iter().any(unmet));
            if rule != first && is_open(rule) && !no_wonder && !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }

    /// How many cards a pool looks at whose faces the record doesn't know, by place.
    fn unknown_in(&self, pool: &Pool, user: User) -> Vec<(Seat, Zone, u8)> {
        let mut places: Vec<(Seat, Zone, u8)> = Vec::new();
        let rows = self.p.rows.iter().filter(|row| row.face.is_none());
        for row in rows.filter(|row| self.looks_at(row, pool, user)) {
            let (seat, zone) = (row.place.seat, row.place.zone);
            match places
                .iter_mut()
                .find(|place| (place.0, place.1) == (seat, zone))
            {
                Some(place) => place.2 = place.2.saturating_add(1),
                None => places.push((seat, zone, 1)),
            }
        }
        places
    }
}

/// Whether everybody can see that a rule is broken, and a card can be where it was put all the same.
const fn is_open(rule: Rule) -> bool {
    !matches!(
        rule,
        Rule::Physics
            | Rule::Face
            | Rule::Zone
            | Rule::SummonZone
            | Rule::SummonMaterial
            | Rule::SummonWay
    )
}

impl<'a> Attempt<'a> {
    /// What isn't known where a condition of this rule can't be told.
    pub(crate) fn missing(&self, rule: Rule) -> Vec<(Seat, Zone, u8)> {
        let mut missing: Vec<(Seat, Zone, u8)> = Vec::new();
        for pool in self.pools_of(rule) {
            for place in self.game.unknown_in(pool, self.user()) {
                if !missing.contains(&place) {
                    missing.push(place);
                }
            }
        }
        missing
    }

    fn pools_of(&self, rule: Rule) -> Vec<&'a Pool> {
        let of_list = |list: &'a [Instruction]| -> Vec<&'a Pool> {
            let objects = list.iter().filter_map(|one| one.act.objects());
            objects.filter_map(Objects::pool).collect()
        };
        let modes = || self.effect.modes.iter();
        match rule {
            Rule::Cost => of_list(&self.effect.cost),
            Rule::Target => {
                let targets = modes().filter_map(|mode| mode.targets.as_ref());
                targets.map(|targets| &targets.pool).collect()
            }
            _ => modes()
                .flat_map(|mode: &'a Mode| {
                    let required = mode.requires.iter().flat_map(|one| one.pools());
                    required.chain(of_list(&mode.resolve)).collect::<Vec<_>>()
                })
                .collect(),
        }
    }
}
