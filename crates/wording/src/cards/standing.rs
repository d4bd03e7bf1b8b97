//! What applies without a chain, while the card is face-up on the field.

use super::amount::Unit;
use super::{Speaker, spelling};
use crate::args;
use rules::vocabulary::{Filter, Pool, Side, Standing, Trait};

impl Speaker<'_> {
    /// "all monsters in your monster zones gain 500 ATK".
    pub(super) fn standing(&self, standing: &Standing) -> String {
        match standing {
            Standing::Change { of, what, by } => {
                self.changes(&self.all(of), Unit::Value(*what), by)
            }
            Standing::Is { of, what, to } => {
                let value = self.words.value(*what);
                let said = args![
                    things: self.all(of).text,
                    value: value,
                    amount: self.amount(to),
                ];
                self.text("defined-is", said)
            }
            Standing::Negates(pool) => {
                let things = self.all(pool).text;
                self.text("defined-negates", args![things: things])
            }
            Standing::Forbids { side, what, with } => {
                let with = (*with != Filter::default()).then(|| self.many(with, "card"));
                let forbidden = self.words.forbidden(*what, with);
                let said = args![who: spelling::side(*side), forbidden: forbidden];
                self.text("defined-forbids", said)
            }
            Standing::Has { of, what } => self.has(of, *what),
            Standing::Unanswerable(side) => {
                let side = spelling::side(*side);
                self.text("defined-unanswerable-effects", args![side: side])
            }
            Standing::BanishedInstead { side, what } => {
                let things = self.many(what, "card");
                let said = args![who: spelling::side(*side), things: things];
                self.text("defined-banished-instead", said)
            }
            Standing::DestroyedWhile(condition) => {
                let condition = self.condition(condition);
                self.text("defined-destroyed-while", args![condition: condition])
            }
            Standing::While(condition, standing) => {
                let condition = self.condition(condition);
                let all: Vec<String> = standing.iter().map(|one| self.standing(one)).collect();
                let said = args![condition: condition, all: self.words.list(&all)];
                self.text("defined-while", said)
            }
            Standing::DestroysBoundWhenItLeaves => self.text("defined-destroys-bound", &[]),
            Standing::DestroysBoundWhenDestroyed => {
                self.text("defined-destroys-bound-when-destroyed", &[])
            }
            Standing::DestroyedWhenTargeted => self.text("defined-destroyed-when-targeted", &[]),
            Standing::DefendsAfterAttack { locked } => {
                let locked = if *locked { "yes" } else { "no" };
                self.text("defined-defends-after-attack", args![locked: locked])
            }
            Standing::DestroyedWithBound => self.text("defined-destroyed-with-bound", &[]),
            Standing::NormalElsewhere => self.text("defined-normal-elsewhere", &[]),
        }
    }

    /// "monsters (level 5 or higher)".
    fn many(&self, filter: &Filter, noun: &'static str) -> String {
        self.with(self.noun(filter, noun, 2), filter)
    }

    fn has(&self, of: &Pool, what: Trait) -> String {
        let things = self.all(of);
        let by = match what {
            Trait::NotDestroyedByEffects(side) | Trait::NotTargeted(side) => side,
            _ => Side::Either,
        };
        self.text(
            "defined-has",
            args![
                what: spelling::of_trait(what),
                things: things.text.as_str(),
                count: things.count(),
                by: spelling::side(by),
            ],
        )
    }
}
