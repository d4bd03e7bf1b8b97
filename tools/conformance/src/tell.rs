//! Facts, deeds and cards in words, for whoever reads the report.

use crate::fact::{Fact, Where};
use crate::options::Deed;
use crate::ours::{Lying, Ours};
use crate::play::Bench;
use duel::{Passcode, Zone};
use rules::Said;

fn place(place: Option<Where>) -> String {
    place.map_or_else(
        || "nowhere".to_owned(),
        |(seat, zone)| format!("{seat}'s {}", zone_word(zone)),
    )
}

const fn zone_word(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Monster => "monster zones",
        Zone::Spell => "spell and trap zones",
        Zone::Field => "field zone",
        Zone::Graveyard => "graveyard",
        Zone::Banished => "banished cards",
        Zone::Extra => "extra deck",
        Zone::Pendulum => "pendulum zones",
        Zone::Material => "materials",
        Zone::Limbo => "summon under way",
        Zone::Gone => "nowhere",
    }
}

/// A fact in words.
pub(crate) fn fact(bench: &Bench, fact: &Fact<Passcode>) -> String {
    let name = |face: &Passcode| bench.name(*face);
    match fact {
        Fact::Turn(seat, n) => format!("turn {n} of {seat} begins"),
        Fact::Phase(phase) => format!("{phase:?} begins"),
        Fact::Link(link, seat, card) => format!("link {link}: {seat} activates {}", name(card)),
        Fact::Negated(link) => format!("the activation of link {link} is negated"),
        Fact::Solving(link) => format!("link {link} resolves"),
        Fact::ChainEnd => "the chain is over".to_owned(),
        Fact::Attack(card, Some(target)) => format!("{} attacks {}", name(card), name(target)),
        Fact::Attack(card, None) => format!("{} attacks directly", name(card)),
        Fact::DamageStep => "the damage step begins".to_owned(),
        Fact::Moved(card, from, to) => {
            format!("{}: from {} to {}", name(card), place(*from), place(*to))
        }
        Fact::Lp(seat, by) => format!("{seat}'s life points: {by:+}"),
    }
}

/// A deed in words.
pub(crate) fn deed(bench: &Bench, deed: &Deed) -> String {
    match deed.zone {
        None => deed.what.clone(),
        Some(zone) => format!(
            "{} {} in {} (effect {})",
            deed.what,
            bench.name(deed.face),
            place(Some(zone)),
            deed.effect + 1
        ),
    }
}

/// How a card lies, in words.
pub(crate) fn lying(bench: &Bench, lying: &Lying) -> String {
    let posture = lying
        .3
        .map_or_else(String::new, |posture| format!(", {posture:?}"));
    format!(
        "{} in {}{posture}",
        bench.name(lying.2),
        place(Some((lying.0, lying.1)))
    )
}

/// Something said, in words.
pub(crate) fn said(bench: &Bench, ours: &Ours<'_>, said: &Said) -> String {
    let named = said.action.map(|which| {
        Some(match which {
            duel::Which::Card(card) => *card,
            duel::Which::Unseen { .. } => return None,
        })
    });
    let cards = named.as_ref().map_or_else(String::new, |action| {
        let mut names = Vec::new();
        let _ = action.map(|card| {
            names.push(bench.name(ours.face(*card)));
            Some(*card)
        });
        names.join(", ")
    });
    format!("{} {:?} {cards}", said.by, said.action)
}

/// The cards that are in one account only.
pub(crate) fn cards_apart(
    bench: &Bench,
    theirs: &[Fact<Passcode>],
    ours: &[Fact<Passcode>],
) -> Vec<String> {
    let same = theirs.iter().zip(ours).take_while(|(a, b)| a == b).count();
    let mut names = Vec::new();
    for fact in [theirs.get(same), ours.get(same)].into_iter().flatten() {
        let faces = match fact {
            Fact::Moved(card, ..) | Fact::Link(_, _, card) | Fact::Attack(card, _) => vec![*card],
            _ => Vec::new(),
        };
        names.extend(faces.into_iter().map(|face| bench.name(face)));
    }
    names.dedup();
    names
}
