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
    const FIRST: [&str; 18] = [
        "in",
        "on",
        "from",
        "A's",
        "B's",
        "a",
        "b",
        "the",
        "set",
        "face-down",
        "face-up",
        "no",
        "card",
        "cards",
        "monster",
        "mode",
        "directly",
        "irregularity",
    ];
    const BEGINNING: [&str; 9] = [
        "at first",
        "start step",
        "battle step",
        "damage step",
        "end step",
        "attack of",
        "direct attack",
        "summon of",
        "lingering effect",
    ];
    const PAIRS: [&str; 2] = ["in zone", "by way"];
    const ALONE: [&str; 6] = ["nothing", "something", "yes", "turn", "chain", "link"];
    const ANYWHERE: [&str; 25] = [
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
    const LAST: [&str; 7] = [
        "in", "from", "among", "extra", "shuffled", "field", "pendulum",
    ];
    let words: Vec<&str> = name.split(' ').collect();
    let any = |list: &[&str], word: &str| list.iter().any(|one| same(one, word));
    let number = |word: &str| word.parse::<u32>().is_ok();
    // "effect 2", "in zone 2", "by way 2": what follows a name may go on with the number.
    let before = |w: &str| any(&["effect", "zone", "way"], w);
    let counted = |w: &str| before(w) || any(&["turn", "chain", "link"], w);
    let before_number = |pair: &[&str]| counted(pair[0]) && number(pair[1]);
    let two = words.iter().take(2).copied().collect::<Vec<_>>().join(" ");
    name.contains([',', ';', ':', '"'])
        || words.last().is_some_and(|w| before(w))
        || words.windows(2).any(before_number)
        || words.windows(2).any(|pair| any(&PAIRS, &pair.join(" ")))
        || words.first().is_some_and(|w| any(&FIRST, w))
        || any(&BEGINNING, &two)
        || any(&ALONE, name)
        || words.last().is_some_and(|w| any(&LAST, w))
        || words.iter().any(|w| any(&ANYWHERE, w))
        || words.iter().skip(1).any(|w| any(&PLACES, w))
        || (number(words[0]) && (words.len() > 1 || name.len() <= MOST_DIGITS))
        || words::PHASES.iter().any(|(_, phase)| same(phase, name))
}
