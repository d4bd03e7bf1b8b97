//! The turn, what is said, what is chosen, life points.

use super::Mismatch;
use crate::{
    Action, Because, CardId, Cause, ChoiceKind, Goal, Happened, Intent, Phase, Picked, Point,
    Position, Reason, Seat, Setting, Step, Telling,
};
use smallvec::SmallVec;

/// As many cards as a duel can have, tokens included.
pub(super) const MOST_CARDS: usize = 255;
/// So many happenings, uses and effects at a time are seldom exceeded.
const ROOM: usize = 256;
/// So many links are seldom exceeded.
const LINKS: usize = 16;

impl Position {
    pub(super) fn begin_play(
        &mut self,
        turn: u16,
        seat: Seat,
        phase: Option<Phase>,
    ) -> Result<(), Mismatch> {
        if self.point != Point::SettingUp || self.profile.is_none() {
            return Err(Mismatch::OutOfOrder("the beginning of play"));
        }
        self.make_room();
        self.turn = turn;
        self.turn_seat = seat;
        match phase {
            Some(phase) => self.enter_phase(phase),
            None => self.point = Point::Ready,
        }
        Ok(())
    }

    /// Room for all that a duel comes to, so that no event of it has to find any.
    fn make_room(&mut self) {
        self.rows.reserve_exact(MOST_CARDS - self.rows.len());
        for owner in Seat::BOTH {
            let own = self.rows.iter().filter(|row| row.owner == owner).count();
            let faces = &mut self.pool[owner];
            faces.reserve_exact(own.saturating_sub(faces.len()));
        }
        self.happened.reserve(ROOM);
        self.occasion.reserve(ROOM);
        self.chain.reserve(LINKS);
        self.triggers.reserve(ROOM);
        self.values.reserve(ROOM);
        self.lingering.reserve(ROOM);
        self.lingering_since.reserve(ROOM);
        self.used.reserve(ROOM);
        self.used_ever.reserve(4 * ROOM);
    }

    pub(super) fn hear(&mut self, by: Seat, action: &Action) {
        match action {
            Action::MoveOn { to: None } => {
                let goal = match self.step {
                    Some(step) if step != Step::End => Goal::LeaveStep(step),
                    _ => Goal::Leave(self.phase),
                };
                self.goals[by] = Some(goal.into());
            }
            Action::MoveOn { to: Some(to) } | Action::AgreeUpTo { to } => {
                self.goals[by] = Some(Goal::Reach(*to).into());
            }
            Action::EndTurn => self.goals[by] = Some(Goal::EndTurn.into()),
            _ => {
                self.goals = Default::default();
                self.intent = Some(self.intends(by, action.clone()));
            }
        }
    }

    /// What a player is about to do, as things are now.
    pub(super) fn intends(&self, by: Seat, action: Action) -> Intent {
        let from = match &action {
            Action::Activate { card, .. } => self.card(*card).map(|row| row.place),
            _ => None,
        };
        Intent {
            from,
            group: self.group,
            ..intent(by, action)
        }
    }

