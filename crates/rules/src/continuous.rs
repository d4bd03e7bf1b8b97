//! What is so while cards are face-up on the field, and what it changes.
//!
//! Which continuous effects are in force is derived here from the position, never stored. What they
//! change of a card (ATK, DEF, level, whether its effects are negated) is stated by the settle pass
//! as `ValueChanged`, one fact at a time, until nothing is left to state: at rest it gives nothing.

use crate::game::{Game, User, class_of};
use crate::negation::Negator;
use crate::vocabulary::{Amount, CardDef, Class, Delta, EffectKind, Filter, Standing, Trait};
use alloc::vec::Vec;
use duel::{
    CardId, Cause, Event, Forbidden, LingeringRule, LinkKind, Reason, Row, Seat, Value, Zone,
};
use smallvec::SmallVec;

/// A standing effect in force.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InForce<'a> {
    /// The one it works for, and the card it comes from.
    pub(crate) user: User,
    pub(crate) standing: &'a Standing,
}

/// Standing effects in force.
pub(crate) type AllInForce<'a> = Vec<InForce<'a>>;

/// The values the settle pass states, in its order: what is negated first, for the others follow
/// from it.
const SETTLED: [Value; 4] = [Value::Negated, Value::Atk, Value::Def, Value::Level];

/// How many values there are.
const VALUES: usize = 4;

