//! Where cards can stand: zones, columns, and what a Link monster points to.
//!
//! The field seen from above, A below and B above; each zone has the number its own side gives it:
//!
//! ```text
//!   B's spells and traps    4   3   2   1   0
//!   B's monsters            4   3   2   1   0
//!   extra monster zones         x       y         A's 5 and B's 6 are x, A's 6 and B's 5 are y
//!   A's monsters            0   1   2   3   4
//!   A's spells and traps    0   1   2   3   4
//!   column                  0   1   2   3   4
//! ```
//!
//! A side's own left is its zone 0, so B's zones run the other way. The field zones, and the
//! pendulum zones of 2014 to 2017, are in no column. Where the profile has fewer zones to a side
//! (`zones_each`), the drawing is as much narrower, and the extra monster zones are over the same
//! columns.

use crate::game::Game;
use crate::vocabulary::{Arrow, CardDef, CardKind, Effect, EffectKind, MonsterKind, Spell};
use alloc::vec::Vec;
use duel::{CardId, Cause, Event, Place, Posture, Reason, Row, Seat, Zone, Zones};

/// How many columns the field has.
const COLUMNS: u8 = 5;
/// The extra monster zones, by the numbers a side gives them: over its second and its fourth
/// column.
const EXTRA_ZONES: [u8; 2] = [5, 6];
/// How many cards and tokens a record follows.
const MOST_ROWS: usize = 255;

/// How the zones of the field lie to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    /// How many main monster zones, and how many spell and trap zones, a side has.
    pub(crate) each: u8,
}

impl Field {
    /// The column of a side's first zone, seen by itself.
    const fn first(self) -> u8 {
        COLUMNS.saturating_sub(self.each) / 2
    }

    /// The column a zone is in, counted from A's left; `None` where there is none.
    pub(crate) fn column(self, place: Place) -> Option<u8> {
        let own = match (place.zone, place.slot) {
            (Zone::Monster, slot) => self.spot(slot)?.0,
            (Zone::Spell, slot) if slot < self.each => slot + self.first(),
            _ => return None,
        };
        Some(match place.seat {
            Seat::A => own,
            Seat::B => COLUMNS - 1 - own,
        })
    }

    /// The monster zones a Link monster that stands there points to. An extra monster zone is
    /// given by both its names.
    pub(crate) fn points_to(self, row: &Row, def: &CardDef) -> impl Iterator<Item = Place> + use<> {
        let from = row.place;
        let faces_up = from.zone == Zone::Monster && row.posture.face_up();
        let arrows = def
            .monster()
            .filter(|monster| faces_up && monster.kind == MonsterKind::Link)
            .map(|monster| monster.arrows.clone())
            .unwrap_or_default();
        arrows.into_iter().flat_map(move |arrow| {
            let to = self.pointed(from, arrow);
            [to, to.and_then(twin)].into_iter().flatten()
        })
    }

    /// The zone an arrow points to from a monster zone, seen by its controller.
    fn pointed(self, from: Place, arrow: Arrow) -> Option<Place> {
        let (across, up) = step(arrow);
        let (x, y) = self.spot(from.slot)?;
        let x = x.checked_add_signed(across)?;
        self.zone_at(from.seat, x, y.checked_add_signed(up)?)
    }

    /// A monster zone as column and row, seen by its own side: row 0 its main zones, row 1 the
    /// extra monster zones.
    fn spot(self, slot: u8) -> Option<(u8, u8)> {
        match slot {
            5 => Some((1, 1)),
            6 => Some((3, 1)),
            slot if slot < self.each => Some((slot + self.first(), 0)),
            _ => None,
        }
    }

    /// The monster zone in this column and row, seen by this side; row 2 is the other side's.
    fn zone_at(self, seat: Seat, x: u8, y: u8) -> Option<Place> {
        let main = |column: u8| {
            let slot = column.checked_sub(self.first())?;
            (slot < self.each).then_some(slot)
        };
        let (seat, slot) = match (x, y) {
            (column, 0) => (seat, main(column)?),
            (1, 1) => (seat, EXTRA_ZONES[0]),
            (3, 1) => (seat, EXTRA_ZONES[1]),
            (column, 2) => (seat.other(), main((COLUMNS - 1).checked_sub(column)?)?),
            _ => return None,
        };
        let zone = Zone::Monster;
        Some(Place { seat, zone, slot })
    }
}

