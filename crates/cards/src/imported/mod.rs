//! Cards imported from a database of the user's: their printed facts and names, as we keep them.
//!
//! The database says what kind of card a card is, and no more: what it does is told by whoever
//! records a duel. So these are *declared* cards, and a card file wins over them. What is kept are
//! the numbers of the database's rows and the names; no texts. The form on disk is ours (`stored.rs`)
//! and needs no database to be read; `cdb.rs` reads databases, where the feature `cdb` is on.

mod bits;
#[cfg(feature = "cdb")]
mod cdb;
mod library;
mod stored;

#[cfg(feature = "cdb")]
pub use cdb::{CdbError, read_cdb};
pub use library::Library;
pub use stored::{MOST_STORED, StoredError};

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use duel::{Digest, Passcode};
use rules::vocabulary::{CardDef, CardKind, Names, Spell, Trap};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What one card of a database is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fact {
    /// The card whose other printing it is, or whose name it is treated as having; 0: neither.
    pub alias: u32,
    /// Where it may be played, as the database's bits say.
    pub scope: u32,
    /// What kind of card, as the database's bits say.
    pub kind: u32,
    /// ATK; -2 for "?".
    pub atk: i32,
    /// DEF; -2 for "?". For a Link monster its arrows, as bits.
    pub def: i32,
    /// Level, rank or rating in the lowest byte; the scales of a Pendulum monster in the highest two.
    pub level: u32,
    /// Type, as a bit.
    pub race: u64,
    /// Attribute, as a bit.
    pub attribute: u32,
    /// The archetypes it belongs to, as four numbers of 16 bits each.
    pub sets: u64,
}

/// The names of cards in one language.
pub type InLanguage = BTreeMap<Passcode, String>;

/// Every imported card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Imported {
    facts: BTreeMap<Passcode, Fact>,
    /// By the tag of the language: `en`, `it`, `zh-Hant`, `ja`, or any other.
    names: BTreeMap<String, InLanguage>,
}

/// What a database held.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Read {
    /// The cards, with their names.
    pub cards: BTreeMap<Passcode, (Fact, String)>,
    /// The rows that were left out, by their number.
    pub left_out: Vec<(i64, LeftOut)>,
}

/// Why a row was left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LeftOut {
    /// Its number is no passcode: none, 0 or less, or too large.
    Passcode,
    /// A number is missing, or is none, or is out of its range.
    Number,
    /// It is neither a monster nor a spell nor a trap, or more than one of them.
    Kind,
    /// It has no name: no row of the texts, or an empty one.
    Name,
    /// A name without a card.
    NoCard,
    /// The database can't give the row.
    Unreadable,
}

impl LeftOut {
    /// As messages and programs name it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Passcode => "passcode",
            Self::Number => "number",
            Self::Kind => "kind",
            Self::Name => "name",
            Self::NoCard => "no-card",
            Self::Unreadable => "unreadable",
        }
    }
}

/// What adding a database changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Added {
    /// How many cards it held.
    pub cards: usize,
    /// How many of them weren't there before.
    pub new: usize,
    /// How many have other facts than before.
    pub changed: usize,
}

impl Imported {
    /// Adds what a database held, with its names in this language. What it says now counts.
    pub fn add(&mut self, read: Read, language: &str) -> Added {
        let mut added = Added {
            cards: read.cards.len(),
            ..Added::default()
        };
        let names = self.names.entry(language.to_owned()).or_default();
        for (passcode, (fact, name)) in read.cards {
            names.insert(passcode, name);
            match self.facts.insert(passcode, fact.clone()) {
                None => added.new += 1,
                Some(before) if before != fact => added.changed += 1,
                Some(_) => {}
            }
        }
        added
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// True when there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// The languages there are names in, by their tags, with how many.
    pub fn languages(&self) -> impl Iterator<Item = (&str, usize)> {
        let all = self.names.iter();
        all.map(|(tag, names)| (tag.as_str(), names.len()))
    }

    /// What is known of a card.
    #[must_use]
    pub fn get(&self, passcode: Passcode) -> Option<&Fact> {
        self.facts.get(&passcode)
    }

    /// A card's name in a language.
    #[must_use]
    pub fn name(&self, passcode: Passcode, language: &str) -> Option<&str> {
        let names = self.names.get(language)?;
        names.get(&passcode).map(String::as_str)
    }

    /// The card a face counts as: its own, or, for another printing, the card it is a printing of.
    /// (A card that is treated as having another's name counts as that one too.)
    #[must_use]
    pub fn counts_as(&self, passcode: Passcode) -> Passcode {
        let alias = self.get(passcode).map_or(0, |fact| fact.alias);
        if alias == 0 {
            passcode
        } else {
            Passcode(alias)
        }
    }

    /// The digest of it all.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest(blake3::derive_key(DIGEST_DOMAIN, &self.body()))
    }

