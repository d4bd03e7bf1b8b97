//! What is wrong with a deck: its sizes, copies, forbidden cards, and cards in a part they can't be
//! in.

use super::{Deck, ForbiddenList, Part};
use crate::{Format, Kind, List, Size};
use duel::Passcode;
use rules::{Catalogue, vocabulary::MonsterKind};
use std::collections::{BTreeMap, BTreeSet};

/// How many copies of a card a deck may have where no list says otherwise.
const COPIES: u8 = 3;

/// What a deck is held against.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// The format.
    pub format: &'a Format,
    /// The list, where there is one.
    pub list: Option<&'a ForbiddenList>,
    /// The cards, to tell what kind a card is and which cards are the same.
    pub cards: &'a Catalogue,
}

/// One thing that is wrong with a deck, or can't be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A part has too few or too many cards.
    Size {
        /// Which.
        part: Part,
        /// How many it has.
        has: usize,
        /// How many it may have.
        may: Size,
    },
    /// More copies than are allowed.
    Copies {
        /// The card.
        card: Passcode,
        /// How many there are in all parts together.
        has: usize,
        /// How many are allowed.
        most: u8,
        /// True when the list says so, false for what always holds.
        listed: bool,
    },
    /// The list forbids the card.
    Forbidden {
        /// The card.
        card: Passcode,
    },
    /// The list is one of what is allowed, and the card isn't on it.
    NotOnTheList {
        /// The card.
        card: Passcode,
    },
    /// The card can't be in that part.
    WrongPart {
        /// The card.
        card: Passcode,
        /// Where it is.
        part: Part,
        /// Where it belongs; none: in no deck, as a token.
        belongs: Option<Part>,
    },
    /// The format has no such cards.
    NoSuchKind {
        /// The card.
        card: Passcode,
        /// The kind.
        kind: Kind,
    },
    /// Nothing is known of the card: what kind it is wasn't checked.
    Unknown {
        /// The card.
        card: Passcode,
        /// Where it is.
        part: Part,
    },
}

impl Finding {
    /// True when the deck can't be played because of it; false for what couldn't be told.
    #[must_use]
    pub const fn is_wrong(&self) -> bool {
        !matches!(self, Self::Unknown { .. })
    }
}

impl Rules<'_> {
    /// The card a face counts as.
    fn counts_as(&self, card: Passcode) -> Passcode {
        self.cards
            .get(card)
            .map_or(card, rules::vocabulary::CardDef::name)
    }

    /// How many copies are allowed, and whether the list says so. None: it isn't on a list of what
    /// is allowed.
    fn allowed(&self, faces: &BTreeSet<Passcode>) -> Option<(u8, bool)> {
        let Some(list) = self.list else {
            return Some((COPIES, false));
        };
        let named = faces.iter().filter_map(|face| list.copies.get(face)).min();
        match (named, list.only_named) {
            (Some(0), _) if self.format.list.value == List::NothingForbidden => Some((1, true)),
            (Some(copies), _) => Some((*copies, true)),
            (None, true) => None,
            (None, false) => Some((COPIES, false)),
        }
    }

    fn banned(&self, kind: Kind) -> bool {
        self.format.banned.iter().any(|banned| banned.value == kind)
    }
}

/// Everything that is wrong with a deck, and the cards of which nothing is known.
#[must_use]
pub fn check(deck: &Deck, rules: &Rules<'_>) -> Vec<Finding> {
    let mut findings = sizes(deck, rules.format);
    findings.extend(copies(deck, rules));
    let once: BTreeSet<(Part, Passcode)> = deck.cards().collect();
    findings.extend(
        once.into_iter()
            .filter_map(|(part, card)| misplaced(part, card, rules)),
    );
    findings
}

fn sizes(deck: &Deck, format: &Format) -> Vec<Finding> {
    let sizes = [format.main.value, format.extra.value, format.side.value];
    let parts = Part::ALL.into_iter().zip(sizes);
    let finding = |(part, may): (Part, Size)| {
        let has = deck.part(part).len();
        let few = has < usize::from(may.least);
        let many = may.most.is_some_and(|most| has > usize::from(most));
        (few || many).then_some(Finding::Size { part, has, may })
    };
    parts.filter_map(finding).collect()
}

fn copies(deck: &Deck, rules: &Rules<'_>) -> Vec<Finding> {
    let mut counted: BTreeMap<Passcode, (usize, BTreeSet<Passcode>)> = BTreeMap::new();
    for (_, face) in deck.cards() {
        let card = rules.counts_as(face);
        let (count, faces) = counted.entry(card).or_default();
        *count += 1;
        faces.extend([card, face]);
    }
    let finding = |(card, (has, faces)): (Passcode, (usize, BTreeSet<Passcode>))| match rules
        .allowed(&faces)
    {
        None => Some(Finding::NotOnTheList { card }),
        Some((0, _)) => Some(Finding::Forbidden { card }),
        Some((most, listed)) => (has > usize::from(most)).then_some(Finding::Copies {
            card,
            has,
            most,
            listed,
        }),
    };
    counted.into_iter().filter_map(finding).collect()
}

/// A card that can't be where it is, or can't be in the format at all.
fn misplaced(part: Part, card: Passcode, rules: &Rules<'_>) -> Option<Finding> {
    let Some(def) = rules.cards.get(card) else {
        return Some(Finding::Unknown { card, part });
    };
    let monster = def.monster();
    let is = |kind| match kind {
        Kind::Link => monster.is_some_and(|monster| monster.kind == MonsterKind::Link),
        Kind::Pendulum => monster.is_some_and(|monster| monster.scale.is_some()),
    };
    let kind = [Kind::Link, Kind::Pendulum]
        .into_iter()
        .find(|kind| is(*kind) && rules.banned(*kind));
    if let Some(kind) = kind {
        return Some(Finding::NoSuchKind { card, kind });
    }
    let wrong = |belongs| {
        Some(Finding::WrongPart {
            card,
            part,
            belongs,
        })
    };
    match (part, def.is_extra()) {
        _ if monster.is_some_and(|monster| monster.token) => wrong(None),
        (Part::Main, true) => wrong(Some(Part::Extra)),
        (Part::Extra, false) => wrong(Some(Part::Main)),
        _ => None,
    }
}
