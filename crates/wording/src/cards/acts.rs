//! What is done: the instructions of costs and effects in words.

use super::side_id;
use crate::{Wording, args};
use rules::{
    Catalogue,
    vocabulary::{Act, Amount, Gate, Instruction, Linger, Objects, Side},
};

impl Wording {
    /// Instructions in their order, as one text. `targets` is how many targets there may be.
    pub(super) fn steps(&self, list: &[Instruction], cards: &Catalogue, targets: u8) -> String {
        let step = |done: &Instruction| {
            let gate = self.gate(&done.when, cards);
            let act = self.act(&done.act, cards, targets);
            self.text("defined-step", args![gate: gate, act: act])
        };
        list.iter().map(step).collect::<Vec<_>>().join("; ")
    }

    fn gate(&self, gate: &Gate, cards: &Catalogue) -> String {
        match gate {
            Gate::Always => String::new(),
            Gate::IfDone => self.text("defined-gate", args![gate: "if_done"]),
            Gate::IfNotDone => self.text("defined-gate", args![gate: "if_not_done"]),
            Gate::If(condition) => {
                let condition = self.condition(condition, cards);
                self.text("defined-gate-if", args![condition: condition])
            }
        }
    }

    fn act(&self, act: &Act, cards: &Catalogue, targets: u8) -> String {
        let to = |key, objects| {
            let what = self.objects(objects, cards, targets);
            self.text(key, args![what: what])
        };
        match act {
            Act::PayLp(amount) => self.text("defined-act-pay", args![amount: *amount]),
            Act::Tribute(objects) => to("defined-act-tribute", objects),
            Act::Destroy(objects) => to("defined-act-destroy", objects),
            Act::ReturnToHand(objects) => to("defined-act-return", objects),
            Act::Discard(objects) => to("defined-act-discard", objects),
            Act::AddFromDeck { filter, count } => {
                let noun = self.noun(filter, "card", u32::from(*count));
                let cards_added = self.text("defined-exactly", args![count: *count, noun: noun]);
                let what = self.with(cards_added, filter, cards);
                self.text("defined-act-add", args![what: what])
            }
            Act::DiscardAtRandom { side, count } => self.discard_at_random(*side, *count),
            Act::Damage { side, amount } => self.damage(*side, amount, cards),
            Act::NegateSummon => self.text("defined-act-negate-summon", &[]),
            Act::NegateActivation => self.text("defined-act-negate-activation", &[]),
            Act::Linger { side, rule } => {
                let said = args![side: side_id(*side), rule: linger_id(*rule)];
                self.text("defined-act-linger", said)
            }
        }
    }

    fn discard_at_random(&self, side: Side, count: u8) -> String {
        let noun = self.text("defined-noun", args![noun: "card", count: count]);
        let what = self.text("defined-exactly", args![count: count, noun: noun]);
        self.text(
            "defined-act-discard-at-random",
            args![side: side_id(side), what: what],
        )
    }

    fn damage(&self, side: Side, amount: &Amount, cards: &Catalogue) -> String {
        let damage = match amount {
            Amount::Fixed(amount) => self.text("defined-damage", args![amount: *amount]),
            Amount::Count(pool) => {
                let things = self.counted(pool, cards);
                self.text("defined-damage-each", args![things: things])
            }
        };
        self.text(
            "defined-act-damage",
            args![side: side_id(side), damage: damage],
        )
    }

    fn objects(&self, objects: &Objects, cards: &Catalogue, targets: u8) -> String {
        let said =
            |object: &str| self.text("defined-object", args![object: object, count: targets]);
        match objects {
            Objects::Targets => said("targets"),
            Objects::This => said("this"),
            Objects::Negated => said("negated"),
            Objects::Each(pool) => self.all(pool, cards),
            Objects::Picked { pool, least, most } => self.some(pool, least, most, cards),
        }
    }
}

const fn linger_id(rule: Linger) -> &'static str {
    match rule {
        Linger::NoBattleDamage => "no_battle_damage",
        Linger::NoBattleDestruction => "no_battle_destruction",
        Linger::CannotActivateMoved => "cannot_activate_moved",
    }
}
