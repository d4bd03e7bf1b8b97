//! What has happened since the moment of a claim that bears on it, as facts alone: how often the
//! one who claims has acted, in how many windows it was asked, which cards it names were shown.

use crate::claim::Claimed;
use crate::{FoldError, walk};
use duel::{Answer, Audience, Event, Passcode, Position, Seat};
use journal::{Knowledge, Record};
use timeline::History;

/// What has happened since a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The records in which the seat acted.
    pub acted: Vec<u32>,
    /// The records in which it passed, and somebody said or showed so.
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
                since.add(record, before, claimed);
            },
        )?;
        Ok(since)
    }

    fn add(&mut self, record: &Record, before: &Position, claimed: &Claimed) {
        let (number, by) = (record.number, claimed.by);
        match &record.event {
            Event::Said { by: seat, .. } if *seat == by => self.acted.push(number),
            Event::WindowAsked { seat, .. } if *seat == by => self.asked.push(number),
            Event::WindowAnswered {
                seat,
                answer: Answer::Passed(_),
                ..
            } if *seat == by && record.knowledge != Knowledge::Inferred => self.passed.push(number),
            Event::CardKnown { card, face, to, .. } if claimed.naming.contains(face) => {
                let told = *to == Audience::All || *to == Audience::Seat(by);
                let row = before.card(*card).or_else(|| {
                    let mut rows = before.rows.iter();
                    rows.find(|row| row.id.renewed() == *card)
                });
                let row = row.filter(|row| told && !row.known_by(by));
                self.shown.extend(row.map(|row| Shown {
                    at: number,
                    face: *face,
                    of: row.owner,
                }));
            }
            _ => {}
        }
    }
}
