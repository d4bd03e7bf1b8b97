//! The canonical form of a written duel. What is printed reads back as the same script.

mod check;
mod line;
mod names;
mod telling;

use crate::parse::words::{self, word};
use crate::script::{
    Entry, Header, Lies, Moment, Rules, RulesBase, Script, SetUp, SetUpCard, SetUpPart, SetUpPlace,
    SetUpWhat, Statement,
};
use duel::Word;
use names::{list, write_name};
use std::fmt::{Display, Formatter, Result};

/// A file in its canonical form.
///
/// # Errors
/// The first mistake in it.
pub fn format(text: &str) -> std::result::Result<String, crate::NotationError> {
    Ok(crate::parse(text)?.to_string())
}

impl Display for Script {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.entries
            .iter()
            .try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let blank = self.says.value == Statement::Blank;
        write!(f, "{}", self.says.value)?;
        match &self.comment {
            None => Ok(()),
            Some(comment) => {
                let gap = if blank { "" } else { "  " };
                let space = if comment.is_empty() { "" } else { " " };
                write!(f, "{gap};{space}{comment}")
            }
        }
    }
}

impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Blank => Ok(()),
            Self::Header(header) => header.fmt(f),
            Self::SetUp(set_up) => set_up.fmt(f),
            Self::Line(line) => line.fmt(f),
            Self::Refused { rule, line } => write!(f, "refused {}: {line}", rule.value),
            Self::Check(check) => write!(f, "! {check}"),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl Display for Header {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Title(text) => write!(f, "title {text}"),
            Self::Event(text) => write!(f, "event {text}"),
            Self::Round(text) => write!(f, "round {text}"),
            Self::Table(text) => write!(f, "table {text}"),
            Self::Date(text) => write!(f, "date {text}"),
            Self::Player(seat, name) => write!(f, "player {seat} {name}"),
            Self::Rules(rules) => write!(f, "rules {rules}"),
            Self::Mode(mode) => write!(f, "mode {}", word(&words::MODES, mode)),
            Self::Passes(reading) => write!(f, "passes {}", word(&words::READINGS, reading)),
            Self::Turn(moment) => write!(f, "turn {moment}"),
        }
    }
}

impl Display for Rules {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.base.value.fmt(f)?;
        for (n, change) in self.changes.iter().enumerate() {
            let joined = if n == 0 { " with" } else { "," };
            write!(f, "{joined} {}: {}", change.flag.value, change.value.value)?;
        }
        Ok(())
    }
}

impl Display for RulesBase {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Named(name) => f.write_str(name),
            Self::Held(region, day) => write!(f, "{} {day}", region.letters()),
        }
    }
}

impl Display for Moment {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} of {}", self.turn, self.seat)?;
        match &self.phase {
            Some(phase) => write!(f, ", {}", word(&words::PHASES, phase)),
            None => Ok(()),
        }
    }
}

impl Display for SetUp {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "seat {}", self.seat)?;
        for part in &self.parts {
            match part {
                SetUpPart::Lp(lp) => write!(f, "  lp: {lp}")?,
                SetUpPart::Materials { under, cards } => {
                    write!(f, "  materials of {under}: ")?;
                    list(f, cards.iter().map(|card| &card.value))?;
                }
                SetUpPart::Cards { place, cards } => {
                    write!(f, "  {}: ", word(&SetUpPlace::ALL, &place.value))?;
                    list(f, cards.iter().map(|card| &card.value))?;
                }
            }
        }
        Ok(())
    }
}

impl Display for SetUpCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.what {
            SetUpWhat::Named(name) => write_name(f, name)?,
            SetUpWhat::Unidentified(1) => write!(f, "1 card")?,
            SetUpWhat::Unidentified(count) => write!(f, "{count} cards")?,
        }
        match self.lies {
            None => {}
            Some(Lies::Attack) => write!(f, " in attack")?,
            Some(Lies::Defense) => write!(f, " in defense")?,
            Some(Lies::Set) => write!(f, " set")?,
            Some(Lies::Up) => write!(f, " face-up")?,
        }
        if let Some(zone) = self.zone {
            write!(f, " in zone {zone}")?;
        }
        for (count, word) in &self.counters {
            write!(f, " with {}", Counters(*count, *word))?;
        }
        match &self.tied {
            Some((tie, to)) => write!(f, " {} {to}", word(&words::TIES, tie)),
            None => Ok(()),
        }
    }
}

/// So many counters of a kind.
struct Counters(u16, Word);

impl Display for Counters {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let plural = if self.0 == 1 { "" } else { "s" };
        write!(f, "{} {} counter{plural}", self.0, self.1)
    }
}
