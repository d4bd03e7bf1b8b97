//! Reading one line from left to right, word by word, with the place of everything.

use crate::error::{Mistake, NotationError};
use crate::nearest;
use crate::script::{At, Span};

/// Where reading stands in a line.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    chars: &'a [char],
    line: u32,
    at: usize,
    end: usize,
}

pub(crate) type Parsed<T> = Result<T, NotationError>;

impl<'a> Cursor<'a> {
    pub(crate) fn new(chars: &'a [char], line: u32) -> Self {
        let end = chars
            .iter()
            .rposition(|c| !c.is_whitespace())
            .map_or(0, |last| last + 1);
        let mut cursor = Self {
            chars,
            line,
            at: 0,
            end,
        };
        cursor.skip_space();
        cursor
    }

    pub(crate) fn jump(&mut self, at: usize) {
        self.at = at;
        self.skip_space();
    }

    fn skip_space(&mut self) {
        while self.at < self.end && self.chars[self.at].is_whitespace() {
            self.at += 1;
        }
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.at >= self.end
    }

    pub(crate) fn span(&self, from: usize, to: usize) -> Span {
        Span {
            line: self.line,
            column: from as u32 + 1,
            length: to.saturating_sub(from).max(1) as u32,
        }
    }

    /// From `from` to where reading stands, without the spaces before it.
    pub(crate) fn since(&self, from: usize) -> Span {
        let mut to = self.at.min(self.end);
        while to > from && self.chars[to - 1].is_whitespace() {
            to -= 1;
        }
        self.span(from, to)
    }

