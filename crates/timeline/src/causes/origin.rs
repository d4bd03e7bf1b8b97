//! The origin of each record: the record of the same line it came of.
//!
//! [`Origin`] remembers where the machine stands (the action carried out, the links, the step, the
//! attack, the window), as far as the events say it.

use super::{Root, touched::Changed};
use duel::{
    Action, Answer, Because, CardId, Cause, Event, Knowing, Part, Point, Position, Reason,
    WindowKind,
};

/// The records that may be the origin of what comes next.
#[derive(Clone, Debug, Default)]
pub(super) struct Origin {
    /// The action carried out: said, or a mandatory trigger.
    action: Option<u32>,
    /// What the turn player said last to go on.
    going_on: Option<u32>,
    /// The last choice or random outcome since the frame began.
    choice: Option<u32>,
    /// The links of the chain.
    links: Vec<u32>,
    /// The end of the chain's building, the link that resolves, the link that resolved last.
    closed: Option<u32>,
    resolving: Option<u32>,
    resolved: Option<u32>,
    /// The step under way.
    step: Option<u32>,
    summon: Option<u32>,
    attack: Option<u32>,
    damage: Option<u32>,
    window: Option<u32>,
    answer: Option<u32>,
    /// The last thing that happened, and the one before a rule of the game took over.
    done: Option<u32>,
    /// The triggers that met their condition, and the effects in force.
    met: Vec<(CardId, u8, u32)>,
    lingering: Vec<(duel::Lingering, u32)>,
    /// The judge's repair under way, and how many of its steps are still to come.
    repair: Option<(u32, u16)>,
    /// The last record that changed each row.
    rows: Vec<Option<u32>>,
}

impl Origin {
    /// The origin of the next record, which is then remembered.
    pub(super) fn of(&mut self, number: u32, event: &Event, changed: &Changed) -> Option<u32> {
        let repair = self.repair.filter(|(_, left)| *left > 0);
        let from = match repair {
            Some((by, left)) => {
                self.repair = Some((by, left - 1));
                Some(by)
            }
            None => self.find(event, changed),
        };
        // What is put right by hand sets nothing off, and the duel stands where it stood.
        if repair.is_none() {
            self.remember(number, event);
        }
        for row in &changed.rows {
            let row = usize::from(*row);
            if self.rows.len() <= row {
                self.rows.resize(row + 1, None);
            }
            self.rows[row] = Some(number);
        }
        from
    }

    /// The window a seat's own act is an answer to, where the window came of an action: without
    /// that there would have been none.
    pub(super) fn answers(&self, event: &Event, before: &Position) -> Option<u32> {
        let own = matches!(event, Event::Said { .. });
        let kind = before.window.map(|open| open.kind);
        let response = matches!(
            kind,
            Some(WindowKind::Chain | WindowKind::SummonNegation | WindowKind::Trigger)
        );
        self.window.filter(|_| own && response)
    }

    /// Where what an effect or an action does comes of: the choice made for it, the step, the
    /// link that resolves, or what was said.
    fn here(&self) -> Option<u32> {
        let frame = self.step.or(self.resolving);
        self.choice.or(frame).or(self.action)
    }

    fn caused(&self, cause: Cause) -> Option<u32> {
        match cause.reason {
            Reason::SetUp => None,
            Reason::Battle => self.damage.or(self.attack),
            Reason::Rule if cause.link == 0 => self.choice.or(self.resolved).or(self.done),
            _ if cause.link == 0 && cause.by.is_none() => self.resolving.or(self.done),
            _ => self.here(),
        }
    }

