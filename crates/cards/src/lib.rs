//! Cards and rule profiles: the files under `data/`, read, checked, and compiled in.
//!
//! * [`catalogue`] and [`profiles`] are the shipped definitions. The build script read their files;
//!   here they are decoded from bytes, and nothing is parsed.
//! * [`ruleset`] gives the rules a person means by a bundle's id, a format's name, or a region and
//!   a day, with changes of single flags.
//! * [`policies`] are the dispute policies a judge may hold a duel against.
//! * [`imported`] holds the cards of the user's own databases: names and kinds, no effects.
//! * [`deck`] reads and checks players' decks.
//! * [`find`] gives the card a person means by a name, the beginning of one, or a passcode.
//! * [`read`] and [`check`] read card files at run time, and say what is wrong with them at which
//!   line and column.
//!
//! It knows no duel under way and no wording: what an effect says in words is the crate `wording`'s.
#![forbid(unsafe_code)]

mod data;
pub mod deck;
mod find;
pub mod imported;
mod index;
mod ruleset;

pub use data::{
    CardError, Change, Day, Format, Kind, Known, List, NamedProfile, OtherGame, Size, Sourced,
    check_text, read, read_text,
};
pub use duel::Region;
pub use find::{Found, find, fold, search};
pub use ruleset::{Asked, Neighbour, Ruleset, RulesetError, bundle_on, ruleset};

use duel::Digest;
use imported::Imported;
use rules::{Catalogue, policy::Policy, vocabulary::CardDef};
use std::path::Path;

/// What the digest of a catalogue is a digest of; a new encoding gets a new one.
const DIGEST_DOMAIN: &str = "takeback card definitions v1";

/// The shipped cards.
#[must_use]
pub fn catalogue() -> Catalogue {
    let bytes = include_bytes!(concat!(env!("OUT_DIR"), "/cards.postcard"));
    let cards = postcard::from_bytes(bytes).expect("the build script wrote these bytes");
    catalogue_of(cards)
}

/// A catalogue of these definitions, with its digest. Of two with one passcode the later counts.
#[must_use]
pub fn catalogue_of(cards: Vec<CardDef>) -> Catalogue {
    let sorted = Catalogue::new(cards, Digest([0; 32]));
    let cards: Vec<CardDef> = sorted.iter().cloned().collect();
    let digest = digest(&cards);
    Catalogue::new(cards, digest)
}

/// A catalogue of these definitions and of imported cards. Where both know a card, the definition
/// counts, for another printing of the card too.
#[must_use]
pub fn catalogue_with(cards: Vec<CardDef>, imported: &Imported) -> Catalogue {
    let scripted = Catalogue::new(cards, Digest([0; 32]));
    let more = imported.definitions().into_iter();
    let more = more.map(|card| printing(&scripted, &card).unwrap_or(card));
    catalogue_of(more.chain(scripted.iter().cloned()).collect())
}

/// The definition of another printing of a card that has one.
fn printing(scripted: &Catalogue, card: &CardDef) -> Option<CardDef> {
    let first = scripted.get(card.treated_as?)?;
    let alike = |name: &str| first.names.all().any(|known| fold(known) == fold(name));
    card.names.all().any(alike).then(|| CardDef {
        passcode: card.passcode,
        treated_as: Some(first.name()),
        ..first.clone()
    })
}

/// The digest of definitions in the order of their passcodes.
fn digest(cards: &[CardDef]) -> Digest {
    let bytes = postcard::to_allocvec(cards).expect("definitions are plain data of known lengths");
    Digest(blake3::derive_key(DIGEST_DOMAIN, &bytes))
}

/// The shipped rule profiles, by id.
#[must_use]
pub fn profiles() -> Vec<NamedProfile> {
    let bytes = include_bytes!(concat!(env!("OUT_DIR"), "/rules.postcard"));
    postcard::from_bytes(bytes).expect("the build script wrote these bytes")
}

/// The shipped formats, and what else is known by a format's name.
#[must_use]
pub fn formats() -> Vec<Known> {
    let bytes = include_bytes!(concat!(env!("OUT_DIR"), "/formats.postcard"));
    postcard::from_bytes(bytes).expect("the build script wrote these bytes")
}

/// The shipped dispute policies.
#[must_use]
pub fn policies() -> Vec<Policy> {
    let bytes = include_bytes!(concat!(env!("OUT_DIR"), "/policies.postcard"));
    postcard::from_bytes(bytes).expect("the build script wrote these bytes")
}

/// The shipped dispute policy of this id or name. Case doesn't matter.
#[must_use]
pub fn policy(name: &str) -> Option<Policy> {
    policies()
        .into_iter()
        .find(|policy| policy.answers_to(name))
}

/// The dispute policy a reader of this language is shown unless another is asked for: the one that
/// names the language, else the one that names `en`.
#[must_use]
pub fn policy_for(language: &str) -> Option<Policy> {
    let mut policies = policies();
    let of = |tag: &str| {
        policies
            .iter()
            .position(|p| p.languages.iter().any(|l| l == tag))
    };
    let at = of(language).or_else(|| of("en"))?;
    Some(policies.swap_remove(at))
}

/// The shipped rule profile of this id or name: `P7`, `TCG_2021`. Case doesn't matter.
///
/// A format's name is no profile's: see [`ruleset`].
#[must_use]
pub fn profile(name: &str) -> Option<NamedProfile> {
    profiles()
        .into_iter()
        .find(|profile| profile.answers_to(name))
}

/// Every mistake in a card file, or in a folder's card files, by file and line. Empty: it is sound.
///
/// Effects may name cards of the folder, or of the folder the file lies in, and shipped ones.
#[must_use]
pub fn check(path: &Path) -> Vec<CardError> {
    if path.is_file() {
        return check_file(path);
    }
    load(path).err().unwrap_or_default()
}

/// The mistakes of one file among those of its folder.
fn check_file(file: &Path) -> Vec<CardError> {
    if file.extension().is_none_or(|ending| ending != "ron") {
        return read(file).err().into_iter().collect();
    }
    let folder = file.parent().filter(|folder| *folder != Path::new(""));
    let mut errors = load(folder.unwrap_or(Path::new(".")))
        .err()
        .unwrap_or_default();
    errors.retain(|error| error.file.file_name() == file.file_name());
    for error in &mut errors {
        error.file = file.to_owned();
    }
    errors
}

/// The cards of a folder.
///
/// # Errors
/// Every mistake in its files.
pub fn load(folder: &Path) -> Result<Vec<CardDef>, Vec<CardError>> {
    let shipped = catalogue();
    let (cards, errors) = data::cards_in(folder, &|code| {
        let monster = shipped.get(code)?.monster();
        Some(monster.is_some_and(|monster| monster.token))
    });
    if errors.is_empty() {
        Ok(cards)
    } else {
        Err(errors)
    }
}

/// Every mistake in a folder's rule profiles.
#[must_use]
pub fn check_profiles(folder: &Path) -> Vec<CardError> {
    data::profiles_in(folder).1
}

/// Every mistake in a folder's dispute policies.
#[must_use]
pub fn check_policies(folder: &Path) -> Vec<CardError> {
    data::policies_in(folder).1
}

/// Every mistake in a folder's formats.
#[must_use]
pub fn check_formats(folder: &Path) -> Vec<CardError> {
    data::formats_in(folder, &profiles()).1
}
