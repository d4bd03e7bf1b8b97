//! Makes random values of any type that can be deserialized, every variant of every enum included.
//!
//! A variant that is added to an event is covered from the day it exists.

use serde::de::value::Error;
use serde::de::{
    self, Deserialize, DeserializeSeed, EnumAccess, IntoDeserializer, SeqAccess, VariantAccess,
    Visitor,
};
use std::collections::BTreeMap;

/// Makes values from a seed, and remembers which variants it has made.
pub(super) struct Maker {
    state: u64,
    /// For each enum: its variants, and how often each was made.
    pub(super) made: BTreeMap<&'static str, Vec<(&'static str, u32)>>,
    /// For each enum and variant with named fields: their names.
    pub(super) fields: BTreeMap<(&'static str, &'static str), Fields>,
}

type Fields = &'static [&'static str];

impl Maker {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            state: seed,
            made: BTreeMap::new(),
            fields: BTreeMap::new(),
        }
    }

    pub(super) fn make<T: for<'de> Deserialize<'de>>(&mut self) -> T {
        T::deserialize(self).expect("every type of an event can be made")
    }

    /// The splitmix64 generator.
    pub(super) fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.number() % end as u64) as usize
    }

    /// Mostly small numbers, sometimes any, so that every length of a number occurs.
    fn spread(&mut self) -> u64 {
        let number = self.number();
        number >> [60, 56, 48, 32, 0][self.below(5)]
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident $type:ty),+) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visitor.$visit(self.spread() as $type)
        }
    )+ };
}

impl<'de> de::Deserializer<'de> for &mut Maker {
    type Error = Error;

    numbers!(
        deserialize_u8 visit_u8 u8,
        deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64,
        deserialize_i8 visit_i8 i8,
        deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64
    );

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(self.below(2) == 1)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let words = ["Spell", "DARK", "Beast-Warrior", "twenty-three bytes long"];
        visitor.visit_str(words[self.below(words.len())])
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let texts = ["", "FET-D", "P7", "優先權", "a\nb\0c", &"long ".repeat(60)];
        let at = self.below(texts.len());
        visitor.visit_string(texts[at].to_owned())
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.below(2) == 0 {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let left = self.below(7);
        visitor.visit_seq(Several { maker: self, left })
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        left: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_seq(Several { maker: self, left })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        left: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_seq(Several { maker: self, left })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let left = fields.len();
        visitor.visit_seq(Several { maker: self, left })
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let variant = self.below(variants.len());
        let made = self
            .made
            .entry(name)
            .or_insert_with(|| variants.iter().map(|&variant| (variant, 0)).collect());
        made[variant].1 += 1;
        visitor.visit_enum(Variant {
            maker: self,
            variant,
            name: (name, variants[variant]),
        })
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(de::Error::custom("a type that doesn't say what it is"))
    }

    serde::forward_to_deserialize_any! {
        f32 f64 char bytes byte_buf unit unit_struct map identifier ignored_any
    }
}

struct Several<'a> {
    maker: &'a mut Maker,
    left: usize,
}

impl<'de> SeqAccess<'de> for Several<'_> {
    type Error = Error;
    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Error> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(&mut *self.maker).map(Some)
    }
}

struct Variant<'a> {
    maker: &'a mut Maker,
    variant: usize,
    name: (&'static str, &'static str),
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Error;
    type Variant = Self;
    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        let index = self.variant as u32;
        Ok((seed.deserialize(index.into_deserializer())?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Error;
    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }
    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        seed.deserialize(self.maker)
    }
    fn tuple_variant<V: Visitor<'de>>(self, left: usize, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Several {
            maker: self.maker,
            left,
        })
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: Fields,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.maker.fields.insert(self.name, fields);
        visitor.visit_seq(Several {
            maker: self.maker,
            left: fields.len(),
        })
    }
}
