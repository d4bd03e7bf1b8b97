//! What a declared card does, as whoever keeps the record tells it.
//!
//! The engine knows such a card's kind and not its text: when its cost is paid, and when it
//! resolves, it asks what happens, one moment after the other, until that is all.

use crate::{CardId, Negation, Passcode, Posture, Seat, Value, Word};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One thing that is told.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Telling<C = CardId> {
    /// It happens at the same time as what was told before it.
    pub also: bool,
    /// What happens.
    pub what: Told<C>,
}

/// What becomes of cards that are told of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// They are destroyed.
    Destroyed,
    /// They are sent to the graveyard.
    Sent,
    /// They are discarded.
    Discarded,
    /// They are tributed.
    Tributed,
    /// They are banished face-up.
    Banished,
    /// They are banished face-down.
    BanishedFaceDown,
    /// They go to their owners' hands.
    ToHand,
    /// They go on top of their owners' decks.
    OntoDeck,
    /// They go under their owners' decks.
    UnderDeck,
    /// They go into their owners' decks, which are shuffled.
    IntoDeck,
    /// They are taken off a monster whose materials they are.
    Detached,
    /// They are set on the side of whoever uses the effect.
    Set,
}

/// What happens, as it is told. Lists of cards are never empty.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Told<C = CardId> {
    /// Cards go somewhere, all at once.
    Moved(SmallVec<[C; 4]>, Fate),
    /// Monsters are Special Summoned, all at once.
    Summoned {
        /// Which.
        cards: SmallVec<[C; 4]>,
        /// To the other player's field.
        across: bool,
        /// How they lie.
        posture: Posture,
    },
    /// Tokens are Special Summoned.
    Tokens {
        /// Their face.
        face: Passcode,
        /// How many.
        count: u8,
        /// To the other player's field.
        across: bool,
        /// How they lie.
        posture: Posture,
    },
    /// A seat draws.
    Drawn {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// Life points change: paid as a cost, lost as effect damage, or gained.
    LifePoints {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: i32,
    },
    /// Monsters change their battle position.
    Turned(SmallVec<[C; 4]>, Posture),
    /// Monsters change their controller, to whoever uses the effect, or away from them.
    ControlChanged {
        /// Which.
        cards: SmallVec<[C; 4]>,
        /// Only until the end of this turn.
        this_turn: bool,
    },
    /// Counters are put on a card, or taken off it.
    Counters {
        /// The card.
        card: C,
        /// Which counters.
        counter: Word,
        /// By how many.
        by: i32,
    },
    /// A value of monsters becomes a number.
    Becomes {
        /// Which.
        cards: SmallVec<[C; 4]>,
        /// Which value.
        what: Value,
        /// What it becomes.
        to: u32,
        /// Only until the end of this turn.
        this_turn: bool,
    },
    /// A link is negated.
    LinkNegated {
        /// Its number.
        link: u8,
        /// What of it.
        what: Negation,
    },
    /// The summon under way is negated.
    SummonNegated,
    /// The attack under way is negated.
    AttackNegated,
    /// The effects of cards on the field are negated.
    EffectsNegated {
        /// Of which.
        cards: SmallVec<[C; 4]>,
        /// Only until the end of this turn.
        this_turn: bool,
    },
    /// Cards become materials of the card with the effect.
    Attached(SmallVec<[C; 4]>),
    /// The card with the effect is equipped to a monster.
    Equipped(C),
    /// A deck is shuffled.
    Shuffled(Seat),
    /// Cards are shown to both players.
    Shown(SmallVec<[C; 4]>),
    /// A player wins the duel.
    Won(Seat),
    /// Something these words don't say; what it was may lie beside the record.
    Other,
    /// That is all.
    Over,
}

impl<C> Telling<C> {
    /// The same with every card named another way; `None` as soon as one can't be.
    pub fn map<D>(&self, name: impl FnMut(&C) -> Option<D>) -> Option<Telling<D>> {
        Some(Telling {
            also: self.also,
            what: self.what.map(name)?,
        })
    }
}

