//! Names, in brackets where they could be read as something else; lists.

use crate::parse::cursor::same;
use crate::parse::{MOST_DIGITS, words};
use std::fmt::{Display, Formatter, Result};

pub(super) fn list<T: Display>(f: &mut Formatter<'_>, all: impl IntoIterator<Item = T>) -> Result {
    for (n, one) in all.into_iter().enumerate() {
        let comma = if n > 0 { ", " } else { "" };
        write!(f, "{comma}{one}")?;
    }
    Ok(())
}

pub(super) fn write_name(f: &mut Formatter<'_>, name: &str) -> Result {
    if needs_brackets(name) {
        write!(f, "[{name}]")
    } else {
        f.write_str(name)
    }
}

/// True when a name could be read as something else.
fn needs_brackets(name: &str) -> bool {
    const FIRST: [&str; 11] = [
        "A's",
        "B's",
        "a",
        "the",
        "set",
        "face-down",
        "face-up",
        "no",
        "card",
        "cards",
        "monster",
    ];
    const WHOLE: [&str; 23] = [
        "nothing",
        "something",
        "turn",
        "chain",
        "link",
        "irregularity",
        "at",
        "A",
        "B",
        "mode",
        "chance",
        "the",
        "yes",
        "attack",
        "direct",
        "summon",
        "lingering",
        "start",
        "battle",
        "damage",
        "end",
        "with",
        "directly",
    ];
    const ANYWHERE: [&str; 28] = [
        "targeting",
        "tributing",
        "discarding",
        "declaring",
        "choosing",
        "banishing",
        "detaching",
        "sending",
        "returning",
        "revealing",
        "using",
        "way",
        "with",
        "on",
        "has",
        "is",
        "->",
        "equipped",
        "bound",
        "materials",
        "triggered",
        "missed",
        "counter",
        "counters",
        "effect",
        "zone",
        "cards",
        "card",
    ];
    const PLACES: [&str; 13] = [
        "hand",
        "deck",
        "graveyard",
        "field",
        "attack",
        "defense",
        "defence",
        "banished",
        "set",
        "face-down",
        "face-up",
        "A's",
        "B's",
    ];
    const LAST: [&str; 3] = ["in", "from", "among"];
    let words: Vec<&str> = name.split(' ').collect();
    let any = |list: &[&str], word: &str| list.iter().any(|one| same(one, word));
    let number = |word: &str| word.parse::<u32>().is_ok();
    name.contains([',', ';', ':', '"'])
        || words
            .first()
            .is_some_and(|w| any(&FIRST, w) || any(&WHOLE, w))
        || words.last().is_some_and(|w| any(&LAST, w))
        || words.iter().any(|w| any(&ANYWHERE, w))
        || words.iter().skip(1).any(|w| any(&PLACES, w))
        || (number(words[0]) && (words.len() > 1 || name.len() <= MOST_DIGITS))
        || words::PHASES.iter().any(|(_, phase)| same(phase, name))
}
