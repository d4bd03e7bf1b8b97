//! Lingering effects: what stays in force after the link that made it has resolved.

use crate::{CardId, Passcode, Phase, ResultReason, Seat, Value, Word};
use serde::{Deserialize, Serialize};

/// Something a seat may not do, or a card may not be used for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Forbidden {
    /// Activate cards or effects.
    Activate,
    /// Activate spell cards or effects of spells.
    ActivateSpells,
    /// Activate trap cards or effects of traps.
    ActivateTraps,
    /// Activate effects of monsters.
    ActivateMonsterEffects,
    /// Normal Summon, or Set a monster.
    NormalSummon,
    /// Special Summon.
    SpecialSummon,
    /// Set spells and traps.
    SetSpells,
    /// Declare an attack.
    DeclareAttack,
    /// Attack, also where it was declared already.
    Attack,
    /// Attack directly.
    AttackDirectly,
    /// Change a battle position by hand.
    ChangePosition,
    /// Enter the battle phase.
    BattlePhase,
    /// Summon in any way. A Set is no summon.
    Summon,
    /// Banish cards of a graveyard.
    BanishFromGraveyard,
}

/// What a lingering effect does. A closed vocabulary: `apply` stores it, `rules` reads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LingeringRule {
    /// The seat takes no battle damage.
    NoBattleDamage,
    /// The seat takes no effect damage.
    NoEffectDamage,
    /// The seat's monsters, or the one card it is about, aren't destroyed by battle.
    NoBattleDestruction,
    /// The card isn't destroyed by effects.
    NoEffectDestruction,
    /// The seat may not activate cards, or effects of cards, with this name.
    CannotActivate(Passcode),
    /// The seat may not do this; where it is about one card, the seat may not do it with that card.
    Forbids(Forbidden),
    /// A value of the card is this much higher.
    Change(Value, i32),
    /// A value of the card is this.
    Becomes(Value, i32),
    /// The effects of the card are negated.
    Negated,
    /// The effects of spells and traps in this column, other than the source, are negated. The
    /// column is counted from seat A's left, 0 to 4.
    ColumnNegated(u8),
    /// The effects of traps on the field, other than the source, are negated.
    TrapsNegated,
    /// The card is unaffected by other spells and traps.
    UnaffectedBySpellsAndTraps,
    /// The card goes to the banished cards when it leaves the field.
    BanishedWhenItLeaves,
    /// The card returns to the field when the time comes.
    Returns,
    /// The card goes back to this seat's control when the time comes.
    GoesBack(Seat),
    /// The battle phase ends as soon as what is under way is over.
    BattleEnds,
    /// The seat has lost: it ends the duel when the effect is over.
    Loses(ResultReason),
    /// The card can attack every monster of the other side once each.
    AttacksEach,
    /// The card returns to its owner's hand when the time comes.
    ReturnsToHand,
    /// The card is destroyed when the time comes.
    DestroyedLater,
    /// Its effect can't be paid with this attribute again.
    Spent(Word),
    /// A number that its later effects ask for.
    Remembers(u32),
    /// Each of these the seat draws this many cards when the other Special Summons.
    DrawsOnSpecialSummon(u8),
    /// The card can't be tributed for a Tribute Summon.
    NotTributedForSummon,
    /// When the card is destroyed, its controller takes this much damage.
    BurnsWhenDestroyed(u32),
    /// The seat skips this phase of its turns.
    Skips(Phase),
    /// When the time comes the seat banishes a card with this name from its graveyard.
    BanishesNamed(Passcode),
    /// The value of the card that is printed, or that an effect before this gave it, is this.
    OriginalBecomes(Value, i32),
    /// The card is Special Summoned to this seat's field when the time comes.
    SummonedLater(Seat),
    /// The battle damage that the seat would take is taken by the other.
    BattleDamageToOther,
    /// The damage that the seat would take from the effect of the link with this number is taken by
    /// the other.
    DamageOfLinkToOther(u8),
}

/// How long it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// Until the end of the turn with this number.
    EndOfTurn(u16),
    /// Until this phase of the turn with this number begins; what is to happen then, happens.
    Phase(u16, Phase),
    /// Until the damage step is over.
    EndOfDamageStep,
    /// Until the card it is about leaves the field or is turned face-down.
    Leaves,
    /// For the rest of the duel.
    Ever,
    /// Until damage calculation is over.
    EndOfCalculation,
    /// Until the chain is over.
    EndOfChain,
    /// While the source is face-up on the field, equipped or bound to the card it is about, and its
    /// effects aren't negated.
    WhileAttached,
}

/// One lingering effect in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lingering {
    /// What it does.
    pub rule: LingeringRule,
    /// The seat it applies to.
    pub seat: Seat,
    /// The card it applies to, where it is about one.
    pub card: Option<CardId>,
    /// How long.
    pub until: Until,
    /// The card whose effect made it.
    pub source: CardId,
}
