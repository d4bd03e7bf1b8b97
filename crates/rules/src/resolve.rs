//! The interpreter: one instruction of a cost or an effect, one event at a time.
//!
//! Where it stands (link, step, what was picked, what moved) is in the position's frame, so that
//! it goes on from any record. The instructions themselves are in `acts.rs`.

use crate::carry::stays;
use crate::game::{Game, User};
use crate::numbers::Scene;
use crate::vocabulary::{Effect, Gate, Instruction, Mode, Pool};
use crate::{Next, Truth};
use duel::{
    Action, CardId, Cause, ChoiceKind, Event, Frame, Intent, Link, Negation, Outcome, Part, Reason,
    Row,
};

/// Whether an instruction is through, or what comes next of it.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// It is through.
    Done,
    /// This comes next.
    Next(Next),
}

impl Progress {
    pub(crate) const fn event(event: Event) -> Self {
        Self::Next(Next::Event(event))
    }
}

/// On whose behalf an instruction is carried out, and for which link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Party<'a> {
    pub(crate) user: User,
    pub(crate) part: Part,
    /// The targets, and the pool they were chosen from.
    pub(crate) targets: Option<(&'a [CardId], &'a Pool)>,
    /// What the cost moved.
    pub(crate) paid: &'a [CardId],
    /// When the link was added: what has moved since is something else.
    pub(crate) moment: Option<u32>,
}

impl Party<'_> {
    pub(crate) const fn cause(&self, reason: Reason) -> Cause {
        Cause {
            reason,
            by: Some(self.user.seat),
            card: Some(self.user.card),
            link: self.user.link,
        }
    }
}

impl<'a> Game<'a> {
    /// What comes next of the link that resolves.
    pub(crate) fn resolve(&self, frame: &'a Frame) -> Next {
        let Some(link) = self.p.link(frame.link) else {
            return Next::Over;
        };
        let resolved = |outcome| {
            Next::Event(Event::LinkResolved {
                link: frame.link,
                outcome,
            })
        };
        if let Some(outcome) = self.comes_to_nothing(frame, link) {
            return resolved(outcome);
        }
        let Some(mode) = self.mode(link.face, link.effect, link.mode) else {
            return resolved(Outcome::NoEffect);
        };
        let party = self.party_of_link(frame.link, link);
        if let Some(step) = frame.step
            && let Some(instruction) = mode.resolve.get(usize::from(step))
            && let Progress::Next(next) = self.instruct(frame, instruction, &party)
        {
            return next;
        }
        if let Some(event) = self.settle().or_else(|| self.drawn_face()) {
            return Next::Event(event);
        }
        let due = frame.step.map_or(0, |step| step + 1);
        if let Some(instruction) = mode.resolve.get(usize::from(due)) {
            return Next::Event(Event::StepBegan {
                link: frame.link,
                part: Part::Effect,
                step: due,
                together: instruction.when.is_together(),
            });
        }
        resolved(if frame.did_in_all > 0 {
            Outcome::Applied
        } else {
            Outcome::NoEffect
        })
    }

    /// Why a link does nothing, where it is clear before its first step.
    fn comes_to_nothing(&self, frame: &Frame, link: &Link) -> Option<Outcome> {
        match link.negated {
            Some(Negation::Activation) => return Some(Outcome::NegatedActivation),
            Some(Negation::Effect) => return Some(Outcome::NegatedEffect),
            None => {}
        }
        if frame.step.is_some() {
            return None;
        }
        // RES-NEGATED: the effects of the card are negated while it is still where it was.
        if self.is_negated_where_it_was(link) {
            return Some(Outcome::NegatedEffect);
        }
        self.has_left(link).then_some(Outcome::NoEffect)
    }

    fn is_negated_where_it_was(&self, link: &Link) -> bool {
        self.p.card(link.card).is_some_and(|row| {
            row.place.zone.on_field() && row.since <= link.moment && self.p.is_negated(row.id)
        })
    }

