//! What a report is about: the duel, the place, the policy, and what each copy is made from.

use super::life::Life;
use super::public::Public;
use super::sheet::{Page, Tongues};
use super::{judges, players};
use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use crate::rounds;
use crate::zone::Zone;
use duel::{Desk, Seat};
use journal::{Record, Time};
use judge::{Assessment, Claim, Claimed, Entry};
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
    /// The record by which the duel went back there already.
    pub(crate) gone_back: Option<u32>,
    /// The time zone its times are told in.
    pub(crate) zone: &'a Zone,
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
        /// What the record answers to the claim.
        claim: Option<Box<Claim>>,
        /// With what an auditor needs besides.
        annex: bool,
        /// The life points.
        life: Life,
    },
    /// The players': what everybody at the table may know.
    Players(Box<Public>, Life),
}

impl Case<'_> {
    /// The page.
    #[must_use]
    pub(crate) fn page(&self, copy: &Copy, tongues: &Tongues) -> Page {
        let (whose, sections) = match copy {
            Copy::Judge {
                assessment,
                ledger,
                claim,
                annex,
                life,
            } => {
                let told = judges::JudgesCopy {
                    case: self,
                    it: assessment,
                    tongues,
                    life,
                };
                let sections = told.sections(ledger, claim.as_deref(), *annex);
                ("judge", sections)
            }
            Copy::Players(public, life) => {
                let sections = players::sections(self, public, life, tongues);
                ("players", sections)
            }
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
        rounds::stated(self.opened)
    }

    /// What a header of the written duel says, where it began as one.
    #[must_use]
    pub(crate) fn header(&self, of: &str) -> Option<String> {
        let says = rounds::header(self.opened, of)?;
        Some(wording::visible(says).into_owned())
    }

    /// A player's name, where it was stated.
    #[must_use]
    pub(crate) fn player(&self, seat: Seat) -> Option<String> {
        let stated = self.stated().map(|(record, _)| record);
        // The headers of a written duel name the players in their order, where they name both.
        let written = || self.opened.history.record(1);
        let words = stated.or_else(written)?.words.as_ref()?;
        let name = words.by.get(seat.index())?;
        let both = stated.is_some() || words.by.len() == Seat::BOTH.len();
        both.then(|| wording::visible(name).into_owned())
    }

    /// What the record answers to the claim, where it names a card and can be answered.
    #[must_use]
    pub(crate) fn answered(&self) -> Option<Claim> {
        let (_, Desk::Claimed { by, at, named }) = self.claimed()? else {
            return None;
        };
        let claimed = Claimed {
            by: *by,
            card: (*named)?,
            naming: Vec::new(),
            when: *at,
        };
        judge::claim(&self.opened.history, self.cards, self.line, claimed).ok()
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
