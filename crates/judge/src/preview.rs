//! The preview: whether what was decided on a line after a record would still be legal if something
//! else had been said there.
//!
//! The decisions of the line are said again on a [`Scratch`] line, one after the other. Windows that
//! are new there are passed by everybody; passes, questions and choices that no longer come up are
//! left out. Who was going on when something was said goes on again after it. The first action that
//! is no longer legal ends it, and so does the first choice that has only one way left, and another
//! one than the line's.

mod named;

use crate::{Decided, FoldError, Scratch, decisions, due, ledger, walk};
use duel::{
    Action, ChoiceKind, Event, How, Passcode, Phase, Picked, Position, Step, Which, WindowKind,
};
use journal::{Record, Source};
use named::{is_picked, nowhere, translated};
use rules::{Catalogue, Check, Next, Said, whynot};
use timeline::History;

/// No way to an action leads over more windows than this.
const FARTHEST: usize = 64;

/// What becomes of the rest of a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rest {
    /// The records of the actions and choices that would still be legal.
    pub legal: Vec<u32>,
    /// The records of the choices that would no longer come up.
    pub dropped: Vec<u32>,
    /// The record that ends the phase or the turn, or goes on: what was said at the place has
    /// answered it, so that it is supposed to be said again.
    pub again: Option<u32>,
    /// How many passes are supposed in windows that are new.
    pub passes: u32,
    /// How many of the scratch line's events come before the first action of the line.
    pub settled: usize,
    /// The first action that would no longer be legal.
    pub stop: Option<Stop>,
    /// The scratch line waits for a choice, or for chance, that the line hasn't got: what would
    /// become of the rest can't be said before somebody says it.
    pub waits: bool,
    /// The record of the line that the end is to be compared with.
    pub compared: u32,
}

/// An action of the line that would no longer be legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The record that has it.
    pub record: u32,
    /// What was said.
    pub said: Said,
    /// The position in which it was said on the line.
    pub before: Position,
    /// Every condition of it on the scratch line, those that fail first.
    pub conditions: Vec<Check>,
}

/// Says again, on a scratch line, what was decided on a line after a record.
///
/// For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when there is no such line, or it can't be folded.
pub fn rest_of_line(
    scratch: &mut Scratch<'_>,
    history: &History,
    line: u32,
    after: u32,
) -> Result<Rest, FoldError> {
    let path = ledger::path(history, line)?;
    let after = walk::base(history, &path, after)?;
    let rest = walk::after(&path, after);
    let mut decided = decisions(history, line)?;
    let later = decided.split_off(decided.partition_point(|one| one.record <= after));
    let start = history.position_at(after)?;
    let mut replay = Replay {
        under_way: under_way(decided, &start),
        heard: scratch.events().len(),
        scratch,
        rest: Rest::default(),
        settled: None,
        repaired: None,
    };
    let mut decided = later.into_iter().peekable();
    let end = walk::along(history, rest, start, |record, before| {
        replay.repair(&record.event, before);
        if let Some(one) = decided.next_if(|one| one.record == record.number) {
            replay.take(&one, before);
        } else if let Some(one) = forced(record) {
            replay.compare(&one, before);
        }
    })?;
    let last = path.last().copied().unwrap_or(0);
    Ok(replay.finish(history, last, &end))
}

struct Replay<'a, 'c> {
    scratch: &'a mut Scratch<'c>,
    rest: Rest,
    settled: Option<usize>,
    /// Where it stood before the repair under way.
    repaired: Option<Scratch<'c>>,
    /// Who was going on where the scratch line begins, and how.
    under_way: Option<Decided>,
    /// How many of the scratch line's events have had their counterpart on the line.
    heard: usize,
}

/// Where a scratch line stood.
struct Stood<'c> {
    scratch: Scratch<'c>,
    passes: u32,
    again: Option<u32>,
}

/// What becomes of a decision of the line.
enum Met<'c> {
    /// It can be said.
    Offered,
    /// The choice has only one way there, and is made: by this event.
    Forced(usize),
    /// It can't: the last place where its speaker was awaited.
    Nowhere(Option<Box<Stood<'c>>>),
}

