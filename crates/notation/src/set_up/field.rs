//! The zones of the field, as the set-up fills them.

use crate::zones::{EXTRA, FieldZones};
use duel::{Passcode, Place, Posture, Profile, Seat, Zone};

/// A card that was put on the field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) row: usize,
    pub(super) place: Place,
    pub(super) face: Option<Passcode>,
    pub(super) posture: Posture,
}

/// The field, with what was put on it.
pub(super) struct Field {
    zones: FieldZones,
    placed: Vec<Placed>,
}

impl Field {
    pub(super) const fn new(profile: &Profile) -> Self {
        Self {
            zones: FieldZones::new(profile),
            placed: Vec::new(),
        }
    }

    pub(super) fn put(
        &mut self,
        row: usize,
        place: Place,
        face: Option<Passcode>,
        posture: Posture,
    ) {
        self.placed.push(Placed {
            row,
            place,
            face,
            posture,
        });
    }

    pub(super) fn placed(&self) -> &[Placed] {
        &self.placed
    }

    pub(super) const fn has_pendulum_zones(&self) -> bool {
        self.zones.has_pendulum_zones()
    }

    /// The zone that is said (from 1), or the first free one. None where it is taken, or where
    /// there is no such zone.
    pub(super) fn place(&self, seat: Seat, zone: Zone, said: Option<u8>) -> Option<Place> {
        let place = |number: u8| self.zones.place(seat, zone, number);
        match said {
            Some(number) => Some(number - 1)
                .filter(|number| self.zones.has(zone, *number))
                .map(place)
                .filter(|place| self.is_free(*place)),
            None => self
                .zones
                .numbers(zone)
                .map(place)
                .find(|place| self.is_free(*place)),
        }
    }

    fn is_free(&self, place: Place) -> bool {
        let across = Place {
            seat: place.seat.other(),
            slot: EXTRA[0] + EXTRA[1] - place.slot.min(EXTRA[1]),
            ..place
        };
        let shared = self.zones.is_extra(place.zone, place.slot);
        let taken = |placed: &Placed| placed.place == place || (shared && placed.place == across);
        !self.placed.iter().any(taken)
    }
}
