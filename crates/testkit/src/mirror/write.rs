//! Writes plain data as `postcard` does, with the seats exchanged.
//!
//! The types are known by their names: `Seat` is turned over, a `BySeat` has its two values
//! exchanged, and so have the two bits of a row's `known_to`; a column is counted from the other end.

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt;

/// Columns are counted from 0 at A's left.
const LAST_COLUMN: u8 = 4;

/// What can't be written.
#[derive(Debug)]
pub(super) struct Unwritable(String);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl serde::ser::Error for Unwritable {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

/// Writes one value.
pub(super) struct Mirror<'b> {
    out: &'b mut Vec<u8>,
    /// It is the pair of a `BySeat`.
    by_seat: bool,
}

impl<'b> Mirror<'b> {
    pub(super) const fn new(out: &'b mut Vec<u8>) -> Self {
        let by_seat = false;
        Self { out, by_seat }
    }

    fn unsigned(self, mut number: u64) {
        while number > 0x7f {
            self.out.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.out.push(number as u8);
    }

    fn signed(self, number: i64) {
        self.unsigned(((number << 1) ^ (number >> 63)) as u64);
    }

    fn many(self, count: usize) -> Parts<'b> {
        Mirror::new(self.out).unsigned(count as u64);
        Parts::new(self.out)
    }
}

/// Writes the parts of a value, one after the other.
pub(super) struct Parts<'b> {
    out: &'b mut Vec<u8>,
    /// Where the parts of a `BySeat` begin, once each is written.
    by_seat: Option<Vec<usize>>,
}

impl<'b> Parts<'b> {
    const fn new(out: &'b mut Vec<u8>) -> Self {
        let by_seat = None;
        Self { out, by_seat }
    }

    fn part<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        if let Some(parts) = &mut self.by_seat {
            parts.push(self.out.len());
        }
        value.serialize(Mirror::new(self.out))
    }

    fn field<T: ?Sized + Serialize>(&mut self, name: &str, value: &T) -> Result<(), Unwritable> {
        self.part(value)?;
        if let ("known_to", Some(seats)) = (name, self.out.last_mut()) {
            *seats = (*seats & 1) << 1 | *seats >> 1 & 1;
        }
        Ok(())
    }

    fn done(self) {
        if let Some([first, second]) = self.by_seat.as_deref() {
            self.out[*first..].rotate_left(second - first);
        }
    }
}

macro_rules! numbers {
    ($($name:ident: $kind:ty => $write:ident),*) => {
        $(fn $name(self, number: $kind) -> Result<(), Unwritable> {
            self.$write(number.into());
            Ok(())
        })*
    };
}

impl<'b> Serializer for Mirror<'b> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Parts<'b>;
    type SerializeTuple = Parts<'b>;
    type SerializeTupleStruct = Parts<'b>;
    type SerializeTupleVariant = Parts<'b>;
    type SerializeMap = Parts<'b>;
    type SerializeStruct = Parts<'b>;
    type SerializeStructVariant = Parts<'b>;

    numbers! {
        serialize_u16: u16 => unsigned, serialize_u32: u32 => unsigned,
        serialize_u64: u64 => unsigned, serialize_i16: i16 => signed,
        serialize_i32: i32 => signed, serialize_i64: i64 => signed
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_bool(self, yes: bool) -> Result<(), Unwritable> {
        self.serialize_u8(yes.into())
    }

    fn serialize_u8(self, number: u8) -> Result<(), Unwritable> {
        self.out.push(number);
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Result<(), Unwritable> {
        self.serialize_u8(number as u8)
    }

    fn serialize_f32(self, _: f32) -> Result<(), Unwritable> {
        Err(Unwritable::custom("the game has no fractions"))
    }

    fn serialize_f64(self, _: f64) -> Result<(), Unwritable> {
        Err(Unwritable::custom("the game has no fractions"))
    }

    fn serialize_char(self, letter: char) -> Result<(), Unwritable> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Unwritable> {
        self.serialize_bytes(text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Unwritable> {
        self.many(bytes.len()).out.extend_from_slice(bytes);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Unwritable> {
        self.serialize_u8(0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Unwritable> {
        self.out.push(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritable> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        Ok(())
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        index: u32,
        _: &'static str,
    ) -> Result<(), Unwritable> {
        let index = if name == "Seat" { 1 - index } else { index };
        self.serialize_u32(index)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        let by_seat = name == "BySeat";
        value.serialize(Self { by_seat, ..self })
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        let mut parts = self.many(index as usize);
        parts.part(value)?;
        if let ("ColumnNegated", Some(column)) = (variant, parts.out.last_mut()) {
            *column = LAST_COLUMN - *column;
        }
        Ok(())
    }

    fn serialize_seq(self, count: Option<usize>) -> Result<Parts<'b>, Unwritable> {
        let count = count.ok_or_else(|| Unwritable::custom("a list of no known length"))?;
        Ok(self.many(count))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'b>, Unwritable> {
        let by_seat = self.by_seat.then(Vec::new);
        Ok(Parts {
            out: self.out,
            by_seat,
        })
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'b>, Unwritable> {
        Ok(Parts::new(self.out))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'b>, Unwritable> {
        Ok(self.many(index as usize))
    }

    fn serialize_map(self, count: Option<usize>) -> Result<Parts<'b>, Unwritable> {
        self.serialize_seq(count)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'b>, Unwritable> {
        Ok(Parts::new(self.out))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'b>, Unwritable> {
        Ok(self.many(index as usize))
    }
}

macro_rules! in_order {
    ($($part:ident: $add:ident),*) => {
        $(impl $part for Parts<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn $add<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
                self.part(value)
            }

            fn end(self) -> Result<(), Unwritable> {
                self.done();
                Ok(())
            }
        })*
    };
}

in_order! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}

macro_rules! by_name {
    ($($part:ident),*) => {
        $(impl $part for Parts<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Unwritable> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Unwritable> {
                Ok(())
            }
        })*
    };
}

by_name!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.part(key)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.part(value)
    }

    fn end(self) -> Result<(), Unwritable> {
        Ok(())
    }
}
