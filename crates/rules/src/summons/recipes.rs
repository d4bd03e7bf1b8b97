//! What each kind of summon takes, as a [`Recipe`].

use super::OwnWay;
use crate::Truth;
use crate::game::{Game, User};
use crate::materials::{Candidate, Recipe, Room, Total, worth};
use crate::vocabulary::{CardDef, Materials, MonsterKind, Pool, Trait};
use alloc::vec::Vec;
use duel::{Action, CardId, Intent, LingeringRule, Method, Row, Seat, Value, Zone};

/// The most of anything.
const ALL: u8 = u8::MAX;

impl<'a> Game<'a> {
    /// SUMMON-TRIBUTE: so many monsters of one's own that can be tributed, so that a main monster
    /// zone is free afterwards.
    pub(crate) fn tributes(&self, seat: Seat, count: u8) -> Recipe<'a> {
        let own = self.monsters(seat);
        let can = own.iter().filter(|row| {
            let kept = LingeringRule::NotTributedForSummon;
            !self.has_trait(row, Trait::NotTributed) && !self.has_lingering(row.id, kept)
        });
        Recipe {
            candidates: can.map(|row| Candidate::plain(row.id, true)).collect(),
            ..self.recipe(seat, (count, count), Room::One(crate::zones::Ground::Main))
        }
    }

    /// SUMMON-MATERIAL: what a way of being Special Summoned takes; `None` where it takes no
    /// materials.
    pub(crate) fn materials_of_way(
        &self,
        seat: Seat,
        row: &Row,
        of: &OwnWay<'_>,
    ) -> Option<Recipe<'a>> {
        let def = self.cards.of(row)?;
        let materials = of.materials?;
        let user = self.summoner(seat, row.id);
        let own = self.monsters(seat);
        let may_be = |row: &&&Row| self.may_be_material(row, of.method);
        let candidates = own
            .iter()
            .filter(may_be)
            .filter_map(|row| self.candidate(row, materials, total_of(def, of), user));
        let room = Room::One(self.ground(row, Some(def)));
        Some(Recipe {
            parts: portions(materials),
            total: total_of(def, of),
            // A face-down monster may be one that fits: that isn't for everybody's eyes.
            hidden: own
                .iter()
                .any(|row| !row.posture.face_up() && self.may_be_material(row, of.method)),
            candidates: candidates.collect(),
            ..self.recipe(seat, (0, 0), room)
        })
    }

    /// Materials stand face-up, but for a fusion; tokens are nothing an Xyz monster can lie on.
    fn may_be_material(&self, row: &Row, method: Method) -> bool {
        (row.posture.face_up() || matches!(method, Method::Fusion | Method::Special))
            && !(row.token && method == Method::Xyz)
    }

    /// What a Fusion Summon of this monster takes from a pool.
    pub(crate) fn fusion_recipe(&self, row: &Row, pool: &Pool, user: User) -> Option<Recipe<'a>> {
        let def = self.cards.of(row)?;
        let materials = def.summoning.materials.as_ref()?;
        let rows = self.monsters_of(pool, user);
        let of = |row: &&Row| self.candidate(row, materials, Total::Any, user);
        Some(Recipe {
            parts: portions(materials),
            candidates: rows.iter().filter_map(of).collect(),
            hidden: !pool.is_public(),
            ..self.recipe(user.seat, (0, 0), Room::One(self.ground(row, Some(def))))
        })
    }

    /// What a Ritual Summon of this monster takes from a pool: levels that reach its own, and no
    /// monster more than that takes.
    pub(crate) fn ritual_recipe(
        &self,
        row: &Row,
        pool: &Pool,
        exactly: bool,
        user: User,
    ) -> Option<Recipe<'a>> {
        let level = u8::try_from(self.value(row, Value::Level)?).ok()?;
        let rows = self.monsters_of(pool, user);
        let candidates = rows
            .iter()
            .filter(|other| other.id != row.id && !self.has_trait(other, Trait::NotTributed))
            .map(|other| Candidate {
                worth: self.level_worth(other),
                ..Candidate::plain(other.id, other.face.is_some())
            })
            .filter(|candidate| candidate.worth != 0);
        Some(Recipe {
            candidates: candidates.collect(),
            total: if exactly {
                Total::Exactly(level)
            } else {
                Total::AtLeast(level)
            },
            hidden: !pool.is_public(),
            ..self.recipe(user.seat, (1, ALL), Room::One(crate::zones::Ground::Main))
        })
    }

    /// SUMMON-PENDULUM: monsters of the hand, and face-up ones of the extra deck, whose levels are
    /// between the scales.
    pub(crate) fn pendulum_recipe(&self, seat: Seat) -> Recipe<'a> {
        let piles = [Zone::Hand, Zone::Extra];
        let rows = piles
            .iter()
            .flat_map(|zone| self.p.zone_in_order(seat, *zone));
        let mut rows: Vec<&Row> = rows.collect();
        rows.sort_by_key(|row| (row.place.zone, row.known_to != 3, row.face));
        let candidates = rows
            .into_iter()
            .filter_map(|row| match self.swings(seat, row) {
                Truth::Yes => Some(Candidate::plain(row.id, true)),
                Truth::Unknown => Some(Candidate::plain(row.id, false)),
                Truth::No => None,
            });
        Recipe {
            candidates: candidates.collect(),
            hidden: true,
            ..self.recipe(seat, (1, self.most_at_once(seat)), Room::Each)
        }
    }

    /// How many monsters could come at once, as far as everybody can see.
    fn most_at_once(&self, seat: Seat) -> u8 {
        let zones = self
            .zones_for(seat, crate::zones::Ground::MainOrExtra, &[], &[])
            .count();
        let open = self
            .p
            .zone(seat, Zone::Extra)
            .filter(|row| row.posture.face_up());
        let there = usize::from(self.p.count(seat, Zone::Hand)) + open.count();
        crate::objects::count(zones.min(there).max(1))
    }

    /// The monsters of a pool, and what may be one.
    fn monsters_of(&self, pool: &Pool, user: User) -> Vec<&'a Row> {
        let found = self.find(pool, user).all();
        let rows = found.into_iter().filter_map(|card| self.p.card(card));
        let may_be = |row: &&Row| {
            row.place.zone == Zone::Monster
                || self.cards.of(row).is_none_or(|def| def.monster().is_some())
        };
        rows.filter(may_be).collect()
    }

    /// A card with the parts of the materials it fits; `None` where it fits none.
    fn candidate(
        &self,
        row: &Row,
        materials: &Materials,
        total: Total,
        user: User,
    ) -> Option<Candidate> {
        let mut candidate = Candidate {
            card: row.id,
            fits: 0,
            may_fit: 0,
            worth: match total {
                Total::Any => 1,
                Total::Exactly(_) if self.is_link_summon(user) => self.link_worth(row),
                _ => self.level_worth(row),
            },
        };
        for (part, portion) in materials.parts.iter().enumerate().take(32) {
            let fits = self.fits(row, &portion.filter, user);
            candidate.fits |= u32::from(fits == Truth::Yes) << part;
            candidate.may_fit |= u32::from(fits.may()) << part;
        }
        (candidate.may_fit != 0 && candidate.worth != 0).then_some(candidate)
    }

    fn is_link_summon(&self, user: User) -> bool {
        self.def(user.card).is_some_and(is_link)
    }

    /// A monster counts as its level; Xyz and Link monsters have none.
    fn level_worth(&self, row: &Row) -> u64 {
        worth(self.value(row, Value::Level), row.face.is_some())
    }

    /// For a Link Summon a monster counts as one, a Link monster as its rating as well.
    fn link_worth(&self, row: &Row) -> u64 {
        let rating = self
            .cards
            .of(row)
            .filter(|def| is_link(def))
            .and_then(CardDef::monster)
            .map_or(1, |monster| i32::from(monster.level));
        worth(Some(1), true) | worth(Some(rating), true)
    }

    /// The one who summons, as the filters of materials see it.
    pub(crate) fn summoner(&self, seat: Seat, card: CardId) -> User {
        User {
            seat,
            card,
            effect: 0,
            declared: None,
            word: None,
            link: 0,
        }
    }

    /// What an action under way takes; `None` where it takes nothing.
    pub(crate) fn recipe_of_action(&self, intent: &Intent) -> Option<Recipe<'a>> {
        let seat = intent.by;
        let recipe = match intent.action {
            Action::Summon { card } | Action::SetMonster { card } => {
                let row = self.p.card(card)?;
                let count = self.tributes_for(row);
                if count == 0 {
                    return None;
                }
                self.tributes(seat, count)
            }
            Action::SpecialSummon { card, way } => {
                let row = self.p.card(card)?;
                let of = super::ways(self.cards.of(row)?).nth(usize::from(way))?;
                self.materials_of_way(seat, row, &of)?
            }
            Action::PendulumSummon => self.pendulum_recipe(seat),
            _ => return None,
        };
        Some(self.as_it_was_said(recipe, intent))
    }

    /// What is taken for an action that breaks a rule anyway, where there is nothing right to take:
    /// as many tributes as there are, or whatever monsters were used.
    fn as_it_was_said(&self, recipe: Recipe<'a>, intent: &Intent) -> Recipe<'a> {
        if !intent.is_irregular() || recipe.possible().may() {
            return recipe;
        }
        let own = self.p.count(intent.by, Zone::Monster);
        let (least, most) = recipe.range();
        match intent.action {
            Action::SpecialSummon { card, way } => {
                let mut any = self.any_monsters(intent.by, (0, own));
                // A token can lie under nothing, right or wrong.
                if self.way_method(card, way) == Some(Method::Xyz) {
                    let token = |card: CardId| self.p.card(card).is_some_and(|row| row.token);
                    any.candidates.retain(|candidate| !token(candidate.card));
                }
                any
            }
            Action::PendulumSummon => Recipe {
                lenient: true,
                parts: core::iter::once((0, most)).collect(),
                ..self.pendulum_recipe(intent.by)
            },
            _ => self.any_monsters(intent.by, (least.min(own), least.min(own))),
        }
    }

    fn way_method(&self, card: CardId, way: u8) -> Option<Method> {
        let def = self.cards.of(self.p.card(card)?)?;
        let way = super::ways(def).nth(usize::from(way))?;
        Some(way.method)
    }
}

fn is_link(def: &CardDef) -> bool {
    def.monster()
        .is_some_and(|monster| monster.kind == MonsterKind::Link)
}

/// What the kind of summon asks of all materials together.
fn total_of(def: &CardDef, of: &OwnWay<'_>) -> Total {
    let level = def.monster().map_or(0, |monster| monster.level);
    match of.method {
        _ if of.on_top => Total::Any,
        Method::Synchro | Method::Link => Total::Exactly(level),
        Method::Xyz => Total::Equal,
        _ => Total::Any,
    }
}

fn portions(materials: &Materials) -> smallvec::SmallVec<[(u8, u8); 4]> {
    let part = |portion: &crate::vocabulary::Portion| (portion.least, portion.most);
    materials.parts.iter().map(part).collect()
}