impl<C> Told<C> {
    /// The cards it is about.
    pub fn cards(&self) -> &[C] {
        match self {
            Self::Moved(cards, _)
            | Self::Summoned { cards, .. }
            | Self::Turned(cards, _)
            | Self::ControlChanged { cards, .. }
            | Self::Becomes { cards, .. }
            | Self::EffectsNegated { cards, .. }
            | Self::Attached(cards)
            | Self::Shown(cards) => cards,
            Self::Counters { card, .. } | Self::Equipped(card) => core::slice::from_ref(card),
            Self::Tokens { .. }
            | Self::Drawn { .. }
            | Self::LifePoints { .. }
            | Self::LinkNegated { .. }
            | Self::SummonNegated
            | Self::AttackNegated
            | Self::Shuffled(_)
            | Self::Won(_)
            | Self::Other
            | Self::Over => &[],
        }
    }

    /// The cards it is about, to be named anew.
    pub fn cards_mut(&mut self) -> &mut [C] {
        match self {
            Self::Moved(cards, _)
            | Self::Summoned { cards, .. }
            | Self::Turned(cards, _)
            | Self::ControlChanged { cards, .. }
            | Self::Becomes { cards, .. }
            | Self::EffectsNegated { cards, .. }
            | Self::Attached(cards)
            | Self::Shown(cards) => cards,
            Self::Counters { card, .. } | Self::Equipped(card) => core::slice::from_mut(card),
            _ => &mut [],
        }
    }

    fn map<D>(&self, mut name: impl FnMut(&C) -> Option<D>) -> Option<Told<D>> {
        let mut all = |cards: &[C]| cards.iter().map(&mut name).collect::<Option<_>>();
        Some(match self {
            Self::Moved(cards, fate) => Told::Moved(all(cards)?, *fate),
            Self::Summoned {
                cards,
                across,
                posture,
            } => Told::Summoned {
                cards: all(cards)?,
                across: *across,
                posture: *posture,
            },
            Self::Turned(cards, posture) => Told::Turned(all(cards)?, *posture),
            Self::ControlChanged { cards, this_turn } => Told::ControlChanged {
                cards: all(cards)?,
                this_turn: *this_turn,
            },
            Self::Becomes {
                cards,
                what,
                to,
                this_turn,
            } => Told::Becomes {
                cards: all(cards)?,
                what: *what,
                to: *to,
                this_turn: *this_turn,
            },
            Self::EffectsNegated { cards, this_turn } => Told::EffectsNegated {
                cards: all(cards)?,
                this_turn: *this_turn,
            },
            Self::Attached(cards) => Told::Attached(all(cards)?),
            Self::Shown(cards) => Told::Shown(all(cards)?),
            Self::Counters { card, counter, by } => Told::Counters {
                card: name(card)?,
                counter: *counter,
                by: *by,
            },
            Self::Equipped(card) => Told::Equipped(name(card)?),
            Self::Tokens {
                face,
                count,
                across,
                posture,
            } => Told::Tokens {
                face: *face,
                count: *count,
                across: *across,
                posture: *posture,
            },
            Self::Drawn { seat, count } => Told::Drawn {
                seat: *seat,
                count: *count,
            },
            Self::LifePoints { seat, by } => Told::LifePoints {
                seat: *seat,
                by: *by,
            },
            Self::LinkNegated { link, what } => Told::LinkNegated {
                link: *link,
                what: *what,
            },
            Self::SummonNegated => Told::SummonNegated,
            Self::AttackNegated => Told::AttackNegated,
            Self::Shuffled(seat) => Told::Shuffled(*seat),
            Self::Won(seat) => Told::Won(*seat),
            Self::Other => Told::Other,
            Self::Over => Told::Over,
        })
    }
}
