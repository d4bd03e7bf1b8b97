//! A card by what somebody calls it: a name in any language, the beginning of one, a passcode.

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
    let tiers: [fn(&str, &str) -> bool; 3] = [
        |name, text| name == text,
        |name, text| name.starts_with(text),
        |name, text| {
            name.match_indices(text)
                .any(|(at, _)| name[..at].ends_with(' '))
        },
    ];
    let called = |fits: fn(&str, &str) -> bool| -> Vec<&'a CardDef> {
        let any = |card: &&CardDef| card.names.all().any(|name| fits(&fold(name), &text));
        catalogue.iter().filter(any).collect()
    };
    let hits = tiers.into_iter().map(called).find(|hits| !hits.is_empty());
    match hits {
        Some(hits) if !text.is_empty() => match hits.as_slice() {
            [card] => Found::One(card),
            _ => Found::Several(hits),
        },
        _ => Found::None {
            nearest: nearest(catalogue, &text),
        },
    }
}

fn by_passcode<'a>(catalogue: &'a Catalogue, text: &str) -> Option<&'a CardDef> {
    catalogue.get(Passcode(text.trim().parse().ok()?))
}

/// The cards whose names take the fewest changes, if those are few.
fn nearest<'a>(catalogue: &'a Catalogue, text: &str) -> Vec<&'a CardDef> {
    let most = 2.max(text.chars().count() / 3);
    let mut near: Vec<(usize, &CardDef)> = catalogue
        .iter()
        .filter_map(|card| {
            let distances = card
                .names
                .all()
                .map(|name| strsim::osa_distance(&fold(name), text));
            Some((distances.min()?, card))
        })
        .filter(|(distance, _)| *distance <= most && !text.is_empty())
        .collect();
    near.sort_by(|a, b| (a.0, &a.1.names.en).cmp(&(b.0, &b.1.names.en)));
    near.into_iter()
        .take(SUGGESTIONS)
        .map(|(_, card)| card)
        .collect()
}

/// A name as it is compared: lower case, no accents, half-width, one space for everything that is
/// no letter or digit.
#[must_use]
pub fn fold(name: &str) -> String {
    let plain: String = name
        .chars()
        .flat_map(char::to_lowercase)
        .map(plain)
        .collect();
    let words = plain.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
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
