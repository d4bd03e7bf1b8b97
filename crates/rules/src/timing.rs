//! When, if, and the triggers that follow what happened.
//!
//! The memory of what happened since the last window is in the position; here it is asked. A
//! trigger's event, and what a card answers, go through the same [`Game::occurs`].

use crate::Truth;
use crate::activation::Attempt;
use crate::game::{Game, User};
use crate::vocabulary::{Effect, EffectKind, Mode, Occasion, Places, Timing};
use duel::{
    Because, CardId, Cause, Event, Happened, Happening, HiddenTriggers, Link, Phase, Reason, Row,
    Seat, Step, Trigger, TriggerFate, Window, WindowKind, Zone,
};

/// The triggers that are to be placed now: whose, and whether they must be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tier {
    pub(crate) seat: Seat,
    pub(crate) mandatory: bool,
    /// The trigger, where there is exactly one.
    pub(crate) only: Option<Trigger>,
}

impl<'a> Game<'a> {
    /// Whether a card may answer the present occasion: something that fits was the last thing
    /// that happened.
    pub(crate) fn answers_occasion(&self, occasion: &Occasion, user: User) -> Truth {
        self.met_among(&self.p.occasion, occasion, Timing::When, user)
    }

    /// Whether one of these happenings is what an occasion names; with "when", one of the last.
    fn met_among(
        &self,
        all: &[Happening],
        occasion: &Occasion,
        timing: Timing,
        user: User,
    ) -> Truth {
        let counts = |one: &&Happening| timing == Timing::If || is_last(all, one);
        all.iter().filter(counts).fold(Truth::No, |so_far, one| {
            so_far.or(|| self.occurs(occasion, one, user))
        })
    }

    /// The next trigger whose event happened and that isn't noted yet.
    pub(crate) fn trigger_due(&self) -> Option<Event> {
        if self.p.happened.is_empty() {
            return None;
        }
        let seen = |row: &Row| is_public(row) || everybody_knows(row);
        let rows = self.those(|row| seen(row) && self.cards.marks(row).trigger);
        let due = |happening: &Happening| {
            let mut triggers = rows
                .iter()
                .filter_map(|row| self.trigger_of(row, happening));
            triggers.next()
        };
        self.p
            .happened
            .iter()
            .filter(|happening| self.counts_by_now(happening))
            .find_map(due)
    }

    fn trigger_of(&self, row: &'a Row, happening: &Happening) -> Option<Event> {
        if !is_public(row) && !everybody_knows(row) {
            return None;
        }
        let def = self.cards.of(row)?;
        let effects = self.effects(def).iter().enumerate();
        effects
            .into_iter()
            .find_map(|(number, effect)| self.trigger_event(row, number as u8, effect, happening))
    }

    fn trigger_event(
        &self,
        row: &'a Row,
        number: u8,
        effect: &'a Effect,
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
        let (seat, card, mandatory) = (row.place.seat, row.id, *mandatory);
        let user = User {
            effect: number,
            ..User::of(row)
        };
        if self.is_noted(card, number)
            || !self.applied_by(row, happening)
            || self.occurs(event, happening, user) != Truth::Yes
            || !self.may_be_used(row, number, effect, seat)
            || !self.has_open_mode(row, number)
        {
            return None;
        }
        // TIME-WHEN: "when …: you can" only if it was the last thing that happened.
        let followed = followed_by(&self.p.happened, happening);
        let effect = number;
        Some(match followed {
            Some(cause) if !mandatory && *timing == Timing::When => {
                // The same event may have happened again since, as the last thing.
                let again = self.met_among(&self.p.happened, event, Timing::When, user);
                if again == Truth::Yes {
                    return Some(Event::TriggerMet {
                        seat,
                        card,
                        effect,
                        mandatory,
                    });
                }
                Event::TriggerMissed {
                    seat,
                    card,
                    effect,
                    cause,
                }
            }
            _ => Event::TriggerMet {
                seat,
                card,
                effect,
                mandatory,
            },
        })
    }

    /// Whether what happened came after a card's own activation had resolved, where that lies in the
    /// same chain: nothing before sets it off.
    fn applied_by(&self, row: &Row, happening: &Happening) -> bool {
        let all = &self.p.happened;
        let activated = all.iter().find_map(|one| match one.what {
            Happened::Activated { card, kind, .. } if card == row.id && kind.is_card() => {
                Some(one.cause.link)
            }
            _ => None,
        });
        let Some(link) = activated.filter(|_| row.place.zone.on_field()) else {
            return true;
        };
        let resolved = all.iter().rposition(|one| one.cause.link >= link);
        all.iter().position(|one| one == happening) > resolved
    }

