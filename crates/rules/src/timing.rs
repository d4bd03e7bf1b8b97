//! When, if, and the triggers that follow what happened.
//!
//! The memory of what happened since the last window is in the position; here it is asked. A
//! trigger's event, and what a card answers, go through the same [`Game::occurs`].

use crate::Truth;
use crate::game::{Game, User};
use crate::vocabulary::{Effect, EffectKind, Occasion, Subject, Timing};
use duel::{Cause, Event, Happened, Happening, Reason, Row, Seat, Trigger, TriggerFate, Zone};

impl Game<'_> {
    /// Whether a happening is what an occasion names, for this user.
    pub(crate) fn occurs(&self, occasion: &Occasion, happening: &Happening, user: User) -> Truth {
        match (occasion, happening.what) {
            (
                Occasion::Summoned { what, by, methods },
                Happened::Summoned {
                    card,
                    by: who,
                    method,
                },
            ) => Truth::of(by.covers(user.seat, who))
                .and(|| Truth::of(methods.is_empty() || methods.contains(&method)))
                .and(|| self.is_subject(what, card, user)),
            (Occasion::SentFromFieldToGraveyard(what), Happened::Moved { card, from, to, .. }) => {
                Truth::of(from.zone.on_field() && to.zone == Zone::Graveyard)
                    .and(|| self.is_subject(what, card, user))
            }
            _ => Truth::No,
        }
    }

    fn is_subject(&self, subject: &Subject, card: duel::CardId, user: User) -> Truth {
        match subject {
            Subject::This => Truth::of(card == user.card),
            Subject::Any(filter) => match self.p.card(card) {
                Some(row) => self.fits(row, filter, user),
                None => Truth::No,
            },
        }
    }

    /// Whether a card may answer the present occasion: something that fits was the last thing
    /// that happened.
    pub(crate) fn answers_occasion(&self, occasion: &Occasion, user: User) -> Truth {
        let all = &self.p.occasion;
        let mut truth = Truth::No;
        for happening in all.iter().filter(|happening| is_last(all, happening)) {
            match self.occurs(occasion, happening, user) {
                Truth::Yes => return Truth::Yes,
                Truth::Unknown => truth = Truth::Unknown,
                Truth::No => {}
            }
        }
        truth
    }

    /// The next trigger whose event happened and that isn't noted yet.
    pub(crate) fn trigger_due(&self) -> Option<Event> {
        let rows = self.by_place();
        self.p
            .happened
            .iter()
            .find_map(|happening| rows.iter().find_map(|row| self.trigger_of(row, happening)))
    }

    fn trigger_of(&self, row: &Row, happening: &Happening) -> Option<Event> {
        if !is_public(row) {
            return None;
        }
        let def = self.cards.of(row)?;
        def.effects
            .iter()
            .enumerate()
            .find_map(|(number, effect)| self.trigger_event(row, number as u8, effect, happening))
    }

    fn trigger_event(
        &self,
        row: &Row,
        number: u8,
        effect: &Effect,
        happening: &Happening,
    ) -> Option<Event> {
        let EffectKind::Trigger {
            mandatory,
            timing,
            event,
        } = &effect.kind
        else {
            return None;
        };
        let (seat, card) = (row.place.seat, row.id);
        let noted = self
            .p
            .triggers
            .iter()
            .any(|t| (t.card, t.effect) == (card, number));
        let user = User {
            seat,
            card,
            declared: None,
        };
        if noted
            || self.occurs(event, happening, user) != Truth::Yes
            || !self.may_be_used(row, number, effect, seat)
        {
            return None;
        }
        // TIME-WHEN: "when …: you can" only if it was the last thing that happened.
        if !*mandatory
            && *timing == Timing::When
            && let Some(cause) = followed_by(&self.p.happened, happening)
        {
            return Some(Event::TriggerMissed {
                seat,
                card,
                effect: number,
                cause,
            });
        }
        Some(Event::TriggerMet {
            seat,
            card,
            effect: number,
            mandatory: *mandatory,
        })
    }

    /// The first tier that has triggers waiting: turn player mandatory, other mandatory, turn
    /// player optional, other optional (SEGOC-TIERS).
    pub(crate) fn tier_due(&self) -> Option<(Seat, bool, impl Iterator<Item = &Trigger>)> {
        let first = self.turn_player();
        let (seat, mandatory) = [
            (first, true),
            (first.other(), true),
            (first, false),
            (first.other(), false),
        ]
        .into_iter()
        .find(|&(seat, mandatory)| self.waiting(seat, mandatory).next().is_some())?;
        Some((seat, mandatory, self.waiting(seat, mandatory)))
    }

    /// The triggers of a tier that wait and may still be used. Under the old rules those whose
    /// event happened first come first (flag `early_trigger`).
    pub(crate) fn waiting(&self, seat: Seat, mandatory: bool) -> impl Iterator<Item = &Trigger> {
        let of_tier = move |t: &&Trigger| {
            (t.seat, t.mandatory, t.fate) == (seat, mandatory, TriggerFate::Met)
                && self.is_usable(t)
        };
        let first = if self.profile().early_trigger {
            let all = self.p.triggers.iter().filter(of_tier);
            all.filter_map(|t| self.set_off(t)).min()
        } else {
            None
        };
        self.p
            .triggers
            .iter()
            .filter(of_tier)
            .filter(move |t| first.is_none() || self.set_off(t) == first)
    }

    fn is_usable(&self, trigger: &Trigger) -> bool {
        let effect = |row| {
            let def = self.cards.of(row)?;
            def.effects.get(usize::from(trigger.effect))
        };
        self.p.card(trigger.card).is_some_and(|row| {
            effect(row).is_some_and(|e| self.may_be_used(row, trigger.effect, e, trigger.seat))
        })
    }

    /// The group of happenings that set a trigger off.
    fn set_off(&self, trigger: &Trigger) -> Option<u32> {
        let row = self.p.card(trigger.card)?;
        let effect = self
            .cards
            .of(row)?
            .effects
            .get(usize::from(trigger.effect))?;
        let EffectKind::Trigger { event, .. } = &effect.kind else {
            return None;
        };
        let user = User {
            seat: trigger.seat,
            card: trigger.card,
            declared: None,
        };
        let all = self.p.occasion.iter().chain(&self.p.happened);
        all.filter(|happening| self.occurs(event, happening, user) == Truth::Yes)
            .map(|happening| happening.group)
            .min()
    }
}

