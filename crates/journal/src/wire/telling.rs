//! What is told of declared cards, as wire version 1 writes it. Order is meaning: add at the end.

use super::mirror::mirror;
use super::parts::{Negation, Posture, Seat, Value};
use duel::Word;

mirror!(
    struct Telling {
        also: bool,
        what: Told,
    }
);
mirror!(
    enum Fate {
        Destroyed,
        Sent,
        Discarded,
        Tributed,
        Banished,
        BanishedFaceDown,
        ToHand,
        OntoDeck,
        UnderDeck,
        IntoDeck,
        Detached,
        Set,
    }
);
mirror!(enum Told {
    Moved(cards: Vec<u32>, fate: Fate),
    Summoned { cards: Vec<u32>, across: bool, posture: Posture },
    Tokens { face: u32, count: u8, across: bool, posture: Posture },
    Drawn { seat: Seat, count: u8 },
    LifePoints { seat: Seat, by: i32 },
    Turned(cards: Vec<u32>, posture: Posture),
    ControlChanged { cards: Vec<u32>, this_turn: bool },
    Counters { card: u32, counter: Word, by: i32 },
    Becomes { cards: Vec<u32>, what: Value, to: u32, this_turn: bool },
    LinkNegated { link: u8, what: Negation },
    SummonNegated,
    AttackNegated,
    EffectsNegated { cards: Vec<u32>, this_turn: bool },
    Attached(cards: Vec<u32>),
    Equipped(card: u32),
    Shuffled(seat: Seat),
    Shown(cards: Vec<u32>),
    Won(seat: Seat),
    Other,
    Over,
});
