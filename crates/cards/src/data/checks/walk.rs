//! Every part of a definition with the way to it, so that a check looks at one kind of part and
//! its mistake has a place.

use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{
    Act, Amount, Answers, Condition, Delta, Effect, EffectKind, Filter, Gate, Instruction,
    Materials, Mode, Objects, Occasion, Pool, Portion, Standing, Subject, Targets, Way,
};

/// A part of a definition, and the way to it.
pub(super) struct At<'a, T> {
    /// The way, from where the walk began.
    pub(super) path: Vec<Step>,
    /// The part.
    pub(super) part: &'a T,
}

impl<T> At<'_, T> {
    /// A mistake of this part.
    pub(super) fn mistake(&self, message: impl Into<String>) -> Mistake {
        Mistake::at(&self.path, message)
    }
}

/// The parts of a definition, by kind, in the order of the text.
#[derive(Default)]
pub(super) struct Parts<'a> {
    path: Vec<Step>,
    /// What cards must be.
    pub(super) filters: Vec<At<'a, Filter>>,
    /// Where cards are looked for.
    pub(super) pools: Vec<At<'a, Pool>>,
    /// Which cards acts are about.
    pub(super) objects: Vec<At<'a, Objects>>,
    /// Numbers.
    pub(super) amounts: Vec<At<'a, Amount>>,
    /// What must be so.
    pub(super) conditions: Vec<At<'a, Condition>>,
    /// What is done.
    pub(super) done: Vec<At<'a, Instruction>>,
    /// What happens.
    pub(super) occasions: Vec<At<'a, Occasion>>,
    /// What is so while a card is face-up.
    pub(super) standing: Vec<At<'a, Standing>>,
    /// Materials.
    pub(super) portions: Vec<At<'a, Portion>>,
}

/// The parts of something.
pub(super) fn parts<T: Walk + ?Sized>(whole: &T) -> Parts<'_> {
    let mut parts = Parts::default();
    whole.walk(&mut parts);
    parts
}

impl<'a> Parts<'a> {
    fn here<T>(&self, part: &'a T) -> At<'a, T> {
        let path = self.path.clone();
        At { path, part }
    }

    fn under(&mut self, step: Step, inner: &'a (impl Walk + ?Sized)) {
        self.path.push(step);
        inner.walk(self);
        self.path.pop();
    }

    fn field(&mut self, name: &'static str, inner: &'a (impl Walk + ?Sized)) {
        self.under(Step::Field(name), inner);
    }

    fn item(&mut self, number: usize, inner: &'a (impl Walk + ?Sized)) {
        self.under(Step::Item(number), inner);
    }
}

/// Something with parts.
pub(super) trait Walk {
    /// Adds itself and its parts.
    fn walk<'a>(&'a self, to: &mut Parts<'a>);
}

impl<T: Walk> Walk for Option<T> {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        self.iter().for_each(|inner| inner.walk(to));
    }
}

impl<T: Walk> Walk for Box<T> {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        T::walk(self, to);
    }
}

impl<T: Walk> Walk for Vec<T> {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        self.as_slice().walk(to);
    }
}

impl<T: Walk> Walk for [T] {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        for (number, inner) in self.iter().enumerate() {
            to.item(number, inner);
        }
    }
}

impl Walk for Effect {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.field("kind", &self.kind);
        to.field("from_hand_if", &self.from_hand_if);
        to.field("cost", &self.cost);
        to.field("modes", &self.modes);
    }
}

impl Walk for EffectKind {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        match self {
            Self::CardActivation | Self::Ignition | Self::Quick | Self::MandatoryQuick => {}
            Self::Trigger { event, .. } => to.field("event", event),
            Self::Continuous(standing) => to.item(0, standing),
        }
    }
}

impl Walk for Mode {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.field("answers", &self.answers);
        to.field("cost", &self.cost);
        to.field("requires", &self.requires);
        to.field("targets", &self.targets);
        to.field("resolve", &self.resolve);
    }
}

impl Walk for Answers {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        match self {
            Self::SummonAttempt { .. } | Self::Activation { .. } => {}
            Self::Happening(occasion) => to.item(0, occasion),
        }
    }
}