/// Where a card is when its trigger with this event activates.
pub(crate) fn home(event: &Occasion) -> Zone {
    match event {
        Occasion::Summoned { .. } => Zone::Monster,
        Occasion::SentFromFieldToGraveyard(_) => Zone::Graveyard,
    }
}

fn is_public(row: &Row) -> bool {
    match row.place.zone {
        Zone::Graveyard => true,
        Zone::Monster | Zone::Spell | Zone::Field | Zone::Banished => row.posture.face_up(),
        _ => false,
    }
}

/// True when nothing that counts came after it.
pub(crate) fn is_last(all: &[Happening], happening: &Happening) -> bool {
    followed_by(all, happening).is_none()
}

/// What came after a happening, so that "when" missed it: a later group, or the chain whose cost
/// or earlier link it was. Cards that leave after a chain by rule don't count.
fn followed_by(all: &[Happening], happening: &Happening) -> Option<Cause> {
    all.iter()
        .find(|later| later.group > happening.group && later.cause.reason != Reason::Rule)
        .map(|later| later.cause)
        .or_else(|| is_cost(happening).then_some(happening.cause))
}

fn is_cost(happening: &Happening) -> bool {
    matches!(happening.cause.reason, Reason::Cost | Reason::Tributed) && happening.cause.link > 0
}
