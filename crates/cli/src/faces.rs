//! Cards as conditions name them, and a condition that can't be read as a failure.

use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::excerpt::underlined;
use cards::Found;
use rules::Catalogue;
use rules::vocabulary::CardDef;
use timeline::{Condition, ConditionError, Kind, Named, Names, Watched, Wrong};
use wording::{Wording, args};

/// The cards of the catalogue.
struct Faces<'c>(&'c Catalogue);

impl Names for Faces<'_> {
    fn card(&self, name: &str) -> Result<Named, Vec<String>> {
        let names = |cards: Vec<&CardDef>| cards.into_iter().map(|c| c.names.en.clone()).collect();
        let card = match cards::find(self.0, name) {
            Found::One(card) => card,
            Found::Several(could) => return Err(names(could)),
            Found::None { nearest } => return Err(names(nearest)),
        };
        let monster = card.monster();
        Ok(Named {
            passcode: card.passcode,
            atk: monster.and_then(|monster| monster.atk),
            def: monster.and_then(|monster| monster.def),
            level: monster.map(|monster| i32::from(monster.level)),
        })
    }
}

/// Reads a condition.
///
/// # Errors
/// Where it can't be read, with the place underlined and what there is instead.
pub(crate) fn condition(text: &str, context: &Context) -> Outcome<Condition> {
    let read = Condition::read(text, &Faces(&context.cards));
    read.map_err(|error| mistaken(text, &error, &context.words))
}

/// Reads a value to watch, in the same language.
///
/// # Errors
/// As for a condition.
pub(crate) fn watched(text: &str, context: &Context) -> Outcome<Watched> {
    let read = Watched::read(text, &Faces(&context.cards));
    read.map_err(|error| mistaken(text, &error, &context.words))
}

fn mistaken(text: &str, error: &ConditionError, words: &Wording) -> Failure {
    let failure = Failure::new(Code::BadCondition)
        .with("what", what(&error.wrong, words))
        .count("column", error.column as u32);
    failure.excerpt(underlined(text, 1, error.column, 1))
}

fn what(wrong: &Wrong, words: &Wording) -> String {
    let kind = |kind: Kind| match kind {
        Kind::Number => "number",
        Kind::Word => "word",
        Kind::Truth => "truth",
    };
    match wrong {
        Wrong::Expected(what) => words.text("find-expected", args![what: *what]),
        Wrong::Unknown { word, known } => {
            let known = words.joined(known);
            words.text("find-unknown", args![word: word.as_str(), known: known])
        }
        Wrong::NoSuchWord { word, known } => {
            let known = words.joined(known);
            words.text("find-no-word", args![word: word.as_str(), known: known])
        }
        Wrong::Kinds { left, right } => {
            words.text("find-kinds", args![left: kind(*left), right: kind(*right)])
        }
        Wrong::NoOrder => words.text("find-no-order", args![]),
        Wrong::NoCondition(of) => words.text("find-no-condition", args![kind: kind(*of)]),
        Wrong::NoCard { name, near } => {
            let count = near.len();
            let near = words.joined(near);
            let said = args![name: name.as_str(), near: near, count: count];
            words.text("find-no-card", said)
        }
        Wrong::TooLarge => words.text("find-too-large", args![]),
        Wrong::TooLong => words.text("find-too-long", args![]),
    }
}
