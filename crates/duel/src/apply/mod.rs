//! The fold: one event, one step of the position. Physics only.
//!
//! `apply` checks that a fact is possible (the card is where the event says it came from, the
//! window is the open one) and never whether it is allowed. On a [`Mismatch`] the position is
//! left as it was.

mod battle;
mod chain;
mod mismatch;
mod moves;
mod repair;
mod sight;
mod summons;
mod turn;
mod windows;

pub use mismatch::Mismatch;

use crate::{
    Action, Asker, Because, Choice, Event, Intent, Link, LinkKind, Negation, Outcome, Part, Phase,
    Picked, Place, Point, Position, TriggerFate, Zone,
};
use chain::frame;
use turn::cards_of;

impl Position {
    /// Folds one event into the position.
    ///
    /// Desk events change nothing.
    ///
    /// # Errors
    /// [`Mismatch`] when the fact can't be; the position is then unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), Mismatch> {
        if event.is_desk() {
            return Ok(());
        }
        match self.repairs {
            0 => self.fold(event)?,
            _ => self.repair(event)?,
        }
        self.moment += 1;
        self.settled = match event {
            // All of these come where nothing was left to state, and change nothing of it.
            Event::WindowOpened { .. }
            | Event::TriggerMet { .. }
            | Event::TriggerMissed { .. }
            | Event::ChainClosed { .. }
            | Event::LinkResolving { .. }
            | Event::ChainEnded => true,
            Event::WindowAsked { .. }
            | Event::WindowHeld { .. }
            | Event::SettingChanged { .. }
            | Event::WindowAnswered { .. }
            | Event::WindowClosed { .. } => self.settled,
            _ => false,
        };
        Ok(())
    }

    fn fold(&mut self, event: &Event) -> Result<(), Mismatch> {
        match event {
            Event::DuelBegan {
                profile,
                mode,
                reading,
                ..
            } => {
                if self.profile.is_some() {
                    return Err(Mismatch::OutOfOrder("the beginning of the duel"));
                }
                self.profile = Some(*profile);
                self.mode = *mode;
                self.reading = *reading;
            }
            Event::CardsEntered {
                owner,
                to,
                count,
                posture,
            } => {
                self.enter(*owner, *to, *count, *posture)?;
            }
            Event::PlayBegan { turn, seat, phase } => self.begin_play(*turn, *seat, *phase)?,
            Event::Said { by, action } => self.hear(*by, action),
            Event::CardKnown {
                card,
                face,
                to,
                how,
            } => self.learn(*card, *face, *to, *how)?,
            Event::TurnBegan { turn, seat } => {
                self.turn = *turn;
                self.turn_seat = *seat;
                self.phase = Phase::Draw;
                self.step = None;
                self.timing = None;
                self.attack = None;
                self.hand_limit = false;
                self.forget_happenings();
                self.used.clear();
                for row in &mut self.rows {
                    row.attacks = 0;
                    row.fought = false;
                }
                self.goals = Default::default();
                self.point = Point::TurnBegan;
            }
            Event::PhaseEntered { phase } => self.enter_phase(*phase),
            Event::StepEntered { step } => self.enter_step(*step),
            Event::TimingEntered { timing } => self.enter_timing(*timing),
            Event::AttackDeclared { seat, card, target } => {
                self.declare_attack(*seat, *card, *target)?;
            }
            Event::AttackRetargeted { card, target } => self.retarget(*card, *target)?,
            Event::AttackStopped {
                card, taken_back, ..
            } => self.stop_attack(*card, *taken_back)?,
            Event::DamageCalculated { attacker, target } => {
                self.calculate_damage([*attacker, *target])?;
            }
            Event::WindowOpened {
                window,
                kind,
                owed,
                because,
            } => {
                self.open_window(*window, *kind, *owed, *because)?;
            }
            Event::WindowAsked { window, seat, by } => {
                let rank = self.owed_rank(*window, *seat)?;
                if let Some(open) = &mut self.window {
                    open.asked[rank] = true;
                }
                if *by == Asker::Judge {
                    self.goals = Default::default();
                }
            }
            Event::WindowHeld { window, seat } => {
                let rank = self.owed_rank(*window, *seat)?;
                if let Some(open) = &mut self.window {
                    open.held[rank] = true;
                }
            }
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => {
                self.answer_window(*window, *seat, *answer)?;
            }
            Event::WindowClosed { window } => self.close_window(*window)?,
            Event::ChoiceAsked {
                seat,
                what,
                least,
                most,
            } => {
                self.choice = Some(Choice {
                    seat: *seat,
                    what: *what,
                    least: *least,
                    most: *most,
                });
            }
            Event::ChoiceMade { picked, .. } => self.choose(picked)?,
            Event::TriggerActivated { seat, card, effect } => {
                let action = Action::Activate {
                    card: *card,
                    effect: *effect,
                };
                self.intent = Some(Intent {
                    by_rule: true,
                    settled: true,
                    ..self.intends(*seat, action)
                });
                // Nobody agreed beforehand to what has to be done now: everybody is asked again.
                self.goals = Default::default();
                self.point = Point::Acting;
            }
            Event::SummonDeclared {
                seat,
                card,
                method,
                to,
                posture,
                way,
            } => {
                self.declare_summon(*seat, *card, *method, (*to, *posture), *way)?;
            }
            Event::SummonJoined { card, to, posture } => {
                self.join_summon(*card, *to, *posture)?;
            }
            Event::SpecialSummoned {
                seat,
                method,
                moves,
                cause,
            } => self.special_summon(*seat, *method, moves, *cause)?,
            Event::TokenMade {
                seat,
                card,
                face,
                to,
                posture,
                cause,
            } => self.make_token(*seat, *card, *face, (*to, *posture), *cause)?,
            Event::MaterialsAttached { cards, to, cause } => {
                self.attach_materials(cards, *to, *cause)?;
            }
            Event::Attached { card, to, .. } => self.attach(*card, *to)?,
            Event::CountersChanged {
                card,
                counter,
                by,
                to,
                ..
            } => self.change_counters(*card, *counter, *by, *to)?,
            Event::SummonNegated { card, .. } => {
                self.pending_summon(*card)?;
                self.negate_summon(*card);
                self.count_step(true);
            }
            Event::SummonSucceeded { card } => self.succeed_summon(*card)?,
            Event::CardSet {
                seat,
                card,
                to,
                posture,
            } => {
                self.set_card(*seat, *card, *to, *posture)?;
            }
            Event::PositionChanged { card, to, cause } => self.turn_card(*card, *to, *cause)?,
            Event::LinkAdded {
                link,
                seat,
                card,
                effect,
                mode,
                kind,
                speed,
                targets,
                declared,
                word,
            } => {
                self.expect_link(*link, self.next_link())?;
                let row = self.card(*card);
                let face = row.and_then(|row| row.face);
                let now = row.map_or(Place::pile(*seat, Zone::Gone), |row| row.place);
                let said = self.intent.as_ref().and_then(|intent| intent.from);
                let from = match kind {
                    LinkKind::SpellCard | LinkKind::TrapCard => now,
                    _ => said.unwrap_or(now),
                };
                self.add_link(Link {
                    seat: *seat,
                    card: *card,
                    face,
                    effect: *effect,
                    mode: *mode,
                    kind: *kind,
                    speed: *speed,
                    targets: targets.clone(),
                    declared: *declared,
                    word: *word,
                    paid: self.paid(),
                    from,
                    moment: self.moment,
                    was_set: self.intent.as_ref().is_some_and(|i| i.was_set),
                    negated: None,
                    resolved: false,
                });
            }
            Event::ChainClosed { links } => {
                self.expect_link(*links, self.chain.len() as u8)?;
                self.point = Point::Resolving;
            }
            Event::LinkResolving { link } => {
                self.expect_link(*link, self.link_on_top().unwrap_or(0))?;
                self.frame = Some(frame(Part::Effect, *link));
                self.resolving_since = self.group;
            }
            Event::StepBegan {
                link,
                part,
                step,
                together,
            } => self.begin_step(*link, *part, *step, *together)?,
            Event::LinkNegated { link, what, .. } => {
                let index = usize::from(*link).wrapping_sub(1);
                let Some(entry) = self.chain.get_mut(index) else {
                    return Err(Mismatch::NotThisLink {
                        said: *link,
                        right: self.chain.len() as u8,
                    });
                };
                entry.negated = Some(*what);
                let card = entry.card;
                if *what == Negation::Activation {
                    self.forget_use(*link);
                }
                self.remember_moved([card]);
                self.count_step(true);
            }
            Event::LinkResolved { link, outcome } => {
                self.expect_link(*link, self.link_on_top().unwrap_or(0))?;
                if *outcome != Outcome::NegatedActivation {
                    self.note_resolution(*link);
                }
                self.end_link(usize::from(*link) - 1);
                self.frame = None;
                self.point = Point::Resolving;
            }
            Event::ChainEnded => {
                self.because = Because::ChainEnded {
                    links: self.chain.len() as u8,
                };
                self.end_uses();
                self.chain.clear();
                self.occasion.clear();
                self.timing_served = true;
                self.point = Point::Happened;
            }
            Event::TriggerMet {
                seat,
                card,
                effect,
                mandatory,
            } => {
                self.note_trigger(*seat, *card, *effect, *mandatory, TriggerFate::Met);
            }
            Event::TriggerMissed {
                seat, card, effect, ..
            } => {
                self.note_trigger(*seat, *card, *effect, false, TriggerFate::Missed);
            }
            Event::CardsMoved { moves, cause } => self.move_cards(moves, *cause)?,
            Event::ValueChanged { card, what, to, .. } => {
                if self.card(*card).is_none() {
                    return Err(Mismatch::NoSuchCard(*card));
                }
                self.values
                    .retain(|(id, value, _)| (*id, *value) != (*card, *what));
                if let Some(to) = to {
                    self.values.push((*card, *what, *to));
                }
            }
            Event::LpChanged {
                seat,
                by,
                to,
                cause,
            } => self.change_lp(*seat, *by, *to, *cause)?,
            Event::Shuffled { seat } => self.shuffle(*seat),
            Event::RandomOutcome { lot, picked } => {
                let Some(frame) = &mut self.frame else {
                    return Err(Mismatch::NothingUnderWay("step"));
                };
                if lot.is_of_deck() {
                    frame.excavated.extend(cards_of(picked));
                }
                match picked {
                    Picked::Number(number) => frame.number = Some(*number),
                    picked => frame.picked = Some(cards_of(picked)),
                }
                self.count_step(false);
            }
            Event::LingeringBegan { lingering, .. } => {
                self.lingering.push(*lingering);
                self.lingering_since.push(self.moment);
                self.count_step(true);
            }
            Event::LingeringEnded { lingering } => {
                let Some(at) = self.lingering.iter().position(|l| l == lingering) else {
                    return Err(Mismatch::NothingUnderWay("such lingering effect"));
                };
                self.lingering.remove(at);
                self.lingering_since.remove(at);
            }
            Event::Irregularity { .. } => {
                if self
                    .intent
                    .as_ref()
                    .is_some_and(|i| i.is_irregular() && i.settled)
                {
                    // What was said could not be carried out: nothing comes of it.
                    self.intent = None;
                    self.point = Point::Happened;
                } else if let Some(intent) = &mut self.intent {
                    intent.irregularities = intent.irregularities.saturating_add(1);
                } else if let Some(window) = &mut self.window {
                    window.irregular = true;
                }
            }
            Event::DuelEnded { result, reason } => {
                self.result = Some((*result, *reason));
                self.window = None;
                self.intent = None;
                self.choice = None;
            }
            // A judge has to look at it: nobody goes on by what was said before.
            Event::LoopFound { .. } => self.goals = Default::default(),
            Event::SettingChanged {
                seat,
                passes,
                suspended,
            } => self.set(*seat, *passes, *suspended),
            Event::Adjusted { steps } => self.begin_repair(*steps)?,
            Event::DefinitionsChanged { .. }
            | Event::Rewound { .. }
            | Event::Note
            | Event::Desk(_) => {}
        }
        Ok(())
    }
}
