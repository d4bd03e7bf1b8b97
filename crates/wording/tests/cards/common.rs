//! Definitions for the tests, and what is said of them.

use duel::{Digest, Passcode, Word};
use rules::{
    Catalogue,
    vocabulary::{
        Act, CardDef, CardKind, Effect, EffectKind, Filter, Gate, Instruction, Mode, Monster,
        MonsterKind, Names, Places, Pool, Side, Subject, Summoning, Trap,
    },
};
use wording::{Language, Wording};

pub(crate) fn word(text: &str) -> Word {
    Word::new(text).expect("the test's words are words")
}

pub(crate) fn card(name: &str, kind: CardKind, effects: Vec<Effect>) -> CardDef {
    CardDef {
        passcode: Passcode(4_206_964),
        names: Names {
            en: name.to_owned(),
            it: None,
            zh_hant: None,
            ja: None,
        },
        kind,
        archetypes: Vec::new(),
        treated_as: None,
        summoning: Summoning::default(),
        effects,
        earlier: Vec::new(),
        declared: false,
    }
}

pub(crate) fn monster(kind: MonsterKind) -> Monster {
    Monster {
        attribute: word("EARTH"),
        race: word("Rock"),
        level: 3,
        atk: Some(1300),
        def: None,
        kind,
        tuner: false,
        flip: false,
        spirit: false,
        gemini: false,
        token: false,
        scale: None,
        arrows: Vec::new(),
    }
}

pub(crate) fn golem() -> CardKind {
    CardKind::Monster(monster(MonsterKind::Main))
}

pub(crate) fn effect(kind: EffectKind, modes: Vec<Mode>) -> Effect {
    Effect {
        kind,
        limit: None,
        from: Vec::new(),
        from_hand_if: None,
        anyone: false,
        unanswerable: None,
        damage_step: Vec::new(),
        cost: Vec::new(),
        modes,
    }
}

pub(crate) fn mode(resolve: Vec<Instruction>) -> Mode {
    Mode {
        resolve,
        ..Mode::default()
    }
}

pub(crate) fn act(act: Act) -> Instruction {
    Instruction::plain(act)
}

pub(crate) fn gated(when: Gate, act: Act) -> Instruction {
    Instruction {
        act,
        when,
        may: false,
    }
}

pub(crate) fn pool(side: Side, place: Places, filter: Filter) -> Pool {
    Pool::of(side, place, filter)
}

pub(crate) fn any(filter: Filter) -> Subject {
    Subject::Any(filter)
}

pub(crate) fn catalogue(card: &CardDef) -> Catalogue {
    Catalogue::new(vec![card.clone()], Digest([0; 32]))
}

pub(crate) fn said(card: &CardDef, cards: &Catalogue) -> Vec<String> {
    Wording::new(Language::En).card_in_words(card, cards)
}

pub(crate) fn words(card: &CardDef) -> String {
    said(card, &catalogue(card)).join("\n")
}

/// What the only mode of a trap says, under its head.
pub(crate) fn trap(mode: Mode) -> String {
    let kind = CardKind::Trap(Trap::Normal);
    let said = words(&card(
        "Test",
        kind,
        vec![effect(EffectKind::CardActivation, vec![mode])],
    ));
    let head = "Test (passcode 04206964)\nNormal trap\nEffect 1: activation of the card\n";
    said.strip_prefix(head)
        .unwrap_or_else(|| panic!("{said}"))
        .to_owned()
}

/// What a trap does when it resolves.
pub(crate) fn resolves(steps: Vec<Instruction>) -> String {
    let said = trap(mode(steps));
    said.trim_start_matches("  Resolves: ").to_owned()
}
