//! Duels set up for summons, and the ways through their windows.

use crate::cards::catalogue;
use crate::support::{PASS, Table};
use duel::Seat::{A, B};
use duel::*;

/// A card of the set-up: whose, in which zone, with which number, and its name. A monster in a
/// monster zone lies in attack position, a card in a spell and trap zone face-down.
pub(crate) type Lies<'a> = (Seat, Zone, u8, &'a str);

/// A's cards of a zone, numbered from 0.
pub(crate) fn lie<'a>(seat: Seat, zone: Zone, names: &[&'a str]) -> Vec<Lies<'a>> {
    let numbered = names.iter().enumerate();
    numbered
        .map(|(slot, name)| (seat, zone, slot as u8, *name))
        .collect()
}

/// A strict duel in main phase 1 of turn 3, A's.
pub(crate) fn duel(profile: &str, cards: &[Vec<Lies<'_>>]) -> Table {
    written(profile, Mode::Strict, cards)
}

pub(crate) fn written(profile: &str, mode: Mode, cards: &[Vec<Lies<'_>>]) -> Table {
    let flags = cards::profile(profile).expect("a shipped profile").flags;
    let mut t = Table {
        position: Position::new(),
        events: Vec::new(),
        cards: catalogue(),
    };
    t.put(Event::DuelBegan {
        profile_name: profile.to_owned().into(),
        profile: flags,
        mode,
        reading: Reading::Written,
        catalogue: t.cards.digest(),
        engine: rules::ENGINE,
    });
    for (seat, zone, slot, name) in cards.iter().flatten() {
        enter(
            &mut t,
            Place {
                seat: *seat,
                zone: *zone,
                slot: *slot,
            },
            name,
        );
    }
    t.put(Event::PlayBegan {
        turn: 3,
        seat: A,
        phase: Some(Phase::Main1),
    });
    t.run();
    t
}

fn enter(t: &mut Table, to: Place, name: &str) {
    let card = CardId(t.position.rows.len() as u32);
    let face = t.face(name);
    let monster = t.cards.get(face).is_some_and(|def| def.monster().is_some());
    let posture = match to.zone {
        Zone::Monster => Posture::FaceUpAttack,
        Zone::Graveyard | Zone::Banished | Zone::Pendulum => Posture::FaceUp,
        // A monster in a spell and trap zone is a scale.
        Zone::Spell if monster => Posture::FaceUp,
        _ => Posture::FaceDown,
    };
    let (owner, count) = (to.seat, 1);
    t.put(Event::CardsEntered {
        owner,
        to,
        count,
        posture,
    });
    let to = if posture.face_up() {
        Audience::All
    } else {
        Audience::Seat(owner)
    };
    let how = Knowing::Told;
    t.put(Event::CardKnown {
        card,
        face,
        to,
        how,
    });
}

/// A Special Summons a monster in one of its ways.
pub(crate) fn special(t: &Table, name: &str, way: u8) -> Action<Which> {
    let card = out_of(t, Zone::Extra, name)
        .or_else(|| out_of(t, Zone::Hand, name))
        .unwrap_or_else(|| t.card(A, name));
    Action::SpecialSummon { card, way }
}

/// A's card of this name in a zone.
pub(crate) fn out_of(t: &Table, zone: Zone, name: &str) -> Option<Which> {
    let face = t.face(name);
    let there = t.position.zone(A, zone).find(|row| row.face == Some(face));
    there.map(|row| Which::Card(row.id))
}

pub(crate) const ATTACK: Action<Which> = Action::Choose(Picked::Posture(Posture::FaceUpAttack));
pub(crate) const DEFENSE: Action<Which> = Action::Choose(Picked::Posture(Posture::FaceUpDefense));

/// Both pass in the window that is open, which is of this kind.
pub(crate) fn pass(t: &mut Table, kind: WindowKind) {
    assert_eq!(t.asked().map(|(_, kind)| kind), Some(kind));
    t.pass_all();
}

/// Nobody negates the summon, and nobody answers its success.
pub(crate) fn succeeds(t: &mut Table) {
    pass(t, WindowKind::SummonNegation);
    pass(t, WindowKind::Free);
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
}

/// B negates the summon.
pub(crate) fn negated(t: &mut Table) {
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Halt"));
    pass(t, WindowKind::Chain);
}

/// Where the card of this name stands.
pub(crate) fn place_of(t: &Table, name: &str) -> Place {
    let face = t.face(name);
    let row = t.position.rows.iter().find(|row| row.face == Some(face));
    row.unwrap_or_else(|| panic!("no {name}")).place
}

/// The zone and number in which A's card of this name stands.
pub(crate) fn stands(t: &Table, name: &str) -> (Zone, u8) {
    let place = place_of(t, name);
    (place.zone, place.slot)
}

/// Why A's last cards moved.
pub(crate) fn reasons(t: &Table) -> Vec<Reason> {
    let moved = t.events.iter().filter_map(|event| match event {
        Event::CardsMoved { cause, .. } | Event::MaterialsAttached { cause, .. } => {
            Some(cause.reason)
        }
        _ => None,
    });
    moved.collect()
}

/// The rules that were broken, in order.
pub(crate) fn irregular(t: &Table) -> Vec<String> {
    let broken = t.events.iter().filter_map(|event| match event {
        Event::Irregularity { rule, .. } => Some(rule.to_string()),
        _ => None,
    });
    broken.collect()
}
