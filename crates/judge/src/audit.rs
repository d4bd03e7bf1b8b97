//! The audit: every answer of a duel given again, and what follows from it compared with what was
//! recorded, record by record.
//!
//! What a judge put right is told and followed by nothing; it is counted, not compared. A journal
//! that was played with other card definitions, or another engine, than those at hand is said to be
//! so, from record to record: where it differs there, nobody played foul.

use crate::{Decided, FoldError, decisions, retold};
use duel::{Action, Definitions, Desk, Event, Point, Position, RewindKind, RuleId, Seat};
use journal::{Record, Source};
use rules::{Catalogue, Next, Refusal, Said, answer, next};
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
    pub not_asked: Vec<NotAsked>,
    /// The records at which a line begins, by the kind of going back; undos apart.
    pub went_back: Vec<(u32, WentBack)>,
    /// The records at which a judge put something right.
    pub repairs: Vec<u32>,
    /// From which records on it was played with other card definitions, or another engine, than
    /// those at hand, and with which.
    pub others: Vec<(u32, Definitions)>,
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
    /// An operation was taken back.
    Undo,
    /// What was taken back counts again.
    Redo,
    /// A judge's ruling to go back was overturned: the duel went on along another line.
    Overturned,
}

/// Something recorded as breaking a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Irregular {
    /// The record.
    pub at: u32,
    /// The line it is on.
    pub line: u32,
    /// Whether it counts: nobody has gone back to before it.
    pub stands: bool,
    /// The rule.
    pub rule: RuleId,
    /// Who broke it.
    pub by: Seat,
}

/// A record that says that a seat was not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAsked {
    /// The record.
    pub at: u32,
    /// The line it is on.
    pub line: u32,
    /// Whether it counts: nobody has gone back to before it.
    pub stands: bool,
    /// Who was not asked.
    pub seat: Seat,
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
    /// What was in use there, where what is at hand is something else.
    pub others: Option<Definitions>,
    /// How many records come after it on that line; they weren't compared.
    pub not_compared: u32,
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
    /// True when nothing differs and nothing that counts broke a rule. (Who was not asked on the
    /// line that counts: see [`missed`](crate::missed).)
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.divergences.is_empty() && !self.irregularities.iter().any(|one| one.stands)
    }
}

/// Audits a duel, every line of it. For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when its records can't be this game.
pub fn audit(history: &History, cards: &Catalogue) -> Result<Audit, FoldError> {
    let mut audit = Audit::default();
    let of_the_duel = history.path_of(history.of_the_duel().id);
    for record in history.records() {
        let line = history.line_of(record.number).unwrap_or(timeline::MAIN);
        let stands = of_the_duel.binary_search(&record.number).is_ok();
        audit.note(record, line, stands, history);
        let others = record
            .event
            .definitions()
            .filter(|used| *used != cards.definitions());
        audit
            .others
            .extend(others.map(|used| (record.number, used)));
        audit.note_overturned(history, record);
    }
    for line in history.lines() {
        audit.walk(history, cards, &line.line)?;
    }
    Ok(audit)
}

impl Audit {
    /// What a record says by itself.
    fn note(&mut self, record: &Record, line: u32, stands: bool, history: &History) {
        let at = record.number;
        let not_asked = record.event.skipped().map(|seat| NotAsked {
            at,
            line,
            stands,
            seat,
        });
        self.not_asked.extend(not_asked);
        match &record.event {
            Event::Irregularity { rule, by, .. } => self.irregularities.push(Irregular {
                at,
                line,
                stands,
                rule: rule.clone(),
                by: *by,
            }),
            Event::Rewound { kind, undoes, .. } => {
                let batch = undoes.and_then(|number| history.batch(number));
                let again = batch.is_some_and(|batch| batch.undoes.is_some());
                let kind = if again {
                    WentBack::Redo
                } else {
                    went_back(*kind, *undoes)
                };
                self.went_back.push((at, kind));
            }
            Event::Adjusted { .. } => self.repairs.push(at),
            _ => {}
        }
    }