impl<'c> Replay<'_, 'c> {
    fn finish(mut self, history: &History, end: u32, real: &Position) -> Rest {
        if self.settled.is_none() && !self.ended() {
            while self.pass(None) {}
        }
        if !self.ended() && self.waits_for_choice() {
            self.rest.waits = !waits_for_choice(real, self.scratch.cards());
        }
        let stopped = self.rest.stop.as_ref().map(|stop| stop.record);
        let before = stopped.and_then(|record| history.before(record));
        Rest {
            settled: self.settled.unwrap_or(self.scratch.events().len()),
            compared: before.unwrap_or(end),
            ..self.rest
        }
    }

    /// Says one decision of the line again, unless one before it couldn't be.
    fn take(&mut self, decided: &Decided, real: &Position) {
        if self.ended() {
            return;
        }
        let Some(said) = translated(&decided.said, real, self.scratch.position()) else {
            return self.stop(decided, real, nowhere(&decided.said).as_ref());
        };
        if let Action::Show { card, face, .. } = said.action {
            return self.learn(card, face);
        }
        if is_response(&said.action) {
            // What isn't awaited any more needs no answer.
            if self.scratch.offers(&said) {
                let _ = self.scratch.say(&said);
            }
            return;
        }
        let kept = self.stood();
        match self.reach(&said, real) {
            Met::Offered => self.say(decided.record, &said),
            Met::Forced(made) => self.forced(made, decided, real, &said),
            Met::Nowhere(nearest) => {
                self.lost(decided, real, &said, (kept, nearest.map(|stood| *stood)))
            }
        }
    }

    /// What can't be said any more is dropped, told to a line that breaks the rules anyway, waited
    /// for, or the end.
    fn lost(
        &mut self,
        decided: &Decided,
        real: &Position,
        said: &Said,
        (kept, nearest): (Stood<'c>, Option<Stood<'c>>),
    ) {
        let waits = self.waits_for_choice();
        if is_choice(&said.action) && !waits {
            self.stand(kept);
            self.rest.dropped.push(decided.record);
        } else if !was_legal(decided, real, &kept.scratch) && kept.scratch.clone().say(said).is_ok()
        {
            self.stand(kept);
            self.say(decided.record, said);
        } else if waits && !self.is_same_choice(real) {
            self.rest.waits = true;
            self.settled.get_or_insert(self.scratch.events().len());
        } else {
            if let Some(nearest) = nearest.filter(|_| !waits) {
                self.stand(nearest);
            }
            self.stop(decided, real, Some(said));
        }
    }

    fn stood(&self) -> Stood<'c> {
        Stood {
            scratch: self.scratch.clone(),
            passes: self.rest.passes,
            again: self.rest.again,
        }
    }

    fn stand(&mut self, stood: Stood<'c>) {
        *self.scratch = stood.scratch;
        self.rest.passes = stood.passes;
        self.rest.again = stood.again;
    }

    /// A choice that has only one way left is the line's, or ends it where it is made.
    fn forced(&mut self, made: usize, decided: &Decided, real: &Position, said: &Said) {
        self.heard = made + 1;
        self.settled.get_or_insert(made);
        let Event::ChoiceMade { picked, .. } = &self.scratch.events()[made] else {
            return;
        };
        if matches!(&said.action, Action::Choose(wanted) if is_picked(wanted, picked, self.scratch.position()))
        {
            return self.rest.legal.push(decided.record);
        }
        self.scratch.back_to(made);
        self.stop(decided, real, Some(said));
    }

    /// A choice that had only one way on the line has to be the same where it has only one way here.
    fn compare(&mut self, decided: &Decided, real: &Position) {
        if self.ended() {
            return;
        }
        let Some(made) = self.made_for(&decided.said, real) else {
            return;
        };
        let said = translated(&decided.said, real, self.scratch.position());
        let said = said.or_else(|| nowhere(&decided.said));
        let legal = self.rest.legal.len();
        if let Some(said) = said {
            self.forced(made, decided, real, &said);
        }
        // Nobody decided it.
        self.rest.legal.truncate(legal);
    }

    /// The event by which the scratch line has made this choice by itself.
    fn made_for(&self, said: &Said, real: &Position) -> Option<usize> {
        let wanted = real.choice.filter(|_| is_choice(&said.action))?.what;
        let mut asked: Option<ChoiceKind> = None;
        let events = self.scratch.events().iter().enumerate();
        for (at, event) in events.skip(self.heard) {
            match event {
                Event::ChoiceAsked { what, .. } => asked = Some(*what),
                Event::ChoiceMade { seat, .. } if *seat == said.by && asked == Some(wanted) => {
                    return Some(at);
                }
                _ => {}
            }
        }
        None
    }

    /// Whether nothing more of the line is said again.
    const fn ended(&self) -> bool {
        self.rest.stop.is_some() || self.rest.waits
    }

    /// Whether the choice the scratch line waits for is the one that was made there on the line.
    fn is_same_choice(&self, real: &Position) -> bool {
        let scratch = self.scratch.position();
        match (&scratch.choice, &real.choice) {
            (Some(one), Some(other)) => one.seat == other.seat && one.what == other.what,
            (None, None) => waits_for_choice(real, self.scratch.cards()),
            _ => false,
        }
    }

    /// A repair that a judge made on the line is made here as well, if all of it can be.
    fn repair(&mut self, event: &Event, real: &Position) {
        if self.ended() {
            return;
        }
        match event {
            Event::Adjusted { .. } => self.repaired = Some(self.scratch.clone()),
            _ if real.repairs == 0 => return,
            _ => {}
        }
        if let Some(before) = &self.repaired
            && !self.scratch.repair(event)
        {
            *self.scratch = before.clone();
            self.repaired = None;
        }
    }

    /// What the line shows of a card the record learns here as well; it is shown to the seats only by
    /// what is done with it.
    fn learn(&mut self, card: Which, face: Passcode) {
        if let Which::Card(card) = card {
            self.scratch.learn(card, face);
        }
    }

    /// Passes the windows before an action until it is legal.
    fn reach(&mut self, said: &Said, real: &Position) -> Met<'c> {
        let (mut nearest, again) = (None, self.rest.again);
        for _ in 0..FARTHEST {
            if let Some(made) = self.made_for(said, real) {
                return Met::Forced(made);
            }
            if self.scratch.offers(said) {
                return Met::Offered;
            }
            let awaited = self.scratch.position().holder() == Some(said.by);
            if nearest.is_none() || (awaited && self.rest.again == again) {
                nearest = Some(self.stood());
            }
            if !self.pass(Some(said)) && !self.go_on() && !self.scratch.make_way(said) {
                break;
            }
        }
        Met::Nowhere(nearest.map(Box::new))
    }

    /// Whoever was going on when something was said says it again.
    fn go_on(&mut self) -> bool {
        let Some(decided) = self
            .under_way
            .as_ref()
            .filter(|_| self.rest.again.is_none())
        else {
            return false;
        };
        if let Some(phase) = phase_meant(&decided.said) {
            // Where it had said so already, nobody asks which phase follows.
            let (by, action) = (decided.said.by, Action::Choose(Picked::Phase(phase)));
            let chosen = Said { by, action };
            if self.scratch.offers(&chosen) && self.scratch.say(&chosen).is_ok() {
                return true;
            }
        }
        let goes_on = self.scratch.offers(&decided.said) && self.scratch.say(&decided.said).is_ok();
        self.rest.again = goes_on.then_some(decided.record);
        goes_on
    }

    fn say(&mut self, record: u32, said: &Said) {
        let before = self.scratch.events().len();
        self.settled.get_or_insert(before);
        // It was found to be legal, or to be taken, just now.
        if self.scratch.say(said).is_err() {
            return;
        }
        self.rest.legal.push(record);
        self.heard = before;
        if is_choice(&said.action) {
            let mut events = self.scratch.events().iter().skip(before);
            let own = events.position(|event| matches!(event, Event::ChoiceMade { .. }));
            self.heard += own.map_or(0, |at| at + 1);
        }
    }

    /// Ends at an action that is no longer legal where the scratch line stands.
    fn stop(&mut self, decided: &Decided, real: &Position, said: Option<&Said>) {
        self.settled.get_or_insert(self.scratch.events().len());
        let said = said.unwrap_or(&decided.said);
        self.rest.stop = Some(Stop {
            record: decided.record,
            said: decided.said.clone(),
            before: real.clone(),
            conditions: whynot(self.scratch.position(), self.scratch.cards(), said),
        });
    }

    fn waits_for_choice(&self) -> bool {
        waits_for_choice(self.scratch.position(), self.scratch.cards())
    }

    /// Lets whoever is awaited in a window pass it, on the way to an action.
    fn pass(&mut self, towards: Option<&Said>) -> bool {
        let position = self.scratch.position();
        let Some((window, by)) = position.window.zip(position.holder()) else {
            return false;
        };
        let mandatory = due::is_mandatory(window.because);
        let leaves = window.kind == WindowKind::Open;
        if position.choice.is_some() || mandatory || (leaves && !leaves_step(position, towards)) {
            return false;
        }
        let action = if leaves {
            Action::MoveOn { to: None }
        } else {
            Action::Pass(How::Silence)
        };
        let passed = self.scratch.say(&Said { by, action }).is_ok();
        self.rest.passes += u32::from(passed);
        passed
    }
}

