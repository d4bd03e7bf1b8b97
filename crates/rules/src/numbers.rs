//! Numbers and conditions of card files, read in a position.

use crate::Truth;
use crate::game::{Game, User};
use crate::resolve::Party;
use crate::vocabulary::{Amount, Condition, Does, Instruction, MonsterKind, Objects, Pool, Side};
use alloc::vec::Vec;
use duel::{
    CardId, Frame, Happened, Happening, LingeringRule, Method, Part, Reason, Row, Seat, Use,
};

/// An instruction under way: what its numbers may refer to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) frame: &'a Frame,
    pub(crate) party: &'a Party<'a>,
    /// The card that is changed.
    pub(crate) about: Option<CardId>,
}

impl<'a> Scene<'a> {
    pub(crate) const fn new(frame: &'a Frame, party: &'a Party<'a>) -> Self {
        Self {
            frame,
            party,
            about: None,
        }
    }
}

impl Game<'_> {
    /// A number of a card file, as it is now.
    pub(crate) fn number(&self, amount: &Amount, user: User, scene: Option<Scene<'_>>) -> u32 {
        match amount {
            Amount::Fixed(fixed) => *fixed,
            Amount::Count(pool) => self.find(pool, user).sure.len() as u32,
            Amount::Times(times, amount) => times.saturating_mul(self.number(amount, user, scene)),
            Amount::Half(amount) => self.number(amount, user, scene).div_ceil(2),
            Amount::LinkNumber => u32::from(user.link),
            Amount::LifePoints(side) => self.p.lp[side.seat(user.seat)],
            Amount::Sum(what, objects) => {
                self.sum(objects, user, scene, |row| self.value(row, *what))
            }
            Amount::Printed(what, objects) => {
                self.sum(objects, user, scene, |row| self.original(row, *what))
            }
            Amount::Its(what) => self.of_its_card(scene, |row| self.value(row, *what)),
            Amount::ItsOriginal(what) => self.of_its_card(scene, |row| self.original(row, *what)),
            Amount::LevelsOrRanks(objects) => self.sum(objects, user, scene, |row| {
                let monster = self.cards.of(row)?.monster()?;
                (monster.kind != MonsterKind::Link).then_some(i32::from(monster.level))
            }),
            Amount::LinkRatings(objects) => self.sum(objects, user, scene, |row| {
                let monster = self.cards.of(row)?.monster()?;
                (monster.kind == MonsterKind::Link).then_some(i32::from(monster.level))
            }),
            Amount::DamageTaken => self.damage_taken(user.seat),
            Amount::BattleDamage(side) => self.battle_damage_to(side.seat(user.seat)),
            Amount::Remembered => self.remembered(user.card).unwrap_or(0),
            Amount::Moved => scene.map_or(0, |scene| scene.frame.amount),
            Amount::Number => scene.and_then(|scene| scene.frame.number).unwrap_or(0),
            Amount::ToDeck => scene.map_or(0, |scene| u32::from(scene.frame.into_deck[user.seat])),
            Amount::Paid => scene.map_or(0, |scene| scene.party.paid.len() as u32),
            Amount::Done => scene.map_or(0, |scene| {
                let did = scene.frame.did_before > 0;
                if did {
                    scene.frame.moved.len() as u32
                } else {
                    0
                }
            }),
        }
    }

    /// A value of the card that is changed.
    fn of_its_card(&self, scene: Option<Scene<'_>>, value: impl Fn(&Row) -> Option<i32>) -> u32 {
        let card = scene.and_then(|scene| scene.about);
        let value = card.and_then(|card| value(self.p.card(card)?));
        u32::try_from(value.unwrap_or(0)).unwrap_or(0)
    }

    fn sum(
        &self,
        objects: &Objects,
        user: User,
        scene: Option<Scene<'_>>,
        value: impl Fn(&Row) -> Option<i32>,
    ) -> u32 {
        let cards = self.objects_now(objects, user, scene);
        let values = cards.iter().filter_map(|&card| value(self.p.card(card)?));
        u32::try_from(values.sum::<i32>()).unwrap_or(0)
    }

    /// The cards that objects come to without anybody picking any.
    fn objects_now(&self, objects: &Objects, user: User, scene: Option<Scene<'_>>) -> Vec<CardId> {
        match objects {
            Objects::Each(pool) | Objects::EachOther(pool) | Objects::OneOfEach(pool) => {
                let mut cards = self.find(pool, user).sure;
                self.leave_stopped(pool, &mut cards);
                cards
            }
            Objects::This => alloc::vec![user.card],
            Objects::Targets => scene.map_or_else(Vec::new, |s| self.targets_left(s.party)),
            Objects::Done | Objects::Negated => {
                scene.map_or_else(Vec::new, |s| s.frame.moved.to_vec())
            }
            Objects::Paid => scene.map_or_else(Vec::new, |s| s.party.paid.to_vec()),
            Objects::Told => scene.map_or_else(Vec::new, |s| self.told_cards(s.frame)),
            Objects::Answered => self.answered(user).into_iter().collect(),
            Objects::Picked { .. }
            | Objects::EachPicks { .. }
            | Objects::Random { .. }
            | Objects::Top { .. }
            | Objects::TopUpTo { .. } => Vec::new(),
        }
    }

    /// The damage the seat took last.
    fn damage_taken(&self, of: Seat) -> u32 {
        let all = self.p.happened.iter().chain(&self.p.occasion);
        let damage = all.filter_map(|happening| match happening.what {
            Happened::Damaged { seat, by } if seat == of => Some((happening.group, by)),
            _ => None,
        });
        damage
            .max_by_key(|(group, _)| *group)
            .map_or(0, |(_, by)| by)
    }

    fn remembered(&self, card: CardId) -> Option<u32> {
        self.p.lingering.iter().rev().find_map(|l| match l.rule {
            LingeringRule::Remembers(number) if l.card == Some(card) => Some(number),
            _ => None,
        })
    }

    /// Whether a card was used as material for what happened last.
    pub(crate) fn was_material(&self, card: CardId) -> bool {
        let all = self.p.happened.iter().chain(&self.p.occasion);
        all.filter(|happening| happening.cause.reason == Reason::Material)
            .any(|happening| is_move_of(happening, card))
    }

    /// Whether a card is one that what is answered is about.
    pub(crate) fn is_occasion(&self, card: CardId) -> bool {
        self.p
            .occasion
            .iter()
            .any(|happening| match happening.what {
                Happened::Summoned { card: summoned, .. } => summoned == card,
                Happened::Attacked { card: attacker, .. } => attacker == card,
                _ => false,
            })
    }

    /// Whether a condition of a card file holds.
    pub(crate) fn holds(
        &self,
        condition: &Condition,
        user: User,
        scene: Option<Scene<'_>>,
    ) -> Truth {
        let number = |amount| self.number(amount, user, scene);
        match condition {
            Condition::Exists(pool) => self.find(pool, user).at_least(1),
            Condition::None(pool) => self.find(pool, user).at_least(1).not(),
            Condition::Count { pool, least, most } => {
                let found = self.find(pool, user);
                found
                    .at_least(*least as usize)
                    .and(|| found.at_most(*most as usize))
            }
            Condition::More(more, less) => Truth::of(number(more) > number(less)),
            Condition::Rolled(least, most) => Truth::of(
                scene
                    .and_then(|scene| scene.frame.number)
                    .is_some_and(|number| (*least..=*most).contains(&number)),
            ),
            Condition::Not(inner) => self.holds(inner, user, scene).not(),
            Condition::Any(inner) => inner.iter().fold(Truth::No, |so_far, one| {
                so_far.or(|| self.holds(one, user, scene))
            }),
            Condition::All(inner) => inner.iter().fold(Truth::Yes, |so_far, one| {
                so_far.and(|| self.holds(one, user, scene))
            }),
            _ => Truth::of(self.is_so(condition, user)),
        }
    }

    /// The conditions that everybody can see.
    fn is_so(&self, condition: &Condition, user: User) -> bool {
        match condition {
            Condition::Turn(side) => side.covers(user.seat, self.turn_player()),
            Condition::Phase(phases) => phases.contains(&self.p.phase),
            Condition::ChainAtLeast(links) => self.p.chain.len() >= usize::from(*links),
            Condition::NoNameTwiceInChain => self.no_name_twice(user),
            Condition::NothingElseActivated => self.nothing_else_activated(user),
            Condition::NothingSpecialSummoned => {
                !self.p.used.contains(&Use::SpecialSummon(user.seat))
            }
            Condition::NoBattlePhase => !self.p.used.contains(&Use::Battle(user.seat)),
            Condition::NothingSummoned => {
                let summons = [Use::SpecialSummon(user.seat), Use::Summon(user.seat)];
                let summoned = self.p.used.iter().any(|one| summons.contains(one));
                !summoned && !self.is_about_to_summon(user)
            }
            Condition::CameUpThisTurn => self.p.card(user.card).is_some_and(|row| {
                row.posture.face_up() && row.up_turn != 0 && row.up_turn == self.p.turn
            }),
            Condition::UsedThisTurn(effect) => self.used_this_turn(user.card, *effect),
            Condition::WasSet => self.was_set(user),
            Condition::SummonedBy(methods) => self.was_summoned_by(user.card, methods),
            Condition::FallsInBattle => self.falls_now(user.card),
            Condition::AttackedFaceDown => self.p.attack.is_some_and(|a| a.was_face_down),
            Condition::ZoneFree(side) => self.has_zone_free(*side, user.seat),
            _ => true,
        }
    }

    /// Whether a link of the user's that waits to resolve would Special Summon.
    fn is_about_to_summon(&self, user: User) -> bool {
        let mut links = (1u8..).zip(&self.p.chain);
        links.any(|(number, link)| {
            link.seat == user.seat
                && !link.resolved
                && self.would(number, link, Does::SpecialSummons, user) == Truth::Yes
        })
    }

    fn has_zone_free(&self, side: Side, own: Seat) -> bool {
        let mut seats = Seat::BOTH
            .into_iter()
            .filter(|seat| side.covers(own, *seat));
        seats.any(|seat| self.free_monster_zones(seat) > 0)
    }

    fn no_name_twice(&self, user: User) -> bool {
        let own = self.def(user.card).map(|def| def.name());
        let links = self.p.chain.iter();
        let mut names: Vec<_> = links
            .filter(|link| link.card != user.card)
            .map(|link| link.face)
            .chain(core::iter::once(own))
            .collect();
        names.sort_unstable();
        names.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// The user activated nothing this turn but this effect.
    fn nothing_else_activated(&self, user: User) -> bool {
        !self.p.used.iter().any(|used| {
            matches!(used, Use::Effect { seat, card, effect, .. }
                if *seat == user.seat && (*card, *effect) != (user.card, user.effect))
        })
    }

    /// An effect of a card was used this turn, and its activation wasn't negated.
    fn used_this_turn(&self, of: CardId, number: u8) -> bool {
        self.p.used.iter().any(|used| {
            matches!(used, Use::Effect { card, effect, negated: false, .. }
                if (*card, *effect) == (of, number))
        })
    }

    fn was_set(&self, user: User) -> bool {
        let frame = self.p.frame.as_ref();
        let link = frame
            .filter(|frame| frame.part == Part::Effect)
            .and_then(|frame| self.p.link(frame.link))
            .filter(|link| link.card == user.card);
        let intent = self.p.intent.as_ref();
        link.map_or_else(|| intent.is_some_and(|i| i.was_set), |link| link.was_set)
            || self.p.card(user.card).is_some_and(|row| {
                link.is_none() && row.place.zone.on_field() && !row.posture.face_up()
            })
    }

    fn was_summoned_by(&self, card: CardId, methods: &[Method]) -> bool {
        let all = self.p.happened.iter().chain(&self.p.occasion);
        all.into_iter().any(|happening| {
            matches!(happening.what, Happened::Summoned { card: summoned, method, .. }
                if summoned == card && covers(methods, method))
        })
    }
}

