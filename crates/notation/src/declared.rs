//! Declared cards: what a written duel says of cards whose text nobody has described, as
//! definitions.

use crate::error::{Mistake, NotationError};
use crate::lookup::Lookup;
use crate::script::{CardLine, Script};
use duel::Passcode;
use rules::vocabulary::{CardDef, Names, Summoning};

/// Passcodes of declared cards begin here; those printed on cards have eight digits at most.
const DECLARED: u32 = 1 << 31;

/// The definitions of the cards that a file says the kind of.
///
/// # Errors
/// The first that is there already.
pub fn declared(script: &Script, lookup: &dyn Lookup) -> Result<Vec<CardDef>, NotationError> {
    let mut cards: Vec<CardDef> = Vec::new();
    for line in script.cards() {
        let name = line.name.value.as_str();
        let card = declaration(line);
        let twice = cards.iter().any(|other| other.passcode == card.passcode);
        if twice || lookup.knows(name) {
            let name = name.to_owned();
            let mistake = Mistake::KnownCard { name };
            return Err(NotationError::new(line.name.span, mistake));
        }
        cards.push(card);
    }
    Ok(cards)
}

/// The definition of one card.
#[must_use]
pub fn declaration(line: &CardLine) -> CardDef {
    let name = &line.name.value;
    CardDef {
        passcode: passcode(name),
        names: Names {
            en: name.clone(),
            it: None,
            zh_hant: None,
            ja: None,
        },
        kind: line.kind.clone(),
        archetypes: Vec::new(),
        treated_as: None,
        summoning: Summoning::default(),
        effects: Vec::new(),
        earlier: Vec::new(),
        declared: !line.plain,
    }
}

/// The number of a name: the same in every duel, and none that is printed on a card (FNV-1a over
/// the name in small letters).
fn passcode(name: &str) -> Passcode {
    let hash = name
        .to_lowercase()
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
    Passcode(hash | DECLARED)
}
