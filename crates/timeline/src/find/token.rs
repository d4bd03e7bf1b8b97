//! The tokens of a condition, each with the column it begins at.

use super::{ConditionError, LONGEST, Wrong};

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A number.
    Number(i64),
    /// A text in quotation marks.
    Text(String),
    /// A name: `B.lp`, `in`, `battle`.
    Name(String),
    /// A sign: an operator, a bracket, a comma.
    Sign(&'static str),
    /// Behind the last one.
    End,
}

/// The signs, the longer ones first.
const SIGNS: [&str; 17] = [
    "&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "+", "-", "*", "(", ")", ",", "=", ".",
];

/// Cuts a text into tokens, the last of which is [`Token::End`].
pub(super) fn tokens(text: &str) -> Result<Vec<(usize, Token)>, ConditionError> {
    let letters: Vec<char> = text.chars().collect();
    if letters.len() > LONGEST {
        return Err(fail(LONGEST, Wrong::TooLong));
    }
    let (mut at, mut found) = (0, Vec::new());
    while at < letters.len() {
        if letters[at].is_whitespace() {
            at += 1;
            continue;
        }
        let (token, next) = token(&letters, at)?;
        found.push((at + 1, token));
        at = next;
    }
    found.push((letters.len() + 1, Token::End));
    Ok(found)
}

pub(super) fn fail(column: usize, wrong: Wrong) -> ConditionError {
    ConditionError { column, wrong }
}

/// The token that begins here, and where the next may.
fn token(letters: &[char], at: usize) -> Result<(Token, usize), ConditionError> {
    match letters[at] {
        digit if digit.is_ascii_digit() => number(letters, at),
        '"' => quoted(letters, at, '"'),
        '\'' => quoted(letters, at, '\''),
        '“' => quoted(letters, at, '”'),
        letter if letter.is_alphabetic() || letter == '_' => Ok(name(letters, at)),
        _ => sign(letters, at),
    }
}

fn run(letters: &[char], at: usize, goes_on: impl Fn(char) -> bool) -> (String, usize) {
    let text: String = letters[at..]
        .iter()
        .copied()
        .take_while(|c| goes_on(*c))
        .collect();
    let next = at + text.chars().count();
    (text, next)
}

fn number(letters: &[char], at: usize) -> Result<(Token, usize), ConditionError> {
    let (digits, next) = run(letters, at, |letter| letter.is_ascii_digit());
    let number = digits.parse::<u32>();
    let number = number.map_err(|_| fail(at + 1, Wrong::TooLarge))?;
    Ok((Token::Number(number.into()), next))
}

fn quoted(letters: &[char], at: usize, end: char) -> Result<(Token, usize), ConditionError> {
    let (text, next) = run(letters, at + 1, |letter| letter != end);
    match letters.get(next) {
        Some(_) => Ok((Token::Text(text), next + 1)),
        None => Err(fail(letters.len() + 1, Wrong::Expected("quotation-mark"))),
    }
}

fn name(letters: &[char], at: usize) -> (Token, usize) {
    let (text, next) = run(letters, at, |c| c.is_alphanumeric() || c == '_' || c == '.');
    (Token::Name(text), next)
}

fn sign(letters: &[char], at: usize) -> Result<(Token, usize), ConditionError> {
    let begins = |sign: &&&str| {
        let signs = sign.chars();
        signs
            .zip(at..)
            .all(|(sign, at)| letters.get(at) == Some(&sign))
    };
    match SIGNS.iter().find(begins) {
        // A single = is meant as ==.
        Some(&"=") => Ok((Token::Sign("=="), at + 1)),
        Some(sign) => Ok((Token::Sign(sign), at + sign.len())),
        None => Err(fail(at + 1, Wrong::Expected("condition"))),
    }
}
