//! A written duel as data: what each line says, before any card is looked up.
//!
//! Places in the file ([`Span`]) are kept for messages; they never count when two scripts are
//! compared.

mod card;
mod check;
mod declared;
mod line;
mod repair;
mod rules;
mod set_up;
mod telling;

pub use card::{CardRef, Facing, Lies, Noun, Spot};
pub use check::{Awaited, Check, CheckWhat, Fate, State, Whose};
pub use declared::CardLine;
pub use line::{As, Chosen, Deed, Line, Manner, Paid, Pick, UpTo, Verb};
pub use repair::{Goal, RepairStep};
pub use rules::{FlagChange, Rules, RulesBase};
pub use set_up::{SetUp, SetUpCard, SetUpPart, SetUpPlace, SetUpWhat, Tie};
pub use telling::Tell;

use duel::{Mode, Phase, Reading, Seat};

/// A stretch of a line: where something is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The line, from 1; 0 for something that was never written.
    pub line: u32,
    /// The first character, from 1.
    pub column: u32,
    /// How many characters.
    pub length: u32,
}

/// Something written, with its place. The place doesn't count in comparisons.
#[derive(Clone, Debug, Default)]
pub struct At<T> {
    /// What.
    pub value: T,
    /// Where.
    pub span: Span,
}

impl<T> At<T> {
    /// Something that was never written.
    pub const fn unwritten(value: T) -> Self {
        let span = Span {
            line: 0,
            column: 0,
            length: 0,
        };
        Self { value, span }
    }
}

impl<T: PartialEq> PartialEq for At<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for At<T> {}

/// A whole file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// Its lines, in order. Of several empty lines in a row one is kept.
    pub entries: Vec<Entry>,
}

/// One line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it says.
    pub says: At<Statement>,
    /// What stands behind the `;`.
    pub comment: Option<String>,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    /// Nothing: an empty line, or one with only a comment.
    Blank,
    /// A header.
    Header(Header),
    /// Cards and life points a seat begins with.
    SetUp(SetUp),
    /// Something is done.
    Line(Line),
    /// Something is tried and refused.
    Refused {
        /// By which rule.
        rule: At<String>,
        /// What was tried.
        line: Line,
    },
    /// Something must be so here.
    Check(Check),
    /// What kind of card a name is.
    Card(CardLine),
}

/// A header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Header {
    /// What the duel is called.
    Title(String),
    /// The event it was played at.
    Event(String),
    /// The round.
    Round(String),
    /// The table.
    Table(String),
    /// The date.
    Date(String),
    /// The name of the player at a seat.
    Player(Seat, String),
    /// The rules.
    Rules(Rules),
    /// Strict or witness.
    Mode(Mode),
    /// How passes nobody wrote are read.
    Passes(Reading),
    /// When the record begins.
    Turn(Moment),
}

/// A turn, or a phase of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of the turn.
    pub turn: u16,
    /// Whose turn.
    pub seat: Seat,
    /// The phase; none: before the turn begins.
    pub phase: Option<Phase>,
}

impl Script {
    /// The headers, in order.
    pub fn headers(&self) -> impl Iterator<Item = &Header> {
        self.entries
            .iter()
            .filter_map(|entry| match &entry.says.value {
                Statement::Header(header) => Some(header),
                _ => None,
            })
    }

    /// The title.
    #[must_use]
    pub fn title(&self) -> Option<&str> {
        self.headers().find_map(|header| match header {
            Header::Title(title) => Some(title.as_str()),
            _ => None,
        })
    }

    /// Strict unless the file says witness.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.said_mode().unwrap_or(Mode::Strict)
    }

    /// The mode the file itself names, if it does.
    #[must_use]
    pub fn said_mode(&self) -> Option<Mode> {
        self.headers().find_map(|header| match header {
            Header::Mode(mode) => Some(*mode),
            _ => None,
        })
    }

    /// How unwritten passes are read where a file doesn't say: written in a witness record,
    /// implied in a strict one.
    #[must_use]
    pub const fn usual_reading(mode: Mode) -> Reading {
        match mode {
            Mode::Strict => Reading::Implied,
            Mode::Witness => Reading::Written,
        }
    }

    /// How the file says unwritten passes are read, if it says so.
    #[must_use]
    pub fn reading(&self) -> Option<Reading> {
        self.headers().find_map(|header| match header {
            Header::Passes(reading) => Some(*reading),
            _ => None,
        })
    }

    /// The lines that play the duel: actions, refusals and checks, in order.
    pub fn play(&self) -> impl Iterator<Item = &At<Statement>> {
        self.entries.iter().map(|entry| &entry.says).filter(|says| {
            !matches!(
                says.value,
                Statement::Blank | Statement::Header(_) | Statement::SetUp(_) | Statement::Card(_)
            )
        })
    }

    /// The cards the file says the kind of, in order.
    pub fn cards(&self) -> impl Iterator<Item = &CardLine> {
        self.entries
            .iter()
            .filter_map(|entry| match &entry.says.value {
                Statement::Card(card) => Some(card),
                _ => None,
            })
    }
}
