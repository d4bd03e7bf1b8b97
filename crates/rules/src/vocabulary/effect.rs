//! When an effect may be used, how often, and what it answers.

use super::{Condition, Filter, Instruction, Places, Pool, Side, Standing};
use alloc::vec::Vec;
use duel::{DamageTiming, Method, Phase};
use serde::{Deserialize, Serialize};

/// One effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// What kind of effect, and with it its spell speed and where it is used from.
    pub kind: EffectKind,
    /// How often it may be used.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Where the card is when it is used; absent: face-up on the field, or where its trigger leaves
    /// it.
    #[serde(default)]
    pub from: Vec<Places>,
    /// A trap may also be activated from the hand while this is so.
    #[serde(default)]
    pub from_hand_if: Option<Condition>,
    /// Either player may use it.
    #[serde(default)]
    pub anyone: bool,
    /// Nothing may be chained to its activation by this side.
    #[serde(default)]
    pub unanswerable: Option<Side>,
    /// The timings of the damage step its text names.
    #[serde(default)]
    pub damage_step: Vec<DamageTiming>,
    /// What is paid to activate it, in order.
    #[serde(default)]
    pub cost: Vec<Instruction>,
    /// What it does. Several modes are alternatives, chosen when it is activated.
    #[serde(default)]
    pub modes: Vec<Mode>,
}

/// What kind of effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EffectKind {
    /// The activation of the spell or trap card itself.
    CardActivation,
    /// An ignition effect, or an effect of a spell that can be used in one's own main phase.
    Ignition,
    /// A quick effect of a monster, or an effect of a trap.
    Quick,
    /// A quick effect that must be used whenever it can be.
    MandatoryQuick,
    /// A trigger effect, and the "trigger-like" effects of spells and traps.
    Trigger {
        /// True without "you can".
        mandatory: bool,
        /// Whether its event must be the last thing that happened.
        timing: Timing,
        /// What sets it off.
        event: Occasion,
    },
    /// An effect that uses no chain: it applies while the card is face-up on the field.
    Continuous(Vec<Standing>),
}

impl EffectKind {
    /// True for the activation of the card itself.
    #[must_use]
    pub const fn is_card_activation(&self) -> bool {
        matches!(self, Self::CardActivation)
    }
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
    /// "You can only use this effect of … once per turn": a negated activation counts.
    OncePerTurnByName,
    /// "You can only activate 1 … per turn": an activation that was negated doesn't count.
    ActivatedOncePerTurnByName,
    /// "You can only use 1 effect of … per turn": all its effects together.
    OneEffectPerTurnByName,
    /// Once a chain for each copy.
    OncePerChain,
    /// Once a duel for the name.
    OncePerDuelByName,
}

/// One way an effect can be used.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Mode {
    /// What it must answer; absent for an effect that can be used at any time its speed allows.
    pub answers: Option<Answers>,
    /// What is paid to use it in this way, instead of the effect's cost.
    pub cost: Vec<Instruction>,
    /// What must be so when it is activated.
    pub requires: Vec<Condition>,
    /// What is declared on activation.
    pub declares: Option<Declares>,
    /// What it targets.
    pub targets: Option<Targets>,
    /// What it does when it resolves, in order.
    pub resolve: Vec<Instruction>,
}

/// What is declared on activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Declares {
    /// A card name.
    Name,
    /// A type.
    Race,
    /// An attribute.
    Attribute,
}

