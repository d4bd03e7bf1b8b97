//! What events are made of: who learns something and how, what is asked for, how things end.

use crate::{CardId, Place, Posture, Seat, Zone};
use serde::{Deserialize, Serialize};

/// Who may know a face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody at the table.
    All,
    /// One seat (and the judge).
    Seat(Seat),
    /// The judge alone.
    Judge,
}

/// How a face came to be known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Knowing {
    /// Turned up by a rule, an action or an effect.
    Shown,
    /// Said by the recorder or a seat.
    Told,
    /// Said by the recorder or a seat of one of the unidentified cards of a pile, nobody can say
    /// which: all of them get new identities, and the card is the one that has this one now.
    OneOf,
}

/// Who asked a question aloud.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asker {
    /// A seat.
    Seat(Seat),
    /// A judge. What the seats had said ahead ends with it.
    Judge,
}

/// What a seat is asked to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ChoiceKind {
    /// Which mode of the effect.
    Mode,
    /// A card name to declare.
    Name,
    /// What to pay the cost with.
    Cost,
    /// The targets.
    Target,
    /// What to tribute for the summon.
    Tribute,
    /// Cards, while an effect resolves.
    Cards,
    /// Which phase follows.
    Phase,
    /// The materials of a summon.
    Material,
    /// How a monster is to lie.
    Posture,
    /// Whether something optional is done.
    Whether,
    /// A number to declare.
    Number,
    /// An attribute or a type to declare.
    Word,
    /// What the attacker attacks now that its targets have changed; none, if it may stop.
    AttackTarget,
    /// Which cards go for the hand limit.
    HandLimit,
    /// What a declared card does: as its cost, or when it resolves.
    Telling,
}

/// Which half of an effect is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Part {
    /// Its cost, while the link is being built.
    Cost,
    /// Its resolution.
    Effect,
}

/// What kind of activation made a link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LinkKind {
    /// A spell card was activated.
    SpellCard,
    /// A trap card was activated.
    TrapCard,
    /// An effect of a spell was activated.
    SpellEffect,
    /// An effect of a trap was activated.
    TrapEffect,
    /// An effect of a monster was activated.
    MonsterEffect,
}

/// What was negated of a link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Negation {
    /// Its activation.
    Activation,
    /// Its effect.
    Effect,
}

/// How a link resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// It did something.
    Applied,
    /// It was processed and did nothing.
    NoEffect,
    /// Its activation had been negated: it wasn't processed.
    NegatedActivation,
    /// Its effect had been negated: it was processed as empty.
    NegatedEffect,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Lot {
    /// Which cards of a pile, picked at random.
    Cards {
        /// Whose pile.
        seat: Seat,
        /// Which pile.
        zone: Zone,
        /// How many.
        count: u8,
    },
    /// A coin: 1 heads, 0 tails.
    Coin,
    /// A die of six faces.
    Die,
}

impl Lot {
    /// True for a card that comes up from a deck.
    #[must_use]
    pub const fn is_of_deck(self) -> bool {
        matches!(
            self,
            Self::Cards {
                zone: Zone::Deck,
                ..
            }
        )
    }
}

/// What became of a trigger whose event happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TriggerFate {
    /// It met its condition and waits for its place on the chain.
    Met,
    /// It was put on the chain.
    Placed,
    /// Its owner didn't use it.
    Declined,
    /// It missed its timing.
    Missed,
}

/// A value of a card that an effect changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Value {
    /// ATK.
    Atk,
    /// DEF.
    Def,
    /// Level.
    Level,
    /// 1 while its effects are negated.
    Negated,
}

/// One card's move. All moves of an event happen at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Move {
    /// The card.
    pub card: CardId,
    /// Where it was.
    pub from: Place,
    /// Where it goes; in a pile it is put on top whatever the slot, or at the bottom with
    /// [`Place::BOTTOM`].
    pub to: Place,
    /// How it lies there.
    pub posture: Posture,
}

/// How a duel ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DuelResult {
    /// A seat won.
    Won(Seat),
    /// Nobody won.
    Draw,
}

/// Why a duel ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ResultReason {
    /// Life points reached 0.
    LifePoints,
    /// A card had to be drawn from an empty deck.
    DeckOut,
    /// A seat conceded.
    Conceded,
    /// An effect decided it.
    Effect,
}

/// The kinds of going back, never mixed up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RewindKind {
    /// A judge's ruling.
    Judge,
    /// Both players agree.
    Agreed,
    /// A slip of whoever keeps the record.
    Correction,
    /// A line that is only looked at.
    WhatIf,
    /// Along a line there is, where that stands, when what is taken back moved nothing: no line begins.
    Return,
}

impl LinkKind {
    /// True for the activation of a card, false for that of an effect.
    #[must_use]
    pub const fn is_card(self) -> bool {
        matches!(self, Self::SpellCard | Self::TrapCard)
    }
}