/// The zone's other name: an extra monster zone belongs to nobody, and each side has its own
/// number for it.
pub(crate) fn twin(place: Place) -> Option<Place> {
    let slot = match (place.zone, place.slot) {
        (Zone::Monster, 5) => 6,
        (Zone::Monster, 6) => 5,
        _ => return None,
    };
    Some(Place {
        seat: place.seat.other(),
        slot,
        ..place
    })
}

/// One step along an arrow: to the right, and up.
const fn step(arrow: Arrow) -> (i8, i8) {
    match arrow {
        Arrow::TopLeft => (-1, 1),
        Arrow::Top => (0, 1),
        Arrow::TopRight => (1, 1),
        Arrow::Left => (-1, 0),
        Arrow::Right => (1, 0),
        Arrow::BottomLeft => (-1, -1),
        Arrow::Bottom => (0, -1),
        Arrow::BottomRight => (1, -1),
    }
}

/// Where a monster that comes to the field may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// In any main monster zone.
    Main,
    /// In any main monster zone, or in an extra monster zone.
    MainOrExtra,
    /// Only in an extra monster zone, or in a main monster zone a Link monster points to.
    ExtraOrPointed,
}

impl<'a> Game<'a> {
    /// How the zones lie to each other under the rules in force.
    pub(crate) fn field(&self) -> Field {
        Field {
            each: self.profile().zones_each,
        }
    }

    /// Whether the rules in force have extra monster zones.
    fn has_extra_zones(&self) -> bool {
        matches!(
            self.profile().zones,
            Zones::ExtraMonsterZones | Zones::ExtraMonsterZonesEased
        )
    }

    /// SUMMON-ZONE: which zones a monster may be summoned to from where it is now.
    pub(crate) fn ground(&self, row: &Row, def: Option<&CardDef>) -> Ground {
        if row.place.zone != Zone::Extra || !self.has_extra_zones() {
            return Ground::Main;
        }
        let link = def
            .and_then(CardDef::monster)
            .is_some_and(|monster| monster.kind == MonsterKind::Link);
        let eased = self.profile().zones == Zones::ExtraMonsterZonesEased;
        // Face-up in the extra deck lie only Pendulum monsters.
        if eased && !link && row.posture != Posture::FaceUp {
            Ground::MainOrExtra
        } else {
            Ground::ExtraOrPointed
        }
    }

    /// The free zones a monster may be summoned to on this side, best first, as if `leaving` and
    /// whatever stands in their zones were gone and `taken` were taken.
    pub(crate) fn zones_for(
        &self,
        seat: Seat,
        ground: Ground,
        leaving: &[CardId],
        taken: &[Place],
    ) -> impl Iterator<Item = Place> {
        let zone = Zone::Monster;
        let main = (0..self.field().each).map(move |slot| Place { seat, zone, slot });
        let extra = EXTRA_ZONES.map(|slot| Place { seat, zone, slot });
        let mut zones: smallvec::SmallVec<[Place; 8]> = smallvec::SmallVec::new();
        let free = |place: &Place| self.is_free(*place, leaving) && !taken.contains(place);
        let own_extra = ground != Ground::Main
            && self.has_extra_zones()
            && !self.holds_extra_zone(seat, leaving)
            && !extra.iter().any(|place| taken.contains(place));
        match ground {
            Ground::ExtraOrPointed => {
                zones.extend(extra.into_iter().filter(|_| own_extra).filter(free));
                let pointed = |place: &Place| self.is_linked(*place, leaving);
                zones.extend(main.filter(pointed).filter(free));
            }
            Ground::Main | Ground::MainOrExtra => {
                zones.extend(main.filter(free));
                zones.extend(extra.into_iter().filter(|_| own_extra).filter(free));
            }
        }
        zones.into_iter()
    }

