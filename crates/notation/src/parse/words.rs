//! The fixed words of the language, in one place for reading and writing.

use crate::script::{As, Lies, Manner, Paid, Spot, Tie};
use duel::{
    ChoiceKind, DamageTiming, Fate, How, Mode, Outcome, Phase, Reading, ResultReason, Seat, Step,
    Value, WindowKind, Word,
};
use rules::vocabulary::{MonsterKind, Spell, Trap};

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
pub(crate) const SPOTS: [(Spot, &str); 20] = [
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
    (Spot::Extra, "from the extra deck"),
    (Spot::Extra, "in the extra deck"),
    (Spot::Extra, "in extra deck"),
    (Spot::Material, "from the materials"),
    (Spot::Material, "among the materials"),
];

/// Places as checks name them, after "in A's" or "on A's".
pub(crate) const PILES: [(Spot, &str); 7] = [
    (Spot::Extra, "extra deck"),
    (Spot::Material, "materials"),
    (Spot::Hand, "hand"),
    (Spot::Deck, "deck"),
    (Spot::Graveyard, "graveyard"),
    (Spot::Banished, "banished cards"),
    (Spot::Field, "field"),
];

/// How a card of a set-up lies.
pub(crate) const LIES: [(Lies, &str); 9] = [
    (Lies::Attack, "in attack position"),
    (Lies::Attack, "in attack"),
    (Lies::Defense, "in defense position"),
    (Lies::Defense, "in defense"),
    (Lies::Defense, "in defence position"),
    (Lies::Defense, "in defence"),
    (Lies::Set, "face-down"),
    (Lies::Set, "set"),
    (Lies::Up, "face-up"),
];

/// How a monster is to lie, behind the card; the first phrase of each is the canonical one.
pub(crate) const POSITIONS: [(Lies, &str); 8] = [
    (Lies::Attack, "in attack position"),
    (Lies::Attack, "in attack"),
    (Lies::Defense, "in defense position"),
    (Lies::Defense, "in defense"),
    (Lies::Defense, "in defence position"),
    (Lies::Defense, "in defence"),
    (Lies::Set, "in face-down defense position"),
    (Lies::Set, "in face-down defence position"),
];

/// How a monster is to lie, as an answer; the first phrase of each is the canonical one.
pub(crate) const STANCES: [(Lies, &str); 6] = [
    (Lies::Attack, "attack position"),
    (Lies::Defense, "defense position"),
    (Lies::Defense, "defence position"),
    (Lies::Set, "face-down defense position"),
    (Lies::Set, "face-down defence position"),
    (Lies::Set, "face-down"),
];

pub(crate) const MANNERS: [(Manner, &str); 6] = [
    (Manner::Special, "special summons"),
    (Manner::Synchro, "synchro summons"),
    (Manner::Xyz, "xyz summons"),
    (Manner::Link, "link summons"),
    (Manner::Fusion, "fusion summons"),
    (Manner::Ritual, "ritual summons"),
];

/// What a cost does to the cards it is paid with.
pub(crate) const PAID: [(Paid, &str); 7] = [
    (Paid::Tributing, "tributing"),
    (Paid::Discarding, "discarding"),
    (Paid::Banishing, "banishing"),
    (Paid::Detaching, "detaching"),
    (Paid::Sending, "sending"),
    (Paid::Returning, "returning"),
    (Paid::Revealing, "revealing"),
];

/// How a declared card is used, behind the card; the first phrase of each is the canonical one.
pub(crate) const AS: [(As, &str); 6] = [
    (As::Ignition, "as an ignition effect"),
    (As::Quick, "as a quick effect"),
    (As::Trigger, "as a trigger"),
    (As::MandatoryTrigger, "as a mandatory trigger"),
    (As::Negation, "as a negation"),
    (As::Quick, "as a fast effect"),
];

/// Where cards go that a declared card returns, behind them; the first phrase of each is the
/// canonical one.
pub(crate) const FATES: [(Fate, &str); 6] = [
    (Fate::ToHand, "to the hand"),
    (Fate::OntoDeck, "to the top of the deck"),
    (Fate::UnderDeck, "to the bottom of the deck"),
    (Fate::IntoDeck, "to the deck"),
    (Fate::IntoDeck, "into the deck"),
    (Fate::ToHand, "to hand"),
];

/// The values of a monster.
pub(crate) const VALUES: [(Value, &str); 3] = [
    (Value::Atk, "ATK"),
    (Value::Def, "DEF"),
    (Value::Level, "level"),
];

