//! What a report is about: the duel, the place, the policy, and what each copy is made from.

use super::public::Public;
use super::sheet::{Page, Tongues};
use super::{judges, players};
use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use duel::{Desk, Seat};
use journal::{Record, Time};
use judge::{Assessment, Entry};
use rules::{Catalogue, policy::Policy};
use wording::args;

/// What a report is about.
#[derive(Debug)]
pub(crate) struct Case<'a> {
    /// The duel.
    pub(crate) opened: &'a Opened,
    /// The cards.
    pub(crate) cards: &'a Catalogue,
    /// The policy it is held against.
    pub(crate) policy: &'a Policy,
    /// The line that would be left.
    pub(crate) line: u32,
    /// The record to stand at.
    pub(crate) to: u32,
    /// The record of the claim.
    pub(crate) claim: Option<u32>,
    /// When the report is made.
    pub(crate) made: Time,
}

/// What a copy is made from.
#[derive(Debug)]
pub(crate) enum Copy {
    /// The judge's: everything.
    Judge {
        /// What going back costs.
        assessment: Box<Assessment>,
        /// Every window since.
        ledger: Vec<Entry>,
    },
    /// The players': what everybody at the table may know.
    Players(Box<Public>),
}

impl Case<'_> {
    /// The page.
    #[must_use]
    pub(crate) fn page(&self, copy: &Copy, tongues: &Tongues) -> Page {
        let (whose, sections) = match copy {
            Copy::Judge { assessment, ledger } => {
                ("judge", judges::sections(self, assessment, ledger, tongues))
            }
            Copy::Players(public) => ("players", players::sections(self, public, tongues)),
        };
        let duel = wording::visible(&self.opened.entry.name);
        Page {
            tags: tongues.tags(),
            title: tongues.text("report-title", args![duel: duel.as_ref(), record: self.to]),
            copy: tongues.text("report-copy", args![copy: whose]),
            sections,
        }
    }

    /// The last duel event of the line.
    #[must_use]
    pub(crate) fn tip(&self) -> u32 {
        let path = self.opened.history.path_of(self.line);
        path.last().copied().unwrap_or(self.to)
    }

    /// What was stated last of the match, with the record of it.
    #[must_use]
    pub(crate) fn stated(&self) -> Option<(&Record, &Desk)> {
        let mut entries = self.opened.history.desk_entries();
        entries.find(|(_, entry)| matches!(entry, Desk::MatchStated { .. }))
    }

    /// A player's name, where it was stated.
    #[must_use]
    pub(crate) fn player(&self, seat: Seat) -> Option<String> {
        let words = self.stated()?.0.words.as_ref()?;
        let name = words.by.get(seat.index())?;
        Some(wording::visible(name).into_owned())
    }

    /// The claim it is about.
    #[must_use]
    pub(crate) fn claimed(&self) -> Option<(&Record, &Desk)> {
        let mut entries = self.opened.history.desk_entries();
        entries.find(|(record, _)| Some(record.number) == self.claim)
    }
}

/// The record of the claim asked for, or of the last one.
///
/// # Errors
/// When the record asked for is no claim.
pub(crate) fn named_claim(asked: Option<u32>, opened: &Opened) -> Outcome<Option<u32>> {
    let entries = opened.history.desk_entries();
    let claims = entries.filter(|(_, entry)| matches!(entry, Desk::Claimed { .. }));
    let mut claims = claims.map(|(record, _)| record.number);
    let Some(number) = asked else {
        return Ok(claims.next());
    };
    match claims.any(|claim| claim == number) {
        true => Ok(asked),
        false => Err(Failure::new(Code::NoClaim).count("number", number)),
    }
}
