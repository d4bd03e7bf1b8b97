//! Which variants each wire version knows, and the lowest version that can say a value.
//!
//! Variants are only ever added at the end of their table, so what a version knows of an enum is
//! how many of its variants it knows. A batch is written in the lowest version that can say it: an
//! older reader goes on reading every batch that says nothing new, and names the version where
//! one does.

use serde::ser::{self, Serialize};
use std::fmt::{self, Display};

/// For each enum of the wire, in the order of the alphabet: how many variants version 1 knows of
/// it, version 2, and so on.
pub(super) const KNOWN: &[(&str, [u32; VERSIONS])] = &[
    ("Action", [21; VERSIONS]),
    ("Answer", [3; VERSIONS]),
    ("Asker", [2; VERSIONS]),
    ("Audience", [3; VERSIONS]),
    ("Because", [16; VERSIONS]),
    ("Bench", [2; VERSIONS]),
    ("ChoiceKind", [15; VERSIONS]),
    ("DamageStep", [3; VERSIONS]),
    ("DamageTiming", [7; VERSIONS]),
    ("Desk", DESK),
    ("DuelEnds", [2; VERSIONS]),
    ("DuelResult", [2; VERSIONS]),
    ("Event", [57; VERSIONS]),
    ("Fate", [12; VERSIONS]),
    ("Forbidden", [14; VERSIONS]),
    ("HiddenTriggers", [2; VERSIONS]),
    ("How", [8; VERSIONS]),
    ("Ignition", [4; VERSIONS]),
    ("Knowing", [3; VERSIONS]),
    ("LingeringRule", [31; VERSIONS]),
    ("LinkKind", [5; VERSIONS]),
    ("Lot", [3; VERSIONS]),
    ("Method", [11; VERSIONS]),
    ("Mode", [2; VERSIONS]),
    ("Negation", [2; VERSIONS]),
    ("NegationFirst", [2; VERSIONS]),
    ("NormalDraw", [3; VERSIONS]),
    ("Outcome", [4; VERSIONS]),
    ("Part", [2; VERSIONS]),
    ("Phase", [6; VERSIONS]),
    ("Picked", [10; VERSIONS]),
    ("Posture", [5; VERSIONS]),
    ("Reading", [2; VERSIONS]),
    ("Reason", [15; VERSIONS]),
    ("Replay", [3; VERSIONS]),
    ("ResultReason", [4; VERSIONS]),
    ("RewindKind", [5; VERSIONS]),
    ("Seat", [2; VERSIONS]),
    ("Standing", [4; VERSIONS]),
    ("Step", [4; VERSIONS]),
    ("Told", [20; VERSIONS]),
    ("TrapMonsterZones", [2; VERSIONS]),
    ("TriggerLocation", [3; VERSIONS]),
    ("Until", [8; VERSIONS]),
    ("Value", [4; VERSIONS]),
    ("WindowKind", [8; VERSIONS]),
    ("Zone", [12; VERSIONS]),
    ("Zones", [4; VERSIONS]),
];

/// How many versions there are. (Under test there is a second one, in which `Desk::Erased` is new.)
const VERSIONS: usize = DESK.len();

#[cfg(not(test))]
const DESK: [u32; 1] = [16];
#[cfg(test)]
const DESK: [u32; 2] = [15, 16];

/// The newest version.
pub(crate) const NEWEST: u8 = VERSIONS as u8;

/// The lowest version that can say a value.
pub(super) fn lowest<T: Serialize>(value: &T) -> u8 {
    if NEWEST == 1 {
        return 1;
    }
    let mut walk = Walk { lowest: 1 };
    // The types of the wire have nothing that can't be walked through.
    value.serialize(&mut walk).map_or(NEWEST, |()| walk.lowest)
}

/// Walks through a value and notes its variants; writes nothing.
struct Walk {
    lowest: u8,
}

impl Walk {
    fn variant(&mut self, name: &str, variant: u32) {
        let found = KNOWN.binary_search_by_key(&name, |(name, _)| name);
        let variants = found.map_or(&[][..], |at| &KNOWN[at].1);
        let older = variants.iter().take_while(|known| **known <= variant);
        self.lowest = self.lowest.max(older.count() as u8 + 1);
    }
}

/// A walk has nothing to fail at; serde wants to know how it would.
#[derive(Debug)]
struct Never;

impl Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of the wire refused to be walked through")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

macro_rules! nothing_in {
    ($($method:ident $type:ty),+) => { $(
        fn $method(self, _: $type) -> Result<(), Never> {
            Ok(())
        }
    )+ };
}

impl<'a> ser::Serializer for &'a mut Walk {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = ser::Impossible<(), Never>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    nothing_in!(
        serialize_bool bool,
        serialize_i8 i8,
        serialize_i16 i16,
        serialize_i32 i32,
        serialize_i64 i64,
        serialize_u8 u8,
        serialize_u16 u16,
        serialize_u32 u32,
        serialize_u64 u64,
        serialize_f32 f32,
        serialize_f64 f64,
        serialize_char char,
        serialize_str &str,
        serialize_bytes &[u8],
        serialize_unit_struct &'static str
    );

    fn serialize_none(self) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        variant: u32,
        _: &'static str,
    ) -> Result<(), Never> {
        self.variant(name, variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        variant: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.variant(name, variant);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Never> {
        Ok(Parts(self))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Never> {
        Ok(Parts(self))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        Ok(Parts(self))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        self.variant(name, variant);
        Ok(Parts(self))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Never> {
        Err(Never)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Never> {
        Ok(Parts(self))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Never> {
        self.variant(name, variant);
        Ok(Parts(self))
    }
}

/// The parts of a value, each walked through.
struct Parts<'a>(&'a mut Walk);

macro_rules! parts_of {
    ($($trait:ident $method:ident),+) => { $(
        impl ser::$trait for Parts<'_> {
            type Ok = ();
            type Error = Never;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                value.serialize(&mut *self.0)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        }
    )+ };
}
parts_of!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! fields_of {
    ($($trait:ident),+) => { $(
        impl ser::$trait for Parts<'_> {
            type Ok = ();
            type Error = Never;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Result<(), Never> {
                value.serialize(&mut *self.0)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        }
    )+ };
}
fields_of!(SerializeStruct, SerializeStructVariant);
