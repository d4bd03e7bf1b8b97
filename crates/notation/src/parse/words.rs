//! The fixed words of the language, in one place for reading and writing.

use crate::script::{Lies, Spot};
use duel::{How, Mode, Outcome, Phase, Reading, Seat, WindowKind};

pub(crate) const SEATS: [(Seat, &str); 2] = [(Seat::A, "A"), (Seat::B, "B")];

pub(crate) const SIDES: [(Seat, &str); 2] = [(Seat::A, "A's"), (Seat::B, "B's")];

pub(crate) const PHASES: [(Phase, &str); 6] = [
    (Phase::Draw, "draw phase"),
    (Phase::Standby, "standby phase"),
    (Phase::Main1, "main phase 1"),
    (Phase::Battle, "battle phase"),
    (Phase::Main2, "main phase 2"),
    (Phase::End, "end phase"),
];

pub(crate) const MODES: [(Mode, &str); 2] = [(Mode::Strict, "strict"), (Mode::Witness, "witness")];

pub(crate) const READINGS: [(Reading, &str); 2] =
    [(Reading::Written, "written"), (Reading::Implied, "implied")];

/// How a pass was given; "passes" alone is a spoken one.
pub(crate) const PASSES: [(How, &str); 4] = [
    (How::Gesture, "by gesture"),
    (How::Silence, "in silence"),
    (How::Setting, "automatically"),
    (How::NoResponse, "with no response"),
];

/// Windows as checks name them; the first name of each is the canonical one.
pub(crate) const WINDOWS: [(WindowKind, &str); 11] = [
    (WindowKind::Open, "in the open state"),
    (WindowKind::Open, "in the open window"),
    (WindowKind::SummonNegation, "in the summon negation window"),
    (WindowKind::SummonNegation, "in the negation window"),
    (WindowKind::Free, "in the free window"),
    (WindowKind::Chain, "in the chain window"),
    (WindowKind::Chain, "on the chain"),
    (WindowKind::Trigger, "in the trigger window"),
    (WindowKind::PhaseEnd, "at the end of the phase"),
    (WindowKind::StepEnd, "at the end of the step"),
    (WindowKind::DamageStep, "in the damage step"),
];

pub(crate) const OUTCOMES: [(Outcome, &str); 4] = [
    (Outcome::Applied, "applied"),
    (Outcome::NoEffect, "had no effect"),
    (Outcome::NegatedActivation, "had its activation negated"),
    (Outcome::NegatedEffect, "had its effect negated"),
];

/// Places of spoken-of cards; the first phrase of each is the canonical one.
pub(crate) const SPOTS: [(Spot, &str); 15] = [
    (Spot::Hand, "from the hand"),
    (Spot::Hand, "from hand"),
    (Spot::Hand, "in the hand"),
    (Spot::Hand, "in hand"),
    (Spot::Deck, "from the deck"),
    (Spot::Deck, "in the deck"),
    (Spot::Deck, "in deck"),
    (Spot::Graveyard, "from the graveyard"),
    (Spot::Graveyard, "in the graveyard"),
    (Spot::Graveyard, "in graveyard"),
    (Spot::Banished, "from the banished cards"),
    (Spot::Banished, "among the banished cards"),
    (Spot::Field, "on the field"),
    (Spot::Field, "from the field"),
    (Spot::Field, "on field"),
];

/// Places as checks name them, after "in A's" or "on A's".
pub(crate) const PILES: [(Spot, &str); 5] = [
    (Spot::Hand, "hand"),
    (Spot::Deck, "deck"),
    (Spot::Graveyard, "graveyard"),
    (Spot::Banished, "banished cards"),
    (Spot::Field, "field"),
];

pub(crate) const LIES: [(Lies, &str); 8] = [
    (Lies::Attack, "in attack position"),
    (Lies::Attack, "in attack"),
    (Lies::Defense, "in defense position"),
    (Lies::Defense, "in defense"),
    (Lies::Defense, "in defence position"),
    (Lies::Defense, "in defence"),
    (Lies::Set, "face-down"),
    (Lies::Set, "set"),
];

/// Words that end a card's name and begin what is chosen with it.
pub(crate) const CLAUSES: [&str; 5] = [
    "targeting",
    "tributing",
    "discarding",
    "declaring",
    "choosing",
];

/// The word of a value in a table.
pub(crate) fn word<T: PartialEq>(table: &[(T, &'static str)], value: &T) -> &'static str {
    table
        .iter()
        .find(|(one, _)| one == value)
        .map_or("", |(_, word)| word)
}
