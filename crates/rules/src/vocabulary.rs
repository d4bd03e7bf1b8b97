//! The effect vocabulary: what a card file can say, as typed data.
//!
//! Small on purpose: adding a card is writing a file. The interpreter is in `resolve.rs`, the
//! checks before an activation in `legality.rs`; both read these types and nothing else about a
//! card.

use alloc::{string::String, vec::Vec};
use duel::{Method, Passcode};
use serde::{Deserialize, Serialize};

/// One card's definition: printed facts and effects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The number that names it.
    pub passcode: Passcode,
    /// Its names.
    pub names: Names,
    /// What kind of card it is, with its printed values.
    pub kind: CardKind,
    /// The archetypes its name belongs to ("HERO").
    #[serde(default)]
    pub archetypes: Vec<String>,
    /// Its effects, in the order of the text. Empty for a monster without effects.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// A card's names by language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// Italian.
    #[serde(default)]
    pub it: Option<String>,
    /// Traditional Chinese.
    #[serde(default)]
    pub zh_hant: Option<String>,
    /// Japanese.
    #[serde(default)]
    pub ja: Option<String>,
}

impl Names {
    /// Every name the card answers to, English first.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        core::iter::once(self.en.as_str()).chain(
            [&self.it, &self.zh_hant, &self.ja]
                .into_iter()
                .filter_map(|name| name.as_deref()),
        )
    }
}

/// Monster, spell or trap, with what is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CardKind {
    /// A monster.
    Monster(Monster),
    /// A spell.
    Spell(Spell),
    /// A trap.
    Trap(Trap),
}

/// A monster's printed values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// Attribute, as printed in English ("DARK").
    pub attribute: String,
    /// Type, as printed in English ("Warrior").
    pub race: String,
    /// Level.
    pub level: u8,
    /// ATK; `None` for "?".
    pub atk: Option<i32>,
    /// DEF; `None` for "?".
    pub def: Option<i32>,
    /// True for monsters of the Extra Deck.
    #[serde(default)]
    pub extra: bool,
}

/// Kinds of spells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spell {
    /// Normal spell.
    Normal,
    /// Quick-play spell.
    QuickPlay,
    /// Continuous spell.
    Continuous,
    /// Equip spell.
    Equip,
    /// Field spell.
    Field,
    /// Ritual spell.
    Ritual,
}

/// Kinds of traps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trap {
    /// Normal trap.
    Normal,
    /// Continuous trap.
    Continuous,
    /// Counter trap.
    Counter,
}

/// One effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// What kind of effect, and with it its spell speed and where it is used from.
    pub kind: EffectKind,
    /// How often it may be used.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// What is paid to activate it, in order.
    #[serde(default)]
    pub cost: Vec<Instruction>,
    /// What it does. Several modes are alternatives, chosen when it is activated.
    pub modes: Vec<Mode>,
}

/// What kind of effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EffectKind {
    /// The activation of the spell or trap card itself.
    CardActivation,
    /// An ignition effect of a face-up monster.
    Ignition,
    /// A quick effect of a face-up monster.
    Quick,
    /// A trigger effect.
    Trigger {
        /// True without "you can".
        mandatory: bool,
        /// Whether its event must be the last thing that happened.
        timing: Timing,
        /// What sets it off.
        event: Occasion,
    },
}

/// "When" or "if".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Timing {
    /// "When …: you can": only if it was the last thing that happened.
    When,
    /// "If …": it may wait.
    If,
}

/// How often an effect may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Limit {
    /// Once a turn for each copy.
    OncePerTurn,
    /// Once a turn for the name.
    OncePerTurnByName,
}

/// One way an effect can be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// What it must answer; absent for an effect that can be used at any time its speed allows.
    #[serde(default)]
    pub answers: Option<Answers>,
    /// What must be so when it is activated.
    #[serde(default)]
    pub requires: Vec<Condition>,
    /// True when a card name is declared on activation.
    #[serde(default)]
    pub declares_name: bool,
    /// What it targets.
    #[serde(default)]
    pub targets: Option<Targets>,
    /// What it does when it resolves, in order.
    pub resolve: Vec<Instruction>,
}

/// What an effect answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Answers {
    /// A summon attempt: only as the first link of its negation window.
    SummonAttempt {
        /// Whose summon.
        by: Side,
    },
    /// The link right under it.
    Activation {
        /// Whose activation.
        by: Side,
        /// What kinds of activations.
        kinds: Vec<Activation>,
        /// Only if that effect would do this.
        #[serde(default)]
        that: Option<Does>,
    },
    /// Something that happened: any link of the chain that answers it.
    Happening(Occasion),
}

/// A kind of activation, as cards name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Activation {
    /// A spell card.
    SpellCard,
    /// A trap card.
    TrapCard,
    /// An effect of a monster.
    MonsterEffect,
}

