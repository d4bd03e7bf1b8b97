//! The catalogue: every card definition the engine may consult, by passcode.

use crate::marks::{Marks, comes_from_deck};
use crate::vocabulary::{CardDef, Declares, Effect, EffectKind, Monster, Occasion, Places};
use alloc::vec::Vec;
use duel::{Definitions, Digest, Engine, Passcode, Row, Word};

/// The edition of this engine. It goes up with every release in which the same answers, under the
/// same rules and with the same cards, give other records than before.
pub const ENGINE: Engine = Engine(1);

/// Card definitions in the order of their passcodes, with the digest that journals pin.
///
/// The crate `cards` fills it; `digest` is made there, over the definitions' canonical bytes.
#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Vec<CardDef>,
    marks: Vec<Marks>,
    slots: Slots,
    hand_triggers: Vec<(u32, u32)>,
    /// Whether any card can be Special Summoned out of a deck in a way of its own.
    deck_ways: bool,
    races: Vec<Word>,
    attributes: Vec<Word>,
    digest: Digest,
}

impl Catalogue {
    /// A catalogue of these definitions. Of two with one passcode the later one counts.
    #[must_use]
    pub fn new(mut cards: Vec<CardDef>, digest: Digest) -> Self {
        cards.reverse();
        cards.sort_by_key(|card| card.passcode);
        cards.dedup_by_key(|card| card.passcode);
        for card in cards.iter_mut().filter(|card| card.declared) {
            if card.effects.is_empty() {
                card.effects = crate::declared::effects(&card.kind);
            }
        }
        Self {
            marks: cards.iter().map(Marks::of).collect(),
            slots: Slots::of(&cards),
            hand_triggers: hand_triggers(&cards),
            deck_ways: cards.iter().any(comes_from_deck),
            races: words(&cards, |monster| monster.race),
            attributes: words(&cards, |monster| monster.attribute),
            cards,
            digest,
        }
    }

    /// The definitions that records made with these cards name.
    #[must_use]
    pub const fn definitions(&self) -> Definitions {
        Definitions {
            catalogue: self.digest,
            engine: ENGINE,
        }
    }

    /// The digest of the definitions.
    #[must_use]
    pub const fn digest(&self) -> Digest {
        self.digest
    }

    /// The definition of a face.
    #[must_use]
    pub fn get(&self, face: Passcode) -> Option<&CardDef> {
        Some(&self.cards[self.slots.find(face)?])
    }

    /// The definition of a card whose face the record knows, with what its texts have.
    pub(crate) fn marked(&self, row: &Row) -> Option<(&CardDef, Marks)> {
        let at = self.slots.find(row.face?)?;
        Some((&self.cards[at], self.marks[at]))
    }

    /// What the texts of a card have; nothing where the record doesn't know the card.
    pub(crate) fn marks(&self, row: &Row) -> Marks {
        let at = row.face.and_then(|face| self.slots.find(face));
        at.map_or(Marks::default(), |at| self.marks[at])
    }

    /// The definition of a card whose face the record knows.
    #[must_use]
    pub fn of(&self, row: &Row) -> Option<&CardDef> {
        self.get(row.face?)
    }

    /// Every trigger effect that activates from a hand, of whatever card there is.
    pub(crate) fn hand_triggers(&self) -> impl Iterator<Item = &Effect> {
        let all = self.hand_triggers.iter();
        all.map(|(card, effect)| &self.cards[*card as usize].effects[*effect as usize])
    }

    /// Whether any card can be Special Summoned out of a deck in a way of its own.
    pub(crate) const fn has_deck_ways(&self) -> bool {
        self.deck_ways
    }

    /// The types, or the attributes, that can be declared: those of the monsters there are.
    pub(crate) fn words(&self, kind: Declares) -> &[Word] {
        match kind {
            Declares::Attribute => &self.attributes,
            Declares::Race | Declares::Name => &self.races,
        }
    }

    pub(crate) fn knows_word(&self, kind: Declares, word: Word) -> bool {
        self.words(kind).binary_search(&word).is_ok()
    }

    /// All definitions, by passcode.
    pub fn iter(&self) -> impl Iterator<Item = &CardDef> {
        self.cards.iter()
    }
}

/// A word of every monster there is, each once.
fn words(cards: &[CardDef], of: impl Fn(&Monster) -> Word) -> Vec<Word> {
    let monsters = cards.iter().filter_map(CardDef::monster);
    let mut words: Vec<Word> = monsters.map(of).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// The trigger effects that activate from a hand: the card, and which of its effects.
fn hand_triggers(cards: &[CardDef]) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    for (card, def) in cards.iter().enumerate() {
        for (number, effect) in def.effects.iter().enumerate() {
            // Nobody has to be asked for what only the record can say that it happened.
            let trigger = matches!(&effect.kind, EffectKind::Trigger { event, .. } if *event != Occasion::Told);
            if trigger && effect.from.contains(&Places::Hand) {
                found.push((card as u32, number as u32));
            }
        }
    }
    found
}

/// Where each definition stands, by its passcode: a table with open addressing, twice as large as
/// need be, so that a card is mostly found at once.
#[derive(Clone, Debug)]
struct Slots {
    slots: Vec<Option<(Passcode, u32)>>,
}

impl Slots {
    fn of(cards: &[CardDef]) -> Self {
        let size = (2 * cards.len()).next_power_of_two();
        let mut table = Self {
            slots: alloc::vec![None; size],
        };
        for (at, card) in cards.iter().enumerate() {
            let mut slot = table.first(card.passcode);
            while table.slots[slot].is_some() {
                slot = table.after(slot);
            }
            table.slots[slot] = Some((card.passcode, at as u32));
        }
        table
    }

    fn find(&self, face: Passcode) -> Option<usize> {
        let mut slot = self.first(face);
        // At least half of the slots are empty, and the table is never smaller than one.
        while let Some((passcode, at)) = self.slots[slot] {
            if passcode == face {
                return Some(at as usize);
            }
            slot = self.after(slot);
        }
        None
    }

    /// Spreads passcodes that lie close together (Fibonacci hashing).
    fn first(&self, face: Passcode) -> usize {
        let spread = u64::from(face.0).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        spread as usize & (self.slots.len() - 1)
    }

    const fn after(&self, slot: usize) -> usize {
        (slot + 1) & (self.slots.len() - 1)
    }
}
