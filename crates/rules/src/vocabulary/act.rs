//! What is done: the instructions of a cost or an effect.

use super::{Condition, Filter, Places, Pool, Side};
use alloc::boxed::Box;
use duel::{Forbidden, Method, Passcode, Phase, Value, Word};
use serde::{Deserialize, Serialize};

/// One instruction of a cost or an effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instruction {
    /// What is done.
    pub act: Act,
    /// When it is done at all, and whether at the same time as the instruction before.
    #[serde(default)]
    pub when: Gate,
    /// "You can": the user says whether.
    #[serde(default)]
    pub may: bool,
}

/// When an instruction is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Gate {
    /// Always, after the instruction before.
    #[default]
    Always,
    /// "Also": always, at the same time as the instruction before.
    Also,
    /// "And if you do": only if the instruction before did something, at the same time as it.
    IfDone,
    /// "Then": only if the instruction before did something, after it.
    Then,
    /// Only if the instruction before did nothing.
    IfNotDone,
    /// Only if this holds when its turn comes.
    If(Condition),
}

/// A number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// As written.
    Fixed(u32),
    /// How many cards of the pool there are.
    Count(Pool),
    /// So many times another number.
    Times(u32, Box<Amount>),
    /// Half of another number, rounded up.
    Half(Box<Amount>),
    /// The number of this link in the chain.
    LinkNumber,
    /// A player's life points.
    LifePoints(Side),
    /// The sum of a value of cards, as it is now.
    Sum(Value, Box<Objects>),
    /// The sum of a value of cards, as it is printed.
    Printed(Value, Box<Objects>),
    /// A value of the card that is changed, as it is now.
    Its(Value),
    /// The original value of the card that is changed.
    ItsOriginal(Value),
    /// The sum of the levels of cards, and for Xyz monsters of their ranks, as they are printed.
    LevelsOrRanks(Box<Objects>),
    /// The sum of the link ratings of cards.
    LinkRatings(Box<Objects>),
    /// The damage that set the effect off.
    DamageTaken,
    /// The battle damage that a player would take from the battle under way.
    BattleDamage(Side),
    /// The life points the instruction before moved.
    Moved,
    /// The number this card remembers.
    Remembered,
    /// How many cards the instruction before moved.
    Done,
    /// How many cards the cost moved.
    Paid,
    /// How many cards the instruction that moved cards last put into the deck of the player who
    /// counts.
    ToDeck,
    /// What was rolled or declared last.
    Number,
}

/// By how much a value changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Delta {
    /// So much more.
    Plus(Amount),
    /// So much less.
    Minus(Amount),
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Span {
    /// Until the end of this turn.
    #[default]
    ThisTurn,
    /// Until the end of the next turn.
    NextTurn,
    /// Until the end of the damage step.
    DamageStep,
    /// Until damage calculation is over.
    DamageCalculation,
    /// While the card it is about stays face-up on the field.
    WhileThere,
    /// While the card with the effect is equipped or bound to it.
    WhileAttached,
    /// Until a phase begins: the next one in a turn of this side.
    Until(Side, Phase),
    /// Until so many of a side's next phases of this kind are over.
    Through(Side, Phase, u8),
    /// Until a phase of the next turn of a side begins; the present turn doesn't count.
    UntilNextTurn(Side, Phase),
    /// For the rest of the duel.
    Ever,
}

/// How a monster that is Special Summoned may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Facing {
    /// Face-up, in the position its summoner says.
    #[default]
    FaceUp,
    /// Face-up attack position.
    Attack,
    /// Face-up defense position.
    Defense,
    /// Face-down defense position.
    FaceDown,
}

/// Where in the deck a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Rest {
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
    /// Into it; then it is shuffled.
    Shuffled,
}

/// What happens to cards later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Later {
    /// They return to where they came from: the field, or the hand.
    Return,
    /// They are destroyed.
    Destroy,
    /// They are Special Summoned to the user's field from where they are banished.
    Summon,
}

