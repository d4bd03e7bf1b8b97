//! The battle phase: its steps, attacks, what stops them and what they turn to.
//!
//! ```text
//!  START ─exchange─▶ BATTLE ──attack──▶ triggers, FREE ─both pass─▶ BATTLE, attack under way
//!                     ▲  │                                               │ exchange
//!                     │  └─exchange─▶ END ─exchange─▶ next phase         ▼
//!                     └────────────────no window─────────────── DAMAGE (damage.rs)
//! ```
//!
//! An exchange is the open window of the turn player, left by moving on, and the other's answer.
//! An attack stands in the position from its declaration to the end of its damage step.

mod damage;

use crate::game::{Game, User};
use crate::inquiry::Inquiry;
use crate::verdict::Broken;
use crate::vocabulary::{Standing, Trait};
use crate::{Rule, Truth};
use alloc::vec::Vec;
use duel::{
    Attack, Because, CardId, Cause, ChoiceKind, DamageTiming, Event, Forbidden, Lingering,
    LingeringRule, Phase, Picked, Posture, Reason, Replay, Reply, Row, Seat, Step, Until, Use,
    Window, WindowKind, Zone,
};

impl<'a> Game<'a> {
    /// What follows when a step of the battle phase began (BATTLE-STEPS): the open window of the
    /// turn player. The other gets none on entering the Battle Step.
    pub(crate) fn begin_step(&self) -> Event {
        if let Some(event) = self.battle_ends() {
            return event;
        }
        if self.p.step == Some(Step::Damage) {
            let timing = DamageTiming::Start;
            return Event::TimingEntered { timing };
        }
        self.open(WindowKind::Open, (self.turn_player(), None))
    }

    /// The turn player leaves the open state of the battle phase: the step is over if the other
    /// passes. Leaving the End Step is leaving the phase.
    pub(crate) fn wants_to_leave_step(&self) -> Option<Event> {
        let step = self.p.step.filter(|step| *step != Step::End)?;
        Some(Event::WindowOpened {
            window: self.p.windows + 1,
            kind: WindowKind::StepEnd,
            owed: (self.turn_player().other(), None),
            because: Because::LeavesStep(step),
        })
    }

    /// BATTLE-DEFENDS: what turns to defense position as the battle phase ends: first that its
    /// position can't be changed, then the change.
    pub(crate) fn defends_due(&self) -> Option<Event> {
        if self.p.phase != Phase::Battle {
            return None;
        }
        self.in_force().iter().find_map(|one| match one.standing {
            Standing::DefendsAfterAttack { locked } => self.defends(one.user, *locked),
            _ => None,
        })
    }

    fn defends(&self, user: User, locked: bool) -> Option<Event> {
        let row = self
            .fighter(user.card, user.seat)
            .filter(|row| row.fought)?;
        let cause = Cause {
            reason: Reason::Effect,
            by: None,
            card: Some(user.card),
            link: 0,
        };
        let lingering = Lingering {
            rule: LingeringRule::Forbids(Forbidden::ChangePosition),
            seat: user.seat,
            card: Some(user.card),
            until: Until::EndOfTurn(self.next_own_turn(user.seat)),
            source: user.card,
        };
        if locked && !self.p.lingering.contains(&lingering) {
            return Some(Event::LingeringBegan { lingering, cause });
        }
        let to = Posture::FaceUpDefense;
        let card = user.card;
        (row.posture == Posture::FaceUpAttack).then_some(Event::PositionChanged { card, to, cause })
    }

    /// The number of the next turn of a seat after the present one.
    fn next_own_turn(&self, seat: Seat) -> u16 {
        let later = if seat == self.turn_player() { 2 } else { 1 };
        self.p.turn.saturating_add(later)
    }

