//! The catalogue: every card definition the engine may consult, by passcode.

use crate::vocabulary::{CardDef, Declares, Effect, EffectKind, Places};
use alloc::vec::Vec;
use duel::{Digest, Passcode, Row, Word};

/// Card definitions in the order of their passcodes, with the digest that journals pin.
///
/// The crate `cards` fills it; `digest` is made there, over the definitions' canonical bytes.
#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Vec<CardDef>,
    digest: Digest,
}

impl Catalogue {
    /// A catalogue of these definitions. Of two with one passcode the later one counts.
    #[must_use]
    pub fn new(mut cards: Vec<CardDef>, digest: Digest) -> Self {
        cards.reverse();
        cards.sort_by_key(|card| card.passcode);
        cards.dedup_by_key(|card| card.passcode);
        Self { cards, digest }
    }

    /// The digest of the definitions.
    #[must_use]
    pub const fn digest(&self) -> Digest {
        self.digest
    }

    /// The definition of a face.
    #[must_use]
    pub fn get(&self, face: Passcode) -> Option<&CardDef> {
        let at = self
            .cards
            .binary_search_by_key(&face, |card| card.passcode)
            .ok()?;
        Some(&self.cards[at])
    }

    /// The definition of a card whose face the record knows.
    #[must_use]
    pub fn of(&self, row: &Row) -> Option<&CardDef> {
        self.get(row.face?)
    }

    /// Every trigger effect that activates from a hand, of whatever card there is.
    pub(crate) fn hand_triggers(&self) -> impl Iterator<Item = &Effect> {
        let effects = self.cards.iter().flat_map(|card| &card.effects);
        effects.filter(|effect| {
            matches!(effect.kind, EffectKind::Trigger { .. }) && effect.from.contains(&Places::Hand)
        })
    }

    /// The types, or the attributes, that can be declared: those of the monsters there are.
    pub(crate) fn words(&self, kind: Declares) -> impl Iterator<Item = Word> {
        let monsters = self.cards.iter().filter_map(CardDef::monster);
        let mut words: Vec<Word> = monsters
            .map(|monster| match kind {
                Declares::Attribute => monster.attribute,
                Declares::Race | Declares::Name => monster.race,
            })
            .collect();
        words.sort_unstable();
        words.dedup();
        words.into_iter()
    }

    pub(crate) fn knows_word(&self, kind: Declares, word: Word) -> bool {
        self.words(kind).any(|known| known == word)
    }

    /// All definitions, by passcode.
    pub fn iter(&self) -> impl Iterator<Item = &CardDef> {
        self.cards.iter()
    }
}