    fn find(&self, event: &Event, changed: &Changed) -> Option<u32> {
        match event {
            Event::DuelBegan { .. }
            | Event::CardsEntered { .. }
            | Event::PlayBegan { .. }
            | Event::DefinitionsChanged { .. }
            | Event::Said { .. }
            | Event::Adjusted { .. }
            | Event::SettingChanged { .. }
            | Event::Rewound { .. }
            | Event::Note
            | Event::Desk(_) => None,
            Event::CardKnown { how, .. } => match how {
                Knowing::Shown => self.step.or(self.resolving).and(self.here()),
                Knowing::Told | Knowing::OneOf => None,
            },
            Event::TurnBegan { .. } | Event::PhaseEntered { .. } | Event::StepEntered { .. } => {
                self.attack.or(self.answer).or(self.done)
            }
            Event::TimingEntered { .. } | Event::DamageCalculated { .. } => self.attack,
            Event::WindowOpened { because, .. } => self.opened(*because),
            Event::WindowAnswered { answer, .. } if *answer == Answer::Acted => self.action,
            Event::WindowAsked { .. } | Event::WindowHeld { .. } | Event::WindowAnswered { .. } => {
                self.window
            }
            Event::WindowClosed { .. } => self.answer.or(self.window),
            Event::ChoiceAsked { .. } | Event::ChoiceMade { .. } | Event::RandomOutcome { .. } => {
                self.frame()
            }
            Event::TriggerActivated { card, effect, .. } => self.met_by(*card, *effect),
            Event::TriggerMet { .. } | Event::TriggerMissed { .. } => self.done,
            Event::SummonSucceeded { .. } => self.summon.or(self.action),
            Event::SummonNegated { cause, .. }
            | Event::LinkNegated { cause, .. }
            | Event::PositionChanged { cause, .. }
            | Event::LingeringBegan { cause, .. }
            | Event::AttackStopped { cause, .. }
            | Event::SpecialSummoned { cause, .. }
            | Event::MaterialsAttached { cause, .. }
            | Event::Attached { cause, .. }
            | Event::CountersChanged { cause, .. }
            | Event::TokenMade { cause, .. }
            | Event::ValueChanged { cause, .. }
            | Event::LpChanged { cause, .. } => self.caused(*cause),
            Event::CardsMoved { cause, .. } => self.moved(*cause, changed),
            Event::SummonDeclared { .. }
            | Event::SummonJoined { .. }
            | Event::CardSet { .. }
            | Event::LinkAdded { .. }
            | Event::AttackDeclared { .. } => self.choice.or(self.action),
            Event::AttackRetargeted { .. } => self.choice.or(self.attack),
            Event::ChainClosed { .. } => self.answer.or(self.links.last().copied()),
            Event::LinkResolving { link } => self.link(*link),
            Event::StepBegan { part, .. } => match part {
                Part::Cost => self.action,
                Part::Effect => self.resolving.or(self.action),
            },
            Event::LinkResolved { .. } => self.resolving,
            Event::ChainEnded => self.closed.or(self.done),
            Event::Shuffled { .. } => self.here().filter(|_| self.action.is_some()),
            Event::LingeringEnded { lingering } => self.began(lingering).or(self.done),
            Event::Irregularity { .. } => self.answer.max(self.action),
            Event::LoopFound { .. } => self.done,
            Event::DuelEnded { .. } => self.done.max(self.action),
        }
    }

    /// What asks for a choice.
    fn frame(&self) -> Option<u32> {
        self.step
            .or(self.resolving)
            .or(self.action.max(self.done).or(self.action))
    }

    fn opened(&self, because: Because) -> Option<u32> {
        match because {
            Because::AllPassed => self.answer.or(self.done),
            Because::MovesOn(_) | Because::LeavesStep(_) => self.going_on.or(self.answer),
            Because::LinkAdded { link } => self.link(link),
            Because::TriggersMet { .. } => self.met.last().map(|(.., n)| *n).or(self.done),
            Because::SummonDeclared => self.summon,
            Because::AttackDeclared => self.attack,
            _ => self.done,
        }
    }

    fn met_by(&self, card: CardId, effect: u8) -> Option<u32> {
        let mut met = self.met.iter().rev();
        met.find(|(of, number, _)| (*of, *number) == (card, effect))
            .map(|(.., n)| *n)
            .or(self.done)
    }

    fn began(&self, ended: &duel::Lingering) -> Option<u32> {
        let mut began = self.lingering.iter().rev();
        began.find(|(one, _)| one == ended).map(|(_, n)| *n)
    }

    fn link(&self, link: u8) -> Option<u32> {
        let at = usize::from(link).checked_sub(1)?;
        self.links.get(at).copied()
    }

