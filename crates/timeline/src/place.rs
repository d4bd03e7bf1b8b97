//! Places: the ways people name a record, read from text.
//!
//! `118` · `@` the tip · `@-3` three back · `t3` after turn 3 began · `t3.mp1` after the phase was
//! entered · `t3.c2` after the first link of the second chain of turn 3 · `t3.c2.l3` after its
//! third link · `LINE@118` on that line · `seal:HEX` · `mark:NAME`.
//!
//! A place is the position after a record. Reading one needs no journal; [`Place::resolve`] does.

use duel::Phase;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A place as it was written.
///
/// ```
/// use timeline::{Place, Spot, TurnPart};
///
/// let place = Place::parse("t3.c2.l3")?;
/// let part = Some(TurnPart::Link { chain: 2, link: 3 });
/// assert_eq!(place.spot, Spot::Turn { turn: 3, part });
/// assert_eq!(Place::parse("140@118")?.line.as_deref(), Some("140"));
/// assert!(Place::parse("t3.x").is_err());
/// # Ok::<(), timeline::PlaceError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The line named before the `@`; `None`: the one that is stood on.
    pub line: Option<String>,
    /// Where on it.
    pub spot: Spot,
}

/// A place without its line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A record by its number.
    Number(u32),
    /// The tip of the line.
    Tip,
    /// So many duel events before the tip.
    Back(u32),
    /// A moment of a turn.
    Turn {
        /// The turn's number.
        turn: u16,
        /// Which moment of it; `None`: right after it began.
        part: Option<TurnPart>,
    },
    /// The record after which the journal had a seal that begins with these hex digits.
    Seal(String),
    /// A record marked with this name.
    Mark(String),
}

/// A moment of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnPart {
    /// After the phase was entered.
    Phase(Phase),
    /// After a link was added to a chain.
    Link {
        /// Which chain of the turn, from 1.
        chain: u32,
        /// Which link of it, from 1.
        link: u8,
    },
}

/// Why a place can't be gone to.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlaceError {
    /// The text is no place.
    #[error("“{text}” is no place: {expected} expected at column {column}")]
    Syntax {
        /// The text.
        text: String,
        /// Where it stops making sense, in characters from 1.
        column: usize,
        /// What could stand there.
        expected: &'static str,
    },
    /// The number is larger than any there can be.
    #[error("there is no {number}: no duel has so many")]
    TooLarge {
        /// Its digits, at most 40 of them.
        number: String,
    },
    /// The journal has no such record.
    #[error("there is no record {number}, there are 1 to {last}")]
    NoSuchRecord {
        /// The number.
        number: u32,
        /// The last record there is.
        last: u32,
    },
    /// The line doesn't go back so far.
    #[error("{back} back is before the beginning, at most {most} can be gone back")]
    TooFarBack {
        /// How far back.
        back: u32,
        /// How far back is possible.
        most: u32,
    },
    /// The line has no such turn.
    #[error("there is no turn {turn} on line {line}, there are {first} to {last}")]
    NoSuchTurn {
        /// The turn.
        turn: u16,
        /// The line.
        line: String,
        /// The first turn it has; 0 when it has none.
        first: u16,
        /// The last turn it has; 0 when it has none.
        last: u16,
    },
    /// The turn didn't enter this phase.
    #[error("turn {turn} didn't enter {} on line {line}", spoken(*phase))]
    NoSuchPhase {
        /// The turn.
        turn: u16,
        /// The phase.
        phase: Phase,
        /// The line.
        line: String,
    },
    /// The turn had fewer chains.
    #[error("turn {turn} has no chain {chain} on line {line}, it has {chains}")]
    NoSuchChain {
        /// The turn.
        turn: u16,
        /// The chain.
        chain: u32,
        /// How many it had.
        chains: u32,
        /// The line.
        line: String,
    },
    /// The chain had fewer links.
    #[error("chain {chain} of turn {turn} has no link {link} on line {line}, it has {links}")]
    NoSuchLink {
        /// The turn.
        turn: u16,
        /// The chain.
        chain: u32,
        /// The link.
        link: u8,
        /// How many it had.
        links: u8,
        /// The line.
        line: String,
    },
    /// The journal has no such line.
    #[error("there is no line “{name}”")]
    NoSuchLine {
        /// The name.
        name: String,
    },
    /// The record exists, but on another line.
    #[error("record {number} is not on line {line}, it is on line {own}")]
    NotOnLine {
        /// The record.
        number: u32,
        /// The line it was looked for on.
        line: String,
        /// The line it was written on.
        own: String,
    },
    /// No seal begins like this.
    #[error("no batch ended with a seal that begins with {prefix}")]
    NoSuchSeal {
        /// The hex digits.
        prefix: String,
    },
    /// Several seals begin like this.
    #[error("the seals after records {numbers:?} all begin with {prefix}")]
    AmbiguousSeal {
        /// The hex digits.
        prefix: String,
        /// The records.
        numbers: Vec<u32>,
    },
    /// Nothing was marked with this name.
    #[error("no record is marked “{name}”")]
    NoSuchMark {
        /// The name.
        name: String,
    },
    /// The range ends before it begins.
    #[error("the range begins at record {start} and ends before it, at record {end}")]
    Backwards {
        /// Where it begins.
        start: u32,
        /// Where it ends.
        end: u32,
    },
}

