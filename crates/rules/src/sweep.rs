//! What follows by the rules of the game when a card has left: materials without their monster,
//! equip cards without theirs, cards bound to each other.

use crate::continuous::says;
use crate::game::{Game, User};
use crate::vocabulary::{Act, CardDef, CardKind, Effect, Spell, Standing};
use alloc::vec::Vec;
use duel::{
    CardId, Cause, DamageTiming, Event, Happened, Happening, Lingering, LingeringRule, Negation,
    Place, Posture, Reason, Row, Seat, Step, Until, Zone,
};

impl Game<'_> {
    /// The next thing that has to leave, all that leave for the same reason at once.
    pub(crate) fn sweep(&self) -> Option<Event> {
        // Most of the time no card is another's material, equips or is bound.
        let bonds = self.laid().bonds;
        let bond = |due: fn(&Self) -> Option<Event>| if bonds { due(self) } else { None };
        bond(Self::lost_materials)
            .or_else(|| bond(Self::unattached_equips))
            .or_else(|| self.bound_to_destroy())
            .or_else(|| self.falls_after_calculation())
            .or_else(|| self.destroyed_while())
            .or_else(|| self.burnt())
            .or_else(|| self.due_detached())
            .or_else(|| self.waits_in_vain())
            .or_else(|| self.oath_over())
            .or_else(|| bond(Self::bond_over))
    }

    /// MATERIAL-LEFT: materials go to the graveyard when their monster has left.
    fn lost_materials(&self) -> Option<Event> {
        let without =
            |row: &&Row| row.place.zone == Zone::Material && !self.carries_materials(row.attached);
        self.leave(without, Cause::RULE)
    }

    /// EQUIP-LEFT: an equip card is destroyed when its monster has left or is face-down.
    fn unattached_equips(&self) -> Option<Event> {
        let without = |row: &&Row| {
            row.place.zone == Zone::Spell
                && row.posture.face_up()
                && row.attached.is_some()
                && self.equips(row)
                && !self.is_monster_there(row.attached)
        };
        let cause = Cause {
            reason: Reason::Destroyed,
            ..Cause::RULE
        };
        self.leave(without, cause)
    }

    /// ACT-FORBIDDEN: what an activation forbids for its turn isn't forbidden once that activation was
    /// negated.
    fn oath_over(&self) -> Option<Event> {
        let mut negated = self.p.chain.iter().filter(|link| {
            let swears = |effect: &Effect| {
                let modes = effect.modes.iter().flat_map(|mode| &mode.cost);
                let mut costs = effect.cost.iter().chain(modes);
                costs.any(|one| matches!(one.act, Act::Linger { .. }))
            };
            link.negated == Some(Negation::Activation)
                && self.effect(link.face, link.effect).is_some_and(swears)
        });
        negated.find_map(|link| {
            let sworn = |l: &&Lingering| l.source == link.card && l.card.is_none();
            let lingering = *self.p.lingering.iter().find(sworn)?;
            Some(Event::LingeringEnded { lingering })
        })
    }

    fn equips(&self, row: &Row) -> bool {
        self.cards.of(row).is_some_and(|def| {
            matches!(
                def.kind,
                CardKind::Spell(Spell::Equip) | CardKind::Monster(_)
            ) || equips_by_its_text(def)
        })
    }

    /// CONT-BOUND: a card that is bound to a monster, and doesn't equip it, stays on the field
    /// without it, bound to nothing any more.
    fn bond_over(&self) -> Option<Event> {
        let over = |row: &&Row| {
            row.place.zone.on_field()
                && row.attached.is_some()
                && !self.equips(row)
                && !self.is_monster_there(row.attached)
        };
        self.those(over).first().map(|row| Event::Attached {
            card: row.id,
            to: None,
            cause: Cause::RULE,
        })
    }

    /// Materials lie under a monster of the field, face-down ones too, and under one that is being
    /// summoned.
    fn carries_materials(&self, card: Option<CardId>) -> bool {
        card.and_then(|card| self.p.card(card)).is_some_and(|row| {
            matches!(row.place.zone, Zone::Monster | Zone::Limbo)
                || self.p.intent.as_ref().and_then(|i| i.action.card()) == Some(&row.id)
        })
    }

    fn is_monster_there(&self, card: Option<CardId>) -> bool {
        card.and_then(|card| self.p.card(card))
            .is_some_and(|row| row.place.zone == Zone::Monster && row.posture.face_up())
    }

    fn leave(&self, which: impl FnMut(&&Row) -> bool, cause: Cause) -> Option<Event> {
        let cards: Vec<CardId> = self.those(which).iter().map(|row| row.id).collect();
        (!cards.is_empty()).then(|| self.send_to_graveyard(&cards, cause))
    }

    /// CONT-BOUND: a card that leaves takes the monster it is bound to with it, or goes with it.
    fn bound_to_destroy(&self) -> Option<Event> {
        let due = self
            .p
            .happened
            .iter()
            .find_map(|happening| self.bound_of(happening))?;
        let cause = Cause {
            reason: Reason::Destroyed,
            by: None,
            card: Some(due.1),
            link: 0,
        };
        Some(self.send_to_graveyard(&[due.0], cause))
    }

    /// The card that a move destroys, and the card whose text says so.
    fn bound_of(&self, happening: &Happening) -> Option<(CardId, CardId)> {
        let Happened::Moved {
            card,
            face,
            from,
            attached,
            negated,
            ..
        } = happening.what
        else {
            return None;
        };
        if !from.zone.on_field() {
            return None;
        }
        let destroyed = matches!(happening.cause.reason, Reason::Destroyed | Reason::Battle);
        let takes_along: fn(&Standing) -> bool = match destroyed {
            true => |s| {
                matches!(
                    s,
                    Standing::DestroysBoundWhenItLeaves | Standing::DestroysBoundWhenDestroyed
                )
            },
            false => |s| matches!(s, Standing::DestroysBoundWhenItLeaves),
        };
        if let (Some(monster), false) = (attached, negated)
            && self.is_monster_there(Some(monster))
            && self.def_says(face, takes_along)
            && self.is_destroyed_by(monster, from.seat)
            && self.is_affected(monster, self.as_user(card, from.seat))
        {
            return Some((monster, card));
        }
        let bound = self.p.rows.iter().find(|row| {
            row.place.zone.on_field()
                && row.attached == Some(card)
                && !self.p.is_negated(row.id)
                && self.def_says(row.face, |s| matches!(s, Standing::DestroyedWithBound))
        })?;
        destroyed.then_some((bound.id, bound.id))
    }

    /// A card that has left, as the user of what it still does.
    fn as_user(&self, card: CardId, seat: Seat) -> User {
        User {
            seat,
            card,
            effect: 0,
            declared: None,
            word: None,
            link: 0,
        }
    }

    fn def_says(&self, face: Option<duel::Passcode>, wanted: fn(&Standing) -> bool) -> bool {
        face.and_then(|face| self.cards.get(face))
            .is_some_and(|def| says(def, wanted))
    }

    /// CONT-TARGETED: what was targeted before damage calculation is destroyed after it.
    fn falls_after_calculation(&self) -> Option<Event> {
        if !self.before_calculation() {
            return None;
        }
        let due = self.in_force().iter().find(|one| {
            matches!(one.standing, Standing::DestroyedWhenTargeted)
                && self.was_targeted(one.user.card)
                && !self.has_lingering(one.user.card, LingeringRule::DestroyedLater)
        })?;
        let lingering = Lingering {
            rule: LingeringRule::DestroyedLater,
            seat: due.user.seat,
            card: Some(due.user.card),
            until: Until::EndOfCalculation,
            source: due.user.card,
        };
        let cause = Cause::RULE;
        Some(Event::LingeringBegan { lingering, cause })
    }

    /// Whether a battle has its damage calculation still before it, in the damage step.
    fn before_calculation(&self) -> bool {
        self.p.step == Some(Step::Damage) && self.p.timing <= Some(DamageTiming::Calculation)
    }

    /// Cards that are destroyed while something is so.
    fn destroyed_while(&self) -> Option<Event> {
        let due = self.in_force().iter().find(|one| match one.standing {
            Standing::DestroyedWhile(condition) => {
                self.holds(condition, one.user, None) == crate::Truth::Yes
                    && self.is_destroyed_by(one.user.card, one.user.seat)
            }
            Standing::DestroyedWhenTargeted => {
                !self.before_calculation()
                    && self.was_targeted(one.user.card)
                    && self.is_destroyed_by(one.user.card, one.user.seat)
            }
            _ => false,
        })?;
        let cause = Cause {
            reason: Reason::Destroyed,
            by: None,
            card: Some(due.user.card),
            link: 0,
        };
        Some(self.send_to_graveyard(&[due.user.card], cause))
    }

    /// LINGER-BURN: the damage that the destruction of a card brings its controller; once it was
    /// taken, or the card has left otherwise, that is over.
    fn burnt(&self) -> Option<Event> {
        self.p.lingering.iter().find_map(|lingering| {
            let LingeringRule::BurnsWhenDestroyed(amount) = lingering.rule else {
                return None;
            };
            let card = lingering.card?;
            if self
                .p
                .card(card)
                .is_some_and(|row| row.place.zone.on_field())
            {
                return None;
            }
            let burns = self.damage_for_destroyed(card, amount);
            Some(burns.unwrap_or(Event::LingeringEnded {
                lingering: *lingering,
            }))
        })
    }

    fn damage_for_destroyed(&self, of: CardId, amount: u32) -> Option<Event> {
        let cause = Cause {
            reason: Reason::Effect,
            by: None,
            card: Some(of),
            link: 0,
        };
        let mut all = self.p.happened.iter();
        let seat = all.find_map(|happening| match happening.what {
            Happened::Moved { card, from, .. } if card == of && is_destruction(happening) => {
                Some(from.seat)
            }
            _ => None,
        })?;
        let done = self.p.happened.iter().any(|one| one.cause == cause);
        let to = self.p.lp[seat].saturating_sub(amount);
        let by = -i32::try_from(self.p.lp[seat] - to).unwrap_or(i32::MAX);
        let spared = done || by == 0 || self.takes_no_effect_damage(seat);
        (!spared).then_some(Event::LpChanged {
            seat,
            by,
            to,
            cause,
        })
    }

    /// CONT-TARGETED: a link that targeted a card has resolved, and the card is still where it was,
    /// or the card of that link goes on targeting it: it equips it, or is bound to it.
    fn was_targeted(&self, card: CardId) -> bool {
        self.p.chain.iter().any(|link| {
            let row = |card: CardId| self.p.card(card);
            let stayed = row(card).is_some_and(|row| row.since <= link.moment);
            let holds = row(link.card).is_some_and(|row| row.attached == Some(card));
            link.resolved
                && link.negated.is_none()
                && link.targets.contains(&card)
                && (stayed || holds)
        })
    }

    /// Where a card goes that would go to the graveyard, if somewhere else.
    pub(crate) fn instead_of_graveyard(
        &self,
        row: &Row,
        def: Option<&CardDef>,
    ) -> Option<(Place, Posture)> {
        if let Some(banished) = self.instead_of_leaving(row) {
            return Some(banished);
        }
        if self.banished_instead(row) {
            return Some((Place::pile(row.owner, Zone::Banished), Posture::FaceUp));
        }
        // PENDULUM-EXTRA: a pendulum monster that would go from the field to the graveyard goes
        // face-up to the extra deck.
        let pendulum = def
            .and_then(CardDef::monster)
            .is_some_and(|monster| monster.scale.is_some());
        (pendulum && row.place.zone.on_field())
            .then(|| (Place::pile(row.owner, Zone::Extra), Posture::FaceUp))
    }

    /// Where a card goes that is banished when it leaves the field.
    pub(crate) fn instead_of_leaving(&self, row: &Row) -> Option<(Place, Posture)> {
        let banished = row.place.zone.on_field()
            && self.has_lingering(row.id, LingeringRule::BanishedWhenItLeaves);
        banished.then(|| (Place::pile(row.owner, Zone::Banished), Posture::FaceUp))
    }
}

fn is_destruction(happening: &Happening) -> bool {
    matches!(happening.cause.reason, Reason::Destroyed | Reason::Battle)
}

/// Whether an effect of a card equips it to a monster.
fn equips_by_its_text(def: &CardDef) -> bool {
    let modes = def.effects.iter().flat_map(|effect| &effect.modes);
    let mut acts = modes.flat_map(|mode| &mode.resolve).map(|one| &one.act);
    acts.any(|act| matches!(act, Act::Equip(_)))
}
