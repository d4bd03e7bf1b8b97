//! Whether a monster may be summoned or set: for each kind of summon one list of conditions, in the
//! order in which they are told.

use super::{OwnWay, ways};
use crate::Rule;
use crate::Truth;
use crate::game::Game;
use crate::inquiry::Inquiry;
use crate::verdict::Broken;
use crate::vocabulary::{
    CardDef, Instruction, Limit, Materials, MonsterKind, Objects, Places, Special,
};
use duel::{Action, CardId, Forbidden, Posture, Row, Seat, Use, Value, Window, Zone};

/// A summon, or the set of a monster, that a seat wants to make.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Summon<'a> {
    game: Game<'a>,
    seat: Seat,
    row: &'a Row,
    def: Option<&'a CardDef>,
    kind: Kind<'a>,
    /// It is, or may be, a Set.
    set: bool,
}

#[derive(Clone, Copy, Debug)]
enum Kind<'a> {
    /// A Normal or Tribute Summon, or the same as a set.
    Normal,
    Flip,
    Gemini,
    /// A Special Summon by a way of its own, with its number.
    Own(u8, OwnWay<'a>),
}

/// A condition of a summon, and the rule it is by.
type Condition<'a> = (Rule, fn(&Summon<'a>) -> Truth);

impl<'a> Summon<'a> {
    /// The summon an action means.
    pub(crate) fn new(game: Game<'a>, seat: Seat, action: &Action) -> Result<Self, Broken> {
        let (card, zone) = match action {
            Action::Summon { card } | Action::SetMonster { card } => (*card, Some(Zone::Hand)),
            Action::FlipSummon { card } | Action::GeminiSummon { card } => {
                (*card, Some(Zone::Monster))
            }
            Action::SpecialSummon { card, .. } => (*card, None),
            _ => return Err(Broken::impossible(Rule::Choice)),
        };
        let row = game
            .p
            .card(card)
            .filter(|row| row.place.seat == seat && zone.is_none_or(|z| z == row.place.zone))
            .ok_or(Broken::impossible(Rule::Physics))?;
        let def = game.cards.of(row);
        let kind = match action {
            Action::FlipSummon { .. } => Kind::Flip,
            Action::GeminiSummon { .. } => Kind::Gemini,
            Action::SpecialSummon { way, .. } => {
                let of = def.and_then(|def| ways(def).nth(usize::from(*way)));
                Kind::Own(*way, of.ok_or(Broken::impossible(Rule::SummonWay))?)
            }
            _ => Kind::Normal,
        };
        let summon = Self {
            game,
            seat,
            row,
            def,
            kind,
            set: matches!(action, Action::SetMonster { .. }),
        };
        summon.can_ever_be().map(|()| summon)
    }

    /// What can't happen at all, whatever the rules say.
    fn can_ever_be(&self) -> Result<(), Broken> {
        let rule = match self.kind {
            Kind::Normal
                if self
                    .def
                    .is_some_and(|def| def.monster().is_none() || def.is_extra()) =>
            {
                Rule::Summonable
            }
            Kind::Flip if self.row.posture != Posture::FaceDownDefense => Rule::FlipSummon,
            Kind::Gemini if self.row.gemini || !self.is_gemini() => Rule::Gemini,
            Kind::Own(..)
                if self.row.place.zone.on_field() || self.row.place.zone == Zone::Limbo =>
            {
                Rule::SummonWay
            }
            _ => return Ok(()),
        };
        Err(Broken::impossible(rule))
    }

    fn is_gemini(&self) -> bool {
        let monster = self.def.and_then(CardDef::monster);
        monster.is_some_and(|monster| monster.gemini) && self.row.posture.face_up()
    }

    /// Asks every condition of it in this window.
    pub(crate) fn check(&self, window: &Window, inquiry: &mut Inquiry) -> Result<(), Broken> {
        inquiry.ask_for(Rule::OpenState, self.game.open_main(window))?;
        for (rule, truth) in self.conditions() {
            // Where no zone at all is free there is no place for it, rules or not.
            let nowhere = rule == Rule::SummonZone && !truth.may() && !self.stands_anywhere();
            let broken = if nowhere {
                Broken::impossible(rule)
            } else {
                rule.into()
            };
            inquiry.ask(broken, truth)?;
        }
        Ok(())
    }

