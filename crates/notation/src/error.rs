//! Mistakes in a written duel, each with its place in the line.

use crate::lookup::NoRules;
use crate::script::Span;
use duel::{Seat, Zone};
use rules::Rule;

/// A mistake, and where it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Where.
    pub at: Span,
    /// What is wrong.
    pub mistake: Mistake,
}

/// What can be wrong in a written duel. The sentences are in the locale files, under
/// [`Mistake::key`]; [`NotationError::message`] says them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// The file has no line that plays.
    Empty,
    /// Something else was expected here.
    Expected {
        /// What could stand here.
        wanted: Vec<&'static str>,
        /// What does; empty at the end of the line.
        found: String,
        /// Which of them looks most like it.
        nearest: Option<&'static str>,
    },
    /// The line goes on after its end.
    GoesOn {
        /// With this.
        found: String,
    },
    /// A quotation mark or bracket has no other half.
    Unclosed {
        /// Which.
        mark: char,
    },
    /// Not a number between these.
    Number {
        /// What stands there.
        found: String,
        /// The least number.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// The same thing is said twice.
    Twice {
        /// What.
        what: &'static str,
    },
    /// A header or set-up line after the first action.
    TooLate,
    /// Only of a declared card it can be said as what it is used.
    NotDeclared,
    /// A card whose kind is said is one there is already, or is said twice.
    KnownCard {
        /// The name.
        name: String,
    },
    /// No card has this name.
    UnknownCard {
        /// The name.
        name: String,
        /// Names that look like it.
        nearest: Vec<String>,
    },
    /// Several cards have names that begin like this.
    SeveralCards {
        /// The name.
        name: String,
        /// Their names.
        could: Vec<String>,
    },
    /// There are no such rules.
    NoRules {
        /// What isn't there: the name of the rules, a flag or a value.
        name: String,
        /// Why.
        why: Box<NoRules>,
    },
    /// No attribute and no type is called so.
    UnknownWord {
        /// The word.
        name: String,
        /// The one that looks most like it.
        nearest: Option<&'static str>,
    },
    /// A token is in no deck: only an effect brings it to the field.
    Token {
        /// The token.
        name: String,
    },
    /// A card that lies face-up on the field has a name.
    FaceUpUnnamed {
        /// The place.
        place: &'static str,
    },
    /// No monster of the set-up is the one a card lies under, or is equipped or bound to.
    NoBearer {
        /// The monster.
        name: String,
    },
    /// The card can't begin in this place.
    WrongPlace {
        /// The card.
        name: String,
        /// The place.
        place: &'static str,
    },
    /// A repair puts a card where it can't lie.
    Misplaced {
        /// The card.
        name: String,
        /// Why it can't.
        why: Misplaced,
    },
    /// A repair leaves a seat with more life points than anybody has.
    LifePoints {
        /// Whose.
        seat: Seat,
        /// How many it would have.
        to: u32,
        /// The most there are.
        most: u32,
    },
    /// There is a card in this zone already, or no zone is left.
    ZoneTaken {
        /// The place.
        place: &'static str,
        /// The zone; none: all are taken.
        zone: Option<u8>,
    },
    /// More cards than a duel can have.
    TooManyCards,
    /// The seat has no such card there. That is no slip of the pen: the rules refuse it.
    NotThere {
        /// Who wanted to do something with it.
        by: Seat,
        /// The rule by which that is refused.
        rule: Rule,
        /// The seat that would have to have it.
        seat: Seat,
        /// The card.
        name: String,
        /// Where the record has such cards.
        elsewhere: Vec<String>,
    },
    /// Several cards could be meant.
    WhichOne {
        /// The card.
        name: String,
        /// Where they are.
        could: Vec<String>,
    },
    /// The duel didn't ask for this choice.
    NotAskedFor {
        /// What was written.
        what: &'static str,
    },
    /// Two cards of a list are one name with a comma in it.
    CommaInName {
        /// The name.
        name: String,
    },
    /// The duel is over before it comes to this choice.
    OverBefore {
        /// What was written.
        what: &'static str,
    },
    /// A character that can't be seen, or that changes how a line is shown.
    Unseen {
        /// Its code, as `U+202E`.
        code: String,
    },
    /// A name or a text is longer than any there is.
    TooLong {
        /// How many characters it may have.
        most: usize,
    },
    /// The file is larger than any that is read.
    TooLarge {
        /// How many bytes it may have.
        most: usize,
    },
}

/// Why a card can't lie where a repair puts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// Another kind of card belongs there.
    Kind {
        /// The zone or pile.
        zone: Zone,
    },
    /// Under the duel's rules there is no such zone.
    NoZone {
        /// Of what kind.
        zone: Zone,
        /// Its number, from 1.
        slot: u8,
    },
    /// A pile holds its owner's cards.
    Owner,
    /// Only a monster has a battle position.
    Position,
    /// A card nobody has identified lies face-down.
    Unknown,
    /// It is being activated: the chain would resolve it all the same.
    Activated,
    /// It is being summoned: the summon would go on.
    Summoned,
}

impl NotationError {
    /// A mistake at a place.
    #[must_use]
    pub const fn new(at: Span, mistake: Mistake) -> Self {
        Self { at, mistake }
    }
}

impl Mistake {
    /// The key of its sentence.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Empty => "notation-empty",
            Self::Expected { .. } => "notation-expected",
            Self::GoesOn { .. } => "notation-goes-on",
            Self::Unclosed { .. } => "notation-unclosed",
            Self::Number { .. } => "notation-number",
            Self::Twice { .. } => "notation-twice",
            Self::TooLate => "notation-too-late",
            Self::UnknownCard { .. } => "notation-unknown-card",
            Self::NotDeclared => "notation-not-declared",
            Self::KnownCard { .. } => "notation-known-card",
            Self::SeveralCards { .. } => "notation-several-cards",
            Self::NoRules { why, .. } => why.key(),
            Self::UnknownWord { .. } => "notation-unknown-word",
            Self::Token { .. } => "notation-token",
            Self::FaceUpUnnamed { .. } => "notation-face-up-unnamed",
            Self::NoBearer { .. } => "notation-no-bearer",
            Self::WrongPlace { .. } => "notation-wrong-place",
            Self::Misplaced { .. } => "notation-misplaced",
            Self::LifePoints { .. } => "notation-life-points",
            Self::ZoneTaken { .. } => "notation-zone-taken",
            Self::TooManyCards => "notation-too-many-cards",
            Self::NotThere { .. } => "notation-not-there",
            Self::WhichOne { .. } => "notation-which-one",
            Self::NotAskedFor { .. } => "notation-not-asked-for",
            Self::CommaInName { .. } => "notation-comma-in-name",
            Self::OverBefore { .. } => "notation-over-before",
            Self::Unseen { .. } => "notation-unseen",
            Self::TooLong { .. } => "notation-too-long",
            Self::TooLarge { .. } => "notation-too-large",
        }
    }
}

impl NoRules {
    const fn key(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "notation-unknown-rules",
            Self::OtherGame { .. } => "notation-other-game",
            Self::NeedsADay => "notation-rules-need-a-day",
            Self::TakesNoDay => "notation-rules-take-no-day",
            Self::NoDay { .. } => "notation-no-day",
            Self::NothingHeld { .. } => "notation-nothing-held",
            Self::NoFlag { .. } => "notation-no-flag",
            Self::NoValue { .. } => "notation-no-value",
        }
    }
}
