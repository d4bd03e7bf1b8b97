//! Interim.
#![allow(unused_variables)]
use crate::Truth;
use crate::game::{Game, User};
use crate::objects::Wanted;
use crate::resolve::{Party, Progress};
use crate::vocabulary::*;
use duel::*;

impl<'a> Game<'a> {
    pub(crate) fn free_monster_zone(&self, seat: Seat, taken: &[Place]) -> Option<Place> {
        let zone = Zone::Monster;
        (0..5).map(|slot| Place { seat, zone, slot }).find(|p| {
            self.p.at(*p).is_none()
                && !taken.contains(p)
                && self.p.summon.is_none_or(|s| s.to != *p)
        })
    }
    pub(crate) fn free_monster_zones(&self, seat: Seat) -> usize {
        5usize.saturating_sub(usize::from(self.p.count(seat, Zone::Monster)))
    }
    pub(crate) fn zone_for_summon(&self, row: &Row, seat: Seat, taken: &[Place]) -> Option<Place> {
        self.free_monster_zone(seat, taken)
    }
    pub(crate) fn free_spell_zone(&self, row: &Row, seat: Seat, taken: &[Place]) -> Option<Place> {
        let field = matches!(
            self.cards.of(row).map(|d| &d.kind),
            Some(CardKind::Spell(Spell::Field))
        );
        let (zone, zones) = if field {
            (Zone::Field, 1)
        } else {
            (Zone::Spell, 5)
        };
        (0..zones)
            .map(|slot| Place { seat, zone, slot })
            .find(|p| self.p.at(*p).is_none() && !taken.contains(p))
    }
    pub(crate) fn place_to_activate(&self, row: &Row, seat: Seat) -> Option<Place> {
        self.free_spell_zone(row, seat, &[])
    }
    pub(crate) fn scale_effect(&self, def: &CardDef, number: u8) -> Option<&'a Effect> {
        None
    }
    pub(crate) fn has_effects(&self, row: &Row) -> bool {
        true
    }
    pub(crate) fn may_be_special_summoned(&self, row: &Row, own: bool) -> Truth {
        Truth::Yes
    }
    pub(crate) fn cost_of_way(&self, card: CardId, way: u8) -> Option<&'a [Instruction]> {
        None
    }
    pub(crate) fn wanted_for_summon(
        &self,
        frame: &Frame,
        act: &Act,
        party: &Party<'_>,
    ) -> Option<Wanted> {
        None
    }
    pub(crate) fn fusion_summon(
        &self,
        frame: &Frame,
        what: &Filter,
        materials: &Pool,
        banish: bool,
        party: &Party<'_>,
    ) -> Progress {
        Progress::Done
    }
    pub(crate) fn ritual_summon(
        &self,
        frame: &Frame,
        what: &Filter,
        t: &Pool,
        e: bool,
        party: &Party<'_>,
    ) -> Progress {
        Progress::Done
    }
    pub(crate) fn normal_summon_after(
        &self,
        frame: &Frame,
        what: &Filter,
        party: &Party<'_>,
    ) -> Progress {
        Progress::Done
    }
    pub(crate) fn fusion_possible(&self, what: &Filter, m: &Pool, user: User) -> Truth {
        Truth::Yes
    }
    pub(crate) fn ritual_possible(&self, what: &Filter, m: &Pool, e: bool, user: User) -> Truth {
        Truth::Yes
    }
    pub(crate) fn damage_step_allows(&self, def: &CardDef, effect: &Effect) -> bool {
        true
    }
    pub(crate) fn same_column(&self, row: &Row, other: CardId) -> bool {
        false
    }
    pub(crate) fn is_pointed_to(&self, row: &Row, by: CardId) -> bool {
        false
    }
    pub(crate) fn column_of(&self, row: &Row) -> Option<u8> {
        None
    }
    pub(crate) fn is_unused_equip(&self, card: CardId) -> bool {
        self.p.card(card).is_some_and(|row| {
            row.attached.is_none()
                && matches!(
                    self.cards.of(row).map(|d| &d.kind),
                    Some(CardKind::Spell(Spell::Equip))
                )
        })
    }
}