    /// The next word, without taking it: up to a space or one of `,` `:` `"` `[` `]`, or one of
    /// those marks alone.
    fn next_word(&self) -> &'a [char] {
        let left = &self.chars[self.at.min(self.end)..self.end];
        let mark = |c: char| matches!(c, ',' | ':' | '"' | '[' | ']');
        if left.first().is_some_and(|first| mark(*first)) {
            return &left[..1];
        }
        let end = left.iter().position(|&c| c.is_whitespace() || mark(c));
        &left[..end.unwrap_or(left.len())]
    }

    /// The next word, as a text.
    pub(crate) fn peek(&self) -> String {
        self.next_word().iter().collect()
    }

    fn peek_span(&self) -> Span {
        self.span(self.at, self.at + self.next_word().len())
    }

    /// Takes the next word.
    pub(crate) fn word(&mut self) -> At<String> {
        let (value, span) = (self.peek(), self.peek_span());
        self.skip_word();
        At { value, span }
    }

    fn skip_word(&mut self) {
        self.at += self.next_word().len();
        self.skip_space();
    }

    /// Takes these words if they come next, whatever their case.
    pub(crate) fn take(&mut self, words: &str) -> bool {
        let begins = |c: &char| words.starts_with(|first: char| c.eq_ignore_ascii_case(&first));
        if !self.chars.get(self.at).is_some_and(begins) {
            return false;
        }
        let mut ahead = self.clone();
        for word in words.split(' ') {
            if ahead.is_done() || !alike(ahead.next_word().iter().copied(), word.chars()) {
                return false;
            }
            ahead.skip_word();
        }
        *self = ahead;
        true
    }

    /// True when a colon comes before any comma (outside brackets), and not too far away.
    pub(crate) fn sees_colon(&self) -> bool {
        let left = &self.chars[self.at.min(self.end)..self.end];
        let mut inside = false;
        for c in left.iter().take(2 * MOST_OF_NAME) {
            match c {
                '[' => inside = true,
                ']' => inside = false,
                ':' | ',' if !inside => return *c == ':',
                _ => {}
            }
        }
        false
    }

    /// Takes these words if they are all that is left.
    pub(crate) fn take_last(&mut self, words: &str) -> bool {
        let mut ahead = self.clone();
        let found = ahead.take(words) && ahead.is_done();
        if found {
            *self = ahead;
        }
        found
    }

    /// Takes a word, if a number comes behind it.
    pub(crate) fn take_before_number(&mut self, word: &str) -> bool {
        let mut ahead = self.clone();
        let found = ahead.take(word) && ahead.peek().parse::<u32>().is_ok();
        if found {
            *self = ahead;
        }
        found
    }

    /// True when these words come next.
    pub(crate) fn sees(&self, words: &str) -> bool {
        self.clone().take(words)
    }

    /// Takes the first of the alternatives that comes next.
    pub(crate) fn one_of<T: Copy>(&mut self, all: &[(T, &'static str)]) -> Option<T> {
        let found = all.iter().find(|(_, words)| self.sees(words))?;
        self.take(found.1);
        Some(found.0)
    }

    /// Takes the first of the alternatives that comes next, or says what was expected.
    pub(crate) fn expect_one_of<T: Copy>(&mut self, all: &[(T, &'static str)]) -> Parsed<T> {
        self.one_of(all)
            .ok_or_else(|| self.expected(all.iter().map(|(_, words)| *words).collect()))
    }

    pub(crate) fn expect(&mut self, words: &'static str) -> Parsed<()> {
        if self.take(words) {
            Ok(())
        } else {
            Err(self.expected(vec![words]))
        }
    }

    /// A mistake here: something else was expected.
    pub(crate) fn expected(&self, wanted: Vec<&'static str>) -> NotationError {
        let found = shortened(&self.peek());
        // "a card" describes what could stand here; it isn't a word that could.
        let words = wanted.iter().filter(|w| !w.starts_with("a "));
        let firsts = words.map(|w| (w.split(' ').next().unwrap_or(w), *w));
        let nearest = nearest::one(&found, firsts);
        let mistake = Mistake::Expected {
            wanted,
            found,
            nearest,
        };
        NotationError::new(self.peek_span(), mistake)
    }

    /// A number between two bounds.
    pub(crate) fn number(&mut self, least: u32, most: u32) -> Parsed<u32> {
        let word = self.word();
        match word.value.parse::<u32>() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => {
                let found = shortened(&word.value);
                let mistake = Mistake::Number { found, least, most };
                Err(NotationError::new(word.span, mistake))
            }
        }
    }

    /// A small number from 1.
    pub(crate) fn ordinal(&mut self, most: u8) -> Parsed<u8> {
        Ok(self.number(1, u32::from(most))? as u8)
    }

    /// What is left of the line, where it is a text of its own.
    pub(crate) fn text(&mut self) -> Parsed<String> {
        let rest = self.rest();
        not_longer(&rest, MOST_OF_TEXT)?;
        Ok(rest.value)
    }

    /// What is left of the line, as written, with single spaces.
    pub(crate) fn rest(&mut self) -> At<String> {
        let span = self.span(self.at, self.end);
        let text: String = self.chars[self.at.min(self.end)..self.end].iter().collect();
        self.at = self.end;
        At {
            value: single_spaces(&text),
            span,
        }
    }

    /// Takes up to the place where `stop` says so (asked at the start of every word and mark).
    pub(crate) fn take_until(&mut self, stop: impl Fn(&Self) -> bool) -> At<String> {
        let from = self.at;
        while !self.is_done() && !stop(self) {
            self.skip_word();
        }
        let text: String = self.chars[from.min(self.end)..self.at.min(self.end)]
            .iter()
            .collect();
        At {
            value: single_spaces(&text),
            span: self.since(from),
        }
    }

    /// What stands between two marks, the first of which comes next.
    pub(crate) fn between(&mut self, open: char, close: char) -> Parsed<At<String>> {
        let from = self.at;
        let inside = from + 1;
        let Some(length) = self.chars[inside.min(self.end)..self.end]
            .iter()
            .position(|c| *c == close)
        else {
            let mistake = Mistake::Unclosed { mark: open };
            return Err(NotationError::new(self.span(from, self.end), mistake));
        };
        let text: String = self.chars[inside..inside + length].iter().collect();
        self.at = inside + length + 1;
        let span = self.since(from);
        self.skip_space();
        Ok(At { value: text, span })
    }

    /// A mistake when something is left.
    pub(crate) fn finish(&self) -> Parsed<()> {
        if self.is_done() {
            return Ok(());
        }
        let found = self.clone().rest();
        let mistake = Mistake::GoesOn {
            found: shortened(&found.value),
        };
        Err(NotationError::new(found.span, mistake))
    }
}

/// Words compared without regard to case, and to the two ways of writing an apostrophe.
pub(crate) fn same(a: &str, b: &str) -> bool {
    alike(a.chars(), b.chars())
}

fn alike(a: impl Iterator<Item = char>, b: impl Iterator<Item = char>) -> bool {
    let plain = |c: char| if c == '’' { '\'' } else { c };
    let mut left = a.map(plain).flat_map(char::to_lowercase);
    let mut right = b.map(plain).flat_map(char::to_lowercase);
    loop {
        match (left.next(), right.next()) {
            (None, None) => return true,
            (x, y) if x != y => return false,
            _ => {}
        }
    }
}

/// How many characters a title or spoken words may have.
pub(crate) const MOST_OF_TEXT: usize = 2000;
/// How many characters a card's name may have.
const MOST_OF_NAME: usize = 200;

/// A card's name, if it isn't longer than any name can be.
pub(crate) fn name(written: At<String>) -> Parsed<At<String>> {
    not_longer(&written, MOST_OF_NAME)?;
    Ok(written)
}

/// A mistake when a text is longer than this.
pub(crate) fn not_longer(written: &At<String>, most: usize) -> Parsed<()> {
    if written.value.chars().nth(most).is_none() {
        return Ok(());
    }
    Err(NotationError::new(written.span, Mistake::TooLong { most }))
}

/// The beginning of something written, as long as a message has room for.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

pub(crate) fn single_spaces(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
