//! Cards and rule profiles by what a written duel calls them.

use cards::Found as Card;
use duel::Profile;
use notation::{Found, Lookup};
use rules::Catalogue;

/// Looks names up in the catalogue and among the shipped profiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names<'c>(pub &'c Catalogue);

impl Lookup for Names<'_> {
    fn card(&self, text: &str) -> Found {
        let names = |cards: Vec<&rules::vocabulary::CardDef>| {
            cards
                .into_iter()
                .map(|card| card.names.en.clone())
                .collect()
        };
        match cards::find(self.0, text) {
            Card::One(card) => Found::One(card.passcode),
            Card::Several(could) => Found::Several(names(could)),
            Card::None { nearest } => Found::None {
                nearest: names(nearest),
            },
        }
    }

    fn profile(&self, text: &str) -> Option<(String, Profile)> {
        cards::profile(text).map(|named| (named.id, named.flags))
    }

    fn profiles(&self) -> Vec<String> {
        cards::profiles()
            .into_iter()
            .map(|named| named.id)
            .collect()
    }
}
