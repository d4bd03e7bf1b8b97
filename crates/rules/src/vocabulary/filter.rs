//! Which cards, where, and what must be so.

use super::{Amount, MonsterKind, Spell, Trap};
use alloc::{boxed::Box, string::String, vec::Vec};
use duel::{Method, Passcode, Phase, Value, Word};
use serde::{Deserialize, Serialize};

/// Whose, seen from the effect's user.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Side {
    /// Either player's.
    #[default]
    Either,
    /// The user's own.
    Own,
    /// The other player's.
    Opponent,
}

/// What a card must be. Every field given must fit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// Monster, spell or trap; several are alternatives; empty: any.
    pub class: Vec<Class>,
    /// Kinds of monsters ("Link monster"); empty: any.
    pub monsters: Vec<MonsterKind>,
    /// Kinds of spells; empty: any.
    pub spells: Vec<Spell>,
    /// Kinds of traps; empty: any.
    pub traps: Vec<Trap>,
    /// A Tuner (or, with `false`, none).
    pub tuner: Option<bool>,
    /// A monster without effects (or, with `false`, an Effect Monster).
    pub normal: Option<bool>,
    /// A Flip monster (or, with `false`, none).
    pub flip: Option<bool>,
    /// A Spirit monster (or, with `false`, none).
    pub spirit: Option<bool>,
    /// Level at least. Xyz and Link monsters have none.
    pub level_at_least: Option<u8>,
    /// Level at most. Xyz and Link monsters have none.
    pub level_at_most: Option<u8>,
    /// ATK at most, as it is now.
    pub atk_at_most: Option<i32>,
    /// ATK at least, as it is now.
    pub atk_at_least: Option<i32>,
    /// ATK no higher than this, as it is now.
    pub atk_up_to: Option<Box<Amount>>,
    /// DEF at most, as it is now.
    pub def_at_most: Option<i32>,
    /// Its type; several are alternatives.
    pub race: Vec<Word>,
    /// Its attribute; several are alternatives.
    pub attribute: Vec<Word>,
    /// An archetype its name belongs to; several are alternatives.
    pub archetype: Vec<String>,
    /// One of these names.
    pub name: Vec<Passcode>,
    /// None of these names.
    pub not_name: Vec<Passcode>,
    /// Exactly the name, type or attribute declared on activation.
    pub declared: bool,
    /// Of the name of what the last instruction that moved cards moved.
    pub same_name: bool,
    /// Not the card with the effect.
    pub other: bool,
    /// The card with the effect.
    pub this: bool,
    /// Face-up.
    pub face_up: bool,
    /// Face-down.
    pub face_down: bool,
    /// In this battle position.
    pub stands: Option<Stand>,
    /// With at least one of these counters.
    pub counter: Option<Word>,
    /// Of an attribute this effect of the card was not paid with this turn.
    pub unspent_attribute: bool,
    /// Owned by this side, wherever it is.
    pub owner: Side,
    /// Summoned to the field in one of these ways; empty: in any, or not at all.
    pub summoned: Vec<Method>,
    /// In the column of the card with the effect.
    pub same_column: bool,
    /// In a zone a Link monster of the card with the effect points to.
    pub pointed_to: bool,
    /// It can be Special Summoned.
    pub summonable: bool,
    /// Fitting one of these.
    pub any: Vec<Filter>,
    /// Fitting none of these.
    pub none: Vec<Filter>,
}

/// Monster, spell or trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Class {
    /// Monsters (in a monster zone: whatever lies there).
    Monster,
    /// Spells.
    Spell,
    /// Traps.
    Trap,
}

/// Battle positions, as cards name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stand {
    /// Attack position.
    Attack,
    /// Defense position, face-up or face-down.
    Defense,
}

/// Where cards are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pool {
    /// Whose.
    pub side: Side,
    /// Where; several are looked through together.
    pub places: Vec<Places>,
    /// Which.
    pub filter: Filter,
    /// Of those only the ones with the lowest of this value, as it is now.
    pub lowest: Option<Value>,
    /// Of those only the ones with the highest of this value, as it is now.
    pub highest: Option<Value>,
}

/// Places as cards name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Places {
    /// The monster zones.
    Monsters,
    /// The spell and trap zones, the field zone and the pendulum zones included.
    SpellsAndTraps,
    /// The field zone.
    FieldZone,
    /// The pendulum zones.
    PendulumZones,
    /// The whole field.
    Field,
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The graveyard.
    Graveyard,
    /// The banished cards.
    Banished,
    /// The extra deck.
    ExtraDeck,
    /// The materials of the card with the effect.
    OwnMaterials,
    /// Any Xyz materials.
    Materials,
    /// The cards that were used as materials for the summon this is about.
    UsedAsMaterial,
    /// The cards that what the effect answers, or was set off by, is about: "that monster".
    Occasion,
    /// What the last instruction that moved cards moved.
    Done,
    /// The attacking monster.
    Attacker,
    /// The monster attacked.
    Attacked,
    /// The monster the card with the effect equips or is bound to.
    Bearer,
    /// The cards that equip, or are bound to, the card with the effect.
    AttachedToThis,
    /// The cards the effect excavated, while they are in the deck.
    Excavated,
}

/// Something that must be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// At least one card of the pool exists.
    Exists(Pool),
    /// No card of the pool exists.
    None(Pool),
    /// So many cards of the pool exist.
    Count {
        /// Of which pool.
        pool: Pool,
        /// How many at least.
        least: u32,
        /// How many at most.
        most: u32,
    },
    /// The first number is greater than the second.
    More(Amount, Amount),
    /// It is this side's turn.
    Turn(Side),
    /// It is one of these phases.
    Phase(Vec<Phase>),
    /// The chain has at least so many links already.
    ChainAtLeast(u8),
    /// No name stands twice in the chain, with this card's counted.
    NoNameTwiceInChain,
    /// The user has activated no other card or effect this turn.
    NothingElseActivated,
    /// The user has Special Summoned nothing this turn.
    NothingSpecialSummoned,
    /// The user has summoned nothing this turn, in whatever way, negated or not, and no link of theirs
    /// is about to. (A Set is no summon.)
    NothingSummoned,
    /// The user has conducted no battle phase this turn.
    NoBattlePhase,
    /// This card came to the field face-up this turn, or was turned face-up there.
    CameUpThisTurn,
    /// This effect of the card, counted from 0, was used this turn and its activation not negated.
    UsedThisTurn(u8),
    /// This card lay face-down on the field before it was activated.
    WasSet,
    /// This card was summoned in one of these ways this turn.
    SummonedBy(Vec<Method>),
    /// This card is to be destroyed by the battle under way.
    FallsInBattle,
    /// The monster attacked was face-down when the damage step began.
    AttackedFaceDown,
    /// A monster zone of this side is free.
    ZoneFree(Side),
    /// The die or coin of the step before showed a number in this range.
    Rolled(u32, u32),
    /// It doesn't hold.
    Not(Box<Condition>),
    /// One of them holds.
    Any(Vec<Condition>),
    /// All of them hold.
    All(Vec<Condition>),
}