impl From<Spot> for Place {
    fn from(spot: Spot) -> Self {
        Self { line: None, spot }
    }
}

impl Place {
    /// Reads a place.
    ///
    /// # Errors
    /// [`PlaceError::Syntax`] with the column from which it makes no sense.
    pub fn parse(text: &str) -> Result<Self, PlaceError> {
        let text = text.trim();
        let reader = Reader { text };
        if let Some(digits) = text.strip_prefix("seal:") {
            return reader.seal(digits).map(Self::from);
        }
        if let Some(name) = text.strip_prefix("mark:") {
            return match name {
                "" => Err(reader.fail(text, "a name")),
                name => Ok(Spot::Mark(name.to_owned()).into()),
            };
        }
        match text.split_once('@') {
            None => reader.spot(text).map(Self::from),
            Some((line, after)) => Ok(Self {
                line: Some(line)
                    .filter(|name| !name.is_empty())
                    .map(str::to_owned),
                spot: reader.after_at(line, after)?,
            }),
        }
    }
}

impl FromStr for Place {
    type Err = PlaceError;
    fn from_str(text: &str) -> Result<Self, PlaceError> {
        Self::parse(text)
    }
}

/// Reads parts of one text and knows where in it they are.
#[derive(Clone, Copy)]
struct Reader<'t> {
    text: &'t str,
}

const A_PLACE: &str = "a record number, @, @-3, t3, t3.mp1, t3.c2, t3.c2.l3, LINE@118 or seal:HEX";

impl<'t> Reader<'t> {
    /// The error that something else is expected after the text read so far.
    fn fail(self, read: &str, expected: &'static str) -> PlaceError {
        let text: String = self.text.chars().take(200).collect();
        let column = read.chars().count() + 1;
        PlaceError::Syntax {
            text,
            column,
            expected,
        }
    }