    /// A line that a judge's ruling went back to was left without another ruling, and that wasn't
    /// taken back.
    fn note_overturned(&mut self, history: &History, record: &Record) {
        let line = match record.event {
            Event::Desk(Desk::LineSwitched { line, .. }) => line,
            Event::Rewound {
                kind: RewindKind::Agreed | RewindKind::Correction,
                undoes: None,
                ..
            } => record.number,
            _ => return,
        };
        let batch = history.batch(record.batch);
        let stands = batch.filter(|batch| batch.undone_by.is_none());
        if stands.is_some_and(|batch| history.overturned(batch.left, line).is_some()) {
            self.went_back.push((record.number, WentBack::Overturned));
        }
    }

    /// Makes the own records of a line again, up to the first that differs.
    fn walk(&mut self, history: &History, cards: &Catalogue, line: &Line) -> Result<(), FoldError> {
        let from = line.from.unwrap_or(0);
        let mut position = match from {
            0 => Position::new(),
            from => history.position_at(from)?,
        };
        let decisions = decisions(history, line.id)?;
        let mut left = &decisions[..];
        let mut in_use = history.definitions_at(from);
        let path = history.path_of(line.id);
        let own = &path[path.partition_point(|number| *number <= from)..];
        let records = own.iter().filter_map(|number| history.record(*number));
        for (nth, record) in records.enumerate() {
            in_use = record.event.definitions().or(in_use);
            let passed = left.partition_point(|one| one.record < record.number);
            left = &left[passed..];
            if !is_told(record, &position) {
                self.compared += 1;
                let decided = left.first().is_some_and(|one| one.record == record.number);
                self.decisions += u32::from(decided && !is_shown(record));
                if let Some(instead) = differs(&position, cards, record, left) {
                    self.divergences.push(Divergence {
                        at: record.number,
                        line: line.id,
                        instead,
                        others: in_use.filter(|used| *used != cards.definitions()),
                        not_compared: (own.len() - nth - 1) as u32,
                    });
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
        (Some(_), _) | (None, RewindKind::Return) => WentBack::Undo,
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
            Event::DefinitionsChanged { .. } | Event::Adjusted { .. } | Event::LoopFound { .. }
        )
}

/// What the rules give next: by themselves, or by what is said.
fn made(position: &Position, cards: &Catalogue, said: Option<&Said>) -> Result<Event, Instead> {
    match (next(position, cards), said) {
        (Next::Event(event), _) => Ok(event),
        (Next::Ask(_) | Next::Chance { .. }, Some(said)) => {
            answer(position, cards, said).map_err(Instead::Refused)
        }
        (awaited, _) => Err(Instead::Awaited(awaited)),
    }
}

/// What would stand in the record's place, if it isn't what stands there.
///
/// What leads to a record may be said only after it: a card is shown, and windows are jumped over, on
/// the way to what is said next.
fn differs(
    position: &Position,
    cards: &Catalogue,
    record: &Record,
    left: &[Decided],
) -> Option<Instead> {
    let own = left.first().filter(|one| one.record == record.number);
    // What was named by its face to be told first is named by its identity by now.
    let own = own.and_then(|_| retold::said(record, &[]));
    let later = &left[usize::from(own.is_some())..];
    let shows = later
        .iter()
        .take_while(|one| matches!(one.said.action, Action::Show { .. }));
    let on_the_way = &later[..later.len().min(shows.count() + 1)];
    let ends = own.is_none() || is_shown(record);
    let later = on_the_way
        .iter()
        .filter(|_| ends)
        .map(|one| one.said.clone());
    let mut tried = own
        .into_iter()
        .chain(retold::told_of_a_pile(record, position).map(|told| told.said()))
        .chain(later)
        .peekable();
    let mut instead = match tried.peek() {
        Some(_) => Instead::Awaited(Next::Over),
        None => Instead::Awaited(next(position, cards)),
    };
    for said in tried.map(Some).chain([None]) {
        match made(position, cards, said.as_ref()) {
            Ok(event) if event == record.event => return None,
            Ok(event) => instead = Instead::Event(Box::new(event)),
            Err(_) if said.is_none() => {}
            Err(other) => instead = other,
        }
    }
    Some(instead)
}

/// A card that is shown, or told, by a seat: by itself or on the way to something else.
const fn is_shown(record: &Record) -> bool {
    matches!(record.event, Event::CardKnown { .. })
}
