//! Flags by their names: the same table as a type, as words to write and as words to read.

use alloc::{borrow::Cow, string::ToString};

/// Why a flag can't be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlagError {
    /// No flag has this name.
    NoFlag,
    /// The flag doesn't take this value.
    NoValue,
}

/// What a flag's value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlagKind {
    /// One of these words.
    Words(&'static [&'static str]),
    /// True or false.
    Truth,
    /// A day as `20100424` or `2010-04-24`, or 0.
    Day,
    /// A number of zones, from 1 to 5.
    Zones,
}

/// Three zones or five: more than this no side has.
const MOST_ZONES: u8 = 5;

/// The type of a flag.
pub(super) trait Flag: Sized {
    /// What its values are.
    const KIND: FlagKind;
    /// The value this text means.
    fn read(text: &str) -> Option<Self>;
    /// The value as a text.
    fn written(self) -> Cow<'static, str>;
}

/// True for the same letters, whatever their case and what joins the words.
pub(super) fn alike(one: &str, other: &str) -> bool {
    fn letters(text: &str) -> impl Iterator<Item = char> {
        let kept = text.chars().filter(|c| !matches!(c, '_' | '-' | ' '));
        kept.flat_map(char::to_lowercase)
    }
    letters(one).eq(letters(other))
}

impl Flag for bool {
    const KIND: FlagKind = FlagKind::Truth;

    fn read(text: &str) -> Option<Self> {
        match text {
            _ if alike(text, "true") => Some(true),
            _ if alike(text, "false") => Some(false),
            _ => None,
        }
    }

    fn written(self) -> Cow<'static, str> {
        Cow::Borrowed(if self { "true" } else { "false" })
    }
}

/// The day of card texts.
impl Flag for u32 {
    const KIND: FlagKind = FlagKind::Day;

    fn read(text: &str) -> Option<Self> {
        let mut digits = text.chars().filter(|c| *c != '-');
        let number = digits.try_fold(0_u32, |sum, c| {
            let digit = c.to_digit(10)?;
            sum.checked_mul(10)?.checked_add(digit)
        })?;
        ((number == 0 && !text.is_empty()) || is_day(number)).then_some(number)
    }

    fn written(self) -> Cow<'static, str> {
        Cow::Owned(self.to_string())
    }
}

/// True for a day of the calendar, written as a number such as 20100424.
#[must_use]
pub const fn is_day(number: u32) -> bool {
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
    year >= 1900
        && year <= 9999
        && month >= 1
        && month <= 12
        && day >= 1
        && day <= days(year, month)
}

/// How many days a month has.
#[must_use]
pub const fn days(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// A number of zones.
impl Flag for u8 {
    const KIND: FlagKind = FlagKind::Zones;

    fn read(text: &str) -> Option<Self> {
        let zones = text.parse().ok()?;
        (1..=MOST_ZONES).contains(&zones).then_some(zones)
    }

    fn written(self) -> Cow<'static, str> {
        Cow::Owned(self.to_string())
    }
}

/// A flag whose values are words.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $value:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$about])* $value,)+ }

        impl Flag for $name {
            const KIND: FlagKind = FlagKind::Words(&[$(stringify!($value)),+]);

            fn read(text: &str) -> Option<Self> {
                $(if flag::alike(text, stringify!($value)) {
                    return Some(Self::$value);
                })+
                None
            }

            fn written(self) -> alloc::borrow::Cow<'static, str> {
                alloc::borrow::Cow::Borrowed(match self {
                    $(Self::$value => stringify!($value),)+
                })
            }
        }
    };
}
pub(super) use words;

/// The table of flags.
macro_rules! flags {
    ($(#[$doc:meta])* $profile:ident { $($(#[$about:meta])* $name:ident: $type:ty,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $profile { $($(#[$about])* pub $name: $type,)+ }

        impl $profile {
            /// The names of all flags, in the order of the table.
            pub const FLAGS: &'static [&'static str] = &[$(stringify!($name)),+];

            /// The name of the flag a text means, whatever its case.
            #[must_use]
            pub fn flag(text: &str) -> Option<&'static str> {
                Self::FLAGS.iter().copied().find(|name| flag::alike(name, text))
            }

            /// What values a flag takes.
            #[must_use]
            pub fn kind(flag: &str) -> Option<FlagKind> {
                match flag {
                    $(stringify!($name) => Some(<$type as Flag>::KIND),)+
                    _ => None,
                }
            }

            /// The value of a flag, as it is written: `AfterSummon`, `true`, `5`.
            #[must_use]
            pub fn written(&self, flag: &str) -> Option<alloc::borrow::Cow<'static, str>> {
                match flag {
                    $(stringify!($name) => Some(Flag::written(self.$name)),)+
                    _ => None,
                }
            }

            /// Changes one flag.
            ///
            /// # Errors
            /// When there is no such flag, or it doesn't take this value.
            pub fn set(&mut self, flag: &str, value: &str) -> Result<(), FlagError> {
                match Self::flag(flag).ok_or(FlagError::NoFlag)? {
                    $(stringify!($name) => {
                        self.$name = Flag::read(value).ok_or(FlagError::NoValue)?;
                    })+
                    _ => return Err(FlagError::NoFlag),
                }
                Ok(())
            }
        }
    };
}
pub(super) use flags;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_a_day_of_the_calendar_or_nought() {
        assert_eq!(u32::read("2010-04-24"), Some(20_100_424));
        assert_eq!(u32::read("20120229"), Some(20_120_229));
        assert_eq!(u32::read("0"), Some(0));
        for wrong in [
            "",
            "2011-02-29",
            "2010-13-01",
            "99999999999",
            "today",
            "2010",
        ] {
            assert_eq!(u32::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_side_has_one_zone_at_least_and_five_at_most() {
        assert_eq!(u8::read("3"), Some(3));
        for wrong in ["0", "6", "300", "three"] {
            assert_eq!(u8::read(wrong), None, "{wrong}");
        }
    }
}
