//! What a seat says. What follows from it are events.

use crate::{CardId, Passcode, Phase, Posture, Seat, Telling, Word, Zone};
use alloc::boxed::Box;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Which card a speaker means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Which {
    /// A card the record can follow.
    Card(CardId),
    /// One of the unidentified cards of a pile, told by its face.
    Unseen {
        /// Whose pile.
        seat: Seat,
        /// Which pile: the hand, the deck, or a zone of the field for a set card.
        zone: Zone,
        /// The face the speaker gives it.
        face: Passcode,
    },
}

impl From<CardId> for Which {
    fn from(id: CardId) -> Self {
        Self::Card(id)
    }
}

/// How a pass was given. Only the last two are a client's own words; which kind a pass was is the
/// passing seat's secret unless [`How::open`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum How {
    /// In words.
    Spoken,
    /// By a nod or a hand.
    Gesture,
    /// By asking the other player: asking is passing.
    AskedTheOther,
    /// By going on with the next thing.
    MovedOn,
    /// By having agreed to go on up to a named goal.
    AgreedUpTo,
    /// By saying nothing while it was clear that one was asked.
    Silence,
    /// By a setting of the seat: passed automatically.
    Setting,
    /// It held nothing it could have used, says its own client.
    NoResponse,
}

impl How {
    /// True when everybody at the table saw how the pass was given.
    #[must_use]
    pub const fn open(self) -> bool {
        matches!(self, Self::AskedTheOther | Self::MovedOn | Self::AgreedUpTo)
    }
}

/// The answer to a choice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Picked<C = CardId> {
    /// Cards, in the order they were named.
    Cards(SmallVec<[C; 4]>),
    /// A mode of the effect, from 0.
    Mode(u8),
    /// A declared card name.
    Name(Passcode),
    /// The phase that follows.
    Phase(Phase),
    /// Whether something optional is done.
    Whether(bool),
    /// How a monster is to lie.
    Posture(Posture),
    /// A number: declared, rolled, or the face of a coin (1 heads, 0 tails).
    Number(u32),
    /// A declared attribute or type.
    Word(Word),
    /// Not known to the record: something was chosen, nobody can say what.
    Unknown,
    /// What a declared card does.
    Told(Box<Telling<C>>),
}

/// What a seat says. `C` is how it names cards: [`Which`] when spoken, [`CardId`] when recorded.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action<C = CardId> {
    /// Passes in the window the seat is owed.
    Pass(How),
    /// "Any response?": asks the other seat, which is the asker's own pass.
    Ask,
    /// "Wait, I'm thinking."
    Hold,
    /// Leaves the phase; with a goal, up to that phase of the same turn (`None`: to its end only).
    MoveOn {
        /// The phase named, if one was.
        to: Option<Phase>,
    },
    /// Ends the turn: moves on through every phase that is left.
    EndTurn,
    /// Agrees to go on until the named phase of this turn is reached or somebody acts.
    AgreeUpTo {
        /// The phase named.
        to: Phase,
    },
    /// Turns automatic passing on, or off. Said again after going back, it counts again.
    Automatic {
        /// True to turn it on.
        on: bool,
    },
    /// Activates a card or an effect of a card.
    Activate {
        /// The card.
        card: C,
        /// The effect's number in the card's definition, from 0.
        effect: u8,
    },
    /// Normal Summons (or Tribute Summons) a monster face-up.
    Summon {
        /// The monster.
        card: C,
    },
    /// Sets a monster face-down.
    SetMonster {
        /// The monster.
        card: C,
    },
    /// Sets a spell or trap.
    SetSpell {
        /// The card.
        card: C,
    },
    /// Flip Summons a face-down monster.
    FlipSummon {
        /// The monster.
        card: C,
    },
    /// Changes the battle position of a face-up monster by hand.
    ChangePosition {
        /// The monster.
        card: C,
    },
    /// Special Summons a monster by one of the ways its own text or kind gives it.
    SpecialSummon {
        /// The monster.
        card: C,
        /// Which way, from 0.
        way: u8,
    },
    /// Pendulum Summons; which monsters is a choice that follows.
    PendulumSummon,
    /// Summons a face-up Gemini monster again.
    GeminiSummon {
        /// The monster.
        card: C,
    },
    /// Declares an attack.
    Attack {
        /// The attacking monster.
        card: C,
        /// The monster attacked; `None` for a direct attack.
        target: Option<C>,
    },
    /// Answers the choice the seat was asked.
    Choose(Picked<C>),
    /// Says what chance decided.
    Outcome(Picked<C>),
    /// Says that a card of a hidden place has this face (to its owner alone, or to all).
    Show {
        /// The card: an unidentified one of a pile, or one that can be followed.
        card: C,
        /// Its face.
        face: Passcode,
        /// True when the other seat sees it as well.
        open: bool,
    },
    /// Gives up the duel.
    Concede,
}