    /// Every condition beside its window, and whether it holds.
    pub(crate) fn conditions(&self) -> impl Iterator<Item = (Rule, Truth)> + '_ {
        let conditions: &[Condition<'a>] = match self.kind {
            Kind::Normal => &[
                (Rule::Summonable, Self::can_be_normal_summoned),
                (Rule::NormalSummon, Self::has_the_right),
                (Rule::Forbidden, Self::normal_summon_allowed),
                (Rule::Tributes, Self::has_tributes),
                (Rule::SummonZone, Self::has_a_main_zone),
            ],
            Kind::Flip => &[
                (Rule::FlipSummon, Self::did_not_come_this_turn),
                (Rule::Forbidden, Self::turning_allowed),
            ],
            Kind::Gemini => &[
                (Rule::NormalSummon, Self::has_the_right),
                (Rule::Forbidden, Self::normal_summon_allowed),
            ],
            Kind::Own(..) => &[
                (Rule::SummonWay, Self::is_where_its_way_begins),
                (Rule::Forbidden, Self::special_summon_allowed),
                (Rule::Requires, Self::meets_its_requirements),
                (Rule::SummonLimit, Self::within_its_limit),
                (Rule::Cost, Self::can_pay),
                (Rule::SummonMaterial, Self::has_materials),
                (Rule::SummonZone, Self::has_a_zone),
            ],
        };
        conditions.iter().map(|(rule, holds)| (*rule, holds(self)))
    }

    fn can_be_normal_summoned(&self) -> Truth {
        let Some(def) = self.def else {
            return Truth::Yes;
        };
        let ordinary = def
            .monster()
            .is_some_and(|monster| monster.kind == MonsterKind::Main && !monster.token);
        Truth::of(ordinary && !def.summoning.no_normal)
    }

    fn has_the_right(&self) -> Truth {
        Truth::of(!self.game.p.used.contains(&Use::NormalSummon(self.seat)))
    }

    fn normal_summon_allowed(&self) -> Truth {
        let summon = || match self.set {
            true => Truth::Yes,
            false => self.allows(Forbidden::Summon),
        };
        self.allows(Forbidden::NormalSummon).and(summon)
    }

    fn special_summon_allowed(&self) -> Truth {
        self.allows(Forbidden::SpecialSummon)
    }

    fn turning_allowed(&self) -> Truth {
        let summon = || self.allows(Forbidden::Summon);
        self.allows(Forbidden::ChangePosition).and(summon)
    }

    fn allows(&self, what: Forbidden) -> Truth {
        Truth::of(!self.game.forbidden(self.seat, what, Some(self.row)))
    }

    fn has_tributes(&self) -> Truth {
        match self.game.tributes_for(self.row) {
            0 => Truth::Yes,
            count => self.game.tributes(self.seat, count).anywhere().possible(),
        }
    }

    /// Without tributes a free main monster zone, else one that the tributes leave.
    fn has_a_main_zone(&self) -> Truth {
        match self.game.tributes_for(self.row) {
            0 => Truth::of(self.game.free_monster_zone(self.seat, &[]).is_some()),
            count => self.game.tributes(self.seat, count).possible(),
        }
    }

    /// A monster that was set, came, changed its position by hand or attacked this turn isn't Flip
    /// Summoned.
    fn did_not_come_this_turn(&self) -> Truth {
        let now = |turn: u16| turn != 0 && turn == self.game.p.turn;
        let moved = now(self.row.set_turn) || now(self.row.moved_turn);
        Truth::of(!moved && self.row.attacks == 0)
    }

    fn own(&self) -> Option<(u8, OwnWay<'a>, &'a CardDef)> {
        match (self.kind, self.def) {
            (Kind::Own(way, of), Some(def)) => Some((way, of, def)),
            _ => None,
        }
    }

    fn is_where_its_way_begins(&self) -> Truth {
        let user = self.game.summoner(self.seat, self.row.id);
        let there = |(_, of, def): (u8, OwnWay<'a>, &'a CardDef)| {
            // A Pendulum monster that lies face-up in the extra deck is out of its own kind's reach.
            let open = self.row.place.zone == Zone::Extra && self.row.posture.face_up();
            let mut places = of.places(def).iter();
            !open && places.any(|place| self.game.is_in(self.row, *place, user))
        };
        Truth::of(self.own().is_some_and(there))
    }

    fn meets_its_requirements(&self) -> Truth {
        let user = self.game.summoner(self.seat, self.row.id);
        let Some((_, of, _)) = self.own() else {
            return Truth::No;
        };
        of.requires.iter().fold(Truth::Yes, |so_far, condition| {
            so_far.and(|| self.game.holds(condition, user, None))
        })
    }

    /// SUMMON-LIMIT: how often its text lets it be summoned so. Whether a negated summon counts is
    /// the flag `negated_summon_counts`.
    fn within_its_limit(&self) -> Truth {
        let Some((number, of, def)) = self.own() else {
            return Truth::No;
        };
        let counts = self.game.profile().negated_summon_counts;
        let of_this = |used: &Use| {
            matches!(used, Use::Way { seat, name, way, negated }
                if *seat == self.seat
                    && *name == def.passcode
                    && (of.limit == Some(Limit::OneEffectPerTurnByName) || *way == number)
                    && (counts || !negated))
        };
        Truth::of(of.limit.is_none() || !self.game.p.used.iter().any(of_this))
    }

    fn can_pay(&self) -> Truth {
        let user = self.game.summoner(self.seat, self.row.id);
        match self.own() {
            Some((_, of, _)) => self.game.payable(of.cost, user),
            None => Truth::No,
        }
    }

    fn has_materials(&self) -> Truth {
        let of = self.own().and_then(|(_, of, _)| of.materials.map(|_| of));
        let Some(of) = of else { return Truth::Yes };
        // Where there are too few monsters nobody has to look at them.
        let least = of.materials.map_or(0, Materials::least);
        if self.game.count_monsters(self.seat) < least {
            return Truth::No;
        }
        let recipe = self.game.materials_of_way(self.seat, self.row, &of);
        recipe.map_or(Truth::No, |recipe| recipe.anywhere().possible())
    }

    fn has_a_zone(&self) -> Truth {
        let Some((_, of, _)) = self.own() else {
            return Truth::No;
        };
        if let Some(recipe) = self.game.materials_of_way(self.seat, self.row, &of) {
            return recipe.possible();
        }
        if self
            .game
            .zone_for_summon(self.row, self.seat, &[])
            .is_some()
        {
            return Truth::Yes;
        }
        // What is paid may leave a zone.
        let leaves = of
            .cost
            .iter()
            .any(|instruction| instruction.may_leave_field());
        if leaves { Truth::Unknown } else { Truth::No }
    }

    fn stands_anywhere(&self) -> bool {
        let frees = match self.kind {
            Kind::Normal => self.game.tributes_for(self.row) > 0,
            Kind::Own(_, of) => of.materials.is_some() || !of.cost.is_empty(),
            Kind::Flip | Kind::Gemini => true,
        };
        frees || self.game.free_monster_zone(self.seat, &[]).is_some()
    }
}

