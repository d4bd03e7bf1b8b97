//! The zones of the field, as the set-up fills them.

use duel::{Passcode, Place, Posture, Profile, Seat, Zone, Zones};

/// The extra monster zones; A's first is B's second.
const EXTRA: [u8; 2] = [5, 6];

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
    zones: Zones,
    /// The main zones of a side, for monsters as for spells and traps.
    main: u8,
    placed: Vec<Placed>,
}

impl Field {
    pub(super) const fn new(profile: &Profile) -> Self {
        Self {
            zones: profile.zones,
            main: profile.zones_each,
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
        !matches!(self.zones, Zones::Classic)
    }

    /// The zone that is said (from 1), or the first free one. None where it is taken, or where
    /// there is no such zone.
    pub(super) fn place(&self, seat: Seat, zone: Zone, said: Option<u8>) -> Option<Place> {
        let numbers = self.numbers(zone);
        let place = |number: u8| {
            let (zone, slot) = self.slot(zone, number);
            Place { seat, zone, slot }
        };
        match said {
            Some(number) => Some(number - 1)
                .filter(|number| numbers.contains(number) || self.is_extra(zone, *number))
                .map(place)
                .filter(|place| self.is_free(*place)),
            None => numbers.map(place).find(|place| self.is_free(*place)),
        }
    }

    /// The numbers of the zones that are filled one after the other.
    const fn numbers(&self, zone: Zone) -> std::ops::Range<u8> {
        match zone {
            Zone::Field => 0..1,
            Zone::Pendulum => 0..2,
            _ => 0..self.main,
        }
    }

    /// Since 2017 the outer spell and trap zones are the pendulum zones.
    const fn slot(&self, zone: Zone, number: u8) -> (Zone, u8) {
        match (zone, self.zones) {
            (Zone::Pendulum, Zones::ExtraMonsterZones | Zones::ExtraMonsterZonesEased) => {
                (Zone::Spell, number * self.main.saturating_sub(1))
            }
            _ => (zone, number),
        }
    }

    fn is_extra(&self, zone: Zone, number: u8) -> bool {
        let eras = [Zones::ExtraMonsterZones, Zones::ExtraMonsterZonesEased];
        zone == Zone::Monster && EXTRA.contains(&number) && eras.contains(&self.zones)
    }

    fn is_free(&self, place: Place) -> bool {
        let across = Place {
            seat: place.seat.other(),
            slot: EXTRA[0] + EXTRA[1] - place.slot.min(EXTRA[1]),
            ..place
        };
        let shared = self.is_extra(place.zone, place.slot);
        let taken = |placed: &Placed| placed.place == place || (shared && placed.place == across);
        !self.placed.iter().any(taken)
    }
}