    /// The text before a part of it.
    fn until(self, part: &'t str) -> &'t str {
        let at = part.as_ptr() as usize - self.text.as_ptr() as usize;
        &self.text[..at]
    }

    fn seal(self, digits: &'t str) -> Result<Spot, PlaceError> {
        let wrong = digits
            .char_indices()
            .find(|(_, letter)| !letter.is_ascii_hexdigit())
            .map(|(at, _)| &digits[at..]);
        match wrong {
            Some(rest) => Err(self.fail(self.until(rest), "a hex digit")),
            None if digits.is_empty() => Err(self.fail(self.text, "a hex digit")),
            None if digits.len() > 64 => {
                Err(self.fail(self.until(&digits[64..]), "at most 64 hex digits"))
            }
            None => Ok(Spot::Seal(digits.to_ascii_lowercase())),
        }
    }

    fn after_at(self, line: &'t str, after: &'t str) -> Result<Spot, PlaceError> {
        match after.strip_prefix('-') {
            _ if after.is_empty() => Ok(Spot::Tip),
            Some(back) => self.number(back).map(Spot::Back),
            None if line.is_empty() => Err(self.fail(self.until(after), "nothing or -3")),
            None => self.spot(after),
        }
    }

    fn spot(self, part: &'t str) -> Result<Spot, PlaceError> {
        if part.starts_with(|letter: char| letter.is_ascii_digit()) {
            return self.number(part).map(Spot::Number);
        }
        let Some(turn) = part.strip_prefix(['t', 'T']) else {
            return Err(self.fail(self.until(part), A_PLACE));
        };
        let (turn, part) = match turn.split_once('.') {
            None => (turn, None),
            Some((turn, part)) => (turn, Some(self.turn_part(part)?)),
        };
        let turn = self.number(turn)?;
        Ok(Spot::Turn { turn, part })
    }

    fn turn_part(self, part: &'t str) -> Result<TurnPart, PlaceError> {
        if let Some(phase) = phase_named(part) {
            return Ok(TurnPart::Phase(phase));
        }
        let Some(chain) = part.strip_prefix(['c', 'C']) else {
            let expected = "dp, sp, mp1, bp, mp2, ep or a chain like c2";
            return Err(self.fail(self.until(part), expected));
        };
        let (chain, link) = match chain.split_once('.') {
            None => (chain, 1),
            Some((chain, link)) => match link.strip_prefix(['l', 'L']) {
                Some(number) => (chain, self.number(number)?),
                None => return Err(self.fail(self.until(link), "a link like l3")),
            },
        };
        let chain = self.number(chain)?;
        Ok(TurnPart::Link { chain, link })
    }

    fn number<N: FromStr>(self, digits: &'t str) -> Result<N, PlaceError> {
        let rest = digits.trim_start_matches(|letter: char| letter.is_ascii_digit());
        if digits.is_empty() || !rest.is_empty() {
            let expected = if digits.len() == rest.len() {
                "a number"
            } else {
                "a digit or the end"
            };
            return Err(self.fail(self.until(rest), expected));
        }
        let number = || digits.chars().take(40).collect();
        digits
            .parse()
            .map_err(|_| PlaceError::TooLarge { number: number() })
    }
}

/// A phase as a sentence has it.
const fn spoken(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "the draw phase",
        Phase::Standby => "the standby phase",
        Phase::Main1 => "main phase 1",
        Phase::Battle => "the battle phase",
        Phase::Main2 => "main phase 2",
        Phase::End => "the end phase",
    }
}

/// The phases as places name them.
const PHASES: [(&str, Phase); 6] = [
    ("dp", Phase::Draw),
    ("sp", Phase::Standby),
    ("mp1", Phase::Main1),
    ("bp", Phase::Battle),
    ("mp2", Phase::Main2),
    ("ep", Phase::End),
];

fn phase_named(name: &str) -> Option<Phase> {
    PHASES
        .iter()
        .find(|(short, _)| short.eq_ignore_ascii_case(name))
        .map(|(_, phase)| *phase)
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.line, &self.spot) {
            (Some(line), Spot::Tip | Spot::Back(_)) => write!(f, "{line}{}", self.spot),
            (Some(line), spot) => write!(f, "{line}@{spot}"),
            (None, spot) => spot.fmt(f),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Tip => f.write_str("@"),
            Self::Back(back) => write!(f, "@-{back}"),
            Self::Turn { turn, part: None } => write!(f, "t{turn}"),
            Self::Turn {
                turn,
                part: Some(part),
            } => write!(f, "t{turn}.{part}"),
            Self::Seal(digits) => write!(f, "seal:{digits}"),
            Self::Mark(name) => write!(f, "mark:{name}"),
        }
    }
}

impl fmt::Display for TurnPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Phase(phase) => {
                let named = PHASES.iter().find(|(_, p)| p == phase);
                f.write_str(named.map_or("", |(short, _)| short))
            }
            Self::Link { chain, link: 1 } => write!(f, "c{chain}"),
            Self::Link { chain, link } => write!(f, "c{chain}.l{link}"),
        }
    }
}