impl<'a> Game<'a> {
    /// Whether a seat may Pendulum Summon now (SUMMON-PENDULUM).
    pub(crate) fn judge_pendulum(
        &self,
        seat: Seat,
        window: &Window,
        inquiry: &mut Inquiry,
    ) -> Result<(), Broken> {
        inquiry.ask_for(Rule::OpenState, self.open_main(window))?;
        let once = !self.p.used.contains(&Use::PendulumSummon(seat));
        inquiry.ask(Rule::PendulumOnce, Truth::of(once))?;
        let allowed = !self.forbidden(seat, Forbidden::SpecialSummon, None);
        inquiry.ask(Rule::Forbidden, Truth::of(allowed))?;
        inquiry.ask(Rule::SummonZone, self.pendulum_recipe(seat).possible())
    }

    /// Without scales, or a monster between them, there is nothing a Pendulum Summon could have
    /// brought: that can't have happened, right or wrong.
    pub(crate) fn could_have_swung(&self, seat: Seat) -> Truth {
        let scales = Truth::of(self.scales(seat).is_some());
        scales.and(|| self.pendulum_recipe(seat).anywhere().possible())
    }

    /// The scales in a seat's pendulum zones, the lower first.
    pub(crate) fn scales(&self, seat: Seat) -> Option<(u8, u8)> {
        let scale = |place: Option<duel::Place>| {
            let row = self.at(place?).filter(|row| self.is_scale(row))?;
            crate::zones::scale(self.cards.of(row)?)
        };
        let [first, second] = self.pendulum_zones(seat).map(scale);
        let (first, second) = (first?, second?);
        Some((first.min(second), first.max(second)))
    }