    fn is_noted(&self, card: CardId, number: u8) -> bool {
        let same = |t: &Trigger| (t.card, t.effect) == (card, number);
        self.p.triggers.iter().any(same)
    }

    /// What everybody can see of whether a trigger could be activated at all.
    fn has_open_mode(&self, row: &Row, number: u8) -> bool {
        Attempt::new(*self, row.place.seat, row.id, number)
            .is_ok_and(|a| a.effect.modes.is_empty() || a.open_modes().next().is_some())
    }

    /// The first tier that has triggers waiting: turn player mandatory, other mandatory, turn
    /// player optional, other optional (SEGOC-TIERS). Where triggers in hands go with the optional
    /// ones, a seat is asked whenever what happened could set off a card that it may hold: whether
    /// it is asked tells nothing of its hand.
    pub(crate) fn tier_due(&self) -> Option<Tier> {
        let first = self.turn_player();
        let tiers = [
            (first, true),
            (first.other(), true),
            (first, false),
            (first.other(), false),
        ];
        tiers.into_iter().find_map(|(seat, mandatory)| {
            let (one, more) = {
                let mut waiting = self.waiting(seat, mandatory);
                (waiting.next().copied(), waiting.next().is_some())
            };
            let hidden = !mandatory && self.may_hold_a_trigger(seat);
            (one.is_some() || hidden).then_some(Tier {
                seat,
                mandatory,
                only: one.filter(|_| !more && !hidden),
            })
        })
    }

