//! From tokens to a condition, what binds tighter first; names and kinds are settled here.

use super::field::{self, Field, Vocabulary, Where, WordField};
use super::test::{Lies, Number, Order, Sum, Test};
use super::token::{Token, fail, tokens};
use super::{ConditionError, Kind, Named, Names, Wrong};
use duel::Value;

type Read<T> = Result<T, ConditionError>;

/// How many operators and brackets may stand in each other.
const DEEPEST: u32 = 60;

/// The functions.
const FUNCTIONS: [&str; 8] = [
    "in", "count", "faceup", "facedown", "chained", "atk", "def", "level",
];

/// Something that has a worth in every position.
#[derive(Debug)]
pub(super) enum Single {
    Number(Number),
    Word(WordField),
    Truth(Test),
}

/// Reads a whole condition.
pub(super) fn condition(text: &str, names: &dyn Names) -> Read<Test> {
    whole(text, names, truth)
}

/// Reads a number, a field that is one of some words, or a condition.
pub(super) fn single(text: &str, names: &dyn Names) -> Read<Single> {
    whole(text, names, |column, part| match part {
        Part::Number(number) => Ok(Single::Number(number)),
        Part::Word(field, _) => Ok(Single::Word(field)),
        Part::Text(_, true) => Err(fail(column, Wrong::Expected("condition"))),
        other => truth(column, other).map(Single::Truth),
    })
}

fn whole<T>(text: &str, names: &dyn Names, make: impl FnOnce(usize, Part) -> Read<T>) -> Read<T> {
    let mut parser = Parser {
        tokens: tokens(text)?,
        at: 0,
        depth: 0,
        names,
    };
    let (column, part) = parser.either()?;
    let made = make(column, part)?;
    match parser.peek() {
        Token::End => Ok(made),
        _ => Err(parser.expected("operator")),
    }
}

/// A part, whose kind is known.
#[derive(Debug)]
enum Part {
    Number(Number),
    /// A field that is one of some words, with its name: some are also a word of another field.
    Word(WordField, String),
    /// A word that isn't a field: it has to be one of what the field beside it can be.
    Text(String, bool),
    Truth(Test),
}

impl Part {
    const fn kind(&self) -> Kind {
        match self {
            Self::Number(_) => Kind::Number,
            Self::Word(..) | Self::Text(..) => Kind::Word,
            Self::Truth(_) => Kind::Truth,
        }
    }
}

type At<T> = (usize, T);

struct Parser<'n> {
    tokens: Vec<At<Token>>,
    at: usize,
    depth: u32,
    names: &'n dyn Names,
}

