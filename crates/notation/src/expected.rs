//! What can stand next in a line that is being written: found by reading what is there already, so
//! that the grammar is the only one who knows.

use crate::error::{Mistake, NotationError};
use crate::parse::parse_line;
use crate::parse::words::{AS, CLAUSES, PASSES, POSITIONS, SPOTS};
use crate::script::{Deed, Line, Statement, Verb};

/// What can stand at the end of a beginning.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Expected {
    /// Words of the language.
    pub words: Vec<&'static str>,
    /// A card as it is spoken of: `Sangan`, `B's set card in zone 2`.
    pub card: bool,
    /// Any card's name.
    pub name: bool,
}

/// What a line that plays begins with.
const BEGINNINGS: [&str; 11] = [
    "A",
    "B",
    "both pass",
    "chance picks",
    "coin:",
    "die:",
    "card",
    "effect:",
    "also:",
    "!",
    "refused",
];

/// Words that stand behind others and have to be followed by something.
const LEADING: [&str; 4] = ["with", "until", "in zone", "->"];

/// What can stand behind this beginning of a line. Nothing, where it has a mistake already.
///
/// What stands there is taken as whole words.
#[must_use]
pub fn expected(beginning: &str) -> Expected {
    match parse_line(beginning) {
        Ok(read) => Expected {
            words: goes_on(beginning, &read.value),
            ..Expected::default()
        },
        Err(error) => missing(error),
    }
}

fn missing(error: NotationError) -> Expected {
    let wanted = match error.mistake {
        Mistake::Expected { wanted, found, .. } if found.is_empty() => wanted,
        Mistake::Empty => BEGINNINGS.to_vec(),
        _ => return Expected::default(),
    };
    let (described, words) = wanted.into_iter().partition(|word| word.starts_with("a "));
    let described: Vec<&str> = described;
    Expected {
        words,
        card: described.contains(&"a card"),
        name: described.contains(&"a card name"),
    }
}

/// What may follow where a line could as well be over.
fn goes_on(beginning: &str, read: &Statement) -> Vec<&'static str> {
    let pass = |deed: &Deed| match deed {
        Deed::BothPass(_) => true,
        Deed::Seat { verb, .. } => matches!(verb, Verb::Pass(_)),
        _ => false,
    };
    let Statement::Line(Line { deed, words: None }) = read else {
        return Vec::new();
    };
    if pass(deed) {
        let manners = PASSES.iter().map(|(_, word)| *word);
        let more = manners.chain(LEADING);
        return more.filter(|word| takes(beginning, word, true)).collect();
    }
    let positions = POSITIONS.iter().map(|(_, word)| *word);
    let ends_names = CLAUSES
        .into_iter()
        .chain(AS.iter().map(|(_, word)| *word))
        .chain(positions)
        .chain(SPOTS.iter().map(|(_, word)| *word));
    let mut all: Vec<&str> = Vec::new();
    for (word, ends) in ends_names
        .map(|word| (word, true))
        .chain(LEADING.map(|word| (word, false)))
    {
        if !all.contains(&word) && takes(beginning, word, ends) {
            all.push(word);
        }
    }
    all
}

/// True when the line reads on with this word. A word that doesn't end a card's name has to need
/// something behind it: otherwise it would be read as a part of the name.
fn takes(beginning: &str, word: &str, ends_names: bool) -> bool {
    match parse_line(&format!("{} {word}", beginning.trim_end())) {
        Ok(_) => ends_names,
        Err(error) => match error.mistake {
            Mistake::Expected { found, .. } | Mistake::Number { found, .. } => found.is_empty(),
            _ => false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(beginning: &str) -> Vec<&'static str> {
        expected(beginning).words
    }

    #[test]
    fn a_line_begins_with_a_seat_and_goes_on_with_a_verb() {
        assert!(words("").contains(&"both pass"));
        let verbs = words("A ");
        for verb in ["activates", "passes", "special summons", "moves to"] {
            assert!(verbs.contains(&verb), "{verb}: {verbs:?}");
        }
        assert_eq!(words("A  moves to")[2], "main phase 1");
    }

    #[test]
    fn behind_a_verb_comes_a_card_and_behind_it_what_is_chosen_with_it() {
        assert!(expected("A summons").card && expected("A activates").card);
        assert!(expected("A declares").name && !expected("A passes").card);
        let after = words("A activates Sangan");
        assert!(after.contains(&"targeting") && after.contains(&"from the graveyard"));
        assert!(!after.contains(&"with") && !after.contains(&"using"));
        assert!(expected("A activates Sangan targeting").card);
        assert!(words("A attacks Sangan").contains(&"with"));
        assert!(words("A summons Sangan").contains(&"tributing"));
    }

    #[test]
    fn a_pass_goes_on_with_how_it_was_given() {
        assert!(words("B passes").contains(&"in silence"));
        assert!(words("both pass").contains(&"until"));
        assert!(!words("B passes").contains(&"until"));
    }

    #[test]
    fn what_a_declared_card_does_is_told_in_the_words_of_telling() {
        let told = words("effect:");
        assert!(told.contains(&"destroy") && told.contains(&"done"));
        assert!(expected("effect: destroy").card);
    }

    #[test]
    fn behind_a_mistake_nothing_can_stand() {
        assert_eq!(expected("A jumps"), Expected::default());
        assert_eq!(expected("A passes twice"), Expected::default());
    }
}
