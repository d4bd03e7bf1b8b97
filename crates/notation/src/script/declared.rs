//! A declared card, as a line says what it is.

use super::At;
use rules::vocabulary::CardKind;

/// A line that says what kind of card a name is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardLine {
    /// Its name.
    pub name: At<String>,
    /// What it is, with what is printed on it as far as that is said.
    pub kind: CardKind,
    /// It has no effects: a Normal monster.
    pub plain: bool,
}
