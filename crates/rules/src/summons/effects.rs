//! Summons that an effect makes out of materials, and the Normal Summon "immediately after".
//!
//! Which monster is asked first, then what is used for it, then how it lies; only then anything
//! moves. That a monster is asked for tells nothing: it is asked whatever the hidden cards are, and
//! who has nothing picks nothing.

use super::postures;
use crate::Truth;
use crate::game::{Found, Game, User};
use crate::materials::Recipe;
use crate::objects::Wanted;
use crate::resolve::{Party, Progress};
use crate::vocabulary::{Act, Facing, Filter, MonsterKind, Places, Pool, Side};
use duel::{
    CardId, Cause, ChoiceKind, Event, Frame, Method, Move, Part, Place, Posture, Reason, Row, Zone,
};
use smallvec::{SmallVec, smallvec};

impl<'a> Game<'a> {
    /// The user Fusion Summons with materials of a pool.
    pub(crate) fn fusion_summon(
        &self,
        frame: &Frame,
        materials: &Pool,
        banish: bool,
        party: &Party<'_>,
    ) -> Progress {
        let Some(row) = self.monster_picked(frame) else {
            return self.ask_for_monster(frame, Zone::Extra, party);
        };
        let recipe = self.fusion_recipe(row, materials, party.user);
        self.summon_with(frame, row, (Method::Fusion, banish), recipe, party)
    }

    /// The user Ritual Summons a monster of the hand.
    pub(crate) fn ritual_summon(
        &self,
        frame: &Frame,
        tributes: &Pool,
        exactly: bool,
        party: &Party<'_>,
    ) -> Progress {
        let Some(row) = self.monster_picked(frame) else {
            return self.ask_for_monster(frame, Zone::Hand, party);
        };
        let recipe = self.ritual_recipe(row, tributes, exactly, party.user);
        self.summon_with(frame, row, (Method::Ritual, false), recipe, party)
    }

