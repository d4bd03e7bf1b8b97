//! What is audited, the audit of one duel, and what is said of it.

mod junit;
mod subjects;
mod told;

pub(crate) use junit::junit;
pub(crate) use subjects::{Origin, Subject, subjects};
pub(crate) use told::{tell, total};

use crate::damages;
use crate::declared;
use crate::error::{Failure, Outcome};
use crate::lookup::Names;
use crate::rehearsal::Rehearsal;
use crate::scripts::Written;
use duel::Definitions;
use journal::VerifyError;
use judge::{Audit, Filter, Missed};
use notation::{Options, RunError, Runner};
use rules::Catalogue;
use std::path::Path;
use std::sync::Arc;
use table::SetUp;
use timeline::{History, ReadHistoryError};
use wording::{Language, Wording};

/// What came of the audit of one duel.
#[derive(Debug)]
pub(crate) enum Audited {
    /// It was audited.
    Done(Box<Report>),
    /// Its journal is damaged: from which record on, and how.
    Damaged {
        /// The first record that is wrong.
        record: u32,
        /// What is wrong, in words.
        what: String,
    },
    /// It couldn't be read, or is no duel.
    Failed(Failure),
}

/// What was found.
#[derive(Debug)]
pub(crate) struct Report {
    /// How many records there are.
    pub(crate) records: u32,
    /// On how many lines.
    pub(crate) lines: usize,
    /// What the audit found.
    pub(crate) audit: Audit,
    /// The windows that were missed on the line of what happened.
    pub(crate) missed: Vec<Missed>,
    /// Where a written duel stops before its end.
    pub(crate) stopped: Option<Stopped>,
    /// What it was compared with.
    pub(crate) hand: Definitions,
}

impl Report {
    /// True when nothing was found.
    pub(crate) fn is_clean(&self) -> bool {
        self.audit.is_clean() && self.missed.is_empty() && self.stopped.is_none()
    }
}

/// Where a written duel stops: what comes after it wasn't played.
#[derive(Debug)]
pub(crate) struct Stopped {
    /// The line of the file.
    pub(crate) line: u32,
    /// Why it can't be.
    pub(crate) why: Stop,
    /// The rule it is by; of something that had to be refused, the rule that should have.
    pub(crate) rule: Option<String>,
}

/// Why a line of a written duel can't be.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop {
    /// The rules refuse it.
    Refused,
    /// Something that has to be so isn't.
    Check,
    /// It has to be refused, and isn't so.
    NotRefused,
}

impl Stop {
    /// Its name for programs and messages.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Refused => "refused",
            Self::Check => "check",
            Self::NotRefused => "not-refused",
        }
    }
}

/// Audits duels, one after the other, on a thread of its own.
pub(crate) struct Auditor<'c> {
    cards: &'c Arc<Catalogue>,
    words: Wording,
}

impl<'c> Auditor<'c> {
    /// Makes one.
    pub(crate) fn new(cards: &'c Arc<Catalogue>, language: Language) -> Self {
        let words = Wording::new(language);
        Self { cards, words }
    }

    /// Audits a duel.
    pub(crate) fn audit(&self, subject: &Subject) -> Audited {
        match &subject.origin {
            Origin::Stored(store, entry) => match History::read(&**store, entry.id) {
                Ok((history, _)) => match declared::of(&**store, entry, self.cards) {
                    Ok(cards) => self.report(&history, None, &cards),
                    Err(failure) => Audited::Failed(failure),
                },
                Err(error) => self.unread(&entry.name, &error),
            },
            Origin::File(path) => match self.played(path) {
                Ok((history, stopped, cards)) => self.report(&history, stopped, &cards),
                Err(failure) => Audited::Failed(failure),
            },
        }
    }

    fn report(
        &self,
        history: &History,
        stopped: Option<Stopped>,
        cards: &Arc<Catalogue>,
    ) -> Audited {
        let audit = judge::audit(history, cards);
        // What was only tried out takes nothing back.
        let line = Some(history.of_the_duel().id);
        let filter = Filter {
            line,
            ..Filter::default()
        };
        let missed = judge::missed(history, cards, filter);
        let (audit, missed) = match (audit, missed) {
            (Ok(audit), Ok(missed)) => (audit, missed),
            (Err(error), _) | (_, Err(error)) => {
                let what = error.to_string();
                let record = match error {
                    timeline::FoldError::Mismatch { record, .. } => record,
                    timeline::FoldError::NoSuchRecord { number, .. } => number,
                };
                return Audited::Damaged { record, what };
            }
        };
        Audited::Done(Box::new(Report {
            hand: cards.definitions(),
            records: history.last(),
            lines: history.lines().len(),
            audit,
            missed,
            stopped,
        }))
    }

    fn unread(&self, name: &str, error: &ReadHistoryError) -> Audited {
        match error {
            ReadHistoryError::Verify(VerifyError::Damage(damage)) => Audited::Damaged {
                record: damage.first,
                what: damages::what(damage, &self.words),
            },
            ReadHistoryError::Verify(VerifyError::Store(error)) => {
                Audited::Failed(crate::opened::store_error(name, error))
            }
            ReadHistoryError::History(error) => Audited::Damaged {
                record: 0,
                what: error.to_string(),
            },
        }
    }

    /// A written duel, played in memory as far as it goes.
    fn played(&self, path: &Path) -> Outcome<(History, Option<Stopped>, Arc<Catalogue>)> {
        let written = Written::read(path, &self.words)?;
        let cards = declared::checked(&written, self.cards, &self.words)?;
        let names = Names(&cards);
        let options = Options {
            mode: None,
            reading: None,
        };
        let mistaken = |error| written.mistake(&error, &self.words);
        let events = notation::set_up(&written.script, &cards, &names, options);
        let set_up = SetUp {
            name: "audit".to_owned(),
            events: events.map_err(mistaken)?,
            source: journal::Source::Judge,
            words: None,
            happened_at: None,
            declared: String::new(),
        };
        let rehearsal = Rehearsal::with(set_up, &cards);
        let rehearsal =
            rehearsal.map_err(|error| Failure::bug(error).with("duel", path.display()))?;
        let mut runner = Runner::new(rehearsal, &cards, &names);
        let played = runner.play(written.script.play());
        let history = runner.into_sink().0.history().clone();
        let stopped = match played {
            Ok(()) => None,
            Err(RunError::Mistaken(error)) => return Err(mistaken(error)),
            Err(error) => Some(stopped(&error).ok_or_else(|| Failure::bug(format!("{error:?}")))?),
        };
        Ok((history, stopped, cards))
    }
}

/// Where and why a written duel stops; `None` where it couldn't be kept in memory.
fn stopped<E>(error: &RunError<E>) -> Option<Stopped> {
    let (line, why, rule) = match error {
        RunError::Refused { at, refusal, .. } => (at.line, Stop::Refused, Some(refusal.rule.id())),
        RunError::Absent { error, refusal } => {
            (error.at.line, Stop::Refused, Some(refusal.rule.id()))
        }
        RunError::NotRefused { at, rule, .. } => (at.line, Stop::NotRefused, Some(rule.as_str())),
        RunError::Check { at, .. } => (at.line, Stop::Check, None),
        RunError::Mistaken(_) | RunError::Failed { .. } => return None,
    };
    let rule = rule.map(str::to_owned);
    Some(Stopped { line, why, rule })
}
