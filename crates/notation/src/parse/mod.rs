//! From text to a [`Script`]: one line at a time, each by its first word.

mod action;
mod card;
mod check;
mod clauses;
pub(crate) mod cursor;
mod declared;
mod header;
mod repair;
mod rules;
mod set_up;
mod telling;
pub(crate) mod words;

use crate::error::{Mistake, NotationError};
use crate::script::{At, Entry, Line, RepairStep, Rules, Script, Span, Statement};
pub(crate) use clauses::MOST_DIGITS;
use cursor::{Cursor, Parsed};

/// How many bytes a written duel may have. (The longest real duels take some tens of thousands.)
pub const MOST_BYTES: usize = 1 << 20;

/// More cards than this no duel has.
const MOST_CARDS: usize = 255;
/// More life points than this nobody has.
pub(crate) const MOST_LP: u32 = 1_000_000;
/// The main zones of a side have numbers from 1 to this; the extra monster zones follow.
const MAIN_ZONES: u8 = 5;
/// The zones of a side have numbers from 1 to this.
const MOST_ZONES: u8 = 7;

/// Reads a whole file.
///
/// # Errors
/// The first mistake, with its place.
pub fn parse(text: &str) -> Result<Script, NotationError> {
    not_too_large(text)?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut entries: Vec<Entry> = Vec::new();
    let mut order = Order::default();
    for (index, line) in text.lines().enumerate() {
        let entry = entry(line, index as u32 + 1)?;
        order.check(&entry)?;
        if !(is_empty(&entry) && entries.last().is_none_or(is_empty)) {
            entries.push(entry);
        }
    }
    while entries.last().is_some_and(is_empty) {
        entries.pop();
    }
    if entries.iter().all(|e| e.says.value == Statement::Blank) {
        return Err(NotationError::new(BEGINNING, Mistake::Empty));
    }
    Ok(Script { entries })
}

const BEGINNING: Span = Span {
    line: 1,
    column: 1,
    length: 1,
};

fn not_too_large(text: &str) -> Parsed<()> {
    if text.len() <= MOST_BYTES {
        return Ok(());
    }
    let mistake = Mistake::TooLarge { most: MOST_BYTES };
    Err(NotationError::new(BEGINNING, mistake))
}

/// Reads what stands behind `rules` in a header.
///
/// # Errors
/// The mistake, with its place in line 1.
pub fn parse_rules(text: &str) -> Result<Rules, NotationError> {
    not_too_large(text)?;
    let chars: Vec<char> = text.chars().collect();
    all_seen(&chars, 1)?;
    let mut cursor = Cursor::new(&chars, 1);
    let rules = rules::rules(&mut cursor)?;
    cursor.finish()?;
    Ok(rules)
}

/// Reads one line that plays: an action, a refusal or a check.
///
/// # Errors
/// The mistake, with its place in line 1.
pub fn parse_line(text: &str) -> Result<At<Statement>, NotationError> {
    not_too_large(text)?;
    let entry = entry(text, 1)?;
    let span = entry.says.span;
    match entry.says.value {
        Statement::Blank => Err(NotationError::new(span, Mistake::Empty)),
        Statement::Header(_) | Statement::SetUp(_) => {
            Err(NotationError::new(span, Mistake::TooLate))
        }
        _ => Ok(entry.says),
    }
}

/// Reads one step of a judge's repair.
///
/// # Errors
/// The mistake, with its place in line 1.
pub fn parse_repair(text: &str) -> Result<At<RepairStep>, NotationError> {
    not_too_large(text)?;
    let chars: Vec<char> = text.chars().collect();
    all_seen(&chars, 1)?;
    let mut cursor = Cursor::new(&chars, 1);
    let from = cursor.at();
    let value = repair::repair(&mut cursor)?;
    cursor.finish()?;
    let span = cursor.since(from);
    Ok(At { value, span })
}

fn is_empty(entry: &Entry) -> bool {
    entry.says.value == Statement::Blank && entry.comment.is_none()
}