/// Which cards an act is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Objects {
    /// The targets, those that are still there and still fit.
    Targets,
    /// All cards of a pool, at once.
    Each(Pool),
    /// All cards of a pool but the targets, at once.
    EachOther(Pool),
    /// Cards of a pool that a player picks when this is carried out.
    Picked {
        /// From where.
        pool: Pool,
        /// How many at least.
        least: Amount,
        /// How many at most.
        most: Amount,
        /// The other player picks.
        #[serde(default)]
        by_opponent: bool,
    },
    /// One card of a pool on each side, picked by its player, the user first; none if a side has
    /// none.
    OneOfEach(Pool),
    /// So many cards of a pool on each side, each picked by its player, the turn player first; none
    /// if a side has fewer.
    EachPicks {
        /// From where.
        pool: Pool,
        /// How many each.
        count: u8,
    },
    /// So many cards of a pool, by chance.
    Random {
        /// From where.
        pool: Pool,
        /// How many.
        count: u8,
    },
    /// The top cards of a deck.
    Top {
        /// Whose.
        side: Side,
        /// How many.
        count: Amount,
    },
    /// The top cards of a deck, as many as the user says.
    TopUpTo {
        /// Whose.
        side: Side,
        /// How many at least.
        least: u8,
        /// How many at most.
        most: u8,
    },
    /// The card with the effect.
    This,
    /// The card of the link answered, while it is still where it was on the field.
    Answered,
    /// What was negated: the monsters of the summon, or the card of the link answered.
    Negated,
    /// What the last instruction that moved cards moved.
    Done,
    /// What the cost moved.
    Paid,
    /// The cards that were told.
    Told,
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// The user pays life points.
    PayLp(Amount),
    /// The user tributes.
    Tribute(Objects),
    /// Cards are destroyed.
    Destroy(Objects),
    /// Cards are destroyed and banished: they don't go to the graveyard.
    DestroyAndBanish(Objects),
    /// Cards are sent to the graveyard.
    SendToGraveyard(Objects),
    /// Cards are banished face-up.
    Banish(Objects),
    /// Cards are banished face-down.
    BanishFaceDown(Objects),
    /// Cards return to their owners' hands (Extra Deck monsters to the Extra Deck), or are added
    /// to them.
    ReturnToHand(Objects),
    /// Cards return to their owners' decks (Extra Deck monsters to the Extra Deck).
    ReturnToDeck(Objects, Rest),
    /// The user adds cards from the deck to the hand, shows them, and shuffles.
    AddFromDeck {
        /// Which cards.
        filter: Filter,
        /// How many.
        count: u8,
    },
    /// Cards of a hand are discarded.
    Discard(Objects),
    /// Cards of a hand are discarded at random.
    DiscardAtRandom {
        /// Whose hand.
        side: Side,
        /// How many.
        count: u8,
    },
    /// A player draws.
    Draw {
        /// Who.
        side: Side,
        /// How many.
        count: Amount,
    },
    /// A deck is shuffled.
    Shuffle(Side),
    /// Cards from the top of a deck are shown one by one, until so many of a kind have come up. Both
    /// players do it one after the other, the turn player first, and each counts for itself.
    Excavate {
        /// Whose deck.
        side: Side,
        /// What is counted.
        filter: Filter,
        /// How many of them.
        count: Amount,
    },
    /// Cards are shown to both players.
    Reveal(Objects),
    /// Materials are taken off.
    Detach(Objects),
    /// Cards become materials of the card with the effect.
    Attach(Objects),
    /// Monsters are Special Summoned, all at once.
    SpecialSummon {
        /// Which.
        what: Objects,
        /// To the other player's field.
        #[serde(default)]
        to_opponent: bool,
        /// How they may lie.
        #[serde(default)]
        facing: Facing,
        /// Summoning conditions don't count.
        #[serde(default)]
        ignoring: bool,
        /// As which kind of summon.
        #[serde(default = "special")]
        method: Method,
        /// Their effects are negated while they are there.
        #[serde(default)]
        negated: bool,
    },
    /// The user Fusion Summons.
    FusionSummon {
        /// Which Fusion monsters.
        #[serde(default)]
        what: Filter,
        /// From where the materials come.
        materials: Pool,
        /// The materials are banished.
        #[serde(default)]
        banish: bool,
    },
    /// The user Ritual Summons a monster from the hand.
    RitualSummon {
        /// Which Ritual monsters.
        what: Filter,
        /// From where the tributes come.
        tributes: Pool,
        /// The levels must be exactly equal.
        #[serde(default)]
        exactly: bool,
    },
    /// "Immediately after this effect resolves": the user Normal Summons or Sets a monster.
    NormalSummonAfter {
        /// Which monsters.
        what: Filter,
    },
    /// A token is Special Summoned.
    MakeToken {
        /// Its number.
        token: Passcode,
        /// How many.
        count: u8,
        /// To the other player's field.
        #[serde(default)]
        to_opponent: bool,
        /// How it may lie.
        #[serde(default)]
        facing: Facing,
        /// Its ATK and DEF, where an effect says them.
        #[serde(default)]
        values: Option<Amount>,
    },
    /// Cards are set on the user's field.
    Set(Objects),
    /// Monsters change their battle position.
    ChangePosition {
        /// Which.
        what: Objects,
        /// How they lie then.
        to: Turn,
    },
    /// The user takes control of monsters (or gives it, when they are the user's own).
    TakeControl {
        /// Which.
        what: Objects,
        /// How long.
        until: Span,
    },
    /// Two monsters of different sides change their controllers.
    SwapControl(Objects),
    /// The card with the effect is equipped to a monster.
    Equip(Objects),
    /// The card with the effect is bound to a monster ("that monster").
    Bind(Objects),
    /// Counters are put on cards.
    PutCounters {
        /// On which.
        what: Objects,
        /// What counters.
        counter: Word,
        /// How many.
        count: Amount,
    },
    /// Counters are taken off cards.
    TakeCounters {
        /// Off which.
        what: Objects,
        /// What counters.
        counter: Word,
        /// How many.
        count: Amount,
    },
    /// A player takes effect damage.
    Damage {
        /// Who.
        side: Side,
        /// How much.
        amount: Amount,
    },
    /// A player gains life points.
    GainLp {
        /// Who.
        side: Side,
        /// How many.
        amount: Amount,
    },
    /// A value of monsters changes.
    Change {
        /// Of which.
        of: Objects,
        /// Which value.
        what: Value,
        /// By how much.
        by: Delta,
        /// How long.
        #[serde(default)]
        until: Span,
    },
    /// A value of monsters becomes a number.
    Become {
        /// Of which.
        of: Objects,
        /// Which value.
        what: Value,
        /// What it becomes.
        to: Amount,
        /// The original value becomes that: what else changes it still applies.
        #[serde(default)]
        original: bool,
        /// How long.
        #[serde(default)]
        until: Span,
    },
    /// The summon is negated.
    NegateSummon,
    /// The activation of the link answered is negated.
    NegateActivation,
    /// The effect of the link answered is negated; its activation stands.
    NegateEffect,
    /// The attack is negated.
    NegateAttack,
    /// This effect itself is negated: nothing that comes after this is done.
    NegateThis,
    /// The damage that the user would take from the effect of the link answered is taken by the
    /// other player.
    TurnDamage,
    /// The effects of cards on the field are negated.
    NegateEffectsOf {
        /// Of which.
        what: Objects,
        /// How long.
        #[serde(default)]
        until: Span,
    },
    /// The battle phase ends after this chain.
    EndBattlePhase,
    /// A coin is tossed.
    TossCoin,
    /// A die is rolled.
    RollDie,
    /// The card remembers a number, for its own other effects.
    Remember(Amount),
    /// Something is done to cards when a later time comes.
    Later {
        /// To which.
        what: Objects,
        /// What.
        then: Later,
        /// When.
        at: Span,
    },
    /// A lingering effect begins.
    Linger {
        /// For whom.
        side: Side,
        /// What.
        rule: Linger,
        /// How long.
        #[serde(default)]
        until: Span,
    },
    /// A lingering effect begins for cards.
    LingerOn {
        /// For which.
        what: Objects,
        /// What.
        rule: Linger,
        /// How long.
        #[serde(default)]
        until: Span,
    },
    /// A player wins the duel.
    Win(Side),
    /// Nothing: the effect only says something.
    Nothing,
    /// What the text says; whoever keeps the record tells what that is.
    AsTold,
}