impl Parser<'_> {
    fn peek(&self) -> &Token {
        &self.tokens[self.at].1
    }

    fn column(&self) -> usize {
        self.tokens[self.at].0
    }

    /// The last token is never left behind.
    fn next(&mut self) -> At<Token> {
        let token = self.tokens[self.at].clone();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn expected(&self, what: &'static str) -> ConditionError {
        fail(self.column(), Wrong::Expected(what))
    }

    /// Takes one of these signs or names, and says where it stood.
    fn takes<'s>(&mut self, any: &[&'s str]) -> Option<At<&'s str>> {
        let found = match self.peek() {
            Token::Sign(sign) => any.iter().find(|one| *one == sign),
            Token::Name(name) => any.iter().find(|one| *one == name),
            _ => None,
        };
        let found = *found?;
        Some((self.next().0, found))
    }

    fn wants(&mut self, sign: &'static str, what: &'static str) -> Read<()> {
        match self.takes(&[sign]) {
            Some(_) => Ok(()),
            None => Err(self.expected(what)),
        }
    }

    /// Goes one deeper for as long as a part is read.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(fail(self.column(), Wrong::TooLong));
        }
        let part = read(self);
        self.depth -= 1;
        part
    }

    fn either(&mut self) -> Read<At<Part>> {
        self.joined(&["||", "or"], Self::both, |both| {
            Test::Either(Box::new(both))
        })
    }

    fn both(&mut self) -> Read<At<Part>> {
        self.joined(&["&&", "and"], Self::not, |both| Test::Both(Box::new(both)))
    }

    /// Truths with one of these signs between them.
    fn joined(
        &mut self,
        signs: &[&str],
        part: fn(&mut Self) -> Read<At<Part>>,
        join: fn((Test, Test)) -> Test,
    ) -> Read<At<Part>> {
        let (column, mut so_far) = part(self)?;
        let mut count = 0;
        while self.takes(signs).is_some() {
            count += 1;
            if count > DEEPEST {
                return Err(fail(self.column(), Wrong::TooLong));
            }
            let (after, next) = part(self)?;
            so_far = Part::Truth(join((truth(column, so_far)?, truth(after, next)?)));
        }
        Ok((column, so_far))
    }

    fn not(&mut self) -> Read<At<Part>> {
        let Some((column, _)) = self.takes(&["!", "not"]) else {
            return self.compared();
        };
        let (after, part) = self.deeper(Self::not)?;
        let test = truth(after, part)?;
        Ok((column, Part::Truth(Test::Not(Box::new(test)))))
    }

    fn compared(&mut self) -> Read<At<Part>> {
        let (column, left) = self.sum()?;
        let Some((at, sign)) = self.takes(&["==", "!=", "<=", ">=", "<", ">"]) else {
            return Ok((column, left));
        };
        let (after, right) = self.sum()?;
        let test = compare((column, left), (at, order(sign)), (after, right))?;
        Ok((column, Part::Truth(test)))
    }

    fn sum(&mut self) -> Read<At<Part>> {
        self.calculated(&["+", "-"], Self::product)
    }

    fn product(&mut self) -> Read<At<Part>> {
        self.calculated(&["*"], Self::single)
    }

    fn calculated(
        &mut self,
        signs: &[&str],
        part: fn(&mut Self) -> Read<At<Part>>,
    ) -> Read<At<Part>> {
        let (column, mut so_far) = part(self)?;
        let mut count = 0;
        while let Some((at, sign)) = self.takes(signs) {
            count += 1;
            if count > DEEPEST {
                return Err(fail(at, Wrong::TooLong));
            }
            let (_, next) = part(self)?;
            let (left, right) = (so_far.kind(), next.kind());
            let (Part::Number(one), Part::Number(other)) = (so_far, next) else {
                return Err(fail(at, Wrong::Kinds { left, right }));
            };
            so_far = Part::Number(Number::Sum(Box::new((one, sum(sign), other))));
        }
        Ok((column, so_far))
    }

    fn single(&mut self) -> Read<At<Part>> {
        let (column, token) = self.next();
        let part = match token {
            Token::Number(number) => Part::Number(Number::Fixed(number)),
            Token::Text(text) => Part::Text(text, true),
            Token::Name(name) => return self.named(column, name),
            Token::Sign("(") => {
                let part = self.deeper(Self::either)?;
                self.wants(")", "closing-bracket")?;
                return Ok(part);
            }
            Token::Sign("-") => match self.deeper(Self::single)?.1 {
                Part::Number(number) => {
                    let zero = Number::Fixed(0);
                    Part::Number(Number::Sum(Box::new((zero, Sum::Minus, number))))
                }
                other => return Err(fail(column + 1, not_a_number(&other))),
            },
            Token::Sign(_) | Token::End => return Err(fail(column, Wrong::Expected("condition"))),
        };
        Ok((column, part))
    }

    fn named(&mut self, column: usize, name: String) -> Read<At<Part>> {
        if *self.peek() == Token::Sign("(") {
            return Ok((column, self.function(column, &name)?));
        }
        let part = match name.as_str() {
            "true" => Part::Truth(Test::Fixed(true)),
            "false" => Part::Truth(Test::Fixed(false)),
            _ => match field::field(&name) {
                Some(Field::Number(number)) => Part::Number(Number::Field(number)),
                Some(Field::Word(word)) => Part::Word(word, name),
                Some(Field::Flag(flag)) => Part::Truth(Test::Flag(flag)),
                None => Part::Text(name, false),
            },
        };
        Ok((column, part))
    }

    fn function(&mut self, column: usize, name: &str) -> Read<Part> {
        if !FUNCTIONS.contains(&name) {
            let (word, known) = (name.to_owned(), FUNCTIONS.map(str::to_owned).to_vec());
            return Err(fail(column, Wrong::Unknown { word, known }));
        }
        self.wants("(", "opening-bracket")?;
        let card = self.card()?;
        let part = match name {
            "chained" => Part::Truth(Test::Chained(card)),
            "atk" => Part::Number(Number::Value(card, Value::Atk)),
            "def" => Part::Number(Number::Value(card, Value::Def)),
            "level" => Part::Number(Number::Value(card, Value::Level)),
            _ => {
                self.wants(",", "comma")?;
                let place = self.place()?;
                match name {
                    "count" => Part::Number(Number::Count(card, place)),
                    "faceup" => Part::Truth(Test::Card(card, place, Lies::FaceUp)),
                    "facedown" => Part::Truth(Test::Card(card, place, Lies::FaceDown)),
                    _ => Part::Truth(Test::Card(card, place, Lies::Anyhow)),
                }
            }
        };
        self.wants(")", "closing-bracket")?;
        Ok(part)
    }

    /// A card by its name, in quotation marks where it is more than one word, or its passcode.
    fn card(&mut self) -> Read<Named> {
        let (column, token) = self.next();
        let name = match token {
            Token::Text(name) | Token::Name(name) => name,
            Token::Number(passcode) => passcode.to_string(),
            _ => return Err(fail(column, Wrong::Expected("card"))),
        };
        self.names
            .card(&name)
            .map_err(|near| fail(column, Wrong::NoCard { name, near }))
    }

    fn place(&mut self) -> Read<Where> {
        let (column, token) = self.next();
        let Token::Name(word) = token else {
            return Err(fail(column, Wrong::Expected("place")));
        };
        field::place(&word).ok_or_else(|| {
            let known = field::places();
            fail(column, Wrong::Unknown { word, known })
        })
    }
}

