//! A card's definition in words: what is printed on it, and what each effect does.
//!
//! It says back what the engine will do, not what the card's own text says. Rooms: `printed.rs`
//! what is printed, `summoning.rs` how a monster is summoned, `effect.rs` when effects are used,
//! `occasion.rs` what they answer, `filter.rs` and `pool.rs` which cards, `condition.rs` what must
//! be so, `amount.rs` numbers, `act.rs`, `summon.rs` and `objects.rs` what is done to what,
//! `linger.rs` what lasts, `standing.rs` what applies without a chain, `spelling.rs` how the vocabulary is spelled in the locale files.

mod act;
mod amount;
mod condition;
mod effect;
mod filter;
mod linger;
mod objects;
mod occasion;
mod pool;
mod printed;
mod spelling;
mod standing;
mod summon;
mod summoning;

use crate::profile::day;
use crate::{Arg, Wording, args};
use rules::{
    Catalogue,
    vocabulary::{CardDef, Declares, EarlierText},
};

/// How far a mode's lines stand in.
const INDENT: &str = "  ";

impl Wording {
    /// The card, line by line: its name, its other names, what is printed, how it is summoned, and
    /// each effect with its cost, its choices, what it answers, targets and does; then what its
    /// earlier texts said. Lines that belong to an effect are indented.
    #[must_use]
    pub fn card_in_words(&self, card: &CardDef, cards: &Catalogue) -> Vec<String> {
        let speaker = Speaker::new(self, cards);
        let mut lines = speaker.printed(card);
        lines.extend(speaker.summoning(card));
        if card.declared {
            lines.push(self.text("defined-untold", &[]));
        } else if card.effects.is_empty() {
            lines.push(self.text("defined-no-effect", &[]));
        }
        for (number, effect) in card.effects.iter().enumerate() {
            lines.extend(speaker.effect(number + 1, effect));
        }
        for earlier in &card.earlier {
            lines.extend(speaker.earlier(earlier));
        }
        lines
    }

    /// What kind of card it is, with a monster's values.
    #[must_use]
    pub fn card_kind(&self, card: &CardDef, cards: &Catalogue) -> String {
        Speaker::new(self, cards).kind_of_card(&card.kind)
    }
}

/// Says a definition back, in the place it has come to.
#[derive(Clone, Copy)]
struct Speaker<'a> {
    words: &'a Wording,
    cards: &'a Catalogue,
    /// How many targets there may be.
    targets: u8,
    /// What is declared on activation.
    declares: Option<Declares>,
    /// Whether the chance asked last was a coin.
    coin: bool,
}

/// Cards in words, and whether it is one card: verbs and nouns after it depend on that.
struct Things {
    text: String,
    one: bool,
}

impl Things {
    const fn one(text: String) -> Self {
        Self { text, one: true }
    }

    const fn many(text: String) -> Self {
        Self { text, one: false }
    }

    /// For the plural forms of a message.
    const fn count(&self) -> u8 {
        if self.one { 1 } else { 2 }
    }
}

impl<'a> Speaker<'a> {
    const fn new(words: &'a Wording, cards: &'a Catalogue) -> Self {
        Self {
            words,
            cards,
            targets: 0,
            declares: None,
            coin: false,
        }
    }

    fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text(key, args)
    }

    /// An earlier text: until when, and its effects.
    fn earlier(&self, earlier: &EarlierText) -> Vec<String> {
        let day = day(&earlier.until.to_string());
        let mut lines = vec![self.text("defined-earlier", args![day: day])];
        if earlier.effects.is_empty() {
            lines.push(self.indented(1, "defined-no-effect", &[]));
        }
        for (number, effect) in earlier.effects.iter().enumerate() {
            let effect = self.effect(number + 1, effect);
            lines.extend(effect.into_iter().map(|line| INDENT.to_owned() + &line));
        }
        lines
    }

    /// "X, Y or Z"; empty for none.
    fn either(&self, things: &[String]) -> String {
        let Some((last, before)) = things.split_last() else {
            return String::new();
        };
        match before {
            [] => last.clone(),
            before => {
                let first = self.words.joined(before);
                self.text("defined-or", args![first: first, last: last.as_str()])
            }
        }
    }

    fn indented(&self, depth: usize, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        INDENT.repeat(depth) + &self.text(key, args)
    }
}
