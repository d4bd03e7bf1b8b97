//! Declared cards: what can be used of a card whose kind is known and whose text isn't.
//!
//! Such a card has one effect of every kind that its kind of card can have; whoever keeps the record
//! says which of them is used. Everything the rules decide without the text (windows, spell speed,
//! where it may be, the order of a chain) is decided for it like for any other card; its cost and
//! what it does are told ([`Act::AsTold`]).

use crate::vocabulary::{
    Act, Answers, CardKind, Effect, EffectKind, Instruction, Mode, Occasion, Places, Pool, Side,
    Targets, Timing,
};
use alloc::vec::Vec;

/// How a declared card is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Manner {
    /// The card itself is activated.
    Card,
    /// The card itself is activated to negate a summon.
    CardToNegate,
    /// An ignition effect.
    Ignition,
    /// A quick effect, or an effect of a trap.
    Quick,
    /// A quick effect that negates a summon.
    QuickToNegate,
    /// An optional trigger.
    Trigger,
    /// A mandatory trigger.
    MandatoryTrigger,
}

/// So many cards are targeted at most.
const MOST_TARGETS: u8 = 60;

/// The ways in which a declared card of this kind is used, in the order of its effects.
#[must_use]
pub const fn manners(kind: &CardKind) -> &'static [Manner] {
    match kind {
        CardKind::Monster(_) => &[
            Manner::Ignition,
            Manner::Quick,
            Manner::QuickToNegate,
            Manner::Trigger,
            Manner::MandatoryTrigger,
        ],
        CardKind::Spell(_) | CardKind::Trap(_) => &[
            Manner::Card,
            Manner::CardToNegate,
            Manner::Ignition,
            Manner::Quick,
            Manner::Trigger,
            Manner::MandatoryTrigger,
        ],
    }
}

/// The effects of a declared card of this kind.
#[must_use]
pub fn effects(kind: &CardKind) -> Vec<Effect> {
    let monster = matches!(kind, CardKind::Monster(_));
    let manners = manners(kind).iter();
    manners.map(|manner| effect(*manner, monster)).collect()
}

fn effect(manner: Manner, monster: bool) -> Effect {
    let kind = match manner {
        Manner::Card | Manner::CardToNegate => EffectKind::CardActivation,
        Manner::Ignition => EffectKind::Ignition,
        Manner::Quick | Manner::QuickToNegate => EffectKind::Quick,
        Manner::Trigger | Manner::MandatoryTrigger => EffectKind::Trigger {
            mandatory: manner == Manner::MandatoryTrigger,
            timing: Timing::If,
            event: Occasion::Told,
        },
    };
    let negates = matches!(manner, Manner::CardToNegate | Manner::QuickToNegate);
    let mut from = Vec::new();
    if kind != EffectKind::CardActivation {
        from.extend([Places::Field, Places::Graveyard, Places::Banished]);
        // From the hand a spell or a trap is only activated itself.
        from.extend(monster.then_some(Places::Hand));
    }
    Effect {
        kind,
        limit: None,
        from,
        from_hand_if: None,
        anyone: false,
        unanswerable: None,
        damage_step: Vec::new(),
        cost: as_told(),
        modes: alloc::vec![Mode {
            answers: negates.then_some(Answers::SummonAttempt {
                by: Side::Either,
                methods: Vec::new(),
                single: false,
            }),
            targets: Some(any_targets()),
            resolve: as_told(),
            ..Mode::default()
        }],
    }
}

fn as_told() -> Vec<Instruction> {
    alloc::vec![Instruction::plain(Act::AsTold)]
}

/// Any card that everybody can see where it lies; none, where the effect doesn't target.
fn any_targets() -> Targets {
    Targets {
        pool: Pool {
            side: Side::Either,
            places: alloc::vec![Places::Field, Places::Graveyard, Places::Banished],
            ..Pool::default()
        },
        least: 0,
        most: MOST_TARGETS,
    }
}

impl Effect {
    /// True for an effect of a declared card.
    #[must_use]
    pub fn is_told(&self) -> bool {
        let told = |one: &Instruction| one.act == Act::AsTold;
        self.modes.iter().any(|mode| mode.resolve.iter().any(told))
    }
}
