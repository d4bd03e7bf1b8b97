//! Carrying out what was said, one event at a time, from the window it was said in to the link or
//! the set card it becomes. (Summons are carried out in `summons/carry.rs`.)

use crate::activation::{Attempt, link_kind};
use crate::game::Game;
use crate::resolve::Progress;
use crate::vocabulary::{CardKind, Declares, Effect, Instruction, Mode};
use crate::{Next, Rule};
use duel::{
    Action, Answer, Audience, CardId, Cause, Choice, ChoiceKind, Event, Intent, Knowing, Move,
    Part, Place, Posture, Reason, Row, Seat, Window, Zone,
};

impl<'a> Game<'a> {
    /// What follows from what was said.
    pub(crate) fn carry_out(&self, intent: &'a Intent) -> Next {
        if let Some(window) = &self.p.window {
            return Next::Event(self.settle_window(intent, window));
        }
        match &intent.action {
            Action::Activate { card, effect } => self.activate(intent, *card, *effect),
            Action::Summon { .. }
            | Action::SetMonster { .. }
            | Action::FlipSummon { .. }
            | Action::SpecialSummon { .. }
            | Action::PendulumSummon
            | Action::GeminiSummon { .. } => self.carry_out_summon(intent),
            Action::SetSpell { card } => Next::Event(self.set_spell(intent, *card)),
            Action::ChangePosition { card } => Next::Event(self.change_position(intent, *card)),
            Action::Attack { card, target } => Next::Event(Event::AttackDeclared {
                seat: intent.by,
                card: *card,
                target: *target,
            }),
            // Everything else is recorded as its own event and never becomes an intent.
            _ => Next::Over,
        }
    }

    /// The window in which it was said: an irregularity for each rule it breaks, the speaker's
    /// answer, the end of the window.
    fn settle_window(&self, intent: &Intent, window: &Window) -> Event {
        let held = window.holder() == Some(intent.by);
        if (held || !window.acted())
            && let Some(broken) = self.next_broken(intent)
        {
            return broken;
        }
        if held {
            let (window, seat) = (window.number, intent.by);
            return Event::WindowAnswered {
                window,
                seat,
                answer: Answer::Acted,
            };
        }
        Event::WindowClosed {
            window: window.number,
        }
    }

    /// The next of the rules that what was said breaks. Whoever was awaited instead is wronged by
    /// the first.
    fn next_broken(&self, intent: &Intent) -> Option<Event> {
        let refusal = self.verdict(intent.by, &intent.action).err()?;
        let said = usize::from(intent.irregularities);
        let (rule, wronged) = match said {
            0 => (refusal.rule, refusal.awaited),
            _ => {
                let more = self.broken_besides(intent.by, &intent.action, refusal.rule);
                (*more.get(said - 1)?, None)
            }
        };
        Some(Event::Irregularity {
            rule: rule.rule_id(),
            by: intent.by,
            wronged,
        })
    }

    fn activate(&self, intent: &'a Intent, card: CardId, effect: u8) -> Next {
        let Ok(attempt) = Attempt::new(*self, intent.by, card, effect) else {
            return self.add_link(intent, card, effect);
        };
        if let Some(event) = self.put_on_field(intent, attempt.row, attempt.effect) {
            return Next::Event(event);
        }
        if attempt.effect.modes.len() > 1 && intent.mode.is_none() {
            return ask(intent, ChoiceKind::Mode, 1, 1);
        }
        let mode = self.mode_of(intent);
        if let Some(next) = ask_to_declare(intent, mode) {
            return next;
        }
        let cost = mode.map_or(attempt.effect.cost.as_slice(), |mode| {
            mode.cost_in(attempt.effect)
        });
        if let Progress::Next(next) = self.pay(intent, cost) {
            return next;
        }
        if let Some(event) = self.settle() {
            return Next::Event(event);
        }
        if let Some(next) = self.ask_for_targets(intent, mode) {
            return next;
        }
        self.add_link(intent, card, effect)
    }

    /// A card that is activated lies face-up on the field, and everybody sees it.
    fn put_on_field(&self, intent: &Intent, row: &Row, body: &Effect) -> Option<Event> {
        if !body.kind.is_card_activation() || row.posture.face_up() {
            return None;
        }
        let place = match row.place.zone {
            Zone::Hand => Some(self.place_to_activate(row, intent.by)?),
            Zone::Spell | Zone::Field => None,
            _ => return None,
        };
        if let Some(event) = self.reveal(&[row.id]) {
            return Some(event);
        }
        let lands = place.unwrap_or(row.place);
        if let Some(event) = self.old_field_spell(lands, row, intent.by) {
            return Some(event);
        }
        let cause = Cause {
            reason: Reason::Activation,
            by: Some(intent.by),
            card: Some(row.id),
            link: self.p.next_link(),
        };
        Some(match place {
            Some(to) => {
                let step = Move {
                    card: row.id,
                    from: row.place,
                    to,
                    posture: Posture::FaceUp,
                };
                Event::CardsMoved {
                    moves: alloc::vec![step],
                    cause,
                }
            }
            None => Event::PositionChanged {
                card: row.id,
                to: Posture::FaceUp,
                cause,
            },
        })
    }

    /// What a field spell that is activated makes leave: not itself, where it was set.
    fn old_field_spell(&self, lands: Place, row: &Row, by: Seat) -> Option<Event> {
        match self.makes_way(lands, by, true)? {
            Event::CardsMoved { mut moves, cause } => {
                moves.retain(|step| step.card != row.id);
                (!moves.is_empty()).then_some(Event::CardsMoved { moves, cause })
            }
            event => Some(event),
        }
    }