    /// Both passed at the end of a phase or a step: the next one (BATTLE-STEPS).
    pub(crate) fn leave_step(&self) -> Event {
        let step = match self.p.step {
            None | Some(Step::End) => return self.leave_phase(),
            Some(Step::Start) => Step::Battle,
            Some(Step::Battle) if self.p.attack.is_some() => Step::Damage,
            Some(Step::Battle | Step::Damage) => Step::End,
        };
        self.due_before_leaving()
            .unwrap_or(Event::StepEntered { step })
    }

    /// BATTLE-END: an effect ended the battle phase. What is under way is over by now; a damage
    /// step is carried through first.
    fn battle_ends(&self) -> Option<Event> {
        let lingering = *self
            .p
            .lingering
            .iter()
            .find(|l| l.rule == LingeringRule::BattleEnds)?;
        let done = self.p.phase != Phase::Battle || self.p.step == Some(Step::End);
        if done {
            return Some(Event::LingeringEnded { lingering });
        }
        if self.p.step == Some(Step::Damage) {
            return None;
        }
        let stopped = self.p.attack.map(|attack| stopped(&attack, false));
        Some(stopped.unwrap_or(Event::StepEntered { step: Step::End }))
    }

    /// What becomes of the battle once a chain and the triggers after it are over: the end of the
    /// phase, the end of the attack, a replay.
    pub(crate) fn battle_due(&self) -> Option<Event> {
        if let Some(event) = self.battle_ends() {
            return Some(event);
        }
        if self.p.step != Some(Step::Battle) {
            return None;
        }
        let Some(attack) = &self.p.attack else {
            // What was for the battle that doesn't come about is over with it.
            let over = self.due_after_damage_step();
            return over.or_else(|| self.attacks_instead());
        };
        if self.attack_stops(attack) {
            return Some(stopped(attack, false));
        }
        self.replay(attack)
    }

    /// BATTLE-STOP: the attacker is gone; or after a chain it isn't in face-up Attack Position any
    /// more, or can't attack. "Can't declare an attack" comes too late.
    fn attack_stops(&self, attack: &Attack) -> bool {
        let Some(row) = self.fighter(attack.card, attack.seat) else {
            return true;
        };
        // A monster that left and came back has declared nothing. (What was wrong from the start
        // is an irregularity, and goes on as it did at the table.)
        let after_chain = matches!(self.p.because, Because::ChainEnded { .. });
        row.attacks == 0 || (after_chain && !self.can_go_on(attack, row))
    }

    /// BATTLE-STOP: an attack that can't go on is over for what resolves, before the chain is. What
    /// an effect about the attacking monster has begun with it, it ends with it.
    pub(crate) fn still_attacks(&self, card: CardId) -> bool {
        let begun = self
            .p
            .frame
            .as_ref()
            .is_none_or(|frame| frame.did_in_all > 0);
        if begun || self.p.step != Some(Step::Battle) {
            return true;
        }
        let goes_on = |attack: Attack| {
            let row = self.fighter(attack.card, attack.seat);
            attack.target == Some(card)
                || (attack.card == card
                    && row.is_some_and(|row| row.attacks > 0 && self.can_go_on(&attack, row)))
        };
        self.p.attack.is_some_and(goes_on)
    }

    fn can_go_on(&self, attack: &Attack, row: &Row) -> bool {
        row.posture == Posture::FaceUpAttack
            && !self.has_trait(row, Trait::CannotAttack)
            && !self.forbidden(attack.seat, Forbidden::Attack, Some(row))
            && (attack.target.is_some() || !self.cannot_attack_directly(row))
    }

