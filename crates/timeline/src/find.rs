//! Conditions over a position, for `find`: read once from text, then asked after every event.
//!
//! `docs/find.md` is the language. [`Condition::read`] compiles a text: every name becomes the
//! field or the passcode it means, and kinds are checked, so that [`Condition::holds`] only looks
//! and compares, without asking for memory. [`Search`] asks it along a line, and only after events
//! that change what the condition is about.
//!
//! `find/token.rs` cuts the text into tokens, `find/parse.rs` builds the condition of them,
//! `find/field.rs` lists what there is to read, `find/test.rs` evaluates, `find/touch.rs` knows
//! which events change what. No library reads it: none of those looked at says what could stand at
//! the column where a text goes wrong, and those with an evaluator build values on every call.

mod field;
mod parse;
mod test;
mod token;
mod touch;
mod watched;

use duel::{Event, Passcode, Position};
use std::fmt;
use test::Test;

pub use field::FIELDS;
pub use watched::{Watched, Worth};

/// How many letters a condition may have.
pub(crate) const LONGEST: usize = 1_000;

/// A card as a condition names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Named {
    /// Its passcode.
    pub passcode: Passcode,
    /// The ATK printed on it, if it has one.
    pub atk: Option<i32>,
    /// The DEF printed on it, if it has one.
    pub def: Option<i32>,
    /// The Level printed on it, if it has one.
    pub level: Option<i32>,
}

/// The cards there are.
pub trait Names {
    /// The card with this name.
    ///
    /// # Errors
    /// The names it may mean, nearest first, where it is none or could be several.
    fn card(&self, name: &str) -> Result<Named, Vec<String>>;
}

/// What kind of thing a part of a condition is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A number.
    Number,
    /// One of some words.
    Word,
    /// True or false.
    Truth,
}

/// What is wrong with a condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// Something else has to stand here.
    Expected(&'static str),
    /// There is no such field, function or place.
    Unknown {
        /// What was written.
        word: String,
        /// What there is.
        known: Vec<String>,
    },
    /// A field never is this word.
    NoSuchWord {
        /// What was written.
        word: String,
        /// What it can be.
        known: Vec<String>,
    },
    /// Two kinds that can't be compared, or calculated with.
    Kinds {
        /// What stands before it.
        left: Kind,
        /// What stands after it.
        right: Kind,
    },
    /// Words and truths are only equal or not.
    NoOrder,
    /// What stands here isn't true or false.
    NoCondition(Kind),
    /// No card, or several, are called so.
    NoCard {
        /// What was written.
        name: String,
        /// What it may mean.
        near: Vec<String>,
    },
    /// A number larger than any there is.
    TooLarge,
    /// A condition longer, or with more brackets in each other, than any that is read.
    TooLong,
}

/// A condition that can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConditionError {
    /// Where it goes wrong, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

impl fmt::Display for ConditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {:?}", self.column, self.wrong)
    }
}

impl std::error::Error for ConditionError {}

/// A condition over a position.
///
/// ```
/// use duel::{Position, Seat};
/// use timeline::{Condition, NoNames};
///
/// let condition = Condition::read("B.lp < 4000 && turn >= 1", &NoNames)?;
/// let mut position = Position::new();
/// assert!(!condition.holds(&position));
/// (position.lp[Seat::B], position.turn) = (3_500, 2);
/// assert!(condition.holds(&position));
/// assert_eq!(Condition::read("B.lp < ", &NoNames).unwrap_err().column, 8);
/// # Ok::<(), timeline::ConditionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Condition {
    test: Test,
    reads: touch::Parts,
}

/// No card has a name.
#[derive(Clone, Copy, Debug)]
pub struct NoNames;

impl Names for NoNames {
    fn card(&self, _: &str) -> Result<Named, Vec<String>> {
        Err(Vec::new())
    }
}

impl Condition {
    /// Reads a condition.
    ///
    /// # Errors
    /// [`ConditionError`] with the column at which it goes wrong, and what there is instead.
    pub fn read(text: &str, names: &dyn Names) -> Result<Self, ConditionError> {
        let test = parse::condition(text, names)?;
        let reads = touch::read_by(&test);
        Ok(Self { test, reads })
    }

    /// Whether it holds in a position.
    #[must_use]
    pub fn holds(&self, position: &Position) -> bool {
        self.test.holds(position)
    }
}

/// Asks a condition after one event after the other.
#[derive(Clone, Copy, Debug)]
pub struct Search<'c> {
    condition: &'c Condition,
    held: Option<bool>,
}

impl<'c> Search<'c> {
    /// Begins before the first event.
    #[must_use]
    pub const fn new(condition: &'c Condition) -> Self {
        let held = None;
        Self { condition, held }
    }

