//! Lists of forbidden and limited cards, as `lflist.conf` files have them: several lists in a file,
//! each with how many copies of a card a deck may have, and lists of nothing but what is allowed.

use duel::Passcode;
use std::collections::BTreeMap;

/// The most cards a list may name.
const MOST_NAMED: usize = 100_000;

/// One list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ForbiddenList {
    /// What it is called.
    pub name: String,
    /// True when a card that it doesn't name may not be played.
    pub only_named: bool,
    /// How many copies of a card a deck may have.
    pub copies: BTreeMap<Passcode, u8>,
}

/// Why a text holds no lists.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct ListError {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong in it.
    pub wrong: ListWrong,
}

/// What is wrong with the text of lists.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListWrong {
    /// A card stands before the name of any list.
    #[error("a list begins with its name behind an exclamation mark")]
    NoList,
    /// A list has no name.
    #[error("the list has no name")]
    NoName,
    /// A line begins with no passcode.
    #[error("{0:?} is no passcode")]
    NoPasscode(String),
    /// No number from 0 to 3 stands behind a passcode.
    #[error("behind the passcode stands how many copies are allowed, from 0 to 3")]
    NoCopies,
    /// A line with `$` that means nothing here.
    #[error("{0:?} isn't known")]
    Unknown(String),
    /// A list names more cards than there are.
    #[error("the list names too many cards")]
    TooMany,
    /// There is no list in it.
    #[error("there is no list in it")]
    Empty,
}

/// The lists of a file, in its order.
///
/// ```
/// let lists = cards::deck::read_lists("#[One]\n!One\n12607053 1 --Waboku\n").expect("a list");
/// assert_eq!(lists[0].name, "One");
/// assert_eq!(lists[0].copies[&duel::Passcode(12_607_053)], 1);
/// ```
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn read_lists(text: &str) -> Result<Vec<ForbiddenList>, ListError> {
    let mut lists: Vec<ForbiddenList> = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (number, line) in text.lines().enumerate() {
        take(line.trim(), &mut lists).map_err(|wrong| ListError {
            line: number as u32 + 1,
            wrong,
        })?;
    }
    match lists.is_empty() {
        true => Err(ListError {
            line: 1,
            wrong: ListWrong::Empty,
        }),
        false => Ok(lists),
    }
}

/// Takes one line.
fn take(line: &str, lists: &mut Vec<ForbiddenList>) -> Result<(), ListWrong> {
    if line.is_empty() || line.starts_with('#') || line.starts_with("--") {
        return Ok(());
    }
    if let Some(name) = line.strip_prefix('!') {
        let name = name.trim().to_owned();
        if name.is_empty() {
            return Err(ListWrong::NoName);
        }
        lists.push(ForbiddenList {
            name,
            ..ForbiddenList::default()
        });
        return Ok(());
    }
    let list = lists.last_mut().ok_or(ListWrong::NoList)?;
    if let Some(word) = line.strip_prefix('$') {
        if !word.trim().eq_ignore_ascii_case("whitelist") {
            return Err(ListWrong::Unknown(short(line)));
        }
        list.only_named = true;
        return Ok(());
    }
    let (card, copies) = named(line)?;
    list.copies.insert(card, copies);
    match list.copies.len() > MOST_NAMED {
        true => Err(ListWrong::TooMany),
        false => Ok(()),
    }
}

/// A card, and how many copies of it.
fn named(line: &str) -> Result<(Passcode, u8), ListWrong> {
    let mut words = line.split_whitespace();
    let card = words.next().unwrap_or_default();
    let digits = card.bytes().all(|byte| byte.is_ascii_digit());
    let card = digits.then(|| card.parse().ok()).flatten();
    let card = card.ok_or_else(|| ListWrong::NoPasscode(short(line)))?;
    let copies = words.next().unwrap_or_default();
    let copies = copies
        .split("--")
        .next()
        .and_then(|copies| copies.parse().ok());
    let copies = copies.filter(|copies| *copies <= 3);
    Ok((Passcode(card), copies.ok_or(ListWrong::NoCopies)?))
}

fn short(line: &str) -> String {
    line.chars().take(40).collect()
}