/// Whether a list of ways of summoning covers this one: "Normal Summoned" covers tributes and
/// Gemini monsters, "Special Summoned" every special way. An empty list covers all.
pub(crate) fn covers(methods: &[Method], method: Method) -> bool {
    methods.is_empty()
        || methods.iter().any(|listed| match listed {
            Method::Normal => matches!(method, Method::Normal | Method::Tribute | Method::Gemini),
            Method::Special => method.is_special(),
            listed => *listed == method,
        })
}

fn is_move_of(happening: &Happening, card: CardId) -> bool {
    matches!(happening.what, Happened::Moved { card: moved, .. } if moved == card)
}

impl Condition {
    /// The pools it looks at.
    pub(crate) fn pools(&self) -> alloc::vec::Vec<&Pool> {
        match self {
            Self::Exists(pool) | Self::None(pool) | Self::Count { pool, .. } => alloc::vec![pool],
            Self::Not(inner) => inner.pools(),
            Self::Any(inner) | Self::All(inner) => inner.iter().flat_map(Self::pools).collect(),
            _ => alloc::vec::Vec::new(),
        }
    }

    /// True when everybody can see whether it holds.
    pub(crate) fn is_public(&self) -> bool {
        match self {
            Self::Exists(pool) | Self::None(pool) | Self::Count { pool, .. } => pool.is_public(),
            Self::Not(inner) => inner.is_public(),
            Self::Any(inner) | Self::All(inner) => inner.iter().all(Self::is_public),
            Self::More(more, less) => more.is_public() && less.is_public(),
            _ => true,
        }
    }
}

impl Instruction {
    /// True when everybody can see what it can be done with.
    pub(crate) fn is_public(&self) -> bool {
        let pool = self.act.objects().and_then(Objects::pool);
        pool.is_none_or(Pool::is_public)
    }
}

impl Amount {
    fn is_public(&self) -> bool {
        match self {
            Self::Count(pool) => pool.is_public(),
            Self::Times(_, inner) | Self::Half(inner) => inner.is_public(),
            Self::Sum(_, objects)
            | Self::Printed(_, objects)
            | Self::LevelsOrRanks(objects)
            | Self::LinkRatings(objects) => match &**objects {
                Objects::Each(pool) => pool.is_public(),
                _ => true,
            },
            _ => true,
        }
    }
}
