//! What has happened since the moment of a claim that bears on it, as facts alone: how often the
//! one who claims has acted, in how many windows it was asked, which cards it names were shown.

use crate::claim::Claimed;
use crate::{FoldError, cost, left, walk};
use duel::{Action, Audience, Event, Passcode, Position, Seat};
use journal::Record;
use timeline::History;

/// What has happened since a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The records in which the seat acted.
    pub acted: Vec<u32>,
    /// The records in which it ended its turn, or agreed to go on up to a point.
    pub agreed: Vec<u32>,
    /// The records in which it passed, and somebody said or showed so. What it passed as agreed
    /// before, or by a setting, isn't among them.
    pub passed: Vec<u32>,
    /// The records that asked it aloud.
    pub asked: Vec<u32>,
    /// The cards the claim names that the seat learned, or that were shown to it, since.
    pub shown: Vec<Shown>,
}

/// A card that a claim names and that was shown after the moment it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The record that shows it.
    pub at: u32,
    /// Its face.
    pub face: Passcode,
    /// Whose card it is.
    pub of: Seat,
    /// It was shown on a line that was left.
    pub left: bool,
}

impl Since {
    /// What has happened on a line since a record of it.
    pub(crate) fn of(
        history: &History,
        path: &[u32],
        claimed: &Claimed,
        at: u32,
    ) -> Result<Self, FoldError> {
        let mut since = Self::default();
        let position = history.position_at(at)?;
        walk::along(
            history,
            walk::after(path, at),
            position,
            |record, before| {
                since.add(record, claimed);
                since.shown.extend(shown(record, before, claimed, false));
            },
        )?;
        for stretch in left::left(history, path, at)? {
            walk::along(history, &stretch.path, stretch.then, |record, before| {
                since.shown.extend(shown(record, before, claimed, true));
            })?;
        }
        Ok(since)
    }

    fn add(&mut self, record: &Record, claimed: &Claimed) {
        let (number, by) = (record.number, claimed.by);
        match &record.event {
            Event::Said { by: seat, action } if *seat == by => match action {
                Action::EndTurn | Action::MoveOn { .. } | Action::AgreeUpTo { .. } => {
                    self.agreed.push(number);
                }
                _ => self.acted.push(number),
            },
            Event::WindowAsked { seat, .. } if *seat == by => self.asked.push(number),
            Event::WindowAnswered { .. } if cost::decided(record) == Some(by) => {
                self.passed.push(number);
            }
            _ => {}
        }
    }
}

/// A card the claim names, where this record shows it to the one who claims.
fn shown(record: &Record, before: &Position, claimed: &Claimed, left: bool) -> Option<Shown> {
    let Event::CardKnown { card, face, to, .. } = record.event else {
        return None;
    };
    let by = claimed.by;
    let told = to == Audience::All || to == Audience::Seat(by);
    let row = before.card(card).or_else(|| {
        let mut rows = before.rows.iter();
        rows.find(|row| row.id.renewed() == card)
    })?;
    let named = claimed.naming.contains(&face);
    (told && named && !row.known_by(by)).then_some(Shown {
        at: record.number,
        face,
        of: row.owner,
        left,
    })
}