    /// The first of these cards whose face the record knows and somebody at the table doesn't.
    pub(crate) fn reveal(&self, cards: &[CardId]) -> Option<Event> {
        cards.iter().find_map(|&card| {
            let row = self.p.card(card).filter(|row| row.known_to != 3)?;
            let (to, how) = (Audience::All, Knowing::Shown);
            Some(Event::CardKnown {
                card,
                face: row.face?,
                to,
                how,
            })
        })
    }

    /// What comes next of a cost, the parts in their order.
    pub(crate) fn pay(&self, intent: &'a Intent, cost: &[Instruction]) -> Progress {
        let step = self.p.frame.as_ref().and_then(|frame| frame.step);
        if let (Some(frame), Some(step)) = (&self.p.frame, step)
            && let Some(instruction) = cost.get(usize::from(step))
            && let Progress::Next(next) = self.instruct(frame, instruction, &self.party(intent))
        {
            return Progress::Next(next);
        }
        let due = step.map_or(0, |step| step + 1);
        if let Some(instruction) = cost.get(usize::from(due)) {
            return Progress::event(Event::StepBegan {
                link: self.p.next_link(),
                part: Part::Cost,
                step: due,
                together: instruction.when.is_together(),
            });
        }
        Progress::Done
    }

    fn ask_for_targets(&self, intent: &Intent, mode: Option<&Mode>) -> Option<Next> {
        let targets = mode?.targets.as_ref()?;
        if intent.targets.is_some() {
            return None;
        }
        let found = self.targets_for(intent, targets);
        let there = found.sure.len() + found.perhaps.len();
        if there < usize::from(targets.least) {
            // Only an irregular activation, and one that must be, has nothing to target.
            return None;
        }
        let most = targets.most.min(u8::try_from(there).unwrap_or(u8::MAX));
        Some(ask(intent, ChoiceKind::Target, targets.least, most))
    }

    fn add_link(&self, intent: &Intent, card: CardId, effect: u8) -> Next {
        let attempt = Attempt::new(*self, intent.by, card, effect);
        let (kind, speed) = attempt.map_or((duel::LinkKind::MonsterEffect, 1), |attempt| {
            (link_kind(attempt.def, attempt.effect), attempt.speed())
        });
        Next::Event(Event::LinkAdded {
            link: self.p.next_link(),
            seat: intent.by,
            card,
            effect,
            mode: intent.mode.unwrap_or(0),
            kind,
            speed,
            targets: intent.targets.clone().unwrap_or_default(),
            declared: intent.declared,
            word: intent.word,
        })
    }

    /// The mode an activation under way uses.
    pub(crate) fn mode_of(&self, intent: &Intent) -> Option<&'a Mode> {
        let Action::Activate { card, effect } = intent.action else {
            return None;
        };
        self.mode(self.p.card(card)?.face, effect, intent.mode.unwrap_or(0))
    }

    fn set_spell(&self, intent: &Intent, card: CardId) -> Event {
        let place = self.p.card(card).and_then(|row| {
            Some((
                self.set_identity(row),
                self.free_spell_zone(row, intent.by, &[])?,
            ))
        });
        let Some((card, to)) = place else {
            return self.lost(intent);
        };
        if let Some(event) = self.makes_way(to, intent.by, false) {
            return event;
        }
        Event::CardSet {
            seat: intent.by,
            card,
            to,
            posture: Posture::FaceDown,
        }
    }

    /// An unidentified card leaves the hand under a new identity: nobody saw which one it was.
    pub(crate) fn set_identity(&self, row: &Row) -> CardId {
        if row.face.is_none() {
            row.id.renewed()
        } else {
            row.id
        }
    }

    fn change_position(&self, intent: &Intent, card: CardId) -> Event {
        let Some(row) = self.p.card(card) else {
            return self.lost(intent);
        };
        let to = match row.posture {
            Posture::FaceUpAttack => Posture::FaceUpDefense,
            _ => Posture::FaceUpAttack,
        };
        let cause = Cause {
            card: Some(card),
            ..Cause::action(Reason::Rule, intent.by)
        };
        Event::PositionChanged { card, to, cause }
    }

    /// What was said can't be carried out: it stays said, with an irregularity.
    fn lost(&self, intent: &Intent) -> Event {
        Event::Irregularity {
            rule: Rule::Zone.rule_id(),
            by: intent.by,
            wronged: None,
        }
    }
}

/// What is declared on activation is declared before anything is paid.
fn ask_to_declare(intent: &Intent, mode: Option<&Mode>) -> Option<Next> {
    match mode?.declares? {
        Declares::Name if intent.declared.is_none() => Some(ask(intent, ChoiceKind::Name, 1, 1)),
        Declares::Race | Declares::Attribute if intent.word.is_none() => {
            Some(ask(intent, ChoiceKind::Word, 1, 1))
        }
        _ => None,
    }
}

fn ask(intent: &Intent, what: ChoiceKind, least: u8, most: u8) -> Next {
    let Choice {
        seat,
        what,
        least,
        most,
    } = Choice {
        seat: intent.by,
        what,
        least,
        most,
    };
    Next::Event(Event::ChoiceAsked {
        seat,
        what,
        least,
        most,
    })
}

/// Whether a card stays on the field after its activation has resolved.
pub(crate) fn stays(kind: &CardKind) -> bool {
    use crate::vocabulary::{Spell, Trap};
    matches!(
        kind,
        CardKind::Spell(Spell::Continuous | Spell::Equip | Spell::Field)
            | CardKind::Trap(Trap::Continuous)
            | CardKind::Monster(_)
    )
}
