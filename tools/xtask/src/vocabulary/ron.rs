//! A card file as a tree: which word stands where, and how it is spelled.

/// A value: a word, a text, a number, or something in brackets.
#[derive(Debug)]
pub(crate) struct Node {
    /// The word before the bracket, or the whole value.
    pub(crate) word: String,
    /// What is in brackets, with the names of fields.
    pub(crate) items: Vec<(Option<String>, Node)>,
    /// The opening bracket, if there is one.
    pub(crate) bracket: Option<char>,
}

impl Node {
    /// The value on one line.
    pub(crate) fn spelled(&self) -> String {
        let Some(open) = self.bracket else {
            return self.word.clone();
        };
        let close = if open == '(' { ')' } else { ']' };
        let items = self.items.iter().map(|(name, value)| match name {
            Some(name) => format!("{name}: {}", value.spelled()),
            None => value.spelled(),
        });
        let items: Vec<String> = items.collect();
        format!("{}{open}{}{close}", self.word, items.join(", "))
    }
}

/// The text as a tree; nothing when it isn't one.
pub(crate) fn parse(text: &str) -> Option<Node> {
    let pieces = pieces(text)?;
    let mut reader = Reader { pieces, at: 0 };
    reader.value()
}

struct Reader {
    pieces: Vec<String>,
    at: usize,
}

impl Reader {
    fn peek(&self, ahead: usize) -> Option<&str> {
        self.pieces.get(self.at + ahead).map(String::as_str)
    }

    fn next(&mut self) -> Option<String> {
        let piece = self.pieces.get(self.at).cloned();
        self.at += 1;
        piece
    }

    fn value(&mut self) -> Option<Node> {
        let first = self.next()?;
        let opening = |piece: Option<&str>| match piece {
            Some("(") => Some('('),
            Some("[") => Some('['),
            _ => None,
        };
        if let Some(open) = opening(Some(&first)) {
            return self.inside(String::new(), open);
        }
        match opening(self.peek(0)) {
            Some(open) => {
                self.at += 1;
                self.inside(first, open)
            }
            None => Some(Node {
                word: first,
                items: Vec::new(),
                bracket: None,
            }),
        }
    }

    fn inside(&mut self, word: String, open: char) -> Option<Node> {
        let mut items = Vec::new();
        while !matches!(self.peek(0)?, ")" | "]") {
            let name = match self.peek(1) {
                Some(":") => {
                    let name = self.next();
                    self.at += 1;
                    name
                }
                _ => None,
            };
            items.push((name, self.value()?));
            if self.peek(0) == Some(",") {
                self.at += 1;
            }
        }
        self.at += 1;
        Some(Node {
            word,
            items,
            bracket: Some(open),
        })
    }
}

/// The pieces of a text without its comments.
fn pieces(text: &str) -> Option<Vec<String>> {
    let mut pieces = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest
                .split_once('\n')
                .map_or("", |(_, rest)| rest)
                .trim_start();
            continue;
        }
        let word = |c: char| !(c == '_' || c == '-' || c.is_alphanumeric());
        let end = match first {
            '"' => text_end(rest)?,
            first if word(first) => first.len_utf8(),
            _ => rest.find(word).unwrap_or(rest.len()),
        };
        pieces.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    Some(pieces)
}

/// The end of a text in quotation marks.
fn text_end(text: &str) -> Option<usize> {
    let mut letters = text.char_indices().skip(1);
    loop {
        match letters.next()? {
            (_, '\\') => {
                letters.next()?;
            }
            (at, '"') => return Some(at + 1),
            _ => {}
        }
    }
}
