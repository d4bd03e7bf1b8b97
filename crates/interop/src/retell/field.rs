//! Where cards are: the numbers of a message against the cards of our position.
//!
//! A message counts the cards of a pile as its program keeps them; a hand it shuffles is in another
//! order from then on. So each pile is kept here as a list of rows, in that program's order.

use super::Teller;
use crate::message::Spot;
use duel::{CardId, Place, Posture, Seat, Zone};
use std::collections::BTreeMap;

const DECK: u8 = 0x01;
const HAND: u8 = 0x02;
const MONSTER: u8 = 0x04;
const SPELL: u8 = 0x08;
const GRAVEYARD: u8 = 0x10;
const BANISHED: u8 = 0x20;
const EXTRA: u8 = 0x40;
/// Beside the bit of the monster's zone: under that monster.
pub(super) const MATERIAL: u8 = 0x80;

/// The rows of each pile, from the bottom.
#[derive(Clone, Debug, Default)]
pub(super) struct Piles(BTreeMap<(Seat, Zone), Vec<usize>>);

impl Piles {
    /// The rows of a pile.
    pub(super) fn of(&mut self, seat: Seat, zone: Zone) -> &mut Vec<usize> {
        self.0.entry((seat, zone)).or_default()
    }

    /// A row leaves whatever pile it is in.
    fn leave(&mut self, row: usize) {
        self.0
            .values_mut()
            .for_each(|pile| pile.retain(|other| *other != row));
    }
}

/// The seat of a player.
pub(super) const fn seat(player: u8) -> Option<Seat> {
    match player {
        0 => Some(Seat::A),
        1 => Some(Seat::B),
        _ => None,
    }
}

/// The place a spot stands for; nothing for materials and for nowhere.
pub(super) fn place(spot: Spot) -> Option<Place> {
    let seat = seat(spot.player)?;
    let number = u8::try_from(spot.number).ok();
    let (zone, slot) = match (spot.location, spot.number) {
        (MONSTER, 0..=6) => (Zone::Monster, number?),
        (SPELL, 0..=4) => (Zone::Spell, number?),
        (SPELL, 5) => (Zone::Field, 0),
        (SPELL, 6 | 7) => (Zone::Pendulum, number? - 6),
        (DECK, _) => (Zone::Deck, 0),
        (HAND, _) => (Zone::Hand, 0),
        (GRAVEYARD, _) => (Zone::Graveyard, 0),
        (BANISHED, _) => (Zone::Banished, 0),
        (EXTRA, _) => (Zone::Extra, 0),
        _ => return None,
    };
    Some(Place { seat, zone, slot })
}

/// How a card lies at a place.
pub(super) const fn posture(lies: u32, zone: Zone) -> Posture {
    let up = lies & 0x5 != 0;
    match (zone, lies) {
        (Zone::Monster, _) if lies & 0x1 != 0 => Posture::FaceUpAttack,
        (Zone::Monster, _) if lies & 0x4 != 0 => Posture::FaceUpDefense,
        (Zone::Monster, _) => Posture::FaceDownDefense,
        (Zone::Graveyard, _) => Posture::FaceUp,
        (Zone::Deck | Zone::Hand, _) => Posture::FaceDown,
        _ if up => Posture::FaceUp,
        _ => Posture::FaceDown,
    }
}

impl Teller<'_> {
    /// The card at a spot.
    pub(super) fn card_at(&mut self, spot: Spot) -> Option<CardId> {
        if spot.location & MATERIAL != 0 {
            return self.material(spot);
        }
        let place = place(spot)?;
        if place.zone.on_field() {
            return self.position.at(place).map(|row| row.id);
        }
        let row = *self
            .piles
            .of(place.seat, place.zone)
            .get(spot.number as usize)?;
        self.position.rows.get(row).map(|row| row.id)
    }

    fn material(&mut self, spot: Spot) -> Option<CardId> {
        let monster = Spot {
            location: spot.location & !MATERIAL,
            ..spot
        };
        let monster = self.card_at(monster)?;
        let under = self
            .position
            .rows
            .iter()
            .filter(|row| row.attached == Some(monster));
        let mut under: Vec<_> = under
            .filter(|row| row.place.zone == Zone::Material)
            .collect();
        under.sort_by_key(|row| row.place.slot);
        under.get(spot.lies as usize).map(|row| row.id)
    }

    /// The row of a card, however its identity changed.
    pub(super) fn row_of(&self, card: CardId) -> Option<usize> {
        self.position.rows.iter().position(|row| row.id == card)
    }

    /// Notes that a row lies at another place now, as the messages count.
    pub(super) fn note_move(&mut self, row: usize, to: Option<Spot>) {
        self.piles.leave(row);
        let Some((spot, place)) = to.and_then(|spot| Some((spot, place(spot)?))) else {
            return;
        };
        if !place.zone.on_field() {
            let pile = self.piles.of(place.seat, place.zone);
            let at = (spot.number as usize).min(pile.len());
            pile.insert(at, row);
        }
    }
}