    /// Whether a zone of the field is free, as if `leaving` were gone.
    pub(crate) fn is_free(&self, place: Place, leaving: &[CardId]) -> bool {
        let names = [Some(place), twin(place)];
        names.into_iter().flatten().all(|name| {
            let held = self.at(name).is_some_and(|row| !leaving.contains(&row.id));
            let coming = self.p.summon.is_some_and(|summon| summon.to == name)
                || self.p.joined.iter().any(|one| one.to == name);
            !held && !coming
        })
    }

    /// A side uses one extra monster zone only.
    fn holds_extra_zone(&self, seat: Seat, leaving: &[CardId]) -> bool {
        let extra = |place: Place| {
            place.seat == seat && place.zone == Zone::Monster && EXTRA_ZONES.contains(&place.slot)
        };
        let stands = |row: &Row| extra(row.place) && !leaving.contains(&row.id);
        self.on_field().any(stands)
            || self.p.summon.is_some_and(|summon| extra(summon.to))
            || self.p.joined.iter().any(|one| extra(one.to))
    }

    /// Whether a Link monster on the field points to a zone.
    fn is_linked(&self, place: Place, leaving: &[CardId]) -> bool {
        self.on_field()
            .filter(|row| row.place.zone == Zone::Monster && !leaving.contains(&row.id))
            .any(|row| self.points_at(row, place))
    }

    fn points_at(&self, row: &Row, place: Place) -> bool {
        let def = self.cards.of(row);
        def.is_some_and(|def| self.field().points_to(row, def).any(|to| to == place))
    }

    /// Whether a card is in a zone that this Link monster points to.
    pub(crate) fn is_pointed_to(&self, row: &Row, by: CardId) -> bool {
        row.place.zone == Zone::Monster
            && self
                .p
                .card(by)
                .is_some_and(|link| self.points_at(link, row.place))
    }

    /// The column a card is in, counted from A's left; `None` where there is none.
    pub(crate) fn column_of(&self, row: &Row) -> Option<u8> {
        self.field().column(row.place)
    }

    /// Whether two cards of the field are in the same column.
    pub(crate) fn same_column(&self, row: &Row, other: CardId) -> bool {
        let other = self.p.card(other).and_then(|other| self.column_of(other));
        other.is_some() && self.column_of(row) == other
    }

    /// The zone a monster takes that is summoned to this side now, beside those taken. Which of
    /// several isn't asked for: a main monster zone where it may take one, lowest number first.
    pub(crate) fn zone_for_summon(&self, row: &Row, seat: Seat, taken: &[Place]) -> Option<Place> {
        let ground = self.ground(row, self.cards.of(row));
        self.zones_for(seat, ground, &[], taken).next()
    }

    /// The lowest free main monster zone.
    pub(crate) fn free_monster_zone(&self, seat: Seat, taken: &[Place]) -> Option<Place> {
        self.free_main_zones(seat)
            .find(|place| !taken.contains(place))
    }

    /// How many main monster zones are free.
    pub(crate) fn free_monster_zones(&self, seat: Seat) -> usize {
        self.free_main_zones(seat).count()
    }

    fn free_main_zones(&self, seat: Seat) -> impl Iterator<Item = Place> + use<'_, 'a> {
        let zone = Zone::Monster;
        let main = (0..self.field().each).map(move |slot| Place { seat, zone, slot });
        main.filter(|place| self.is_free(*place, &[]))
    }

    /// How many tokens find room on this side, in main monster zones and in the record.
    pub(crate) fn room_for_tokens(&self, seat: Seat) -> usize {
        self.free_monster_zones(seat).min(self.rows_left())
    }

    /// How many more tokens a record can follow: 255 cards and tokens in all.
    pub(crate) fn rows_left(&self) -> usize {
        MOST_ROWS.saturating_sub(self.p.rows.len())
    }

