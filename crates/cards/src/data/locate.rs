//! Where in a file's text a definition stands, so that a mistake of meaning has a line as well.

use super::CardError;
use std::path::Path;

/// One step from a value to a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// To the value of a field.
    Field(&'static str),
    /// To an item of a list, from 0.
    Item(usize),
}

/// A mistake of meaning: what is wrong with which part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mistake {
    /// The part, from the whole file downwards.
    pub(super) path: Vec<Step>,
    /// What is wrong.
    pub(super) message: String,
    /// What could be meant.
    pub(super) hint: Option<String>,
}

impl Mistake {
    /// A mistake of the part that this path leads to.
    pub(super) fn at(path: &[Step], message: impl Into<String>) -> Self {
        Self {
            path: path.to_vec(),
            message: message.into(),
            hint: None,
        }
    }

    /// The same with what could be meant.
    pub(super) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The same, seen from a value that this path leads to the old one from.
    pub(super) fn under(mut self, path: &[Step]) -> Self {
        self.path.splice(0..0, path.iter().copied());
        self
    }
}

/// The mistake as an error of this file, at the part's line, or at the nearest part around it that
/// the text spells out.
pub(super) fn error(file: &Path, text: &str, mistake: Mistake) -> CardError {
    let (line, column) = line_and_column(text, find(text, &mistake.path));
    CardError {
        file: file.to_owned(),
        line,
        column,
        message: mistake.message,
        hint: mistake.hint,
    }
}

/// The line and the column, both from 1, of a byte.
pub(super) fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    (
        before.matches('\n').count() + 1,
        before[line_start..].chars().count() + 1,
    )
}

/// The byte of a line and a column, both from 1; the end of the text where it has none such.
pub(super) fn byte(text: &str, line: usize, column: usize) -> usize {
    let mut starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    let Some(start) = starts.nth(line.saturating_sub(1)) else {
        return text.len();
    };
    let mut letters = text[start..].char_indices();
    letters
        .nth(column.saturating_sub(1))
        .map_or(text.len(), |(at, _)| start + at)
}

/// The byte at which the part begins.
fn find(text: &str, path: &[Step]) -> usize {
    let mut scanner = Scanner {
        bytes: text.as_bytes(),
        at: 0,
    };
    scanner.blank();
    for &step in path {
        let around = scanner.at;
        if !scanner.descend(step) {
            return around;
        }
    }
    scanner.at
}

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn ahead(&self, text: &str) -> bool {
        self.bytes[self.at..].starts_with(text.as_bytes())
    }

    /// Skips whitespace and comments.
    fn blank(&mut self) {
        while let Some(byte) = self.peek() {
            if self.ahead("//") {
                self.past("\n");
            } else if self.ahead("/*") {
                self.past("*/");
            } else if byte.is_ascii_whitespace() {
                self.at += 1;
            } else {
                return;
            }
        }
    }

    fn past(&mut self, end: &str) {
        while self.at < self.bytes.len() && !self.ahead(end) {
            self.at += 1;
        }
        self.at = (self.at + end.len()).min(self.bytes.len());
    }

    fn string(&mut self) {
        self.at += 1;
        while let Some(byte) = self.peek() {
            self.at += if byte == b'\\' { 2 } else { 1 };
            if byte == b'"' {
                break;
            }
        }
        self.at = self.at.min(self.bytes.len());
    }

    fn word(&mut self) -> &[u8] {
        let start = self.at;
        while self
            .peek()
            .is_some_and(|byte| byte == b'_' || byte.is_ascii_alphanumeric())
        {
            self.at += 1;
        }
        &self.bytes[start..self.at]
    }

    /// Skips one value: up to the comma or the closing bracket after it.
    fn value(&mut self) {
        let mut depth = 0_usize;
        loop {
            self.blank();
            match self.peek() {
                None => return,
                Some(b'"') => {
                    self.string();
                    continue;
                }
                Some(b'(' | b'[') => depth += 1,
                Some(b')' | b']') if depth == 0 => return,
                Some(b')' | b']') => depth -= 1,
                Some(b',') if depth == 0 => return,
                Some(_) => {}
            }
            self.at += 1;
        }
    }

    /// Steps from a value to a part of it; false, somewhere inside, when it has no such part.
    fn descend(&mut self, step: Step) -> bool {
        self.word();
        self.blank();
        if !matches!(self.peek(), Some(b'(' | b'[')) {
            return false;
        }
        self.at += 1;
        for item in 0.. {
            self.blank();
            if matches!(self.peek(), None | Some(b')' | b']')) {
                return false;
            }
            if self.is_at(step, item) {
                return true;
            }
            self.value();
            if self.peek() == Some(b',') {
                self.at += 1;
            }
        }
        false
    }

    /// True when this item is the one; a field's name is then skipped.
    fn is_at(&mut self, step: Step, item: usize) -> bool {
        match step {
            Step::Item(wanted) => wanted == item,
            Step::Field(name) => {
                let start = self.at;
                let named = self.word() == name.as_bytes();
                self.blank();
                if named && self.peek() == Some(b':') {
                    self.at += 1;
                    self.blank();
                    return true;
                }
                self.at = start;
                false
            }
        }
    }
}