    /// The triggers of a tier that wait and may still be used. Under the old rules those whose
    /// event happened first come first (flag `early_trigger`).
    pub(crate) fn waiting(
        &self,
        seat: Seat,
        mandatory: bool,
    ) -> impl Iterator<Item = &'a Trigger> + use<'_, 'a> {
        let of_tier = move |t: &&'a Trigger| {
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
        self.p.card(trigger.card).is_some_and(|row| {
            let effect = self.effect(row.face, trigger.effect);
            effect.is_some_and(|e| {
                self.has_its_own_chain(e) && self.may_be_used(row, trigger.effect, e, trigger.seat)
            })
        })
    }

    /// PHASE-EFFECT: phase effects are never on one chain; those that are left come after it.
    fn has_its_own_chain(&self, effect: &Effect) -> bool {
        let of_phase = |kind: &EffectKind| {
            matches!(
                kind,
                EffectKind::Trigger {
                    event: Occasion::Phase { .. },
                    ..
                }
            )
        };
        self.p.chain.is_empty() || !of_phase(&effect.kind)
    }

    /// The group of happenings that set a trigger off.
    fn set_off(&self, trigger: &Trigger) -> Option<u32> {
        let row = self.p.card(trigger.card)?;
        let effect = self.effect(row.face, trigger.effect)?;
        let EffectKind::Trigger { event, .. } = &effect.kind else {
            return None;
        };
        let user = User {
            seat: trigger.seat,
            effect: trigger.effect,
            ..User::of(row)
        };
        let all = self.p.occasion.iter().chain(&self.p.happened);
        all.filter(|happening| self.occurs(event, happening, user) == Truth::Yes)
            .map(|happening| happening.group)
            .min()
    }

    /// What a trigger said now would answer: what happened, or what its chain answers already.
    fn set_off_by(&self) -> &'a [Happening] {
        let asked = self.p.window.map(|window| window.kind);
        let placing = asked.is_none() || asked == Some(WindowKind::Trigger);
        if placing && self.p.chain.is_empty() {
            &self.p.happened
        } else {
            &self.p.occasion
        }
    }

    /// Whether what set off a trigger in a hand has happened, in time.
    pub(crate) fn hidden_trigger_met(&self, attempt: &Attempt<'a>) -> Truth {
        let EffectKind::Trigger { event, timing, .. } = &attempt.effect.kind else {
            return Truth::No;
        };
        // What set it off sets it off once.
        let user = attempt.user();
        let used = |link: &duel::Link| (link.card, link.effect) == (user.card, user.effect);
        // (Where SEGOC-SELF refuses it, that is the reason told.)
        let again = self.p.chain.iter().any(used);
        if again && attempt.first_to_summon_itself() != Truth::No {
            return Truth::No;
        }
        self.met_among(self.set_off_by(), event, *timing, user)
    }

    /// SEGOC-HIDDEN: whether what happened could set off a trigger in this seat's hand, as far as
    /// everybody at the table can see: some card there is has such an effect, and the seat holds a
    /// card that not everybody knows.
    fn may_hold_a_trigger(&self, seat: Seat) -> bool {
        let placing = self.p.chain.iter().all(|link| {
            self.effect(link.face, link.effect)
                .is_some_and(|effect| matches!(effect.kind, EffectKind::Trigger { .. }))
        });
        self.profile().hidden_triggers == HiddenTriggers::WithOptional
            && placing
            && !self.p.asked_triggers[seat]
            && !self.set_off_by().is_empty()
            && self.hand_trigger_possible(seat)
    }

    /// Whether a trigger window is there only because the seat's hand could hold a trigger, as far
    /// as everybody at the table can see.
    pub(crate) fn asks_about_a_hand(&self, window: &Window) -> bool {
        let optional = window.because == Because::TriggersMet { mandatory: false };
        let in_hand = |trigger: &Trigger| {
            let card = self.p.card(trigger.card);
            card.is_some_and(|row| row.place.zone == Zone::Hand && row.known_to != 3)
        };
        optional
            && self.profile().hidden_triggers == HiddenTriggers::WithOptional
            && self.waiting(window.owed.0, false).all(in_hand)
    }

    fn hand_trigger_possible(&self, seat: Seat) -> bool {
        let mut hand = self.p.zone(seat, Zone::Hand);
        if hand.all(|row| row.known_to == 3) {
            return false;
        }
        // Any card there is: what the seat really holds plays no part.
        self.cards.hand_triggers().any(|effect| {
            let user = User {
                seat,
                card: CardId(u32::MAX),
                effect: 0,
                declared: None,
                word: None,
                link: 1,
            };
            self.could_be_set_off(effect, user)
        })
    }

    fn could_be_set_off(&self, effect: &Effect, user: User) -> bool {
        let EffectKind::Trigger { event, timing, .. } = &effect.kind else {
            return false;
        };
        self.met_among(self.set_off_by(), event, *timing, user)
            .may()
            && effect
                .modes
                .iter()
                .any(|mode| self.open_conditions(mode, user))
    }

    fn open_conditions(&self, mode: &Mode, user: User) -> bool {
        mode.requires
            .iter()
            .filter(|condition| condition.is_public())
            .all(|condition| self.holds(condition, user, None).may())
    }

    /// Whether a trigger's card is where its effect activates from, under the profile's rule
    /// (`trigger_location`).
    pub(crate) fn trigger_is_there(&self, row: &Row, effect: &Effect, event: &Occasion) -> bool {
        use duel::TriggerLocation;
        let stayed = self.is_at_its_trigger(row, effect, event);
        let own = event.is_about_this() && row.place.zone != Zone::Hand;
        match self.profile().trigger_location {
            TriggerLocation::MustStay => stayed,
            TriggerLocation::PublicOnly => {
                stayed || (own && !matches!(row.place.zone, Zone::Deck | Zone::Hand))
            }
            TriggerLocation::Anywhere => stayed || own,
        }
    }

    fn is_at_its_trigger(&self, row: &Row, effect: &Effect, event: &Occasion) -> bool {
        let user = User::of(row);
        if !effect.from.is_empty() {
            let there = |place: &Places| self.is_in(row, *place, user);
            let seen = row.posture.face_up() || row.place.zone == Zone::Hand;
            return effect.from.iter().any(there) && seen;
        }
        if let Occasion::Moved { to, .. } = event
            && event.is_about_this()
        {
            let there = |place: &Places| self.is_in(row, *place, user);
            let seen = is_public(row) || (everybody_knows(row) && row.place.zone == Zone::Hand);
            return seen && (to.iter().any(there) || (to.is_empty() && is_public(row)));
        }
        let monster = self
            .cards
            .of(row)
            .is_some_and(|def| def.monster().is_some());
        let home = row.place.zone == Zone::Monster;
        row.place.zone.on_field()
            && row.posture.face_up()
            && (home || !monster || row.attached.is_some())
    }

    /// Whether it is the phase an effect names. Its battle phase effects belong to the start step.
    pub(crate) fn is_phase(&self, phase: Phase) -> bool {
        self.p.phase == phase && (phase != Phase::Battle || self.p.step == Some(Step::Start))
    }

    /// PHASE-EFFECT: a mandatory phase effect that is still to be used before the phase may end,
    /// the turn player's first.
    pub(crate) fn phase_effect_due(&self) -> Option<Event> {
        let may = |row: &&Row| is_public(row) && self.cards.marks(row).phase;
        let rows = self.those(may);
        rows.iter().find_map(|row| self.phase_effect_of(row))
    }

    fn phase_effect_of(&self, row: &'a Row) -> Option<Event> {
        let def = self.cards.of(row).filter(|_| is_public(row))?;
        let (seat, card) = (row.place.seat, row.id);
        let effects = self.effects(def).iter().enumerate();
        effects.into_iter().find_map(|(number, effect)| {
            let EffectKind::Trigger {
                mandatory: true,
                event: Occasion::Phase { phase, turn },
                ..
            } = &effect.kind
            else {
                return None;
            };
            let number = number as u8;
            let due = self.is_phase(*phase)
                && turn.covers(seat, self.turn_player())
                && !self.is_noted(card, number)
                && self.may_be_used(row, number, effect, seat)
                && self.has_open_mode(row, number);
            due.then_some(Event::TriggerMet {
                seat,
                card,
                effect: number,
                mandatory: true,
            })
        })
    }

    /// Whether a phase effect that had to be used was left out at the end of its phase.
    pub(crate) fn phase_effect_left_out(&self) -> bool {
        self.p.triggers.iter().any(|t| {
            let face = self.p.card(t.card).and_then(|row| row.face);
            t.fate == TriggerFate::Declined
                && t.mandatory
                && self.effect(face, t.effect).is_some_and(|effect| {
                    matches!(
                        effect.kind,
                        EffectKind::Trigger {
                            event: Occasion::Phase { .. },
                            ..
                        }
                    )
                })
        })
    }

    /// SEGOC-QUICK: a mandatory quick effect that has to answer the link on top, the turn player's
    /// first.
    pub(crate) fn mandatory_quick_due(&self) -> Option<Event> {
        let may = |row: &&Row| is_public(row) && self.cards.marks(row).mandatory_quick;
        let rows = self.those(may);
        rows.iter().find_map(|row| self.mandatory_quick_of(row))
    }

    fn mandatory_quick_of(&self, row: &'a Row) -> Option<Event> {
        let def = self.cards.of(row).filter(|_| is_public(row))?;
        let (seat, card) = (row.place.seat, row.id);
        let effects = self.effects(def).iter().enumerate();
        let links = &self.p.chain;
        let due = |number: u8| {
            let attempt = Attempt::new(*self, seat, card, number).ok()?;
            // What names its timing needs nothing to answer, and is used once.
            let of_timing = !attempt.effect.damage_step.is_empty();
            let is_this = |link: &Link| (link.card, link.effect) == (card, number);
            let again =
                links.last().is_some_and(is_this) || (of_timing && links.iter().any(is_this));
            let fast = links
                .last()
                .map_or(of_timing, |top| attempt.speed() >= top.speed);
            let fits = Attempt::CONDITIONS
                .iter()
                .all(|(_, holds)| holds(&attempt).may());
            (!again && fast && fits && attempt.some_mode().is_ok()).then_some(())
        };
        effects
            .into_iter()
            .filter(|(_, effect)| effect.kind == EffectKind::MandatoryQuick)
            .find_map(|(number, _)| {
                let effect = number as u8;
                due(effect).map(|()| Event::TriggerActivated { seat, card, effect })
            })
    }
}