impl<C> Action<C> {
    /// The same action with every card named another way; `None` as soon as one can't be.
    pub fn map<D>(&self, mut name: impl FnMut(&C) -> Option<D>) -> Option<Action<D>> {
        Some(match self {
            Self::Pass(how) => Action::Pass(*how),
            Self::Ask => Action::Ask,
            Self::Hold => Action::Hold,
            Self::MoveOn { to } => Action::MoveOn { to: *to },
            Self::EndTurn => Action::EndTurn,
            Self::AgreeUpTo { to } => Action::AgreeUpTo { to: *to },
            Self::Automatic { on } => Action::Automatic { on: *on },
            Self::Activate { card, effect } => Action::Activate {
                card: name(card)?,
                effect: *effect,
            },
            Self::Summon { card } => Action::Summon { card: name(card)? },
            Self::SetMonster { card } => Action::SetMonster { card: name(card)? },
            Self::SetSpell { card } => Action::SetSpell { card: name(card)? },
            Self::FlipSummon { card } => Action::FlipSummon { card: name(card)? },
            Self::ChangePosition { card } => Action::ChangePosition { card: name(card)? },
            Self::SpecialSummon { card, way } => Action::SpecialSummon {
                card: name(card)?,
                way: *way,
            },
            Self::PendulumSummon => Action::PendulumSummon,
            Self::GeminiSummon { card } => Action::GeminiSummon { card: name(card)? },
            Self::Attack { card, target } => Action::Attack {
                card: name(card)?,
                target: match target {
                    Some(target) => Some(name(target)?),
                    None => None,
                },
            },
            Self::Choose(picked) => Action::Choose(picked.map(name)?),
            Self::Outcome(picked) => Action::Outcome(picked.map(name)?),
            Self::Show { card, face, open } => Action::Show {
                card: name(card)?,
                face: *face,
                open: *open,
            },
            Self::Concede => Action::Concede,
        })
    }

    /// The first card the action names.
    pub fn card(&self) -> Option<&C> {
        match self {
            Self::Activate { card, .. }
            | Self::Summon { card }
            | Self::SetMonster { card }
            | Self::SetSpell { card }
            | Self::FlipSummon { card }
            | Self::ChangePosition { card }
            | Self::SpecialSummon { card, .. }
            | Self::GeminiSummon { card }
            | Self::Attack { card, .. }
            | Self::Show { card, .. } => Some(card),
            Self::Choose(Picked::Cards(cards)) | Self::Outcome(Picked::Cards(cards)) => {
                cards.first()
            }
            Self::Choose(Picked::Told(telling)) => telling.what.cards().first(),
            _ => None,
        }
    }
}

impl<C> Picked<C> {
    /// The same answer with every card named another way.
    pub fn map<D>(&self, name: impl FnMut(&C) -> Option<D>) -> Option<Picked<D>> {
        Some(match self {
            Self::Cards(cards) => Picked::Cards(cards.iter().map(name).collect::<Option<_>>()?),
            Self::Mode(mode) => Picked::Mode(*mode),
            Self::Name(name) => Picked::Name(*name),
            Self::Phase(phase) => Picked::Phase(*phase),
            Self::Whether(yes) => Picked::Whether(*yes),
            Self::Posture(posture) => Picked::Posture(*posture),
            Self::Number(number) => Picked::Number(*number),
            Self::Word(word) => Picked::Word(*word),
            Self::Unknown => Picked::Unknown,
            Self::Told(telling) => Picked::Told(Box::new(telling.map(name)?)),
        })
    }
}
