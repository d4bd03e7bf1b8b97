//! Watching one thing of a position along a line: which record made it as it is.
//!
//! A [`What`] names the thing, a [`Watch`] is shown one position after the other.

use duel::{CardId, Phase, Place, Position, Posture, Seat, Value};

/// Something of a position that can be asked about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// A seat's life points.
    LifePoints(Seat),
    /// Where a card is.
    Card(CardId),
    /// How a card lies.
    Posture(CardId),
    /// A value of a card.
    Value(CardId, Value),
    /// Which card is in a zone of the field, if one is.
    Zone(Place),
    /// A link of the chain, by its number from 1.
    Link(u8),
    /// Who holds priority: whose answer is awaited.
    Priority,
    /// The open window, or that none is open.
    Window,
    /// Which turn it is.
    Turn,
    /// Which phase it is.
    Phase,
}

/// How what is watched stands in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stand {
    Nothing,
    Number(u32),
    Awaited { seat: Option<Seat>, choice: bool },
    At(Place),
    Lies(Posture),
    Worth(Option<i32>),
    Holds(CardId),
    Now(u16, Phase),
}

impl What {
    /// True when there is such a thing in the position.
    ///
    /// ```
    /// use duel::{Position, Seat};
    /// use timeline::What;
    ///
    /// assert!(What::LifePoints(Seat::A).is_in(&Position::new()));
    /// assert!(!What::Link(1).is_in(&Position::new()));
    /// ```
    #[must_use]
    pub fn is_in(self, position: &Position) -> bool {
        matches!(self, Self::Priority | Self::Window | Self::Zone(_))
            || self.stand(position) != Stand::Nothing
    }

    fn stand(self, position: &Position) -> Stand {
        let card = |card, stand: fn(Place, Posture) -> Stand| {
            let row = position.card(card);
            row.map_or(Stand::Nothing, |row| stand(row.place, row.posture))
        };
        match self {
            Self::LifePoints(seat) => Stand::Number(position.lp[seat]),
            Self::Card(id) => card(id, |place, _| Stand::At(unranked(place))),
            Self::Posture(id) => card(id, |_, posture| Stand::Lies(posture)),
            Self::Value(id, value) => match position.card(id) {
                Some(row) if row.place.zone.on_field() => {
                    Stand::Worth(changed(position, id, value))
                }
                // Elsewhere it is worth what is printed.
                Some(_) => Stand::Number(0),
                None => Stand::Nothing,
            },
            Self::Zone(place) => {
                let there = position.at(place);
                there.map_or(Stand::Nothing, |row| Stand::Holds(row.id))
            }
            Self::Link(number) => {
                let link = position.link(number);
                link.map_or(Stand::Nothing, |link| Stand::Holds(link.card))
            }
            Self::Priority => awaited(position),
            Self::Window => {
                let open = position.window;
                open.map_or(Stand::Nothing, |open| Stand::Number(open.number))
            }
            Self::Turn => Stand::Now(position.turn, Phase::Draw),
            Self::Phase => Stand::Now(position.turn, position.phase),
        }
    }
}

/// The rank of a card in a pile changes with every other card of it, and is no place of its own.
fn unranked(place: Place) -> Place {
    match place.zone.is_pile() {
        true => Place::pile(place.seat, place.zone),
        false => place,
    }
}

fn changed(position: &Position, card: CardId, value: Value) -> Option<i32> {
    let mut values = position.values.iter();
    values
        .find(|(of, what, _)| *of == card && *what == value)
        .map(|(_, _, to)| *to)
}

/// Whose answer is awaited, and whether it is a choice.
fn awaited(position: &Position) -> Stand {
    match position.choice {
        Some(choice) => Stand::Awaited {
            seat: Some(choice.seat),
            choice: true,
        },
        None => Stand::Awaited {
            seat: position.holder(),
            choice: false,
        },
    }
}

/// Watches one thing along a line.
#[derive(Clone, Debug)]
pub struct Watch {
    what: What,
    stand: Stand,
    since: u32,
}

impl Watch {
    /// Watches from before the first record.
    #[must_use]
    pub fn new(what: What) -> Self {
        Self {
            what,
            stand: Stand::Nothing,
            since: 0,
        }
    }

    /// Looks at the position after a record. True when what is watched changed with it.
    pub fn look(&mut self, number: u32, after: &Position) -> bool {
        let stand = self.what.stand(after);
        let other = stand != self.stand;
        if other || self.since == 0 {
            (self.stand, self.since) = (stand, number);
        }
        other
    }

    /// The record since which it is as it is; 0 before the first look.
    #[must_use]
    pub const fn since(&self) -> u32 {
        self.since
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_changes_is_so_since_the_first_record() {
        let mut watch = Watch::new(What::LifePoints(Seat::A));
        let mut position = Position::new();
        watch.look(1, &position);
        assert!(!watch.look(2, &position));
        assert_eq!(watch.since(), 1);
        position.lp[Seat::A] = 7_000;
        assert!(watch.look(3, &position));
        position.lp[Seat::B] = 7_000;
        assert!(!watch.look(4, &position));
        assert_eq!(watch.since(), 3);
    }
}
