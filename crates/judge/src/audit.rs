//! The audit: every answer of a duel given again, and what follows from it compared with what was
//! recorded, record by record.
//!
//! What a judge put right is told and followed by nothing; it is counted, not compared. A journal
//! that was played with other card definitions than those at hand is said to be so: where it differs
//! then, nobody played foul.

use crate::{FoldError, decisions};
use duel::{Answer, Digest, Event, Point, Position, RewindKind, RuleId, Seat};
use journal::{Record, Source};
use rules::{Catalogue, Next, Refusal, answer, next};
use timeline::{History, Line};

/// What the audit of one duel found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// How many records were made again and compared.
    pub compared: u32,
    /// How many answers were given again.
    pub decisions: u32,
    /// Where a line first differs from what follows by the rules; one to a line at most.
    pub divergences: Vec<Divergence>,
    /// What was recorded as breaking a rule.
    pub irregularities: Vec<Irregular>,
    /// The records that say that a seat was not asked.
    pub not_asked: Vec<(u32, Seat)>,
    /// The records at which a line begins, by the kind of going back; undos apart.
    pub went_back: Vec<(u32, WentBack)>,
    /// The records at which a judge put something right.
    pub repairs: Vec<u32>,
    /// The card definitions it was played with, where those at hand are others.
    pub other_cards: Option<Digest>,
}

/// A kind of going back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WentBack {
    /// A judge's ruling.
    Judge,
    /// Both players agreed.
    Agreed,
    /// A slip of the record was corrected.
    Correction,
    /// A line that is only looked at.
    WhatIf,
    /// An operation was taken back, or taken back again.
    Undo,
}

/// Something recorded as breaking a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Irregular {
    /// The record.
    pub at: u32,
    /// The rule.
    pub rule: RuleId,
    /// Who broke it.
    pub by: Seat,
}

/// A record that isn't what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// The record.
    pub at: u32,
    /// The line it is on.
    pub line: u32,
    /// What would stand there.
    pub instead: Instead,
}

/// What would stand in the place of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instead {
    /// Another event.
    Event(Box<Event>),
    /// Nothing: somebody is awaited, and what was said next gives no such record.
    Awaited(Next),
    /// Nothing: what was said is refused.
    Refused(Refusal),
}

impl Audit {
    /// True when nothing is the matter.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.divergences.is_empty() && self.irregularities.is_empty() && self.not_asked.is_empty()
    }
}

/// Audits a duel, every line of it. For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when its records can't be this game.
pub fn audit(history: &History, cards: &Catalogue) -> Result<Audit, FoldError> {
    let mut audit = Audit::default();
    let played = history.catalogue_at(history.last());
    audit.other_cards = played.filter(|digest| *digest != cards.digest());
    for record in history.records() {
        audit.note(record);
    }
    for line in history.lines() {
        audit.walk(history, cards, &line.line)?;
    }
    Ok(audit)
}

impl Audit {
    /// What a record says by itself.
    fn note(&mut self, record: &Record) {
        let at = record.number;
        match &record.event {
            Event::Irregularity { rule, by, .. } => {
                let (rule, by) = (rule.clone(), *by);
                self.irregularities.push(Irregular { at, rule, by });
            }
            Event::WindowAnswered {
                seat,
                answer: Answer::Skipped,
                ..
            } => self.not_asked.push((at, *seat)),
            Event::Rewound { kind, undoes, .. } => {
                self.went_back.push((at, went_back(*kind, *undoes)));
            }
            Event::Adjusted { .. } => self.repairs.push(at),
            _ => {}
        }
    }

    /// Makes the own records of a line again, up to the first that differs.
    fn walk(&mut self, history: &History, cards: &Catalogue, line: &Line) -> Result<(), FoldError> {
        let from = line.from.unwrap_or(0);
        let mut position = match from {
            0 => Position::new(),
            from => history.position_at(from)?,
        };
        let mut said = decisions(history, line.id)?.into_iter().peekable();
        let own = history.path_of(line.id).into_iter().filter(|n| *n > from);
        for record in own.filter_map(|number| history.record(number)) {
            while said.next_if(|one| one.record < record.number).is_some() {}
            if !is_told(record, &position) {
                self.compared += 1;
                let decided = said.peek().filter(|one| one.record == record.number);
                self.decisions += u32::from(decided.is_some());
                let follows = made(&position, cards, said.peek().map(|one| &one.said));
                if let Some(instead) = differs(follows, &record.event) {
                    let (at, line) = (record.number, line.id);
                    self.divergences.push(Divergence { at, line, instead });
                    return Ok(());
                }
            }
            position
                .apply(&record.event)
                .map_err(|mismatch| FoldError::Mismatch {
                    record: record.number,
                    mismatch,
                })?;
        }
        Ok(())
    }
}

const fn went_back(kind: RewindKind, undoes: Option<u32>) -> WentBack {
    match (undoes, kind) {
        (Some(_), _) => WentBack::Undo,
        (None, RewindKind::Judge) => WentBack::Judge,
        (None, RewindKind::Agreed) => WentBack::Agreed,
        (None, RewindKind::Correction) => WentBack::Correction,
        (None, RewindKind::WhatIf) => WentBack::WhatIf,
    }
}

/// What nothing else leads to: the set-up, what the desk did, what a loop was found to be.
fn is_told(record: &Record, position: &Position) -> bool {
    position.point == Point::SettingUp
        || position.repairs > 0
        || matches!(record.source, Source::Judge | Source::Import)
        || matches!(
            record.event,
            Event::CatalogueChanged { .. } | Event::Adjusted { .. } | Event::LoopFound { .. }
        )
}

/// What the rules give next: by themselves, or by what is said.
fn made(
    position: &Position,
    cards: &Catalogue,
    said: Option<&rules::Said>,
) -> Result<Event, Instead> {
    match (next(position, cards), said) {
        (Next::Event(event), _) => Ok(event),
        (Next::Ask(_) | Next::Chance { .. }, Some(said)) => {
            answer(position, cards, said).map_err(Instead::Refused)
        }
        (awaited, _) => Err(Instead::Awaited(awaited)),
    }
}

/// What would stand in the record's place, if it isn't what stands there.
fn differs(made: Result<Event, Instead>, recorded: &Event) -> Option<Instead> {
    match made {
        Ok(event) if event == *recorded => None,
        Ok(event) => Some(Instead::Event(Box::new(event))),
        Err(instead) => Some(instead),
    }
}
