//! Short words of the game: the names of counters, attributes and types.

use core::{fmt, str};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Unexpected, Visitor},
};

/// A short word of the game, as printed in English: a counter's, an attribute's or a type's name.
///
/// Flat, so that a position needs no memory of its own for it. At most [`Word::MOST`] bytes.
///
/// ```
/// use duel::Word;
///
/// assert_eq!(Word::new("Spell").unwrap().as_str(), "Spell");
/// assert!(Word::new("a word that is far too long to be one").is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word {
    bytes: [u8; Self::MOST],
    length: u8,
}

impl Word {
    /// How many bytes a word has at most.
    pub const MOST: usize = 23;

    /// The word, unless it is empty or too long.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        if text.is_empty() || text.len() > Self::MOST {
            return None;
        }
        let mut bytes = [0; Self::MOST];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Some(Self {
            bytes,
            length: text.len() as u8,
        })
    }

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or("")
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(Reader)
    }
}

struct Reader;

impl Visitor<'_> for Reader {
    type Value = Word;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a word of 1 to {} bytes", Word::MOST)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Word, E> {
        Word::new(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}