    fn monster_picked(&self, frame: &Frame) -> Option<&'a Row> {
        self.p.card(*frame.picked.as_ref()?.first()?)
    }

    /// Asked as soon as there is a card in the pile the monster comes from; once nothing was picked
    /// it is over.
    fn ask_for_monster(&self, frame: &Frame, from: Zone, party: &Party<'_>) -> Progress {
        let seat = party.user.seat;
        if frame.picked.is_some() || self.p.count(seat, from) == 0 {
            return Progress::Done;
        }
        Progress::event(Event::ChoiceAsked {
            seat,
            what: ChoiceKind::Cards,
            least: 0,
            most: 1,
        })
    }

    /// Materials and position are said, the materials are used, and the monster comes: after them,
    /// so that a material which triggers "when" it leaves has missed its timing.
    fn summon_with(
        &self,
        frame: &Frame,
        row: &Row,
        (method, banish): (Method, bool),
        recipe: Option<Recipe<'a>>,
        party: &Party<'_>,
    ) -> Progress {
        if frame.did > 1 {
            return Progress::Done;
        }
        let Some(recipe) = recipe else {
            return Progress::Done;
        };
        if let Some(event) = self.reveal(&[row.id]) {
            return Progress::event(event);
        }
        let Some(chosen) = &frame.materials else {
            let (least, most) = recipe.range();
            return ask(party, ChoiceKind::Material, least, most);
        };
        let can = postures(self.cards.of(row), Facing::FaceUp);
        let posture = match (can.as_slice(), frame.posture) {
            ([only], _) => *only,
            (_, Some(said)) => said,
            (_, None) => return ask(party, ChoiceKind::Posture, 1, 1),
        };
        if frame.did == 0 {
            let used = || self.used_for(row.id, chosen, (method, banish), party);
            return Progress::event(self.reveal(chosen).unwrap_or_else(used));
        }
        match self.zone_for_summon(row, party.user.seat, &[]) {
            Some(to) => Progress::event(self.comes(row, (method, posture), to, party)),
            None => Progress::Done,
        }
    }

    /// What is used for a monster leaves: tributes for a Ritual Summon, else materials.
    fn used_for(
        &self,
        monster: CardId,
        cards: &[CardId],
        (method, banish): (Method, bool),
        party: &Party<'_>,
    ) -> Event {
        let reason = match method {
            Method::Ritual => Reason::Tributed,
            _ => Reason::Material,
        };
        let cause = Cause {
            card: Some(monster),
            ..party.cause(reason)
        };
        if banish {
            self.banish(cards, cause)
        } else {
            self.send_to_graveyard(cards, cause)
        }
    }

    fn comes(
        &self,
        row: &Row,
        (method, posture): (Method, Posture),
        to: Place,
        party: &Party<'_>,
    ) -> Event {
        let step = Move {
            card: row.id,
            from: row.place,
            to,
            posture,
        };
        Event::SpecialSummoned {
            seat: party.user.seat,
            method,
            moves: alloc::vec![step],
            cause: party.cause(Reason::Effect),
        }
    }

    /// "Immediately after this effect resolves", a Normal Summon or Set: the monster is picked and
    /// its tributes are paid in the effect's last step. The summon is declared there; the link ends
    /// with it. Where it was link 1 there is nothing left to resolve, and the chain ends before the
    /// negation window; else it succeeds at once and the next link resolves.
    pub(crate) fn normal_summon_after(&self, frame: &Frame, party: &Party<'_>) -> Progress {
        let Some(row) = self
            .monster_picked(frame)
            .filter(|r| r.place.zone == Zone::Hand)
        else {
            return self.ask_for_monster(frame, Zone::Hand, party);
        };
        if self.p.summon.is_some() {
            return Progress::Done;
        }
        let Some(posture) = frame.posture else {
            return ask(party, ChoiceKind::Posture, 1, 1);
        };
        let tributes = self.tributes_for(row);
        if let (None, true) = (&frame.materials, tributes > 0) {
            return ask(party, ChoiceKind::Material, tributes, tributes);
        }
        self.normal_summon_now(frame, row, posture, party)
    }

    fn normal_summon_now(
        &self,
        frame: &Frame,
        row: &Row,
        posture: Posture,
        party: &Party<'_>,
    ) -> Progress {
        let seat = party.user.seat;
        let chosen = frame.materials.clone().unwrap_or_default();
        if !chosen.is_empty() && frame.did == 0 {
            let cause = party.cause(Reason::Tributed);
            let gone = || self.send_to_graveyard(&chosen, cause);
            return Progress::event(self.reveal(&chosen).unwrap_or_else(gone));
        }
        match self.free_monster_zone(seat, &[]) {
            Some(to) => self.put_down(row, (to, posture), !chosen.is_empty(), party),
            None => Progress::Done,
        }
    }

    /// The Set, or the declaration of the summon.
    fn put_down(
        &self,
        row: &Row,
        (to, posture): (Place, Posture),
        tributed: bool,
        party: &Party<'_>,
    ) -> Progress {
        let (seat, card) = (party.user.seat, row.id);
        if !posture.face_up() {
            let card = self.set_identity(row);
            let set = Event::CardSet {
                seat,
                card,
                to,
                posture,
            };
            return Progress::event(set);
        }
        let method = if tributed {
            Method::Tribute
        } else {
            Method::Normal
        };
        let declared = Event::SummonDeclared {
            seat,
            card,
            method,
            to,
            posture,
            way: None,
        };
        Progress::event(self.reveal(&[card]).unwrap_or(declared))
    }

    /// What the act under way waits for somebody to pick, where it is one of these.
    pub(crate) fn wanted_for_summon(&self, act: &Act, party: &Party<'_>) -> Option<Wanted> {
        Some(Wanted {
            seat: party.user.seat,
            found: self.monsters_for(act, party.user)?,
            least: 0,
            most: 1,
            public: false,
        })
    }

    /// The monsters that one of these acts could summon now.
    fn monsters_for(&self, act: &Act, user: User) -> Option<Found> {
        let (zone, what) = match act {
            Act::FusionSummon { what, .. } => (Places::ExtraDeck, what),
            Act::RitualSummon { what, .. } | Act::NormalSummonAfter { what } => {
                (Places::Hand, what)
            }
            _ => return None,
        };
        let mut found = self.find(&Pool::of(Side::Own, zone, what.clone()), user);
        let all = core::mem::take(&mut found.sure);
        for card in all {
            match self
                .p
                .card(card)
                .map_or(Truth::No, |row| self.could_come(act, row, user))
            {
                Truth::Yes => found.sure.push(card),
                Truth::Unknown => found.perhaps.push(card),
                Truth::No => {}
            }
        }
        found.perhaps.retain(|&card| {
            self.p
                .card(card)
                .is_some_and(|row| row.face.is_none() || self.could_come(act, row, user).may())
        });
        Some(found)
    }

    fn could_come(&self, act: &Act, row: &'a Row, user: User) -> Truth {
        let kind = self
            .cards
            .of(row)
            .and_then(|def| def.monster())
            .map(|m| m.kind);
        let forbidden = self.forbidden(user.seat, duel::Forbidden::SpecialSummon, Some(row));
        let recipe = match act {
            Act::NormalSummonAfter { .. } => return self.could_be_normal_summoned(user.seat, row),
            Act::FusionSummon { materials, .. } if kind == Some(MonsterKind::Fusion) => {
                self.fusion_recipe(row, materials, user)
            }
            Act::RitualSummon {
                tributes, exactly, ..
            } if kind == Some(MonsterKind::Ritual) => {
                self.ritual_recipe(row, tributes, *exactly, user)
            }
            _ => None,
        };
        let fresh = row.place.zone == Zone::Hand || !row.posture.face_up();
        let possible = |recipe: Recipe<'_>| recipe.possible();
        Truth::of(fresh && !forbidden).and(|| recipe.map_or(Truth::No, possible))
    }

    /// Whether a Fusion Summon could be made at all.
    pub(crate) fn fusion_possible(&self, what: &Filter, materials: &Pool, user: User) -> Truth {
        let (what, materials) = (what.clone(), materials.clone());
        self.summon_possible(
            &Act::FusionSummon {
                what,
                materials,
                banish: false,
            },
            user,
        )
    }

    /// Whether a Ritual Summon could be made at all.
    pub(crate) fn ritual_possible(
        &self,
        what: &Filter,
        tributes: &Pool,
        exactly: bool,
        user: User,
    ) -> Truth {
        let (what, tributes) = (what.clone(), tributes.clone());
        self.summon_possible(
            &Act::RitualSummon {
                what,
                tributes,
                exactly,
            },
            user,
        )
    }

    /// Whether one of these acts could do anything at all.
    pub(crate) fn summon_possible(&self, act: &Act, user: User) -> Truth {
        self.monsters_for(act, user)
            .map_or(Truth::Yes, |found| found.at_least(1))
    }

    /// What the act under way takes for the monster that was picked.
    pub(crate) fn recipe_of_act(&self, frame: &Frame, act: &Act, user: User) -> Option<Recipe<'a>> {
        let row = self.monster_picked(frame)?;
        match act {
            Act::FusionSummon { materials, .. } => self.fusion_recipe(row, materials, user),
            Act::RitualSummon {
                tributes, exactly, ..
            } => self.ritual_recipe(row, tributes, *exactly, user),
            Act::NormalSummonAfter { .. } => Some(self.tributes(user.seat, self.tributes_for(row))),
            _ => None,
        }
    }

    /// Summoned or Set; only Set where nothing may be summoned.
    fn postures_after(&self, frame: &Frame) -> SmallVec<[Posture; 2]> {
        let seat = self.p.link(frame.link).map(|link| link.seat);
        let forbidden = |seat| self.forbidden(seat, duel::Forbidden::Summon, None);
        match seat.is_some_and(forbidden) {
            true => smallvec![Posture::FaceDownDefense],
            false => smallvec![Posture::FaceUpAttack, Posture::FaceDownDefense],
        }
    }

    /// How the monster of the act under way may lie.
    pub(crate) fn postures_of_act(&self, frame: &Frame, act: &Act) -> SmallVec<[Posture; 2]> {
        let def = self
            .monster_picked(frame)
            .and_then(|row| self.cards.of(row));
        match act {
            Act::NormalSummonAfter { .. } => self.postures_after(frame),
            Act::SpecialSummon { facing, .. } | Act::MakeToken { facing, .. } => {
                postures(None, *facing)
            }
            _ => postures(def, Facing::FaceUp),
        }
    }
}

fn ask(party: &Party<'_>, what: ChoiceKind, least: u8, most: u8) -> Progress {
    debug_assert!(party.part == Part::Effect, "no cost summons anything");
    Progress::event(Event::ChoiceAsked {
        seat: party.user.seat,
        what,
        least,
        most,
    })
}
