//! Physical cards: their identities, faces and postures.

use crate::{Method, Place, Seat};
use serde::{Deserialize, Serialize};

/// The identity of one physical card for as long as it can be followed.
///
/// Shuffling a hidden pile gives its cards new identities; so does leaving a hand nobody looked
/// into. The low byte is the card's row in the position, the rest counts the renewals. A number
/// never means two cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CardId(pub u32);

impl CardId {
    pub(crate) const fn first(row: u8) -> Self {
        Self(row as u32)
    }

    /// The row of the position it is the identity of: the physical card.
    #[must_use]
    #[inline]
    pub const fn row(self) -> usize {
        (self.0 & 0xff) as usize
    }

    /// The identity the same row has after it was lost sight of.
    #[must_use]
    pub const fn renewed(self) -> Self {
        Self(self.0.wrapping_add(0x100))
    }
}

/// The number printed on the card, which names its face. Never 0 for a known face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Passcode(pub u32);

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Posture {
    /// Face-up attack position.
    FaceUpAttack,
    /// Face-up defense position.
    FaceUpDefense,
    /// Face-down defense position.
    FaceDownDefense,
    /// Face-up, where there is no battle position (spells, traps, graveyard).
    FaceUp,
    /// Face-down, where there is no battle position (set spells and traps, hidden piles).
    FaceDown,
}

impl Posture {
    /// True for the three face-up postures.
    #[must_use]
    #[inline]
    pub const fn face_up(self) -> bool {
        matches!(
            self,
            Self::FaceUpAttack | Self::FaceUpDefense | Self::FaceUp
        )
    }
}

/// One physical card in the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Its present identity.
    pub id: CardId,
    /// Its face, where the record knows it.
    pub face: Option<Passcode>,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Where it is; on the field the seat of the place is its controller.
    pub place: Place,
    /// How it lies.
    pub posture: Posture,
    /// Which seats may know the face: bit 0 for A, bit 1 for B.
    pub known_to: u8,
    /// True when its face is one of its owner's [`Position::pool`](crate::Position::pool), which one unknown.
    pub pooled: bool,
    /// The turn in which it was set, 0 when it wasn't or stands from before the record.
    pub set_turn: u16,
    /// The turn in which it was summoned or changed its position by hand.
    pub moved_turn: u16,
    /// The moment from which it certainly was where it is.
    pub since: u32,
    /// The earliest moment from which it may have been there.
    pub since_earliest: u32,
    /// The moment from which what it has standing may apply: since it lies face-up, or its
    /// activation or summon was over.
    pub applies_since: u32,
    /// The card it is attached to: the Xyz monster whose material it is, the monster it equips,
    /// or the one it is bound to.
    pub attached: Option<CardId>,
    /// True for a token.
    pub token: bool,
    /// It was summoned in the way its text asks for.
    pub proper: bool,
    /// A Gemini monster was summoned again and has its effects.
    pub gemini: bool,
    /// How many attacks it declared this turn.
    pub attacks: u8,
    /// How it was summoned to the field; `None` when it wasn't, or before the record.
    pub summoned: Option<Method>,
    /// The turn in which it came to the field face-up or was turned face-up there; 0 before the
    /// record.
    pub up_turn: u16,
    /// An attack of it went as far as the damage step this turn.
    pub fought: bool,
}

impl Row {
    /// A card that comes into the duel, with nothing known of it.
    pub(crate) const fn entered(
        id: CardId,
        owner: Seat,
        place: Place,
        posture: Posture,
        moment: u32,
    ) -> Self {
        Self {
            id,
            face: None,
            owner,
            place,
            posture,
            known_to: 0,
            pooled: false,
            set_turn: 0,
            moved_turn: 0,
            since: moment,
            since_earliest: moment,
            applies_since: moment,
            attached: None,
            token: false,
            proper: false,
            gemini: false,
            attacks: 0,
            summoned: None,
            up_turn: 0,
            fought: false,
        }
    }

    /// True when the seat may know the face.
    #[must_use]
    #[inline]
    pub const fn known_by(&self, seat: Seat) -> bool {
        self.known_to & (1 << seat.index()) != 0
    }
}