    pub(super) fn enter_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.step = None;
        self.timing = None;
        self.attack = None;
        self.next_phase = None;
        self.because = Because::PhaseBegan(phase);
        self.point = Point::PhaseEntered;
        for goal in &mut self.goals.0 {
            // A goal that is passed over is reached as well: nobody agreed to go on beyond it.
            let over = match goal.map(|ahead| ahead.goal) {
                Some(Goal::Leave(_) | Goal::LeaveStep(_)) => true,
                Some(Goal::Reach(named)) => named <= phase,
                Some(Goal::EndTurn) | None => false,
            };
            if over {
                *goal = None;
            }
        }
    }

    /// A seat passes automatically from now on, or no longer, or not until it says so again.
    pub(super) fn set(&mut self, seat: Seat, passes: bool, suspended: bool) {
        self.settings[seat] = Setting {
            passes,
            suspended: passes && suspended,
        };
        if let Some(ahead) = &mut self.goals[seat] {
            ahead.suspended |= suspended;
        }
    }

    pub(super) fn choose(&mut self, picked: &Picked) -> Result<(), Mismatch> {
        let choice = self.choice.ok_or(Mismatch::NothingUnderWay("choice"))?;
        match choice.what {
            ChoiceKind::Phase => {
                self.next_phase = match picked {
                    Picked::Phase(phase) => Some(*phase),
                    _ => None,
                };
            }
            ChoiceKind::HandLimit => {
                // All that was said ahead is reached: what the discard sets off is asked.
                self.goals = Default::default();
                self.picked = Some(cards_of(picked));
            }
            ChoiceKind::AttackTarget => self.reply_to_change(picked)?,
            ChoiceKind::Posture if self.frame.is_none() && self.intent.is_none() => {
                self.posture = match picked {
                    Picked::Posture(posture) => Some(*posture),
                    _ => None,
                };
            }
            _ if self.frame.is_some() && in_resolution(choice.what) => {
                self.choose_in_step(choice.what, picked)?;
            }
            _ => self.choose_for_action(choice.what, picked)?,
        }
        self.choice = None;
        Ok(())
    }

    /// A choice in the middle of a cost or an effect.
    fn choose_in_step(&mut self, what: ChoiceKind, picked: &Picked) -> Result<(), Mismatch> {
        let frame = self
            .frame
            .as_mut()
            .ok_or(Mismatch::NothingUnderWay("step"))?;
        match (what, picked) {
            (ChoiceKind::Whether, Picked::Whether(yes)) => frame.whether = Some(*yes),
            (ChoiceKind::Number, Picked::Number(number)) => frame.number = Some(*number),
            (ChoiceKind::Posture, Picked::Posture(posture)) => frame.posture = Some(*posture),
            (ChoiceKind::Material, picked) => frame.materials = Some(cards_of(picked)),
            (ChoiceKind::Telling, Picked::Told(told)) => {
                frame.told = Some(Telling::clone(told));
                frame.telling = false;
            }
            // What each player picks in one step comes together.
            (ChoiceKind::Cost | ChoiceKind::Cards, picked) => {
                let so_far = frame.picked.get_or_insert_default();
                so_far.extend(cards_of(picked));
                frame.picks = frame.picks.saturating_add(1);
            }
            _ => return Err(Mismatch::OutOfOrder("this kind of answer")),
        }
        self.count_step(false);
        Ok(())
    }

    /// A choice while an action is carried out.
    fn choose_for_action(&mut self, what: ChoiceKind, picked: &Picked) -> Result<(), Mismatch> {
        let intent = self
            .intent
            .as_mut()
            .ok_or(Mismatch::NothingUnderWay("action"))?;
        match (what, picked) {
            (ChoiceKind::Mode, Picked::Mode(mode)) => intent.mode = Some(*mode),
            (ChoiceKind::Name, Picked::Name(name)) => intent.declared = Some(*name),
            (ChoiceKind::Word, Picked::Word(word)) => intent.word = Some(*word),
            (ChoiceKind::Posture, Picked::Posture(posture)) => intent.posture = Some(*posture),
            (ChoiceKind::Target, picked) => intent.targets = Some(cards_of(picked)),
            (ChoiceKind::Tribute | ChoiceKind::Material, picked) => {
                intent.tributes = Some(cards_of(picked));
            }
            _ => return Err(Mismatch::OutOfOrder("this kind of answer")),
        }
        Ok(())
    }

    pub(super) fn change_lp(
        &mut self,
        seat: Seat,
        by: i32,
        to: u32,
        cause: Cause,
    ) -> Result<(), Mismatch> {
        let was = self.lp[seat];
        if cause.reason != Reason::SetUp && i64::from(was) + i64::from(by) != i64::from(to) {
            return Err(Mismatch::LifePoints {
                seat,
                was,
                by,
                said: to,
            });
        }
        self.lp[seat] = to;
        if let Some(frame) = &mut self.frame {
            frame.amount = by.unsigned_abs();
        }
        if by > 0 && cause.reason == Reason::Effect {
            let by = by.unsigned_abs();
            self.note(Happened::Gained { seat, by }, cause);
        }
        if by < 0 && matches!(cause.reason, Reason::Effect | Reason::Battle) {
            self.note(
                Happened::Damaged {
                    seat,
                    by: by.unsigned_abs(),
                },
                cause,
            );
        }
        self.count_step(true);
        Ok(())
    }
}

fn intent(by: Seat, action: Action) -> Intent {
    Intent {
        by,
        action,
        by_rule: false,
        irregularities: 0,
        settled: false,
        mode: None,
        declared: None,
        targets: None,
        tributes: None,
        word: None,
        posture: None,
        was_set: false,
        from: None,
        group: 0,
    }
}

/// Whether a choice belongs to the step under way, where one is.
const fn in_resolution(what: ChoiceKind) -> bool {
    matches!(
        what,
        ChoiceKind::Cost
            | ChoiceKind::Cards
            | ChoiceKind::Whether
            | ChoiceKind::Number
            | ChoiceKind::Posture
            | ChoiceKind::Material
            | ChoiceKind::Telling
    )
}

pub(super) fn cards_of(picked: &Picked) -> SmallVec<[CardId; 4]> {
    match picked {
        Picked::Cards(cards) => cards.clone(),
        _ => SmallVec::new(),
    }
}
