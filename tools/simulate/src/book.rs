//! What random duels are made of: the shipped cards by where they can lie, and the shipped rules.
//!
//! Names and rules are looked up once, so that a set-up is quickly made.

use crate::lookup;
use cards::{Asked, Known};
use duel::{Event, Passcode, Position, Profile};
use notation::Ruleset;
use rules::Catalogue;
use rules::vocabulary::{CardDef, CardKind, Monster, MonsterKind, Spell, Trap};
use std::collections::BTreeMap;

/// The shipped cards and rules.
#[derive(Debug)]
pub struct Book {
    /// Every card.
    pub cards: Catalogue,
    /// Their faces.
    pub faces: Vec<Passcode>,
    pub(crate) names: BTreeMap<String, Passcode>,
    rules: BTreeMap<String, Ruleset>,
    /// What can lie where.
    pub(crate) lists: Lists,
    /// What else is checked after every event.
    pub(crate) also: Option<Also>,
}

/// A check of one's own: gets every event with the position after it, and panics if it doesn't hold.
pub type Also = fn(&Event, &Position);

/// The English names of cards by where they can lie.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    /// In the main deck.
    pub(crate) main: Vec<String>,
    /// In the extra deck.
    pub(crate) extra: Vec<String>,
    /// Face-up as a monster.
    pub(crate) monsters: Vec<String>,
    /// Xyz monsters.
    pub(crate) xyz: Vec<String>,
    /// Face-down as a monster.
    pub(crate) set_monsters: Vec<String>,
    /// Face-down as a spell or trap.
    pub(crate) set_spells: Vec<String>,
    /// Face-up as a spell or trap that stays.
    pub(crate) spells: Vec<String>,
    /// Equipped to a monster.
    pub(crate) equips: Vec<String>,
    /// In the field zone.
    pub(crate) fields: Vec<String>,
    /// As a scale.
    pub(crate) scales: Vec<String>,
    /// In a graveyard.
    pub(crate) any: Vec<String>,
}

impl Book {
    /// Of the shipped cards and rules.
    #[must_use]
    pub fn shipped() -> Self {
        let cards = cards::catalogue();
        let names = cards.iter().map(|def| (def.names.en.clone(), def.passcode));
        Self {
            faces: cards.iter().map(|def| def.passcode).collect(),
            names: names.collect(),
            rules: every_ruleset(),
            lists: Lists::of(&cards),
            cards,
            also: None,
        }
    }

    /// The same with a check more.
    #[must_use]
    pub fn checking(self, also: Also) -> Self {
        let also = Some(also);
        Self { also, ..self }
    }

    /// The name of a card.
    #[must_use]
    pub fn name(&self, face: Passcode) -> &str {
        let def = self.cards.get(face);
        def.map_or("?", |def| def.names.en.as_str())
    }

    /// The names of all rules, profiles and formats.
    pub fn rulesets(&self) -> impl Iterator<Item = &str> {
        self.rules.keys().map(String::as_str)
    }

    /// The rules of this name, which is one of [`Book::rulesets`].
    pub(crate) fn ruleset(&self, name: &str) -> Option<&Ruleset> {
        self.rules.get(name)
    }

    /// The flags of the rules of this name.
    pub(crate) fn profile(&self, name: &str) -> Option<&Profile> {
        Some(&self.ruleset(name)?.profile)
    }
}

/// The rules of every profile, and of every format that takes no day.
fn every_ruleset() -> BTreeMap<String, Ruleset> {
    let formats = cards::formats()
        .into_iter()
        .filter_map(|known| match known {
            Known::Format(format) if !format.takes_a_day() => Some(format.name),
            _ => None,
        });
    let profiles = cards::profiles().into_iter().map(|profile| profile.id);
    let found = profiles.chain(formats).filter_map(|name| {
        let rules = lookup::ruleset(&Asked::Named(name.clone()), &[])?;
        Some((name, rules))
    });
    found.collect()
}

impl Lists {
    fn of(cards: &Catalogue) -> Self {
        let mut lists = Self::default();
        for def in cards.iter() {
            match &def.kind {
                CardKind::Monster(monster) if monster.token => {}
                CardKind::Monster(monster) => lists.monster(def, monster),
                CardKind::Spell(spell) => lists.spell(def, *spell),
                CardKind::Trap(trap) => lists.trap(def, *trap),
            }
        }
        lists
    }

    fn monster(&mut self, def: &CardDef, monster: &Monster) {
        let name = || def.names.en.clone();
        self.any.push(name());
        self.monsters.push(name());
        if monster.is_extra() {
            self.extra.push(name());
        } else {
            self.main.push(name());
            self.set_monsters.push(name());
        }
        if monster.kind == MonsterKind::Xyz {
            self.xyz.push(name());
        }
        if monster.scale.is_some() {
            self.scales.push(name());
        }
    }

    fn spell(&mut self, def: &CardDef, spell: Spell) {
        let name = || def.names.en.clone();
        self.any.push(name());
        self.main.push(name());
        match spell {
            Spell::Field => return self.fields.push(name()),
            Spell::Equip => self.equips.push(name()),
            Spell::Continuous => self.spells.push(name()),
            Spell::Normal | Spell::QuickPlay | Spell::Ritual => {}
        }
        self.set_spells.push(name());
    }

    fn trap(&mut self, def: &CardDef, trap: Trap) {
        let name = || def.names.en.clone();
        self.any.push(name());
        self.main.push(name());
        self.set_spells.push(name());
        if trap == Trap::Continuous {
            self.spells.push(name());
        }
    }
}