    /// What is known of some of the cards, with their names.
    #[must_use]
    pub fn slice(&self, cards: &BTreeSet<Passcode>) -> Self {
        let known = cards
            .iter()
            .filter_map(|card| Some((*card, self.facts.get(card)?.clone())));
        let names = self.names.iter().map(|(tag, names)| {
            let some = cards
                .iter()
                .filter_map(|card| Some((*card, names.get(card)?.clone())));
            (tag.clone(), some.collect::<InLanguage>())
        });
        Self {
            facts: known.collect(),
            names: names.filter(|(_, names)| !names.is_empty()).collect(),
        }
    }

    /// Adds what is known elsewhere. What is known there counts.
    pub fn merge(&mut self, other: Self) {
        self.facts.extend(other.facts);
        for (tag, names) in other.names {
            self.names.entry(tag).or_default().extend(names);
        }
    }

    /// On one line of text, as [`Imported::from_text`] reads it back.
    #[must_use]
    pub fn to_text(&self) -> String {
        STANDARD_NO_PAD.encode(self.to_bytes())
    }

    /// Reads what [`Imported::to_text`] gave; nothing for anything else.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let bytes = STANDARD_NO_PAD.decode(text.trim()).ok()?;
        Self::from_bytes(&bytes).ok()
    }

    /// The definitions of the cards. Of one with effects only the kind is known: it is a declared
    /// card.
    #[must_use]
    pub fn definitions(&self) -> Vec<CardDef> {
        let all = self.facts.iter();
        all.map(|(passcode, fact)| self.definition(*passcode, fact))
            .collect()
    }

    fn definition(&self, passcode: Passcode, fact: &Fact) -> CardDef {
        CardDef {
            passcode,
            names: self.names_of(passcode),
            kind: fact.card_kind(),
            archetypes: Vec::new(),
            treated_as: (fact.alias != 0).then_some(Passcode(fact.alias)),
            summoning: fact.summoning(),
            effects: Vec::new(),
            earlier: Vec::new(),
            declared: !fact.is_whole(),
        }
    }

    /// Its names. Where there is no English one, any other stands for it.
    fn names_of(&self, passcode: Passcode) -> Names {
        let name = |tag| self.name(passcode, tag).map(str::to_owned);
        let any = || {
            let mut all = self.names.values();
            all.find_map(|names| names.get(&passcode).cloned())
        };
        Names {
            en: name("en").or_else(any).unwrap_or_default(),
            it: name("it"),
            zh_hant: name("zh-Hant"),
            ja: name("ja"),
        }
    }
}

/// What the digest is a digest of; another form of the body gets another one.
const DIGEST_DOMAIN: &str = "takeback imported cards v1";

impl Fact {
    /// The spell speed its activation has, where the kind of card says it: none for a monster
    /// without effects; a monster's effects have 1, unless they are quick effects, which the
    /// database doesn't say.
    #[must_use]
    pub fn spell_speed(&self) -> Option<u8> {
        match self.card_kind() {
            CardKind::Monster(_) => self.has_effects().then_some(1),
            CardKind::Spell(Spell::QuickPlay) => Some(2),
            CardKind::Spell(_) => Some(1),
            CardKind::Trap(Trap::Counter) => Some(3),
            CardKind::Trap(_) => Some(2),
        }
    }
}
