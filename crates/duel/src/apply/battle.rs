//! The battle phase: steps, attacks, the timings of the damage step.

use super::Mismatch;
use super::turn::cards_of;
use crate::{
    Attack, Because, CardId, Cause, DamageTiming, Goal, Happened, Picked, Point, Position, Reason,
    Reply, Seat, Step, Use, Zone,
};

impl Position {
    pub(super) fn enter_step(&mut self, step: Step) {
        if self.step.is_none() {
            self.used.push(Use::Battle(self.turn_seat));
        }
        self.step = Some(step);
        self.timing = None;
        if step != Step::Damage {
            self.attack = None;
        }
        self.because = Because::StepBegan(step);
        self.point = Point::StepEntered;
        for goal in &mut self.goals.0 {
            if matches!(goal.map(|ahead| ahead.goal), Some(Goal::LeaveStep(_))) {
                *goal = None;
            }
        }
    }

    pub(super) fn enter_timing(&mut self, timing: DamageTiming) {
        self.timing = Some(timing);
        self.timing_served = false;
        self.because = Because::TimingBegan(timing);
        self.point = Point::TimingEntered;
        if timing == DamageTiming::Start
            && let Some(attack) = self.attack
        {
            let down = attack
                .target
                .and_then(|target| self.card(target))
                .is_some_and(|row| !row.posture.face_up());
            self.attack = Some(Attack {
                was_face_down: down,
                ..attack
            });
            if let Some(row) = self.rows.get_mut(attack.card.row()) {
                row.fought = true;
            }
        }
        self.note(Happened::TimingBegan(timing), Cause::RULE);
    }

    pub(super) fn declare_attack(
        &mut self,
        seat: Seat,
        card: CardId,
        target: Option<CardId>,
    ) -> Result<(), Mismatch> {
        for id in core::iter::once(card).chain(target) {
            self.on_monster_zone(id)?;
        }
        let row = &mut self.rows[card.row()];
        row.attacks = row.attacks.saturating_add(1);
        self.note_target(card, target);
        self.picked = None;
        self.attack = Some(Attack {
            seat,
            card,
            target,
            changed: false,
            declared: false,
            was_face_down: false,
            calculated: false,
            doomed: [false; 2],
            reply: None,
        });
        self.intent = None;
        self.note(
            Happened::Attacked { card, target },
            Cause::action(Reason::Battle, seat),
        );
        self.because = Because::AttackDeclared;
        self.point = Point::Happened;
        Ok(())
    }

    fn note_target(&mut self, card: CardId, target: Option<CardId>) {
        if let Some(target) = target {
            self.used.push(Use::Attacked { card, target });
        }
    }

    fn on_monster_zone(&self, id: CardId) -> Result<(), Mismatch> {
        let row = self.card(id).ok_or(Mismatch::NoSuchCard(id))?;
        if row.place.zone == Zone::Monster {
            Ok(())
        } else {
            Err(Mismatch::OutOfOrder("a battle without the monster"))
        }
    }

    fn attack_of(&mut self, card: CardId) -> Result<&mut Attack, Mismatch> {
        self.attack
            .as_mut()
            .filter(|attack| attack.card == card)
            .ok_or(Mismatch::NothingUnderWay("attack of this card"))
    }

    pub(super) fn retarget(
        &mut self,
        card: CardId,
        target: Option<CardId>,
    ) -> Result<(), Mismatch> {
        if let Some(target) = target {
            self.on_monster_zone(target)?;
        }
        let attack = self.attack_of(card)?;
        attack.target = target;
        attack.changed = false;
        attack.reply = None;
        self.note_target(card, target);
        self.count_step(true);
        Ok(())
    }

    pub(super) fn stop_attack(&mut self, card: CardId, taken_back: bool) -> Result<(), Mismatch> {
        self.attack_of(card)?;
        self.attack = None;
        if taken_back && let Some(row) = self.rows.get_mut(card.row()) {
            row.attacks = row.attacks.saturating_sub(1);
        }
        self.count_step(true);
        Ok(())
    }

    pub(super) fn calculate_damage(&mut self, doomed: [bool; 2]) -> Result<(), Mismatch> {
        let attack = self
            .attack
            .as_mut()
            .ok_or(Mismatch::NothingUnderWay("attack"))?;
        attack.calculated = true;
        attack.doomed = doomed;
        let (card, target, seat) = (attack.card, attack.target, attack.seat);
        let battled = Happened::Battled { card, target };
        let cause = Cause::action(Reason::Battle, seat);
        // Battle damage is the same moment.
        let damaged = self.happened.last().is_some_and(|happening| {
            happening.cause.reason == Reason::Battle
                && matches!(happening.what, Happened::Damaged { .. })
        });
        if damaged {
            self.push_happening(battled, cause);
        } else {
            self.note(battled, cause);
        }
        Ok(())
    }

    /// What becomes of an attack whose targets have changed. A monster of the attacker's own side
    /// that is named attacks instead, once the first attack is over.
    pub(super) fn reply_to_change(&mut self, picked: &Picked) -> Result<(), Mismatch> {
        let seat = self.attack.ok_or(Mismatch::NothingUnderWay("attack"))?.seat;
        let cards = cards_of(picked);
        let own = |card: &CardId| self.card(*card).is_some_and(|row| row.place.seat == seat);
        let instead = cards.first().is_some_and(own);
        let reply = match (picked, cards.first()) {
            (_, Some(target)) if !instead => Reply::Against(*target),
            (Picked::Whether(true), _) => Reply::Directly,
            _ => Reply::Stop,
        };
        if instead {
            self.picked = Some(cards);
        }
        if let Some(attack) = &mut self.attack {
            attack.reply = Some(reply);
        }
        Ok(())
    }

    /// A monster came to, or left, the side that is attacked: the attack has other targets now.
    pub(super) fn watch_targets(&mut self, seat: Seat) {
        if self.step == Some(Step::Battle)
            && let Some(attack) = &mut self.attack
            && attack.seat != seat
        {
            attack.changed = true;
        }
    }
}