impl<'a> Game<'a> {
    /// The standing effects in force: of face-up cards on the field whose effects aren't negated.
    pub(crate) fn in_force(&self) -> &'a [InForce<'a>] {
        let cell = &self.gathered.in_force;
        if let Some(all) = cell.get() {
            return all;
        }
        let all = self.standing();
        if !self.p.values.iter().any(|value| value.1 == Value::Negated) {
            return all;
        }
        let works = |one: &&InForce<'_>| !self.p.is_negated(one.user.card);
        let in_force = all.iter().filter(works).copied().collect();
        cell.get_or_init(|| in_force)
    }

    /// What face-up cards on the field have standing, negated or not.
    fn standing(&self) -> &'a [InForce<'a>] {
        let cell = &self.gathered.standing;
        if let Some(all) = cell.get() {
            return all;
        }
        let mut all = AllInForce::with_capacity(8);
        for (row, _) in self.have_standing() {
            self.standing_of(row, &mut all);
        }
        cell.get_or_init(|| all)
    }

    /// What a face-up card on the field has standing, negated or not.
    fn standing_of(&self, row: &Row, into: &mut AllInForce<'a>) {
        let Some(def) = self.cards.of(row) else {
            return;
        };
        let comes = self.is_being_activated(row) || self.is_being_summoned(row);
        if !crate::summons::has_effects(row, def) || comes {
            return;
        }
        for (number, effect) in self.effects(def).iter().enumerate() {
            if let EffectKind::Continuous(all) = &effect.kind {
                let user = User {
                    effect: number as u8,
                    ..User::of(row)
                };
                all.iter().for_each(|one| self.unfold(user, one, into));
            }
        }
    }

    /// A standing effect, and what holds only while something is so.
    fn unfold(&self, user: User, standing: &'a Standing, into: &mut AllInForce<'a>) {
        match standing {
            Standing::While(condition, inner) => {
                if self.holds(condition, user, None) == crate::Truth::Yes {
                    inner.iter().for_each(|one| self.unfold(user, one, into));
                }
            }
            standing => into.push(InForce { user, standing }),
        }
    }

    /// A continuous spell or trap applies only once its activation has resolved.
    pub(crate) fn is_being_activated(&self, row: &Row) -> bool {
        let links = self.p.chain.iter();
        let own = |link: &duel::Link| link.card == row.id && link.kind.is_card() && !link.resolved;
        let now = |action: &duel::Action| matches!(action, duel::Action::Activate { card, .. } if *card == row.id);
        links.into_iter().any(own)
            || (row.place.zone != Zone::Monster
                && self.p.intent.as_ref().is_some_and(|intent| {
                    now(&intent.action) && (intent.was_set || self.was_just_put(row))
                }))
    }

    /// A monster turned face-up to be Flip Summoned applies only once that has succeeded.
    fn is_being_summoned(&self, row: &Row) -> bool {
        self.p.summon.is_some_and(|summon| summon.card == row.id)
    }

    /// A card put on the field for its activation under way.
    fn was_just_put(&self, row: &Row) -> bool {
        self.p.happened.iter().any(|happening| {
            happening.cause.reason == Reason::Activation
                && matches!(happening.what, duel::Happened::Moved { card, .. } if card == row.id)
        })
    }

    /// The next thing that standing and lingering effects change, if there is one.
    pub(crate) fn settle(&self) -> Option<Event> {
        if self.p.settled {
            debug_assert!(self.unsettled().is_none(), "{:?}", self.unsettled());
            return None;
        }
        self.unsettled()
    }

    fn unsettled(&self) -> Option<Event> {
        let negating = self.negating();
        // In the order of places: that of rows would tell which cards are which.
        let moving = self.moving(&negating);
        for what in SETTLED {
            if !moving[what as usize] {
                continue;
            }
            let due = self.lying_open().find_map(|row| {
                let (to, by) = self.derived(row, what, &negating)?;
                let changed = self.value_stated(row, what) != to;
                changed.then(|| Event::ValueChanged {
                    card: row.id,
                    what,
                    to,
                    cause: cause_of(by),
                })
            });
            if due.is_some() {
                return due;
            }
        }
        self.lost_with_its_effects().or_else(|| self.sweep())
    }

    /// For each value whether anything there is could change it of some card, or has changed it.
    fn moving(&self, negating: &[InForce<'a>]) -> [bool; VALUES] {
        let mut moving = [false; VALUES];
        moving[Value::Negated as usize] = !negating.is_empty();
        for one in self.in_force() {
            if let Standing::Is { what, .. } | Standing::Change { what, .. } = one.standing
                && *what != Value::Negated
            {
                moving[*what as usize] = true;
            }
        }
        for (_, what, _) in &self.p.values {
            moving[*what as usize] = true;
        }
        for lingering in &self.p.lingering {
            if let Some(what) = changed_by(lingering.rule) {
                moving[what as usize] = true;
            }
        }
        moving
    }

    /// What the position states of a value; `None`: what is printed.
    fn value_stated(&self, row: &Row, what: Value) -> Option<i32> {
        self.p
            .values
            .iter()
            .find(|(id, value, _)| (*id, *value) == (row.id, what))
            .map(|(_, _, to)| *to)
    }

    /// What a value has to be, and which card makes it so. `None` for cards without such a value.
    fn derived(
        &self,
        row: &Row,
        what: Value,
        negating: &[InForce<'a>],
    ) -> Option<(Option<i32>, Option<CardId>)> {
        if !lies_open(row) {
            return None;
        }
        if what == Value::Negated {
            let by = self.negated_by(row, negating);
            return Some((by.map(|_| 1), by));
        }
        if row.place.zone != Zone::Monster {
            return None;
        }
        let printed = self.printed(row, what);
        let (value, by) = self.changed_value(row, what);
        let to = value.filter(|_| value != printed).map(|value| value.max(0));
        Some((to, by))
    }

    /// Standing effects that set a value, then lingering ones in their order, then standing changes.
    fn changed_value(&self, row: &Row, what: Value) -> (Option<i32>, Option<CardId>) {
        let (mut value, mut by) = (self.original(row, what), None);
        let all = self.in_force();
        for one in all {
            if let Standing::Is {
                of,
                what: which,
                to,
            } = one.standing
                && *which == what
                && self.applies_to(row, of, one.user)
            {
                value = Some(self.number(to, one.user, None) as i32);
                by = Some(one.user.card);
            }
        }
        for l in self.p.lingering.iter().filter(|l| l.card == Some(row.id)) {
            match l.rule {
                LingeringRule::Becomes(which, to) if which == what => value = Some(to),
                LingeringRule::Change(which, by) if which == what => {
                    value = Some(value.unwrap_or(0).saturating_add(by).max(0));
                }
                LingeringRule::OriginalBecomes(which, _) if which == what => {}
                _ => continue,
            }
            by = Some(l.source);
        }
        let since = self.became_since(row, what);
        for one in all {
            if let Standing::Change {
                of,
                what: which,
                by: delta,
            } = one.standing
                && *which == what
                && self.applies_since(one.user.card) >= since
                && self.applies_to(row, of, one.user)
            {
                let change = self.standing_delta(delta, one.user);
                value = Some(value.unwrap_or(0).saturating_add(change).max(0));
                by = Some(one.user.card);
            }
        }
        (value, by)
    }

    /// CONT-BECOMES: the moment from which a value is what an effect made it. That takes what cards
    /// that applied already gave: only what those give that apply since is added.
    fn became_since(&self, row: &Row, what: Value) -> u32 {
        let all = self.p.lingering.iter().zip(&self.p.lingering_since);
        let became = all.filter(|(l, _)| {
            l.card == Some(row.id) && matches!(l.rule, LingeringRule::Becomes(of, _) if of == what)
        });
        became.map(|(_, since)| *since).max().unwrap_or(0)
    }

    fn applies_since(&self, card: CardId) -> u32 {
        self.p.card(card).map_or(0, |row| row.applies_since)
    }

    fn standing_delta(&self, by: &Delta, user: User) -> i32 {
        let number =
            |amount: &Amount| i32::try_from(self.number(amount, user, None)).unwrap_or(i32::MAX);
        match by {
            Delta::Plus(amount) => number(amount),
            Delta::Minus(amount) => number(amount).saturating_neg(),
        }
    }

    /// Whether something standing changes a card: one that it is about and that isn't unaffected.
    pub(crate) fn applies_to(&self, row: &Row, pool: &crate::vocabulary::Pool, user: User) -> bool {
        self.is_of(row, pool, user) && self.is_affected(row.id, user)
    }

    fn is_of(&self, row: &Row, pool: &crate::vocabulary::Pool, user: User) -> bool {
        pool.side.covers(user.seat, row.place.seat)
            && pool
                .places
                .iter()
                .any(|place| self.is_in(row, *place, user))
            && self.fits(row, &pool.filter, user) == crate::Truth::Yes
    }

    /// CONT-NEGATE: the standing effects that negate and aren't negated themselves, what applied
    /// first first.
    fn negating(&self) -> Vec<InForce<'a>> {
        let negates = self.have_standing().filter(|(_, negates)| *negates);
        let mut rows: SmallVec<[&Row; 8]> = negates.map(|(row, _)| row).collect();
        rows.sort_by_key(|row| row.applies_since);
        let mut negators: Vec<Negator<'a>> = Vec::new();
        for row in rows {
            let negates = |one: &&InForce<'_>| {
                one.user.card == row.id && matches!(one.standing, Standing::Negates(_))
            };
            let standing: Vec<_> = self.standing().iter().filter(negates).copied().collect();
            if !standing.is_empty() && self.negated_by(row, &[]).is_none() {
                negators.push(Negator { row, standing });
            }
        }
        self.left_unnegated(negators)
    }

    /// Which card negates the effects of this one.
    fn negated_by(&self, row: &Row, negating: &[InForce<'a>]) -> Option<CardId> {
        let lingering = self.p.lingering.iter().find(|l| match l.rule {
            LingeringRule::Negated => l.card == Some(row.id),
            LingeringRule::TrapsNegated => l.source != row.id && self.is_class(row, Class::Trap),
            LingeringRule::ColumnNegated(column) => {
                l.source != row.id
                    && row.place.zone != Zone::Monster
                    && self.column_of(row) == Some(column)
            }
            _ => false,
        });
        lingering.map(|l| l.source).or_else(|| {
            let of = |one: &&InForce<'_>| match one.standing {
                Standing::Negates(pool) => self.applies_to(row, pool, one.user),
                _ => false,
            };
            negating.iter().find(of).map(|one| one.user.card)
        })
    }

    pub(crate) fn is_class(&self, row: &Row, class: Class) -> bool {
        self.cards.of(row).is_some_and(|def| class_of(def) == class)
    }

    /// CONT-OWN: what an effect gave its own card ends when the effects of that card are negated.
    fn lost_with_its_effects(&self) -> Option<Event> {
        let lost = self.p.lingering.iter().find(|l| {
            l.card == Some(l.source)
                && matches!(
                    l.rule,
                    LingeringRule::Change(..)
                        | LingeringRule::Becomes(..)
                        | LingeringRule::OriginalBecomes(..)
                )
                && self.p.is_negated(l.source)
        });
        lost.map(|l| Event::LingeringEnded { lingering: *l })
    }

    /// Whether a seat may not do something, with this card or at all.
    pub(crate) fn forbidden(&self, seat: Seat, what: Forbidden, with: Option<&Row>) -> bool {
        self.forbidden_to(None, seat, what, with)
    }

    /// Whether a seat may not do something by the effect of this card. What that card forbids
    /// itself ("other monsters") is not about its own effect.
    pub(crate) fn forbidden_to(
        &self,
        by: Option<CardId>,
        seat: Seat,
        what: Forbidden,
        with: Option<&Row>,
    ) -> bool {
        if !self.forbids_anything_like(what) {
            return false;
        }
        let same = |which: Forbidden| {
            which == what || (which, what) == (Forbidden::Summon, Forbidden::SpecialSummon)
        };
        let lingering = self.p.lingering.iter().any(|l| {
            matches!(l.rule, LingeringRule::Forbids(which) if same(which))
                && l.seat == seat
                && by != Some(l.source)
                && (l.card.is_none() || l.card == with.map(|row| row.id))
        });
        lingering
            || self.in_force().iter().any(|one| match one.standing {
                Standing::Forbids {
                    side,
                    what: which,
                    with: filter,
                } => {
                    same(*which)
                        && side.covers(one.user.seat, seat)
                        && match with {
                            Some(row) => self.fits(row, filter, one.user) == crate::Truth::Yes,
                            // What is forbidden with some cards isn't forbidden altogether.
                            None => *filter == Filter::default(),
                        }
                }
                _ => false,
            })
    }

    /// Whether anything in force forbids this, or what covers it, to anybody.
    fn forbids_anything_like(&self, what: Forbidden) -> bool {
        let all = *self.gathered.forbidden.get_or_init(|| {
            let lingering = self.p.lingering.iter().filter_map(|l| match l.rule {
                LingeringRule::Forbids(which) => Some(which),
                _ => None,
            });
            let standing = self.in_force().iter().filter_map(|one| match one.standing {
                Standing::Forbids { what, .. } => Some(*what),
                _ => None,
            });
            let bit = |bits, which| bits | 1 << (which as u32);
            lingering.chain(standing).fold(0, bit)
        });
        let mut like = 1 << (what as u32);
        if what == Forbidden::SpecialSummon {
            like |= 1 << (Forbidden::Summon as u32);
        }
        all & like != 0
    }

    /// Whether a seat may not activate this kind of link with this card.
    pub(crate) fn activation_forbidden(&self, seat: Seat, kind: LinkKind, row: &Row) -> bool {
        let class = match kind {
            LinkKind::SpellCard | LinkKind::SpellEffect => Forbidden::ActivateSpells,
            LinkKind::TrapCard | LinkKind::TrapEffect => Forbidden::ActivateTraps,
            LinkKind::MonsterEffect => Forbidden::ActivateMonsterEffects,
        };
        [Forbidden::Activate, class]
            .into_iter()
            .any(|what| self.forbidden(seat, what, Some(row)))
    }

    /// Whether a card has a trait now.
    pub(crate) fn has_trait(&self, row: &Row, of: Trait) -> bool {
        let lingering = match of {
            Trait::AttacksEach => self.has_lingering(row.id, LingeringRule::AttacksEach),
            _ => false,
        };
        lingering || self.has_some_trait(row, |what, _| what == of)
    }

    fn has_some_trait(&self, row: &Row, wanted: impl Fn(Trait, Seat) -> bool) -> bool {
        self.in_force().iter().any(|one| match one.standing {
            Standing::Has { of, what } => {
                wanted(*what, one.user.seat)
                    && self.is_of(row, of, one.user)
                    && !self.is_shielded(row.id, one.user)
            }
            _ => false,
        })
    }

    /// Whether effects of a seat may target a card.
    pub(crate) fn may_be_targeted(&self, row: &Row, by: Seat) -> bool {
        !self.has_some_trait(
            row,
            |what, own| matches!(what, Trait::NotTargeted(side) if side.covers(own, by)),
        )
    }

    /// Whether an effect of a seat destroys a card when it would.
    pub(crate) fn is_destroyed_by(&self, card: CardId, by: Seat) -> bool {
        let Some(row) = self.p.card(card) else {
            return false;
        };
        !self.has_lingering(card, LingeringRule::NoEffectDestruction)
            && !self.has_some_trait(row, |what, own| {
                matches!(what, Trait::NotDestroyedByEffects(side) if side.covers(own, by))
            })
    }

    /// Whether an effect of this user does anything to a card.
    pub(crate) fn is_affected(&self, card: CardId, by: User) -> bool {
        let Some(row) = self.p.card(card) else {
            return true;
        };
        let source = self.def(by.card).map(class_of);
        let unaffected = |what: Trait| match what {
            Trait::UnaffectedBySpells => source == Some(Class::Spell),
            Trait::UnaffectedByTraps => source == Some(Class::Trap),
            _ => false,
        };
        !self.is_shielded(card, by) && !self.has_some_trait(row, |what, _| unaffected(what))
    }

    /// Whether an effect has made a card unaffected by those of other spells and traps.
    fn is_shielded(&self, card: CardId, by: User) -> bool {
        let shields = |l: &duel::Lingering| {
            l.rule == LingeringRule::UnaffectedBySpellsAndTraps
                && l.card == Some(card)
                && l.source != by.card
        };
        self.p.lingering.iter().any(shields)
            && matches!(
                self.def(by.card).map(class_of),
                Some(Class::Spell | Class::Trap)
            )
    }

    pub(crate) fn takes_no_effect_damage(&self, seat: Seat) -> bool {
        self.p
            .lingering
            .iter()
            .any(|l| l.rule == LingeringRule::NoEffectDamage && l.seat == seat)
    }

    /// What happens to a card instead of going to the graveyard.
    pub(crate) fn banished_instead(&self, row: &Row) -> bool {
        self.in_force().iter().any(|one| match one.standing {
            Standing::BanishedInstead { side, what } => {
                side.covers(one.user.seat, row.owner)
                    && self.fits(row, what, one.user) == crate::Truth::Yes
            }
            _ => false,
        })
    }

    /// Whether a standing effect keeps a side from chaining to the effects of a card.
    pub(crate) fn is_unanswerable(&self, card: CardId, user: Seat, by: Seat) -> bool {
        self.in_force().iter().any(|one| {
            one.user.card == card
                && matches!(one.standing, Standing::Unanswerable(side) if side.covers(user, by))
        })
    }
}