impl Walk for Targets {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.field("pool", &self.pool);
    }
}

impl Walk for Way {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.field("requires", &self.requires);
        to.field("cost", &self.cost);
        to.field("materials", &self.materials);
    }
}

impl Walk for Materials {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.field("parts", &self.parts);
    }
}

impl Walk for Portion {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.portions.push(to.here(self));
        to.field("filter", &self.filter);
    }
}

impl Walk for Occasion {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.occasions.push(to.here(self));
        match self {
            Self::Summoned { what, .. } | Self::Moved { what, .. } => to.field("what", what),
            Self::Flipped(what) | Self::PositionChanged(what) | Self::Battled(what) => {
                to.item(0, what);
            }
            Self::Attack {
                attacker, target, ..
            } => {
                to.field("attacker", attacker);
                to.field("target", target);
            }
            Self::BattleTiming { what, .. } => to.field("what", what),
            Self::Damaged { monster, .. } => to.field("monster", monster),
            Self::DestroysByBattle { what, other } => {
                to.field("what", what);
                to.field("other", other);
            }
            Self::Gained(_) | Self::Activated { .. } | Self::Phase { .. } | Self::Told => {}
        }
    }
}

impl Walk for Subject {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        match self {
            Self::This | Self::Bearer => {}
            Self::Any(filter) => filter.walk(to),
        }
    }
}

impl Walk for Filter {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.filters.push(to.here(self));
        to.field("atk_up_to", &self.atk_up_to);
        to.field("any", &self.any);
        to.field("none", &self.none);
    }
}

impl Walk for Pool {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.pools.push(to.here(self));
        to.field("filter", &self.filter);
    }
}

impl Walk for Amount {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.amounts.push(to.here(self));
        match self {
            Self::Count(pool) => pool.walk(to),
            Self::Times(_, other) => to.item(1, other),
            Self::Half(other) => to.item(0, other),
            Self::Sum(_, objects) | Self::Printed(_, objects) => to.item(1, objects),
            Self::LevelsOrRanks(objects) | Self::LinkRatings(objects) => to.item(0, objects),
            Self::Fixed(_)
            | Self::LinkNumber
            | Self::LifePoints(_)
            | Self::Its(_)
            | Self::ItsOriginal(_)
            | Self::DamageTaken
            | Self::BattleDamage(_)
            | Self::Moved
            | Self::Remembered
            | Self::Done
            | Self::Paid
            | Self::ToDeck
            | Self::Number => {}
        }
    }
}

impl Walk for Delta {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        match self {
            Self::Plus(amount) | Self::Minus(amount) => to.item(0, amount),
        }
    }
}

impl Walk for Condition {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.conditions.push(to.here(self));
        match self {
            Self::Exists(pool) | Self::None(pool) => pool.walk(to),
            Self::Count { pool, .. } => to.field("pool", pool),
            Self::More(one, other) => {
                to.item(0, one);
                to.item(1, other);
            }
            Self::Not(inner) => to.item(0, inner),
            Self::Any(inner) | Self::All(inner) => to.item(0, inner),
            Self::Turn(_)
            | Self::Phase(_)
            | Self::ChainAtLeast(_)
            | Self::NoNameTwiceInChain
            | Self::NothingElseActivated
            | Self::NothingSpecialSummoned
            | Self::NothingSummoned
            | Self::NoBattlePhase
            | Self::CameUpThisTurn
            | Self::UsedThisTurn(_)
            | Self::WasSet
            | Self::SummonedBy(_)
            | Self::FallsInBattle
            | Self::AttackedFaceDown
            | Self::ZoneFree(_)
            | Self::Rolled(..) => {}
        }
    }
}

impl Walk for Instruction {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.done.push(to.here(self));
        to.field("act", &self.act);
        to.field("when", &self.when);
    }
}

impl Walk for Gate {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        if let Self::If(condition) = self {
            to.item(0, condition);
        }
    }
}

