//! Reading values as "How values are written" says, each in its one way.

use crate::Checked;
use crate::tables::{Shape, Tables, Type};

/// Bytes that are read from the front.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest<'a>(pub(crate) &'a [u8]);

/// A value, as far as anybody here asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Number(u64),
    Other,
    Made(String, Vec<(String, Value)>),
}

impl Value {
    /// The name of the variant.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Made(name, _) => name,
            _ => "",
        }
    }

    /// A field of it.
    pub(crate) fn field(&self, wanted: &str) -> &Self {
        let Self::Made(_, fields) = self else {
            return &Self::Other;
        };
        let found = fields.iter().find(|(name, _)| name == wanted);
        found.map_or(&Self::Other, |(_, value)| value)
    }
}

impl<'a> Rest<'a> {
    pub(crate) fn take(&mut self, count: usize) -> Checked<&'a [u8]> {
        let (taken, rest) = self
            .0
            .split_at_checked(count)
            .ok_or("the bytes end too early")?;
        self.0 = rest;
        Ok(taken)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Checked<[u8; N]> {
        let taken = self.take(N)?;
        taken
            .try_into()
            .map_err(|_| "the bytes end too early".into())
    }

    pub(crate) fn byte(&mut self) -> Checked<u8> {
        self.array().map(|[byte]| byte)
    }

    pub(crate) fn fixed(&mut self) -> Checked<u32> {
        self.array().map(u32::from_le_bytes)
    }

    /// A varint, in its shortest form.
    pub(crate) fn unsigned(&mut self) -> Checked<u64> {
        let (value, least) = match self.byte()? {
            251 => (u16::from_le_bytes(self.array()?).into(), 251),
            252 => (u32::from_le_bytes(self.array()?).into(), 1 << 16),
            253 => (u64::from_le_bytes(self.array()?), 1 << 32),
            byte @ 0..=250 => (byte.into(), 0),
            _ => return Err("no varint".into()),
        };
        match value >= least {
            true => Ok(value),
            false => Err("a varint that is longer than it need be".into()),
        }
    }

    pub(crate) fn small(&mut self) -> Checked<u32> {
        u32::try_from(self.unsigned()?).map_err(|_| "a number too large".into())
    }

    pub(crate) fn signed(&mut self) -> Checked<i64> {
        let value = self.unsigned()?;
        Ok((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    fn optional(&mut self) -> Checked<bool> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err("neither 0 nor 1".into()),
        }
    }

    /// A value of a type.
    pub(crate) fn value(&mut self, of: &Type, tables: &Tables) -> Checked<Value> {
        match of {
            Type::Byte => self.byte().map(|byte| Value::Number(byte.into())),
            Type::Bool => self.optional().map(|yes| Value::Number(yes.into())),
            Type::Unsigned => self.unsigned().map(Value::Number),
            Type::Signed => self.signed().map(|_| Value::Other),
            Type::Bytes(count) => self.take(*count).map(|_| Value::Other),
            Type::Text => {
                let length = self.unsigned()?;
                let bytes = self.take(usize::try_from(length).unwrap_or(usize::MAX))?;
                std::str::from_utf8(bytes).map_err(|_| "no text")?;
                Ok(Value::Other)
            }
            Type::List(inner) => {
                for _ in 0..self.unsigned()? {
                    self.value(inner, tables)?;
                }
                Ok(Value::Other)
            }
            Type::Optional(inner) => match self.optional()? {
                true => self.value(inner, tables),
                false => Ok(Value::Other),
            },
            Type::Pair(one, other) => {
                self.value(one, tables)?;
                self.value(other, tables)?;
                Ok(Value::Other)
            }
            Type::Named(name) => self.named(name, tables),
        }
    }

    /// A value of a type that has a table.
    pub(crate) fn named(&mut self, name: &str, tables: &Tables) -> Checked<Value> {
        let (name, fields) = match tables.shape(name)? {
            Shape::Struct(fields) => (name, fields),
            Shape::Enum(variants) => {
                let number = self.unsigned()?;
                let variant = usize::try_from(number).ok().and_then(|at| variants.get(at));
                let (variant, fields) = variant.ok_or(format!("{name} has no variant {number}"))?;
                (variant.as_str(), fields)
            }
        };
        let mut read = Vec::new();
        for (field, made) in fields {
            read.push((field.clone(), self.value(made, tables)?));
        }
        Ok(Value::Made(name.to_owned(), read))
    }
}

/// The varint of a number.
pub(crate) fn varint(number: u64) -> Vec<u8> {
    let bytes = number.to_le_bytes();
    match number {
        0..=250 => vec![number as u8],
        251..=0xffff => [&[251], &bytes[..2]].concat(),
        0x1_0000..=0xffff_ffff => [&[252], &bytes[..4]].concat(),
        _ => [&[253], &bytes[..]].concat(),
    }
}

/// The zigzag varint of a number.
pub(crate) fn zigzag(number: i64) -> Vec<u8> {
    varint((number << 1 ^ number >> 63) as u64)
}
