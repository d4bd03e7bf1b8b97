//! What a definition must be beyond its types: a card that can't do what its file says is a
//! mistake of the file, found before anybody plays with it.

mod effect;
mod filter;
mod mode;

use super::locate::{Mistake, Step};
use duel::Passcode;
use rules::vocabulary::{CardDef, CardKind, EffectKind, Monster};

/// The six attributes, and the seventh.
const ATTRIBUTES: [&str; 7] = ["DARK", "DIVINE", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"];

/// The types of monsters, as printed in English.
const RACES: [&str; 26] = [
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

/// Every mistake that a card's own definition shows.
pub(super) fn card(card: &CardDef) -> Vec<Mistake> {
    let mut mistakes: Vec<Mistake> = [no_passcode, no_name, no_activation]
        .iter()
        .filter_map(|check| check(card))
        .collect();
    if let CardKind::Monster(monster) = &card.kind {
        mistakes.extend(printed(monster));
    }
    for (number, effect) in card.effects.iter().enumerate() {
        let path = [Step::Field("effects"), Step::Item(number)];
        let found = effect::mistakes(card, effect);
        mistakes.extend(found.into_iter().map(|mistake| mistake.under(&path)));
    }
    mistakes
}

/// Effects that name a card which doesn't exist.
pub(super) fn names_known_cards(card: &CardDef, known: &dyn Fn(Passcode) -> bool) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (number, effect) in card.effects.iter().enumerate() {
        let path = [Step::Field("effects"), Step::Item(number)];
        for code in effect::filters(effect)
            .iter()
            .filter_map(|filter| filter.name)
        {
            if !known(code) {
                let message = format!("no card has the passcode {}, which this names", code.0);
                mistakes.push(Mistake::at(&path, message));
            }
        }
    }
    mistakes
}

fn no_passcode(card: &CardDef) -> Option<Mistake> {
    (card.passcode.0 == 0).then(|| {
        let message = "0 is no passcode: it stands for an unknown card";
        Mistake::at(&[Step::Field("passcode")], message)
    })
}

fn no_name(card: &CardDef) -> Option<Mistake> {
    let empty = |name: &str| name.trim().is_empty() || name.trim() != name;
    card.names.all().any(empty).then(|| {
        let message = "a name is empty, or begins or ends with a space";
        Mistake::at(&[Step::Field("names")], message)
    })
}

/// A spell or trap is activated one way; its alternatives are modes.
fn no_activation(card: &CardDef) -> Option<Mistake> {
    let is_activation = |kind: &EffectKind| matches!(kind, EffectKind::CardActivation);
    let ways = card
        .effects
        .iter()
        .filter(|effect| is_activation(&effect.kind))
        .count();
    let message = match (&card.kind, ways) {
        (CardKind::Monster(_), _) | (_, 1) => return None,
        (_, 0) => "no effect is the card's activation, so it can't be used",
        _ => "several effects are the card's activation: make them modes of one",
    };
    Some(Mistake::at(&[Step::Field("effects")], message))
}

fn printed(monster: &Monster) -> Vec<Mistake> {
    let mistake = |field, message: &str| Mistake::at(&[Step::Field("kind"), field], message);
    let word = |field, found: &str, possible: &[&str]| {
        (!possible.contains(&found)).then(|| {
            mistake(Step::Field(field), &format!("`{found}` is no {field}"))
                .hint(super::reading::nearest(found, possible))
        })
    };
    let range = |field, wrong: bool, message| wrong.then(|| mistake(Step::Field(field), message));
    let negative = |value: Option<i32>| value.is_some_and(|value| value < 0);
    [
        word("attribute", &monster.attribute, &ATTRIBUTES),
        word("race", &monster.race, &RACES),
        range(
            "level",
            monster.level > 12,
            "no monster has a level over 12",
        ),
        range("atk", negative(monster.atk), "ATK is never negative"),
        range("def", negative(monster.def), "DEF is never negative"),
    ]
    .into_iter()
    .flatten()
    .collect()
}
