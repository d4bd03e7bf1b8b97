//! The words of the game that are written as text: the attributes and types of monsters.

/// The six attributes, and the seventh.
pub const ATTRIBUTES: [&str; 7] = ["DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"];

/// The types of monsters, as printed in English.
pub const TYPES: [&str; 26] = [
    "Aqua",
    "Beast",
    "Beast-Warrior",
    "Creator God",
    "Cyberse",
    "Dinosaur",
    "Divine-Beast",
    "Dragon",
    "Fairy",
    "Fiend",
    "Fish",
    "Illusion",
    "Insect",
    "Machine",
    "Plant",
    "Psychic",
    "Pyro",
    "Reptile",
    "Rock",
    "Sea Serpent",
    "Spellcaster",
    "Thunder",
    "Warrior",
    "Winged Beast",
    "Wyrm",
    "Zombie",
];