/// Kinds of spells; the first phrase of each is the canonical one.
pub(crate) const SPELLS: [(Spell, &str); 7] = [
    (Spell::Normal, "normal spell"),
    (Spell::QuickPlay, "quick-play spell"),
    (Spell::Continuous, "continuous spell"),
    (Spell::Equip, "equip spell"),
    (Spell::Field, "field spell"),
    (Spell::Ritual, "ritual spell"),
    (Spell::Normal, "spell"),
];

/// Kinds of traps; the first phrase of each is the canonical one.
pub(crate) const TRAPS: [(Trap, &str); 4] = [
    (Trap::Normal, "normal trap"),
    (Trap::Continuous, "continuous trap"),
    (Trap::Counter, "counter trap"),
    (Trap::Normal, "trap"),
];

/// Kinds of monsters; the first phrase of each is the canonical one.
pub(crate) const FRAMES: [(MonsterKind, &str); 7] = [
    (MonsterKind::Main, "monster"),
    (MonsterKind::Main, "effect monster"),
    (MonsterKind::Ritual, "ritual monster"),
    (MonsterKind::Fusion, "fusion monster"),
    (MonsterKind::Synchro, "synchro monster"),
    (MonsterKind::Xyz, "xyz monster"),
    (MonsterKind::Link, "link monster"),
];

/// Stands for an attribute or a type that nobody said.
pub(crate) fn unsaid() -> Word {
    Word::new("?").expect("it is one letter")
}

/// Words that end a card's name and begin what is chosen with it.
pub(crate) const CLAUSES: [&str; 19] = [
    "targeting",
    "tributing",
    "discarding",
    "banishing",
    "detaching",
    "sending",
    "returning",
    "revealing",
    "declaring",
    "choosing",
    "using",
    "by way",
    "paying",
    "as an ignition effect",
    "as a quick effect",
    "as a fast effect",
    "as a trigger",
    "as a mandatory trigger",
    "as a negation",
];

pub(crate) const TIES: [(Tie, &str); 2] =
    [(Tie::Equipped, "equipped to"), (Tie::Bound, "bound to")];

pub(crate) const STEPS: [(Step, &str); 4] = [
    (Step::Start, "start step"),
    (Step::Battle, "battle step"),
    (Step::Damage, "damage step"),
    (Step::End, "end step"),
];

/// Timings of the damage step, behind "damage step,".
pub(crate) const TIMINGS: [(DamageTiming, &str); 7] = [
    (DamageTiming::Start, "at the start"),
    (DamageTiming::Flipped, "target flipped"),
    (DamageTiming::BeforeCalculation, "before calculation"),
    (DamageTiming::Calculation, "during calculation"),
    (DamageTiming::Damaged, "damage inflicted"),
    (DamageTiming::AfterCalculation, "after calculation"),
    (DamageTiming::End, "at the end"),
];

/// Choices as checks name them, after "to choose".
pub(crate) const CHOICES: [(ChoiceKind, &str); 15] = [
    (ChoiceKind::Mode, "the mode"),
    (ChoiceKind::Name, "a card name"),
    (ChoiceKind::Cost, "the cost"),
    (ChoiceKind::Target, "the targets"),
    (ChoiceKind::Tribute, "the tributes"),
    (ChoiceKind::Cards, "cards"),
    (ChoiceKind::Phase, "the phase"),
    (ChoiceKind::Material, "the materials"),
    (ChoiceKind::Posture, "the position"),
    (ChoiceKind::Whether, "whether"),
    (ChoiceKind::Number, "a number"),
    (ChoiceKind::Word, "a type or attribute"),
    (ChoiceKind::AttackTarget, "the attack target"),
    (ChoiceKind::HandLimit, "the discards"),
    (ChoiceKind::Telling, "what it does"),
];

/// Why a duel ended.
pub(crate) const REASONS: [(ResultReason, &str); 4] = [
    (ResultReason::LifePoints, "by life points"),
    (ResultReason::DeckOut, "by deck-out"),
    (ResultReason::Conceded, "by concession"),
    (ResultReason::Effect, "by effect"),
];

/// The word of a value in a table.
pub(crate) fn word<T: PartialEq>(table: &[(T, &'static str)], value: &T) -> &'static str {
    table
        .iter()
        .find(|(one, _)| one == value)
        .map_or("", |(_, word)| word)
}
