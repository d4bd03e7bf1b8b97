//! What is so while a card is face-up on the field: effects that use no chain.

use super::{Amount, Condition, Delta, Filter, Pool, Side};
use alloc::vec::Vec;
use duel::{Forbidden, Value};
use serde::{Deserialize, Serialize};

/// One thing that is so while the card is face-up on the field and its effects aren't negated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Standing {
    /// A value of the cards of a pool is changed.
    Change {
        /// Of which.
        of: Pool,
        /// Which value.
        what: Value,
        /// By how much.
        by: Delta,
    },
    /// A value of the cards of a pool is a number.
    Is {
        /// Of which.
        of: Pool,
        /// Which value.
        what: Value,
        /// What it is.
        to: Amount,
    },
    /// The effects of the cards of a pool are negated.
    Negates(Pool),
    /// A side may not do this, with cards that fit.
    Forbids {
        /// Which side.
        side: Side,
        /// What.
        what: Forbidden,
        /// With which cards; empty: with any.
        #[serde(default)]
        with: Filter,
    },
    /// The cards of a pool have a trait.
    Has {
        /// Which.
        of: Pool,
        /// What.
        what: Trait,
    },
    /// Nothing may be chained by this side to the activation of this card's effects.
    Unanswerable(Side),
    /// Cards of a side that would go to the graveyard are banished instead.
    BanishedInstead {
        /// Whose.
        side: Side,
        /// Which; empty: any.
        #[serde(default)]
        what: Filter,
    },
    /// When this card leaves the field, the monster it is bound to is destroyed.
    DestroysBoundWhenItLeaves,
    /// When this card is destroyed, the monster it is bound or equipped to is destroyed.
    DestroysBoundWhenDestroyed,
    /// When the monster it is bound to is destroyed, this card is destroyed.
    DestroyedWithBound,
    /// After an effect that targets it has resolved, it is destroyed.
    DestroyedWhenTargeted,
    /// If it attacked, it is turned to defense position at the end of the battle phase.
    DefendsAfterAttack {
        /// Then its position can't be changed by hand until the end of its controller's next turn.
        #[serde(default)]
        locked: bool,
    },
    /// It is destroyed as soon as this is so.
    DestroyedWhile(Condition),
    /// Another of these holds only while this is so.
    While(Condition, Vec<Standing>),
    /// In the hand and the graveyard it is a Normal Monster.
    NormalElsewhere,
}

/// What a card can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trait {
    /// It isn't destroyed by battle.
    NotDestroyedByBattle,
    /// It isn't destroyed by effects of this side.
    NotDestroyedByEffects(Side),
    /// It can't be targeted by effects of this side.
    NotTargeted(Side),
    /// It is unaffected by effects of spells.
    UnaffectedBySpells,
    /// It is unaffected by effects of traps.
    UnaffectedByTraps,
    /// It inflicts piercing battle damage.
    Pierces,
    /// It can attack directly.
    AttacksDirectly,
    /// It can attack twice in each battle phase.
    AttacksTwice,
    /// It can attack every monster once each.
    AttacksEach,
    /// It can't attack.
    CannotAttack,
    /// It can't attack directly.
    CannotAttackDirectly,
    /// It can't be attacked.
    NotAttacked,
    /// Its controller takes no battle damage from its battles.
    NoBattleDamage,
    /// It can't be tributed.
    NotTributed,
}
