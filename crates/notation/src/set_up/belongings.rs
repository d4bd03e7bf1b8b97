//! What belongs to a card of the set-up: counters on it, materials under it, cards tied to it.

use super::Entering;
use super::field::Placed;
use crate::error::{Mistake, NotationError};
use crate::interpret::spoken;
use crate::lookup;
use crate::script::{At, CardRef, Facing, Noun, SetUpCard, SetUpPlace, Spot};
use duel::{Audience, CardId, Cause, Event, Place, Posture, Seat, Zone};

/// A card that will be tied to another as soon as all are placed.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    row: usize,
    seat: Seat,
    to: CardRef,
}

impl Entering<'_> {
    /// Counters on a card of the field, and what it is tied to.
    pub(super) fn belongings(&mut self, row: usize, seat: Seat, card: &At<SetUpCard>) {
        for (count, word) in card.value.counters.iter().filter(|(count, _)| *count > 0) {
            self.tied.push(Event::CountersChanged {
                card: CardId(row as u32),
                counter: *word,
                by: i32::from(*count),
                to: *count,
                cause: Cause::SET_UP,
            });
        }
        if let Some((_, to)) = &card.value.tied {
            let to = to.clone();
            self.ties.push(Pending { row, seat, to });
        }
    }

    /// Materials, which lie face-up under a monster.
    pub(super) fn materials(
        &mut self,
        seat: Seat,
        under: &CardRef,
        cards: &[At<SetUpCard>],
    ) -> Result<(), NotationError> {
        for card in cards {
            let plain = SetUpCard {
                what: card.value.what.clone(),
                lies: None,
                zone: None,
                counters: Vec::new(),
                tied: None,
            };
            if card.value != plain {
                let (name, place) = (card.value.to_string(), "materials of");
                let mistake = Mistake::WrongPlace { name, place };
                return Err(NotationError::new(card.span, mistake));
            }
            for face in self.faces(card, SetUpPlace::Graveyard, 0, card.span)? {
                let row = self.cards;
                self.enter(seat, Place::pile(seat, Zone::Material), Posture::FaceUp, 1);
                if let Some(face) = face {
                    self.told(row, face, Audience::All);
                }
                let to = under.clone();
                self.ties.push(Pending { row, seat, to });
            }
        }
        Ok(())
    }

    /// Ties what is to be tied, now that every card is in its place.
    pub(super) fn tie(&mut self) -> Result<(), NotationError> {
        for Pending { row, seat, to } in std::mem::take(&mut self.ties) {
            let bearer = self.bearer(seat, &to)?;
            self.tied.push(Event::Attached {
                card: CardId(row as u32),
                to: Some(CardId(bearer.row as u32)),
                cause: Cause::SET_UP,
            });
        }
        Ok(())
    }

    fn bearer(&self, seat: Seat, card: &CardRef) -> Result<Placed, NotationError> {
        let face = match &card.noun {
            Noun::Name(name) => Some(lookup::face(self.lookup, name, card.at.span)?),
            Noun::Card | Noun::Monster => None,
        };
        let fits = |placed: &&Placed| {
            let Place {
                seat: of,
                zone,
                slot,
            } = placed.place;
            let facing = match card.facing {
                None => true,
                Some(Facing::Up) => placed.posture.face_up(),
                Some(Facing::Set) => !placed.posture.face_up(),
            };
            let numbered = match card.place {
                Some(Spot::Zone(number)) => slot + 1 == number,
                _ => true,
            };
            let named = face.is_none() || placed.face == face;
            of == card.side.unwrap_or(seat) && zone == Zone::Monster && facing && numbered && named
        };
        let found: Vec<Placed> = self.field.placed().iter().filter(fits).copied().collect();
        let name = card.to_string();
        let mistake = match found.as_slice() {
            [one] => return Ok(*one),
            [] => Mistake::NoBearer { name },
            several => {
                let could = several.iter().map(|one| spoken(one.place)).collect();
                Mistake::WhichOne { name, could }
            }
        };
        Err(NotationError::new(card.at.span, mistake))
    }
}