fn entry(line: &str, number: u32) -> Parsed<Entry> {
    let chars: Vec<char> = line.chars().collect();
    all_seen(&chars, number)?;
    let content = comment_at(&chars);
    let comment = content.map(|at| {
        let text: String = chars[at + 1..].iter().collect();
        text.trim().to_owned()
    });
    let mut cursor = Cursor::new(&chars[..content.unwrap_or(chars.len())], number);
    let from = cursor.at();
    let value = statement(&mut cursor)?;
    let says = At {
        value,
        span: cursor.since(from),
    };
    Ok(Entry { says, comment })
}

/// A line is what it looks like: no character in it hides or turns its neighbours. (A tab is a
/// space.)
fn all_seen(chars: &[char], line: u32) -> Parsed<()> {
    let unseen = |c: &char| *c != '\t' && wording::is_unseen(*c);
    let Some(at) = chars.iter().position(unseen) else {
        return Ok(());
    };
    let column = at as u32 + 1;
    let code = format!("U+{:04X}", u32::from(chars[at]));
    let length = 1;
    let at = Span {
        line,
        column,
        length,
    };
    Err(NotationError::new(at, Mistake::Unseen { code }))
}

/// Where the comment of a line begins: the first `;` outside quotation marks and brackets.
fn comment_at(chars: &[char]) -> Option<usize> {
    let mut closing = None;
    for (at, &c) in chars.iter().enumerate() {
        match (closing, c) {
            (None, ';') => return Some(at),
            (None, '"') => closing = Some('"'),
            (None, '[') => closing = Some(']'),
            (Some(mark), _) if mark == c => closing = None,
            _ => {}
        }
    }
    None
}

fn statement(cursor: &mut Cursor<'_>) -> Parsed<Statement> {
    if cursor.is_done() {
        return Ok(Statement::Blank);
    }
    if cursor.peek().starts_with('!') {
        cursor.jump(cursor.at() + 1);
        return check::check(cursor).map(Statement::Check);
    }
    if cursor.take("seat") {
        return set_up::set_up(cursor).map(Statement::SetUp);
    }
    if cursor.take("refused") {
        if cursor.is_done() || cursor.sees(":") {
            return Err(cursor.expected(vec!["a rule id"]));
        }
        let rule = cursor.word();
        cursor.expect(":")?;
        let line = action::line(cursor)?;
        return Ok(Statement::Refused { rule, line });
    }
    if cursor.take("card") {
        return declared::card(cursor).map(Statement::Card);
    }
    if let Some(kind) = cursor.one_of(&header::KEYS) {
        return header::header(cursor, kind).map(Statement::Header);
    }
    if action::begins(cursor) {
        return action::line(cursor).map(Statement::Line);
    }
    let mut wanted = vec![
        "A",
        "B",
        "both pass",
        "chance picks",
        "coin",
        "die",
        "!",
        "refused",
        "seat",
        "card",
        "effect",
        "also",
    ];
    wanted.extend(header::KEYS.iter().map(|(_, word)| *word));
    Err(cursor.expected(wanted))
}

/// Headers come once, and headers and set-up before everything else.
#[derive(Default)]
struct Order {
    headers: Vec<header::Key>,
    playing: bool,
}

impl Order {
    fn check(&mut self, entry: &Entry) -> Parsed<()> {
        let at = entry.says.span;
        match &entry.says.value {
            // What a card is can be said as soon as it comes up.
            Statement::Blank | Statement::Card(_) => {}
            Statement::Header(_) | Statement::SetUp(_) if self.playing => {
                return Err(NotationError::new(at, Mistake::TooLate));
            }
            Statement::Header(header) => {
                let key = header::key(header);
                if self.headers.contains(&key) {
                    let mistake = Mistake::Twice {
                        what: header::word(key),
                    };
                    return Err(NotationError::new(at, mistake));
                }
                self.headers.push(key);
            }
            Statement::SetUp(_) => {}
            Statement::Line(Line { .. }) | Statement::Refused { .. } | Statement::Check(_) => {
                self.playing = true;
            }
        }
        Ok(())
    }
}
