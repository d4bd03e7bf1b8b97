//! A condition as it is evaluated: fields, numbers and truths, without a name left in it.

use super::Named;
use super::field::{Flag, NumberField, Where, WordField};
use duel::{Position, Row, Value};

/// How two numbers are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
}

/// What is done with two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sum {
    Plus,
    Minus,
    Times,
}

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lies {
    Anyhow,
    FaceUp,
    FaceDown,
}

/// A number.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Number {
    Fixed(i64),
    Field(NumberField),
    /// How many cards with a face are there.
    Count(Named, Where),
    /// A value of a face-up card on the table; none when it isn't there.
    Value(Named, Value),
    Sum(Box<(Self, Sum, Self)>),
}

/// Something that holds or doesn't.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Test {
    Fixed(bool),
    Flag(Flag),
    Not(Box<Self>),
    Both(Box<(Self, Self)>),
    Either(Box<(Self, Self)>),
    Same(Box<(Self, Self)>),
    Numbers(Box<(Number, Order, Number)>),
    /// A field is this word.
    Word(WordField, u8),
    /// Two fields of one vocabulary are the same word.
    Words(WordField, WordField),
    /// A card with this face is there.
    Card(Named, Where, Lies),
    /// A link of the chain is of a card with this face.
    Chained(Named),
}

impl Test {
    pub(super) fn holds(&self, p: &Position) -> bool {
        match self {
            Self::Fixed(truth) => *truth,
            Self::Flag(flag) => flag.holds(p),
            Self::Not(test) => !test.holds(p),
            Self::Both(both) => both.0.holds(p) && both.1.holds(p),
            Self::Either(both) => both.0.holds(p) || both.1.holds(p),
            Self::Same(both) => both.0.holds(p) == both.1.holds(p),
            Self::Numbers(numbers) => {
                let (left, order, right) = &**numbers;
                match (left.value(p), right.value(p)) {
                    (Some(left), Some(right)) => order.holds(left, right),
                    _ => false,
                }
            }
            Self::Word(field, word) => field.value(p) == *word,
            Self::Words(one, other) => one.value(p) == other.value(p),
            Self::Card(named, wanted, lies) => {
                let mut rows = p.rows.iter();
                rows.any(|row| is(row, *named) && wanted.holds(row.place) && lies.fits(row))
            }
            Self::Chained(named) => {
                let mut links = p.chain.iter();
                links.any(|link| link.face == Some(named.passcode))
            }
        }
    }
}

#[inline]
fn is(row: &Row, named: Named) -> bool {
    row.face == Some(named.passcode)
}

impl Lies {
    #[inline]
    const fn fits(self, row: &Row) -> bool {
        match self {
            Self::Anyhow => true,
            Self::FaceUp => row.posture.face_up(),
            Self::FaceDown => !row.posture.face_up(),
        }
    }
}

impl Order {
    #[inline]
    const fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Self::Equal => left == right,
            Self::Unequal => left != right,
            Self::Less => left < right,
            Self::AtMost => left <= right,
            Self::More => left > right,
            Self::AtLeast => left >= right,
        }
    }
}

impl Number {
    pub(super) fn value(&self, p: &Position) -> Option<i64> {
        Some(match self {
            Self::Fixed(number) => *number,
            Self::Field(field) => field.value(p),
            Self::Count(named, wanted) => {
                let rows = p.rows.iter().filter(|row| is(row, *named));
                rows.filter(|row| wanted.holds(row.place)).count() as i64
            }
            Self::Value(named, value) => return of_card(p, *named, *value),
            Self::Sum(sum) => {
                let (left, how, right) = &**sum;
                let (left, right) = (left.value(p)?, right.value(p)?);
                return match how {
                    Sum::Plus => left.checked_add(right),
                    Sum::Minus => left.checked_sub(right),
                    Sum::Times => left.checked_mul(right),
                };
            }
        })
    }
}

/// The changed value of a face-up card on the table, or else the printed one.
fn of_card(p: &Position, named: Named, value: Value) -> Option<i64> {
    let there = |row: &&Row| is(row, named) && row.place.zone.on_field() && row.posture.face_up();
    let row = p.rows.iter().find(there)?;
    let mut values = p.values.iter();
    let changed = values.find(|(of, what, _)| *of == row.id && *what == value);
    let printed = match value {
        Value::Atk => named.atk,
        Value::Def => named.def,
        Value::Level => named.level,
        Value::Negated => Some(0),
    };
    changed.map(|(.., to)| *to).or(printed).map(i64::from)
}
