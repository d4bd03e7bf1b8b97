//! Names looked up: the caller knows the cards and the rule profiles.

use crate::error::{Mistake, NotationError};
use crate::script::Span;
use duel::{Passcode, Profile};

/// What a card's name may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// This card.
    One(Passcode),
    /// Any of these cards.
    Several(Vec<String>),
    /// No card.
    None {
        /// Names that look like it, nearest first.
        nearest: Vec<String>,
    },
}

/// Finds cards and rule profiles by what a person calls them.
pub trait Lookup {
    /// The card with this name (in any language), passcode, or beginning of a name.
    fn card(&self, text: &str) -> Found;
    /// The rule profile with this name: its full name and its flags.
    fn profile(&self, text: &str) -> Option<(String, Profile)>;
    /// The names of the profiles there are.
    fn profiles(&self) -> Vec<String>;
}

/// The face a name means.
pub(crate) fn face(lookup: &dyn Lookup, name: &str, at: Span) -> Result<Passcode, NotationError> {
    let name = name.to_owned();
    let mistake = match lookup.card(&name) {
        Found::One(face) => return Ok(face),
        Found::Several(could) => Mistake::SeveralCards { name, could },
        Found::None { nearest } => Mistake::UnknownCard { name, nearest },
    };
    Err(NotationError::new(at, mistake))
}

/// The profile a name means.
pub(crate) fn profile(
    lookup: &dyn Lookup,
    name: &str,
    at: Span,
) -> Result<(String, Profile), NotationError> {
    lookup.profile(name).ok_or_else(|| {
        let mistake = Mistake::UnknownProfile {
            name: name.to_owned(),
            known: lookup.profiles(),
        };
        NotationError::new(at, mistake)
    })
}