/// Whether a choice, or chance, is awaited in a position.
fn waits_for_choice(position: &Position, cards: &Catalogue) -> bool {
    position.choice.is_some() || matches!(rules::next(position, cards), Next::Chance { .. })
}

/// Whether the open state of a step is left by going on to this action, as at the table.
fn leaves_step(position: &Position, towards: Option<&Said>) -> bool {
    let on_the_way = position.step == Some(Step::Start) || position.attack.is_some();
    let attacks = towards.is_some_and(|said| matches!(said.action, Action::Attack { .. }));
    position.phase == Phase::Battle && on_the_way && attacks
}

/// Passes, questions and their like: what decides nothing by itself.
const fn is_response(action: &Action<Which>) -> bool {
    matches!(
        action,
        Action::Pass(_)
            | Action::Ask
            | Action::Hold
            | Action::AgreeUpTo { .. }
            | Action::Automatic { .. }
    )
}

/// The phase that whoever says this goes on to.
const fn phase_meant(said: &Said) -> Option<Phase> {
    match said.action {
        Action::EndTurn => Some(Phase::End),
        Action::MoveOn { to } => to,
        _ => None,
    }
}

/// What answers a question that the duel waits with.
const fn is_choice(action: &Action<Which>) -> bool {
    matches!(action, Action::Choose(_) | Action::Outcome(_))
}

/// What was said last by whoever is going on in a position, from what was decided before it.
fn under_way(decided: Vec<Decided>, position: &Position) -> Option<Decided> {
    let seat = position.turn_seat;
    position.goal(seat)?;
    let goes_on = |one: &Decided| {
        one.said.by == seat && matches!(one.said.action, Action::MoveOn { .. } | Action::EndTurn)
    };
    decided.into_iter().rfind(goes_on)
}

/// The choice of a record that had only one way, so that nobody had to make it.
fn forced(record: &Record) -> Option<Decided> {
    let Event::ChoiceMade { seat, picked, .. } = &record.event else {
        return None;
    };
    if matches!(record.source, Source::Seat(_)) {
        return None;
    }
    let picked: Picked<Which> = picked.map(|card| Some(Which::Card(*card)))?;
    let (by, action) = (*seat, Action::Choose(picked));
    let said = Said { by, action };
    let record = record.number;
    Some(Decided { record, said })
}

/// Whether it was legal where it was said on the line.
fn was_legal(decided: &Decided, real: &Position, scratch: &Scratch<'_>) -> bool {
    rules::offers(real, scratch.cards(), decided.said.by).contains(&decided.said)
}