/// How a monster lies after its battle position was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// Face-up attack position.
    Attack,
    /// Face-up defense position.
    Defense,
    /// Face-down defense position.
    FaceDown,
    /// Face-up, in the position it is in.
    FaceUp,
    /// Face-up, in the position it is in; the effects of Flip monsters aren't activated by that.
    FaceUpQuietly,
    /// The other one of attack and defense position, face-up.
    Other,
}

/// What a lingering effect does, as card files say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Linger {
    /// Takes no battle damage.
    NoBattleDamage,
    /// Takes no effect damage.
    NoEffectDamage,
    /// The battle damage it would take is taken by the other player.
    BattleDamageToOther,
    /// Monsters aren't destroyed by battle.
    NoBattleDestruction,
    /// It isn't destroyed by effects.
    NoEffectDestruction,
    /// May not activate cards with the name of what the instruction before moved, nor their
    /// effects.
    CannotActivateMoved,
    /// May not do this.
    Forbids(Forbidden),
    /// The effects of traps on the field, other than this card, are negated.
    TrapsNegated,
    /// The effects of spells and traps in this card's column, other than this card, are negated.
    ColumnNegated,
    /// Unaffected by other spells and traps.
    UnaffectedBySpellsAndTraps,
    /// Banished when it leaves the field.
    BanishedWhenItLeaves,
    /// It can attack every monster of the other side once each.
    AttacksEach,
    /// Its effect can't be paid again with the attribute it was paid with.
    SpentAttribute,
    /// Draws so many cards each time the other player Special Summons.
    DrawsOnSpecialSummon(u8),
    /// It can't be tributed for a Tribute Summon, nor for a Set.
    NotTributedForSummon,
    /// When it is destroyed, its controller takes so much damage, outside any chain.
    BurnsWhenDestroyed(u32),
    /// Skips this phase of the own turns.
    Skips(Phase),
    /// When the time comes, banishes a card with this card's name from the own graveyard.
    BanishesNamesake,
}

const fn special() -> Method {
    Method::Special
}

impl Instruction {
    /// The instruction by itself: always, not optional.
    #[must_use]
    pub const fn plain(act: Act) -> Self {
        Self {
            act,
            when: Gate::Always,
            may: false,
        }
    }
}

impl Pool {
    /// The cards of a side's place that fit.
    #[must_use]
    pub fn of(side: Side, place: Places, filter: Filter) -> Self {
        Self {
            side,
            places: alloc::vec![place],
            filter,
            ..Self::default()
        }
    }
}