    /// RES-STAY: a continuous, field or equip card must be face-up on the field to do what its
    /// activation does, or what an effect does that it was used for there.
    fn has_left(&self, link: &Link) -> bool {
        let def = link.face.and_then(|face| self.cards.get(face));
        if !def.is_some_and(|def| stays(&def.kind)) {
            return false;
        }
        let row = self.p.card(link.card);
        if link.kind.is_card() {
            return !row.is_some_and(|row| row.place.zone.on_field() && row.posture.face_up());
        }
        // What its own cost took away had done its part by then.
        let monster = def.is_some_and(|def| def.monster().is_some());
        let after = |row: &Row| row.since > link.moment || !row.posture.face_up();
        !monster && link.from.zone.on_field() && row.is_none_or(after)
    }

    /// The party of an activation, or of a summon, that is being paid for.
    pub(crate) fn party(&self, intent: &'a Intent) -> Party<'a> {
        Party {
            user: self.user_of(intent),
            part: Part::Cost,
            targets: None,
            paid: &[],
            moment: None,
        }
    }

    pub(crate) fn party_of_link(&self, number: u8, link: &'a Link) -> Party<'a> {
        let mode = self.mode(link.face, link.effect, link.mode);
        let pool = mode
            .and_then(|mode| mode.targets.as_ref())
            .map(|targets| &targets.pool);
        Party {
            user: User {
                seat: link.seat,
                card: link.card,
                effect: link.effect,
                declared: link.declared,
                word: link.word,
                link: number,
            },
            part: Part::Effect,
            targets: pool.map(|pool| (link.targets.as_slice(), pool)),
            paid: &link.paid,
            moment: Some(link.moment),
        }
    }

    /// What is paid for an action: the cost of an effect, or of a way of being summoned.
    pub(crate) fn cost_of(&self, intent: &Intent) -> Option<&'a [Instruction]> {
        match intent.action {
            Action::Activate { card, effect } => {
                let body = self.effect(self.p.card(card)?.face, effect)?;
                let mode = self.mode_of(intent);
                Some(mode.map_or(&body.cost, |mode| mode.cost_in(body)))
            }
            Action::SpecialSummon { card, way } => self.cost_of_way(card, way),
            _ => None,
        }
    }

    /// What comes next of an instruction.
    pub(crate) fn instruct(
        &self,
        frame: &Frame,
        instruction: &Instruction,
        party: &Party<'_>,
    ) -> Progress {
        // What has begun is not gated again: the gate was asked when its turn came.
        if frame.stage == 0 && !self.gate_opens(frame, &instruction.when, party) {
            return Progress::Done;
        }
        match frame.whether {
            Some(false) => return Progress::Done,
            None if instruction.may => {
                return Progress::event(Event::ChoiceAsked {
                    seat: party.user.seat,
                    what: ChoiceKind::Whether,
                    least: 1,
                    most: 1,
                });
            }
            _ => {}
        }
        self.act(frame, &instruction.act, party)
    }

    fn gate_opens(&self, frame: &Frame, gate: &Gate, party: &Party<'_>) -> bool {
        match gate {
            Gate::Always | Gate::Also => true,
            Gate::IfDone | Gate::Then => frame.did_before > 0,
            Gate::IfNotDone => frame.did_before == 0,
            Gate::If(condition) => {
                let scene = Some(Scene::new(frame, party));
                self.holds(condition, party.user, scene) == Truth::Yes
            }
        }
    }
}

impl Mode {
    /// What is paid to use an effect in this way.
    pub(crate) fn cost_in<'a>(&'a self, effect: &'a Effect) -> &'a [Instruction] {
        if self.cost.is_empty() {
            &effect.cost
        } else {
            &self.cost
        }
    }
}

impl Gate {
    /// True for what happens at the same time as the instruction before.
    pub(crate) const fn is_together(&self) -> bool {
        matches!(self, Self::Also | Self::IfDone)
    }
}