    /// A card that is a monster on this side of the field.
    pub(crate) fn fighter(&self, card: CardId, side: Seat) -> Option<&'a Row> {
        self.p
            .card(card)
            .filter(|row| (row.place.seat, row.place.zone) == (side, Zone::Monster))
    }

    /// BATTLE-REPLAY: the monsters that can be attacked changed since the declaration. What then
    /// can be done is the flag `replay`; it is no new declaration, and nothing answers it as one.
    fn replay(&self, attack: &Attack) -> Option<Event> {
        if !attack.changed {
            return None;
        }
        if self.profile().replay == Replay::TakenBack {
            return Some(stopped(attack, true));
        }
        let card = attack.card;
        Some(match attack.reply {
            Some(Reply::Against(target)) => Event::AttackRetargeted {
                card,
                target: Some(target),
            },
            Some(Reply::Directly) => Event::AttackRetargeted { card, target: None },
            Some(Reply::Stop) => stopped(attack, false),
            None => Event::ChoiceAsked {
                seat: attack.seat,
                what: ChoiceKind::AttackTarget,
                least: 0,
                most: 1,
            },
        })
    }

    /// What the attacker may do at a replay: attack what can be attacked, or stop. The TCG rulebook
    /// has another monster attack instead, if its player likes; the first attack counts.
    pub(crate) fn replay_picks(&self) -> Vec<Picked> {
        let Some(attack) = &self.p.attack else {
            return Vec::new();
        };
        let mut picks = Vec::new();
        if let Some(row) = self.p.card(attack.card) {
            let against = |target: Option<&Row>| self.may_be_attacked(row, target).is_ok();
            picks.extend(self.attacked_by(attack.seat, against).map(|target| {
                target.map_or(Picked::Whether(true), |id| {
                    Picked::Cards([id].into_iter().collect())
                })
            }));
        }
        if self.profile().replay == Replay::SameOtherOrNone {
            self.other_attackers(attack, &mut picks);
        }
        picks.push(Picked::Whether(false));
        picks
    }

    fn other_attackers(&self, attack: &Attack, picks: &mut Vec<Picked>) {
        for row in self.monsters(attack.seat) {
            if row.id == attack.card {
                continue;
            }
            let against = |target: Option<&Row>| self.may_attack(row, target);
            picks.extend(
                self.attacked_by(attack.seat, against)
                    .map(|target| Picked::Cards([row.id].into_iter().chain(target).collect())),
            );
        }
    }

    /// Everything a seat can attack: the other's monsters, and directly.
    fn attacked_by(
        &self,
        seat: Seat,
        fits: impl Fn(Option<&Row>) -> bool,
    ) -> impl Iterator<Item = Option<CardId>> {
        let rows = self.monsters(seat.other());
        let targets = rows.into_iter().map(Some).chain([None]);
        targets
            .filter(move |target| fits(*target))
            .map(|target| target.map(|row| row.id))
    }

    /// Another monster was chosen to attack instead of the one whose targets had changed.
    fn attacks_instead(&self) -> Option<Event> {
        let picked = self.p.picked.as_ref()?;
        Some(Event::AttackDeclared {
            seat: self.turn_player(),
            card: *picked.first()?,
            target: picked.get(1).copied(),
        })
    }

    /// Whether a seat may declare this attack now.
    pub(crate) fn judge_attack(
        &self,
        by: Seat,
        (card, target): (CardId, Option<CardId>),
        window: &Window,
        inquiry: &mut Inquiry,
    ) -> Result<(), Broken> {
        let row = self.own_monster(by, card)?;
        let target = match target {
            Some(target) => Some(self.own_monster(by.other(), target)?),
            None => None,
        };
        // BATTLE-STEP: an attack is declared in the open state of the Battle Step.
        let step = self.p.step == Some(Step::Battle);
        inquiry.ask(Broken::impossible(Rule::BattleStep), Truth::of(step))?;
        let open = window.kind == WindowKind::Open;
        inquiry.ask(Rule::OpenState, Truth::of(open))?;
        // BATTLE-ONE: one attack at a time.
        inquiry.ask(Rule::AttackUnderWay, Truth::of(self.p.attack.is_none()))?;
        let known = Truth::of(row.face.is_some());
        inquiry.ask(Broken::impossible(Rule::BattleFace), known)?;
        if !row.posture.face_up() {
            return Err(Broken::impossible(Rule::Attacker));
        }
        for (rule, holds) in self.attack_conditions(row, target) {
            inquiry.ask(rule, Truth::of(holds))?;
        }
        Ok(())
    }

    /// Whether a witness record may hold an attack that breaks a rule here.
    pub(crate) fn attack_can_stand(&self) -> bool {
        self.p.step == Some(Step::Battle)
            && self.p.attack.is_none()
            && self.p.window.map(|window| window.kind) == Some(WindowKind::Open)
    }

    /// The conditions of an attack by this monster, wherever it is declared.
    fn attack_conditions(&self, row: &Row, target: Option<&Row>) -> [(Rule, bool); 5] {
        let seat = row.place.seat;
        let forbidden = self.has_trait(row, Trait::CannotAttack)
            || self.forbidden(seat, Forbidden::DeclareAttack, Some(row))
            || self.forbidden(seat, Forbidden::Attack, Some(row))
            || (target.is_none() && self.cannot_attack_directly(row));
        let at = self.may_be_attacked(row, target);
        let fits = |rule| at != Err(rule);
        [
            // BATTLE-ATTACKER: face-up, in Attack Position.
            (Rule::Attacker, row.posture == Posture::FaceUpAttack),
            (Rule::Forbidden, !forbidden),
            (Rule::AttackOnce, self.has_an_attack_left(row, target)),
            (Rule::AttackTarget, fits(Rule::AttackTarget)),
            (Rule::DirectAttack, fits(Rule::DirectAttack)),
        ]
    }

    fn may_attack(&self, row: &Row, target: Option<&Row>) -> bool {
        let conditions = self.attack_conditions(row, target);
        conditions.into_iter().all(|(_, holds)| holds)
    }

    /// BATTLE-ONCE: one attack a turn, unless an effect gives more. One that was negated, or
    /// cancelled at a replay, counts.
    fn has_an_attack_left(&self, row: &Row, target: Option<&Row>) -> bool {
        if row.attacks == 0 {
            return true;
        }
        let twice = row.attacks == 1 && self.has_trait(row, Trait::AttacksTwice);
        let each = self.has_trait(row, Trait::AttacksEach)
            && target.is_some_and(|target| {
                !self.p.used.contains(&Use::Attacked {
                    card: row.id,
                    target: target.id,
                })
            });
        twice || each
    }

    /// BATTLE-TARGET: a monster of the other side that can be attacked. BATTLE-DIRECT: its player,
    /// if it has none.
    fn may_be_attacked(&self, row: &Row, target: Option<&Row>) -> Result<(), Rule> {
        match target {
            Some(target) if self.has_trait(target, Trait::NotAttacked) => Err(Rule::AttackTarget),
            Some(_) => Ok(()),
            None if self.cannot_attack_directly(row) => Err(Rule::Forbidden),
            None => {
                let mut others = self.p.zone(row.place.seat.other(), Zone::Monster);
                let free = others.next().is_none() || self.has_trait(row, Trait::AttacksDirectly);
                if free {
                    Ok(())
                } else {
                    Err(Rule::DirectAttack)
                }
            }
        }
    }

    fn cannot_attack_directly(&self, row: &Row) -> bool {
        self.has_trait(row, Trait::CannotAttackDirectly)
            || self.forbidden(row.place.seat, Forbidden::AttackDirectly, Some(row))
    }

    /// No battle phase in the first turn of a duel (PHASE-FIRST-BATTLE), nor where an effect
    /// forbids it.
    pub(crate) fn may_battle(&self) -> bool {
        (self.p.turn > 1 || self.profile().first_turn_battle)
            && !self.forbidden(self.turn_player(), Forbidden::BattlePhase, None)
    }
}

/// The attack is over before damage was calculated.
fn stopped(attack: &Attack, taken_back: bool) -> Event {
    Event::AttackStopped {
        card: attack.card,
        taken_back,
        cause: Cause::RULE,
    }
}