    /// Whether the condition holds after an event. The events have to follow one another, and the
    /// position is the full one, to which they are applied.
    pub fn after(&mut self, event: &Event, position: &Position) -> bool {
        let same = self
            .held
            .filter(|_| !self.condition.reads.any(touch::touched_by(event)));
        let holds = same.unwrap_or_else(|| self.condition.holds(position));
        self.held = Some(holds);
        holds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct One;

    impl Names for One {
        fn card(&self, name: &str) -> Result<Named, Vec<String>> {
            let one = Named {
                passcode: Passcode(26_202_165),
                atk: Some(1_000),
                def: Some(600),
                level: Some(3),
            };
            match name {
                "Sangan" => Ok(one),
                _ => Err(vec!["Sangan".to_owned()]),
            }
        }
    }

    fn read(text: &str) -> Condition {
        Condition::read(text, &One).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn wrong(text: &str) -> (usize, Wrong) {
        let error = Condition::read(text, &One).expect_err(text);
        (error.column, error.wrong)
    }

    #[test]
    fn what_binds_tighter_is_done_first() {
        let position = Position::new();
        for (text, holds) in [
            ("true || false && false", true),
            ("(true || false) && false", false),
            ("!true || true", true),
            ("!(true || true)", false),
            ("1 + 2 * 3 == 7", true),
            ("10 - 2 - 3 == 5", true),
            ("A.lp - B.lp == 0 and not turn > 0", true),
            ("-1 < 0", true),
            ("turn == 0 or chain.len > 0", true),
            ("window.open == false", true),
        ] {
            assert_eq!(read(text).holds(&position), holds, "{text}");
        }
    }

    #[test]
    fn a_word_may_stand_in_quotation_marks_or_bare() {
        let mut position = Position::new();
        position.phase = duel::Phase::Battle;
        for text in [
            "phase == \"battle\"",
            "phase == battle",
            "'battle' == phase",
        ] {
            assert!(read(text).holds(&position), "{text}");
        }
        position.turn = 1;
        assert!(read("priority == none && priority != turn.seat").holds(&position));
    }

    #[test]
    fn a_mistake_is_told_with_its_column_and_with_what_there_is() {
        assert_eq!(wrong("").0, 1);
        assert_eq!(wrong("B.lp <").0, 7);
        let (column, mistake) = wrong("turn == 3 && B.lpp < 4000");
        assert_eq!(column, 14);
        let Wrong::Unknown { word, known } = mistake else {
            panic!("{mistake:?}")
        };
        assert_eq!(word, "B.lpp");
        assert!(known.contains(&"B.lp".to_owned()), "{known:?}");
        let (column, mistake) = wrong("phase == \"batle\"");
        assert_eq!(column, 10);
        let Wrong::NoSuchWord { known, .. } = mistake else {
            panic!("{mistake:?}")
        };
        assert!(known.contains(&"battle".to_owned()), "{known:?}");
        let near = vec!["Sangan".to_owned()];
        let name = "Sangen".to_owned();
        let mistake = Wrong::NoCard { name, near };
        assert_eq!(wrong("in(\"Sangen\", A.hand)"), (4, mistake));
    }

    #[test]
    fn kinds_are_not_mixed_up() {
        let (left, right) = (Kind::Number, Kind::Word);
        assert_eq!(wrong("turn == phase"), (6, Wrong::Kinds { left, right }));
        assert_eq!(wrong("phase < battle"), (7, Wrong::NoOrder));
        assert_eq!(wrong("B.lp"), (1, Wrong::NoCondition(Kind::Number)));
        assert_eq!(wrong("!turn").1, Wrong::NoCondition(Kind::Number));
        assert_eq!(wrong("turn == 3 turn").0, 11);
        assert_eq!(wrong("turn < 99999999999").1, Wrong::TooLarge);
    }

    #[test]
    fn no_text_is_read_without_end() {
        let deep = format!("{}true{}", "(".repeat(400), ")".repeat(400));
        assert_eq!(wrong(&deep).1, Wrong::TooLong);
        assert_eq!(wrong(&"!".repeat(900)).1, Wrong::TooLong);
        assert_eq!(wrong(&"true && ".repeat(500)).1, Wrong::TooLong);
    }

    #[test]
    fn a_value_is_only_there_while_the_card_is() {
        let position = Position::new();
        for text in [
            "atk(Sangan) < 9000",
            "atk(Sangan) >= 0",
            "atk(\"Sangan\") != 5",
        ] {
            assert!(!read(text).holds(&position), "{text}");
        }
        assert!(read("count(Sangan, A.graveyard) == 0").holds(&position));
    }
}
