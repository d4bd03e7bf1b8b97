//! What a role may know: every event and every position as seat A, seat B or a spectator reads
//! it.
//!
//! A [`View`] folds along a line beside the position. For everybody but the judge it gives cards
//! aliases instead of their identities, renewed whenever the role loses track of a card, and
//! takes away faces, secret passes and secret picks. Two lines that differ only in what a role
//! may not know read the same to it, byte for byte.
//!
//! Who knows what is taken from the events the role was told by, never from the card's row
//! alone: a card shown in a hand and then perhaps set face-down is known no more.
//!
//! `sight.rs` holds what the role can follow, `mask.rs` takes away what it may not read,
//! `own.rs` and `walk.rs` find the identities in events and positions. Nothing here decides who may know
//! something: the events say so.

mod mask;
mod own;
mod sight;
mod walk;

use crate::{Audience, CardId, Desk, Event, Passcode, Place, Position, Posture, Seat, Zone};
use sight::Sight;

/// Who reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// A judge: reads everything the record knows.
    Judge,
    /// A player: reads what this seat may know.
    Seat(Seat),
    /// Anybody else: reads what everybody at the table may know.
    Spectator,
}

impl Role {
    /// The seat, for a player.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Judge | Self::Spectator => None,
        }
    }

    /// True when something told to this audience is told to the role.
    #[must_use]
    pub fn hears(self, audience: Audience) -> bool {
        match (self, audience) {
            (Self::Judge, _) | (_, Audience::All) => true,
            (_, Audience::Seat(seat)) => self == Self::Seat(seat),
            (_, Audience::Judge) => false,
        }
    }

    /// True when the role may read what this seat keeps to itself.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Judge || self == Self::Seat(seat)
    }

    /// True when the role can tell this card from the others of its place, face or no face.
    #[must_use]
    pub fn sees(self, place: Place, posture: Posture) -> bool {
        match place.zone {
            Zone::Deck => self == Self::Judge,
            Zone::Hand => self.is(place.seat),
            Zone::Extra => self.is(place.seat) || posture.face_up(),
            _ => true,
        }
    }
}

/// One role's reading of one line, from its first event on.
///
/// ```
/// use duel::{Answer, Event, How, Position, Role, Seat, View};
///
/// let passed = |how| Event::WindowAnswered { window: 1, seat: Seat::B, answer: Answer::Passed(how) };
/// let mut view = View::new(Role::Seat(Seat::A));
/// let seen = view.see(&Position::new(), &passed(How::NoResponse));
/// assert_eq!(seen, passed(How::Silence));
/// ```
#[derive(Clone, Debug)]
pub struct View {
    role: Role,
    sight: Sight,
}

impl View {
    /// The role's view before the first event.
    #[must_use]
    pub fn new(role: Role) -> Self {
        Self {
            role,
            sight: Sight::new(role),
        }
    }

    /// The role.
    #[must_use]
    pub const fn role(&self) -> Role {
        self.role
    }

    /// The event as the role reads it. `before` is the full position it is applied to.
    ///
    /// The view goes on to the position after the event. It has to be given every event of the
    /// line from the first one on; given a position it didn't walk to (after a rewind, say), it
    /// starts anew there, with new aliases and with only what can be seen there.
    ///
    /// Every card of the event is found under the alias it carries in the view's position before
    /// the event, or in the one after it; a card the role follows, in both. Desk events are for
    /// everybody, but for the judge's own: to the others those are notes (a penalty is told to
    /// the seat that got it). A card that is claimed is
    /// named to the others only while it lies open on the side of the seat that claims it.
    pub fn see(&mut self, before: &Position, event: &Event) -> Event {
        match event {
            Event::Desk(Desk::PenaltyEntered { seat, .. }) if self.role.is(*seat) => {
                return event.clone();
            }
            Event::Desk(entry) if self.role != Role::Judge && !entry.is_public() => {
                return Event::Note;
            }
            Event::Desk(Desk::Claimed { by, at, named }) if !self.role.is(*by) => {
                let (by, at) = (*by, *at);
                let named = named.filter(|face| lies_open(before, by, *face));
                return Event::Desk(Desk::Claimed { by, at, named });
            }
            event if self.role == Role::Judge || event.is_desk() => return event.clone(),
            _ => {}
        }
        if before.moment != self.sight.moment() {
            self.sight = Sight::standing(self.role, before);
        }
        self.sight.see(before, event)
    }

    /// The position as the role reads it: a position of its own, with the role's aliases, where
    /// what the role may not know is missing.
    ///
    /// `full` is the full position at which the view stands.
    #[must_use]
    pub fn position(&self, full: &Position) -> Position {
        if self.role == Role::Judge {
            return full.clone();
        }
        if full.moment != self.sight.moment() {
            return mask::position(&Sight::standing(self.role, full));
        }
        mask::position(&self.sight)
    }
}

/// The event with another card in the place of each one it names.
#[must_use]
pub fn renamed(event: &Event, mut to: impl FnMut(CardId) -> CardId) -> Event {
    let mut event = event.clone();
    walk::event(&mut event, &mut to);
    event
}

/// True while everybody can see a card with this face on a seat's side.
fn lies_open(position: &Position, seat: Seat, face: Passcode) -> bool {
    let mut rows = position.rows.iter();
    rows.any(|row| {
        let open = match row.place.zone {
            Zone::Deck | Zone::Hand | Zone::Extra | Zone::Limbo | Zone::Gone => false,
            Zone::Graveyard => true,
            _ => row.posture.face_up(),
        };
        open && row.place.seat == seat && row.face == Some(face)
    })
}
