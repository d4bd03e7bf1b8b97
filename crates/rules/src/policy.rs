//! Dispute policies as data: what a published document asks before a duel is taken back, each
//! criterion with the place it was read at.
//!
//! No rule of the game reads them. The crate `cards` fills [`Policy`] from files, the crate `judge`
//! holds the facts of a duel against the criteria. A policy says when going back is asked for and
//! when not; penalties are none of its business.

use alloc::{string::String, vec::Vec};
use serde::{Deserialize, Serialize};

/// A dispute policy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// Its id: `kde`.
    pub id: String,
    /// What it is, for a reader.
    pub title: String,
    /// Other names it answers to.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// The tags of the languages it is the default of.
    #[serde(default)]
    pub languages: Vec<String>,
    /// The game it was written for.
    pub game: Game,
    /// What was read, and what there is besides.
    pub documents: Vec<Document>,
    /// What it asks.
    pub criteria: Vec<Criterion>,
}

/// The game a policy was written for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Game {
    /// This one.
    YuGiOh,
    /// Magic: The Gathering: read for comparison.
    Magic,
    /// Flesh and Blood: read for comparison.
    FleshAndBlood,
    /// Grand Archive: read for comparison.
    GrandArchive,
}

/// A document of a policy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// What it is called.
    pub name: String,
    /// Its version, where it has one that is known.
    #[serde(default)]
    pub version: Option<String>,
    /// Its date: a day, a month or a year. Absent where it has none that is known.
    #[serde(default)]
    pub date: Option<String>,
    /// Where it was read; absent where its text couldn't be had.
    #[serde(default)]
    pub read: Option<String>,
    /// What to know of that copy.
    #[serde(default)]
    pub note: Option<String>,
}

/// Something a policy asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Criterion {
    /// What.
    pub says: Says,
    /// Which of the policy's documents says so, from 1.
    pub document: usize,
    /// Where in it.
    pub at: String,
}

/// What a criterion says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Says {
    /// Who may have a duel taken back.
    Authorised(Authority),
    /// How far back it goes.
    Reach(Reach),
    /// Both players are heard, or both describe what happened, before anything is done.
    BothHeard,
    /// The facts come before any ruling about them.
    FactsFirst,
    /// Going back is the last resort: leaving the duel as it is has to be much worse.
    LastResort,
    /// A partial repair is looked at before going back.
    PartialFirst,
    /// What both players can make clear is repaired as far as possible, and the duel goes on.
    RepairWhatIsClear,
    /// Taking back a decision a player regrets is something else.
    NotADecision,
    /// What was learned since stands against going back.
    Information(Information),
    /// Many decisions since stand against going back.
    Decisions,
    /// Chance on the way makes it no simple case.
    Chance,
    /// Simple is only the last action, or the one under way.
    SimpleIsTheLastAction,
    /// After the next important decision the duel goes on as it is.
    ImportantDecision,
    /// What neither player noticed isn't done again once the duel has gone on.
    UnnoticedStands,
    /// When too much has happened and nobody gained much by it, the state is accepted.
    AcceptedWhenTooLate,
    /// A hidden card nobody can verify any more can't be repaired.
    UnverifiableCard,
    /// A hand that was shuffled into the deck can't be repaired.
    HandIntoDeck,
    /// Every action is reversed, the latest first, none left out.
    EveryActionReversed,
    /// Where a card's identity isn't known, one of the possible cards is picked at random.
    RandomAmongCandidates,
    /// Only the part of a deck that is random is shuffled; known cards keep their places.
    ShuffleOnlyTheRandomPart,
    /// A skipped question is asked at the moment it was owed, even in an earlier phase.
    SkippedQuestionIsAsked,
    /// The time lost is given back, no more than was left.
    TimeLostAtMostWhatWasLeft,
    /// A call gives time back from so many minutes on.
    CallLongerThanMinutes(u8),
    /// About so many minutes a turn.
    MinutesATurn(u8),
    /// A ruling can be appealed once it is given.
    AppealAfterTheRuling,
    /// The head judge's word is final.
    HeadJudgeFinal,
}

/// Who may have a duel taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Authority {
    /// A judge.
    Judge,
    /// The head judge, or whom the head judge names.
    HeadJudge,
}

/// How far back it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reach {
    /// As far as it can be repaired.
    AsFarAsPossible,
    /// To the point of the error.
    ToTheError,
}

/// How much of what was learned stands against going back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Information {
    /// What may change how somebody plays.
    ThatMatters,
    /// A significant change in what either player knows.
    Significant,
}

impl Policy {
    /// True when it answers to this name. Case doesn't matter.
    #[must_use]
    pub fn answers_to(&self, name: &str) -> bool {
        let mut names = core::iter::once(&self.id).chain(&self.aliases);
        names.any(|own| own.eq_ignore_ascii_case(name))
    }

    /// The first criterion that says so.
    #[must_use]
    pub fn asks(&self, says: Says) -> Option<&Criterion> {
        self.criteria.iter().find(|c| c.says == says)
    }

    /// The first criterion of which this holds.
    pub fn find(&self, fits: impl Fn(Says) -> bool) -> Option<&Criterion> {
        self.criteria.iter().find(|c| fits(c.says))
    }

    /// The document a criterion is in.
    #[must_use]
    pub fn document(&self, criterion: &Criterion) -> Option<&Document> {
        self.documents.get(criterion.document.checked_sub(1)?)
    }
}
