//! Checks of what is printed: number, names, and a monster's values.

use super::words;
use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{CardDef, CardKind, Monster, MonsterKind};
use rules::words::{ATTRIBUTES, TYPES};

type OfCard = fn(&CardDef) -> Option<Mistake>;
type OfMonster = fn(&Monster) -> Option<Mistake>;

const OF_CARD: [OfCard; 4] = [no_passcode, no_name, no_archetype, token_effects];

const OF_MONSTER: [OfMonster; 10] = [
    attribute,
    race,
    level,
    negative_atk,
    negative_def,
    link_defence,
    arrows,
    scale,
    token_kind,
    tuner,
];

/// Every mistake of what is printed on a card.
pub(super) fn mistakes(card: &CardDef) -> Vec<Mistake> {
    let mut mistakes: Vec<Mistake> = OF_CARD.iter().filter_map(|check| check(card)).collect();
    if let CardKind::Monster(monster) = &card.kind {
        let found = OF_MONSTER.iter().filter_map(|check| check(monster));
        mistakes.extend(found.map(|mistake| mistake.under(&[Step::Field("kind")])));
    }
    mistakes
}

fn at(field: &'static str, message: impl Into<String>) -> Option<Mistake> {
    Some(Mistake::at(&[Step::Field(field)], message))
}

fn no_passcode(card: &CardDef) -> Option<Mistake> {
    if card.passcode.0 != 0 {
        return None;
    }
    at(
        "passcode",
        "0 is no passcode: it stands for an unknown card",
    )
}

fn no_name(card: &CardDef) -> Option<Mistake> {
    let names = &card.names;
    let named = [
        ("en", Some(&names.en)),
        ("it", names.it.as_ref()),
        ("zh_hant", names.zh_hant.as_ref()),
        ("ja", names.ja.as_ref()),
    ];
    let empty = |name: &String| name.trim().is_empty() || name.trim() != name;
    let (language, _) = named.iter().find(|(_, name)| name.is_some_and(empty))?;
    let message = "a name is empty, or begins or ends with a space";
    Some(Mistake::at(
        &[Step::Field("names"), Step::Field(language)],
        message,
    ))
}

fn no_archetype(card: &CardDef) -> Option<Mistake> {
    let empty = |name: &String| name.trim().is_empty() || name.trim() != name;
    let number = card.archetypes.iter().position(empty)?;
    let path = [Step::Field("archetypes"), Step::Item(number)];
    Some(Mistake::at(
        &path,
        "an archetype is empty, or begins or ends with a space",
    ))
}

fn token_effects(card: &CardDef) -> Option<Mistake> {
    let token = card.monster().is_some_and(|monster| monster.token);
    if !token || (card.effects.is_empty() && card.earlier.is_empty()) {
        return None;
    }
    at("effects", "a token has no effects")
}

fn attribute(monster: &Monster) -> Option<Mistake> {
    let path = [Step::Field("attribute")];
    words::unknown(&path, "attribute", monster.attribute, &ATTRIBUTES)
}

fn race(monster: &Monster) -> Option<Mistake> {
    words::unknown(&[Step::Field("race")], "type", monster.race, &TYPES)
}

fn level(monster: &Monster) -> Option<Mistake> {
    let (what, most) = match monster.kind {
        MonsterKind::Xyz => ("rank", 13),
        MonsterKind::Link => ("link rating", 8),
        _ => ("level", 12),
    };
    if monster.level <= most {
        return None;
    }
    at("level", format!("no monster has a {what} over {most}"))
}

fn negative_atk(monster: &Monster) -> Option<Mistake> {
    if monster.atk.is_none_or(|value| value >= 0) {
        return None;
    }
    at("atk", "ATK is never negative")
}

fn negative_def(monster: &Monster) -> Option<Mistake> {
    if monster.def.is_none_or(|value| value >= 0) {
        return None;
    }
    at("def", "DEF is never negative")
}

fn link_defence(monster: &Monster) -> Option<Mistake> {
    if monster.kind != MonsterKind::Link || monster.def.is_none() {
        return None;
    }
    at("def", "a Link monster has no DEF")
}

fn arrows(monster: &Monster) -> Option<Mistake> {
    let arrows = &monster.arrows;
    let twice = (1..arrows.len()).find(|&at| arrows[..at].contains(&arrows[at]));
    if let Some(number) = twice {
        let path = [Step::Field("arrows"), Step::Item(number)];
        return Some(Mistake::at(&path, "this arrow is there already"));
    }
    let link = monster.kind == MonsterKind::Link;
    match (link, arrows.len()) {
        (false, 0) => None,
        (false, _) => at("arrows", "only a Link monster has arrows"),
        (true, count) if count == usize::from(monster.level) => None,
        (true, count) => at(
            "arrows",
            format!(
                "a Link monster of rating {} has as many arrows, and here are {count}",
                monster.level
            ),
        ),
    }
}

fn scale(monster: &Monster) -> Option<Mistake> {
    let scale = monster.scale?;
    if monster.kind == MonsterKind::Link {
        return at("scale", "a Link monster has no pendulum scale");
    }
    if scale <= 13 {
        return None;
    }
    at("scale", "no pendulum scale is over 13")
}

fn token_kind(monster: &Monster) -> Option<Mistake> {
    let wrong = monster.token && (monster.kind != MonsterKind::Main || monster.scale.is_some());
    if !wrong {
        return None;
    }
    at(
        "token",
        "a token is in no deck, so it is of no other kind of monster",
    )
}

fn tuner(monster: &Monster) -> Option<Mistake> {
    let never = matches!(monster.kind, MonsterKind::Xyz | MonsterKind::Link);
    if !monster.tuner || !never {
        return None;
    }
    at(
        "tuner",
        "an Xyz or Link monster has no level, so it is no Tuner",
    )
}
