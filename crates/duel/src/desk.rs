//! What is done at the judge's desk about a duel: claims, calls, findings, rulings, marks.
//!
//! None of it touches a position. What was spoken or written (a statement, a reason, a name) lies
//! beside the record as words.

use crate::{CardId, Passcode, Place, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// An entry of the desk. It belongs to the journal as a whole and to no line.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Desk {
    /// A name for a record, which a place can use. (The name lies beside.)
    Marked {
        /// The record.
        at: u32,
    },
    /// A name for a line. (The name lies beside.)
    LineNamed {
        /// The line.
        line: u32,
    },
    /// The duel goes on along another line that there is.
    LineSwitched {
        /// The line.
        line: u32,
        /// The record it stands at.
        to: u32,
    },
    /// How much an account of what happened counts.
    StandingGiven {
        /// The line that tells it.
        line: u32,
        /// What it counts as.
        standing: Standing,
    },
    /// A seat says that it would have acted.
    Claimed {
        /// Who.
        by: Seat,
        /// The record it means, where it names a moment.
        at: Option<u32>,
        /// The card it names.
        named: Option<Passcode>,
    },
    /// A judge decides. (The words of the ruling lie beside.)
    Ruled {
        /// The record it is about: a claim, or any other.
        about: u32,
        /// Who decides.
        by: Bench,
        /// The ruling it decides about again.
        appeals: Option<u32>,
    },
    /// A seat doesn't accept a ruling.
    Appealed {
        /// Who.
        by: Seat,
        /// The record of the ruling.
        ruling: u32,
    },
    /// What nobody knew then about an old record. (What, lies beside.)
    LateFact {
        /// The record.
        about: u32,
        /// The rule it comes from.
        rule: Option<RuleId>,
    },
    /// A judge was called: the clock of the table stands still.
    JudgeCalled {
        /// By whom; `None`: a judge stepped in.
        by: Option<Seat>,
    },
    /// The call is over.
    CallEnded {
        /// The record of the call.
        call: u32,
        /// The extension that was given, in seconds.
        extension: u16,
    },
    /// Time was called in the round.
    TimeCalled,
    /// A penalty that a judge entered. (Which, and why, lies beside.)
    PenaltyEntered {
        /// Who got it.
        seat: Seat,
        /// The record it is about.
        about: Option<u32>,
    },
    /// Which duel of which match this is. (The event's name and the players' lie beside.)
    MatchStated {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
        /// Which duel of the match, from 1.
        game: u8,
        /// Out of how many.
        best_of: u8,
        /// How many duels A and B have won before this one.
        score: (u8, u8),
        /// Who began this one.
        began: Option<Seat>,
        /// How many cards A and B exchanged with their side decks.
        sided: (u8, u8),
        /// How many minutes the round lasts, where that was said. When it began is when this
        /// happened.
        minutes: Option<u16>,
    },
    /// The repair it is written with puts right what is wrong at a record.
    PutRight {
        /// The record.
        about: u32,
    },
    /// A card that nobody could tell from others, picked at random in front of both players when
    /// the cards were put back.
    RandomPick {
        /// The seed it was picked by.
        seed: u64,
        /// Where the card went back to.
        to: Place,
        /// Among how many cards.
        of: u8,
        /// Which of them, from 1.
        number: u8,
        /// The card, by its identity on the line that was left.
        card: CardId,
    },
    /// Words that lay beside a record were erased, on the demand of whoever they were about.
    Erased {
        /// The record; 0 where it is about words and names throughout.
        about: u32,
    },
}

/// What an account of what happened counts as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Standing {
    /// A seat says so.
    Claimed(Seat),
    /// A witness says so.
    Witnessed,
    /// Both players say so.
    Agreed,
    /// A judge found it to be so.
    Found,
}

impl Standing {
    /// True for what only one line can be: what a judge found, and what both players say.
    #[must_use]
    pub const fn is_of_one_line(self) -> bool {
        matches!(self, Self::Found | Self::Agreed)
    }

    /// The seat whose account it is, if it is one's.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Claimed(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Desk {
    /// True for what everybody at the table hears. The rest is the judge's own: to the others it
    /// is a note.
    #[must_use]
    pub const fn is_public(&self) -> bool {
        !matches!(
            self,
            Self::LateFact { .. }
                | Self::PenaltyEntered { .. }
                | Self::RandomPick { .. }
                | Self::Erased { .. }
        )
    }
}

/// Which judge decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Bench {
    /// The judge at the table.
    Floor,
    /// The head judge: last.
    Head,
}