    /// The zone a spell or trap takes: the lowest free one, or the field zone.
    pub(crate) fn free_spell_zone(&self, row: &Row, seat: Seat, taken: &[Place]) -> Option<Place> {
        let field = self
            .cards
            .of(row)
            .is_some_and(|def| matches!(def.kind, CardKind::Spell(Spell::Field)));
        let (zone, zones) = if field {
            (Zone::Field, 1)
        } else {
            (Zone::Spell, self.field().each)
        };
        (0..zones)
            .map(|slot| Place { seat, zone, slot })
            .find(|place| (field || self.is_free(*place, &[])) && !taken.contains(place))
    }

    /// FIELD-ONE: a field spell makes way for the next one of its side, which goes to the
    /// graveyard; in the old rules it is destroyed, and a field spell that is activated destroys
    /// the other side's as well (flag `one_field_spell`).
    pub(crate) fn makes_way(&self, to: Place, by: Seat, activated: bool) -> Option<Event> {
        if to.zone != Zone::Field {
            return None;
        }
        let one = self.profile().one_field_spell;
        let there = |row: &&Row| {
            let other = one && activated && row.posture.face_up();
            row.place.zone == Zone::Field && (row.place.seat == to.seat || other)
        };
        let cards: alloc::vec::Vec<CardId> =
            self.p.rows.iter().filter(there).map(|row| row.id).collect();
        let reason = if one { Reason::Destroyed } else { Reason::Rule };
        let cause = Cause {
            by: Some(by),
            reason,
            ..Cause::RULE
        };
        (!cards.is_empty()).then(|| self.send_to_graveyard(&cards, cause))
    }

    /// The zone a card is activated in from the hand: a pendulum zone for a scale.
    pub(crate) fn place_to_activate(&self, row: &Row, seat: Seat) -> Option<Place> {
        match self.cards.of(row) {
            Some(def) if def.monster().is_some() => self.place_for_scale(seat),
            _ => self.free_spell_zone(row, seat, &[]),
        }
    }

    /// The pendulum zones of a side under the rules in force: zones of their own, or the outer
    /// spell and trap zones.
    pub(crate) fn pendulum_zones(&self, seat: Seat) -> [Option<Place>; 2] {
        let places = |zone, slots: [u8; 2]| slots.map(|slot| Some(Place { seat, zone, slot }));
        match self.profile().zones {
            Zones::Classic => [None; 2],
            Zones::PendulumApart => places(Zone::Pendulum, [0, 1]),
            Zones::ExtraMonsterZones | Zones::ExtraMonsterZonesEased => {
                places(Zone::Spell, [0, self.field().each - 1])
            }
        }
    }

    /// Whether a card lies in a pendulum zone as a scale.
    pub(crate) fn is_scale(&self, row: &Row) -> bool {
        let there = self.pendulum_zones(row.place.seat);
        there.contains(&Some(row.place))
            && row.posture.face_up()
            && self.cards.of(row).is_some_and(|def| scale(def).is_some())
    }

    /// The effect number after the last of a Pendulum monster's own: its activation as a scale
    /// (SUMMON-SCALE).
    pub(crate) fn scale_effect(&self, def: &'a CardDef, number: u8) -> Option<&'a Effect> {
        let last = usize::from(number) == self.effects(def).len();
        (last && scale(def).is_some()).then_some(&PLACED_AS_SCALE)
    }

    /// The pendulum zone a Pendulum monster is activated in, if one is free.
    pub(crate) fn place_for_scale(&self, seat: Seat) -> Option<Place> {
        let mut zones = self.pendulum_zones(seat).into_iter().flatten();
        zones.find(|place| self.is_free(*place, &[]))
    }
}

/// What placing a Pendulum monster in a pendulum zone is: the activation of a spell card that does
/// nothing when it resolves.
static PLACED_AS_SCALE: Effect = Effect {
    kind: EffectKind::CardActivation,
    limit: None,
    from: Vec::new(),
    from_hand_if: None,
    anyone: false,
    unanswerable: None,
    damage_step: Vec::new(),
    cost: Vec::new(),
    modes: Vec::new(),
};

/// The pendulum scale printed on a card.
pub(crate) fn scale(def: &CardDef) -> Option<u8> {
    def.monster()?.scale
}
