//! Numbers: by themselves ("the number of cards in your hand"), and of something ("500 damage").

use super::{Speaker, Things, spelling};
use crate::args;
use duel::{Value, Word};
use rules::vocabulary::{Amount, Objects, Side};

/// What a number is a number of.
#[derive(Clone, Copy)]
pub(super) enum Unit {
    Damage,
    Lp,
    Value(Value),
    Cards,
    Counters(Word),
}

impl Speaker<'_> {
    /// The number by itself.
    pub(super) fn amount(&self, amount: &Amount) -> String {
        let said = |what: &str| self.text("defined-amount", args![what: what]);
        match amount {
            Amount::Fixed(number) => self.text("defined-number", args![number: *number]),
            Amount::Count(pool) => {
                let things = self.counted(pool);
                self.text("defined-count", args![things: things])
            }
            Amount::Times(times, amount) => {
                let amount = self.amount(amount);
                self.text("defined-times", args![times: *times, amount: amount])
            }
            Amount::Half(of) => {
                let lp = match &**of {
                    Amount::LifePoints(side) => spelling::side(*side),
                    _ => "none",
                };
                let amount = self.amount(of);
                self.text("defined-half", args![amount: amount, lp: lp])
            }
            Amount::LifePoints(side) => {
                self.text("defined-life-points", args![whose: spelling::side(*side)])
            }
            Amount::Sum(value, objects) => self.sum("now", *value, objects),
            Amount::Printed(value, objects) => self.sum("printed", *value, objects),
            Amount::Its(value) => self.its("now", *value),
            Amount::ItsOriginal(value) => self.its("original", *value),
            Amount::LevelsOrRanks(objects) => self.sum("level_or_rank", Value::Level, objects),
            Amount::LinkRatings(objects) => self.sum("link_rating", Value::Level, objects),
            Amount::BattleDamage(side) => {
                self.text("defined-battle-damage", args![who: spelling::side(*side)])
            }
            Amount::LinkNumber => said("link_number"),
            Amount::DamageTaken => said("damage_taken"),
            Amount::Moved => said("moved"),
            Amount::Remembered => said("remembered"),
            Amount::Done => said("done"),
            Amount::ToDeck => said("to_deck"),
            Amount::Paid => said("paid"),
            Amount::Number => said("number"),
        }
    }

    /// "its ATK".
    fn its(&self, which: &str, value: Value) -> String {
        let value = self.words.value(value);
        self.text("defined-its", args![which: which, value: value])
    }

    /// "the ATK of the target", "the total original ATK of all monsters on the field".
    fn sum(&self, which: &str, value: Value, objects: &Objects) -> String {
        let of = self.objects(objects);
        self.text(
            "defined-sum",
            args![
                which: which,
                value: self.words.value(value),
                things: of.text.as_str(),
                count: of.count(),
            ],
        )
    }

    /// "500 damage", "300 damage for each of the cards in your hand", "damage equal to your LP".
    pub(super) fn measure(&self, amount: &Amount, unit: Unit) -> String {
        let (each, pool) = match amount {
            Amount::Fixed(number) => return self.units(*number, unit),
            Amount::Count(pool) => (1, pool),
            Amount::Times(times, inner) => match &**inner {
                Amount::Count(pool) => (*times, pool),
                _ => return self.equal(amount, unit),
            },
            _ => return self.equal(amount, unit),
        };
        let (units, things) = (self.units(each, unit), self.counted(pool));
        self.text("defined-for-each", args![units: units, things: things])
    }

    fn equal(&self, amount: &Amount, unit: Unit) -> String {
        // Life points are a number of life points already: "half of your LP".
        if matches!(unit, Unit::Lp) && is_life_points(amount) {
            return self.amount(amount);
        }
        let units = match unit {
            Unit::Counters(word) => self.text("counters-bare", args![word: word.as_str()]),
            unit => self.text("defined-units-bare", args![unit: unit_id(unit)]),
        };
        let amount = self.amount(amount);
        self.text("defined-equal", args![units: units, amount: amount])
    }

    fn units(&self, number: u32, unit: Unit) -> String {
        match unit {
            Unit::Counters(word) => self.words.counters(word, number),
            unit => self.text("defined-units", args![unit: unit_id(unit), number: number]),
        }
    }

    /// "the top 2 cards of your deck".
    pub(super) fn top(&self, side: Side, count: &Amount) -> Things {
        let whose = spelling::side(side);
        match count {
            Amount::Fixed(number) => Things {
                text: self.text("defined-top", args![whose: whose, number: *number]),
                one: *number == 1,
            },
            other => {
                let amount = self.amount(other);
                let said = args![whose: whose, amount: amount];
                Things::many(self.text("defined-top-equal", said))
            }
        }
    }
}

fn is_life_points(amount: &Amount) -> bool {
    match amount {
        Amount::LifePoints(_) => true,
        Amount::Half(inner) => is_life_points(inner),
        _ => false,
    }
}

const fn unit_id(unit: Unit) -> &'static str {
    match unit {
        Unit::Damage => "damage",
        Unit::Lp => "lp",
        Unit::Value(value) => spelling::unit(value),
        Unit::Cards => "cards",
        Unit::Counters(_) => "counters",
    }
}