/// What an effect answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Answers {
    /// A summon attempt: only as the first link of its negation window.
    SummonAttempt {
        /// Whose summon.
        by: Side,
        /// In which ways; empty: any.
        #[serde(default)]
        methods: Vec<Method>,
        /// Only of exactly one monster.
        #[serde(default)]
        single: bool,
    },
    /// The link right under it.
    Activation {
        /// Whose activation.
        by: Side,
        /// What kinds of activations.
        kinds: Vec<Activation>,
        /// Where the card was when it was activated; empty: anywhere.
        #[serde(default)]
        from: Vec<Places>,
        /// Only if that effect would do one of these; empty: whatever it does.
        #[serde(default)]
        that: Vec<Does>,
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
    /// An effect of a spell that is on the field already, or in another place.
    SpellEffect,
    /// An effect of a trap that is face-up already, or in another place.
    TrapEffect,
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
    /// It destroys two or more cards of the one who answers.
    DestroysTwoOfYours,
    /// It adds a card from the deck to the hand.
    AddsFromDeck,
    /// It Special Summons from the deck.
    SummonsFromDeck,
    /// It sends a card from the deck to the graveyard.
    SendsFromDeck,
    /// It moves a card out of a graveyard.
    MovesFromGraveyard,
    /// It banishes a card.
    Banishes,
    /// It draws.
    Draws,
    /// It inflicts damage.
    Damages,
    /// It inflicts damage to the one who answers.
    DamagesYou,
    /// It targets the card that answers.
    TargetsThis,
    /// It targets a card that the one who answers controls.
    TargetsYours,
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
        #[serde(default)]
        by: Side,
        /// In which ways; empty: any.
        #[serde(default)]
        methods: Vec<Method>,
        /// From where; empty: from anywhere.
        #[serde(default)]
        from: Vec<Places>,
        /// Only by this effect of the card itself.
        #[serde(default)]
        by_effect: Option<u8>,
    },
    /// A card moves.
    Moved {
        /// This card, or any that fits.
        what: Subject,
        /// From where; empty: from anywhere.
        #[serde(default)]
        from: Vec<Places>,
        /// To where; empty: anywhere.
        #[serde(default)]
        to: Vec<Places>,
        /// Why; empty: for any reason.
        #[serde(default)]
        why: Vec<Why>,
        /// By whose action or effect.
        #[serde(default)]
        by: Side,
        /// On whose side it was.
        #[serde(default)]
        side: Side,
    },
    /// A face-down monster is turned face-up.
    Flipped(Subject),
    /// A monster changes its battle position.
    PositionChanged(Subject),
    /// A player takes damage.
    Damaged {
        /// Who.
        side: Side,
        /// From whose card.
        #[serde(default)]
        by: Side,
        /// Battle damage counts.
        #[serde(default)]
        battle: bool,
        /// Effect damage counts.
        #[serde(default)]
        effect: bool,
        /// The monster that inflicted battle damage; absent: any.
        #[serde(default)]
        monster: Option<Subject>,
        /// Only battle damage of a direct attack.
        #[serde(default)]
        direct: bool,
    },
    /// A player gains life points by an effect.
    Gained(Side),
    /// An attack is declared.
    Attack {
        /// Whose attack.
        by: Side,
        /// The attacker; absent: any.
        #[serde(default)]
        attacker: Option<Subject>,
        /// What is attacked; absent: anything.
        #[serde(default)]
        target: Option<Subject>,
        /// Only a direct attack.
        #[serde(default)]
        direct: bool,
    },
    /// A timing of the damage step begins, with this monster in the battle.
    BattleTiming {
        /// Which timing.
        timing: DamageTiming,
        /// The attacker or the monster attacked.
        what: Subject,
    },
    /// Damage was calculated with this monster in the battle.
    Battled(Subject),
    /// A monster destroys another by battle.
    DestroysByBattle {
        /// The monster that destroys.
        what: Subject,
        /// The one destroyed.
        #[serde(default)]
        other: Filter,
    },
    /// A card or an effect is activated.
    Activated {
        /// By whom.
        by: Side,
        /// What kinds.
        kinds: Vec<Activation>,
    },
    /// A phase: the effect can be used in it once, apart from what else happens.
    Phase {
        /// Which.
        phase: Phase,
        /// In whose turn.
        turn: Side,
    },
    /// Whatever the text says; whoever keeps the record says that it happened.
    Told,
}

/// Why a card moved, as triggers name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// Destroyed by battle.
    Battle,
    /// Destroyed by an effect.
    Destroyed,
    /// By an effect, destruction included.
    Effect,
    /// As a cost.
    Cost,
    /// Tributed, for a summon or as a cost.
    Tributed,
    /// As material of a summon, tributes not included.
    Material,
    /// Discarded, by an effect or as a cost.
    Discarded,
    /// Drawn, by an effect or by rule.
    Drawn,
}

/// Which card an occasion is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Subject {
    /// The card with the effect.
    This,
    /// The monster the card with the effect equips.
    Bearer,
    /// Any card that fits, as it is now.
    Any(Filter),
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
