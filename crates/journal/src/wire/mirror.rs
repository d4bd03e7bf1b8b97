//! How the types of the disk and those of memory are turned into each other.
//!
//! The macro `mirror!` writes a wire type next to a type of `duel`, variant by variant. A variant
//! that is new in `duel` doesn't compile until it is given a place on the wire; variants are only
//! ever added at the end, since their order is their number.

use duel::{CardId, Digest, Engine, Passcode, RuleId, Word};
use smallvec::SmallVec;
use std::borrow::Cow;

/// A type of `duel` that has a form on the wire.
pub(super) trait Mirror: Sized {
    /// Its form on the wire.
    type Wire;
    /// Gives the wire form.
    fn to_wire(&self) -> Self::Wire;
    /// Takes it back.
    fn from_wire(wire: Self::Wire) -> Self;
}

macro_rules! mirror {
    (enum $name:ident { $(
        $variant:ident
            $( ( $($bound:ident : $type:ty),+ ) )?
            $( { $($field:ident : $field_type:ty),+ $(,)? } )?
    ),+ $(,)? }) => {
        #[derive(serde::Serialize, serde::Deserialize, Clone, PartialEq, Eq, Debug)]
        pub(super) enum $name { $(
            $variant $( ( $($type),+ ) )? $( { $($field: $field_type),+ } )?
        ),+ }

        impl $crate::wire::mirror::Mirror for duel::$name {
            type Wire = $name;
            fn to_wire(&self) -> $name {
                match self { $(
                    Self::$variant $( ( $($bound),+ ) )? $( { $($field),+ } )? =>
                        $name::$variant
                            $( ( $($bound.to_wire()),+ ) )?
                            $( { $($field: $field.to_wire()),+ } )?
                ),+ }
            }
            fn from_wire(wire: $name) -> Self {
                match wire { $(
                    $name::$variant $( ( $($bound),+ ) )? $( { $($field),+ } )? =>
                        Self::$variant
                            $( ( $($crate::wire::mirror::Mirror::from_wire($bound)),+ ) )?
                            $( { $($field: $crate::wire::mirror::Mirror::from_wire($field)),+ } )?
                ),+ }
            }
        }
    };
    (struct $name:ident { $($field:ident : $type:ty),+ $(,)? }) => {
        #[derive(serde::Serialize, serde::Deserialize, Clone, PartialEq, Eq, Debug)]
        pub(super) struct $name { $($field: $type),+ }

        impl $crate::wire::mirror::Mirror for duel::$name {
            type Wire = $name;
            fn to_wire(&self) -> $name {
                let Self { $($field),+ } = self;
                $name { $($field: $field.to_wire()),+ }
            }
            fn from_wire(wire: $name) -> Self {
                let $name { $($field),+ } = wire;
                Self { $($field: $crate::wire::mirror::Mirror::from_wire($field)),+ }
            }
        }
    };
}
pub(super) use mirror;

macro_rules! as_it_is {
    ($($type:ty),+) => { $(
        impl Mirror for $type {
            type Wire = Self;
            fn to_wire(&self) -> Self {
                *self
            }
            fn from_wire(wire: Self) -> Self {
                wire
            }
        }
    )+ };
}
// A word is written as its text, and reads itself only from 1 to 23 bytes.
as_it_is!(bool, u8, u16, u32, u64, i32, Word);

macro_rules! as_its_number {
    ($($type:ident($inner:ty)),+) => { $(
        impl Mirror for $type {
            type Wire = $inner;
            fn to_wire(&self) -> $inner {
                self.0
            }
            fn from_wire(wire: $inner) -> Self {
                Self(wire)
            }
        }
    )+ };
}
as_its_number!(CardId(u32), Passcode(u32), Digest([u8; 32]), Engine(u32));

impl Mirror for Cow<'static, str> {
    type Wire = String;
    fn to_wire(&self) -> String {
        self.clone().into_owned()
    }
    fn from_wire(wire: String) -> Self {
        Cow::Owned(wire)
    }
}

impl Mirror for RuleId {
    type Wire = String;
    fn to_wire(&self) -> String {
        self.0.to_wire()
    }
    fn from_wire(wire: String) -> Self {
        Self(Mirror::from_wire(wire))
    }
}

impl<T: Mirror> Mirror for Option<T> {
    type Wire = Option<T::Wire>;
    fn to_wire(&self) -> Self::Wire {
        self.as_ref().map(T::to_wire)
    }
    fn from_wire(wire: Self::Wire) -> Self {
        wire.map(T::from_wire)
    }
}

impl<T: Mirror> Mirror for Box<T> {
    type Wire = T::Wire;
    fn to_wire(&self) -> Self::Wire {
        T::to_wire(self)
    }
    fn from_wire(wire: Self::Wire) -> Self {
        Self::new(T::from_wire(wire))
    }
}

impl<T: Mirror> Mirror for Vec<T> {
    type Wire = Vec<T::Wire>;
    fn to_wire(&self) -> Self::Wire {
        self.iter().map(T::to_wire).collect()
    }
    fn from_wire(wire: Self::Wire) -> Self {
        wire.into_iter().map(T::from_wire).collect()
    }
}

impl<T: Mirror> Mirror for SmallVec<[T; 4]> {
    type Wire = Vec<T::Wire>;
    fn to_wire(&self) -> Self::Wire {
        self.iter().map(T::to_wire).collect()
    }
    fn from_wire(wire: Self::Wire) -> Self {
        wire.into_iter().map(T::from_wire).collect()
    }
}

impl<T: Mirror, U: Mirror> Mirror for (T, U) {
    type Wire = (T::Wire, U::Wire);
    fn to_wire(&self) -> Self::Wire {
        (self.0.to_wire(), self.1.to_wire())
    }
    fn from_wire(wire: Self::Wire) -> Self {
        (T::from_wire(wire.0), U::from_wire(wire.1))
    }
}