    /// Whether a Pendulum Summon of this seat can bring this card.
    pub(crate) fn swings(&self, seat: Seat, row: &Row) -> Truth {
        let reachable = row.place.zone == Zone::Hand || row.posture.face_up();
        let Some((low, high)) = self.scales(seat).filter(|_| reachable) else {
            return Truth::No;
        };
        let Some(def) = self.cards.of(row) else {
            return Truth::Unknown;
        };
        let level = self.value(row, Value::Level);
        let between = level.is_some_and(|level| i32::from(low) < level && level < i32::from(high));
        Truth::of(between && def.monster().is_some())
            .and(|| Truth::of(!self.forbidden(seat, Forbidden::SpecialSummon, Some(row))))
            .and(|| self.may_be_special_summoned(row, false))
    }

    /// How many tributes a Normal Summon takes (SUMMON-TRIBUTE). An unidentified card may be set
    /// as if it took none.
    pub(crate) fn tributes_for(&self, row: &Row) -> u8 {
        let printed = self.cards.of(row).and_then(|def| def.summoning.tributes);
        printed.unwrap_or(match self.value(row, Value::Level) {
            Some(5 | 6) => 1,
            Some(level) if level > 6 => 2,
            _ => 0,
        })
    }

    /// SUMMON-PROPER: whether a monster may be Special Summoned at all, by its own way or by
    /// something else.
    ///
    /// Extra Deck and Ritual monsters, and those whose text says so, must first have been summoned
    /// in their own way; out of the extra deck itself an effect may bring a monster otherwise.
    pub(crate) fn may_be_special_summoned(&self, row: &Row, by_own_way: bool) -> Truth {
        let Some(def) = self.cards.of(row) else {
            return Truth::Unknown;
        };
        let Some(monster) = def.monster() else {
            return Truth::No;
        };
        let fresh = row.place.zone == Zone::Extra && !row.posture.face_up();
        let by_kind = monster.kind == MonsterKind::Main || (monster.is_extra() && fresh);
        Truth::of(
            by_own_way
                || match def.summoning.special {
                    Special::OwnWayOnly | Special::Never => false,
                    Special::ProperFirst => row.proper,
                    Special::Free => by_kind || row.proper,
                },
        )
    }

    /// Whether a monster has its effects: a Gemini monster has them after it was summoned again
    /// (SUMMON-GEMINI).
    pub(crate) fn has_effects(&self, row: &Row) -> bool {
        self.cards.of(row).is_none_or(|def| has_effects(row, def))
    }

    /// What is paid for a way of being Special Summoned.
    pub(crate) fn cost_of_way(&self, card: CardId, way: u8) -> Option<&'a [Instruction]> {
        Some(ways(self.def(card)?).nth(usize::from(way))?.cost)
    }

    /// Whether a monster could be Normal Summoned now by an effect that says so, and its tributes
    /// paid.
    pub(crate) fn could_be_normal_summoned(&self, seat: Seat, row: &'a Row) -> Truth {
        let summon = Summon {
            game: *self,
            seat,
            row,
            def: self.cards.of(row),
            kind: Kind::Normal,
            set: true,
        };
        let known = match summon.def {
            None => Truth::Unknown,
            Some(_) => summon.can_be_normal_summoned(),
        };
        known
            .and(|| summon.normal_summon_allowed())
            .and(|| summon.has_tributes())
            .and(|| summon.has_a_main_zone())
    }
}

/// The same of a card with its definition.
pub(crate) fn has_effects(row: &Row, def: &CardDef) -> bool {
    row.gemini || !def.monster().is_some_and(|monster| monster.gemini)
}

impl Instruction {
    /// Whether a monster of the user's own may leave the field by it.
    fn may_leave_field(&self) -> bool {
        let field = |place: &Places| matches!(place, Places::Monsters | Places::Field);
        let pool = self.act.objects().and_then(Objects::pool);
        pool.is_some_and(|pool| pool.places.iter().any(field))
    }
}