impl User {
    /// The controller of a card, as the user of its standing effects.
    pub(crate) const fn of(row: &Row) -> Self {
        Self {
            seat: row.place.seat,
            card: row.id,
            effect: 0,
            declared: None,
            word: None,
            link: 0,
        }
    }
}

/// The value that a lingering effect changes.
const fn changed_by(rule: LingeringRule) -> Option<Value> {
    match rule {
        LingeringRule::Becomes(of, _)
        | LingeringRule::Change(of, _)
        | LingeringRule::OriginalBecomes(of, _) => Some(of),
        LingeringRule::Negated | LingeringRule::TrapsNegated | LingeringRule::ColumnNegated(_) => {
            Some(Value::Negated)
        }
        _ => None,
    }
}

fn cause_of(by: Option<CardId>) -> Cause {
    by.map_or(Cause::RULE, |card| Cause {
        reason: Reason::Effect,
        by: None,
        card: Some(card),
        link: 0,
    })
}

/// Whether a card lies face-up on the field.
const fn lies_open(row: &Row) -> bool {
    row.place.zone.on_field() && row.posture.face_up()
}

/// Whether a card's own text makes it a Normal Monster outside the field.
pub(crate) fn normal_elsewhere(def: &CardDef) -> bool {
    let says = |standing: &Standing| matches!(standing, Standing::NormalElsewhere);
    def.effects
        .iter()
        .any(|effect| matches!(&effect.kind, EffectKind::Continuous(all) if all.iter().any(says)))
}

/// What a card has standing about itself, in a definition.
pub(crate) fn says(def: &CardDef, wanted: fn(&Standing) -> bool) -> bool {
    def.effects
        .iter()
        .any(|effect| matches!(&effect.kind, EffectKind::Continuous(all) if all.iter().any(wanted)))
}
