//! Where a card may lie: the zones there are under a profile, and which kind of card belongs into
//! which. The set-up of a written duel and a judge's repair go by the same.

use duel::{Place, Profile, Seat, Zone, Zones};
use rules::vocabulary::{CardDef, CardKind, Spell};

/// The extra monster zones; A's first is B's second.
pub(crate) const EXTRA: [u8; 2] = [5, 6];

/// The zones of the field under a profile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldZones {
    zones: Zones,
    /// The main zones of a side, for monsters as for spells and traps.
    main: u8,
}

impl FieldZones {
    pub(crate) const fn new(profile: &Profile) -> Self {
        Self {
            zones: profile.zones,
            main: profile.zones_each,
        }
    }

    pub(crate) const fn has_pendulum_zones(self) -> bool {
        !matches!(self.zones, Zones::Classic)
    }

    /// The numbers (from 0) of the zones that are filled one after the other.
    pub(crate) const fn numbers(self, zone: Zone) -> std::ops::Range<u8> {
        match zone {
            Zone::Field => 0..1,
            Zone::Pendulum if self.has_pendulum_zones() => 0..2,
            Zone::Pendulum => 0..0,
            _ => 0..self.main,
        }
    }

    /// True for a zone of this number (from 0) that is there.
    pub(crate) fn has(self, zone: Zone, number: u8) -> bool {
        self.numbers(zone).contains(&number) || self.is_extra(zone, number)
    }

    pub(crate) fn is_extra(self, zone: Zone, number: u8) -> bool {
        let eras = [Zones::ExtraMonsterZones, Zones::ExtraMonsterZonesEased];
        zone == Zone::Monster && EXTRA.contains(&number) && eras.contains(&self.zones)
    }

    /// The place of a zone. Since 2017 the outer spell and trap zones are the pendulum zones.
    pub(crate) const fn place(self, seat: Seat, zone: Zone, number: u8) -> Place {
        let (zone, slot) = match (zone, self.zones) {
            (Zone::Pendulum, Zones::ExtraMonsterZones | Zones::ExtraMonsterZonesEased) => {
                (Zone::Spell, number * self.main.saturating_sub(1))
            }
            _ => (zone, number),
        };
        Place { seat, zone, slot }
    }
}

/// True for a card whose kind may lie in a zone or pile; `up` says whether it lies face-up there.
pub(crate) fn may_lie(card: &CardDef, zone: Zone, up: bool) -> bool {
    let monster = card.monster();
    let token = monster.is_some_and(|monster| monster.token);
    let scale = monster.is_some_and(|monster| monster.scale.is_some());
    match zone {
        Zone::Monster => monster.is_some(),
        Zone::Spell => monster.is_none() && !is_field_spell(card),
        Zone::Field => is_field_spell(card),
        Zone::Pendulum => scale,
        Zone::Extra => card.is_extra() || (scale && up),
        Zone::Hand | Zone::Deck => !card.is_extra() && !token,
        _ => !token,
    }
}

/// The field zone is for these.
pub(crate) const fn is_field_spell(card: &CardDef) -> bool {
    matches!(card.kind, CardKind::Spell(Spell::Field))
}
