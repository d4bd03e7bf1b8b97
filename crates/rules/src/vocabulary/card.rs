//! What is printed on a card, and how a monster is summoned.

use super::{Condition, Effect, Facing, Filter, Instruction, Limit, Places};
use alloc::{string::String, vec::Vec};
use duel::{Method, Passcode, Word};
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
    /// The name it is treated as having.
    #[serde(default)]
    pub treated_as: Option<Passcode>,
    /// How it is summoned, where its text says something about it.
    #[serde(default)]
    pub summoning: Summoning,
    /// Its effects, in the order of the text. Empty for a monster without effects.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What its text said before, oldest first. A profile names the day whose texts it plays with.
    #[serde(default)]
    pub earlier: Vec<EarlierText>,
    /// Its text isn't known: what it does is told when it is used. Its effects are then those of
    /// [`declared`](crate::declared), where none are given.
    #[serde(default)]
    pub declared: bool,
}

/// An earlier text of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierText {
    /// The last day it was in force, as yyyymmdd.
    pub until: u32,
    /// The effects it gave.
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
    pub attribute: Word,
    /// Type, as printed in English ("Warrior").
    pub race: Word,
    /// Level; for an Xyz monster its rank, for a Link monster its rating.
    pub level: u8,
    /// ATK; absent for "?".
    pub atk: Option<i32>,
    /// DEF; absent for "?" and for Link monsters.
    #[serde(default)]
    pub def: Option<i32>,
    /// What kind of monster, where it isn't an ordinary one of the main deck.
    #[serde(default)]
    pub kind: MonsterKind,
    /// A Tuner.
    #[serde(default)]
    pub tuner: bool,
    /// A Flip monster.
    #[serde(default)]
    pub flip: bool,
    /// A Spirit monster.
    #[serde(default)]
    pub spirit: bool,
    /// A Gemini monster: a Normal Monster until it is summoned again.
    #[serde(default)]
    pub gemini: bool,
    /// A token, which is in no deck.
    #[serde(default)]
    pub token: bool,
    /// The pendulum scale, for a Pendulum monster.
    #[serde(default)]
    pub scale: Option<u8>,
    /// The arrows of a Link monster.
    #[serde(default)]
    pub arrows: Vec<Arrow>,
}

/// Kinds of monsters, by the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum MonsterKind {
    /// Of the main deck.
    #[default]
    Main,
    /// Ritual.
    Ritual,
    /// Fusion.
    Fusion,
    /// Synchro.
    Synchro,
    /// Xyz.
    Xyz,
    /// Link.
    Link,
}

/// The arrows of a Link monster, seen by its controller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Arrow {
    /// Up and to the left.
    TopLeft,
    /// Up.
    Top,
    /// Up and to the right.
    TopRight,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Down and to the left.
    BottomLeft,
    /// Down.
    Bottom,
    /// Down and to the right.
    BottomRight,
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

/// How a monster is summoned, where its text says something about it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Summoning {
    /// It can't be Normal Summoned or Set.
    pub no_normal: bool,
    /// How many tributes a Normal Summon takes, where the level doesn't say it.
    pub tributes: Option<u8>,
    /// What a Special Summon by other effects needs.
    pub special: Special,
    /// The printed materials of a Fusion, Synchro, Xyz or Link monster.
    pub materials: Option<Materials>,
    /// The ways of Special Summoning itself that its text gives it ("you can Special Summon this
    /// card from your hand by …"). Each is an attempt that can be negated.
    pub ways: Vec<Way>,
}

/// What a Special Summon by other effects needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Special {
    /// Nothing.
    #[default]
    Free,
    /// It must first have been summoned in its own way.
    ProperFirst,
    /// It can't be Special Summoned in any other way.
    OwnWayOnly,
    /// It can't be Special Summoned at all.
    Never,
}

/// The materials of a summon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Materials {
    /// The parts, in the order of the text. Every material belongs to one of them. (What the kind
    /// of summon asks of all together is added: levels that add up, equal levels, link ratings.)
    pub parts: Vec<Portion>,
}

/// One part of the materials.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Portion {
    /// Which monsters.
    #[serde(default)]
    pub filter: Filter,
    /// How many at least.
    pub least: u8,
    /// How many at most.
    pub most: u8,
}

/// A way of Special Summoning a monster that isn't an effect: nothing is activated, and the attempt
/// can be negated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// What kind of summon it counts as.
    #[serde(default = "special")]
    pub method: Method,
    /// From where; absent: the hand, or the extra deck for its monsters.
    #[serde(default)]
    pub from: Vec<Places>,
    /// What must be so.
    #[serde(default)]
    pub requires: Vec<Condition>,
    /// What is paid, in order.
    #[serde(default)]
    pub cost: Vec<Instruction>,
    /// What is used as materials.
    #[serde(default)]
    pub materials: Option<Materials>,
    /// The materials stay under it with all of theirs (an Xyz monster put on top of another).
    #[serde(default)]
    pub on_top: bool,
    /// How often.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// How it may lie.
    #[serde(default)]
    pub facing: Facing,
}

const fn special() -> Method {
    Method::Special
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

impl Monster {
    /// True for a monster of the Extra Deck.
    #[must_use]
    pub const fn is_extra(&self) -> bool {
        matches!(
            self.kind,
            MonsterKind::Fusion | MonsterKind::Synchro | MonsterKind::Xyz | MonsterKind::Link
        )
    }
}

impl Materials {
    /// How many it takes at least.
    #[must_use]
    pub fn least(&self) -> usize {
        let each = self.parts.iter().map(|portion| usize::from(portion.least));
        each.sum()
    }
}

impl CardDef {
    /// True for a monster of the Extra Deck.
    #[must_use]
    pub fn is_extra(&self) -> bool {
        self.monster().is_some_and(Monster::is_extra)
    }

    /// The printed monster values, for a monster.
    #[must_use]
    pub const fn monster(&self) -> Option<&Monster> {
        match &self.kind {
            CardKind::Monster(monster) => Some(monster),
            _ => None,
        }
    }

    /// The name it goes by: its own, or the one it is treated as having.
    #[must_use]
    pub const fn name(&self) -> Passcode {
        match self.treated_as {
            Some(name) => name,
            None => self.passcode,
        }
    }

    /// The effects its text gave it on a day (yyyymmdd; 0: today).
    #[must_use]
    pub fn effects_on(&self, day: u32) -> &[Effect] {
        self.earlier
            .iter()
            .find(|text| day != 0 && day <= text.until)
            .map_or(&self.effects, |text| &text.effects)
    }
}
