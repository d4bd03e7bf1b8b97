//! What happened, as cards name it: one place where a happening is compared with an occasion.

use crate::Truth;
use crate::game::{Game, User, lies_in};
use crate::numbers::covers;
use crate::vocabulary::{
    Act, Activation, CardDef, Instruction, Occasion, Places, Subject, Turn, Why,
};
use duel::{CardId, Happened, Happening, Method, Place, Reason, Zone};

impl Game<'_> {
    /// Whether a happening is what an occasion names, for this user.
    pub(crate) fn occurs(&self, occasion: &Occasion, happening: &Happening, user: User) -> Truth {
        match happening.what {
            Happened::Moved { .. } => self.occurs_by_move(occasion, happening, user),
            Happened::Summoned { .. } => self.occurs_by_summon(occasion, happening, user),
            Happened::Attacked { .. } | Happened::Battled { .. } | Happened::TimingBegan(_) => {
                self.occurs_in_battle(occasion, happening, user)
            }
            Happened::Damaged { .. } => self.occurs_by_damage(occasion, happening, user),
            _ => self.occurs_otherwise(occasion, happening, user),
        }
    }

    fn occurs_by_summon(&self, occasion: &Occasion, happening: &Happening, user: User) -> Truth {
        // A Flip Summon turns its monster face-up.
        if let (Occasion::Flipped(what), Happened::Summoned { card, method, .. }) =
            (occasion, happening.what)
        {
            return Truth::of(method == Method::Flip).and(|| self.is_subject(what, card, user));
        }
        let (
            Occasion::Summoned {
                what,
                by,
                methods,
                from,
                by_effect,
            },
            Happened::Summoned {
                card,
                by: who,
                method,
                from: came,
            },
        ) = (occasion, happening.what)
        else {
            return Truth::No;
        };
        let place = Place::pile(who, came);
        let own_effect = by_effect.is_none_or(|effect| self.is_by_effect(happening, card, effect));
        Truth::of(
            by.covers(user.seat, who)
                && covers(methods, method)
                && (from.is_empty() || self.lies_in_any(place, from))
                && own_effect,
        )
        .and(|| self.is_subject(what, card, user))
    }

    /// Whether a card was summoned by this effect of its own.
    fn is_by_effect(&self, happening: &Happening, card: CardId, effect: u8) -> bool {
        happening.cause.card == Some(card)
            && self.p.used.iter().any(|used| {
                matches!(used, duel::Use::Effect { card: of, effect: number, .. }
                    if (*of, *number) == (card, effect))
            })
    }

    fn occurs_by_move(&self, occasion: &Occasion, happening: &Happening, user: User) -> Truth {
        let Happened::Moved { card, from, to, .. } = happening.what else {
            return Truth::No;
        };
        match occasion {
            Occasion::Moved {
                what,
                from: left,
                to: reached,
                why,
                by,
                side,
            } => {
                let by_whom = happening
                    .cause
                    .by
                    .is_none_or(|seat| by.covers(user.seat, seat));
                Truth::of(
                    (left.is_empty() || self.lies_in_any(from, left))
                        && (reached.is_empty() || self.lies_in_any(to, reached))
                        && (why.is_empty() || why.iter().any(|why| self.is_why(*why, happening)))
                        && by_whom
                        && side.covers(user.seat, from.seat),
                )
                .and(|| self.is_subject(what, card, user))
            }
            Occasion::DestroysByBattle { what, other } => {
                let by = happening.cause.card;
                let destroyed = self.p.card(card);
                Truth::of(happening.cause.reason == Reason::Battle && to.zone != from.zone)
                    .and(|| by.map_or(Truth::No, |by| self.is_subject(what, by, user)))
                    .and(|| destroyed.map_or(Truth::No, |row| self.fits(row, other, user)))
            }
            _ => Truth::No,
        }
    }

    pub(crate) fn lies_in_any(&self, place: Place, list: &[Places]) -> bool {
        list.iter()
            .any(|one| lies_in(place.zone, place.slot, *one, false))
    }

    fn is_why(&self, why: Why, happening: &Happening) -> bool {
        let cause = happening.cause;
        let (from, to) = match happening.what {
            Happened::Moved { from, to, .. } => (from.zone, to.zone),
            _ => return false,
        };
        let discarded = from == Zone::Hand && to != Zone::Deck;
        match why {
            Why::Battle => cause.reason == Reason::Battle,
            Why::Destroyed => cause.reason == Reason::Destroyed,
            Why::Effect => matches!(
                cause.reason,
                Reason::Effect | Reason::Destroyed | Reason::Discarded | Reason::Drawn
            ),
            Why::Cost => {
                let paid = matches!(
                    cause.reason,
                    Reason::Cost | Reason::Tributed | Reason::Detached
                );
                cause.link > 0 && paid
            }
            Why::Tributed => cause.reason == Reason::Tributed,
            // A monster used for a summon that was negated is not treated as its material.
            Why::Material => {
                cause.reason == Reason::Material && self.summon_followed(happening.group)
            }
            Why::Discarded => {
                cause.reason == Reason::Discarded || (cause.reason == Reason::Cost && discarded)
            }
            Why::Drawn => {
                cause.reason == Reason::Drawn
                    || (cause.reason == Reason::Rule && from == Zone::Deck && to == Zone::Hand)
            }
        }
    }

    fn summon_followed(&self, group: u32) -> bool {
        let all = self.p.happened.iter().chain(&self.p.occasion);
        all.into_iter()
            .any(|later| later.group > group && matches!(later.what, Happened::Summoned { .. }))
    }

    fn occurs_in_battle(&self, occasion: &Occasion, happening: &Happening, user: User) -> Truth {
        match (occasion, happening.what) {
            (
                Occasion::Attack {
                    by,
                    attacker,
                    target: wanted,
                    direct,
                },
                Happened::Attacked { card, target },
            ) => {
                let by_whom = happening
                    .cause
                    .by
                    .is_some_and(|seat| by.covers(user.seat, seat));
                Truth::of(by_whom && (!direct || target.is_none()))
                    .and(|| self.is_optional_subject(attacker.as_ref(), Some(card), user))
                    .and(|| self.is_optional_subject(wanted.as_ref(), target, user))
            }
            (Occasion::Battled(what), Happened::Battled { card, target }) => {
                self.fights(what, (card, target), user)
            }
            (Occasion::BattleTiming { timing, what }, Happened::TimingBegan(began)) => {
                Truth::of(*timing == began).and(|| match self.p.attack {
                    Some(attack) => self.fights(what, (attack.card, attack.target), user),
                    None => Truth::No,
                })
            }
            _ => Truth::No,
        }
    }

    /// Whether one of the monsters of a battle is the one meant.
    fn fights(
        &self,
        what: &Subject,
        (attacker, target): (CardId, Option<CardId>),
        user: User,
    ) -> Truth {
        self.is_subject(what, attacker, user)
            .or(|| target.map_or(Truth::No, |target| self.is_subject(what, target, user)))
    }

    fn occurs_by_damage(&self, occasion: &Occasion, happening: &Happening, user: User) -> Truth {
        let (
            Occasion::Damaged {
                side,
                by,
                battle,
                effect,
                monster,
                direct,
            },
            Happened::Damaged { seat, .. },
        ) = (occasion, happening.what)
        else {
            return Truth::No;
        };
        let cause = happening.cause;
        let in_battle = cause.reason == Reason::Battle;
        let kind = (*battle && in_battle) || (*effect && !in_battle) || (!battle && !effect);
        let source = cause.by.is_none_or(|who| by.covers(user.seat, who));
        let directly = in_battle && self.p.attack.is_some_and(|a| a.target.is_none());
        Truth::of(side.covers(user.seat, seat) && kind && source && (!direct || directly))
            .and(|| self.is_optional_subject(monster.as_ref(), cause.card, user))
    }

    fn is_optional_subject(
        &self,
        subject: Option<&Subject>,
        card: Option<CardId>,
        user: User,
    ) -> Truth {
        match (subject, card) {
            (None, _) => Truth::Yes,
            (Some(_), None) => Truth::No,
            (Some(subject), Some(card)) => self.is_subject(subject, card, user),
        }
    }

    fn occurs_otherwise(&self, occasion: &Occasion, happening: &Happening, user: User) -> Truth {
        match (occasion, happening.what) {
            (Occasion::Flipped(what), Happened::Turned { card, from, to }) => {
                let flipped = !from.face_up() && to.face_up();
                Truth::of(flipped && !self.turned_quietly(happening, user))
                    .and(|| self.is_subject(what, card, user))
            }
            (Occasion::PositionChanged(what), Happened::Turned { card, .. }) => {
                self.is_subject(what, card, user)
            }
            (Occasion::Gained(side), Happened::Gained { seat, .. }) => {
                Truth::of(side.covers(user.seat, seat))
            }
            (Occasion::Activated { by, kinds }, Happened::Activated { by: who, kind, .. }) => {
                Truth::of(by.covers(user.seat, who) && Activation::any_covers(kinds, kind))
            }
            _ => Truth::No,
        }
    }

    /// Whether a monster was turned by an effect that activates no effects of Flip monsters, and the
    /// user is one.
    fn turned_quietly(&self, happening: &Happening, user: User) -> bool {
        let flip = |def: &CardDef| def.monster().is_some_and(|monster| monster.flip);
        let quiet = |one: &Instruction| {
            let to = Turn::FaceUpQuietly;
            matches!(&one.act, Act::ChangePosition { to: turn, .. } if *turn == to)
        };
        let turner = happening.cause.card.and_then(|card| self.def(card));
        happening.cause.reason == Reason::Effect
            && self.def(user.card).is_some_and(flip)
            && turner.is_some_and(|def| {
                let modes = self.effects(def).iter().flat_map(|effect| &effect.modes);
                modes.flat_map(|mode| &mode.resolve).any(quiet)
            })
    }

    fn is_subject(&self, subject: &Subject, card: CardId, user: User) -> Truth {
        match subject {
            Subject::This => Truth::of(card == user.card),
            Subject::Bearer => {
                let bearer = self.p.card(user.card).and_then(|row| row.attached);
                Truth::of(bearer == Some(card))
            }
            Subject::Any(filter) => match self.p.card(card) {
                Some(row) => self.fits(row, filter, user),
                None => Truth::No,
            },
        }
    }
}

impl Occasion {
    /// True where what happened is about the card with the effect itself.
    pub(crate) const fn is_about_this(&self) -> bool {
        matches!(
            self,
            Self::Summoned {
                what: Subject::This,
                ..
            } | Self::Moved {
                what: Subject::This,
                ..
            } | Self::Flipped(Subject::This)
                | Self::PositionChanged(Subject::This)
                | Self::Battled(Subject::This)
                | Self::BattleTiming {
                    what: Subject::This,
                    ..
                }
                | Self::DestroysByBattle {
                    what: Subject::This,
                    ..
                }
        )
    }
}