    /// Cards that move: those of the chain leave because their links resolved.
    fn moved(&self, cause: Cause, changed: &Changed) -> Option<u32> {
        let rule = cause.reason == Reason::Rule && cause.link == 0;
        if rule && self.choice.is_none() && self.resolved.is_none() {
            let rows = changed.rows.iter();
            let last = rows
                .filter_map(|row| *self.rows.get(usize::from(*row))?)
                .max();
            return self.done.or(last);
        }
        self.caused(cause)
    }

    fn remember(&mut self, number: u32, event: &Event) {
        let now = Some(number);
        match event {
            Event::Said { action, .. } => {
                (self.action, self.choice, self.step) = (now, None, None);
                if matches!(action, Action::MoveOn { .. } | Action::EndTurn) {
                    self.going_on = now;
                }
            }
            Event::Adjusted { steps } => self.repair = Some((number, *steps)),
            Event::TriggerActivated { .. } => {
                (self.action, self.choice, self.step) = (now, None, None);
            }
            Event::ChoiceMade { .. } | Event::RandomOutcome { .. } => self.choice = now,
            Event::WindowOpened { .. } => {
                (self.window, self.answer, self.choice) = (now, None, None);
                self.resolved = None;
            }
            Event::WindowAnswered { .. } => self.answer = now,
            Event::LinkAdded { .. } => {
                self.links.push(number);
                (self.choice, self.step) = (None, None);
            }
            Event::ChainClosed { .. } => self.closed = now,
            Event::LinkResolving { .. } => {
                (self.resolving, self.step, self.choice) = (now, None, None);
            }
            Event::StepBegan { .. } => (self.step, self.choice) = (now, None),
            Event::LinkResolved { .. } => {
                (self.resolved, self.resolving) = (now, None);
                (self.step, self.choice) = (None, None);
                self.done = now;
            }
            Event::ChainEnded => self.chain_ended(number),
            Event::TriggerMet { card, effect, .. } => self.met.push((*card, *effect, number)),
            Event::LingeringBegan { lingering, .. } => {
                self.lingering.push((*lingering, number));
            }
            Event::SummonDeclared { .. } => (self.summon, self.done) = (now, now),
            Event::SummonSucceeded { .. } | Event::SummonNegated { .. } => {
                (self.summon, self.done) = (None, now);
            }
            Event::AttackDeclared { .. } => {
                (self.attack, self.damage, self.done) = (now, None, now);
            }
            Event::DamageCalculated { .. } => (self.damage, self.done) = (now, now),
            Event::PhaseEntered { .. } | Event::TurnBegan { .. } | Event::PlayBegan { .. } => {
                (self.attack, self.damage, self.choice) = (None, None, None);
                (self.resolved, self.done) = (None, now);
            }
            Event::StepEntered { step } => {
                if *step != duel::Step::Damage {
                    (self.attack, self.damage) = (None, None);
                }
                self.done = now;
            }
            Event::AttackStopped { .. } => (self.attack, self.done) = (None, now),
            Event::TimingEntered { .. }
            | Event::CardSet { .. }
            | Event::CardsMoved { .. }
            | Event::SpecialSummoned { .. }
            | Event::PositionChanged { .. }
            | Event::LpChanged { .. }
            | Event::Attached { .. }
            | Event::MaterialsAttached { .. }
            | Event::CountersChanged { .. }
            | Event::TokenMade { .. } => self.done = now,
            _ => {}
        }
    }

    fn chain_ended(&mut self, number: u32) {
        self.links.clear();
        (self.closed, self.resolving, self.resolved) = (None, None, None);
        (self.step, self.choice, self.done) = (None, None, Some(number));
    }
}

/// What kind of record it is, as the end of a way back.
pub(super) fn root(event: &Event, before: &Position) -> Root {
    match event {
        Event::Said { .. } => Root::Said,
        Event::SettingChanged {
            suspended: false, ..
        } => Root::Said,
        Event::Adjusted { .. } => Root::Repaired,
        _ if before.point == Point::SettingUp => Root::SetUp,
        Event::ChoiceMade { .. } => Root::Chosen,
        Event::CardKnown { .. } => Root::Told,
        _ => Root::Course,
    }
}

/// True for the open state that comes again once everybody has passed: it would come without what
/// came before it as well.
pub(super) const fn is_course(event: &Event) -> bool {
    matches!(
        event,
        Event::WindowOpened {
            because: Because::AllPassed,
            ..
        }
    )
}