impl Walk for Objects {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.objects.push(to.here(self));
        match self {
            Self::Each(pool) | Self::EachOther(pool) | Self::OneOfEach(pool) => pool.walk(to),
            Self::Picked {
                pool, least, most, ..
            } => {
                to.field("pool", pool);
                to.field("least", least);
                to.field("most", most);
            }
            Self::Random { pool, .. } | Self::EachPicks { pool, .. } => to.field("pool", pool),
            Self::Top { count, .. } => to.field("count", count),
            Self::TopUpTo { .. }
            | Self::Targets
            | Self::This
            | Self::Answered
            | Self::Negated
            | Self::Done
            | Self::Paid
            | Self::Told => {}
        }
    }
}

impl Walk for Standing {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        to.standing.push(to.here(self));
        match self {
            Self::Change { of, by, .. } => {
                to.field("of", of);
                to.field("by", by);
            }
            Self::Is { of, to: value, .. } => {
                to.field("of", of);
                to.field("to", value);
            }
            Self::Negates(pool) => pool.walk(to),
            Self::Forbids { with, .. } => to.field("with", with),
            Self::Has { of, .. } => to.field("of", of),
            Self::BanishedInstead { what, .. } => to.field("what", what),
            Self::DestroyedWhile(condition) => to.item(0, condition),
            Self::While(condition, inner) => {
                to.item(0, condition);
                to.item(1, inner);
            }
            Self::Unanswerable(_)
            | Self::DestroysBoundWhenItLeaves
            | Self::DestroysBoundWhenDestroyed
            | Self::DestroyedWhenTargeted
            | Self::DefendsAfterAttack { .. }
            | Self::DestroyedWithBound
            | Self::NormalElsewhere => {}
        }
    }
}

impl Walk for Act {
    fn walk<'a>(&'a self, to: &mut Parts<'a>) {
        match self {
            Self::PayLp(amount) | Self::Remember(amount) => to.item(0, amount),
            Self::Tribute(what)
            | Self::Destroy(what)
            | Self::DestroyAndBanish(what)
            | Self::SendToGraveyard(what)
            | Self::Banish(what)
            | Self::BanishFaceDown(what)
            | Self::ReturnToHand(what)
            | Self::ReturnToDeck(what, _)
            | Self::Discard(what)
            | Self::Reveal(what)
            | Self::Detach(what)
            | Self::Attach(what)
            | Self::Set(what)
            | Self::Equip(what)
            | Self::Bind(what)
            | Self::SwapControl(what) => to.item(0, what),
            Self::SpecialSummon { what, .. }
            | Self::ChangePosition { what, .. }
            | Self::TakeControl { what, .. }
            | Self::NegateEffectsOf { what, .. }
            | Self::Later { what, .. }
            | Self::LingerOn { what, .. } => to.field("what", what),
            Self::AddFromDeck { filter, .. } => to.field("filter", filter),
            Self::Draw { count, .. } => to.field("count", count),
            Self::FusionSummon {
                what, materials, ..
            } => {
                to.field("what", what);
                to.field("materials", materials);
            }
            Self::RitualSummon { what, tributes, .. } => {
                to.field("what", what);
                to.field("tributes", tributes);
            }
            Self::NormalSummonAfter { what } => to.field("what", what),
            Self::MakeToken { values, .. } => to.field("values", values),
            Self::PutCounters { what, count, .. } | Self::TakeCounters { what, count, .. } => {
                to.field("what", what);
                to.field("count", count);
            }
            Self::Excavate { filter, count, .. } => {
                to.field("filter", filter);
                to.field("count", count);
            }
            Self::Damage { amount, .. } | Self::GainLp { amount, .. } => to.field("amount", amount),
            Self::Change { of, by, .. } => {
                to.field("of", of);
                to.field("by", by);
            }
            Self::Become { of, to: value, .. } => {
                to.field("of", of);
                to.field("to", value);
            }
            Self::DiscardAtRandom { .. }
            | Self::Shuffle(_)
            | Self::NegateSummon
            | Self::NegateActivation
            | Self::NegateEffect
            | Self::NegateAttack
            | Self::NegateThis
            | Self::TurnDamage
            | Self::EndBattlePhase
            | Self::TossCoin
            | Self::RollDie
            | Self::Linger { .. }
            | Self::Win(_)
            | Self::Nothing
            | Self::AsTold => {}
        }
    }
}
