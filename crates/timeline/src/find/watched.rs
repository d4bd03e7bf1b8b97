//! A value that is watched: `B.lp`, `phase`, `atk(Sangan)`, or a whole condition.

use super::field::WordField;
use super::parse::{self, Single};
use super::test::{Number, Test};
use super::{ConditionError, Names};
use duel::Position;
use std::fmt;

/// Something of a position that is read after every event, in the language of conditions.
///
/// ```
/// use duel::{Position, Seat};
/// use timeline::{NoNames, Watched, Worth};
///
/// let watched = Watched::read("B.lp", &NoNames)?;
/// let mut position = Position::new();
/// position.lp[Seat::B] = 7_000;
/// assert_eq!(watched.worth(&position), Worth::Number(7_000));
/// assert!(Watched::read("B.lpp", &NoNames).is_err());
/// # Ok::<(), timeline::ConditionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Watched(Kept);

#[derive(Clone, Debug)]
enum Kept {
    Number(Number),
    Word(WordField),
    Truth(Test),
}

/// What a watched value is in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// A number.
    Number(i64),
    /// One of the words the field can be.
    Word(&'static str),
    /// True or false.
    Truth(bool),
    /// A number that isn't there: the ATK of a card that isn't on the field.
    Nothing,
}

impl Watched {
    /// Reads a value, or a condition.
    ///
    /// # Errors
    /// [`ConditionError`] with the column at which it goes wrong, and what there is instead.
    pub fn read(text: &str, names: &dyn Names) -> Result<Self, ConditionError> {
        Ok(Self(match parse::single(text, names)? {
            Single::Number(number) => Kept::Number(number),
            Single::Word(field) => Kept::Word(field),
            Single::Truth(test) => Kept::Truth(test),
        }))
    }

    /// What it is in a position.
    #[must_use]
    pub fn worth(&self, position: &Position) -> Worth {
        match &self.0 {
            Kept::Number(number) => number.value(position).map_or(Worth::Nothing, Worth::Number),
            Kept::Word(field) => {
                let word = usize::from(field.value(position));
                let known = field.vocabulary().get(word);
                known.map_or(Worth::Nothing, |word| Worth::Word(word))
            }
            Kept::Truth(test) => Worth::Truth(test.holds(position)),
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.write_str(word),
            Self::Truth(truth) => truth.fmt(f),
            Self::Nothing => f.write_str("-"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::NoNames;
    use super::*;
    use duel::{Phase, Seat};

    #[test]
    fn numbers_words_and_truths_are_read_of_a_position() {
        let mut position = Position::new();
        position.phase = Phase::Battle;
        position.lp[Seat::A] = 400;
        for (text, worth) in [
            ("A.lp", Worth::Number(400)),
            ("A.lp + 100", Worth::Number(500)),
            ("phase", Worth::Word("battle")),
            ("priority", Worth::Word("none")),
            ("window.open", Worth::Truth(false)),
            ("A.lp < 500 && phase == battle", Worth::Truth(true)),
        ] {
            let watched = Watched::read(text, &NoNames).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(watched.worth(&position), worth, "{text}");
        }
        for text in ["", "nothing", "\"battle\"", "A.lp A.lp"] {
            assert!(Watched::read(text, &NoNames).is_err(), "{text}");
        }
    }
}