/// Where everybody can see a card and what it is.
pub(crate) fn is_public(row: &Row) -> bool {
    match row.place.zone {
        Zone::Graveyard => true,
        Zone::Monster
        | Zone::Spell
        | Zone::Field
        | Zone::Pendulum
        | Zone::Banished
        | Zone::Extra => row.posture.face_up(),
        _ => false,
    }
}

/// Whether everybody knows a card that lies in a hidden place.
pub(crate) fn everybody_knows(row: &Row) -> bool {
    row.known_to == 3 && matches!(row.place.zone, Zone::Hand | Zone::Extra)
}

/// True when nothing that counts came after it.
pub(crate) fn is_last(all: &[Happening], happening: &Happening) -> bool {
    followed_by(all, happening).is_none()
}

/// What came after a happening, so that "when" missed it: a later group, or the chain whose cost
/// or earlier link it was. Cards that leave by rule don't count, nor with a card they are bound to,
/// nor do activations and what is done outside any chain while it resolves.
fn followed_by(all: &[Happening], happening: &Happening) -> Option<Cause> {
    all.iter()
        .find(|later| later.group > happening.group && counts(later))
        .map(|later| later.cause)
        .or_else(|| is_cost(happening).then_some(happening.cause))
}

fn counts(happening: &Happening) -> bool {
    let cause = happening.cause;
    let by_the_way = matches!(cause.reason, Reason::Drawn | Reason::Effect) && cause.link == 0;
    let falls_with_it = cause.reason == Reason::Destroyed && cause.link == 0 && cause.by.is_none();
    !matches!(cause.reason, Reason::Rule | Reason::Activation) && !by_the_way && !falls_with_it
}

fn is_cost(happening: &Happening) -> bool {
    let cause = happening.cause;
    cause.link > 0
        && matches!(
            cause.reason,
            Reason::Cost | Reason::Tributed | Reason::Detached
        )
}
