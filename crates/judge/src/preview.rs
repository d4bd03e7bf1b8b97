//! The preview: whether what was decided on a line after a record would still be legal if something
//! else had been said there.
//!
//! The decisions of the line are said again on a [`Scratch`] line, one after the other. Windows that
//! are new there are passed by everybody; passes, questions and choices that no longer come up are
//! left out. The first action that is no longer legal ends it.

use crate::{Decided, FoldError, Scratch, decisions, due, ledger, walk};
use duel::{Action, CardId, Event, How, Passcode, Phase, Position, Row, Step, Which, WindowKind};
use rules::{Catalogue, Check, Next, Said, whynot};
use timeline::History;

/// No way to an action leads over more windows than this.
const FARTHEST: usize = 64;

/// No card has this identity.
const NOWHERE: CardId = CardId(u32::MAX);

/// What becomes of the rest of a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rest {
    /// The records of the actions and choices that would still be legal.
    pub legal: Vec<u32>,
    /// The records of the choices that would no longer come up.
    pub dropped: Vec<u32>,
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
    let mut decided = decisions(history, line)?.into_iter().peekable();
    while decided.next_if(|one| one.record <= after).is_some() {}
    let mut replay = Replay {
        scratch,
        rest: Rest::default(),
        settled: None,
        repaired: None,
    };
    let end = walk::along(
        history,
        rest,
        history.position_at(after)?,
        |record, before| {
            replay.repair(&record.event, before);
            if let Some(one) = decided.next_if(|one| one.record == record.number) {
                replay.take(&one, before);
            }
        },
    )?;
    let last = path.last().copied().unwrap_or(0);
    Ok(replay.finish(history, last, &end))
}

struct Replay<'a, 'c> {
    scratch: &'a mut Scratch<'c>,
    rest: Rest,
    settled: Option<usize>,
    /// Where it stood before the repair under way.
    repaired: Option<Scratch<'c>>,
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
        let kept = (self.scratch.clone(), self.rest.passes);
        let Some(nearest) = self.reach(&said) else {
            return self.say(decided.record, &said);
        };
        let waits = self.waits_for_choice();
        if matches!(said.action, Action::Choose(_) | Action::Outcome(_)) && !waits {
            (*self.scratch, self.rest.passes) = kept;
            self.rest.dropped.push(decided.record);
        } else if !was_legal(decided, real, &kept.0) && kept.0.clone().say(&said).is_ok() {
            (*self.scratch, self.rest.passes) = kept;
            self.say(decided.record, &said);
        } else if waits && !self.is_same_choice(real) {
            self.rest.waits = true;
            self.settled.get_or_insert(self.scratch.events().len());
        } else {
            if !waits {
                (*self.scratch, self.rest.passes) = nearest;
            }
            self.stop(decided, real, Some(&said));
        }
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

    /// Passes the windows before an action until it is legal. `None` when it is; otherwise the last
    /// place where its speaker was awaited.
    fn reach(&mut self, said: &Said) -> Option<(Scratch<'c>, u32)> {
        let mut nearest = None;
        for _ in 0..FARTHEST {
            if self.scratch.offers(said) {
                return None;
            }
            let awaited = self.scratch.position().holder() == Some(said.by);
            if nearest.is_none() || awaited {
                nearest = Some((self.scratch.clone(), self.rest.passes));
            }
            if !self.pass(Some(said)) {
                break;
            }
        }
        nearest
    }

    fn say(&mut self, record: u32, said: &Said) {
        self.settled.get_or_insert(self.scratch.events().len());
        // It was found to be legal, or to be taken, just now.
        if self.scratch.say(said).is_ok() {
            self.rest.legal.push(record);
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

/// Whether it was legal where it was said on the line.
fn was_legal(decided: &Decided, real: &Position, scratch: &Scratch<'_>) -> bool {
    rules::offers(real, scratch.cards(), decided.said.by).contains(&decided.said)
}

/// What was said, with every card by the identity it has on the scratch line. `None` where a card
/// that was there isn't.
fn translated(said: &Said, real: &Position, scratch: &Position) -> Option<Said> {
    let mut named = Vec::new();
    let action = said.action.map(|which| {
        let which = card(*which, real, scratch, &named)?;
        named.push(which);
        Some(which)
    })?;
    let by = said.by;
    Some(Said { by, action })
}

/// What was said, with its cards lying nowhere.
fn nowhere(said: &Said) -> Option<Said> {
    let action = said.action.map(|_| Some(Which::Card(NOWHERE)))?;
    let by = said.by;
    Some(Said { by, action })
}

/// The card that is meant: the same one, or, where its identity was lost (its pile was mixed) or is
/// another card's there, one of its place with its face.
fn card(which: Which, real: &Position, scratch: &Position, named: &[Which]) -> Option<Which> {
    let Which::Card(id) = which else {
        return Some(which);
    };
    let there = scratch.card(id);
    let Some(row) = real.card(id) else {
        return there.map(|_| which);
    };
    // A card of a pile has its identity only since it was told: another one may have been told there.
    let another =
        |there: &Row| there.face.is_some() && row.face.is_some() && there.face != row.face;
    let taken = there.is_some_and(another);
    if there.is_some() && !taken {
        return Some(which);
    }
    let (seat, zone) = (row.place.seat, row.place.zone);
    let there = |other: &&Row| (other.place.seat, other.place.zone) == (seat, zone);
    let free = |id: CardId| !named.contains(&Which::Card(id));
    let mut same = scratch.rows.iter().filter(there);
    let same = same.find(|other| other.face == row.face && row.face.is_some() && free(other.id));
    if let Some(same) = same {
        return Some(Which::Card(same.id));
    }
    // Which of the others it would be nobody can say where the line told it from a pile.
    let face = row.face.filter(|_| !taken)?;
    Some(Which::Unseen { seat, zone, face })
}
