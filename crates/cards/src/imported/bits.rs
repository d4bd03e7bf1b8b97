//! What the bits of a database's numbers stand for.

use super::{Fact, LeftOut};
use duel::Word;
use rules::vocabulary::{Arrow, CardKind, Monster, MonsterKind, Special, Spell, Summoning, Trap};

const MONSTER: u32 = 0x1;
const SPELL: u32 = 0x2;
const TRAP: u32 = 0x4;
const EFFECT: u32 = 0x20;
const FUSION: u32 = 0x40;
const RITUAL: u32 = 0x80;
const SPIRIT: u32 = 0x200;
const GEMINI: u32 = 0x800;
const TUNER: u32 = 0x1000;
const SYNCHRO: u32 = 0x2000;
const TOKEN: u32 = 0x4000;
const QUICK_PLAY: u32 = 0x1_0000;
const CONTINUOUS: u32 = 0x2_0000;
const EQUIP: u32 = 0x4_0000;
const FIELD: u32 = 0x8_0000;
const COUNTER: u32 = 0x10_0000;
const FLIP: u32 = 0x20_0000;
const XYZ: u32 = 0x80_0000;
const PENDULUM: u32 = 0x100_0000;
/// A monster that can't be Normal Summoned or Set.
const SPECIAL_ONLY: u32 = 0x200_0000;
const LINK: u32 = 0x400_0000;

/// The types, by their bits from the lowest.
const RACES: [&str; 26] = [
    "Warrior",
    "Spellcaster",
    "Fairy",
    "Fiend",
    "Zombie",
    "Machine",
    "Aqua",
    "Pyro",
    "Rock",
    "Winged Beast",
    "Plant",
    "Insect",
    "Thunder",
    "Dragon",
    "Beast",
    "Beast-Warrior",
    "Dinosaur",
    "Fish",
    "Sea Serpent",
    "Reptile",
    "Psychic",
    "Divine-Beast",
    "Creator God",
    "Wyrm",
    "Cyberse",
    "Illusion",
];

/// The attributes, by their bits from the lowest.
const ATTRIBUTES: [&str; 7] = ["EARTH", "WATER", "FIRE", "WIND", "LIGHT", "DARK", "DIVINE"];

/// The arrows of a Link monster, by their bits.
const ARROWS: [(i32, Arrow); 8] = [
    (0x40, Arrow::TopLeft),
    (0x80, Arrow::Top),
    (0x100, Arrow::TopRight),
    (0x8, Arrow::Left),
    (0x20, Arrow::Right),
    (0x1, Arrow::BottomLeft),
    (0x2, Arrow::Bottom),
    (0x4, Arrow::BottomRight),
];

/// What a type or attribute is called that has no name here.
const OTHER: &str = "?";

impl Fact {
    const fn has(&self, bits: u32) -> bool {
        self.kind & bits != 0
    }

    /// Why it can be no card.
    #[must_use]
    pub fn wrong(&self) -> Option<LeftOut> {
        let one = (self.kind & (MONSTER | SPELL | TRAP)).is_power_of_two();
        match one {
            false => Some(LeftOut::Kind),
            true => (self.atk < -2 || self.def < -2).then_some(LeftOut::Number),
        }
    }

    /// True for a card with effects.
    #[must_use]
    pub const fn has_effects(&self) -> bool {
        !self.has(MONSTER) || self.has(EFFECT)
    }

    /// True when the database says all there is to know of it.
    pub(super) const fn is_whole(&self) -> bool {
        let made = FUSION | RITUAL | SYNCHRO | XYZ | LINK | PENDULUM | SPECIAL_ONLY;
        !self.has_effects() && !self.has(made)
    }

    /// True for a token.
    #[must_use]
    pub const fn is_token(&self) -> bool {
        self.has(TOKEN)
    }

    /// Monster, spell or trap.
    #[must_use]
    pub fn card_kind(&self) -> CardKind {
        if self.has(SPELL) {
            CardKind::Spell(self.spell())
        } else if self.has(TRAP) {
            CardKind::Trap(self.trap())
        } else {
            CardKind::Monster(self.monster())
        }
    }

    const fn spell(&self) -> Spell {
        match self.kind {
            bits if bits & RITUAL != 0 => Spell::Ritual,
            bits if bits & QUICK_PLAY != 0 => Spell::QuickPlay,
            bits if bits & CONTINUOUS != 0 => Spell::Continuous,
            bits if bits & EQUIP != 0 => Spell::Equip,
            bits if bits & FIELD != 0 => Spell::Field,
            _ => Spell::Normal,
        }
    }

    const fn trap(&self) -> Trap {
        match self.kind {
            bits if bits & CONTINUOUS != 0 => Trap::Continuous,
            bits if bits & COUNTER != 0 => Trap::Counter,
            _ => Trap::Normal,
        }
    }

    fn monster(&self) -> Monster {
        let kind = self.monster_kind();
        let value = |value| (value >= 0).then_some(value);
        let link = kind == MonsterKind::Link;
        Monster {
            attribute: named(u64::from(self.attribute), &ATTRIBUTES),
            race: named(self.race, &RACES),
            level: (self.level & 0xff) as u8,
            atk: value(self.atk),
            def: value(self.def).filter(|_| !link),
            kind,
            tuner: self.has(TUNER),
            flip: self.has(FLIP),
            spirit: self.has(SPIRIT),
            gemini: self.has(GEMINI),
            token: self.has(TOKEN),
            scale: self.has(PENDULUM).then_some((self.level >> 24) as u8),
            arrows: if link { self.arrows() } else { Vec::new() },
        }
    }

    const fn monster_kind(&self) -> MonsterKind {
        match self.kind {
            bits if bits & LINK != 0 => MonsterKind::Link,
            bits if bits & XYZ != 0 => MonsterKind::Xyz,
            bits if bits & SYNCHRO != 0 => MonsterKind::Synchro,
            bits if bits & FUSION != 0 => MonsterKind::Fusion,
            bits if bits & RITUAL != 0 => MonsterKind::Ritual,
            _ => MonsterKind::Main,
        }
    }

    fn arrows(&self) -> Vec<Arrow> {
        let there = ARROWS.iter().filter(|(bit, _)| self.def & bit != 0);
        there.map(|(_, arrow)| *arrow).collect()
    }

    /// What the bits say of how it is summoned.
    pub(super) fn summoning(&self) -> Summoning {
        let never_normal = self.has(SPECIAL_ONLY) && self.has(MONSTER);
        Summoning {
            no_normal: never_normal,
            special: Special::Free,
            ..Summoning::default()
        }
    }
}

/// The name of the only bit that is set.
fn named(bits: u64, names: &[&str]) -> Word {
    let name = bits
        .is_power_of_two()
        .then(|| bits.trailing_zeros() as usize);
    let name = name.and_then(|bit| names.get(bit)).unwrap_or(&OTHER);
    Word::new(name).expect("every name here is short and isn't empty")
}
