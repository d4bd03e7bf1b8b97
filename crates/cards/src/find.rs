//! A card by what somebody calls it: a name in any language, the beginning of one, a passcode.

use crate::index::Index;
use duel::Passcode;
use rules::{Catalogue, vocabulary::CardDef};

/// How many near names are suggested.
const SUGGESTIONS: usize = 3;

/// What a text may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found<'a> {
    /// This card.
    One(&'a CardDef),
    /// Any of these cards: the text begins all their names.
    Several(Vec<&'a CardDef>),
    /// No card.
    None {
        /// The cards with the nearest names, nearest first.
        nearest: Vec<&'a CardDef>,
    },
}

/// The card a text means.
///
/// A passcode or a whole name in any language comes first, then the only name that begins so, then
/// the only name in which a word begins so. Case, accents, punctuation and full-width letters make
/// no difference.
///
/// ```
/// use cards::{Found, catalogue, find};
/// let catalogue = catalogue();
/// let Found::One(card) = find(&catalogue, "buco trappola") else { panic!() };
/// assert_eq!(card.names.en, "Trap Hole");
/// ```
#[must_use]
pub fn find<'a>(catalogue: &'a Catalogue, text: &str) -> Found<'a> {
    if let Some(card) = by_passcode(catalogue, text) {
        return Found::One(card);
    }
    let text = fold(text);
    if text.is_empty() {
        return Found::None {
            nearest: Vec::new(),
        };
    }
    let index = Index::of(catalogue);
    let cards = |faces: Vec<Passcode>| {
        let cards = faces.into_iter().filter_map(|face| catalogue.get(face));
        cards.collect::<Vec<_>>()
    };
    let tiers = [Index::called, Index::beginning, Index::with_a_word];
    let mut hits = tiers.into_iter().map(|tier| tier(&index, &text));
    match hits.find(|hits| !hits.is_empty()).map(cards) {
        Some(hits) => match hits.as_slice() {
            [card] => Found::One(card),
            _ => Found::Several(hits),
        },
        None => Found::None {
            nearest: cards(index.nearest(&text, SUGGESTIONS)),
        },
    }
}

fn by_passcode<'a>(catalogue: &'a Catalogue, text: &str) -> Option<&'a CardDef> {
    catalogue.get(Passcode(text.trim().parse().ok()?))
}

/// Every card of which a name contains the text, those first whose name begins with it: at most so
/// many, and how many there are.
#[must_use]
pub fn search<'a>(catalogue: &'a Catalogue, text: &str, most: usize) -> (Vec<&'a CardDef>, usize) {
    if let Some(card) = by_passcode(catalogue, text) {
        return (vec![card], 1);
    }
    let faces = match fold(text) {
        text if text.is_empty() => Vec::new(),
        text => Index::of(catalogue).containing(&text),
    };
    let count = faces.len();
    let cards = faces.into_iter().take(most);
    (
        cards.filter_map(|face| catalogue.get(face)).collect(),
        count,
    )
}

/// A name as it is compared: lower case, no accents, half-width, one space for everything that is
/// no letter or digit.
#[must_use]
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    let mut gap = false;
    for letter in name.chars().flat_map(char::to_lowercase).map(plain) {
        if !letter.is_alphanumeric() {
            gap = true;
            continue;
        }
        if gap && !folded.is_empty() {
            folded.push(' ');
        }
        gap = false;
        folded.push(letter);
    }
    folded
}

/// A letter without its accent, and full-width Latin as half-width.
const fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ａ'..='ｚ' => (b'a' + (letter as u32 - 'ａ' as u32) as u8) as char,
        '０'..='９' => (b'0' + (letter as u32 - '０' as u32) as u8) as char,
        _ => letter,
    }
}
