//! Decks as players pass them on: `.ydk` files and `ydke://` links, read and written; and what is
//! wrong with a deck under a format and a list of forbidden and limited cards.

mod check;
mod forbidden;

pub use check::{Finding, Rules, check};
pub use forbidden::{ForbiddenList, ListError, ListWrong, read_lists};

use base64::{Engine, engine::general_purpose::GeneralPurpose};
use duel::Passcode;

/// The most cards one part of a deck may have to be read at all.
pub const MOST_CARDS: usize = 1_000;

/// A deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// The main deck.
    pub main: Vec<Passcode>,
    /// The extra deck.
    pub extra: Vec<Passcode>,
    /// The side deck.
    pub side: Vec<Passcode>,
}

/// A part of a deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The main deck.
    Main,
    /// The extra deck.
    Extra,
    /// The side deck.
    Side,
}

/// Why a text is no deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct DeckError {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong in it.
    pub wrong: DeckWrong,
}

/// What is wrong with the text of a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeckWrong {
    /// A line is no passcode.
    #[error("{0:?} is no passcode")]
    NoPasscode(String),
    /// A part has more cards than any deck.
    #[error("the part has more than {MOST_CARDS} cards")]
    TooMany(Part),
    /// A link hasn't three parts, each with `!` behind it.
    #[error("a link has three parts, and this has {0}")]
    Parts(usize),
    /// A part of a link isn't base64.
    #[error("a part isn't base64")]
    Base64(Part),
    /// A part of a link isn't made of numbers of four bytes.
    #[error("a part is cut off")]
    CutOff(Part),
    /// There isn't a single card.
    #[error("there is no card in it")]
    Empty,
}

/// What a link begins with.
const LINK: &str = "ydke://";

/// The alphabet of links. Some programs leave the padding out, so it may be missing.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::STANDARD,
    base64::engine::GeneralPurposeConfig::new()
        .with_decode_padding_mode(base64::engine::DecodePaddingMode::Indifferent),
);

impl Part {
    /// All of them, in the order decks are written in.
    pub const ALL: [Self; 3] = [Self::Main, Self::Extra, Self::Side];

    /// As messages and programs name it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Extra => "extra",
            Self::Side => "side",
        }
    }
}

impl Deck {
    /// The cards of a part.
    #[must_use]
    pub const fn part(&self, part: Part) -> &Vec<Passcode> {
        match part {
            Part::Main => &self.main,
            Part::Extra => &self.extra,
            Part::Side => &self.side,
        }
    }

    fn part_mut(&mut self, part: Part) -> &mut Vec<Passcode> {
        match part {
            Part::Main => &mut self.main,
            Part::Extra => &mut self.extra,
            Part::Side => &mut self.side,
        }
    }

    /// Every card, with the part it is in.
    pub fn cards(&self) -> impl Iterator<Item = (Part, Passcode)> {
        let all = Part::ALL.into_iter();
        all.flat_map(|part| self.part(part).iter().map(move |card| (part, *card)))
    }

    /// Reads a deck: a link, or the text of a file.
    ///
    /// ```
    /// let deck = cards::deck::Deck::read("#main\n12607053\n!side\n4206964\n").expect("a deck");
    /// assert_eq!(deck.to_ydke(), "ydke://TV7AAA==!!dDFAAA==!");
    /// assert_eq!(cards::deck::Deck::read(&deck.to_ydke()), Ok(deck));
    /// ```
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(text: &str) -> Result<Self, DeckError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let deck = match text.trim().strip_prefix(LINK) {
            Some(link) => of_link(link).map_err(|wrong| DeckError { line: 1, wrong })?,
            None => of_lines(text)?,
        };
        if deck.cards().next().is_none() {
            let wrong = DeckWrong::Empty;
            return Err(DeckError { line: 1, wrong });
        }
        Ok(deck)
    }

    /// As a `.ydk` file.
    #[must_use]
    pub fn to_ydk(&self) -> String {
        let mut text = String::new();
        for (part, head) in Part::ALL.into_iter().zip(["#main", "#extra", "!side"]) {
            text.push_str(head);
            text.push('\n');
            for card in self.part(part) {
                text.push_str(&format!("{}\n", card.0));
            }
        }
        text
    }

    /// As a `ydke://` link.
    #[must_use]
    pub fn to_ydke(&self) -> String {
        let mut link = LINK.to_owned();
        for part in Part::ALL {
            let bytes: Vec<u8> = self
                .part(part)
                .iter()
                .flat_map(|card| card.0.to_le_bytes())
                .collect();
            link.push_str(&BASE64.encode(bytes));
            link.push('!');
        }
        link
    }
}

fn of_link(link: &str) -> Result<Deck, DeckWrong> {
    let parts: Vec<&str> = link.trim_end_matches('!').split('!').collect();
    let written = link.split('!').collect::<Vec<_>>();
    // The empty parts at the end may go without their `!`.
    if parts.len() > 3 || written.len() > 4 {
        return Err(DeckWrong::Parts(written.len() - 1));
    }
    let mut deck = Deck::default();
    for (part, text) in Part::ALL.into_iter().zip(parts) {
        let bytes = BASE64
            .decode(text.trim())
            .map_err(|_| DeckWrong::Base64(part))?;
        let (numbers, rest) = bytes.as_chunks::<4>();
        if !rest.is_empty() {
            return Err(DeckWrong::CutOff(part));
        }
        if numbers.len() > MOST_CARDS {
            return Err(DeckWrong::TooMany(part));
        }
        *deck.part_mut(part) = numbers
            .iter()
            .map(|n| Passcode(u32::from_le_bytes(*n)))
            .collect();
    }
    Ok(deck)
}

fn of_lines(text: &str) -> Result<Deck, DeckError> {
    let mut deck = Deck::default();
    let mut part = Part::Main;
    for (number, line) in text.lines().enumerate() {
        let wrong = |wrong| DeckError {
            line: number as u32 + 1,
            wrong,
        };
        match head(line) {
            Some(head) => part = head.unwrap_or(part),
            None => {
                let card = passcode(line).map_err(wrong)?;
                deck.part_mut(part).push(card);
            }
        }
        if deck.part(part).len() > MOST_CARDS {
            return Err(wrong(DeckWrong::TooMany(part)));
        }
    }
    Ok(deck)
}

/// The part a line begins; nothing within it for a line that says nothing.
fn head(line: &str) -> Option<Option<Part>> {
    let line = line.trim();
    match line.to_ascii_lowercase().as_str() {
        "#main" => Some(Some(Part::Main)),
        "#extra" => Some(Some(Part::Extra)),
        "!side" | "#side" => Some(Some(Part::Side)),
        "" => Some(None),
        _ => line.starts_with('#').then_some(None),
    }
}

/// The number a line begins with. What stands behind it is for people.
fn passcode(line: &str) -> Result<Passcode, DeckWrong> {
    let line = line.trim();
    let number = line.split([' ', '\t', '#', '-']).next().unwrap_or_default();
    let no = || DeckWrong::NoPasscode(line.chars().take(40).collect());
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| number.parse().ok()).flatten();
    number
        .filter(|number| *number != 0)
        .map(Passcode)
        .ok_or_else(no)
}
