//! What must be so.

use super::pool::quantity;
use super::{Speaker, spelling};
use crate::args;
use duel::Phase;
use rules::vocabulary::{Amount, Condition, Pool};

impl Speaker<'_> {
    /// All of them: "X and Y".
    pub(super) fn conditions(&self, conditions: &[Condition]) -> String {
        let said = conditions.iter().map(|one| self.grouped(one, conditions));
        self.words.list(&said.collect::<Vec<_>>())
    }

    /// A condition as one of several: in brackets where it is several itself.
    fn grouped(&self, condition: &Condition, among: &[Condition]) -> String {
        let said = self.condition(condition);
        let several = match condition {
            Condition::Any(all) | Condition::All(all) => all.len() > 1,
            _ => false,
        };
        match several && among.len() > 1 {
            true => self.text("defined-group", args![conditions: said]),
            false => said,
        }
    }

    /// "there is a card in the opponent's hand".
    pub(super) fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Exists(pool) => self.exists(pool, true),
            Condition::None(pool) => self.exists(pool, false),
            Condition::Count { pool, least, most } => self.so_many_exist(pool, *least, *most),
            Condition::More(first, second) => {
                let less = matches!(first, Amount::Fixed(_));
                let key = if less { "defined-less" } else { "defined-more" };
                let (first, second) = (self.amount(first), self.amount(second));
                self.text(key, args![first: first, second: second])
            }
            Condition::Turn(side) => self.text("defined-turn", args![whose: spelling::side(*side)]),
            Condition::Phase(phases) => {
                let said = |phase: &Phase| self.words.the_phase(*phase);
                let phases = self.either(&phases.iter().map(said).collect::<Vec<_>>());
                self.text("defined-in-phase", args![phases: phases])
            }
            Condition::ChainAtLeast(links) => {
                self.text("defined-chain-at-least", args![count: *links])
            }
            Condition::SummonedBy(methods) => self.summoned_by(methods),
            Condition::UsedThisTurn(effect) => {
                let effect = u32::from(*effect) + 1;
                self.text("defined-used-this-turn", args![effect: effect])
            }
            Condition::Rolled(least, most) => self.rolled(*least, *most),
            Condition::Not(condition) => {
                let condition = self.condition(condition);
                self.text("defined-not", args![condition: condition])
            }
            Condition::Any(conditions) => {
                let said = conditions.iter().map(|one| self.grouped(one, conditions));
                self.either(&said.collect::<Vec<_>>())
            }
            Condition::All(conditions) => self.conditions(conditions),
            Condition::NoNameTwiceInChain => self.text("defined-no-name-twice", &[]),
            Condition::NothingElseActivated => self.text("defined-nothing-activated", &[]),
            Condition::NothingSpecialSummoned => self.text("defined-nothing-summoned", &[]),
            Condition::NothingSummoned => self.text("defined-nothing-summoned-at-all", &[]),
            Condition::NoBattlePhase => self.text("defined-no-battle-phase", &[]),
            Condition::CameUpThisTurn => self.text("defined-came-up", &[]),
            Condition::WasSet => self.text("defined-was-set", &[]),
            Condition::FallsInBattle => self.text("defined-falls-in-battle", &[]),
            Condition::AttackedFaceDown => self.text("defined-attacked-face-down", &[]),
            Condition::ZoneFree(side) => {
                self.text("defined-zone-free", args![whose: spelling::side(*side)])
            }
        }
    }

    fn exists(&self, pool: &Pool, is: bool) -> String {
        if pool.filter.this {
            let this = self.with(self.text("defined-this", &[]), &pool.filter);
            let places = self.where_at(&pool.places, pool.side);
            let is = if is { "yes" } else { "no" };
            return self.text("defined-this-is", args![this: this, places: places, is: is]);
        }
        match is {
            true => self.text("defined-exists", args![thing: self.one_of(pool)]),
            false => self.text("defined-none", args![thing: self.bare(pool)]),
        }
    }

    fn so_many_exist(&self, pool: &Pool, least: u32, most: u32) -> String {
        let count = quantity(least, most);
        let things = self.so_many_of(pool, &count);
        let things = self.placed(things, pool);
        let exactly = if least == most { "yes" } else { "no" };
        self.text(
            "defined-so-many-exist",
            args![count: most, exactly: exactly, things: things],
        )
    }

    /// What the coin or the die showed.
    fn rolled(&self, least: u32, most: u32) -> String {
        let how = match (self.coin, least, most) {
            (true, 1.., _) => "heads",
            (true, 0, 0) => "tails",
            (true, ..) => "any",
            (false, least, most) if least == most => "exactly",
            (false, ..) => "between",
        };
        self.text("defined-rolled", args![how: how, least: least, most: most])
    }
}
