//! What kind of card a name is: `card Effect Veiler: monster, level 1, tuner, LIGHT, Spellcaster`.

use super::cursor::{Cursor, Parsed};
use super::set_up::bracketed;
use super::words::{self, FRAMES, SPELLS, TRAPS};
use crate::script::CardLine;
use duel::Word;
use rules::vocabulary::{CardKind, Monster, MonsterKind};

/// The highest level, rank, rating or scale.
const MOST_LEVEL: u8 = 13;
/// The highest ATK or DEF.
const MOST_VALUE: u32 = 99_999;
/// The attributes.
const ATTRIBUTES: [&str; 7] = ["DARK", "LIGHT", "EARTH", "WATER", "FIRE", "WIND", "DIVINE"];

/// The rest of a line that began with `card`.
pub(super) fn card(cursor: &mut Cursor<'_>) -> Parsed<CardLine> {
    let name = match cursor.sees("[") {
        true => bracketed(cursor)?,
        false => super::cursor::name(cursor.take_until(|cursor| cursor.sees(":")))?,
    };
    if name.value.is_empty() {
        return Err(cursor.expected(vec!["a card name"]));
    }
    cursor.expect(":")?;
    let (kind, plain) = kind(cursor)?;
    cursor.finish()?;
    Ok(CardLine { name, kind, plain })
}

fn kind(cursor: &mut Cursor<'_>) -> Parsed<(CardKind, bool)> {
    if let Some(spell) = cursor.one_of(&SPELLS) {
        return Ok((CardKind::Spell(spell), false));
    }
    if let Some(trap) = cursor.one_of(&TRAPS) {
        return Ok((CardKind::Trap(trap), false));
    }
    let plain = cursor.take("normal monster");
    let token = !plain && cursor.take("token");
    let frame = match plain || token {
        true => Some(MonsterKind::Main),
        false => cursor.one_of(&FRAMES),
    };
    let Some(kind) = frame else {
        let all = SPELLS.iter().map(|(_, word)| *word);
        let all = all.chain(TRAPS.iter().map(|(_, word)| *word));
        let all = all.chain(["normal monster", "token"]);
        let all = all.chain(FRAMES.iter().map(|(_, word)| *word));
        return Err(cursor.expected(all.collect()));
    };
    let mut monster = Monster {
        kind,
        token,
        ..blank()
    };
    while cursor.take(",") {
        fact(cursor, &mut monster)?;
    }
    Ok((CardKind::Monster(monster), plain || token))
}

fn blank() -> Monster {
    Monster {
        attribute: words::unsaid(),
        race: words::unsaid(),
        level: 0,
        atk: None,
        def: None,
        kind: MonsterKind::Main,
        tuner: false,
        flip: false,
        spirit: false,
        gemini: false,
        token: false,
        scale: None,
        arrows: Vec::new(),
    }
}

fn fact(cursor: &mut Cursor<'_>, monster: &mut Monster) -> Parsed<()> {
    let levels = [((), "level"), ((), "rank"), ((), "rating"), ((), "link")];
    if cursor.one_of(&levels).is_some() {
        monster.level = cursor.ordinal(MOST_LEVEL)?;
    } else if cursor.take("scale") {
        monster.scale = Some(cursor.number(0, u32::from(MOST_LEVEL))? as u8);
    } else if cursor.take("ATK") {
        monster.atk = Some(cursor.number(0, MOST_VALUE)? as i32);
    } else if cursor.take("DEF") {
        monster.def = Some(cursor.number(0, MOST_VALUE)? as i32);
    } else if cursor.take("tuner") {
        monster.tuner = true;
    } else if cursor.take("flip") {
        monster.flip = true;
    } else if cursor.take("spirit") {
        monster.spirit = true;
    } else if cursor.take("gemini") {
        monster.gemini = true;
    } else {
        return word(cursor, monster);
    }
    Ok(())
}

/// An attribute, or else a type.
fn word(cursor: &mut Cursor<'_>, monster: &mut Monster) -> Parsed<()> {
    let written = cursor.take_until(|cursor| cursor.sees(","));
    let upper = written.value.to_uppercase();
    let attribute = ATTRIBUTES.iter().find(|one| **one == upper);
    let word = Word::new(attribute.map_or(written.value.as_str(), |one| one));
    let Some(word) = word.filter(|_| !written.value.is_empty()) else {
        return Err(cursor.expected(vec![
            "level",
            "rank",
            "link",
            "scale",
            "ATK",
            "DEF",
            "tuner",
            "flip",
            "spirit",
            "gemini",
            "an attribute",
            "a type",
        ]));
    };
    match attribute {
        Some(_) => monster.attribute = word,
        None => monster.race = word,
    }
    Ok(())
}