/// What an effect would do, as other cards ask about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Does {
    /// It Special Summons.
    SpecialSummons,
    /// It destroys cards on the field.
    DestroysOnField,
}

/// Something that happens, as triggers and responses name it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Occasion {
    /// A monster is summoned.
    Summoned {
        /// This card, or any that fits.
        what: Subject,
        /// By whose summon.
        by: Side,
        /// In which ways; empty: any.
        #[serde(default)]
        methods: Vec<Method>,
    },
    /// This card is sent to the graveyard from the field.
    SentFromFieldToGraveyard(Subject),
}

/// Which card an occasion is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Subject {
    /// The card with the effect.
    This,
    /// Any card that fits, as it is now.
    Any(Filter),
}

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
    /// Level at most.
    pub level_at_most: Option<u8>,
    /// ATK at most, as it is now.
    pub atk_at_most: Option<i32>,
    /// ATK at least, as it is now.
    pub atk_at_least: Option<i32>,
    /// Its type.
    pub race: Option<String>,
    /// Its attribute.
    pub attribute: Option<String>,
    /// An archetype its name belongs to.
    pub archetype: Option<String>,
    /// Exactly this name.
    pub name: Option<Passcode>,
    /// Exactly the name declared on activation.
    pub declared_name: bool,
    /// Not the card with the effect.
    pub other: bool,
    /// Face-up.
    pub face_up: bool,
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

/// Where cards are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// Whose.
    #[serde(default)]
    pub side: Side,
    /// Where.
    pub place: Places,
    /// Which.
    #[serde(default)]
    pub filter: Filter,
}

/// Places as cards name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Places {
    /// The monster zones.
    Monsters,
    /// The spell and trap zones, the field zone included.
    SpellsAndTraps,
    /// The whole field.
    Field,
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The graveyard.
    Graveyard,
    /// The cards that what the effect answers, or was set off by, is about: "that monster".
    Occasion,
}

/// How many cards an effect targets, and which.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Targets {
    /// Which cards can be targeted.
    pub pool: Pool,
    /// How many at least.
    pub least: u8,
    /// How many at most.
    pub most: u8,
}

/// One instruction of a cost or an effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instruction {
    /// What is done.
    pub act: Act,
    /// When it is done at all.
    #[serde(default)]
    pub when: Gate,
}

/// When an instruction is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Gate {
    /// Always.
    #[default]
    Always,
    /// "And if you do": only if the instruction before did something.
    IfDone,
    /// Only if the instruction before did nothing.
    IfNotDone,
    /// Only if this holds when its turn comes.
    If(Condition),
}

/// Something that must be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// At least one card of the pool exists.
    Exists(Pool),
    /// No card of the pool exists.
    None(Pool),
}

/// A number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// As written.
    Fixed(u32),
    /// How many cards of the pool there are.
    Count(Pool),
}

/// Which cards an act is about.
#[expect(
    clippy::large_enum_variant,
    reason = "definitions are read once and never copied while a duel runs"
)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Objects {
    /// The targets, those that are still there and still fit.
    Targets,
    /// All cards of a pool, at once.
    Each(Pool),
    /// Cards of a pool that the user picks when this is carried out.
    Picked {
        /// From where.
        pool: Pool,
        /// How many at least.
        least: Amount,
        /// How many at most.
        most: Amount,
    },
    /// The card with the effect.
    This,
    /// What was negated: the monster of the summon, or the card of the link answered.
    Negated,
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// The user pays life points.
    PayLp(u32),
    /// The user tributes.
    Tribute(Objects),
    /// Cards are destroyed.
    Destroy(Objects),
    /// Cards return to their owners' hands (Extra Deck monsters to the Extra Deck).
    ReturnToHand(Objects),
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
    /// A player takes effect damage.
    Damage {
        /// Who.
        side: Side,
        /// How much.
        amount: Amount,
    },
    /// The summon is negated.
    NegateSummon,
    /// The activation of the link answered is negated.
    NegateActivation,
    /// A lingering effect begins, for the rest of the turn.
    Linger {
        /// For whom.
        side: Side,
        /// What.
        rule: Linger,
    },
}

/// What a lingering effect does, as card files say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Linger {
    /// Takes no battle damage.
    NoBattleDamage,
    /// Monsters aren't destroyed by battle.
    NoBattleDestruction,
    /// May not activate cards with the name of what the instruction before moved, nor their
    /// effects.
    CannotActivateMoved,
}

impl CardDef {
    /// True for a monster of the Extra Deck.
    #[must_use]
    pub fn is_extra(&self) -> bool {
        matches!(&self.kind, CardKind::Monster(monster) if monster.extra)
    }

    /// The printed monster values, for a monster.
    #[must_use]
    pub fn monster(&self) -> Option<&Monster> {
        match &self.kind {
            CardKind::Monster(monster) => Some(monster),
            _ => None,
        }
    }
}