fn order(sign: &str) -> Order {
    match sign {
        "==" => Order::Equal,
        "!=" => Order::Unequal,
        "<" => Order::Less,
        "<=" => Order::AtMost,
        ">" => Order::More,
        _ => Order::AtLeast,
    }
}

fn sum(sign: &str) -> Sum {
    match sign {
        "+" => Sum::Plus,
        "-" => Sum::Minus,
        _ => Sum::Times,
    }
}

fn not_a_number(part: &Part) -> Wrong {
    let (left, right) = (Kind::Number, part.kind());
    Wrong::Kinds { left, right }
}

/// The part as something that holds or doesn't.
fn truth(column: usize, part: Part) -> Read<Test> {
    match part {
        Part::Truth(test) => Ok(test),
        Part::Text(word, false) => Err(fail(column, unknown(word))),
        other => Err(fail(column, Wrong::NoCondition(other.kind()))),
    }
}

fn unknown(word: String) -> Wrong {
    let mut known = field::known(&word);
    if !word.contains('.') {
        known.extend(FUNCTIONS.map(|function| format!("{function}()")));
    }
    Wrong::Unknown { word, known }
}

fn compare(left: At<Part>, (at, order): At<Order>, right: At<Part>) -> Read<Test> {
    let (kinds, equal) = (
        (left.1.kind(), right.1.kind()),
        matches!(order, Order::Equal | Order::Unequal),
    );
    let test = match (left, right) {
        ((_, Part::Number(one)), (_, Part::Number(other))) => {
            return Ok(Test::Numbers(Box::new((one, order, other))));
        }
        // A name that is no field is a mistake of its own beside anything but a word.
        ((column, Part::Text(word, false)), (_, Part::Number(_) | Part::Truth(_)))
        | ((_, Part::Number(_) | Part::Truth(_)), (column, Part::Text(word, false)))
        | ((column, Part::Text(word, false)), (_, Part::Text(..))) => {
            return Err(fail(column, unknown(word)));
        }
        _ if kinds.0 != kinds.1 => {
            let (left, right) = kinds;
            return Err(fail(at, Wrong::Kinds { left, right }));
        }
        _ if !equal => return Err(fail(at, Wrong::NoOrder)),
        ((_, Part::Truth(one)), (_, Part::Truth(other))) => Test::Same(Box::new((one, other))),
        ((_, Part::Word(field, _)), (column, Part::Text(word, _)))
        | ((column, Part::Text(word, _)), (_, Part::Word(field, _))) => {
            Test::Word(field, spelt(column, word, field.vocabulary())?)
        }
        ((_, Part::Word(one, _)), (column, Part::Word(other, name))) => {
            same(one, other, column, name)?
        }
        ((column, _), _) => return Err(fail(column, Wrong::Expected("condition"))),
    };
    Ok(match order {
        Order::Unequal => Test::Not(Box::new(test)),
        _ => test,
    })
}

/// Two fields that can be the same; or the second is a word the first can be (`phase`).
fn same(one: WordField, other: WordField, column: usize, name: String) -> Read<Test> {
    let words = one.vocabulary();
    match words == other.vocabulary() {
        true => Ok(Test::Words(one, other)),
        false => Ok(Test::Word(one, spelt(column, name, words)?)),
    }
}

/// A word by its number in the list. A seat may be written small.
fn spelt(column: usize, word: String, words: Vocabulary) -> Read<u8> {
    let found = words.iter().position(|one| one.eq_ignore_ascii_case(&word));
    found.map(|at| at as u8).ok_or_else(|| {
        let known = list(words);
        fail(column, Wrong::NoSuchWord { word, known })
    })
}

fn list(words: Vocabulary) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
